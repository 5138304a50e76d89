"""Harm to a match that travels as a file: bytes and lines changed, signed anew or not; what comes of it."""

from __future__ import annotations

import json
import time
from pathlib import Path

from mystery_table.core.errors import UserError
from mystery_table.core.files import import_match
from mystery_table.core.match import open_match
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from tests.core.test_files import lines_of, signed
from tests.core.test_hostile_files import mutated
from tests.harm.model import Model
from tests.harm.stores import SECONDS


def harm(model: Model, store: Store, folder: Path, seed: int) -> str:
    """Harm a file and import it; return "refused" or "taken". What is taken is opened, and deleted again.

    `store` is a copy of the model's; AssertionError where one of its matches was touched.
    """
    rng = Rng(f"file {seed}")
    path = folder / "harmed.mystery"
    _write(rng.pick(model.files), path, rng)
    began = time.process_time()
    try:
        number = import_match(store, path).match
        open_match(store, number).close()
    except UserError:
        return "refused"
    finally:
        assert time.process_time() - began < SECONDS
    assert number not in model.records
    assert model.is_whole(store, rng.pick(tuple(model.records)))
    store.delete(number)
    return "taken"


def _write(source: Path, path: Path, rng: Rng) -> None:
    """Write a harmed copy: lines changed and signed so that it looks whole, or bytes changed as they are."""
    if rng.below(3):
        lines = mutated(lines_of(source), rng)
        if lines and isinstance(lines[0], dict):
            signed(path, [json.loads(json.dumps(line)) for line in lines])
            return
    content = bytearray(source.read_bytes())
    for _ in range(1 + rng.below(9)):
        content[rng.below(len(content))] = rng.below(256)
    path.write_bytes(content[: len(content) if rng.below(2) else rng.below(len(content))])
