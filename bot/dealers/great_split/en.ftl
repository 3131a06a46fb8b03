### The Great Split in English.

great-split-title = The Great Split
great-split-blurb =
    About 30 minutes. Split your hand in two, and your left neighbour picks a half; you pick one from your right neighbour.
    Six rounds of books, art, gems, gold and the seals that make them count. Most prestige wins.

## The slash commands

command-discard = discard
command-discard-about = Discard down to the hand limit of the round.
command-split = split
command-split-about = Split your hand: name the letters of the left pile.
command-choose = choose
command-choose-about = Take the left or the right pile of your neighbour’s offer.
command-resolve = resolve
command-resolve-about = Play or sell a card, place a seal, use your splitter, or say done.

## Table options

great-split-option-edition = Edition
great-split-edition =
    { $edition ->
        [gala] Gala’s own figures
       *[other] { $edition }
    }
great-split-option-finish = End of a resolution
great-split-finish-asked = Everyone says done
great-split-finish-alone = Done by itself when nothing is left

## Small phrases

great-split-no-cards = nothing
great-split-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
great-split-amount =
    { $icon ->
        [books]
            { $count ->
                [one] { $count } book
               *[other] { $count } books
            }
        [art] { $count } art
        [topaz]
            { $count ->
                [one] { $count } topaz
               *[other] { $count } topazes
            }
        [emerald]
            { $count ->
                [one] { $count } emerald
               *[other] { $count } emeralds
            }
        [gold] { $count } gold
        [diamond]
            { $count ->
                [one] { $count } diamond seal
               *[other] { $count } diamond seals
            }
        [square]
            { $count ->
                [one] { $count } square seal
               *[other] { $count } square seals
            }
        [star]
            { $count ->
                [one] { $count } star seal
               *[other] { $count } star seals
            }
       *[prestige] { $count } prestige
    }
great-split-track =
    { $track ->
        [books] books
        [art] art
        [topaz] topaz
        [emerald] emerald
        [gold] gold
        [books_seal] book seal
        [art_seal] art seal
        [topaz_seal] topaz seal
        [emerald_seal] emerald seal
        [gold_seal] gold seal
       *[prestige] prestige
    }
great-split-short =
    { $track ->
        [books] books
        [art] art
        [topaz] topaz
        [emerald] emerald
        [gold] gold
       *[prestige] prestige
    }
great-split-character =
    { $character ->
        [archivist] Archivist
        [gallerist] Gallerist
        [financier] Financier
        [lapidary] Lapidary
        [explorer] Explorer
        [patron] Patron
        [heiress] Heiress
       *[other] { $character }
    }
great-split-scoring-name =
    { $what ->
        [books] books
        [art] art
        [gems] gems
       *[contracts] contracts
    }

## What a move would bring

great-split-full =
    { $count ->
        [one] { $track } full: { $count } step lost
       *[other] { $track } full: { $count } steps lost
    }
great-split-full-effect =
    { $count ->
        [one] full, { $count } step lost
       *[other] full, { $count } steps lost
    }
great-split-moved = { $track } { $start } to { $end }
great-split-steps = { $start } to { $end }
great-split-at-best = at best { $steps }
great-split-note-contracts =
    { $count ->
        [one] a contract
       *[other] { $count } contracts
    }
great-split-note-banner = worth { $value } prestige
great-split-note-number = counts { $value }
great-split-note-stars =
    { $stars ->
        [0] contracts worth nothing yet
       *[other] contracts worth { $stars } each
    }
great-split-note-times =
    { $count ->
        [one] { $count } contract × { $stars } = { $points }
       *[other] { $count } contracts × { $stars } = { $points }
    }
great-split-note-arrows =
    { $count ->
        [one] a double arrow
       *[other] { $count } double arrows
    }
great-split-note-lost =
    { $count ->
        [one] { $count } step lost
       *[other] { $count } steps lost
    }
great-split-note-bonus-lost = { $bonus } lost
great-split-for-neighbour = { $own }. For { $name }: { $theirs }

## Discarding

great-split-discard =
    { $count ->
        [one] **Round { $round }: discard one card.** You hold { $cards }, the limit is { $limit }. Nobody learns what it was. Beside each card: what playing it would bring you.
       *[other] **Round { $round }: discard { $count } cards.** You hold { $cards }, the limit is { $limit }. Nobody learns what they were.
    }
great-split-discard-chosen = You are discarding { $cards }. You can change this until everyone has chosen.
great-split-discard-draft =
    {"**"}Discard:** { $gone }
    {"**"}Keep:** { $kept }
great-split-discard-open = Discard
great-split-discard-seal = Discard These
great-split-discard-form =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
great-split-discard-label = Cards to discard
great-split-discard-hint = Below each card: what playing it would bring you.

## Splitting

great-split-split = **Round { $round }: split your hand.** { $name } picks one pile, and you get the other one back.
great-split-leads =
    { $seats ->
        [2] { $name } is ahead of you: { $tracks }.
       *[other] { $name } is ahead of everyone: { $tracks }.
    }
great-split-furthest = { $name }’s furthest track is { $track }, at space { $space }.
great-split-split-chosen = Your left pile is { $cards }. You can change it until everyone has sealed.
great-split-split-draft = { $name } will see exactly this.
great-split-look = { $name }’s Board
great-split-split-outcome =
    { $side ->
        [left] If { $name } takes left: { $theirs } for { $name }, { $own } for you.
       *[right] If { $name } takes right: { $theirs } for { $name }, { $own } for you.
    }
great-split-split-open = Split
great-split-split-seal = Seal It
great-split-split-form = Round { $round }: split your hand
great-split-split-label = The left pile
great-split-split-hint = Tick the left pile; the rest goes right. Below: what a card would bring you, then your neighbour.

## Choosing

great-split-choose = **Round { $round }: { $name } offers you two piles.** Keep one; the other goes back.
great-split-choose-pile =
    { $side ->
        [left] **Left** for you: { $worth }.
       *[right] **Right** for you: { $worth }.
    }
great-split-choose-chosen =
    { $side ->
        [left] You are taking the left pile. You can change your mind until everyone has chosen.
       *[right] You are taking the right pile. You can change your mind until everyone has chosen.
    }
great-split-take-left = Take Left
great-split-take-right = Take Right
great-split-take-effect = { $own } for you, { $theirs } for { $name }

## Resolving

great-split-resolve =
    { $count ->
        [one] **Round { $round }: resolve your hand.** One card is left.
       *[other] **Round { $round }: resolve your hand.** { $count } cards are left, in any order.
    }
great-split-resolve-splitter = **Round { $round }: only your splitter is left.** Which track?
great-split-resolve-done = **Round { $round }: everything is played.** Done shows your board to everyone.
great-split-raised =
    { $question ->
        [diamond] **A diamond seal: which track?** One step on a diamond seal’s track.
        [square] **A square seal: which track?** One step on a square seal’s track.
        [star] **A star seal: which track?** One step on any seal’s track.
       *[arrow] **A double arrow: which track?** Two steps on one track, gold excepted.
    }
great-split-raised-waiting =
    { $count ->
        [one] One more question follows.
       *[other] { $count } more questions follow.
    }
great-split-no-gains = nothing has moved
great-split-all = Play All Cards
great-split-plain = Play All Simple Cards
great-split-splitter = Splitter…
great-split-splitter-question = **Your splitter: which track?** One step.
great-split-sell = Sell…
great-split-sell-question = **Sell which card?** Its icons count for nothing, nobody sees it, and it stays in your hand.
great-split-sell-price = **Sell { $card }: for gold or for prestige?**
great-split-take-back = Take Back
great-split-undo-play = { $card } to your hand
great-split-undo-sale = { $card } unsold
great-split-undo-track = { $track }
great-split-undo-plain = the simple cards
great-split-undo-all = all cards to your hand
great-split-done = Done

## What stays of a question

great-split-answered =
    { $kind ->
        [discard] Round { $round }: you have discarded.
        [split] Round { $round }: you have split your hand.
        [choose] Round { $round }: you have chosen a pile.
       *[resolve] Round { $round }: you have resolved your hand.
    }
great-split-answered-discard = You are discarding { $cards }.
great-split-answered-split =
    Sealed. { $name } will choose between these.
    {"**"}Left:** { $left }
    {"**"}Right:** { $right }
great-split-answered-choose = You took { $kept }. Back to { $name }: { $returned }.
great-split-answered-given = From your piles { $name } took { $kept }. Back to you: { $returned }.
great-split-answered-resolve = You are done. Gained: { $gains }.
great-split-answered-sold = Sold, seen by nobody else: { $cards }.

## Where the game stands

great-split-seating = Everyone passes to the left: { $circle }.
great-split-passes = { $from } to { $to }
great-split-seating-seat = **{ $name }**, { $character }: starts with { $start }; contracts: { $contracts }.
great-split-seating-none = none
great-split-plan-line = After round { $round } we score { $what }.
great-split-plan-end = After round { $round } everything is scored, contracts too.
great-split-soon = Scored at the end of this round: { $what }.
great-split-art-fades = Your art { $level } earns 0 if the market passes { $market }.
great-split-soon-all = Scored at the end of this round: everything.
great-split-status = Round { $round } of { $rounds }
great-split-status-phase =
    { $phase ->
        [start] first seals are placed
        [discard] hands are over the limit
        [split] everyone splits
        [choose] everyone chooses a pile
       *[resolve] everyone resolves
    }
great-split-status-market = market { $market }
great-split-status-projected = if it ended now: { $who }
great-split-you =
    You: { $now } now · { $projected } if it ended now · { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $seats }
great-split-since-neighbour = { $name } since: { $steps }.
great-split-since = Round { $round } brought you { $gained }. Market { $market }. Prestige: { $who }.
great-split-status-over = The game is over.

## The story of a round

great-split-tell-discards = Cards discarded: { $who }.
great-split-tell-own-discard = You discarded { $cards }.
great-split-tell-sold =
    { $count ->
        [one] sold { $count } card
       *[other] sold { $count } cards
    }
great-split-tell-market =
    { $token ->
        [0] The market stays at { $market }.
       *[other] Market +{ $token }, now { $market }.
    }
great-split-scored =
    { $what ->
        [books] Books are scored: { $points }.
        [art] Art is scored: { $points }.
        [gems] Gems are scored: { $points }.
       *[contracts] Contracts are scored: { $points }.
    }
great-split-tell-standing = Prestige now: { $who }.
great-split-tell-round =
    { $seats ->
        [two]
            { $level ->
                [2] Round { $round } begins: a level II and a level I card for each of you, hand limit { $limit }.
               *[3] Round { $round } begins: a level III and a level II card for each of you, hand limit { $limit }.
            }
       *[more]
            { $level ->
                [2] Round { $round } begins: a level II card for everyone, hand limit { $limit }.
               *[3] Round { $round } begins: a level III card for everyone, hand limit { $limit }.
            }
    }

## Why

great-split-why-nothing = Nothing has been scored yet. { $plan }
great-split-why-now = **If it ended now**
great-split-why-now-seat = { $name } { $total }: { $now } now{ $parts }
great-split-why-heading =
    { $what ->
        [books] **Books, after round { $round }**
        [art] **Art, after round { $round }**
        [gems] **Gems, after round { $round }**
       *[contracts] **Contracts, after round { $round }**
    }
great-split-why-books = The highest banner reached or passed on the book track.
great-split-why-books-sum = space { $space }: { $points }
great-split-why-art = The level on the art track, with the market at { $market }: { $brackets }.
great-split-bracket = from { $level }: { $points }
great-split-why-art-sum = level { $level }: { $points }
great-split-why-gems = Twice the scarcer gem.
great-split-why-gems-sum = topaz { $topaz }, emerald { $emerald }: 2 × { $least } = { $points }
great-split-why-contracts = For each resource the contracts (on the track + of the character) times the stars of its seal.
great-split-why-no-contracts = no contracts
great-split-why-total = { $sums }. Together { $total }.

## The end

great-split-final-played = earned in play { $points }

## Pictures for the ear

great-split-alt-board =
    { $revealed ->
        [0] Round { $round } of { $rounds }. Market { $market }.
       *[other] Round { $round } of { $rounds }. Market { $market }, from the tokens { $tokens }.
    }
great-split-alt-line = Scored after round { $round }: { $what }.
great-split-alt-seat = The board of { $name }, { $character }.
great-split-alt-resolution = Your board.
great-split-alt-hand =
    { $count ->
        [one] One card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
great-split-alt-piles = Left pile: { $left }. Right pile: { $right }.
great-split-alt-worth = { $points } for { $name }
great-split-alt-space = { $track } { $space } of { $end }
great-split-alt-art = earns { $points } now
great-split-alt-own-contracts = { $count } from { $character }
great-split-alt-bonus = { $bonus } at { $space }
great-split-alt-fades = 0 once the market passes { $market }
great-split-alt-to-play = Still to play: { $cards }.
great-split-alt-discarded = { $count } discarded
great-split-alt-played = Played: { $cards }.
great-split-alt-splitter = The splitter is still to play.
great-split-alt-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
great-split-alt-next-contract = next contract at { $space }
great-split-alt-next-arrow = double arrow at { $space }
great-split-alt-final = The final scoring.

## The rules

great-split-page-idea-title = The Idea
great-split-page-idea =
    You are collectors at a gala. In { $rounds } rounds you gather books, art, gems and gold, and the seals without which their contracts are worthless. Most prestige at the end wins; a tie is a shared victory.

    A round goes like this, everyone at the same time:
    1. Deal: one new card each.
    2. Split: you divide your hand into two piles for your left neighbour.
    3. Choose: you keep one pile of your right neighbour, and get one of your own back.
    4. Resolution: you play or sell everything you hold now.
    5. Market and, after some rounds, scoring.

    Then you take all your cards up again: they are never used up, only passed around. I am the host of the gala: I deal, keep the secrets and move the markers.
great-split-page-split-title = Deal and Split
great-split-page-split =
    You begin with four level I cards. Every round brings one more: level II in rounds 1 to 3, level III in rounds 4 to 6. With two players it is two cards, one of them a level lower.

    The hand limit is { $limits } from the first round to the last; your splitter does not count. Whatever is too much you discard, secretly and for good.

    Then you split: tick the cards of the left pile, the others are the right pile. The piles may differ in size, but each has at least one card. Both go into your wallet and to your left neighbour.

    If one pile is plainly better, you will get the other one back. Look at your neighbour’s board: what is worth little to them may be worth much to you.
great-split-page-choose-title = Choose
great-split-page-choose =
    You open the wallet of your right neighbour. Only the two of you know what is in it. Keep the left or the right pile; the other one goes back to its owner.

    Meanwhile your left neighbour does the same with your wallet. What you chose and what came back to you is your hand for this round.

    Under the two piles I say what each would bring you: tracks and how far they move, contracts and other spaces you would reach, seals you would still place, steps you would lose.
great-split-page-resolve-title = Resolution
great-split-page-resolve =
    Now you lay down all your cards, one by one, in any order.

    • A card gives one step for each of its icons, on the track of that icon.
    • A diamond seal is a step on the book seal or the art seal; a square seal on the topaz, emerald or gold seal; a star seal on any of the five. Several seals on one card may go to different tracks.
    • Instead of playing a card you may sell it, face down: forget its icons and take one step on gold or on prestige. Nobody sees what you sold, and it stays yours.
    • Your splitter gives one step on any track, every round.

    Everything must be played or sold. Steps beyond the end of a track are lost. When nothing is left to choose, you are done by itself, unless the table chose otherwise; until then you can take back step by step.
great-split-page-spaces-title = Spaces
great-split-page-spaces =
    Spaces count when you reach or pass them.

    • Double arrow, on gold: at once two steps on one other track. They cannot be divided, and gold itself is excluded.
    • A resource on a seal’s track: at once one step on that resource.
    • Contract, on the five resource tracks: worth something at the end, if its seal has stars.
    • Banner, on the book track: what your books are worth whenever books are scored.
    • Stars, on a seal’s track: what each contract of that resource is worth at the end. The furthest ribbon counts, not the sum.

    Your character gave you your first steps, and perhaps contracts that count from the start.
great-split-page-scoring-title = Scoring
great-split-page-scoring =
    After rounds { $first } and { $second } the scoring tokens on the line decide what is scored: books, art, gems, and one token for nothing. After the last round all three are scored again, and the contracts.

    • Books: the highest banner reached or passed.
    • Art: your level against the market. Every round a token from 0 to 4 pushes the market up, and the same level earns less. With the market at { $market }, levels and prestige are { $brackets }.
    • Gems: twice the scarcer of topaz and emerald.
    • Contracts: for each resource, the contracts on its track and on your character, times the stars of its seal.

    The button “{ button-why }” explains every point of every scoring.
great-split-page-honest-title = What Is Printed and What Is Ours
great-split-page-honest =
    The rules are those of the printed game. Not all figures on its components are public, so this edition fills the gaps.

    • Printed in the rulebooks: { $printed }.
    • Deduced from their examples and counts: { $deduced }.
    • Our own reconstruction: { $ours }.

    Where the rulebooks are silent, we decided: each pile has a card; a full track may be chosen and the step is lost; questions raised by a card are settled oldest first; what was sold or discarded is never revealed.

    Whoever owns the game can give the bot an edition with the true figures.
great-split-table =
    { $table ->
        [rounds] the card level of each round
        [lines] the scoring lines
        [market] the market tokens
        [brackets] what art earns
        [limits] the hand limits
        [cards] the cards
        [characters] the characters
        [resources] the resource tracks
       *[seals] the seal tracks
    }
great-split-no-table = nothing

## The first game

great-split-lesson =
    { $lesson ->
        [seal] A seal makes contracts count: at the end every contract is worth the stars of its seal. Begin with a resource that you already have.
        [split] Your neighbour keeps the pile that is better for them, and you get the other. So put together what brings you much and them little: the form says both for every card.
        [choose] You keep one pile; the other goes back to its owner. The buttons say what each brings you and them: one point less for you may be five less for them.
        [contracts] About half of the score comes at the end: contracts times the stars of their seals. Ten contracts without stars are worth nothing, so let both grow together.
        [art] Art decays: the market rises after every round, and the same art earns less. What earns today may earn 0 tomorrow, so score it soon or keep adding.
        [gems] Gems count twice the scarcer of topaz and emerald: one without the other is worth nothing. This round is scored for the first time.
        [gold] Gold is never scored: it brings double arrows, two steps elsewhere. A card that would waste its steps can be sold for a step on gold or prestige.
        [discard] The hand limit: what you discard is gone for good, and nobody sees it. Part with what neither of your neighbours would take.
       *[last] The last round: everything is scored now, contracts too. Only steps that change a score still count; the buttons say which.
    }
great-split-page-seat-title = Your Board
great-split-page-seat =
    1. Your prestige, and behind the flag what it would be if it ended now.
    2. The art market: the further it is, the less art earns.
    3. The five long tracks: books, art, topaz, emerald, gold. The bright space is yours. Scrolls are contracts; figures on books and art what they earn from there; arrows on gold double arrows.
    4. The five short tracks are the seals. A figure under a star: what each contract of that resource is worth from there on. A resource with a plus: one step on it at once.
    5. The contracts of your character.
    6. Your cards. Each keeps its letter for the whole round.
great-split-page-example-title = From a Split to Its Points
great-split-page-example =
    You hold A: 2 books, B: a diamond seal, C: 2 topazes, D: 2 art. Ada, on your left, collects gems and art; you stand at book 3 and book seal 1.

    1. Split: A and B left, C and D right. Ada takes the right pile, and your books come back.
    2. Choose: of Ben’s piles you take the one with a book and a gold.
    3. Resolution: three books, 3 to 6, past the contract on 5. The diamond seal goes to the book seal, 1 to 2: contracts now have one star.
    4. Points: the banner on 6 is worth 6 whenever books are scored. At the end the contracts on 3 and 5 bring 2 × 1 = 2, and with the seal on 5, where it has two stars, 2 × 2 = 4.

## What a word means

great-split-term =
    { $term ->
        [books] Books
        [art] Art
        [topaz] Topaz
        [emerald] Emerald
        [gold] Gold
        [prestige] Prestige
        [diamond] Diamond seal
        [square] Square seal
        [star] Star seal
        [splitter] Splitter
        [seal] Seal track
        [contract] Contract
        [banner] Banner
        [ribbon] Stars
        [arrow] Double arrow
        [bonus] Resource on a seal track
        [sale] Selling
        [wallet] Wallet
        [host] Host
        [character] Character
        [limit] Hand limit
        [market] Art market
        [line] Scoring line
        [full] Full track
       *[two] Two players
    }
great-split-term-about =
    { $term ->
        [books] A card’s book is one step on the book track. Books are worth the highest banner you reached or passed.
        [art] A card’s art is one step on the art track. What art is worth depends on the market.
        [topaz] A card’s topaz is one step on the topaz track. Gems are worth twice the scarcer of topaz and emerald.
        [emerald] A card’s emerald is one step on the emerald track. Gems are worth twice the scarcer of topaz and emerald.
        [gold] A card’s gold is one step on the gold track. Gold is never scored itself; it brings double arrows and contracts.
        [prestige] The points that win the game. A card’s prestige counts at once.
        [diamond] One step on the book seal’s track or the art seal’s, as you like.
        [square] One step on the topaz seal’s, the emerald seal’s or the gold seal’s track, as you like.
        [star] One step on any of the five seals’ tracks.
        [splitter] The card between your two piles. In every resolution it gives you one step on any track.
        [seal] Each resource has one. Its stars say what a contract of that resource is worth at the end.
        [contract] A space on a resource track, or an icon of your character. At the end it is worth the stars of its seal.
        [banner] A number on the book track. The highest you reached or passed is what books are worth.
        [ribbon] On a seal’s track: what each contract of its resource is worth at the end. The furthest you reached or passed counts.
        [arrow] On the gold track. Reach or pass it, and at once you move two steps on one other track, not gold.
        [bonus] Reach or pass it, and at once you move one step on that resource’s track.
        [sale] Play a card face down: its icons count for nothing, and you move one step on gold or prestige. The card stays in your hand, and nobody sees it.
        [wallet] What holds your two piles on the way to your left neighbour. Only you and that neighbour see inside.
        [host] Deals the cards and moves the markers. That is the bot.
        [character] Dealt at the start: your first steps, and for most of them contracts that count at the end.
        [limit] How many cards you may hold when you split. Only after the deal is it checked, and the splitter does not count.
        [market] Starts at 0 and moves by 0 to 4 after every round. The higher it stands, the more art you need for the same prestige.
        [line] Two of them lie between the rounds. When the round marker crosses one, its two tokens say what is scored.
        [full] A track at its end. More steps are lost; selling the card instead brings gold or prestige.
       *[two] Each of you is dealt two cards a round, one of the round’s level and one of the level below. The limit stays, so you discard more.
    }
great-split-term-character = Starts with { $start }; contracts: { $contracts }.
great-split-term-seal = The seal for { $resource }: what each of their contracts is worth at the end, { $stars }. What moves it: { $icons }.

## Reasons

great-split-because =
    { $kind ->
        [discard]
            by the end, what goes is worth about { $points ->
                [one] one point
               *[other] { $points } points
            }, what stays { $left }{ $icon ->
                [none] { "" }
               *[other] , above all { great-split-amount }
            }
        [split]
            { $name } most likely takes the { $side ->
                [left] left
               *[right] right
            } pile (by the end worth about { $points ->
                [one] one point
               *[other] { $points } points
            } to { $name }, { $lost } to you) and leaves you the other ({ $count } to you, { $refused } to { $name })
        [split_even]
            { $name } may take either pile: by the end the { $side ->
                [left] left
               *[right] right
            } one is worth about { $points ->
                [one] one point
               *[other] { $points } points
            } to { $name } and { $lost } to you, the other { $refused } and { $count }
        [pile]
            with this pile the round would bring about { $points ->
                [one] one point
               *[other] { $points } points
            } (of which { $most } { $what ->
                [gems] for gems
                [books] for books
                [art] for art
                [contracts] for contracts
               *[prestige] in prestige
            }) if the game ended then, with the other { $count }
        [pile_now]
            with this pile the round would bring about { $points ->
                [one] one point
               *[other] { $points } points
            } (of which { $most } { $what ->
                [gems] for gems
                [books] for books
                [art] for art
                [contracts] for contracts
               *[prestige] in prestige
            }) if the game ended then
        [pile_promise]
            by the end this pile is worth about { $points ->
                [one] one point
               *[other] { $points } points
            } to you, the other { $count }
        [pile_even]
            by the end either pile is worth about { $points ->
                [one] one point
               *[other] { $points } points
            } to you
        [pile_denied]
            to { $name } this pile would be worth about { $points ->
                [one] one point
               *[other] { $points } points
            }, the other { $count }
        [placed]
            the seals and arrows that follow can bring { $points ->
                [one] one more point
               *[other] { $points } more points
            }
        [placed_promise]
            by the end, the seals and arrows that follow are worth about { $points ->
                [one] one point
               *[other] { $points } points
            }
        [stars]
            { $count ->
                [0]
                    a contract for { great-split-track } is then worth { $points ->
                        [one] one point
                       *[other] { $points } points
                    }, though you have none yet
                [one]
                    your contract for { great-split-track } is then worth { $points ->
                        [one] one point
                       *[other] { $points } points
                    }
               *[other]
                    your { $count } contracts for { great-split-track } are then worth { $points ->
                        [one] one point
                       *[other] { $points } points
                    } each
            }
        [banner]
            your books are then worth { $points ->
                [one] one point
               *[other] { $points } points
            }
        [contracts]
            { $count ->
                [one]
                    one more contract for { great-split-track }, { $points ->
                        [0] though worth no points yet
                        [one] worth one point
                       *[other] worth { $points } points
                    }
               *[other]
                    { $count } more contracts for { great-split-track }, { $points ->
                        [0] though worth no points yet
                        [one] worth one point each
                       *[other] worth { $points } points each
                    }
            }
        [arrow] your gold reaches a double arrow
        [next_contract]
            { $count ->
                [one] the next contract for { great-split-track } is then one step away
               *[other] the next contract for { great-split-track } is then { $count } steps away
            }{ $points ->
                [0] { "" }
                [one] , worth one point
               *[other] , worth { $points } points
            }
       *[next_stars]
            { $count ->
                [one]
                    one more step, and each contract for { great-split-track } is worth { $points ->
                        [one] one point
                       *[other] { $points } points
                    }
               *[other]
                    { $count } more steps, and each contract for { great-split-track } is worth { $points ->
                        [one] one point
                       *[other] { $points } points
                    }
            }
    }
