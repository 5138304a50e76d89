"""The match in every window: nothing hidden, sharp at every scale (D1); symbols beside colours (A4)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Area
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.settings import PALETTES
from mystery_table.ui.theme import seat_marks
from tests.support import table as hands

ROOT = Path(__file__).parents[2]
GAME = "mirror_of_truth"
SIZES = [(1024, 640), (1280, 720), (1600, 900), (3840, 2160)]


def begun(qtbot: QtBot, program: Program, size: tuple[int, int] = (1280, 800)) -> MatchPage:
    seats = hands.seating(1, 3)
    _, page = hands.open_window(qtbot, program, GAME, {"mode": "competitive"}, seats, size)
    hands.wait_for_turn(qtbot, page)
    return page


def parts(area: Area) -> list[Area]:
    return [area, *(found for part in area.parts for found in parts(part))]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_D1_no_control_and_no_piece_is_hidden_at_any_size(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    page = begun(qtbot, hands.program_in(tmp_path, language), size)
    room = page.rect()
    assert (room.width(), room.height()) == size
    for button in [*page.bar.icons.values(), page.bar.cover_button, *page.rail.findChildren(QPushButton)]:
        if button is page.bar.cover_button or button in page.bar.icons.values():
            assert button.isVisible()
        if button.isVisible():
            assert room.contains(QRect(button.mapTo(page, QPoint()), button.size())), button.toolTip()
    assert page.block.isVisible()
    table = page.table.viewport().rect().adjusted(-1, -1, 1, 1)
    for name, box in page.table.spots.items():
        assert table.contains(QRect(int(box.x), int(box.y), int(box.w), int(box.h))), name


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 2.5])
def test_D1_cards_are_painted_in_the_pixels_of_the_screen(qtbot: QtBot, tmp_path: Path, ratio: float) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    piece = next(p for p in page.table.layout_now.pieces if p.face.kind == "evidence")
    usual, sharp = (page.faces.card(piece, 90, 120, r) for r in (1.0, ratio))
    assert sharp.devicePixelRatio() == ratio
    assert sharp.width() == pytest.approx(usual.width() * ratio, abs=1)
    assert sharp.height() == pytest.approx(usual.height() * ratio, abs=1)


class Hints(QObject):
    """What a system says of its colours, changed by hand: without a display no system says anything."""

    colorSchemeChanged = Signal()  # noqa: N815 - Qt's name
    scheme = Qt.ColorScheme.Unknown

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()


HOME = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from mystery_table.ui.window import MainWindow
from tests.support.programs import program_in
from tests.ui.fits import faults
program = program_in(Path(sys.argv[1]), "ru")
window = MainWindow(program)
window.resize(1024, 640)
window.show()
for _ in range(8):
    QApplication.processEvents()
picture = window.grab()
assert picture.devicePixelRatio() == float(sys.argv[2]), picture.devicePixelRatio()
assert picture.width() == round(1024 * float(sys.argv[2])), picture.width()
assert not faults(window), faults(window)
"""


@pytest.mark.parametrize("factor", ["1.25", "1.5", "2", "2.5"])
def test_D1_at_every_scale_factor_home_is_whole_and_has_all_its_pixels(tmp_path: Path, factor: str) -> None:
    environment = os.environ | {"QT_SCALE_FACTOR": factor}
    command = [sys.executable, "-c", HOME, str(tmp_path), factor]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_D2_the_theme_follows_the_system_unless_one_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    program = hands.program_in(tmp_path)
    assert program.theme.dark
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
        hints.turn(scheme)
        assert program.theme.dark == (scheme == Qt.ColorScheme.Dark)
    program.set_theme("light")
    assert not program.theme.dark
    program.set_theme("dark")
    hints.turn(Qt.ColorScheme.Light)
    assert program.theme.dark


def test_A4_seat_colours_come_in_three_palettes_and_never_without_a_shape(tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    for palette, _ in PALETTES:
        program.change(palette=palette)
        assert program.seat_marks == seat_marks(palette)
        assert len({mark.shape for mark in program.seat_marks}) == len(program.seat_marks)
    assert len({seat_marks(palette) for palette, _ in PALETTES}) == 3


def test_A4_zones_and_votes_differ_in_more_than_colour(qtbot: QtBot, tmp_path: Path) -> None:
    page = begun(qtbot, hands.program_in(tmp_path))
    zones = [a for a in parts(page.table.layout_now.root) if a.look in ("yes", "no")]
    words = {
        look: {page.program.say(a.note or a.title or a.name or "") for a in zones if a.look == look}
        for look in ("yes", "no")
    }
    assert words["yes"]
    assert words["no"]
    assert not words["yes"] & words["no"]
    votes = [p for p in page.table.layout_now.pieces if p.face.kind == "vote"]
    said = {p.face: page.program.say(p.name, page.faces.names()) for p in votes}
    assert len(set(said.values())) == len(said) > 1
