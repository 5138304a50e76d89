"""Widgets that are windows by mistake: shown before they have a place, they flash and take the focus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

MEANT = (QMainWindow, QDialog, QMenu)
SMALL = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
"""Lists that open below a field, and tooltips."""


class _Watch(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and _is_stray(watched):
            self.found.append(repr(watched))
        return False


def _is_stray(widget: QWidget) -> bool:
    return widget.isWindow() and not isinstance(widget, MEANT) and widget.windowType() not in SMALL


@contextmanager
def strays() -> Iterator[list[str]]:
    """Collect what is shown as a window and is none, from now to the end of the block."""
    watch, application = _Watch(), QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    try:
        yield watch.found
    finally:
        application.removeEventFilter(watch)
