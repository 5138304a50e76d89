"""Positions made by hand, and steps through the rules that check that each is legal."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import put
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Event, State
from mystery_table.games.mary_king import cards, options
from mystery_table.games.mary_king.board import board_of
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.state import Hidden, Own, Public, Rules

GHOST, MORTAL = 0, 1
CHECKED = "GMGMGMGMGMGM"
FOUR_SIX = "GGGGMMMMMMGG"
"""The ghost's largest area is 4, the mortal's 6."""
EMPTY = ((), (), ())


def rules(**given: Any) -> Rules:
    """Return the rules of a match with these options."""
    return options.rules(options.settle(given, 2))


STANDARD = rules()


def card(name: str, side: int, rules: Rules = STANDARD) -> int:
    """Return a card by its id."""
    return rules.ids.index(name, side * rules.size)


def position(
    board: str = CHECKED,
    *,
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    memory: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    minds: tuple[int, int] = (20, 20),
    up: Any = (EMPTY, EMPTY),
    turn: int = GHOST,
    day: int = 2,
    rules: Rules = STANDARD,
    **public: Any,
) -> State:
    """Return a position in the middle of a turn with nothing pending; minds are filled with unused cards."""
    used = {*hands[0], *hands[1], *memory[0], *memory[1]} | {c for side in up for s in side for c in s}
    decks = [
        tuple(c for c in range(side * rules.size, (side + 1) * rules.size) if c not in used)
        for side in (0, 1)
    ]
    minds_now = (decks[0][: minds[0]], decks[1][: minds[1]])
    own = tuple(Own(tuple(sorted(hand)), sum(1 << c for c in hand)) for hand in hands)
    seen = sum(1 << c for c in used - {*hands[0], *hands[1]})
    return State(
        Public(
            rules,
            actors=(turn,),
            day=day,
            turn=turn,
            board=board_of(board),
            minds=(len(minds_now[0]), len(minds_now[1])),
            hands=(len(hands[0]), len(hands[1])),
            memory=memory,
            up=up,
            down=((0, 0, 0), (0, 0, 0)),
            seen=seen,
            tokens=rules.tokens,
        )._replace(**public),
        own,
        Hidden(minds_now, (EMPTY, EMPTY)),
    )


def go(state: State, *steps: tuple[int, Action]) -> State:
    """Return the position after some steps, each of which must be legal."""
    return told(state, *steps)[0]


def told(state: State, *steps: tuple[int, Action]) -> tuple[State, list[Event]]:
    """Return the position after some steps with all that happened."""
    events: list[Event] = []
    for seat, action in steps:
        if seat == CHANCE:
            assert GAME.possible(state, action)
        else:
            assert seat in state.public.actors, (seat, action, state.public.actors)
            assert action in legal(state, seat), (action, legal(state, seat))
        state, happened = GAME.apply(state, seat, action)
        events += happened
    return state, events


def legal(state: State, seat: int) -> list[Action]:
    """Return what a seat may do, [] when it is not its turn to decide."""
    return GAME.legal(GAME.observe(state, seat)) if seat in state.public.actors else []


def nobody_answers(state: State) -> State:
    """Let both pass as long as somebody is asked for an answer."""
    while state.public.todo and state.public.todo[-1][0] == "window":
        state = go(state, (state.public.actors[0], ("pass",)))
    return state


def shuffle(state: State) -> State:
    """Let CHANCE do what it has to."""
    while state.public.actors == (CHANCE,):
        state = go(state, (CHANCE, GAME.chance(state, Rng(1))))
    return state


def play(state: State, *steps: tuple[int, Action]) -> State:
    """Return the position after some steps; nobody answers, and CHANCE acts when it has to."""
    for step in steps:
        state = shuffle(nobody_answers(go(state, step)))
    return state


def changed(ruleset: dict[str, Any], **parts: Any) -> dict[str, Any]:
    """Return a ruleset's data with some parts replaced."""
    return {**ruleset, **parts}


def data() -> dict[str, Any]:
    """Return the data of our ruleset."""
    return cards.kept(cards.standard())


def with_icon(rules: Rules, number: int, icon: str) -> Rules:
    """Return rules in which a card has another icon."""
    return rules._replace(icon=put(rules.icon, number, icon))
