"""Finds text that is cut or covered: in widgets by their size, in paintings by what they elide."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from mystery_table.ui import fonts, paint
from mystery_table.ui.fields import CheckBox
from tests.screens.scenes import NAMES

PAINTERS = (fonts, paint)
"""Modules that shorten lines."""

SLACK = 2
"""Pixels by which rounding may differ."""


@contextmanager
def elisions() -> Iterator[list[str]]:
    """Collect every line that a painter had to cut while the block ran."""
    found: list[str] = []
    fitted = fonts.fitted

    def watched(words: str, room: float, role: str, px: float | None = None, **how: Any) -> tuple[QFont, str]:
        font, shown = fitted(words, room, role, px, **how)
        if shown != words:
            found.append(words)
        return font, shown

    for module in PAINTERS:
        setattr(module, "fitted", watched)  # noqa: B010 - mypy knows no such attribute of a module
    try:
        yield found
    finally:
        for module in PAINTERS:
            setattr(module, "fitted", fitted)  # noqa: B010


def faults(root: QWidget, elided: list[str]) -> list[str]:
    """Return everything that is cut or covered on a screen; names of players may be shortened."""
    cut = [words for words in dict.fromkeys(elided) if words not in NAMES]
    return [*cut, *cut_widgets(root), *map(" | ".join, overlapping(root))]


def cut_widgets(root: QWidget) -> list[str]:
    """Return what labels and buttons that can be seen have no room for."""
    found = [label.text() for label in root.findChildren(QLabel) if _seen(label) and _is_cut(label)]
    found += [s.text() for s in root.findChildren(CheckBox) if _switch_is_cut(s)]
    buttons = [b for b in root.findChildren(QAbstractButton) if not isinstance(b, CheckBox)]
    return found + [b.text() for b in buttons if _seen(b) and b.text() and _button_is_cut(b)]


def _switch_is_cut(switch: CheckBox) -> bool:
    """Return whether a switch, whose words wrap, has too little height for them."""
    return _seen(switch) and switch.heightForWidth(switch.width()) > switch.height() + SLACK


def _seen(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def _is_cut(label: QLabel) -> bool:
    if not label.text() or label.textFormat() == Qt.TextFormat.RichText:
        return False
    room = label.contentsRect()
    metrics = QFontMetricsF(label.font())
    if not label.wordWrap():
        return metrics.horizontalAdvance(label.text()) > room.width() + SLACK
    flags = Qt.TextFlag.TextWordWrap.value
    needed = metrics.boundingRect(QRect(0, 0, room.width(), 10_000).toRectF(), flags, label.text())
    return needed.height() > room.height() + SLACK or needed.width() > room.width() + SLACK


def _button_is_cut(button: QAbstractButton) -> bool:
    """Return whether a button's words are wider than its inside; icon and padding are counted."""
    metrics, lines = QFontMetricsF(button.font()), button.text().replace("&&", "&").split("\n")
    words = max(map(metrics.horizontalAdvance, lines))
    if metrics.height() * len(lines) > button.height() + SLACK:
        return True
    icon = button.iconSize().width() + 4 if not button.icon().isNull() else 0
    return words + icon > button.width() - 4 + SLACK


def overlapping(root: QWidget) -> list[tuple[str, str]]:
    """Return pairs of labels and buttons with words that cover each other within one parent."""
    seen = [w for w in root.findChildren(QWidget) if _has_words(w) and _seen(w)]
    return [
        (_words(first), _words(second))
        for i, first in enumerate(seen)
        for second in seen[i + 1 :]
        if first.parentWidget() is second.parentWidget() and _covers(first, second)
    ]


def _has_words(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton) and bool(widget.text())


def _words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _covers(first: QWidget, second: QWidget) -> bool:
    shared = first.geometry().intersected(second.geometry())
    return shared.width() > SLACK and shared.height() > SLACK
