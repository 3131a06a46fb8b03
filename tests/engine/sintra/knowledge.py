"""What the contract test must know of Sintra: where the panes are; nothing is hidden."""

from collections import Counter

from engine.core import Seat
from engine.sintra.data import COLOURS
from engine.sintra.state import State
from tests.engine.contract import Knowledge


def inventory(state: State) -> Counter[str]:
    """The hundred panes, wherever they are."""
    panes: Counter[str] = Counter(state.track)
    counted = [*state.factories, state.centre, state.bag, state.tower]
    for palace in state.palaces:
        counted += [strip.panes for strip in palace.strips if strip is not None]
        for window in palace.windows:
            panes.update(window)
    for counts in counted:
        panes.update(dict(zip(COLOURS, counts, strict=True)))
    return panes


def hidden(state: State, seat: Seat | None) -> set[str]:  # noqa: ARG001  all panes of a colour are alike
    """Nothing has a name that only some may know: what is in the bag can be worked out."""
    return set()


KNOWLEDGE = Knowledge(inventory, hidden)
