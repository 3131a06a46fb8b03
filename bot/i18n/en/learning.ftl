# The first game, with lessons.

lesson = **Lesson:** { $text }
lessons-are-off = Lessons are off for you. /{ command-me } brings them back.
lessons-skipped = No more lessons in this game.
lessons-over = That was your first game. **{ button-review }**, below the result, shows which choices cost you most. /{ command-play } opens your next table.
button-guide = What Is What
button-skip-lessons = Skip the Lessons
button-no-lessons = Never Again
me-lessons = Lessons in a game of /{ command-learn }
command-learn = learn
command-learn-about = Your first game: against easy AI players, with a lesson where something is new.
refused-own-hints = You have switched hints off for yourself. /{ command-me } brings them back.
