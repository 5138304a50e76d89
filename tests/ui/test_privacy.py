"""Privacy at one screen: the curtain, hiding the screen, the recap, names, and who sits where (P1-P6, P8)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.words import Text, Who
from mystery_table.ui.curtain import Curtain
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.theme import SeatMark
from mystery_table.ui.window import MainWindow
from tests.support import table as hands

GAME = "mirror_of_truth"
COMPETITIVE = {"mode": "competitive"}
MISSION = {"mode": "pair", "mission": "easy_task"}
SPACE = Qt.Key.Key_Space


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return hands.program_in(tmp_path)


def three(qtbot: QtBot, program: Program, seats: Seating | None = None) -> tuple[MainWindow, MatchPage]:
    """Show a match of three persons, the curtain of the first one closed."""
    return hands.open_window(qtbot, program, GAME, COMPETITIVE, seats or hands.seating(3, 0))


def curtain_of(page: MatchPage) -> Curtain:
    assert page.curtain is not None
    return page.curtain


def play(page: MatchPage, verb: str) -> None:
    """Make the first legal move with a verb."""
    assert page.driver.play(next(action for action in page.driver.legal() if action[0] == verb))


def is_bare(window: MainWindow, page: MatchPage) -> None:
    """Assert that the window holds nothing of any seat."""
    table, bar = page.table, page.bar
    assert not table.items_by_id
    assert not table.ghosts
    assert not table.layout_now.pieces
    assert not table.hand.dragging
    assert not table.choice.made
    assert page.side.log.entries == []
    assert page.side.seats.column.count() == 0
    assert page.block.title.text() == ""
    assert page.block.others.count() == page.block.tasks.count() == 0
    assert not page.block.hint.text()
    assert page.block.primary.isHidden()
    assert page.block.back.isHidden()
    assert (bar.banner.words, bar.banner.accessibleName(), bar.status.text()) == ("", "", "")
    assert not bar.icons["undo"].isEnabled()
    assert page.zoom.isHidden()
    assert page.zoom.accessibleName() == ""
    assert page.moves is None or not page.moves.isVisible()
    assert page.end.report is None
    assert window.windowTitle() == page.program.say(Text("app", "Mystery Table"))
    assert [w for w in QApplication.topLevelWidgets() if w.isVisible()] == [window], "a tooltip or dialog"


# Handing over (requirement P1)


def test_P1_everything_is_gone_at_the_moment_the_curtain_is_shown(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = three(qtbot, program)
    hands.pass_curtain(qtbot, page)
    asked: list[str] = []
    close_for = Curtain.close_for

    def watched(curtain: Curtain, *args: object) -> None:
        is_bare(window, page)
        asked.append("closed")
        close_for(curtain, *args)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(Curtain, "close_for", watched)
    page.show_moves()
    piece = page.table.layout_now.pieces[0]
    page.table.enlarge.emit(piece)
    QToolTip.showText(QPoint(40, 40), "a secret", page.table)
    play(page, "place")
    assert asked == ["closed"]
    assert curtain_of(page).isVisible()
    assert page.driver.looker is None


def test_P1_a_card_in_mid_air_is_gone_too(qtbot: QtBot, program: Program) -> None:
    window, page = three(qtbot, program)
    hands.pass_curtain(qtbot, page)
    name = page.table.choice.pieces()[0]
    hands.carry(page, name, QPoint(300, 300))
    assert page.table.hand.dragging
    page.hide_screen()
    is_bare(window, page)
    hands.move(page, QPoint(320, 320))
    QTest.mouseRelease(page.table.viewport(), hands.LEFT, pos=QPoint(320, 320))
    is_bare(window, page)


def test_P1_nothing_of_the_next_seat_is_made_before_the_curtain_opens(qtbot: QtBot, program: Program) -> None:
    window, page = three(qtbot, program)
    hands.pass_curtain(qtbot, page)
    play(page, "place")
    drawn: list[object] = []
    page.faces.card = lambda *args: drawn.append(args)  # type: ignore[assignment]  # never called
    window.resize(1300, 820)
    program.set_language("es")
    QApplication.processEvents()
    window.grab()
    assert drawn == []
    is_bare(window, page)


def test_P1_the_closing_curtain_shows_nothing_that_was_below(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = three(qtbot, hands.program_in(tmp_path, motion="full"))
    hands.pass_curtain(qtbot, page)
    before = window.grab().toImage()
    play(page, "place")
    curtain = curtain_of(page)
    curtain._slide.pause()
    curtain._slide.setCurrentTime(0)
    covered = window.grab().toImage()
    middle = [(x, y) for x in range(0, before.width(), 37) for y in range(140, before.height(), 29)]
    left = {covered.pixelColor(x, y).name() for x, y in middle if 0.26 < x / before.width() < 0.74}
    assert left == {"#0b0810"}, "between the halves of the cloth there is an empty stage"


@pytest.fixture
def held(qtbot: QtBot, tmp_path: Path) -> MatchPage:
    """The closed curtain of a match, to be held for half a second."""
    program = hands.program_in(tmp_path, hand_over="hold", hold_seconds=0.5)
    page = three(qtbot, program)[1]
    assert curtain_of(page).hold == 0.5
    return page


def test_P1_a_second_is_the_time_to_hold_unless_one_chooses_otherwise(qtbot: QtBot, tmp_path: Path) -> None:
    program = hands.program_in(tmp_path, hand_over="hold")
    assert curtain_of(three(qtbot, program)[1]).hold == 1.0


def test_P1_holding_opens_only_after_the_full_time(qtbot: QtBot, held: MatchPage) -> None:
    curtain = curtain_of(held)
    QTest.keyPress(curtain, SPACE)
    with qtbot.waitSignal(curtain.opened, timeout=5000):
        assert held.driver.looker is None
    assert curtain._held.elapsed() >= 500
    assert held.driver.looker == 0


def test_P1_letting_go_early_does_not_open(qtbot: QtBot, held: MatchPage) -> None:
    curtain = curtain_of(held)
    for _ in range(3):
        QTest.keyPress(curtain, SPACE)
        qtbot.waitUntil(lambda: curtain.share > 0.2)
        QTest.keyRelease(curtain, SPACE)
        assert curtain.share == 0.0
    assert stays_closed(held)


def test_P1_clicks_do_not_open(held: MatchPage) -> None:
    curtain = curtain_of(held)
    middle = curtain.button().center().toPoint()
    QTest.mouseClick(curtain, hands.LEFT, pos=middle)
    QTest.mouseDClick(curtain, hands.LEFT, pos=middle)
    QTest.mouseRelease(curtain, hands.LEFT, pos=middle)
    QTest.mousePress(curtain, Qt.MouseButton.RightButton, pos=middle)
    QTest.mousePress(curtain, hands.LEFT, pos=QPoint(5, 5))
    assert stays_closed(held)


def test_P1_the_key_that_made_the_move_does_not_open_by_repeating(held: MatchPage) -> None:
    curtain = curtain_of(held)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 20:
        repeat = QKeyEvent(kind, SPACE, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
        QApplication.sendEvent(curtain, repeat)
    assert stays_closed(held)


def test_P1_a_key_held_down_that_repeats_opens_all_the_same(qtbot: QtBot, held: MatchPage) -> None:
    curtain = curtain_of(held)
    QTest.keyPress(curtain, SPACE)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress) * 20:
        QApplication.sendEvent(
            curtain, QKeyEvent(kind, SPACE, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
        )
    qtbot.waitUntil(lambda: held.driver.looker == 0, timeout=5000)


@pytest.mark.parametrize("lost", ["focus", "window"])
def test_P1_losing_the_focus_lets_go(held: MatchPage, lost: str) -> None:
    curtain = curtain_of(held)
    QTest.keyPress(curtain, SPACE)
    if lost == "focus":
        QApplication.sendEvent(
            curtain, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
        )
    else:
        QApplication.sendEvent(held.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert curtain.share == 0.0
    assert stays_closed(held)


def test_P1_two_presses_are_not_one_and_a_forgotten_first_one_does_not_count(
    qtbot: QtBot, program: Program
) -> None:
    page = three(qtbot, program)[1]
    curtain = curtain_of(page)
    QTest.keyClick(curtain, SPACE)
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowDeactivate))
    QTest.keyClick(curtain, SPACE)
    assert stays_closed(page)


def stays_closed(page: MatchPage) -> bool:
    """Return whether the curtain is closed and nothing is under way that would open it."""
    curtain = curtain_of(page)
    return curtain.closed and not curtain._timer.isActive() and page.driver.looker is None


def test_P1_tab_and_keys_do_not_reach_what_is_below(held: MatchPage) -> None:
    curtain = curtain_of(held)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Down, Qt.Key.Key_Q, Qt.Key.Key_Escape):
        QTest.keyClick(curtain, key)
    QTest.keyClick(curtain, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(curtain, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert held.window().focusWidget() is curtain
    assert stays_closed(held)
    is_bare(held.window(), held)  # type: ignore[arg-type]  # the page's window is the main one


def test_P1_one_can_leave_from_a_closed_curtain(qtbot: QtBot, program: Program) -> None:
    window, page = three(qtbot, program)
    shown: list[int] = []
    page.driver.opened.connect(shown.append)
    QTest.keyClick(curtain_of(page), Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.match is None
    assert shown == []


def test_P1_the_curtain_covers_the_whole_window_at_every_size(qtbot: QtBot, program: Program) -> None:
    window, page = three(qtbot, program)
    for size in ((1024, 640), (1600, 900)):
        window.resize(*size)
        QApplication.processEvents()
        assert curtain_of(page).geometry() == window.rect()


def test_P1_the_curtain_speaks_the_language_in_use(qtbot: QtBot, program: Program) -> None:
    page = three(qtbot, program)[1]
    assert curtain_of(page).title == "Screen: Анна"
    program.speak("ru")
    assert curtain_of(page).title == "Экран: Анна"
    assert stays_closed(page)


# Hiding the screen (requirement P2)


def solo(qtbot: QtBot, program: Program) -> tuple[MainWindow, MatchPage]:
    """Show a mission of one person and a bot, at the person's turn."""
    window, page = hands.open_window(qtbot, program, GAME, MISSION, hands.seating(1, 1))
    hands.wait_for_turn(qtbot, page)
    return window, page


@pytest.mark.parametrize("way", ["F8", "H", "button"])
def test_P2_key_and_button_hide_a_game_against_bots(qtbot: QtBot, program: Program, way: str) -> None:
    window, page = solo(qtbot, program)
    if way == "button":
        QTest.mouseClick(page.bar.cover_button, hands.LEFT)
    else:
        QTest.keyClick(page.table, Qt.Key.Key_F8 if way == "F8" else Qt.Key.Key_H)
    assert curtain_of(page).closed
    is_bare(window, page)
    hands.pass_curtain(qtbot, page)
    assert page.driver.looker == 0
    assert page.table.items_by_id


def test_P2_f8_hides_from_within_the_field_that_filters_moves_and_h_types_there(
    qtbot: QtBot, program: Program
) -> None:
    window, page = solo(qtbot, program)
    page.show_moves()
    moves = page.moves
    assert moves is not None
    moves.field.setFocus()
    qtbot.waitUntil(moves.isActiveWindow)
    QTest.keyClick(moves.field, Qt.Key.Key_H)
    assert moves.field.text() == "h"
    assert not curtain_of(page).closed
    QTest.keyClick(moves.field, Qt.Key.Key_F8)
    assert curtain_of(page).closed
    is_bare(window, page)


def test_P2_f8_hides_from_within_the_settings(qtbot: QtBot, program: Program) -> None:
    window, page = solo(qtbot, program)
    window.show_settings()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert curtain_of(page).closed
    dialog.close()
    is_bare(window, page)


def test_P2_f8_hides_while_the_curtain_is_still_drawing_back(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = three(qtbot, hands.program_in(tmp_path, motion="full"))
    for _ in range(2):
        QTest.keyClick(curtain_of(page), SPACE)
    assert page.driver.looker == 0
    assert curtain_of(page).isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_F8)
    assert curtain_of(page).closed
    is_bare(window, page)


@pytest.mark.parametrize("wanted", [True, False])
def test_P2_losing_the_focus_hides_by_option(qtbot: QtBot, tmp_path: Path, wanted: bool) -> None:
    window, page = solo(qtbot, hands.program_in(tmp_path, hide_on_focus_loss=wanted))
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert curtain_of(page).closed == wanted


def test_P2_losing_the_focus_hides_while_the_list_of_moves_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    window, page = solo(qtbot, hands.program_in(tmp_path, hide_on_focus_loss=True))
    page.show_moves()
    QApplication.processEvents()
    assert not curtain_of(page).closed
    app = QApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert curtain_of(page).closed
    is_bare(window, page)


def test_P2_bots_wait_behind_a_hidden_screen(qtbot: QtBot, program: Program) -> None:
    _, page = solo(qtbot, program)
    play(page, "place")
    page.hide_screen()
    number = page.match.session.number
    qtbot.waitUntil(lambda: page.driver._held is not None, timeout=10_000)
    page.driver._play_held()
    assert page.match.session.number == number
    hands.pass_curtain(qtbot, page)
    qtbot.waitUntil(lambda: page.match.session.number > number)


# The recap (P3)


def recap(page: MatchPage) -> list[str]:
    return [words for words, _ in curtain_of(page).recap]


def test_P3_the_recap_tells_what_was_public_since_that_person_last_looked(
    qtbot: QtBot, program: Program
) -> None:
    _, page = three(qtbot, program)
    first = page.driver.due
    assert first is not None
    seen: dict[int, int] = {}
    for turn in range(4):
        person = page.driver.due
        assert person is not None
        steps = page.match.session.history[seen.get(person, 0) :]
        public = [step._replace(events=tuple(e for e in step.events if e.to is None)) for step in steps]
        told = page.script.entries(public, seen.get(person, 0))
        assert recap(page) == [page.script.say(text) for text in told][-6:]
        assert curtain_of(page).more == max(0, len(told) - 6)
        assert (person in seen) == (turn >= 3)
        hands.pass_curtain(qtbot, page)
        if any(action[0] == "vote" for action in page.driver.legal()):
            play(page, "vote")
        play(page, "place")
        seen[person] = page.match.session.number
    assert any("vote" in words for words in recap(page))


def test_P3_at_most_six_lines_then_how_many_more(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    curtain = curtain_of(page)
    lines: list[tuple[Text, SeatMark | None]] = [(Text("app", "{0} more", (n,)), None) for n in range(9)]
    curtain.close_for("Анна", None, lines, ["Анна"])
    assert [words for words, _ in curtain.recap] == [f"{n} more" for n in range(3, 9)]
    assert curtain.more == 3
    assert "and 3 more" in curtain.spoken()


def test_P3_what_only_others_could_see_is_not_in_the_recap(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    hands.pass_curtain(qtbot, page)
    play(page, "vote")
    play(page, "place")
    secret = [e for step in page.match.session.history for e in step.events if e.to is not None]
    assert any(event.verb == "cast" for event in secret)
    unseen = page.driver.unseen(1)
    assert not [event for step in unseen for event in step.events if event.to is not None]


# Equal names (P4)


def test_P4_two_seats_of_the_same_name_are_told_apart_everywhere(qtbot: QtBot, program: Program) -> None:
    chairs = tuple(Chair("Ana", badge, badge) for badge in range(3))
    _, page = three(qtbot, program, Seating(chairs))
    marks = page.faces.marks()
    assert len({mark.shape for mark in marks}) == 3, "a badge each, however they are called"
    for _ in range(4):
        person = page.driver.due
        assert person is not None
        assert curtain_of(page).mark == marks[person]
        hands.pass_curtain(qtbot, page)
        assert page.driver.seat() == person
        assert page.bar.banner.mark == marks[person]
        play(page, "place")
    hands.pass_curtain(qtbot, page)
    log = page.side.log
    placed = [step.seat for step in page.match.session.history if step.action[0] == "place"]
    said = [log.lines.seat(row) for row, text in enumerate(log.entries) if "puts" in text.source]
    assert said == placed


def test_P4_every_sentence_about_a_seat_names_it_by_number(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    rng, session = Rng(4), page.match.session
    while session.actors:
        page.match.play(session.actors[0], rng.pick(session.legal(session.actors[0])))
    names = set(hands.PEOPLE)
    steps = page.match.session.history
    for text in page.script.entries(steps):
        assert not names & set(map(str, flat(text))), text


def flat(text: Text) -> list[object]:
    """Return every argument of a sentence and of the sentences in it, seats left out."""
    found: list[object] = []
    for arg in text.args:
        if isinstance(arg, Text):
            found += flat(arg)
        elif not isinstance(arg, Who):
            found.append(arg)
    return found


def test_P4_a_match_around_one_screen_never_says_you(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    words = " ".join(map(page.script.say, page.script.entries(page.match.session.history))).casefold()
    assert " you " not in f" {words} "


# No curtain where nobody could learn anything (P5)


def test_P5_one_person_against_bots_sees_no_curtain(qtbot: QtBot, program: Program) -> None:
    _, page = hands.open_window(qtbot, program, GAME, COMPETITIVE, hands.seating(1, 2))
    shown: list[int] = []
    page.driver.covered.connect(shown.append)
    for _ in range(3):
        hands.wait_for_turn(qtbot, page)
        play(page, "place")
    hands.wait_for_turn(qtbot, page)
    assert shown == []
    assert not curtain_of(page).isVisible()


# What is face down looks, sounds and lies alike (P6)


def test_P6_face_down_cards_differ_in_nothing_but_whose_they_are(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    for person in range(3):
        hands.pass_curtain(qtbot, page)
        votes = [action for action in page.driver.legal() if action[0] == "vote"]
        page.driver.play(next(action for action in votes if action[1:] == (0, person % 2)))
        play(page, "place")
    hands.pass_curtain(qtbot, page)
    table = page.table
    others = [p for p in table.layout_now.pieces if p.id.startswith("vote.") and p.seat not in (None, 0)]
    assert [piece.id for piece in others] == ["vote.0.1", "vote.0.2"], "ids tell places, not kinds"
    assert len({(piece.face, piece.caption, piece.dim, piece.mine, piece.key) for piece in others}) == 1
    said = {piece.seat: table.spoken(piece.id).replace(hands.PEOPLE[piece.seat or 0], "") for piece in others}
    tips = {p.seat: table.items_by_id[p.id].toolTip().replace(hands.PEOPLE[p.seat or 0], "") for p in others}
    assert len(set(said.values())) == len(set(tips.values())) == 1
    sizes = {(table.spots[piece.id].w, table.spots[piece.id].h) for piece in others}
    assert len(sizes) == 1


def test_P6_tooltips_name_seats_by_their_names(qtbot: QtBot, program: Program) -> None:
    _, page = three(qtbot, program)
    hands.pass_curtain(qtbot, page)
    play(page, "vote")
    name = next(p.id for p in page.table.layout_now.pieces if p.id.startswith("vote.") and p.id[5].isdigit())
    assert page.table.items_by_id[name].toolTip() == page.table.spoken(name)
    assert hands.PEOPLE[0] in page.table.spoken(name)


# Seats belong to people (P8)


def test_P8_no_curtain_between_the_seats_of_one_person(qtbot: QtBot, program: Program) -> None:
    chairs = (Chair("Ana", 0, 0), Chair("Ana", 1, 0), Chair("Boris", 2, 1))
    _, page = three(qtbot, program, Seating(chairs))
    hands.pass_curtain(qtbot, page)
    first = page.driver.seat()
    looked: list[int | None] = [first]
    while page.driver.looker == 0:
        play(page, "place")
        looked.append(page.driver.seat())
    assert looked[-1] is None
    assert set(looked[:-1]) <= {0, 1}
    hands.pass_curtain(qtbot, page)
    assert page.driver.looker == 1
    play(page, "place")
    hands.pass_curtain(qtbot, page)
    assert (page.driver.looker, page.driver.seat()) == (0, 0)
    play(page, "place")
    assert (page.driver.looker, page.driver.seat()) == (0, 1)
    assert not curtain_of(page).isVisible()


def seat_buttons(page: MatchPage) -> dict[int, QPushButton]:
    """Return the buttons of the Seats tab by seat."""
    items = [page.side.seats.column.itemAt(seat) for seat in range(len(page.match.seating.chairs))]
    rows = [item.widget() for item in items if item is not None]
    found = [row.findChild(QPushButton) for row in rows if row is not None]
    return {seat: button for seat, button in enumerate(found) if button is not None}


def test_P8_a_seat_passes_to_a_bot_and_back_in_mid_match(qtbot: QtBot, program: Program) -> None:
    _, page = hands.open_window(qtbot, program, GAME, COMPETITIVE, hands.seating(2, 1))
    hands.pass_curtain(qtbot, page)
    me = page.driver.looker
    assert me is not None
    page.side.tabs[1].click()
    assert set(seat_buttons(page)) == {me}, "nobody passes on what belongs to another"
    with qtbot.waitSignal(page.driver.changed):
        seat_buttons(page)[me].click()
    assert page.match.seating.decider(me) is None
    other = 1 - me
    qtbot.waitUntil(lambda: page.driver.due == other, timeout=10_000)
    hands.pass_curtain(qtbot, page)
    play(page, "place")
    qtbot.waitUntil(lambda: bool(page.driver.legal()), timeout=10_000)
    assert page.driver.looker == other, "a bot plays for the other, so the screen stays"
    assert set(seat_buttons(page)) == {me, other}, "a lent seat can be taken back from every screen"
    seat_buttons(page)[me].click()
    assert page.match.seating.decider(me) == me
    play(page, "place")
    qtbot.waitUntil(lambda: page.driver.due == me, timeout=10_000)
    hands.pass_curtain(qtbot, page)
    assert page.driver.seat() == me
    assert page.driver.legal()


def test_P8_a_seat_passes_on_while_the_bot_of_another_thinks(qtbot: QtBot, program: Program) -> None:
    _, page = solo(qtbot, program)
    play(page, "place")
    page.driver.lend(0, to_bot=True)
    qtbot.waitUntil(lambda: page.match.session.number > 8, timeout=10_000)
    page.driver.lend(0, to_bot=False)
    hands.wait_for_turn(qtbot, page)
    assert page.driver.legal() or page.driver.over()
