"""The page of all matches: found, renamed, copied, deleted and brought back, in and out (S4, S6, U2)."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mystery_table.core.match import WHOLE, new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.store import Store
from mystery_table.ui.dialogs import Notice
from mystery_table.ui.matches import Matches
from mystery_table.ui.program import Program
from mystery_table.ui.rename import Rename
from mystery_table.ui.replay import ReplayView
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
MISSION = {"mode": "pair", "mission": "easy_task"}
CONTROL = Qt.KeyboardModifier.ControlModifier
LONG = "Очень длинное название партии, которую никто так и не закончил " * 3


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


def begun(program: Program, name: str = "", *, over: bool = False, game: str = GAME) -> int:
    options = MISSION if game == GAME else {}
    match = new_match(program.store, game, options, hands.seating(1, 1), name, seed="seed")
    rng = Rng(4)
    while over and (actors := match.session.actors):
        match.play(actors[0], rng.pick(match.session.legal(actors[0])))
    match.close()
    return match.id


def shown(qtbot: QtBot, program: Program, size: tuple[int, int] = (1280, 800)) -> tuple[MainWindow, Matches]:
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    window.show_matches()
    page = window.page
    assert isinstance(page, Matches)
    return window, page


def numbers(page: Matches) -> list[int]:
    return [line.id for line in page.model.lines]


def titles(page: Matches) -> list[str]:
    return [page.program.say(page.model.title(line)) for line in page.model.lines]


def choose(page: Matches, number: int) -> None:
    page.list.setCurrentIndex(page.model.index(numbers(page).index(number)))


def click(page: Matches, key: str) -> None:
    QTest.mouseClick(page.buttons[key], hands.LEFT)


def test_matches_are_found_by_name_game_mission_and_seat(qtbot: QtBot, program: Program) -> None:
    named, plain = begun(program, "Вечер у Сони"), begun(program, game="thirteen_clues")
    _, page = shown(qtbot, program)
    for words, found in (
        ("соня", []),
        ("сони вечер", [named]),
        ("easy", [named]),
        ("clues", [plain]),
        ("анна", [plain, named]),
        ("анна 13", [plain]),
        ("nothing", []),
        ("", [plain, named]),
    ):
        page.field.setText(words)
        assert numbers(page) == found, words
    program.speak("ru")
    page.field.setText("улик")
    assert numbers(page) == [plain]


def test_finished_and_running_matches_are_told_apart(qtbot: QtBot, program: Program) -> None:
    over, running = begun(program, over=True), begun(program)
    _, page = shown(qtbot, program)
    QTest.mouseClick(page.state.buttons[1], hands.LEFT)
    assert numbers(page) == [running]
    assert not page.buttons["back"].isEnabled()
    QTest.mouseClick(page.state.buttons[2], hands.LEFT)
    assert numbers(page) == [over]
    assert page.buttons["back"].isEnabled()
    assert page.program.say(page.model.sentence(page.model.lines[0])).endswith("finished")


def test_L3_a_finished_match_is_looked_back_at_from_the_list(qtbot: QtBot, program: Program) -> None:
    begun(program, over=True)
    window, page = shown(qtbot, program)
    QTest.keyClick(page.list, Qt.Key.Key_R, CONTROL)
    past = window.page
    assert isinstance(past, ReplayView)
    QTest.keyClick(past.steps, Qt.Key.Key_Escape)
    assert isinstance(window.page, Matches)


def test_A1_a_match_is_renamed_by_keys(qtbot: QtBot, program: Program) -> None:
    number = begun(program)
    _, page = shown(qtbot, program)
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    dialog = page.findChild(Rename)
    assert dialog is not None
    QTest.keyClicks(dialog.field, "Thursday")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert titles(page) == ["Thursday"]
    assert program.store.open(number).name == "Thursday"


def test_U2_a_deleted_match_is_brought_back_as_it_was(qtbot: QtBot, program: Program) -> None:
    numbers_ = [begun(program, name) for name in "abc"]
    program.store.note(numbers_[1], 0, "panel x", {"a": 1})
    before = program.store.open(numbers_[1])
    _, page = shown(qtbot, program)
    choose(page, numbers_[1])
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert numbers(page) == [numbers_[2], numbers_[0]]
    assert page.toast.isVisible()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    assert sorted(numbers(page)) == numbers_
    assert program.store.open(numbers_[1]) == before
    assert program.store.noted(numbers_[1], 0, "panel x") == {"a": 1}
    QTest.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    assert sorted(numbers(page)) == numbers_


def test_a_match_that_is_open_elsewhere_is_not_deleted(qtbot: QtBot, program: Program) -> None:
    number = begun(program)
    match = open_match(program.store, number)
    _, page = shown(qtbot, program)
    click(page, "delete")
    assert page.findChild(Notice) is not None
    assert numbers(page) == [number]
    match.close()


def test_U1_a_copy_goes_its_own_way_and_does_not_count(qtbot: QtBot, program: Program) -> None:
    number = begun(program, "Evening")
    program.store.note(number, 0, "panel x", [1])
    _, page = shown(qtbot, program)
    QTest.keyClick(page.list, Qt.Key.Key_D, CONTROL)
    copy = max(numbers(page))
    assert titles(page) == ["Evening (copy)", "Evening"]
    old, new = program.store.open(number), program.store.open(copy)
    assert new.rows == old.rows
    assert new.seed != old.seed, "what chance does next tells nothing of the other match"
    assert program.store.noted(copy, WHOLE, "practice") is True
    assert program.store.noted(copy, 0, "panel x") == [1]
    assert program.store.noted(number, WHOLE, "practice") is None


def test_S4_a_match_goes_out_by_dialog_and_comes_in_by_dialog(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = begun(program, "Evening", over=True)
    _, page = shown(qtbot, program)
    file = tmp_path / "evening.mystery"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "evening"), ""))
    click(page, "export")
    assert file.exists()
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(file)], ""))
    click(page, "import")
    assert len(numbers(page)) == 2
    line = page.line()
    assert line is not None
    assert line.id != number
    assert program.store.open(line.id).rows == program.store.open(number).rows


def drop(page: Matches, *paths: Path) -> bool:
    """Drag files over the page and let them go; return whether it wants them."""
    data, action, left = QMimeData(), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(20, 20), action, data, left, none)
    enter.ignore()
    QApplication.sendEvent(page, enter)
    QApplication.sendEvent(page, QDropEvent(QPointF(20, 20), action, data, left, none))
    return enter.isAccepted()


def test_S4_matches_are_dropped_on_the_page_and_a_bad_one_is_said(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    from mystery_table.core.files import export_match

    good, bad, other = (tmp_path / name for name in ("a.mystery", "b.mystery", "c.txt"))
    export_match(program.store, begun(program), good)
    bad.write_text("nothing")
    other.write_text("nothing")
    _, page = shown(qtbot, program)
    assert not drop(page, other)
    assert len(numbers(page)) == 1
    assert drop(page, bad, good)
    assert len(numbers(page)) == 2
    assert page.findChild(Notice) is not None


def many(store: Store, number: int, count: int) -> None:
    """Copy a match so often, in one transaction."""
    columns = "game, version, options, seats, seed, created, seating, name, result"
    numbers_ = f"with recursive t(k) as (select 1 union all select k + 1 from t where k < {count})"
    with store._transaction():
        store._db.execute(
            f"insert into match({columns}) {numbers_} select {columns} from match, t where id = ?", (number,)
        )
        store._db.execute(
            "insert into step select m.id, s.n, s.seat, s.action, s.digest, s.at + m.id from match m, step s"
            " where s.match = ? and m.id > ?",
            (number, number),
        )


def test_S6_ten_thousand_matches_are_listed_within_150_milliseconds(qtbot: QtBot, program: Program) -> None:
    number = begun(program, LONG)
    many(program.store, number, 10_000)
    window, page = shown(qtbot, program)
    spent = []
    for _ in range(5):
        began = time.process_time()  # the machine may be busy with something else
        page.load()
        page.list.viewport().repaint()
        spent.append(time.process_time() - began)
    assert len(numbers(page)) == 10_001
    assert min(spent) < 0.15
    page.field.setText("закончил")
    began = time.process_time()
    page.field.setText("закончила")
    assert time.process_time() - began < 0.1
    assert numbers(page) == []
    page.field.clear()
    page.list.setFocus()

    def at_end() -> bool:
        QTest.keyClick(page.list, Qt.Key.Key_End)
        line = page.line()
        return line is not None and line.id == number

    qtbot.waitUntil(at_end)
    assert window.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("language", ["en", "ru", "xx"])
def test_D1_long_names_fit(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    program = hands.program_in(tmp_path)
    begun(program, LONG[:100])
    program.speak(language)
    window, page = shown(qtbot, program, size)
    assert window.width() == size[0]
    page._look_into()
    assert page.picture.count() == 1
    for button in page.buttons.values():
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))
        assert button.width() >= button.minimumSizeHint().width()
