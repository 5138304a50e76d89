"""Everything that a screen reader finds in a window, and all tooltips."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

DEPTH = 12
KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def heard(widget: QWidget) -> str:
    """Return names, descriptions, values and texts of the accessible tree, then tooltips, line by line."""
    found: list[str] = []
    _walk(QAccessible.queryAccessibleInterface(widget), 0, found)
    found.extend(child.toolTip() for child in widget.findChildren(QWidget))
    return "\n".join(found)


def _walk(thing: QAccessibleInterface | None, depth: int, found: list[str]) -> None:
    if thing is None or not thing.isValid() or depth > DEPTH:
        return
    found.extend(thing.text(kind) for kind in KINDS)
    text = thing.textInterface() if hasattr(thing, "textInterface") else None
    if text is not None:
        found.append(text.text(0, text.characterCount()))
    for at in range(thing.childCount()):
        _walk(thing.child(at), depth + 1, found)
