"""What everybody sees of a table: its lobby, its thread, its board, its story and its end."""

import json
from dataclasses import asdict, dataclass, replace

from bot.store import Shown
from bot.table import load_events
from bot.ui.posts import Post
from bot.ui.safely import Fate, is_thread, start_thread
from bot.ui.showing import Showing

LOBBY, START, BOARD, FINAL, TOLD = "lobby", "start", "board", "final", "told"

_LONGEST_STORY = 2500
"""Characters of story above a board or a result; the oldest lines go first."""


async def show_lobby(showing: Showing) -> None:
    """The lobby's own message follows what becomes of it."""
    was, table = showing.shown.get(LOBBY), showing.table
    if was is None:
        return
    if table.row.phase == "lobby":
        post = showing.pages.lobby()
    elif table.row.seed is None:
        post = showing.pages.lobby_closed()
    else:
        post = showing.pages.lobby_started()
    fate = await showing.edit(was, post, with_pictures=False)
    if fate in {Fate.GONE, Fate.WORN} and table.row.phase == "lobby":
        await showing.send(LOBBY, was.channel, post, tag=str(was.message))
    elif fate is not None and fate is not Fate.LATER:
        # It cannot be changed, and asking again would be refused again.
        await showing.remember(replace(was, digest=post.digest))


async def show_in_public(showing: Showing) -> None:
    """Thread, seating, board, story and end, as far as they are not shown yet."""
    if showing.is_lost:
        return
    place = await _place(showing)
    if place is None:
        return
    fate = await _show_at(showing, place)
    if fate in {Fate.NOWHERE, Fate.LOCKED}:
        # A thread that was deleted or locked: the game moves to a new one, if it may.
        showing.shown.pop(BOARD, None)
        other = await _new_place(showing, at_lobby=False)
        if other is None:
            return
        if other != place:
            fate = await _show_at(showing, other)
    showing.is_lost = fate is not None and fate is not Fate.LATER


async def _show_at(showing: Showing, place: int) -> Fate | None:
    pages, table = showing.pages, showing.table
    await show_lobby(showing)
    if START not in showing.shown:
        in_channel = place == table.row.channel and not is_thread(showing.client, place)
        fate = await showing.send(START, place, pages.start(in_channel=in_channel))
        if fate is not None:
            return fate
    if table.row.phase == "playing":
        return await _show_board(showing, place)
    return await _show_end(showing, place)


@dataclass(frozen=True, slots=True)
class _Board:
    """What a posted board says besides the line of who has answered; its picture stays as it is."""

    story: str
    status: str
    alt: str

    def text(self, waiting: str = "") -> str:
        return "\n".join(line for line in (self.story, self.status, waiting) if line)

    def going_on(self, story: str, status: str) -> "_Board":
        """The same board a little later. Told again after a crash, a story is not doubled."""
        told = self.story.endswith(story)
        lines = self.story.splitlines() + ([] if told else story.splitlines())
        return replace(self, story=_newest(lines), status=status)


async def _show_board(showing: Showing, place: int) -> Fate | None:
    """A fresh board for a new chapter; within a chapter its words go on, and nobody is pinged."""
    pages, story, was = showing.pages, _story(showing), showing.shown.get(BOARD)
    chapter = pages.dealer.chapter(showing.table.view(None))
    post = pages.board()
    if was is not None and was.tag == chapter and was.digest:
        board = _Board(**json.loads(was.note)).going_on(story, pages.status())
        kept = replace(post.pictures[0], describe=lambda: board.alt)
        same = Post(board.text(pages.waiting()), (kept,), post.rows)
        note = json.dumps(asdict(board))
        fate = await showing.edit(was, same, note=note, also=_told(showing), with_pictures=False)
        if fate not in {Fate.GONE, Fate.WORN, Fate.REFUSED}:
            return fate
        story = board.story
    elif was is not None:
        await _take_buttons_off(showing, was)
    board = _Board(story, pages.status(), post.pictures[0].alt)
    fresh = Post(board.text(pages.waiting()), post.pictures, post.rows)
    note, told = json.dumps(asdict(board)), _told(showing)
    return await showing.send(BOARD, place, fresh, tag=chapter, note=note, also=told)


async def _show_end(showing: Showing, place: int) -> Fate | None:
    pages, was = showing.pages, showing.shown.get(BOARD)
    if was is not None:
        await _take_buttons_off(showing, was)
    if FINAL in showing.shown:
        return None
    over = showing.table.row.phase == "over"
    post = pages.final(_story(showing)) if over else pages.ended()
    return await showing.send(FINAL, place, post, also=_told(showing))


async def _take_buttons_off(showing: Showing, was: Shown) -> None:
    """An old board keeps its picture and its story, and loses its buttons and its waiting line."""
    if not was.digest:
        return
    board = _Board(**json.loads(was.note))
    kept = replace(showing.pages.board().pictures[0], describe=lambda: board.alt)
    fate = await showing.edit(was, Post(board.text(), (kept,)), with_pictures=False)
    if fate is not Fate.LATER:
        await showing.remember(replace(was, digest=""))


async def _place(showing: Showing) -> int | None:
    place = showing.table.row.place
    return place if place is not None else await _new_place(showing, at_lobby=True)


async def _new_place(showing: Showing, *, at_lobby: bool) -> int | None:
    """A thread; the channel itself where threads are not permitted; None: perhaps later."""
    table, lobby = showing.table, showing.shown.get(LOBBY)
    message = lobby.message if lobby is not None and at_lobby else None
    name = showing.pages.thread_name()
    made = await start_thread(showing.client, table.row.channel, message, name)
    if made is Fate.LATER:
        showing.is_late = True
        return None
    if isinstance(made, Fate):
        made = table.row.channel
    await showing.store.set_place(table.id, made)
    await table.catch_up()
    return made


def _story(showing: Showing) -> str:
    """What happened and was not told yet, several moves as one."""
    told = showing.shown.get(TOLD)
    since = -1 if told is None else int(told.tag)
    game = showing.table.game
    fresh = [entry for entry in showing.entries if entry.ply > since]
    events = tuple(event for entry in fresh for event in load_events(game, entry.events))
    return _newest(showing.pages.tell(events).splitlines())


def _newest(lines: list[str]) -> str:
    """As much of a story as has room."""
    first, length = len(lines), 0
    while first > 0 and length + len(lines[first - 1]) <= _LONGEST_STORY:
        first -= 1
        length += len(lines[first])
    return "\n".join(lines[first:])


def _told(showing: Showing) -> tuple[Shown, ...]:
    """How far the story has been told once this is shown."""
    if not showing.entries:
        return ()
    return (Shown(TOLD, 0, 0, str(max(entry.ply for entry in showing.entries))),)
