"""Mirror of Truth: missions and matches of rivals between bots of different minds."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache

from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.simulation import Player, Simulation
from mystery_table.core.state import CHANCE
from mystery_table.games.mirror_of_truth.bot import LEVELS, YARDSTICKS
from mystery_table.games.mirror_of_truth.rules import GAME


@cache
def _simulation(mode: str, mission: str, players: tuple[Player, ...], seed: str) -> Simulation:
    options = {"mode": mode, "mission": mission} if mission else {"mode": mode}
    return Simulation(GAME.id, GAME.settle(options, len(players)), players, seed)


def mission(name: str, players: tuple[Player, Player], number: int) -> tuple[float]:
    """Return 1 if a pair wins a mission; each deal is played twice, from both seats."""
    return (float(_simulation("pair", name, players, name).play(number, rotate=True).scores[0]),)


def rivals(levels: Sequence[str], minds: Sequence[str], number: int) -> tuple[float, ...]:
    """Return each level's share of first place in one match, then each one's points.

    Every deal is played from every seat, and every level has every mind in turn.
    """
    count = len(levels)
    turned, match = number // count % count, number // count // count * count + number % count
    players = tuple(Player(level, minds[(at + turned) % count]) for at, level in enumerate(levels))
    scores = _simulation("competitive", "", players, f"rivals/{turned}").play(match, rotate=True).scores
    best = scores.count(max(scores))
    return (*((score == max(scores)) / best for score in scores), *map(float, scores))


@cache
def moves(seats: int) -> str:
    """Return a fingerprint of how every level moves at a table of so many, and so of what it believes."""
    found = 0
    start = GAME.start(GAME.settle({}, seats), seats)
    for level in (*LEVELS, *YARDSTICKS):
        draft, rng = Draft(start, quiet=True), Rng(f"moves/{level}")
        bots = [Player(level, source).mind(GAME.id) for source in ("", "people", "words", "tags")]
        while draft.actors:
            seat = draft.actors[0]
            if seat == CHANCE:
                action = GAME.chance(draft.view(), rng)
            else:
                seen = draft.observe(seat)
                action = bots[seat].choose(seen, GAME.legal(seen), rng)
            found = zlib.crc32(repr(action).encode(), found)
            GAME.step(draft, seat, action)
    return f"{found:08x}"
