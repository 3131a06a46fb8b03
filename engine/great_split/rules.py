"""The course of a game: deal, discard, split, choose, resolve, market, scoring, six times over."""

from collections.abc import Callable
from dataclasses import replace

from engine.core import Decision, Seat, Step, TakeBack, ask
from engine.dice import Dice
from engine.great_split import scoring
from engine.great_split.components import STARTING_CARDS, Components
from engine.great_split.data import PRESTIGE, SCORING_TOKENS, Cards
from engine.great_split.events import (
    CardsDealt,
    CardsDiscarded,
    CharacterDealt,
    Event,
    HandResolved,
    MarketMoved,
    OfferMade,
    PileTaken,
    RoundStarted,
    Scored,
    ScoringTokensPlaced,
)
from engine.great_split.lettering import continued
from engine.great_split.moves import (
    DiscardCards,
    FinishResolution,
    FollowArrow,
    Move,
    Order,
    PlaceSeal,
    PlayAll,
    PlayCard,
    PlayPlain,
    PlaySplitter,
    SellCard,
    SplitHand,
    TakePile,
)
from engine.great_split.resolution import (
    begin_resolution,
    begin_with_character,
    carry_out,
    is_complete,
    take_back,
)
from engine.great_split.state import Collector, Resolution, State


def set_up(
    components: Components, seats: int, dice: Dice, *, auto_finish: bool
) -> Step[State, Event]:
    """Draws, in this order: the characters by seat, the scoring tokens by line, the first hands."""
    characters, _, dice = dice.draw(sorted(components.characters), seats)
    tokens, dice = dice.shuffle(SCORING_TOKENS)
    lines = (tokens[:2], tokens[2:])
    level_one, *others = components.decks
    events: list[Event] = [ScoringTokensPlaced(lines)]
    collectors = []
    for seat, character in enumerate(characters):
        hand, level_one, dice = dice.draw(level_one, STARTING_CARDS)
        resolution = begin_with_character(components, seat, character)
        done = replace(resolution, done=is_complete(resolution))
        collectors.append(
            Collector(
                character,
                resolution.board,
                tuple(sorted(hand)),
                resolution=done,
                lettered=components.grouped(hand),
            )
        )
        events += [CharacterDealt(seat, character), *resolution.trail]
        events.append(CardsDealt(seat, len(hand), collectors[-1].hand))
    state = State(
        edition=components.name,
        auto_finish=auto_finish,
        dice=dice,
        decks=(level_one, *others),
        market_pool=components.market_tokens,
        market_revealed=(),
        scoring_lines=lines,
        round=0,
        phase="start",
        collectors=tuple(collectors),
    )
    step = _when_all_are_done(components, state)
    return Step(step.state, (*events, *step.events))


def open_decisions(components: Components, state: State) -> tuple[Decision, ...]:
    collectors = enumerate(state.collectors)
    match state.phase:
        case "discard":
            limit = components.hand_limits[state.round - 1]
            return tuple(
                ask("discard", state.round, seat, awaited=collector.discarding is None)
                for seat, collector in collectors
                if len(collector.hand) > limit
            )
        case "split":
            return tuple(
                ask("split", state.round, seat, awaited=collector.left is None)
                for seat, collector in collectors
            )
        case "choose":
            return tuple(
                ask("choose", state.round, seat, awaited=collector.taken is None)
                for seat, collector in collectors
            )
        case "start" | "resolve":
            return tuple(
                ask("resolve", f"{state.round}-{collector.resolution.step}", seat)
                for seat, collector in collectors
                if collector.resolution is not None and not collector.resolution.done
            )
        case "over":
            return ()


def carry_on(components: Components, state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """The move, and whatever follows from it when it was the last one awaited."""
    collector = state.collectors[seat]
    match move:
        case (
            PlayCard()
            | SellCard()
            | PlaySplitter()
            | PlaceSeal()
            | FollowArrow()
            | PlayPlain()
            | PlayAll()
        ):
            return _resolve(components, state, seat, move)
        case DiscardCards(cards):
            state = _with(state, seat, replace(collector, discarding=cards))
            return _when_all_have_answered(components, state, _discard)
        case SplitHand(left):
            state = _with(state, seat, replace(collector, left=left))
            return _when_all_have_answered(components, state, _pass_offers)
        case TakePile(side):
            state = _with(state, seat, replace(collector, taken=side))
            return _when_all_have_answered(components, state, _exchange)
        case FinishResolution():
            return _finish(components, state, seat)
        case TakeBack():
            old = _resolution(collector)
            fresh = _fresh_resolution(components, state, seat)
            resolution = take_back(components, seat, old, fresh)
            return Step(_with(state, seat, _resolving(collector, resolution)), ())


def _resolve(components: Components, state: State, seat: Seat, order: Order) -> Step[State, Event]:
    collector = state.collectors[seat]
    old = _resolution(collector)
    resolution = carry_out(components, seat, old, order)
    events = resolution.trail[len(old.trail) :]
    state = _with(state, seat, _resolving(collector, resolution))
    if state.auto_finish and is_complete(resolution):
        step = _finish(components, state, seat)
        return Step(step.state, (*events, *step.events))
    return Step(state, events)


def _fresh_resolution(components: Components, state: State, seat: Seat) -> Resolution:
    collector = state.collectors[seat]
    if state.phase == "start":
        return begin_with_character(components, seat, collector.character)
    return begin_resolution(collector.board, collector.hand)


def _when_all_have_answered(
    components: Components,
    state: State,
    reveal: Callable[[Components, State], Step[State, Event]],
) -> Step[State, Event]:
    if not any(decision.awaited for decision in open_decisions(components, state)):
        return reveal(components, state)
    return Step(state, ())


def _discard(_components: Components, state: State) -> Step[State, Event]:
    events: list[Event] = []
    collectors = []
    for seat, collector in enumerate(state.collectors):
        cards = collector.discarding or ()
        if cards:
            events.append(CardsDiscarded(seat, len(cards), cards))
        hand = _without(collector.hand, cards)
        discarded = (*collector.discarded, *cards)
        collectors.append(replace(collector, hand=hand, discarded=discarded, discarding=None))
    return Step(replace(state, phase="split", collectors=tuple(collectors)), tuple(events))


def _pass_offers(components: Components, state: State) -> Step[State, Event]:
    """Offered cards get the letters after one's own: whichever are taken, no two have the same."""
    count = len(state.collectors)
    events = tuple(
        OfferMade(seat, (seat + 1) % count, *collector.piles, collector.lettered)
        for seat, collector in enumerate(state.collectors)
    )
    collectors = tuple(
        replace(
            collector,
            lettered=continued(
                collector.lettered,
                collector.hand,
                components.grouped(state.collectors[seat - 1].hand),
            ),
        )
        for seat, collector in enumerate(state.collectors)
    )
    return Step(replace(state, phase="choose", collectors=collectors), events)


def _exchange(_components: Components, state: State) -> Step[State, Event]:
    """Everybody holds the pile chosen from the right and the one that came back from the left."""
    count = len(state.collectors)
    hands: list[list[str]] = [[] for _ in state.collectors]
    events = []
    for splitter, collector in enumerate(state.collectors):
        chooser = (splitter + 1) % count
        left, right = collector.piles
        took_left = state.collectors[chooser].taken == "left"
        kept, returned = (left, right) if took_left else (right, left)
        hands[chooser] += kept
        hands[splitter] += returned
        events.append(PileTaken(splitter, chooser, kept, returned))
    collectors = tuple(
        replace(
            collector,
            hand=tuple(sorted(hand)),
            left=None,
            taken=None,
            resolution=begin_resolution(collector.board, tuple(sorted(hand))),
        )
        for collector, hand in zip(state.collectors, hands, strict=True)
    )
    return Step(replace(state, phase="resolve", collectors=collectors), tuple(events))


def _finish(components: Components, state: State, seat: Seat) -> Step[State, Event]:
    """The seat is done: its board and its plays lie open now."""
    collector = state.collectors[seat]
    resolution = _resolution(collector)
    # What the character gave was told to all when it was dealt.
    advances = tuple([step for step in resolution.trail if step.cause != "start"])
    event = HandResolved(seat, resolution.played, len(resolution.sold), resolution.sold, advances)
    done = replace(collector, board=resolution.board, resolution=replace(resolution, done=True))
    step = _when_all_are_done(components, _with(state, seat, done))
    return Step(step.state, (event, *step.events))


def _when_all_are_done(components: Components, state: State) -> Step[State, Event]:
    if not all(_resolution(collector).done for collector in state.collectors):
        return Step(state, ())
    if state.phase == "start":
        return _begin_round(components, state, 1)
    return _end_round(components, state)


def _end_round(components: Components, state: State) -> Step[State, Event]:
    """The market moves before anything is scored."""
    (token,), pool, dice = state.dice.draw(state.market_pool, 1)
    revealed = (*state.market_revealed, token)
    state = replace(state, dice=dice, market_pool=pool, market_revealed=revealed)
    moved = MarketMoved(state.round, token, state.market)
    scorings = _scorings(components, state)
    collectors = tuple(
        _credit(collector, sum(scoring.points_of(scored, seat) for scored in scorings))
        for seat, collector in enumerate(state.collectors)
    )
    prestige = tuple(collector.board[PRESTIGE] for collector in collectors)
    state = replace(
        state,
        collectors=collectors,
        scorings=(*state.scorings, *scorings),
        chronicle=(*state.chronicle, prestige),
    )
    if state.round == components.last_round:
        return Step(replace(state, phase="over"), (moved, *scorings))
    step = _begin_round(components, state, state.round + 1)
    return Step(step.state, (moved, *scorings, *step.events))


def _scorings(components: Components, state: State) -> tuple[Scored, ...]:
    """What this round's end scores: the tokens of a line it crosses, or everything at the last."""
    number, market, seats = state.round, state.market, state.collectors
    if number == components.last_round:
        return scoring.score_everything(components, number, market, seats)
    if number not in components.scoring_rounds:
        return ()
    tokens = state.scoring_lines[components.scoring_rounds.index(number)]
    return scoring.score_tokens(components, tokens, number, market, seats)


def _begin_round(components: Components, state: State, number: int) -> Step[State, Event]:
    """Everybody takes up the hand again and is dealt one card; two players, one of each level."""
    level = components.levels[number - 1]
    limit = components.hand_limits[number - 1]
    levels = (level, level - 1) if len(state.collectors) == 2 else (level,)
    decks, dice = list(state.decks), state.dice
    events: list[Event] = [RoundStarted(number, level, limit)]
    collectors = []
    for seat, old in enumerate(state.collectors):
        dealt: Cards = ()
        for each in levels:
            cards, decks[each - 1], dice = dice.draw(decks[each - 1], 1)
            dealt += cards
        hand = tuple(sorted((*old.hand, *dealt)))
        fresh = replace(old, hand=hand, lettered=components.grouped(hand))
        collectors.append(_remembering(fresh, is_first=number == 1))
        events.append(CardsDealt(seat, len(dealt), dealt))
    over_limit = any(len(collector.hand) > limit for collector in collectors)
    state = replace(
        state,
        dice=dice,
        decks=tuple(decks),
        round=number,
        phase="discard" if over_limit else "split",
        collectors=tuple(collectors),
    )
    return Step(state, tuple(events))


def _remembering(collector: Collector, *, is_first: bool) -> Collector:
    """Ready for a new round, and what the last one moved can still be told."""
    if is_first:
        return replace(collector, resolution=None)
    last = _resolution(collector)
    return replace(collector, resolution=None, previous=last.before, sold_before=len(last.sold))


def _resolution(collector: Collector) -> Resolution:
    if collector.resolution is None:
        raise AssertionError(f"{collector.character} resolves nothing now.")
    return collector.resolution


def _resolving(collector: Collector, resolution: Resolution) -> Collector:
    # By position for speed, like `_with`.
    return Collector(
        collector.character,
        collector.board,
        collector.hand,
        collector.discarded,
        collector.discarding,
        collector.left,
        collector.taken,
        resolution,
        collector.previous,
        collector.sold_before,
        collector.lettered,
    )


def _credit(collector: Collector, points: int) -> Collector:
    if not points:
        return collector
    board = collector.board
    return replace(collector, board=(*board[:PRESTIGE], board[PRESTIGE] + points))


def _without(hand: Cards, cards: Cards) -> Cards:
    return tuple([card for card in hand if card not in cards])


def _with(state: State, seat: Seat, collector: Collector) -> State:
    collectors = (*state.collectors[:seat], collector, *state.collectors[seat + 1 :])
    # By position, because `replace` costs about 12 % of all decisions per second; a test sees to it
    # that no field is forgotten.
    return State(
        state.edition,
        state.auto_finish,
        state.dice,
        state.decks,
        state.market_pool,
        state.market_revealed,
        state.scoring_lines,
        state.round,
        state.phase,
        collectors,
        state.scorings,
        state.chronicle,
    )
