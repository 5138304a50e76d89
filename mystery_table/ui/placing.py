"""Where the window stands: the place it had, brought onto a screen that is there (D2)."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

LEAST = QSize(1024, 640)
"""The smallest window, where the screen has room for it."""


def placed(wanted: tuple[int, int, int, int] | None, screens: list[QRect]) -> QRect | None:
    """Return a window's place, moved and cut so that it lies on a screen that is there; None without one.

    `screens` are the rooms of the screens present, the main one first.
    """
    if wanted is None or not screens:
        return None
    rect = QRect(*wanted)
    shared = [screen.intersected(rect) for screen in screens]
    areas = [max(0, part.width()) * max(0, part.height()) for part in shared]
    home = screens[areas.index(max(areas))]
    width = min(max(rect.width(), min(LEAST.width(), home.width())), home.width())
    height = min(max(rect.height(), min(LEAST.height(), home.height())), home.height())
    left = min(max(rect.x(), home.x()), home.x() + home.width() - width)
    top = min(max(rect.y(), home.y()), home.y() + home.height() - height)
    return QRect(left, top, width, height)
