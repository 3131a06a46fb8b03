"""What everybody knows of a table, and its lobby as posts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.dealers.dealing import Dealer, Listener, Words
from bot.dealers.phrases import listed
from bot.i18n.words import LANGUAGES, language_of, words_for
from bot.joint_deal import Frozen
from bot.markdown import literal
from bot.store import LEVELS, TAKE_BACK_RULES, Player
from bot.table import Table
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Entry, Link, Menu, Post, Press, RowOfPost
from engine.core import Seat

_BEGINNING = 16
"""Characters of a seal in small print; the announcement has all of them."""


@dataclass(frozen=True, slots=True)
class LobbyPages:
    table: Table
    dealer: Dealer

    @property
    def public_words(self) -> Words:
        return words_for(self.table.row.locale)

    def words_of(self, seat: Seat) -> Words:
        return words_for(self.table.players[seat].locale)

    @property
    def names(self) -> tuple[str, ...]:
        """For sentences, where a name must not format anything."""
        return self._names_of(self.table.players)

    def listener(self, seat: Seat | None, words: Words) -> Listener:
        return Listener(seat, words, self.table.names)

    def lobby(self) -> Post:
        words, table, seats = self.public_words, self.table, self.table.game.seats
        lines = [
            words("lobby-title", title=self.dealer.title(words), least=seats[0], most=seats[-1]),
            self.dealer.blurb(words),
            "",
            *(_seated(player, words) for player in table.players),
            words("lobby-room", room=seats[-1] - len(table.players)),
            *self._option_lines(words),
            *(() if table.row.hints is None else (self._hints_line(words),)),
            words("lobby-seal", seal=table.seal[:_BEGINNING]),
        ]
        rows: list[RowOfPost] = [
            (
                self._press("button-join", "join", words, main=True),
                self._press("button-leave", "leave", words),
                self._press("button-ai", "ai", words),
                self._press("button-options", "options", words),
                self._press("button-start", "start", words, main=True),
            ),
            (
                self._press("button-luck", "luck", words),
                self._press("button-check", "check", words),
            ),
        ]
        return Post("\n".join(lines), (), tuple(rows))

    def lobby_starting(self) -> Post:
        """It was started, and its announcement could not be posted yet."""
        words = self.public_words
        said = words("lobby-starting", title=self.dealer.title(words), place=self._place)
        return Post(said, (), ((self._press("button-leave", "leave", words),),))

    def announcement(self, frozen: Frozen, *, again: bool) -> Post:
        """All that the deal is made of, with the seal of the secret, before anything is dealt."""
        words, table = self.public_words, self.table
        names = [literal(player.name) for player in frozen.players]
        people = tuple(one.user for one in table.players if one.user and not one.has_left)
        lines = [
            words("announcement-title", title=self.dealer.title(words)),
            *(
                f"{number}. {_with_word(_announced(player, words), player.word, words)}"
                for number, player in enumerate(table.players, start=1)
            ),
            *self._option_lines(words, usual=True),
        ]
        if frozen.apart:
            pairs = [listed(words, (names[one], names[two])) for one, two in frozen.apart]
            lines.append(words("announcement-apart", pairs="; ".join(pairs)))
        if again:
            lines.append(words("announcement-again"))
        lines.append(words("announcement-seal", table=table.id, seal=table.seal))
        # Who is mentioned in a thread is also added to it, and has it in the list of channels.
        return Post("\n".join(lines), mentions=people)

    def sealed(self, link: str, words: Words) -> Post:
        """Before the end: what is proven by what can be seen, and when the rest is."""
        seal = self.table.seal
        if self.table.row.phase == "lobby":
            return Post(words("check-lobby", seal=seal, luck=self.public_words("button-luck")))
        if self.table.row.secret is None:
            return Post(words("check-later-seed", seal=seal))
        return Post(words("check-later", seal=seal, link=link or self._place))

    def lobby_started(self) -> Post:
        """What became of it: a game that can be left, and then its end."""
        words, table = self.public_words, self.table
        facts = {
            "title": self.dealer.title(words),
            "names": listed(words, self.names),
            "place": self._place,
        }
        if table.is_playing:
            row: tuple[Press | Link, ...] = (
                *self._to_the_table(words),
                self._press("button-to-cards", "seat", words),
                self._press("button-leave", "leave", words),
            )
            return Post(words("lobby-started", **facts), (), (row,))
        outcome = table.outcome()
        if outcome is None:
            by = table.row.ended_by
            if by is None:
                return Post(words("lobby-stopped", **facts))
            return Post(words("lobby-cut-short", **facts, name=literal(by)))
        winners = listed(words, [self.names[seat] for seat in outcome.winners])
        count = len(outcome.winners)
        return Post(words("lobby-over", **facts, winners=winners, count=count))

    def lobby_closed(self) -> Post:
        words, by = self.public_words, self.table.row.ended_by
        title = self.dealer.title(words)
        if not self.table.players:
            return Post(words("lobby-left", title=title))
        if how := self.table.row.ended_how:
            return Post(words(f"lobby-ended-{how}", title=title))
        if by is None:
            return Post(words("lobby-closed", title=title))
        return Post(words("lobby-ended", title=title, name=literal(by)))

    def options(self, words: Words, said: str = "") -> Post:
        menus: list[RowOfPost] = []
        spoken = language_of(self.table.row.locale)
        for option in self.dealer.options(words):
            entries = tuple(
                Entry(str(number), label, chosen=self.table.row.options[option.key] == value)
                for number, (value, label) in enumerate(option.values)
            )
            menus.append(Menu(Address(self.table.id, "option", option.key), option.title, entries))
        lines = [said] if said else []
        lines.append(words("options-title"))
        # A menu shows what is chosen in it, not what it is about.
        lines += self._option_lines(words, usual=True)
        said_in = words("language", language=spoken)
        lines.append(words("option-line", title=words("language-title"), value=said_in))
        languages = tuple(
            Entry(language, words("language", language=language), chosen=language == spoken)
            for language in LANGUAGES
        )
        menus.append(Menu(Address(self.table.id, "language"), words("language-title"), languages))
        allowed = self.table.allows_hints
        ways = tuple(
            Entry(way, words("hints-allowed", allowed=way), chosen=(way == "yes") == allowed)
            for way in ("yes", "no")
        )
        menus.append(Menu(Address(self.table.id, "hints"), words("hints-title"), ways))
        lines.append(self._hints_line(words))
        if self.dealer.takes_turns:
            entries = tuple(
                Entry(rule, words(f"take-back-{rule}"), chosen=self.table.row.take_back == rule)
                for rule in TAKE_BACK_RULES
            )
            address = Address(self.table.id, "take-back-rule")
            menus.append(Menu(address, words("button-take-back"), entries))
        with_ai = any(player.user is None for player in self.table.players)
        dismissal = ((self._press("button-no-ai", "no-ai", words),),) if with_ai else ()
        return Post("\n".join(lines), (), (*menus, *dismissal))

    def levels(self, text: str, words: Words) -> Post:
        """How well shall the next AI play? Asked as long as there is room for one."""
        row = tuple(
            Press(words(f"button-{level}"), Address(self.table.id, "ai", level)) for level in LEVELS
        )
        seats, count = self.table.game.seats, len(self.table.players)
        start = ((self._press("button-start", "start", words, main=True),),)
        rows = (*((row,) if count < seats[-1] else ()), *(start if count in seats else ()))
        return Post(text, (), rows)

    def greeting(self, player: Player) -> Post:
        words = words_for(player.locale)
        title = self.dealer.title(words)
        return Post(words("greeting", name=literal(player.name), title=title))

    def invitation(self, player: Player) -> Post:
        """For somebody who played before: whoever has this lobby would like to do so again."""
        words, owner = words_for(player.locale), self.table.row.owner
        name = next(one.name for one in self.table.players if one.user == owner)
        title = self.dealer.title(words)
        refuse = Address(self.table.id, "no-invitations", str(owner))
        row = (
            self._press("button-join", "accept", words, main=True),
            Press(words("button-no-invitations"), refuse),
        )
        said = words("invitation", name=literal(name), title=title, place=self._place)
        return Post(said, (), (row,))

    def invitation_accepted(self, words: Words) -> Post:
        return Post(words("invitation-accepted", place=self._place))

    def _hints_line(self, words: Words) -> str:
        allowed = words("hints-allowed", allowed="yes" if self.table.allows_hints else "no")
        return words("option-line", title=words("hints-title"), value=allowed)

    def _to_the_table(self, words: Words) -> tuple[Link, ...]:
        """The way to the board; none while nobody knows where it will be."""
        row = self.table.row
        if row.place is None:
            return ()
        url = f"https://discord.com/channels/{row.guild or '@me'}/{row.place}"
        return (Link(words("button-to-table"), url),)

    @property
    def _place(self) -> str:
        """Where the game is played, as a link."""
        return f"<#{self.table.row.place or self.table.row.channel}>"

    def _names_of(self, players: Iterable[Player]) -> tuple[str, ...]:
        return tuple(literal(player.name) for player in players)

    def _press(self, key: str, verb: str, words: Words, *, main: bool = False) -> Press:
        return Press(words(key), Address(self.table.id, verb), "main" if main else "plain")

    def _option_lines(self, words: Words, *, usual: bool = False) -> list[str]:
        """What was chosen; what everybody takes for granted only where that is asked for."""
        chosen = self.table.row.options
        defaults = {option.key: option.default for option in self.table.game.options}
        return [
            words(
                "option-line", title=option.title, value=_label(option.values, chosen, option.key)
            )
            for option in self.dealer.options(words)
            if usual or chosen[option.key] != defaults[option.key]
        ]


def _seated(player: Player, words: Words) -> str:
    name = literal(player.name)
    if player.user is None:
        return words("lobby-ai", name=name, level=words(f"level-{player.level}"))
    key = "lobby-player" if player.reachable else "lobby-plays-here"
    return _with_word(words(key, name=name), player.word, words)


def _announced(player: Player, words: Words) -> str:
    name = literal(player.name)
    if player.user is None:
        return words("lobby-ai", name=name, level=words(f"level-{player.level}"))
    return f"**{name}** <@{player.user}>"


def _with_word(said: str, word: str, words: Words) -> str:
    return words("with-word", said=said, word=literal(word)) if word else said


def _label(values: tuple[tuple[Any, str], ...], chosen: Mapping[str, Any], key: str) -> str:
    return next((label for value, label in values if value == chosen[key]), str(chosen[key]))
