# Las palabras propias del bot, sea cual sea el juego. Las de cada juego están en su archivo.

## Lobby

lobby-title = **{ $title }** · de { $least } a { $most } jugadores
lobby-player = **{ $name }** · juega por mensaje directo
lobby-plays-here = **{ $name }** · juega aquí
lobby-ai = **{ $name }** · IA, { $level }
introduced-ai = { $name } (IA, { $level })
level-easy = fácil
level-normal = normal
level-hard = difícil
lobby-room =
    { $room ->
        [0] No queda ningún asiento libre.
        [one] Queda un asiento libre.
       *[other] Quedan { $room } asientos libres.
    }
lobby-started = **{ $title }** ha empezado: { $names } juegan en { $place }.
lobby-over =
    { $count ->
        [one] **{ $title }** ha terminado y ha ganado **{ $winners }**: { $names } jugaron en { $place }.
       *[other] **{ $title }** ha terminado y **{ $winners }** comparten la victoria: { $names } jugaron en { $place }.
    }
lobby-cut-short = { $name } ha terminado **{ $title }** antes de tiempo: { $names } jugaron en { $place }.
lobby-stopped = **{ $title }** no llegó a su final: { $names } jugaban en { $place }.
lobby-closed = **{ $title }**: nadie ha empezado la partida, así que he recogido la mesa. Abre otra con /{ command-play }.
lobby-left = **{ $title }**: todos se han levantado, así que he recogido la mesa. Abre otra con /{ command-play }.
lobby-ended = **{ $title }**: { $name } ha cerrado esta mesa. Abre otra con /{ command-play }.
lobby-ended-managed = **{ $title }**: alguien que administra este servidor cerró la mesa.
lobby-ended-undealt = **{ $title }**: esta partida no llegó a empezar, así que he recogido la mesa. Abre otra con /{ command-play }.
option-line = { $title }: { $value }
hints-title = Pistas
hints-allowed =
    { $allowed ->
        [yes] permitidas
       *[no] no permitidas
    }
hint = Una IA haría esto: { $said }
hinted = -# Pistas pedidas: { $players }.
hinted-one = { $name } { $count }
language-title = Idioma de la mesa
language =
    { $language ->
        [es] español
        [de] alemán
       *[en] inglés
    }
options-title = ¿Qué quieres cambiar en esta mesa?
joined = Ya tienes asiento. ¡Nos vemos en la mesa!
left = Te has levantado. Tu asiento queda libre.
ai-level = ¿Qué nivel debe tener la IA?
ai-added = { $name } se sienta con vosotros. ¿Otra IA?
ai-removed = { $names } se va de la mesa.
starting = Barajamos los asientos. ¡Empezamos!
greeting = ¡Hola, { $name }! Aquí te pediré tus jugadas de { $title }.
direct-closed = No puedo escribirte. Juegas con el botón «{ $button-seat }» que hay bajo el tablero; o permite los mensajes directos de los miembros de este servidor en sus ajustes de privacidad y pulsa otra vez «{ $button-join }».
invitation = A **{ $name }** le gustaría volver a jugar contigo a { $title }, en { $place }.
invitation-accepted = Tienes un asiento en { $place }. ¡Nos vemos en la mesa!
invitations-refused =
    { $named ->
        [yes] { $name } no volverá a preguntarte. Si cambias de idea, usa /{ command-unblock }.
       *[no] Esa persona no volverá a preguntarte. Si cambias de idea, usa /{ command-unblock }.
    }
blocked = Ya no recibirás invitaciones de { $name }. /{ command-unblock } las permite de nuevo.
unblocked = { $name } puede volver a invitarte a jugar.

## The joint deal

lobby-seal = -# El reparto está sellado: { $seal }…
lobby-starting = **{ $title }** empezará en cuanto pueda publicar el anuncio del reparto en { $place }. Lo sigo intentando; antes no se reparte nada.
with-word = { $said } · «{ $word }»
luck-label = Tus palabras
luck-about = Unas palabras o cifras tuyas, a la vista de todos. Entran en la mezcla.
luck-added = Tu suerte ya está en el reparto.
announcement-title = **{ $title }** · De esto sale el reparto:
announcement-apart = Si el azar lo permite, habrá vecinos nuevos; antes se sentaban seguidos: { $pairs }
announcement-again = Este anuncio se ha publicado otra vez porque uno anterior tuvo problemas. Si ves otro más antiguo, vale este.
announcement-seal = -# Mesa { $table }, secreto sellado `{ $seal }`. El secreto, esta lista y el número que Discord da a este mensaje deciden los asientos y las cartas; nadie conoce las tres cosas de antemano.
check-lobby = El secreto de este reparto ya está sorteado y no puede cambiar: su SHA-256 es `{ $seal }`. Con «{ $luck }» puedes añadir palabras tuyas. Al empezar se anuncia todo, y solo el número que Discord da a ese anuncio decide el reparto. Al final puedes comprobarlo todo aquí.
check-later = El secreto de este reparto tiene el SHA-256 `{ $seal }`. El anuncio del que salieron los asientos y las cartas: { $link }. Cuando termine la partida, abriré el secreto y lo comprobaré todo aquí.
check-later-seed = La semilla de este reparto tiene el SHA-256 `{ $seal }` que se mostró al empezar. Cuando termine la partida, la abriré y lo comprobaré todo aquí.
check-older-jointly = El reparto es correcto: el secreto tiene el sello `{ $seal }` y, junto con el anuncio { $link }, da la semilla `{ $seed }` y los asientos. Compara allí el sello, los jugadores y las palabras. Las jugadas no puedo repetirlas: la partida empezó con la versión { $began } de las reglas, y yo conozco la { $now }. El registro también lo dice.
check-jointly =
    El reparto es correcto. El secreto tiene el sello `{ $seal }`; con él, los jugadores, palabras y opciones anunciados y el número del anuncio se obtiene la semilla `{ $seed }`, de ella los asientos y las cartas, y las { $moves } jugadas llevan a este mismo final.
    Mira tú el anuncio: { $link } tiene que mostrar el mismo sello, los mismos jugadores y las mismas palabras. No queda demostrado que yo no publicara y borrara antes otro anuncio, ni que quien me administra no mirara las manos. Con el registro puedes comprobarlo sin mí.
deal-opened = -# El secreto era `{ $secret }`; «{ $check }» calcula el reparto a partir de él.
seed-opened = La semilla era `{ $seed }`. Su SHA-256 es el sello que se mostró al empezar; «{ $check }» repite toda la partida a partir de ella.

## Game

no-thread = Aquí no puedo abrir hilos, así que jugamos en este canal.
plays-here = Juega aquí, con el botón de abajo: { $names }
plays-here-too = Sin mensajes directos, con el botón que hay bajo el tablero: { $names }.
your-turn = Turno de { $names }.
seat-nothing = Ahora no tienes nada que decidir.
waiting-for = Esperamos a { $names }.
thinking =
    { $count ->
        [one] { $names } está pensando.
       *[other] { $names } están pensando.
    }
waiting-since =
    Esperamos a { $names } { $when ->
        [today] desde las { $time }
        [yesterday] desde ayer
        [monday] desde el lunes
        [tuesday] desde el martes
        [wednesday] desde el miércoles
        [thursday] desde el jueves
        [friday] desde el viernes
        [saturday] desde el sábado
        [sunday] desde el domingo
       *[earlier] desde el { $date }
    }.
stands-in = Una IA juega por ahora en lugar de { $names }.
stand-in-proposed = ¿Que juegue una IA en lugar de { $name }? { $votes } de { $needed } votos necesarios. Apóyalo con «{ $button }».
stand-in-whom = ¿En lugar de quién debe jugar una IA hasta que vuelva? Debe estar de acuerdo más de la mitad de los demás; si nadie juega durante otro tanto, basta con un voto.
stand-in-voice = Tu voto cuenta: { $votes } de los { $needed } que hacen falta para que una IA juegue en lugar de { $name }.
stand-in-seated = Ahora una IA juega en lugar de { $name }, hasta que vuelva.
stand-in-notice = Los demás te esperan, así que por ahora una IA juega en tu lugar. El asiento sigue siendo tuyo: vuelve cuando quieras.
left-notice = Has dejado la partida y una IA sigue jugando por ti. Mientras dure la partida, puedes volver.
left-game = Has dejado la partida. Una IA sigue jugando por ti; si cambias de idea, /{ command-comeback } te devuelve el asiento.
leave-sure = ¿Dejar esta partida? Una IA seguirá jugando por ti, y puedes volver mientras dure la partida.
leave-sure-last = ¿Dejar esta partida? No quedaría nadie más, así que terminaría aquí.
has-left =
    { $count ->
        [one] { $names } ha dejado la partida y una IA sigue jugando.
       *[other] { $names } han dejado la partida y siguen jugando unas IA.
    }
stand-in-over = No estabas, y una IA ha jugado en tu lugar.
welcome-back = ¡Hola de nuevo! El asiento vuelve a ser tuyo.
welcome-back-told = Mientras tanto, la IA ha decidido por ti:
welcome-back-untold = La IA todavía no ha decidido nada por ti.
game-ended = { $name } ha terminado la partida.
game-ended-together = Habéis terminado la partida de común acuerdo, sin resultado.
game-ended-managed = Alguien que administra este servidor terminó la partida.
game-over = **La partida ha terminado.** El podio y la revancha están en { $place }.
list-and =
    { FIRST_SOUND($last) ->
        [i] { $most } e { $last }
       *[other] { $most } y { $last }
    }
which-table = Hay varias mesas. ¿A cuál te refieres?
menu-choose = Elige
rules-page = Página { $number } de { $count }
record-here = Toda la partida en un archivo. Compruébalo con: `python -m engine verify { $file }`
check-right = El reparto quedó fijado antes de la partida y no ha cambiado desde entonces: la semilla `{ $seed }` tiene el SHA-256 `{ $seal }` que se mostró al empezar, y las { $moves } jugadas llevan desde ella hasta este mismo final. Con el registro puedes comprobarlo por tu cuenta.
check-older = La semilla `{ $seed }` tiene el SHA-256 `{ $seal }` que se mostró al empezar. Las jugadas no puedo repetirlas: la partida empezó con la versión { $began } de las reglas, y yo conozco la { $now }. El registro también lo dice.
check-wrong = El registro no se repite tal como se guardó. Consérvalo y enséñaselo a quien administra este bot.
end-sure = ¿Quieres terminar esta mesa para todos? No se puede deshacer.
end-done = La mesa ha terminado.
end-not = La mesa sigue. ¡Que disfrutes de la partida!

## Buttons

button-join = Unirse
button-leave = Levantarse
button-ai = Añadir una IA
button-no-ai = Quitar una IA
button-easy = Fácil
button-normal = Normal
button-hard = Difícil
button-options = Opciones
button-luck = Añadir tu suerte
button-start = Empezar
button-seat = Mi asiento
button-hint = Pista
button-to-table = A la mesa
button-to-cards = A tus cartas
button-stand-in = Que juegue una IA
button-come-back = Volver
button-text = Tablero en texto
button-rules = Reglas
button-why = ¿Por qué?
button-closer = Ver de cerca
button-whole = Tablero entero
button-back = Atrás
button-change = Cambiar
button-previous = Anterior
button-next = Siguiente
button-end = Terminar la mesa
button-keep = Seguir jugando
button-leave-game = Dejar la partida
button-no-invitations = No preguntar más
button-rematch = Revancha
button-record = Registro
button-check = Comprobar el reparto

## Refusals

refused-stranger = No estás en esta mesa. Puedes mirar aquí o abrir la tuya con /{ command-play }.
refused-lobby-stranger = Eso lo deciden quienes están sentados. Pulsa «{ $button-join }» para sentarte.
refused-seated = Ya estás en esta mesa.
refused-not-seated = No estás en esta mesa. Pulsa «{ $button-join }» para sentarte.
refused-full = Los { $most } asientos están ocupados. Abre otra mesa con /{ command-play }.
refused-too-few = Para este juego hacen falta al menos { $least } jugadores. Invita a alguien o añade una IA.
refused-started = La partida ya ha empezado.
refused-not-lobby = La partida ya ha empezado, así que esto ya no se puede cambiar.
refused-not-started = La partida aún no ha empezado. Pulsa «{ $button-start }» cuando estéis todos.
refused-not-dealt = Todavía no se ha repartido nada: la partida empezará en cuanto pueda publicar su anuncio. Hasta entonces puedes dejarla con /{ command-leave }, y quien la abrió puede terminarla con /{ command-end }.
refused-closed = Esta mesa ha terminado. Abre otra con /{ command-play }.
refused-left = Ya has dejado esta partida. /{ command-comeback } te devuelve el asiento.
refused-own-block = No puedes bloquearte a ti. Nombra a otra persona.
refused-own-stand-in = Una IA juega en tu lugar si los demás lo quieren mientras no estás, o si dejas la partida con /{ command-leave }.
refused-ai-stand-in = Ya juega una IA en lugar de { $name }.
refused-not-waited-for = Ahora nadie espera a { $name }, así que no hay nada que decidir en su lugar.
refused-nobody-away = Ahora nadie más os hace esperar. Vuelve a pedirlo cuando ocurra.
refused-answer-first = La mesa también te espera a ti, así que contesta primero: /{ command-hand } muestra lo que se te pregunta.
refused-too-early =
    { $minutes ->
        [one] Un poco más de paciencia. Si nadie juega en el próximo minuto, una IA podrá hacerlo por quien falta.
       *[other] Un poco más de paciencia. Si nadie juega en los próximos { $minutes } minutos, una IA podrá hacerlo por quien falta.
    }
refused-agreed = Ya has votado a favor. Los demás pueden pulsar el mismo botón para { $name }.
refused-no-hints = En esta mesa no hay pistas. La próxima vez podéis permitirlas en «{ $button-options }» antes de empezar.
refused-not-away = El asiento ya es tuyo. /{ command-hand } muestra lo que se te pregunta.
refused-no-ai = En esta mesa no hay ninguna IA.
refused-option = Eso no se puede elegir aquí. Vuelve a abrir «{ $button-options }».
refused-end = Solo pueden terminarla { $name } o quien administra este servidor.
refused-still-playing = La partida sigue en marcha. Podrás hacerlo cuando termine.
refused-rematch-stranger = La revancha es para quienes han jugado. Abre tu propia mesa con /{ command-play }.
refused-rematch-exists = La revancha ya está abierta: busca la mesa nueva más abajo.
refused-old-question = Esa pregunta ya ha pasado. Pulsa «{ $button-seat }» bajo el último tablero para ver qué toca ahora.
refused-already = Ya está: tu respuesta ha llegado.
refused-not-playing = Esta partida ha terminado, así que no hay nada que responder.
refused-illegal = Las reglas no lo permiten ahora. Pulsa «Mi asiento» para ver qué puedes hacer.
refused-busy = Han pasado demasiadas cosas a la vez. Vuelve a pulsar, por favor.
refused-too-many-tables = Ya tienes { $most } mesas abiertas. Cierra una con /{ command-end } o espera a que acabe una partida.
refused-server-full = Este servidor tiene { $most } mesas abiertas, y no se permiten más. Espera a que acabe una de sus partidas.
refused-too-fast = Vas más rápido de lo que puedo seguir. Espera un momento e inténtalo otra vez.
refused-still-at-it = Todavía estoy con lo que me pediste antes. Espera a que termine y pídelo otra vez.
refused-old-command = Este comando ha cambiado desde entonces. Reinicia Discord, o escríbelo de nuevo y elígelo en la lista.
refused-count =
    { $form ->
        [one] Elige exactamente una, no { $count }.
        [exact] Elige exactamente { $least }, no { $count }.
       *[range] Elige de { $least } a { $most }, no { $count }.
    }
refused-typed = No conozco esa respuesta. Elige entre: { $keys }
refused-typed-move = Esa respuesta no es posible ahora. Puedes decir, por ejemplo: { $examples }
refused-typed-why = { $why } Puedes decir, por ejemplo: { $examples }
refused-why-alone = { $why }
refused-nothing-asked = Ahora no se te pregunta eso. Con /{ command-hand } ves lo que toca.
refused-nothing-to-do = Ahora no puedes hacer nada con eso. Con /{ command-hand } ves lo que puedes hacer.
refused-no-seat = No estás en ninguna mesa donde se pueda hacer eso. Únete a una o abre la tuya con /{ command-play }.
refused-no-table = Esa mesa ya no existe. Abre otra con /{ command-play }.
refused-no-table-here = Aquí no hay ninguna mesa. Abre una con /{ command-play }.
refused-no-game = No conozco ese juego. Con /{ command-play } ves los que conozco.
refused-not-here = Las mesas se abren en un canal de un servidor. Usa /{ command-play } allí.
refused-not-invited = Todavía no estoy en este servidor; solo están mis comandos. Quien lo administra puede dejarme entrar: { $link }
refused-private-thread = No veo este hilo privado. Mencióname aquí ({ $name }) para dejarme entrar y prueba otra vez.
refused-permission =
    { $count ->
        [one] Aquí no puedo mostrar una partida: me falta el permiso { $names }. Quien administra el servidor puede dármelo.
       *[other] Aquí no puedo mostrar una partida: me faltan los permisos { $names }. Quien administra el servidor puede dármelos.
    }
permission-view = «Ver canales»
permission-send = «Enviar mensajes»
permission-threads = «Enviar mensajes en hilos»
permission-files = «Adjuntar archivos»
refused-term = No he encontrado nada sobre «{ $term }». Escribe unas letras y elige de la lista.
refused-file = Discord no ha aceptado el archivo aquí. No se ha perdido nada; inténtalo más tarde, por favor, o en otro canal.
broken-table = Esta mesa ya no se puede abrir, y lo siento. Las demás están bien; con /{ command-play } abres otra.
something-broke = Algo ha fallado por mi parte. No se ha perdido nada; inténtalo otra vez, por favor.
storage-lost = Mi almacenamiento está dañado y no puedo guardar lo que haces. Avisa, por favor, a quien administra este bot.
press-again = He tardado demasiado, lo siento. Pulsa otra vez, por favor.
or-type = O escribe /{ $command } { $answer }.

## Commands

command-play = jugar
command-play-about = Abre una mesa para un juego.
command-join = unirse
command-join-about = Siéntate a la mesa de este canal.
command-leave = levantarse
command-leave-about = Levántate de una mesa, también en plena partida.
command-ai = ia
command-ai-about = Sienta a una IA en la mesa de este canal.
command-removeai = quitar-ia
command-removeai-about = Quita de la mesa a una de las IA.
command-options = opciones
command-options-about = Cambia lo que se puede elegir en esta mesa.
command-start = empezar
command-start-about = Empieza la partida.
command-luck = suerte
command-luck-about = Añade unas palabras tuyas al reparto.
command-end = terminar
command-end-about = Termina una mesa que has abierto tú.
command-hand = mano
command-hand-about = Tu asiento: lo que se te pregunta y lo que tienes.
command-hint = pista
command-hint-about = Qué haría una IA en tu lugar, y por qué.
command-standin = suplente
command-standin-about = Deja que una IA juegue en lugar de alguien a quien esperáis.
command-comeback = volver
command-comeback-about = Recupera tu asiento de la IA que juega en tu lugar.
command-board = tablero
command-board-about = El tablero tal como está.
command-text = texto
command-text-about = El tablero en palabras, lo bastante completo para jugar escuchando.
command-why = porqué
command-why-about = La última puntuación, punto por punto.
command-record = registro
command-record-about = Toda la partida en un archivo, cuando ha terminado.
command-check = comprobar
command-check-about = Cómo se hace este reparto y, al final, si es correcto.
command-rematch = revancha
command-rematch-about = Abre una mesa para otra partida y pregunta a quienes jugaron.
command-block = bloquear
command-block-about = No recibas más invitaciones de alguien.
command-unblock = desbloquear
command-unblock-about = Vuelve a recibir invitaciones de alguien.
command-rules = reglas
command-rules-about = Aprende un juego o busca una de sus palabras.
option-game = juego
option-game-about = ¿Qué juego?
option-term = término
option-term-about = Una carta, una casilla o una palabra del juego.
option-person = persona
option-person-about = ¿Quién?
option-answer = respuesta
option-answer-about = Tu respuesta; sin ella, ves la pregunta.

## The end of a game

final-winner = Gana **{ $name }** por { $points } a { $others }.
final-tie-break = **{ $name }** gana el desempate con { $points }: { $why }.
final-shared = **{ $names }** comparten la victoria con { $points } por cabeza.
