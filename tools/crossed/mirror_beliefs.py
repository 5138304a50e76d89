"""Mirror of Truth: what a listener believes in the middle of a pair's match, beside the truth."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mystery_table.core.bot import mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Observation
from mystery_table.games.mirror_of_truth.belief import Mindset, bits, held, innocence, read
from mystery_table.games.mirror_of_truth.bot import mindset_of
from mystery_table.games.mirror_of_truth.rules import GAME
from tools.crossed.record import Cell

BINS = 10
MISSION = "rebirth_of_the_family"


class Belief(NamedTuple):
    """How likely a place of the row was thought to be the partner's, and whether it is."""

    said: float
    true: bool
    before: float
    """How likely it is without any evidence."""


def believed(level: str, minds: tuple[str, str], number: int) -> list[float]:
    """Return sums over the beliefs of both seats in one match, whenever they may vote.

    First the logarithmic loss and that of knowing nothing; then for each tenth of what was said how many
    beliefs there are, the sum of what was said, and how many are true.
    """
    sums = [0.0] * (2 + 3 * BINS)
    for said, true, before in beliefs(level, minds, number):
        sums[0] -= math.log(max(said if true else 1 - said, 1e-9))
        sums[1] -= math.log(before if true else 1 - before)
        at = 2 + 3 * min(int(said * BINS), BINS - 1)
        for place, value in enumerate((1.0, said, float(true))):
            sums[at + place] += value
    return sums


def beliefs(level: str, minds: tuple[str, str], number: int) -> Iterator[Belief]:
    """Play one match, and yield what each seat believes whenever it may vote, before it does."""
    options = GAME.settle({"mode": "pair", "mission": MISSION}, 2)
    sources = minds[:: -1 if number % 2 else 1]
    bots = [mind(GAME.id, level, source) for source in sources]
    heads = [mindset_of(source, personas=True) for source in sources]
    draft, rng = Draft(GAME.start(options, 2), quiet=True), Rng(f"beliefs/{number // 2}")
    while draft.actors:
        seat = draft.actors[0]
        if seat == CHANCE:
            action = GAME.chance(draft.view(), rng)
        else:
            seen = draft.observe(seat)
            if draft.phase == "turn":
                yield from _of(heads[seat], seen, draft.own[1 - seat].roles)
            action = bots[seat].choose(seen, GAME.legal(seen), rng)
        GAME.step(draft, seat, action)


def _of(head: Mindset, seen: Observation, truth: Sequence[int]) -> Iterator[Belief]:
    public, mine = seen.public, seen.private.roles
    chances = innocence(held([read(head, public, 1 - seen.seat)], bits(mine)), len(public.row))
    others = [place for place in range(len(public.row)) if place not in mine]
    for place in others:
        yield Belief(chances[place], place in truth, len(truth) / len(others))


class Calibration(NamedTuple):
    """How far beliefs can be trusted."""

    beliefs: int
    loss: float
    base: float
    error: float
    """Expected calibration error: how far said and true lie apart, on average over the beliefs."""
    table: tuple[tuple[int, float, float], ...]
    """For each tenth of what was said: beliefs, mean of what was said, how often it was true."""


def calibration(cell: Cell) -> Calibration:
    """Return what the sums of `believed` say."""
    loss, base, *rest = cell.sums
    bins = list(zip(rest[::3], rest[1::3], rest[2::3], strict=True))
    count = sum(n for n, _, _ in bins)
    error = sum(abs(said - true) for _, said, true in bins) / count
    table = tuple((round(n), said / max(n, 1), true / max(n, 1)) for n, said, true in bins)
    return Calibration(round(count), loss / count, base / count, error, table)
