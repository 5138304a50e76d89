"""One window for each data folder; later programs hand their file over."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from mystery_table.instance import Instance, hand_over, only
from mystery_table.paths import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = Folders.under(tmp_path)
    made.prepare()
    return made


def test_K4_only_one_program_has_a_data_folder(folders: Folders) -> None:
    first = only(folders)
    assert first is not None
    assert only(folders) is None
    first.close()
    second = only(folders)
    assert second is not None
    second.close()


def test_K4_a_later_program_hands_its_file_over_and_learns_that_it_was_read(folders: Folders) -> None:
    instance = Instance(folders)
    read: list[Path | None] = []

    def wait() -> None:
        while not read:
            read.extend(instance.letters())
            time.sleep(0.01)

    reader = threading.Thread(target=wait)
    reader.start()
    assert hand_over(folders, Path("one.mystery"))
    reader.join()
    assert read == [Path("one.mystery").absolute()]
    instance.close()


def test_K4_a_program_that_does_not_answer_gets_no_letter_later(folders: Folders) -> None:
    instance = Instance(folders)
    assert not hand_over(folders, None, patience=0.05)
    assert instance.letters() == []
    instance.close()


def test_what_is_no_letter_is_thrown_away(folders: Folders) -> None:
    instance = Instance(folders)
    for name, text in {"a": "", "b": "[]", "c": '{"file": 3}', "d": "\ud800"}.items():
        (instance.inbox / f"{name}.json").write_bytes(text.encode("utf-8", "surrogatepass"))
    assert instance.letters() == []
    assert not list(instance.inbox.iterdir())
    instance.close()
