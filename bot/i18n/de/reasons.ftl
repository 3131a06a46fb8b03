# Why a move is good.

reason-sentence = Grund: { $reasons }.
reason-of-every-game =
    { $kind ->
        [points]
            { $points ->
                [one] ein Punkt mehr, wenn dann Schluss wäre
               *[other] { $points } Punkte mehr, wenn dann Schluss wäre
            }
        [promise]
            { $points ->
                [one] bis zum Ende etwa ein Punkt mehr
               *[other] bis zum Ende etwa { $points } Punkte mehr
            }
        [only] etwas anderes ging nicht
        [best] nichts anderes verspricht mehr
        [outdone]
            auf den ersten Blick { $moves ->
                [2] verspricht die andere Möglichkeit mehr
               *[other]
                    { $count ->
                        [one] verspricht nur eine von { $moves } Möglichkeiten mehr
                       *[other] versprechen { $count } von { $moves } Möglichkeiten mehr
                    }
            }
       *[margin]
            { $points ->
                [one] etwa einen Punkt besser als das Nächstbeste
               *[other] etwa { $points } Punkte besser als das Nächstbeste
            }
    }
