"""What a position of The Mirroring of Mary King consists of.

Seat 0 is the ghost, seat 1 the mortal. A card is a number: first all of the ghost's deck, then all of the
mortal's, in the order of the ruleset, control cards before power cards. Piles are tuples, top card last.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table.core.state import CHANCE
from mystery_table.games.mary_king.board import FULL

GHOST, MORTAL = 0, 1
SIDES = ("ghost", "mortal")
NOBODY = -1
PENALTY = -1
"""Stands in a Frame where a card would, for the penalties at the end of a turn."""
NEGATED = -1
"""Stands in a Frame where an effect would."""
HOLE = -1
"""Lies on an idea stack whose top card is still resolving: what is beneath is not current yet (10)."""
SAME = -1
"""A count: as many as the step before moved."""
DAYS = 5

Cards = tuple[int, ...]
Both = tuple[int, int]
"""One number for each side."""
Stacks = tuple[Cards, ...]
Names = tuple[str, str, str]
"""English, Spanish, Russian."""


class Op(NamedTuple):
    """One step of an effect, as the ruleset says it; see ruleset_effects.Step."""

    verb: str
    who: str = ""
    number: int = 0
    least: int = 0
    area: str = ""
    choose: str = ""
    what: str = "any"


class Effect(NamedTuple):
    """One of the two effects of a power card. `when`: "turn", or what a flash answers: "card", "penalty"."""

    when: str
    steps: tuple[Op, ...]


class Goal(NamedTuple):
    """One condition of a mission; see missions.Condition. `day`, `side`: NOBODY where they do not matter."""

    kind: str
    side: int = NOBODY
    least: int = 0
    most: int = 99
    day: int = NOBODY
    tiles: int = 0
    at: str = "end"


class Rules(NamedTuple):
    """Everything a match was set up with, in the form in which a position holds it."""

    columns: int
    start: int
    """The board at the start."""
    limits: tuple[Both, ...]
    """limits[day]: (control cards, ideas) a turn."""
    penalty: Cards
    """penalty[size of the other side's largest area]."""
    bonus: Cards
    """bonus[tiles] at the end of Friday."""
    hand: int
    first: int
    markers: int
    tokens: Both
    stacks: int
    stack_size: int
    deck: tuple[Both, Both]
    """((control, power) in each mind, (control, power) in each side's ideas) when dealt."""
    size: int
    """Cards of one side."""
    names: tuple[Names, ...]
    ids: tuple[str, ...]
    mask: Cards
    """mask[card]: the tiles that a control card flips, 0 for a power card."""
    turns: tuple[Cards, ...]
    """turns[card]: the orientations of a control card that differ: (0,) or (0, 1), (0: upright)."""
    effects: tuple[tuple[Effect, ...], ...]
    """effects[card]: the two effects of a power card, () for a control card."""
    texts: tuple[tuple[Names, ...], ...]
    """texts[card]: what stands on a power card for each effect."""
    always: tuple[Cards, ...]
    """always[card]: the effects of a power card that can be played in any position, () if one cannot."""
    icon: tuple[str, ...]
    """"recall", "bury" or "" for each card."""
    abilities: tuple[tuple[Op, ...], tuple[Op, ...]]
    """The special ability of each side; () if it has none or the match is without."""
    ability_names: tuple[Names, ...]
    ability_texts: tuple[Names, ...]
    day_names: tuple[Names, ...]
    owner: int = NOBODY
    """The seat that owns the game and wins what is still tied."""
    mode: str = "duel"
    """duel, solo (a mission of `side`) or together (a mission of both)."""
    mission: str = ""
    side: int = NOBODY
    goals: tuple[Goal, ...] = ()
    bans: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """What each side may not do: power, flash, buy, buy_theirs, or the id of a card."""
    fixed: tuple[Cards, Cards] = ((), ())
    """Cards that are in each starting hand."""
    minds: Both = (NOBODY, NOBODY)
    """Cards left in each mind when play begins; NOBODY: all that the deal leaves."""
    day: int = 0
    """The day on which play begins."""
    shown: int = 0
    """Ideas of each stack that lie open when play begins."""


class Frame(NamedTuple):
    """A card or penalties announced and not yet resolved."""

    seat: int
    """Who plays it; for penalties, whose turn ends."""
    card: int
    effect: int
    """Control card: 0 upright, 1 turned; power card: which effect; NEGATED."""
    home: int = NOBODY
    """The idea stack it was taken from; its hole is still there."""
    pay: Cards = ()
    """Penalties: what each side owes."""
    answered: int = NOBODY
    """Penalties: the side whose flashes were answered in kind and hand nothing over any more (8)."""


class Public(NamedTuple):
    """What everybody at the table knows."""

    rules: Rules
    actors: tuple[int, ...] = (CHANCE,)
    day: int = 0
    turn: int = 0
    board: int = 0
    locks: tuple[Both, Both] = ((0, 0), (0, 0))
    """locks[side]: tiles locked in its present turn, and before."""
    ideas: int = 0
    """Ideas bought this turn."""
    controls: int = 0
    """Control cards played this turn."""
    minds: Both = (0, 0)
    hands: Both = (0, 0)
    memory: tuple[Cards, Cards] = ((), ())
    up: tuple[Stacks, Stacks] = ((), ())
    """up[side][stack]: the ideas that lie open, the current one last."""
    down: tuple[Cards, Cards] = ((), ())
    """down[side][stack]: how many ideas are face down."""
    gone: Cards = ()
    """Cards removed from the game."""
    tokens: Both = (0, 0)
    known: tuple[Cards, Cards] = ((), ())
    """known[side]: cards of its hand that the other side has seen; with two seats both know that."""
    topped: tuple[Both, Both] = ((0, 0), (0, 0))
    """topped[seat][side]: how many cards on top of that side's mind the seat has seen."""
    seen: int = 0
    """Bit mask of the cards that were seen outside the face-down ideas by both sides."""
    powers: Both = (0, 0)
    """How many of each side's revealed ideas were power cards."""
    played: Both = (0, 0)
    """Power cards played by each side, as a card or a flash."""
    stack: tuple[Frame, ...] = ()
    todo: tuple[tuple[Any, ...], ...] = ()
    """What must still happen, next one last; see flow.py."""
    moved: int = 0
    """How many cards or tiles the last step of an effect moved."""
    holes: bool = False
    """Whether a HOLE lies on some stack."""
    result: Cards = ()
    ending: tuple[Any, ...] = ()
    """How it ended: (kind, what belongs to it); see endings.py."""


class Own(NamedTuple):
    """What one seat knows alone."""

    hand: Cards = ()
    """Rising."""
    had: int = 0
    """Bit mask of cards that it knows not to lie among the face-down ideas."""
    top: tuple[Cards, Cards] = ((), ())
    """top[side]: the top cards of that side's mind that it has seen."""


class Hidden(NamedTuple):
    """What nobody knows."""

    mind: tuple[Cards, Cards] = ((), ())
    idea: tuple[Stacks, Stacks] = ((), ())
    """idea[side][stack]: the face-down ideas."""


def owned(board: int, side: int) -> int:
    """Return the tiles that a side controls."""
    return board if side == GHOST else board ^ FULL


def locked(locks: tuple[Both, Both]) -> int:
    """Return all locked tiles."""
    (a, b), (c, d) = locks
    return a | b | c | d
