"""Operations on the portrait: flip, lock, unlock."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king.board import CELLS, COUNT, grid
from mystery_table.games.mary_king.effects import DONE, Pick, side_of
from mystery_table.games.mary_king.state import Both, Op, locked, owned


def flip(draft: Draft, mask: int) -> None:
    """Flip all tiles of a shape at once; a locked one stays as it is (5)."""
    free = mask & ~locked(draft.locks)
    draft.board ^= free
    draft.tell("flipped", free, mask & ~free)


def lock_targets(public: Any, seat: int, area: str) -> list[int]:
    """Return the shapes of own tiles without a lock for which there are markers left (15)."""
    held = locked(public.locks)
    free = owned(public.board, seat) & ~held
    spare = public.rules.markers - COUNT[held]
    return [m for m in grid(public.rules.columns).shapes[area] if m & free == m and COUNT[m] <= spare]


def flip_targets(public: Any, seat: int, op: Op) -> tuple[int, ...] | list[int]:
    """Return the shapes that a flip may choose."""
    shapes = grid(public.rules.columns).shapes[op.area]
    if op.who == "any":
        return shapes
    theirs = owned(public.board, side_of(seat, op.who))
    return [mask for mask in shapes if mask & theirs]


class Flip(Pick):
    """Flip a chosen shape."""

    def free(self, op: Op) -> bool:
        """Return whether it is possible in every position."""
        return op.who == "any"

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether there is a tile to flip; both sides always have one while the match runs."""
        return op.who == "any" or bool(owned(public.board, side_of(seat, op.who)))

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return every shape."""
        return [("tiles", mask) for mask in flip_targets(observation.public, seat, op)]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Flip it."""
        draft.moved = COUNT[action[1]]
        flip(draft, action[1])
        return False


class Lock(Pick):
    """Put markers on tiles of one's own."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether the shape fits anywhere."""
        return bool(lock_targets(public, seat, op.area))

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return every shape of own, free tiles."""
        return [("tiles", mask) for mask in lock_targets(observation.public, seat, op.area)]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Lock it. A marker stays until the end of its owner's next turn, so this turn's are kept apart."""
        mask = action[1]
        new, old = draft.locks[seat]
        locks = (new | mask, old) if draft.turn == seat else (new, old | mask)
        draft.locks = put(draft.locks, seat, locks)
        draft.moved = COUNT[mask]
        draft.tell("locked", seat, mask)
        return False


class Unlock(Pick):
    """Take markers off: chosen ones, or all."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether there is a marker to take off."""
        return bool(_held(public.locks, seat, op))

    def chooser(self, public: Any, seat: int, op: Op, done: int) -> int | None:
        """Return the seat while it may choose another tile."""
        return None if op.choose == "all" else super().chooser(public, seat, op, done)

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return every locked tile, and to stop once there are enough."""
        held = _held(observation.public.locks, seat, op)
        tiles: list[Action] = [("tiles", cell) for cell in CELLS if cell & held]
        return [DONE, *tiles] if done >= op.least else tiles

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Take one marker off, or stop."""
        if action == DONE:
            return False
        _unlock(draft, action[1])
        return True

    def act(self, draft: Draft, seat: int, op: Op, done: int) -> None:
        """Take all markers off if none had to be chosen."""
        draft.moved = done
        held = _held(draft.locks, seat, op)
        if op.choose == "all" and held:
            draft.moved = COUNT[held]
            _unlock(draft, held)


def _held(locks: tuple[Both, Both], seat: int, op: Op) -> int:
    if op.who == "any":
        return locked(locks)
    new, old = locks[side_of(seat, op.who)]
    return new | old


def _unlock(draft: Draft, mask: int) -> None:
    (a, b), (c, d) = draft.locks
    draft.locks = ((a & ~mask, b & ~mask), (c & ~mask, d & ~mask))
    draft.tell("unlocked", mask)
