"""D3: fonts are shipped, with their licences, and write all that the program says in Latin and Cyrillic."""

from __future__ import annotations

import ast
import json
import string
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

from mystery_table.ui import fonts
from mystery_table.ui.app import application
from mystery_table.ui.keys.catcher import KeyCatcher
from mystery_table.ui.keys.commands import BY_ID
from tests.support.programs import program_in
from tools import catalogue, translations

ROOT = Path(__file__).parents[2]
RUSSIAN = "".join(map(chr, range(ord("а"), ord("я") + 1))) + "ё"
LETTERS = string.ascii_letters + string.digits + RUSSIAN + RUSSIAN.upper() + "áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”’—–…·№"


@pytest.fixture(autouse=True)
def qt() -> None:
    application()


def raw(role: str) -> QRawFont:
    return QRawFont.fromFont(fonts.font(role))


@pytest.mark.parametrize("role", fonts.ROLES)
def test_D3_every_role_is_set_in_a_shipped_font_that_has_latin_and_cyrillic(role: str) -> None:
    assert QFontInfo(fonts.font(role)).family() in fonts._families().values()
    missing = [letter for letter in LETTERS if not raw(role).supportsCharacter(ord(letter))]
    assert missing == []


def test_D3_every_font_comes_as_a_package_with_an_open_licence() -> None:
    for package in fonts.PACKAGES.values():
        assert find_spec(package) is not None
        name = package.removeprefix("fontpkg_").replace("_", "-").title()
        licence = (ROOT / "LICENSES" / f"{name.replace('Pt-', 'PT-')}.txt").read_text("utf-8")
        assert "Open Font License" in licence or "OPEN FONT LICENSE" in licence


def test_D3_nothing_that_the_program_says_needs_a_font_of_the_system() -> None:
    said = set[str]()
    for path in (ROOT / "mystery_table" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said |= set(node.value)
    for path in translations.FOLDER.glob("*.ts"):
        for sentence, forms in catalogue.read(path).items():
            said |= set(sentence.source).union(*forms)
    for path in (ROOT / "assets").rglob("*.json"):
        said |= set(json.dumps(json.loads(path.read_text("utf-8")), ensure_ascii=False))
    shipped = [raw(role) for role in ("h1", "body", "label", "num")]
    wanted = [c for c in said if c.isprintable()]
    assert not [c for c in wanted if not any(font.supportsCharacter(ord(c)) for font in shipped)]


def test_D3_what_a_family_lacks_is_taken_from_a_shipped_one() -> None:
    for role in fonts.ROLES:
        assert fonts._families()["title"] in fonts.font(role).families()


def test_a_zero_on_a_key_is_no_letter(qtbot: QtBot, tmp_path: Path) -> None:
    program = program_in(tmp_path)
    catcher = KeyCatcher(program, BY_ID["usual"])
    qtbot.addWidget(catcher)
    metrics = QFontMetricsF(catcher.font())
    assert catcher.text().endswith("0")
    assert metrics.tightBoundingRect("0").height() > metrics.tightBoundingRect("o").height() * 1.2
