### Stained Glass of Sintra in English.

sintra-title = Stained Glass of Sintra
sintra-blurb =
    About 40 minutes. Take panes of one colour, fill the strips above your palace from left to right, and glaze its windows.
    Every finished strip also scores the glazed windows to its right. What does not fit breaks. Six rounds, most points win.

## The slash command

command-glass = glass
command-glass-about = Your turn in one line, such as: factory 3 blue strip 5. Or: glazier.

## Table options

sintra-option-side = Palace side
sintra-side =
    { $side ->
        [A] A: ornaments score at the end
       *[B] B: complete windows times one colour score at the end
    }
sintra-option-edition = Edition

## Small phrases

sintra-nothing = nothing
sintra-colour =
    { $colour ->
        [blue] blue
        [green] green
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[wild] any colour
    }
sintra-amount =
    { $colour ->
        [blue] { $count } blue
        [green] { $count } green
        [yellow] { $count } yellow
        [orange] { $count } orange
        [pink] { $count } pink
       *[wild] { $count } of any colour
    }
sintra-factory = Factory { $number }
sintra-centre = Centre
sintra-from-factory = from factory { $number }
sintra-from-centre = from the centre
sintra-strip = Strip { $number }
sintra-strip-keep = Strip { $number }, keep { sintra-colour }
sintra-with-marker = start marker

## Your turn

sintra-your-turn = **Round { $round }: your turn** · { sintra-colour } pays
sintra-you =
    You: { $count ->
        [one] { $points } point
       *[other] { $points } points
    } · { $projected } if it ended now · place { $place } of { $seats }
sintra-glazier-back = Glazier Back
sintra-back-to = to strip { $strip }
sintra-which-colour = { $place }: which colour do you take?
sintra-rest-to-centre = The others go to the centre.
sintra-which-strip = { $amount }: onto which strip?
sintra-can-complete =
    { $points ->
        [one] { $taken } can complete strip { $strip }, { $points } point
       *[other] { $taken } can complete strip { $strip }, { $points } points
    }
sintra-fit =
    { $taken ->
        [one] { $taken } fits on { $count ->
            [one] strip { $strips }
           *[other] strips { $strips }
        }
       *[other] { $taken } fit on { $count ->
            [one] strip { $strips }
           *[other] strips { $strips }
        }
    }
sintra-breaks-anyway =
    { $count ->
        [one] { $taken }, at least { $count } breaks
       *[other] { $taken }, at least { $count } break
    }
sintra-effect-complete =
    { $points ->
        [one] complete, { $points } point
       *[other] complete, { $points } points
    }
sintra-effect-placed = { $count } placed
sintra-effect-broken =
    { $count ->
        [one] { $count } breaks
       *[other] { $count } break
    }
sintra-would-have = then { $amount } in windows
sintra-did = You took your turn: { $deeds }.
sintra-answered = You took your turn.

## What cannot be typed

sintra-misread-empty = { $place } has no glass.
sintra-misread-colour = { $place } has no { sintra-colour }.
sintra-misread-gone = Strip { $strip } is back in the box.
sintra-misread-reach = Strip { $strip } is out of reach: your glazier is at { $glazier } and only walks to the right.
sintra-misread-room = Strip { $strip } has no free space for { sintra-colour }.

## The story

sintra-turn = **{ $name }**: { $deeds }.
sintra-deed-taken = { $amount } { $whence }
sintra-deed-marker = start marker, broken glass now { $loss }
sintra-deed-placed = { $count } on strip { $strip }
sintra-deed-broken =
    { $count ->
        [one] { $count } breaks, broken glass now { $loss }
       *[other] { $count } break, broken glass now { $loss }
    }
sintra-deed-bottom =
    { $count ->
        [one] { $count } breaks, and the marker reaches the bottom: { $lost } at once
       *[other] { $count } break, and the marker reaches the bottom: { $lost } at once
    }
sintra-deed-completed =
    { $bonus ->
        [0] strip { $strip } complete, { $kept } into the window
        [one] strip { $strip } complete, { $bonus } point for { $colour }, { $kept } into the window
       *[other] strip { $strip } complete, { $bonus } points for { $colour }, { $kept } into the window
    }
sintra-deed-scored =
    { $points ->
        [one] window { $window } scores { $points } point
       *[other] window { $window } scores { $points } points
    }
sintra-deed-glazier = glazier back to strip { $strip }
sintra-round-begins = Round { $round } begins: { sintra-colour } pays. **{ $name }** starts.

## Where the game stands

sintra-status = Round { $round } of { $rounds } · { sintra-colour } pays · { $points } · if it ended now: { $projected }
sintra-over = The game is over.
sintra-seating = You play in this order: { $circle }. **{ $first }** begins.
sintra-seating-track = Colours that pay, round by round: { $track }. The palaces show side { $side }.

## Points

sintra-why-now = If the game ended now:
sintra-why-nothing = nothing yet
sintra-reason-windows = windows { $points }
sintra-reason-round-colours = round colours { $points }
sintra-reason-bottom-reached =
    { $times ->
        [one] bottom of the broken glass (once) −{ $points }
       *[other] bottom of the broken glass ({ $times } times) −{ $points }
    }
sintra-reason-panes-left =
    { $panes ->
        [one] left on strips ({ $panes } pane) { $points }
       *[other] left on strips ({ $panes } panes) { $points }
    }
sintra-reason-broken-glass = broken glass −{ $points }
sintra-reason-ornament = ornament { $number } ({ $panes } panes) { $points }
sintra-reason-complete-windows =
    { $windows ->
        [one] { $windows } complete window × { $panes } { sintra-colour } = { $points }
       *[other] { $windows } complete windows × { $panes } { sintra-colour } = { $points }
    }
sintra-total =
    { $source ->
        [windows] windows { $points }
        [round-colours] round colours { $points }
        [ornament] ornaments { $points }
        [complete-windows] complete windows { $points }
        [panes-left] panes left { $points }
       *[broken-glass] broken glass { $points }
    }
sintra-fewer-lost = fewer points lost to broken glass, { $lost } against { $others }

## For the ear

sintra-alt-head = Round { $round } of { $rounds }, { sintra-colour } pays. { $name } to play.
sintra-alt-coming = Colours of the rounds to come: { $colours }.
sintra-alt-supply = Bag: { $bag }. Tower: { $tower }.
sintra-alt-points = Points under the windows from left to right: { $points }.
sintra-alt-player =
    { $name }: points { $points }, panes in windows { $panes }, glazier at { $glazier }, broken glass { $loss }.
sintra-alt-own-strips = Your glazier is at { $glazier }. Your strips want: { $strips }.
sintra-alt-strips = Glazier at { $glazier }. Strips want: { $strips }.
sintra-alt-laid = laid { $panes }
sintra-alt-ornaments = Ornaments between the windows { $windows }.
sintra-alt-losses = The broken glass track from the top: { $losses }.
sintra-alt-reverse = reverse { $spaces }
sintra-alt-windows = Windows: { $windows }.
sintra-alt-broken =
    { $ahead ->
        [one] Broken glass { $loss }; { $ahead } step to the bottom.
       *[other] Broken glass { $loss }; { $ahead } steps to the bottom.
    }
sintra-alt-course = Points by round: { $points }.

## The rules

sintra-page-idea-title = The Idea
sintra-page-idea =
    You are glaziers. Above the eight windows of your palace hang eight pattern strips of five spaces. Fill a strip with panes of its colours, and one of them goes into the window below.

    The factories in the middle hold four panes each: { $two } factories for two players, { $three } for three, { $four } for four. The game lasts { $rounds } rounds; a round ends when no glass is left.

    In your turn you take panes of one colour and put them on one strip, or you move your glazier back. Most points win.
sintra-page-take-title = Taking Panes
sintra-page-take =
    • From a factory: all panes of one colour. The others go to the centre.
    • From the centre: all panes of one colour. The first to do so in a round also takes the start marker, begins the next round, and moves one step down on the broken glass track.

    An example: factory 3 has two blue, one pink and one orange. You take the two blue; pink and orange go to the centre, where somebody will find more of them.
sintra-page-strips-title = Filling Strips
sintra-page-strips =
    All panes you took go on one strip, each on a free space of its colour; a grey space takes any colour. The strip is the one under your glazier or one to his right, never to his left. He moves to that strip.

    Panes that find no space break. As long as a strip in his reach takes the colour, you must use one; you choose which.

    The small pattern on a strip shows its reverse. In the picture of your seat, bright frames mark where the offered panes would go; every button says what would be placed, what breaks, and the points.
sintra-page-glazier-title = The Glazier
sintra-page-glazier =
    He only walks to the right. What lies to his left is out of reach until he goes back.

    Instead of taking panes you may move him back to the strip furthest left that remains. That is your whole turn. You may not do it if he stands there already, so never twice in a row.

    Going back at the right moment is half of the game: the windows on the left are worth most, because they also score everything to their right.
sintra-page-windows-title = Windows
sintra-page-windows =
    When all five spaces of a strip are full:
    1. Each of the five panes in the colour of this round pays a point.
    2. One pane goes into the window below, the others into the tower. The first time the strip is turned over; the second time it goes back to the box, and the window is complete.
    3. The window scores the points printed under it, and so does every window to its right that has at least one pane, each once.

    An example: yellow pays, the strip has two yellow panes, its window is worth 2, and windows to the right are worth 1 and 2. That is 2 + 2 + 1 + 2 = 7 points.
sintra-page-broken-title = Broken Glass
sintra-page-broken =
    Every pane that breaks, and the start marker, moves you one step down on the broken glass track. What its space says is lost at the end of the game.

    Whoever reaches the bottom loses { $bottom } points at once and starts again from the top.

    The bag is refilled from the tower when it is empty, so broken panes and those of finished strips come back.
sintra-page-end-title = The End
sintra-page-end =
    After { $rounds } rounds:
    • one point for every { $rest } panes left on all your strips together;
    • minus what the broken glass track says;
    • side A: each ornament between two windows scores by the panes in those windows: four { $four_panes }, three { $three_panes }, two { $two_panes };
    • side B: your complete windows times your panes of one colour, whichever is best.

    Most points win; among equals, whoever lost fewer points to broken glass; then the victory is shared. /{ command-why } lists every point, also in the middle of the game.

## The first game

sintra-lesson =
    { $lesson ->
        [take] Take all panes of one colour from a factory or the centre and put them on one strip. The buttons say what is placed, what breaks and the points.
        [glazier] Your glazier only walks right, and strips to his left are out of reach. Going back to the left costs a whole turn, so do not hurry past good strips.
        [broken] Panes that find no space break, and soon each costs more than the one before. Few panes that fit are better than many of which some break.
        [windows] A full strip puts a pane into its window. That window scores, and so does every glazed window to its right: begin on the right, and the left ones pay again and again.
       *[colour] Each round one colour pays: a point for every pane of it in a strip that you complete in this round. The track shows which colours come next.
    }
sintra-page-seat-title = Your Palace
sintra-page-seat =
    1. A factory with its number. The centre lies between them; on the right the bag and the tower.
    2. The round track, with the colour that pays in each round.
    3. Your eight strips: five spaces with the colours that they want; bright ones are filled. Above each the pattern of its other side. The glazier stands over the first strip that you can reach.
    4. The windows with what they score, and between them the ornaments.
    5. Broken glass: the marked number is what you lose at the end.
    6. Behind the star your points, behind the flag what you would have if it ended now.
sintra-page-example-title = From a Factory to Points
sintra-page-example =
    Yellow pays. Strip 3 lacks two blue, and one of its panes is yellow. Factory 4 has two blue, a pink and a green.

    1. You take the two blue; pink and green go to the centre.
    2. Strip 3 is full: its yellow pane brings 1 point.
    3. A pane goes into window 3, which scores its 3 points. Of the windows to its right only 6 is glazed: 1 point more.
    4. Together 5 points. The strip is turned over, and its other side can be filled again.

## What a word means

sintra-term =
    { $term ->
        [pane] Pane
        [factory] Factory
        [centre] Centre
        [start] Start marker
        [strip] Pattern strip
        [reverse] Reverse of a strip
        [wild] Grey space
        [glazier] Glazier
        [back] Moving the glazier back
        [window] Window
        [round_colour] Colour of the round
        [broken] Broken glass
        [bottom] Bottom of the track
        [ornament] Ornament
        [side_b] Side B
        [tower] Glass tower
        [projected] If it ended now
       *[tie] Tie
    }
sintra-term-about =
    { $term ->
        [pane] A hundred of them, twenty of each colour: blue, green, yellow, orange and pink. Each colour has its own shape.
        [factory] Holds four panes at the start of a round. You take all of one colour from it, and the others go to the centre.
        [centre] Where the panes go that were left in a factory. The first to take from it takes the start marker too.
        [start] Taken with the first panes from the centre: you begin the next round, and move a step down on the broken glass track.
        [strip] Five spaces above a window. Full once, it is turned over; full a second time, it leaves the game.
        [reverse] The pattern on the other side of a strip, drawn small on it. It comes up when the strip is full for the first time.
        [wild] Takes a pane of any colour. Only one side of one strip has them, two of them, and it starts face down.
        [glazier] Stands over a strip. You may fill that strip or one to his right, and he moves along.
        [back] A whole turn: he goes to the strip furthest left that remains. Not if he is there already.
        [window] Has room for two panes, one for each side of its strip. Scores its points and those of glazed windows to its right.
        [round_colour] The uppermost pane of the round track. A finished strip pays a point for each of its panes in this colour.
        [broken] A step for every pane that finds no space, and for the start marker. What the space says is lost at the end.
        [bottom] Whoever reaches it loses 18 points at once and goes back to the top of the track.
        [ornament] On side A, between two windows. Scores 10, 6 or 3 at the end for four, three or two panes in those windows.
        [side_b] At the end, your complete windows times your panes of one colour in all windows; the best colour counts.
        [tower] Where broken panes and the panes of finished strips go. When the bag is empty, it is filled from the tower.
        [projected] Your points with the final scoring added, as everything lies now.
       *[tie] Among equal points, whoever lost fewer to broken glass wins; then the victory is shared.
    }

## Why a move is good

sintra-because =
    { $kind ->
        [strip_complete] the strip is complete
        [strip]
            { $left ->
                [one] the strip then needs one more pane
               *[other] the strip then needs { $left } more panes
            } for { $points ->
                [one] one point
               *[other] { $points } points
            } from windows
        [whole] no pane breaks
        [starts]
            you begin the next round, { $points ->
                [one] which costs one point
               *[other] which costs { $points } points
            }
        [starts_counted]
            you begin the next round; { $points ->
                [one] the point for the start marker is already taken off
               *[other] the { $points } points for the start marker are already taken off
            }
        [marker]
            you take the start marker, { $points ->
                [one] which costs one point
               *[other] which costs { $points } points
            }
        [marker_but]
            but you take the start marker, { $points ->
                [one] which costs one point
               *[other] which costs { $points } points
            }
        [marker_counted]
            { $points ->
                [one] the point for the start marker is already taken off
               *[other] the { $points } points for the start marker are already taken off
            }
        [breaks_but]
            but { $count ->
                [one] one pane breaks
               *[other] { $count } panes break
            }, { $points ->
                [one] which costs one point
               *[other] which costs { $points } points
            }
        [breaks_counted]
            { $points ->
                [one] the point
               *[other] the { $points } points
            } for { $count ->
                [one] one broken pane
               *[other] { $count } broken panes
            } { $points ->
                [one] is
               *[other] are
            } already taken off
        [breaks]
            { $count ->
                [one] one pane breaks
               *[other] { $count } panes break
            }, { $points ->
                [one] which costs one point
               *[other] which costs { $points } points
            }
        [breaks_least]
            { $count ->
                [one] one pane breaks
               *[other] { $count } panes break
            }, { $points ->
                [one] which costs one point
               *[other] which costs { $points } points
            }, and no other turn costs less
        [spares]
            whichever panes you took, some would break, and that would cost at least { $points ->
                [one] one point
               *[other] { $points } points
            }
        [reach]
            { $count ->
                [one] one strip is in reach again
               *[other] { $count } strips are in reach again
            }
       *[glazier]
            { $count ->
                [one] one strip is in reach again, and it
               *[other] { $count } strips are in reach again, and the fullest
            } { $left ->
                [one] needs one more pane
               *[other] needs { $left } more panes
            } for { $points ->
                [one] one point
               *[other] { $points } points
            } from windows
    }
