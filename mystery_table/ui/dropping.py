"""Files that are dropped on a window: `.mystery` files are taken, everything else is left alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from mystery_table.core.files import SUFFIX


def matches_in(data: QMimeData) -> list[Path]:
    """Return the matches among what is dragged."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix == SUFFIX]


class Dropping(QObject):
    """Lets a widget take matches that are dropped on it; `dropped` carries their paths."""

    dropped = Signal(list)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Accept a drag that brings matches, and take them when they are let go."""
        if isinstance(event, QDropEvent):  # of which a drag that enters is one too
            found = matches_in(event.mimeData())
            if not found:
                return False
            event.acceptProposedAction()
            if not isinstance(event, QDragEnterEvent) and event.type() == QEvent.Type.Drop:
                self.dropped.emit(found)
            return True
        return super().eventFilter(watched, event)
