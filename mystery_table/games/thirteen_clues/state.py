"""What a position of 13 Clues consists of.

A card is 0-29: `kind * 10 + suit`, kinds person, place, weapon; cards.py names them. A filter is what a
question is about: 0-9 one suit, 10-15 one trait (man, woman, indoors, outdoors, melee, ranged), 16-18 one
kind (house option). A letter is an informant's place, counted from 0.
"""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.state import CHANCE

SUPPLY = -1
"""Stands where a seat would, for the supply of glasses."""
BOTH, LEFT, RIGHT = -1, 0, 1
"""Which of the witness's hidden cards count: both, or for two players the one named."""
UNHEARD = -1
"""Stands for the filter and the answer of a secret question in what everybody knows."""

Cards = tuple[int, ...]


class Rules(NamedTuple):
    """Everything a match was set up with; options.py says what each means."""

    secret: bool
    broad: bool
    suits: int
    """How many suits are in play, the first ones of the deck."""
    glasses: int
    """In all, those of the players included; 0 for two players."""


class Line(NamedTuple):
    """One question and its answer. Both are UNHEARD in the log if only asker and witness heard them."""

    asker: int
    witness: int
    filter: int
    side: int
    answer: int


class Named(NamedTuple):
    """One accusation."""

    seat: int
    cards: Cards
    right: bool


class Public(NamedTuple):
    """What everybody at the table knows."""

    rules: Rules
    seats: int
    actors: tuple[int, ...] = (CHANCE,)
    phase: str = "deal"
    """deal (CHANCE); keep (everybody at once); take (a glass from a player, supply empty); act; over."""
    turn: int = 0
    """Whose turn it is; at the end who won."""
    first: int = 0
    turns: Cards = ()
    """turns[seat]: how many turns it has begun."""
    glasses: Cards = ()
    """glasses[seat]; all 0 for two players, who need none."""
    supply: int = 0
    tokens: Cards = ()
    """tokens[seat]: Top Secret tokens left; all 0 without the option."""
    log: tuple[Line, ...] = ()
    """What was asked and answered, oldest first."""
    looks: tuple[tuple[int, int], ...] = ()
    """(seat, letter) of each look at an informant."""
    named: tuple[Named, ...] = ()
    """The accusations; only the last one can be right."""
    kept: Cards = ()
    """Seats that have chosen a mystery for their neighbour, in that order."""


class Own(NamedTuple):
    """What one seat holds and has learned in private."""

    cards: Cards = ()
    """Five as dealt; then the two behind its screen, left and right."""
    given: Cards = ()
    """The mystery chosen for the left neighbour, until all have chosen."""
    peeked: tuple[tuple[int, int], ...] = ()
    """(letter, card) of each informant looked at."""
    told: tuple[Line, ...] = ()
    """The secret questions it asked or answered, in the order of the log."""


class Hidden(NamedTuple):
    """What belongs to no seat."""

    screens: tuple[Cards, ...] = ()
    """screens[seat]: the mystery on that screen (person, place, weapon); all but that seat see it."""
    informants: Cards = ()
    """The face-down cards, by letter."""


class Sight(NamedTuple):
    """The private part of an observation: what is mine, and the screens in front of me."""

    own: Own
    screens: tuple[Cards, ...]
    """() where the viewer cannot look: on its own screen until the end, on all before they stand."""


def informants(public: Public) -> int:
    """Return how many cards lie face down in the middle once all are dealt."""
    return 3 * public.rules.suits - 5 * public.seats


def deck(public: Public) -> list[int]:
    """Return the cards in play, in deck order."""
    return [kind * 10 + suit for kind in range(3) for suit in range(public.rules.suits)]


def heard(public: Public, own: Own) -> tuple[Line, ...]:
    """Return the log as one seat heard it: secret talk of others left out, its own put in."""
    private = iter(own.told)
    lines = []
    for line in public.log:
        if line.filter != UNHEARD:
            lines.append(line)
        elif own.told and _takes_part(own, line):
            lines.append(next(private))
    return tuple(lines)


def _takes_part(own: Own, line: Line) -> bool:
    return any((told.asker, told.witness) == (line.asker, line.witness) for told in own.told)
