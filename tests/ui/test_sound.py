"""Sounds: made here, quiet, silent where Qt's multimedia part is missing, and telling nothing (P7)."""

from __future__ import annotations

import io
import wave
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mystery_table.ui.match import MatchPage
from mystery_table.ui.settings import SettingsDialog
from mystery_table.ui.sound import player
from mystery_table.ui.sound.player import Sounds, available, written
from mystery_table.ui.sound.tones import LOUD, RATE, SOUNDS, samples, wav
from tests.support import table as hands
from tests.support.ways import by_keys

GAME = "mirror_of_truth"


class Heard(QObject):
    """Stands for a QSoundEffect: notes what is played, and how loud."""

    notes: ClassVar[list[tuple[str, float]]] = []

    def __init__(self, path: Path, owner: QObject) -> None:
        super().__init__(owner)
        self.path, self.volume = path, 0.0

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.notes.append((self.path.stem, self.volume))


@pytest.fixture
def heard() -> list[tuple[str, float]]:
    Heard.notes.clear()
    return Heard.notes


@pytest.mark.parametrize("name", SOUNDS)
def test_each_sound_is_short_quiet_and_always_the_same(name: str) -> None:
    with wave.open(io.BytesIO(wav(name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() <= 4 * RATE
    values = samples(SOUNDS[name])
    assert 2_000 < max(map(abs, values)) <= 32_767 * LOUD
    assert abs(values[0]) < 100 > abs(values[-1])  # nothing clicks
    assert wav(name) == wav(name)


def test_off_from_the_start_and_at_the_volume_chosen(tmp_path: Path, heard: list[tuple[str, float]]) -> None:
    program = hands.program_in(tmp_path)
    owner = QObject()
    sounds = Sounds(program, owner, Heard)
    sounds.play("moved")
    assert not heard
    assert not (program.folders.cache / "sounds").exists()
    program.change(sound=60)
    sounds.play("moved")
    assert heard == [("moved", 0.6)]
    assert [path.name for path in (program.folders.cache / "sounds").iterdir()] == ["moved.wav"]


def test_a_damaged_sound_is_made_again(tmp_path: Path) -> None:
    path = written(tmp_path, "turn")
    path.write_bytes(b"damaged")
    assert written(tmp_path, "turn").read_bytes() == wav("turn")


def test_silent_and_said_where_multimedia_is_missing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "MODULE", "PySide6.QtNothing")
    available.cache_clear()
    program = hands.program_in(tmp_path, sound=100)
    Sounds(program, QObject()).play("moved")
    dialog = SettingsDialog(program, None)
    qtbot.addWidget(dialog)
    available.cache_clear()
    assert not dialog.sound.isEnabled()
    assert any("multimedia" in getattr(label, "text", str)() for label in dialog.findChildren(QObject))


def listening(page: MatchPage) -> None:
    page.ear.sounds = Sounds(page.program, page.ear, Heard)


def test_a_move_a_turn_and_a_refusal_are_heard(
    qtbot: QtBot, tmp_path: Path, heard: list[tuple[str, float]]
) -> None:
    program = hands.program_in(tmp_path, sound=30)
    _window, page = hands.open_window(qtbot, program, GAME, {"mode": "pair"}, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, page)
    listening(page)
    heard.clear()
    page.table.refused.emit("", "")
    assert heard == [("refused", 0.3)]
    number = page.match.session.number
    by_keys(page, page.driver.legal()[0])
    qtbot.waitUntil(lambda: page.match.session.number > number and bool(page.driver.legal()))
    names = {name for name, _ in heard[1:]}
    assert names <= {"moved", "turn"}
    assert names


def test_P7_nothing_is_heard_behind_the_curtain(
    qtbot: QtBot, tmp_path: Path, heard: list[tuple[str, float]]
) -> None:
    program = hands.program_in(tmp_path, sound=100)
    _window, page = hands.open_window(qtbot, program, GAME, {"mode": "pair"}, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, page)
    listening(page)
    page.hide_screen()
    heard.clear()
    page.ear.changed(True)
    assert not heard


def test_P7_what_is_heard_follows_from_log_and_turn_alone(
    qtbot: QtBot, tmp_path: Path, heard: list[tuple[str, float]]
) -> None:
    """Two matches whose hidden cards differ sound alike as long as log and turn are alike."""
    told = []
    for seed in ("one", "two"):
        program = hands.program_in(tmp_path / seed, sound=100)
        _window, page = hands.open_window(
            qtbot, program, GAME, {"mode": "pair"}, hands.seating(1, 1), seed=seed
        )
        hands.wait_for_turn(qtbot, page)
        listening(page)
        heard.clear()
        for entry in (True, False, True):
            page.ear.changed(entry)
        told.append(list(heard))
        QTest.qWait(1)
    assert told[0] == told[1] == [("moved", 1.0), ("moved", 1.0)]
