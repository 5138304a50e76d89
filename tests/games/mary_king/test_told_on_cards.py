"""What a power card does can be read: on the card where it is large, in panel, zoom and tooltip elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from mystery_table.core.layout import Piece
from mystery_table.core.match import new_match
from mystery_table.core.words import Said, english
from mystery_table.games.mary_king.pieces import shown
from mystery_table.games.mary_king.rules import GAME
from mystery_table.translate import LANGUAGES
from mystery_table.ui.faces import Faces
from mystery_table.ui.games.mary_king.forecast import Forecast
from mystery_table.ui.games.mary_king.preview import Preview
from mystery_table.ui.match import MatchPage
from mystery_table.ui.printed import LEAST, SHARE, fitting
from mystery_table.ui.program import Program
from tests.games.mary_king.positions import GHOST, MORTAL, STANDARD, card, position
from tests.support import table as hands

RATIO = 4 / 3
"""Height : width of a card."""


def power(name: str, side: int = GHOST) -> Piece:
    return shown(position().public, card(name, side), "hand")


def told(said: Said | None) -> str:
    assert said is not None
    return english(said)


def test_a_power_card_tells_both_effects_its_flash_and_its_icon() -> None:
    assert told(power("torment").detail) == (
        "The opponent discards 1 card from mind. — or: "
        "FLASH: The opponent pays your penalty as well as their own."
    )
    assert told(power("veil").detail).endswith("it goes back into the mind.")
    assert [english(part) for part in power("purgation").printed][2:] == ["BURY"]
    control = shown(position().public, card("single_0", GHOST), "hand")
    assert (control.detail, control.printed) == (None, ())


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("language", LANGUAGES)
def test_I3_every_power_card_is_printed_legibly_where_it_is_large(tmp_path: Path, language: str) -> None:
    program = hands.program_in(tmp_path)
    program.change(language=language)
    for side in (GHOST, MORTAL):
        for number in range(side * STANDARD.size, (side + 1) * STANDARD.size):
            piece = shown(position().public, number, "hand")
            words = tuple(program.say(part) for part in piece.printed)
            for wide in (210.0, 300.0, 600.0):
                made = fitting(words, wide, wide * RATIO)
                assert (made is None) == (not words), (words, wide)
                if made is not None:
                    assert made.height <= wide * RATIO * SHARE
                    assert made.paragraphs[0].defaultFont().pixelSize() >= LEAST
    assert fitting(("Flip any one tile.",), 75, 100) is None


def card_face(faces: Faces, piece: Piece, wide: float) -> QPixmap:
    return faces.card(piece, wide, wide * RATIO, 1.0)


@pytest.mark.usefixtures("qtbot")
def test_a_small_card_shows_its_picture_alone_and_a_large_one_what_it_does(tmp_path: Path) -> None:
    faces = Faces(hands.program_in(tmp_path), lambda: hands.seating(1, 1))
    piece = power("torment")
    for wide, differs in ((80.0, False), (300.0, True)):
        printed = card_face(faces, piece, wide).toImage()
        plain = card_face(faces, piece._replace(printed=()), wide).toImage()
        assert (printed != plain) is differs


def opened(qtbot: QtBot, tmp_path: Path) -> tuple[Program, MatchPage, Piece]:
    """Show a duel to a ghost who holds a power card."""
    program = hands.program_in(tmp_path)
    for seed in range(20):
        match = new_match(program.store, GAME.id, {}, hands.seating(1, 1), seed=f"cards {seed}")
        number, public = match.id, match.session.state.public
        held = [c for c in match.session.state.private[GHOST].hand if not public.rules.mask[c]]
        match.close()
        if held:
            _, page = hands.reopen(qtbot, program, number, (1280, 720))
            if page.hidden:
                hands.pass_curtain(qtbot, page)
            return program, page, shown(public, held[0], "hand")
    raise AssertionError("nobody was dealt a power card")


def forecast(page: MatchPage) -> Forecast:
    found = next(panel for panel in page.panels if isinstance(panel, Preview)).shown
    assert found is not None
    return found


def test_a_card_in_hand_shows_both_effects_and_which_one_it_is_turned_to(
    qtbot: QtBot, tmp_path: Path
) -> None:
    _, page, piece = opened(qtbot, tmp_path)
    page.table.pick(piece.id)
    assert forecast(page).effects == piece.printed[:2]
    assert forecast(page).way == 0
    if page.table.turning.able(piece.id):
        page.table.turning.turn(piece.id)
        assert forecast(page).way == 1
    spoken = next(panel for panel in page.panels if isinstance(panel, Preview)).spoken()
    assert english(piece.printed[forecast(page).way]) in spoken


def test_A2_tooltip_and_zoom_tell_what_stands_on_a_card(qtbot: QtBot, tmp_path: Path) -> None:
    program, page, piece = opened(qtbot, tmp_path)
    words = program.say(piece.detail or "")
    assert words in page.table.items_by_id[piece.id].toolTip()
    page.table.enlarge.emit(piece)
    assert words in page.zoom.accessibleName()
