"""The version and what else stands in one place (K5)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from shipping import project

import mystery_table
from mystery_table.core.files import SUFFIX
from mystery_table.paths import APPLICATION
from mystery_table.translate import LANGUAGES


def test_K5_the_version_is_read_from_the_program() -> None:
    assert project.version() == mystery_table.__version__


def test_K5_no_file_of_the_packaging_repeats_the_version() -> None:
    files = [path for path in project.HERE.rglob("*") if path.is_file()]
    texts = [path for path in files if path.suffix not in (".pyc", ".gz")]
    workflow = project.ROOT / ".github" / "workflows" / "packages.yml"
    version = re.compile(rf"(?<![\d.]){re.escape(mystery_table.__version__)}(?![\d.])")
    assert not [path for path in [*texts, workflow] if version.search(path.read_text("utf-8"))]


def test_names_are_those_of_the_program() -> None:
    assert (project.PROGRAM, project.SUFFIX, project.LANGUAGES) == (APPLICATION, SUFFIX, LANGUAGES)


def test_files_are_dated_as_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    project.epoch.cache_clear()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    try:
        assert project.date() == "1970-01-02"
    finally:
        project.epoch.cache_clear()


@pytest.mark.parametrize("template", sorted((project.HERE / "linux").iterdir()), ids=lambda path: path.name)
def test_a_template_has_no_name_left_but_those_that_are_put_in_later(template: Path) -> None:
    left = set(re.findall(r"@[A-Z]+@", project.filled(template)))
    assert left <= {"@SUM@", "@LINE@", "@FOLDERS@", "@COMMANDS@"}
