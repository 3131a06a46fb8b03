# Was eine Person an allen Tischen betrifft.

## Die Tische, an denen man sitzt

mygames-title =
    { $mine ->
        [0] **Kein Tisch wartet auf dich.** Du sitzt an { $count }.
        [one] **Ein Tisch wartet auf dich.** Du sitzt an { $count }.
       *[other] **{ $mine } Tische warten auf dich.** Du sitzt an { $count }.
    }
mygames-mine = **{ $title }** · wartet auf dich { $since } · { $place }
mygames-others = { $title } · wartet auf { $names } { $since } · { $place }
mygames-thinking = { $title } · eine KI ist am Zug · { $place }
mygames-lobby = { $title } · noch nicht begonnen, offen { $since } · { $place }
mygames-seat = { $number } · Mein Platz

refused-no-games = Du sitzt gerade an keinem Tisch. Eröffne einen mit /{ command-play }.

command-mygames = meinespiele
command-mygames-about = Wo du sitzt und welche Tische auf dich warten.
