"""Guided matches in the window: followed by mouse and keys, left and come back to, hidden, gone astray in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mystery_table.core import tutorial
from mystery_table.core.rng import Rng
from mystery_table.ui.help import HelpDialog
from mystery_table.ui.lobby import Lobby
from mystery_table.ui.window import MainWindow
from tests.screens.measure import cut_widgets
from tests.support import table as hands
from tests.support.following import by_any_key, by_hand, check, follow, learn, map_of, shown, window_of
from tests.support.guided import GUIDED
from tests.support.ways import by_drag

every_guided_game = pytest.mark.parametrize("game", GUIDED)
CAMPAIGN = "mirror_of_truth"


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots take no time in windows for answers."""
    monkeypatch.setattr("mystery_table.ui.passing.SPAN", 0)


@every_guided_game
def test_A3_the_guide_is_followed_by_mouse_to_its_end(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page, guiding = learn(qtbot, tmp_path, game, language="ru")
    follow(qtbot, page, guiding, by_hand)
    assert page.driver.over()
    assert not guiding.bar.isVisible()


@pytest.mark.slow
@every_guided_game
def test_A1_the_guide_is_followed_by_keys_to_its_end(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page, guiding = learn(qtbot, tmp_path, game, size=(1600, 900))
    follow(qtbot, page, guiding, by_any_key)
    assert page.driver.over()


@every_guided_game
def test_the_guide_does_without_being_followed(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page, guiding = learn(qtbot, tmp_path, game)
    rng = Rng(game)
    for _ in range(400):
        hands.wait_for_turn(qtbot, page)
        if page.driver.over():
            break
        page.driver.play(rng.pick(page.driver.legal()))
        assert guiding.over or guiding.bar.words.text()
    while not guiding.over:
        number = guiding.reached().at
        QTest.keyClick(page.table, Qt.Key.Key_F2)
        assert guiding.reached().at > number
    assert not guiding.bar.isVisible()


@every_guided_game
def test_S1_who_leaves_in_the_middle_comes_back_to_the_same_words(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page, guiding = learn(qtbot, tmp_path, game)
    follow(qtbot, page, guiding, by_hand, until=6)
    words, number = guiding.bar.words.text(), page.match.id
    page.window().close()
    page.program.store.close()
    _, window = window_of(qtbot, tmp_path)
    window.open_match(number)
    _, again = shown(window)
    assert again.bar.words.text() == words
    follow(qtbot, window.match, again, by_hand, until=8)  # type: ignore[arg-type]


@every_guided_game
def test_P2_the_guide_is_silent_behind_the_curtain(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page, guiding = learn(qtbot, tmp_path, game)
    words = guiding.bar.words.text()
    QTest.keyClick(page.table, Qt.Key.Key_F8)
    assert page.hidden
    assert guiding.bar.words.text() == ""
    assert not any(ring.isVisible() for ring in guiding.rings)
    QTest.keyClick(page, Qt.Key.Key_F2)
    hands.pass_curtain(qtbot, page)
    assert guiding.bar.words.text() == words


def test_what_was_said_can_be_read_again(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    first = guiding.bar.words.text()
    assert not guiding.bar.back_button.isEnabled()
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    second = guiding.bar.words.text()
    assert second != first
    QTest.keyClick(page.table, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert guiding.bar.words.text() == first
    QTest.mouseClick(guiding.bar.next_button, hands.LEFT)
    assert guiding.bar.words.text() == second
    assert guiding.reached().at == 1


def test_who_sends_the_guide_away_plays_on_without_it(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    high = page.table.height()
    QTest.mouseClick(guiding.bar.leave_button, hands.LEFT)
    QApplication.processEvents()
    assert not guiding.bar.isVisible()
    assert page.table.height() > high
    hands.wait_for_turn(qtbot, page)
    assert page.driver.legal()
    number, window = page.match.id, page.window()
    assert isinstance(window, MainWindow)
    window.show_home()
    window.open_match(number)
    _, again = shown(window)
    assert again.over


def test_A1_tab_reaches_the_buttons_of_the_guide(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    page.table.setFocus()
    for _ in range(40):
        at = QApplication.focusWidget()
        assert at is not None
        if at is guiding.bar.next_button:
            break
        QTest.keyClick(at, Qt.Key.Key_Tab)
    before = guiding.bar.words.text()
    QTest.keyClick(guiding.bar.next_button, Qt.Key.Key_Space)
    assert guiding.bar.words.text() != before


@every_guided_game
@pytest.mark.parametrize("size", [100, pytest.param(160, marks=pytest.mark.slow)])
def test_D3_no_lesson_is_cut_in_any_language_in_the_smallest_window(
    qtbot: QtBot, tmp_path: Path, game: str, size: int
) -> None:
    page, guiding = learn(qtbot, tmp_path, game)
    page.program.change(text_size=size)
    page.driver.pause(True)
    for language in ("en", "es", "ru", "xx"):
        page.program.speak(language)
        guiding.guide.read = frozenset()
        guiding.refresh()
        QApplication.processEvents()
        table = page.table.height()
        while not guiding.over:
            QApplication.processEvents()
            cut = cut_widgets(guiding.bar)
            assert not cut, (language, guiding.reached().at, cut)
            assert page.table.height() == table, "the table moves"
            QTest.keyClick(page.table, Qt.Key.Key_F2)


def test_what_is_taken_back_is_asked_for_again(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    follow(qtbot, page, guiding, by_hand, until=9)
    hands.wait_for_turn(qtbot, page)
    asked = guiding.reached().at
    by_drag(page, next(action for action in page.driver.legal() if action[0] == "vote"))
    assert guiding.reached().at == asked + 1
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert guiding.reached().at == asked
    by_drag(page, next(action for action in page.driver.legal() if action[0] == "place"))
    assert guiding.reached() == (asked, True)
    assert "More evidence first" in guiding.bar.words.text()


def test_who_goes_on_as_the_guide_says_hears_of_no_other_way(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    follow(qtbot, page, guiding, by_hand, until=12)
    said, number = guiding.bar.words.text(), page.match.session.number
    hands.wait_for_turn(qtbot, page)
    by_drag(page, next(action for action in page.driver.legal() if action[0] == "place"))
    assert page.match.session.number > number
    assert guiding.reached() == (12, True)
    assert guiding.bar.words.text() == said


def test_the_guide_waits_while_the_match_is_looked_back_at(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    page.look_back()
    assert not guiding.bar.isVisible()
    assert not any(ring.isVisible() for ring in guiding.rings)
    page.leave_past()
    assert guiding.bar.isVisible()


def test_rings_make_room_for_what_comes_to_lie_over_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    guiding.guide.read = frozenset(range(7))
    guiding.refresh()

    def ringed() -> int:
        QApplication.processEvents()
        return sum(ring.isVisible() for ring in guiding.rings)

    assert ringed() == 2
    page.show_log()
    assert ringed() < 2
    page.show_log()
    page.side.hide()
    assert ringed() == 2
    page.window().resize(1280, 720)
    assert ringed() == 2
    check(page, guiding)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1440)])
def test_a_ring_lies_beside_what_it_surrounds_not_on_it(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN, size=size)
    guiding.further()
    QApplication.processEvents()
    surrounded = [rect for rect in guiding.places().values() if rect is not None]
    assert len(surrounded) == 2
    for ring, rect in zip(guiding.rings, surrounded, strict=False):
        inside = rect.translated(-ring.pos())
        assert not ring.mask().intersects(inside)
        assert ring.mask().boundingRect() == ring.rect()
        assert page.rect().contains(ring.geometry())


def test_a_click_on_the_guide_leaves_the_keyboard_on_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    page.table.setFocus()
    QTest.mouseClick(guiding.bar.next_button, hands.LEFT)
    assert QApplication.focusWidget() is page.table


def test_play_again_after_a_guided_match_is_guided_as_well(qtbot: QtBot, tmp_path: Path) -> None:
    page, guiding = learn(qtbot, tmp_path, CAMPAIGN)
    window, first = page.window(), page.match.id
    page.end.again.emit()
    _, again = shown(window)  # type: ignore[arg-type]
    assert again is not guiding
    assert window.match.match.id != first  # type: ignore[attr-defined]
    assert again.reached().at == 0


def buttons(within: QWidget, words: str) -> list[QPushButton]:
    return [b for b in within.findChildren(QPushButton) if words in (b.text(), b.accessibleName())]


@pytest.mark.parametrize("way", ["lobby", "lobby's bar", "missions", "help"])
def test_a_newcomer_finds_the_guided_match(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    _, window = window_of(qtbot, tmp_path)
    if way == "help":
        window.show_help()
        dialog = next(d for d in window.findChildren(HelpDialog))
        QTest.mouseClick(dialog.lessons[CAMPAIGN], hands.LEFT)
    elif way == "missions":
        QTest.mouseClick(map_of(window, CAMPAIGN).start, hands.LEFT)
    else:
        window.show_lobby(CAMPAIGN)
        assert isinstance(window.page, Lobby)
        found = [window.page.offer.yes] if way == "lobby" else buttons(window.page, "Learn to play")
        QTest.mouseClick(found[0], hands.LEFT)
    _, guiding = shown(window)
    assert guiding.reached().at == 0
    window.show_lobby(CAMPAIGN)
    assert not window.page.offer.isVisible()  # type: ignore[attr-defined]


def test_the_offer_is_declined_once_for_both_pages(qtbot: QtBot, tmp_path: Path) -> None:
    program, window = window_of(qtbot, tmp_path)
    window.show_lobby(CAMPAIGN)
    offer = window.page.offer  # type: ignore[attr-defined]
    assert offer.isVisible()
    QTest.mouseClick(offer.no, hands.LEFT)
    assert not offer.isVisible()
    assert not tutorial.is_new(program.store, CAMPAIGN)
    window.show_lobby(CAMPAIGN)
    assert not window.page.offer.isVisible()  # type: ignore[attr-defined]
    assert not map_of(window, CAMPAIGN).guide.wanted
