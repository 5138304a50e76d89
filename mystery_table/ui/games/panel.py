"""What a panel of one game is: a widget that shows one sight, and forgets it behind the curtain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from mystery_table.core.choice import Choice
from mystery_table.core.layout import Layout
from mystery_table.core.seating import Seating
from mystery_table.core.session import Played
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Text
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.faces import Faces
from mystery_table.ui.keys.commands import Command
from mystery_table.ui.program import Program

Place = Literal["tab", "head", "area"]
"""A tab of the side panel, its head above the tabs, or over an area of the table's layout."""


class Notebook(NamedTuple):
    """The looking seat's own notes, kept beside the match: JSON values by key."""

    read: Callable[[str], Any]
    """Returns None where nothing was written."""
    write: Callable[[str, Any], None]


class Sight(NamedTuple):
    """What the looking person may see now; a panel receives nothing else."""

    observation: Observation
    choice: Choice
    """The decision in the making: what is legal, the drops made so far, the piece in hand."""
    able: bool
    """Whether anything is legal now."""
    steps: tuple[Played, ...]
    """The match so far with the events that this person's seats could see."""
    seating: Seating
    notebook: Notebook
    board: Notebook
    """Notes on the match as a whole, which everybody who looks at the table may read."""
    past: bool = False
    """Whether it is looked back at: there are no notes, nothing is done, and nobody is spoken to."""


class Panel(QWidget):
    """A panel of one game; one lives as long as the match's page.

    It shows what `show_sight` brings, asks for moves by its signals, and keeps no trace after `conceal`.
    """

    place: ClassVar[Place] = "tab"
    area: ClassVar[str] = ""
    """For a panel over the table: the layout's area where it lies; it is hidden where there is none."""
    title: ClassVar[Text]
    """The tab's words and the accessible name."""
    glyph: ClassVar[str] = "note-text"
    """The button's icon where a compact window has no tabs."""
    first: ClassVar[bool] = False
    """For a tab: it stands before the others and is open from the start."""
    command: ClassVar[Command | None] = None
    """What opens the tab by a key; for other panels, what calls `press`."""
    commands: ClassVar[tuple[Command, ...]] = ()
    """What other keys do here; the panel ties them itself."""
    shows: ClassVar[bool] = False
    """Nothing is done on it, so that a match that is looked back at has it, too."""
    wide: ClassVar[int] = 0
    """For a tab: the least width of the side panel in units, where that is more than usual."""

    act = Signal(tuple)
    """A move was made: the action."""
    timed = Signal(tuple)
    """Time is up: the action of CLOCK."""
    composed = Signal()
    """The choice was changed: something was picked up, put down or put back."""
    rearranged = Signal()
    """`arrange` shows another part of the table now."""
    turned = Signal()
    """The piece that is looked at is to be turned over."""
    opened = Signal()
    """It came in sight."""
    veiled = Signal(dict)
    """What is to be painted over pieces of the table from now on: a painter by piece id."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces

    def arrange(self, layout: Layout, _sight: Sight) -> Layout:
        """Return the part of the game's layout that is to be shown, the whole of it by default."""
        return layout

    def before(self, _action: Action) -> Dialog | None:
        """Return a dialog that must be accepted before a move is made, None for moves that need none."""
        return None

    def show_sight(self, sight: Sight) -> None:
        """Show what the looking person may see now: after every change, when a piece is held, when opened."""
        raise NotImplementedError

    def press(self) -> None:
        """The panel's key was pressed."""

    def look_at(self, piece: str) -> None:
        """Another piece of the table is in hand, under the mouse or under the ring; "" for none."""

    def conceal(self) -> None:
        """Forget everything of a seat, at once: the curtain closes."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Use the theme, size and language in force; a sight follows."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Tell that it is opened."""
        super().showEvent(event)
        self.opened.emit()
