"""What a table shows of those who are away, and of the AI players who play for them."""

from dataclasses import dataclass, replace

from bot.dealers.dealing import Words
from bot.dealers.phrases import listed
from bot.standing_in import agreed, candidates, needed
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press, RowOfPost
from bot.ui.pages.lobby import LobbyPages
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class AbsencePages(LobbyPages):
    def framed(self, post: Post, words: Words) -> Post:
        """With a line below that says where the game is played; a thread has the game's name."""
        row = self.table.row
        in_thread = row.place is not None and row.place != row.channel
        name = "" if in_thread else f"{self.dealer.title(words)} · "
        return replace(post, footer=f"{name}{self._place}")

    def stand_in_for(self, seats: tuple[Seat, ...], words: Words) -> Post:
        """For whom shall an AI play?"""
        presses = tuple(
            Press(self.table.names[seat], Address(self.table.id, "stand-in", str(seat)))
            for seat in seats
        )
        return Post(words("stand-in-whom"), (), tuple(filter(None, (presses[:5], presses[5:]))))

    def stand_in_notice(self, seat: Seat, *, over: bool) -> Post:
        """For the one who is away: an AI plays for them, and how to come back."""
        words = self.words_of(seat)
        if over:
            return self.framed(Post(words("stand-in-over")), words)
        row = (self._press("button-come-back", "come-back", words, main=True),)
        has_left = self.table.players[seat].has_left
        said = words("left-notice") if has_left else words("stand-in-notice")
        return self.framed(Post(said, (), (row,)), words)

    def _stand_in(self, seat: Seat, words: Words) -> tuple[RowOfPost, ...]:
        """Where somebody has kept this seat waiting for long enough."""
        table, user = self.table, self.table.players[seat].user
        if user is None or not candidates(table, user) or table.still_for < table.stand_in_seconds:
            return ()
        return ((self._press("button-stand-in", "stand-in", words),),)

    def _away(self, words: Words) -> list[str]:
        """For whom an AI plays, and for whom one may."""
        table = self.table
        by_ai = [player for player in table.players if player.stand_in is not None]
        gave_up = self._names_of(player for player in by_ai if player.conceded)
        gone = self._names_of(p for p in by_ai if p.has_left and not p.conceded)
        away = self._names_of(player for player in by_ai if not player.has_left)
        lines = [words("has-left", names=listed(words, gone), count=len(gone))] if gone else []
        if gave_up:
            lines.append(words("has-conceded", names=listed(words, gave_up), count=len(gave_up)))
        lines += [words("stands-in", names=listed(words, away))] if away else []
        lines += [
            words("back-on", name=self.names[seat], date=f"<t:{int(until)}:D>")
            for seat in sorted(table.awaited)
            if (until := table.choices_of(seat).away_until) is not None and until > table.now
        ]
        lines += [words("paused")] if table.is_paused else []
        lines.extend(
            words(
                "stand-in-proposed",
                name=self.names[seat],
                votes=len(agreed(table, seat)),
                needed=needed(table, seat),
                button=words("button-stand-in"),
            )
            for seat in table.votes
        )
        return lines
