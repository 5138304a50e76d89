"""The page of the rules reader: a text with drawn pictures, which scrolls to any of its places."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from mystery_table.core.layout import Face
from mystery_table.core.rulebook import Rulebook
from mystery_table.core.rulesearch import hits
from mystery_table.core.words import Text
from mystery_table.ui.program import Program
from mystery_table.ui.rules.setting import Set, Setter
from mystery_table.ui.widgets import Voice

MEASURE, EDGE = 700, 26
"""Units: the longest line, and the least room beside it."""
TOGETHER = 40
"""Milliseconds in which pictures that come are shown together."""


class RulesPage(QTextBrowser):
    """Shows a rulebook. `followed` is a link that was taken, `reached` the place at the upper edge."""

    followed = Signal(str)
    reached = Signal(str)

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.book: Rulebook | None = None
        self.placed = Set()
        self._wanted, self._at = "", ""
        self._room, self._setting = 0.0, False
        self._shown: set[str] = set()
        self._late: set[str] = set()
        self._soon = QTimer(self, singleShot=True, interval=TOGETHER)
        self._soon.timeout.connect(self._show_late)
        self.setObjectName("Rules")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        Voice(program, self)(self.setAccessibleName, Text("app", "Rules page"))
        self.anchorClicked.connect(lambda url: self.followed.emit(url.fragment()))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        program.pictures.ready.connect(self._came)

    # What is shown

    def show_book(self, book: Rulebook, anchor: str = "") -> None:
        """Show a rulebook at one of its places, at its beginning for ""."""
        if book != self.book:
            self.book, self._at = book, ""
            self._set()
        self.go(anchor)

    def go(self, anchor: str) -> None:
        """Scroll a place to the upper edge; an unknown one is the beginning."""
        self._at = anchor if self.book is not None and anchor in self.book.anchors() else ""
        self._scroll_to(self._position(self._at))
        self.reached.emit(self._at)

    def show_block(self, number: int) -> None:
        """Scroll to a block of the rulebook."""
        self._scroll_to(self.placed.starts[number], 60 * self.program.scale)

    def mark(self, wanted: str) -> None:
        """Mark every place where one of these words stands."""
        self._wanted = wanted
        chosen = []
        for start, end in hits(self.document().toPlainText(), wanted) if wanted.strip() else []:
            one = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            one.cursor = cursor
            look = one.format
            look.setBackground(QColor(self.program.theme.gold))
            look.setForeground(QColor(self.program.theme.on_gold))
            one.format = look
            chosen.append(one)
        self.setExtraSelections(chosen)

    def anchor(self) -> str:
        """Return the place that was last gone to or scrolled to."""
        return self._at

    def again(self) -> None:
        """Set the page anew, in the fonts and colours in force, and stay at its place."""
        if self.book is not None:
            self._set()
            self._scroll_to(self._position(self._at))

    def _set(self) -> None:
        """Write the page into a document of its own, which is laid out once, when it is shown."""
        assert self.book is not None
        self._room = self._line_room()
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        self.placed = Setter(self.program, document, self._room).set(self.book)
        self._shown.clear()
        self._late.clear()
        self._fit_margins(document)
        self._setting = True
        self.setDocument(document)  # which deletes the one before, and scrolls to the top
        self._setting = False
        self.mark(self._wanted)

    # Room

    def _line_room(self) -> float:
        edge = EDGE * self.program.scale
        return float(int(max(120.0, min(MEASURE * self.program.scale, self.viewport().width() - 2 * edge))))

    def _fit_margins(self, document: QTextDocument) -> None:
        side = max(0.0, (self.viewport().width() - self._room) / 2)
        root = document.rootFrame()
        made = root.frameFormat()
        made.setLeftMargin(side)
        made.setRightMargin(side)
        made.setTopMargin(16 * self.program.scale)
        made.setBottomMargin(self.viewport().height() * 0.5)  # the last place can reach the upper edge, too
        root.setFrameFormat(made)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep lines at their measure; narrower ones need the page to be set anew."""
        super().resizeEvent(event)
        if self.book is None:
            return
        at = self._at
        if self._line_room() != self._room:
            self._set()
        else:
            self._fit_margins(self.document())
        self._scroll_to(self._position(at))

    # Places

    def _position(self, anchor: str) -> int:
        if self.book is not None:
            for number, block in enumerate(self.book.blocks):
                if anchor and block.anchor == anchor:
                    return self.placed.starts[number]
        return 0

    def _top(self, position: int) -> float:
        block = self.document().findBlock(position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _scroll_to(self, position: int, above: float = 0.0) -> None:
        margin = above or 10 * self.program.scale
        at = self._at
        self.verticalScrollBar().setValue(round(self._top(position) - margin) if position else 0)
        self._at = at
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        if self._is_visible(position):  # else Qt would scroll to it in its own way
            self.setTextCursor(cursor)

    def _is_visible(self, position: int) -> bool:
        top = self._top(position) - self.verticalScrollBar().value()
        return 0 <= top <= self.viewport().height() - 40

    def _scrolled(self, value: int) -> None:
        """Find the place that stands at the upper edge now."""
        if self.book is None or self._setting:
            return
        edge, found = value + 40 * self.program.scale, ""
        for number, block in enumerate(self.book.blocks):
            if block.anchor:
                if self._top(self.placed.starts[number]) > edge:
                    break
                found = block.anchor
        if found != self._at:
            self._at = found
            self.reached.emit(found)

    # Pictures

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """Draw a row of pictures when it is first on the screen."""
        known = name if isinstance(name, str) else name.toString()
        plate = self.placed.plates.get(known)
        if plate is None or kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        self._shown.add(known)
        return plate.drawn(self.program.pictures, self.devicePixelRatioF())

    def _came(self, face: Face, _width: int, _height: int) -> None:
        """A picture came: draw the rows again, soon, that show it."""
        late = {name for name in self._shown if face in self.placed.plates[name].faces()}
        self._late |= late
        if late and not self._soon.isActive():
            self._soon.start()

    def _show_late(self) -> None:
        for name in self._late:
            plate = self.placed.plates[name]
            made = plate.drawn(self.program.pictures, self.devicePixelRatioF())
            self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), made)
        self._late.clear()
        self.viewport().update()
