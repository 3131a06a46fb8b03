# Why a move is good.

reason-sentence = Grund: { $reasons }.
reason-of-every-game =
    { $kind ->
        [points]
            { $points ->
                [one] ein Punkt mehr, wenn dann Schluss wäre
               *[other] { $points } Punkte mehr, wenn dann Schluss wäre
            }
        [only] etwas anderes ging nicht
        [best] nichts anderes verspricht mehr
        [later] anderes bringt sofort mehr, dies auf längere Sicht
       *[margin]
            { $points ->
                [one] etwa einen Punkt besser als das Nächstbeste
               *[other] etwa { $points } Punkte besser als das Nächstbeste
            }
    }
