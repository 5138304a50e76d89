"""What a position of Mysterium consists of.

Seat 0 is the ghost. Psychics are counted from 0 and apart from seats: with 2 or 3 players each psychic's seat
runs two of them. Cards to be found are 0-53 and visions 0-83, see cards.py.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table.core.state import CHANCE

GHOST = 0
"""The ghost's seat."""
DISAGREE, AGREE = 0, 1
"""The two kinds of clairvoyancy tokens."""
FINISHED = 3
"""Stands in Public.at for a psychic who has found all three cards."""
LOST = -1
"""Stands where the accused group would, when the hours ran out."""

Cards = tuple[int, ...]
Group = tuple[int, int, int]
"""A suspect, a place and an object."""
Token = tuple[int, int, int]
"""(owner, psychic whose pawn it lies beside, kind)."""


class Told(NamedTuple):
    """An answer of the ghost's: what a psychic had read in its visions, and whether that was right."""

    hour: int
    psychic: int
    kind: int
    card: int
    """The guess."""
    right: bool
    visions: Cards
    """What lay before the psychic, of this hour and earlier ones."""


class Rules(NamedTuple):
    """Everything a match was set up with; options.py says what each means and where it comes from."""

    level: str
    minutes: int
    bot_ghost: bool
    eldest: int
    laid: int
    crows: int
    crows_hourly: bool
    psychics: int
    agree: int
    disagree: int
    two: int
    three: int
    hours: int
    hand: int
    recovery: int


class Facts(NamedTuple):
    """What is told when the match is over."""

    accused: int
    """The group that the psychics chose, LOST if it never came to that."""
    culprit: int
    """The group that the ghost meant, LOST likewise."""
    votes: tuple[tuple[int, int], ...]
    """(psychic, group) in the order of the psychics; without a poll ()."""
    secret: tuple[Group, ...]
    """secret[psychic]: what each was to find."""


class Public(NamedTuple):
    """What everybody at the table knows. A row of psychics has one entry for each of them."""

    rules: Rules
    seats: int
    actors: tuple[int, ...] = (CHANCE,)
    phase: str = "setup"
    """setup, reshuffle, lineup, mix (CHANCE); vision, reveal, culprit (ghost); interpret (psychics, and the
    ghost until it turns the hourglass); vote, point (psychics); over."""
    after: str = ""
    """The phase that goes on after a reshuffle."""
    hour: int = 1
    laid: tuple[Cards, Cards, Cards] = ((), (), ())
    """laid[kind]: cards on the table, by number."""
    at: Cards = ()
    """at[psychic]: the kind looked for, FINISHED after the last."""
    wrong: tuple[Cards, ...] = ()
    """wrong[psychic]: guesses at the card looked for now that were wrong."""
    found: tuple[Cards, ...] = ()
    visions: tuple[Cards, ...] = ()
    """visions[psychic]: what lies before them, oldest first."""
    sent: Cards = ()
    """Psychics that have their vision of this hour and still wait for the ghost's answer, in that order."""
    pawns: tuple[int | None, ...] = ()
    """pawns[psychic]: the card pointed at."""
    moves: Cards = ()
    """moves[psychic]: how often the pawn was set down this hour."""
    tokens: tuple[Token, ...] = ()
    used: tuple[tuple[int, int], ...] = ()
    """used[psychic]: tokens that lie on the clock, (disagree, agree)."""
    answers: tuple[Told, ...] = ()
    """Every answer to a guess, in order: who remembers them learns how the others associate."""
    track: Cards = ()
    """track[psychic]: level of clairvoyancy."""
    waiting: Cards = ()
    """Seats that are done unless something changes."""
    done: Cards = ()
    """Seats that are done."""
    reopened: Cards = ()
    """Seats whose "done" was withdrawn this hour; that can be once."""
    turned: bool = False
    """Whether the ghost has turned the hourglass, which it may do as long as a crow is left."""
    crows: int = 0
    handful: int = 0
    """How many visions the ghost holds."""
    pile: int = 0
    aside: int = 0
    """How many visions the crow took away, face down, since the last reshuffle."""
    shown: Cards = ()
    """Visions discarded face up since the last reshuffle."""
    groups: tuple[Group, ...] = ()
    """The suspects' line-up of the second phase."""
    final: Cards = ()
    """Visions of the shared vision that are turned up."""
    stage: int = 0
    """How many cards of the shared vision are turned up, less one."""
    voted: Cards = ()
    """Psychics that have voted."""
    fingers: tuple[int | None, ...] = ()
    """fingers[seat]: the group that a psychic's seat points at, with 2 or 3 players."""
    facts: Facts | None = None
    won: bool = False


class Ghost(NamedTuple):
    """What the ghost alone knows."""

    hand: Cards = ()
    """By number."""
    secret: tuple[Group, ...] = ()
    """secret[psychic]: what that psychic is to find."""
    thrown: Cards = ()
    """What the crow took away since the last reshuffle."""
    culprit: int | None = None
    chosen: Cards = ()
    """The cards of the shared vision, by number: not even the ghost knows in which order they lie."""


class Psychic(NamedTuple):
    """What a psychic's seat alone knows."""

    ballots: tuple[tuple[int, int], ...] = ()
    """(psychic, group) of each secret vote."""


class Hidden(NamedTuple):
    """What nobody knows."""

    deck: Cards = ()
    """Visions, top last."""
    queue: Cards = ()
    """Cards of the shared vision still face down, next one last."""


def seat_of(public: Any, psychic: int) -> int:
    """Return the seat that runs a psychic."""
    return 1 + psychic // 2 if public.seats < 4 else 1 + psychic


def run_by(public: Any, seat: int) -> range:
    """Return the psychics that a seat runs."""
    if seat <= GHOST:
        return range(0)
    return range(2 * seat - 2, 2 * seat) if public.seats < 4 else range(seat - 1, seat)


def polled(public: Any) -> bool:
    """Return whether the culprit is found by a secret poll: with 4 players or more (reading 7)."""
    return bool(public.seats > 3)


def band(public: Any, psychic: int) -> int:
    """Return how many further visions a psychic sees before voting: 0, 1 or 2."""
    level = public.track[psychic]
    return int(level >= public.rules.two) + int(level >= public.rules.three)


def waits(public: Any) -> list[int]:
    """Return the psychics that still get a vision this hour."""
    return [i for i, kind in enumerate(public.at) if kind < FINISHED and i not in public.sent]


def tokens_left(public: Any, psychic: int, kind: int) -> int:
    """Return how many clairvoyancy tokens of a kind a psychic has in hand."""
    rules = public.rules
    count = rules.agree if kind == AGREE else rules.disagree
    for owner, _, lying in public.tokens:
        if owner == psychic and lying == kind:
            count -= 1
    return int(count - public.used[psychic][kind]) if public.used else int(count)


def candidates(public: Any, psychic: int) -> list[int]:
    """Return the cards on which a psychic's pawn may be put: those of its kind that nobody has found."""
    kind = public.at[psychic]
    if kind == FINISHED:
        return []
    taken = [cards[kind] for cards in public.found if len(cards) > kind]
    laid: Cards = public.laid[kind]
    return [card for card in laid if card not in taken] if taken else list(laid)
