"""The weights of the features of Splendor, for each number of seats.

Provenance: starting values, set by hand so that a point grows from a quarter to three fifths of a
natural unit of the odds, and what leads to points is always worth less than the points.
"""

# The table keeps its columns.
# fmt: off
_FIRST = (
    # at the start, added at the end
    ( 0.25,  0.35),  # points
    ( 0.00,  0.00),  # points_squared
    ( 0.45, -0.35),  # first_bonuses
    ( 0.42, -0.32),  # second_bonuses
    ( 0.38, -0.28),  # third_bonuses
    ( 0.20, -0.15),  # further_bonuses
    ( 0.05, -0.02),  # tokens
    ( 0.09,  0.00),  # gold
    (-0.03,  0.00),  # crowding
    ( 0.02, -0.01),  # cheap_reach
    ( 0.01,  0.00),  # points_in_reach
    ( 0.10,  0.16),  # best_in_reach
    ( 0.05,  0.08),  # second_in_reach
    ( 0.02,  0.06),  # payable_points
    (-0.08, -0.05),  # reserved
    ( 0.03,  0.00),  # reserved_reach
    ( 0.03,  0.03),  # reserved_points_in_reach
    ( 0.20,  0.15),  # nobles
    ( 0.30,  0.20),  # nearest_noble
    (-0.15, -0.40),  # waiting
)
# fmt: on

WEIGHTS = {2: _FIRST, 3: _FIRST, 4: _FIRST}
