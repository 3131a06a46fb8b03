# Why a move is good.

reason-sentence = Why: { $reasons }.
reason-of-every-game =
    { $kind ->
        [points]
            { $points ->
                [one] one more point if the game ended then
               *[other] { $points } more points if the game ended then
            }
        [promise]
            { $points ->
                [one] about one more point to be expected by the end
               *[other] about { $points } more points to be expected by the end
            }
        [only] there was nothing else to do
        [best] nothing else promises more
        [outdone]
            at first sight { $moves ->
                [2] the other possibility promises more
               *[other]
                    { $count ->
                        [one] only one of { $moves } possibilities promises more
                       *[other] { $count } of { $moves } possibilities promise more
                    }
            }
       *[margin]
            { $points ->
                [one] about one point better than the next best
               *[other] about { $points } points better than the next best
            }
    }
