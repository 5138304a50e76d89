"""S4: a guided match stays guided on its way through a file, and nothing else becomes one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.campaign import won
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import Match, open_match
from mystery_table.core.store import Store
from mystery_table.core.tutorial import Guide
from tests.core.test_files import lines_of, played, refused, signed
from tests.support.guided import GUIDED, at, begun, forward

every_guided_game = pytest.mark.parametrize("game", GUIDED)


def travelled(store: Store, match: Match, path: Path) -> tuple[Match, Guide | None]:
    """Send a match through a file and return what arrives, open, with its guide."""
    export_match(store, match.id, path)
    arrived = open_match(store, import_match(store, path).match)
    return arrived, Guide.of(arrived)


@every_guided_game
def test_S4_a_guided_match_goes_on_at_the_same_lesson(game: str, store: Store, tmp_path: Path) -> None:
    match = begun(store, game)
    guide = Guide.of(match)
    assert guide is not None
    forward(match, guide, 5)
    arrived, again = travelled(store, match, tmp_path / "x.mystery")
    assert again is not None
    assert arrived.practice
    assert at(arrived, again) == at(match, guide) == 5
    forward(match, guide)
    forward(arrived, again)
    assert not arrived.session.actors
    assert arrived.session.history == match.session.history  # its cards come as its lessons say
    arrived.close()
    match.close()


def test_S4_a_finished_guided_match_has_nothing_more_to_say_and_counts(store: Store, tmp_path: Path) -> None:
    match = begun(store, "mirror_of_truth")
    guide = Guide.of(match)
    assert guide is not None
    forward(match, guide)
    match.close()
    arrived, again = travelled(store, match, tmp_path / "x.mystery")
    arrived.close()
    assert again is not None
    assert at(arrived, again) == len(again.lessons)
    store.delete(match.id)
    assert won(store, "mirror_of_truth") == {"easy_task"}


def test_S4_a_guide_that_was_sent_away_stays_away(store: Store, tmp_path: Path) -> None:
    match = begun(store, "mirror_of_truth")
    guide = Guide.of(match)
    assert guide is not None
    guide.leave()
    arrived, again = travelled(store, match, tmp_path / "x.mystery")
    assert again is not None
    assert at(arrived, again) == len(again.lessons)
    arrived.close()
    match.close()


def test_S4_a_file_cannot_make_another_match_a_guided_one(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "x.mystery"
    export_match(store, played(store), path)
    header, *rows = lines_of(path)
    assert "guided" not in header
    number = import_match(store, signed(path, [{**header, "guided": []}, *rows])).match
    match = open_match(store, number)
    assert Guide.of(match) is None
    assert not match.practice
    match.close()


@pytest.mark.parametrize("lessons", [0, "1", [-1], [True], [1.5], [100], [0] * 101, ["a"], {"0": 1}])
def test_S3_lessons_that_are_none_are_refused(store: Store, tmp_path: Path, lessons: Any) -> None:
    match, path = begun(store, "mirror_of_truth"), tmp_path / "x.mystery"
    match.close()
    export_match(store, match.id, path)
    header, *rows = lines_of(path)
    refused(store, signed(path, [{**header, "guided": lessons}, *rows]), "is damaged in line 1")
