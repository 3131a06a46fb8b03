### Splendor en español.

splendor-title = Splendor
splendor-blurb =
    Unos 30 minutos. Toma piedras preciosas, compra cartas con ellas y deja que cada carta abarate la siguiente.
    Los nobles visitan a quien tiene las cartas adecuadas. Quien llega primero a la meta trae la última ronda; gana quien tenga más puntos.

## The slash commands

command-take = tomar
command-take-about = Toma fichas: tres colores distintos, o dos iguales si en la mesa hay cuatro.
command-reserve = reservar
command-reserve-about = Reserva una carta por su lugar, como B3, o la carta superior de un mazo.
command-buy = comprar
command-buy-about = Compra una carta por su lugar, como B3, o una de tus reservadas, como R1.
command-return = devolver
command-return-about = Devuelve las fichas que pasan de diez.
command-receive = recibir
command-receive-about = Elige qué noble te visita.

## Table options

splendor-option-target = Meta
splendor-target = { $points } puntos

## Small phrases

splendor-nothing = nada
splendor-colour =
    { $colour ->
        [white] blanca
        [blue] azul
        [green] verde
        [red] roja
        [black] negra
       *[gold] oro
    }
splendor-amount =
    { $colour ->
        [white]
            { $count ->
                [one] { $count } blanca
               *[other] { $count } blancas
            }
        [blue]
            { $count ->
                [one] { $count } azul
               *[other] { $count } azules
            }
        [green]
            { $count ->
                [one] { $count } verde
               *[other] { $count } verdes
            }
        [red]
            { $count ->
                [one] { $count } roja
               *[other] { $count } rojas
            }
        [black]
            { $count ->
                [one] { $count } negra
               *[other] { $count } negras
            }
       *[gold]
            { $count ->
                [one] { $count } oro
               *[other] { $count } oros
            }
    }
splendor-card =
    { $points ->
        [0] { splendor-colour }
        [one] { splendor-colour }, { $points } punto
       *[other] { splendor-colour }, { $points } puntos
    }
splendor-card-cost = { $card }, cuesta { $cost }

## Your turn

splendor-your-turn = **Ronda { $round }: es tu turno.**
splendor-you =
    Tú: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de { $target }
splendor-place = puesto { $place } de { $seats }
splendor-noble-near =
    { $count ->
        [one] a { $count } carta del noble { $place }
       *[other] a { $count } cartas del noble { $place }
    }
splendor-last-round = Es la última ronda.
splendor-act-take = Toma tres colores distintos, o dos iguales si en la mesa hay cuatro.
splendor-reserve-full = Tu reserva está llena.
splendor-act-reserved = Ya guardas tres cartas reservadas: no puedes reservar otra hasta que compres una de ellas.
splendor-act-pass = No quedan fichas que tomar, no puedes pagar ninguna carta ni reservar. Solo puedes pasar.
splendor-pass = Pasar
splendor-take = Tomar { $colours }
splendor-take-which = Tomas { $colour }. ¿Qué más?
splendor-again = Otra { $colour }
splendor-only = Solo { $colour }
splendor-too-many =
    { $count ->
        [one] Puede que te sobre una ficha.
       *[other] Puede que te sobren hasta { $count } fichas.
    }
splendor-buy = Comprar { $place }
splendor-bargain = { $card }, por { $payment }
splendor-bargain-free = { $card }, gratis
splendor-bargain-many =
    { $count ->
        [one] { $card }, por { $count } ficha
       *[other] { $card }, por { $count } fichas
    }
splendor-enough-for = llega para { $places }
splendor-towards = hacia { $places }
splendor-gives-up = renuncias a { $places }
splendor-keeps-gold =
    { $count ->
        [0] no te queda oro
        [one] conservas { $count } oro
       *[other] conservas { $count } oros
    }
splendor-noble-comes = viene el noble { $places }
splendor-pay-how = **{ $place }**: { $card }. ¿Cómo pagas? Tienes { $tokens }; el oro vale por cualquier color.
splendor-pay = Pagar { $payment }
splendor-pay-gold =
    { $gold ->
        [0] Pagar sin oro
        [one] Pagar con { $gold } oro
       *[other] Pagar con { $gold } oros
    }
splendor-reserve = Reservar una carta
splendor-reserve-which =
    { $gold ->
        [yes] ¿Qué carta reservas? Con ella recibes una ficha de oro.
       *[no] ¿Qué carta reservas? No queda oro que recibir con ella.
    }
splendor-can-pay = ya puedes pagarla
splendor-lacking =
    { $count ->
        [one] te falta { $missing }
       *[other] te faltan { $missing }
    }
splendor-lacking-many =
    { $count ->
        [one] te falta { $count } ficha
       *[other] te faltan { $count } fichas
    }
splendor-deck = Mazo { $letter }
splendor-deck-points = de { $least } a { $most } puntos
splendor-deck-about = La carta de un mazo solo la ves tú.
splendor-return =
    { $count ->
        [one] Te sobra una ficha: tienes { $tokens }. Devuelve una.
       *[other] Te sobran { $count } fichas: tienes { $tokens }. Devuelve { $count }.
    }
splendor-give = Devolver { $colours }
splendor-return-which =
    { $count ->
        [one] Devuelves { $colour } y una más:
       *[other] Devuelves { $colour } y { $count } más:
    }
splendor-noble-which = Varios nobles quieren visitarte, pero solo uno viene en este turno: ¿cuál?
splendor-receive = Recibir a { $place }
splendor-noble-about = 3 puntos, por { $bonuses }
splendor-answered =
    { $kind ->
        [return_tokens] Ronda { $round }: has devuelto fichas.
        [choose_noble] Ronda { $round }: te ha visitado un noble.
       *[act] Ronda { $round }: has jugado.
    }
splendor-did-round = **Ronda { $round }.** { $deeds }
splendor-did-taken = Has tomado { $tokens }.
splendor-did-reserved =
    { $gold ->
        [yes] Has reservado de la fila { $letter } ({ $card }) y has tomado 1 oro.
       *[no] Has reservado de la fila { $letter } ({ $card }); no quedaba oro.
    }
splendor-did-from-deck =
    { $gold ->
        [yes] Has reservado la primera carta del mazo { $letter } ({ $card }) y has tomado 1 oro.
       *[no] Has reservado la primera carta del mazo { $letter } ({ $card }); no quedaba oro.
    }
splendor-did-bought =
    { $whence ->
        [reserved] Has comprado tu carta reservada ({ $card }); pago: { $payment }.
       *[row] Has comprado de la fila { $letter } ({ $card }); pago: { $payment }.
    }
splendor-did-passed = No podías hacer nada y has pasado.
splendor-did-returned = Has devuelto { $tokens }.
splendor-did-noble = Te ha visitado un noble por tus bonus ({ $bonuses }): 3 puntos.

## What was typed

splendor-bank-has-no =
    { $colour ->
        [white] En la mesa no quedan fichas blancas.
        [blue] En la mesa no quedan fichas azules.
        [green] En la mesa no quedan fichas verdes.
        [red] En la mesa no quedan fichas rojas.
        [black] En la mesa no quedan fichas negras.
       *[gold] En la mesa no queda oro.
    }
splendor-bank-has-few = Dos iguales solo se toman si en la mesa hay cuatro; hay { $left }.
splendor-no-gold = El oro no se toma: llega con una carta reservada.
splendor-no-card =
    { $kind ->
        [row] En { $place } no hay ninguna carta.
        [noble] No hay ningún noble { $place }.
       *[reserved] No tienes ninguna carta reservada { $place }.
    }
splendor-no-deck = El mazo { $letter } está vacío.
splendor-cannot-pay = No puedes pagar { $place } ({ $card }): { $lack }.
splendor-you-hold =
    { $count ->
        [0] { $colour ->
            [white] No tienes ninguna blanca que devolver.
            [blue] No tienes ninguna azul que devolver.
            [green] No tienes ninguna verde que devolver.
            [red] No tienes ninguna roja que devolver.
            [black] No tienes ninguna negra que devolver.
           *[gold] No tienes oro que devolver.
        }
       *[other] Solo tienes { $has }.
    }
splendor-return-so-many =
    { $count ->
        [one] Devuelve exactamente una.
       *[other] Devuelve exactamente { $count }.
    }
splendor-noble-not-yet = { $place } todavía no viene: desea estos bonus: { $bonuses }.

## Where the game stands

splendor-status-round = Ronda { $round }
splendor-status-points = puntos: { $standings } · meta { $target }
splendor-status-last = **última ronda**
splendor-status-over = La partida ha terminado.
splendor-seating = Se juega en este orden: { $circle }. Empieza **{ $first }**.
splendor-seating-target =
    Quien llegue a la meta trae la última ronda, que se juega hasta el final. { $count } nobles esperan visita, 3 puntos cada uno.

## The story

splendor-tell-taken = **{ $name }** toma { $tokens }.
splendor-tell-reserved =
    { $gold ->
        [yes] **{ $name }** reserva de la fila { $letter } ({ $card }) y toma 1 oro.
       *[no] **{ $name }** reserva de la fila { $letter } ({ $card }); no queda oro.
    }
splendor-tell-from-deck =
    { $gold ->
        [yes] **{ $name }** reserva la primera carta del mazo { $letter } sin mostrarla y toma 1 oro.
       *[no] **{ $name }** reserva la primera carta del mazo { $letter } sin mostrarla; no queda oro.
    }
splendor-tell-bought =
    { $whence ->
        [reserved] **{ $name }** compra una carta reservada ({ $card }); pago: { $payment }.
       *[row] **{ $name }** compra de la fila { $letter } ({ $card }); pago: { $payment }.
    }
splendor-tell-revealed = Nueva en { $place }: { $card }.
splendor-since-card =
    { $deed ->
        [bought] **{ $name }** compra { $place } ({ $card }).
       *[reserved] **{ $name }** reserva { $place } ({ $card }).
    }
splendor-since-reserved = **{ $name }** compra una carta reservada ({ $card }).
splendor-since-new = Nueva ahí: { $card }.
splendor-since-from-deck = **{ $name }** reserva del mazo { $letter }.
splendor-since-returned = Devuelve { $tokens }.
splendor-since-noble = Viene un noble: 3 puntos.
splendor-tell-passed = **{ $name }** no puede hacer nada y pasa.
splendor-tell-returned = **{ $name }** devuelve { $tokens }.
splendor-tell-noble = Un noble visita a **{ $name }** por sus bonus ({ $bonuses }): 3 puntos.
splendor-tell-target =
    { $points ->
        [one] **{ $name }** tiene { $points } punto. Esta ronda es la última.
       *[other] **{ $name }** tiene { $points } puntos. Esta ronda es la última.
    }
splendor-tell-ended =
    { $why ->
        [stalemate] Todo el mundo ha tenido que pasar: la partida acaba aquí.
       *[target] La ronda ha acabado y se han alcanzado { $target } puntos: fin de la partida.
    }

## Points

splendor-why-card = { splendor-colour } de la fila { $letter } { $points }
splendor-why-noble = noble ({ $bonuses }) { $points }
splendor-why-nothing = aún sin puntos
splendor-why-cards =
    { $count ->
        [one] { $count } carta comprada
       *[other] { $count } cartas compradas
    }
splendor-why-ties = Las cifras son puntos. En caso de empate gana quien haya comprado menos cartas.
splendor-final-fewer-cards = menos cartas compradas, { $cards } frente a { $others }
splendor-final-seat =
    { $count ->
        [one] { $cards } en { $count } carta, { $nobles } de nobles
       *[other] { $cards } en { $count } cartas, { $nobles } de nobles
    }

## For the ear

splendor-alt-as-of =
    { $when ->
        [start] Al empezar la ronda { $round }, juega { $name }; { $target } puntos traen la última ronda.
       *[turn] En el turno de { $name } de la ronda { $round }; { $target } puntos traen la última ronda.
    }
splendor-alt-bank = En la mesa: { $tokens }.
splendor-alt-yours = Tus fichas: { $tokens }; tus bonus: { $bonuses }.
splendor-alt-can-pay = Puedes comprar: { $cards }.
splendor-alt-near = Cerca: { $cards }.
splendor-alt-empty = vacío
splendor-alt-nobles = Nobles, 3 puntos cada uno: { $nobles }.
splendor-alt-row = Fila { $letter }, { $count } en el mazo: { $cards }.
splendor-alt-stands =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $bonuses } bonus, { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }.
splendor-alt-player =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }; bonus: { $bonuses }; fichas: { $tokens }.
splendor-alt-visited = Nobles: { $nobles }.
splendor-alt-reserved = Reservadas: { $cards }.
splendor-alt-back = del mazo { $letter }, oculta
splendor-alt-last = Último turno: { $deeds }
splendor-alt-course = Puntos por ronda: { $points }.

## The rules

splendor-page-idea-title = La idea
splendor-page-idea =
    Comercias con piedras preciosas. Con fichas compras cartas de desarrollo; cada carta comprada es un bonus, una piedra que paga siempre; así cada carta abarata las siguientes. Las cartas caras y los nobles dan puntos de prestigio.

    En la mesa hay cuatro cartas de cada uno de los tres niveles: la fila A es la más cara y la C la más barata, { $cards } cartas en total, con sus mazos al lado. En una carta: arriba a la izquierda sus puntos, arriba a la derecha la piedra que da y debajo lo que cuesta.

    Hay { $two } fichas de cada color para dos personas, { $three } para tres, { $four } para cuatro, y siempre { $gold } de oro.

    En tu turno haces una sola cosa: tomar fichas, reservar una carta o comprar una carta. En las imágenes, los marcos dorados y las monedas con un más o un menos señalan lo que cambió el último turno.
splendor-page-take-title = Tomar fichas
splendor-page-take =
    • Tres fichas de tres colores distintos. Si quedan menos colores, una de cada uno que haya.
    • O dos del mismo color, si hay al menos cuatro de ese color.

    El oro no se toma: llega con las cartas reservadas.

    Al final de tu turno tienes como mucho { $limit } fichas, contando el oro. Las que sobran las devuelves, las que quieras, incluso las que acabas de tomar.
splendor-page-buy-title = Comprar cartas
splendor-page-buy =
    Una carta cuesta lo que lleva impreso, menos tus bonus. El resto lo pagas con fichas, que vuelven a la mesa. Una ficha de oro vale por cualquier color, también por uno que tengas.

    Puedes comprar una carta de una fila o una que hayas reservado. En la imagen de tu asiento un marco verde señala lo que ya puedes pagar; el botón dice lo que te cuesta a ti, con el menor oro posible. Si hay otras formas de pagar, eliges tú.

    La carta comprada es tuya para siempre: su piedra es un bonus y sus puntos cuentan.
splendor-page-reserve-title = Reservar cartas
splendor-page-reserve =
    Toma una carta de una fila o la primera de un mazo y guárdala: solo tú podrás comprarla después. Con ella recibes una ficha de oro, mientras quede alguna.

    La carta de una fila la ha visto todo el mundo; la de un mazo solo la ves tú.

    Guardas como mucho { $reserved } cartas reservadas. No se pueden descartar: la única salida es comprarlas. Lo que no hayas comprado no te resta nada al final.
splendor-page-noble-title = Los nobles
splendor-page-noble =
    Los nobles miran tus bonus, nunca tus fichas. Al final de tu turno te visita un noble cuyo deseo cumplas y te da { $noble } puntos. No cuesta nada y no se puede rechazar.

    Solo viene uno por turno. Si hay varios dispuestos a venir, eliges tú; los demás pueden venir al final de un turno posterior.
splendor-page-end-title = El final
splendor-page-end =
    Cuando alguien llega a la meta al final de un turno, 15 puntos si la mesa no ha elegido otra cosa, se completa la ronda, para que todo el mundo haya jugado los mismos turnos.

    Gana quien tenga más puntos. En caso de empate, quien haya comprado menos cartas; si también hay empate, se comparte la victoria.

    Quien no puede tomar, pagar ni reservar nada tiene que pasar. Si todo el mundo pasa seguido, la partida acaba ahí.

    La imagen del final muestra los puntos de las cartas, los de los nobles y el número de cartas; la gráfica, los puntos por ronda. /{ command-why } los explica carta por carta.

## The first game

splendor-lesson =
    { $lesson ->
        [take] Con fichas compras cartas. Elige una barata de la fila C y toma tres colores distintos para ella: el botón dice hasta dónde te llegan.
        [bonus] Cada carta comprada es un bonus: una piedra que paga en cada compra y no se gasta nunca. Unas pocas cartas baratas ponen a tu alcance las caras, que dan puntos.
        [reserve] Una carta reservada es solo para ti y trae una ficha de oro, que paga cualquier color. Puedes guardar tres, y solo salen si las compras.
        [limit] Al final del turno puedes tener diez fichas, contando el oro; las demás se devuelven. Compra antes de tener las manos llenas.
        [noble] Los nobles vienen solos, por 3 puntos cada uno, a quien tiene los bonus que desean. Mira qué colores desean varios a la vez.
       *[end] Quien llega a la meta trae la última ronda. Desde ahora los puntos cuentan más que las cartas baratas: mira las filas A y B.
    }
splendor-page-seat-title = Tu asiento
splendor-page-seat =
    1. Una carta: arriba a la izquierda sus puntos, arriba a la derecha su piedra, debajo su coste y en la esquina el lugar que puedes escribir. Marco verde con una marca: puedes pagarla.
    2. Su mazo, con las cartas que quedan. Filas A, B y C, primero la más cara.
    3. Las fichas de la mesa y, tras la estrella, los puntos que traen la última ronda. Debajo quedarán las cartas que reserves.
    4. Tú: tras la estrella, tus puntos; un reloj de arena señala a quién le toca.
    5. Tus bonus, de las cartas que has comprado; la corona cuenta nobles.
    6. Tus fichas, diez como máximo. Lo que cada cual ha reservado está al lado o debajo.
    7. Los nobles, con los bonus que desean.
splendor-page-example-title = De las fichas a los puntos
splendor-page-example =
    B2 da una piedra blanca y 2 puntos; cuesta 1 verde, 4 rojas y 2 negras. Tienes bonus de 1 verde y 1 roja, y 3 fichas: 2 rojas y 1 negra.

    1. Tus bonus pagan 1 verde y 1 roja. Quedan 3 rojas y 2 negras: te faltan 1 roja y 1 negra.
    2. Tomas roja, negra y azul: ya tienes 3 rojas, 2 negras y 1 azul.
    3. En el turno siguiente compras B2 con 3 rojas y 2 negras; conservas la azul. 2 puntos, y la blanca es un bonus desde ahora.
    4. Un noble que desea 3 blancas, 3 rojas y 3 negras queda una carta más cerca.

## What a word means

splendor-term =
    { $term ->
        [white] Blanca: diamante
        [blue] Azul: zafiro
        [green] Verde: esmeralda
        [red] Roja: rubí
        [black] Negra: ónix
        [gold] Oro
        [bonus] Bonus
        [card] Carta
        [row] Fila
        [deck] Mazo
        [reserve] Reservar
        [noble] Noble
        [points] Puntos
        [limit] Diez fichas
        [payment] Pago
        [pass] Pasar
        [target] Meta
       *[tie] Empate
    }
splendor-term-about =
    { $term ->
        [white] :white_gem: La piedra blanca: plana arriba, en punta abajo.
        [blue] :blue_gem: La piedra azul: una gota.
        [green] :green_gem: La piedra verde: alta, con las esquinas cortadas.
        [red] :red_gem: La piedra roja: seis lados, de pie sobre una punta.
        [black] :black_gem: La piedra negra: un cojín, casi cuadrada.
        [gold] :gold_joker: El comodín: una moneda que paga cualquier color. Solo llega con una carta reservada, de una en una.
        [bonus] La piedra de una carta comprada. Paga una de su color en cada compra y no se gasta nunca.
        [card] Arriba a la izquierda sus puntos, arriba a la derecha la piedra que da, debajo su coste, en la esquina su lugar.
        [row] Cuatro cartas visibles de un nivel. A es el más alto, C el más bajo; A1 es la primera de su fila. La carta que se va se repone enseguida.
        [deck] :deck_a: :deck_b: :deck_c: Las cartas de un nivel que faltan por salir. Los puntos dorados son el nivel; la cifra, cuántas quedan.
        [reserve] Tomar una carta para comprarla después, con una ficha de oro. Como mucho tres a la vez: R1, R2 y R3.
        [noble] :noble: Viene al final de tu turno si tienes los bonus que desea, por 3 puntos. Uno por turno.
        [points] En cartas y nobles. Gana quien tenga más.
        [limit] Al final de tu turno tienes como mucho diez fichas, contando el oro; las demás las devuelves.
        [payment] El coste menos los bonus, en fichas. El oro vale por cualquier color; el bot propone la forma con menos oro.
        [pass] Solo para quien no puede tomar, reservar ni comprar.
        [target] Los puntos que traen la última ronda, que se juega hasta el final.
       *[tie] Con los mismos puntos gana quien haya comprado menos cartas; después se comparte la victoria.
    }

## Why a move is good

splendor-worth =
    { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
splendor-use =
    { $use ->
        [points]
            { $worth ->
                [one] un punto
               *[other] { $worth } puntos
            }
        [noble] { $worth } puntos con un noble
        [noble_near]
            { $worth ->
                [one] deja un noble a una carta
               *[other] deja un noble a { $worth } cartas
            }
       *[cheaper]
            { $worth ->
                [0] una carta { splendor-colour } más
                [one] abarata una carta en una ficha { splendor-colour }
               *[other] abarata { $worth } cartas en una ficha { splendor-colour }
            }
    }
splendor-because =
    { $kind ->
        [noble] viene un noble
        [noble_near]
            { $count ->
                [one] un noble queda a una carta
               *[other] un noble queda a { $count } cartas
            }
        [cheaper]
            { $points ->
                [0]
                    { $count ->
                        [one] { $place } te cuesta una ficha { splendor-colour } menos
                       *[other] { $count } cartas te cuestan una ficha { splendor-colour } menos
                    }
               *[other]
                    { $count ->
                        [one] { $place } ({ splendor-worth }) te cuesta una ficha { splendor-colour } menos
                       *[other] { $count } cartas te cuestan una ficha { splendor-colour } menos, entre ellas { $place } ({ splendor-worth })
                    }
            }
        [bonus]
            { $count ->
                [one] así tienes tu primera carta { splendor-colour }
               *[other] así tienes { splendor-amount } entre tus bonus
            }
        [payable] el próximo turno puedes comprar { $place } ({ splendor-use })
        [gold] con el oro, el próximo turno puedes comprar { $place } ({ splendor-use })
        [stays] el próximo turno todavía puedes comprar { $place } ({ splendor-use })
        [nearer]
            { $count ->
                [one] después te falta una ficha para { $place } ({ splendor-use })
               *[other] después te faltan { $count } fichas para { $place } ({ splendor-use })
            }, y puedes comprar esa carta dentro de { $turns } turnos como pronto
        [denies] { $name } habría podido comprarla ({ splendor-use })
        [keeps]
            ya nadie puede quitártela ({ splendor-use }), y puedes comprarla { $turns ->
                [one] el próximo turno
               *[other] dentro de { $turns } turnos como pronto
            }
        [late] ya nada da puntos
        [behind] ninguna carta basta para alcanzar { $points } puntos
       *[unseen] solo tú conoces la carta ({ splendor-deck-points })
    }
