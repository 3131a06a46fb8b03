# Resultados: estadísticas, clasificación y partidas pasadas.

stats-title =
    { $games ->
        [one] **{ $name }** ha jugado una partida
       *[other] **{ $name }** ha jugado { $games } partidas
    } y ha ganado { $wins }; puesto medio: { $place }.
stats-game = { $title }: { $games } jugadas · { $wins } ganadas · { $average } puntos de media, { $best } como máximo
stats-pace = La mitad de estas partidas duró como mucho { $time }.
stats-pair =
    { $name } y tú habéis coincidido { $games ->
        [one] una vez
       *[other] { $games } veces
    }: quedaste por delante { $ahead } y por detrás { $behind }.
stats-nemesis =
    El rival más duro: { $name } – { $games ->
        [one] una partida
       *[other] { $games } partidas
    } en común, { $ahead } por delante, { $behind } por detrás.
stats-recent = Puestos en las últimas partidas, la más reciente al final: { $places }.
stats-against = Contra { $name }, partidas: { $games }; por delante { $ahead }, por detrás { $behind }.
stats-hidden = Tus estadísticas están ocultas: nadie te encuentra en clasificaciones, estadísticas ni historiales, y tú tampoco.
stats-shown = Vuelves a aparecer en estadísticas y clasificaciones.
duration-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
duration-hours = { $count } horas
duration-days = { $count } días
ranking-title =
    { $count ->
        [one] **{ $title }** en este servidor: una persona
       *[other] **{ $title }** en este servidor: { $count } personas
    }
ranking-line = { $rank }. { $name }: valoración { $rating }, { $wins } ganadas de { $games }
ranking-you = Estás en el puesto { $rank } de { $count }.
ranking-about = Todo el mundo empieza con 1000. Las IA tienen una valoración fija, y una valoración incierta cuenta menos.
history-title = **Tus últimas partidas**
history-line = { $when } · **{ $title }** · victoria de { $winners } con { $points } · { $names }
history-choose = Volver a ver una
past-cleared = Las jugadas de esta partida ya se han borrado; el resultado se conserva.
somebody = alguien

button-hide-me = Ocultar mis estadísticas
button-show-me = Mostrar mis estadísticas

refused-statistics-elsewhere = Solo enseño las estadísticas de otras personas en un servidor en el que estéis los dos. Usa /{ command-stats } allí.
refused-statistics-hidden = Esta persona no quiere aparecer en las estadísticas.
refused-no-results = Aquí aún no has terminado ninguna partida. Abre una mesa con /{ command-play }.
refused-no-results-theirs = Esta persona aún no ha terminado ninguna partida aquí.
refused-ranking-elsewhere = Una clasificación pertenece a un servidor. Usa /{ command-ranking } en uno de sus canales.
refused-no-ranking = Aquí nadie ha terminado aún este juego. Abre una mesa con /{ command-play }.

command-stats = estadísticas
command-stats-about = Partidas, victorias y cómo vas contra los demás.
command-ranking = clasificación
command-ranking-about = Quién juega mejor en este servidor.
command-history = historial
command-history-about = Tus últimas partidas, con su final y su registro.
option-of-person-about = ¿De quién? Déjalo vacío para ver las tuyas.
option-ranked-game-about = ¿Qué juego? Déjalo vacío para el que más se juega.

## Repetición

replay-step = Momento { $number } de { $count }
film-drawing = Dibujo la película: { $done } de { $count } imágenes.
film-here = **{ $title }**, la partida entera en { $seconds } segundos.
button-replay = Repetición
button-film = Hacer una película
button-first = Primero
button-last = Último
refused-replay-older = Esta partida empezó con reglas más antiguas que las que conozco, así que no puedo mostrarla jugada a jugada.
command-replay = repetición
command-replay-about = Una partida terminada otra vez: paso a paso o como película.
