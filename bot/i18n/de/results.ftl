# Ergebnisse: Statistik, Rangliste und vergangene Partien.

stats-title =
    { $games ->
        [one] **{ $name }** hat eine Partie gespielt
       *[other] **{ $name }** hat { $games } Partien gespielt
    } und { $wins } gewonnen; im Schnitt Platz { $place }.
stats-game = { $title }: { $games } gespielt · { $wins } gewonnen · { $average } Punkte im Schnitt, { $best } am meisten
stats-pace = Die Hälfte dieser Partien dauerte höchstens { $time }.
stats-pair =
    Du und { $name }, { $games ->
        [one] eine gemeinsame Partie
       *[other] { $games } gemeinsame Partien
    }: { $ahead }-mal lagst du vorn, { $behind }-mal hinten.
stats-nemesis =
    Am schwersten zu schlagen: { $name } – { $games ->
        [one] eine gemeinsame Partie
       *[other] { $games } gemeinsame Partien
    }, { $ahead }-mal vorn, { $behind }-mal hinten.
stats-recent = Plätze in den letzten Partien, die neueste zuletzt: { $places }.
stats-against = Gegen { $name }, Partien: { $games }; { $ahead }-mal vorn, { $behind }-mal hinten.
stats-hidden = Deine Statistik ist verborgen: Niemand findet dich in Ranglisten, in Statistiken oder im Verlauf, auch du selbst nicht.
stats-shown = Du bist wieder in Statistiken und Ranglisten zu finden.
duration-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
duration-hours = { $count } Stunden
duration-days = { $count } Tage
ranking-title =
    { $count ->
        [one] **{ $title }** auf diesem Server: eine Person
       *[other] **{ $title }** auf diesem Server: { $count } Personen
    }
ranking-line = { $rank }. { $name }: Wertung { $rating }, { $wins } von { $games } gewonnen
ranking-you = Du bist auf Platz { $rank } von { $count }.
ranking-about = Alle beginnen bei 1000. KIs haben eine feste Wertung, und eine unsichere Wertung zählt weniger.
history-title = **Deine letzten Partien**
history-line = { $when } · **{ $title }** · Sieg: { $winners } mit { $points } · { $names }
history-choose = Noch einmal ansehen
past-cleared = Die Züge dieser Partie sind gelöscht; ihr Ergebnis bleibt.
somebody = jemand

button-hide-me = Meine Statistik verbergen
button-show-me = Meine Statistik zeigen

refused-statistics-elsewhere = Die Statistik anderer zeige ich nur auf einem Server, auf dem ihr beide seid. Nimm dort /{ command-stats }.
refused-statistics-hidden = Diese Person möchte in keiner Statistik erscheinen.
refused-no-results = Du hast hier noch keine Partie zu Ende gespielt. Eröffne einen Tisch mit /{ command-play }.
refused-no-results-theirs = Diese Person hat hier noch keine Partie zu Ende gespielt.
refused-ranking-elsewhere = Eine Rangliste gehört zu einem Server. Nimm /{ command-ranking } in einem seiner Kanäle.
refused-no-ranking = Dieses Spiel hat hier noch niemand zu Ende gespielt. Eröffne einen Tisch mit /{ command-play }.

command-stats = statistik
command-stats-about = Partien, Siege, und wie es zwischen dir und anderen steht.
command-ranking = rangliste
command-ranking-about = Wer auf diesem Server am besten spielt.
command-history = verlauf
command-history-about = Deine letzten Partien mit ihrem Ende und ihrer Aufzeichnung.
option-of-person-about = Wessen? Lass es weg für deine eigene.
option-ranked-game-about = Welches Spiel? Lass es weg für das meistgespielte.

## Wiederholung

replay-step = Moment { $number } von { $count }
film-drawing = Ich zeichne den Film: { $done } von { $count } Bildern.
film-here = **{ $title }**, die ganze Partie in { $seconds } Sekunden.
button-replay = Wiederholung
button-film = Film machen
button-first = Erster
button-last = Letzter
refused-replay-older = Diese Partie begann nach älteren Regeln, als ich sie jetzt kenne; Zug für Zug kann ich sie nicht zeigen.
command-replay = wiederholung
command-replay-about = Eine beendete Partie noch einmal: Schritt für Schritt oder als Film.
