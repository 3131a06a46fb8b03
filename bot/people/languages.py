"""The languages that people chose for themselves, known without asking the database at every press."""

from bot.store import Store, UserId
from bot.store.people import chosen_locales


class Languages:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._chosen: dict[UserId, str] = {}

    def of(self, user: UserId, locale: str) -> str:
        """What this person chose, else what their Discord speaks."""
        return self._chosen.get(user, locale)

    def note(self, user: UserId, locale: str | None) -> None:
        """Somebody has just chosen; None: nothing any more."""
        if locale is None:
            self._chosen.pop(user, None)
        else:
            self._chosen[user] = locale

    async def refresh(self) -> None:
        """Another process may have heard of a choice, or a process before this one."""
        self._chosen = await chosen_locales(self._store)
