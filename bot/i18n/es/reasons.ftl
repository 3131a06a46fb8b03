# Why a move is good.

reason-sentence = Motivo: { $reasons }.
reason-of-every-game =
    { $kind ->
        [points]
            { $points ->
                [one] un punto más si la partida terminara entonces
               *[other] { $points } puntos más si la partida terminara entonces
            }
        [only] no había otra cosa que hacer
        [best] ninguna otra jugada promete más
        [later] otras dan más enseguida, esta más adelante
       *[margin]
            { $points ->
                [one] más o menos un punto mejor que la siguiente opción
               *[other] unos { $points } puntos mejor que la siguiente opción
            }
    }
