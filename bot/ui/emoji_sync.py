"""Writes our icons to Discord as emojis of the application: only what changed, and in the background."""

import hashlib
import json
from collections.abc import Callable, Mapping

import discord

from bot.store import Store
from bot.threads import in_thread
from bot.trying_again import NotYet
from bot.ui.messages.discord_calls import Fate, attempt
from bot.ui.messages.emojis import EMOJIS

Icons = Mapping[str, Callable[[], bytes]]
"""What draws each icon, by its name."""

_META = "icons"
"""Where the store keeps, of each icon that we wrote, its number and the digest of its picture."""


class EmojiSync:
    def __init__(self, client: discord.Client, store: Store, icons: Icons) -> None:
        self._client = client
        self._store = store
        self._icons = icons
        EMOJIS.name(icons)

    async def run(self) -> None:
        """NotYet where Discord refuses one: the games go on with words."""
        if not self._icons:
            return
        images = await in_thread(self._draw)
        # Where several processes start together, one writes them for all.
        async with self._store.locks.exclusive("icons"):
            fate = await self._sync(images)
        if fate is not None:
            raise NotYet(f"{fate.value}; words stand in for them")

    def _draw(self) -> dict[str, bytes]:
        return {name: draw() for name, draw in self._icons.items()}

    async def _sync(self, images: Mapping[str, bytes]) -> Fate | None:
        found = await attempt(self._client.fetch_application_emojis())
        if isinstance(found, Fate):
            return found
        there = {emoji.name: emoji for emoji in found}
        before = await self._written()
        digests = {name: hashlib.sha256(image).hexdigest() for name, image in images.items()}
        right = {
            name: (number, digest)
            for name, (number, digest) in before.items()
            if name in there and there[name].id == number and digests.get(name) == digest
        }
        _learn(right)
        try:
            for name in [*before, *images]:
                # What we wrote and no longer need, or what stands where another must.
                if name in there and name not in right:
                    fate = await attempt(there.pop(name).delete())
                    if isinstance(fate, Fate) and fate is not Fate.NOWHERE:
                        return fate
            for name, image in images.items():
                if name not in right:
                    made = await attempt(
                        self._client.create_application_emoji(name=name, image=image)
                    )
                    if isinstance(made, Fate):
                        return made
                    right[name] = (made.id, digests[name])
        finally:
            _learn(right)
            if right != before:
                await self._store.set_meta(_META, json.dumps(right))
        return None

    async def _written(self) -> dict[str, tuple[int, str]]:
        kept = json.loads(await self._store.meta(_META) or "{}")
        return {name: (number, digest) for name, (number, digest) in kept.items()}


def _learn(right: Mapping[str, tuple[int, str]]) -> None:
    EMOJIS.learn({name: number for name, (number, _) in right.items()})
