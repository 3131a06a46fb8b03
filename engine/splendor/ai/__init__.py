"""How AI players judge and search Splendor."""

from engine.splendor.ai.judge import SplendorJudge

__all__ = ["SplendorJudge"]
