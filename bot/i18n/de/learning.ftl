# Das erste Spiel, mit Lektionen.

lesson = **Lektion:** { $text }
lessons-are-off = Lektionen sind für dich ausgeschaltet. Mit /{ command-me } kommen sie zurück.
lessons-skipped = Keine Lektionen mehr in diesem Spiel.
lessons-over = Das war dein erstes Spiel. **{ button-review }** unter dem Ergebnis zeigt, welche Entscheidungen dich am meisten gekostet haben. /{ command-play } öffnet deinen nächsten Tisch.
button-guide = Was ist was?
button-skip-lessons = Ohne Lektionen weiter
button-no-lessons = Nie wieder
me-lessons = Lektionen in einem Spiel mit /{ command-learn }
command-learn = lernen
command-learn-about = Dein erstes Spiel: gegen leichte KIs, mit einer Lektion, wo etwas neu ist.
refused-own-hints = Du hast Tipps für dich ausgeschaltet. Mit /{ command-me } kommen sie zurück.
