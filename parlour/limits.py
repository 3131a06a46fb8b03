"""All of Discord's limits that the parlour enforces, in one place."""

ANSWER_SECONDS = 3
TOKEN_SECONDS = 15 * 60
EDITABLE_SECONDS = 60 * 60
OLD_MESSAGE_EDITS = 30
"""How many edits an hour a message older than an hour takes before 30046."""

OLD_EDIT_RETRY_SECONDS = 0.3
"""What a 429 with 30046 asks to wait; clients were seen to try again every 0.2 s, in vain."""

REQUESTS_A_SECOND = 50
"""Of a bot, in all; answers to interactions are not counted."""
CHANNEL_WRITES, CHANNEL_WRITES_SECONDS = 30, 10.0
"""What everybody together may write in a channel before 20028; Discord does not say how much it is."""
DM_OPENINGS, DM_OPENINGS_SECONDS = 10, 60.0
"""How many DMs a bot may open before 40003; Discord does not say, young bots met it after some tens."""
WINDOWS = 1000
"""Of rate limits that are remembered before those that are over are forgotten."""

SMALL_BODY_BYTES = 2**20
"""Of a request without files, and of what stands beside files."""
SMALL_BODIES_BYTES = 32 * 2**20
LARGE_BODIES_BYTES = 112 * 2**20
"""What all bodies together may weigh: the small ones, and those with files."""
CONTROL_BODY_BYTES = 32 * 2**20
"""Of a request to the control interface: two of the largest files, in base64, and some words."""
STALLED_SECONDS = 60
"""How long a body may stand still."""

CONTENT = 2000
EMBEDS = 10
EMBED_CHARACTERS = 6000
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
FILE_NAME = 260
FILE_DESCRIPTION = 1024
NONCE = 25
NONCE_SECONDS = 300
MESSAGES_A_PAGE = 100

ROWS = 5
BUTTONS_A_ROW = 5
LAYOUT_COMPONENTS = 40
LAYOUT_CHARACTERS = 4000
GALLERY_ITEMS = 10
SECTION_TEXTS = 3
BUTTON_LABEL = 80
CUSTOM_ID = 100
URL = 512
MEDIA_URL = 2048
PLACEHOLDER = 150
OPTIONS = 25
OPTION_TEXT = 100

MODAL_TITLE = 45
MODAL_ITEMS = 5
LABEL = 45
LABEL_DESCRIPTION = 100
TEXT_INPUT = 4000
TEXT_INPUT_PLACEHOLDER = 100
RADIO_OPTIONS = (2, 10)
CHECKBOX_OPTIONS = (1, 10)

COMMANDS = 100
CONTEXT_COMMANDS = 15
"""User commands, and message commands, each."""
COMMAND_OPTIONS = 25
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_CHARACTERS = 8000
CHOICES = 25
CHOICE_NAME = 100
OPTION_STRING = 6000

EMOJIS = 2000
EMOJI_BYTES = 256 * 1024
EMOJI_NAME = (2, 32)

CHANNEL_NAME = 100
TOPIC = 1024
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
QUIET_CHECK_SECONDS = 60

HEARTBEAT_MILLISECONDS = 41_250
HEARTBEATS_MISSED = 1.5
"""Intervals without a heartbeat after which a line is taken for dead."""
REPLAYED_EVENTS = 2000
RESUME_SECONDS = 300
"""How long a cut session can be taken up again."""
