# Die eigenen Worte des Bots, gleich bei welchem Spiel. Die der Spiele stehen in eigenen Dateien.

## Lobby

lobby-title = **{ $title }** · { $least } bis { $most } Personen
lobby-player = **{ $name }** · spielt per Direktnachricht
lobby-plays-here = **{ $name }** · spielt hier
lobby-ai = **{ $name }** · KI, { $level }
introduced-ai = { $name } (KI, { $level })
level-easy = leicht
level-normal = normal
level-hard = schwer
lobby-room =
    { $room ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $room } Plätze sind noch frei.
    }
lobby-started = **{ $title }** läuft: { $names } spielen in { $place }.
lobby-over =
    { $count ->
        [one] **{ $title }** ist vorbei, und **{ $winners }** hat gewonnen: { $names } haben in { $place } gespielt.
       *[other] **{ $title }** ist vorbei, und **{ $winners }** teilen sich den Sieg: { $names } haben in { $place } gespielt.
    }
lobby-cut-short = { $name } hat **{ $title }** vorzeitig beendet: { $names } haben in { $place } gespielt.
lobby-stopped = **{ $title }** wurde nicht zu Ende gespielt: { $names } spielten in { $place }.
lobby-closed = **{ $title }**: Niemand hat begonnen, darum ist der Tisch abgeräumt. Einen neuen öffnest du mit /{ command-play }.
lobby-left = **{ $title }**: Alle sind aufgestanden, darum ist der Tisch abgeräumt. Einen neuen öffnest du mit /{ command-play }.
lobby-ended = **{ $title }**: { $name } hat diesen Tisch geschlossen. Einen neuen öffnest du mit /{ command-play }.
lobby-ended-managed = **{ $title }**: Jemand, der diesen Server verwaltet, hat den Tisch geschlossen.
lobby-ended-undealt = **{ $title }**: Diese Partie hat nie begonnen, darum ist ihr Tisch abgeräumt. Einen neuen öffnest du mit /{ command-play }.
option-line = { $title }: { $value }
hints-title = Tipps
hints-allowed =
    { $allowed ->
        [yes] erlaubt
       *[no] nicht erlaubt
    }
hint = Eine KI würde das tun: { $said }
hinted = -# Erbetene Tipps: { $players }.
hinted-one = { $name } { $count }
language-title = Sprache des Tisches
language =
    { $language ->
        [es] Spanisch
        [de] Deutsch
       *[en] Englisch
    }
options-title = Was soll an diesem Tisch anders sein?
joined = Du hast einen Platz. Bis gleich am Tisch!
left = Du bist aufgestanden. Dein Platz ist frei.
ai-level = Wie gut soll die KI spielen?
ai-added = { $name } setzt sich zu euch. Noch eine KI?
ai-removed = { $names } steht wieder auf.
starting = Die Plätze werden gemischt. Los geht’s!
greeting = Hallo { $name }! Hier frage ich dich nach deinen Zügen in { $title }.
direct-closed = Ich kann dir nicht schreiben. Du spielst über den Knopf „{ $button-seat }“ unter dem Spielplan mit – oder erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern und drück noch einmal „{ $button-join }“.
invitation = **{ $name }** möchte gern noch einmal { $title } mit dir spielen, in { $place }.
invitation-accepted = Du hast einen Platz in { $place }. Bis gleich am Tisch!
invitations-refused =
    { $named ->
        [yes] { $name } fragt dich nicht wieder. Wenn du es dir anders überlegst, nimm /{ command-unblock }.
       *[no] Diese Person fragt dich nicht wieder. Wenn du es dir anders überlegst, nimm /{ command-unblock }.
    }
blocked = Von { $name } bekommst du keine Einladungen mehr. /{ command-unblock } erlaubt sie wieder.
unblocked = { $name } darf dich wieder zum Spielen einladen.

## The joint deal

lobby-seal = -# Das Austeilen ist versiegelt: { $seal }…
lobby-starting = **{ $title }** beginnt, sobald ich in { $place } ankündigen kann, woraus ausgeteilt wird. Ich versuche es weiter; vorher wird nichts ausgeteilt.
with-word = { $said } · „{ $word }“
luck-label = Deine Worte
luck-about = Ein paar Worte oder Ziffern von dir, die alle sehen. Sie werden mitgemischt.
luck-added = Dein Glück ist mit im Spiel.
announcement-title = **{ $title }** · Daraus wird ausgeteilt:
announcement-apart = Neue Nachbarn, wenn der Zufall es zulässt; zuletzt saßen hintereinander: { $pairs }
announcement-again = Diese Ankündigung steht noch einmal hier, weil bei einer früheren etwas schiefging. Siehst du eine ältere, dann gilt diese.
announcement-seal = -# Tisch { $table }, versiegeltes Geheimnis `{ $seal }`. Das Geheimnis, diese Liste und die Nummer, die Discord dieser Nachricht gibt, bestimmen Plätze und Karten; alle drei kennt vorher niemand.
check-lobby = Das Geheimnis für dieses Austeilen ist gezogen und kann sich nicht mehr ändern: Sein SHA-256 ist `{ $seal }`. Mit „{ $luck }“ kannst du eigene Worte dazugeben. Beim Start wird alles angekündigt, und erst die Nummer, die Discord dieser Ankündigung gibt, bestimmt das Austeilen. Am Ende kannst du hier alles prüfen.
check-later = Das Geheimnis dieses Austeilens hat den SHA-256 `{ $seal }`. Die Ankündigung, aus der Plätze und Karten entstanden sind: { $link }. Wenn die Partie zu Ende ist, öffne ich das Geheimnis und prüfe hier alles.
check-later-seed = Der Startwert dieser Partie hat den SHA-256 `{ $seal }`, der am Anfang zu sehen war. Wenn die Partie zu Ende ist, öffne ich ihn und prüfe hier alles.
check-older-jointly = Das Austeilen stimmt: Das Geheimnis hat das Siegel `{ $seal }`, und mit der Ankündigung { $link } ergibt es den Startwert `{ $seed }` und die Plätze. Vergleich dort das Siegel, die Namen und die Worte. Die Züge kann ich nicht nachspielen: Die Partie begann nach Fassung { $began } der Regeln, und ich kenne Fassung { $now }. Das steht auch in der Aufzeichnung.
check-jointly =
    Das Austeilen stimmt. Das Geheimnis hat das Siegel `{ $seal }`; mit ihm, den angekündigten Namen, Worten und Einstellungen und der Nummer der Ankündigung ergibt sich der Startwert `{ $seed }`, aus ihm die Plätze und die Karten, und alle { $moves } Züge führen genau zu diesem Ende.
    Sieh dir die Ankündigung selbst an: { $link } muss dasselbe Siegel, dieselben Namen und dieselben Worte zeigen. Nicht bewiesen ist, dass ich vorher keine andere Ankündigung gezeigt und wieder gelöscht habe und dass niemand, der mich betreibt, in Karten geschaut hat. Mit der Aufzeichnung kannst du es ohne mich prüfen.
deal-opened = -# Das Geheimnis war `{ $secret }`; „{ $check }“ rechnet daraus das Austeilen nach.
seed-opened = Der Startwert war `{ $seed }`. Sein SHA-256 ist das Siegel vom Anfang; „{ $check }“ spielt die ganze Partie daraus nach.

## Game

no-thread = Ich darf hier keine Threads öffnen, darum spielen wir in diesem Kanal.
plays-here = Spielt hier, mit dem Knopf darunter: { $names }
plays-here-too = Ohne Direktnachrichten, dafür mit dem Knopf unter dem Spielplan dabei: { $names }.
your-turn = An der Reihe: { $names }.
seat-nothing = Du hast gerade nichts zu entscheiden.
waiting-for = Wir warten auf { $names }.
thinking =
    { $count ->
        [one] { $names } denkt nach.
       *[other] { $names } denken nach.
    }
waiting-since =
    Wir warten { $when ->
        [today] seit { $time }
        [yesterday] seit gestern
        [monday] seit Montag
        [tuesday] seit Dienstag
        [wednesday] seit Mittwoch
        [thursday] seit Donnerstag
        [friday] seit Freitag
        [saturday] seit Samstag
        [sunday] seit Sonntag
       *[earlier] seit dem { $date }
    } auf { $names }.
stands-in = Eine KI spielt vorerst für { $names }.
stand-in-proposed = Soll eine KI für { $name } spielen? { $votes } von { $needed } nötigen Stimmen. Mit „{ $button }“ stimmst du zu.
stand-in-whom = Für wen soll eine KI spielen, bis er oder sie zurück ist? Mehr als die Hälfte der anderen muss zustimmen; steht noch einmal so lange alles still, genügt eine Stimme.
stand-in-voice = Deine Stimme zählt: { $votes } von { $needed }, die es braucht, damit eine KI für { $name } spielt.
stand-in-seated = Jetzt spielt eine KI für { $name }, bis zur Rückkehr.
stand-in-notice = Die anderen warten auf dich, darum spielt vorerst eine KI für dich. Der Platz bleibt deiner: Komm zurück, wann du willst.
left-notice = Du hast die Partie verlassen, und eine KI spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
left-game = Du hast die Partie verlassen. Eine KI spielt für dich weiter; wenn du es dir anders überlegst, gibt dir /{ command-comeback } deinen Platz zurück.
leave-sure = Diese Partie verlassen? Eine KI spielt für dich weiter, und du kannst zurückkommen, solange die Partie läuft.
leave-sure-last = Diese Partie verlassen? Dann wäre niemand mehr da, und sie wäre hier zu Ende.
has-left =
    { $count ->
        [one] { $names } hat die Partie verlassen, und eine KI spielt weiter.
       *[other] { $names } haben die Partie verlassen, und KIs spielen weiter.
    }
stand-in-over = Du warst weg, und eine KI hat für dich gespielt.
welcome-back = Willkommen zurück! Der Platz gehört wieder dir.
welcome-back-told = Die KI hat inzwischen für dich entschieden:
welcome-back-untold = Die KI hat noch nichts für dich entschieden.
game-ended = { $name } hat die Partie beendet.
game-ended-together = Ihr habt die Partie gemeinsam beendet, ohne Ergebnis.
game-ended-managed = Jemand, der diesen Server verwaltet, hat die Partie beendet.
game-over = **Das Spiel ist vorbei.** Siegerpodest und Revanche sind in { $place }.
list-and = { $most } und { $last }
which-table = Es gibt mehrere Tische. Welchen meinst du?
menu-choose = Wähle
rules-page = Seite { $number } von { $count }
record-here = Die ganze Partie in einer Datei. So prüfst du sie: `python -m engine verify { $file }`
check-right = Die Karten standen vor der Partie fest und haben sich seitdem nicht geändert: Der Startwert `{ $seed }` hat den SHA-256 `{ $seal }`, der am Anfang zu sehen war, und alle { $moves } Züge führen von ihm genau zu diesem Ende. Mit der Aufzeichnung kannst du es selbst prüfen.
check-older = Der Startwert `{ $seed }` hat den SHA-256 `{ $seal }`, der am Anfang zu sehen war. Die Züge kann ich nicht nachspielen: Die Partie begann nach Fassung { $began } der Regeln, und ich kenne Fassung { $now }. Das steht auch in der Aufzeichnung.
check-wrong = Die Aufzeichnung lässt sich nicht so nachspielen, wie sie gespeichert wurde. Bitte heb sie auf und zeig sie der Person, die diesen Bot betreibt.
end-sure = Diesen Tisch für alle beenden? Das lässt sich nicht rückgängig machen.
end-done = Der Tisch ist beendet.
end-not = Der Tisch bleibt. Viel Spaß beim Spielen!

## Buttons

button-join = Mitspielen
button-leave = Aufstehen
button-ai = KI dazusetzen
button-no-ai = KI wegschicken
button-easy = Leicht
button-normal = Normal
button-hard = Schwer
button-options = Einstellungen
button-luck = Glück dazugeben
button-start = Beginnen
button-seat = Mein Platz
button-hint = Tipp
button-to-table = Zum Tisch
button-to-cards = Zu deinen Karten
button-stand-in = KI spielen lassen
button-come-back = Zurückkommen
button-text = Spielplan als Text
button-rules = Regeln
button-why = Warum?
button-closer = Näher ansehen
button-whole = Ganzer Spielplan
button-back = Zurück
button-change = Ändern
button-previous = Zurückblättern
button-next = Weiterblättern
button-end = Tisch beenden
button-keep = Weiterspielen
button-leave-game = Partie verlassen
button-no-invitations = Nicht mehr fragen
button-rematch = Revanche
button-record = Aufzeichnung
button-check = Austeilen prüfen

## Refusals

refused-stranger = Du sitzt nicht an diesem Tisch. Du kannst hier zuschauen oder mit /{ command-play } einen eigenen öffnen.
refused-lobby-stranger = Das entscheidet, wer hier sitzt. Drück „{ $button-join }“, um dich zu setzen.
refused-seated = Du sitzt schon hier.
refused-not-seated = Du sitzt nicht hier. Drück „{ $button-join }“, um dich zu setzen.
refused-full = Alle { $most } Plätze sind besetzt. Öffne mit /{ command-play } einen weiteren Tisch.
refused-too-few = Für dieses Spiel braucht ihr mindestens { $least } Leute. Lade jemanden ein oder setz eine KI dazu.
refused-started = Die Partie hat schon begonnen.
refused-not-lobby = Die Partie hat begonnen, darum lässt sich das nicht mehr ändern.
refused-not-started = Die Partie hat noch nicht begonnen. Drück „{ $button-start }“, wenn alle sitzen.
refused-not-dealt = Noch ist nichts ausgeteilt: Die Partie beginnt, sobald ich sie ankündigen kann. Bis dahin kannst du sie mit /{ command-leave } verlassen, und wer sie eröffnet hat, kann sie mit /{ command-end } beenden.
refused-closed = Dieser Tisch ist beendet. Einen neuen öffnest du mit /{ command-play }.
refused-left = Du hast diese Partie schon verlassen. /{ command-comeback } gibt dir deinen Platz zurück.
refused-own-block = Dich selbst kannst du nicht sperren. Nenne jemand anderen.
refused-own-stand-in = Für dich spielt eine KI, wenn die anderen es wollen, während du weg bist, oder wenn du mit /{ command-leave } gehst.
refused-ai-stand-in = Für { $name } spielt schon eine KI.
refused-not-waited-for = Auf { $name } wartet gerade niemand, darum gibt es da nichts zu entscheiden.
refused-nobody-away = Gerade lässt euch sonst niemand warten. Frag wieder, wenn es so weit ist.
refused-answer-first = Der Tisch wartet auch auf dich, also antworte zuerst: /{ command-hand } zeigt, was du gefragt wirst.
refused-too-early =
    { $minutes ->
        [one] Habt noch ein wenig Geduld. Wenn in der nächsten Minute niemand zieht, darf eine KI einspringen.
       *[other] Habt noch ein wenig Geduld. Wenn in den nächsten { $minutes } Minuten niemand zieht, darf eine KI einspringen.
    }
refused-agreed = Du hast schon zugestimmt. Die anderen können denselben Knopf für { $name } drücken.
refused-no-hints = An diesem Tisch gibt es keine Tipps. Beim nächsten Mal könnt ihr sie vor dem Start unter „{ $button-options }“ erlauben.
refused-not-away = Der Platz gehört dir schon. /{ command-hand } zeigt, was ansteht.
refused-no-ai = Hier sitzt keine KI.
refused-option = Das lässt sich hier nicht wählen. Öffne „{ $button-options }“ noch einmal.
refused-end = Beenden kann diesen Tisch nur { $name } oder wer diesen Server verwaltet.
refused-still-playing = Die Partie läuft noch. Das geht, sobald sie zu Ende ist.
refused-rematch-stranger = Die Revanche ist für alle, die mitgespielt haben. Öffne mit /{ command-play } einen eigenen Tisch.
refused-rematch-exists = Die Revanche ist schon offen: Der neue Tisch steht weiter unten.
refused-old-question = Diese Frage ist vorbei. Drück „{ $button-seat }“ unter dem neuesten Spielplan, dann siehst du, was jetzt gefragt ist.
refused-already = Schon erledigt: Deine Antwort ist da.
refused-not-playing = Diese Partie ist zu Ende, es gibt nichts mehr zu beantworten.
refused-illegal = Das erlauben die Regeln gerade nicht. Drück „Mein Platz“, dann siehst du, was geht.
refused-busy = Das war zu viel auf einmal. Bitte drück noch einmal.
refused-too-many-tables = Du hast schon { $most } Tische offen. Beende einen mit /{ command-end } oder warte, bis eine Partie vorbei ist.
refused-server-full = Dieser Server hat { $most } offene Tische, mehr sind nicht erlaubt. Warte, bis eine seiner Partien vorbei ist.
refused-too-fast = Das war schneller, als ich mitkomme. Warte einen Moment und versuch es dann noch einmal.
refused-still-at-it = Ich bin noch mit deiner letzten Bitte beschäftigt. Warte, bis ich damit fertig bin, und frag dann noch einmal.
refused-old-command = Dieser Befehl hat sich inzwischen geändert. Starte Discord neu, oder tippe ihn noch einmal und wähle ihn aus der Liste.
refused-count =
    { $form ->
        [one] Wähle genau eine, nicht { $count }.
        [exact] Wähle genau { $least }, nicht { $count }.
       *[range] Wähle { $least } bis { $most }, nicht { $count }.
    }
refused-typed = Diese Antwort kenne ich nicht. Wähle aus: { $keys }
refused-typed-move = Diese Antwort ist jetzt nicht möglich. Du kannst zum Beispiel sagen: { $examples }
refused-typed-why = { $why } Du kannst zum Beispiel sagen: { $examples }
refused-why-alone = { $why }
refused-nothing-asked = Danach wirst du gerade nicht gefragt. /{ command-hand } zeigt, was ansteht.
refused-nothing-to-do = Damit kannst du gerade nichts tun. /{ command-hand } zeigt, was du tun kannst.
refused-no-seat = Du sitzt an keinem Tisch, an dem das geht. Setz dich dazu oder öffne mit /{ command-play } einen eigenen.
refused-no-table = Diesen Tisch gibt es nicht mehr. Einen neuen öffnest du mit /{ command-play }.
refused-no-table-here = Hier steht kein Tisch. Mit /{ command-play } öffnest du einen.
refused-no-game = Dieses Spiel kenne ich nicht. /{ command-play } zeigt, welche ich kenne.
refused-not-here = Tische werden in einem Kanal eines Servers geöffnet. Nimm /{ command-play } dort.
refused-not-invited = Ich bin noch nicht auf diesem Server, nur meine Befehle sind es. Wer ihn verwaltet, kann mich hereinlassen: { $link }
refused-private-thread = Ich sehe diesen privaten Thread nicht. Erwähne mich hier ({ $name }), um mich hereinzulassen, und versuch es dann noch einmal.
refused-permission =
    { $count ->
        [one] Hier kann ich kein Spiel zeigen: Mir fehlt die Berechtigung { $names }. Wer den Server verwaltet, kann sie mir geben.
       *[other] Hier kann ich kein Spiel zeigen: Mir fehlen die Berechtigungen { $names }. Wer den Server verwaltet, kann sie mir geben.
    }
permission-view = „Kanäle anzeigen“
permission-send = „Nachrichten senden“
permission-threads = „Nachrichten in Threads senden“
permission-files = „Dateien anhängen“
refused-term = Zu „{ $term }“ habe ich nichts gefunden. Tipp ein paar Buchstaben und wähle aus der Liste.
refused-file = Discord hat die Datei hier nicht angenommen. Es ist nichts verloren; versuch es bitte später noch einmal oder in einem anderen Kanal.
broken-table = Dieser Tisch lässt sich nicht mehr öffnen, das tut mir leid. Den anderen fehlt nichts; /{ command-play } öffnet einen neuen.
something-broke = Bei mir ist etwas schiefgegangen. Es ist nichts verloren; versuch es bitte noch einmal.
storage-lost = Mein Speicher ist beschädigt, ich kann nicht behalten, was du tust. Bitte sag es der Person, die diesen Bot betreibt.
press-again = Das hat leider zu lange gedauert. Drück bitte noch einmal.
or-type = Oder tippe /{ $command } { $answer }.

## Commands

command-play = spielen
command-play-about = Öffne einen Tisch für ein Spiel.
command-join = mitspielen
command-join-about = Setz dich an den Tisch in diesem Kanal.
command-leave = aufstehen
command-leave-about = Steh von einem Tisch auf, auch mitten in der Partie.
command-ai = ki
command-ai-about = Setzt eine KI an den Tisch in diesem Kanal.
command-removeai = ki-wegschicken
command-removeai-about = Schick eine KI wieder vom Tisch.
command-options = einstellungen
command-options-about = Ändere, was an diesem Tisch wählbar ist.
command-start = beginnen
command-start-about = Beginne die Partie.
command-luck = glück
command-luck-about = Gib ein paar eigene Worte zum Austeilen dazu.
command-end = beenden
command-end-about = Beende einen Tisch, den du geöffnet hast.
command-hand = hand
command-hand-about = Dein Platz: was gefragt ist und was du hast.
command-hint = tipp
command-hint-about = Was eine KI an deiner Stelle täte, und warum.
command-standin = vertretung
command-standin-about = Lass eine KI für jemanden spielen, auf den ihr wartet.
command-comeback = zurückkommen
command-comeback-about = Nimm der KI, die für dich spielt, deinen Platz wieder ab.
command-board = spielplan
command-board-about = Der Spielplan, wie er gerade steht.
command-text = text
command-text-about = Der Spielplan in Worten: genug, um nach Gehör zu spielen.
command-why = warum
command-why-about = Die letzte Wertung, Punkt für Punkt.
command-record = aufzeichnung
command-record-about = Die ganze Partie als Datei, wenn sie zu Ende ist.
command-check = prüfen
command-check-about = Wie hier ausgeteilt wird und, nach dem Ende, ob es stimmt.
command-rematch = revanche
command-rematch-about = Öffne einen Tisch für eine neue Partie und frag die anderen.
command-block = sperren
command-block-about = Bekomme von jemandem keine Einladungen mehr.
command-unblock = entsperren
command-unblock-about = Bekomme von jemandem wieder Einladungen.
command-rules = regeln
command-rules-about = Lerne ein Spiel oder schlag eines seiner Worte nach.
option-game = spiel
option-game-about = Welches Spiel?
option-term = begriff
option-term-about = Eine Karte, ein Feld oder ein Wort des Spiels.
option-person = person
option-person-about = Wen?
option-answer = antwort
option-answer-about = Deine Antwort; ohne sie siehst du die Frage.

## The end of a game

final-winner = **{ $name }** gewinnt { $points } zu { $others }.
final-tie-break = **{ $name }** gewinnt bei Gleichstand mit { $points }: { $why }.
final-shared = **{ $names }** teilen sich den Sieg mit je { $points }.
