### Carcassonne in English.

carcassonne-title = Carcassonne
carcassonne-blurb =
    About 45 minutes. Lay one tile a turn and let a landscape of roads, cities, monasteries and fields grow.
    Place followers where it will pay. With The Messages two figures score for you, and dark spaces bring letters. Most points win.

## The slash commands

command-place = place
command-place-about = Lay your tile: its cell and, where needed, its turn, such as 2N 3E 1.
command-follower = follower
command-follower-about = Place a follower on the tile you laid, such as knight, or none.
command-figure = figure
command-figure-about = Choose which of your figures advances: follower or lady.
command-message = message
command-message-about = Answer a message: its action, or two points.
command-recall = recall
command-recall-about = Score one of your followers and take it back, by its cell.

## Table options

carcassonne-option-edition = Edition
carcassonne-option-messages = The Messages
carcassonne-with-messages =
    { $messages ->
        [yes] with The Messages
       *[no] without The Messages
    }

## Small phrases

carcassonne-feature =
    { $feature ->
        [city] city
        [road] road
        [monastery] monastery
       *[field] field
    }
carcassonne-role =
    { $feature ->
        [city] knight
        [road] highwayman
        [monastery] monk
       *[field] farmer
    }
carcassonne-role-at = { carcassonne-role } { $sides }
carcassonne-side =
    { $side ->
        [north] north
        [east] east
        [south] south
        [north-east] north-east
        [south-east] south-east
        [south-west] south-west
        [north-west] north-west
        [middle] all around
       *[west] west
    }
carcassonne-figure =
    { $figure ->
        [follower] follower
       *[lady] lady
    }
carcassonne-tile =
    { $tile ->
        [A] a monastery with a road
        [B] a monastery
        [C] a city on all sides with a shield
        [D] a straight road past a city
        [E] a city on one side
        [F] a city across with a shield
        [G] a city across
        [H] two cities facing each other
        [I] two cities at a corner
        [J] a city and a road that bends to the right
        [K] a city and a road that bends to the left
        [L] a city and a crossing of three roads
        [M] a city corner with a shield
        [N] a city corner
        [O] a city corner with a shield and a road that bends
        [P] a city corner and a road that bends
        [Q] a city on three sides with a shield
        [R] a city on three sides
        [S] a city on three sides with a shield and a road
        [T] a city on three sides and a road
        [U] a straight road
        [V] a road that bends
        [W] a crossing of three roads
       *[X] a crossing of four roads
    }
carcassonne-faces = { $feature } { $sides }
carcassonne-size =
    { $open ->
        [0] { carcassonne-feature } of { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{ $shields }, complete
        [one] { carcassonne-feature } of { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{ $shields }, { $open } side open
       *[other] { carcassonne-feature } of { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{ $shields }, { $open } sides open
    }
carcassonne-shields =
    { $shields ->
        [0] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
carcassonne-size-monastery =
    { $complete ->
        [yes] monastery, complete
       *[no] monastery with { $count } of 8 neighbours
    }
carcassonne-size-field =
    { $count ->
        [0] field, no complete city yet
        [one] field with { $count } complete city, { $points } points
       *[other] field with { $count } complete cities, { $points } points
    }
carcassonne-at-once =
    { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
carcassonne-completes =
    { $whose ->
        [you] { carcassonne-feature } complete, { $points } for you
        [both] { carcassonne-feature } complete, { $points } for you and { $name }
       *[other] { carcassonne-feature } complete, { $points } for { $name }
    }
carcassonne-extends =
    { $feature ->
        [monastery] your monastery, { $tiles } of 9
       *[other] your { carcassonne-feature }, { $tiles } tiles
    }
carcassonne-closes = free { carcassonne-feature } complete, worth { $points }
carcassonne-gain =
    { $source ->
        [city] city { $points }
        [road] road { $points }
        [monastery] monastery { $points }
       *[message] message { $points }
    }

## Your turn

carcassonne-your-turn =
    { $left ->
        [0] **Your turn.** This is the last tile.
        [one] **Your turn.** { $left } tile comes after this one.
       *[other] **Your turn.** { $left } tiles come after this one.
    }
carcassonne-you =
    You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $projected } if it ended now · place { $place } of { $seats } · { $supply ->
        [one] { $supply } follower left
       *[other] { $supply } followers left
    }
carcassonne-figures-at = follower at { $follower }, lady at { $lady }
carcassonne-drew =
    { $count ->
        [one] You drew { $tile }. It fits in { $count } place.
       *[other] You drew { $tile }. It fits in { $count } places.
    }
carcassonne-part =
    { $part ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
carcassonne-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
carcassonne-which-cell =
    { $count ->
        [one] { carcassonne-part }: { $count } place. Where does the tile go?
       *[other] { carcassonne-part }: { $count } places. Where does the tile go?
    }
carcassonne-which-turn = { $cell }: how shall it lie?
carcassonne-which-spot =
    { $count ->
        [0] The tile lies at { $cell }. You have no follower left.
        [one] The tile lies at { $cell }. Place your last follower on it?
       *[other] The tile lies at { $cell }. Place a follower on it? You have { $count }.
    }
carcassonne-no-spot = The tile lies at { $cell }. Nobody can be placed on it: it has no free spot.
carcassonne-which-way = It can lie in several ways at { $cell }; add the number: { $ways }.
carcassonne-misfit =
    { $fault ->
        [taken] A tile lies at { $cell } already.
        [apart] No tile lies beside { $cell }.
       *[edges] It does not fit at { $cell }: a { $own ->
            [city] city
            [road] road
           *[field] field
        } would meet a { $other ->
            [city] city
            [road] road
           *[field] field
        } in the { $side }.
    } Nearest places: { $nearest }.
carcassonne-no-follower = No Follower
carcassonne-end-turn = End the Turn
carcassonne-take-back = Take the Tile Back
carcassonne-which-figure = You scored: { $gains }. Which figure advances?
carcassonne-advances = { $before } to { $after }
carcassonne-brings-message = a message
carcassonne-went = { $gain } to your { $figure }
carcassonne-by-default = From others’ turns: { $gains }. Until you lay your next tile you can change that.
carcassonne-kept = Your points are where you want them: { $figures }.
carcassonne-read-message = **A message: { $name }.** { $about }
carcassonne-message-do =
    { $message ->
        [one_more_tile] Place Another Tile
        [score_a_follower] Score a Follower
       *[other] Score It
    }
carcassonne-brings =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
carcassonne-up-to = up to { $points }
carcassonne-two-points = Take 2 Points
carcassonne-recall-which = Which of your followers do you score and take back?
carcassonne-recall-points =
    { $points ->
        [0] no points, no majority
        [one] { $points } point
       *[other] { $points } points
    }
carcassonne-did = Your turn: { $deeds }.
carcassonne-answered =
    { $kind ->
        [place_tile] You laid your tile.
        [place_follower] You finished your turn.
        [assign_points] You chose a figure.
        [read_message] You answered the message.
       *[other] You took a follower back.
    }

## The story

carcassonne-turn = **{ $name }**: { $deeds }.
carcassonne-deed-placed = { $tile } at { $cell }
carcassonne-deed-aside = { $tile } fits nowhere and is set aside
carcassonne-deed-scored =
    { $feature ->
        [monastery] monastery at { $cell } complete, { $points } for { $names }
       *[other] { carcassonne-feature } at { $cell } complete with { $tiles } tiles{ $shields }, { $points } for { $names }
    }
carcassonne-deed-message = message: { carcassonne-message }
carcassonne-deed-action =
    { $message ->
        [one_more_tile] another tile
       *[other] its action, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
carcassonne-deed-two = 2 points instead
carcassonne-deed-figures = figures moved, follower at { $follower }, lady at { $lady }

## Where the game stands

carcassonne-status =
    { $left ->
        [one] { $left } tile left · { $points } · if it ended now: { $projected }
       *[other] { $left } tiles left · { $points } · if it ended now: { $projected }
    }
carcassonne-over = The game is over.
carcassonne-seating = You play in this order: { $circle }. **{ $first }** begins.
carcassonne-seating-messages = The Messages: everybody has two figures on the track. Who scores and lands on 0, 5, 10 and so on in their own turn gets a message.

## Points

carcassonne-why-now = If the game ended now:
carcassonne-why-nothing = nothing yet
carcassonne-reason =
    { $source ->
        [roads] roads so far { $points }
        [cities] cities so far { $points }
        [monasteries] monasteries so far { $points }
       *[messages] messages { $points }
    }
carcassonne-reason-final =
    { $feature ->
        [road] open road at { $cell } ({ $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }) { $points }
        [city] open city at { $cell } ({ $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{ $shields }) { $points }
        [monastery] open monastery at { $cell } { $points }
       *[field] farm at { $cell } ({ $cities ->
            [one] { $cities } city
           *[other] { $cities } cities
        }) { $points }
    }
carcassonne-total =
    { $source ->
        [roads] roads { $points }
        [cities] cities { $points }
        [monasteries] monasteries { $points }
        [messages] messages { $points }
        [final_road] open roads { $points }
        [final_city] open cities { $points }
        [final_monastery] open monasteries { $points }
       *[final_field] farms { $points }
    }

## For the ear

carcassonne-alt-head =
    { $left ->
        [one] { $name } to play, { $left } tile left.
       *[other] { $name } to play, { $left } tiles left.
    }
carcassonne-alt-player =
    { $supply ->
        [one] { $name }: points { $points }, { $supply } follower left.
       *[other] { $name }: points { $points }, { $supply } followers left.
    }
carcassonne-alt-own = Your followers: { $followers }.
carcassonne-alt-drawn = Drawn: { $tile }. It fits at: { $cells }.
carcassonne-alt-laid = Laid: { $tile } at { $cell }.
carcassonne-alt-stock = Still to come: { $tiles }.
carcassonne-alt-aside = Set aside: { $tiles }.
carcassonne-alt-unread = Messages that nobody has seen: { $messages }.
carcassonne-alt-seen = Messages under the stack, the first to come first: { $messages }.
carcassonne-alt-at = at { $cells }
carcassonne-alt-open = leads to { $cells }
carcassonne-alt-course = Points by round: { $points }.

## The Messages

carcassonne-message =
    { $message ->
        [shortest_road] the shortest road
        [smallest_city] the smallest city
        [smallest_monastery] the smallest monastery
        [shields] shields
        [knights] knights
        [farmers] farmers
        [one_more_tile] one more tile
       *[score_a_follower] a follower comes home
    }
carcassonne-message-about =
    { $message ->
        [shortest_road] Score the road of yours that would be worth least at the end. Your follower stays.
        [smallest_city] Score the city of yours that would be worth least at the end. Your follower stays.
        [smallest_monastery] Score the monastery of yours that would be worth least at the end. Your follower stays.
        [shields] 2 points for every shield in all cities where you have a follower.
        [knights] 2 points for each of your knights. They stay.
        [farmers] 2 points for each of your farmers. They stay.
        [one_more_tile] Draw another tile and lay it by the usual rules, with a follower if you like.
       *[score_a_follower] Choose one of your followers: with a majority there you alone score as at the end. It then comes home.
    }

## The rules

carcassonne-page-idea-title = The Idea
carcassonne-page-idea =
    A landscape grows tile by tile, { $tiles } in all. In your turn you lay one tile, you may place one follower on it, and whatever is complete is scored.

    You have { $followers } followers. On a road they are highwaymen, in a city knights, in a monastery monks, on a field farmers. They come home when what they stand on is complete; farmers stay to the end.

    Cells are named from the start tile outwards: 2N 3E is two to the north and three to the east. The margins of the map show it.
carcassonne-page-tile-title = Laying a Tile
carcassonne-page-tile =
    You draw a tile and lay it so that all sides match: road to road, city to city, field to field. It must touch another tile by a side.

    The letters in the picture are the cells where it fits; with many of them you first choose a part of the map. Where it can lie in several ways, you see them side by side.

    A tile that fits nowhere is set aside, and you draw another. Until you have decided about a follower, you can take your tile back.

    An example: you drew a road that bends. At F it would make your road five tiles long, at C it would close Carla’s road, and she would score it.
carcassonne-page-follower-title = Placing a Follower
carcassonne-page-follower =
    On the tile you have just laid, on one road, city, monastery or field, if nobody stands anywhere on that whole road, city or field yet, not even you.

    Several followers in one place come about when tiles join what was apart. Whoever has most of them there gets all its points; equals all get the full points.

    A follower may be placed on something that this very tile completes: it is scored and comes home at once.
carcassonne-page-scoring-title = Scoring
carcassonne-page-scoring =
    • A road that is closed at both ends: 1 point a tile.
    • A city whose wall is closed: 2 points a tile and 2 for every shield.
    • A monastery with all eight neighbours: 9 points.

    Points go to whoever has most followers there, and all of them come home. Something complete where nobody stands gives nothing.
carcassonne-page-fields-title = Fields
carcassonne-page-fields =
    Farmers lie on a field and stay until the end. A field ends at roads, cities and the edge of the land.

    At the end each field gives { $farm } points for every complete city that it borders, to whoever has most farmers on it. A city can feed several fields.

    A farmer never comes home by scoring, so mind how many you spend.
carcassonne-page-messages-title = The Messages
carcassonne-page-messages =
    Everybody has two figures on the score track, a follower and a lady. Whenever you score, you choose which of them advances; the points of one road, city or monastery go to one figure. Your points are both together.

    If a figure of yours lands on a dark space, 0, 5, 10 and so on, when you score in your own turn, you receive one of { $messages } messages: do what it says, or take 2 points. Those points may bring the next message.

    If you score in somebody else’s turn, the figure further back advances at once, and nobody waits; you can choose otherwise until you lay your next tile.
carcassonne-page-end-title = The End
carcassonne-page-end =
    When the last tile is laid, what is not complete is scored too:
    • roads 1 point a tile, cities 1 a tile and 1 a shield, monasteries 1 and 1 for each neighbour;
    • fields { $farm } for each complete city beside them.

    Most points win; equals share the victory. /{ command-why } lists every point, also in the middle of the game. “If it ended now” is this final scoring as everything lies.

## The first game

carcassonne-lesson =
    { $lesson ->
        [tile] Lay the tile so that all its sides match. Extend what is yours, or close what somebody else cannot hold; the letters mark where it fits.
        [follower] A follower scores what it stands on as soon as that is complete, and then comes home. You have seven: do not spend all of them early.
        [scoring] A complete city pays 2 points a tile, a road 1, a monastery with all its neighbours 9. What stays open counts half or less at the end.
        [field] A follower on a field is a farmer: it stays to the end and then pays for every complete city beside its field. One or two are enough.
        [majority] Nobody may join an occupied city or road directly. But two that grow together are shared: most followers take all the points, equals all get them.
       *[messages] Points move one of your two figures. Landing on a dark space, 0, 5, 10 and so on, in your own turn brings a message, so choose the figure that lands there.
    }
carcassonne-page-seat-title = The Map
carcassonne-page-seat =
    1. The landscape. The margins name the cells: 2N 3E is two to the north and three to the east of the start tile. A frame marks the tile laid last, letters where yours fits. Standing figures are on roads, in cities and monasteries; lying ones are farmers.
    2. The tile to be laid, and how many are left.
    3. What you have: followers at home, the two scoring figures, the points, and behind the flag what they would be if it ended now. Every player has such a line, a colour and a shape.
carcassonne-page-example-title = From a Tile to Points
carcassonne-page-example =
    Your knight stands in an open city of two tiles, one with a shield. You draw a tile with a city on one side.

    1. You lay it so that the wall closes: the city has three tiles now.
    2. It is complete: 3 tiles × 2 and a shield × 2 make 8 points, and your knight comes home.
    3. You may still place a follower on the new tile, say on its road.
    4. Had the city stayed open to the end, it would have paid 3 + 1 = 4.

## What a word means

carcassonne-term =
    { $term ->
        [tile] Tile
        [cell] Cell
        [follower] Follower
        [knight] Knight
        [highwayman] Highwayman
        [monk] Monk
        [farmer] Farmer
        [road] Road
        [city] City
        [shield] Shield
        [monastery] Monastery
        [field] Field
        [majority] Majority
        [supply] Supply
        [figures] Scoring figures
        [dark] Dark space
        [message] Message
        [aside] Set aside
        [projected] If it ended now
       *[tie] Tie
    }
carcassonne-term-about =
    { $term ->
        [tile] A square of land with roads, cities, fields or a monastery. 72 in all; one lies on the table from the start.
        [cell] Where a tile lies or could lie, counted from the start tile: 2N 3E is two to the north and three to the east.
        [follower] One of your seven. At most one a turn is placed, and only on the tile just laid.
        [knight] A follower in a city.
        [highwayman] A follower on a road.
        [monk] A follower in a monastery.
        [farmer] A follower on a field. It stays there until the end of the game.
        [road] Ends at crossings, cities and monasteries. Complete: 1 point a tile; at the end as much.
        [city] Complete when its wall is closed: 2 points a tile and 2 a shield. Open at the end: half of that.
        [shield] On ten tiles. Each adds 2 points to a complete city, 1 to an open one.
        [monastery] Complete with all eight neighbours: 9 points. At the end 1, and 1 for each neighbour.
        [field] Green land between roads and cities. At the end it gives 3 points for each complete city it borders.
        [majority] Most followers in one place. They get all its points; equals all get the full points.
        [supply] Your followers that are not on the map. With none left you cannot place any.
        [figures] With The Messages, your follower and your lady on the track. Your points are both together.
        [dark] 0, 5, 10 and so on. Landing there in your own turn brings a message; passing over it does not.
        [message] One of eight. Do what it says, or take 2 points. It then goes under the stack.
        [aside] What becomes of a tile that fits nowhere. You draw another.
        [projected] Your points with the final scoring added, as everything lies now.
       *[tie] There is no tie-break: equals share the victory.
    }

## Why a move is good

carcassonne-so-far =
    { $points ->
        [one] one point so far
       *[other] { $points } points so far
    }
carcassonne-because =
    { $kind ->
        [closes]
            your { carcassonne-feature } is complete: { $points ->
                [one] one point
               *[other] { $points } points
            }
        [closes_shared]
            the { carcassonne-feature } is complete: { $points ->
                [one] one point
               *[other] { $points } points
            } for you and { $count ->
                [one] for { $name }
               *[other] for { $name } and others
            }
        [joins]
            your { carcassonne-feature } joins that of { $name }, and { $points ->
                [one] its point is then
               *[other] its { $points } points are then
            } { $shared ->
                [yes] for both of you
                [more] for you and others
               *[no] yours alone
            }
        [farm]
            your fields border more complete cities, worth { $points ->
                [one] one more point
               *[other] { $points } more points
            }
        [blocks]
            { $count ->
                [0] none of the tiles left completes { $name }’s { carcassonne-feature } ({ carcassonne-so-far }) any more
                [one] only one of the tiles left still completes { $name }’s { carcassonne-feature } ({ carcassonne-so-far }), against { $left } before
               *[other] only { $count } of the tiles left still complete { $name }’s { carcassonne-feature } ({ carcassonne-so-far }), against { $left } before
            }
        [extends]
            your { carcassonne-feature } is then worth { $points ->
                [one] one point
               *[other] { $points } points
            }{ $left ->
                [1]
                    { $count ->
                        [0] , but none of the tiles left completes it
                        [one] , and one of the tiles left completes it
                       *[other] , and { $count } of the tiles left complete it
                    }
               *[other]
                    { $feature ->
                        [monastery] , and needs { $left } more tiles
                       *[other] , and needs at least { $left } more tiles
                    }
            }
        [free]
            a follower on the complete { carcassonne-feature } scores { $points ->
                [one] one point
               *[other] { $points } points
            } at once
        [opens]
            a follower on the { carcassonne-feature } may bring about { $points ->
                [one] one point
               *[other] { $points } points
            }
        [follower]
            { $feature ->
                [field]
                    { $count ->
                        [0] the field borders no complete city yet
                        [one] the field borders one complete city
                       *[other] the field borders { $count } complete cities
                    }, and { $points ->
                        [0] hardly a point
                        [one] about one point
                       *[other] about { $points } points
                    } can be expected from it by the end
               *[other]
                    { $points ->
                        [0] hardly a point can be expected from the { carcassonne-feature }
                        [one] about one point can be expected from the { carcassonne-feature }
                       *[other] about { $points } points can be expected from the { carcassonne-feature }
                    }, which { $left ->
                        [1]
                            { $count ->
                                [0] none of the tiles left completes
                                [one] one of the tiles left completes
                               *[other] { $count } of the tiles left complete
                            }
                       *[other]
                            { $feature ->
                                [monastery] needs { $left } more tiles
                               *[other] needs at least { $left } more tiles
                            }
                    }
            }
        [home] the { carcassonne-feature } is complete, so the follower comes home at once
        [stays]
            { $count ->
                [one]
                    one follower stays at home for the { $left ->
                        [one] tile to come
                       *[other] { $left } tiles to come
                    }
               *[other]
                    { $count } followers stay at home for the { $left ->
                        [one] tile to come
                       *[other] { $left } tiles to come
                    }
            }
        [gives]
            it brings { $name } no more than { $points ->
                [one] one point
               *[other] { $points } points
            }{ $most ->
                [one] ; elsewhere somebody would get one
               *[other] ; elsewhere somebody would get { $most }
            }
        [gives_least]
            it brings { $name } { $points ->
                [one] one point
               *[other] { $points } points
            }, and no other place brings others less
        [harmless]
            it brings nobody else a point{ $most ->
                [0] { "" }
                [one] ; elsewhere somebody would get one
               *[other] ; elsewhere somebody would get { $most }
            }
        [one_more_tile] another tile comes at once
        [recalled]
            { $count ->
                [one] a follower comes home, where there was none
               *[other] a follower comes home, where there are then { $count }
            }
        [dark] a figure lands on a dark space, and that is a message, worth at least 2 points
       *[dark_ahead]
            { $count ->
                [one] one more point then brings the figure onto a dark space
               *[other] { $count } more points then bring the figure onto a dark space
            }
    }
