"""Pictures of results: the ranking of a server, and one person's statistics."""

from render.results.ranking import Standing, draw_ranking
from render.results.statistics import Course, Pair, draw_statistics

__all__ = ["Course", "Pair", "Standing", "draw_ranking", "draw_statistics"]
