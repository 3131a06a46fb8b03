"""Linear equations, for the two places where something is fitted to results."""

from collections.abc import Sequence


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss, each time with the greatest pivot."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place]
        for line in rows[place + 1 :]:
            factor = line[place] / head[place]
            if factor:
                for column in range(place, size + 1):
                    line[column] -= factor * head[column]
    answer = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * answer[column] for column in range(place + 1, size))
        answer[place] = (rows[place][size] - known) / rows[place][place]
    return answer


def inverse_diagonal(matrix: Sequence[Sequence[float]]) -> list[float]:
    """The variances that belong to the bend of a likelihood."""
    size = len(matrix)
    return [
        solve(matrix, [float(row == place) for row in range(size)])[place] for place in range(size)
    ]
