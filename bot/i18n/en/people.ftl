# What concerns one person across all tables.

## The tables where one sits

mygames-title =
    { $mine ->
        [0] **No table waits for you.** You sit at { $count }.
        [one] **One table waits for you.** You sit at { $count }.
       *[other] **{ $mine } tables wait for you.** You sit at { $count }.
    }
mygames-mine = **{ $title }** · waits for you { $since } · { $place }
mygames-others = { $title } · waits for { $names } { $since } · { $place }
mygames-thinking = { $title } · an AI is to move · { $place }
mygames-lobby = { $title } · not started yet, open { $since } · { $place }
mygames-seat = { $number } · My Seat

refused-no-games = You sit at no table now. Open one with /{ command-play }.

command-mygames = mygames
command-mygames-about = Where you sit, and which tables wait for you.
