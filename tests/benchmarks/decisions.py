"""Decisions of bots: each level of each game at its own table. Time on the clock, rules left out."""

from __future__ import annotations

from mystery_table import games
from mystery_table.core.bot import levels
from mystery_table.core.simulation import Player, Simulation
from tests.benchmarks.registry import Measure, at_most

BOUNDS = {"novice": 20, "casual": 100, "strong": 500, "master": 1500}
"""Milliseconds that 95 of 100 decisions take at most (project)."""


def _decisions(game: str, level: str) -> Measure:
    def measure(quick: bool) -> list[float]:
        options, seats = games.module(game, "options").cases()[0]
        settled = games.load(game).settle(options, seats)
        simulation = Simulation(game, settled, [Player(level)] * seats, "decisions")
        wanted, thought = (12 if quick else 150), list[float]()
        number = 0
        while len(thought) < wanted:
            thought += simulation.play(number).thought
            number += 1
        return [1000 * sorted(thought)[int(len(thought) * 0.95)]]

    return measure


for _game in games.names():
    for _level in levels(_game):
        if _level in BOUNDS:
            at_most(BOUNDS[_level], "ms", f"{_game}: a decision p95, {_level}")(_decisions(_game, _level))
