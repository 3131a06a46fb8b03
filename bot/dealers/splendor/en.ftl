### Splendor in English.

splendor-title = Splendor
splendor-blurb =
    About 30 minutes. Take gems, buy cards with them, and let every card make the next one cheaper.
    Nobles come to whoever has the right cards. The first to reach the target brings on the last round; most points win.

## The slash commands

command-take = take
command-take-about = Take gem tokens: three different colours, or two alike where the bank has four.
command-reserve = reserve
command-reserve-about = Reserve a card by its place, such as B3, or the top card of a deck.
command-buy = buy
command-buy-about = Buy a card by its place, such as B3, or one of your reserved cards, such as R1.
command-return = return
command-return-about = Put back the tokens that are more than ten.
command-receive = receive
command-receive-about = Choose which noble visits you.

## Table options

splendor-option-target = Target
splendor-target = { $points } points

## Small phrases

splendor-nothing = nothing
splendor-colour =
    { $colour ->
        [white] white
        [blue] blue
        [green] green
        [red] red
        [black] black
       *[gold] gold
    }
splendor-amount =
    { $colour ->
        [white] { $count } white
        [blue] { $count } blue
        [green] { $count } green
        [red] { $count } red
        [black] { $count } black
       *[gold] { $count } gold
    }
splendor-card =
    { $points ->
        [0] { splendor-colour }
        [one] { splendor-colour }, { $points } point
       *[other] { splendor-colour }, { $points } points
    }
splendor-card-cost = { $card }, costs { $cost }

## Your turn

splendor-your-turn = **Round { $round }: your turn.**
splendor-you =
    You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { $target }
splendor-place =
    { $place ->
        [1] 1st of { $seats }
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $place }th of { $seats }
    }
splendor-noble-near =
    { $count ->
        [one] { $count } card to noble { $place }
       *[other] { $count } cards to noble { $place }
    }
splendor-last-round = This is the last round.
splendor-act-take = Take three different colours, or two alike where the bank has four.
splendor-reserve-full = Your reserve is full.
splendor-act-reserved = You hold three reserved cards, so you cannot reserve another before you buy one of them.
splendor-act-pass = The bank is empty, and you can neither buy nor reserve a card. All you can do is pass.
splendor-pass = Pass
splendor-take = Take { $colours }
splendor-take-which = You take { $colour }. What else?
splendor-again = { $colour } again
splendor-only = Only { $colour }
splendor-too-many =
    { $count ->
        [one] That may be one token too many.
       *[other] That may be up to { $count } tokens too many.
    }
splendor-buy = Buy { $place }
splendor-bargain = { $card }, for { $payment }
splendor-bargain-free = { $card }, free
splendor-bargain-many =
    { $count ->
        [one] { $card }, for { $count } token
       *[other] { $card }, for { $count } tokens
    }
splendor-enough-for = enough for { $places }
splendor-towards = towards { $places }
splendor-gives-up = gives up { $places }
splendor-keeps-gold =
    { $count ->
        [0] keeps no gold
       *[other] keeps { $count } gold
    }
splendor-noble-comes = noble { $places } comes
splendor-pay-how = **{ $place }**: { $card }. How do you pay? You have { $tokens }; gold stands for any colour.
splendor-pay = Pay { $payment }
splendor-pay-gold =
    { $gold ->
        [0] Pay Without Gold
       *[other] Pay With { $gold } Gold
    }
splendor-reserve = Reserve a Card
splendor-reserve-which =
    { $gold ->
        [yes] Which card do you reserve? A gold token comes with it.
       *[no] Which card do you reserve? The bank has no gold left to come with it.
    }
splendor-can-pay = you can pay for it now
splendor-lacking =
    { $count ->
        [one] you lack { $missing }
       *[other] you lack { $missing }
    }
splendor-lacking-many =
    { $count ->
        [one] you lack { $count } token
       *[other] you lack { $count } tokens
    }
splendor-deck = Deck { $letter }
splendor-deck-points = { $least } to { $most } points
splendor-deck-about = A card from a deck is seen by you alone.
splendor-return =
    { $count ->
        [one] One token too many: you have { $tokens }. Put one back.
       *[other] { $count } tokens too many: you have { $tokens }. Put { $count } back.
    }
splendor-give = Return { $colours }
splendor-return-which =
    { $count ->
        [one] You put back { $colour }, and one more:
       *[other] You put back { $colour }, and { $count } more:
    }
splendor-noble-which = Several nobles would come. Only one visits you this turn: which?
splendor-receive = Receive { $place }
splendor-noble-about = 3 points, for { $bonuses }
splendor-answered =
    { $kind ->
        [return_tokens] Round { $round }: you put tokens back.
        [choose_noble] Round { $round }: a noble visited you.
       *[act] Round { $round }: you have played.
    }
splendor-did-round = **Round { $round }.** { $deeds }
splendor-did-taken = You took { $tokens }.
splendor-did-reserved =
    { $gold ->
        [yes] You reserved from row { $letter } ({ $card }) and took 1 gold.
       *[no] You reserved from row { $letter } ({ $card }); there was no gold left.
    }
splendor-did-from-deck =
    { $gold ->
        [yes] You reserved the top card of deck { $letter } ({ $card }) and took 1 gold.
       *[no] You reserved the top card of deck { $letter } ({ $card }); there was no gold left.
    }
splendor-did-bought =
    { $whence ->
        [reserved] You bought your reserved card ({ $card }) and paid { $payment }.
       *[row] You bought from row { $letter } ({ $card }) and paid { $payment }.
    }
splendor-did-passed = You could do nothing and passed.
splendor-did-returned = You put back { $tokens }.
splendor-did-noble = A noble visited you for bonuses of { $bonuses }: 3 points.

## What was typed

splendor-bank-has-no =
    { $colour ->
        [white] The bank has no white.
        [blue] The bank has no blue.
        [green] The bank has no green.
        [red] The bank has no red.
        [black] The bank has no black.
       *[gold] The bank has no gold.
    }
splendor-bank-has-few = Two alike can be taken where the bank has four; it has { $left }.
splendor-no-gold = Gold cannot be taken; it comes with a reserved card.
splendor-no-card =
    { $kind ->
        [row] { $place } is empty.
        [noble] There is no noble { $place }.
       *[reserved] You have no reserved card { $place }.
    }
splendor-no-deck = Deck { $letter } is empty.
splendor-cannot-pay = You cannot pay for { $place } ({ $card }): { $lack }.
splendor-you-hold =
    { $count ->
        [0] You have no { $colour ->
            [white] white
            [blue] blue
            [green] green
            [red] red
            [black] black
           *[gold] gold
        } to put back.
       *[other] You have only { $has }.
    }
splendor-return-so-many =
    { $count ->
        [one] Put back exactly one.
       *[other] Put back exactly { $count }.
    }
splendor-noble-not-yet = { $place } does not come yet: the wish is for bonuses of { $bonuses }.

## Where the game stands

splendor-status-round = Round { $round }
splendor-status-points = points: { $standings } · target { $target }
splendor-status-last = **last round**
splendor-status-over = The game is over.
splendor-seating = You play in this order: { $circle }. **{ $first }** begins.
splendor-seating-target =
    Whoever reaches the target brings on the last round, which is played to its end. { $count } nobles wait for visits, 3 points each.

## The story

splendor-tell-taken = **{ $name }** takes { $tokens }.
splendor-tell-reserved =
    { $gold ->
        [yes] **{ $name }** reserves from row { $letter } ({ $card }) and takes 1 gold.
       *[no] **{ $name }** reserves from row { $letter } ({ $card }); there is no gold left.
    }
splendor-tell-from-deck =
    { $gold ->
        [yes] **{ $name }** reserves the top card of deck { $letter }, unseen, and takes 1 gold.
       *[no] **{ $name }** reserves the top card of deck { $letter }, unseen; there is no gold left.
    }
splendor-tell-bought =
    { $whence ->
        [reserved] **{ $name }** buys a reserved card ({ $card }) and pays { $payment }.
       *[row] **{ $name }** buys from row { $letter } ({ $card }) and pays { $payment }.
    }
splendor-tell-revealed = New at { $place }: { $card }.
splendor-since-card =
    { $deed ->
        [bought] **{ $name }** buys { $place } ({ $card }).
       *[reserved] **{ $name }** reserves { $place } ({ $card }).
    }
splendor-since-reserved = **{ $name }** buys a reserved card ({ $card }).
splendor-since-new = New there: { $card }.
splendor-since-from-deck = **{ $name }** reserves from deck { $letter }.
splendor-since-returned = Puts back { $tokens }.
splendor-since-noble = A noble comes: 3 points.
splendor-tell-passed = **{ $name }** can do nothing and passes.
splendor-tell-returned = **{ $name }** puts back { $tokens }.
splendor-tell-noble = A noble visits **{ $name }** for bonuses of { $bonuses }: 3 points.
splendor-tell-target =
    { $points ->
        [one] **{ $name }** has { $points } point. This round is the last.
       *[other] **{ $name }** has { $points } points. This round is the last.
    }
splendor-tell-ended =
    { $why ->
        [stalemate] Everybody had to pass, so the game ends here.
       *[target] The round is over and { $target } points were reached: the game ends.
    }

## Points

splendor-why-card = { splendor-colour } from row { $letter } { $points }
splendor-why-noble = noble ({ $bonuses }) { $points }
splendor-why-nothing = no points yet
splendor-why-cards =
    { $count ->
        [one] { $count } card bought
       *[other] { $count } cards bought
    }
splendor-why-ties = Figures are points. Among equals, fewer bought cards win.
splendor-final-fewer-cards = fewer cards bought, { $cards } to { $others }
splendor-final-seat =
    { $count ->
        [one] { $cards } on { $count } card, { $nobles } from nobles
       *[other] { $cards } on { $count } cards, { $nobles } from nobles
    }

## For the ear

splendor-alt-as-of =
    { $when ->
        [start] As of the start of round { $round }, { $name } to play; { $target } points bring on the last round.
       *[turn] As of { $name }'s turn in round { $round }; { $target } points bring on the last round.
    }
splendor-alt-bank = Bank: { $tokens }.
splendor-alt-yours = You have { $tokens }; bonuses: { $bonuses }.
splendor-alt-can-pay = You can buy: { $cards }.
splendor-alt-near = Near: { $cards }.
splendor-alt-empty = empty
splendor-alt-nobles = Nobles, 3 points each: { $nobles }.
splendor-alt-row = Row { $letter }, { $count } in the deck: { $cards }.
splendor-alt-stands =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $bonuses ->
        [one] { $bonuses } bonus
       *[other] { $bonuses } bonuses
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
splendor-alt-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; bonuses: { $bonuses }; tokens: { $tokens }.
splendor-alt-visited = Nobles: { $nobles }.
splendor-alt-reserved = Reserved: { $cards }.
splendor-alt-back = from deck { $letter }, unseen
splendor-alt-last = Last turn: { $deeds }
splendor-alt-course = Points by round: { $points }.

## The rules

splendor-page-idea-title = The Idea
splendor-page-idea =
    You trade in gems. Tokens buy cards; every card you bought is a bonus, a gem that pays for ever; so each card makes the next ones cheaper. Dear cards and nobles bring points.

    On the table lie four cards of each of three levels: row A the dearest, row C the cheapest, { $cards } cards in all, and their decks beside them. On a card: above left its points, above right the gem it gives, below what it costs.

    The bank holds { $two } tokens of each colour for two players, { $three } for three, { $four } for four, and always { $gold } gold.

    In your turn you do one thing: take tokens, reserve a card, or buy a card. In the pictures, gold rings and coins with a plus or a minus mark what the last turn changed.
splendor-page-take-title = Taking Tokens
splendor-page-take =
    • Three tokens of three different colours. If the bank has fewer colours left, one of each that there is.
    • Or two of one colour, if the bank has at least four of it.

    Gold cannot be taken; it comes with reserved cards.

    At the end of your turn you have at most { $limit } tokens, gold included. What is too much you put back, whichever you like, even what you have just taken.
splendor-page-buy-title = Buying Cards
splendor-page-buy =
    A card costs what is printed on it, less your bonuses. The rest you pay with tokens, which go back to the bank. A gold token stands for any colour, also for one that you have.

    You may buy a card from a row or one that you have reserved. In the picture of your seat a green frame marks what you can pay now; the button says what it costs you, with as little gold as possible. Where there are other ways to pay, you choose.

    The bought card is yours for good: its gem is a bonus, its points count.
splendor-page-reserve-title = Reserving Cards
splendor-page-reserve =
    Take a card from a row, or the top card of a deck, and keep it: only you may buy it later. A gold token comes with it, as long as there is one.

    A card from a row everybody has seen; a card from a deck only you see.

    You keep at most { $reserved } reserved cards. They cannot be given back: the only way out is to buy them. What you did not buy costs you nothing at the end.
splendor-page-noble-title = Nobles
splendor-page-noble =
    Nobles look at your bonuses, never at your tokens. At the end of your turn a noble whose wish you fulfil visits you and brings { $noble } points. It costs nothing and cannot be refused.

    Only one comes in a turn. If several would, you choose; the others may come at the end of a later turn.
splendor-page-end-title = The End
splendor-page-end =
    When somebody has reached the target at the end of a turn, 15 points unless the table chose otherwise, the round is played to its end, so that everybody has had the same number of turns.

    Most points win. Among equals, whoever bought fewer cards; if those are equal too, the victory is shared.

    Whoever can take nothing, pay nothing and reserve nothing must pass. If all have to pass in a row, the game ends there.

    The picture of the end shows points on cards, points from nobles and the number of cards; the chart shows points by round. /{ command-why } lists them card by card.

## The first game

splendor-lesson =
    { $lesson ->
        [take] Tokens buy cards. Pick a cheap card of row C and take three different colours towards it: the button says how far they get you.
        [bonus] Every card you buy is a bonus: a gem that pays in every later purchase and is never used up. A few cheap cards make the dear ones, with their points, affordable.
        [reserve] Reserving keeps a card for you alone and brings a gold token, which pays for any colour. You may keep three; only buying gets rid of them.
        [limit] At the end of a turn you may hold ten tokens, gold included; the rest goes back to the bank. So buy before your hands are full.
        [noble] Nobles come by themselves, 3 points each, to whoever has the bonuses they want. Look which colours several of them share.
       *[end] Whoever reaches the target brings on the last round. From now on points count more than cheap cards: look at rows A and B.
    }
splendor-page-seat-title = Your Seat
splendor-page-seat =
    1. A card: above left its points, above right its gem, below its cost, in the corner the place that you can type. A green frame with a tick: you can pay it.
    2. Its deck, with the cards that are left. Rows A, B and C, the dearest first.
    3. The bank, and behind the star the points that bring on the last round. Cards that you reserve come to lie below it.
    4. You: behind the star your points; an hourglass marks whose turn it is.
    5. Your bonuses, from the cards that you bought; the crown counts nobles.
    6. Your tokens, at most ten. What everybody has reserved stands beside or below them.
    7. The nobles, with the bonuses that they want.
splendor-page-example-title = From Tokens to Points
splendor-page-example =
    B2 gives a white gem and 2 points; it costs 1 green, 4 red and 2 black. You have bonuses of 1 green and 1 red, and 3 tokens: 2 red, 1 black.

    1. Your bonuses pay 1 green and 1 red. There remain 3 red and 2 black, so you lack 1 red and 1 black.
    2. You take red, black and blue: now you have 3 red, 2 black, 1 blue.
    3. Next turn you buy B2 with 3 red and 2 black; the blue stays. 2 points, and white is a bonus from now on.
    4. A noble that wants 3 white, 3 red and 3 black is one card nearer.

## What a word means

splendor-term =
    { $term ->
        [white] White: diamond
        [blue] Blue: sapphire
        [green] Green: emerald
        [red] Red: ruby
        [black] Black: onyx
        [gold] Gold
        [bonus] Bonus
        [card] Card
        [row] Row
        [deck] Deck
        [reserve] Reserving
        [noble] Noble
        [points] Points
        [limit] Ten tokens
        [payment] Payment
        [pass] Passing
        [target] Target
       *[tie] Tie
    }
splendor-term-about =
    { $term ->
        [white] :white_gem: The white gem: flat above, pointed below.
        [blue] :blue_gem: The blue gem: a drop.
        [green] :green_gem: The green gem: upright, its corners cut off.
        [red] :red_gem: The red gem: six sides, standing on a point.
        [black] :black_gem: The black gem: a cushion, nearly square.
        [gold] :gold_joker: The joker: a coin that pays for any colour. It comes only with a reserved card, one at a time.
        [bonus] The gem of a bought card. It pays one of its colour in every purchase, and is never used up.
        [card] Above left its points, above right the gem it gives, below its cost, in the corner its place.
        [row] Four open cards of one level. A is the highest, C the lowest; A1 is the first of its row. A taken card is replaced at once.
        [deck] :deck_a: :deck_b: :deck_c: The cards of a level that are still to come. The dots are the level, the figure is how many are left.
        [reserve] Taking a card to buy it later, with a gold token. At most three at a time: R1, R2 and R3.
        [noble] :noble: Comes at the end of your turn if you have the bonuses it wishes, for 3 points. One a turn.
        [points] On cards and nobles. Most points win.
        [limit] At the end of your turn you have ten tokens at most, gold included; the rest you put back.
        [payment] Cost less bonuses, in tokens. Gold stands for any colour; the bot proposes the way with the least gold.
        [pass] Only for those who can neither take, reserve nor buy.
        [target] The points that bring on the last round, which is played to its end.
       *[tie] Among equal points fewer bought cards win; then the victory is shared.
    }

## Why a move is good

splendor-worth =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
splendor-use =
    { $use ->
        [points]
            { $worth ->
                [one] one point
               *[other] { $worth } points
            }
        [noble] { $worth } points with a noble
        [noble_near]
            { $worth ->
                [one] a noble is then one card away
               *[other] a noble is then { $worth } cards away
            }
       *[cheaper]
            { $worth ->
                [0] one more { splendor-colour } bonus
                [one] makes one card one { splendor-colour } cheaper
               *[other] makes { $worth } cards one { splendor-colour } cheaper
            }
    }
splendor-because =
    { $kind ->
        [noble] a noble comes
        [noble_near]
            { $count ->
                [one] a noble is then one card away
               *[other] a noble is then { $count } cards away
            }
        [cheaper]
            { $points ->
                [0]
                    { $count ->
                        [one] { $place } costs you one { splendor-colour } less
                       *[other] { $count } cards cost you one { splendor-colour } less
                    }
               *[other]
                    { $count ->
                        [one] { $place } ({ splendor-worth }) costs you one { splendor-colour } less
                       *[other] { $count } cards cost you one { splendor-colour } less, among them { $place } ({ splendor-worth })
                    }
            }
        [bonus]
            { $count ->
                [one] you then have your first { splendor-colour } bonus
               *[other] you then have { $count } { splendor-colour } bonuses
            }
        [payable] { $place } ({ splendor-use }) can be bought next turn
        [gold] with the gold, { $place } ({ splendor-use }) can be bought next turn
        [stays] { $place } ({ splendor-use }) can still be bought next turn
        [nearer]
            { $count ->
                [one] then one token is missing for { $place } ({ splendor-use })
               *[other] then { $count } tokens are missing for { $place } ({ splendor-use })
            }, which can be bought in { $turns } turns at the earliest
        [denies] { $name } could have bought it ({ splendor-use })
        [keeps]
            nobody can take it from you any more ({ splendor-use }), and you can buy it { $turns ->
                [one] next turn
               *[other] in { $turns } turns at the earliest
            }
        [late] nothing brings points any more
        [behind] no card is worth enough to catch up with { $points } points
       *[unseen] only you know the card ({ splendor-deck-points })
    }
