"""A guided match: lessons as plain values, and how far a match has come in them.

A game offers TUTORIAL in its tutorial.py. The match is one like any other, begun with a known seed; where the
guide stands is told by the log and by what was read, so that undo, leaving and coming back need nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core import bot
from mystery_table.core.match import PRACTICE, WHOLE, Match
from mystery_table.core.places import Places
from mystery_table.core.seating import Seating
from mystery_table.core.session import Played
from mystery_table.core.state import Action, Event, Observation, Options, Seat
from mystery_table.core.store import Store
from mystery_table.core.words import Name, Said, Text

MARK, READ, LEFT = "tutorial", "tutorial read", "tutorial left"
"""Notes on the match as a whole: that it is guided, which lessons were read, that the guide was sent away."""
OFFERED, DECLINED = "tutorial offered", "declined"
"""Remembered of a game: that its guided match was begun, or that it was declined."""
HIDE, MOVES, HINT, HELP, UNDO, LOG, TAB, HEAD, BUTTONS, END = (
    "@hide",
    "@moves",
    "@hint",
    "@help",
    "@undo",
    "@log",
    "@tab",
    "@head",
    "@buttons",
    "@end",
)
"""What a lesson may point at beside pieces and areas of the table: buttons of the bar, the log, the game's
own tab and what it shows above the tabs, the buttons that act, and the page that explains the result."""


class Lesson(NamedTuple):
    """One step of a guided match.

    It ends when the person makes a move that `does` names or an event that `sees` names has happened; one
    with neither is read, and ends by "Next". Any lesson can be skipped, so that there is no dead end.
    """

    says: Said | Callable[[Observation], Said]
    """Is asked at any time, to know how much room the words of all lessons need."""
    points: tuple[str, ...] | Callable[[Observation], tuple[str, ...]] = ()
    """Ids of pieces and areas, or one of the names above; "a|b" where only some windows have the first."""
    does: Callable[[Action], bool] | None = None
    sees: Callable[[Event], bool] | None = None
    instead: Said | None = None
    """Said in place of `says` once the person has made another move in this lesson."""

    @property
    def read(self) -> bool:
        """Whether it is only to be read."""
        return self.does is None and self.sees is None

    def words(self, observation: Observation) -> Said:
        """Return what is said to a seat that sees this."""
        return self.says(observation) if callable(self.says) else self.says

    def targets(self, observation: Observation) -> tuple[str, ...]:
        """Return what is pointed at."""
        return self.points(observation) if callable(self.points) else self.points

    def ended_by(self, step: Played, mine: Iterable[Seat]) -> bool:
        """Return whether a step of the match ends the lesson."""
        if self.does is not None and step.seat in mine and self.does(step.action):
            return True
        return self.sees is not None and any(map(self.sees, step.events))


def move(*verbs: str) -> Callable[[Action], bool]:
    """Return what a lesson waits for: a move of the person's with one of these verbs."""
    return lambda action: action[0] in verbs


def event(*verbs: str, by: Seat | None = None) -> Callable[[Event], bool]:
    """Return what a lesson waits for: an event of one of these verbs, `by` the seat that it names first."""
    return lambda seen: seen.verb in verbs and (by is None or seen.args[:1] == (by,))


class Tutorial(NamedTuple):
    """A guided match of one game: how it is set up and what is said in it."""

    options: dict[str, Any]
    bots: tuple[str, ...]
    """The level of each seat that is not the person's, in order of the seats."""
    seed: str
    lessons: tuple[Lesson, ...]
    seat: Seat = 0
    """The person's."""
    minutes: int = 8
    wins: str = ""
    """The mission that is won by winning it, the first one of the campaign; "" where there is none."""
    told: Said | None = None
    """What is played in the place of that mission."""


class Reached(NamedTuple):
    """How far a match has come: the lesson, counted from 0, and whether another move was made in it."""

    at: int
    astray: bool = False


def reached(
    lessons: Sequence[Lesson],
    mine: Iterable[Seat],
    steps: Sequence[Played],
    read: frozenset[int],
    over: bool = False,
) -> Reached:
    """Return the first lesson that is neither read, skipped nor done; `steps` are what the person saw.

    Each lesson looks only at what came after the move that ended the one before. Once the match is `over`,
    only what is to be read is left.
    """
    since, seats = 0, frozenset(mine)
    for number, lesson in enumerate(lessons):
        ends = (n + 1 for n in range(since, len(steps)) if lesson.ended_by(steps[n], seats))
        end = None if lesson.read else next(ends, None)
        if end is not None:
            since = end
        elif number not in read and (lesson.read or not over):
            later = steps[since:]
            astray = not lesson.read and any(s.seat in seats and not s.forced for s in later)
            return Reached(number, astray)
    return Reached(len(lessons))


def tutorial(game: str) -> Tutorial | None:
    """Return a game's guided match, None where it has none."""
    part = games.part(game, "tutorial")
    offered: Tutorial | None = None if part is None else part.TUTORIAL
    return offered


def begin(store: Store, game: str, seating: Seating, title: str) -> int:
    """Begin the guided match of a game and return its number.

    It counts as practice: its cards are known in advance, so it enters no statistics. But whoever wins it has
    won the first mission of the campaign: it is what a newcomer plays in that one's place.
    """
    guided = _offered(game)
    rules = games.load(game)
    options = rules.settle(guided.options, len(seating.chairs))
    number = store.create(game, rules.version, options, seating, title, guided.seed)
    guide(store, number, ())
    store.remember(game, OFFERED, True)
    return number


def guide(store: Store, match: int, behind: Iterable[int]) -> None:
    """Make a match a guided one, of which the lessons `behind` need not be said any more."""
    store.note(match, WHOLE, PRACTICE, True)
    store.note(match, WHOLE, MARK, True)
    store.note(match, WHOLE, READ, sorted(behind))


def seed(game: str) -> str:
    """Return what the guided match of a game draws from: its lessons name the cards that come."""
    return _offered(game).seed


def behind(store: Store, match: int, game: str) -> tuple[int, ...] | None:
    """Return the lessons of a match that were read or skipped, all of them once the guide was sent away.

    None for a match that is not guided.
    """
    guided = tutorial(game) if store.noted(match, WHOLE, MARK) else None
    if guided is None:
        return None
    gone = store.noted(match, WHOLE, LEFT)
    return tuple(range(len(guided.lessons)) if gone else store.noted(match, WHOLE, READ) or ())


def is_played(game: str, options: Options, seats: int) -> bool:
    """Return whether whole options, with so many seats, are those of the guided match."""
    guided = tutorial(game)
    if guided is None or seats != len(guided.bots) + 1:
        return False
    return games.load(game).settle(guided.options, seats) == options


def seated(game: str, say: Callable[[Text | Name], str], known: Iterable[str], badges: int) -> Seating:
    """Return who sits where in the guided match of a game; see Places for what it needs to name them."""
    guided = _offered(game)
    places = Places(say, known, badges, bot.levels(game))
    places.fill(len(guided.bots) + 1, alone=guided.seat)
    levels = iter(guided.bots)
    for at, place in enumerate(places.seats):
        if place.bot:
            places.set_level(at, next(levels))
    return places.seating()


def _offered(game: str) -> Tutorial:
    found = tutorial(game)
    if found is None:
        raise ValueError(f"{game} has no guided match")
    return found


def is_new(store: Store, game: str) -> bool:
    """Return whether a game's guided match is still to be offered: never played, never declined."""
    if tutorial(game) is None or store.remembered(game, OFFERED):
        return False
    return not store.matches(game, limit=1)


def is_first_mission(store: Store, game: str) -> bool:
    """Return whether the first mission is the guided match, unless one says otherwise.

    It is until a match of the game was finished, or the guided one declined.
    """
    guided = tutorial(game)
    if guided is None or not guided.wins or store.remembered(game, OFFERED) == DECLINED:
        return False
    return all(entry.packed_result is None for entry in store.matches(game))


def decline(store: Store, game: str) -> None:
    """Offer the guided match of a game no more by itself."""
    store.remember(game, OFFERED, DECLINED)


class Guide:
    """The guide of one match: what to say now. What was read is kept beside the match."""

    def __init__(self, match: Match, guided: Tutorial) -> None:
        self.match, self.lessons = match, guided.lessons
        self.read = frozenset[int](match.noted(WHOLE, READ) or ())
        self.gone = bool(match.noted(WHOLE, LEFT))

    @staticmethod
    def of(match: Match) -> Guide | None:
        """Return the guide of a match, None for one that is not guided."""
        guided = tutorial(match.game.id) if match.noted(WHOLE, MARK) else None
        return None if guided is None else Guide(match, guided)

    def reached(self, steps: Sequence[Played], mine: Iterable[Seat]) -> Reached:
        """Return how far the match has come; `steps` with the events that the seats `mine` saw."""
        return reached(self.lessons, mine, steps, self.read, not self.match.session.actors)

    def go_past(self, number: int) -> None:
        """Take a lesson as read, or skip it."""
        self.read |= {number}
        self.match.note(WHOLE, READ, sorted(self.read))

    def leave(self) -> None:
        """Say nothing more in this match."""
        self.gone = True
        self.match.note(WHOLE, LEFT, True)
