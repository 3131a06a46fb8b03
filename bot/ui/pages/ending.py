"""What a table shows when its game has ended, played to its end or before."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.dealers.dealing import Picture, Words
from bot.dealers.phrases import listed
from bot.markdown import literal
from bot.ui.messages.posts import Post, RowOfPost
from bot.ui.pages.learning import LearningPages
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class EndPages(LearningPages):
    def _ending(self, seat: Seat | None, words: Words) -> tuple[str, Picture]:
        outcome = self.table.outcome()
        if outcome is None:
            raise ValueError(f"table {self.table.id} is not over.")
        return self.dealer.final(self.table.view(seat), outcome, self.listener(seat, words))

    def final(self, story: str) -> Post:
        words = self.public_words
        text, picture = self._ending(None, words)
        lines = [line for line in (story, text, *self._notes(words)) if line]
        return Post("\n".join(lines), (picture,), self._end_rows(words))

    def final_again(self, words: Words) -> Post:
        """The end, for somebody who looks at it later."""
        text, picture = self._ending(None, words)
        replay = self._press("button-replay", "replay", words, main=True)
        return self.framed(Post(text, (picture,), ((replay,), *self._end_rows(words)[1:])), words)

    def over_notice(self, seat: Seat) -> Post:
        """The result in a player's own words, and where the rest of it is."""
        words = self.words_of(seat)
        text, _ = self._ending(seat, words)
        lines = [words("game-over", place=self._place), text, *self._notes(words)]
        if self.table.players[seat].learns:
            lines.append(words("lessons-over"))
        return Post("\n".join(lines))

    def _notes(self, words: Words) -> Iterator[str]:
        """Who had advice, and who sat down for somebody else."""
        players = self.table.players
        told = [
            words("hinted-one", name=literal(one.name), count=one.hints)
            for one in players
            if one.hints
        ]
        if told:
            yield words("hinted", players=listed(words, told))
        gone = self._names_of(one for one in players if one.conceded)
        if gone:
            said = words("has-conceded", names=listed(words, gone), count=len(gone))
            yield f"-# {said}"
        for one in players:
            if one.former:
                yield words("took-over", name=literal(one.name), former=literal(one.former))

    def ended(self) -> Post:
        """A game that was ended before its end."""
        words = self.public_words
        return Post(self._how_it_ended(words), (), self._end_rows(words))

    def opened(self, words: Words) -> str:
        """What was sealed, which gives nothing away any more."""
        row, check = self.table.row, words("button-check")
        if row.secret is None:
            return words("seed-opened", seed=row.seed or "", check=check)
        return words("deal-opened", secret=row.secret, check=check)

    def question_ended(self, seat: Seat) -> Post:
        words = self.words_of(seat)
        return self.framed(Post(self._how_it_ended(words)), words)

    def _how_it_ended(self, words: Words) -> str:
        """Somebody ended it, or nobody came any more."""
        by, how = self.table.row.ended_by, self.table.row.ended_how
        if how == "conceded":
            return self._conceded(words)
        if by is not None:
            return words("game-ended", name=literal(by))
        return words(f"game-ended-{how}") if how else words("game-abandoned")

    def _conceded(self, words: Words) -> str:
        """Who gave up, and who won by it where only one is left."""
        gone = self._names_of(player for player in self.table.players if player.conceded)
        left = self._names_of(player for player in self.table.players if not player.conceded)
        said = words("has-conceded", names=listed(words, gone), count=len(gone))
        return f"{said} {words('wins-by-it', name=left[0])}" if len(left) == 1 else said

    def _end_rows(self, words: Words) -> tuple[RowOfPost, ...]:
        """What is for the evening first, then what is for those who want to know."""
        return (
            (
                self._press("button-rematch", "rematch", words, main=True),
                self._press("button-replay", "replay", words),
                self._press("button-review", "review", words),
            ),
            (
                self._press("button-record", "record", words),
                self._press("button-check", "check", words),
                self._press("button-why", "why", words),
            ),
        )
