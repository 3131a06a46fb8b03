"""A board for the ear: how far, what it is worth, and what lies ahead on every track."""

from collections.abc import Sequence

from bot.dealers.dealing import Listener
from bot.dealers.great_split import wording
from bot.dealers.great_split.scorings import last_worthy_market
from bot.dealers.phrases import fitting
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import GEMS, PLACE, RESOURCES, SEALS, Resource
from engine.great_split.state import Board
from engine.great_split.view import View


class Own:
    """The board of a seat of this view."""

    def __init__(self, view: View, seat: Seat, components: Components, to: Listener) -> None:
        self.components, self.words, self.market = components, to.words, view.market
        self.character = view.seats[seat].character

    def board_with(self, opening: str, board: Board, lines: Sequence[str]) -> str:
        """After what is said first, in as many words as fit."""
        bare = [wording.at(self.words, track, board) for track in (*RESOURCES, *SEALS)]
        whole = self.board_in_full(opening, board, lines)
        return fitting((whole, self._told(opening, board, lines, bare)))

    def board_in_full(self, opening: str, board: Board, lines: Sequence[str]) -> str:
        """However long that is."""
        tracks = [self._resource(resource, board) for resource in RESOURCES]
        return self._told(opening, board, lines, tracks)

    def _told(self, opening: str, board: Board, lines: Sequence[str], tracks: Sequence[str]) -> str:
        prestige = f"{wording.capital(wording.at(self.words, 'prestige', board))}."
        told = (f"{wording.capital(track)}." for track in tracks)
        return "\n".join((f"{opening} {prestige}", *lines, *told))

    def _resource(self, resource: Resource, board: Board) -> str:
        space = board[PLACE[resource]]
        row = next(r for r in self.components.file.resource_tracks.rows if r.track == resource)
        parts = [
            self._space(resource, board),
            *self._value(resource, space),
            *self._contracts(resource, space),
        ]
        arrow = next((at for at in sorted(row.arrows) if at > space), None)
        if arrow is not None:
            parts.append(self.words("great-split-alt-next-arrow", space=arrow))
        return ", ".join([*parts, *self._seal(resource, board)])

    def _space(self, track: Resource, board: Board) -> str:
        return self.words(
            "great-split-alt-space",
            track=wording.track(self.words, track),
            space=board[PLACE[track]],
            end=self.components.ends[PLACE[track]],
        )

    def _value(self, resource: Resource, space: int) -> list[str]:
        """What it is worth by itself, and from where it is worth more."""
        words, components = self.words, self.components
        if resource == "books":
            said = [words("great-split-note-banner", value=components.book_value(space))]
            return [
                *said,
                *self._more(space, [components.book_value(at) for at in self._to("books")]),
            ]
        if resource == "art":
            values = [components.art_value(at, self.market) for at in self._to("art")]
            said = [words("great-split-alt-art", points=values[space])]
            if values[space]:
                last = last_worthy_market(components, space)
                said.append(words("great-split-alt-fades", market=last))
            return [*said, *self._more(space, values)]
        if resource in GEMS and components.has_numbers(resource):
            return [words("great-split-note-number", value=components.gem_value(resource, space))]
        return []

    def _to(self, resource: Resource) -> range:
        return range(self.components.ends[PLACE[resource]] + 1)

    def _more(self, space: int, values: list[int]) -> list[str]:
        """The next space at which more is earned."""
        coming = next((at for at in range(space, len(values)) if values[at] > values[space]), None)
        if coming is None:
            return []
        return [self.words("great-split-bracket", level=coming, points=values[coming])]

    def _contracts(self, resource: Resource, space: int) -> list[str]:
        words, components = self.words, self.components
        on_track = components.contracts_on_track(resource, space)
        parts = [words("great-split-alt-contracts", count=on_track)] if on_track else []
        own = components.contracts_of_character(self.character, resource)
        if own:
            name = wording.character(words, self.character)
            parts.append(words("great-split-alt-own-contracts", count=own, character=name))
        row = next(r for r in components.file.resource_tracks.rows if r.track == resource)
        coming = next((at for at in row.contracts if at > space), None)
        if coming is not None:
            parts.append(words("great-split-alt-next-contract", space=coming))
        return parts

    def _seal(self, resource: Resource, board: Board) -> list[str]:
        """Its stars, the next ones, and the next resource it gives."""
        words, components = self.words, self.components
        seal = SEALS[RESOURCES.index(resource)]
        space, end = board[PLACE[seal]], components.ends[PLACE[seal]]
        name = wording.track(words, seal)
        stars = [components.stars(resource, at) for at in range(end + 1)]
        parts = [words("great-split-alt-space", track=name, space=space, end=end)]
        parts.append(words("great-split-note-stars", stars=stars[space]))
        parts += self._more(space, stars)
        bonus = next((at for at in sorted(components.bonuses[PLACE[seal]]) if at > space), None)
        if bonus is not None:
            given = wording.amount(words, resource, 1)
            parts.append(words("great-split-alt-bonus", bonus=given, space=bonus))
        return parts
