"""A state held open, so that rules can be written as assignments and playouts run fast."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from mystery_table.core.state import Event, Observation, State

T = TypeVar("T")


class Peek(Exception):
    """Somebody looked at what is sealed from them."""


class Sealed:
    """Stands for a value that may be carried about but not looked at.

    A look raises Peek; it need not do so for what no plain object can do, which fails by itself.
    """

    def _peek(self, *_: object) -> NoReturn:
        raise Peek

    __getattr__ = __getitem__ = __len__ = __iter__ = __contains__ = __bool__ = _peek
    __add__ = __radd__ = __lt__ = __gt__ = __le__ = __ge__ = __index__ = __call__ = _peek
    __repr__ = __str__ = __format__ = _peek

    def __eq__(self, other: object) -> NoReturn:
        raise Peek

    def __hash__(self) -> NoReturn:
        raise Peek


SEALED = Sealed()


class Draft:
    """Public and hidden fields side by side, open to assignment; `own` holds the private parts.

    The values in it stay immutable, so a copy is cheap. Field names of public, hidden and the draft itself
    must differ (tested for every game). `events` is None in a playout, where nobody listens.
    """

    own: tuple[Any, ...]
    events: list[tuple[str, tuple[Any, ...], int | None]] | None

    if TYPE_CHECKING:  # the fields of each game's public and hidden parts

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self, state: State, quiet: bool = False) -> None:
        self.kinds = type(state.public), type(state.hidden)
        self.__dict__.update(zip(state.public._fields, state.public, strict=True))
        self.__dict__.update(zip(state.hidden._fields, state.hidden, strict=True))
        self.own = state.private
        self.events = None if quiet else []

    def tell(self, verb: str, *args: Any, to: int | None = None) -> None:
        """Note an event: for everybody, or for the one seat `to`."""
        if self.events is not None:
            self.events.append((verb, args, to))

    def told(self) -> tuple[Event, ...]:
        """Return the events noted so far."""
        return tuple(Event(*event) for event in self.events or ())

    def copy(self) -> Draft:
        """Return an independent quiet draft of the same state."""
        other = Draft.__new__(Draft)
        other.__dict__.update(self.__dict__)
        other.events = None
        return other

    def close(self) -> State:
        """Return the state as it is now."""
        public, hidden = self.kinds
        fields = self.__dict__
        return State(
            public._make([fields[name] for name in public._fields]),
            self.own,
            hidden._make([fields[name] for name in hidden._fields]),
        )

    def observe(self, seat: int) -> Observation:
        """Return a view good enough for `legal` in a playout, where sight is ownership."""
        return Observation(seat, self, self.own[seat])

    def view(self) -> State:
        """Return a state over this open draft, good enough for `observe`, `legal` and `chance`."""
        return State(self, self.own, self)

    def seal(self, seats: Iterable[int]) -> None:
        """Seal the hidden part and the private parts of all but `seats`: any look at them raises Peek."""
        mine = set(seats)
        for name in self.kinds[1]._fields:
            self.__dict__[name] = SEALED
        self.own = tuple(part if seat in mine else SEALED for seat, part in enumerate(self.own))


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return `row` with `value` at place `at`."""
    return (*row[:at], value, *row[at + 1 :])


def drop(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return `row` without the first `value`; ValueError if there is none."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]
