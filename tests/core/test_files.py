"""Matches as `.mystery` files: round trips, and what hostile files get."""

from __future__ import annotations

import hashlib
import json
import os
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.errors import UserError
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import duplicate_match, new_match, open_match
from mystery_table.core.records import freeze
from mystery_table.core.rng import Rng
from mystery_table.core.script import read
from mystery_table.core.session import Session, digest
from mystery_table.core.store import Store
from tests.support.play import table
from tests.support.pockets.rules import GAME


def played(store: Store, decisions: int = 10**6, seed: str = "secret") -> int:
    """Return a match of Pockets, played at random."""
    match = new_match(store, "pockets", {}, table(0, None), "Вечер", seed)
    rng = Rng(seed)
    while (actors := match.session.actors) and decisions:
        decisions -= 1
        match.play(actors[0], rng.pick(match.session.legal(actors[0])))
    match.close()
    return match.id


@pytest.fixture
def exported(store: Store, tmp_path: Path) -> Path:
    """A finished match as a file."""
    path = tmp_path / "evening.mystery"
    export_match(store, played(store), path)
    return path


def written(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def signed(path: Path, lines: list[Any]) -> Path:
    """Write lines with a checksum that fits, as whoever means harm would."""
    raw = [line if isinstance(line, bytes) else written(line) for line in lines]
    raw[0] = raw[0].replace(b'{"mystery_table": ', b'{"mystery_table":')
    body = b"".join(line + b"\n" for line in raw)
    footer = {"steps": len(lines) - 1, "sha256": hashlib.sha256(body).hexdigest()}
    path.write_bytes(body + json.dumps(footer, separators=(",", ":")).encode() + b"\n")
    return path


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()[:-1]]


def refused(store: Store, path: Path, words: str) -> None:
    """The file is refused with these words, quickly, in little memory, and nothing is taken from it."""
    before = store.matches()
    began = time.process_time()
    with pytest.raises(UserError, match=words) as raised:
        import_match(store, path)
    assert time.process_time() - began < 2
    assert "\n" not in str(raised.value)
    assert store.matches() == before


def test_S4_a_match_survives_export_and_import(store: Store, exported: Path) -> None:
    arrival = import_match(store, exported)
    assert arrival.notice is None
    old, new = store.open(1), store.open(arrival.match)
    assert new._replace(id=old.id, seed=old.seed) == old
    match = open_match(store, arrival.match)
    assert not match.view_only
    match.close()


def test_S4_the_file_is_readable_and_never_holds_the_seed(exported: Path) -> None:
    text = exported.read_text("utf-8")
    assert "secret" not in text
    assert "Вечер" in text
    assert text.splitlines()[1].startswith('[-1,["deal",')


def test_S4_an_imported_match_has_a_secret_of_its_own(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "x.mystery"
    export_match(store, played(store, 3), path)
    first, second = import_match(store, path).match, import_match(store, path).match
    assert len({store.open(number).seed for number in (1, first, second)}) == 3
    assert store.open(first).rows == store.open(1).rows


def test_S4_a_bots_files_are_not_named_in_an_export(store: Store, tmp_path: Path) -> None:
    seating = table(0, None).replace(1, mind="/home/ana/my.csv")
    match = new_match(store, "pockets", {}, seating)
    export_match(store, match.id, tmp_path / "x.mystery")
    assert "/home" not in (tmp_path / "x.mystery").read_text("utf-8")
    match.close()


def test_S4_practice_stays_practice_on_its_way_through_a_file(store: Store, tmp_path: Path) -> None:
    first = played(store)
    for number, practice in ((first, False), (duplicate_match(store, first, "copy"), True)):
        path = tmp_path / f"{number}.mystery"
        export_match(store, number, path)
        match = open_match(store, import_match(store, path).match)
        assert match.practice == practice
        match.close()


@pytest.mark.parametrize("practice", [1, "yes", None, []])
def test_S3_practice_that_is_neither_true_nor_false_is_refused(
    store: Store, exported: Path, practice: object
) -> None:
    header, *rows = lines_of(exported)
    refused(store, signed(exported, [{**header, "practice": practice}, *rows]), "is damaged in line 1")


def test_S4_undone_steps_travel_along(store: Store, tmp_path: Path) -> None:
    match = new_match(store, "pockets", {}, table(0, 1))
    match.play(0, ("bid", 1))
    match.undo(0)
    match.close()
    export_match(store, match.id, tmp_path / "x.mystery")
    again = open_match(store, import_match(store, tmp_path / "x.mystery").match)
    assert again.redoable(0)
    again.close()


def test_S4_changed_ends_of_lines_do_no_harm(store: Store, exported: Path) -> None:
    exported.write_bytes(exported.read_bytes().replace(b"\n", b"\r\n"))
    assert import_match(store, exported).notice is None


@pytest.mark.parametrize("cut", [1, 2, 60, 200, -1, -20, -80, -120])
def test_S3_a_truncated_file_is_refused(store: Store, exported: Path, cut: int) -> None:
    exported.write_bytes(exported.read_bytes()[:cut])
    refused(store, exported, "is not a match of Mystery Table|its end is missing|is damaged")


def test_S3_a_changed_byte_is_noticed_wherever_it_is(store: Store, exported: Path) -> None:
    content = exported.read_bytes()
    rng = Rng(1)
    for _ in range(150):
        at = rng.below(len(content))
        torn = content[:at] + bytes([content[at] ^ (1 + rng.below(255))]) + content[at + 1 :]
        exported.write_bytes(torn)
        refused(store, exported, "damaged|not a match|end is missing")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a match"),
        (b"PK\x03\x04" + bytes(1000), "not a match"),
        (b"SQLite format 3\0" + bytes(1000), "not a match"),
        (b"\x80\x04\x95cos\nsystem\n", "not a match"),
        (b'{"mystery_table":null,"game":"pockets"}\n', "not a match"),
        (b'{"mystery_table":1,"game":"pockets"}\n', "end is missing"),
        (b'{"mystery_table":1,' + b"0" * 3_000_000, "too large"),
        (b'{"mystery_table":1,"game":"pockets"}\n' + b"[]\n" * 6000, "too large"),
        (b'{"mystery_table":2,"everything":"new"}\nend\n', "newer version"),
    ],
)
def test_S3_a_foreign_file_is_refused(store: Store, tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "x.mystery"
    path.write_bytes(content)
    refused(store, path, words)


HEADERS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a key less": lambda h: {k: v for k, v in h.items() if k != "name"},
    "a key more": lambda h: {**h, "seed": "x"},
    "a name of another type": lambda h: {**h, "name": 5},
    "a huge name": lambda h: {**h, "name": "x" * 5000},
    "half a character": lambda h: {**h, "name": "HALF"},
    "a control character": lambda h: {**h, "name": "a\x1b[2Jb"},
    "no seats": lambda h: {**h, "seats": []},
    "many seats": lambda h: {**h, "seats": h["seats"] * 10},
    "a seat that is none": lambda h: {**h, "seats": [1, 2]},
    "a person that is none": lambda h: {**h, "seats": [{**h["seats"][0], "person": 7}, h["seats"][1]]},
    "a true person": lambda h: {**h, "seats": [{**h["seats"][0], "person": True}, h["seats"][1]]},
    "a result of another length": lambda h: {**h, "result": [1]},
    "a version of another type": lambda h: {**h, "version": "1"},
    "options of another type": lambda h: {**h, "options": [1]},
    "deep options": lambda h: {**h, "options": {"turns": [[[[[[[[[[[1]]]]]]]]]]]}},
    "a fraction": lambda h: {**h, "options": {"turns": 1.5}},
    "not a number": lambda h: {**h, "options": {"turns": float("nan")}},
    "an endless number": lambda h: {**h, "options": {"turns": float("inf")}},
    "a huge number": lambda h: {**h, "options": {"turns": 10**4000}},
}


@pytest.mark.parametrize("harm", HEADERS)
def test_S4_a_hostile_first_line_is_refused(store: Store, exported: Path, harm: str) -> None:
    header, *rows = lines_of(exported)
    line = written(HEADERS[harm](header)).replace(b"HALF", rb"\ud800")
    refused(store, signed(exported, [line, *rows]), "damaged in line 1")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mystery_table": 2}, "newer version"),
        ({"version": 2}, "newer version"),
        ({"game": "chess"}, "chess"),
        ({"game": "../../etc"}, "no game"),
        ({"options": {"turns": 0}}, "turns"),
        ({"options": {"turns": "many"}}, "turns"),
        ({"options": {"seed": 1}}, "turns"),
        ({"result": [99, 99]}, "do not allow"),
        ({"result": None}, "do not allow"),
    ],
)
def test_S4_a_first_line_that_says_what_cannot_be_is_refused(
    store: Store, exported: Path, change: dict[str, Any], words: str
) -> None:
    header, *rows = lines_of(exported)
    refused(store, signed(exported, [{**header, **change}, *rows]), words)


@pytest.mark.parametrize(
    "line",
    [
        b"", b"{", b"[]", b"null", b"17", b'"x"', b"[0,[],1]", b'[0,["bid",1]]', b'[0,["bid",1],1,1]',
        b'["0",["bid",1],1]', b'[9,["bid",1],1]', b'[-3,["bid",1],1]', b'[0,["bid",1],-1]',
        b'[0,["bid",1],null]', b'[0,["bid",true],1]', b'[0,["bid",1.0],1]', b'[0,["bid",NaN],1]',
        b'[0,["bid",Infinity],1]', b'[0,["bid",1e9],1]', b'[0,["bid",2147483648],1]',
        b'[0,["bid",[[[1]]]],1]', b'[0,["bid",["x"]],1]',
        b'[0,["bid",{"a":1}],1]', b'[0,["bid",null],1]', b'[0,[1,"bid"],1]', b'[0,"bid",1]',
        b'[0,["' + b"x" * 61 + b'"],1]', b'[0,["bid","\\u0000"],1]', b'[0,["bid","\\ud800"],1]',
        b'[0,["bid","\xff"],1]', b"[" * 3999, b"[" * 100_000,
        b'{"a":1,"a":2}', b'[0,["bid",' + b"9" * 3000 + b"],1]",
        b'[0,["bid"' + b",1" * 5000 + b"],1]", b'[0,["bid",1],1]]', b"\xef\xbb\xbf[0,[\"bid\",1],1]",
    ],
)  # fmt: skip
def test_S4_a_hostile_line_is_refused_and_named(store: Store, exported: Path, line: bytes) -> None:
    header, first, *_ = lines_of(exported)
    refused(store, signed(exported, [header, first, line]), "damaged in line 3")


def test_S4_a_twin_key_is_refused(store: Store, exported: Path) -> None:
    header, *rows = lines_of(exported)
    line = written(header).replace(b'"version": 1', b'"version": 1, "version": 1')
    refused(store, signed(exported, [line, *rows]), "damaged in line 1")


def test_S5_a_file_of_other_rules_is_taken_as_far_as_it_is_sound_and_says_so(
    store: Store, exported: Path
) -> None:
    header, *rows = lines_of(exported)
    rows[5][2] ^= 1
    arrival = import_match(store, signed(exported, [header, *rows]))
    assert arrival.notice is not None
    assert arrival.notice.args[1:] == (5, len(rows))
    assert store.open(arrival.match).rows == store.open(1).rows[:5]
    match = open_match(store, arrival.match)
    assert not match.view_only
    match.close()


def test_S4_a_first_step_that_breaks_the_rules_is_refused(store: Store, exported: Path) -> None:
    header, first, *rows = lines_of(exported)
    first[1][1] = first[1][2]
    refused(store, signed(exported, [header, first, *rows]), "do not allow")


def test_S4_a_step_that_the_rules_could_carry_out_but_do_not_allow_is_not_taken(
    store: Store, exported: Path
) -> None:
    """A second draw in one turn, with the checksum of what it would lead to."""
    header, *rows = lines_of(exported)
    begun = [freeze(row) for row in rows[:3]]
    session = Session(GAME, GAME.settle({}, 2), 2, "", rows=begun)
    state, seat = session.state, session.actors[0]
    for _ in range(2):
        state, events = GAME.apply(state, seat, ("draw",))
        begun.append((seat, ("draw",), digest(GAME, state, events)))
    arrival = import_match(store, signed(exported, [{**header, "result": None}, *begun]))
    assert arrival.notice is not None
    assert arrival.notice.args[1:] == (4, 5)


def test_S4_the_longest_files_take_bounded_time_and_memory(store: Store, exported: Path) -> None:
    header, deal, *_ = lines_of(exported)
    log: list[list[Any]] = []
    session = Session(GAME, {"turns": 4}, 2, "secret", lambda _n, *row: log.append(list(row)))
    session.advance()
    session.play(0, ("bid", 1))
    session.undo(0, 1)
    endless = log[1:] * 2400
    signed(exported, [{**header, "result": None}, deal, *endless])
    script = read(exported)
    assert len(script.rows) == 4801
    began = time.process_time()
    arrival = import_match(store, exported)
    assert time.process_time() - began < 2
    assert arrival.notice is None
    tracemalloc.start()
    read(exported)
    assert tracemalloc.get_traced_memory()[1] < 50_000_000
    tracemalloc.stop()


def test_S4_unknown_levels_become_the_usual_one(store: Store, exported: Path) -> None:
    header, *rows = lines_of(exported)
    header["seats"][1]["level"] = "godlike"
    arrival = import_match(store, signed(exported, [header, *rows]))
    assert store.open(arrival.match).seating.chairs[1].level == "casual"


def test_S3_what_is_no_file_is_refused(store: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "missing", tmp_path, tmp_path / "pipe"):
        refused(store, path, "There is no file")


def test_S3_an_export_that_fails_leaves_the_older_file(
    store: Store, exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = exported.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match="No space left"):
        export_match(store, 1, exported)
    assert exported.read_bytes() == before
    assert [p.name for p in exported.parent.iterdir() if "mystery" in p.suffix] == [exported.name]
    with pytest.raises(UserError, match="cannot be written"):
        export_match(store, 1, exported.parent / "missing" / "x.mystery")
