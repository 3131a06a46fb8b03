### Splendor auf Deutsch.

splendor-title = Splendor
splendor-blurb =
    Etwa 30 Minuten. Nimm Edelsteine, kaufe damit Karten, und jede Karte macht die nächste billiger.
    Adlige besuchen, wer die richtigen Karten hat. Wer zuerst das Ziel erreicht, läutet die letzte Runde ein; die meisten Punkte gewinnen.

## The slash commands

command-take = nehmen
command-take-about = Nimm Steine: drei verschiedene, oder zwei gleiche, wenn vier im Vorrat sind.
command-reserve = reservieren
command-reserve-about = Reserviere eine Karte mit ihrem Platz, etwa B3, oder die oberste eines Stapels.
command-buy = kaufen
command-buy-about = Kaufe eine Karte mit ihrem Platz, etwa B3, oder eine reservierte, etwa R1.
command-return = zurücklegen
command-return-about = Lege die Steine zurück, die über zehn sind.
command-receive = empfangen
command-receive-about = Wähle, wer von den Adligen dich besucht.

## Table options

splendor-option-target = Ziel
splendor-target = { $points } Punkte

## Small phrases

splendor-nothing = nichts
splendor-colour =
    { $colour ->
        [white] Weiß
        [blue] Blau
        [green] Grün
        [red] Rot
        [black] Schwarz
       *[gold] Gold
    }
splendor-amount =
    { $colour ->
        [white] { $count } Weiß
        [blue] { $count } Blau
        [green] { $count } Grün
        [red] { $count } Rot
        [black] { $count } Schwarz
       *[gold] { $count } Gold
    }
splendor-card =
    { $points ->
        [0] { splendor-colour }
        [one] { splendor-colour }, { $points } Punkt
       *[other] { splendor-colour }, { $points } Punkte
    }
splendor-card-cost = { $card }, kostet { $cost }

## Your turn

splendor-your-turn = **Runde { $round }: Du bist am Zug.**
splendor-you =
    Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } von { $target }
splendor-place = Platz { $place } von { $seats }
splendor-noble-near =
    { $count ->
        [one] noch { $count } Karte bis zum Besuch { $place }
       *[other] noch { $count } Karten bis zum Besuch { $place }
    }
splendor-last-round = Das ist die letzte Runde.
splendor-act-take = Nimm drei verschiedene Farben, oder zwei gleiche, wenn vier im Vorrat sind.
splendor-reserve-full = Deine Reserve ist voll.
splendor-act-reserved = Du hast schon drei Karten reserviert. Kaufe eine davon, bevor du wieder reservierst.
splendor-act-pass = Der Vorrat ist leer, du kannst keine Karte bezahlen und keine reservieren. Du kannst nur passen.
splendor-pass = Passen
splendor-take = Nimm { $colours }
splendor-take-which = Du nimmst { $colour }. Was noch?
splendor-again = Noch einmal { $colour }
splendor-only = Nur { $colour }
splendor-too-many =
    { $count ->
        [one] Das ist vielleicht ein Stein zu viel.
       *[other] Das sind vielleicht bis zu { $count } Steine zu viel.
    }
splendor-buy = Kaufe { $place }
splendor-bargain = { $card }, für { $payment }
splendor-bargain-free = { $card }, umsonst
splendor-bargain-many =
    { $count ->
        [one] { $card }, für { $count } Stein
       *[other] { $card }, für { $count } Steine
    }
splendor-enough-for = reicht für { $places }
splendor-towards = auf dem Weg zu { $places }
splendor-gives-up = kostet dich { $places }
splendor-keeps-gold =
    { $count ->
        [0] kein Gold bleibt dir
       *[other] { $count } Gold bleibt dir
    }
splendor-noble-comes = Besuch von { $places }
splendor-pay-how = **{ $place }**: { $card }. Wie zahlst du? Du hast { $tokens }; Gold steht für jede Farbe.
splendor-pay = Zahle { $payment }
splendor-pay-gold =
    { $gold ->
        [0] Zahle ohne Gold
       *[other] Zahle mit { $gold } Gold
    }
splendor-reserve = Reserviere eine Karte
splendor-reserve-which =
    { $gold ->
        [yes] Welche Karte reservierst du? Dazu bekommst du ein Gold.
       *[no] Welche Karte reservierst du? Gold gibt es keines mehr dazu.
    }
splendor-can-pay = du kannst sie schon bezahlen
splendor-lacking =
    { $count ->
        [one] dir fehlt { $missing }
       *[other] dir fehlen { $missing }
    }
splendor-lacking-many =
    { $count ->
        [one] dir fehlt { $count } Stein
       *[other] dir fehlen { $count } Steine
    }
splendor-deck = Stapel { $letter }
splendor-deck-points = { $least } bis { $most } Punkte
splendor-deck-about = Eine Karte vom Stapel siehst nur du.
splendor-return =
    { $count ->
        [one] Ein Stein zu viel: Du hast { $tokens }. Lege einen zurück.
       *[other] { $count } Steine zu viel: Du hast { $tokens }. Lege { $count } zurück.
    }
splendor-give = Lege zurück: { $colours }
splendor-return-which =
    { $count ->
        [one] Du legst { $colour } zurück, und noch einen:
       *[other] Du legst { $colour } zurück, und noch { $count }:
    }
splendor-noble-which = Mehrere Adlige würden kommen, aber nur einer besucht dich in diesem Zug. Wer?
splendor-receive = Empfange { $place }
splendor-noble-about = 3 Punkte, für { $bonuses }
splendor-answered =
    { $kind ->
        [return_tokens] Runde { $round }: Du hast Steine zurückgelegt.
        [choose_noble] Runde { $round }: Du hattest adligen Besuch.
       *[act] Runde { $round }: Du hast gespielt.
    }
splendor-did-round = **Runde { $round }.** { $deeds }
splendor-did-taken = Du hast { $tokens } genommen.
splendor-did-reserved =
    { $gold ->
        [yes] Du hast aus Reihe { $letter } reserviert ({ $card }) und 1 Gold genommen.
       *[no] Du hast aus Reihe { $letter } reserviert ({ $card }); Gold war keines mehr da.
    }
splendor-did-from-deck =
    { $gold ->
        [yes] Du hast die oberste Karte von Stapel { $letter } reserviert ({ $card }) und 1 Gold genommen.
       *[no] Du hast die oberste Karte von Stapel { $letter } reserviert ({ $card }); Gold war keines mehr da.
    }
splendor-did-bought =
    { $whence ->
        [reserved] Du hast deine reservierte Karte gekauft ({ $card }) für { $payment }.
       *[row] Du hast aus Reihe { $letter } gekauft ({ $card }) für { $payment }.
    }
splendor-did-passed = Du konntest nichts tun und hast gepasst.
splendor-did-returned = Du hast { $tokens } zurückgelegt.
splendor-did-noble = Du hattest adligen Besuch wegen der Boni { $bonuses }: 3 Punkte.

## What was typed

splendor-bank-has-no =
    { $colour ->
        [white] Im Vorrat ist kein Weiß mehr.
        [blue] Im Vorrat ist kein Blau mehr.
        [green] Im Vorrat ist kein Grün mehr.
        [red] Im Vorrat ist kein Rot mehr.
        [black] Im Vorrat ist kein Schwarz mehr.
       *[gold] Im Vorrat ist kein Gold mehr.
    }
splendor-bank-has-few = Zwei gleiche gibt es nur, wenn vier davon im Vorrat sind; jetzt: { $left }.
splendor-no-gold = Gold kann man nicht nehmen; es kommt mit einer reservierten Karte.
splendor-no-card =
    { $kind ->
        [row] { $place } ist leer.
        [noble] { $place } gibt es unter den Adligen nicht.
       *[reserved] Du hast keine reservierte Karte { $place }.
    }
splendor-no-deck = Stapel { $letter } ist leer.
splendor-cannot-pay = Du kannst { $place } nicht bezahlen ({ $card }): { $lack }.
splendor-you-hold =
    { $count ->
        [0] { $colour ->
            [white] Du hast kein Weiß zum Zurücklegen.
            [blue] Du hast kein Blau zum Zurücklegen.
            [green] Du hast kein Grün zum Zurücklegen.
            [red] Du hast kein Rot zum Zurücklegen.
            [black] Du hast kein Schwarz zum Zurücklegen.
           *[gold] Du hast kein Gold zum Zurücklegen.
        }
       *[other] Du hast nur { $has }.
    }
splendor-return-so-many =
    { $count ->
        [one] Lege genau einen zurück.
       *[other] Lege genau { $count } zurück.
    }
splendor-noble-not-yet = { $place } kommt noch nicht: gewünscht sind die Boni { $bonuses }.

## Where the game stands

splendor-status-round = Runde { $round }
splendor-status-points = Punkte: { $standings } · Ziel { $target }
splendor-status-last = **letzte Runde**
splendor-status-over = Das Spiel ist zu Ende.
splendor-seating = Ihr spielt in dieser Reihenfolge: { $circle }. **{ $first }** beginnt.
splendor-seating-target =
    Wer das Ziel erreicht, läutet die letzte Runde ein; sie wird zu Ende gespielt. { $count } Adlige warten, jeder Besuch bringt 3 Punkte.

## The story

splendor-tell-taken = **{ $name }** nimmt { $tokens }.
splendor-tell-reserved =
    { $gold ->
        [yes] **{ $name }** reserviert aus Reihe { $letter } ({ $card }) und nimmt 1 Gold.
       *[no] **{ $name }** reserviert aus Reihe { $letter } ({ $card }); Gold ist keines mehr da.
    }
splendor-tell-from-deck =
    { $gold ->
        [yes] **{ $name }** reserviert verdeckt die oberste Karte von Stapel { $letter } und nimmt 1 Gold.
       *[no] **{ $name }** reserviert verdeckt die oberste Karte von Stapel { $letter }; Gold ist keines mehr da.
    }
splendor-tell-bought =
    { $whence ->
        [reserved] **{ $name }** kauft eine reservierte Karte ({ $card }) und zahlt { $payment }.
       *[row] **{ $name }** kauft aus Reihe { $letter } ({ $card }) und zahlt { $payment }.
    }
splendor-tell-revealed = Neu auf { $place }: { $card }.
splendor-since-card =
    { $deed ->
        [bought] **{ $name }** kauft { $place } ({ $card }).
       *[reserved] **{ $name }** reserviert { $place } ({ $card }).
    }
splendor-since-reserved = **{ $name }** kauft eine reservierte Karte ({ $card }).
splendor-since-new = Neu dort: { $card }.
splendor-since-from-deck = **{ $name }** reserviert von Stapel { $letter }.
splendor-since-returned = Legt { $tokens } zurück.
splendor-since-noble = Adliger Besuch: 3 Punkte.
splendor-tell-passed = **{ $name }** kann nichts tun und passt.
splendor-tell-returned = **{ $name }** legt { $tokens } zurück.
splendor-tell-noble = Adliger Besuch für **{ $name }** wegen der Boni { $bonuses }: 3 Punkte.
splendor-tell-target =
    { $points ->
        [one] **{ $name }** hat { $points } Punkt. Diese Runde ist die letzte.
       *[other] **{ $name }** hat { $points } Punkte. Diese Runde ist die letzte.
    }
splendor-tell-ended =
    { $why ->
        [stalemate] Alle mussten passen, damit endet das Spiel.
       *[target] Die Runde ist zu Ende und { $target } Punkte sind erreicht: Das Spiel ist aus.
    }

## Points

splendor-why-card = { splendor-colour } aus Reihe { $letter } { $points }
splendor-why-noble = Besuch ({ $bonuses }) { $points }
splendor-why-nothing = noch keine Punkte
splendor-why-cards =
    { $count ->
        [one] { $count } Karte gekauft
       *[other] { $count } Karten gekauft
    }
splendor-why-ties = Die Zahlen sind Punkte. Bei Gleichstand gewinnt, wer weniger Karten gekauft hat.
splendor-final-fewer-cards = weniger gekaufte Karten, { $cards } gegen { $others }
splendor-final-seat =
    { $count ->
        [one] { $cards } auf { $count } Karte, { $nobles } von Adligen
       *[other] { $cards } auf { $count } Karten, { $nobles } von Adligen
    }

## For the ear

splendor-alt-as-of =
    { $when ->
        [start] Stand zu Beginn von Runde { $round }, { $name } ist am Zug; { $target } Punkte läuten die letzte Runde ein.
       *[turn] Stand in Runde { $round }, als { $name } am Zug war; { $target } Punkte läuten die letzte Runde ein.
    }
splendor-alt-bank = Vorrat: { $tokens }.
splendor-alt-yours = Du hast { $tokens }; Boni: { $bonuses }.
splendor-alt-can-pay = Du kannst kaufen: { $cards }.
splendor-alt-near = In Reichweite: { $cards }.
splendor-alt-empty = leer
splendor-alt-nobles = Adlige, je 3 Punkte: { $nobles }.
splendor-alt-row = Reihe { $letter }, { $count } im Stapel: { $cards }.
splendor-alt-stands =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $bonuses ->
        [one] { $bonuses } Bonus
       *[other] { $bonuses } Boni
    }, { $tokens ->
        [one] { $tokens } Stein
       *[other] { $tokens } Steine
    }.
splendor-alt-player =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; Boni: { $bonuses }; Steine: { $tokens }.
splendor-alt-visited = Besuch für: { $nobles }.
splendor-alt-reserved = Reserviert: { $cards }.
splendor-alt-back = verdeckt, Stapel { $letter }
splendor-alt-last = Letzter Zug: { $deeds }
splendor-alt-course = Punkte je Runde: { $points }.

## The rules

splendor-page-idea-title = Die Idee
splendor-page-idea =
    Du handelst mit Edelsteinen. Mit Steinen kaufst du Karten; jede gekaufte Karte ist ein Bonus, ein Stein, der für immer zahlt; so macht jede Karte die nächsten billiger. Teure Karten und Adlige bringen Punkte.

    Auf dem Tisch liegen vier Karten von jeder der drei Stufen: Reihe A ist die teuerste, Reihe C die billigste, { $cards } Karten im Ganzen, daneben ihre Stapel. Auf einer Karte stehen oben links ihre Punkte, oben rechts der Stein, den sie gibt, unten ihr Preis.

    Im Vorrat sind { $two } Steine jeder Farbe zu zweit, { $three } zu dritt, { $four } zu viert, und immer { $gold } Gold.

    In deinem Zug tust du eines: Steine nehmen, eine Karte reservieren oder eine Karte kaufen. In den Bildern zeigen goldene Rahmen und Münzen mit Plus oder Minus, was der letzte Zug geändert hat.
splendor-page-take-title = Steine nehmen
splendor-page-take =
    • Drei Steine in drei verschiedenen Farben. Sind weniger Farben da, dann einen von jeder.
    • Oder zwei von einer Farbe, wenn mindestens vier davon im Vorrat sind.

    Gold kann man nicht nehmen; es kommt mit reservierten Karten.

    Am Ende deines Zuges hast du höchstens { $limit } Steine, Gold mitgezählt. Was zu viel ist, legst du zurück; welche, entscheidest du, auch eben genommene.
splendor-page-buy-title = Karten kaufen
splendor-page-buy =
    Eine Karte kostet, was auf ihr steht, weniger deine Boni. Den Rest zahlst du mit Steinen, die in den Vorrat zurückgehen. Gold steht für jede Farbe, auch für eine, die du hast.

    Du kaufst eine Karte aus einer Reihe oder eine, die du reserviert hast. Im Bild deines Platzes zeigt ein grüner Rahmen, was du schon bezahlen kannst; der Knopf sagt, was sie dich kostet, mit möglichst wenig Gold. Geht es auch anders, wählst du.

    Die gekaufte Karte bleibt dir: Ihr Stein ist ein Bonus, ihre Punkte zählen.
splendor-page-reserve-title = Karten reservieren
splendor-page-reserve =
    Nimm eine Karte aus einer Reihe oder die oberste eines Stapels und behalte sie: Nur du darfst sie später kaufen. Dazu gibt es ein Gold, solange eines da ist.

    Eine Karte aus einer Reihe haben alle gesehen; eine vom Stapel siehst nur du.

    Du behältst höchstens { $reserved } reservierte Karten. Zurückgeben kannst du sie nicht, nur kaufen. Was du nicht gekauft hast, kostet dich am Ende nichts.
splendor-page-noble-title = Adlige
splendor-page-noble =
    Adlige schauen auf deine Boni, nie auf deine Steine. Am Ende deines Zuges besucht dich jemand, dessen Wunsch du erfüllst, und bringt { $noble } Punkte. Das kostet nichts und lässt sich nicht ablehnen.

    In einem Zug kommt nur ein Besuch. Würden mehrere kommen, wählst du; die anderen können am Ende eines späteren Zuges kommen.
splendor-page-end-title = Das Ende
splendor-page-end =
    Hat jemand am Ende eines Zuges das Ziel erreicht, 15 Punkte, wenn am Tisch nichts anderes gewählt wurde, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Karten gekauft hat; sind auch die gleich, wird der Sieg geteilt.

    Wer nichts nehmen, bezahlen oder reservieren kann, muss passen. Passen alle hintereinander, ist das Spiel zu Ende.

    Das Bild am Ende zeigt Punkte auf Karten, Punkte von Adligen und die Zahl der Karten; die Kurve zeigt die Punkte je Runde. /{ command-why } nennt sie Karte für Karte.

## The first game

splendor-lesson =
    { $lesson ->
        [take] Mit Steinen kaufst du Karten. Such dir eine billige in Reihe C aus und nimm drei verschiedene Farben dafür: Der Knopf sagt, wie weit du damit kommst.
        [bonus] Jede gekaufte Karte ist ein Bonus: ein Stein, der bei jedem weiteren Kauf zahlt und nie verbraucht wird. Ein paar billige Karten machen die teuren mit ihren Punkten bezahlbar.
        [reserve] Eine reservierte Karte gehört nur dir und bringt ein Gold, das für jede Farbe zahlt. Drei darfst du haben; los wirst du sie nur durch Kaufen.
        [limit] Am Ende eines Zuges darfst du zehn Steine haben, Gold mitgezählt; der Rest geht zurück. Kaufe also, bevor du die Hände voll hast.
        [noble] Adlige kommen von selbst, für je 3 Punkte, zu allen, die die gewünschten Boni haben. Sieh nach, welche Farben sich mehrere wünschen.
       *[end] Wer das Ziel erreicht, läutet die letzte Runde ein. Ab jetzt zählen Punkte mehr als billige Karten: Schau in die Reihen A und B.
    }
splendor-page-seat-title = Dein Platz
splendor-page-seat =
    1. Eine Karte: oben links ihre Punkte, oben rechts ihr Stein, unten ihr Preis, in der Ecke der Platz, den du eintippen kannst. Grüner Rahmen mit Haken: Du kannst sie bezahlen.
    2. Ihr Stapel mit der Zahl der Karten, die noch kommen. Reihen A, B und C, die teuerste zuerst.
    3. Der Vorrat und hinter dem Stern die Punkte, die die letzte Runde bringen. Darunter liegen später deine reservierten Karten.
    4. Du: hinter dem Stern deine Punkte; eine Sanduhr zeigt, wer am Zug ist.
    5. Deine Boni von gekauften Karten; die Krone zählt adlige Besuche.
    6. Deine Steine, höchstens zehn. Was alle reserviert haben, steht daneben oder darunter.
    7. Die Adligen mit den Boni, die sie sich wünschen.
splendor-page-example-title = Von Steinen zu Punkten
splendor-page-example =
    B2 gibt einen weißen Stein und 2 Punkte; sie kostet 1 Grün, 4 Rot und 2 Schwarz. Du hast die Boni 1 Grün und 1 Rot und 3 Steine: 2 Rot, 1 Schwarz.

    1. Deine Boni zahlen 1 Grün und 1 Rot. Es bleiben 3 Rot und 2 Schwarz, dir fehlen also 1 Rot und 1 Schwarz.
    2. Du nimmst Rot, Schwarz und Blau: Jetzt hast du 3 Rot, 2 Schwarz, 1 Blau.
    3. Im nächsten Zug kaufst du B2 für 3 Rot und 2 Schwarz; Blau bleibt dir. 2 Punkte, und Weiß ist von nun an ein Bonus.
    4. Adlige, die sich 3 Weiß, 3 Rot und 3 Schwarz wünschen, sind eine Karte näher.

## What a word means

splendor-term =
    { $term ->
        [white] Weiß: Diamant
        [blue] Blau: Saphir
        [green] Grün: Smaragd
        [red] Rot: Rubin
        [black] Schwarz: Onyx
        [gold] Gold
        [bonus] Bonus
        [card] Karte
        [row] Reihe
        [deck] Stapel
        [reserve] Reservieren
        [noble] Adlige
        [points] Punkte
        [limit] Zehn Steine
        [payment] Bezahlen
        [pass] Passen
        [target] Ziel
       *[tie] Gleichstand
    }
splendor-term-about =
    { $term ->
        [white] :white_gem: Der weiße Stein: oben flach, unten spitz.
        [blue] :blue_gem: Der blaue Stein: ein Tropfen.
        [green] :green_gem: Der grüne Stein: aufrecht, mit gekappten Ecken.
        [red] :red_gem: Der rote Stein: sechs Seiten, auf einer Spitze stehend.
        [black] :black_gem: Der schwarze Stein: ein Kissen, fast quadratisch.
        [gold] :gold_joker: Der Joker: eine Münze, die für jede Farbe zahlt. Sie kommt nur mit einer reservierten Karte, immer eine.
        [bonus] Der Stein einer gekauften Karte. Er zahlt bei jedem Kauf einen seiner Farbe und wird nie verbraucht.
        [card] Oben links ihre Punkte, oben rechts der Stein, den sie gibt, unten ihr Preis, in der Ecke ihr Platz.
        [row] Vier offene Karten einer Stufe. A ist die höchste, C die niedrigste; A1 ist die erste ihrer Reihe. Eine genommene Karte wird sofort ersetzt.
        [deck] :deck_a: :deck_b: :deck_c: Die Karten einer Stufe, die noch kommen. Die goldenen Punkte sind die Stufe, die Zahl sagt, wie viele es noch sind.
        [reserve] Eine Karte nehmen, um sie später zu kaufen, dazu ein Gold. Höchstens drei zugleich: R1, R2 und R3.
        [noble] :noble: Kommen am Ende deines Zuges, wenn du die gewünschten Boni hast, für 3 Punkte. Ein Besuch je Zug.
        [points] Auf Karten und bei Adligen. Die meisten gewinnen.
        [limit] Am Ende deines Zuges hast du höchstens zehn Steine, Gold mitgezählt; die übrigen legst du zurück.
        [payment] Preis weniger Boni, in Steinen. Gold steht für jede Farbe; der Bot schlägt den Weg mit dem wenigsten Gold vor.
        [pass] Nur für alle, die weder nehmen noch reservieren noch kaufen können.
        [target] Die Punkte, die die letzte Runde einläuten; sie wird zu Ende gespielt.
       *[tie] Bei gleichen Punkten gewinnen weniger gekaufte Karten; danach wird der Sieg geteilt.
    }

## Why a move is good

splendor-worth =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
splendor-use =
    { $use ->
        [points]
            { $worth ->
                [one] ein Punkt
               *[other] { $worth } Punkte
            }
        [noble] { $worth } Punkte mit adligem Besuch
        [noble_near]
            { $worth ->
                [one] ein Adliger ist dann noch eine Karte entfernt
               *[other] ein Adliger ist dann noch { $worth } Karten entfernt
            }
       *[cheaper]
            { $worth ->
                [0] noch ein Bonus in { splendor-colour }
                [one] macht eine Karte um ein { splendor-colour } billiger
               *[other] macht { $worth } Karten um ein { splendor-colour } billiger
            }
    }
splendor-because =
    { $kind ->
        [noble] Besuch von einem Adligen
        [noble_near]
            { $count ->
                [one] ein Adliger ist dann noch eine Karte entfernt
               *[other] ein Adliger ist dann noch { $count } Karten entfernt
            }
        [cheaper]
            { $points ->
                [0]
                    { $count ->
                        [one] { $place } kostet dich ein { splendor-colour } weniger
                       *[other] { $count } Karten kosten dich ein { splendor-colour } weniger
                    }
               *[other]
                    { $count ->
                        [one] { $place } ({ splendor-worth }) kostet dich ein { splendor-colour } weniger
                       *[other] { $count } Karten kosten dich ein { splendor-colour } weniger, darunter { $place } ({ splendor-worth })
                    }
            }
        [bonus]
            { $count ->
                [one] dann hast du deinen ersten Bonus in { splendor-colour }
               *[other] dann hast du { $count } Boni in { splendor-colour }
            }
        [payable] { $place } ({ splendor-use }) kannst du im nächsten Zug kaufen
        [gold] mit dem Gold kannst du { $place } ({ splendor-use }) im nächsten Zug kaufen
        [stays] { $place } ({ splendor-use }) kannst du auch im nächsten Zug noch kaufen
        [nearer]
            { $count ->
                [one] danach fehlt noch ein Stein
               *[other] danach fehlen noch { $count } Steine
            } für { $place } ({ splendor-use }), und kaufen kannst du die Karte frühestens in { $turns } Zügen
        [denies] { $name } hätte sie kaufen können ({ splendor-use })
        [keeps]
            niemand kann sie dir mehr nehmen ({ splendor-use }), und kaufen kannst du sie { $turns ->
                [one] im nächsten Zug
               *[other] frühestens in { $turns } Zügen
            }
        [late] Punkte bringt nichts mehr
        [behind] keine Karte reicht mehr, um { $points } Punkte zu erreichen
       *[unseen] nur du kennst die Karte ({ splendor-deck-points })
    }
