"""What a table shows: lobby, start, board, questions, answers, the end; each as a post."""

from bot.ui.pages.table import Pages

__all__ = ["Pages"]
