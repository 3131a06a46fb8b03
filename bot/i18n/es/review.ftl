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
review-cost =
    { $unit ->
        [chance] **{ $number }.** Esto te costó cerca del { $cost } % de tus posibilidades de ganar.
       *[points]
            { $cost ->
                [one] **{ $number }.** Esto te costó más o menos un punto.
               *[other] **{ $number }.** Esto te costó unos { $cost } puntos.
            }
    }
review-best =
    { $unit ->
        [chance] **Tu mejor decisión**, cerca de un { $gain } % mejor que la siguiente.
       *[points]
            { $gain ->
                [one] **Tu mejor decisión**, más o menos un punto mejor que la siguiente.
               *[other] **Tu mejor decisión**, unos { $gain } puntos mejor que la siguiente.
            }
    }
review-given = Lo que hiciste: { $answer }
review-better = Mejor: { $answer }
review-clean = No he encontrado nada que yo hubiera hecho claramente mejor.
review-broke = No he podido terminar el repaso. Prueba más tarde.
refused-review-older = Esta partida empezó con reglas anteriores que no puedo reproducir, así que no puedo repasarla.
refused-review-nothing = En esta partida no tuviste nada que decidir, así que no hay nada que repasar.
