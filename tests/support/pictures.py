"""A store of pictures for tests: every face has its own colour, at once and without a process."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QImage

from mystery_table.core.layout import Face


class PlainPictures(QObject):
    """Answers at once and remembers in which order it was asked."""

    ready = Signal(object, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[tuple[Face, int, int]] = []

    def get(self, face: Face, width: int, height: int) -> QImage:
        """Return a picture in the face's colour."""
        self.asked.append((face, width, height))
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(QColor.fromRgb(zlib.crc32("/".join(face).encode()) & 0xFFFFFF))
        return image

    def drop(self) -> None:
        """Forget nothing: nothing is under way."""

    def stop(self) -> None:
        """End nothing: there is no process."""

    def busy(self) -> bool:
        """Return whether something is being drawn: never."""
        return False
