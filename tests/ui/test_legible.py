"""Names and buttons are read whole: two lines have room for two (D3), and titles name people (P4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Face, Piece
from mystery_table.core.words import Name
from mystery_table.ui.actions import FRAME, FitButton
from mystery_table.ui.browser import Browser
from mystery_table.ui.faces import CAPTION, TWO_LINES, Faces, caption, split
from mystery_table.ui.table.pieces import MARGIN
from tests.screens.mary_king import reached
from tests.screens.scenes import Stage, stage_in
from tests.screens.stage import seats
from tests.support import table as hands
from tests.support.following import map_of, window_of

LONG = ("Учитель фехтования", "Вдовствующая графиня", "Живой лабиринт", "Fencing master", "Лук со стрелой")


def inked_rows(image: QImage) -> list[int]:
    """Return the rows in which anything was painted."""
    return [
        y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() for x in range(image.width()))
    ]


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("words", LONG)
@pytest.mark.parametrize("wide", [CAPTION, 90.0, 100.0])
def test_D3_a_name_in_two_lines_keeps_inside_its_strip(words: str, wide: float) -> None:
    size = max(13.0, wide * 0.115)
    lines = split(words, wide - 8, size)
    image = QImage(round(wide), 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    strip = TWO_LINES if len(lines) > 1 else 24.0
    p = QPainter(image)
    caption(p, QRectF(4, 20, wide - 8, strip), lines, size)
    p.end()
    rows = inked_rows(image)
    assert rows[0] >= 20
    assert rows[-1] < 20 + strip


@pytest.mark.usefixtures("qtbot")
def test_D3_a_card_makes_room_for_a_name_in_two_lines(tmp_path: Path) -> None:
    program = hands.program_in(tmp_path)
    faces = Faces(program, lambda: hands.seating(1, 1))

    def bottom(name: str) -> int:
        """Return the last row of the picture: the caption's strip below it is pale."""
        piece = Piece("a", "b", Face("mysterium", "suspect", "none"), Name(name, name, name))
        image = faces.card(piece, 88, 114, 1.0).toImage()
        column = [image.pixelColor(round(MARGIN) + 8, y).lightness() for y in range(image.height())]
        return max(y for y, light in enumerate(column) if light < 110 and y < MARGIN + 110)

    assert bottom("Fencing master of Edinburgh") < bottom("Axe")
    assert MARGIN + 114 - bottom("Fencing master of Edinburgh") >= TWO_LINES - 3


@pytest.mark.parametrize("words", ["Положить: «Воздушный шарик»", "Обратиться к информатору C"])
def test_D3_a_button_with_two_lines_is_high_enough_for_both(qtbot: QtBot, words: str) -> None:
    button = FitButton("primary")
    qtbot.addWidget(button)
    button.resize(120, 36)
    button.show()
    button.say(words)
    assert "\n" in button.text()
    assert button.minimumHeight() >= 2 * QFontMetricsF(button.font()).height() + FRAME
    button.say("Да")
    assert button.minimumHeight() == 0


def test_P4_a_memory_is_titled_with_the_name_of_its_person(qtbot: QtBot, tmp_path: Path) -> None:
    stage: Stage = stage_in(tmp_path, "ru", "dark", (1280, 720), pictures=False)
    qtbot.addWidget(stage.window)
    page = reached(stage, "", seats(2), {}, 60)
    area = page.table.found["memory.0"].area
    shown = Browser(stage.program, page.faces, area, page)
    said = [label.text() for label in shown.findChildren(QLabel)]
    shown.deleteLater()
    assert any(words.startswith("Анна: память") for words in said)
    assert shown.windowTitle().startswith("Анна: память")


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("game", ["mirror_of_truth", "mary_king"])
def test_D3_no_word_of_a_missions_name_is_broken_in_the_smallest_window(
    qtbot: QtBot, tmp_path: Path, game: str, language: str
) -> None:
    _, window = window_of(qtbot, tmp_path, language)
    for node in map_of(window, game).map.nodes.values():
        assert not node.name.fitting()[1] & Qt.TextFlag.TextWrapAnywhere.value, node.mission.id


@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
def test_D1_a_switch_that_has_room_says_its_words_in_one_line(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    _, window = window_of(qtbot, tmp_path, "ru", size)
    switch = map_of(window, "mirror_of_truth").open_map
    wide = switch.sizeHint().width()
    assert switch.width() >= wide
    assert switch.heightForWidth(wide) == switch.heightForWidth(wide + 400)
