"""Mirror of Truth: missions and matches of rivals between bots of different minds."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from mystery_table.core.bot import Mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.simulation import Player, Simulation
from mystery_table.core.state import CHANCE, Action
from mystery_table.games.mirror_of_truth.bot import LEVELS, YARDSTICKS
from mystery_table.games.mirror_of_truth.missions import missions
from mystery_table.games.mirror_of_truth.rules import GAME

PLENTY = 60
"""A deck that no match of a pair uses up."""


class Ran(NamedTuple):
    """How a match of a pair went."""

    change: int
    """How many cards the deck has won or lost in the end."""
    needed: int
    """With how many cards at the start, or more, the match would have gone the same way."""
    won: float


def all_missions(players: tuple[Player, Player], number: int) -> list[float]:
    """Return for each mission whether a pair wins it, 1 or 0; each deal is played twice, from both seats.

    Bots do not look at the deck's size, so a match with a plentiful deck is that of every mission whose deck
    does not run out in it (a test compares them); the others are played by themselves.
    """
    plenty = played(players, number, mission="custom", start=PLENTY, target=PLENTY)
    found = []
    for mission in missions():
        if mission.options["start"] >= plenty.needed:
            found.append(float(mission.options["start"] + plenty.change >= mission.options["target"]))
        else:
            found.append(played(players, number, mission=mission.id).won)
    return found


def played(players: tuple[Player, Player], number: int, **options: Any) -> Ran:
    """Play one match of a pair."""
    rules = GAME.settle({"mode": "pair", **options}, 2)
    bots = [player.mind(GAME.id) for player in players[:: -1 if number % 2 else 1]]
    start = GAME.start(rules, 2)
    draft, rng = Draft(start, quiet=True), Rng(f"missions/{number // 2}")
    first, needed = start.public.rules.start, 0
    while draft.actors:
        step(draft, bots, rng)
        least = 1 if draft.phase in ("turn", "place") else start.public.rules.pair_least
        needed = max(needed, least + first - draft.deck) if draft.round else 0
    return Ran(draft.deck - first, needed, float(GAME.scores(draft)[0]))


def step(draft: Draft, bots: Sequence[Mind], rng: Rng) -> Action:
    """Let whoever acts next act, and return what they did."""
    seat = draft.actors[0]
    if seat == CHANCE:
        action = GAME.chance(draft.view(), rng)
    else:
        seen = draft.observe(seat)
        legal = GAME.legal(seen)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(seen, legal, rng)
    GAME.step(draft, seat, action)
    return action


@cache
def _table(players: tuple[Player, ...], seed: str) -> Simulation:
    return Simulation(GAME.id, GAME.settle({"mode": "competitive"}, len(players)), players, seed)


def rivals(levels: Sequence[str], minds: Sequence[str], number: int) -> tuple[float, ...]:
    """Return each level's share of first place in one match, then each one's points.

    Every deal is played from every seat, and every level has every mind in turn.
    """
    count = len(levels)
    turned, match = number // count % count, number // count // count * count + number % count
    players = tuple(Player(level, minds[(at + turned) % count]) for at, level in enumerate(levels))
    scores = _table(players, f"rivals/{turned}").play(match, rotate=True).scores
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
            found = zlib.crc32(repr(step(draft, bots, rng)).encode(), found)
    return f"{found:08x}"
