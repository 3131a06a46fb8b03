"""Every worked example of the two rulebooks, with the line it stands on.

S is the Spanish rulebook, G the German one; the number is the line in our text of it.
"""

from itertools import combinations

import pytest

from engine.great_split import scoring
from engine.great_split.editions import GALA
from engine.great_split.events import CardsDealt, HandResolved, MarketMoved, Scored
from engine.great_split.moves import (
    FinishResolution,
    FollowArrow,
    PlaceSeal,
    PlayCard,
    PlaySplitter,
    SplitHand,
    TakePile,
)
from engine.great_split.state import Board
from tests.engine.great_split.tables import Table, board, one_card_played, scripted_table, table

# Lucía, who is Klara in the German text: all books and their seal, little art and no art seal,
# six contracts of topaz at one star, two of emerald at none, the ends of gold and its seal.
LUCIA = {
    "books": 15,
    "books_seal": 9,
    "art": 8,
    "topaz": 14,
    "topaz_seal": 2,
    "emerald": 9,
    "gold": 13,
    "gold_seal": 7,
}


def lucias_last_round(prestige: int = 16) -> Table:
    """Her splitter goes to gold, where it is lost, so that nothing but the scorings counts."""
    last = table().in_round(6).with_market(1, 2, 2, 3, 3).drawing("1")
    last.with_character(0, "gallerist").with_board(0, **LUCIA, prestige=prestige).resolving()
    return last.finishes(0, splitter="gold").everybody_finishes()


def contracts_of(character: str, at: Board) -> dict[str, int]:
    reasons = scoring.contracts(GALA, character, at)
    return {reason.what.removeprefix("contracts_"): reason.points for reason in reasons}


# The final scoring of Lucía and Klara


def test_lucia_scores_ten_for_books_nothing_for_art_and_eighteen_for_gems():
    """S:634 "el máximo de 10 puntos", S:637 "9 x 2 = 18", S:638 "lleva 28 puntos"; G:419."""
    points = lucias_last_round().points(0)
    assert (points["books"], points["art"], points["gems"]) == (10, 0, 18)


def test_lucias_eight_book_contracts_are_worth_four_each():
    """S:642–644 "8 Contratos … 32 puntos"; G:423."""
    assert lucias_last_round().points(0)["contracts_books"] == 32


def test_lucias_two_art_contracts_are_worth_nothing_without_a_seal():
    """S:644–645 "2 Contratos de Obras de arte no valen nada"; G:425."""
    art = scoring.contracts(GALA, "gallerist", board(**LUCIA))[1]
    assert art.facts == (("track", 2), ("character", 0), ("stars", 0))
    assert lucias_last_round().points(0)["contracts_art"] == 0


def test_lucias_six_topaz_contracts_are_worth_one_each_and_her_two_emerald_ones_nothing():
    """S:647–648 "6 Contratos de Topacio … 1 punto cada uno"; G:427."""
    _, _, topaz, emerald, _ = scoring.contracts(GALA, "gallerist", board(**LUCIA))
    assert topaz.facts == (("track", 6), ("character", 0), ("stars", 1))
    assert topaz.points == 6
    assert emerald.facts == (("track", 2), ("character", 0), ("stars", 0))
    assert emerald.points == 0


def test_lucias_seven_gold_contracts_are_worth_three_each():
    """S:651–652 "7 Contratos vale 3 puntos … 21 puntos"."""
    gold = scoring.contracts(GALA, "gallerist", board(**LUCIA))[4]
    assert gold.facts == (("track", 5), ("character", 2), ("stars", 3))
    assert gold.points == 21


def test_the_german_27_for_klaras_gold_is_a_misprint():
    """G:427 "insgesamt 27 Punkte", yet G:429 "87 Punkte": only 21 makes 87."""
    points = lucias_last_round().points(0)
    others = sum(points.values()) - points["contracts_gold"]
    assert others + 21 == 87
    assert others + 27 == 93


def test_lucia_wins_87_points_in_the_final_scorings():
    """S:654–655 "la increíble cifra de 87 puntos"; G:429."""
    assert sum(lucias_last_round().points(0).values()) == 87


def test_with_16_points_from_before_lucia_ends_at_103():
    """S:655–656 "16 puntos … un total de 103 puntos"; G:429."""
    assert lucias_last_round(prestige=16).at(0, "prestige") == 103


@pytest.mark.parametrize("market", [12, 13, 14, 15, 16])
def test_lucias_art_is_worth_nothing_when_the_market_is_too_far_to_the_right(market):
    """G:419 "da der Marktschieber zu weit rechts ist"."""
    assert scoring.art(GALA, board(**LUCIA), market).points == 0


# The contracts of Mario and Susi

MARIO = board(books=11, books_seal=9, art=12, art_seal=5)


@pytest.mark.parametrize("character", ["financier", "lapidary"])
def test_marios_six_book_contracts_are_worth_24(character):
    """S:627 "6 x 4 = 24 puntos"; G:405."""
    assert contracts_of(character, MARIO)["books"] == 24


@pytest.mark.parametrize("character", ["financier", "lapidary"])
def test_marios_five_art_contracts_at_two_stars_are_worth_10(character):
    """S:630 "un total de 10 puntos"; G:407."""
    assert contracts_of(character, MARIO)["art"] == 10


def test_mario_has_five_book_and_four_art_contracts_on_his_tracks():
    """S:619 "5 Contratos en su marcador de Libros y 4 … de Obras de arte"; G:403, G:407."""
    assert GALA.contracts_on_track("books", 11) == 5
    assert GALA.contracts_on_track("art", 12) == 4


# Books, art, gems


def test_books_at_the_banner_of_nine_score_nine():
    """G:349 "9 Prestigepunkte"; the Spanish text, S:545, is unreadable here."""
    assert scoring.books(GALA, board(books=12)).points == 9
    assert scoring.books(GALA, board(books=13)).points == 9


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((0, 1, 2), 0),
        ((3, 4, 5), 6),
        ((6,), 10),
        ((7, 8, 9), 13),
        ((10, 11, 12, 13, 14, 15, 16), 15),
    ],
)
def test_the_art_market_pays_as_pictured(levels, points):
    """S:563–567 "0-2 … 3-5 … 6 … 7-9 … 10 o más"; G:363."""
    assert {scoring.art(GALA, board(art=level), 6).points for level in levels} == {points}


def test_art_at_level_nine_scores_13_at_market_6():
    """S:568–570 "ganarías 13 puntos"; G:367."""
    assert scoring.art(GALA, board(art=9), 6).points == 13


def test_emerald_at_eight_behind_topaz_scores_16():
    """S:586–587 "8 x 2 = 16 puntos"; G:377."""
    assert scoring.gems(GALA, board(emerald=8, topaz=11)).points == 16


def test_both_gems_at_seven_score_14_for_one_of_them():
    """S:588–591 "7 x 2 = 14 puntos"; G:381."""
    assert scoring.gems(GALA, board(emerald=7, topaz=7)).points == 14


# The market and the lines


def test_a_token_of_two_moves_the_market_two_spaces_to_six():
    """S:482–483 "se desplaza 2 casillas"; G:313 "auf 6"."""
    here = table().in_round(2).with_market(4)
    here.drawing("2", "II-art-2-a", "II-art-2-b", "II-art-2-c")
    here.resolving().everybody_finishes()
    assert here.all_of(MarketMoved) == [MarketMoved(2, token=2, market=6)]


def test_six_of_the_nine_tokens_add_up_to_anything_from_8_to_16():
    """S:488–495 "mínimo … 8, mientras que el máximo es de 16"; G:319."""
    sums = {sum(six) for six in combinations(GALA.market_tokens, 6)}
    assert sums == set(range(8, 17))


def after_round(number: int, *tokens: str) -> list[str]:
    cards = ("III-art-3-a", "III-art-3-b", "III-gold-3-a")
    here = table().in_round(number).with_scoring_tokens(*tokens).drawing("2", *cards)
    here.resolving().everybody_finishes()
    return [scored.what for scored in here.all_of(Scored)]


def test_a_line_with_art_and_no_scoring_scores_art_alone():
    """S:480–481 "solo se desencadena la Puntuación de Obras de arte"; G:309."""
    assert after_round(3, "none", "art", "books", "gems") == ["art"]


def test_books_alone_score_after_round_3_when_they_share_the_line_with_no_scoring():
    """S:546–547 "después de la 3.ª ronda solo … Libros"; G:353."""
    assert after_round(3, "books", "none", "art", "gems") == ["books"]


def test_art_and_gems_score_after_round_4_in_the_same_game():
    """S:548–549 "tras la 4.ª ronda … dos"; G:353."""
    assert after_round(4, "books", "none", "art", "gems") == ["art", "gems"]


def test_everything_scores_again_after_the_last_round_with_the_contracts():
    """S:549–550 "Todos los tipos de Puntuación … vuelven"; G:353."""
    scored = [each.what for each in lucias_last_round().all_of(Scored)]
    assert scored == ["books", "art", "gems", "contracts"]


# Cards


def test_a_card_with_two_topazes_gives_two_topazes():
    """S:157–158 "esta carta te otorga 2 Topacios"; G:127."""
    assert one_card_played("II-topaz-2-a").at(0, "topaz") == 2


def test_a_card_with_three_books_gives_three_books():
    """S:266 "Con esta carta ganas 3 Libros"."""
    assert one_card_played("III-books-3-a").at(0, "books") == 3


def test_three_seal_cards_give_one_step_on_the_left_one_on_the_right_and_two_anywhere():
    """G:234 "1 Feld auf einer der linken … rechten … und 2 Felder deiner Wahl"."""
    cards = ("I-diamond-1-a", "I-square-1-a", "III-star-2-a")
    here = table().with_hand(0, *cards).resolving()
    here.play(0, PlayCard("I-diamond-1-a"))
    assert here.tracks_for(0, PlaceSeal) == {"books_seal", "art_seal"}
    here.play(0, PlaceSeal("art_seal"), PlayCard("I-square-1-a"))
    assert here.tracks_for(0, PlaceSeal) == {"topaz_seal", "emerald_seal", "gold_seal"}
    here.play(0, PlaceSeal("gold_seal"), PlayCard("III-star-2-a"))
    assert len(here.tracks_for(0, PlaceSeal)) == 5
    here.play(0, PlaceSeal("books_seal"), PlaceSeal("emerald_seal"))
    seals = ("books_seal", "art_seal", "topaz_seal", "emerald_seal", "gold_seal")
    assert [here.at(0, seal) for seal in seals] == [1, 1, 0, 1, 1]


# The long resolution of Paula, who is Leo in the German text

A, B, C = "II-prestige-3-a", "I-topaz-1-a", "II-books-2-a"
D, E = "II-gold-2-a", "II-square-2-a"


def paulas_table() -> Table:
    spaces = {"gold": 2, "topaz": 3, "emerald": 4, "topaz_seal": 2, "emerald_seal": 1}
    return table().with_board(0, **spaces).with_hand(0, A, B, C, D, E).resolving()


def test_paula_gains_three_prestige_one_topaz_and_two_books_from_her_first_three_cards():
    """S:401–404 "avanza 3 casillas … 1 casilla … 2 casillas"; G:277."""
    here = paulas_table().play(0, PlayCard(A), PlayCard(B), PlayCard(C))
    assert (here.at(0, "prestige"), here.at(0, "topaz"), here.at(0, "books")) == (3, 4, 2)


def test_paulas_two_gold_pass_a_double_arrow_and_she_takes_both_steps_on_emerald():
    """S:406–410 "pasa por una casilla … 2 movimientos … Esmeraldas"; G:279."""
    here = paulas_table().play(0, PlayCard(D))
    assert here.resolution(0).questions == ("arrow",)
    assert "gold" not in here.tracks_for(0, FollowArrow)
    here.play(0, FollowArrow("emerald"))
    assert (here.at(0, "gold"), here.at(0, "emerald")) == (4, 6)


def test_paulas_square_seal_on_topaz_advances_her_topaz_at_once():
    """S:412–415 "1 movimiento adicional inmediato"; G:281 "auf der Topasleiste"."""
    here = paulas_table().play(0, PlayCard(E), PlaceSeal("topaz_seal"))
    assert (here.at(0, "topaz_seal"), here.at(0, "topaz")) == (3, 4)


def test_paulas_other_square_seal_reaches_a_star_that_does_nothing_now():
    """S:415–418 "casilla especial con efecto de puntuación"; G:281."""
    here = paulas_table().play(0, PlayCard(E), PlaceSeal("topaz_seal"), PlaceSeal("emerald_seal"))
    assert (here.at(0, "emerald_seal"), here.at(0, "emerald")) == (2, 4)
    assert GALA.stars("emerald", 1) == 0
    assert GALA.stars("emerald", 2) == 1
    assert here.resolution(0).questions == ()


def test_paula_ends_with_the_splitter_on_the_scarcer_gem():
    """S:420–437 "marcador de Piedras preciosas menos avanzado"; G:285 "Topasleiste"."""
    here = paulas_table().play(0, PlayCard(A), PlayCard(B), PlayCard(C))
    here.play(0, PlayCard(D), FollowArrow("emerald"))
    here.play(0, PlayCard(E), PlaceSeal("topaz_seal"), PlaceSeal("emerald_seal"))
    assert here.at(0, "topaz") < here.at(0, "emerald")
    here.play(0, PlaySplitter("topaz"), FinishResolution())
    final = {"prestige": 3, "books": 2, "topaz": 6, "emerald": 6, "gold": 4}
    assert here.state.collectors[0].board == board(**final, topaz_seal=3, emerald_seal=2)
    (resolved,) = here.all_of(HandResolved)
    assert resolved.played == (A, B, C, D, E)


# Splitting


def test_the_pile_kept_from_the_right_and_the_pile_returned_from_the_left_are_the_hand():
    """S:229–233 "Junta las cartas … estas serán las cartas"; G:185."""
    here = table().with_hand(0, "I-art-1-a", "I-art-1-b").with_hand(1, "I-books-1-a", "I-books-1-b")
    here.with_hand(2, "I-gold-1-a", "I-gold-1-b").splitting().everybody_splits()
    here.play(0, TakePile("left")).play(1, TakePile("right")).play(2, TakePile("left"))
    assert here.hand(0) == ("I-art-1-a", "I-gold-1-a")
    assert here.hand(1) == ("I-art-1-b", "I-books-1-b")
    assert here.hand(2) == ("I-books-1-a", "I-gold-1-b")


def test_the_two_piles_may_have_different_numbers_of_cards():
    """S:173 "un número diferente de cartas"; G:138."""
    cards = ("I-art-1-a", "I-art-1-b", "I-art-1-c", "I-gold-1-a")
    here = table().with_hand(0, *cards).splitting()
    assert here.can(0, SplitHand(cards[:1]))
    assert here.can(0, SplitHand(cards[:2]))


# Two players


def test_when_two_play_a_round_of_level_iii_deals_a_level_ii_card_too():
    """S:677–679 "también … 1 carta de Recurso de Nivel II"; G:442."""
    dealt = ("III-art-3-a", "II-art-2-a", "III-gold-3-a", "II-gold-2-a")
    here = table(2).in_round(3).drawing("0", *dealt).resolving().everybody_finishes()
    assert here.all_of(CardsDealt) == [
        CardsDealt(0, 2, ("III-art-3-a", "II-art-2-a")),
        CardsDealt(1, 2, ("III-gold-3-a", "II-gold-2-a")),
    ]


def test_when_two_play_the_rest_of_level_i_stays_beside_the_board():
    """S:664–667 "no devuelvas las cartas restantes a la caja"; G:437."""
    hands = [f"I-{name}-1-{copy}" for name in ("art", "gold") for copy in "abcd"]
    dealt = ("II-art-2-a", "I-books-1-a", "II-art-2-b", "I-books-1-b")
    here = scripted_table(2, "patron", "heiress", "books", "art", "gems", "none", *hands, *dealt)
    assert len(here.state.decks[0]) == 29 - 8 - 2
    assert here.hand(0) == tuple(sorted((*hands[:4], *dealt[:2])))
