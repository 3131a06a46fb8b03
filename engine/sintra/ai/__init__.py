"""How AI players see a game of Sintra."""

from engine.sintra.ai.judge import SintraJudge

__all__ = ["SintraJudge"]
