### The Great Split auf Deutsch.

great-split-title = The Great Split
great-split-blurb =
    Etwa 30 Minuten. Teile deine Karten in zwei Teile auf: Links von dir wird einer gewählt, und du wählst einen von rechts.
    Sechs Runden um Bücher, Kunstwerke, Juwelen, Gold und die Siegel, die sie wertvoll machen. Das meiste Prestige gewinnt.

## The slash commands

command-discard = ablegen
command-discard-about = Lege Karten ab, bis das Handlimit der Runde stimmt.
command-split = teilen
command-split-about = Teile deine Karten auf: Nenne die Buchstaben des linken Teils.
command-choose = wählen
command-choose-about = Nimm den linken oder den rechten Teil des Angebots, das du bekommen hast.
command-resolve = ausbeute
command-resolve-about = Spiele oder verkaufe eine Karte, setze ein Siegel, nutze deine Trennkarte oder melde dich fertig.

## Table options

great-split-option-edition = Ausgabe
great-split-edition =
    { $edition ->
        [gala] Galas eigene Zahlen
       *[other] { $edition }
    }
great-split-option-finish = Ende der Ausbeute
great-split-finish-asked = Alle melden sich fertig
great-split-finish-alone = Von selbst, sobald nichts übrig ist

## Small phrases

great-split-no-cards = nichts
great-split-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
great-split-amount =
    { $icon ->
        [books]
            { $count ->
                [one] { $count } Buch
               *[other] { $count } Bücher
            }
        [art]
            { $count ->
                [one] { $count } Kunstwerk
               *[other] { $count } Kunstwerke
            }
        [topaz]
            { $count ->
                [one] { $count } Topas
               *[other] { $count } Topase
            }
        [emerald]
            { $count ->
                [one] { $count } Smaragd
               *[other] { $count } Smaragde
            }
        [gold] { $count } Gold
        [diamond] { $count } Rautensiegel
        [square] { $count } Quadratsiegel
        [star] { $count } Sternsiegel
       *[prestige] { $count } Prestige
    }
great-split-track =
    { $track ->
        [books] Bücher
        [art] Kunstwerke
        [topaz] Topase
        [emerald] Smaragde
        [gold] Gold
        [books_seal] Büchersiegel
        [art_seal] Kunstsiegel
        [topaz_seal] Topassiegel
        [emerald_seal] Smaragdsiegel
        [gold_seal] Goldsiegel
       *[prestige] Prestige
    }
great-split-short =
    { $track ->
        [books] Bücher
        [art] Kunst
        [topaz] Topase
        [emerald] Smaragde
        [gold] Gold
       *[prestige] Prestige
    }
great-split-character =
    { $character ->
        [archivist] Archivar
        [gallerist] Galeristin
        [financier] Finanzier
        [lapidary] Edelsteinschleiferin
        [explorer] Entdeckerin
        [patron] Mäzen
        [heiress] Erbin
       *[other] { $character }
    }
great-split-scoring-name =
    { $what ->
        [books] Bücher
        [art] Kunstwerke
        [gems] Juwelen
       *[contracts] Aufträge
    }

## What a move would bring

great-split-full =
    { $count ->
        [one] { $track }: Leiste voll, { $count } Schritt verfällt
       *[other] { $track }: Leiste voll, { $count } Schritte verfallen
    }
great-split-full-effect =
    { $count ->
        [one] voll, { $count } Schritt verfällt
       *[other] voll, { $count } Schritte verfallen
    }
great-split-moved = { $track } von { $start } auf { $end }
great-split-steps = von { $start } auf { $end }
great-split-at-best = am besten { $steps }
great-split-note-contracts =
    { $count ->
        [one] ein Auftrag
       *[other] { $count } Aufträge
    }
great-split-note-banner = { $value } Prestige wert
great-split-note-number = zählt { $value }
great-split-note-stars =
    { $stars ->
        [0] Aufträge noch nichts wert
       *[other] Aufträge je { $stars } wert
    }
great-split-note-times =
    { $count ->
        [one] { $count } Auftrag × { $stars } = { $points }
       *[other] { $count } Aufträge × { $stars } = { $points }
    }
great-split-note-arrows =
    { $count ->
        [one] ein Doppelpfeil
       *[other] { $count } Doppelpfeile
    }
great-split-note-lost =
    { $count ->
        [one] { $count } Schritt verfällt
       *[other] { $count } Schritte verfallen
    }
great-split-note-bonus-lost = { $bonus } verfällt
great-split-for-neighbour = { $own }. Für { $name }: { $theirs }

## Discarding

great-split-discard =
    { $count ->
        [one] **Runde { $round }: Lege eine Karte ab.** Du hast { $cards }, erlaubt sind { $limit }. Niemand erfährt, welche es war. Neben jeder Karte steht, was sie ausgespielt brächte.
       *[other] **Runde { $round }: Lege { $count } Karten ab.** Du hast { $cards }, erlaubt sind { $limit }. Niemand erfährt, welche es waren.
    }
great-split-discard-chosen = Du legst { $cards } ab. Bis alle gewählt haben, kannst du das ändern.
great-split-discard-draft =
    {"**"}Weg:** { $gone }
    {"**"}Bleibt:** { $kept }
great-split-discard-open = Ablegen
great-split-discard-seal = Diese ablegen
great-split-discard-form =
    { $count ->
        [one] Lege eine Karte ab
       *[other] Lege { $count } Karten ab
    }
great-split-discard-label = Karten zum Ablegen
great-split-discard-hint = Unter jeder Karte steht, was sie ausgespielt brächte.

## Splitting

great-split-split = **Runde { $round }: Teile deine Karten auf.** { $name } wählt einen Teil, der andere kommt zu dir zurück.
great-split-leads =
    { $seats ->
        [2] { $name } führt vor dir: { $tracks }.
       *[other] { $name } führt allein: { $tracks }.
    }
great-split-furthest = Am weitesten ist { $name } hier: { $track }, Feld { $space }.
great-split-split-chosen = Dein linker Teil ist { $cards }. Bis alle Umschläge zu sind, kannst du das ändern.
great-split-split-draft = { $name } wird genau das sehen.
great-split-look = Tableau von { $name }
great-split-split-outcome =
    { $side ->
        [left] Nimmt { $name } links: { $theirs } für { $name }, { $own } für dich.
       *[right] Nimmt { $name } rechts: { $theirs } für { $name }, { $own } für dich.
    }
great-split-split-open = Teilen
great-split-split-seal = Umschlag schließen
great-split-split-form = Runde { $round }: Teile deine Karten auf
great-split-split-label = Der linke Teil
great-split-split-hint = Wähle die Karten für links. Darunter: was sie dir brächten, und was der anderen Person.

## Choosing

great-split-choose = **Runde { $round }: { $name } bietet dir zwei Teile an.** Behalte einen, der andere geht zurück.
great-split-choose-pile =
    { $side ->
        [left] **Links** für dich: { $worth }.
       *[right] **Rechts** für dich: { $worth }.
    }
great-split-choose-chosen =
    { $side ->
        [left] Du nimmst den linken Teil. Bis alle gewählt haben, kannst du dich umentscheiden.
       *[right] Du nimmst den rechten Teil. Bis alle gewählt haben, kannst du dich umentscheiden.
    }
great-split-take-left = Links nehmen
great-split-take-right = Rechts nehmen
great-split-take-effect = { $own } für dich, { $theirs } für { $name }

## Resolving

great-split-resolve =
    { $count ->
        [one] **Runde { $round }: deine Ausbeute.** Eine Karte ist noch übrig.
       *[other] **Runde { $round }: deine Ausbeute.** { $count } Karten sind noch übrig, in beliebiger Reihenfolge.
    }
great-split-resolve-splitter = **Runde { $round }: Nur deine Trennkarte ist noch übrig.** Welche Leiste?
great-split-resolve-done = **Runde { $round }: Alles ist gespielt.** Melde dich fertig, dann sehen alle dein Tableau.
great-split-raised =
    { $question ->
        [diamond] **Ein Rautensiegel: welche Leiste?** Ein Schritt auf einer Rautensiegelleiste.
        [square] **Ein Quadratsiegel: welche Leiste?** Ein Schritt auf einer Quadratsiegelleiste.
        [star] **Ein Sternsiegel: welche Leiste?** Ein Schritt auf einer beliebigen Siegelleiste.
       *[arrow] **Ein Doppelpfeil: welche Leiste?** Zwei Schritte auf einer Leiste, nur nicht Gold.
    }
great-split-raised-waiting =
    { $count ->
        [one] Danach kommt noch eine Frage.
       *[other] Danach kommen noch { $count } Fragen.
    }
great-split-no-gains = nichts hat sich bewegt
great-split-all = Alle Karten ausspielen
great-split-plain = Alle einfachen ausspielen
great-split-splitter = Trennkarte…
great-split-splitter-question = **Deine Trennkarte: welche Leiste?** Ein Schritt.
great-split-sell = Verkaufen…
great-split-sell-question = **Welche Karte verkaufst du?** Ihre Symbole zählen nicht, niemand sieht sie, und sie bleibt auf deiner Hand.
great-split-sell-price = **{ $card } verkaufen: für Gold oder für Prestige?**
great-split-take-back = Zurücknehmen
great-split-undo-play = { $card } auf die Hand
great-split-undo-sale = { $card } nicht verkauft
great-split-undo-track = { $track }
great-split-undo-plain = die einfachen auf die Hand
great-split-undo-all = alle auf die Hand
great-split-done = Fertig

## What stays of a question

great-split-answered =
    { $kind ->
        [discard] Runde { $round }: Du hast abgelegt.
        [split] Runde { $round }: Du hast deine Karten aufgeteilt.
        [choose] Runde { $round }: Du hast einen Teil gewählt.
       *[resolve] Runde { $round }: Deine Ausbeute ist fertig.
    }
great-split-answered-discard = Du legst { $cards } ab.
great-split-answered-split =
    Umschlag zu. { $name } wählt zwischen diesen Teilen.
    {"**"}Links:** { $left }
    {"**"}Rechts:** { $right }
great-split-answered-choose = Dein Teil: { $kept }. Zurück an { $name }: { $returned }.
great-split-answered-given = Aus deinem Umschlag nimmt { $name }: { $kept }. Zurück an dich: { $returned }.
great-split-answered-resolve = Du bist fertig. Deine Ausbeute: { $gains }.
great-split-answered-sold = Verkauft, ohne dass es sonst jemand sieht: { $cards }.

## Where the game stands

great-split-seating = Die Umschläge gehen nach links: { $circle }.
great-split-passes = { $from } an { $to }
great-split-seating-seat = **{ $name }**, { $character }: zu Beginn { $start }; Aufträge: { $contracts }.
great-split-seating-none = keine
great-split-plan-line = Nach Runde { $round } werden { $what } gewertet.
great-split-plan-end = Nach Runde { $round } wird alles gewertet, auch die Aufträge.
great-split-soon = Am Ende dieser Runde werden gewertet: { $what }.
great-split-art-fades = Deine Kunst { $level } bringt 0, sobald der Markt über { $market } steigt.
great-split-soon-all = Am Ende dieser Runde wird alles gewertet.
great-split-status = Runde { $round } von { $rounds }
great-split-status-phase =
    { $phase ->
        [start] erste Siegel werden gesetzt
        [discard] Hände sind über dem Limit
        [split] alle teilen
        [choose] alle wählen einen Teil
       *[resolve] Ausbeute
    }
great-split-status-market = Markt { $market }
great-split-status-projected = wenn jetzt Schluss wäre: { $who }
great-split-you = Du: jetzt { $now } · { $projected }, wenn jetzt Schluss wäre · { $place }. von { $seats }
great-split-since-neighbour = { $name } seitdem: { $steps }.
great-split-since = Runde { $round } brachte dir { $gained }. Markt { $market }. Prestige: { $who }.
great-split-status-over = Das Spiel ist zu Ende.

## The story of a round

great-split-tell-discards = Abgelegte Karten: { $who }.
great-split-tell-own-discard = Du hast { $cards } abgelegt.
great-split-tell-sold =
    { $count ->
        [one] { $count } Karte verkauft
       *[other] { $count } Karten verkauft
    }
great-split-tell-market =
    { $token ->
        [0] Der Markt bleibt bei { $market }.
       *[other] Markt +{ $token }, jetzt { $market }.
    }
great-split-scored =
    { $what ->
        [books] Bücherwertung: { $points }.
        [art] Kunstwerkswertung: { $points }.
        [gems] Juwelenwertung: { $points }.
       *[contracts] Auftragswertung: { $points }.
    }
great-split-tell-standing = Prestige jetzt: { $who }.
great-split-tell-round =
    { $seats ->
        [two]
            { $level ->
                [2] Runde { $round } beginnt: für euch beide je eine Karte der Stufen II und I, Handlimit { $limit }.
               *[3] Runde { $round } beginnt: für euch beide je eine Karte der Stufen III und II, Handlimit { $limit }.
            }
       *[more]
            { $level ->
                [2] Runde { $round } beginnt: für alle eine Karte der Stufe II, Handlimit { $limit }.
               *[3] Runde { $round } beginnt: für alle eine Karte der Stufe III, Handlimit { $limit }.
            }
    }

## Why

great-split-why-nothing = Noch wurde nichts gewertet. { $plan }
great-split-why-now = **Wenn jetzt Schluss wäre**
great-split-why-now-seat = { $name } { $total }: jetzt { $now }{ $parts }
great-split-why-heading =
    { $what ->
        [books] **Bücher, nach Runde { $round }**
        [art] **Kunstwerke, nach Runde { $round }**
        [gems] **Juwelen, nach Runde { $round }**
       *[contracts] **Aufträge, nach Runde { $round }**
    }
great-split-why-books = Das höchste Banner, das auf der Bücherleiste erreicht oder überschritten ist.
great-split-why-books-sum = Feld { $space }: { $points }
great-split-why-art = Die Stufe auf der Kunstwerksleiste, beim Marktstand { $market }: { $brackets }.
great-split-bracket = ab { $level }: { $points }
great-split-why-art-sum = Stufe { $level }: { $points }
great-split-why-gems = Das Doppelte des selteneren Juwels.
great-split-why-gems-sum = Topase { $topaz }, Smaragde { $emerald }: 2 × { $least } = { $points }
great-split-why-contracts = Je Ressource die Aufträge (auf der Leiste + vom Charakter) mal die Sterne ihres Siegels.
great-split-why-no-contracts = keine Aufträge
great-split-why-total = { $sums }. Zusammen { $total }.

## The end

great-split-final-played = erspielt { $points }

## Pictures for the ear

great-split-alt-board =
    { $revealed ->
        [0] Runde { $round } von { $rounds }. Markt { $market }.
       *[other] Runde { $round } von { $rounds }. Markt { $market }, aus den Plättchen { $tokens }.
    }
great-split-alt-line = Wertung nach Runde { $round }: { $what }.
great-split-alt-seat = Das Tableau von { $name }, { $character }.
great-split-alt-resolution = Dein Tableau.
great-split-alt-hand =
    { $count ->
        [one] Eine Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
great-split-alt-piles = Linker Teil: { $left }. Rechter Teil: { $right }.
great-split-alt-worth = { $points } für { $name }
great-split-alt-space = { $track } { $space } von { $end }
great-split-alt-art = bringt jetzt { $points }
great-split-alt-own-contracts = { $count } von { $character }
great-split-alt-bonus = { $bonus } auf { $space }
great-split-alt-fades = 0, sobald der Markt über { $market } steht
great-split-alt-to-play = Noch zu spielen: { $cards }.
great-split-alt-discarded = { $count } abgelegt
great-split-alt-played = Ausgespielt: { $cards }.
great-split-alt-splitter = Die Trennkarte ist noch zu spielen.
great-split-alt-contracts =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
great-split-alt-next-contract = nächster Auftrag auf { $space }
great-split-alt-next-arrow = Doppelpfeil auf { $space }
great-split-alt-final = Die Schlusswertung.

## The rules

great-split-page-idea-title = Worum es geht
great-split-page-idea =
    Ihr seid auf einer Gala und sammelt in { $rounds } Runden Bücher, Kunstwerke, Juwelen und Gold – und die Siegel, ohne die eure Aufträge nichts wert sind. Wer am Ende das meiste Prestige hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

    So läuft eine Runde, alle spielen gleichzeitig:
    1. Nachschub: Alle bekommen eine neue Karte.
    2. Teilen: Du teilst deine Karten in zwei Teile auf, für die Person links von dir.
    3. Wählen: Du behältst einen Teil von rechts und bekommst einen deiner eigenen zurück.
    4. Ausbeute: Du spielst oder verkaufst alles, was du jetzt hast.
    5. Markt und, nach manchen Runden, Wertung.

    Danach nimmst du alle Karten wieder auf: Sie werden nie verbraucht, nur weitergereicht. Der Vorstand der Gala bin ich: Ich teile aus, hüte die Geheimnisse und rücke die Würfel.
great-split-page-split-title = Nachschub und Teilen
great-split-page-split =
    Du beginnst mit vier Karten der Stufe I. Jede Runde kommt eine dazu: Stufe II in den Runden 1 bis 3, Stufe III in den Runden 4 bis 6. Zu zweit sind es zwei, eine davon eine Stufe niedriger.

    Das Handlimit ist { $limits }, von der ersten Runde bis zur letzten; deine Trennkarte zählt nicht mit. Was zu viel ist, legst du ab: geheim und endgültig.

    Dann teilst du: Wähle die Karten des linken Teils; die übrigen sind der rechte. Die Teile dürfen verschieden groß sein, aber jeder hat mindestens eine Karte. Beide gehen in deinem Umschlag nach links.

    Ist ein Teil offensichtlich besser, bekommst du den anderen zurück. Sieh dir das Tableau links von dir an: Was dort wenig zählt, kann dir viel bringen.
great-split-page-choose-title = Wählen
great-split-page-choose =
    Du öffnest den Umschlag von rechts. Nur ihr beide wisst, was darin ist. Behalte den linken oder den rechten Teil; der andere geht zurück.

    Währenddessen geschieht links von dir dasselbe mit deinem Umschlag. Was du gewählt hast und was zu dir zurückkam, ist deine Hand für diese Runde.

    Unter den beiden Teilen sage ich dir, was jeder dir brächte: welche Leisten wie weit vorrücken, welche Aufträge und anderen Felder du erreichst, welche Siegel du noch setzt und welche Schritte verfallen.
great-split-page-resolve-title = Ausbeute
great-split-page-resolve =
    Jetzt spielst du alle deine Karten, eine nach der anderen, in beliebiger Reihenfolge.

    • Jedes Symbol einer Karte ist ein Schritt auf der Leiste dieses Symbols.
    • Ein Rautensiegel ist ein Schritt auf der Leiste des Bücher- oder Kunstsiegels, ein Quadratsiegel auf der des Topas-, Smaragd- oder Goldsiegels, ein Sternsiegel auf einer beliebigen der fünf. Mehrere Siegel einer Karte dürfen auf verschiedene Leisten.
    • Statt eine Karte zu spielen, kannst du sie verkaufen, verdeckt: Vergiss ihre Symbole und rücke einen Schritt bei Gold oder Prestige vor. Niemand sieht, was du verkaufst, und die Karte bleibt bei dir.
    • Deine Trennkarte bringt jede Runde einen Schritt auf einer beliebigen Leiste.

    Alles muss gespielt oder verkauft werden. Schritte über das Ende einer Leiste hinaus verfallen. Ist nichts mehr zu entscheiden, bist du von selbst fertig, wenn am Tisch nichts anderes gewählt wurde; bis dahin kannst du Schritt für Schritt zurücknehmen.
great-split-page-spaces-title = Felder
great-split-page-spaces =
    Felder zählen, wenn du sie erreichst oder überschreitest.

    • Doppelpfeil, auf der Goldleiste: sofort zwei Schritte auf einer anderen Leiste. Sie lassen sich nicht aufteilen, und Gold selbst ist ausgenommen.
    • Eine Ressource auf einer Siegelleiste: sofort ein Schritt bei dieser Ressource.
    • Auftrag, auf den fünf Ressourcenleisten: am Ende etwas wert, wenn sein Siegel Sterne hat.
    • Banner, auf der Bücherleiste: was deine Bücher bei jeder Bücherwertung wert sind.
    • Sterne, auf einer Siegelleiste: was am Ende jeder Auftrag dieser Ressource wert ist. Es zählt das am weitesten rechts gelegene Feld, nicht die Summe.

    Dein Charakter hat dir die ersten Schritte gegeben und vielleicht Aufträge, die von Anfang an zählen.
great-split-page-scoring-title = Wertung
great-split-page-scoring =
    Nach den Runden { $first } und { $second } sagen die Plättchen der Wertungslinie, was gewertet wird: Bücher, Kunstwerke, Juwelen, und eines wertet nichts. Nach der letzten Runde werden alle drei noch einmal gewertet, dazu die Aufträge.

    • Bücher: das höchste erreichte oder überschrittene Banner.
    • Kunstwerke: deine Stufe gegen den Markt. Jede Runde schiebt ein Plättchen von 0 bis 4 den Markt weiter, und dieselbe Stufe bringt weniger. Beim Marktstand { $market } sind Stufen und Prestige { $brackets }.
    • Juwelen: das Doppelte des selteneren, Topase oder Smaragde.
    • Aufträge: je Ressource die Aufträge auf der Leiste und auf deinem Charakter, mal die Sterne ihres Siegels.

    Der Knopf „{ button-why }“ erklärt jeden Punkt jeder Wertung.
great-split-page-honest-title = Was gedruckt ist und was von uns stammt
great-split-page-honest =
    Die Regeln sind die des gedruckten Spiels. Nicht alle Zahlen auf seinem Material sind öffentlich, deshalb füllt diese Ausgabe die Lücken.

    • In den Anleitungen gedruckt: { $printed }.
    • Aus ihren Beispielen und Mengen abgeleitet: { $deduced }.
    • Von uns nachempfunden: { $ours }.

    Wo die Anleitungen schweigen, haben wir entschieden: Jeder Teil hat eine Karte; eine volle Leiste darf gewählt werden, der Schritt verfällt; Fragen einer Karte werden der Reihe nach beantwortet, die älteste zuerst; was verkauft oder abgelegt wurde, wird nie aufgedeckt.

    Wer das Spiel besitzt, kann dem Bot eine Ausgabe mit den echten Zahlen geben.
great-split-table =
    { $table ->
        [rounds] die Kartenstufe jeder Runde
        [lines] die Wertungslinien
        [market] die Marktplättchen
        [brackets] was Kunstwerke bringen
        [limits] die Handlimits
        [cards] die Karten
        [characters] die Charaktere
        [resources] die Ressourcenleisten
       *[seals] die Siegelleisten
    }
great-split-no-table = nichts

## The first game

great-split-lesson =
    { $lesson ->
        [seal] Ein Siegel macht Aufträge wertvoll: Am Ende zählt jeder Auftrag die Sterne seines Siegels. Fang mit einer Ressource an, die du schon hast.
        [split] Links von dir bleibt der Teil, der dort mehr bringt; du bekommst den anderen. Leg also zusammen, was dir viel und dort wenig bringt: Beim Teilen steht beides unter jeder Karte.
        [choose] Du behältst einen Teil, der andere geht zurück. Die Knöpfe sagen, was das euch beiden bringt: Ein Punkt weniger für dich kann fünf weniger für die anderen sein.
        [contracts] Etwa die Hälfte der Punkte kommt am Ende: Aufträge mal die Sterne ihrer Siegel. Zehn Aufträge ohne Sterne sind nichts wert, also lass beide zusammen wachsen.
        [art] Kunst verliert an Wert: Der Markt steigt nach jeder Runde, und dieselbe Kunst bringt weniger. Was heute zählt, zählt morgen vielleicht 0. Werte sie bald oder lege nach.
        [gems] Juwelen zählen das Doppelte der selteneren Sorte: Topase ohne Smaragde sind nichts wert. Am Ende dieser Runde wird zum ersten Mal gewertet.
        [gold] Gold selbst wird nie gewertet: Es bringt Doppelpfeile, zwei Schritte anderswo. Eine Karte, deren Schritte verfallen würden, verkaufst du für einen Schritt bei Gold oder Prestige.
        [discard] Das Handlimit: Was du ablegst, ist für immer weg, und niemand sieht es. Trenn dich von dem, was rechts und links von dir niemand nähme.
       *[last] Die letzte Runde: Jetzt wird alles gewertet, auch die Aufträge. Nur Schritte, die eine Wertung ändern, zählen noch; die Knöpfe sagen, welche.
    }
great-split-page-seat-title = Dein Tableau
great-split-page-seat =
    1. Dein Prestige und hinter der Flagge, wie viel es wäre, wenn jetzt Schluss wäre.
    2. Der Kunstmarkt: Je weiter er steht, desto weniger bringen Kunstwerke.
    3. Die fünf langen Leisten: Bücher, Kunstwerke, Topase, Smaragde, Gold. Das helle Feld ist deines. Schriftrollen sind Aufträge; Zahlen bei Büchern und Kunstwerken sagen, was sie von dort an bringen; Pfeile bei Gold sind Doppelpfeile.
    4. Die fünf kurzen Leisten sind die Siegel. Eine Zahl unter einem Stern sagt, was von dort an jeder Auftrag dieser Ressource wert ist. Eine Ressource mit Plus: sofort ein Schritt auf ihrer Leiste.
    5. Die Aufträge deines Charakters.
    6. Deine Karten. Jede behält ihren Buchstaben die ganze Runde lang.
great-split-page-example-title = Vom Teilen bis zu den Punkten
great-split-page-example =
    Du hast A: 2 Bücher, B: ein Rautensiegel, C: 2 Topase, D: 2 Kunstwerke. Ada, links von dir, sammelt Juwelen und Kunst; du stehst bei Büchern auf 3 und beim Büchersiegel auf 1.

    1. Teilen: A und B nach links, C und D nach rechts. Ada nimmt den rechten Teil, und deine Bücher kommen zurück.
    2. Wählen: Aus Bens Umschlag nimmst du den Teil mit einem Buch und einem Gold.
    3. Ausbeute: drei Bücher, von 3 auf 6, am Auftrag auf 5 vorbei. Das Rautensiegel geht ans Büchersiegel, von 1 auf 2: Aufträge haben jetzt einen Stern.
    4. Punkte: Das Banner auf 6 bringt bei jeder Bücherwertung 6. Am Ende bringen die Aufträge auf 3 und 5 noch 2 × 1 = 2, und mit dem Siegel auf 5, wo es zwei Sterne hat, 2 × 2 = 4.

## What a word means

great-split-term =
    { $term ->
        [books] Bücher
        [art] Kunstwerke
        [topaz] Topase
        [emerald] Smaragde
        [gold] Gold
        [prestige] Prestige
        [diamond] Rautensiegel
        [square] Quadratsiegel
        [star] Sternsiegel
        [splitter] Trennkarte
        [seal] Siegelleiste
        [contract] Auftrag
        [banner] Banner
        [ribbon] Sterne
        [arrow] Doppelpfeil
        [bonus] Ressource auf einer Siegelleiste
        [sale] Verkaufen
        [wallet] Umschlag
        [host] Vorstand
        [character] Charakter
        [limit] Handlimit
        [market] Kunstmarkt
        [line] Wertungslinie
        [full] Volle Leiste
       *[two] Zu zweit
    }
great-split-term-about =
    { $term ->
        [books] Jedes Buch einer Karte ist ein Schritt auf der Bücherleiste. Bücher sind so viel wert wie das höchste Banner, das du erreicht oder überschritten hast.
        [art] Jedes Kunstwerk einer Karte ist ein Schritt auf der Kunstwerksleiste. Was Kunst wert ist, hängt vom Markt ab.
        [topaz] Jeder Topas einer Karte ist ein Schritt auf der Topasleiste. Juwelen sind doppelt so viel wert wie die seltenere Sorte.
        [emerald] Jeder Smaragd einer Karte ist ein Schritt auf der Smaragdleiste. Juwelen sind doppelt so viel wert wie die seltenere Sorte.
        [gold] Jedes Goldsymbol ist ein Schritt auf der Goldleiste. Gold selbst wird nie gewertet; es bringt Doppelpfeile und Aufträge.
        [prestige] Die Punkte, die das Spiel gewinnen. Prestige einer Karte zählt sofort.
        [diamond] Ein Schritt auf der Leiste des Büchersiegels oder des Kunstsiegels, wie du willst.
        [square] Ein Schritt auf der Leiste des Topas-, des Smaragd- oder des Goldsiegels, wie du willst.
        [star] Ein Schritt auf einer beliebigen der fünf Siegelleisten.
        [splitter] Die Karte zwischen deinen beiden Teilen. Bei jeder Ausbeute bringt sie dir einen Schritt auf einer beliebigen Leiste.
        [seal] Jede Ressource hat eine. Ihre Sterne sagen, was am Ende ein Auftrag dieser Ressource wert ist.
        [contract] Ein Feld einer Ressourcenleiste oder ein Symbol deines Charakters. Am Ende ist er so viel wert, wie sein Siegel Sterne hat.
        [banner] Eine Zahl auf der Bücherleiste. Die höchste, die du erreicht oder überschritten hast, ist der Wert deiner Bücher.
        [ribbon] Auf einer Siegelleiste: was am Ende jeder Auftrag ihrer Ressource wert ist. Es zählt das weiteste Banner, das du erreicht oder überschritten hast.
        [arrow] Auf der Goldleiste. Erreichst oder überschreitest du ihn, rückst du sofort zwei Schritte auf einer anderen Leiste vor, nie auf Gold.
        [bonus] Erreichst oder überschreitest du sie, rückst du sofort einen Schritt auf der Leiste dieser Ressource vor.
        [sale] Du spielst eine Karte verdeckt: Ihre Symbole zählen nicht, und du rückst einen Schritt bei Gold oder Prestige vor. Die Karte bleibt auf deiner Hand, und niemand sieht sie.
        [wallet] Trägt deine beiden Teile nach links. Nur du und die Person dort sehen, was darin ist.
        [host] Teilt die Karten aus und behält den Verlauf im Auge. Hier ist das der Bot.
        [character] Wird zu Beginn ausgeteilt: deine ersten Schritte und bei den meisten auch Aufträge, die am Ende zählen.
        [limit] So viele Karten darfst du beim Teilen haben. Geprüft wird nur beim Nachschub, und die Trennkarte zählt nicht mit.
        [market] Beginnt bei 0 und rückt nach jeder Runde um 0 bis 4 vor. Je höher er steht, desto mehr Kunst brauchst du für dasselbe Prestige.
        [line] Zwei davon liegen zwischen den Runden. Überschreitet der Rundenzähler eine, sagen ihre beiden Plättchen, was gewertet wird.
        [full] Eine Leiste an ihrem Ende. Weitere Schritte verfallen; die Karte zu verkaufen bringt Gold oder Prestige.
       *[two] Ihr bekommt je Runde zwei Karten, eine der Stufe der Runde und eine der Stufe darunter. Das Handlimit bleibt, also legt ihr mehr ab.
    }
great-split-term-character = Beginnt mit { $start }; Aufträge: { $contracts }.
great-split-term-seal = Das Siegel für { $resource }: was am Ende jeder Auftrag davon zählt, { $stars }. Bewegt wird es durch: { $icons }.

## Reasons

great-split-because =
    { $kind ->
        [discard]
            was weggeht, ist bis zum Ende etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert, was bleibt, dagegen { $left }{ $icon ->
                [none] { "" }
               *[other] , vor allem { great-split-amount }
            }
        [split]
            { $name } nimmt wohl den { $side ->
                [left] linken
               *[right] rechten
            } Teil (bis zum Ende für { $name } etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert, für dich { $lost }) und lässt dir den anderen (für dich { $count }, für { $name } { $refused })
        [split_even]
            { $name } kann jeden der Teile nehmen: Der { $side ->
                [left] linke
               *[right] rechte
            } ist bis zum Ende für { $name } etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert und für dich { $lost }, der andere { $refused } und { $count }
        [pile]
            mit diesem Teil brächte die Runde etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } (davon { $most } { $what ->
                [gems] für Juwelen
                [books] für Bücher
                [art] für Kunstwerke
                [contracts] für Aufträge
               *[prestige] als Prestige
            }), wenn dann Schluss wäre, mit dem anderen { $count }
        [pile_now]
            mit diesem Teil brächte die Runde etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } (davon { $most } { $what ->
                [gems] für Juwelen
                [books] für Bücher
                [art] für Kunstwerke
                [contracts] für Aufträge
               *[prestige] als Prestige
            }), wenn dann Schluss wäre
        [pile_promise]
            bis zum Ende ist dieser Teil für dich etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert, der andere { $count }
        [pile_even]
            bis zum Ende ist jeder Teil für dich etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert
        [pile_denied]
            für { $name } wäre dieser Teil etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert, der andere { $count }
        [placed]
            die Siegel und Pfeile, die folgen, können noch { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } bringen
        [placed_promise]
            die Siegel und Pfeile, die folgen, sind bis zum Ende etwa { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert
        [stars]
            { $count ->
                [0]
                    ein Auftrag für { great-split-track } ist dann { $points ->
                        [one] einen Punkt
                       *[other] { $points } Punkte
                    } wert, aber du hast noch keinen
                [one]
                    dein Auftrag für { great-split-track } ist dann { $points ->
                        [one] einen Punkt
                       *[other] { $points } Punkte
                    } wert
               *[other]
                    deine { $count } Aufträge für { great-split-track } sind dann je { $points ->
                        [one] einen Punkt
                       *[other] { $points } Punkte
                    } wert
            }
        [banner]
            deine Bücher sind dann { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } wert
        [contracts]
            { $count ->
                [one]
                    ein Auftrag mehr für { great-split-track }, { $points ->
                        [0] allerdings noch keine Punkte
                        [one] einen Punkt
                       *[other] { $points } Punkte
                    } wert
               *[other]
                    { $count } Aufträge mehr für { great-split-track }, { $points ->
                        [0] allerdings noch keine Punkte
                        [one] je einen Punkt
                       *[other] je { $points } Punkte
                    } wert
            }
        [arrow] dein Gold erreicht einen Doppelpfeil
        [next_contract]
            { $count ->
                [one] der nächste Auftrag für { great-split-track } ist dann einen Schritt entfernt
               *[other] der nächste Auftrag für { great-split-track } ist dann { $count } Schritte entfernt
            }{ $points ->
                [0] { "" }
                [one] , einen Punkt wert
               *[other] , { $points } Punkte wert
            }
       *[next_stars]
            { $count ->
                [one]
                    mit einem Schritt mehr ist jeder Auftrag für { great-split-track } { $points ->
                        [one] einen Punkt
                       *[other] { $points } Punkte
                    } wert
               *[other]
                    mit { $count } Schritten mehr ist jeder Auftrag für { great-split-track } { $points ->
                        [one] einen Punkt
                       *[other] { $points } Punkte
                    } wert
            }
    }
