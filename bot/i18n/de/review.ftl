# Looking back at one's own decisions.

button-review = Wo lag’s?
command-review = rückblick
command-review-about = Deine Entscheidungen einer beendeten Partie, neu beurteilt: die teuersten und die beste.
review-begins =
    { $count ->
        [one] Ich sehe mir deine eine Entscheidung noch einmal an.
       *[other] Ich sehe mir deine { $count } Entscheidungen noch einmal an, jede mit dem, was du damals wissen konntest. Das dauert etwa eine halbe Minute.
    }
review-progress = { $done } von { $count } Entscheidungen angesehen.
review-amount =
    { $unit ->
        [chance] { $count } % deiner Siegchancen
       *[points]
            { $count ->
                [one] einen Punkt
               *[other] { $count } Punkte
            }
    }
review-cost =
    { $kind ->
        [game] **{ $number }.** Das hat dich höchstwahrscheinlich die Partie gekostet.
        [both] **{ $number }.** Das hat dich etwa { $amount } gekostet und höchstwahrscheinlich die Partie.
       *[amount] **{ $number }.** Das hat dich etwa { $amount } gekostet.
    }
review-best =
    { $kind ->
        [game] **Deine beste Entscheidung**: Die nächstbeste hätte dich höchstwahrscheinlich die Partie gekostet.
        [both] **Deine beste Entscheidung**: Die nächstbeste hätte dich etwa { $amount } gekostet und höchstwahrscheinlich die Partie.
       *[amount] **Deine beste Entscheidung**: Die nächstbeste hätte dich etwa { $amount } gekostet.
    }
review-given = Was du gemacht hast: { $answer }
review-better = Besser: { $answer }
review-clean = Ich habe nichts gefunden, was ich klar besser gemacht hätte.
review-broke = Der Rückblick ließ sich nicht beenden. Versuch es später noch einmal.
refused-review-older = Diese Partie begann nach älteren Regeln, die ich nicht nachspielen kann; darum kann ich nicht auf sie zurückblicken.
refused-review-nothing = In dieser Partie hattest du nichts zu entscheiden, also gibt es nichts zurückzublicken.
