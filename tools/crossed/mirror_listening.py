"""Mirror of Truth: how well one mind understands the evidence that another shows, outside of any match."""

from __future__ import annotations

from collections.abc import Iterator

from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth import speaking
from mystery_table.games.mirror_of_truth.belief import Mindset, held, innocence, read
from mystery_table.games.mirror_of_truth.bot import LEVELS, mindset_of
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.state import GREEN, RED, Own

ROW, HINTS, OFFERED = 5, 5, 3
ZONES = (GREEN, RED)


SHARPNESS = LEVELS["master"].evidence


def understood(speaker: str, listener: str, number: int) -> list[float]:
    """Return for one hint to five whether the right one is believed most: 1, or a share if others too."""
    minds = mindset_of(speaker, personas=True), mindset_of(listener, personas=True)
    found = []
    for beliefs in shown(*minds, Rng(f"listening/{number}")):
        best = max(beliefs)
        found.append((beliefs[0] == best) / beliefs.count(best))
    return found


def shown(speaker: Mindset, listener: Mindset, rng: Rng) -> Iterator[tuple[float, ...]]:
    """Let the speaker show one of five characters by five pieces of evidence, each one of three on offer.

    Yields what the listener believes after each: how likely each of the five is; the first one is meant.
    """
    characters = _row(rng)
    evidence = rng.shuffled(range(150))
    table, rest = list(evidence[:OFFERED]), iter(evidence[OFFERED:])
    public = GAME.start(GAME.settle({"mode": "competitive"}, 3), 3).public
    public = public._replace(seats=2, row=characters, stacks=((),) * ROW, zones=((((), ()),),) * 2)
    for _ in range(HINTS):
        public = public._replace(table=tuple(table))
        places = [("place", card, 0, zone) for card in table for zone in ZONES]
        seen = Observation(0, public, Own(roles=(0,)))
        _, card, _, zone = speaking.choose(speaker, seen, places, SHARPNESS, rng)
        green, red = public.zones[0][0]
        zones = ((*green, card), red) if zone == GREEN else (green, (*red, card))
        public = public._replace(zones=((zones,), public.zones[1]))
        table[table.index(card)] = next(rest)
        yield tuple(innocence(held([read(listener, public, 0)]), ROW))


def _row(rng: Rng) -> tuple[int, ...]:
    """Return five characters, of which no two are faces of one card."""
    return tuple(2 * card + rng.below(2) for card in rng.shuffled(range(16))[:ROW])
