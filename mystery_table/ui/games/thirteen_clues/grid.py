"""The casebook's grid: a row for each suit, a column for each kind; its marks are painted by cells.py."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from mystery_table.core.still import Words, reworded
from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import FIRST_KIND, KINDS
from mystery_table.games.thirteen_clues.casebook import Casebook, Cell
from mystery_table.games.thirteen_clues.marks import reasons, spoken
from mystery_table.ui.faces import Faces
from mystery_table.ui.games.thirteen_clues.cells import CellPainter, KindHeader, SuitHeader
from mystery_table.ui.keynames import physical_letter
from mystery_table.ui.program import Program

Index = QModelIndex | QPersistentModelIndex
CELL = 1000
"""Role under which a cell's value is found."""
LOWEST = 27.0
"""Units: rows of suits that are out of play go where rows would be lower than this."""


class GridModel(QAbstractTableModel):
    """The cells of one casebook, said in the language in use; nothing behind the curtain."""

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.faces = program, faces
        self.casebook: Casebook | None = None
        self.cells: tuple[tuple[Cell, Cell, Cell], ...] = ()
        self.instead: Words = {}
        """What is said in place of what speaks to the seat, while it is looked back at."""
        self._why: dict[int, str] = {}

    def show_casebook(self, casebook: Casebook | None) -> None:
        """Show this casebook from now on, None for nothing."""
        cells = casebook.rows() if casebook is not None else ()
        self.casebook, self._why = casebook, {}
        if len(cells) != len(self.cells):
            self.beginResetModel()
            self.cells = cells
            self.endResetModel()
        elif cells:
            self.cells = cells
            self.dataChanged.emit(self.index(0, 0), self.index(len(cells) - 1, 2))

    def again(self) -> None:
        """Another language, theme or size: say everything again."""
        self._why = {}
        if self.cells:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.cells) - 1, 2))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 2)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self.cells) - 1)

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return how many suits there are."""
        return 0 if parent is not None and parent.isValid() else len(self.cells)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return 3: person, place, weapon."""
        return 0 if parent is not None and parent.isValid() else len(KINDS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's value, words or reasons."""
        if not index.isValid() or self.casebook is None:
            return None
        cell = self.cells[index.row()][index.column()]
        if role == CELL:
            return cell
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.program.say(reworded(spoken(cell), self.instead), self.faces.names())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.why(cell)
        return None

    def why(self, cell: Cell) -> str:
        """Return why the marks of a cell stand there, a line for each."""
        if self.casebook is None:
            return ""
        if cell.card not in self._why:
            names = self.faces.names()
            said = reasons(self.casebook, cell)
            told = (reworded(reason, self.instead) for reason in said)
            self._why[cell.card] = "\n".join(self.program.say(reason, names) for reason in told)
        return self._why[cell.card]

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the name of a suit or a kind."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        across = orientation == Qt.Orientation.Horizontal
        return self.program.say(phrases.label(FIRST_KIND + section if across else section))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that cells can be walked to."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if index.isValid() else Qt.ItemFlag(0)


class Grid(QTableView):
    """Shows the cells; arrows walk through them, a click or a key makes pencil marks."""

    walked = Signal()
    """Another cell is the current one, or it shows something else."""
    cycled = Signal(int)
    """The next pencil mark is wanted on a card."""
    marked = Signal(int, str)
    """A certain pencil mark is wanted on a card: "no", "mine", "suspect", or "" to rub all out."""
    menu_wanted = Signal(int, QPoint)
    """The menu of marks for a card, at a point of the screen."""
    undone = Signal(bool)
    """Undo (False) or redo (True) of a mark."""

    LETTERS = {"X": "no", "V": "mine", "W": "suspect"}  # noqa: RUF012 - never changed

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__()
        self.program, self.pencil, self.able = program, False, True
        self.cells = GridModel(program, faces)
        self.setModel(self.cells)
        self.painter_of_cells = CellPainter(program, faces, self)
        self.setItemDelegate(self.painter_of_cells)
        self.setHorizontalHeader(KindHeader(program, self))
        self.setVerticalHeader(SuitHeader(program, faces, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("Casebook")
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.cells.dataChanged.connect(self.walked)
        self.cells.modelReset.connect(self.fit)
        self.restyle()

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        self.setAccessibleName(self.program.say(Text("thirteen_clues", "Casebook")))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(12)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.cells.again()
        self.fit()

    def fit(self) -> None:
        """Leave suits that are out of play away where rows would be too low."""
        scale, rows = self.program.scale, len(self.cells.cells)
        self.horizontalHeader().setFixedHeight(round(30 * scale))
        self.verticalHeader().setFixedWidth(round((110 if self.width() > 430 * scale else 44) * scale))
        low = self.height() - 30 * scale < LOWEST * scale * rows
        for row, cells in enumerate(self.cells.cells):
            self.setRowHidden(row, low and not cells[0].in_play)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Choose which rows there is room for."""
        super().resizeEvent(event)
        self.fit()

    def current(self) -> Cell | None:
        """Return the cell on which the keyboard stands, None for none."""
        index = self.currentIndex()
        cell = index.data(CELL) if index.isValid() else None
        return cell if isinstance(cell, Cell) else None

    def currentChanged(self, now: Index, before: Index) -> None:  # noqa: N802 - Qt's name
        """Tell that the keyboard stands elsewhere."""
        super().currentChanged(now, before)
        self.walked.emit()

    def event(self, event: QEvent) -> bool:
        """Keep undo and the letters for marks from the page's shortcuts while the keyboard is here."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            letter = physical_letter(event)
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            undo = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier) and letter == "Z"
            if self.able and (undo or (plain and letter in self.LETTERS)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Make and take back pencil marks by keys; arrows walk."""
        cell, key, letter = self.current() if self.able else None, event.key(), physical_letter(event)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if letter == "Z" and self.able:
                self.undone.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
                return
        elif cell is not None and cell.in_play and self._mark(cell, key, letter):
            return
        if key in WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _mark(self, cell: Cell, key: int, letter: str) -> bool:
        if key == Qt.Key.Key_Space:
            self.cycled.emit(cell.card)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu):
            corner = self.visualRect(self.currentIndex()).bottomLeft()
            self.menu_wanted.emit(cell.card, self.viewport().mapToGlobal(corner))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.marked.emit(cell.card, "")
        elif letter in self.LETTERS:
            self.marked.emit(cell.card, self.LETTERS[letter])
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Go to a cell; with the pencil in hand mark it."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        cell = index.data(CELL) if index.isValid() else None
        left = event.button() == Qt.MouseButton.LeftButton
        if self.pencil and left and isinstance(cell, Cell) and cell.in_play:
            self.cycled.emit(cell.card)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Offer all pencil marks."""
        index = self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))
        cell = index.data(CELL) if index.isValid() else None
        if isinstance(cell, Cell) and cell.in_play:
            self.menu_wanted.emit(cell.card, event.globalPos())


WALKING = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
)
