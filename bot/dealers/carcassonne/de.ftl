### Carcassonne auf Deutsch.

carcassonne-title = Carcassonne
carcassonne-blurb =
    Etwa 45 Minuten. Lege jeden Zug ein Plättchen an und lass eine Landschaft aus Straßen, Städten, Klöstern und Wiesen wachsen.
    Setze Gefolgsleute dorthin, wo es sich lohnen wird. Mit den Depeschen punkten zwei Figuren für dich, und dunkle Felder bringen Post. Die meisten Punkte gewinnen.

## The slash commands

command-place = anlegen
command-place-about = Lege dein Plättchen: Feld und, wo nötig, Drehung, zum Beispiel 2N 3E 1.
command-follower = gefolge
command-follower-about = Setze einen Gefolgsmann auf dein Plättchen, zum Beispiel Ritter, oder keinen.
command-figure = figur
command-figure-about = Wähle, welche deiner Figuren vorrückt: Gefolgsmann oder Gefolgsfrau.
command-message = depesche
command-message-about = Beantworte eine Depesche: ihre Aktion oder zwei Punkte.
command-recall = heimholen
command-recall-about = Werte einen deiner Gefolgsleute und nimm ihn zurück, nach seinem Feld.

## Table options

carcassonne-option-edition = Ausgabe
carcassonne-option-messages = Die Depeschen
carcassonne-with-messages =
    { $messages ->
        [yes] mit den Depeschen
       *[no] ohne die Depeschen
    }

## Small phrases

carcassonne-feature =
    { $feature ->
        [city] Stadt
        [road] Straße
        [monastery] Kloster
       *[field] Wiese
    }
carcassonne-role =
    { $feature ->
        [city] Ritter
        [road] Wegelagerer
        [monastery] Mönch
       *[field] Bauer
    }
carcassonne-role-at = { carcassonne-role } { $sides }
carcassonne-side =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
        [north-east] Nordosten
        [south-east] Südosten
        [south-west] Südwesten
        [north-west] Nordwesten
        [middle] ringsum
       *[west] Westen
    }
carcassonne-figure =
    { $figure ->
        [follower] Gefolgsmann
       *[lady] Gefolgsfrau
    }
carcassonne-tile =
    { $tile ->
        [A] Kloster mit Straße
        [B] Kloster
        [C] Stadt auf allen Seiten mit Wappen
        [D] gerade Straße an einer Stadt
        [E] Stadt auf einer Seite
        [F] Stadt quer durch mit Wappen
        [G] Stadt quer durch
        [H] zwei Städte gegenüber
        [I] zwei Städte über Eck
        [J] Stadt und Straße mit Rechtskurve
        [K] Stadt und Straße mit Linkskurve
        [L] Stadt und Kreuzung von drei Straßen
        [M] Stadtecke mit Wappen
        [N] Stadtecke
        [O] Stadtecke mit Wappen und Straßenkurve
        [P] Stadtecke und Straßenkurve
        [Q] Stadt auf drei Seiten mit Wappen
        [R] Stadt auf drei Seiten
        [S] Stadt auf drei Seiten mit Wappen und Straße
        [T] Stadt auf drei Seiten und Straße
        [U] gerade Straße
        [V] Straßenkurve
        [W] Kreuzung von drei Straßen
       *[X] Kreuzung von vier Straßen
    }
carcassonne-faces = { $feature } { $sides }
carcassonne-size =
    { $open ->
        [0] { carcassonne-feature } aus { $tiles } Plättchen{ $shields }, fertig
        [one] { carcassonne-feature } aus { $tiles } Plättchen{ $shields }, { $open } Seite offen
       *[other] { carcassonne-feature } aus { $tiles } Plättchen{ $shields }, { $open } Seiten offen
    }
carcassonne-shields =
    { $shields ->
        [0] { "" }
       *[other] , { $shields } Wappen
    }
carcassonne-size-monastery =
    { $complete ->
        [yes] Kloster, fertig
       *[no] Kloster mit { $count } von 8 Nachbarn
    }
carcassonne-size-field =
    { $count ->
        [0] Wiese, noch keine fertige Stadt
        [one] Wiese mit { $count } fertigen Stadt, { $points } Punkte
       *[other] Wiese mit { $count } fertigen Städten, { $points } Punkte
    }
carcassonne-at-once =
    { $points ->
        [one] sofort { $points } Punkt
       *[other] sofort { $points } Punkte
    }
carcassonne-completes =
    { $whose ->
        [you] { carcassonne-feature } fertig, { $points } für dich
        [both] { carcassonne-feature } fertig, { $points } für dich und { $name }
       *[other] { carcassonne-feature } fertig, { $points } für { $name }
    }
carcassonne-extends =
    { $feature ->
        [city] deine Stadt, { $tiles } Plättchen
        [road] deine Straße, { $tiles } Plättchen
       *[monastery] dein Kloster, { $tiles } von 9
    }
carcassonne-closes = { carcassonne-feature } ohne Besitzer fertig, { $points } wert
carcassonne-gain =
    { $source ->
        [city] Stadt { $points }
        [road] Straße { $points }
        [monastery] Kloster { $points }
       *[message] Depesche { $points }
    }

## Your turn

carcassonne-your-turn =
    { $left ->
        [0] **Du bist am Zug.** Das ist das letzte Plättchen.
        [one] **Du bist am Zug.** Danach kommt noch { $left } Plättchen.
       *[other] **Du bist am Zug.** Danach kommen noch { $left } Plättchen.
    }
carcassonne-you =
    Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $projected }, wenn jetzt Schluss wäre · Platz { $place } von { $seats } · { $supply ->
        [one] noch { $supply } Gefolgsmann
       *[other] noch { $supply } Gefolgsleute
    }
carcassonne-figures-at = Gefolgsmann auf { $follower }, Gefolgsfrau auf { $lady }
carcassonne-drew =
    { $count ->
        [one] Gezogen: { $tile }. Es passt an { $count } Stelle.
       *[other] Gezogen: { $tile }. Es passt an { $count } Stellen.
    }
carcassonne-part =
    { $part ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
carcassonne-places =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
carcassonne-which-cell =
    { $count ->
        [one] { carcassonne-part }: { $count } Stelle. Wohin kommt das Plättchen?
       *[other] { carcassonne-part }: { $count } Stellen. Wohin kommt das Plättchen?
    }
carcassonne-which-turn = { $cell }: wie soll es liegen?
carcassonne-which-spot =
    { $count ->
        [0] Das Plättchen liegt auf { $cell }. Du hast keine Gefolgsleute mehr.
        [one] Das Plättchen liegt auf { $cell }. Setzt du deinen letzten Gefolgsmann darauf?
       *[other] Das Plättchen liegt auf { $cell }. Setzt du jemanden darauf? Du hast noch { $count } Gefolgsleute.
    }
carcassonne-no-spot = Das Plättchen liegt auf { $cell }. Niemand kann darauf gesetzt werden: Alles ist besetzt.
carcassonne-which-way = Auf { $cell } kann es verschieden liegen; gib die Nummer dazu an: { $ways }.
carcassonne-misfit =
    { $fault ->
        [taken] Auf { $cell } liegt schon ein Plättchen.
        [apart] Neben { $cell } liegt kein Plättchen.
       *[edges] Auf { $cell } passt es nicht: Im { $side } träfe { $own ->
            [city] eine Stadt
            [road] eine Straße
           *[field] eine Wiese
        } auf { $other ->
            [city] eine Stadt
            [road] eine Straße
           *[field] eine Wiese
        }.
    } Am nächsten liegen: { $nearest }.
carcassonne-no-follower = Niemanden setzen
carcassonne-end-turn = Zug beenden
carcassonne-take-back = Plättchen zurücknehmen
carcassonne-which-figure = Du hast gepunktet: { $gains }. Welche Figur rückt vor?
carcassonne-advances = von { $before } auf { $after }
carcassonne-brings-message = eine Depesche
carcassonne-went = { $gain } für { $figure }
carcassonne-by-default = Aus den Zügen der anderen: { $gains }. Bis zu deinem nächsten Plättchen kannst du das ändern.
carcassonne-kept = Deine Punkte sind, wo du sie willst: { $figures }.
carcassonne-read-message = **Eine Depesche: { $name }.** { $about }
carcassonne-message-do =
    { $message ->
        [one_more_tile] Noch ein Plättchen legen
        [score_a_follower] Einen Gefolgsmann werten
       *[other] Werten
    }
carcassonne-brings =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
carcassonne-up-to = bis zu { $points }
carcassonne-two-points = 2 Punkte nehmen
carcassonne-recall-which = Welchen deiner Gefolgsleute wertest du und nimmst ihn zurück?
carcassonne-recall-points =
    { $points ->
        [0] keine Punkte, keine Mehrheit
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
carcassonne-did = Dein Zug: { $deeds }.
carcassonne-answered =
    { $kind ->
        [place_tile] Du hast dein Plättchen gelegt.
        [place_follower] Du hast deinen Zug beendet.
        [assign_points] Du hast eine Figur gewählt.
        [read_message] Du hast die Depesche beantwortet.
       *[other] Du hast einen Gefolgsmann zurückgenommen.
    }

## The story

carcassonne-turn = **{ $name }**: { $deeds }.
carcassonne-deed-placed = { $tile } auf { $cell }
carcassonne-deed-aside = { $tile } passt nirgends und kommt weg
carcassonne-deed-scored =
    { $feature ->
        [monastery] Kloster auf { $cell } fertig, { $points } für { $names }
       *[other] { carcassonne-feature } bei { $cell } fertig mit { $tiles } Plättchen{ $shields }, { $points } für { $names }
    }
carcassonne-deed-message = Depesche: { carcassonne-message }
carcassonne-deed-action =
    { $message ->
        [one_more_tile] noch ein Plättchen
       *[other] ihre Aktion, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
carcassonne-deed-two = stattdessen 2 Punkte
carcassonne-deed-figures = Figuren versetzt, Gefolgsmann auf { $follower }, Gefolgsfrau auf { $lady }

## Where the game stands

carcassonne-status = Noch { $left } Plättchen · { $points } · wenn jetzt Schluss wäre: { $projected }
carcassonne-over = Das Spiel ist aus.
carcassonne-seating = Ihr spielt in dieser Reihenfolge: { $circle }. **{ $first }** fängt an.
carcassonne-seating-messages = Die Depeschen: Alle haben zwei Figuren auf der Leiste. Wer im eigenen Zug punktet und auf 0, 5, 10 und so weiter landet, bekommt eine Depesche.

## Points

carcassonne-why-now = Wenn jetzt Schluss wäre:
carcassonne-why-nothing = noch nichts
carcassonne-reason =
    { $source ->
        [roads] Straßen bisher { $points }
        [cities] Städte bisher { $points }
        [monasteries] Klöster bisher { $points }
       *[messages] Depeschen { $points }
    }
carcassonne-reason-final =
    { $feature ->
        [road] offene Straße bei { $cell } ({ $tiles } Plättchen) { $points }
        [city] offene Stadt bei { $cell } ({ $tiles } Plättchen{ $shields }) { $points }
        [monastery] offenes Kloster auf { $cell } { $points }
       *[field] Bauernhof bei { $cell } ({ $cities ->
            [one] { $cities } Stadt
           *[other] { $cities } Städte
        }) { $points }
    }
carcassonne-total =
    { $source ->
        [roads] Straßen { $points }
        [cities] Städte { $points }
        [monasteries] Klöster { $points }
        [messages] Depeschen { $points }
        [final_road] offene Straßen { $points }
        [final_city] offene Städte { $points }
        [final_monastery] offene Klöster { $points }
       *[final_field] Bauern { $points }
    }

## For the ear

carcassonne-alt-head = { $name } ist am Zug, noch { $left } Plättchen.
carcassonne-alt-player =
    { $supply ->
        [one] { $name }: Punkte { $points }, noch { $supply } Gefolgsmann.
       *[other] { $name }: Punkte { $points }, noch { $supply } Gefolgsleute.
    }
carcassonne-alt-own = Deine Gefolgsleute: { $followers }.
carcassonne-alt-drawn = Gezogen: { $tile }. Es passt auf: { $cells }.
carcassonne-alt-laid = Gelegt: { $tile } auf { $cell }.
carcassonne-alt-stock = Es kommen noch: { $tiles }.
carcassonne-alt-aside = Weggelegt: { $tiles }.
carcassonne-alt-unread = Depeschen, die noch niemand gesehen hat: { $messages }.
carcassonne-alt-seen = Depeschen unter dem Stapel, die nächste zuerst: { $messages }.
carcassonne-alt-at = auf { $cells }
carcassonne-alt-open = führt nach { $cells }
carcassonne-alt-course = Punkte nach Runden: { $points }.

## The Messages

carcassonne-message =
    { $message ->
        [shortest_road] die kürzeste Straße
        [smallest_city] die kleinste Stadt
        [smallest_monastery] das kleinste Kloster
        [shields] Wappen zählen
        [knights] Ritter zählen
        [farmers] Bauern zählen
        [one_more_tile] noch ein Plättchen
       *[score_a_follower] ein Gefolgsmann kommt heim
    }
carcassonne-message-about =
    { $message ->
        [shortest_road] Werte deine Straße, die am Ende am wenigsten wert wäre. Dein Gefolgsmann bleibt stehen.
        [smallest_city] Werte deine Stadt, die am Ende am wenigsten wert wäre. Dein Gefolgsmann bleibt stehen.
        [smallest_monastery] Werte dein Kloster, das am Ende am wenigsten wert wäre. Dein Gefolgsmann bleibt stehen.
        [shields] 2 Punkte für jedes Wappen in allen Städten, in denen du jemanden hast.
        [knights] 2 Punkte für jeden deiner Ritter. Sie bleiben stehen.
        [farmers] 2 Punkte für jeden deiner Bauern. Sie bleiben liegen.
        [one_more_tile] Zieh noch ein Plättchen und lege es nach den üblichen Regeln, auf Wunsch mit einem Gefolgsmann.
       *[score_a_follower] Wähle einen deiner Gefolgsleute: Mit der Mehrheit dort wertest du allein wie am Ende. Dann kommt er heim.
    }

## The rules

carcassonne-page-idea-title = Die Idee
carcassonne-page-idea =
    Eine Landschaft wächst Plättchen für Plättchen, { $tiles } insgesamt. In deinem Zug legst du eines an, darfst jemanden daraufsetzen, und was fertig ist, wird gewertet.

    Du hast { $followers } Gefolgsleute. Auf einer Straße sind sie Wegelagerer, in einer Stadt Ritter, im Kloster Mönche, auf einer Wiese Bauern. Sie kommen heim, wenn fertig ist, worauf sie stehen; Bauern bleiben bis zum Ende.

    Felder heißen nach dem Startplättchen: 2N 3E liegt zwei nach Norden und drei nach Osten. Die Ränder der Karte zeigen es.
carcassonne-page-tile-title = Ein Plättchen legen
carcassonne-page-tile =
    Du ziehst ein Plättchen und legst es so, dass alle Seiten passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Es muss ein anderes mit einer Seite berühren.

    Die Buchstaben im Bild sind die Felder, auf die es passt; sind es viele, wählst du zuerst einen Teil der Karte. Kann es verschieden liegen, siehst du die Lagen nebeneinander.

    Ein Plättchen, das nirgends passt, kommt weg, und du ziehst ein neues. Bis du über den Gefolgsmann entschieden hast, kannst du dein Plättchen zurücknehmen.

    Ein Beispiel: Du hast eine Straßenkurve gezogen. Auf F wird deine Straße fünf Plättchen lang, auf C würdest du Carlas Straße schließen, und sie bekäme die Punkte.
carcassonne-page-follower-title = Gefolgsleute setzen
carcassonne-page-follower =
    Auf das eben gelegte Plättchen, auf eine Straße, Stadt, ein Kloster oder eine Wiese, wenn auf der ganzen Straße, Stadt oder Wiese noch niemand steht, auch nicht du.

    Mehrere kommen zusammen, wenn Plättchen verbinden, was getrennt war. Wer dort die meisten hat, bekommt alle Punkte; bei Gleichstand bekommen alle die vollen Punkte.

    Du darfst jemanden auf etwas setzen, das dieses Plättchen gerade fertig macht: Es wird gewertet, und er kommt gleich heim.
carcassonne-page-scoring-title = Werten
carcassonne-page-scoring =
    • Eine Straße mit zwei Enden: 1 Punkt je Plättchen.
    • Eine Stadt mit geschlossener Mauer: 2 Punkte je Plättchen und 2 je Wappen.
    • Ein Kloster mit allen acht Nachbarn: 9 Punkte.

    Die Punkte bekommt, wer dort die meisten Gefolgsleute hat, und alle kommen heim. Was fertig wird, ohne dass jemand dort steht, gibt nichts.
carcassonne-page-fields-title = Wiesen
carcassonne-page-fields =
    Bauern liegen auf einer Wiese und bleiben bis zum Ende. Eine Wiese endet an Straßen, Städten und am Rand des Landes.

    Am Ende gibt jede Wiese { $farm } Punkte für jede fertige Stadt, an die sie grenzt, und zwar an alle, die dort die meisten Bauern haben. Eine Stadt kann mehrere Wiesen versorgen.

    Ein Bauer kommt durch keine Wertung heim; überleg dir, wie viele du ausgibst.
carcassonne-page-messages-title = Die Depeschen
carcassonne-page-messages =
    Alle haben zwei Figuren auf der Punkteleiste, einen Gefolgsmann und eine Gefolgsfrau. Wenn du punktest, wählst du, welche vorrückt; die Punkte eines Bauwerks gehen ganz an eine Figur. Deine Punkte sind beide zusammen.

    Landet eine deiner Figuren im eigenen Zug beim Punkten auf einem dunklen Feld, 0, 5, 10 und so weiter, bekommst du eine von { $messages } Depeschen: Tu, was darauf steht, oder nimm 2 Punkte. Diese Punkte können die nächste Depesche bringen.

    Punktest du im Zug von jemand anderem, rückt sofort die hintere Figur vor, und niemand wartet; du kannst es ändern, bis du dein nächstes Plättchen legst.
carcassonne-page-end-title = Das Ende
carcassonne-page-end =
    Liegt das letzte Plättchen, wird auch gewertet, was nicht fertig ist:
    • Straßen 1 Punkt je Plättchen, Städte 1 je Plättchen und 1 je Wappen, Klöster 1 und 1 je Nachbar;
    • Wiesen { $farm } für jede fertige Stadt daneben.

    Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt. /{ command-why } nennt jeden Punkt, auch mitten im Spiel. „Wenn jetzt Schluss wäre“ ist diese Schlusswertung, so wie alles liegt.

## The first game

carcassonne-lesson =
    { $lesson ->
        [tile] Lege das Plättchen so, dass alle Seiten passen. Bau aus, was dir gehört, oder schließe, was andere nicht halten können; die Buchstaben zeigen, wohin es passt.
        [follower] Ein Gefolgsmann punktet, sobald fertig ist, worauf er steht, und kommt dann heim. Du hast sieben: Gib nicht früh schon alle aus.
        [scoring] Eine fertige Stadt bringt 2 Punkte je Plättchen, eine Straße 1, ein Kloster mit allen Nachbarn 9. Was offen bleibt, zählt am Ende meist nur halb.
        [field] Auf einer Wiese wird dein Gefolgsmann zum Bauern: Er bleibt bis zum Ende und bringt dann Punkte für jede fertige Stadt an seiner Wiese. Einer oder zwei genügen.
        [majority] In eine besetzte Stadt darf niemand direkt. Wachsen aber zwei zusammen, wird geteilt: Wer die meisten dort hat, bekommt alle Punkte, bei Gleichstand bekommen alle sie.
       *[messages] Punkte bewegen eine deiner zwei Figuren. Landet sie im eigenen Zug auf einem dunklen Feld, 0, 5, 10 und so weiter, kommt eine Depesche: Wähle die Figur, die dort landet.
    }
carcassonne-page-seat-title = Die Karte
carcassonne-page-seat =
    1. Die Landschaft. Die Ränder nennen die Felder: 2N 3E liegt zwei nach Norden und drei nach Osten vom Startplättchen. Ein Rahmen zeigt das zuletzt gelegte Plättchen, Buchstaben, wohin deines passt. Stehende Figuren sind auf Straßen, in Städten und Klöstern; liegende sind Bauern.
    2. Das Plättchen, das zu legen ist, und wie viele noch kommen.
    3. Was du hast: Gefolgsleute im Vorrat, die zwei Zählfiguren, die Punkte und hinter der Flagge, wie viele es wären, wenn jetzt Schluss wäre. Alle am Tisch haben so eine Zeile, eine Farbe und eine Form.
carcassonne-page-example-title = Vom Plättchen zu den Punkten
carcassonne-page-example =
    Dein Ritter steht in einer offenen Stadt aus zwei Plättchen, eines davon mit Wappen. Du ziehst ein Plättchen mit einer Stadt auf einer Seite.

    1. Du legst es so, dass die Mauer sich schließt: Die Stadt hat jetzt drei Plättchen.
    2. Sie ist fertig: 3 Plättchen × 2 und ein Wappen × 2 sind 8 Punkte, und dein Ritter kommt heim.
    3. Du darfst noch jemanden auf das neue Plättchen setzen, etwa auf seine Straße.
    4. Wäre die Stadt bis zum Ende offen geblieben, hätte sie 3 + 1 = 4 gebracht.

## What a word means

carcassonne-term =
    { $term ->
        [tile] Plättchen
        [cell] Feld auf der Karte
        [follower] Gefolgsmann
        [knight] Ritter
        [highwayman] Wegelagerer
        [monk] Mönch
        [farmer] Bauer
        [road] Straße
        [city] Stadt
        [shield] Wappen
        [monastery] Kloster
        [field] Wiese
        [majority] Mehrheit
        [supply] Vorrat
        [figures] Zählfiguren
        [dark] Dunkles Feld
        [message] Depesche
        [aside] Weggelegt
        [projected] Wenn jetzt Schluss wäre
       *[tie] Gleichstand
    }
carcassonne-term-about =
    { $term ->
        [tile] Ein Quadrat Land mit Straßen, Städten, Wiesen oder einem Kloster. 72 gibt es; eines liegt von Anfang an da.
        [cell] Wo ein Plättchen liegt oder liegen könnte, vom Startplättchen aus: 2N 3E liegt zwei nach Norden und drei nach Osten.
        [follower] Einer von deinen sieben. Höchstens einen setzt du je Zug, und nur auf das eben gelegte Plättchen.
        [knight] Ein Gefolgsmann in einer Stadt.
        [highwayman] Ein Gefolgsmann auf einer Straße.
        [monk] Ein Gefolgsmann in einem Kloster.
        [farmer] Ein Gefolgsmann auf einer Wiese. Er bleibt dort bis zum Ende des Spiels.
        [road] Endet an Kreuzungen, Städten und Klöstern. Fertig: 1 Punkt je Plättchen; am Ende genauso viel.
        [city] Fertig, wenn ihre Mauer geschlossen ist: 2 Punkte je Plättchen und 2 je Wappen. Am Ende offen: die Hälfte.
        [shield] Auf zehn Plättchen. Jedes gibt 2 Punkte in einer fertigen Stadt, 1 in einer offenen.
        [monastery] Fertig mit allen acht Nachbarn: 9 Punkte. Am Ende 1, und 1 für jeden Nachbarn.
        [field] Grünes Land zwischen Straßen und Städten. Am Ende 3 Punkte für jede fertige Stadt, an die sie grenzt.
        [majority] Wer an einer Stelle die meisten Gefolgsleute hat, bekommt alle Punkte; bei Gleichstand alle die vollen.
        [supply] Deine Gefolgsleute, die nicht auf der Karte sind. Ist keiner mehr da, kannst du niemanden setzen.
        [figures] Mit den Depeschen dein Gefolgsmann und deine Gefolgsfrau auf der Leiste. Deine Punkte sind beide zusammen.
        [dark] 0, 5, 10 und so weiter. Dort im eigenen Zug zu landen bringt eine Depesche; darüberziehen nicht.
        [message] Eine von acht. Tu, was darauf steht, oder nimm 2 Punkte. Dann kommt sie unter den Stapel.
        [aside] Was mit einem Plättchen geschieht, das nirgends passt. Du ziehst ein anderes.
        [projected] Deine Punkte mit der Schlusswertung, so wie jetzt alles liegt.
       *[tie] Es gibt keinen Ausgleich: Bei Gleichstand wird der Sieg geteilt.
    }

## Why a move is good

carcassonne-so-far =
    { $points ->
        [one] bisher ein Punkt
       *[other] bisher { $points } Punkte
    }
carcassonne-because =
    { $kind ->
        [closes]
            { $feature ->
                [monastery] dein { carcassonne-feature }
               *[other] deine { carcassonne-feature }
            } ist fertig: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            }
        [closes_shared]
            { $feature ->
                [monastery] das { carcassonne-feature }
               *[other] die { carcassonne-feature }
            } ist fertig: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            } für dich und { $count ->
                [one] für { $name }
               *[other] für { $name } und andere
            }
        [joins]
            { $feature ->
                [monastery] dein { carcassonne-feature }
               *[other] deine { carcassonne-feature }
            } verbindet sich mit der von { $name }, und { $points ->
                [one] der Punkt gehört
               *[other] die { $points } Punkte gehören
            } dann { $shared ->
                [yes] euch beiden
                [more] dir und anderen
               *[no] dir allein
            }
        [farm]
            deine Wiesen grenzen an mehr fertige Städte: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            } mehr
        [blocks]
            { $count ->
                [0]
                    keines der übrigen Plättchen schließt { $feature ->
                        [monastery] das { carcassonne-feature }
                       *[other] die { carcassonne-feature }
                    } von { $name } ({ carcassonne-so-far }) mehr ab
                [one]
                    nur noch eines der übrigen Plättchen schließt { $feature ->
                        [monastery] das { carcassonne-feature }
                       *[other] die { carcassonne-feature }
                    } von { $name } ({ carcassonne-so-far }) ab, vorher { $left }
               *[other]
                    nur noch { $count } der übrigen Plättchen schließen { $feature ->
                        [monastery] das { carcassonne-feature }
                       *[other] die { carcassonne-feature }
                    } von { $name } ({ carcassonne-so-far }) ab, vorher { $left }
            }
        [extends]
            { $feature ->
                [monastery] dein { carcassonne-feature }
               *[other] deine { carcassonne-feature }
            } zählt dann { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }, { $left ->
                [1]
                    { $count ->
                        [0]
                            aber keines der übrigen Plättchen schließt { $feature ->
                                [monastery] es
                               *[other] sie
                            } ab
                        [one]
                            und eines der übrigen Plättchen schließt { $feature ->
                                [monastery] es
                               *[other] sie
                            } ab
                       *[other]
                            und { $count } der übrigen Plättchen schließen { $feature ->
                                [monastery] es
                               *[other] sie
                            } ab
                    }
               *[other]
                    und { $feature ->
                        [monastery] es fehlen { $left } Plättchen
                       *[other] es fehlen mindestens { $left } Plättchen
                    }
            }
        [free]
            ein Gefolgsmann { $feature ->
                [city] in der fertigen Stadt
                [road] auf der fertigen Straße
                [monastery] im fertigen Kloster
               *[field] auf der Wiese
            } bringt sofort { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }
        [opens]
            ein Gefolgsmann { $feature ->
                [city] in der Stadt
                [road] auf der Straße
                [monastery] im Kloster
               *[field] auf der Wiese
            } verspricht etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }
        [follower]
            { $feature ->
                [field]
                    { $count ->
                        [0] die Wiese grenzt noch an keine fertige Stadt
                        [one] die Wiese grenzt an eine fertige Stadt
                       *[other] die Wiese grenzt an { $count } fertige Städte
                    } und verspricht bis zum Ende { $points ->
                        [0] kaum einen Punkt
                        [one] etwa einen Punkt
                       *[other] etwa { $points } Punkte
                    }
               *[other]
                    { $feature ->
                        [monastery] das { carcassonne-feature }
                       *[other] die { carcassonne-feature }
                    } verspricht { $points ->
                        [0] kaum einen Punkt
                        [one] etwa einen Punkt
                       *[other] etwa { $points } Punkte
                    }, { $left ->
                        [1]
                            { $count ->
                                [0]
                                    und keines der übrigen Plättchen schließt { $feature ->
                                        [monastery] es
                                       *[other] sie
                                    } ab
                                [one]
                                    und eines der übrigen Plättchen schließt { $feature ->
                                        [monastery] es
                                       *[other] sie
                                    } ab
                               *[other]
                                    und { $count } der übrigen Plättchen schließen { $feature ->
                                        [monastery] es
                                       *[other] sie
                                    } ab
                            }
                       *[other]
                            und { $feature ->
                                [monastery] es fehlen { $left } Plättchen
                               *[other] es fehlen mindestens { $left } Plättchen
                            }
                    }
            }
        [home]
            { $feature ->
                [monastery] das { carcassonne-feature }
               *[other] die { carcassonne-feature }
            } ist fertig, also kommt der Gefolgsmann gleich zurück
        [stays]
            { $count ->
                [one]
                    ein Gefolgsmann bleibt zu Hause für { $left ->
                        [one] das letzte Plättchen
                       *[other] die { $left } übrigen Plättchen
                    }
               *[other]
                    { $count } Gefolgsleute bleiben zu Hause für { $left ->
                        [one] das letzte Plättchen
                       *[other] die { $left } übrigen Plättchen
                    }
            }
        [gives]
            es bringt { $name } nicht mehr als { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }{ $most ->
                [one] , anderswo bekäme jemand einen
               *[other] , anderswo bekäme jemand { $most }
            }
        [gives_least]
            es bringt { $name } { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            }, und nirgends sonst bekämen andere weniger
        [harmless]
            es bringt sonst niemandem einen Punkt{ $most ->
                [0] { "" }
                [one] , anderswo bekäme jemand einen
               *[other] , anderswo bekäme jemand { $most }
            }
        [one_more_tile] gleich kommt noch ein Plättchen
        [recalled]
            { $count ->
                [one] ein Gefolgsmann kommt nach Hause, wo keiner war
               *[other] ein Gefolgsmann kommt nach Hause, damit sind es { $count }
            }
        [dark] eine Figur landet auf einem dunklen Feld, und das bringt eine Depesche, mindestens 2 Punkte wert
       *[dark_ahead]
            { $count ->
                [one] mit einem Punkt mehr steht die Figur auf einem dunklen Feld
               *[other] mit { $count } Punkten mehr steht die Figur auf einem dunklen Feld
            }
    }
