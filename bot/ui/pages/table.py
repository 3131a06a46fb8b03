"""What a table shows once it plays: start, board, questions, answers, the end; each as a post."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.dealers.dealing import Listener, PickSome, Picture, Prompt, Words
from bot.dealers.phrases import listed
from bot.dealers.reasoning import because
from bot.markdown import literal
from bot.people.choices import wants_hints
from bot.refusals import Refused
from bot.standing_in import Decided
from bot.taking_back import Asked
from bot.ui import prompts
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Link, Menu, Post, Press, RowOfPost
from bot.ui.pages.ending import EndPages
from engine.core import Decision, Seat

_FEW_ROWS = 2
"""Of buttons: a question with more of them leaves no room for looking around."""
_EXAMPLE = 2
"""Boxes that are ticked in an example."""


@dataclass(frozen=True, slots=True)
class Pages(EndPages):
    """Everything one table can show."""

    def start(self, *, in_channel: bool, is_elsewhere: bool) -> Post:
        """`is_elsewhere`: the announcement stands in another place, or there is none."""
        words, view = self.public_words, self.table.view(None)
        lines = [self.dealer.seating(view, Listener(None, words, self._introduced(words)))]
        closed = self._names_of(p for p in self.table.players if p.user and not p.reachable)
        if closed:
            lines.append(words("plays-here-too", names=listed(words, closed)))
        if in_channel:
            lines.append(words("no-thread"))
        if not is_elsewhere:
            return Post("\n".join(lines))
        people = tuple(one.user for one in self.table.players if one.user and not one.has_left)
        lines.append(" ".join(f"<@{user}>" for user in people))
        return Post("\n".join(lines), mentions=people)

    def call(self, named: Sequence[Seat], called: Sequence[Seat]) -> Post:
        """For those whom no direct message reaches: it is their turn, and some hear of it only now."""
        words, users = self.public_words, [player.user for player in self.table.players]
        names = listed(words, [f"<@{users[seat]}>" for seat in sorted(named)])
        text = words("your-turn", names=names)
        mentions = tuple(user for seat in called if (user := users[seat]) is not None)
        row = (self._press("button-seat", "seat", words, main=True),)
        return Post(text, (), (row,), mentions=mentions)

    def push(self, seat: Seat) -> Post:
        """For somebody whose question came without a sound."""
        words = self.words_of(seat)
        said = words("push-waits", title=self.dealer.title(words), place=self._place)
        return Post(said, (), ((self._press("button-seat", "seat", words, main=True),),))

    def board(self, words: Words | None = None) -> Post:
        """The public board, with who has answered below it."""
        words = words or self.public_words
        picture = self.dealer.board(self.table.view(None), self.listener(None, words))
        lines = [self.status(words), self.waiting(words)]
        text = "\n".join(line for line in lines if line)
        closer = self._closer(picture, "board", words)
        rows = (self._board_row(words), *self._take_back_row(words), *closer)
        return Post(text, (picture,), rows)

    def status(self, words: Words | None = None) -> str:
        """Built once for every position, as every pass looks whether it still stands there."""
        words = words or self.public_words
        key = ("status", words, self.table.names)
        if key not in self.table.derived:
            listener = self.listener(None, words)
            self.table.derived[key] = self.dealer.status(self.table.view(None), listener)
        status: str = self.table.derived[key]
        return status

    def board_text(self, words: Words) -> str:
        picture = self.dealer.board(self.table.view(None), self.listener(None, words))
        return literal(picture.full)

    def seat_text(self, seat: Seat, words: Words) -> str:
        return literal(self.dealer.seat(self.table.view(seat), self.listener(seat, words)).full)

    def close_up(self, seat: Seat | None, words: Words, *, whole: bool) -> Post:
        """The board, or what belongs to a seat, whole or closer, and a button for the other."""
        show, what = (self.dealer.board, "board") if seat is None else (self.dealer.seat, "seat")
        picture = show(self.table.view(seat), self.listener(seat, words))
        if picture.closer is None:
            raise Refused("refused-old-question")
        label = words("button-closer") if whole else words("button-whole")
        other = Address(self.table.id, "closer", f"{what}:{'closer' if whole else 'whole'}")
        return Post("", (picture if whole else picture.closer,), ((Press(label, other),),))

    def _closer(self, picture: Picture, what: str, words: Words) -> tuple[RowOfPost, ...]:
        if picture.closer is None:
            return ()
        address = Address(self.table.id, "closer", what)
        return ((Press(words("button-closer"), address),),)

    def misread(self, seat: Seat, decision: Decision, typed: str, words: Words) -> str:
        """Why a typed line is no answer, where the game can say so."""
        view = self.table.view(seat)
        return self.dealer.misread(view, decision, typed, self.listener(seat, words))

    def prompt(self, seat: Seat, decision: Decision, words: Words) -> Prompt:
        """Built once for every position: a press reads what was built to be shown."""
        key = ("prompt", decision, words, self.table.names)
        if key not in self.table.derived:
            view, moves = self.table.view(seat), self.table.legal_moves(seat)
            asked = self.dealer.ask(view, decision, moves, self.listener(seat, words))
            self.table.derived[key] = asked
        prompt: Prompt = self.table.derived[key]
        return prompt

    def question(self, seat: Seat, decision: Decision, words: Words) -> Post:
        """What is asked, or, once answered, the answer and how to change it."""
        address = Address(self.table.id, decision.ticket)
        if not decision.awaited:
            post = self.answer(decision, self.table.view(seat), (), words)
            row = (prompts.change(address, words), *self._ways(words))
            return Post(post.text, post.pictures, (row, *self._stand_in(seat, words)))
        prompt = self.prompt(seat, decision, words)
        post = prompts.question(prompt, address, words)
        lesson = self._lesson(seat, decision, words)
        text = "\n".join((*lesson, post.text, *self._typed_instead(prompt, decision, words)))
        looks = self._looks(seat, words) if len(post.rows) <= _FEW_ROWS else ()
        learning = self._lesson_row(decision, words) if lesson else ()
        rows = (*post.rows, *looks, *learning, self._ways(words, asked=seat))
        return Post(text, post.pictures, rows)

    def _typed_instead(self, prompt: Prompt, decision: Decision, words: Words) -> Iterator[str]:
        """Old apps on phones cannot show a form with boxes, and a command does the same."""
        commands = self.dealer.commands.get(decision.kind, ())
        if isinstance(prompt, PickSome) and len(commands) == 1:
            count = max(prompt.least, min(_EXAMPLE, prompt.most))
            keys = " ".join(item.key for item in prompt.items[:count])
            told = words("or-type", command=words(f"command-{commands[0]}"), answer=keys)
            yield f"-# {told}"

    def offer(self, seat: Seat, decision: Decision, words: Words) -> Post:
        """A question that nobody waits for: what was taken by default, and every other way."""
        taken = self.answer(decision, self.table.view(seat), (), words)
        address = Address(self.table.id, decision.ticket)
        asked = prompts.question(self.prompt(seat, decision, words), address, words)
        rows = (*asked.rows, self._ways(words))
        pictures = asked.pictures or taken.pictures
        return Post(f"{taken.text}\n{asked.text}", pictures, rows)

    def answer(self, decision: Decision, view: Any, events: tuple[Any, ...], words: Words) -> Post:
        """What a question became, from its seat's view afterwards and all that happened since."""
        to = self.listener(decision.seat, words)
        heard = self._heard(events, decision.seat)
        answer = self.dealer.answered(view, decision, heard, to)
        pictures = () if answer.picture is None else (answer.picture,)
        return self.framed(Post(answer.text, pictures), words)

    def my_seat(self, seat: Seat, words: Words) -> Post:
        """All that belongs to a seat: what it is asked, and what it has."""
        listener = self.listener(seat, words)
        own = self.dealer.seat(self.table.view(seat), listener)
        decision = self.table.decision(seat)
        if decision is None:
            text = "\n".join((words("seat-nothing"), self.waiting(words)))
            rows = (*self._more_of(own, words), *self._stand_in(seat, words))
            return self.framed(Post(text, (own,), rows), words)
        asked = self.question(seat, decision, words)
        rows = tuple(_elsewhere(row) for row in asked.rows)
        if own in asked.pictures:
            return Post(
                asked.text, asked.pictures, (*rows, *self._as_text(own, words)), asked.footer
            )
        rows = (*rows, *self._more_of(own, words))
        beside = tuple(picture for picture in asked.pictures if picture.name not in own.holds)
        return Post(asked.text, (*beside, own), rows, asked.footer)

    def _more_of(self, own: Picture, words: Words) -> tuple[RowOfPost, ...]:
        return (*self._closer(own, "seat", words), *self._as_text(own, words))

    def _as_text(self, own: Picture, words: Words) -> tuple[RowOfPost, ...]:
        """Where the picture's description is only a short one, the full one is a press away."""
        if own.describe_fully is None:
            return ()
        return ((Press(words("button-text"), Address(self.table.id, "text", "seat")),),)

    def look(self, seat: Seat, key: str, words: Words) -> Post:
        """What matters to what this seat is asked, by its key."""
        looks = self.dealer.looks(self.table.view(seat), self.listener(seat, words))
        pictures = tuple(look.picture for look in looks if look.key == key)
        if not pictures:
            raise Refused("refused-old-question")
        # Where a description had to be shortened, all of it is read here.
        texts = (literal(picture.full) for picture in pictures if picture.full != picture.alt)
        return Post("\n".join(texts), pictures)

    def closing(self, story: str) -> Post | None:
        """The story of the chapter before this one with its scoring, where it had one."""
        listener = self.listener(None, self.public_words)
        picture = self.dealer.closing(self.table.view(None), listener) if story else None
        return None if picture is None else Post(story, (picture,))

    def why(self, seat: Seat | None, words: Words) -> str:
        return self.dealer.why(self.table.view(seat), self.listener(seat, words))

    def tell(self, events: tuple[Any, ...]) -> str:
        """The public story of these events."""
        heard = self._heard(events, None)
        if not heard:
            return ""
        listener = self.listener(None, self.public_words)
        return "\n".join(self.dealer.tell(heard, self.table.view(None), listener))

    def thread_name(self) -> str:
        return f"{self.dealer.title(self.public_words)} · {', '.join(self.table.names)}"

    def waiting(self, words: Words | None = None) -> str:
        """Whom the table waits for, never for what; an AI is spoken of where no person is."""
        if not self.table.is_playing:
            return ""
        words = words or self.public_words
        awaited = [self.table.players[seat] for seat in sorted(self.table.awaited)]
        people = self._names_of(player for player in awaited if not player.is_played_by_ai)
        lines = []
        if people:
            lines.append(words("waiting-for", names=listed(words, people)))
        elif awaited:
            names = listed(words, self._names_of(awaited))
            lines.append(words("thinking", names=names, count=len(awaited)))
        closed = self._names_of(p for p in self.table.players if not p.reachable)
        lines += [words("plays-here", names=listed(words, closed))] if closed else []
        return "\n".join([*lines, *self._away(words)])

    def welcome_back(self, decided: Sequence[Decided], words: Words) -> str:
        """What an AI decided for a seat, as its person would have read it."""
        lines = [f"• {self._decided(one, words)}" for one in decided]
        meanwhile = words("welcome-back-told") if lines else words("welcome-back-untold")
        return "\n".join([words("welcome-back"), meanwhile, *lines])

    def _decided(self, one: Decided, words: Words) -> str:
        """What became of the question, and why."""
        text = self.answer(one.decision, one.view, one.events, words).text
        listener = self.listener(one.decision.seat, words)
        why = because(self.table.game.key, one.whys, listener)
        return f"{text} {why}" if why else text

    def _board_row(self, words: Words) -> tuple[Press, ...]:
        """What explains nothing yet, or would only be refused, is not there."""
        has_scored = self.dealer.has_scored(self.table.view(None))
        why = (self._press("button-why", "why", words),) if has_scored else ()
        stand_in = (self._press("button-stand-in", "stand-in", words),) if self.table.votes else ()
        return (
            self._press("button-seat", "seat", words, main=True),
            self._press("button-text", "text", words),
            self._press("button-rules", "rules", words),
            *why,
            *stand_in,
        )

    def _take_back_row(self, words: Words) -> tuple[RowOfPost, ...]:
        row = self.table.row
        if not self.dealer.takes_turns or row.take_back == "never" or not self.table.is_playing:
            return ()
        return ((self._press("button-take-back", "take-back", words),),)

    def take_back_question(self, asked: Asked) -> Post:
        """For the others in the thread; it says who asks and who agrees, and nothing else."""
        words, table = self.public_words, self.table
        missing = tuple(p.user for p in table.players if p.user in asked.missing and p.user)
        agreed = self._names_of(
            p
            for seat, p in enumerate(table.players)
            if p.user in asked.agreed and seat != asked.seat
        )
        lines = [
            words(
                "take-back-asked",
                name=self.names[asked.seat],
                others=" ".join(f"<@{user}>" for user in missing),
            )
        ]
        if agreed:
            lines.append(words("take-back-agreed", names=listed(words, agreed)))
        path = f"{asked.ply}:{asked.seat}"
        row = (
            Press(words("button-agree"), Address(table.id, "take-back-yes", path), "main"),
            Press(words("button-refuse"), Address(table.id, "take-back-no", path)),
        )
        return Post("\n".join(lines), (), (row,), mentions=missing)

    def taken_back(self, seat: Seat) -> Post:
        return Post(self.public_words("taken-back", name=self.names[seat]))

    def question_void(self, words: Words) -> Post:
        """A question that is not asked any more, because somebody took back the turn before it."""
        return self.framed(Post(words("question-void")), words)

    def _introduced(self, words: Words) -> tuple[str, ...]:
        """The names by seat as they are; an AI's with its level."""
        return tuple(
            words("introduced-ai", name=name, level=words(f"level-{player.level}"))
            if player.user is None
            else name
            for player, name in zip(self.table.players, self.table.names, strict=True)
        )

    def _looks(self, seat: Seat, words: Words) -> tuple[RowOfPost, ...]:
        """Whatever else is worth a look, beside a question of few buttons."""
        looks = self.dealer.looks(self.table.view(seat), self.listener(seat, words))
        row = tuple(Press(look.label, Address(self.table.id, "look", look.key)) for look in looks)
        return (row,) if row else ()

    def _ways(self, words: Words, *, asked: Seat | None = None) -> tuple[Press | Link, ...]:
        """From a question to all that one has, to the rules, to advice, and to the others."""
        seat = self._press("button-seat", "seat", words)
        rules = self._press("button-rules", "rules", words)
        table = self.table
        hints = asked is not None and table.allows_hints and wants_hints(table.choices_of(asked))
        hint = (self._press("button-hint", "hint", words),) if hints else ()
        return (seat, rules, *hint, *self._to_the_table(words))

    def _heard(self, events: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
        """What of these events a seat, or a spectator, may hear."""
        redacted = (self.table.game.redact(event, seat) for event in events)
        return tuple(event for event in redacted if event is not None)


def _elsewhere(row: RowOfPost) -> RowOfPost:
    """Without what leads to where one is."""
    if isinstance(row, Menu):
        return row
    return tuple(one for one in row if isinstance(one, Press) and one.address.what != "seat")
