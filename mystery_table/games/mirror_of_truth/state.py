"""What a position of Mirror of Truth consists of.

A character is 0-31: the card is `character // 2`, its other face `character ^ 1`. Evidence is 0-149. Both are
places in the decks of cards.py. A place is where a character stands in the row, counted from 0.
"""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.state import CHANCE

MURDERER, INNOCENT = 0, 1
"""The two kinds of vote cards."""
GREEN, RED = 0, 1
"""The two zones beside a role: "this suits my character", "this does not"."""
NOBODY = -1
"""Stands where a seat or a character would, if there is none."""

Cards = tuple[int, ...]
Zones = tuple[Cards, Cards]
"""Evidence beside one role: (green, red), each in the order played."""


class Rules(NamedTuple):
    """Everything a match was set up with; options.py says what each means and where it comes from."""

    pair: bool
    contrast: bool
    host: bool
    arrange: bool
    first: int
    mission: str
    start: int
    target: int
    rounds: int
    evidence: int
    characters: int
    face_up: int
    innocent_votes: int
    murderer_votes: int
    bail: int
    defence_points: int
    innocent_points: Cards
    murderer_points: Cards
    pair_innocent: int
    pair_murderer: int
    pair_mistake: int
    pair_least: int


class Verdict(NamedTuple):
    """What one vote card was worth when it was turned up.

    `why`: "right" (scores), "late" (right, but all ranks were taken), "wrong", "own" (on the voter's own
    character). `rank` counts from 1 and is 0 for what takes no rank, and for pairs. `defence` is what the
    card gave to the owner of the character.
    """

    place: int
    seat: int
    kind: int
    points: int
    why: str
    rank: int
    defence: int


class Scored(NamedTuple):
    """How one round ended, all of it public."""

    row: Cards
    """The characters as they stood in this round, the arrested ones included."""
    roles: tuple[Cards, ...]
    """roles[seat]: that seat's places in the row, in the order received."""
    stacks: tuple[tuple[tuple[int, int], ...], ...]
    """stacks[place]: (seat, kind) of each vote card, oldest first."""
    verdicts: tuple[Verdict, ...]
    """One for each vote card, in the order they were turned up."""
    arrested: Cards
    """Places in `row`."""
    bails: tuple[tuple[int, int], ...]
    """(seat, character) of each bail paid; the character is NOBODY if its card had gone back before."""
    gains: Cards
    """gains[seat] without bail; for pairs the one net change of the deck, as the votes ask for it."""
    totals: Cards
    """points[seat] after the round, bail paid; for pairs the deck."""
    zones: tuple[tuple[Zones, ...], ...] = ()
    """zones[seat][role] as they lay; () in matches begun by an older version."""


class Public(NamedTuple):
    """What everybody at the table knows."""

    rules: Rules
    seats: int
    actors: tuple[int, ...] = (CHANCE,)
    phase: str = "setup"
    """setup, deal (CHANCE); arrange; story; turn (vote or evidence); place (evidence, after a vote); over."""
    round: int = 0
    """From 1; 0 before the first cards are dealt."""
    first: int = 0
    """Who began this round."""
    turn: int = 0
    """Whose turn it is."""
    last: int = 0
    """Who played the last vote; the first player until somebody votes."""
    row: Cards = ()
    """Characters, first the one nearest to the stack. After scoring: those that stay."""
    top: int = NOBODY
    """The face that is visible on the character stack; with the host option the murdered host."""
    under: Cards = ()
    """The lowest faces of the character stack, which all saw go there; the last one is at the bottom."""
    stacks: tuple[Cards, ...] = ()
    """stacks[place]: who played each face-down vote, oldest first."""
    zones: tuple[tuple[Zones, ...], ...] = ()
    """zones[seat][role]; by contrast in pairs zones[seat][2][RED] suits neither of the two."""
    table: Cards = ()
    """The face-up evidence to choose from, in the order revealed."""
    deck: int = 0
    reserve: int = 0
    """Cards out of play for now; 0 but for pairs."""
    votes: Cards = ()
    """votes[seat]: vote cards not yet played."""
    points: Cards = ()
    """points[seat]; all 0 for pairs, whose deck is their score."""
    debts: tuple[Cards, ...] = ()
    """debts[seat]: characters whose bail is owed; NOBODY for one whose card had to go back (reading 6)."""
    swaps: int = 0
    """How often the row may still be rearranged."""
    stories: int = 0
    """How many characters had their story, told or skipped."""
    lost: bool = False
    """A pair's deck fell below what a round needs."""
    history: tuple[Scored, ...] = ()
    """history[round - 1]: how each finished round was scored."""
    ages: Cards = ()
    """ages[evidence]: the round after which it was last collected, 0 if never. Everybody saw that."""
    deck_ages: Cards = ()
    """The same for each face-down card of the deck, bottom first: what can be told of it from its place."""
    reserve_ages: Cards = ()
    won_ages: tuple[Cards, ...] = ()
    """won_ages[seat]: the same for the evidence that stands for that seat's points."""


class Own(NamedTuple):
    """What one seat holds."""

    roles: Cards = ()
    """Places in the row, in the order received."""
    left: tuple[int, int] = (0, 0)
    """Votes in hand: left[MURDERER], left[INNOCENT]."""
    cast: tuple[tuple[int, int], ...] = ()
    """(place, kind) of each vote as played; with Public.stacks it says which card is which."""


class Hidden(NamedTuple):
    """What nobody knows."""

    stack: Cards = ()
    """Characters, top first."""
    pile: Cards = ()
    """The evidence deck, top last."""
    store: Cards = ()
    """The reserve, top last."""
    won: tuple[Cards, ...] = ()
    """won[seat]: evidence that stands for points. Fewer than the points if the deck ran out (reading 5)."""
