"""What a player is told when something cannot be done, as a key of the translations."""

from typing import Any

from bot.markdown import literal
from engine.core import GalaError


class Refused(GalaError):
    """Nothing was changed; `key` and `facts` make the sentence that says what to do instead."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(f"{key} {facts}" if facts else key)
        self.key = key
        self.facts = {name: _safe(fact) for name, fact in facts.items()}

    def because(self, why: str) -> "Refused":
        """The same with a reason before it, for a typed line; alone where there are no examples."""
        if not self.facts.get("examples"):
            return Refused("refused-why-alone", why=why)
        reasoned = Refused("refused-typed-why", why=why, examples="")
        reasoned.facts |= self.facts
        return reasoned


def _safe(fact: Any) -> Any:
    """Names, and what somebody typed, must not format the sentence."""
    return literal(fact) if isinstance(fact, str) else fact
