"""Mysterium: how soon one psychic alone finds a card by the visions that a ghost sends, outside any match."""

from __future__ import annotations

from typing import Any

from mystery_table.core.bot import Mind
from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation
from mystery_table.games.mysterium.cards import KINDS, VISIONS, of_kind
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import FINISHED, GHOST, Ghost, Group, Psychic, Told

HAND, TURNS = 7, 3


def found(minds: tuple[Mind, Mind], candidates: int, number: int) -> list[float]:
    """Return for each of three turns 1 if the card of deal `number` is found by then, else 0.

    `minds` are the ghost's and the psychic's. The card is one of so many candidates; a wrong guess is known
    to be wrong, and the hand is refilled each turn.
    """
    ghost, psychic = minds
    rng = Rng(f"listening/{number}")
    public, secret = _dealt(candidates, number % KINDS, rng)
    pile = list(rng.shuffled(range(VISIONS)))
    hand = tuple(sorted(pile[:HAND]))
    rest = pile[HAND:]
    for turn in range(TURNS):
        public = public._replace(phase="vision", hour=turn + 1, sent=(), pawns=(None, None))
        cards = _act(ghost, GHOST, public, Ghost(hand, secret), rng)[2:]
        public = public._replace(visions=(public.visions[0] + cards, ()), phase="interpret", sent=(0,))
        card = _act(psychic, 1, public, Psychic(), rng)[2]
        right = card == secret[0][public.at[0]]
        told = Told(turn + 1, 0, public.at[0], card, right, public.visions[0])
        if right:
            return [float(turn <= later) for later in range(TURNS)]
        public = public._replace(wrong=((*public.wrong[0], card), ()), answers=(*public.answers, told))
        hand = tuple(sorted([*(card for card in hand if card not in cards), *rest[: len(cards)]]))
        rest = rest[len(cards) :]
    return [0.0] * TURNS


def _dealt(candidates: int, kind: int, rng: Rng) -> tuple[Any, tuple[Group, ...]]:
    """Return a table at which only the first of two psychics looks for a card, of this kind."""
    laid = [tuple(sorted(rng.sample(of_kind(each), candidates))) for each in range(KINDS)]
    one, two = ((rng.pick(laid[0]), rng.pick(laid[1]), rng.pick(laid[2])) for _ in range(2))
    public = GAME.start(GAME.settle({"level": "hard", "bot_ghost": False}, 2), 2).public
    public = public._replace(
        actors=(1,),
        laid=tuple(laid),
        at=(kind, FINISHED),
        wrong=((), ()),
        found=((), ()),
        visions=((), ()),
        moves=(0, 0),
        track=(0, 0),
        used=((0, 0), (0, 0)),
        handful=HAND,
        pile=VISIONS - HAND,
        turned=True,
    )
    return public, (one, two)


def _act(mind: Mind, seat: int, public: Any, own: Any, rng: Rng) -> Any:
    seen = Observation(seat, public, own)
    return mind.choose(seen, GAME.legal(seen), rng)
