"""The guide of a guided match on its page: what it says, what it points at, what a person does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from mystery_table.core import tutorial
from mystery_table.core.state import Observation
from mystery_table.core.tutorial import Guide, Lesson, Reached
from mystery_table.core.words import Said, Text
from mystery_table.ui.access import announce
from mystery_table.ui.guidebar import FINISH, NEXT, SKIP, GuideBar, Ring
from mystery_table.ui.keys.bind import Shortcut

if TYPE_CHECKING:
    from mystery_table.ui.parts import MatchParts

MOST = 0.3
"""Share of the page that the guide may take; beyond it, its words shrink."""


class Guiding(QObject):
    """Joins a guide with the page of its match. Everything it says comes from what the person sees."""

    def __init__(self, page: MatchParts, guide: Guide) -> None:
        super().__init__(page)
        self.page, self.guide, self.program = page, guide, page.program
        self.bar = GuideBar(page.program)
        self.rings: list[Ring] = []
        self._behind: int | None = None
        """An earlier lesson that is read again."""
        self._told: tuple[int, str] | None = None
        self.bar.back.connect(self.back)
        self.bar.further.connect(self.further)
        self.bar.left.connect(self.leave)
        Shortcut(page.program, "guide_on", page, self.further)
        Shortcut(page.program, "guide_back", page, self.back)
        page.table.arranged.connect(self.point)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._settle)
        for part in (page, *self._above()):
            part.installEventFilter(self)
        page.concealed.connect(self.conceal)

    @staticmethod
    def of(page: MatchParts) -> Guiding | None:
        """Join a page with its guide and put the bar over the table; None for a match that is not guided."""
        guide = Guide.of(page.match)
        if guide is None:
            return None
        made = Guiding(page, guide)
        page.column.insertWidget(1, made.bar)
        return made

    # Where the match stands

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is due, None when all is said."""
        at = self.reached().at
        return None if self.over else self.guide.lessons[at]

    @property
    def over(self) -> bool:
        """Whether there is nothing more to say."""
        return self.guide.gone or self.reached().at >= len(self.guide.lessons)

    def reached(self) -> Reached:
        """Return how far the match has come."""
        driver = self.page.driver
        mine = driver.match.seating.seats(driver.looker) if driver.looker is not None else ()
        return self.guide.reached(driver.visible(), mine)

    def shown(self) -> int:
        """Return the lesson that is on the screen."""
        at = self.reached().at
        return at if self._behind is None else min(self._behind, at)

    # What a person does

    def further(self) -> None:
        """Go to the next lesson: read on, or skip what is to be done."""
        if self.over or self.page.looking() is None:
            return
        at, shown = self.reached().at, self.shown()
        if shown < at:
            self._behind = shown + 1 if shown + 1 < at else None
        else:
            self.guide.go_past(at)
        self.refresh()

    def back(self) -> None:
        """Read again what was said before."""
        if not self.over and self.page.looking() is not None and self.shown() > 0:
            self._behind = self.shown() - 1
            self.refresh()

    def leave(self) -> None:
        """Go on without the guide."""
        self.guide.leave()
        self.refresh()
        self.page.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is shown

    def refresh(self) -> None:
        """Say what is to be said now."""
        observation = self.page.looking()
        if observation is None:
            self.conceal()
            return
        self.bar.setVisible(not self.over and self.page.past is None)
        if self.over:
            self._unpoint()
            return
        reached, shown = self.reached(), self.shown()
        if shown >= reached.at:
            self._behind = None
        said = self.page.script.say(self._words(observation, reached, shown))
        lessons = self.guide.lessons
        due = shown < reached.at or lessons[shown].read
        self.bar.show_lesson(shown, len(lessons), said, shown > 0, self._further(shown, due), due)
        self.fit()
        self.point()
        if self._told != (shown, said):
            self._told = (shown, said)
            announce(self.bar, said)

    def _words(self, observation: Observation, reached: Reached, shown: int) -> Said:
        lesson = self.guide.lessons[shown]
        if not reached.astray or shown != reached.at:
            return lesson.words(observation)
        if lesson.instead is not None:
            return lesson.instead
        if lesson.does is None:  # it waits for what happens, and every move leads there
            return lesson.words(observation)
        return Text("app", "That can be done, too. {0}", (lesson.words(observation),))

    def _further(self, shown: int, due: bool) -> Text:
        if not due:
            return SKIP
        last = shown == len(self.guide.lessons) - 1
        return FINISH if last else NEXT

    def fit(self) -> None:
        """Give the bar the height that the longest lesson needs, so that the table stays where it is."""
        observation = self.page.looking()
        if observation is None or self.over:
            return
        said = [lesson.words(observation) for lesson in self.guide.lessons]
        self.bar.fit(list(map(self.page.script.say, said)), round(self.page.height() * MOST))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Point anew when the window has another size, or something comes to lie over the table."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._later.start(0)
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        self.fit()
        self.point()

    def conceal(self) -> None:
        """Leave nothing on the screen: the curtain closes."""
        self._unpoint()
        self._behind, self._told = None, None
        self.bar.forget()

    # Rings

    def places(self) -> dict[str, QRect | None]:
        """Return where on the page each thing is that is pointed at, None for what is not to be seen."""
        observation = self.page.looking()
        if observation is None or self.over or self.page.past is not None:
            return {}
        targets = self.guide.lessons[self.shown()].targets(observation)
        return {target: self._place(target) for target in targets}

    def _place(self, target: str) -> QRect | None:
        found = (rect for name in target.split("|") if (rect := self._found(name)) is not None)
        return next(found, None)

    def _found(self, target: str) -> QRect | None:
        widget = self._widget(target)
        if widget is not None:
            return self._rect(widget) if widget.isVisible() else None
        table = self.page.table
        if not table.isVisible() or target not in {*table.spots, *table.found}:
            return None
        box = table.spots[target] if target in table.spots else table.found[target].box
        corner = self._rect(table.viewport()).topLeft()
        inner = QRect(round(box.x), round(box.y), round(box.w), round(box.h)).translated(corner)
        return None if self._is_covered(inner) else inner

    def _is_covered(self, rect: QRect) -> bool:
        """Return whether a card shown large, or the drawer of a compact window, lies over a place."""
        over = [part for part in self._above() if part.parentWidget() is self.page.table]
        return any(part.isVisible() and self._rect(part).intersects(rect) for part in over)

    def _above(self) -> tuple[QWidget, ...]:
        return self.page.side, self.page.zoom, self.page.compare

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.page, widget.rect().topLeft()), widget.size())

    def _widget(self, target: str) -> QWidget | None:
        page = self.page
        if target in (tutorial.LOG, tutorial.TAB):
            docked = self.program.form != "compact"
            tabs = list(page.side.tabs if docked else page.rail.buttons)
            number = 0 if target == tutorial.LOG else 2
            return tabs[number] if number < len(tabs) else None
        found: dict[str, QWidget] = {
            tutorial.HIDE: page.bar.cover_button,
            tutorial.MOVES: page.bar.icons["moves"],
            tutorial.HINT: page.bar.icons["hint"],
            tutorial.HELP: page.bar.icons["help"],
            tutorial.UNDO: page.bar.icons["undo"],
            tutorial.BUTTONS: page.block,
            tutorial.END: page.end,
        }
        if target == tutorial.HEAD:
            return next((panel for panel in page.panels if panel.place == "head"), None)
        return found.get(target)

    def point(self) -> None:
        """Lay rings round what the lesson on the screen talks about."""
        rects = [rect for rect in self.places().values() if rect is not None]
        while len(self.rings) < len(rects):
            self.rings.append(Ring(self.program, self.page))
        for ring, rect in zip(self.rings, rects, strict=False):
            ring.surround(rect)
        for ring in self.rings[len(rects) :]:
            ring.hide()

    def _unpoint(self) -> None:
        for ring in self.rings:
            ring.hide()
