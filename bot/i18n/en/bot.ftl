# The bot's own words, whatever the game. The games' words are in files of their own.

## Lobby

lobby-title = **{ $title }** · { $least }–{ $most } players
lobby-player = **{ $name }** · plays by direct message
lobby-plays-here = **{ $name }** · plays here
lobby-ai = **{ $name }** · AI, { $level }
introduced-ai = { $name } (AI, { $level })
level-easy = easy
level-normal = normal
level-hard = hard
lobby-room =
    { $room ->
        [0] Every seat is taken.
        [one] One more may sit down.
       *[other] { $room } more may sit down.
    }
lobby-started = **{ $title }** is on: { $names } play in { $place }.
lobby-over =
    { $count ->
        [one] **{ $title }** is over, and **{ $winners }** won: { $names } played in { $place }.
       *[other] **{ $title }** is over, and **{ $winners }** share the victory: { $names } played in { $place }.
    }
lobby-cut-short = **{ $title }** was ended by { $name }: { $names } played in { $place }.
lobby-stopped = **{ $title }** was not played to its end: { $names } played in { $place }.
lobby-closed = **{ $title }**: nobody started this table, so it was cleared. Open a new one with /{ command-play }.
lobby-left = **{ $title }**: everybody got up, so this table was cleared. Open a new one with /{ command-play }.
lobby-ended = **{ $title }**: { $name } closed this table. Open a new one with /{ command-play }.
lobby-ended-managed = **{ $title }**: somebody who manages this server closed this table.
lobby-ended-undealt = **{ $title }**: this game never began, so its table was cleared. Open a new one with /{ command-play }.
option-line = { $title }: { $value }
hints-title = Hints
hints-allowed =
    { $allowed ->
        [yes] allowed
       *[no] not allowed
    }
hint = An AI player would do this: { $said }
hinted = -# Hints asked for: { $players }.
hinted-one = { $name } { $count }
language-title = Language of the table
language =
    { $language ->
        [es] Spanish
        [de] German
       *[en] English
    }
options-title = What would you like to change at this table?
joined = You have a seat. See you at the table!
left = You left the table. Your seat is free for somebody else.
ai-level = How well should the AI play?
ai-added = { $name } sits down with you. Would you like another AI?
ai-removed = { $names } got up again.
starting = The seats are shuffled. Here we go!
greeting = Hello { $name }! This is where I ask you for your moves in { $title }.
direct-closed = I cannot write to you. You play with the button “{ $button-seat }” under the board – or allow direct messages from members of this server in its privacy settings, and press “{ $button-join }” once more.
invitation = **{ $name }** would like to play { $title } with you again, in { $place }.
invitation-accepted = You have a seat in { $place }. See you at the table!
invitations-refused =
    { $named ->
        [yes] { $name } will not ask you again. If you change your mind, use /{ command-unblock }.
       *[no] They will not ask you again. If you change your mind, use /{ command-unblock }.
    }
blocked = You get no more invitations from { $name }. /{ command-unblock } allows them again.
unblocked = { $name } may invite you to games again.

## The joint deal

lobby-seal = -# The deal is sealed: { $seal }…
lobby-starting = **{ $title }** begins as soon as I can post the announcement of the deal in { $place }. I keep trying; nothing is dealt before.
with-word = { $said } · “{ $word }”
luck-label = Your words
luck-about = A few words or numbers of your own, seen by all. They go into the shuffle.
luck-added = Your luck is in the deal.
announcement-title = **{ $title }** · This is what the deal is made of:
announcement-apart = New neighbours, if chance allows; before, these sat one after the other: { $pairs }
announcement-again = This announcement was posted once more, because an earlier one met with trouble. If you see an older one, this one counts.
announcement-seal = -# Table { $table }, sealed secret `{ $seal }`. The secret, this list and the number that Discord gives this message decide seats and cards; nobody knows all three beforehand.
check-lobby = The secret for this deal is drawn and cannot change any more: its SHA-256 is `{ $seal }`. With “{ $luck }” you can add words of your own. At Start everything is announced, and only the number that Discord gives that announcement decides the deal. At the end you can check all of it here.
check-later = The secret of this deal has the SHA-256 `{ $seal }`. The announcement from which seats and cards were made: { $link }. When the game has ended, I open the secret and check all of it here.
check-later-seed = The seed of this deal has the SHA-256 `{ $seal }` that was shown at the start. When the game has ended, I open the seed and check all of it here.
check-older-jointly = The deal holds: the secret has the seal `{ $seal }`, and with the announcement { $link } it gives the seed `{ $seed }` and the seats. Compare the seal, the players and the words there. The moves I cannot replay: this game began by version { $began } of the rules, and I know version { $now }. The record says so too.
check-jointly =
    The deal holds. The secret has the seal `{ $seal }`; with it, the announced players, words and options, and the number of the announcement, one gets the seed `{ $seed }`, from it the seats and the cards, and all { $moves } moves lead to this very end.
    Look at the announcement yourself: { $link } must show the same seal, players and words. Not proven: that I posted no other announcement before and took it away, and that whoever runs me did not look at hands. The record lets you check it without me.
deal-opened = -# The secret was `{ $secret }`; “{ $check }” computes the deal from it.
seed-opened = The seed was `{ $seed }`. Its SHA-256 is the seal that was shown at the start; “{ $check }” replays the whole game from it.

## Game

no-thread = I may not open threads here, so we play in this channel.
plays-here = Plays here, with the button below: { $names }
plays-here-too = { $names } cannot be reached by direct message and will play with the button below the board.
your-turn = { $names }, it is your turn.
seat-nothing = You have nothing to decide now.
waiting-for = Waiting for { $names }.
thinking =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
waiting-since =
    Waiting for { $names } { $when ->
        [today] since { $time }
        [yesterday] since yesterday
        [monday] since Monday
        [tuesday] since Tuesday
        [wednesday] since Wednesday
        [thursday] since Thursday
        [friday] since Friday
        [saturday] since Saturday
        [sunday] since Sunday
       *[earlier] since { $date }
    }.
stands-in = An AI plays for { $names } for now.
stand-in-proposed = Should an AI play for { $name }? { $votes } of { $needed } votes needed. Agree with “{ $button }”.
stand-in-whom = Who should an AI play for until they are back? More than half of the others must agree; if everything stands still for as long again, one vote is enough.
stand-in-voice = Your vote counts: { $votes } of the { $needed } needed to let an AI play for { $name }.
stand-in-seated = An AI plays for { $name } now, until they are back.
stand-in-notice = The others wait for you, so an AI plays for you for now. Your seat is still yours: come back whenever you like.
left-notice = You left the game, and an AI plays on for you. As long as the game is on, you can come back.
left-game = You left the game. An AI plays on for you; if you change your mind, /{ command-comeback } gives you your seat back.
leave-sure = Leave this game? An AI plays on for you, and you can come back as long as the game is on.
leave-sure-last = Leave this game? Nobody else would be left, so it would end here.
has-left =
    { $count ->
        [one] { $names } left the game, and an AI plays on.
       *[other] { $names } left the game, and AIs play on.
    }
stand-in-over = You were away, and an AI played for you.
welcome-back = Welcome back! The seat is yours again.
welcome-back-told = Meanwhile the AI decided for you:
welcome-back-untold = The AI has decided nothing for you yet.
game-ended = { $name } ended the game.
game-ended-together = You ended the game together, without a result.
game-ended-managed = Somebody who manages this server ended the game.
game-over = **The game is over.** The podium and the rematch are in { $place }.
list-and = { $most } and { $last }
which-table = There are several tables. Which one do you mean?
menu-choose = Choose
rules-page = Page { $number } of { $count }
record-here = The whole game in one file. Check it with: `python -m engine verify { $file }`
check-right = The deal was fixed before the game and has not changed since: the seed `{ $seed }` has the SHA-256 `{ $seal }` that was shown at the start, and all { $moves } moves replay from it to this very end. With the record you can check it yourself.
check-older = The seed `{ $seed }` has the SHA-256 `{ $seal }` that was shown at the start. The moves I cannot replay: this game began by version { $began } of the rules, and I know version { $now }. The record says so too.
check-wrong = The record does not replay as it was stored. Please keep the record and show it to whoever runs this bot.
end-sure = End this table for everybody? This cannot be undone.
end-done = The table has ended.
end-not = The table stays. Enjoy your game!

## Buttons

button-join = Join
button-leave = Leave
button-ai = Add an AI
button-no-ai = Remove an AI
button-easy = Easy
button-normal = Normal
button-hard = Hard
button-options = Options
button-luck = Add Your Luck
button-start = Start
button-seat = My Seat
button-hint = Hint
button-to-table = To the Table
button-to-cards = To Your Cards
button-stand-in = Let an AI Play
button-come-back = Come Back
button-text = Board as Text
button-rules = Rules
button-why = Why?
button-closer = Closer Look
button-whole = Whole Board
button-back = Back
button-change = Change
button-previous = Previous
button-next = Next
button-end = End the Table
button-keep = Keep Playing
button-leave-game = Leave the Game
button-no-invitations = Don’t Ask Me Again
button-rematch = Rematch
button-record = Record
button-check = Check the Deal

## Refusals

refused-stranger = You are not at this table. You can watch here, or open your own with /{ command-play }.
refused-lobby-stranger = Only those who sit here decide that. Press “{ $button-join }” to sit down.
refused-seated = You sit here already.
refused-not-seated = You do not sit here. Press “{ $button-join }” to sit down.
refused-full = All { $most } seats are taken. Open another table with /{ command-play }.
refused-too-few = This game needs at least { $least } players. Invite somebody, or add an AI.
refused-started = The game has started already.
refused-not-lobby = The game has started, so this can no longer be changed.
refused-not-started = The game has not started yet. Press “{ $button-start }” when everybody sits.
refused-not-dealt = Nothing is dealt yet: the game begins as soon as I can post its announcement. Until then you can leave it with /{ command-leave }, and whoever opened it can end it with /{ command-end }.
refused-closed = This table has ended. Open a new one with /{ command-play }.
refused-left = You have left this game already. /{ command-comeback } gives you your seat back.
refused-own-block = You cannot block yourself. Name somebody else.
refused-own-stand-in = An AI plays for you if the others want it while you are away, or if you leave with /{ command-leave }.
refused-ai-stand-in = An AI plays for { $name } already.
refused-not-waited-for = Nobody waits for { $name } now, so there is nothing to decide for them.
refused-nobody-away = Nobody else is keeping you waiting right now. Ask again when somebody does.
refused-answer-first = The table waits for you too, so answer first: /{ command-hand } shows what you are asked.
refused-too-early =
    { $minutes ->
        [one] Give them a little more time. If nobody moves within the next minute, an AI may play for them.
       *[other] Give them a little more time. If nobody moves within the next { $minutes } minutes, an AI may play for them.
    }
refused-agreed = You have agreed already. The others can press the same button for { $name }.
refused-no-hints = Hints are off at this table. Next time you can allow them in “{ $button-options }”, before the game starts.
refused-not-away = Your seat is yours already. /{ command-hand } shows what you are asked.
refused-no-ai = No AI sits here.
refused-option = This cannot be chosen here. Open “{ $button-options }” again.
refused-end = Only { $name } or somebody who manages this server can end it.
refused-still-playing = The game is still on. You can do this when it has ended.
refused-rematch-stranger = The rematch is for those who played. Open your own table with /{ command-play }.
refused-rematch-exists = The rematch is open already: look for the new table below.
refused-old-question = This question has passed. Press “{ $button-seat }” under the newest board to see what is asked now.
refused-already = Already done: your answer is in.
refused-not-playing = This game has ended, so there is nothing to answer.
refused-illegal = The rules do not allow this now. Press “My Seat” to see what you can do.
refused-busy = Too much happened at once. Please press again.
refused-too-many-tables = You have { $most } tables open already. End one with /{ command-end }, or wait until a game is over.
refused-server-full = This server has { $most } open tables, and more are not allowed. Wait until one of its games is over.
refused-too-fast = That was faster than I can follow. Wait a moment, then try again.
refused-still-at-it = I am still busy with what you asked for before. Wait for it, then ask again.
refused-old-command = This command has changed since. Restart Discord, or type it anew and pick it from the list.
refused-count =
    { $form ->
        [one] Choose exactly one, not { $count }.
        [exact] Choose exactly { $least }, not { $count }.
       *[range] Choose { $least } to { $most }, not { $count }.
    }
refused-typed = I do not know that answer. Pick from: { $keys }
refused-typed-move = That is not among your possible answers now. You can say, for example: { $examples }
refused-typed-why = { $why } You can say, for example: { $examples }
refused-why-alone = { $why }
refused-nothing-asked = You are not asked this now. /{ command-hand } shows what is.
refused-nothing-to-do = There is nothing you could do with that now. /{ command-hand } shows what you can do.
refused-no-seat = You do not sit at a table where this can be done. Join one, or open your own with /{ command-play }.
refused-no-table = This table is no longer known. Open a new one with /{ command-play }.
refused-no-table-here = There is no table here. Open one with /{ command-play }.
refused-no-game = I do not know this game. /{ command-play } shows those that I do.
refused-not-here = Tables are opened in a channel of a server. Use /{ command-play } there.
refused-not-invited = I am not on this server yet, only my commands are. Whoever manages it can let me in: { $link }
refused-private-thread = I cannot see this private thread. Mention me here ({ $name }) to let me in, then try again.
refused-permission =
    { $count ->
        [one] I cannot show a game here: I lack the permission { $names }. Whoever manages the server can give it to me.
       *[other] I cannot show a game here: I lack the permissions { $names }. Whoever manages the server can give them to me.
    }
permission-view = “View Channels”
permission-send = “Send Messages”
permission-threads = “Send Messages in Threads”
permission-files = “Attach Files”
refused-term = I found nothing about “{ $term }”. Type a few letters and pick from the list.
refused-file = Discord would not take the file from me here. Nothing is lost; please try again later, or in another channel.
broken-table = This table cannot be opened any more, and I am sorry. The other tables are fine; /{ command-play } opens a new one.
something-broke = Something went wrong on my side. Nothing is lost; please try again.
storage-lost = My storage was damaged, so I cannot keep what you do. Please tell whoever runs this bot.
press-again = That took me too long, sorry. Please press once more.
or-type = Or type /{ $command } { $answer }.

## Commands

command-play = play
command-play-about = Open a table for a game.
command-join = join
command-join-about = Sit down at the table in this channel.
command-leave = leave
command-leave-about = Get up from a table, also while the game is on.
command-ai = ai
command-ai-about = Seat an AI at the table in this channel.
command-removeai = removeai
command-removeai-about = Send one of the AI players away again.
command-options = options
command-options-about = Change what can be chosen at this table.
command-start = start
command-start-about = Start the game.
command-luck = luck
command-luck-about = Add a few words of your own to the deal.
command-end = end
command-end-about = End a table that you opened.
command-hand = hand
command-hand-about = Your seat: what you are asked and what you have.
command-hint = hint
command-hint-about = What an AI would do in your place, and why.
command-standin = standin
command-standin-about = Let an AI play for somebody you wait for.
command-comeback = comeback
command-comeback-about = Take your seat back from the AI that plays for you.
command-board = board
command-board-about = The board as it stands.
command-text = text
command-text-about = The board in words, complete enough to play by ear.
command-why = why
command-why-about = The last scoring, point by point.
command-record = record
command-record-about = The whole game as a file, once it has ended.
command-check = check
command-check-about = How this deal is made, and at the end whether it holds.
command-rematch = rematch
command-rematch-about = Open a table for another game and ask those who played.
command-block = block
command-block-about = Get no more invitations from somebody.
command-unblock = unblock
command-unblock-about = Get invitations from somebody again.
command-rules = rules
command-rules-about = Learn a game, or look up one of its words.
option-game = game
option-game-about = Which game?
option-term = term
option-term-about = A card, a space or a word of the game.
option-person = person
option-person-about = Whom?
option-answer = answer
option-answer-about = Your answer; leave it out to see the question.

## The end of a game

final-winner = **{ $name }** wins { $points } to { $others }.
final-tie-break = **{ $name }** wins the tie at { $points }: { $why }.
final-shared = **{ $names }** share the victory with { $points } each.
