"""Decisions of bots: each level of each game at its own table. Processor time, rules left out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count, islice

from mystery_table import games
from mystery_table.core.bot import levels, mind
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import CLOCK
from tests.benchmarks.registry import Measure, at_most

BOUNDS = {"novice": 20, "casual": 100, "strong": 500, "master": 1500}
"""Milliseconds that 95 of 100 decisions take at most (project)."""


def _decisions(game: str, level: str) -> Measure:
    def measure(quick: bool) -> list[float]:
        spent = sorted(islice(_thoughts(game, level), 20 if quick else 150))
        return [1000 * spent[int(len(spent) * 0.95)]]

    return measure


def _thoughts(game: str, level: str) -> Iterator[float]:
    """Play matches of bots of a level and yield the processor's seconds for each decision that was one."""
    rules, bot = games.load(game), mind(game, level)
    options, seats = games.module(game, "options").cases()[0]
    settled = rules.settle(options, seats)
    for number in count():
        session = Session(rules, settled, seats, f"decisions {number}")
        session.advance()
        while session.actors:
            seat = next(seat for seat in session.actors if seat != CLOCK)
            seen, legal = session.observe(seat), session.legal(seat)
            began = time.process_time()
            action = legal[0] if len(legal) == 1 else bot.choose(seen, legal, Rng(session.draws(seat)))
            if len(legal) > 1:
                yield time.process_time() - began
            session.play(seat, action)


for _game in games.names():
    for _level in levels(_game):
        if _level in BOUNDS:
            at_most(BOUNDS[_level], "ms", f"{_game}: a decision p95, {_level}")(_decisions(_game, _level))
