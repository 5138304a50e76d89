"""Persons and seats: who sits where, who looks at the screen, and when a curtain comes between."""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table.core.game import Game
from mystery_table.core.options import Choice
from mystery_table.core.state import Seat


class Chair(NamedTuple):
    """One seat of a match: its name and badge, and who decides for it.

    `person` is the number of the person who sits here; `bot` says that a bot of `level` decides for now,
    so that a person's seat can pass to a bot and back. A bot's own seat has no person.
    """

    name: str
    badge: int
    person: int | None = None
    bot: bool = False
    level: str = "casual"
    mind: str = ""
    wishes: tuple[tuple[str, str], ...] = ()
    """What the person chose for themself in the lobby, (key, value) each; everybody may see it."""

    def wish(self, choice: Choice) -> Any:
        """Return what the person chose, the choice's default where they did not."""
        return next((v for key, v in self.wishes if key == choice.key and v in choice.values), choice.default)


class Seating(NamedTuple):
    """All seats of a match in order. Two seats may have the same name: nothing is identified by it."""

    chairs: tuple[Chair, ...]

    def decider(self, seat: Seat) -> int | None:
        """Return the person who decides for `seat`, None for a bot."""
        chair = self.chairs[seat]
        return None if chair.bot else chair.person

    def persons(self) -> list[int]:
        """Return everybody who looks at this screen, in the order of their first seats."""
        return list(dict.fromkeys(c.person for c in self.chairs if c.person is not None))

    def seats(self, person: int) -> tuple[Seat, ...]:
        """Return the seats of a person, those lent to a bot included."""
        return tuple(i for i, chair in enumerate(self.chairs) if chair.person == person)

    def replace(self, seat: Seat, **fields: Any) -> Seating:
        """Return a seating in which one chair differs."""
        chairs = list(self.chairs)
        chairs[seat] = chairs[seat]._replace(**fields)
        return Seating(tuple(chairs))


def companions(game: Game, public: Any, seating: Seating, person: int) -> frozenset[int]:
    """Return the persons who may look at the same screen as `person` just now, that person included."""
    together = {person}
    for group in game.company(public):
        there = {seating.chairs[seat].person for seat in group} - {None}
        if person in there:
            together |= {p for p in there if p is not None}
    return frozenset(together)


def next_looker(game: Game, public: Any, seating: Seating, looker: int | None) -> int | None:
    """Return the person who must look at the screen now: `looker` again unless only others can act.

    With nobody to act (the end, bots thinking, cards dealt) the screen stays with the looker. A lone person
    is always the looker: nobody else could learn anything (P5).
    """
    persons = seating.persons()
    if len(persons) == 1:
        return persons[0]
    deciders = [p for p in map(seating.decider, (s for s in game.actors(public) if s >= 0)) if p is not None]
    if not deciders or looker in deciders:
        return looker
    if looker is not None and companions(game, public, seating, looker) & set(deciders):
        return looker
    return deciders[0]


def viewing_seat(game: Game, public: Any, seating: Seating, looker: int) -> Seat:
    """Return the seat from which `looker` sees the table: the one to decide for, else the one had first.

    Those who look together decide one after the other without a curtain: with nothing left to decide for the
    looker it is the seat of a companion who has.
    """
    mine = seating.seats(looker)
    shared = frozenset[Seat]().union(*(group for group in game.company(public) if group & set(mine)))
    acting = [seat for seat in game.actors(public) if seat >= 0 and seating.decider(seat) is not None]
    own = [seat for seat in acting if seating.decider(seat) == looker]
    others = [seat for seat in acting if seat in shared]
    return (own or others or mine)[0]
