"""A program with its window open that plays by itself until it is killed, and tells what it writes.

Before every write it tells what it will write, and after it that this is done: what was done must be there,
what was only announced may be.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from mystery_table import games
from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.state import Action
from mystery_table.core.store import Store
from mystery_table.ui.app import application
from mystery_table.ui.match import MatchPage
from mystery_table.ui.program import Program
from mystery_table.ui.window import MainWindow
from tests.support.pictures import PlainPictures
from tests.support.programs import program_in

LEVELS = ("random", "novice", "casual")
Write = Callable[..., Any]


def live(folder: Path, game: str, seed: int, told: Connection) -> None:
    """Open the window and play one match of a game after the other, the one that was begun first."""
    _tell_all_writes(told)
    plain = cached_property(PlainPictures)
    plain.__set_name__(Program, "pictures")
    Program.pictures = plain  # type: ignore[assignment]  # a store of plain colours
    app = application()
    program = program_in(folder)
    window = MainWindow(program)
    window.resize(1280, 800)
    window.show()
    life = _Life(window, game, Rng(seed), told)
    told.send(("ready",))
    app.exec()
    life.timer.stop()


def _tell_all_writes(told: Connection) -> None:
    """Let the store tell of each row and note before and after it is written."""

    def telling(kind: str, write: Write) -> Write:
        def both(store: Store, *args: Any) -> Any:
            told.send(("will", kind, args))
            written = write(store, *args)
            told.send(("did", kind, args))
            return written

        return both

    Store.append = telling("append", Store.append)  # type: ignore[method-assign]
    Store.note = telling("note", Store.note)  # type: ignore[method-assign]


class _Life:
    """Goes on with a match whenever nothing else is to be done; the person in it moves at random."""

    def __init__(self, window: MainWindow, game: str, rng: Rng, told: Connection) -> None:
        self.window, self.game, self.rng, self.told = window, game, rng, told
        self.timer = QTimer(window)
        self.timer.timeout.connect(self._go_on)
        self.timer.start(2)

    def _go_on(self) -> None:
        page = self.window.match
        if page is None:
            self._open()
        elif page.driver.over():
            self.window.show_home()
        elif page.driver.legal():
            self._move(page)

    def _open(self) -> None:
        store = self.window.program.store
        begun = [entry.id for entry in store.matches(self.game, limit=1) if entry.result is None]
        if begun:
            number = begun[0]
        else:
            match = new_match(store, self.game, *self._new())
            number = match.id
            match.close()
        self.window.open_match(number)
        page = self.window.match
        assert page is not None
        self.told.send(("opened", number, page.match.session.lines, page.match.view_only))

    def _new(self) -> tuple[dict[str, Any], Seating]:
        options, seats = self.rng.pick(games.module(self.game, "options").cases())
        person = self.rng.below(2 * seats)  # in half of all matches nobody but bots
        chairs = [
            Chair("Ana", at, 0) if at == person else Chair(f"Bot {at}", at, None, True, self.rng.pick(LEVELS))
            for at in range(seats)
        ]
        return options, Seating(tuple(chairs))

    def _move(self, page: MatchPage) -> None:
        """Decide, take back, or begin to compose a move, as a person does."""
        driver, what = page.driver, self.rng.below(8)
        action: Action = self.rng.pick(driver.legal())
        if what == 0 and driver.may_undo()[0]:
            driver.undo()
        elif what == 1:
            driver.keep_half_made(page.maker.gesture(action))
        else:
            driver.play(action)
