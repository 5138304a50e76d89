"""Positions of Mysterium made by hand, and players who know what they are looking for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import CHANCE, Action, Event, Seat, State
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import FINISHED, GHOST, seat_of

PILE = tuple(range(84))
"""A pile of visions, top last: the ghost begins with 77 to 83."""


def new(seats: int, **options: Any) -> State:
    """Return the table before anything is shuffled."""
    return GAME.start(GAME.settle(options, seats), seats)


def dealt(seats: int, **options: Any) -> State:
    """Return the first hour: the first cards of each kind are laid out, psychic i looks for the i-th."""
    state = new(seats, **options)
    rules = state.public.rules
    laid = tuple(tuple(range(18 * kind, 18 * kind + rules.laid)) for kind in range(3))
    secret = tuple((i, 18 + i, 36 + i) for i in range(rules.psychics))
    return go(state, (CHANCE, ("setup", laid, secret, PILE)))


def step(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after one step, which must be legal, and its events."""
    assert seat in state.public.actors, (seat, state.public.actors)
    if seat == CHANCE:
        assert GAME.possible(state, action), action
    else:
        assert action in legal(state, seat), action
    return GAME.apply(state, seat, action)


def go(state: State, *steps: tuple[Seat, Action]) -> State:
    """Return the state after these steps, each of which must be legal."""
    for seat, action in steps:
        state = step(state, seat, action)[0]
    return state


def legal(state: State, seat: Seat) -> list[Action]:
    return GAME.legal(GAME.observe(state, seat))


def verbs(state: State, seat: Seat) -> set[str]:
    return {action[0] for action in legal(state, seat)}


def wanted(state: State, psychic: int) -> int:
    """Return the card that a psychic looks for now."""
    card: int = state.private[GHOST].secret[psychic][state.public.at[psychic]]
    return card


def settled(state: State) -> State:
    """Return the state after what CHANCE has to do, done in order."""
    while state.public.actors == (CHANCE,):
        state = go(state, (CHANCE, GAME.chance(state, Rng(1))))
    return state


def sent(state: State) -> State:
    """Return the state after every psychic got one vision and the hourglass was turned."""
    while state.public.phase == "vision":
        action = next(action for action in legal(state, GHOST) if action[0] == "vision")
        state = settled(go(state, (GHOST, action)))
    return go(state, (GHOST, ("turn",))) if GHOST in state.public.actors else state


def placed(state: State, right: Collection[int]) -> State:
    """Return the state after all pawns were placed: those of `right` on the card that is looked for."""
    for psychic in state.public.sent:
        card = wanted(state, psychic)
        others = [a[2] for a in legal(state, seat_of(state.public, psychic)) if a[:2] == ("pawn", psychic)]
        if psychic not in right:
            card = next(other for other in others if other != card)
        state = go(state, (seat_of(state.public, psychic), ("pawn", psychic, card)))
    return state


def all_done(state: State) -> State:
    """Return the state after every seat said that it is done."""
    while state.public.phase == "interpret":
        seat = next(seat for seat in state.public.actors if seat > GHOST)
        state = go(state, (seat, ("done",)))
    return state


def answered(state: State) -> State:
    """Return the state after the ghost has told every psychic, in order."""
    while state.public.phase == "reveal":
        state = go(state, (GHOST, ("reveal", state.public.sent[0])))
    return settled(state)


def hour(state: State, right: Collection[int]) -> State:
    """Return the state after an hour in which just the psychics of `right` guessed right."""
    return answered(all_done(placed(sent(state), right)))


def lined_up(seats: int, **options: Any) -> State:
    """Return the line-up of a match in which every guess was right."""
    state = dealt(seats, **options)
    for _ in range(3):
        state = hour(state, range(state.public.rules.psychics))
    return state


def shared(state: State, group: int = 0) -> State:
    """Return the state after the ghost chose this group with the first cards of its hand."""
    hand = state.private[GHOST].hand
    return settled(go(state, (GHOST, ("culprit", group, *hand[:3]))))


def knowing(session: Session, seat: Seat, rng: Rng) -> Action:
    """Return what a player does who knows the truth, or now and then anything that is legal."""
    actions = session.legal(seat)
    public = session.state.public
    if not rng.below(8):
        return rng.pick(actions)
    for psychic in range(public.rules.psychics):
        if public.phase == "interpret" and public.at[psychic] < FINISHED:
            right = ("pawn", psychic, wanted(session.state, psychic))
            if right in actions and public.pawns[psychic] is None:
                return right
    if public.phase in ("interpret", "reveal"):
        return actions[0]
    short = [action for action in actions if action[0] != "crow" and len(action) < 5]
    return rng.pick(short or actions)


def begun(case: tuple[dict[str, Any], int], seed: int = 1) -> Session:
    """Return a match in memory, dealt."""
    options, seats = case
    session = Session(GAME, GAME.settle(options, seats), seats, f"match {seed}")
    session.advance()
    return session
