# Results: statistics, the ranking and past games.

stats-title =
    { $games ->
        [one] **{ $name }** has played one game
       *[other] **{ $name }** has played { $games } games
    } and won { $wins }; average place { $place }.
stats-game = { $title }: { $games } played · { $wins } won · { $average } points on average, { $best } at best
stats-pace = Half of these games took no longer than { $time }.
stats-pair =
    You and { $name } met { $games ->
        [one] once
       *[other] { $games } times
    }: you were ahead { $ahead }, behind { $behind }.
stats-nemesis =
    Hardest to beat: { $name } – { $games ->
        [one] one game
       *[other] { $games } games
    } together, { $ahead } ahead, { $behind } behind.
stats-recent = Places in the newest games, the latest last: { $places }.
stats-against = Against { $name }, games { $games }: ahead { $ahead }, behind { $behind }.
stats-hidden = Your statistics are hidden: nobody finds you in rankings, statistics or histories, and you do not either.
stats-shown = You can be found in statistics and rankings again.
duration-minutes =
    { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
duration-hours = { $count } hours
duration-days = { $count } days
ranking-title =
    { $count ->
        [one] **{ $title }** on this server: one player
       *[other] **{ $title }** on this server: { $count } players
    }
ranking-line = { $rank }. { $name }: rating { $rating }, won { $wins } of { $games }
ranking-you = You are number { $rank } of { $count }.
ranking-about = Everybody begins at 1000. AI players have a fixed rating, and an uncertain rating counts for less.
history-title = **Your last games**
history-line = { $when } · **{ $title }** · { $winners } won with { $points } · { $names }
history-choose = Look at one again
past-cleared = The moves of this game have been cleared; its result stays.
somebody = somebody

button-hide-me = Hide My Statistics
button-show-me = Show My Statistics

refused-statistics-elsewhere = I show other people’s statistics only on a server where you both are. Use /{ command-stats } there.
refused-statistics-hidden = This person does not want to be seen in statistics.
refused-no-results = You have not finished a game here yet. Open a table with /{ command-play }.
refused-no-results-theirs = This person has not finished a game here yet.
refused-ranking-elsewhere = A ranking belongs to a server. Use /{ command-ranking } in one of its channels.
refused-no-ranking = Nobody has finished this game here yet. Open a table with /{ command-play }.

command-stats = stats
command-stats-about = Games, victories, and how it stands between you and others.
command-ranking = ranking
command-ranking-about = The best players of this server in a game.
command-history = history
command-history-about = Your last games, with their ends and records.
option-of-person-about = Whose? Leave it out for yourself.
option-ranked-game-about = Which game? Leave it out for the one that is played most.
