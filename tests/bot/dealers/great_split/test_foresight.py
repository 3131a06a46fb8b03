"""What a move would bring is what it brings."""

from dataclasses import replace

from bot.dealers.great_split import advances, prospects
from bot.dealers.great_split.foresight import Foresight
from bot.dealers.great_split.resolving import last_step
from bot.i18n.words import words_for
from engine.great_split.components import Components
from engine.great_split.data import PLACE, TRACKS, Cards, Track
from engine.great_split.editions import GALA
from engine.great_split.events import TrackAdvanced
from engine.great_split.moves import FollowArrow, PlaceSeal, PlayCard, PlaySplitter, SellCard
from engine.great_split.resolution import begin_resolution, carry_out
from engine.great_split.state import Board, Question, Resolution
from tests.bot.dealers.great_split.playing import GAME, questions
from tests.bot.dealers.playing import listener

ENGLISH = words_for("en")
GERMAN = words_for("de")


def board(**spaces: int) -> Board:
    return tuple(spaces.get(track, 0) for track in TRACKS)


def card(icon: str, count: int) -> str:
    return next(name for name, card in GALA.cards.items() if card.icons == (icon,) * count)


def resolving(start: Board, *cards: str, question: Question | None = None) -> Resolution:
    resolution = begin_resolution(start, cards)
    return resolution if question is None else replace(resolution, questions=(question,))


EYES = Foresight(GALA, 0, "heiress", market=0)
"""Of somebody whose character has no contracts."""


def effect(resolution: Resolution, order: PlaceSeal | FollowArrow | PlaySplitter | SellCard) -> str:
    return prospects.of_track(ENGLISH, "Track", EYES.of_order(resolution, order))


def worth(start: Board, *cards: str) -> str:
    pile: Cards = cards
    return prospects.described(ENGLISH, EYES.of_pile(start, pile))


def test_a_seal_that_reaches_a_resource_says_what_it_gives():
    resolution = resolving(board(topaz=6, topaz_seal=2), question="square")
    assert effect(resolution, PlaceSeal("topaz_seal")) == "2 to 3, +1 topaz"


def test_a_seal_that_reaches_stars_says_what_contracts_are_worth():
    resolution = resolving(board(emerald_seal=1), question="square")
    assert effect(resolution, PlaceSeal("emerald_seal")) == "1 to 2, contracts worth 1 each"


def test_a_resource_from_a_seal_may_reach_a_contract():
    resolution = resolving(board(topaz=7, topaz_seal=2), question="square")
    assert effect(resolution, PlaceSeal("topaz_seal")) == "2 to 3, +1 topaz, a contract, +1"


def test_a_resource_from_a_seal_may_be_lost():
    resolution = resolving(board(gold=13, gold_seal=2), question="square")
    assert effect(resolution, PlaceSeal("gold_seal")) == "2 to 3, 1 gold lost"


def test_an_arrow_onto_a_full_track_says_that_both_steps_are_lost():
    resolution = resolving(board(topaz=15), question="arrow")
    assert effect(resolution, FollowArrow("topaz")) == "full, 2 steps lost"


def test_an_arrow_onto_the_last_space_loses_one_step():
    resolution = resolving(board(art=15), question="arrow")
    assert effect(resolution, FollowArrow("art")) == "15 to 16, a contract, 1 step lost"


def test_a_sale_for_gold_may_reach_a_double_arrow():
    topaz = card("topaz", 1)
    assert (
        effect(resolving(board(gold=2), topaz), SellCard(topaz, "gold"))
        == "2 to 3, a double arrow, at best art 0 to 2, +3"
    )


def test_the_splitter_on_prestige_is_one_point():
    assert effect(resolving(board(prestige=12)), PlaySplitter("prestige")) == "12 to 13, +1"


def test_a_pile_tells_tracks_contracts_and_banners():
    pile = (card("books", 2), card("topaz", 2))
    assert worth(board(books=3, topaz=4), *pile) == (
        "books 3 to 5 (worth 4 prestige, a contract), topaz 4 to 6 (a contract), +2"
    )


def test_a_pile_adds_up_cards_of_the_same_kind():
    one, other = [name for name, each in GALA.cards.items() if each.icons == ("gold",)][:2]
    assert (
        worth(board(gold=1), one, other) == "gold 1 to 3 (a double arrow), at best art 0 to 2, +3"
    )


def test_seals_are_placed_where_they_bring_most():
    start = board(books=7, books_seal=4, art_seal=1)
    assert worth(start, card("diamond", 1)).startswith("at best book seal 4 to 5")


def test_a_seal_says_how_many_contracts_it_multiplies_and_what_that_adds():
    resolution = resolving(board(books=13, books_seal=6), question="diamond")
    assert effect(resolution, PlaceSeal("books_seal")) == "6 to 7, 6 contracts × 3 = 18, +6"


def test_the_contracts_of_ones_character_count_too():
    resolution = resolving(board(), question="diamond")
    prospect = replace(EYES, character="archivist").of_order(resolution, PlaceSeal("books_seal"))
    assert prospect.advances[0].held == GALA.contracts_of_character("archivist", "books")


def test_the_points_of_an_order_are_what_the_projection_gains():
    met = 0
    for turn, view, moves in questions(3, 8):
        seat = turn.decision.seat
        now = GAME.projection(view)[seat].points
        for move in moves:
            if not isinstance(move, PlaySplitter | PlaceSeal | FollowArrow):
                continue
            prospect = Foresight.of(view, GALA, seat).of_order(view.secrets.resolution, move)
            after = GAME.apply(turn.before, seat, move).state
            if prospect.best or after.phase != turn.before.phase:
                continue
            assert GAME.projection(GAME.view(after, seat))[seat].points - now == prospect.points
            met += prospect.points > 0
    assert met


def test_a_pile_tells_the_steps_it_would_waste():
    assert worth(board(emerald=14), card("emerald", 3)) == "emerald 14 to 15 (2 steps lost)"


def test_german_says_the_same():
    resolution = resolving(board(topaz=6, topaz_seal=2), question="square")
    prospect = EYES.of_order(resolution, PlaceSeal("topaz_seal"))
    assert prospects.of_track(GERMAN, "Leiste", prospect) == "von 2 auf 3, +1 Topas"


def test_foresight_of_a_play_is_what_the_rules_do():
    met = 0
    for turn, view, moves in questions(3, 8):
        resolution = view.secrets.resolution
        for move in moves:
            if not isinstance(move, PlayCard | SellCard | PlaySplitter | PlaceSeal | FollowArrow):
                continue
            prospect = Foresight.of(view, GALA, turn.decision.seat).of_order(resolution, move)
            after = GAME.apply(turn.before, turn.decision.seat, move).state
            resolved = after.collectors[turn.decision.seat].resolution
            if resolved is None:
                # It was the last step of the round, and the next one has begun.
                continue
            expected: dict[Track, int] = {
                advance.track: advance.end for advance in prospect.advances
            }
            for track in TRACKS:
                place = PLACE[track]
                assert resolved.board[place] == expected.get(track, resolution.board[place])
            met += 1
    assert met


def test_what_was_gained_is_told_in_the_order_of_the_board_without_what_was_lost():
    trail = (
        TrackAdvanced(0, "gold", 4, 6, 0, "card"),
        TrackAdvanced(0, "books", 9, 10, 1, "card"),
        TrackAdvanced(0, "art", 12, 12, 2, "card"),
        TrackAdvanced(0, "gold", 6, 7, 0, "sale"),
    )
    books, gold = advances.gained(GALA, trail)
    assert (books.track, books.start, books.end, books.lost) == ("books", 9, 10, 0)
    assert (gold.start, gold.end, gold.contracts, gold.arrows) == (4, 7, 2, 1)


def test_a_gem_that_comes_to_a_printed_number_says_what_it_counts():
    rows = tuple(
        replace(row, numbers=((2, 2), (6, 5))) if row.track == "topaz" else row
        for row in GALA.file.resource_tracks.rows
    )
    tracks = replace(GALA.file.resource_tracks, rows=rows)
    numbered = Components(replace(GALA.file, resource_tracks=tracks))
    splitter = PlaySplitter("topaz")
    for at, said in ((5, "topaz 5 to 6 (counts 5)"), (2, "topaz 2 to 3")):
        prospect = replace(EYES, components=numbered).of_order(resolving(board(topaz=at)), splitter)
        assert prospects.described(ENGLISH, prospect) == said


def test_a_step_that_was_lost_is_told_as_lost():
    full = begin_resolution(board(art_seal=9), ("I-diamond-1-a",))
    asked = carry_out(GALA, 0, full, PlayCard("I-diamond-1-a"))
    lost = carry_out(GALA, 0, asked, PlaceSeal("art_seal"))
    assert last_step(lost, GALA, listener(0, 3)) == ["Art seal full: 1 step lost."]
