"""The control interface: what a script, a test or the page asks of the parlour, outside Discord's own API.

Everything here lives under `/parlour/` on the parlour's port, takes and gives JSON, and knows no
game. Ids are strings, as on Discord. `{person}` is a person's id or name (`ana`); `bot` stands for
the bot's account where that makes sense. A request that cannot be done changes nothing and gets
4xx with `{"error": "A sentence that says what to do instead."}`. An unknown field is such an error.

The world
    GET    /parlour/status                      {"bot": user, "connected": [shard, …], "people": n, "guilds": n, "now": seconds}
    GET    /parlour/people                      {"people": [person, …]}
    POST   /parlour/people                      {"name", "display_name"?, "locale"?, "guilds"?: [id, …]} → person
           A name that exists gives that person back unchanged. Without "guilds": joins every server.
    PATCH  /parlour/people/{person}             {"display_name"?, "locale"?, "dms_open"?, "dm_open_code"?, "dm_post_code"?} → person
           The codes are errors with which opening a DM with them, or a message in it, is refused: 50007, 50278, 20026, 40003; 0 for none.
    POST   /parlour/guilds                      {"name", "channels"?: [name, …], "members"?: [person, …], "bot"?: true, "locale"?, "commands_only"?} → guild
           With "bot" false and "commands_only" the application is installed without its bot: commands work, posts get 50001.
           Without "members": everybody joins. The first member (or the first person) owns it.
    PUT    /parlour/guilds/{guild}/members/{person}       joins; `bot` invites the bot
    DELETE /parlour/guilds/{guild}/members/{person}       leaves; `bot` kicks the bot
    POST   /parlour/guilds/{guild}/channels     {"name", "topic"?} → channel
    POST   /parlour/guilds/{guild}/roles        {"name", "permissions"?: [name, …], "members"?: [person, …]} → role
    PATCH  /parlour/channels/{channel}          {"name"?, "topic"?, "archived"?, "locked"?} → channel (the last two: threads)
    DELETE /parlour/channels/{channel}          a channel (its threads go with it) or a thread
    PUT    /parlour/channels/{channel}/permissions/{who}  {"allow"?: [name, …], "deny"?: [name, …]} → channel
           {who}: a person, a role's id, `bot` or `everyone`; the names are those of permissions.py (`send_messages`, …).
    DELETE /parlour/messages/{message}          as a moderator would

What a person sees
    GET    /parlour/people/{person}/view        view
    GET    /parlour/people/{person}/channels/{channel}/messages?limit=50&before=ID&after=ID
                                                {"messages": [message, …] oldest first, "more": true|false}
    GET    /parlour/people/{person}/messages/{message}    message
    GET    /parlour/people/{person}/commands?channel=ID   {"commands": [command, …]} usable by them there
    GET    /parlour/people/{person}/command_names         {"names": {command id: {"table options": "tisch optionen", …}}}: what `</name:id>`
                                                shows them, in their language
    GET    /parlour/people/{person}/modals      {"modals": [modal, …]} open before them

What a person does (all POST, below /parlour/people/{person}/)
    messages      {"channel", "content", "reply_to"?: message id} → message
    threads       {"channel", "name", "message"?: id to start it from, "private"?: true} → channel; in a private one only who is added takes part
    join          {"channel"} → channel: takes part in a thread they see          leave         {"channel"} → channel
    dms           {} → channel: opens the conversation with the bot, as clicking its name does
    read          {"channel", "message"?: id} → channel; without a message, everything is read
    dismiss       {"message"?: id} → {"dismissed": n}: an ephemeral is put away; without an id all are, and open forms
                  are closed, as a reload does
    typing        {"channel"} → {}
    command       {"channel", "command", "options"?: {name: value}, "target"?: id} → result
                  "command" is the name, with its group and subcommand: `play`, `table options set`. User and message commands take a target.
                  An option's value is its JSON value; a user, role, channel or mentionable is an id, a file {"name", "base64"}.
    autocomplete  {"channel", "command", "options"?: {name: value}, "focused": name} → result with "choices"
    press         {"message", "custom_id"} → result
    choose        {"message", "custom_id", "values": [value or id, …]} → result; for every kind of select
    submit        {"modal": id, "values"?: {custom_id: value}} → result
                  A text input and a radio group take a string, selects and a checkbox group a list of strings, a checkbox true or
                  false. a file upload a list of files. What is left out keeps the form's default; what the form requires must be there.
    close         {"modal": id} → {}: the form is closed unsent; Discord does not tell the bot
    An interaction waits until the bot has answered or failed; `?wait=0` returns at once with outcome "pending" and leaves the rest to
    the feed.

    result    {"interaction": id, "outcome", "message": message|null, "modal": modal|null, "choices": [{"name", "value"}, …]|null,
               "error": sentence|null}
              outcome: "message" (a new message) · "deferred" (the bot is thinking; the message has flag 128) · "updated" (the pressed
              message was edited) · "deferred_update" (accepted, nothing shown yet) · "modal" · "choices" · "pending" · "failed" (no
              answer in three seconds: error is "The application did not respond")

The shapes
    person    {"id", "name", "display_name", "locale", "dms_open", "dm_open_code", "dm_post_code", "bot": false, "guilds": [id, …]}
    guild     {"id", "name", "locale", "owner_id", "bot_here", "channels": [channel, …] with threads among them, "members": [person, …]
               with the bot (fewer fields), "roles": [{"id", "name", "color", "permissions"}, …]}; only what the person may see
    channel   {"id", "kind": "text"|"thread"|"private_thread"|"dm", "name", "topic", "guild_id"|null, "parent_id"|null, "archived",
               "locked", "joined" (threads: this person takes part), "last_message_id"|null, "unread", "mentions", "may_send"}
               "unread" counts messages of others since the last read (none in a thread they take no part in); "mentions" those that ping this person (in a DM: all).
               A DM's name is the bot's name.
    message   Discord's message object (API v10: id, channel_id, author, content, components, attachments, embeds, flags, timestamp,
               edited_timestamp, mentions, message_reference, referenced_message, interaction_metadata, type, pinned, thread, …) plus
               "parlour": {"ephemeral", "thinking", "edited", "mentions_me", "mine", "command": "/play"|null: the command it answers,
               in the person's language}. Component media and attachments have "url"s the page can load (`/attachments/…`, absolute).
               A deleted message is gone. flags: 64 ephemeral, 128 thinking, 32768 layout.
    command   Discord's application command object (id, name, description, type, options, …) plus "name_localized" and
               "description_localized" in the person's language, at every level (options and choices too)
    modal     {"id", "interaction": id, "title", "custom_id", "components": [component, …] as the bot sent them}
    view      {"person": person, "bot": {"id", "name", "display_name", "connected": true|false}, "guilds": [guild, …], "dms": [channel, …],
               "emojis": {id: name}: the application's own, each a picture at `/emojis/{id}`}

The live feed
    GET /parlour/people/{person}/feed is a WebSocket. First comes {"event": "hello", "view": view}, then every change this person may
    see, and nothing else. Nothing need be sent; a closed feed is opened again and starts with a new hello.
    {"event": "message_create", "message"}          {"event": "message_update", "message"}
    {"event": "message_delete", "channel_id", "id"} also for a dismissed ephemeral
    {"event": "channel_create", "channel"}          {"event": "channel_update", "channel"}: also when its unread count changed
    {"event": "channel_delete", "id", "guild_id"}   also for a private thread they were put out of
    {"event": "guild_create", "guild"}              {"event": "guild_update", "guild"}            {"event": "guild_delete", "id"}
    {"event": "typing", "channel_id", "user": {"id", "name", "display_name"}}
    {"event": "commands"}                           the list of commands changed: ask for it again
    {"event": "emojis", "emojis": {id: name}}       the application's emojis changed
    {"event": "person", "person"}                   something about this person changed
    {"event": "bot", "connected": true|false}
    {"event": "interaction", "interaction": id, "outcome", "kind": "command"|"component"|"modal", "message_id"|null, "custom_id"|null,
     "error"|null}                                  their own interactions only: answered, or failed with the sentence to show
    {"event": "modal", "modal"}                     a form opened before them            {"event": "modal_close", "id"}

Faults, ordered from outside
    POST   /parlour/faults                      one order → {"id"}; the next requests that match meet it, `times` times (default 1)
           {"fault": "refuse", "on", "status", "code"?, "message"?, "times"?, "channel"?, "person"?}     answers that error, does nothing
           {"fault": "rate_limit", "on", "retry_after", "global"?, "scope"?: "user"|"shared", "times"?, …}  429 with Discord's headers
           {"fault": "delay", "on", "seconds", "times"?, …}                                              holds it back, then does it
           {"fault": "lose", "on", "status"?, "times"?, …}                                               does it, then hangs up unanswered,
                                                                                                         or answers that error
           on: "any" · "send" (a message to a channel or DM) · "dm" (a message to a DM) · "open_dm" · "edit" · "delete" · "callback" ·
           "followup" · "original" (reading, editing or deleting the original response) · "thread" · "commands" · "emojis" · "read" (any GET).
           "channel" and "person" narrow it: to that channel (its id) or that person's DM or interaction.
    GET    /parlour/faults                      {"faults": [order with its "id" and what is left of "times", …]}
    DELETE /parlour/faults                      forget them all
    POST   /parlour/gateway                     {"do": "drop"|"reconnect"|"invalidate", "resumable"?: true, "shard"?: n} → {"sessions": n}
           drop: cut without a word · reconnect: ask for it (op 7) · invalidate: INVALID_SESSION (op 9), resumable or not
    POST   /parlour/clock                       {"advance": seconds} → {"now"}: jump ahead; what is due happens at once (interactions fail,
                                                tokens end, quiet threads are archived)
    PUT    /parlour/clock                       {"now"?: seconds, "running"?: true|false} → {"now", "running"}: a clock that does not run stands
                                                until it is moved; nothing is late by it, and no window of a limit ends
    PUT    /parlour/strictness                  {"preset"?: "usual"|"strictest"|"most_forgiving", field?: true|false, …} → all fields
           What Discord may do, one field for each possibility; a picture that is refused gets 400, 50035. A preset
           sets all fields, those named beside it win; without one, the others stay. Usual are the first and the last.
           refuse_layout_uploads_by_edit: a new picture by PATCH, or by the first follow-up after a defer, as reported of Discord
           refuse_layout_uploads_after_defer: a new picture in what was deferred, though other edits may bring one
           refuse_layout_uploads_by_callback: a picture in the callback itself, new message or edit
           refuse_layout_uploads_by_follow_up: a picture in a follow-up that is a message of its own
           refuse_unlisted_attachments: `attachment://name` of a file that stays, in an edit without `attachments`
           refuse_unnamed_attachments: `attachment://name` of a file that `attachments` lists by id without its filename
           refuse_kept_attachments: `attachment://name` of any file that stays: it must be sent again with every edit
           refuse_kept_attachments_without_permission: `attachments` of a message's edit where attach_files is denied; 403, 50013
           refuse_nonces_of_deleted_messages: a nonce of a message of the last five minutes that is gone; 404, 10008
           leave_out_attachment_ids: no answer tells which files a layout shows
           forget_nonces: the same nonce makes another message each time
           ignore_silent_mentions: who is mentioned in a message with flag 4096 is not added to its thread
           refuse_posts_in_archived_threads: a post there gets 400, 50083; else it opens the thread again
    GET    /parlour/strictness                  all fields
    GET    /parlour/pushes?person=WHO&after=N   {"pushes": [{"n", "at": seconds, "person": id, "channel": id, "message": id, "why": "dm"|"mention"},
                                                …]}: whose telephone buzzed; what is silent (flag 4096), an edit or an ephemeral buzzes nobody's
    DELETE /parlour/pushes                      forget them
    PUT    /parlour/rate_limits                 {"on"?: true|false, "pace"?: seconds that a second of them takes} → {"on", "pace"}
           Limits like Discord's: 5 posts and 5 edits in 5 s for each channel, 5 deletions in 1 s, 5 follow-ups and 5 edits of answers in 2 s
           for each token, 50 requests in 1 s in all (answers to interactions are not counted), 30 writes of everybody in 10 s in a channel
           (20028), 10 DMs opened in 60 s (40003). On where the parlour is started by `python -m parlour` or `make run`, off in a test's own.
    GET    /parlour/rate_limits                 {"on", "pace"}
    GET    /parlour/traffic?since=SECONDS       {counts, "channels": {id: counts, …}}: what the bot asked for, since a moment of this clock
           counts: {"posts", "edits", "deletes", "answers" (callbacks, follow-ups, their edits), "reads", "others", "uploads" (files),
           "upload_bytes", "refusals", "codes": {code: n}, "busiest": {"posts", "edits", "deletes", "writes" (those three)}: the most within
           any 5 s, "windows": [{"from", and what came in these 5 s}, …]}
    DELETE /parlour/traffic                     count anew
    PUT    /parlour/line                        {"bits_per_second": number|null} → the same: how fast the bot's uploads come, all together
    GET    /parlour/refusals?after=N            {"refusals": [{"n", "at", "method", "path", "status", "code", "message", "errors"}, …]}
                                                every request of the bot that was refused, faults among them (their "fault" is true)
    DELETE /parlour/refusals                    forget them
"""

import logging
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from parlour import acting, desk, orders, seen
from parlour.ask import Ask
from parlour.errors import ENTITY_TOO_LARGE, Impossible, Refusal
from parlour.hall import Hall
from parlour.limits import CONTROL_BODY_BYTES
from parlour.reading import read_json
from parlour.shapes import Json

log = logging.getLogger(__name__)

ROOT = "/parlour"
TOO_LARGE = "That is more than the parlour takes at once."
UNREADABLE = "The body cannot be read: it stood still, or it is packed."

Handler = Callable[[Ask], Awaitable[Json]]

ROUTES: dict[str, Handler] = {
    "GET    /status":                                  desk.status,
    "GET    /people":                                  desk.people,
    "POST   /people":                                  desk.add_person,
    "PATCH  /people/{person}":                         desk.change_person,
    "POST   /guilds":                                  desk.add_guild,
    "PUT    /guilds/{guild}/members/{person}":         desk.join,
    "DELETE /guilds/{guild}/members/{person}":         desk.leave,
    "POST   /guilds/{guild}/channels":                 desk.add_channel,
    "POST   /guilds/{guild}/roles":                    desk.add_role,
    "PATCH  /channels/{channel}":                      desk.change_channel,
    "DELETE /channels/{channel}":                      desk.remove_channel,
    "PUT    /channels/{channel}/permissions/{who}":    desk.set_permissions,
    "DELETE /messages/{message}":                      desk.remove_message,
    "GET    /people/{person}/view":                    acting.view,
    "GET    /people/{person}/channels/{channel}/messages": acting.history,
    "GET    /people/{person}/messages/{message}":      acting.one_message,
    "GET    /people/{person}/commands":                acting.commands,
    "GET    /people/{person}/command_names":           acting.command_names,
    "GET    /people/{person}/modals":                  acting.modals,
    "POST   /people/{person}/messages":                acting.say,
    "POST   /people/{person}/threads":                 acting.start_thread,
    "POST   /people/{person}/join":                    acting.join_thread,
    "POST   /people/{person}/leave":                   acting.leave_thread,
    "GET    /pushes":                                  orders.pushes,
    "DELETE /pushes":                                  orders.forget_pushes,
    "POST   /people/{person}/dms":                     acting.open_dm,
    "POST   /people/{person}/read":                    acting.read,
    "POST   /people/{person}/dismiss":                 acting.dismiss,
    "POST   /people/{person}/typing":                  acting.typing,
    "POST   /people/{person}/command":                 acting.command,
    "POST   /people/{person}/autocomplete":            acting.autocomplete,
    "POST   /people/{person}/press":                   acting.press,
    "POST   /people/{person}/choose":                  acting.choose,
    "POST   /people/{person}/submit":                  acting.submit,
    "POST   /people/{person}/close":                   acting.close,
    "POST   /faults":                                  orders.order_fault,
    "GET    /faults":                                  orders.faults,
    "DELETE /faults":                                  orders.forget_faults,
    "POST   /gateway":                                 orders.gateway,
    "POST   /clock":                                   orders.clock,
    "PUT    /clock":                                   orders.set_clock,
    "PUT    /strictness":                              orders.strictness,
    "GET    /strictness":                              orders.current_strictness,
    "GET    /rate_limits":                             orders.rate_limits,
    "PUT    /rate_limits":                             orders.set_rate_limits,
    "GET    /traffic":                                 orders.traffic,
    "DELETE /traffic":                                 orders.forget_traffic,
    "PUT    /line":                                    orders.line,
    "GET    /refusals":                                orders.refusals,
    "DELETE /refusals":                                orders.forget_refusals,
}  # fmt: skip


class Control:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._routes = [(*_pattern(spec), handler) for spec, handler in ROUTES.items()]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        try:
            return _json(await self._done(request))
        except Impossible as impossible:
            return _json({"error": str(impossible)}, impossible.status)
        except Refusal as refusal:
            too_large = refusal.code == ENTITY_TOO_LARGE[1]
            return _json({"error": TOO_LARGE if too_large else UNREADABLE}, refusal.status)
        except Exception:
            log.exception("the parlour itself failed at %s %s", request.method, request.path)
            return _json({"error": "The parlour itself failed; its log says how."}, 500)

    async def _done(self, request: web.Request) -> Json:
        path = request.path.removeprefix(ROOT)
        for method, pattern, handler in self._routes:
            match = pattern.fullmatch(path)
            if match and method == request.method:
                body = await self._body(request)
                return await handler(Ask(self._hall, match.groupdict(), dict(request.query), body))
        raise Impossible(f"The parlour has no {request.method} {request.path}.", 404)

    async def _body(self, request: web.Request) -> Json:
        """Weighed only until it is read: somebody's press may wait long for its answer."""
        intake, most = self._hall.intake, CONTROL_BODY_BYTES
        async with intake.weighed(request, most):
            raw = await intake.raw(request, most, slowly=False)
            if not raw:
                return {}
            try:
                body = read_json(raw)
            except ValueError:
                raise Impossible("The body is not JSON.") from None
        if not isinstance(body, dict):
            raise Impossible("The body must be a JSON object.")
        return body

    async def feed(self, request: web.Request) -> web.StreamResponse:
        try:
            ask = Ask(self._hall, {"person": request.match_info["person"]}, {}, {})
            person = ask.person()
        except Impossible as impossible:
            return _json({"error": str(impossible)}, impossible.status)
        return await self._hall.feed.serve(
            request, person.id, lambda: seen.view(self._hall, person)
        )


def _pattern(spec: str) -> tuple[str, re.Pattern[str]]:
    method, path = spec.split()
    return method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _json(body: Json, status: int = 200) -> web.Response:
    return web.json_response(body, status=status)
