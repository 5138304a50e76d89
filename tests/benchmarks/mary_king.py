"""Benchmarks of The Mirroring of Mary King: the rules, and the bots that play by them. Processor time."""

from __future__ import annotations

import time

from mystery_table.core.bot import mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Observation
from mystery_table.games.mary_king.rules import GAME
from tests.benchmarks.registry import at_most


@at_most(20, "µs", "Mary King: a step of a random match")
def step(quick: bool) -> list[float]:
    start = GAME.start(GAME.settle({}, 2), 2)
    return [_random_matches(start, 10 if quick else 60) for _ in range(3 if quick else 7)]


def _random_matches(start: object, matches: int) -> float:
    """Return the microseconds of a step: what is legal, a choice, the step itself."""
    steps, began = 0, time.process_time()
    for seed in range(matches):
        rng, draft = Rng(seed), Draft(start, quiet=True)  # type: ignore[arg-type]  # a State
        while draft.actors:
            seat = draft.actors[0]
            chance = seat == CHANCE
            action = GAME.chance(draft.view(), rng) if chance else rng.pick(GAME.legal(draft.observe(seat)))
            GAME.step(draft, seat, action)
            steps += 1
    return (time.process_time() - began) * 1e6 / steps


@at_most(0.7, "s", "Mary King: a decision of the level master")
def decision(quick: bool) -> list[float]:
    bots = [mind("mary_king", "master"), mind("mary_king", "greedy")]
    draft, rng = Draft(GAME.start(GAME.settle({}, 2), 2), quiet=True), Rng(1)
    spent: list[float] = []
    while draft.actors and len(spent) < (8 if quick else 40):
        seat = draft.actors[0]
        if seat == CHANCE:
            GAME.step(draft, seat, GAME.chance(draft.view(), rng))
            continue
        seen = Observation(seat, draft.close().public, draft.own[seat])
        legal = GAME.legal(seen)
        began = time.process_time()
        chosen = legal[0] if len(legal) == 1 else bots[seat].choose(seen, legal, rng)
        if seat == 0 and len(legal) > 1:
            spent.append(time.process_time() - began)
        GAME.step(draft, seat, chosen)
    return spent
