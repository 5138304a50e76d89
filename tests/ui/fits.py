"""Measures whether everything written on a screen can be read whole, and whether anything overlaps."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QPushButton, QWidget

from mystery_table.ui.fonts import fitted
from mystery_table.ui.widgets import CheckBox, ComboBox, FitWords, NameLabel

SLACK = 2


def faults(root: QWidget) -> list[str]:
    """Return one line for each thing below `root` that is cut, elided or covered by its neighbour."""
    found: list[str] = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisibleTo(root):
            found += _cut(widget)
            found += _overlaps(widget)
    return found


def _cut(widget: QWidget) -> Iterator[str]:
    words = _too_small(widget)
    if words is not None:
        yield f"{type(widget).__name__} “{words}” is cut at {widget.width()} x {widget.height()}"


def _too_small(widget: QWidget) -> str | None:
    """Return the words of a widget if they do not fit into it."""
    if isinstance(widget, QLabel):
        return widget.text() if widget.text() and _label_is_cut(widget) else None
    if isinstance(widget, QPushButton):
        need = widget.sizeHint()
        cut = need.width() > widget.width() + SLACK or need.height() > widget.height() + SLACK
        return widget.text() if cut and widget.text() else None
    if isinstance(widget, CheckBox):
        return widget.text() if widget.heightForWidth(widget.width()) > widget.height() + SLACK else None
    if isinstance(widget, NameLabel):
        return _elided(widget._words, widget.width(), widget._role, widget._px)
    if isinstance(widget, ComboBox):
        scale = widget._program.scale
        return _elided(widget.currentText(), widget.width() - 45 * scale, *widget._type)
    if isinstance(widget, FitWords):
        made, flags = widget.fitting()
        need = QFontMetricsF(made).boundingRect(QRectF(widget.rect()), flags, widget._words)
        fits = need.height() <= widget.height() + SLACK and need.width() <= widget.width() + SLACK
        return None if fits else widget._words
    return None


def _elided(words: str, room: float, role: str, px: float | None) -> str | None:
    return words if fitted(words, room + SLACK, role, px)[1] != words else None


def _label_is_cut(label: QLabel) -> bool:
    if not label.wordWrap():
        return label.sizeHint().width() > label.width() + SLACK
    metrics = QFontMetricsF(label.font())
    widest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
    return widest > label.width() + SLACK or label.heightForWidth(label.width()) > label.height() + SLACK


def _overlaps(parent: QWidget) -> Iterator[str]:
    """Yield children that lie outside their parent or on one another."""
    layout = parent.layout()
    if layout is None or isinstance(parent, QAbstractScrollArea):
        return
    children = [c for c in parent.children() if isinstance(c, QWidget) and c.isVisibleTo(parent)]
    children = [c for c in children if not c.isWindow() and layout.indexOf(c) >= 0 or _is_laid(c, parent)]
    bounds = parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for at, child in enumerate(children):
        if not bounds.contains(child.geometry()):
            yield f"{_named(child)} {_box(child)} sticks out of {_named(parent)} {_box(parent)}"
        for other in children[at + 1 :]:
            shared = child.geometry().intersected(other.geometry())
            if shared.width() > SLACK and shared.height() > SLACK:
                yield f"{_named(child)} lies on {_named(other)} in {_named(parent)}"


def _is_laid(child: QWidget, parent: QWidget) -> bool:
    return not child.isWindow() and child.parentWidget() is parent


def _named(widget: QWidget) -> str:
    words = getattr(widget, "text", lambda: "")() if not isinstance(widget, QWidget) else ""
    if isinstance(widget, QLabel | QPushButton):
        words = widget.text()
    return f"{type(widget).__name__} “{words or widget.accessibleName()}”"


def _box(widget: QWidget) -> tuple[int, int, int, int]:
    rect: QRect = widget.geometry()
    return rect.x(), rect.y(), rect.width(), rect.height()
