"""Windows for answers on the screen: who is asked in public, and which standing orders there are (6).

The rules always open the window, so that it tells nothing about a hand. Whether it can be passed by itself is
decided here from public facts alone: that no hand could answer, or that the seat has said so for this turn.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.answers import Order
from mystery_table.core.state import Action
from mystery_table.core.words import Text, Who
from mystery_table.games.mary_king import names, stack
from mystery_table.games.mary_king.effects_ideas import is_redirect
from mystery_table.games.mary_king.state import NEGATED, PENALTY

PASS: Action = stack.PASS
ALWAYS, PENALTIES, NEVER = "always", "penalties", "never"
ORDERS = (
    Order(ALWAYS, Text("mary_king", "Ask each time")),
    Order(PENALTIES, Text("mary_king", "Only at penalties")),
    Order(NEVER, Text("mary_king", "Not this turn")),
)


def asked(public: Any) -> int | None:
    """Return the seat that is asked for an answer, None where no window is open."""
    if not public.todo or public.todo[-1][0] != "window":
        return None
    seat: int = public.todo[-1][1]
    return seat


def idle(public: Any, seat: int) -> bool:
    """Return whether no hand whatever could answer what is announced."""
    bottom, top = public.stack[0], public.stack[-1]
    if top.card != PENALTY and top.seat != seat and top.effect != NEGATED:
        return False
    if bottom.card != PENALTY:
        return True
    answers = any(is_redirect(public.rules, frame, 1 - seat) for frame in public.stack[1:])
    return not bottom.pay[seat] and not answers


def lets_pass(public: Any, order: str) -> bool:
    """Return whether a standing order lets what is announced pass."""
    penalty = public.stack[0].card == PENALTY
    return order == NEVER or (order == PENALTIES and not penalty)


def lasts(public: Any) -> list[int]:
    """Return what must stay the same for a standing order to hold: the turn."""
    return [public.day, public.turn]


def question(public: Any, seat: int) -> Text:
    """Return what a seat is asked, as everybody may read it."""
    top = public.stack[-1]
    if top.card == PENALTY:
        return Text("mary_king", "{0}: you owe %n card(s) of mind.", (Who(seat),), n=top.pay[seat])
    return Text("mary_king", "{0}: plays {1}.", (Who(top.seat), names.card_said(public.rules, top.card)))
