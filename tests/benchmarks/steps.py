"""A step through the rules of each game, next to games of OpenSpiel in the same run. Processor time.

A step is what is legal, a choice at random, and the step itself. OpenSpiel's games are in C++, called
from Python; without `open_spiel` (the dependency group `peers`) their lines hold no number.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Callable
from typing import Any

from mystery_table import games
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, CLOCK, State
from tests.benchmarks.registry import Measure, at_most, peer

BOUNDS = {"mary_king": 20, "mirror_of_truth": 40, "mysterium": 60, "thirteen_clues": 40}
"""Microseconds, with the most seats that a game takes."""
PEERS = ("gin_rummy", "hearts", "backgammon", "hanabi")
Batch = Callable[[int, int], tuple[float, int]]
"""Takes a first seed and how many matches; returns seconds and steps."""


def _measure(batch: Batch) -> Measure:
    def measure(quick: bool) -> list[float]:
        matches, batches = (3, 3) if quick else (20, 7)
        found = []
        for n in range(batches):
            spent, steps = batch(n * matches, matches)
            found.append(1e6 * spent / steps)
        return found

    return measure


def ours(game: str, choose: Callable[..., Any] = max) -> Batch:
    """Return batches of random matches of a game with the most seats, or as `choose` says."""
    rules = games.load(game)
    options, seats = choose(games.module(game, "options").cases(), key=lambda case: case[1])
    start = rules.start(rules.settle(options, seats), seats)

    def batch(first: int, matches: int) -> tuple[float, int]:
        steps, began = 0, time.process_time()
        for seed in range(first, first + matches):
            steps += _match(rules, start, Rng(seed))
        return time.process_time() - began, steps

    return batch


def _match(rules: Any, start: State, rng: Rng) -> int:
    """Play one match at random and return its steps."""
    steps, draft = 0, Draft(start, quiet=True)
    while actors := rules.actors(draft):
        seat = actors[0] if actors[0] == CHANCE else next(seat for seat in actors if seat != CLOCK)
        seen = None if seat == CHANCE else rules.observe(draft.view(), seat)
        action = rules.chance(draft.view(), rng) if seen is None else rng.pick(rules.legal(seen))
        rules.step(draft, seat, action)
        steps += 1
    return steps


def _theirs(name: str) -> Batch:
    game = importlib.import_module("pyspiel").load_game(name)

    def batch(first: int, matches: int) -> tuple[float, int]:
        steps, began = 0, time.process_time()
        for seed in range(first, first + matches):
            rng, state = Rng(seed), game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.weighted(actions, weights))
                else:
                    state.apply_action(rng.pick(state.legal_actions()))
                steps += 1
        return time.process_time() - began, steps

    return batch


for _game in games.names():
    at_most(BOUNDS.get(_game, 40), "µs", f"{_game}: a step, most seats")(_measure(ours(_game)))
for _name in PEERS:
    there = importlib.util.find_spec("pyspiel") is not None
    peer("µs", f"OpenSpiel, {_name}: a step")(_measure(_theirs(_name)) if there else lambda _quick: [])
