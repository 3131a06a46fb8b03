## Taking back by consent

button-take-back = Deshacer
button-agree = De acuerdo
button-refuse = Mejor no
take-back-never = No se deshace nada
take-back-own = El último turno propio, si nadie ha jugado después
take-back-any = El último turno propio, pase lo que pase después
take-back-asked = { $others }: **{ $name }** querría deshacer su último turno. Lo que salió desde entonces se sacaría de nuevo.
take-back-agreed = De acuerdo: { $names }
take-back-refused = **{ $name }** prefiere seguir jugando, así que no se deshace nada.
take-back-done = Hecho. Vuelve a ser tu turno.
take-back-sent = He preguntado a los demás en el hilo.
taken-back = **{ $name }** deshace su último turno, y lo que venga se sacará de nuevo.
question-void = Se ha deshecho un turno, así que esta pregunta ya no está en pie.
refused-take-back-game = En este juego todos responden a la vez, así que no hay turnos que deshacer. Puedes cambiar tu respuesta hasta sellarla.
refused-take-back-never = En esta mesa no se deshace nada. Para la próxima partida podéis elegir otra cosa en «{ $button-options }».
refused-take-back-late = { $name } ya ha jugado, y en esta mesa solo se deshace un último turno. Para la próxima partida podéis elegir otra cosa en «{ $button-options }».
refused-take-back-nothing = Todavía no has jugado, así que no hay nada que deshacer.
refused-take-back-asked = Ya lo has pedido. Los demás responden en el hilo.
refused-take-back-own = Eso lo dicen los demás. Con «Mejor no» puedes retirar tu petición.
refused-take-back-agreed = Ya estás de acuerdo. Solo faltan los demás.
refused-take-back-over = Esa petición está resuelta o la partida ha avanzado, así que no ha cambiado nada. Con /{ command-takeback } puedes pedirlo de nuevo.
refused-take-back-older = Esta partida empezó con reglas anteriores, así que no puedo volver atrás. Seguid jugando, por favor.
refused-take-back-place = No puedo escribir en el hilo, así que no he podido preguntar a los demás. Inténtalo más tarde.
command-takeback = deshacer
command-takeback-about = Pide a los demás que te dejen deshacer tu último turno.
