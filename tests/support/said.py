"""What can be read on the screen and heard from it, and the words of it that are not Russian."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from mystery_table.ui.window import MainWindow
from tests.screens.measure import elisions

KEYS = {"Alt", "Backspace", "Ctrl", "Del", "Enter", "Esc", "Shift", "Space", "Tab"}
OWN = {"English", "Español", "Qt"}
"""Languages and what the program is made with are called by their own names."""


def spoken(thing: QAccessibleInterface) -> Iterator[str]:
    """Yield what a screen reader finds on a thing and all below it."""
    yield thing.text(QAccessible.Text.Name)
    for i in range(thing.childCount()):
        child = thing.child(i)
        if child is not None:
            yield from spoken(child)


def shown(widget: QWidget) -> Iterator[str]:
    """Yield what a widget shows, or says when it is asked."""
    for part in ("text", "toolTip", "windowTitle", "accessibleName", "accessibleDescription"):
        if not isinstance(widget, QLineEdit) or part != "text":
            said = getattr(widget, part, str)
            yield said() if callable(said) else ""  # a panel may keep its text field under that name
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(i) for i in range(widget.count()))


def words_on(window: MainWindow) -> set[str]:
    """Return everything that can be read on the window and the dialogs over it, or heard from them."""
    found: set[str] = set()
    with elisions() as painted:
        for top in [w for w in QApplication.topLevelWidgets() if w.isVisible()]:
            if top is not window and top.parentWidget() is None:
                continue
            for _ in range(3):
                QApplication.processEvents()
            top.grab()
            for widget in [top, *top.findChildren(QWidget)]:
                found |= set(shown(widget))
            found |= set(spoken(QAccessible.queryAccessibleInterface(top)))
    return found | set(painted)


def latin(said: str, names: set[str], known: set[str]) -> list[str]:
    """Return the Latin words of a sentence that are neither names of things nor known words."""
    for name in names:
        said = said.replace(name, "")
    said = re.sub(r"\S*/\S*|--[a-z-]+", "", said.replace("\u200b", ""))  # folders and options are no words
    return [word for word in re.findall(r"[A-Za-z]{2,}", said) if word not in known and not word.isupper()]
