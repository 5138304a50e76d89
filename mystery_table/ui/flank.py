"""What stands beside the table: side panel, rail and the game's panels, docked or as a drawer over it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from mystery_table.ui.faces import Faces
from mystery_table.ui.games.panel import Panel, Sight
from mystery_table.ui.program import Program
from mystery_table.ui.side import Rail, SidePanel
from mystery_table.ui.table.view import TableView


class Flank:
    """Arranges them around a table; in compact windows the rail opens the side panel over it."""

    def __init__(
        self, program: Program, faces: Faces, table: TableView, kinds: Iterable[type[Panel]], seats: bool
    ) -> None:
        """`kinds` are the panels; `seats`: with a tab of who sits where."""
        self.program, self.table = program, table
        self.side, self.rail = SidePanel(program, faces, seats), Rail(program, seats)
        self.panels = [kind(program, faces) for kind in kinds]
        self._sight: Sight | None = None
        """For tabs that are opened; those out of sight work nothing out."""
        self.row = QHBoxLayout()
        self.row.setSpacing(0)
        for panel in self.panels:
            self._seat(panel)

    def build(self) -> None:
        """Add both to the row, at the right of what is there already."""
        self.row.addWidget(self.rail)
        self.row.addWidget(self.side)

    def _seat(self, panel: Panel) -> None:
        panel.setAccessibleName(self.program.say(panel.title))
        if panel.place == "tab":
            self.side.add_tab(panel.title, panel, panel.first, panel.wide)
            self.rail.add_button(panel.glyph, panel.title, panel.first)
            panel.opened.connect(partial(self._catch_up, panel))
        elif panel.place == "head":
            self.side.head.addWidget(panel)
        else:
            panel.setParent(self.table.viewport())
            panel.hide()

    def fit(self) -> None:
        """Give the side panel its place: docked, or a drawer over the table in compact windows."""
        compact = self.program.form == "compact"
        self.rail.setVisible(compact)
        self.table.unit = self.program.unit
        docked = self.side.parentWidget() is not self.table
        if compact and docked:
            self.row.removeWidget(self.side)
            self.side.setParent(self.table)
            self.side.hide()
        elif not compact and not docked:
            self.row.addWidget(self.side)
            self.side.show()
        self.side.setFixedWidth(self.side.width_now())

    def dock(self) -> None:
        """Put a drawer to the table's edge, and panels over their areas of the table."""
        if self.side.parentWidget() is self.table:
            left = self.table.width() - self.side.width()
            self.side.setGeometry(left, 0, self.side.width(), self.table.height())
        for panel in self.panels:
            if panel.place == "area":
                self._dock_panel(panel)

    def _dock_panel(self, panel: Panel) -> None:
        place = self.table.found.get(panel.area)
        panel.setVisible(place is not None)
        if place is not None:
            box = place.box
            panel.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))

    def open(self, tab: int) -> None:
        """Open the side panel at a tab; a drawer covers part of the table until it is asked for again."""
        open_at = self.side.isVisible() and self.side.pages.currentIndex() == tab
        self.side.tabs[tab].click()
        page = self.side.pages.widget(tab)
        if self.program.form == "compact":
            self.side.setVisible(not open_at)
            self.side.raise_()
        shown = page if page is not None and self.side.isVisible() else self.table
        shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_panel(self, panel: Panel) -> None:
        """Open the tab of a panel."""
        self.open(self.side.pages.indexOf(panel))

    def show_sight(self, sight: Sight) -> None:
        """Let the panels show what may be seen; a tab in the background does when it is opened."""
        before, self._sight = self._sight, sight
        for panel in self.panels:
            if panel.place != "tab" or panel.isVisible():
                panel.show_sight(sight)
            elif before is not None and before.observation.seat != sight.observation.seat:
                panel.conceal()

    def _catch_up(self, panel: Panel) -> None:
        if self._sight is not None:
            panel.show_sight(self._sight)

    def conceal(self) -> None:
        """Leave nothing of a seat on any of them."""
        self._sight = None
        self.side.log.show_entries([])
        self.side.seats.clear()
        for panel in self.panels:
            panel.conceal()

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        self.side.restyle()
        self.rail.restyle()
        for panel in self.panels:
            panel.setAccessibleName(self.program.say(panel.title))
            panel.restyle()
