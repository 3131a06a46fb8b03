# Lo que atañe a una persona en todas sus mesas.

## Las mesas en las que se está sentado

mygames-title =
    { $mine ->
        [0] **Ninguna mesa te espera.** Mesas en las que estás: { $count }.
        [one] **Una mesa te espera.** Mesas en las que estás: { $count }.
       *[other] **{ $mine } mesas te esperan.** Mesas en las que estás: { $count }.
    }
mygames-mine = **{ $title }** · te espera { $since } · { $place }
mygames-others = { $title } · espera a { $names } { $since } · { $place }
mygames-thinking = { $title } · le toca a una IA · { $place }
mygames-lobby = { $title } · aún sin empezar, abierta { $since } · { $place }
mygames-seat = { $number } · Mi sitio

refused-no-games = Ahora no estás en ninguna mesa. Abre una con /{ command-play }.

command-mygames = mispartidas
command-mygames-about = Las mesas en las que estás y las que te esperan.
