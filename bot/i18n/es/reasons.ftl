# Why a move is good.

reason-sentence = Motivo: { $reasons }.
reason-of-every-game =
    { $kind ->
        [points]
            { $points ->
                [one] un punto más si la partida terminara entonces
               *[other] { $points } puntos más si la partida terminara entonces
            }
        [promise]
            { $points ->
                [one] se puede esperar cerca de un punto más al final
               *[other] se pueden esperar unos { $points } puntos más al final
            }
        [only] no había otra cosa que hacer
        [best] ninguna otra jugada promete más
        [outdone]
            a primera vista, { $moves ->
                [2] la otra opción promete más
               *[other]
                    { $count ->
                        [one] solo una de { $moves } opciones promete más
                       *[other] { $count } de { $moves } opciones prometen más
                    }
            }
       *[margin]
            { $points ->
                [one] más o menos un punto mejor que la siguiente opción
               *[other] unos { $points } puntos mejor que la siguiente opción
            }
    }
