"""`simulate`: whole matches between bots without a window, and what came of them."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core import bot
from mystery_table.core.errors import UserError
from mystery_table.core.simulation import Outcome, Player, Simulation
from mystery_table.core.words import Text, english

PORTIONS = 4
"""Into how many parts the matches of each process are divided, so that none waits long for the others."""


class Plan(NamedTuple):
    """What is played; sent to every process."""

    game: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    seed: str
    rotate: bool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `simulate`."""
    add = parser.add_argument
    add("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    add("--seats", metavar="LEVEL[@MIND],…", required=True, help="who plays: strong,random@FILE")
    add("--matches", metavar="N", type=_count, default=100, help="how many matches (100)")
    add("--seed", metavar="S", default="1", help="the same seed gives the same matches (1)")
    add("--alternate", action="store_true", help="play every deal from each seat in turn; N counts matches")
    add(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        help="an option of the game, as JSON or text",
    )
    add("--jobs", metavar="J", type=_count, default=1, help="how many processes play (1)")
    add("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    """Play the matches and print what came of them; UserError for what cannot be played."""
    plan = _plan(args)
    for note in _notes(plan):
        print(english(note), file=sys.stderr)
    began = time.perf_counter()
    outcomes = list(_outcomes(plan, args.matches, args.jobs))
    result = summary(plan, outcomes, time.perf_counter() - began)
    print(json.dumps(result, ensure_ascii=False) if args.json else table(result))
    return 0


def _count(text: str) -> int:
    number = int(text)
    if not 0 < number <= 10_000_000:
        raise argparse.ArgumentTypeError(f"not a number from 1 to 10000000: {text}")
    return number


def _plan(args: argparse.Namespace) -> Plan:
    players = tuple(_player(word.strip()) for word in args.seats.split(","))
    given = dict(_option(word) for word in args.option)
    options = games.load(args.game).settle(given, len(players))
    for player in set(players):
        player.mind(args.game)
    return Plan(args.game, options, players, args.seed, args.alternate)


def _player(word: str) -> Player:
    level, _, source = word.partition("@")
    return Player(level, source)


def _option(word: str) -> tuple[str, Any]:
    key, equals, value = word.partition("=")
    if not equals or not key:
        raise UserError(Text("app", "An option is written as KEY=VALUE, not as “{0}”.", (word,)))
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def _notes(plan: Plan) -> Iterator[Text]:
    known = bot.levels(plan.game)
    for level in dict.fromkeys(player.level for player in plan.players):
        if (plays := known.get(level, level)) != level:
            yield Text("app", "The level “{0}” does not exist yet here; it plays as “{1}”.", (level, plays))


def _outcomes(plan: Plan, matches: int, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from _play(plan, range(matches))
        return
    size = -(-matches // (jobs * PORTIONS))
    portions = [range(at, min(at + size, matches)) for at in range(0, matches, size)]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, _find_games, (list(games.__path__),)) as pool:
        for outcomes in pool.map(_play, repeat(plan), portions):
            yield from outcomes


def _find_games(folders: list[str]) -> None:
    games.__path__[:] = folders


def _play(plan: Plan, numbers: range) -> list[Outcome]:
    simulation = Simulation(plan.game, plan.options, plan.players, plan.seed)
    return [simulation.play(number, plan.rotate) for number in numbers]


def summary(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """Return what came of the matches, under the names that `--json` prints.

    wins, scores: of each bot as listed; a shared first place is a draw. Where all win or lose together,
    success is the rate of wins, else None. turns: of the winner, of the whole match where there is none.
    playouts_per_s, us_per_step: of one process, with the time that bots think left out.
    """
    steps = sum(o.steps for o in outcomes)
    playing = sum(o.seconds - sum(o.thought) for o in outcomes)
    won = [_winners(o.scores) for o in outcomes]
    together = all(len(set(o.scores)) == 1 and o.scores[0] in (0, 1) for o in outcomes)
    alone = [winners[0] if len(winners) == 1 and not together else None for winners in won]
    success = statistics.fmean(o.scores[0] for o in outcomes) if together else None
    bots = range(len(plan.players))
    wins = [sum(o.scores[b] for o in outcomes) if together else alone.count(b) for b in bots]
    turns = [sum(o.turns) if bot is None else o.turns[bot] for o, bot in zip(outcomes, alone, strict=True)]
    return {
        "game": plan.game,
        "options": plan.options,
        "seats": [f"{p.level}@{p.source}" if p.source else p.level for p in plan.players],
        "matches": len(outcomes),
        "wins": wins,
        "draws": 0 if together else alone.count(None),
        "success": success,
        "scores": [round(statistics.fmean(o.scores[b] for o in outcomes), 3) for b in bots],
        "turns": round(statistics.fmean(turns), 2),
        "steps": round(steps / len(outcomes), 2),
        "seconds": round(seconds, 3),
        "playouts_per_s": round(len(outcomes) / playing, 1),
        "us_per_step": round(1e6 * playing / steps, 2),
        "decision_ms": _percentiles(sorted(1000 * t for o in outcomes for t in o.thought)),
    }


def _winners(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _percentiles(values: Sequence[float]) -> dict[str, float]:
    """Return how long decisions took; all 0 where no bot thought."""
    if not values:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    at = {"p50": len(values) // 2, "p99": int(0.99 * len(values)), "max": -1}
    return {name: round(values[place], 3) for name, place in at.items()}


def table(result: dict[str, Any]) -> str:
    """Return the result as lines to read."""
    head = f"{result['game']}: {result['matches']} matches, {result['seconds']:.1f} s"
    seats = zip(result["seats"], result["wins"], result["scores"], strict=True)
    rows = [f"  {name:<24} wins {wins:>7}   mean score {score:>8.3f}" for name, wins, score in seats]
    success = result["success"]
    end = f"  draws {result['draws']}" if success is None else f"  success {100 * success:.1f} %"
    decision = result["decision_ms"]
    return "\n".join(
        [
            head,
            *rows,
            end,
            f"  a match: {result['steps']} steps, {result['turns']} turns (of the winner, if there is one)",
            f"  rules: {result['playouts_per_s']} matches/s, {result['us_per_step']} µs/step in one process",
            f"  a decision: {decision['p50']} ms (p99 {decision['p99']}, longest {decision['max']})",
        ]
    )
