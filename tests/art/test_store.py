"""The window's store of pictures and the process behind it."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from mystery_table.art import store as module
from mystery_table.art.cache import FaceCache
from mystery_table.art.pictures import picture
from mystery_table.art.store import FaceStore
from mystery_table.art.worker import Request, answer, from_pixels, pixels
from mystery_table.core.layout import Face

FACES = [Face("mirror_of_truth", "evidence", name) for name in ("dagger", "owl", "rose", "bell")]
SIZE = (41, 56)
PATIENT = 60_000  # milliseconds; a process starts slowly on a busy computer


@pytest.fixture
def store(tmp_path: Path, qapp: QCoreApplication) -> Iterator[FaceStore]:
    assert qapp is not None  # the event loop that answers come through
    made = FaceStore(tmp_path / "faces")
    yield made
    made.stop()


def fetch(qtbot: QtBot, store: FaceStore, *faces: Face) -> list[Face]:
    """Ask for faces and wait until all are there; give the order in which they came."""
    came: list[Face] = []
    store.ready.connect(lambda face, _width, _height: came.append(face))
    missing = [face for face in faces if store.get(face, *SIZE) is None]
    qtbot.waitUntil(lambda: len(came) >= len(missing), timeout=PATIENT)
    return came


def test_missing_pictures_come_in_the_order_asked_for(qtbot: QtBot, store: FaceStore) -> None:
    assert fetch(qtbot, store, *FACES) == FACES
    image = store.get(FACES[1], *SIZE)
    assert image is not None
    assert (image.width(), image.height()) == SIZE
    assert store.running()


def test_a_kept_picture_is_given_at_once_without_a_process(store: FaceStore, tmp_path: Path) -> None:
    FaceCache(tmp_path / "faces").save(FACES[0], *SIZE, picture(FACES[0], *SIZE))
    assert store.get(FACES[0], *SIZE) is not None
    assert not store.running()


def test_many_kept_pictures_are_spread_over_turns_and_need_no_process(
    qtbot: QtBot, store: FaceStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TURN", 1e-9)
    for face in FACES:
        FaceCache(tmp_path / "faces").save(face, *SIZE, picture(face, *SIZE))
    assert len(fetch(qtbot, store, *FACES)) == len(FACES) - 1
    assert not store.running()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_process_that_dies_is_replaced(qtbot: QtBot, store: FaceStore) -> None:
    fetch(qtbot, store, FACES[0])
    assert store._process is not None
    assert store._process.pid is not None
    os.kill(store._process.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: not store.running(), timeout=PATIENT)
    assert fetch(qtbot, store, FACES[1]) == [FACES[1]]


def test_an_idle_process_goes_and_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    store = FaceStore(tmp_path, idle=0.3)
    fetch(qtbot, store, FACES[0])
    qtbot.waitUntil(lambda: not store.running(), timeout=PATIENT)
    assert fetch(qtbot, store, FACES[1]) == [FACES[1]]
    store.stop()


def test_a_face_that_nobody_draws_is_asked_for_once_and_stops_nothing(qtbot: QtBot, store: FaceStore) -> None:
    unknown = FACES[0]._replace(id="nothing")
    assert store.get(unknown, *SIZE) is None
    assert fetch(qtbot, store, FACES[0]) == [FACES[0]]
    assert store.get(unknown, *SIZE) is None
    assert not store._waiting


def test_dropped_requests_are_not_drawn(qtbot: QtBot, store: FaceStore) -> None:
    for face in FACES:
        assert store.get(face, *SIZE) is None
    store.drop()
    assert not store._waiting
    assert fetch(qtbot, store, FACES[3]) == [FACES[3]]


def test_memory_is_bounded_by_dropping_the_oldest(
    store: FaceStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MEMORY", 2 * SIZE[0] * SIZE[1] * 4)
    for face in FACES:
        FaceCache(tmp_path / "faces").save(face, *SIZE, picture(face, *SIZE))
        store._remember(Request(face, *SIZE), picture(face, *SIZE))
    assert [request.face for request in store._images] == FACES[2:]


def test_stopping_twice_or_before_starting_is_harmless(store: FaceStore) -> None:
    store.stop()
    store.stop()
    assert not store.running()


@pytest.mark.expects_log
def test_the_worker_answers_without_pixels_to_what_it_cannot_draw(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert answer(FaceCache(tmp_path), Request(FACES[0]._replace(kind="none"), *SIZE)) == b""
    assert "no picture of" in caplog.text


def test_the_worker_answers_with_pixels_and_keeps_them(tmp_path: Path) -> None:
    cache, request = FaceCache(tmp_path), Request(FACES[2], *SIZE)
    drawn = from_pixels(answer(cache, request), *SIZE)
    assert pixels(drawn) == pixels(picture(*request))
    assert cache.load(*request) is not None


def test_the_worker_draws_again_what_is_damaged(tmp_path: Path) -> None:
    cache, request = FaceCache(tmp_path), Request(FACES[2], *SIZE)
    answer(cache, request)
    cache.path(*request).write_bytes(b"broken")
    assert answer(cache, request)
    assert cache.load(*request) is not None
