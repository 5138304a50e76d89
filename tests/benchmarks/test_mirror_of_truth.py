"""How fast Mirror of Truth is. Numbers are printed; limits are what every machine must reach."""

from __future__ import annotations

import time

import pytest

from mystery_table.core.bot import mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import CHANCE
from mystery_table.games.mirror_of_truth.rules import GAME

pytestmark = pytest.mark.slow


def playouts(matches: int) -> tuple[float, float]:
    """Return random missions per second, and microseconds per step, on open drafts."""
    start, rng, steps = GAME.start(GAME.settle({"mode": "pair"}, 2), 2), Rng(1), 0
    began = time.process_time()
    for _ in range(matches):
        draft = Draft(start, quiet=True)
        while draft.actors:
            seat = draft.actors[0]
            if seat == CHANCE:
                action = GAME.chance(draft.view(), rng)
            else:
                action = rng.pick(GAME.legal(draft.observe(seat)))
            GAME.step(draft, seat, action)
            steps += 1
    spent = time.process_time() - began
    return matches / spent, 1e6 * spent / steps


def test_a_core_plays_at_least_1000_random_missions_a_second() -> None:
    rate, step = max(playouts(1000) for _ in range(3))
    print(f"\nrandom missions: {rate:.0f}/s, {step:.1f} us a step")
    assert rate >= 1000


@pytest.mark.parametrize("seats", [2, 6])
def test_a_bot_decides_within_300_ms(seats: int) -> None:
    bot, spent = mind("mirror_of_truth", "master"), []
    for seed in range(5):
        session = Session(GAME, GAME.settle({}, seats), seats, str(seed))
        session.advance()
        while session.actors:
            seat = session.actors[0]
            seen, legal = session.observe(seat), session.legal(seat)
            began = time.perf_counter()
            action = bot.choose(seen, legal, Rng(session.draws(seat)))
            spent.append(1000 * (time.perf_counter() - began))
            session.play(seat, action)
    spent.sort()
    p50, p99 = spent[len(spent) // 2], spent[int(0.99 * len(spent))]
    print(f"\n{seats} seats: decision p50 {p50:.2f} ms, p99 {p99:.2f} ms, longest {spent[-1]:.2f} ms")
    assert p99 <= 300
