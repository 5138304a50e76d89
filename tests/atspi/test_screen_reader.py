"""A2 from the other side: a real AT-SPI client reads the window, plays a move and hears what happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.settings import FILE
from tests.atspi.client import Reader, Thing
from tests.atspi.desktop import desktop, missing, program

pytestmark = pytest.mark.slow
CHOSEN = {"bot_pace": 0, "motion": "reduced", "hand_over": "twice", "last_game": "mirror_of_truth"}


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    assert not missing(), f"apt-get install {' '.join(missing())}"
    config = tmp_path / "data" / "config"
    config.mkdir(parents=True)
    (config / FILE).write_text(json.dumps(CHOSEN))
    (tmp_path / "run").mkdir(mode=0o700)
    with desktop(tmp_path / "run") as shown, program(shown, tmp_path / "data", "ru"):
        client = Reader(shown.bus)
        yield client
        client.close()


def window_of(reader: Reader) -> Thing:
    """Wait for the program's window."""
    root = Thing("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    running = reader.find("application", lambda name: name == "mystery-table", root)
    return reader.find("frame", lambda name: name.endswith("Стол загадок"), running)


def test_A2_a_screen_reader_reads_home_plays_a_move_and_hears_the_bot(reader: Reader) -> None:
    window = window_of(reader)
    buttons = reader.all_of("push button", window)
    assert {"Играть", "Справка", "Настройки", "Все партии"} <= set(buttons)
    game = reader.find("panel", lambda name: name == "Зеркало истины", window)
    reader.press(reader.find("push button", lambda name: name == "Играть", game))
    reader.press(reader.find("push button", lambda name: name == "Начать партию", window))

    table = reader.find("panel", lambda name: name == "Стол", window)
    cards = [card for card in buttons_on(reader, table) if "улики" in card]
    assert [card.rpartition(", ")[2] for card in cards] == ["1 из 3", "2 из 3", "3 из 3"]
    card = reader.find("push button", lambda name: name == cards[0], table)
    assert reader.actions(card) == ["Press"]
    reader.press(card)
    reader.find("push button", lambda name: name == f"{cards[0]}, выбрано", table)
    place = next(name for name in buttons_on(reader, table) if name.endswith(": подходит"))
    reader.press(reader.find("push button", lambda name: name == place, table))
    reader.press(reader.find("push button", lambda name: name.startswith("Положить"), window))

    names = ("Анна", "Watson", "Ватсон")
    assert len(reader.hear(lambda said: said.startswith(names))) > len("Ватсон")
    assert reader.name(window).endswith(" · Стол загадок")


def buttons_on(reader: Reader, table: Thing) -> list[str]:
    """Return the names of what can be pressed on the table, in reading order."""
    return list(reader.all_of("push button", table))
