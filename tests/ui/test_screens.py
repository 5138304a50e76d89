"""Every screen in every language, size and theme: nothing is cut or covered (D1, D3, I1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screens.measure import elisions, faults
from tests.screens.scenes import SCENES, Stage, stage_in

LANGUAGES = ("en", "es", "ru", "xx")
"""xx: a language whose sentences are 40 % longer than English."""
SIZES = ((1024, 640), (1280, 720), (1600, 900), (3840, 2160))
THEMES = ("dark", "light")
SAMPLE = [("ru", (1024, 640), "dark"), ("xx", (1600, 900), "light")]
ALL = [
    (language, size, THEMES[(n + m) % 2])  # a theme cuts no words: each comes with every language and size
    for n, language in enumerate(LANGUAGES)
    for m, size in enumerate(SIZES)
]


def found_on_all_screens(stage: Stage) -> list[str]:
    """Return what is cut or covered on each screen, the screen's name before it."""
    found = []
    for name, show in SCENES.items():
        shown = show(stage)
        stage.settle()
        with elisions() as cut:
            stage.paint_anew()
            shown.grab()
        found += [f"{name}: {words}" for words in faults(shown, cut)]
        if shown is not stage.window:
            shown.close()
    stage.window.close()
    return found


@pytest.mark.parametrize(("language", "size", "theme"), SAMPLE)
def test_nothing_is_cut_or_covered_on_a_sample_of_screens(
    tmp_path: Path, language: str, size: tuple[int, int], theme: str
) -> None:
    stage = stage_in(tmp_path, language, theme, size, pictures=False)
    assert not found_on_all_screens(stage)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size", "theme"), ALL)
def test_nothing_is_cut_or_covered_on_any_screen(
    tmp_path: Path, language: str, size: tuple[int, int], theme: str
) -> None:
    stage = stage_in(tmp_path, language, theme, size, pictures=False)
    assert not found_on_all_screens(stage)
