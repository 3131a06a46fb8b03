# Why a move is good.

reason-sentence = Why: { $reasons }.
reason-of-every-game =
    { $kind ->
        [points]
            { $points ->
                [one] one more point if the game ended then
               *[other] { $points } more points if the game ended then
            }
        [only] there was nothing else to do
        [best] nothing else promises more
        [later] others bring more at once, this one later
       *[margin]
            { $points ->
                [one] about one point better than the next best
               *[other] about { $points } points better than the next best
            }
    }
