"""What only The Great Split teaches: its figures, where they come from, and its terms."""

from bot.i18n.words import words_for
from tests.bot.dealers.great_split.playing import DEALER


def test_the_rules_say_which_figures_are_our_own():
    honest = DEALER.rules(words_for("en"))[-1].text
    assert "Printed in the rulebooks: the scoring lines and the market tokens." in honest
    assert "counts: the card level of each round and what art earns." in honest
    assert "Our own reconstruction: the hand limits, the cards, the characters" in honest


def test_the_rules_give_the_market_example_of_the_rulebooks():
    scoring = DEALER.rules(words_for("en"))[5].text
    assert (
        "market at 6, levels and prestige are from 3: 6, from 6: 10, from 7: 13, from 10: 15."
        in scoring
    )


def test_the_terms_are_those_of_the_rulebooks():
    spanish, german = DEALER.terms(words_for("es")), DEALER.terms(words_for("de"))
    assert len(spanish) == len(german) == 25 + 5 + 7
    assert {"Presentador", "Cartera", "Divisor", "Contrato", "Doble flecha"} <= set(spanish)
    assert {"Vorstand", "Umschlag", "Trennkarte", "Auftrag", "Doppelpfeil"} <= set(german)
