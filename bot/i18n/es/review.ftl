# Looking back at one's own decisions.

button-review = ¿Dónde se torció?
command-review = repaso
command-review-about = Tus decisiones de una partida terminada, juzgadas de nuevo: la más cara y la mejor.
review-begins =
    { $count ->
        [one] Repaso tu única decisión.
       *[other] Repaso tus { $count } decisiones, cada una con lo que podías saber entonces. Tarda medio minuto, más o menos.
    }
review-progress = { $done } de { $count } decisiones repasadas.
review-amount =
    { $unit ->
        [chance] un { $count } % de tus posibilidades de ganar
       *[points]
            { $count ->
                [one] un punto
               *[other] { $count } puntos
            }
    }
review-cost =
    { $kind ->
        [game] **{ $number }.** Esto te costó casi seguro la partida.
        [both] **{ $number }.** Esto te costó alrededor de { $amount } y casi seguro la partida.
       *[amount] **{ $number }.** Esto te costó alrededor de { $amount }.
    }
review-best =
    { $kind ->
        [game] **Tu mejor decisión**: la segunda mejor te habría costado casi seguro la partida.
        [both] **Tu mejor decisión**: la segunda mejor te habría costado alrededor de { $amount } y casi seguro la partida.
       *[amount] **Tu mejor decisión**: la segunda mejor te habría costado alrededor de { $amount }.
    }
review-given = Lo que hiciste: { $answer }
review-better = Mejor: { $answer }
review-clean = No he encontrado nada que yo hubiera hecho claramente mejor.
review-broke = No he podido terminar el repaso. Prueba más tarde.
refused-review-older = Esta partida empezó con reglas anteriores que no puedo reproducir, así que no puedo repasarla.
refused-review-nothing = En esta partida no tuviste nada que decidir, así que no hay nada que repasar.
