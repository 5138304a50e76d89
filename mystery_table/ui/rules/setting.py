"""Sets a rules page: blocks become a text document in the fonts and colours of the window."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from mystery_table.art.colours import faded
from mystery_table.core.rulebook import Block, Line, Rulebook, Span
from mystery_table.core.words import Text
from mystery_table.ui.fonts import font, width
from mystery_table.ui.program import Program
from mystery_table.ui.rules.plates import Plate

OURS = Text("app", "ours")
OURS_TOLD = Text("app", "No printed rule gives this; the value is ours.")
NUMBERS = count()
INDENT = 40
"""Units by which readings and points stand in."""


@dataclass
class Set:
    """Where everything came to stand: the position of each block, and the pictures by their names."""

    starts: list[int] = field(default_factory=list)
    plates: dict[str, Plate] = field(default_factory=dict)


class Setter:
    """Writes one rulebook into an empty document; `room` is the width of its lines in pixels."""

    def __init__(self, program: Program, document: QTextDocument, room: float) -> None:
        self.program, self.document, self.room = program, document, room
        self.theme, self.scale = program.theme, program.scale
        self.cursor = QTextCursor(document)
        self.done = Set()
        self._empty = True

    def set(self, book: Rulebook) -> Set:
        """Write all of it and return where it stands."""
        self.document.setDefaultFont(font("body"))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self.document.setDefaultTextOption(option)
        self.cursor.beginEditBlock()
        for block in book.blocks:
            self._write(block)
        self.cursor.endEditBlock()
        self.cursor = QTextCursor()
        return self.done

    def _write(self, block: Block) -> None:
        writers = {
            "title": self._heading,
            "heading": self._heading,
            "part": self._heading,
            "point": self._point,
            "reading": self._reading,
            "example": self._example,
            "table": self._table,
            "pictures": self._pictures,
        }
        writers.get(block.kind, self._text)(block)

    # Blocks

    def _begin(self, above: float, below: float, left: float = 0, hang: float = 0) -> QTextBlockFormat:
        """Begin a paragraph with this room around it (units); `hang` is how far its first line stands out."""
        made = QTextBlockFormat()
        unit = self.scale
        made.setTopMargin(above * unit)
        made.setBottomMargin(below * unit)
        made.setLeftMargin(left * unit)
        made.setTextIndent(-hang * unit)
        made.setLineHeight(124, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if hang:
            made.setTabPositions([QTextOption.Tab(left * unit, QTextOption.TabType.LeftTab)])
        self._open(made)
        return made

    def _open(self, made: QTextBlockFormat) -> None:
        if self._empty:
            self.cursor.setBlockFormat(made)
            self._empty = False
        else:
            self.cursor.insertBlock(made, QTextCharFormat())

    def _mark(self) -> None:
        self.done.starts.append(self.cursor.position())

    def _heading(self, block: Block) -> None:
        above, role, tone = {
            "title": (4, "display", self.theme.text),
            "heading": (30, "h1", self.theme.gold),
            "part": (18, "h2", self.theme.text),
        }[block.kind]
        made = self._begin(above, 8)
        made.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        made.setHeadingLevel({"title": 1, "heading": 2, "part": 3}[block.kind])
        self.cursor.setBlockFormat(made)
        self._mark()
        self._insert(block.words, self._look(font(role, self._size(block.words, role)), tone))

    def _size(self, words: str, role: str) -> float | None:
        """Return a smaller size for a heading with a word that is too wide for its line."""
        widest = max(width(role, word) for word in words.split())
        return None if widest <= self.room else 0.9 * self.room / widest * font(role).pixelSize() / self.scale

    def _text(self, block: Block) -> None:
        self._begin(0, 10)
        self._mark()
        self._line(block.line)

    def _point(self, block: Block) -> None:
        self._begin(0, 7, 22, 22)
        self._mark()
        self._insert("•\t", self._look(font("small", 10), self.theme.gold))
        self._line(block.line)

    def _reading(self, block: Block) -> None:
        self._begin(0, 9, INDENT, INDENT)
        self._mark()
        self._insert(f"{block.number}\t", self._look(font("num", 18), self.theme.gold))
        self._line(block.line)

    def _example(self, block: Block) -> None:
        """Write into a frame with a gold edge."""
        frame = QTextFrameFormat()
        frame.setBackground(QColor(self.theme.inset))
        frame.setBorder(1)
        frame.setBorderBrush(QBrush(QColor(self.theme.hair)))
        frame.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        frame.setPadding(12 * self.scale)
        frame.setTopMargin(6 * self.scale)
        frame.setBottomMargin(14 * self.scale)
        self.cursor.insertFrame(frame)
        made = QTextBlockFormat()
        made.setLineHeight(124, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        self.cursor.setBlockFormat(made)
        self._mark()
        self._line(block.line, self.theme.text2)
        self._leave()

    def _leave(self) -> None:
        """Go on below a frame or a table; the empty paragraph that Qt keeps there is made flat."""
        self.cursor.movePosition(QTextCursor.MoveOperation.End)
        self._empty = True

    def _table(self, block: Block) -> None:
        made = QTextTableFormat()
        made.setBorderCollapse(True)
        made.setBorder(1)
        made.setBorderBrush(QBrush(QColor(self.theme.line)))
        made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        made.setCellPadding(6 * self.scale)
        made.setTopMargin(4 * self.scale)
        made.setBottomMargin(14 * self.scale)
        made.setHeaderRowCount(1)
        made.setWidth(QTextLength(QTextLength.Type.FixedLength, self.room - 2))
        table = self.cursor.insertTable(len(block.rows), len(block.rows[0]), made)
        for y, row in enumerate(block.rows):
            for x, line in enumerate(row):
                cell = table.cellAt(y, x)
                if y == 0:
                    look = QTextCharFormat()
                    look.setBackground(QColor(self.theme.raised))
                    cell.setFormat(look)
                self.cursor = cell.firstCursorPosition()
                if x == y == 0:
                    self._mark()
                self._line(line, self.theme.gold if y == 0 else self.theme.text, small=True, strong=y == 0)
        self.cursor = QTextCursor(self.document)
        self._leave()

    def _pictures(self, block: Block) -> None:
        plate = Plate(block.faces, self.scale, self.room)
        name = f"plate:{next(NUMBERS)}"  # a document remembers pictures by their names
        self.done.plates[name] = plate
        made = self._begin(6, 0)
        made.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.cursor.setBlockFormat(made)
        image = QTextImageFormat()
        image.setName(name)
        image.setWidth(plate.size.width())
        image.setHeight(plate.size.height())
        image.setProperty(QTextFormat.Property.ImageAltText, block.words)
        self.cursor.insertImage(image)
        made = self._begin(0, 14)
        made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.cursor.setBlockFormat(made)
        self._mark()
        self._line(block.line, self.theme.text3, small=True)

    # Words

    def _line(self, line: Line, tone: str = "", small: bool = False, strong: bool = False) -> None:
        for span in line:
            self._span(span, tone or self.theme.text, "small" if small else "body", strong)

    def _span(self, span: Span, tone: str, role: str, strong: bool) -> None:
        if span.ours:
            self._ours()
            return
        bold = 700 if strong or span.strong else None
        look = self._look(font(role, weight=bold), tone)
        if span.to:
            look.setAnchor(True)
            look.setAnchorHref(f"#{span.to}")
            look.setForeground(QColor(self.theme.info))
            look.setFontUnderline(True)
        self._insert(span.words, look)

    def _ours(self) -> None:
        """Write the mark of a value that is ours, as a small word on a tinted ground."""
        look = self._look(font("cap", 14), self.theme.info)
        look.setBackground(faded(self.theme.info, 0.16))
        look.setToolTip(self.program.say(OURS_TOLD))
        self._insert(f"\u202f{self.program.say(OURS)}\u202f".replace(" ", "\u00a0"), look)

    @staticmethod
    def _look(made: QFont, tone: str) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setFont(made)
        look.setForeground(QColor(tone))
        return look

    def _insert(self, words: str, look: QTextCharFormat) -> None:
        self.cursor.insertText(words, look)
