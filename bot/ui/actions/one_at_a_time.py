"""What takes long is done for each person once at a time: who presses again hears that it is coming."""

from functools import wraps

from bot.refusals import Refused
from bot.ui.actions.call import Action, Call


def one_at_a_time(action: Action) -> Action:
    """Refused for whoever still waits for the same action, also at another table."""

    @wraps(action)
    async def once(call: Call) -> None:
        waiting, waits = call.desk.waiting, (call.user, action)
        if waits in waiting:
            raise Refused("refused-still-at-it")
        waiting.add(waits)
        try:
            await action(call)
        finally:
            waiting.discard(waits)

    return once
