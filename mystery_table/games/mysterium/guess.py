"""A truth that one seat cannot tell from the real one, each as likely.

What lay open among the discards before a reshuffle is not in the position: it counts as forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation, State
from mystery_table.games.mysterium.cards import KINDS, VISIONS
from mystery_table.games.mysterium.poll import STAGES
from mystery_table.games.mysterium.state import (
    GHOST,
    Cards,
    Ghost,
    Group,
    Hidden,
    Psychic,
    seat_of,
)


def guess(observation: Observation, rng: Rng) -> State:
    """Return a State whose observation for that seat is `observation`."""
    public, seat = observation.public, observation.seat
    if public.phase == "setup":
        return State(public, (Ghost(), *(Psychic(),) * (public.seats - 1)), Hidden())
    known = observation.private if seat == GHOST else None
    pool = _Pool(public, known, rng)
    ghost, queue = (known, _queue(public, known, rng)) if known else _ghost(public, pool, rng)
    parts = (ghost, *_psychics(observation, rng))
    return State(public, parts, Hidden(pool.take(public.pile), queue))


class _Pool:
    """The visions that the seat has not seen, shuffled."""

    def __init__(self, public: Any, ghost: Ghost | None, rng: Rng) -> None:
        seen = {*public.shown, *public.final, *(card for cards in public.visions for card in cards)}
        if ghost is not None:
            seen |= {*ghost.hand, *ghost.thrown, *ghost.chosen}
        self._cards: Iterator[int] = iter(rng.shuffled([c for c in range(VISIONS) if c not in seen]))

    def take(self, count: int) -> Cards:
        return tuple(next(self._cards) for _ in range(count))


def _is_chosen(public: Any) -> bool:
    """Return whether the ghost has sent the shared vision."""
    return bool(public.groups) and public.phase in ("mix", "vote", "point", "over")


def _queue(public: Any, ghost: Ghost, rng: Rng) -> Cards:
    if public.phase != "vote":
        return ()
    return rng.shuffled([card for card in ghost.chosen if card not in public.final])


def _ghost(public: Any, pool: _Pool, rng: Rng) -> tuple[Ghost, Cards]:
    """Return what the ghost may know, and the cards of the shared vision that nobody has seen."""
    secret = public.facts.secret if public.facts else _secret(public, rng)
    hand, thrown = tuple(sorted(pool.take(public.handful))), tuple(sorted(pool.take(public.aside)))
    if not _is_chosen(public):
        return Ghost(hand, secret, thrown), ()
    hidden = pool.take(STAGES - len(public.final) if public.phase in ("mix", "vote") else 0)
    culprit = public.facts.culprit if public.facts else _any_culprit(public, secret, rng)
    chosen = tuple(sorted(public.final + hidden))
    return Ghost(hand, secret, thrown, culprit, chosen), hidden if public.phase == "vote" else ()


def _any_culprit(public: Any, secret: tuple[Group, ...], rng: Rng) -> int:
    return rng.pick([at for at, group in enumerate(public.groups) if group in secret])


def _secret(public: Any, rng: Rng) -> tuple[Group, ...]:
    """Return what each psychic may have to find; the kinds are independent of each other."""
    return tuple(zip(*(_of_kind(public, kind, rng) for kind in range(KINDS)), strict=True))


def _of_kind(public: Any, kind: int, rng: Rng) -> Cards:
    """Draw again until no psychic gets a card it was told is wrong: each way is as likely as any other."""
    found = {i: cards[kind] for i, cards in enumerate(public.found) if len(cards) > kind}
    rest = [card for card in public.laid[kind] if card not in found.values()]
    psychics = range(public.rules.psychics)
    while True:
        cards = iter(rng.shuffled(rest))
        dealt = tuple(found[i] if i in found else next(cards) for i in psychics)
        if all(public.at[i] != kind or dealt[i] not in public.wrong[i] for i in psychics):
            return dealt


def _psychics(observation: Observation, rng: Rng) -> tuple[Psychic, ...]:
    public = observation.public
    parts = []
    for seat in range(GHOST + 1, public.seats):
        if seat == observation.seat:
            parts.append(observation.private)
        elif public.facts:
            votes = tuple(vote for vote in public.facts.votes if seat_of(public, vote[0]) == seat)
            parts.append(Psychic(votes))
        else:
            mine = [i for i in public.voted if seat_of(public, i) == seat]
            parts.append(Psychic(tuple((i, rng.below(len(public.groups))) for i in mine)))
    return tuple(parts)
