"""The engine as a program: `games`, `serve`, `verify`, `playout`, `arena` and `ladder`."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.ai import Rollouts
from engine.ai.arena import compete, report, standing
from engine.ai.contestants import contestants
from engine.ai.ladder import play_matches, ratings, written
from engine.codec import load_record
from engine.core import AnyGame, GalaError, OptionValue, complete_options
from engine.dice import fresh_seed, seeded
from engine.games import GAMES, all_games
from engine.playout import playouts
from engine.record import BadRecord, verify
from engine.serve import serve


def main(
    arguments: Sequence[str], games: Mapping[str, AnyGame], program: str = "python -m engine"
) -> int:
    """The exit code: 0 for right, 1 for a record that is wrong, 2 for a wrong call."""
    call = _parser(games, program).parse_args(arguments)
    if call.editions is not None:
        try:
            games = all_games(call.editions)
        except GalaError as error:
            print(error, file=sys.stderr)
            return 2
    match call.command:
        case "games":
            _list_games(games)
        case "serve":
            serve(games, sys.stdin, sys.stdout)
        case "verify":
            return _verify(call.file, games)
        case "playout":
            return _playout(call, games)
        case "arena":
            return _arena(call, games)
        case "ladder":
            return _ladder(call, games)
    return 0


def _parser(games: Mapping[str, AnyGame], program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    parser.add_argument("--editions", type=Path, help="a folder with further editions")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="keys, seat ranges and options")
    commands.add_parser("serve", help="JSON lines on standard input and output")
    check = commands.add_parser("verify", help="replay a record and check it")
    check.add_argument("file", type=Path)
    random_play = commands.add_parser("playout", help="random legal play, measured")
    random_play.add_argument("--game", choices=list(games), required=True)
    random_play.add_argument("--seats", type=int, required=True)
    random_play.add_argument("--games", type=int, default=100)
    random_play.add_argument("--seed", default=None, help="64 hex digits; random if left out")
    random_play.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    match = commands.add_parser("arena", help="players of different levels against each other")
    match.add_argument("--game", choices=list(games), required=True)
    match.add_argument("--seats", type=int, required=True)
    rungs = commands.add_parser("ladder", help="each player against each, rated, as Markdown")
    rungs.add_argument("--game", choices=list(games), required=True)
    rungs.add_argument("--seats", type=int, default=2)
    for contest in (match, rungs):
        _add_contest(contest)
    return parser


def _add_contest(contest: argparse.ArgumentParser) -> None:
    contest.add_argument(
        "--players",
        required=True,
        help="levels, greedy or uct-500, with commas between; hard@2s or hard@400 names a budget",
    )
    contest.add_argument("--games", type=int, default=20, help="of each match")
    contest.add_argument("--seed", default=None, help="64 hex digits; random if left out")
    contest.add_argument("--rollouts", type=int, default=200, help="how far hard thinks a move")
    contest.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")


def _list_games(games: Mapping[str, AnyGame]) -> None:
    for game in games.values():
        print(f"{game.key}: {game.seats[0]} to {game.seats[-1]} seats, rules {game.version}")
        for option in game.options:
            choices = ", ".join(str(choice) for choice in option.choices)
            print(f"  {option.key}: {choices} (default {option.default})")


def _verify(file: Path, games: Mapping[str, AnyGame]) -> int:
    try:
        found = verify(load_record(file.read_bytes(), games), games)
    except OSError as error:
        print(f"{file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 2
    except BadRecord as error:
        print(f"{error}"[:1].upper() + f"{error}"[1:])
        return 1
    print("\n".join(found))
    return 0


def _playout(call: argparse.Namespace, games: Mapping[str, AnyGame]) -> int:
    game = games[call.game]
    try:
        seed = seeded(call.seed or fresh_seed()).seed
        options = complete_options(game, _options(game, call.option))
        result = playouts(game, call.seats, call.games, seed, options)
    except (GalaError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"seed {seed}")
    print(f"{result.games} games, {result.decisions} decisions in {result.seconds:.2f} s")
    print(f"{result.games / result.seconds:.1f} games per second")
    print(f"{result.decisions / result.seconds:.0f} decisions per second")
    print(f"mean scores {', '.join(f'{mean:.2f}' for mean in result.mean_scores)}")
    print(f"digest {result.digest}")
    return 0


def _arena(call: argparse.Namespace, games: Mapping[str, AnyGame]) -> int:
    game = games[call.game]
    try:
        seed = seeded(call.seed or fresh_seed()).seed
        options = complete_options(game, _options(game, call.option))
        budget = Rollouts(call.rollouts)
        players = contestants(call.players, budget)
        tallies = compete(
            game, call.seats, players, call.games, seed, options, lambda so: _aside(standing(so))
        )
    except (GalaError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"seed {seed}")
    print(f"{call.games} games of {game.key} with {call.seats} seats, {call.rollouts} rollouts")
    print("\n".join(report(tallies)))
    return 0


def _ladder(call: argparse.Namespace, games: Mapping[str, AnyGame]) -> int:
    game = games[call.game]
    try:
        seed = seeded(call.seed or fresh_seed()).seed
        options = complete_options(game, _options(game, call.option))
        players = contestants(call.players, Rollouts(call.rollouts))
        matches = play_matches(game, call.seats, players, call.games, seed, options, _aside)
    except (GalaError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(written(players, matches, ratings(len(players), matches))))
    return 0


def _aside(line: str) -> None:
    """Matches take long: whoever waits sees each result, and a file gets the table alone."""
    print(line, file=sys.stderr, flush=True)


def _options(game: AnyGame, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """What was typed, as the values that the options list."""
    typed = dict(pair.partition("=")[::2] for pair in pairs)
    values = {option.key: {str(c).lower(): c for c in option.choices} for option in game.options}
    return {key: values.get(key, {}).get(text.lower(), text) for key, text in typed.items()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], GAMES))
