"""What a table shows to somebody who plays for the first time: lessons, and their seat explained."""

from dataclasses import dataclass

from bot.dealers.dealing import Words
from bot.people.choices import wants_lessons
from bot.refusals import Refused
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press, RowOfPost
from bot.ui.pages.absence import AbsencePages
from bot.ui.pages.leafing import leafed
from engine.core import Decision, Seat


@dataclass(frozen=True, slots=True)
class LearningPages(AbsencePages):
    def _lesson(self, seat: Seat, decision: Decision, words: Words) -> tuple[str, ...]:
        """Follows from the question alone, so that it is the same after a restart."""
        table = self.table
        if not table.players[seat].learns or not wants_lessons(table.choices_of(seat)):
            return ()
        text = self.dealer.lesson(table.view(seat), decision, self.listener(seat, words))
        return (words("lesson", text=text),) if text else ()

    def _lesson_row(self, decision: Decision, words: Words) -> tuple[RowOfPost, ...]:
        """The ways out carry the question, whose message is then shown without its lesson."""
        skip = Address(self.table.id, "skip-lessons", decision.ticket)
        never = Address(self.table.id, "no-lessons", decision.ticket)
        return (
            (
                self._press("button-guide", "guide", words),
                Press(words("button-skip-lessons"), skip),
                Press(words("button-no-lessons"), never),
            ),
        )

    def guide(self, seat: Seat, number: int, words: Words) -> Post:
        """A page about this very seat, with the way to the others."""
        pages = self.dealer.guide(self.table.view(seat), self.listener(seat, words))
        if not pages:
            raise Refused("refused-old-question")
        return leafed(pages, number, lambda n: Address(self.table.id, "guide", str(n)), words)
