"""Who will sit where, while it is being decided: plain values and the steps of a lobby, without widgets."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import NamedTuple

from mystery_table.core.options import Choice
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.words import Name, Said, Text

BOTS = (
    Name("Watson", "Watson", "Ватсон"),
    Name("Irene", "Irene", "Ирен"),
    Name("Lestrade", "Lestrade", "Лестрейд"),
    Name("Dupin", "Dupin", "Дюпен"),
    Name("Hudson", "Hudson", "Хадсон"),
    Name("Mycroft", "Mycroft", "Майкрофт"),
    Name("Violet", "Violet", "Вайолет"),
)
LEVEL_NAMES = {
    "random": Text("app", "Random"),
    "novice": Text("app", "Novice"),
    "casual": Text("app", "Amateur"),
    "strong": Text("app", "Expert"),
    "master": Text("app", "Master"),
}
NAME_LENGTH = 30
SYLLABLES = (
    "ba be bo da de do fa fi ga go ka ki la le lo lu ma mi mo na ne no pa po ra ri ro sa se so ta ti to vi"
)


class Place(NamedTuple):
    """One seat in the making. `person` counts persons from 0; a bot's seat has none."""

    name: str
    badge: int
    person: int | None
    level: str = "casual"
    wishes: tuple[tuple[str, str], ...] = ()

    @property
    def bot(self) -> bool:
        """Whether a bot sits here."""
        return self.person is None


class Places:
    """The seats of a match in the making, in order. Badges are never shared."""

    def __init__(
        self,
        say: Callable[[Text | Name], str],
        known: Iterable[str],
        badges: int,
        levels: Iterable[str],
        wanted: str = "casual",
    ) -> None:
        """`known` are names of persons who played here, `badges` how many badges there are.

        `levels` are those of the game's bots, weakest first; `wanted` is the usual one, where there is it.
        """
        self._say, self._known, self._badges, self._wanted = say, list(known), badges, wanted
        self.levels = tuple(levels)
        self.seats: list[Place] = []

    @property
    def usual(self) -> str:
        """The level that a bot has until another is chosen."""
        return self._wanted if self._wanted in self.levels else self.levels[len(self.levels) // 2]

    def fill(self, count: int, persons: int = 1, alone: int = 0) -> None:
        """Seat so many from nothing: persons first, then bots; one person among bots in seat `alone`."""
        self.seats = []
        for seat in range(count):
            self.add(bot=seat >= persons)
        if persons == 1:
            for seat in range(alone):
                self.move(seat, 1)

    def take(self, seating: Seating) -> None:
        """Take over the seats of an earlier match."""
        self.seats = [
            Place(
                c.name,
                c.badge,
                None if c.bot else c.person,
                c.level if c.level in self.levels else self.usual,
                c.wishes,
            )
            for c in seating.chairs
        ]
        self._number_persons()

    def resize(self, numbers: tuple[int, ...], persons: int = 1) -> None:
        """Add bots or take seats away from the end until the number is allowed."""
        if not self.seats:
            self.fill(min(numbers), persons)
        while len(self.seats) < min(numbers):
            self.add()
        while len(self.seats) not in numbers:
            self.seats.pop()
        if all(place.bot for place in self.seats):
            self.set_bot(0, False)

    def add(self, bot: bool = True) -> None:
        """Add a seat at the end."""
        taken = {place.badge for place in self.seats}
        badge = next((n for n in self._preferred() if n not in taken), 0)
        person = None if bot else self._new_person()
        self.seats.append(Place(self._free_name(bot, person), badge, person, self.usual))

    def _preferred(self) -> list[int]:
        first = [1, 2, 0, 3, 4, 5]
        return first + [n for n in range(self._badges) if n not in first]

    def _free_name(self, bot: bool, person: int | None) -> str:
        taken = {place.name for place in self.seats}
        offered = [self._say(name) for name in BOTS] if bot else self._known
        return next((name for name in offered if name not in taken), self._numbered(person))

    def _numbered(self, person: int | None) -> str:
        number = len(self.seats) + 1 if person is None else person + 1
        return self._say(Text("app", "Player {0}", (number,)))

    def _new_person(self) -> int:
        used = {place.person for place in self.seats}
        return next(n for n in range(len(self.seats) + 1) if n not in used)

    def remove(self, seat: int) -> None:
        """Take a seat away."""
        del self.seats[seat]
        self._number_persons()

    def move(self, seat: int, by: int) -> None:
        """Move a seat earlier (negative) or later in the order of play."""
        other = seat + by
        if 0 <= other < len(self.seats):
            self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]

    def rename(self, seat: int, name: str) -> None:
        """Give a seat a name; two seats may have the same one."""
        self.seats[seat] = self.seats[seat]._replace(name=name[:NAME_LENGTH])

    def wear(self, seat: int, badge: int) -> None:
        """Give a seat a badge; whoever had it takes the old one."""
        old = self.seats[seat].badge
        for at, place in enumerate(self.seats):
            if place.badge == badge:
                self.seats[at] = place._replace(badge=old)
        self.seats[seat] = self.seats[seat]._replace(badge=badge)

    def set_bot(self, seat: int, bot: bool) -> None:
        """Seat a bot here, or a person of their own; a name that nobody chose changes too."""
        place = self.seats[seat]
        if place.bot == bot:
            return
        person = None if bot else self._new_person()
        name = self._free_name(bot, person) if self._given(place) else place.name
        self.seats[seat] = place._replace(person=person, name=name)

    def _given(self, place: Place) -> bool:
        """Return whether a seat's name came from the program."""
        offered = {word for name in BOTS for word in name} | set(self._known)
        return place.name in offered or place.name == self._numbered(place.person) or not place.name

    def set_level(self, seat: int, level: str) -> None:
        """Choose how well the bot of a seat plays."""
        self.seats[seat] = self.seats[seat]._replace(level=level)

    def suit(self, seat: int | None, level: str) -> bool:
        """Seat a person where a mission wants one, and its bot opposite; return whether anything changed."""
        if seat is None or len(self.seats) != 2:
            return False
        before = list(self.seats)
        if self.seats[seat].bot:
            self.move(0, 1)
        self.set_bot(seat, False)
        self.set_bot(1 - seat, True)
        self.set_level(1 - seat, level)
        self._number_persons()
        return self.seats != before

    def wish(self, seat: int, key: str, value: str) -> None:
        """Note what the person of a seat chooses for themself."""
        kept = tuple(wish for wish in self.seats[seat].wishes if wish[0] != key)
        self.seats[seat] = self.seats[seat]._replace(wishes=(*kept, (key, value)))

    def wished(self, seat: int, choice: Choice) -> str:
        """Return what the person of a seat has chosen, the choice's default at first."""
        found = (value for key, value in self.seats[seat].wishes if key == choice.key)
        return next((value for value in found if value in choice.values), str(choice.default))

    def hold(self, seat: int, holder: int) -> None:
        """Let the person of seat `holder` play this seat too; `holder` == seat: a person of its own."""
        person = self._new_person() if holder == seat else self.seats[holder].person
        self.seats[seat] = self.seats[seat]._replace(person=person)
        self._number_persons()

    def holders(self, seat: int) -> list[int]:
        """Return who may hold a seat: itself, and the first seat of every other person."""
        found = [seat]
        seen: set[int | None] = {None}
        for at, place in enumerate(self.seats):
            if at != seat and place.person not in seen:
                seen.add(place.person)
                found.append(at)
        return found

    def holder(self, seat: int) -> int:
        """Return the first seat of the person who holds this one."""
        mine = self.seats[seat].person
        return next(at for at, place in enumerate(self.seats) if place.person == mine or at == seat)

    def _number_persons(self) -> None:
        order = list(dict.fromkeys(place.person for place in self.seats if place.person is not None))
        self.seats = [p if p.person is None else p._replace(person=order.index(p.person)) for p in self.seats]

    @property
    def persons(self) -> int:
        """How many persons sit at the table."""
        return len({place.person for place in self.seats} - {None})

    def seating(self) -> Seating:
        """Return the seats as a match wants them; a seat without a name gets its number."""
        self._number_persons()
        return Seating(
            tuple(
                Chair(
                    p.name.strip() or self._numbered(at), p.badge, p.person, p.bot, p.level, wishes=p.wishes
                )
                for at, p in enumerate(self.seats)
            )
        )

    def names_of_persons(self) -> tuple[str, ...]:
        """Return the names to remember, in order, each once."""
        return tuple(dict.fromkeys(p.name.strip() for p in self.seats if not p.bot and p.name.strip()))


def level_name(level: str) -> Said:
    """Return what a level is called; a level that only one game knows is called by its key."""
    return LEVEL_NAMES.get(level, Name(level, level, level))


def new_seed() -> str:
    """Return a seed that can be read out: two invented words and a number."""
    parts = SYLLABLES.split()
    words = ["".join(secrets.choice(parts) for _ in range(3)) for _ in range(2)]
    return f"{words[0]}-{words[1]}-{secrets.randbelow(900) + 100}"
