"""The page of all matches: found, opened, looked back at, renamed, copied, deleted, brought in and out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mystery_table.core import files
from mystery_table.core.errors import UserError
from mystery_table.core.match import delete_match, duplicate_match
from mystery_table.core.records import Line, Removed
from mystery_table.core.words import Arg, Several, Text
from mystery_table.ui.cover import Pictures
from mystery_table.ui.dialogs import Notice
from mystery_table.ui.dropping import Dropping
from mystery_table.ui.header import PageBar
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.marks import Panel
from mystery_table.ui.program import Program
from mystery_table.ui.rename import NAME_LENGTH, Rename
from mystery_table.ui.resume import Thumbnail, glance
from mystery_table.ui.shelf import ShelfDelegate, ShelfModel
from mystery_table.ui.surface import surface
from mystery_table.ui.widgets import Button, Label, NameLabel, Segmented, Voice, dress, space

HIGHEST = 420
"""Units: greatest height of the picture of a match."""
BATCH = 500
"""Rows that are laid out at once."""
LATE = 60
"""Milliseconds that a line stays chosen before its match is looked into."""


class Matches(QWidget):
    """Every match, last used first. Deleting can be undone as long as the page is open."""

    left = Signal()
    chosen = Signal(int)
    """A match to go on with: its number."""
    looked_back = Signal(int)
    """A finished match to look back at: its number."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.pictures: Pictures | None = None
        self.removed: list[Removed] = []
        self.model = ShelfModel(program)
        self.bar = PageBar(program, Text("app", "All matches"), Text("app", "last played first"))
        self.field, self.list = QLineEdit(), QListView()
        self.toast, self.toast_words = QWidget(), NameLabel(program, "label")
        self.buttons: dict[str, Button] = {}
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(LATE)
        self._late.timeout.connect(self._look_into)
        self._build()
        self._connect()
        self._keys()
        self.load()

    # What stands where

    def _build(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        self._fill_bar()
        page.addWidget(self.bar)
        content = QHBoxLayout()
        space(self.program, content, (16, 14, 10, 14), 12)
        column = QVBoxLayout()
        space(self.program, column, gap=8)
        self._fill_list(column)
        content.addLayout(column, 5)
        content.addWidget(self._detail(), 3)
        page.addLayout(content, 1)

    def _fill_bar(self) -> None:
        dress(self.program, self.field, "body")
        voice = Voice(self.program, self)
        voice(self.field.setPlaceholderText, Text("app", "Search"))
        voice(self.field.setAccessibleName, Text("app", "Search among the matches"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(round(90 * self.program.unit))
        self.field.setMaximumWidth(round(240 * self.program.unit))
        self.field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.state = Segmented(
            self.program,
            (
                ("all", Text("app", "All"), ""),
                ("running", Text("app", "Going on"), ""),
                ("over", Text("app", "Finished"), ""),
            ),
            name=Text("app", "Which matches"),
        )
        self.state.choose("all")
        take = Button(self.program, Text("app", "Import…"), "outline", icon="file-import-outline")
        self.buttons["import"] = take
        self.bar.row.setStretch(1, 5)  # the field yields to the title, and to the buttons
        self.bar.row.addWidget(self.field, 2)
        for part in (self.state, take):
            self.bar.row.addWidget(part)

    def _fill_list(self, column: QVBoxLayout) -> None:
        self.list.setObjectName("Log")  # without the frame of a field
        self.list.setModel(self.model)
        self.list.setItemDelegate(ShelfDelegate(self.program, self.model, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setLayoutMode(QListView.LayoutMode.Batched)  # thousands of rows, a few at a time
        self.list.setBatchSize(BATCH)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.empty = Label(self.program, Text("app", "Nothing here yet."), "body", tone="2")
        Voice(self.program, self)(self.list.setAccessibleName, Text("app", "Matches"))
        column.addWidget(self.empty)
        column.addWidget(self.list, 1)
        row = QHBoxLayout(self.toast)
        space(self.program, row, (12, 4, 4, 4), 12)
        row.addWidget(self.toast_words, 1)
        self.undo_button = Button(self.program, Text("app", "Bring back"), "outline", icon="undo")
        row.addWidget(self.undo_button)
        column.addWidget(self.toast)
        self.toast.hide()

    def _detail(self) -> QWidget:
        """Return the panel of the chosen match."""
        self.detail = Panel(self.program)
        column = QVBoxLayout(self.detail)
        space(self.program, column, (24, 20, 24, 24), 8)
        self.title, self.facts = Label(self.program, "", "h2"), Label(self.program, "", "body", tone="2")
        self.picture = QVBoxLayout()
        column.addLayout(self.picture, 1)
        column.addWidget(self.title)
        column.addWidget(self.facts)
        column.addStretch(0)  # for what the picture leaves
        rows: tuple[tuple[tuple[str, Text, str, str], ...], ...] = (
            (("open", Text("app", "Open"), "primary", "play"),),
            (
                ("back", Text("app", "Look back"), "", "history"),
                ("rename", Text("app", "Rename"), "", "pencil"),
            ),
            (
                ("copy", Text("app", "Duplicate"), "", "content-copy"),
                ("export", Text("app", "Export…"), "", "file-export-outline"),
            ),
            (("delete", Text("app", "Delete"), "danger", "delete-outline"),),
        )
        for parts in rows:
            row = QHBoxLayout()
            space(self.program, row, gap=8)
            for key, words, role, icon in parts:
                self.buttons[key] = Button(self.program, words, role, icon=icon)
                row.addWidget(self.buttons[key], 1)
            column.addLayout(row)
        return self.detail

    def _connect(self) -> None:
        self.bar.back.connect(self.left)
        self.field.textChanged.connect(lambda _words: self._search())
        self.field.returnPressed.connect(self.list.setFocus)
        self.state.chosen.connect(lambda _state: self._search())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_chosen())
        self.list.activated.connect(lambda _index: self.open())
        self.model.modelReset.connect(self._after_reset)
        self.undo_button.clicked.connect(self.undo)
        acts: dict[str, Callable[[], None]] = {
            "open": self.open,
            "back": self.look_back,
            "rename": self.rename,
            "copy": self.duplicate,
            "export": self.export,
            "delete": self.delete,
            "import": self.ask_import,
        }
        for key, act in acts.items():
            self.buttons[key].clicked.connect(act)
        Dropping(self).dropped.connect(self.take)
        self.program.restyled.connect(self.list.doItemsLayout)

    def _keys(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "search": self.field.setFocus,
            "rename": self.rename,
            "duplicate": self.duplicate,
            "export": self.export,
            "import": self.ask_import,
            "look_back": self.look_back,
        }
        for name, act in acts.items():
            Shortcut(self.program, f"matches_{name}", self, act)
        # In the field these two are the field's.
        Shortcut(self.program, "matches_delete", self.list, self.delete)
        Shortcut(self.program, "matches_undo", self.list, self.undo)

    def first_focus(self) -> QWidget:
        """Return what has the keyboard at first."""
        return self.list if self.model.lines else self.field

    # What is listed

    def load(self, choose: int | None = None) -> None:
        """Read the list anew; `choose` is the number of the match to mark."""
        try:
            self.model.load()
        except UserError as error:
            self._tell(error.message)
        found = [n for n, line in enumerate(self.model.lines) if line.id == choose]
        if found:
            self.list.setCurrentIndex(self.model.index(found[0]))

    def _search(self) -> None:
        try:
            self.model.search(self.field.text(), self.state.value)
        except UserError as error:
            self._tell(error.message)

    def _after_reset(self) -> None:
        self.bar.line.say(Text("app", "%n match(es)", n=len(self.model.lines)))
        self.empty.setVisible(not self.model.lines)
        self.list.setVisible(bool(self.model.lines))
        if self.model.lines:
            self.list.setCurrentIndex(self.model.index(0))
        self._show_chosen()

    def line(self) -> Line | None:
        """Return the match that is marked."""
        row = self.list.currentIndex().row()
        return self.model.lines[row] if 0 <= row < len(self.model.lines) else None

    def _show_chosen(self) -> None:
        line = self.line()
        for key, button in self.buttons.items():
            button.setEnabled(key == "import" or (line is not None and (key != "back" or line.over)))
        while (item := self.picture.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.title.say("" if line is None else self.model.title(line))
        self.facts.say("")
        if line is not None:
            self._late.start()

    def _look_into(self) -> None:
        """Show what everybody at the table sees of the marked match."""
        line = self.line()
        if line is None or self.picture.count():
            return
        seen = glance(self.program.store, line)
        thumbnail = Thumbnail(self.program, line.game)
        thumbnail.setMaximumHeight(round(HIGHEST * self.program.unit))
        thumbnail.show_pieces(seen.pieces, self.pictures)
        self.picture.addWidget(thumbnail)
        names = Several(tuple(chair.name for chair in line.seating.chairs))
        how: Arg = Text("app", "finished") if line.over else seen.status or ""
        self.facts.say(Text("app", "{0} · {1} · {2}", (self.model.game(line), how, names)))

    def show_pictures(self, pictures: Pictures | None) -> None:
        """Take pictures from here; call it again when some have come."""
        self.pictures = pictures
        for at in range(self.picture.count()):
            item = self.picture.itemAt(at)
            widget = None if item is None else item.widget()
            if isinstance(widget, Thumbnail):
                widget.show_pieces(widget.pieces, pictures)

    # What can be done

    def open(self) -> None:
        """Go on with the marked match."""
        if (line := self.line()) is not None:
            self.chosen.emit(line.id)

    def look_back(self) -> None:
        """Look back at the marked match, if it is over."""
        line = self.line()
        if line is not None and line.over:
            self.looked_back.emit(line.id)

    def rename(self) -> None:
        """Ask for another name for the marked match."""
        line = self.line()
        if line is None:
            return
        dialog = Rename(self.program, line.name, self)
        dialog.accepted.connect(lambda: self._rename(line.id, dialog.field.text().strip()))
        dialog.open()

    def _rename(self, match: int, name: str) -> None:
        self._do(lambda: self.program.store.rename(match, name), match)

    def duplicate(self) -> None:
        """Copy the marked match."""
        line = self.line()
        if line is None:
            return
        name = self.program.say(Text("app", "{0} (copy)", (self.model.title(line),)))[:NAME_LENGTH]
        made: list[int] = []
        if self._do(lambda: made.append(duplicate_match(self.program.store, line.id, name))):
            self.load(made[0])

    def delete(self) -> None:
        """Delete the marked match; it can be brought back."""
        line = self.line()
        if line is None:
            return
        row, title = self.list.currentIndex().row(), self.model.title(line)
        if self._do(lambda: self.removed.append(delete_match(self.program.store, line.id))):
            self._search()
            self.list.setCurrentIndex(self.model.index(min(row, len(self.model.lines) - 1)))
            self.toast_words.say(Text("app", "Deleted: {0}", (title,)))
            self.toast.show()

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if not self.removed:
            return
        removed = self.removed[-1]
        if self._do(lambda: self.program.store.restore(removed), removed.match):
            self.removed.pop()
            self.toast.hide()

    def export(self) -> None:
        """Ask for a file and write the marked match to it."""
        line = self.line()
        if line is None:
            return
        title = self.program.say(self.model.title(line))
        plain = "".join(c if c.isalnum() or c in " -_" else "_" for c in title)[:60].strip()
        kind = self.program.say(Text("app", "Matches (*{0})", (files.SUFFIX,)))
        words = self.program.say(Text("app", "Export the match"))
        path, _ = QFileDialog.getSaveFileName(self, words, f"{plain}{files.SUFFIX}", kind)
        if path:
            target = Path(path) if path.endswith(files.SUFFIX) else Path(path + files.SUFFIX)
            self._do(lambda: files.export_match(self.program.store, line.id, target), line.id)

    def ask_import(self) -> None:
        """Ask for files and take their matches."""
        kind = self.program.say(Text("app", "Matches (*{0})", (files.SUFFIX,)))
        words = self.program.say(Text("app", "Import matches"))
        paths, _ = QFileDialog.getOpenFileNames(self, words, "", kind)
        self.take([Path(path) for path in paths])

    def take(self, paths: list[Path]) -> None:
        """Take matches from files; what is wrong with one is said, and the others are taken."""
        last = None
        for path in paths:
            try:
                arrival = files.import_match(self.program.store, path)
            except UserError as error:
                self._tell(error.message)
                continue
            last = arrival.match
            if arrival.notice is not None:
                self._tell(arrival.notice)
        if last is not None:
            self.state.choose("all")
            self.field.clear()
            self.model.search("")
            self.load(last)

    def _do(self, act: Callable[[], object], choose: int | None = None) -> bool:
        """Carry out a change and read the list anew; False, and what is wrong said, where it fails."""
        try:
            act()
        except UserError as error:
            self._tell(error.message)
            return False
        self.load(choose)
        return True

    def _tell(self, message: Arg) -> None:
        Notice(self.program, message, self).open()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the table under everything."""
        p = QPainter(self)
        size, ratio = (self.width(), self.height()), self.devicePixelRatioF()
        p.drawPixmap(0, 0, surface(self.program.theme, size, "home", (0.5, 0.1), ratio=ratio))
        p.end()
