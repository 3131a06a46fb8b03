# Was eine Person an allen Tischen betrifft.

## Die Tische, an denen man sitzt

mygames-title =
    { $mine ->
        [0] **Kein Tisch wartet auf dich.** Du sitzt an { $count }.
        [one] **Ein Tisch wartet auf dich.** Du sitzt an { $count }.
       *[other] **{ $mine } Tische warten auf dich.** Du sitzt an { $count }.
    }
mygames-mine = **{ $title }** · wartet auf dich · { $since } · { $place }
mygames-others = { $title } · wartet auf { $names } · { $since } · { $place }
mygames-thinking = { $title } · eine KI ist am Zug · { $place }
mygames-lobby = { $title } · noch nicht begonnen, eröffnet { $since } · { $place }
mygames-starting = { $title } · wartet auf die Ankündigung · { $since } · { $place }
mygames-seat = { $number } · Mein Platz

refused-no-games = Du sitzt gerade an keinem Tisch. Eröffne einen mit /{ command-play }.

command-mygames = meinespiele
command-mygames-about = Wo du sitzt und welche Tische auf dich warten.

## Benachrichtigungen

push-waits = **{ $title }** wartet auf dich, in { $place }.
back-on = { $name } ist am { $date } zurück.
paused = Dieser Tisch macht Pause: Niemand wird gedrängt.

## Was man für sich selbst wählt

me-title = **Wie ich mit dir umgehe** – überall, an jedem Tisch.
me-quiet-none = Keine Ruhezeit. Mit `ruhe` und `zone` von /{ command-me } bin ich nachts still.
me-quiet = Ruhe von { $begins } bis { $ends } ({ $zone }): Was dann kommt, meldet sich danach.
me-here = Du bist da. Mit `weg` von /{ command-me } sagst du, wann du zurück bist.
me-away = Du bist weg und am { $date } zurück. Bis dahin melde ich mich nicht, und die anderen sehen es.
me-push = Ton, wenn ich dran bin
me-remind-hours = Mich erinnern
me-locale = Sprache
me-hints = Tipps
me-shows-statistics = In Statistiken erscheinen
me-invitations = Wer mich einladen darf
me-looking = Mich rufen, wenn Leute gesucht werden
me-yes = ja
me-no = nein
me-usual = wie es der Tisch hält
me-never = nie
me-hours =
    { $count ->
        [one] nach einer Stunde
       *[other] nach { $count } Stunden
    }
me-language-discord = wie in Discord
me-language-en = English
me-language-es = Español
me-language-de = Deutsch
me-invitations-all = alle
me-invitations-played = Leute, mit denen ich gespielt habe
me-invitations-nobody = niemand

## Das Tempo eines Tisches

pace-now = Das Tempo dieses Tisches: **{ $pace }**.
pace-agree = Mehr als die Hälfte derer, die hier sitzen, muss einer Änderung zustimmen ({ $needed }).
pace-choose = Ein anderes Tempo
pace-evening = ein Abend
pace-evening-about = Minuten: Bald darf eine KI für Fehlende einspringen.
pace-days = Tage
pace-days-about = Eine Erinnerung am Tag; eine KI darf nach drei Tagen einspringen.
pace-slow = keine Eile
pace-slow-about = Keine Erinnerungen; eine KI darf nach zwei Wochen einspringen.
proposal = { $name } schlägt vor: **{ $what }**. Es fehlen noch Stimmen: { $needed }.
proposal-asked = Ich habe die anderen gefragt. Es fehlen noch Stimmen: { $needed }.
proposal-refused = Nicht angenommen: { $what }. Alles bleibt, wie es ist.
proposal-done = Angenommen: **{ $what }**.
proposal-pause = eine Pause machen
proposal-resume = weiterspielen
proposal-end = die Partie hier beenden, ohne Ergebnis
proposal-pace = das Tempo ändern auf „{ $pace }“
button-pause = Pause
button-resume = Weiterspielen
button-fine = Einverstanden
button-rather-not = Lieber nicht

refused-choice = Das kann man hier nicht wählen. Nimm noch einmal /{ command-me }.
refused-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Tippe eine Stadt wie Berlin und wähle aus der Liste.
refused-zone-missing = In welcher Zeitzone bist du? Gib bei /{ command-me } auch `zone` an: Tippe eine Stadt und wähle aus der Liste.
refused-quiet = „{ $typed }“ verstehe ich nicht. Schreib Ruhezeiten so: 22:00-8:30, oder „aus“.
refused-date = „{ $typed }“ verstehe ich nicht. Schreib den Tag, an dem du zurück bist, so: 2026-12-24, oder „aus“.
refused-date-range = Dieser Tag muss nach heute liegen und innerhalb eines Jahres.
refused-paused = Dieser Tisch macht Pause. „{ button-resume }“ unter /{ command-pace } beendet sie.
refused-come-back-first = Gerade spielt eine KI für dich. Hol dir erst deinen Platz zurück: /{ command-comeback }.
refused-proposal-gone = Das steht nicht mehr zur Entscheidung. Mit /{ command-pace } kannst du etwas Neues vorschlagen.

command-me = ich
command-me-about = Benachrichtigungen, Ruhezeit, Sprache und was du sonst für dich wählst.
command-pace = tempo
command-pace-about = Wie schnell dieser Tisch spielt; Pause machen.
option-quiet = ruhe
option-quiet-about = Ruhezeit, zum Beispiel 22:00-8:30; „aus“ beendet sie.
option-zone = zone
option-zone-about = Deine Zeitzone: Tippe eine Stadt.
option-away = weg
option-away-about = Der Tag, an dem du zurück bist, wie 2026-12-24; „aus“, wenn du da bist.

## Die eigenen Daten

mydata = Was ich über dich weiß, gehört dir. Ich kann es dir als Datei geben oder dich ganz vergessen.
mydata-here = Alles, was ich über dich gespeichert habe, in einer Datei.
erase-sure = Dich löschen? Was du gewählt hast, Statistik, Wertungen und Sperren werden gelöscht. In beendeten Partien bleibt dein Platz ohne Namen; in laufenden übernimmt ihn eine KI für immer.
erase-really = **Letzte Frage.** Du wirst sofort und auf allen Servern gelöscht. Niemand kann das rückgängig machen, auch nicht, wer diesen Bot betreibt.
erased = Erledigt: Ich kenne dich nicht mehr. Was ich in Kanälen und Direktnachrichten geschrieben habe, bleibt bei Discord; deinen Teil kannst du dort löschen.
not-erased = Es wurde nichts gelöscht.
button-export = Exportieren
button-erase = Mich löschen
button-erase-now = Ja, lösch mich jetzt
button-keep-me = Alles behalten
game-abandoned = Zu dieser Partie ist lange niemand mehr gekommen, darum ruht sie hier. Danke fürs Spielen; ein neuer Tisch steht dir immer offen.
refused-cleared = Diese Partie ist so lange her, dass ihre Züge gelöscht sind. Ihr Ergebnis steht in /{ command-history }.
refused-blocked = An diesen Tisch kannst du dich nicht setzen. Eröffne deinen eigenen mit /{ command-play }.
command-mydata = meinedaten
command-mydata-about = Alles, was ich über dich weiß: als Datei oder gelöscht.

## Es fehlt noch jemand

invitation-new = **{ $name }** würde gern mit dir { $title } spielen, in { $place }.
invitation-declined = Vielleicht ein andermal. Niemand erfährt davon.
invited = Ich habe gefragt, einmal und höflich.
looking = **{ $name }** sucht Leute zum Mitspielen: { $title }, in { $place }.
looking-done =
    { $count ->
        [0] Dein Tisch ist markiert. Gerade möchte hier niemand gerufen werden.
        [one] Dein Tisch ist markiert, und ich habe eine Person gerufen.
       *[other] Dein Tisch ist markiert, und ich habe { $count } Personen gerufen.
    }
button-no-thanks = Nein, danke
refused-invite-whom = Nenne jemanden, der noch nicht an diesem Tisch sitzt.
refused-invitation = Diese Person nimmt gerade keine Einladungen von dir an.
refused-invited = Diese Person wurde schon gefragt. Niemand wird für denselben Tisch zweimal gefragt.
refused-too-many-invitations = Du hast in einer Stunde schon { $most } Leute eingeladen, mehr sind nicht erlaubt. Warte eine Weile, bevor du weiter einlädst.
refused-invite-later = Ich schreibe nur wenige neue Leute in einer Minute an und habe deshalb noch nicht gefragt. Lade die Person in einer Minute noch einmal ein.
refused-looking = Dieser Tisch hat schon gerufen. Lade jemanden mit /{ command-invite } ein.
refused-looking-again =
    { $minutes ->
        [one] Du hast schon gerufen. In einer Minute kannst du wieder rufen, an jedem Tisch; lade bis dahin jemanden mit /{ command-invite } ein.
       *[other] Du hast schon gerufen. In { $minutes } Minuten kannst du wieder rufen, an jedem Tisch; lade bis dahin jemanden mit /{ command-invite } ein.
    }
command-invite = einladen
command-invite-about = Lade jemanden an deinen Tisch ein, einmal und höflich.
command-looking = suchen
command-looking-about = Leute zum Mitspielen suchen: Ich rufe alle, die das hier möchten.

## Jemand anders setzt sich

take-over-whose = Wessen Platz möchtest du übernehmen?
proposal-seat = { $name } übernimmt den Platz von { $seat }
proposal-newcomer = **{ $name }** würde gern den Platz von { $seat } übernehmen. Es fehlen noch Stimmen: { $needed }.
seat-taken = { $name } spielt jetzt auf deinem Platz. Danke für den Anfang; ein neuer Tisch steht dir immer offen: /{ command-play }.
took-over = -# { $name } hat von { $former } übernommen.
end-together-instead = Du kannst vorschlagen, sie gemeinsam zu beenden, ohne Ergebnis.
button-end-together = Gemeinsam beenden
refused-stranger-free-seat = Du sitzt nicht an diesem Tisch. Du kannst hier zuschauen oder einen Platz übernehmen, auf dem eine KI spielt: /{ command-takeover }.
refused-no-free-seat = Hier ist kein Platz frei. Übernehmen kannst du einen, auf dem eine KI für jemanden spielt, der gegangen oder nicht da ist.
command-takeover = übernehmen
command-takeover-about = Einen Platz übernehmen, auf dem eine KI für jemanden spielt.

## Aufgeben

button-concede = Aufgeben
concede-sure = Aufgeben? Für die anderen spielt eine KI weiter. Du kannst nicht zurückkommen und belegst den letzten Platz.
concede-sure-last = Aufgeben? Die Partie endet hier, und du belegst den letzten Platz.
conceded = Du hast aufgegeben.
has-conceded =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
wins-by-it = **{ $name }** gewinnt.
refused-conceded = Du hast diese Partie aufgegeben, der Platz gehört dir nicht mehr. Eröffne einen neuen Tisch mit /{ command-play }.
command-concede = aufgeben
command-concede-about = Eine Partie aufgeben: Du belegst den letzten Platz.
