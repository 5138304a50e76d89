"""Positions of Mirror of Truth made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.state import CHANCE, Action, Event, Seat, State
from mystery_table.games.mirror_of_truth import scoring
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.state import Own

FACES = tuple(range(0, 32, 2))
"""A character stack, top first, of the first face of each card."""
PILE = tuple(range(150))
"""An evidence deck, top last: 149, 148 and 147 are turned up first."""
M, I = 0, 1  # noqa: E741 - as printed on the vote cards


def new(seats: int, **options: Any) -> State:
    """Return the table before anything is shuffled."""
    return GAME.start(GAME.settle(options, seats), seats)


def set_up(seats: int, first: int = 0, stack: Sequence[int] = FACES, **options: Any) -> State:
    """Return the table with the first row laid out, before stories and the deal."""
    return go(new(seats, first=first, **options), (CHANCE, ("setup", first, tuple(stack), PILE)))


def dealt(seats: int, roles: Sequence[int] = (), **options: Any) -> State:
    """Return the first turn of round 1; seat 0 has place 0 and so on, unless `roles` says otherwise."""
    each = 2 if seats == 2 else 1
    given = tuple(roles) or tuple(range(seats * each))
    return go(set_up(seats, **options), (CHANCE, ("deal", given)))


def go(state: State, *steps: tuple[Seat, Action]) -> State:
    """Return the state after these steps, each of which must be legal."""
    for seat, action in steps:
        state = step(state, seat, action)[0]
    return state


def step(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after one step, which must be legal, and its events."""
    assert seat in state.public.actors, (seat, state.public.actors)
    if seat == CHANCE:
        assert GAME.possible(state, action), action
    else:
        assert action in legal(state, seat), action
    return GAME.apply(state, seat, action)


def legal(state: State, seat: Seat | None = None) -> list[Action]:
    """Return what a seat may do, by default the one whose turn it is."""
    return GAME.legal(GAME.observe(state, state.public.turn if seat is None else seat))


def votes(state: State) -> list[Action]:
    return [action for action in legal(state) if action[0] == "vote"]


def places(state: State) -> list[Action]:
    return [action for action in legal(state) if action[0] == "place"]


def put_down(state: State) -> State:
    """Return the state after the seat in turn placed the first evidence it may."""
    return go(state, (state.public.turn, places(state)[0]))


def with_votes(state: State, stacks: Sequence[Sequence[tuple[Seat, int]]], **public: Any) -> State:
    """Return the state with these vote cards on the row: (seat, kind), oldest first."""
    stacks = [*stacks, *[()] * (len(state.public.row) - len(stacks))]
    private = []
    for seat, own in enumerate(state.private):
        cast = tuple((at, kind) for at, stack in enumerate(stacks) for who, kind in stack if who == seat)
        left = (2 - sum(k == M for _, k in cast), 2 - sum(k == I for _, k in cast))
        private.append(Own(own.roles, left, cast))
    known = {
        "stacks": tuple(tuple(seat for seat, _ in stack) for stack in stacks),
        "votes": tuple(sum(own.left) for own in private),
        **public,
    }
    return state._replace(public=state.public._replace(**known), private=tuple(private))


def score(state: State) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the round ended here and was scored, and the events."""
    draft = Draft(state)
    scoring.score(draft)
    return draft.close(), draft.told()


def after_round(
    state: State, stacks: Sequence[Sequence[tuple[Seat, int]]], roles: Sequence[int] = (), **public: Any
) -> State:
    """Return the first turn of the next round, or the end, after this round was scored so."""
    ended = score(with_votes(state, stacks, **public))[0]
    while ended.public.actors == (CHANCE,):
        used = sorted(c for seat in ended.public.zones for z in seat for cards in z for c in cards)
        size = len(ended.public.row)
        if ended.public.phase == "setup":
            action: Action = ("collect", tuple(used))
        else:
            count = ended.public.seats * (2 if ended.public.rules.pair else 1)
            action = ("deal", tuple(roles) or tuple(range(size))[:count])
        ended = go(ended, (CHANCE, action))
    return ended
