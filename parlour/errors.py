"""Discord's error numbers, and the exception that carries one of them to the client."""

from typing import Any, TypeAlias

Numbered: TypeAlias = tuple[int, int, str]
"""HTTP status, Discord's code, Discord's words."""

BAD_REQUEST:          Numbered = (400,      0, "400: Bad Request")  # fmt: skip
RATE_LIMITED:         Numbered = (429,      0, "You are being rate limited.")  # fmt: skip
UNAUTHORIZED:         Numbered = (401,      0, "401: Unauthorized")  # fmt: skip
NOT_FOUND:            Numbered = (404,      0, "404: Not Found")  # fmt: skip
METHOD_NOT_ALLOWED:   Numbered = (405,      0, "405: Method Not Allowed")  # fmt: skip
INTERNAL:             Numbered = (500,      0, "500: Internal Server Error")  # fmt: skip
UNKNOWN_APPLICATION:  Numbered = (404,  10002, "Unknown Application")  # fmt: skip
UNKNOWN_CHANNEL:      Numbered = (404,  10003, "Unknown Channel")  # fmt: skip
UNKNOWN_GUILD:        Numbered = (404,  10004, "Unknown Guild")  # fmt: skip
UNKNOWN_MEMBER:       Numbered = (404,  10007, "Unknown Member")  # fmt: skip
UNKNOWN_MESSAGE:      Numbered = (404,  10008, "Unknown Message")  # fmt: skip
UNKNOWN_USER:         Numbered = (404,  10013, "Unknown User")  # fmt: skip
UNKNOWN_EMOJI:        Numbered = (404,  10014, "Unknown Emoji")  # fmt: skip
UNKNOWN_WEBHOOK:      Numbered = (404,  10015, "Unknown Webhook")  # fmt: skip
UNKNOWN_INTERACTION:  Numbered = (404,  10062, "Unknown interaction")  # fmt: skip
UNKNOWN_COMMAND:      Numbered = (404,  10063, "Unknown application command")  # fmt: skip
CHANNEL_WRITES:       Numbered = (429,  20028, "The write action you are performing on the channel has hit the write rate limit.")  # fmt: skip
TOO_MANY_EMOJIS:      Numbered = (400,  30008, "Maximum number of emojis reached (2000)")  # fmt: skip
TOO_MANY_COMMANDS:    Numbered = (400,  30032, "Maximum number of application commands reached (100)")  # fmt: skip
TOO_MANY_OLD_EDITS:   Numbered = (429,  30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")  # fmt: skip
DMS_TOO_FAST:         Numbered = (403,  40003, "You are opening direct messages too fast.")  # fmt: skip
ENTITY_TOO_LARGE:     Numbered = (413,  40005, "Request entity too large")  # fmt: skip
ALREADY_ANSWERED:     Numbered = (400,  40060, "Interaction has already been acknowledged.")  # fmt: skip
MISSING_ACCESS:       Numbered = (403,  50001, "Missing Access")  # fmt: skip
WRONG_CHANNEL_TYPE:   Numbered = (400,  50024, "Cannot execute action on this channel type")  # fmt: skip
WRONG_DM_ACTION:      Numbered = (403,  50003, "Cannot execute action on a DM channel")  # fmt: skip
OTHERS_MESSAGE:       Numbered = (403,  50005, "Cannot edit a message authored by another user")  # fmt: skip
EMPTY_MESSAGE:        Numbered = (400,  50006, "Cannot send an empty message")  # fmt: skip
DM_REFUSED:           Numbered = (403,  50007, "Cannot send messages to this user")  # fmt: skip
MISSING_PERMISSIONS:  Numbered = (403,  50013, "Missing Permissions")  # fmt: skip
INVALID_TOKEN:        Numbered = (401,  50027, "Invalid Webhook Token")  # fmt: skip
INVALID_FORM:         Numbered = (400,  50035, "Invalid Form Body")  # fmt: skip
NO_SHARED_GUILD:      Numbered = (403,  50278, "Cannot send messages to this user due to having no mutual guilds")  # fmt: skip
ARCHIVED_THREAD:      Numbered = (400,  50083, "Thread is archived")  # fmt: skip
BAD_JSON:             Numbered = (400,  50109, "The request body contains invalid JSON.")  # fmt: skip
THREAD_EXISTS:        Numbered = (400, 160004, "A thread has already been created for this message")  # fmt: skip
QUARANTINED:          Numbered = (403,  20026, "Your bot has been flagged by our anti-spam system for abusive behavior.")  # fmt: skip
CANNOT_REPLY:         Numbered = (403, 160002, "Cannot reply without permission to read message history")  # fmt: skip
LOCKED_THREAD:        Numbered = (400, 160005, "Thread is locked")  # fmt: skip


DM_REFUSALS = {one[1]: one for one in (DM_REFUSED, NO_SHARED_GUILD, QUARANTINED, DMS_TOO_FAST)}
"""With what a DM may be refused, by number."""


class Refusal(Exception):
    """A request of the bot that Discord would refuse: status, number, words, and where in the body."""

    def __init__(self, numbered: Numbered, errors: dict[str, Any] | None = None) -> None:
        self.status, self.code, self.message = numbered
        self.errors = errors
        self.headers: dict[str, str] = {}
        self.more: dict[str, Any] = {}
        self.ordered = False
        """Whether a fault raised it, rather than something the bot did."""
        super().__init__(f"{self.code}: {self.message}")

    def body(self) -> dict[str, Any]:
        told: dict[str, Any] = {"message": self.message, "code": self.code} | self.more
        return told | {"errors": self.errors} if self.errors else told


class Impossible(Exception):
    """A request of a script or the page that cannot be done; the message says what to do instead."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        self.status = status
        super().__init__(sentence)
