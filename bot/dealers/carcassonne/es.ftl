### Carcassonne en español; los términos de Los despachos son los del reglamento.

carcassonne-title = Carcassonne
carcassonne-blurb =
    Unos 45 minutos. Coloca una loseta por turno y deja crecer un paisaje de caminos, ciudades, claustros y campos.
    Pon seguidores donde vaya a valer la pena. Con Los despachos puntúan dos fichas por ti y las casillas oscuras traen despachos. Gana quien tenga más puntos.

## The slash commands

command-place = colocar
command-place-about = Coloca tu loseta: su casilla y, si hace falta, su giro, por ejemplo 2N 3E 1.
command-follower = seguidor
command-follower-about = Pon un seguidor en la loseta colocada, por ejemplo caballero, o ninguno.
command-figure = ficha
command-figure-about = Elige cuál de tus fichas avanza: seguidor o seguidora.
command-message = despacho
command-message-about = Responde a un despacho: su acción o dos puntos.
command-recall = retirar
command-recall-about = Puntúa uno de tus seguidores y recupéralo, por su casilla.

## Table options

carcassonne-option-edition = Edición
carcassonne-option-messages = Los despachos
carcassonne-with-messages =
    { $messages ->
        [yes] con Los despachos
       *[no] sin Los despachos
    }

## Small phrases

carcassonne-feature =
    { $feature ->
        [city] ciudad
        [road] camino
        [monastery] claustro
       *[field] campo
    }
carcassonne-role =
    { $feature ->
        [city] caballero
        [road] ladrón
        [monastery] monje
       *[field] granjero
    }
carcassonne-role-at = { carcassonne-role } { $sides }
carcassonne-side =
    { $side ->
        [north] norte
        [east] este
        [south] sur
        [north-east] noreste
        [south-east] sureste
        [south-west] suroeste
        [north-west] noroeste
        [middle] alrededor
       *[west] oeste
    }
carcassonne-figure =
    { $figure ->
        [follower] seguidor
       *[lady] seguidora
    }
carcassonne-tile =
    { $tile ->
        [A] un claustro con camino
        [B] un claustro
        [C] una ciudad por los cuatro lados con escudo
        [D] un camino recto junto a una ciudad
        [E] una ciudad en un lado
        [F] una ciudad de lado a lado con escudo
        [G] una ciudad de lado a lado
        [H] dos ciudades enfrentadas
        [I] dos ciudades en esquina
        [J] una ciudad y un camino que gira a la derecha
        [K] una ciudad y un camino que gira a la izquierda
        [L] una ciudad y un cruce de tres caminos
        [M] una esquina de ciudad con escudo
        [N] una esquina de ciudad
        [O] una esquina de ciudad con escudo y un camino que gira
        [P] una esquina de ciudad y un camino que gira
        [Q] una ciudad en tres lados con escudo
        [R] una ciudad en tres lados
        [S] una ciudad en tres lados con escudo y un camino
        [T] una ciudad en tres lados y un camino
        [U] un camino recto
        [V] un camino que gira
        [W] un cruce de tres caminos
       *[X] un cruce de cuatro caminos
    }
carcassonne-faces = { $feature } { $sides }
carcassonne-size =
    { $open ->
        [0] { carcassonne-feature } de { $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }{ $shields }, sin lados abiertos
        [one] { carcassonne-feature } de { $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }{ $shields }, { $open } lado sin cerrar
       *[other] { carcassonne-feature } de { $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }{ $shields }, { $open } lados sin cerrar
    }
carcassonne-shields =
    { $shields ->
        [0] { "" }
        [one] , { $shields } escudo
       *[other] , { $shields } escudos
    }
carcassonne-size-monastery =
    { $complete ->
        [yes] claustro completo
       *[no] claustro con { $count } de 8 vecinas
    }
carcassonne-size-field =
    { $count ->
        [0] campo, sin ciudades completas todavía
        [one] campo con { $count } ciudad completa, { $points } puntos
       *[other] campo con { $count } ciudades completas, { $points } puntos
    }
carcassonne-at-once =
    { $points ->
        [one] { $points } punto ya
       *[other] { $points } puntos ya
    }
carcassonne-completes =
    { $whose ->
        [you] cierra { carcassonne-feature }, { $points } para ti
        [both] cierra { carcassonne-feature }, { $points } para ti y { $name }
       *[other] cierra { carcassonne-feature }, { $points } para { $name }
    }
carcassonne-extends =
    { $feature ->
        [monastery] tu claustro, { $tiles } de 9
       *[other] tu { carcassonne-feature }, { $tiles } losetas
    }
carcassonne-closes = cierra { carcassonne-feature } libre, vale { $points }
carcassonne-gain =
    { $source ->
        [city] ciudad { $points }
        [road] camino { $points }
        [monastery] claustro { $points }
       *[message] despacho { $points }
    }

## Your turn

carcassonne-your-turn =
    { $left ->
        [0] **Te toca.** Es la última loseta.
        [one] **Te toca.** Después queda { $left } loseta.
       *[other] **Te toca.** Después quedan { $left } losetas.
    }
carcassonne-you =
    Tú: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } · { $projected } si acabara ahora · puesto { $place } de { $seats } · { $supply ->
        [one] te queda { $supply } seguidor
       *[other] te quedan { $supply } seguidores
    }
carcassonne-figures-at = seguidor en { $follower }, seguidora en { $lady }
carcassonne-drew =
    { $count ->
        [one] Has robado { $tile }. Encaja en { $count } sitio.
       *[other] Has robado { $tile }. Encaja en { $count } sitios.
    }
carcassonne-part =
    { $part ->
        [north] Norte
        [east] Este
        [south] Sur
       *[west] Oeste
    }
carcassonne-places =
    { $count ->
        [one] { $count } sitio
       *[other] { $count } sitios
    }
carcassonne-which-cell =
    { $count ->
        [one] { carcassonne-part }: { $count } sitio. ¿Dónde va la loseta?
       *[other] { carcassonne-part }: { $count } sitios. ¿Dónde va la loseta?
    }
carcassonne-which-turn = { $cell }: ¿cómo la pones?
carcassonne-which-spot =
    { $count ->
        [0] La loseta está en { $cell }. No te quedan seguidores.
        [one] La loseta está en { $cell }. ¿Pones en ella tu último seguidor?
       *[other] La loseta está en { $cell }. ¿Pones en ella un seguidor? Tienes { $count }.
    }
carcassonne-no-spot = La loseta está en { $cell }. No hay en ella ningún sitio libre para un seguidor.
carcassonne-which-way = En { $cell } se puede poner de varias maneras; añade el número: { $ways }.
carcassonne-misfit =
    { $fault ->
        [taken] En { $cell } ya hay una loseta.
        [apart] Junto a { $cell } no hay ninguna loseta.
       *[edges] No encaja en { $cell }: { $own ->
            [city] una ciudad
            [road] un camino
           *[field] un campo
        } tocaría { $other ->
            [city] una ciudad
            [road] un camino
           *[field] un campo
        } en el { $side }.
    } Los sitios más cercanos: { $nearest }.
carcassonne-no-follower = Ningún seguidor
carcassonne-end-turn = Terminar el turno
carcassonne-take-back = Recoger la loseta
carcassonne-which-figure = Has puntuado: { $gains }. ¿Qué ficha avanza?
carcassonne-advances = de { $before } a { $after }
carcassonne-brings-message = un despacho
carcassonne-went = { $gain } para tu { $figure }
carcassonne-by-default = De los turnos de otros: { $gains }. Puedes cambiarlo hasta tu próxima loseta.
carcassonne-kept = Tus puntos están donde quieres: { $figures }.
carcassonne-read-message = **Un despacho: { $name }.** { $about }
carcassonne-message-do =
    { $message ->
        [one_more_tile] Colocar otra loseta
        [score_a_follower] Puntuar un seguidor
       *[other] Puntuarlo
    }
carcassonne-brings =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
carcassonne-up-to = hasta { $points }
carcassonne-two-points = Recibir 2 puntos
carcassonne-recall-which = ¿Qué seguidor tuyo puntúas y recuperas?
carcassonne-recall-points =
    { $points ->
        [0] sin puntos, sin mayoría
        [one] { $points } punto
       *[other] { $points } puntos
    }
carcassonne-did = Tu turno: { $deeds }.
carcassonne-answered =
    { $kind ->
        [place_tile] Has colocado tu loseta.
        [place_follower] Has terminado tu turno.
        [assign_points] Has elegido una ficha.
        [read_message] Has respondido al despacho.
       *[other] Has recuperado un seguidor.
    }

## The story

carcassonne-turn = **{ $name }**: { $deeds }.
carcassonne-deed-placed = { $tile } en { $cell }
carcassonne-deed-aside = { $tile } no encaja en ningún sitio y se aparta
carcassonne-deed-scored =
    { $feature ->
        [monastery] claustro de { $cell } completo, { $points } para { $names }
        [city] ciudad de { $cell } completa con { $tiles } losetas{ $shields }, { $points } para { $names }
       *[other] { carcassonne-feature } de { $cell } completo con { $tiles } losetas{ $shields }, { $points } para { $names }
    }
carcassonne-deed-message = despacho: { carcassonne-message }
carcassonne-deed-action =
    { $message ->
        [one_more_tile] otra loseta
       *[other] su acción, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    }
carcassonne-deed-two = 2 puntos en su lugar
carcassonne-deed-figures = fichas movidas, seguidor en { $follower }, seguidora en { $lady }

## Where the game stands

carcassonne-status =
    { $left ->
        [one] Queda { $left } loseta · { $points } · si acabara ahora: { $projected }
       *[other] Quedan { $left } losetas · { $points } · si acabara ahora: { $projected }
    }
carcassonne-over = La partida ha terminado.
carcassonne-seating = Jugáis en este orden: { $circle }. Empieza **{ $first }**.
carcassonne-seating-messages = Los despachos: cada uno tiene dos fichas en el marcador. Quien puntúe en su turno y caiga en 0, 5, 10 y así sucesivamente recibe un despacho.

## Points

carcassonne-why-now = Si la partida acabara ahora:
carcassonne-why-nothing = todavía nada
carcassonne-reason =
    { $source ->
        [roads] caminos hasta ahora { $points }
        [cities] ciudades hasta ahora { $points }
        [monasteries] claustros hasta ahora { $points }
       *[messages] despachos { $points }
    }
carcassonne-reason-final =
    { $feature ->
        [road] camino abierto de { $cell } ({ $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }) { $points }
        [city] ciudad abierta de { $cell } ({ $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }{ $shields }) { $points }
        [monastery] claustro abierto de { $cell } { $points }
       *[field] granja de { $cell } ({ $cities ->
            [one] { $cities } ciudad
           *[other] { $cities } ciudades
        }) { $points }
    }
carcassonne-total =
    { $source ->
        [roads] caminos { $points }
        [cities] ciudades { $points }
        [monasteries] claustros { $points }
        [messages] despachos { $points }
        [final_road] caminos abiertos { $points }
        [final_city] ciudades abiertas { $points }
        [final_monastery] claustros abiertos { $points }
       *[final_field] granjas { $points }
    }

## For the ear

carcassonne-alt-head =
    { $left ->
        [one] Juega { $name }, queda { $left } loseta.
       *[other] Juega { $name }, quedan { $left } losetas.
    }
carcassonne-alt-player =
    { $supply ->
        [one] { $name }: puntos { $points }, queda { $supply } seguidor.
       *[other] { $name }: puntos { $points }, quedan { $supply } seguidores.
    }
carcassonne-alt-own = Tus seguidores: { $followers }.
carcassonne-alt-drawn = Robada: { $tile }. Encaja en: { $cells }.
carcassonne-alt-laid = Colocada: { $tile } en { $cell }.
carcassonne-alt-stock = Quedan por salir: { $tiles }.
carcassonne-alt-aside = Apartadas: { $tiles }.
carcassonne-alt-unread = Despachos que nadie ha visto: { $messages }.
carcassonne-alt-seen = Despachos debajo de la pila, primero el que antes saldrá: { $messages }.
carcassonne-alt-at = en { $cells }
carcassonne-alt-open = lleva a { $cells }
carcassonne-alt-course = Puntos por ronda: { $points }.

## The Messages

carcassonne-message =
    { $message ->
        [shortest_road] el camino más corto
        [smallest_city] la ciudad más pequeña
        [smallest_monastery] el claustro más pequeño
        [shields] escudos
        [knights] caballeros
        [farmers] granjeros
        [one_more_tile] una pieza más
       *[score_a_follower] un seguidor vuelve a casa
    }
carcassonne-message-about =
    { $message ->
        [shortest_road] Puntúa tu camino que menos valdría al final. Tu seguidor se queda.
        [smallest_city] Puntúa tu ciudad que menos valdría al final. Tu seguidor se queda.
        [smallest_monastery] Puntúa tu claustro que menos valdría al final. Tu seguidor se queda.
        [shields] 2 puntos por cada escudo de todas las ciudades en las que tengas un seguidor.
        [knights] 2 puntos por cada caballero tuyo. Se quedan en juego.
        [farmers] 2 puntos por cada granjero tuyo. Se quedan en juego.
        [one_more_tile] Roba otra loseta y colócala según las reglas habituales, con un seguidor si quieres.
       *[score_a_follower] Elige un seguidor tuyo: si tienes allí la mayoría, puntúas tú solo como al final. Después vuelve a tu reserva.
    }

## The rules

carcassonne-page-idea-title = La idea
carcassonne-page-idea =
    Un paisaje crece loseta a loseta, { $tiles } en total. En tu turno colocas una loseta, puedes poner en ella un seguidor, y se puntúa lo que se haya completado.

    Tienes { $followers } seguidores. En un camino son ladrones, en una ciudad caballeros, en un claustro monjes, en un campo granjeros. Vuelven cuando se completa aquello donde están; los granjeros se quedan hasta el final.

    Las casillas se nombran desde la loseta inicial: 2N 3E está dos al norte y tres al este. Los márgenes del mapa lo muestran.
carcassonne-page-tile-title = Colocar una loseta
carcassonne-page-tile =
    Robas una loseta y la colocas de modo que encajen todos los lados: camino con camino, ciudad con ciudad, campo con campo. Debe tocar otra loseta por un lado.

    Las letras de la imagen son las casillas donde encaja; si son muchas, primero eliges una parte del mapa. Si puede ponerse de varias maneras, las ves una al lado de otra.

    Una loseta que no encaja en ningún sitio se aparta y robas otra. Hasta que decidas sobre el seguidor puedes recoger tu loseta.

    Un ejemplo: has robado un camino que gira. En F tu camino tendría cinco losetas; en C cerrarías el camino de Carla y lo puntuaría ella.
carcassonne-page-follower-title = Poner un seguidor
carcassonne-page-follower =
    En la loseta que acabas de colocar, en un camino, ciudad, claustro o campo, si no hay nadie en todo ese camino, ciudad o campo, ni siquiera tú.

    Varios seguidores coinciden cuando las losetas unen lo que estaba separado. Quien tenga más allí se lleva todos los puntos; los empatados reciben todos los puntos completos.

    Puedes poner un seguidor en algo que esta misma loseta completa: puntúa y vuelve enseguida.
carcassonne-page-scoring-title = Puntuar
carcassonne-page-scoring =
    • Un camino cerrado por ambos extremos: 1 punto por loseta.
    • Una ciudad con la muralla cerrada: 2 puntos por loseta y 2 por escudo.
    • Un claustro con sus ocho vecinas: 9 puntos.

    Los puntos son para quien tenga más seguidores allí, y todos vuelven. Lo que se completa sin nadie no da nada.
carcassonne-page-fields-title = Los campos
carcassonne-page-fields =
    Los granjeros se tumban en un campo y se quedan hasta el final. Un campo termina en los caminos, las ciudades y el borde del paisaje.

    Al final, cada campo da { $farm } puntos por cada ciudad completa que limite con él, a quien tenga más granjeros. Una ciudad puede alimentar varios campos.

    Un granjero nunca vuelve al puntuar, así que cuida cuántos gastas.
carcassonne-page-messages-title = Los despachos
carcassonne-page-messages =
    Cada uno tiene dos fichas en el marcador de puntuación, un seguidor y una seguidora. Cuando puntúas eliges cuál avanza; los puntos de una construcción van enteros a una ficha. Tus puntos son los de ambas juntas.

    Si en tu turno, al puntuar, una ficha tuya cae en una casilla oscura, 0, 5, 10 y así sucesivamente, recibes uno de los { $messages } despachos: haz lo que dice o recibe 2 puntos. Esos puntos pueden traer otro despacho.

    Si puntúas en el turno de otro, avanza enseguida la ficha más atrasada y nadie espera; puedes cambiarlo hasta que coloques tu próxima loseta.
carcassonne-page-end-title = El final
carcassonne-page-end =
    Cuando se coloca la última loseta, también puntúa lo que no está completo:
    • caminos 1 punto por loseta, ciudades 1 por loseta y 1 por escudo, claustros 1 y 1 por cada vecina;
    • campos { $farm } por cada ciudad completa que limite con ellos.

    Gana quien tenga más puntos; los empatados comparten la victoria. /{ command-why } detalla cada punto, también en mitad de la partida. «Si acabara ahora» es esta puntuación final tal como está todo.

## The first game

carcassonne-lesson =
    { $lesson ->
        [tile] Coloca la loseta de modo que encajen todos sus lados. Amplía lo tuyo o cierra lo que otros no podrán mantener; las letras señalan dónde encaja.
        [follower] Un seguidor puntúa en cuanto se completa aquello donde está, y entonces vuelve. Tienes siete: no los gastes todos al principio.
        [scoring] Una ciudad completa da 2 puntos por loseta, un camino 1, un claustro con todas sus vecinas 9. Lo que queda abierto suele valer la mitad al final.
        [field] En un campo tu seguidor es granjero: se queda hasta el final y entonces puntúa por cada ciudad completa junto a su campo. Con uno o dos basta.
        [majority] Nadie puede entrar directamente en una ciudad ocupada. Pero dos que crecen juntas se comparten: quien tiene más seguidores se lleva todos los puntos y, si hay empate, todos los reciben.
       *[messages] Los puntos mueven una de tus dos fichas. Si en tu turno cae en una casilla oscura, 0, 5, 10 y así sucesivamente, llega un despacho: elige la ficha que caiga ahí.
    }
carcassonne-page-seat-title = El mapa
carcassonne-page-seat =
    1. El paisaje. Los márgenes nombran las casillas: 2N 3E está dos al norte y tres al este de la loseta inicial. Un marco señala la última loseta; las letras, dónde encaja la tuya. Las figuras de pie están en caminos, ciudades y claustros; las tumbadas son granjeros.
    2. La loseta por colocar y cuántas quedan.
    3. Lo que tienes: seguidores en la reserva, las dos fichas de puntuación, los puntos y, tras la bandera, los que serían si acabara ahora. Cada persona tiene una línea así, un color y una forma.
carcassonne-page-example-title = De la loseta a los puntos
carcassonne-page-example =
    Tu caballero está en una ciudad abierta de dos losetas, una con escudo. Robas una loseta con una ciudad en un lado.

    1. La colocas de modo que la muralla se cierra: la ciudad tiene ahora tres losetas.
    2. Está completa: 3 losetas × 2 y un escudo × 2 son 8 puntos, y tu caballero vuelve.
    3. Aún puedes poner un seguidor en la loseta nueva, por ejemplo en su camino.
    4. Si la ciudad hubiera quedado abierta hasta el final, habría dado 3 + 1 = 4.

## What a word means

carcassonne-term =
    { $term ->
        [tile] Loseta
        [cell] Casilla
        [follower] Seguidor
        [knight] Caballero
        [highwayman] Ladrón
        [monk] Monje
        [farmer] Granjero
        [road] Camino
        [city] Ciudad
        [shield] Escudo
        [monastery] Claustro
        [field] Campo
        [majority] Mayoría
        [supply] Reserva
        [figures] Fichas de puntuación
        [dark] Casilla oscura
        [message] Despacho
        [aside] Apartada
        [projected] Si acabara ahora
       *[tie] Empate
    }
carcassonne-term-about =
    { $term ->
        [tile] Un cuadrado de paisaje con caminos, ciudades, campos o un claustro. Hay 72; una está en la mesa desde el principio.
        [cell] Donde hay o podría haber una loseta, contada desde la inicial: 2N 3E está dos al norte y tres al este.
        [follower] Uno de tus siete. Como mucho pones uno por turno, y solo en la loseta que acabas de colocar.
        [knight] Un seguidor en una ciudad.
        [highwayman] Un seguidor en un camino.
        [monk] Un seguidor en un claustro.
        [farmer] Un seguidor en un campo. Se queda allí hasta el final de la partida.
        [road] Termina en cruces, ciudades y claustros. Completo da 1 punto por loseta; al final, lo mismo.
        [city] Completa cuando se cierra su muralla: 2 puntos por loseta y 2 por escudo. Abierta al final, la mitad.
        [shield] En diez losetas. Cada uno suma 2 puntos en una ciudad completa y 1 en una abierta.
        [monastery] Completo con sus ocho vecinas: 9 puntos. Al final 1, y 1 por cada vecina.
        [field] Tierra verde entre caminos y ciudades. Al final da 3 puntos por cada ciudad completa que limite con él.
        [majority] Quien tiene más seguidores en un sitio se lleva todos sus puntos; los empatados reciben todos los puntos completos.
        [supply] Tus seguidores que no están en el mapa. Si no queda ninguno, no puedes poner.
        [figures] Con Los despachos, tu seguidor y tu seguidora en el marcador. Tus puntos son los de ambas fichas.
        [dark] 0, 5, 10 y así sucesivamente. Caer ahí en tu turno trae un despacho; pasar por encima no.
        [message] Uno de ocho. Haz lo que dice o recibe 2 puntos. Después va debajo de la pila.
        [aside] Lo que pasa con una loseta que no encaja en ningún sitio. Robas otra.
        [projected] Tus puntos con la puntuación final añadida, tal como está todo ahora.
       *[tie] No hay desempate: los empatados comparten la victoria.
    }

## Why a move is good

carcassonne-so-far =
    { $points ->
        [one] un punto hasta ahora
       *[other] { $points } puntos hasta ahora
    }
carcassonne-because =
    { $kind ->
        [closes]
            tu { carcassonne-feature } queda { $feature ->
                [city] completa
                [road] completo
                [monastery] completo
               *[field] completo
            }: { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
        [closes_shared]
            { $feature ->
                [city] la ciudad
                [road] el camino
                [monastery] el claustro
               *[field] el campo
            } queda { $feature ->
                [city] completa
                [road] completo
                [monastery] completo
               *[field] completo
            }: { $points ->
                [one] un punto
               *[other] { $points } puntos
            } { $count ->
                [one] para ti y para { $name }
               *[other] para ti, para { $name } y para otros
            }
        [joins]
            tu { carcassonne-feature } se une con { $feature ->
                [city] la
               *[other] el
            } de { $name }, y { $points ->
                [one] su punto es
               *[other] sus { $points } puntos son
            } entonces { $shared ->
                [yes] para ti y para { $name }
                [more] para ti y para otros
               *[no] solo para ti
            }
        [farm]
            tus campos lindan con más ciudades completas: { $points ->
                [one] un punto
               *[other] { $points } puntos
            } más
        [blocks]
            { $count ->
                [0]
                    ninguna de las losetas que quedan completa ya { $feature ->
                        [city] la ciudad
                        [road] el camino
                        [monastery] el claustro
                       *[field] el campo
                    } de { $name } ({ carcassonne-so-far })
                [one]
                    de las losetas que quedan, solo una completa aún { $feature ->
                        [city] la ciudad
                        [road] el camino
                        [monastery] el claustro
                       *[field] el campo
                    } de { $name } ({ carcassonne-so-far }), antes { $left }
               *[other]
                    de las losetas que quedan, solo { $count } completan aún { $feature ->
                        [city] la ciudad
                        [road] el camino
                        [monastery] el claustro
                       *[field] el campo
                    } de { $name } ({ carcassonne-so-far }), antes { $left }
            }
        [extends]
            tu { carcassonne-feature } vale entonces { $points ->
                [one] un punto
               *[other] { $points } puntos
            }{ $left ->
                [1]
                    { $count ->
                        [0] , pero no se completa con ninguna de las losetas que quedan
                        [one] , y se completa con una de las losetas que quedan
                       *[other] , y se completa con { $count } de las losetas que quedan
                    }
               *[other]
                    { $feature ->
                        [monastery] , y le faltan { $left } losetas
                       *[other] , y le faltan al menos { $left } losetas
                    }
            }
        [free]
            un seguidor { $feature ->
                [city] en la ciudad completa
                [road] en el camino completo
                [monastery] en el claustro completo
               *[field] en el campo
            } da { $points ->
                [one] un punto
               *[other] { $points } puntos
            } al momento
        [opens]
            un seguidor { $feature ->
                [city] en la ciudad
                [road] en el camino
                [monastery] en el claustro
               *[field] en el campo
            } puede dar más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
        [follower]
            { $feature ->
                [field]
                    { $count ->
                        [0] el campo aún no linda con ninguna ciudad completa
                        [one] el campo linda con una ciudad completa
                       *[other] el campo linda con { $count } ciudades completas
                    } y al final { $points ->
                        [0] apenas puede dar un punto
                        [one] puede dar más o menos un punto
                       *[other] puede dar más o menos { $points } puntos
                    }
               *[other]
                    { $points ->
                        [0]
                            { $feature ->
                                [city] la ciudad
                                [road] el camino
                                [monastery] el claustro
                               *[field] el campo
                            } apenas puede dar un punto
                        [one]
                            { $feature ->
                                [city] la ciudad
                                [road] el camino
                                [monastery] el claustro
                               *[field] el campo
                            } puede dar más o menos un punto
                       *[other]
                            { $feature ->
                                [city] la ciudad
                                [road] el camino
                                [monastery] el claustro
                               *[field] el campo
                            } puede dar más o menos { $points } puntos
                    }, y { $left ->
                        [1]
                            { $count ->
                                [0] no se completa con ninguna de las losetas que quedan
                                [one] se completa con una de las losetas que quedan
                               *[other] se completa con { $count } de las losetas que quedan
                            }
                       *[other]
                            { $feature ->
                                [monastery] le faltan { $left } losetas
                               *[other] le faltan al menos { $left } losetas
                            }
                    }
            }
        [home]
            { $feature ->
                [city] la ciudad
                [road] el camino
                [monastery] el claustro
               *[field] el campo
            } queda { $feature ->
                [city] completa
                [road] completo
                [monastery] completo
               *[field] completo
            }, así que el seguidor vuelve enseguida
        [stays]
            { $count ->
                [one]
                    un seguidor se queda en casa para { $left ->
                        [one] la loseta que queda
                       *[other] las { $left } losetas que quedan
                    }
               *[other]
                    { $count } seguidores se quedan en casa para { $left ->
                        [one] la loseta que queda
                       *[other] las { $left } losetas que quedan
                    }
            }
        [gives]
            a { $name } no le da más que { $points ->
                [one] un punto
               *[other] { $points } puntos
            }{ $most ->
                [one] ; en otro sitio alguien recibiría uno
               *[other] ; en otro sitio alguien recibiría { $most }
            }
        [gives_least]
            a { $name } le da { $points ->
                [one] un punto
               *[other] { $points } puntos
            }, y en ningún otro sitio los demás recibirían menos
        [harmless]
            no da puntos a nadie más{ $most ->
                [0] { "" }
                [one] ; en otro sitio alguien recibiría uno
               *[other] ; en otro sitio alguien recibiría { $most }
            }
        [one_more_tile] enseguida llega otra loseta
        [recalled]
            { $count ->
                [one] un seguidor vuelve a casa, donde no había ninguno
               *[other] un seguidor vuelve a casa, y ya son { $count }
            }
        [dark] una ficha cae en una casilla oscura, y eso es un despacho, que vale al menos 2 puntos
       *[dark_ahead]
            { $count ->
                [one] con un punto más, la ficha caerá en una casilla oscura
               *[other] con { $count } puntos más, la ficha caerá en una casilla oscura
            }
    }
