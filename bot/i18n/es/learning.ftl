# La primera partida, con lecciones.

lesson = **Lección:** { $text }
lessons-are-off = Has desactivado las lecciones. Con /{ command-me } vuelven.
lessons-skipped = Sin más lecciones en esta partida.
lessons-over = Ha sido tu primera partida. **{ button-review }**, debajo del resultado, muestra qué decisiones te costaron más. /{ command-play } abre tu próxima mesa.
button-guide = Qué es cada cosa
button-skip-lessons = Saltar las lecciones
button-no-lessons = Nunca más
me-lessons = Lecciones en una partida de /{ command-learn }
command-learn = aprender
command-learn-about = Tu primera partida: contra IA fáciles, con una lección donde haya algo nuevo.
refused-own-hints = Has desactivado las pistas para ti. Con /{ command-me } vuelven.
