"""/mydata: all that is stored about oneself as a file, and how to be erased."""

from bot.people.personal_data import erase, export
from bot.store import TableId, UserId
from bot.store.personal_data import tables_naming
from bot.ui.actions.call import Call, Desk
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.posts import Post, Press


async def show_my_data(call: Call) -> None:
    words = call.words
    row = (
        Press(words("button-export"), Address(NO_TABLE, "export-me"), "main"),
        Press(words("button-erase"), Address(NO_TABLE, "erase-me"), "danger"),
    )
    await call.reply.show(Post(words("mydata"), (), (row,)))


async def export_me(call: Call) -> None:
    content = await export(call.desk.tables, call.user)
    await call.reply.show(Post(call.words("mydata-here"), document=("gala-my-data.json", content)))


async def ask_to_erase(call: Call) -> None:
    """Asked twice; each time it is said what will happen."""
    words, is_second = call.words, call.address.path == "sure"
    said = words("erase-really") if is_second else words("erase-sure")
    verb = "erase-me-now" if is_second else "erase-me"
    go_on = words("button-erase-now") if is_second else words("button-erase")
    row = (
        Press(go_on, Address(NO_TABLE, verb, "sure"), "danger"),
        Press(words("button-keep-me"), Address(NO_TABLE, "keep-me")),
    )
    show = call.reply.change if is_second else call.reply.show
    await show(Post(said, (), (row,)))


async def erase_now(call: Call) -> None:
    changed = await forget(call.desk, call.user)
    await call.reply.change(Post(call.words("erased")))
    for table_id in changed:
        call.desk.moved_on(await call.desk.tables.get(table_id))


async def forget(desk: Desk, user: UserId) -> tuple[TableId, ...]:
    """Erase a person everywhere; the live tables that changed by it."""
    named = await tables_naming(desk.tables.store, user)
    async with desk.publisher.still(*named):
        changed = await erase(desk.tables, user)
    desk.languages.note(user, None)
    return changed


async def keep_me(call: Call) -> None:
    await call.reply.change(Post(call.words("not-erased")))
