"""I1: every screen speaks the language in use, all of it, also when it changes while the screen is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.screens import scenes
from tests.screens.measure import elisions
from tests.screens.scenes import SCENES, Stage
from tests.support.programs import program_in

ROOT = Path(__file__).parents[2]
KEYS = {"Alt", "Backspace", "Ctrl", "Del", "Enter", "Esc", "Shift", "Space", "Tab"}
KEPT = {"English", "Español", "Qt", *scenes.NAMES}
"""Languages, persons and what the program is made with are called by their own names."""
ALIKE = {"No", "Normal", "Total", "Error", "Bot", "bot", "min", "Mysterium"}
"""Words that are the same in Spanish."""


def help_(stage: Stage) -> QWidget:
    stage.window.show_help()
    return stage.window


def matches(stage: Stage) -> QWidget:
    stage.window.show_matches()
    return stage.window


def custom(stage: Stage) -> QWidget:
    from mystery_table.ui.missions import CUSTOM, Missions

    page = SCENES["missions"](stage)
    assert isinstance(stage.window.page, Missions)
    stage.window.page.choose(CUSTOM)
    return page


SHOWN = {
    **{
        name: SCENES[name]
        for name in ("home", "lobby", "missions", "settings", "mission", "contrast", "keys")
    },
    **{
        name: SCENES[name]
        for name in ("table4", "host", "composing", "drawer", "curtain", "end", "end_mission")
    },
    "help": help_,
    "matches": matches,
    "custom": custom,
}


def alike() -> set[str]:
    """Return the names of cards and missions that are the same in English and Spanish."""
    found: set[str] = set()
    for path in (ROOT / "assets" / scenes.GAME).glob("*.json"):
        text = json.dumps(json.loads(path.read_text("utf-8")), ensure_ascii=False)
        names = re.findall(r'"en": "([^"]*)", "es": "([^"]*)"', text)
        found |= {english for english, spanish in names if english == spanish}
    return found


def spoken(thing: QAccessibleInterface) -> Iterator[str]:
    """Yield what a screen reader finds on a thing and all below it."""
    yield thing.text(QAccessible.Text.Name)
    for i in range(thing.childCount()):
        child = thing.child(i)
        if child is not None:
            yield from spoken(child)


def shown(widget: QWidget) -> Iterator[str]:
    """Yield what a widget shows, or says when it is asked."""
    for part in ("text", "toolTip", "windowTitle", "accessibleName", "accessibleDescription"):
        if not isinstance(widget, QLineEdit) or part != "text":
            yield getattr(widget, part, str)()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(i) for i in range(widget.count()))


def words_on(window: MainWindow) -> set[str]:
    """Return everything that can be read on the window and the dialogs over it, or heard from them."""
    found: set[str] = set()
    with elisions() as painted:
        for top in [w for w in QApplication.topLevelWidgets() if w.isVisible()]:
            if top is not window and top.parentWidget() is None:
                continue
            for _ in range(3):
                QApplication.processEvents()
            top.grab()
            for widget in [top, *top.findChildren(QWidget)]:
                found |= set(shown(widget))
            found |= set(spoken(QAccessible.queryAccessibleInterface(top)))
    return found | set(painted)


def latin(said: str, names: set[str], known: set[str]) -> list[str]:
    """Return the Latin words of a sentence that are neither names of things nor known words."""
    for name in names:
        said = said.replace(name, "")
    said = re.sub(r"\S*/\S*|--[a-z-]+", "", said.replace("\u200b", ""))  # folders and options are no words
    return [word for word in re.findall(r"[A-Za-z]{2,}", said) if word not in known and not word.isupper()]


@pytest.mark.parametrize("scene", SHOWN)
def test_I1_no_english_is_left_in_spanish_and_russian_screens(
    qtbot: QtBot, tmp_path: Path, scene: str
) -> None:
    program: Program = program_in(tmp_path, names=scenes.NAMES[:3])
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(1600, 900)
    window.show()
    SHOWN[scene](Stage(program, window, pictures=False))
    said = {}
    for language in ("en", "es", "ru"):
        program.speak(language)
        said[language] = words_on(window)
    sentences = {words for words in said["en"] if re.search(r"[A-Za-z]{2,}", words)}
    assert len(sentences) > 5
    left = {words for words in sentences & said["es"] if latin(words, KEPT | alike(), KEYS | ALIKE)}
    assert left == set()
    assert {words for words in said["ru"] if latin(words, KEPT, KEYS)} == set()


def test_I1_the_menu_of_a_text_field_is_translated_too(qtbot: QtBot, tmp_path: Path) -> None:
    program, field = program_in(tmp_path), QLineEdit()
    qtbot.addWidget(field)
    said = []
    for language in ("en", "es", "ru", "en"):
        program.speak(language)
        menu = field.createStandardContextMenu()
        said.append([action.text().split("\t")[0] for action in menu.actions() if action.text()])
        menu.deleteLater()
    assert said[0] == said[3]
    assert "&Paste" in said[0]
    assert "&Pegar" in said[1]
    assert len({tuple(words) for words in said}) == 3
