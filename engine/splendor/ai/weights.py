"""The weights of the features of Splendor, for each number of seats: learned, not guessed.

Provenance: the method of `fitting.py`, with its table, features, tree and fit written once more in C
to save time, starting from the weights of the version before; so the same call gives weights of the
same kind, not the same numbers. Two seats, `--games 1400 3300 2300 --descents 40 60 --blend 0.3`: the
first fit learned from 39,334 positions of 1,400 games with 40 descents a move, the second from 90,396
of 3,300 games with 60, and the last from the 180,205 that are these and 2,300 further games, for three
tenths from the value that the tree found and for the rest from who won. The first won 70 % of 200
games against the weights before it and the second 64 % of 200 against the first, with 100 descents a
move for both. Three and four seats: one generation by who won alone, 33,614 positions of 750 games with
three seats and 30 descents, from the weights for two: `--games 750 --descents 30 --blend 0 --seats 3`.
"""

from typing import Final

# The tables keep their columns.
# fmt: off
_FITTED: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    # when the game begins, and what is added when somebody has reached the target
    2: (
        (  0.3118,   0.0315),  # points
        (  0.2209,   0.1036),  # points_squared
        (  0.6647,  -0.1456),  # first_bonuses
        (  0.6164,   0.0246),  # second_bonuses
        (  0.3912,   0.4082),  # third_bonuses
        (  0.5340,   0.1867),  # further_bonuses
        ( -0.2948,  -0.1187),  # bonuses_squared
        (  0.4451,  -0.3718),  # points_by_bonuses
        (  0.4756,  -0.3979),  # cheap_by_bonuses
        (  0.1429,   0.2747),  # best_by_bonuses
        (  2.5862,  -1.1034),  # nobles
        (  1.2761,  -0.3702),  # nearest_noble
        ( -0.3506,  -0.5018),  # reserved
        (  0.0765,   0.0907),  # tokens
        (  0.0086,  -0.0363),  # gold
        ( -0.0435,  -0.0355),  # crowding
        (  0.1487,  -0.1989),  # cheap_reach
        (  0.0428,  -0.0129),  # points_in_reach
        (  0.1237,   0.4171),  # best_in_reach
        (  0.0317,   0.0897),  # second_in_reach
        (  0.3286,   0.0576),  # reserved_reach
        ( -0.0137,   0.1045),  # reserved_points_in_reach
        (  0.0027,   0.1034),  # payable_points
        (  0.4547,   0.4083),  # could_finish
        ( -0.4539,  -1.2224),  # waiting
    ),
    3: (
        (  0.2791,   0.3017),  # points
        ( -0.1790,   0.3457),  # points_squared
        (  0.4584,   0.0370),  # first_bonuses
        (  0.5507,  -0.0703),  # second_bonuses
        (  0.4891,   0.0721),  # third_bonuses
        (  0.5270,  -0.0480),  # further_bonuses
        ( -0.1306,  -0.1262),  # bonuses_squared
        (  0.3859,  -0.4361),  # points_by_bonuses
        (  0.3268,  -0.4604),  # cheap_by_bonuses
        (  0.2564,   0.1319),  # best_by_bonuses
        (  1.5150,  -0.9183),  # nobles
        (  1.3950,  -0.0814),  # nearest_noble
        ( -0.1273,  -0.3179),  # reserved
        (  0.0938,   0.0510),  # tokens
        (  0.0534,   0.1040),  # gold
        ( -0.0516,  -0.0985),  # crowding
        (  0.0970,  -0.1883),  # cheap_reach
        (  0.0166,  -0.0190),  # points_in_reach
        ( -0.0044,   0.5516),  # best_in_reach
        ( -0.0504,   0.1408),  # second_in_reach
        (  0.1507,  -0.0018),  # reserved_reach
        (  0.0256,   0.0801),  # reserved_points_in_reach
        (  0.0268,   0.0332),  # payable_points
        (  0.4206,   0.3731),  # could_finish
        ( -0.2662,  -1.0873),  # waiting
    ),
}
# fmt: on

WEIGHTS: Final = {**_FITTED, 4: _FITTED[3]}
"""Four seats were worse off with a fit of their own."""
