### Die Buntglasfenster von Sintra auf Deutsch.

sintra-title = Die Buntglasfenster von Sintra
sintra-blurb =
    Etwa 40 Minuten. Nimm Scheiben einer Farbe, fülle die Streifen über deinem Palast von links nach rechts und verglase seine Fenster.
    Jeder volle Streifen wertet auch die verglasten Fenster rechts davon. Was nicht passt, zerbricht. Sechs Runden, die meisten Punkte gewinnen.

## The slash command

command-glass = glas
command-glass-about = Dein Zug in einer Zeile, zum Beispiel: Manufaktur 3 blau Streifen 5. Oder: Glaser.

## Table options

sintra-option-side = Palastseite
sintra-side =
    { $side ->
        [A] A: am Ende zählen die Ornamente
       *[B] B: am Ende zählen volle Fenster mal Scheiben einer Farbe
    }
sintra-option-edition = Ausgabe

## Small phrases

sintra-nothing = nichts
sintra-colour =
    { $colour ->
        [blue] blau
        [green] grün
        [yellow] gelb
        [orange] orange
        [pink] rosa
       *[wild] jede Farbe
    }
sintra-amount =
    { $colour ->
        [blue] { $count } blau
        [green] { $count } grün
        [yellow] { $count } gelb
        [orange] { $count } orange
        [pink] { $count } rosa
       *[wild] { $count } beliebig
    }
sintra-factory = Manufaktur { $number }
sintra-centre = Mitte
sintra-from-factory = aus Manufaktur { $number }
sintra-from-centre = aus der Mitte
sintra-strip = Streifen { $number }
sintra-strip-keep = Streifen { $number }, { sintra-colour } behalten
sintra-with-marker = Startmarker

## Your turn

sintra-your-turn = **Runde { $round }: du bist am Zug** · { sintra-colour } zählt
sintra-you =
    Du: { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $projected }, wenn jetzt Schluss wäre · Platz { $place } von { $seats }
sintra-glazier-back = Glaser zurück
sintra-back-to = zu Streifen { $strip }
sintra-which-colour = { $place }: welche Farbe nimmst du?
sintra-rest-to-centre = Die anderen kommen in die Mitte.
sintra-which-strip = { $amount }: auf welchen Streifen?
sintra-can-complete =
    { $points ->
        [one] { $taken }, Streifen { $strip } würde voll, { $points } Punkt
       *[other] { $taken }, Streifen { $strip } würde voll, { $points } Punkte
    }
sintra-fit =
    { $taken ->
        [one] { $taken } passt auf { $count ->
            [one] Streifen { $strips }
           *[other] die Streifen { $strips }
        }
       *[other] { $taken } passen auf { $count ->
            [one] Streifen { $strips }
           *[other] die Streifen { $strips }
        }
    }
sintra-breaks-anyway =
    { $count ->
        [one] { $taken }, mindestens { $count } zerbricht
       *[other] { $taken }, mindestens { $count } zerbrechen
    }
sintra-effect-complete =
    { $points ->
        [one] voll, { $points } Punkt
       *[other] voll, { $points } Punkte
    }
sintra-effect-placed = { $count } gelegt
sintra-effect-broken =
    { $count ->
        [one] { $count } zerbricht
       *[other] { $count } zerbrechen
    }
sintra-would-have = dann { $amount } in Fenstern
sintra-did = Dein Zug: { $deeds }.
sintra-answered = Du hast deinen Zug gemacht.

## What cannot be typed

sintra-misread-empty = { $place }: dort ist kein Glas mehr.
sintra-misread-colour = { $place }: dort ist nichts in { sintra-colour }.
sintra-misread-gone = Streifen { $strip } liegt wieder in der Schachtel.
sintra-misread-reach = Streifen { $strip } ist außer Reichweite: Dein Glaser ist bei { $glazier } und geht nur nach rechts.
sintra-misread-room = Streifen { $strip } hat kein freies Feld für { sintra-colour }.

## The story

sintra-turn = **{ $name }**: { $deeds }.
sintra-deed-taken = { $amount } { $whence }
sintra-deed-marker = Startmarker, Glasbruch jetzt { $loss }
sintra-deed-placed = { $count } auf Streifen { $strip }
sintra-deed-broken =
    { $count ->
        [one] { $count } zerbricht, Glasbruch jetzt { $loss }
       *[other] { $count } zerbrechen, Glasbruch jetzt { $loss }
    }
sintra-deed-bottom =
    { $count ->
        [one] { $count } zerbricht, und der Marker erreicht das Ende: sofort { $lost }
       *[other] { $count } zerbrechen, und der Marker erreicht das Ende: sofort { $lost }
    }
sintra-deed-completed =
    { $bonus ->
        [0] Streifen { $strip } voll, { $kept } ins Fenster
        [one] Streifen { $strip } voll, { $bonus } Punkt für { $colour }, { $kept } ins Fenster
       *[other] Streifen { $strip } voll, { $bonus } Punkte für { $colour }, { $kept } ins Fenster
    }
sintra-deed-scored =
    { $points ->
        [one] Fenster { $window } gibt { $points } Punkt
       *[other] Fenster { $window } gibt { $points } Punkte
    }
sintra-deed-glazier = Glaser zurück zu Streifen { $strip }
sintra-round-begins = Runde { $round } beginnt: { sintra-colour } zählt. **{ $name }** fängt an.

## Where the game stands

sintra-status = Runde { $round } von { $rounds } · { sintra-colour } zählt · { $points } · wenn jetzt Schluss wäre: { $projected }
sintra-over = Das Spiel ist aus.
sintra-seating = Ihr spielt in dieser Reihenfolge: { $circle }. **{ $first }** fängt an.
sintra-seating-track = Farben, die zählen, Runde für Runde: { $track }. Die Paläste zeigen Seite { $side }.

## Points

sintra-why-now = Wenn jetzt Schluss wäre:
sintra-why-nothing = noch nichts
sintra-reason-windows = Fenster { $points }
sintra-reason-round-colours = Rundenfarben { $points }
sintra-reason-bottom-reached =
    { $times ->
        [one] Ende der Glasbruchleiste (einmal) −{ $points }
       *[other] Ende der Glasbruchleiste ({ $times }-mal) −{ $points }
    }
sintra-reason-panes-left =
    { $panes ->
        [one] auf Streifen übrig ({ $panes } Scheibe) { $points }
       *[other] auf Streifen übrig ({ $panes } Scheiben) { $points }
    }
sintra-reason-broken-glass = Glasbruch −{ $points }
sintra-reason-ornament = Ornament { $number } ({ $panes } Scheiben) { $points }
sintra-reason-complete-windows =
    { $windows ->
        [one] { $windows } volles Fenster × { $panes } in { sintra-colour } = { $points }
       *[other] { $windows } volle Fenster × { $panes } in { sintra-colour } = { $points }
    }
sintra-total =
    { $source ->
        [windows] Fenster { $points }
        [round-colours] Rundenfarben { $points }
        [ornament] Ornamente { $points }
        [complete-windows] volle Fenster { $points }
        [panes-left] übrige Scheiben { $points }
       *[broken-glass] Glasbruch { $points }
    }
sintra-fewer-lost = weniger Punkte durch Glasbruch verloren, { $lost } gegen { $others }

## For the ear

sintra-alt-head = Runde { $round } von { $rounds }, { sintra-colour } zählt. { $name } ist am Zug.
sintra-alt-coming = Farben der nächsten Runden: { $colours }.
sintra-alt-supply = Beutel: { $bag }. Turm: { $tower }.
sintra-alt-points = Punkte unter den Fenstern von links nach rechts: { $points }.
sintra-alt-player =
    { $name }: Punkte { $points }, Scheiben in Fenstern { $panes }, Glaser bei { $glazier }, Glasbruch { $loss }.
sintra-alt-own-strips = Dein Glaser ist bei { $glazier }. Deine Streifen brauchen: { $strips }.
sintra-alt-strips = Glaser bei { $glazier }. Die Streifen brauchen: { $strips }.
sintra-alt-laid = liegt { $panes }
sintra-alt-ornaments = Ornamente zwischen den Fenstern { $windows }.
sintra-alt-losses = Die Glasbruchleiste von oben: { $losses }.
sintra-alt-reverse = Rückseite { $spaces }
sintra-alt-windows = Fenster: { $windows }.
sintra-alt-broken =
    { $ahead ->
        [one] Glasbruch { $loss }; noch { $ahead } Schritt bis zum Ende.
       *[other] Glasbruch { $loss }; noch { $ahead } Schritte bis zum Ende.
    }
sintra-alt-course = Punkte nach Runden: { $points }.

## The rules

sintra-page-idea-title = Die Idee
sintra-page-idea =
    Ihr seid Glaser. Über den acht Fenstern deines Palasts hängen acht Musterstreifen mit fünf Feldern. Fülle einen Streifen mit Scheiben in seinen Farben, und eine davon kommt in das Fenster darunter.

    In jeder Manufaktur liegen vier Scheiben: { $two } Manufakturen zu zweit, { $three } zu dritt, { $four } zu viert. Das Spiel dauert { $rounds } Runden; eine Runde endet, wenn kein Glas mehr da ist.

    In deinem Zug nimmst du Scheiben einer Farbe und legst sie auf einen Streifen, oder du stellst deinen Glaser zurück. Die meisten Punkte gewinnen.
sintra-page-take-title = Scheiben nehmen
sintra-page-take =
    • Aus einer Manufaktur: alle Scheiben einer Farbe. Die anderen kommen in die Mitte.
    • Aus der Mitte: alle Scheiben einer Farbe. Wer das in der Runde zuerst tut, nimmt auch den Startmarker, beginnt die nächste Runde und rückt auf der Glasbruchleiste einen Schritt nach unten.

    Ein Beispiel: Manufaktur 3 hat zwei blaue, eine rosa und eine orange Scheibe. Du nimmst die zwei blauen; rosa und orange kommen in die Mitte, wo jemand mehr davon finden wird.
sintra-page-strips-title = Streifen füllen
sintra-page-strips =
    Alle genommenen Scheiben kommen auf einen Streifen, jede auf ein freies Feld ihrer Farbe; ein graues Feld nimmt jede Farbe. Es ist der Streifen unter deinem Glaser oder einer rechts von ihm, nie links. Er rückt zu diesem Streifen.

    Scheiben ohne Feld zerbrechen. Solange ein Streifen in seiner Reichweite die Farbe nimmt, musst du einen benutzen; welchen, entscheidest du.

    Das kleine Muster auf einem Streifen zeigt seine Rückseite. Im Bild deines Platzes zeigen helle Rahmen, wohin die Scheiben kämen; jeder Knopf sagt, was gelegt wird, was zerbricht und wie viele Punkte es gibt.
sintra-page-glazier-title = Der Glaser
sintra-page-glazier =
    Er geht nur nach rechts. Was links von ihm liegt, erreicht er erst wieder, wenn er zurückgeht.

    Statt Scheiben zu nehmen, darfst du ihn auf den Streifen zurückstellen, der am weitesten links übrig ist. Das ist dein ganzer Zug. Steht er schon dort, geht es nicht, also nie zweimal hintereinander.

    Im richtigen Augenblick zurückzugehen ist das halbe Spiel: Die Fenster links sind am meisten wert, weil sie auch alles rechts davon werten.
sintra-page-windows-title = Fenster
sintra-page-windows =
    Sind alle fünf Felder eines Streifens voll:
    1. Jede der fünf Scheiben in der Farbe der Runde gibt einen Punkt.
    2. Eine Scheibe kommt in das Fenster darunter, die anderen in den Turm. Beim ersten Mal wird der Streifen umgedreht; beim zweiten Mal kommt er in die Schachtel, und das Fenster ist voll.
    3. Das Fenster gibt die Punkte, die darunter stehen, und jedes Fenster rechts davon mit mindestens einer Scheibe auch, jedes einmal.

    Ein Beispiel: Gelb zählt, der Streifen hat zwei gelbe Scheiben, sein Fenster ist 2 wert, rechts liegen verglaste Fenster mit 1 und 2. Das sind 2 + 2 + 1 + 2 = 7 Punkte.
sintra-page-broken-title = Glasbruch
sintra-page-broken =
    Jede Scheibe, die zerbricht, und der Startmarker bringen dich auf der Glasbruchleiste einen Schritt nach unten. Was dort steht, verlierst du am Ende.

    Wer das Ende erreicht, verliert sofort { $bottom } Punkte und beginnt wieder oben.

    Ist der Beutel leer, wird er aus dem Turm gefüllt; so kommen zerbrochene Scheiben und die von vollen Streifen zurück.
sintra-page-end-title = Das Ende
sintra-page-end =
    Nach { $rounds } Runden:
    • ein Punkt für je { $rest } Scheiben, die auf allen deinen Streifen zusammen übrig sind;
    • minus das, was auf der Glasbruchleiste steht;
    • Seite A: jedes Ornament zwischen zwei Fenstern zählt nach den Scheiben darin: vier { $four_panes }, drei { $three_panes }, zwei { $two_panes };
    • Seite B: deine vollen Fenster mal deine Scheiben einer Farbe, der besten.

    Die meisten Punkte gewinnen; bei Gleichstand, wer weniger durch Glasbruch verloren hat; sonst wird der Sieg geteilt. /{ command-why } nennt jeden Punkt, auch mitten im Spiel.

## The first game

sintra-lesson =
    { $lesson ->
        [take] Nimm alle Scheiben einer Farbe aus einer Manufaktur oder aus der Mitte und lege sie auf einen Streifen. Die Knöpfe sagen, was passt, was zerbricht und was es bringt.
        [glazier] Dein Glaser geht nur nach rechts, und Streifen links von ihm erreichst du nicht. Ihn zurückzustellen kostet einen ganzen Zug: Lauf an guten Streifen nicht vorbei.
        [broken] Scheiben ohne freies Feld zerbrechen, und bald kostet jede mehr als die vorige. Wenige, die passen, sind besser als viele, von denen einige zerbrechen.
        [windows] Ein voller Streifen bringt eine Scheibe in sein Fenster. Es zählt, und mit ihm jedes verglaste Fenster rechts davon: Fang rechts an, dann zahlen die linken immer wieder.
       *[colour] In jeder Runde zahlt eine Farbe: ein Punkt für jede Scheibe davon in einem Streifen, den du in dieser Runde füllst. Die Rundenleiste zeigt, was danach kommt.
    }
sintra-page-seat-title = Dein Palast
sintra-page-seat =
    1. Eine Manufaktur mit ihrer Nummer. Dazwischen liegt die Mitte, rechts sind Beutel und Turm.
    2. Die Rundenleiste mit der Farbe, die in jeder Runde zählt.
    3. Deine acht Streifen: fünf Felder in den Farben, die sie brauchen; helle sind belegt. Darüber das Muster der Rückseite. Der Glaser steht über dem ersten Streifen, den du erreichst.
    4. Die Fenster mit ihren Punkten, dazwischen die Ornamente.
    5. Der Glasbruch: Die markierte Zahl verlierst du am Ende.
    6. Hinter dem Stern deine Punkte, hinter der Flagge, wie viele es wären, wenn jetzt Schluss wäre.
sintra-page-example-title = Von der Manufaktur zu den Punkten
sintra-page-example =
    Gelb zählt. Streifen 3 fehlen zwei blaue, eine seiner Scheiben ist gelb. Manufaktur 4 hat zwei blaue, eine rosa und eine grüne.

    1. Du nimmst die zwei blauen; rosa und grün kommen in die Mitte.
    2. Streifen 3 ist voll: Seine gelbe Scheibe bringt 1 Punkt.
    3. Eine Scheibe kommt in Fenster 3, das seine 3 Punkte gibt. Rechts davon ist nur Fenster 6 verglast: noch 1 Punkt.
    4. Zusammen 5 Punkte. Der Streifen wird umgedreht, und seine Rückseite kann wieder gefüllt werden.

## What a word means

sintra-term =
    { $term ->
        [pane] Scheibe
        [factory] Manufaktur
        [centre] Mitte
        [start] Startmarker
        [strip] Musterstreifen
        [reverse] Rückseite eines Streifens
        [wild] Graues Feld
        [glazier] Glaser
        [back] Glaser zurückstellen
        [window] Fenster
        [round_colour] Farbe der Runde
        [broken] Glasbruch
        [bottom] Ende der Leiste
        [ornament] Ornament
        [side_b] Seite B
        [tower] Glasturm
        [projected] Wenn jetzt Schluss wäre
       *[tie] Gleichstand
    }
sintra-term-about =
    { $term ->
        [pane] Hundert gibt es, zwanzig in jeder Farbe: blau, grün, gelb, orange und rosa. Jede Farbe hat ihre eigene Form.
        [factory] Hat zu Beginn der Runde vier Scheiben. Du nimmst alle einer Farbe, die anderen kommen in die Mitte.
        [centre] Wohin kommt, was von einer Manufaktur übrig bleibt. Wer zuerst daraus nimmt, nimmt auch den Startmarker.
        [start] Kommt mit den ersten Scheiben aus der Mitte: Du beginnst die nächste Runde und rückst auf der Glasbruchleiste einen Schritt nach unten.
        [strip] Fünf Felder über einem Fenster. Einmal voll, wird er umgedreht; beim zweiten Mal kommt er aus dem Spiel.
        [reverse] Das Muster auf der anderen Seite eines Streifens, klein darauf gezeichnet. Es kommt, wenn der Streifen zum ersten Mal voll ist.
        [wild] Nimmt eine Scheibe jeder Farbe. Nur eine Seite eines Streifens hat zwei davon, und sie liegt zu Beginn unten.
        [glazier] Steht über einem Streifen. Du darfst diesen füllen oder einen rechts davon, und er rückt mit.
        [back] Ein ganzer Zug: Er geht zum Streifen, der am weitesten links übrig ist. Nicht, wenn er schon dort steht.
        [window] Hat Platz für zwei Scheiben, eine für jede Seite seines Streifens. Gibt seine Punkte und die der verglasten Fenster rechts davon.
        [round_colour] Die oberste Scheibe der Rundenleiste. Ein voller Streifen gibt einen Punkt für jede seiner Scheiben in dieser Farbe.
        [broken] Ein Schritt für jede Scheibe ohne Feld und für den Startmarker. Was auf dem Feld steht, geht am Ende verloren.
        [bottom] Wer es erreicht, verliert sofort 18 Punkte und geht zurück nach oben.
        [ornament] Auf Seite A zwischen zwei Fenstern. Gibt am Ende 10, 6 oder 3 für vier, drei oder zwei Scheiben darin.
        [side_b] Am Ende deine vollen Fenster mal deine Scheiben einer Farbe in allen Fenstern; die beste Farbe zählt.
        [tower] Wohin zerbrochene Scheiben und die von vollen Streifen kommen. Ist der Beutel leer, wird er daraus gefüllt.
        [projected] Deine Punkte mit der Schlusswertung, so wie jetzt alles liegt.
       *[tie] Bei gleich vielen Punkten gewinnt, wer weniger durch Glasbruch verloren hat; sonst wird der Sieg geteilt.
    }

## Why a move is good

sintra-because =
    { $kind ->
        [strip_complete] der Streifen ist fertig
        [strip]
            { $left ->
                [one] dem Streifen fehlt dann noch eine Scheibe
               *[other] dem Streifen fehlen dann noch { $left } Scheiben
            } für { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } aus Fenstern
        [whole] keine Scheibe zerbricht
        [starts]
            du beginnst die nächste Runde, { $points ->
                [one] was einen Punkt kostet
               *[other] was { $points } Punkte kostet
            }
        [starts_counted]
            du beginnst die nächste Runde; { $points ->
                [one] der Punkt für den Startmarker ist schon abgezogen
               *[other] die { $points } Punkte für den Startmarker sind schon abgezogen
            }
        [marker]
            du nimmst den Startmarker, { $points ->
                [one] was einen Punkt kostet
               *[other] was { $points } Punkte kostet
            }
        [marker_but]
            aber du nimmst den Startmarker, { $points ->
                [one] was einen Punkt kostet
               *[other] was { $points } Punkte kostet
            }
        [marker_counted]
            { $points ->
                [one] der Punkt für den Startmarker ist schon abgezogen
               *[other] die { $points } Punkte für den Startmarker sind schon abgezogen
            }
        [breaks_but]
            aber { $count ->
                [one] eine Scheibe zerbricht
               *[other] { $count } Scheiben zerbrechen
            }, { $points ->
                [one] was einen Punkt kostet
               *[other] was { $points } Punkte kostet
            }
        [breaks_counted]
            { $points ->
                [one] der Punkt
               *[other] die { $points } Punkte
            } für { $count ->
                [one] eine zerbrochene Scheibe
               *[other] { $count } zerbrochene Scheiben
            } { $points ->
                [one] ist
               *[other] sind
            } schon abgezogen
        [breaks]
            { $count ->
                [one] eine Scheibe zerbricht
               *[other] { $count } Scheiben zerbrechen
            }, { $points ->
                [one] was einen Punkt kostet
               *[other] was { $points } Punkte kostet
            }
        [breaks_least]
            { $count ->
                [one] eine Scheibe zerbricht
               *[other] { $count } Scheiben zerbrechen
            }, { $points ->
                [one] was einen Punkt kostet
               *[other] was { $points } Punkte kostet
            }, und kein anderer Zug kostet weniger
        [spares]
            Scheiben zu nehmen würde in jedem Fall Glasbruch bedeuten und mindestens { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } kosten
        [reach]
            { $count ->
                [one] ein Streifen ist wieder erreichbar
               *[other] { $count } Streifen sind wieder erreichbar
            }
       *[glazier]
            { $count ->
                [one] ein Streifen ist wieder erreichbar, und ihm
               *[other] { $count } Streifen sind wieder erreichbar, und dem vollsten
            } { $left ->
                [one] fehlt eine Scheibe
               *[other] fehlen { $left } Scheiben
            } für { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } aus Fenstern
    }
