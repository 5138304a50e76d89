"""13 Clues through the real window: whole matches by drags, by keys, by clicks; accusing is asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action
from mystery_table.games.thirteen_clues import bot, ids
from mystery_table.ui.games.thirteen_clues.accusation import Accusation
from mystery_table.ui.games.thirteen_clues.builder import Builder
from mystery_table.ui.games.thirteen_clues.speech import Speech
from mystery_table.ui.match import MatchPage
from tests.support import table as hands
from tests.support.table import LEFT

GAME = "thirteen_clues"
Act = Callable[[MatchPage, Action], None]
ORDER = (ids.GLASS, ids.TOKEN)


def panel(page: MatchPage, kind: type[Any]) -> Any:
    """Return the page's panel of a kind."""
    return next(found for found in page.panels if isinstance(found, kind))


def dialog() -> Accusation:
    """Return the question before an accusation that is open."""
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, Accusation) and w.isVisible())


def in_order(page: MatchPage, action: Action) -> list[tuple[str, str]]:
    """Return the drops of a move, the glass first."""
    return sorted(page.maker.gesture(action), key=lambda drop: (drop[0] not in ORDER, drop))


def by_drags(page: MatchPage, action: Action) -> None:
    """Carry every piece where it belongs; the last one makes the move, an accusation is confirmed."""
    for drop in in_order(page, action):
        hands.drag(page, drop)
    if action[0] == "accuse":
        QTest.mouseClick(dialog().yes, LEFT)


def by_keys(page: MatchPage, action: Action) -> None:
    """Choose pieces and areas by their letters, then Enter."""
    for piece, area in in_order(page, action):
        press(page, key_of(page, piece))
        if page.table.choice.piece is not None:
            press(page, page.table.found[area].area.key)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    if action[0] == "accuse":
        QTest.keyClick(dialog().focusWidget(), Qt.Key.Key_Tab)
        assert dialog().focusWidget() is dialog().yes
        QTest.keyClick(dialog().yes, Qt.Key.Key_Return)


def key_of(page: MatchPage, piece: str) -> str:
    found = next(p for p in page.table.layout_now.pieces if p.id == piece)
    assert found.key or piece.startswith("glasses."), piece
    return found.key or f"@{piece}"


def press(page: MatchPage, key: str) -> None:
    """Press a letter on the table; a piece without one is walked to."""
    if key.startswith("@"):
        page.table.cursor_keys.go_to(key[1:])
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    else:
        QTest.keyClick(page.table, Qt.Key(ord(key)))


def by_clicks(page: MatchPage, action: Action) -> None:
    """Press the buttons of the builder and click pieces, then the primary button."""
    builder = panel(page, Builder)
    if action[0] in ("ask", "secret"):
        QTest.mouseClick(builder.tabs["ask"], LEFT)
        if action[0] == "secret":
            QTest.mouseClick(builder.secret, LEFT)
        click_chip(builder, ids.witness_area(action[1], action[3]))
        hands.click(page, ids.theme(action[2]))
    elif action[0] == "look":
        QTest.mouseClick(builder.tabs["look"], LEFT)
        click_chip(builder, ids.informant(action[1]))
    elif action[0] == "accuse":
        QTest.mouseClick(builder.tabs["accuse"], LEFT)
        for card in action[1:]:
            hands.click(page, ids.suspect(card))
    else:
        for piece, area in in_order(page, action):
            hands.click(page, piece)
            if page.table.choice.piece is not None:
                hands.click(page, area)
    QTest.mouseClick(page.block.primary, LEFT)
    if action[0] == "accuse":
        QTest.mouseClick(dialog().yes, LEFT)


def click_chip(builder: Builder, area: str) -> None:
    QTest.mouseClick(next(chip for chip in builder.chips if chip.area == area), LEFT)


def play_out(qtbot: QtBot, page: MatchPage, act: Act) -> set[str]:
    """Play a person's whole match as a strong bot would, each move by `act`; return the kinds of moves."""
    mind, rng, verbs = bot.mind("strong", ""), Rng(5), set[str]()
    for _ in range(200):
        hands.wait_for_turn(qtbot, page)
        if page.driver.over():
            return verbs
        if page.curtain is not None and page.curtain.isVisible():
            hands.pass_curtain(qtbot, page)
            continue
        view = page.driver.observation()
        assert view is not None
        action = mind.choose(view, page.driver.legal(), rng)
        before = page.match.session.number
        act(page, action)
        assert page.match.session.number > before, action
        assert page.match.session.history[before].action == action
        verbs.add(action[0])
    raise AssertionError("the match did not end")


MATCHES = {
    "3": (3, {"secret": True}, (1280, 800)),
    "2": (2, {"broad": True}, (1600, 900)),
    "5-compact": (5, {}, (1024, 640)),
}


@pytest.mark.parametrize("act", [by_drags, by_keys, by_clicks])
@pytest.mark.parametrize("case", MATCHES)
def test_A3_a_whole_solo_match_by_drags_by_keys_or_by_clicks_alone(
    qtbot: QtBot, tmp_path: Path, act: Act, case: str
) -> None:
    seats, options, size = MATCHES[case]
    program = hands.program_in(tmp_path)
    window, page = hands.open_window(
        qtbot, program, GAME, options, hands.seating(1, seats - 1, "novice"), size, seed="whole"
    )
    verbs = play_out(qtbot, page, act)
    assert {"keep", "ask", "accuse"} <= verbs
    window.close()


def at_turn(qtbot: QtBot, folder: Path, options: dict[str, Any], seats: int = 3) -> MatchPage:
    """Return a page on which it is the person's turn to ask."""
    program = hands.program_in(folder)
    _, page = hands.open_window(
        qtbot, program, GAME, options, hands.seating(1, seats - 1, "novice"), (1600, 900)
    )
    hands.wait_for_turn(qtbot, page)
    keep = next(action for action in page.driver.legal() if action[0] == "keep")
    page.driver.play(keep)
    hands.wait_for_turn(qtbot, page)
    return page


def test_the_sentence_of_a_question_is_shown_while_it_is_built(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_turn(qtbot, tmp_path, {})
    builder = panel(page, Builder)
    click_chip(builder, ids.seat_area(1))
    assert page.block.title.text() == "“Bot 0, how many … do you see?”"
    hands.click(page, ids.theme(2))
    assert page.block.title.text() == "“Bot 0, how many red cards do you see?”"
    hands.click(page, ids.theme(10))
    assert page.block.title.text() == "“Bot 0, how many men do you see?”"
    click_chip(builder, ids.seat_area(2))
    assert page.block.title.text() == "“Bot 1, how many men do you see?”"
    QTest.mouseClick(page.block.primary, LEFT)
    assert page.match.session.history[-1].events[0].verb == "asked"


def test_the_question_can_be_begun_with_what_it_is_about(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_turn(qtbot, tmp_path, {})
    hands.click(page, ids.theme(4))
    assert page.block.title.text() == "“…, how many yellow cards do you see?”"
    hands.drag(page, (ids.GLASS, ids.seat_area(1)))
    assert page.match.session.history[-1].events[0].args[:3] == (0, 1, 4)


def test_the_answer_appears_as_at_a_table(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_turn(qtbot, tmp_path, {})
    action = next(action for action in page.driver.legal() if action[:3] == ("ask", 1, 3))
    page.driver.play(action)
    line = page.match.session.state.public.log[-1]
    said = panel(page, Speech).accessibleDescription()
    assert "green cards" in said
    assert (str(line.answer) if line.answer else "No") in said


def test_top_secret_goes_with_the_question_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_turn(qtbot, tmp_path, {"secret": True})
    builder = panel(page, Builder)
    click_chip(builder, ids.seat_area(1))
    QTest.mouseClick(builder.secret, LEFT)
    hands.click(page, ids.theme(0))
    assert page.table.choice.ready == ("secret", 1, 0, -1)
    assert page.block.title.text().startswith("Top secret: “")
    QTest.mouseClick(builder.secret, LEFT)
    assert page.table.choice.ready == ("ask", 1, 0, -1)


def test_an_accusation_is_asked_about_and_can_be_thought_over(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_turn(qtbot, tmp_path, {})
    builder = panel(page, Builder)
    QTest.mouseClick(builder.tabs["accuse"], LEFT)
    assert not any(piece.area in ("suits", "traits") for piece in page.table.layout_now.pieces)
    action = next(action for action in page.driver.legal() if action[0] == "accuse")
    for card in action[1:]:
        hands.click(page, ids.suspect(card))
    before = page.match.session.number
    QTest.mouseClick(page.block.primary, LEFT)
    QTest.keyClick(dialog(), Qt.Key.Key_Return)  # the careful answer has the keyboard
    assert page.match.session.number == before
    assert page.table.choice.ready == action
    QTest.mouseClick(page.block.primary, LEFT)
    QTest.mouseClick(dialog().yes, LEFT)
    assert page.match.session.history[before].action == action
    verdict = panel(page, Speech)
    assert page.driver.over() or verdict.said is not None


def test_R1_the_builder_offers_only_what_is_legal(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_turn(qtbot, tmp_path, {})
    builder = panel(page, Builder)
    page.driver.play(next(action for action in page.driver.legal() if action == ("look", 2)))
    hands.wait_for_turn(qtbot, page)
    QTest.mouseClick(builder.tabs["look"], LEFT)
    able = {chip.area: chip.isEnabled() for chip in builder.chips}
    assert not able[ids.informant(2)]
    assert able[ids.informant(1)]
