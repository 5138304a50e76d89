"""Measures whether everything written on a screen can be read whole, and whether anything overlaps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QPushButton, QWidget

from mystery_table.ui.fields import CheckBox, ComboBox
from mystery_table.ui.fonts import fitted
from mystery_table.ui.widgets import FitWords, NameLabel

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
    for kind, words in MEASURED:
        if isinstance(widget, kind):
            return words(widget) or None
    return None


def _of_label(label: QLabel) -> str:
    return label.text() if label.text() and _label_is_cut(label) else ""


def _of_button(button: QPushButton) -> str:
    need = button.sizeHint()
    cut = need.width() > button.width() + SLACK or need.height() > button.height() + SLACK
    return button.text() if cut else ""


def _of_switch(switch: CheckBox) -> str:
    return switch.text() if switch.heightForWidth(switch.width()) > switch.height() + SLACK else ""


def _of_name(label: NameLabel) -> str:
    return _elided(label._words, label.width(), label._role, label._px)


def _of_list(box: ComboBox) -> str:
    return _elided(box.currentText(), box.width() - 45 * box._program.scale, *box._type)


def _of_fitting(words: FitWords) -> str:
    made, flags = words.fitting()
    need = QFontMetricsF(made).boundingRect(QRectF(words.rect()), flags, words._words)
    fits = need.height() <= words.height() + SLACK and need.width() <= words.width() + SLACK
    return "" if fits else words._words


MEASURED: tuple[tuple[type[QWidget], Callable[[Any], str]], ...] = (
    (QLabel, _of_label),
    (QPushButton, _of_button),
    (CheckBox, _of_switch),
    (NameLabel, _of_name),
    (ComboBox, _of_list),
    (FitWords, _of_fitting),
)
"""How each kind of widget is measured: the function returns its words if they do not fit."""


def _elided(words: str, room: float, role: str, px: float | None) -> str:
    return words if fitted(words, room + SLACK, role, px)[1] != words else ""


def _label_is_cut(label: QLabel) -> bool:
    if not label.wordWrap():
        return label.sizeHint().width() > label.width() + SLACK
    metrics = QFontMetricsF(label.font())
    words = re.split("[\\s\u200b]+", label.text())  # Qt wraps at a space without width, too
    widest = max(map(metrics.horizontalAdvance, words))
    return widest > label.width() + SLACK or label.heightForWidth(label.width()) > label.height() + SLACK


def _overlaps(parent: QWidget) -> Iterator[str]:
    """Yield children that lie outside their parent or on one another."""
    layout = parent.layout()
    if layout is None or isinstance(parent, QAbstractScrollArea):
        return
    children = [c for c in parent.children() if isinstance(c, QWidget) and c.isVisibleTo(parent)]
    children = [c for c in children if not c.isWindow()]
    bounds = parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for at, child in enumerate(children):
        if not bounds.contains(child.geometry()):
            yield f"{_named(child)} {_box(child)} sticks out of {_named(parent)} {_box(parent)}"
        for other in children[at + 1 :]:
            shared = child.geometry().intersected(other.geometry())
            if shared.width() > SLACK and shared.height() > SLACK:
                yield f"{_named(child)} lies on {_named(other)} in {_named(parent)}"


def _named(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QPushButton) else ""
    return f"{type(widget).__name__} “{words or widget.accessibleName()}”"


def _box(widget: QWidget) -> tuple[int, int, int, int]:
    rect: QRect = widget.geometry()
    return rect.x(), rect.y(), rect.width(), rect.height()
