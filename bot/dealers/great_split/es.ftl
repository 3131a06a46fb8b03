### La gran división en español.

great-split-title = La gran división
great-split-blurb =
    Unos 30 minutos. Divide tu mano en dos: la persona a tu izquierda elige una mitad y tú eliges una de quien está a tu derecha.
    Seis rondas de libros, obras de arte, piedras preciosas, oro y los sellos que les dan valor. Gana quien tenga más prestigio.

## The slash commands

command-discard = descartar
command-discard-about = Descarta cartas hasta el límite de mano de la ronda.
command-split = dividir
command-split-about = Divide tu mano: escribe las letras del montón izquierdo.
command-choose = elegir
command-choose-about = Quédate con el montón izquierdo o el derecho de la oferta que has recibido.
command-resolve = resolver
command-resolve-about = Juega o vende una carta, coloca un sello, usa tu divisor o termina.

## Table options

great-split-option-edition = Edición
great-split-edition =
    { $edition ->
        [gala] Cifras propias de Gala
       *[other] { $edition }
    }
great-split-option-finish = Final de la resolución
great-split-finish-asked = Cada persona dice que ha terminado
great-split-finish-alone = Termina sola cuando no queda nada

## Small phrases

great-split-no-cards = nada
great-split-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
great-split-amount =
    { $icon ->
        [books]
            { $count ->
                [one] { $count } libro
               *[other] { $count } libros
            }
        [art]
            { $count ->
                [one] { $count } obra de arte
               *[other] { $count } obras de arte
            }
        [topaz]
            { $count ->
                [one] { $count } topacio
               *[other] { $count } topacios
            }
        [emerald]
            { $count ->
                [one] { $count } esmeralda
               *[other] { $count } esmeraldas
            }
        [gold] { $count } oro
        [diamond]
            { $count ->
                [one] { $count } sello diamante
               *[other] { $count } sellos diamante
            }
        [square]
            { $count ->
                [one] { $count } sello cuadrado
               *[other] { $count } sellos cuadrados
            }
        [star]
            { $count ->
                [one] { $count } sello estrella
               *[other] { $count } sellos estrella
            }
       *[prestige] { $count } de prestigio
    }
great-split-track =
    { $track ->
        [books] libros
        [art] obras de arte
        [topaz] topacios
        [emerald] esmeraldas
        [gold] oro
        [books_seal] sello de libros
        [art_seal] sello de obras de arte
        [topaz_seal] sello de topacios
        [emerald_seal] sello de esmeraldas
        [gold_seal] sello de oro
       *[prestige] prestigio
    }
great-split-short =
    { $track ->
        [books] libros
        [art] arte
        [topaz] topacios
        [emerald] esmeraldas
        [gold] oro
       *[prestige] prestigio
    }
great-split-character =
    { $character ->
        [archivist] Archivista
        [gallerist] Galerista
        [financier] Financiera
        [lapidary] Lapidario
        [explorer] Exploradora
        [patron] Mecenas
        [heiress] Heredera
       *[other] { $character }
    }
great-split-scoring-name =
    { $what ->
        [books] libros
        [art] obras de arte
        [gems] piedras preciosas
       *[contracts] contratos
    }

## What a move would bring

great-split-full =
    { $count ->
        [one] { $track }, marcador completo: se pierde { $count } paso
       *[other] { $track }, marcador completo: se pierden { $count } pasos
    }
great-split-full-effect =
    { $count ->
        [one] completo, se pierde { $count } paso
       *[other] completo, se pierden { $count } pasos
    }
great-split-moved = { $track } de { $start } a { $end }
great-split-steps = de { $start } a { $end }
great-split-at-best = lo mejor: { $steps }
great-split-note-contracts =
    { $count ->
        [one] un contrato
       *[other] { $count } contratos
    }
great-split-note-banner = valen { $value } de prestigio
great-split-note-number = valor { $value }
great-split-note-stars =
    { $stars ->
        [0] cada contrato aún vale 0
       *[other] cada contrato vale { $stars }
    }
great-split-note-times =
    { $count ->
        [one] { $count } contrato × { $stars } = { $points }
       *[other] { $count } contratos × { $stars } = { $points }
    }
great-split-note-arrows =
    { $count ->
        [one] una doble flecha
       *[other] { $count } dobles flechas
    }
great-split-note-lost =
    { $count ->
        [one] se pierde { $count } paso
       *[other] se pierden { $count } pasos
    }
great-split-note-bonus-lost = se pierde { $bonus }
great-split-for-neighbour = { $own }. Para { $name }: { $theirs }

## Discarding

great-split-discard =
    { $count ->
        [one] **Ronda { $round }: descarta una carta.** Tienes { $cards } y el límite es { $limit }. Nadie sabrá cuál era. Junto a cada carta, lo que te daría jugarla.
       *[other] **Ronda { $round }: descarta { $count } cartas.** Tienes { $cards } y el límite es { $limit }. Nadie sabrá cuáles eran.
    }
great-split-discard-chosen = Vas a descartar { $cards }. Puedes cambiarlo hasta que todo el mundo haya elegido.
great-split-discard-draft =
    {"**"}Descartas:** { $gone }
    {"**"}Conservas:** { $kept }
great-split-discard-open = Descartar
great-split-discard-seal = Descartar estas
great-split-discard-form =
    { $count ->
        [one] Descarta una carta
       *[other] Descarta { $count } cartas
    }
great-split-discard-label = Cartas que descartas
great-split-discard-hint = Debajo de cada carta, lo que te daría jugarla.

## Splitting

great-split-split = **Ronda { $round }: divide tu mano.** { $name } se queda con un montón y el otro vuelve a ti.
great-split-leads =
    { $seats ->
        [2] { $name } va por delante de ti: { $tracks }.
       *[other] { $name } va por delante del resto: { $tracks }.
    }
great-split-furthest = Donde más ha avanzado { $name } es en { $track }: casilla { $space }.
great-split-split-chosen = Tu montón izquierdo es { $cards }. Puedes cambiarlo hasta que todas las carteras estén cerradas.
great-split-split-draft = { $name } verá exactamente esto.
great-split-look = Tablero de { $name }
great-split-split-outcome =
    { $side ->
        [left] Si { $name } toma el izquierdo: { $theirs } para { $name }, { $own } para ti.
       *[right] Si { $name } toma el derecho: { $theirs } para { $name }, { $own } para ti.
    }
great-split-split-open = Dividir
great-split-split-seal = Cerrar la cartera
great-split-split-form = Ronda { $round }: divide tu mano
great-split-split-label = El montón izquierdo
great-split-split-hint = Marca el montón izquierdo. Debajo, lo que cada carta te daría a ti y a quien elige.

## Choosing

great-split-choose = **Ronda { $round }: { $name } te ofrece dos montones.** Quédate con uno; el otro vuelve a su cartera.
great-split-choose-pile =
    { $side ->
        [left] **Izquierda** para ti: { $worth }.
       *[right] **Derecha** para ti: { $worth }.
    }
great-split-choose-chosen =
    { $side ->
        [left] Te quedas con el montón izquierdo. Puedes cambiar de idea hasta que todo el mundo haya elegido.
       *[right] Te quedas con el montón derecho. Puedes cambiar de idea hasta que todo el mundo haya elegido.
    }
great-split-take-left = Tomar izquierda
great-split-take-right = Tomar derecha
great-split-take-effect = { $own } para ti, { $theirs } para { $name }

## Resolving

great-split-resolve =
    { $count ->
        [one] **Ronda { $round }: juega tus cartas.** Te queda una.
       *[other] **Ronda { $round }: juega tus cartas.** Te quedan { $count }, en cualquier orden.
    }
great-split-resolve-splitter = **Ronda { $round }: solo te queda el divisor.** ¿En qué marcador?
great-split-resolve-done = **Ronda { $round }: ya está todo jugado.** Al terminar, tu tablero queda a la vista.
great-split-raised =
    { $question ->
        [diamond] **Un sello diamante: ¿en qué marcador?** Un paso en un marcador de sello diamante.
        [square] **Un sello cuadrado: ¿en qué marcador?** Un paso en un marcador de sello cuadrado.
        [star] **Un sello estrella: ¿en qué marcador?** Un paso en cualquier marcador de sello.
       *[arrow] **Una doble flecha: ¿en qué marcador?** Dos pasos en un mismo marcador, salvo el de oro.
    }
great-split-raised-waiting =
    { $count ->
        [one] Queda otra pregunta.
       *[other] Quedan otras { $count } preguntas.
    }
great-split-no-gains = nada se ha movido
great-split-all = Jugar todas las cartas
great-split-plain = Jugar todas las sencillas
great-split-splitter = Divisor…
great-split-splitter-question = **Tu divisor: ¿en qué marcador?** Un paso.
great-split-sell = Vender…
great-split-sell-question = **¿Qué carta vendes?** Sus iconos no cuentan, nadie la ve y sigue en tu mano.
great-split-sell-price = **Vender { $card }: ¿por oro o por prestigio?**
great-split-take-back = Deshacer
great-split-undo-play = { $card } a tu mano
great-split-undo-sale = sin vender { $card }
great-split-undo-track = { $track }
great-split-undo-plain = devuelve las sencillas a tu mano
great-split-undo-all = devuelve todas a tu mano
great-split-done = Terminar

## What stays of a question

great-split-answered =
    { $kind ->
        [discard] Ronda { $round }: ya has descartado.
        [split] Ronda { $round }: ya has dividido tu mano.
        [choose] Ronda { $round }: ya has elegido un montón.
       *[resolve] Ronda { $round }: ya has jugado tus cartas.
    }
great-split-answered-discard = Vas a descartar { $cards }.
great-split-answered-split =
    Cartera cerrada. { $name } elegirá entre estos dos montones.
    {"**"}Izquierda:** { $left }
    {"**"}Derecha:** { $right }
great-split-answered-choose = Te has quedado con { $kept }. De vuelta a { $name }: { $returned }.
great-split-answered-given = De tu cartera, { $name } se ha quedado con { $kept }. De vuelta a ti: { $returned }.
great-split-answered-resolve = Has terminado. Ganancias: { $gains }.
great-split-answered-sold = Vendido, sin que nadie más lo vea: { $cards }.

## Where the game stands

great-split-seating = Las carteras pasan hacia la izquierda: { $circle }.
great-split-passes = { $from } a { $to }
great-split-seating-seat = **{ $name }**, { $character }: empieza con { $start }; contratos: { $contracts }.
great-split-seating-none = ninguno
great-split-plan-line = Tras la ronda { $round }: puntuación de { $what }.
great-split-plan-end = Tras la ronda { $round } se puntúa todo, también los contratos.
great-split-soon = Al final de esta ronda: puntuación de { $what }.
great-split-art-fades = Tu arte { $level } dará 0 si el mercado pasa de { $market }.
great-split-soon-all = Al final de esta ronda se puntúa todo.
great-split-status = Ronda { $round } de { $rounds }
great-split-status-phase =
    { $phase ->
        [start] se colocan los primeros sellos
        [discard] hay manos por encima del límite
        [split] división de las manos
        [choose] elección de montones
       *[resolve] resolución
    }
great-split-status-market = mercado en { $market }
great-split-status-projected = si acabara ahora: { $who }
great-split-you = Tú: { $now } ahora · { $projected } si acabara ahora · puesto { $place } de { $seats }
great-split-since-neighbour = { $name } ha avanzado: { $steps }.
great-split-since = La ronda { $round } te dio { $gained }. Mercado en { $market }. Prestigio: { $who }.
great-split-status-over = La partida ha terminado.

## The story of a round

great-split-tell-discards = Cartas descartadas: { $who }.
great-split-tell-own-discard = Has descartado { $cards }.
great-split-tell-sold =
    { $count ->
        [one] { $count } carta vendida
       *[other] { $count } cartas vendidas
    }
great-split-tell-market =
    { $token ->
        [0] El mercado sigue en { $market }.
       *[other] Mercado +{ $token }, ahora en { $market }.
    }
great-split-scored =
    { $what ->
        [books] Puntuación de libros: { $points }.
        [art] Puntuación de obras de arte: { $points }.
        [gems] Puntuación de piedras preciosas: { $points }.
       *[contracts] Puntuación de contratos: { $points }.
    }
great-split-tell-standing = Prestigio actual: { $who }.
great-split-tell-round =
    { $seats ->
        [two]
            { $level ->
                [2] Empieza la ronda { $round }: una carta de nivel II y otra de nivel I para cada persona, límite de mano { $limit }.
               *[3] Empieza la ronda { $round }: una carta de nivel III y otra de nivel II para cada persona, límite de mano { $limit }.
            }
       *[more]
            { $level ->
                [2] Empieza la ronda { $round }: una carta de nivel II para cada persona, límite de mano { $limit }.
               *[3] Empieza la ronda { $round }: una carta de nivel III para cada persona, límite de mano { $limit }.
            }
    }

## Why

great-split-why-nothing = Todavía no se ha puntuado nada. { $plan }
great-split-why-now = **Si acabara ahora**
great-split-why-now-seat = { $name } { $total }: { $now } ahora{ $parts }
great-split-why-heading =
    { $what ->
        [books] **Libros, tras la ronda { $round }**
        [art] **Obras de arte, tras la ronda { $round }**
        [gems] **Piedras preciosas, tras la ronda { $round }**
       *[contracts] **Contratos, tras la ronda { $round }**
    }
great-split-why-books = El mayor valor alcanzado o superado en el marcador de libros.
great-split-why-books-sum = casilla { $space }: { $points }
great-split-why-art = El nivel en el marcador de obras de arte, con el mercado en { $market }: { $brackets }.
great-split-bracket = desde { $level }: { $points }
great-split-why-art-sum = nivel { $level }: { $points }
great-split-why-gems = El doble de la piedra más escasa.
great-split-why-gems-sum = topacios { $topaz }, esmeraldas { $emerald }: 2 × { $least } = { $points }
great-split-why-contracts = Por cada recurso, los contratos (del marcador + del personaje) por las estrellas de su sello.
great-split-why-no-contracts = ningún contrato
great-split-why-total = { $sums }. En total { $total }.

## The end

great-split-final-played = ganado jugando { $points }

## Pictures for the ear

great-split-alt-board =
    { $revealed ->
        [0] Ronda { $round } de { $rounds }. Mercado en { $market }.
       *[other] Ronda { $round } de { $rounds }. Mercado en { $market }, por las fichas { $tokens }.
    }
great-split-alt-line = Tras la ronda { $round }: puntuación de { $what }.
great-split-alt-seat = El tablero de { $name }, { $character }.
great-split-alt-resolution = Tu tablero.
great-split-alt-hand =
    { $count ->
        [one] Una carta: { $cards }.
       *[other] { $count } cartas: { $cards }.
    }
great-split-alt-piles = Montón izquierdo: { $left }. Montón derecho: { $right }.
great-split-alt-worth = { $points } para { $name }
great-split-alt-space = { $track } { $space } de { $end }
great-split-alt-art = ahora da { $points }
great-split-alt-own-contracts = { $count } de { $character }
great-split-alt-bonus = { $bonus } en { $space }
great-split-alt-fades = 0 si el mercado pasa de { $market }
great-split-alt-to-play = Por jugar: { $cards }.
great-split-alt-discarded =
    { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
great-split-alt-played = Jugado: { $cards }.
great-split-alt-splitter = Falta jugar el divisor.
great-split-alt-contracts =
    { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }
great-split-alt-next-contract = otro contrato en { $space }
great-split-alt-next-arrow = doble flecha en { $space }
great-split-alt-final = La puntuación final.

## The rules

great-split-page-idea-title = La idea
great-split-page-idea =
    Sois coleccionistas en una gala. En { $rounds } rondas reunís libros, obras de arte, piedras preciosas y oro, y los sellos sin los que sus contratos no valen nada. Al final gana quien tenga más prestigio; si hay empate, la victoria se comparte.

    Una ronda es así, y todo el mundo juega a la vez:
    1. Reparto: una carta nueva para cada persona.
    2. División: separas tu mano en dos montones para quien está a tu izquierda.
    3. Elección: te quedas con un montón de quien está a tu derecha y recuperas uno de los tuyos.
    4. Resolución: juegas o vendes todo lo que tienes ahora.
    5. Mercado y, tras algunas rondas, puntuación.

    Después recuperas todas tus cartas: nunca se gastan, solo cambian de manos. Yo soy el Presentador de la gala: reparto, guardo los secretos y muevo los cubos.
great-split-page-split-title = Reparto y división
great-split-page-split =
    Empiezas con cuatro cartas de nivel I. Cada ronda recibes una más: de nivel II en las rondas 1 a 3, de nivel III en las rondas 4 a 6. Si sois dos, recibís dos cartas, una de ellas de un nivel menos.

    El límite de mano es { $limits }, de la primera ronda a la última; tu divisor no cuenta. Lo que sobre lo descartas, en secreto y para siempre.

    Luego divides: marca las cartas del montón izquierdo; las demás forman el derecho. Los montones pueden ser de distinto tamaño, pero cada uno tiene al menos una carta. Ambos van en tu cartera a quien está a tu izquierda.

    Si un montón es claramente mejor, te volverá el otro. Mira el tablero de esa persona: lo que a ella le vale poco quizá a ti te valga mucho.
great-split-page-choose-title = Elección
great-split-page-choose =
    Abres la cartera de quien está a tu derecha. Solo vosotros dos sabéis lo que contiene. Quédate con el montón izquierdo o con el derecho; el otro vuelve con su dueño.

    Mientras tanto, quien está a tu izquierda hace lo mismo con tu cartera. Lo que has elegido y lo que te ha vuelto forman tu mano para esta ronda.

    Bajo los dos montones te digo qué te daría cada uno: los marcadores y cuánto avanzan, los contratos y otras casillas que alcanzarías, los sellos que te quedarían por colocar y los pasos que perderías.
great-split-page-resolve-title = Resolución
great-split-page-resolve =
    Ahora juegas todas tus cartas, una a una, en el orden que quieras.

    • Cada icono de una carta es un paso en el marcador de ese icono.
    • Un sello diamante es un paso en el sello de libros o en el de obras de arte; un sello cuadrado, en el de topacios, esmeraldas u oro; un sello estrella, en cualquiera de los cinco. Varios sellos de una carta pueden ir a marcadores distintos.
    • En vez de jugar una carta puedes venderla, bocabajo: olvida sus iconos y da un paso en oro o en prestigio. Nadie ve lo que vendes, y la carta sigue siendo tuya.
    • Tu divisor te da un paso en cualquier marcador, cada ronda.

    Hay que jugar o vender todo. Los pasos más allá del final de un marcador se pierden. Cuando no queda nada que elegir, terminas sin hacer nada más, salvo que la mesa haya elegido otra cosa; hasta entonces puedes deshacer paso a paso.
great-split-page-spaces-title = Casillas
great-split-page-spaces =
    Las casillas cuentan cuando las alcanzas o las superas.

    • Doble flecha, en el marcador de oro: dos pasos inmediatos en otro marcador. No se pueden repartir, y el de oro queda excluido.
    • Un recurso en un marcador de sello: un paso inmediato en ese recurso.
    • Contrato, en los cinco marcadores de recurso: vale algo al final si su sello tiene estrellas.
    • Valor de prestigio, en el marcador de libros: lo que valen tus libros cada vez que se puntúan.
    • Estrellas, en un marcador de sello: lo que vale al final cada contrato de ese recurso. Cuenta la cinta más avanzada, no la suma.

    Tu personaje te dio los primeros pasos y quizá contratos que cuentan desde el principio.
great-split-page-scoring-title = Puntuación
great-split-page-scoring =
    Tras las rondas { $first } y { $second }, las fichas de la línea de puntuación dicen qué se puntúa: libros, obras de arte, piedras preciosas, y una ficha que no puntúa nada. Tras la última ronda se puntúan otra vez las tres cosas, y además los contratos.

    • Libros: el mayor valor alcanzado o superado.
    • Obras de arte: tu nivel frente al mercado. Cada ronda, una ficha de 0 a 4 hace subir el mercado, y el mismo nivel da menos. Con el mercado en { $market }, los niveles y su prestigio son { $brackets }.
    • Piedras preciosas: el doble de la más escasa, topacios o esmeraldas.
    • Contratos: por cada recurso, los contratos de su marcador y de tu personaje, por las estrellas de su sello.

    El botón «{ button-why }» explica cada punto de cada puntuación.
great-split-page-honest-title = Qué está impreso y qué es nuestro
great-split-page-honest =
    Las reglas son las del juego impreso. No todas las cifras de sus componentes son públicas, así que esta edición llena los huecos.

    • Impreso en los reglamentos: { $printed }.
    • Deducido de sus ejemplos y cantidades: { $deduced }.
    • Reconstrucción nuestra: { $ours }.

    Donde los reglamentos callan, hemos decidido: cada montón tiene una carta; se puede elegir un marcador completo y el paso se pierde; las preguntas de una carta se responden de la más antigua a la más nueva; lo vendido o descartado no se revela nunca.

    Quien tenga el juego puede darle al bot una edición con las cifras verdaderas.
great-split-table =
    { $table ->
        [rounds] el nivel de las cartas de cada ronda
        [lines] las líneas de puntuación
        [market] las fichas de mercado
        [brackets] lo que dan las obras de arte
        [limits] los límites de mano
        [cards] las cartas
        [characters] los personajes
        [resources] los marcadores de recurso
       *[seals] los marcadores de sello
    }
great-split-no-table = nada

## The first game

great-split-lesson =
    { $lesson ->
        [seal] Un sello da valor a los contratos: al final, cada contrato vale las estrellas de su sello. Empieza por un recurso que ya tengas.
        [split] La otra persona se queda con el montón que más le conviene, y a ti te vuelve el otro. Junta lo que a ti te da mucho y a ella poco: al dividir lo ves en cada carta.
        [choose] Te quedas con un montón; el otro vuelve con quien lo hizo. Los botones dicen lo que gana cada cual: un punto menos para ti pueden ser cinco menos para esa persona.
        [contracts] Cerca de la mitad de los puntos llega al final: contratos por las estrellas de sus sellos. Diez contratos sin estrellas no valen nada: haz crecer ambos a la vez.
        [art] El arte pierde valor: el mercado sube tras cada ronda y el mismo arte da menos. Lo que hoy puntúa, mañana puede valer 0: puntúalo pronto o sigue añadiendo.
        [gems] Las piedras valen el doble de la más escasa: topacios sin esmeraldas no valen nada. Al final de esta ronda se puntúa por primera vez.
        [gold] El oro no se puntúa: trae dobles flechas, dos pasos en otro marcador. Una carta cuyos pasos se perderían se vende por un paso en oro o en prestigio.
        [discard] El límite de mano: lo que descartas se va para siempre y nadie lo ve. Deja ir lo que nadie a tu lado querría.
       *[last] La última ronda: ahora se puntúa todo, también los contratos. Solo cuentan ya los pasos que cambian una puntuación; los botones dicen cuáles.
    }
great-split-page-seat-title = Tu tablero
great-split-page-seat =
    1. Tu prestigio y, tras la bandera, cuánto sería si acabara ahora.
    2. El mercado del arte: cuanto más avanza, menos da el arte.
    3. Los cinco marcadores largos: libros, obras de arte, topacios, esmeraldas y oro. La casilla clara es la tuya. Los pergaminos son contratos; los números de libros y obras de arte, lo que dan desde ahí; las flechas del oro, dobles flechas.
    4. Los cinco cortos son los sellos. Un número bajo una estrella: lo que vale desde ahí cada contrato de ese recurso. Un recurso con un más: un paso inmediato en él.
    5. Los contratos de tu personaje.
    6. Tus cartas. Cada una conserva su letra toda la ronda.
great-split-page-example-title = De la división a los puntos
great-split-page-example =
    Tienes A: 2 libros, B: un sello diamante, C: 2 topacios, D: 2 obras de arte. Ada, a tu izquierda, reúne piedras y arte; tú estás en libros 3 y sello de libros 1.

    1. División: A y B a la izquierda, C y D a la derecha. Ada toma el montón derecho y tus libros vuelven.
    2. Elección: de la cartera de Ben tomas el montón con un libro y un oro.
    3. Resolución: tres libros, de 3 a 6, pasando el contrato de la 5. El sello diamante va al sello de libros, de 1 a 2: cada contrato tiene ahora una estrella.
    4. Puntos: la casilla 6 da 6 cada vez que se puntúan los libros. Al final, los contratos de la 3 y la 5 dan 2 × 1 = 2; con el sello en la 5, que tiene dos estrellas, 2 × 2 = 4.

## What a word means

great-split-term =
    { $term ->
        [books] Libros
        [art] Obras de arte
        [topaz] Topacios
        [emerald] Esmeraldas
        [gold] Oro
        [prestige] Prestigio
        [diamond] Sello diamante
        [square] Sello cuadrado
        [star] Sello estrella
        [splitter] Divisor
        [seal] Marcador de sello
        [contract] Contrato
        [banner] Valor de prestigio
        [ribbon] Estrellas
        [arrow] Doble flecha
        [bonus] Recurso en un marcador de sello
        [sale] Vender
        [wallet] Cartera
        [host] Presentador
        [character] Personaje
        [limit] Límite de mano
        [market] Mercado del arte
        [line] Línea de puntuación
        [full] Marcador completo
       *[two] Partida de dos
    }
great-split-term-about =
    { $term ->
        [books] Cada libro de una carta es un paso en el marcador de libros. Los libros valen el mayor valor que hayas alcanzado o superado.
        [art] Cada obra de una carta es un paso en el marcador de obras de arte. Lo que valen depende del mercado.
        [topaz] Cada topacio de una carta es un paso en su marcador. Las piedras preciosas valen el doble de la más escasa.
        [emerald] Cada esmeralda de una carta es un paso en su marcador. Las piedras preciosas valen el doble de la más escasa.
        [gold] Cada icono de oro es un paso en el marcador de oro. El oro no se puntúa; trae dobles flechas y contratos.
        [prestige] Los puntos que ganan la partida. El prestigio de una carta cuenta al momento.
        [diamond] Un paso en el marcador del sello de libros o del de obras de arte, como quieras.
        [square] Un paso en el marcador del sello de topacios, de esmeraldas o de oro, como quieras.
        [star] Un paso en cualquiera de los cinco marcadores de sello.
        [splitter] La carta entre tus dos montones. En cada resolución te da un paso en cualquier marcador.
        [seal] Cada recurso tiene uno. Sus estrellas dicen lo que vale al final cada contrato de ese recurso.
        [contract] Una casilla de un marcador de recurso o un icono de tu personaje. Al final vale las estrellas de su sello.
        [banner] Un número en el marcador de libros. El mayor que hayas alcanzado o superado es lo que valen tus libros.
        [ribbon] En un marcador de sello: lo que vale al final cada contrato de su recurso. Cuenta la cinta más avanzada que hayas alcanzado o superado.
        [arrow] En el marcador de oro. Al alcanzarla o superarla avanzas al momento dos pasos en otro marcador, nunca el de oro.
        [bonus] Al alcanzarlo o superarlo avanzas al momento un paso en el marcador de ese recurso.
        [sale] Juegas una carta bocabajo: sus iconos no cuentan y das un paso en oro o en prestigio. La carta sigue en tu mano y nadie la ve.
        [wallet] Lleva tus dos montones a quien está a tu izquierda. Solo tú y esa persona veis lo que hay dentro.
        [host] Reparte las cartas y mueve los indicadores. Aquí lo hace el bot.
        [character] Se reparte al principio: te da los primeros pasos y, casi siempre, contratos que cuentan al final.
        [limit] Las cartas que puedes tener al dividir. Solo se comprueba tras el reparto, y el divisor no cuenta.
        [market] Empieza en 0 y sube de 0 a 4 tras cada ronda. Cuanto más alto está, más arte necesitas para el mismo prestigio.
        [line] Hay dos entre las rondas. Cuando el indicador de ronda cruza una, sus dos fichas dicen qué se puntúa.
        [full] Un marcador que llegó a su fin. Los pasos de más se pierden; vender la carta da oro o prestigio.
       *[two] Cada persona recibe dos cartas por ronda, una del nivel de la ronda y otra del nivel anterior. El límite no cambia, así que se descarta más.
    }
great-split-term-character = Empieza con { $start }; contratos: { $contracts }.
great-split-term-seal = El sello para { $resource }: cuánto vale al final cada uno de sus contratos, { $stars }. Lo mueven: { $icons }.

## Reasons

great-split-because =
    { $kind ->
        [discard]
            al final, lo que se va vale más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } y lo que se queda, { $left }{ $icon ->
                [none] { "" }
               *[other] , sobre todo por { great-split-amount }
            }
        [split]
            lo más probable es que { $name } tome el montón { $side ->
                [left] izquierdo
               *[right] derecho
            } (al final vale más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } para { $name }, { $lost } para ti) y te deje el otro ({ $count } para ti, { $refused } para { $name })
        [split_even]
            { $name } puede tomar cualquiera de los montones: al final el { $side ->
                [left] izquierdo
               *[right] derecho
            } vale más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } para { $name } y { $lost } para ti, y el otro, { $refused } y { $count }
        [pile]
            con este montón la ronda daría más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } ({ $most } { $what ->
                [gems] por piedras preciosas
                [books] por libros
                [art] por obras de arte
                [contracts] por contratos
               *[prestige] de prestigio
            }) si la partida terminara entonces, y con el otro, { $count }
        [pile_now]
            con este montón la ronda daría más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } ({ $most } { $what ->
                [gems] por piedras preciosas
                [books] por libros
                [art] por obras de arte
                [contracts] por contratos
               *[prestige] de prestigio
            }) si la partida terminara entonces
        [pile_promise]
            al final este montón vale más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } para ti, y el otro, { $count }
        [pile_even]
            al final cada montón vale más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            } para ti
        [pile_denied]
            para { $name } este montón valdría más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            }, y el otro, { $count }
        [placed]
            los sellos y flechas que siguen pueden dar { $points ->
                [one] un punto
               *[other] { $points } puntos
            } más
        [placed_promise]
            al final, los sellos y flechas que siguen valen más o menos { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
        [stars]
            { $count ->
                [0]
                    un contrato de { great-split-track } vale entonces { $points ->
                        [one] un punto
                       *[other] { $points } puntos
                    }, aunque aún no tienes ninguno
                [one]
                    tu contrato de { great-split-track } vale entonces { $points ->
                        [one] un punto
                       *[other] { $points } puntos
                    }
               *[other]
                    tus { $count } contratos de { great-split-track } valen entonces { $points ->
                        [one] un punto
                       *[other] { $points } puntos
                    } cada uno
            }
        [banner]
            tus libros valen entonces { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
        [contracts]
            { $count ->
                [one]
                    un contrato más de { great-split-track }, { $points ->
                        [0] aunque aún no vale puntos
                        [one] que vale un punto
                       *[other] que vale { $points } puntos
                    }
               *[other]
                    { $count } contratos más de { great-split-track }, { $points ->
                        [0] aunque aún no valen puntos
                        [one] que valen un punto cada uno
                       *[other] que valen { $points } puntos cada uno
                    }
            }
        [arrow] tu oro llega a una doble flecha
        [next_contract]
            { $count ->
                [one] el próximo contrato de { great-split-track } queda a un paso
               *[other] el próximo contrato de { great-split-track } queda a { $count } pasos
            }{ $points ->
                [0] { "" }
                [one] { " " }y vale un punto
               *[other] { " " }y vale { $points } puntos
            }
       *[next_stars]
            { $count ->
                [one]
                    con un paso más, cada contrato de { great-split-track } vale { $points ->
                        [one] un punto
                       *[other] { $points } puntos
                    }
               *[other]
                    con { $count } pasos más, cada contrato de { great-split-track } vale { $points ->
                        [one] un punto
                       *[other] { $points } puntos
                    }
            }
    }
