"""What was announced and not yet resolved: cards, flashes and penalties, and who may answer.

Last in, first out. After each announcement the other player may answer first, then alternately, until both
pass; for a penalty the opponent of the active player is asked first (6). The window always opens, so that it
tells nothing about a hand.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king.effects_ideas import is_redirect
from mystery_table.games.mary_king.state import NEGATED, PENALTY, Effect, Frame

PASS: Action = ("pass",)


def announce(draft: Draft, frame: Frame) -> None:
    """Put a card or penalties on the stack and open the window for answers."""
    draft.stack = (*draft.stack, frame)
    draft.todo = (*draft.todo, ("resolve",), ("window", 1 - frame.seat, 0))
    if frame.card == PENALTY:
        draft.tell("penalty", frame.seat, frame.pay)
        return
    draft.seen |= 1 << frame.card
    if draft.rules.mask[frame.card]:
        draft.controls += 1
    else:
        draft.played = put(draft.played, frame.seat, draft.played[frame.seat] + 1)
    draft.tell("announced", frame.seat, frame.card, frame.effect, frame.home)


def flashes(observation: Observation) -> list[Action]:
    """Return the flashes that the seat could answer with, besides passing."""
    public, seat = observation.public, observation.seat
    effects = public.rules.effects
    return [
        ("flash", card, way)
        for card in observation.private.hand
        for way, effect in enumerate(effects[card])
        if effect.when != "turn" and answers(public, seat, effect)
    ]


def answers(public: Any, seat: int, effect: Effect) -> bool:
    """Return whether a flash answers what is on the stack: a card of the other side, or one's own penalty."""
    if effect.when == "card":
        top = public.stack[-1]
        return bool(top.card != PENALTY and top.seat != seat and top.effect != NEGATED)
    penalty = public.stack[0]
    if penalty.card != PENALTY:
        return False
    return bool(penalty.pay[seat]) or any(
        is_redirect(public.rules, frame, 1 - seat) for frame in public.stack[1:]
    )


def decline(draft: Draft, seat: int) -> None:
    """Answer nothing: ask the other one, or close the window when that one has passed as well."""
    _, _, passes = draft.todo[-1]
    rest = draft.todo[:-1]
    draft.todo = rest if passes else (*rest, ("window", 1 - seat, 1))
