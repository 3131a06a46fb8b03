"""What only Splendor teaches: its figures, its terms and its colours."""

from bot.i18n.words import words_for
from engine.splendor.data import COLOURS
from tests.bot.dealers.playing import in_every_language
from tests.bot.dealers.splendor.playing import DEALER


def test_the_rules_give_the_figures_of_the_rulebook():
    idea, take, _, reserve, noble, end = (page.text for page in DEALER.rules(words_for("en")))
    assert "4 tokens of each colour for two players, 5 for three, 7 for four" in idea
    assert "always 5 gold" in idea
    assert "at most 10 tokens" in take
    assert "at most 3 reserved cards" in reserve
    assert "brings 3 points" in noble
    assert "15 points unless" in end


def test_the_spanish_terms_are_those_of_the_rulebook():
    known = DEALER.terms(words_for("es"))
    assert len(known) == 18
    terms = " ".join(known)
    for term in ("diamante", "zafiro", "esmeralda", "rubí", "ónix", "Bonus", "Noble", "Mazo"):
        assert term in terms


@in_every_language
def test_every_colour_has_a_name_of_its_own(language: str):
    words = words_for(language)
    names = {words("splendor-colour", colour=colour) for colour in (*COLOURS, "gold")}
    assert len(names) == 6


@in_every_language
def test_the_values_of_the_target_are_told_in_points(language: str):
    (target,) = DEALER.options(words_for(language))
    assert all(str(value) in label for value, label in target.values)
