"""I1: every screen speaks the language in use, all of it, also when it changes while the screen is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.screens import scenes
from tests.screens.scenes import SCENES, Stage
from tests.support.programs import program_in
from tests.support.said import KEYS, OWN, latin, words_on

ROOT = Path(__file__).parents[2]
KEPT = OWN | {*scenes.NAMES}
"""Persons, too, are called by their own names."""
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
