"""Save files changed at random and signed again: never a crash, never long, never another match touched."""

from __future__ import annotations

import contextlib
import copy
import json
import time
from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.errors import UserError
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
from tests.core.test_files import lines_of, signed

ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 150, 2**31, -(2**31), 2**63, 10**400, 1.5, float("nan"), "", "vote",
    "undo", "x" * 70, "\u202e", [], [[]], [1, 2, 3], {}, {"a": 1}, [[[[[[[[[[[[]]]]]]]]]]]],
)  # fmt: skip


def mutated(lines: list[Any], rng: Rng) -> list[Any]:
    """Return the lines with one to three changes somewhere inside them."""
    changed = copy.deepcopy(lines)
    for _ in range(1 + rng.below(3)):
        place: Any = changed
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.pick(keys)
            if isinstance(place[key], dict | list) and rng.below(5):
                place = place[key]
                continue
            what = rng.below(5)
            if what == 0:
                del place[key]
            elif what == 1 and isinstance(place, list):
                place.insert(key, copy.deepcopy(place[rng.pick(keys)]))
            elif what == 2 and type(place[key]) is int:
                place[key] += rng.pick((-1, 1))
            else:
                place[key] = copy.deepcopy(rng.pick(ODD))
            break
    return changed


def exported(store: Store, folder: Path, seats: int) -> list[Any]:
    seating = Seating(tuple(Chair("Ana", seat, seat) for seat in range(seats)))
    match = new_match(store, "mirror_of_truth", {"host": True, "arrange": True}, seating)
    rng = Rng(seats)
    while match.session.actors:
        seat = match.session.actors[0]
        match.play(seat, rng.pick(match.session.legal(seat)))
        if rng.below(4) == 0:
            match.undo(seat)
    match.close()
    path = folder / "whole.mystery"
    export_match(store, match.id, path)
    return lines_of(path)


def attack(store: Store, folder: Path, count: int) -> None:
    originals = [exported(store, folder, seats) for seats in (2, 4)]
    before = [store.open(entry.id) for entry in store.matches()]
    path, rng, taken = folder / "x.mystery", Rng(1), 0
    for _ in range(count):
        lines = mutated(rng.pick(originals), rng)
        if not lines or not isinstance(lines[0], dict):
            continue
        began = time.process_time()
        with contextlib.suppress(UserError):
            store.delete(import_match(store, signed(path, lines)).match)
            taken += 1
        assert time.process_time() - began < 2
    assert [store.open(entry.id) for entry in store.matches()] == before
    assert taken < count / 2


def test_S4_files_changed_at_random_and_signed_again_are_refused_or_cut(store: Store, tmp_path: Path) -> None:
    attack(store, tmp_path, 300)


@pytest.mark.slow
def test_S4_ten_thousand_files_changed_at_random(store: Store, tmp_path: Path) -> None:
    attack(store, tmp_path, 10_000)


def test_the_odd_values_are_written_as_json() -> None:
    assert all(json.dumps(value) for value in ODD)
