"""The panel on the curtain that tells what happened in the meantime, as everybody saw it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTextDocument

from mystery_table.art.frames import star4
from mystery_table.core.words import Text
from mystery_table.ui.fonts import font
from mystery_table.ui.paint import LEFT, RIGHT, deco_panel, rule, seat_badge, write
from mystery_table.ui.program import Program
from mystery_table.ui.stage import LINE, MORE
from mystery_table.ui.theme import DARK, SeatMark


def paint_recap(
    p: QPainter, program: Program, rect: QRectF, lines: list[tuple[str, SeatMark | None]], hidden: int
) -> None:
    """Paint marked-up sentences with the badge of whom they are about, and how many are left out."""
    s, say = program.scale, program.say
    deco_panel(p, DARK, rect, 0.92)
    head = QRectF(rect.x() + 20 * s, rect.y() + 10 * s, rect.width() - 40 * s, 30 * s)
    write(p, head, say(Text("app", "While you were away")), "h3", DARK.gold, LEFT)
    write(p, head, say(Text("app", "seen by everybody")), "cap", DARK.text2, RIGHT)
    rule(p, DARK, head.x(), head.bottom() + 4, head.width())
    y = head.bottom() + 8 * s
    for html, mark in lines:
        _line(p, QRectF(head.x(), y, head.width(), LINE * s), html, mark)
        y += LINE * s
    if hidden:
        words = say(Text("app", "and %n more", (), hidden))
        write(p, QRectF(head.x(), y, head.width(), MORE * s), words, "cap", DARK.text2, LEFT)


def _line(p: QPainter, rect: QRectF, html: str, mark: SeatMark | None) -> None:
    side = rect.height() * 0.66
    if mark is not None:
        seat_badge(p, mark, QPointF(rect.x() + side / 2, rect.center().y()), side)
    else:
        star4(p, rect.x() + side / 2, rect.center().y(), side * 0.3, DARK.gold)
    text = rect.adjusted(side + 12, 0, 0, 0)
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setHtml(f'<span style="color:{DARK.text}">{html}</span>')
    document.setTextWidth(text.width())
    for px in (16, 14, 13, 12):
        document.setDefaultFont(font("body", px))
        if document.size().height() <= rect.height():
            break
    p.save()
    p.translate(text.x(), text.y() + (text.height() - document.size().height()) / 2)
    document.drawContents(p)
    p.restore()
