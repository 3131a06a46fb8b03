"""What everybody sees of a table: its lobby, its thread, its board, its story and its end."""

from dataclasses import replace

from bot.store import Shown
from bot.taking_back import rewound_to
from bot.ui.messages.discord_calls import Fate, is_thread, last_message_in, start_thread
from bot.ui.messages.pictures import shows
from bot.ui.messages.posts import Drawn, Post
from bot.ui.messages.ways import Request
from bot.ui.publishing.calling import call_to_the_thread, forget_calls, tidy_calls
from bot.ui.publishing.joining import add_to_the_thread
from bot.ui.publishing.showing import Showing
from engine.codec import load_events

_LONGEST_STORY = 2500
"""Characters of story above a board or a result; the oldest lines go first."""
_LAST_CHAPTER = 300
"""Characters of the chapter before that stay where a board goes on in its message."""
_NEW_CHAPTER = 3
"""Writes: the old board loses its buttons, its story may be told, and the new one comes."""


async def show_lobby(showing: Showing) -> None:
    """The lobby's own message follows what becomes of it."""
    was, table = showing.shown.get(("lobby", None)), showing.table
    if was is None:
        return
    if table.row.phase == "lobby":
        post = showing.pages.lobby()
    elif table.row.is_starting:
        post = showing.pages.lobby_starting()
    elif table.row.seed is None:
        post = showing.pages.lobby_closed()
    else:
        post = showing.pages.lobby_started()
    fate = await showing.edit(was, was, post)
    if fate in {Fate.GONE, Fate.WORN} and table.row.phase == "lobby":
        await showing.send(Shown("lobby", was.channel, 0), post)
    elif fate not in {None, Fate.LATER, Fate.OVERTAKEN}:
        # It cannot be changed, and asking again would be refused again.
        showing.remember(replace(was, digest=post.digest))


async def find_place(showing: Showing) -> None:
    """A game has a thread before anything points to it."""
    if showing.table.row.place is None and not showing.is_lost:
        await new_place(showing, at_lobby=True)


async def show_in_public(showing: Showing) -> None:
    """Calls, seating, board, story and end, as far as they are not shown yet."""
    place = showing.table.row.place
    if showing.is_lost or place is None:
        return
    # A call is a question, and goes before every board but the first.
    await call_to_the_thread(showing)
    fate = await _show_at(showing, place)
    if fate in {Fate.NOWHERE, Fate.LOCKED}:
        # A thread that was deleted or locked: the game moves to a new one, if it may.
        showing.shown.pop(("board", None), None)
        other = await new_place(showing, at_lobby=False)
        if other is None:
            return
        if other != place:
            forget_calls(showing)
            fate = await _show_at(showing, other)
    showing.is_lost = fate not in {None, Fate.LATER, Fate.OVERTAKEN}
    await call_to_the_thread(showing)
    await tidy_calls(showing)
    await add_to_the_thread(showing)


async def _show_at(showing: Showing, place: int) -> Fate | None:
    pages, table = showing.pages, showing.table
    await show_lobby(showing)
    start = showing.shown.get(("start", None))
    announced = showing.shown.get(("announcement", None))
    if start is None or start.channel != place:
        in_channel = place == table.row.channel and not is_thread(showing.client, place)
        # An announcement has mentioned them where it stands.
        is_elsewhere = announced is None or announced.channel != place
        post = pages.start(in_channel=in_channel, is_elsewhere=is_elsewhere)
        fate = await showing.send(Shown("start", place, 0), post, silent=True)
        if fate is not None:
            return fate
    if table.row.phase == "playing":
        return await _show_board(showing, place)
    return await _show_end(showing, place)


async def _show_board(showing: Showing, place: int) -> Fate | None:
    """A fresh board for a new chapter; within a chapter it is edited, and nobody is pinged.

    Where all answer at once the picture stays as it was drawn: only who has answered changes.
    """
    pages, story, was = showing.pages, _story(showing), showing.shown.get(("board", None))
    chapter = pages.dealer.chapter(showing.table.view(None))
    post, status, told = pages.board(), pages.status(), _told(showing)
    is_replacement = False
    goes_on = was is not None and bool(was.digest) and was.chapter == chapter
    if was is not None and was.digest and (goes_on or await _may_go_on(showing, was)):
        story = _longer(was.story if goes_on else _lately(was.story), story)
        replaced = was.replaced and goes_on
        now = replace(
            was, chapter=chapter, story=story, status=status, told=told, replaced=replaced
        )
        shown = replace(post, text=_text(now, pages.waiting()))
        keeping = _keeping(was, shown if goes_on else _closed(showing, was))
        renewing = pages.dealer.takes_turns
        fate = await showing.edit(was, now, shown, keeping, renewing=renewing)
        board, alt = showing.shown["board", None], post.pictures[0].alt
        if fate is None and shows(post, board.pictures):
            if board.alt != alt:
                showing.remember(replace(board, alt=alt))
        elif fate is None and not goes_on:
            # Only the picture of the chapter before could stay, so that this is its board, closed.
            showing.remember(replace(was, digest=""))
            return await _show_board(showing, place)
        if fate not in {Fate.GONE, Fate.WORN, Fate.REJECTED}:
            return fate
        # A board wears out in an hour at the soonest; what else fails would fail again and again.
        if replaced and fate is not Fate.WORN:
            return None
        is_replacement = replaced or fate is not Fate.WORN
    elif showing.must_wait(place, _NEW_CHAPTER):
        return Fate.LATER
    elif was is not None:
        await _take_buttons_off(showing, was)
        fate = await _close_chapter(showing, place, chapter, story)
        if fate is not None:
            return fate
        story = _story(showing)
    new = Shown(
        "board",
        place,
        0,
        chapter=chapter,
        story=story,
        status=status,
        alt=post.pictures[0].alt,
        replaced=is_replacement,
        told=told,
    )
    return await showing.send(new, replace(post, text=_text(new, pages.waiting())), silent=True)


async def _may_go_on(showing: Showing, board: Shown) -> bool:
    """Whether a board of turns goes on in its message: its picture can be drawn anew there, and
    nobody has written below it.

    Where all answer at once, a round has its own board, for everybody to look back at.
    """
    renews = showing.edited.ways.takes_new(Request.EDIT, board.channel)
    if not showing.pages.dealer.takes_turns or not renews:
        return False
    return await last_message_in(showing.client, board.channel) == board.message


def _lately(story: str) -> str:
    """The end of what an earlier chapter told: a message that goes on does not grow for ever."""
    return _newest(story.splitlines(), _LAST_CHAPTER)


async def _close_chapter(showing: Showing, place: int, chapter: str, story: str) -> Fate | None:
    """A chapter that was scored is told with its scoring, before the board of the next one."""
    post, was = showing.pages.closing(story), showing.shown.get(("story", None))
    if post is None or (was is not None and was.chapter == chapter):
        return None
    new = Shown("story", place, 0, chapter=chapter, told=_told(showing))
    return await showing.send(new, post, silent=True)


async def _show_end(showing: Showing, place: int) -> Fate | None:
    pages, was = showing.pages, showing.shown.get(("board", None))
    if showing.must_wait(place, _NEW_CHAPTER):
        return Fate.LATER
    if was is not None:
        await _take_buttons_off(showing, was)
    if ("final", None) in showing.shown:
        return None
    over = showing.table.row.phase == "over"
    post = pages.final(_story(showing)) if over else pages.ended()
    return await showing.send(Shown("final", place, 0, told=_told(showing)), post, silent=True)


async def _take_buttons_off(showing: Showing, was: Shown) -> None:
    """An old board keeps its picture and its story, and loses its buttons and its waiting line."""
    if not was.digest:
        return
    plain = _closed(showing, was)
    fate = await showing.edit(was, was, plain, _keeping(was, plain), can_wait=False)
    if fate not in {Fate.LATER, Fate.OVERTAKEN}:
        showing.remember(replace(showing.shown["board", None], digest=""))


def _closed(showing: Showing, board: Shown) -> Post:
    return replace(showing.pages.board(), text=_text(board), rows=())


def _text(board: Shown, waiting: str = "") -> str:
    return "\n".join(line for line in (board.story, board.status, waiting) if line)


def _keeping(board: Shown, post: Post) -> Drawn | None:
    """The same with the picture that the board has."""
    if not board.pictures or not all(picture.is_named for picture in board.pictures):
        return None
    picture = replace(post.pictures[0], describe=lambda: board.alt)
    return Drawn(replace(post, pictures=(picture,)), kept=board.pictures)


def _longer(story: str, more: str) -> str:
    """Told again after a crash, a story is not doubled."""
    lines = story.splitlines() + ([] if story.endswith(more) else more.splitlines())
    return _newest(lines)


async def new_place(showing: Showing, *, at_lobby: bool) -> int | None:
    """A thread; the channel itself where threads are not permitted; None: perhaps later."""
    table, lobby = showing.table, showing.shown.get(("lobby", None))
    message = lobby.message if lobby is not None and at_lobby else None
    name = showing.pages.thread_name()
    made = await start_thread(showing.client, table.row.channel, message, name)
    if made is Fate.LATER:
        showing.is_late = True
        return None
    if isinstance(made, Fate):
        made = table.row.channel
    await showing.store.set_place(table.id, made)
    table.row = replace(table.row, place=made)
    await showing.live.catch_up()
    return made


def _story(showing: Showing) -> str:
    """What happened and was not told yet, several moves as one."""
    since = _told_so_far(showing)
    game = showing.table.game
    fresh = [entry for entry in showing.entries if since is None or entry.ply > since]
    lines: list[str] = []
    for entry in fresh:
        back_to = rewound_to(entry)
        if back_to is not None and entry.seat is not None:
            # What was taken back before anybody saw it need not be told.
            fresh = [one for one in fresh if one.ply < back_to or one.ply > entry.ply]
            lines.append(showing.pages.taken_back(entry.seat).text)
    events = tuple(event for entry in fresh for event in load_events(game, entry.events))
    return _newest([*lines, *showing.pages.tell(events).splitlines()])


def _newest(lines: list[str], most: int = _LONGEST_STORY) -> str:
    """As much of a story as has room."""
    first, length = len(lines), 0
    while first > 0 and length + len(lines[first - 1]) <= most:
        first -= 1
        length += len(lines[first])
    return "\n".join(lines[first:])


def _told_so_far(showing: Showing) -> int | None:
    shown = (showing.shown.get((kind, None)) for kind in ("board", "story", "final"))
    told = [one.told for one in shown if one is not None and one.told is not None]
    return max(told, default=None)


def _told(showing: Showing) -> int | None:
    """How far the story has been told once this is shown."""
    so_far = _told_so_far(showing)
    plies = [entry.ply for entry in showing.entries]
    return max([*plies, -1 if so_far is None else so_far]) if plies else so_far
