# Lo que atañe a una persona en todas sus mesas.

## Las mesas en las que se está sentado

mygames-title =
    { $mine ->
        [0] **Ninguna mesa te espera.** Mesas en las que estás: { $count }.
        [one] **Una mesa te espera.** Mesas en las que estás: { $count }.
       *[other] **{ $mine } mesas te esperan.** Mesas en las que estás: { $count }.
    }
mygames-mine = **{ $title }** · te espera · { $since } · { $place }
mygames-others = { $title } · espera a { $names } · { $since } · { $place }
mygames-thinking = { $title } · le toca a una IA · { $place }
mygames-lobby = { $title } · aún sin empezar, abierta { $since } · { $place }
mygames-starting = { $title } · espera su anuncio · { $since } · { $place }
mygames-seat = { $number } · Mi asiento

refused-no-games = Ahora no estás en ninguna mesa. Abre una con /{ command-play }.

command-mygames = mispartidas
command-mygames-about = Las mesas en las que estás y las que te esperan.

## Avisos

push-waits = **{ $title }** te espera, en { $place }.
back-on = { $name } vuelve el { $date }.
paused = Esta mesa está en pausa: nadie tiene prisa.

## Lo que cada cual elige para sí

me-title = **Cómo te trato** – en todas partes y en todas las mesas.
me-quiet-none = Sin horas de silencio. Con `silencio` y `zona` de /{ command-me } callo por la noche.
me-quiet = Silencio de { $begins } a { $ends } ({ $zone }): lo que llegue entonces sonará después.
me-here = Estás aquí. Con `fuera` de /{ command-me } dices cuándo vuelves.
me-away = Estás fuera y vuelves el { $date }. Hasta entonces no te aviso, y los demás lo ven.
me-push = Sonar cuando me toca
me-remind-hours = Recordármelo
me-locale = Idioma
me-hints = Pistas
me-shows-statistics = Salir en las estadísticas
me-invitations = Quién puede invitarme
me-looking = Avisarme si se buscan jugadores
me-yes = sí
me-no = no
me-usual = como la mesa
me-never = nunca
me-hours =
    { $count ->
        [one] al cabo de una hora
       *[other] al cabo de { $count } horas
    }
me-language-discord = el de Discord
me-language-en = English
me-language-es = Español
me-language-de = Deutsch
me-invitations-all = todo el mundo
me-invitations-played = gente con la que he jugado
me-invitations-nobody = nadie

## El ritmo de una mesa

pace-now = El ritmo de esta mesa: **{ $pace }**.
pace-agree = Más de la mitad de quienes están sentados deben estar de acuerdo con un cambio ({ $needed }).
pace-choose = Otro ritmo
pace-evening = una velada
pace-evening-about = Minutos: pronto una IA puede suplir a quien falte.
pace-days = días
pace-days-about = Un recordatorio al día; una IA puede suplir a los tres días.
pace-slow = sin prisa
pace-slow-about = Sin recordatorios; una IA puede suplir a las dos semanas.
proposal = { $name } propone: **{ $what }**. Votos que faltan: { $needed }.
proposal-asked = He preguntado a los demás. Votos que faltan: { $needed }.
proposal-refused = Sin acuerdo: { $what }. Todo sigue igual.
proposal-done = De acuerdo: **{ $what }**.
proposal-pause = poner la partida en pausa
proposal-resume = seguir con la partida
proposal-end = terminar aquí la partida, sin resultado
proposal-pace = cambiar el ritmo a «{ $pace }»
button-pause = Pausar
button-resume = Seguir
button-fine = De acuerdo
button-rather-not = Mejor no

refused-choice = Eso no se puede elegir aquí. Usa /{ command-me } otra vez.
refused-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad, por ejemplo Madrid, y elige de la lista.
refused-zone-missing = ¿En qué zona horaria estás? Añade `zona` a /{ command-me }: escribe una ciudad y elige de la lista.
refused-quiet = No entiendo «{ $typed }». Escribe las horas de silencio así: 22:00-8:30, o «no».
refused-date = No entiendo «{ $typed }». Escribe el día en que vuelves así: 2026-12-24, o «no».
refused-date-range = Ese día tiene que ser posterior a hoy y dentro de un año.
refused-paused = Esta mesa está en pausa. «{ button-resume }» en /{ command-pace } la termina.
refused-come-back-first = Ahora juega una IA por ti. Recupera antes tu asiento: /{ command-comeback }.
refused-proposal-gone = Eso ya no está por decidir. Con /{ command-pace } puedes proponer otra cosa.

command-me = yo
command-me-about = Avisos, horas de silencio, idioma y lo demás que eliges para ti.
command-pace = ritmo
command-pace-about = A qué ritmo va esta mesa; ponerla en pausa.
option-quiet = silencio
option-quiet-about = Horas de silencio, por ejemplo 22:00-8:30; «no» las quita.
option-zone = zona
option-zone-about = Tu zona horaria: escribe una ciudad.
option-away = fuera
option-away-about = El día en que vuelves, por ejemplo 2026-12-24; «no» si estás aquí.

## Los propios datos

mydata = Lo que sé de ti es tuyo. Puedo dártelo en un archivo u olvidarte por completo.
mydata-here = Todo lo que tengo guardado sobre ti, en un archivo.
erase-sure = ¿Borrarte? Se borran tus elecciones, estadísticas, valoraciones y bloqueos. En las partidas terminadas tu asiento queda sin nombre; en las que están en curso lo ocupa una IA para siempre.
erase-really = **Última pregunta.** Se te borra ahora mismo y en todos los servidores. Nadie puede deshacerlo, ni siquiera quien administra este bot.
erased = Hecho: ya no te conozco. Lo que publiqué en canales y mensajes directos sigue en Discord; allí puedes borrar tu parte.
not-erased = No se ha borrado nada.
button-export = Exportar
button-erase = Borrarme
button-erase-now = Sí, bórrame ya
button-keep-me = Conservarlo todo
game-abandoned = Hace mucho que nadie viene a esta partida, así que aquí descansa. Gracias por jugar; siempre hay una mesa nueva para ti.
refused-cleared = De esta partida hace tanto que sus jugadas ya se han borrado. Su resultado está en /{ command-history }.
refused-blocked = No puedes sentarte a esta mesa. Abre la tuya con /{ command-play }.
command-mydata = misdatos
command-mydata-about = Todo lo que sé de ti: en un archivo, o borrado.

## Falta alguien

invitation-new = A **{ $name }** le gustaría jugar contigo a { $title }, en { $place }.
invitation-declined = Otra vez será. Nadie se entera.
invited = He preguntado, una vez y con educación.
looking = **{ $name }** busca jugadores: { $title }, en { $place }.
looking-done =
    { $count ->
        [0] Tu mesa está marcada. Ahora mismo nadie aquí ha pedido que le avise.
        [one] Tu mesa está marcada y he avisado a una persona.
       *[other] Tu mesa está marcada y he avisado a { $count } personas.
    }
button-no-thanks = No, gracias
refused-invite-whom = Nombra a alguien que aún no esté en esta mesa.
refused-invitation = Esta persona no acepta invitaciones tuyas por ahora.
refused-invited = A esta persona ya le he preguntado. A nadie se le pregunta dos veces por la misma mesa.
refused-too-many-invitations = Ya has invitado a { $most } personas en una hora, y no se permiten más. Espera un rato antes de invitar a la siguiente.
refused-invite-later = Escribo a poca gente nueva por minuto, así que aún no he preguntado a esta persona. Invítala otra vez dentro de un minuto.
refused-looking = Esta mesa ya ha avisado. Invita a alguien con /{ command-invite }.
refused-looking-again =
    { $minutes ->
        [one] Ya has avisado. Podrás avisar otra vez dentro de un minuto, en cualquier mesa; hasta entonces, invita a alguien con /{ command-invite }.
       *[other] Ya has avisado. Podrás avisar otra vez dentro de { $minutes } minutos, en cualquier mesa; hasta entonces, invita a alguien con /{ command-invite }.
    }
command-invite = invitar
command-invite-about = Invita a alguien a tu mesa, una vez y con educación.
command-looking = buscar
command-looking-about = Busca jugadores: avisa a quienes aquí quieren que les avise.

## Otra persona se sienta

take-over-whose = ¿El sitio de quién te gustaría ocupar?
proposal-seat = { $name } ocupa el sitio de { $seat }
proposal-newcomer = A **{ $name }** le gustaría ocupar el sitio de { $seat }. Votos que faltan: { $needed }.
seat-taken = { $name } juega ahora en tu sitio. Gracias por empezar; siempre hay una mesa nueva para ti: /{ command-play }.
took-over = -# { $name } relevó a { $former }.
end-together-instead = Puedes proponer terminarla de común acuerdo, sin resultado.
button-end-together = Terminar de común acuerdo
refused-stranger-free-seat = No estás en esta mesa. Puedes mirar aquí u ocupar un sitio en el que juega una IA: /{ command-takeover }.
refused-no-free-seat = Aquí no hay ningún sitio libre. Puedes ocupar uno donde una IA juegue por alguien que se fue o no está.
command-takeover = relevar
command-takeover-about = Ocupa un sitio en el que una IA juega por alguien.

## Rendirse

button-concede = Rendirme
concede-sure = ¿Te rindes? Una IA sigue jugando para los demás. No puedes volver y quedas en último lugar.
concede-sure-last = ¿Te rindes? La partida termina aquí y quedas en último lugar.
conceded = Te has rendido.
has-conceded =
    { $count ->
        [one] { $names } se ha rendido.
       *[other] { $names } se han rendido.
    }
wins-by-it = Gana **{ $name }**.
refused-conceded = Te rendiste en esta partida, así que tu sitio ya no es tuyo. Abre otra mesa con /{ command-play }.
command-concede = rendirse
command-concede-about = Rendirte en una partida: quedas en último lugar.
