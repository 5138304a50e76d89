"""An evening around one screen: the ghost gives its visions, then the psychics share the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mystery_table.core.seating import Chair, Seating
from mystery_table.games.mysterium import ids
from mystery_table.games.mysterium.state import AGREE, GHOST
from mystery_table.ui.match import MatchPage
from tests.support import table as hands
from tests.support.ways import by_drag

SIZES = ((1024, 640), (1280, 720), (1600, 900))


def around_one_screen(qtbot: QtBot, tmp_path: Path, count: int, size: tuple[int, int]) -> MatchPage:
    chairs = tuple(Chair(f"P{n}", n % 6, n) for n in range(count))
    program = hands.program_in(tmp_path)
    _, page = hands.open_window(qtbot, program, "mysterium", {}, Seating(chairs), size)
    return page


def covered(page: MatchPage) -> bool:
    return page.curtain is not None and page.curtain.isVisible()


def give_visions(qtbot: QtBot, page: MatchPage) -> None:
    """Let the ghost give one vision to each and turn the hourglass; nobody else has the screen meanwhile."""
    while page.driver.public.phase == "vision":
        assert page.driver.seat() == GHOST
        action = next(a for a in page.driver.legal() if a[0] == "vision" and len(a) == 3)
        drop_all(page, action)
    if page.driver.seat() == GHOST:
        by_drag(page, ("turn",))
    assert covered(page)
    hands.pass_curtain(qtbot, page)


def drop_all(page: MatchPage, action: tuple[object, ...]) -> None:
    """Drag the pieces of a move and confirm that this is all."""
    by_drag(page, action)
    if page.table.choice.ready == action:
        page.block.primary.click()


@pytest.mark.parametrize("size", SIZES)
def test_3_P5_P8_psychics_share_the_table_without_curtains_and_move_what_they_like(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = around_one_screen(qtbot, tmp_path, 4, size)
    hands.pass_curtain(qtbot, page)
    give_visions(qtbot, page)
    me = page.driver.seat()
    assert me is not None
    suspects = page.driver.public.laid[0]
    for psychic in range(3):  # one pair of hands sets down every pawn
        by_drag(page, ("pawn", psychic, suspects[psychic]))
        assert not covered(page)
    by_drag(page, ("pawn", 2, suspects[0]))
    by_drag(page, ("token", 1, 0, AGREE))
    by_drag(page, ("token", 2, 0, AGREE))
    by_drag(page, ("untoken", 2, 0))
    public = page.driver.public
    assert public.pawns == (suspects[0], suspects[1], suspects[0])
    assert public.tokens == ((1, 0, AGREE),)
    others = [seat for seat in (1, 2, 3) if seat != me]
    by_drag(page, ("done", others[0]))
    by_drag(page, ("again", others[0]))
    assert others[0] in page.driver.public.actors
    for seat in others:
        by_drag(page, ("done", seat))
        assert not covered(page)
    by_drag(page, ("done",))
    assert page.driver.public.phase == "reveal"
    assert covered(page)
    assert page.driver.due == GHOST


def test_3_a_pawn_that_moves_sends_the_tokens_beside_it_home_and_the_table_is_told(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = around_one_screen(qtbot, tmp_path, 4, (1600, 900))
    hands.pass_curtain(qtbot, page)
    give_visions(qtbot, page)
    suspects = page.driver.public.laid[0]
    by_drag(page, ("pawn", 0, suspects[0]))
    by_drag(page, ("token", 1, 0, AGREE))
    by_drag(page, ("pawn", 0, suspects[1]))
    assert not page.driver.public.tokens
    assert "tokens beside it go back" in page.script.say(page.side.log.entries[-1])


def test_P6_the_psychics_table_shows_nothing_of_what_the_ghost_sees(qtbot: QtBot, tmp_path: Path) -> None:
    page = around_one_screen(qtbot, tmp_path, 5, (1600, 900))
    hands.pass_curtain(qtbot, page)
    give_visions(qtbot, page)
    ghost = page.match.session.observe(GHOST).private
    table = page.table
    there = {piece.id for piece in table.layout_now.pieces}
    assert not any(name.startswith("secret.") for name in there)
    assert not there & {ids.vision(card) for card in ghost.hand}
    words = [table.spoken(name) for name in (*table.found, *table.items_by_id)]
    words += [item.toolTip() for item in table.items_by_id.values()]
    words += map(page.script.say, page.side.log.entries)
    assert not any("to be found" in said.lower() for said in words)
    ways = {len(ghost.hand), page.driver.public.handful}
    assert ways == {7}


def test_P6_visions_lie_in_the_order_in_which_they_were_sent_whatever_is_looked_for(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = around_one_screen(qtbot, tmp_path, 4, (1600, 900))
    hands.pass_curtain(qtbot, page)
    give_visions(qtbot, page)
    public = page.driver.public
    laid = [piece.id for piece in page.table.layout_now.pieces if piece.id.startswith("card.")]
    assert laid == [ids.card(card) for row in public.laid for card in row]
    assert all(list(row) == sorted(row) for row in public.laid)
