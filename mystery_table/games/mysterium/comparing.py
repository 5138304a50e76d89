"""Which pieces are looked at together when one of them is shown large: visions, and what they may mean."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Observation
from mystery_table.games.mysterium import ids
from mystery_table.games.mysterium.cards import kind_of
from mystery_table.games.mysterium.state import FINISHED, GHOST, candidates, run_by, waits

Rows = tuple[tuple[str, ...], ...]
ACROSS = 9
"""Cards of the line-up in one row at most."""


def together(observation: Observation, piece: str) -> Rows:
    """Return rows of pieces to be shown side by side with this one, () where it is shown alone."""
    public, (what, *rest) = observation.public, piece.split(".")
    if not public.at or what not in ("vision", "card", "secret"):
        return ()
    number = int(rest[0])
    if public.groups:
        return _second_phase(observation)
    if what == "secret":
        return _target(observation, number, piece)
    if what == "card":
        return _candidates(observation, number)
    return _vision(observation, number)


def _vision(observation: Observation, vision: int) -> Rows:
    """Return a psychic's visions with its candidates; the ghost's hand with what those who wait look for."""
    public = observation.public
    owner = next((i for i, cards in enumerate(public.visions) if vision in cards), None)
    if owner is not None and public.at[owner] < FINISHED:
        return _seen(public, owner), _open(public, owner)
    if observation.seat == GHOST and vision in observation.private.hand:
        return _hand(observation), tuple(f"secret.{i}.{public.at[i]}" for i in waits(public))
    return ()


def _candidates(observation: Observation, card: int) -> Rows:
    """Return a card with all of its kind, and the visions of those who look for that, one's own first."""
    public, kind = observation.public, kind_of(card)
    own = run_by(public, observation.seat)
    looking = [i for i, at in enumerate(public.at) if at == kind and public.visions[i]]
    rows = [_seen(public, i) for i in sorted(looking, key=lambda i: i not in own)[:2]]
    return (*rows, tuple(map(ids.card, public.laid[kind]))) if rows else ()


def _target(observation: Observation, psychic: int, piece: str) -> Rows:
    """Return, for the ghost, what a psychic is to find with what it was sent, and the hand."""
    return (piece, *_seen(observation.public, psychic)), _hand(observation)


def _second_phase(observation: Observation) -> Rows:
    """Return the shared vision, or the hand of which it is made, with the groups of the line-up."""
    public = observation.public
    above = _hand(observation) if public.phase == "culprit" else tuple(map(ids.vision, public.final))
    cards = [ids.card(card) for group in public.groups for card in group]
    half = len(cards) if len(cards) <= ACROSS else (len(public.groups) + 1) // 2 * 3
    below = tuple(tuple(cards[at : at + half]) for at in range(0, len(cards), half))
    return (above, *below) if above else below


def _hand(observation: Observation) -> tuple[str, ...]:
    return tuple(map(ids.vision, observation.private.hand)) if observation.seat == GHOST else ()


def _seen(public: Any, psychic: int) -> tuple[str, ...]:
    return tuple(map(ids.vision, public.visions[psychic]))


def _open(public: Any, psychic: int) -> tuple[str, ...]:
    """Return the cards that a psychic may still look for: not found by others, not guessed wrongly."""
    return tuple(ids.card(card) for card in candidates(public, psychic) if card not in public.wrong[psychic])
