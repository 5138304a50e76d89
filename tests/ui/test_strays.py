"""No part of a page is a window of its own for a moment: it would flash on the screen and take the focus."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screens.scenes import SCENES, stage_in
from tests.support.strays import strays

QUICK = ("lobby", "missions", "mary_lobby", "clues_lobby", "replay", "mission")


def shown_as_windows(folder: Path, names: tuple[str, ...]) -> dict[str, list[str]]:
    """Return what was shown as a window and is none, by the screen on which that happened."""
    stage = stage_in(folder, "en", "dark", (1280, 720), pictures=False)
    found = {}
    for name in names:
        with strays() as found[name]:
            shown = SCENES[name](stage)
            stage.settle()
            if shown is not stage.window:
                shown.close()
    stage.window.close()
    return {name: strays for name, strays in found.items() if strays}


@pytest.mark.usefixtures("qtbot")
def test_A1_no_part_of_a_page_takes_the_focus_as_a_window(tmp_path: Path) -> None:
    assert shown_as_windows(tmp_path, QUICK) == {}


@pytest.mark.slow
@pytest.mark.usefixtures("qtbot")
def test_A1_no_part_of_any_page_takes_the_focus_as_a_window(tmp_path: Path) -> None:
    assert shown_as_windows(tmp_path, tuple(SCENES)) == {}
