"""Settings are kept whole, read with care, and never stop the program."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from mystery_table import settings
from mystery_table.core.errors import UserError
from mystery_table.settings import FILE, KEPT, Settings


def test_without_a_file_everything_is_default_and_nothing_is_said(tmp_path: Path) -> None:
    assert settings.load(tmp_path) == (Settings(), None)


def test_what_was_saved_is_read_again(tmp_path: Path) -> None:
    chosen = Settings(
        "ru", "light", True, "red-green", 130, names=("Анна", "Пётр"), geometry=(1, 2, 1300, 800)
    )
    settings.save(tmp_path, chosen)
    assert settings.load(tmp_path) == (chosen, None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000, b'{"theme": '])
def test_a_damaged_file_is_kept_aside_and_said(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    found = settings.load(tmp_path)
    assert found.settings == Settings()
    assert found.message is not None
    assert (tmp_path / KEPT).read_bytes() == content
    assert settings.load(tmp_path) == (Settings(), None)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "de"),
        ("theme", 1),
        ("contrast", "yes"),
        ("text_size", 1000),
        ("text_size", True),
        ("hold_seconds", 0),
        ("bot_pace", 700),
        ("names", "Anna"),
        ("names", ["x" * 1000]),
        ("geometry", [1, 2, 3]),
        ("geometry", [1, 2, 3, "4"]),
    ],
)
def test_a_bad_field_falls_back_and_the_others_stay(tmp_path: Path, field: str, value: object) -> None:
    (tmp_path / FILE).write_text(json.dumps({"last_game": "mysterium", field: value}))
    found = settings.load(tmp_path)
    assert found.settings.last_game == "mysterium"
    assert getattr(found.settings, field) == getattr(Settings(), field)
    assert found.message is not None
    assert (tmp_path / KEPT).exists()


def test_fields_of_a_newer_version_are_no_fault(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({"theme": "dark", "music": 3}))
    assert settings.load(tmp_path) == (Settings(theme="dark"), None)


def test_a_crash_while_writing_leaves_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.save(tmp_path, Settings(theme="dark"))

    def crash(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(UserError, match="No space left"):
        settings.save(tmp_path, Settings(theme="light"))
    assert settings.load(tmp_path).settings.theme == "dark"
