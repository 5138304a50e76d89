"""The rules reader: opened at the right place from everywhere, read by keys, closed by the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mystery_table.core.rulebook import load
from mystery_table.core.state import Options
from mystery_table.ui.games.thirteen_clues.accusation import Accusation
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.rules.contents import PLACE
from mystery_table.ui.rules.reader import RulesReader, beside
from mystery_table.ui.window import MainWindow
from tests.support import table as hands
from tests.support.pictures import PlainPictures
from tests.ui.fits import faults

GAME = "mirror_of_truth"
F1, ESC, DOWN, TAB = Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Tab
SIZES = [
    pytest.param((1024, 640), 100, id="least"),
    pytest.param((1024, 640), 150, id="least-large-text"),
    pytest.param((1280, 720), 100, id="hd", marks=pytest.mark.slow),
    pytest.param((3840, 2160), 100, id="wide", marks=pytest.mark.slow),
    pytest.param((1600, 900), 160, id="regular-largest-text", marks=pytest.mark.slow),
]
STARTS: dict[str, tuple[Options, int, str]] = {
    "mirror_of_truth": ({"mode": "competitive"}, 3, "turn"),
    "thirteen_clues": ({}, 3, "setup"),
    "mysterium": ({"level": "easy"}, 4, "visions"),
    "mary_king": ({}, 2, "turn"),
}
"""Options, seats, and the place that tells of the first decision of each game's first seat."""


def match(qtbot: QtBot, program: Program, game: str = GAME) -> tuple[MainWindow, MatchPage]:
    options, seats, _ = STARTS[game]
    window, page = hands.open_window(qtbot, program, game, options, hands.seating(1, seats - 1))
    hands.wait_for_turn(qtbot, page)
    qtbot.waitUntil(window.isActiveWindow)
    return window, page


def reader(window: MainWindow) -> RulesReader:
    assert window.reader is not None
    assert window.reader.isVisible()
    return window.reader


def alone(qtbot: QtBot, tmp_path: Path, language: str = "en", **settings: object) -> RulesReader:
    """Return a reader without a match, open at the beginning of a game's rules."""
    made = RulesReader(hands.program_in(tmp_path, language, **settings), None)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    made.open_at(GAME)
    return made


def refuse(page: MatchPage) -> None:
    """Drop a piece of evidence on a character, which is not legal."""
    observation = page.looking()
    assert observation is not None
    page.table.refused.emit(f"evidence.{observation.public.table[0]}", "character.0")


# Opened at the right place


@pytest.mark.parametrize("game", STARTS)
def test_A1_R4_F1_in_a_match_opens_the_rules_at_its_prompt(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path), game)
    QTest.keyClick(page.table, F1)
    assert reader(window).game == game
    assert reader(window).page.anchor() == STARTS[game][2]
    assert STARTS[game][2] in load(game, "en").anchors()


def test_R1_a_refusal_names_its_rule_and_leads_there(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path))
    refuse(page)
    assert "(rule 7)" in page.block.hint.text()
    assert page.block.why.isVisible()
    assert page.block.why.accessibleName() == "Read rule 7"
    page.block.why.click()
    assert reader(window).page.anchor() == "rule-7"
    window.close_rules()
    QTest.keyClick(page.table, F1)
    assert reader(window).page.anchor() == "rule-7"


def test_R1_after_the_next_decision_the_rules_are_those_of_the_prompt_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path))
    refuse(page)
    page.table.composed.emit()
    assert not page.block.why.isVisible()
    page.bar.help.emit()
    assert reader(window).page.anchor() == "turn"


def test_R4_every_prompt_has_a_button_that_opens_its_rules(qtbot: QtBot, tmp_path: Path) -> None:
    options, _, _ = STARTS[GAME]
    window, page = hands.open_window(
        qtbot, hands.program_in(tmp_path), GAME, options, hands.seating(1, 2), (1600, 900)
    )
    hands.wait_for_turn(qtbot, page)
    assert page.block.book.isVisible()
    assert page.block.book.accessibleName() == "Read the rules of this"
    QTest.mouseClick(page.block.book, Qt.MouseButton.LeftButton)
    assert reader(window).page.anchor() == "turn"


def test_A1_F1_reads_rules_from_the_list_of_moves_and_leaves_it_open(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path))
    page.show_moves()
    assert page.moves is not None
    qtbot.waitUntil(page.moves.isActiveWindow)
    QTest.keyClick(page.moves.field, F1)
    assert reader(window).page.anchor() == "turn"
    assert reader(window).parentWidget() is page.moves  # else the list would block it
    QTest.keyClick(reader(window).page, ESC)
    assert window.reader is None
    assert page.moves.isVisible()
    page.moves.close()


def test_A1_F1_reads_rules_from_the_settings_in_a_match(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path))
    window.show_settings()
    settings = QApplication.activeModalWidget()
    assert settings is not None
    qtbot.waitUntil(settings.isActiveWindow)
    QTest.keyClick(settings, F1)
    assert reader(window).page.anchor() == "turn"
    QTest.keyClick(settings, ESC)
    assert window.reader is None  # it went with the dialog it was opened from
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page.table, F1)
    assert reader(window).parentWidget() is window


def test_A1_a_dialog_may_have_a_place_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    """The last question before an accusation in 13 Clues opens what a wrong one costs."""
    window, page = match(qtbot, hands.program_in(tmp_path), "thirteen_clues")
    observation = page.looking()
    assert observation is not None
    asked = Accusation(window.program, page.faces, observation, ("accuse", 0, 10, 20), window)
    asked.open()
    qtbot.waitUntil(asked.isActiveWindow)
    QTest.keyClick(asked, F1)
    assert reader(window).page.anchor() == "accusation"
    asked.reject()


@pytest.mark.parametrize(("show", "place"), [("show_lobby", "setup"), ("show_missions", "missions")])
def test_A1_F1_where_a_match_is_set_up_opens_its_games_rules(
    qtbot: QtBot, tmp_path: Path, show: str, place: str
) -> None:
    window = MainWindow(hands.program_in(tmp_path))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    getattr(window, show)(GAME)
    QTest.keyClick(window, F1)
    assert (reader(window).game, reader(window).page.anchor()) == (GAME, place)


def test_A1_F1_again_returns_to_the_place_in_the_same_reader(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path))
    QTest.keyClick(page.table, F1)
    first = reader(window)
    first.visit("mysterium", "crow")
    QTest.keyClick(first.page, F1)
    assert reader(window) is first
    assert (first.game, first.page.anchor()) == (GAME, "turn")


# Nothing secret, and the match goes on


def test_the_reader_lies_beside_a_match_that_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path, hide_on_focus_loss=True))
    QTest.keyClick(page.table, F1)
    qtbot.waitUntil(reader(window).isActiveWindow)
    assert not page.hidden
    assert QApplication.activeModalWidget() is None
    before = page.match.session.number
    page._act(next(action for action in page.driver.legal() if action[0] == "place"))
    assert page.match.session.number > before
    assert reader(window).isVisible()


@pytest.mark.parametrize("hide", [Qt.Key.Key_F8, Qt.Key.Key_H])
def test_P1_P2_the_curtain_closes_the_reader_and_F1_does_not_open_it_there(
    qtbot: QtBot, tmp_path: Path, hide: Qt.Key
) -> None:
    window, page = match(qtbot, hands.program_in(tmp_path))
    QTest.keyClick(page.table, F1)
    QTest.keyClick(reader(window).page, hide)
    assert page.hidden
    assert window.reader is None
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, RulesReader) and w.isVisible()]
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, F1)
    assert window.reader is None


def test_P6_the_reader_knows_no_match(qtbot: QtBot, tmp_path: Path) -> None:
    """Two matches that differ in everything hidden ask for the same pictures and show the same page."""
    asked, shown = [], []
    for seed in ("one", "two"):
        program = hands.program_in(tmp_path / seed)
        options, seats, _ = STARTS["mary_king"]
        window, page = hands.open_window(
            qtbot, program, "mary_king", options, hands.seating(1, seats - 1), seed=seed
        )
        hands.wait_for_turn(qtbot, page)
        window.show_rules()
        QApplication.processEvents()
        store = program.pictures
        assert isinstance(store, PlainPictures)
        store.asked.clear()
        reader(window).page.again()
        shown.append(reader(window).page.grab().toImage())
        asked.append(list(store.asked))
        window.close()
    assert asked[0] == asked[1]
    assert shown[0] == shown[1]


# Reading


def test_A1_the_reader_is_used_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    assert made.page.hasFocus()
    QTest.keyClick(made.page, Qt.Key.Key_PageDown)
    assert made.page.verticalScrollBar().value() > 0
    QTest.keyClick(made, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert made.contents.field.hasFocus()
    QTest.keyClicks(made.contents.field, "bail")
    assert made.contents.list.count() >= 5
    first = made.page.verticalScrollBar().value()
    QTest.keyClick(made.contents.field, DOWN)
    QTest.keyClick(made.contents.field, Qt.Key.Key_Return)
    assert made.contents.list.currentRow() == 2
    assert made.page.verticalScrollBar().value() != first
    QTest.keyClick(made.contents.field, ESC)
    assert made.contents.field.text() == ""
    assert made.isVisible()
    QTest.keyClick(made.contents.field, ESC)
    assert not made.isVisible()


def test_A1_tab_reaches_everything_in_the_reader(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    made.visit(GAME, "rule-7")  # so that there is a way back
    made.games.setFocus()
    reached: set[QWidget | None] = set()
    for _ in range(60):
        reached.add(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget() or made, TAB)
    assert {made.games, made.back, made.contents.field, made.contents.list, made.page} <= reached


def test_R4_the_list_follows_the_page_and_leads_to_its_places(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    listed = [made.contents.list.item(row).data(PLACE) for row in range(made.contents.list.count())]
    assert listed == ["", *load(GAME, "en").anchors()]
    for anchor in listed[1:]:
        made.contents.list.setCurrentRow(listed.index(anchor))
        assert made.page.anchor() == anchor
    made.page.verticalScrollBar().setValue(0)
    assert made.contents.list.currentRow() == 0


def test_R4_each_place_stands_at_the_upper_edge_when_it_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    for anchor in load(GAME, "en").anchors():
        made.visit(GAME, anchor)
        at = made.page.placed.starts[[b.anchor for b in load(GAME, "en").blocks].index(anchor)]
        top = made.page._top(at) - made.page.verticalScrollBar().value()
        assert 0 <= top <= 60, anchor


@pytest.mark.parametrize(
    ("language", "typed", "word"),
    [
        ("en", "BAIL", "bail"),
        ("es", "nino boton opinion", ""),
        ("es", "anfitrion", "nfitri"),
        ("ru", "роль ЕЕ", "её"),
    ],
)
def test_R4_what_is_looked_for_is_found_and_marked(
    qtbot: QtBot, tmp_path: Path, language: str, typed: str, word: str
) -> None:
    made = alone(qtbot, tmp_path, language)
    made.contents.field.setText(typed)
    chosen = [one.cursor.selectedText() for one in made.page.extraSelections()]
    if not word:
        assert made.contents.list.count() == 0
        assert "menos letras" in made.contents.count.text()
        return
    assert made.contents.list.count()
    assert any(word in found.casefold() for found in chosen)
    made.contents.clear_search()
    assert not made.page.extraSelections()
    assert not made.contents.count.isVisible()


def test_R4_links_and_history_lead_to_and_fro(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    assert not made.back.isEnabled()
    made.page.followed.emit("missions")
    made.games.choose("mysterium")
    made.games.activated.emit(0)
    assert (made.game, made.page.anchor()) == ("mysterium", "")
    QTest.keyClick(made.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert (made.game, made.page.anchor()) == (GAME, "missions")
    made.go_back()
    assert (made.game, made.page.anchor()) == (GAME, "")
    assert not made.back.isEnabled()
    QTest.keyClick(made.page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    made.go_on()
    assert (made.game, made.page.anchor()) == ("mysterium", "")
    assert not made.on.isEnabled()


def test_I1_another_language_shows_the_same_place_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    made.visit(GAME, "rule-7")
    made.program.speak("ru")
    assert made.page.anchor() == "rule-7"
    assert "Толкования" in made.page.toPlainText()
    assert made.contents.list.item(0).text() == "Зеркало истины"
    made.program.speak("xx")
    assert made.page.toPlainText().startswith("Mirror of Truth")


def test_D2_another_theme_keeps_place_and_search(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    made.visit(GAME, "scoring")
    made.program.set_theme("light")
    assert made.page.anchor() == "scoring"
    made.contents.field.setText("bail")
    marked = len(made.page.extraSelections())
    made.program.set_theme("dark")
    assert len(made.page.extraSelections()) == marked > 0


def test_pictures_that_come_later_are_shown_and_only_those_on_the_screen_are_asked_for(
    qtbot: QtBot, tmp_path: Path
) -> None:
    made = alone(qtbot, tmp_path)
    made.grab()
    store = made.program.pictures
    assert isinstance(store, PlainPictures)
    asked = {face.id for face, _, _ in store.asked}
    assert {"chemist", "pilot"} <= asked
    assert "aeroplane" not in asked
    before = len(store.asked)
    store.ready.emit(store.asked[0][0], 1, 1)
    qtbot.waitUntil(lambda: len(store.asked) > before)


def test_D1_another_size_keeps_the_place_on_the_page_and_in_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    made.visit(GAME, "scoring")
    for width in (1200, 820, 1000):
        made.resize(width, 700)
        QApplication.processEvents()
        assert made.page.anchor() == "scoring"
        item = made.contents.list.currentItem()
        assert item is not None
        assert item.data(PLACE) == "scoring"


# Seen and heard


def test_A2_the_reader_can_be_read_by_ear(qtbot: QtBot, tmp_path: Path) -> None:
    made = alone(qtbot, tmp_path)
    named = {
        made.page: "Rules page",
        made.contents.field: "Search the rules",
        made.contents.list: "Contents",
        made.back: "Back",
        made.on: "Forward",
    }
    for widget, name in named.items():
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name) == name
    assert made.games.accessibleName() == "Game"
    text = QAccessible.queryAccessibleInterface(made.page).textInterface()
    assert "Three rounds are played" in text.text(0, text.characterCount())


@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("language", ["es", "ru", "xx"])
def test_D1_D3_nothing_in_the_reader_is_cut(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], text: int, language: str
) -> None:
    program = hands.program_in(tmp_path, language, text_size=text)
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    for game in STARTS:
        window.show_rules(game, "readings")
        for _ in range(5):
            QApplication.processEvents()
        made = reader(window)
        assert not faults(made), game
        assert made.width() <= window.width()
        document = made.page.document()
        assert document.size().width() <= made.page.viewport().width() + 1, game
        assert all(plate.size.width() <= made.page._room + 1 for plate in made.page.placed.plates.values())
        assert widest_word(made) <= made.page._room


def widest_word(made: RulesReader) -> float:
    """Return the width of the widest line, of a table's cells too."""
    block, widest = made.page.document().begin(), 0.0
    while block.isValid():
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            assert line.naturalTextWidth() <= line.width() + 1, block.text()
            widest = max(widest, line.naturalTextWidth())
        block = block.next()
    return widest


def test_the_reader_lies_where_there_is_room() -> None:
    screen, size = QRect(0, 0, 1920, 1080), QSize(800, 700)
    assert beside(QRect(0, 100, 1000, 800), screen, size) == QPoint(1000, 100)
    assert beside(QRect(900, 100, 1000, 800), screen, size) == QPoint(100, 100)
    assert beside(QRect(0, 0, 1920, 1080), screen, size) == QPoint(20, 20)
    assert beside(QRect(0, 900, 1000, 800), screen, size) == QPoint(1000, 379)
