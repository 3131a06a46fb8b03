### Vitrales de Sintra, en español; los términos son los del reglamento.

sintra-title = Vitrales de Sintra
sintra-blurb =
    Unos 40 minutos. Coge cristales de un color, completa las tiras sobre tu palacio de izquierda a derecha y decora sus ventanas.
    Cada tira completa puntúa también las ventanas con cristal que estén a su derecha. Lo que no cabe se rompe. Seis rondas; gana quien tenga más puntos.

## The slash command

command-glass = cristal
command-glass-about = Tu turno en una línea, por ejemplo: expositor 3 azul tira 5. O bien: vidriero.

## Table options

sintra-option-side = Lado del palacio
sintra-side =
    { $side ->
        [A] A: al final puntúan los ornamentos
       *[B] B: al final, ventanas completas por cristales de un color
    }
sintra-option-edition = Edición

## Small phrases

sintra-nothing = nada
sintra-colour =
    { $colour ->
        [blue] azul
        [green] verde
        [yellow] amarillo
        [orange] naranja
        [pink] rosa
       *[wild] cualquier color
    }
sintra-amount =
    { $colour ->
        [blue] { $count ->
            [one] { $count } azul
           *[other] { $count } azules
        }
        [green] { $count ->
            [one] { $count } verde
           *[other] { $count } verdes
        }
        [yellow] { $count ->
            [one] { $count } amarillo
           *[other] { $count } amarillos
        }
        [orange] { $count ->
            [one] { $count } naranja
           *[other] { $count } naranjas
        }
        [pink] { $count ->
            [one] { $count } rosa
           *[other] { $count } rosas
        }
       *[wild] { $count } de cualquier color
    }
sintra-factory = Expositor { $number }
sintra-centre = Centro
sintra-from-factory = del expositor { $number }
sintra-from-centre = del centro
sintra-strip = Tira { $number }
sintra-strip-keep = Tira { $number }, guardar { sintra-colour }
sintra-with-marker = marcador inicial

## Your turn

sintra-your-turn = **Ronda { $round }: te toca** · puntúa el { sintra-colour }
sintra-you =
    Tú: { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    } · { $projected } si acabara ahora · puesto { $place } de { $seats }
sintra-glazier-back = Vidriero atrás
sintra-back-to = a la tira { $strip }
sintra-which-colour = { $place }: ¿qué color coges?
sintra-rest-to-centre = Los demás van al centro.
sintra-which-strip = { $amount }: ¿en qué tira?
sintra-can-complete =
    { $points ->
        [one] { $taken } para completar la tira { $strip }, { $points } punto
       *[other] { $taken } para completar la tira { $strip }, { $points } puntos
    }
sintra-fit =
    { $taken ->
        [one] { $taken } cabe en { $count ->
            [one] la tira { $strips }
           *[other] las tiras { $strips }
        }
       *[other] { $taken } caben en { $count ->
            [one] la tira { $strips }
           *[other] las tiras { $strips }
        }
    }
sintra-breaks-anyway =
    { $count ->
        [one] { $taken }, al menos { $count } se rompe
       *[other] { $taken }, al menos { $count } se rompen
    }
sintra-effect-complete =
    { $points ->
        [one] completa, { $points } punto
       *[other] completa, { $points } puntos
    }
sintra-effect-placed =
    { $count ->
        [one] { $count } colocado
       *[other] { $count } colocados
    }
sintra-effect-broken =
    { $count ->
        [one] { $count } se rompe
       *[other] { $count } se rompen
    }
sintra-would-have = luego { $amount } en ventanas
sintra-did = Tu turno: { $deeds }.
sintra-answered = Has jugado tu turno.

## What cannot be typed

sintra-misread-empty = { $place }: no quedan cristales.
sintra-misread-colour = { $place }: no hay ningún cristal { sintra-colour }.
sintra-misread-gone = La tira { $strip } está de vuelta en la caja.
sintra-misread-reach = La tira { $strip } queda fuera de alcance: tu vidriero está en { $glazier } y solo camina hacia la derecha.
sintra-misread-room = La tira { $strip } no tiene espacio libre para { sintra-colour }.

## The story

sintra-turn = **{ $name }**: { $deeds }.
sintra-deed-taken = { $amount } { $whence }
sintra-deed-marker = marcador inicial, cristales rotos ahora { $loss }
sintra-deed-placed = { $count } en la tira { $strip }
sintra-deed-broken =
    { $count ->
        [one] { $count } se rompe, cristales rotos ahora { $loss }
       *[other] { $count } se rompen, cristales rotos ahora { $loss }
    }
sintra-deed-bottom =
    { $count ->
        [one] { $count } se rompe y el marcador llega al fondo: { $lost } de inmediato
       *[other] { $count } se rompen y el marcador llega al fondo: { $lost } de inmediato
    }
sintra-deed-completed =
    { $bonus ->
        [0] tira { $strip } completa, { $kept } a la ventana
        [one] tira { $strip } completa, { $bonus } punto por { $colour }, { $kept } a la ventana
       *[other] tira { $strip } completa, { $bonus } puntos por { $colour }, { $kept } a la ventana
    }
sintra-deed-scored =
    { $points ->
        [one] la ventana { $window } da { $points } punto
       *[other] la ventana { $window } da { $points } puntos
    }
sintra-deed-glazier = vidriero de vuelta a la tira { $strip }
sintra-round-begins = Empieza la ronda { $round }: puntúa el { sintra-colour }. Comienza **{ $name }**.

## Where the game stands

sintra-status = Ronda { $round } de { $rounds } · puntúa el { sintra-colour } · { $points } · si acabara ahora: { $projected }
sintra-over = La partida ha terminado.
sintra-seating = Jugáis en este orden: { $circle }. Empieza **{ $first }**.
sintra-seating-track = Colores que puntúan, ronda a ronda: { $track }. Los palacios muestran el lado { $side }.

## Points

sintra-why-now = Si la partida acabara ahora:
sintra-why-nothing = todavía nada
sintra-reason-windows = ventanas { $points }
sintra-reason-round-colours = colores de ronda { $points }
sintra-reason-bottom-reached =
    { $times ->
        [one] fondo de cristales rotos (una vez) −{ $points }
       *[other] fondo de cristales rotos ({ $times } veces) −{ $points }
    }
sintra-reason-panes-left =
    { $panes ->
        [one] quedan en las tiras ({ $panes } cristal) { $points }
       *[other] quedan en las tiras ({ $panes } cristales) { $points }
    }
sintra-reason-broken-glass = cristales rotos −{ $points }
sintra-reason-ornament = ornamento { $number } ({ $panes } cristales) { $points }
sintra-reason-complete-windows =
    { $windows ->
        [one] { $windows } ventana completa × { $panes } de color { sintra-colour } = { $points }
       *[other] { $windows } ventanas completas × { $panes } de color { sintra-colour } = { $points }
    }
sintra-total =
    { $source ->
        [windows] ventanas { $points }
        [round-colours] colores de ronda { $points }
        [ornament] ornamentos { $points }
        [complete-windows] ventanas completas { $points }
        [panes-left] cristales que quedan { $points }
       *[broken-glass] cristales rotos { $points }
    }
sintra-fewer-lost = menos puntos perdidos por cristales rotos, { $lost } frente a { $others }

## For the ear

sintra-alt-head = Ronda { $round } de { $rounds }, puntúa el { sintra-colour }. Juega { $name }.
sintra-alt-coming = Colores de las próximas rondas: { $colours }.
sintra-alt-supply = Bolsa: { $bag }. Torre: { $tower }.
sintra-alt-points = Puntos bajo las ventanas, de izquierda a derecha: { $points }.
sintra-alt-player =
    { $name }: puntos { $points }, cristales en ventanas { $panes }, vidriero en { $glazier }, cristales rotos { $loss }.
sintra-alt-own-strips = Tu vidriero está en { $glazier }. Tus tiras piden: { $strips }.
sintra-alt-strips = Vidriero en { $glazier }. Las tiras piden: { $strips }.
sintra-alt-laid = puesto { $panes }
sintra-alt-ornaments = Ornamentos entre las ventanas { $windows }.
sintra-alt-losses = El contador de cristales rotos desde arriba: { $losses }.
sintra-alt-reverse = reverso { $spaces }
sintra-alt-windows = Ventanas: { $windows }.
sintra-alt-broken =
    { $ahead ->
        [one] Cristales rotos { $loss }; falta { $ahead } paso hasta el fondo.
       *[other] Cristales rotos { $loss }; faltan { $ahead } pasos hasta el fondo.
    }
sintra-alt-course = Puntos por ronda: { $points }.

## The rules

sintra-page-idea-title = La idea
sintra-page-idea =
    Sois vidrieros. Sobre las ocho ventanas de tu palacio hay ocho tiras de patrón de cinco espacios. Llena una tira con cristales de sus colores y uno de ellos pasa a la ventana de abajo.

    Cada expositor de fábrica tiene cuatro cristales: { $two } expositores para dos jugadores, { $three } para tres, { $four } para cuatro. La partida dura { $rounds } rondas; una ronda acaba cuando no quedan cristales.

    En tu turno coges cristales de un color y los pones en una tira, o mueves tu vidriero de vuelta. Gana quien tenga más puntos.
sintra-page-take-title = Coger cristales
sintra-page-take =
    • De un expositor: todos los cristales de un color. Los demás van al centro de la mesa.
    • Del centro: todos los cristales de un color. Quien lo hace primero en la ronda se lleva también el marcador de jugador inicial, empieza la ronda siguiente y baja un espacio en el contador de cristales rotos.

    Un ejemplo: el expositor 3 tiene dos azules, un rosa y un naranja. Coges los dos azules; el rosa y el naranja van al centro, donde alguien encontrará más.
sintra-page-strips-title = Llenar tiras
sintra-page-strips =
    Todos los cristales cogidos van a una sola tira, cada uno en un espacio libre de su color; un espacio gris de comodín acepta cualquiera. La tira es la que está bajo tu vidriero o una a su derecha, nunca a su izquierda. El vidriero se mueve a esa tira.

    Los cristales que no encuentran espacio se rompen. Mientras una tira a su alcance acepte el color, debes usar una; tú eliges cuál.

    El dibujo pequeño de una tira muestra su reverso. En la imagen de tu asiento, los marcos claros señalan dónde irían los cristales; cada botón dice qué se coloca, qué se rompe y los puntos.
sintra-page-glazier-title = El vidriero
sintra-page-glazier =
    Solo camina hacia la derecha. Lo que queda a su izquierda está fuera de su alcance hasta que vuelve.

    En lugar de coger cristales puedes moverlo de vuelta a la tira que esté más a la izquierda. Eso es todo tu turno. No puedes hacerlo si ya está allí, así que nunca dos veces seguidas.

    Volver en el momento justo es media partida: las ventanas de la izquierda valen más, porque puntúan también todo lo que hay a su derecha.
sintra-page-windows-title = Las ventanas
sintra-page-windows =
    Cuando los cinco espacios de una tira están llenos:
    1. Cada uno de los cinco cristales del color de la ronda da un punto.
    2. Un cristal va a la ventana de abajo y los demás a la torre de cristal. La primera vez se da la vuelta a la tira; la segunda vuelve a la caja y la ventana queda completa.
    3. La ventana da los puntos indicados debajo, y también cada ventana a su derecha que tenga al menos un cristal, una vez cada una.

    Un ejemplo: puntúa el amarillo, la tira tiene dos amarillos, su ventana vale 2 y a la derecha hay ventanas de 1 y 2. Son 2 + 2 + 1 + 2 = 7 puntos.
sintra-page-broken-title = Cristales rotos
sintra-page-broken =
    Cada cristal que se rompe, y el marcador de jugador inicial, te baja un espacio en el contador de cristales rotos. Lo que indica su espacio se pierde al final de la partida.

    Quien llega al fondo pierde { $bottom } puntos de inmediato y vuelve a empezar desde arriba.

    Cuando la bolsa se vacía se rellena con la torre, así que los cristales rotos y los de las tiras completas vuelven.
sintra-page-end-title = El final
sintra-page-end =
    Tras { $rounds } rondas:
    • un punto por cada { $rest } cristales que queden en todas tus tiras juntas;
    • menos lo que indica el contador de cristales rotos;
    • lado A: cada ornamento entre dos ventanas puntúa por los cristales en ellas: cuatro { $four_panes }, tres { $three_panes }, dos { $two_panes };
    • lado B: tus ventanas completas por tus cristales de un color, el que más dé.

    Gana quien tenga más puntos; en caso de empate, quien haya perdido menos por cristales rotos; si no, se comparte la victoria. /{ command-why } detalla cada punto, también en mitad de la partida.

## The first game

sintra-lesson =
    { $lesson ->
        [take] Coge todos los cristales de un color de un expositor o del centro y ponlos en una tira. Los botones dicen qué cabe, qué se rompe y los puntos.
        [glazier] Tu vidriero solo camina hacia la derecha, y las tiras a su izquierda quedan fuera de alcance. Volver cuesta un turno entero: no pases de largo las tiras buenas.
        [broken] Los cristales sin espacio se rompen, y pronto cada uno cuesta más que el anterior. Mejor pocos que quepan que muchos de los que se rompa alguno.
        [windows] Una tira completa pone un cristal en su ventana. Puntúa esa ventana y todas las que tengan cristal a su derecha: empieza por la derecha y las de la izquierda pagarán una y otra vez.
       *[colour] Cada ronda puntúa un color: un punto por cada cristal suyo en una tira que completes en esta ronda. El contador de ronda muestra los siguientes.
    }
sintra-page-seat-title = Tu palacio
sintra-page-seat =
    1. Un expositor con su número. Entre ellos, el centro; a la derecha, la bolsa y la torre.
    2. El contador de ronda, con el color que puntúa en cada una.
    3. Tus ocho tiras: cinco espacios con los colores que piden; los claros están llenos. Encima, el patrón del reverso. El vidriero está sobre la primera tira a tu alcance.
    4. Las ventanas con sus puntos y, entre ellas, los ornamentos.
    5. Los cristales rotos: el número marcado es lo que pierdes al final.
    6. Tras la estrella, tus puntos; tras la bandera, los que tendrías si acabara ahora.
sintra-page-example-title = Del expositor a los puntos
sintra-page-example =
    Puntúa el amarillo. A la tira 3 le faltan dos azules, y uno de sus cristales es amarillo. El expositor 4 tiene dos azules, un rosa y un verde.

    1. Coges los dos azules; el rosa y el verde van al centro.
    2. La tira 3 está completa: su cristal amarillo da 1 punto.
    3. Un cristal va a la ventana 3, que da sus 3 puntos. A su derecha solo tiene cristal la 6: 1 punto más.
    4. En total, 5 puntos. La tira se da la vuelta y su reverso se puede llenar de nuevo.

## What a word means

sintra-term =
    { $term ->
        [pane] Cristal
        [factory] Expositor de fábrica
        [centre] Centro de la mesa
        [start] Marcador de jugador inicial
        [strip] Tira de patrón
        [reverse] Reverso de una tira
        [wild] Espacio gris de comodín
        [glazier] Vidriero
        [back] Mover el vidriero de vuelta
        [window] Ventana de palacio
        [round_colour] Color de la ronda
        [broken] Cristales rotos
        [bottom] Fondo del contador
        [ornament] Ornamento
        [side_b] Lado B
        [tower] Torre de cristal
        [projected] Si acabara ahora
       *[tie] Empate
    }
sintra-term-about =
    { $term ->
        [pane] Hay cien, veinte de cada color: azul, verde, amarillo, naranja y rosa. Cada color tiene su propia forma.
        [factory] Tiene cuatro cristales al empezar la ronda. Coges todos los de un color y los demás van al centro.
        [centre] Adonde van los cristales que quedan de un expositor. Quien coge primero de aquí se lleva el marcador de jugador inicial.
        [start] Se coge con los primeros cristales del centro: empiezas la ronda siguiente y bajas un espacio en el contador de cristales rotos.
        [strip] Cinco espacios sobre una ventana. Completa una vez, se le da la vuelta; completa dos veces, sale del juego.
        [reverse] El patrón del otro lado de la tira, dibujado pequeño en ella. Aparece cuando la tira se completa por primera vez.
        [wild] Acepta un cristal de cualquier color. Solo un lado de una tira los tiene, dos, y empieza boca abajo.
        [glazier] Está sobre una tira. Puedes llenar esa tira o una a su derecha, y él se mueve con los cristales.
        [back] Un turno entero: va a la tira que esté más a la izquierda. No si ya está allí.
        [window] Tiene sitio para dos cristales, uno por cada lado de su tira. Da sus puntos y los de las ventanas con cristal a su derecha.
        [round_colour] El primer cristal del contador de ronda. Una tira completa da un punto por cada cristal suyo de este color.
        [broken] Un espacio por cada cristal sin sitio y por el marcador inicial. Lo que indica el espacio se pierde al final.
        [bottom] Quien lo alcanza pierde 18 puntos de inmediato y vuelve al espacio superior.
        [ornament] En el lado A, entre dos ventanas. Da 10, 6 o 3 al final por cuatro, tres o dos cristales en ellas.
        [side_b] Al final, tus ventanas completas por tus cristales de un color en todas las ventanas; cuenta el mejor color.
        [tower] Adonde van los cristales rotos y los de las tiras completas. Cuando la bolsa se vacía, se rellena de aquí.
        [projected] Tus puntos con la puntuación final añadida, tal como está todo ahora.
       *[tie] Con los mismos puntos gana quien haya perdido menos por cristales rotos; si no, se comparte la victoria.
    }

## Why a move is good

sintra-because =
    { $kind ->
        [strip_complete] la tira queda completa
        [strip]
            { $left ->
                [one] a la tira le falta entonces un cristal
               *[other] a la tira le faltan entonces { $left } cristales
            } para { $points ->
                [one] un punto
               *[other] { $points } puntos
            } de ventanas
        [whole] no se rompe ningún cristal
        [starts]
            empiezas la próxima ronda, { $points ->
                [one] lo que cuesta un punto
               *[other] lo que cuesta { $points } puntos
            }
        [starts_counted]
            empiezas la próxima ronda; { $points ->
                [one] ya está descontado el punto por el marcador inicial
               *[other] ya están descontados los { $points } puntos por el marcador inicial
            }
        [marker]
            te llevas el marcador inicial, { $points ->
                [one] lo que cuesta un punto
               *[other] lo que cuesta { $points } puntos
            }
        [marker_but]
            pero te llevas el marcador inicial, { $points ->
                [one] lo que cuesta un punto
               *[other] lo que cuesta { $points } puntos
            }
        [marker_counted]
            { $points ->
                [one] ya está descontado el punto por el marcador inicial
               *[other] ya están descontados los { $points } puntos por el marcador inicial
            }
        [breaks_but]
            pero { $count ->
                [one] se rompe un cristal
               *[other] se rompen { $count } cristales
            }, { $points ->
                [one] lo que cuesta un punto
               *[other] lo que cuesta { $points } puntos
            }
        [breaks_counted]
            { $points ->
                [one] ya está descontado el punto
               *[other] ya están descontados los { $points } puntos
            } por { $count ->
                [one] un cristal roto
               *[other] { $count } cristales rotos
            }
        [breaks]
            { $count ->
                [one] se rompe un cristal
               *[other] se rompen { $count } cristales
            }, { $points ->
                [one] lo que cuesta un punto
               *[other] lo que cuesta { $points } puntos
            }
        [breaks_least]
            { $count ->
                [one] se rompe un cristal
               *[other] se rompen { $count } cristales
            }, { $points ->
                [one] lo que cuesta un punto
               *[other] lo que cuesta { $points } puntos
            }, y ningún otro turno cuesta menos
        [spares]
            cojas los cristales que cojas, algunos se romperían, y eso costaría al menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
        [reach]
            { $count ->
                [one] una tira vuelve a estar al alcance
               *[other] { $count } tiras vuelven a estar al alcance
            }
       *[glazier]
            { $count ->
                [one] una tira vuelve a estar al alcance, y
               *[other] { $count } tiras vuelven a estar al alcance, y a la más llena
            } { $left ->
                [one] le falta un cristal
               *[other] le faltan { $left } cristales
            } para { $points ->
                [one] un punto
               *[other] { $points } puntos
            } de ventanas
    }
