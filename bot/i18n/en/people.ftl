# What concerns one person across all tables.

## The tables where one sits

mygames-title =
    { $mine ->
        [0] **No table waits for you.** You sit at { $count }.
        [one] **One table waits for you.** You sit at { $count }.
       *[other] **{ $mine } tables wait for you.** You sit at { $count }.
    }
mygames-mine = **{ $title }** · waits for you · { $since } · { $place }
mygames-others = { $title } · waits for { $names } · { $since } · { $place }
mygames-thinking = { $title } · an AI is to move · { $place }
mygames-lobby = { $title } · not started yet, opened { $since } · { $place }
mygames-starting = { $title } · waits for its announcement · { $since } · { $place }
mygames-seat = { $number } · My Seat

refused-no-games = You sit at no table now. Open one with /{ command-play }.

command-mygames = mygames
command-mygames-about = Where you sit, and which tables wait for you.

## Pings

push-waits = **{ $title }** waits for you, in { $place }.
back-on = { $name } is back on { $date }.
paused = This table is paused: nobody is hurried.

## What one chooses for oneself

me-title = **How I treat you** – everywhere, at every table.
me-quiet-none = No quiet hours. With `quiet` and `zone` of /{ command-me } I stay silent at night.
me-quiet = Quiet from { $begins } to { $ends } ({ $zone }): what comes then makes its sound afterwards.
me-here = You are here. With `away` of /{ command-me } you say when you will be back.
me-away = You are away and back on { $date }. Until then I do not push you, and the others can see it.
me-push = A sound when it is my turn
me-remind-hours = Remind me
me-locale = Language
me-hints = Hints
me-shows-statistics = Show me in statistics
me-invitations = Who may invite me
me-looking = Call me when players are sought
me-yes = yes
me-no = no
me-usual = as the table does
me-never = never
me-hours =
    { $count ->
        [one] after one hour
       *[other] after { $count } hours
    }
me-language-discord = as in Discord
me-language-en = English
me-language-es = Español
me-language-de = Deutsch
me-invitations-all = everybody
me-invitations-played = people I have played with
me-invitations-nobody = nobody

## The pace of a table

pace-now = The pace of this table: **{ $pace }**.
pace-agree = More than half of those who sit here must agree to a change ({ $needed }).
pace-choose = Another pace
pace-evening = an evening
pace-evening-about = Minutes: an AI may soon stand in for whoever is missed.
pace-days = days
pace-days-about = One reminder a day; an AI may stand in after three days.
pace-slow = no hurry
pace-slow-about = No reminders; an AI may stand in after two weeks.
proposal = { $name } proposes: **{ $what }**. Votes still needed: { $needed }.
proposal-asked = I have asked the others. Votes still needed: { $needed }.
proposal-refused = Not agreed: { $what }. Everything stays as it is.
proposal-done = Agreed: **{ $what }**.
proposal-pause = pause the game
proposal-resume = go on with the game
proposal-end = end the game here, without a result
proposal-pace = change the pace to “{ $pace }”
button-pause = Pause
button-resume = Go On
button-fine = Fine
button-rather-not = Rather Not

refused-choice = This cannot be chosen here. Use /{ command-me } again.
refused-zone = I do not know the time zone “{ $zone }”. Type a city, such as Madrid, and pick from the list.
refused-zone-missing = Which time zone are you in? Add `zone` to /{ command-me }: type a city and pick from the list.
refused-quiet = I do not understand “{ $typed }”. Write quiet hours like this: 22:00-8:30, or “off”.
refused-date = I do not understand “{ $typed }”. Write the day when you will be back like this: 2026-12-24, or “off”.
refused-date-range = That day must be after today and within a year.
refused-paused = This table is paused. “{ button-resume }” under /{ command-pace } ends the pause.
refused-come-back-first = An AI plays for you now. Take your seat back first: /{ command-comeback }.
refused-proposal-gone = That is no longer up for decision. /{ command-pace } proposes something new.

command-me = me
command-me-about = Pings, quiet hours, language, and what else you choose for yourself.
command-pace = pace
command-pace-about = How fast this table goes; pause it.
option-quiet = quiet
option-quiet-about = Quiet hours, such as 22:00-8:30; “off” ends them.
option-zone = zone
option-zone-about = Your time zone: type a city.
option-away = away
option-away-about = The day when you will be back, such as 2026-12-24; “off” if you are here.

## One’s own data

mydata = What I know about you is yours. I can give it to you as a file, or forget you altogether.
mydata-here = Everything that I have stored about you, in one file.
erase-sure = Erase you? Your choices, statistics, ratings and blocks are deleted. In finished games your seat stays without a name; in games that are on, an AI takes it over for good.
erase-really = **Last question.** You are erased at once and on all servers. Nobody can undo this, not even whoever runs this bot.
erased = Done: I no longer know you. What I posted in channels and direct messages stays on Discord; you can delete your part there.
not-erased = Nothing was erased.
button-export = Export
button-erase = Erase Me
button-erase-now = Yes, Erase Me Now
button-keep-me = Keep Everything
game-abandoned = Nobody has come to this game for a long time, so it rests here. Thank you for playing; a new table is always open to you.
refused-cleared = This game was so long ago that its moves have been cleared. Its result is in /{ command-history }.
refused-blocked = You cannot sit down at this table. Open your own with /{ command-play }.
command-mydata = mydata
command-mydata-about = All that I know about you: as a file, or erased.

## A friend is missing

invitation-new = **{ $name }** would like to play { $title } with you, in { $place }.
invitation-declined = Maybe another time. Nobody is told.
invited = I have asked, once and politely.
looking = **{ $name }** is looking for players: { $title }, in { $place }.
looking-done =
    { $count ->
        [0] Your table is marked. Nobody here has asked to be called right now.
        [one] Your table is marked, and I have called one person.
       *[other] Your table is marked, and I have called { $count } people.
    }
button-no-thanks = No, Thanks
refused-invite-whom = Name a person who does not sit at this table yet.
refused-invitation = This person does not take invitations from you right now.
refused-invited = This person was asked already. Nobody is asked twice for the same table.
refused-too-many-invitations = You have invited { $most } people within an hour, and more are not allowed. Wait a while, then invite the next one.
refused-invite-later = I write to only a few new people a minute, so I have not asked yet. Invite them again in a minute.
refused-looking = This table has called already. Invite somebody with /{ command-invite }.
refused-looking-again =
    { $minutes ->
        [one] You have called already. You can call again in one minute, at any table; until then, invite somebody with /{ command-invite }.
       *[other] You have called already. You can call again in { $minutes } minutes, at any table; until then, invite somebody with /{ command-invite }.
    }
command-invite = invite
command-invite-about = Ask somebody to your table, once and politely.
command-looking = looking
command-looking-about = Look for players: call those here who want to be called.

## Somebody else sits down

take-over-whose = Whose seat would you like to take over?
proposal-seat = { $name } takes over the seat of { $seat }
proposal-newcomer = **{ $name }** would like to take over the seat of { $seat }. Votes still needed: { $needed }.
seat-taken = { $name } plays your seat now. Thank you for the start; a new table is always open to you: /{ command-play }.
took-over = -# { $name } took over from { $former }.
end-together-instead = You can propose to end it together, without a result.
button-end-together = End Together
refused-stranger-free-seat = You are not at this table. You can watch here, or take over a seat that an AI plays: /{ command-takeover }.
refused-no-free-seat = No seat is free here. You can take one over where an AI plays for somebody who left or is away.
command-takeover = takeover
command-takeover-about = Take over a seat where an AI plays for somebody.

## Conceding

button-concede = Concede
concede-sure = Give up? An AI plays on for the others. You cannot come back, and you count as last.
concede-sure-last = Give up? The game ends here, and you count as last.
conceded = You conceded.
has-conceded =
    { $count ->
        [one] { $names } conceded.
       *[other] { $names } conceded.
    }
wins-by-it = **{ $name }** wins.
refused-conceded = You gave this game up, so your seat is not yours any more. Open a new table with /{ command-play }.
command-concede = concede
command-concede-about = Give a game up: you count as last.
