"""The parts of the match page and what they show: one observation at a time, nothing behind the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mystery_table import games
from mystery_table.core import hints
from mystery_table.core.choice import Choice
from mystery_table.core.layout import Layout
from mystery_table.core.match import WHOLE, open_match
from mystery_table.core.rulebook import has_rules
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.core.words import Text
from mystery_table.ui.actions import ActionBlock
from mystery_table.ui.awards import earned
from mystery_table.ui.compare import Compare
from mystery_table.ui.curtain import Curtain
from mystery_table.ui.driver import Driver
from mystery_table.ui.end import EndPage
from mystery_table.ui.faces import Faces
from mystery_table.ui.flank import Flank
from mystery_table.ui.games import panels
from mystery_table.ui.games.panel import Notebook, Sight
from mystery_table.ui.guide import Guiding
from mystery_table.ui.hints import Hints
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.moves import MovesDialog
from mystery_table.ui.program import Program
from mystery_table.ui.script import Script
from mystery_table.ui.table.view import TableView
from mystery_table.ui.topbar import TopBar
from mystery_table.ui.zoom import Zoom

if TYPE_CHECKING:
    from mystery_table.ui.replay import ReplayView

FLAT = 3
"""An action area so many times as wide as high has its words and buttons side by side."""
STANDING = "standing order"
"""Instead of a verb: a button that gives a standing order."""
END_DELAY = 900
"""Milliseconds in which the last move can be seen before the score covers the table."""


class MatchParts(QWidget):
    """Bar, table, side panel, action block and end of a match, arranged and filled; it decides nothing."""

    left = Signal()
    again = Signal(int)
    """A rematch was set up: its number."""
    settings_wanted = Signal()
    help_wanted = Signal()
    """The rules are to be read at this place."""
    concealed = Signal()
    """Everything of a seat was taken off the screen; what lies over the window must go too."""

    def __init__(self, program: Program, match_id: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program = program
        self.match = open_match(program.store, match_id)
        game = self.match.game.id
        self.maker = games.module(game, "table")
        self.driver = Driver(self.match, program.settings.bot_pace, self)
        self.driver.practice = program.settings.free_undo
        self.faces = Faces(program, lambda: self.match.seating)
        self.script = Script(program, self.match, self.faces)
        self.hints = Hints(self.driver, self.script, self)
        self.table = TableView(program, self.faces, games.module(game, "about").ABOUT.hue)
        self.block = ActionBlock(program, has_rules(game))
        self.flank = Flank(program, self.faces, self.table, panels(game), seats=True)
        self.side, self.rail, self.panels = self.flank.side, self.flank.rail, self.flank.panels
        self.bar, self.end = TopBar(program), EndPage(program, self.faces, self.table.hue)
        self.zoom, self.compare = Zoom(self.faces, self.table), Compare(self.faces, self.table)
        self.curtain: Curtain | None = None
        self.moves: MovesDialog | None = None
        self.past: ReplayView | None = None
        """What is looked back at in place of everything else, None while the match is shown as it is now."""
        self.keys: list[Shortcut] = []
        self.leave_key: Shortcut
        """Goes back to the start page."""
        self.refusal, self.cited = "", ""  # a sentence, and the place of the rule that it names
        self._passing: Action | None = None
        self._shown: Seat | None = None
        """The seat whose view the table shows."""
        self._build()
        self.guiding = Guiding.of(self)

    def _build(self) -> None:
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        self.row = self.flank.row
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.end)
        self.row.addWidget(self.stack, 1)
        self.flank.build()
        column.addLayout(self.row, 1)
        self.setFocusProxy(self.table)

    def fit(self) -> None:
        """Give the side panel its place: docked, or a drawer over the table in compact windows."""
        if self.past is not None:
            return
        self.flank.fit()
        self._dock()

    def _dock(self) -> None:
        """Put the action block where the layout has room for it, else into the side panel."""
        self.flank.dock()
        place = self.table.found.get("action")
        self.block.lay_flat(place is not None and place.box.w > FLAT * place.box.h)
        if place is None:
            if self.block.parentWidget() is not self.side:
                self.side.dock.addWidget(self.block)
                self.block.show()
            return
        if self.block.parentWidget() is not self.table.viewport():
            self.side.dock.removeWidget(self.block)
            self.block.setParent(self.table.viewport())
            self.block.show()
        box = place.box
        self.block.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
        self.block.raise_()

    @property
    def hidden(self) -> bool:
        """Whether the curtain is closed."""
        return self.curtain is not None and self.curtain.closed

    def layout_now(self, observation: Observation) -> Layout:
        """Return the game's whole layout for this window."""
        made: Layout = self.maker.layout(observation, self.program.form)
        return made

    def _arranged(self, observation: Observation, choice: Choice) -> Layout:
        """Return what of the layout the game's panels let be seen."""
        made = self.layout_now(observation)
        if self.panels:
            sight = self._sight(observation, choice)
            for panel in self.panels:
                made = panel.arrange(made, sight)
        return made

    def looking(self) -> Observation | None:
        """Return what may be shown now: nothing behind the curtain, the first seat's view of bots alone."""
        if not self.match.seating.persons():
            return self.match.session.observe(0)
        return self.driver.observation()

    def refresh(self, moving: bool = True) -> None:
        """Show what the looking person sees now; behind the curtain nothing."""
        observation = self.looking()
        if observation is None:
            return
        self.refusal, self.cited, self._passing = "", "", None
        self.table.motion.speed = self._speed()
        self.table.confirm_drops = self.program.settings.confirm
        choice = Choice(self.driver.legal(), self.maker.gesture)
        choice.take_up(self.hints.gesture() or self.driver.half_made())
        self.table.suggested = self.hints.action
        if self.hints.shown is not None:
            choice.turned = self.table.turning.over(choice.made)
        elif moving and observation.seat == self._shown:
            choice.hold(self.table.choice.piece)
        self._shown = observation.seat
        self.table.show_layout(self._arranged(observation, choice), choice, moving)
        self._dock()
        self._show_turn()
        self._show_actions()
        self.side.log.show_entries(self.script.entries(self.driver.visible()))
        looker = self.driver.looker
        self.side.seats.show_seats(
            self.match.seating, self.match.seating.seats(looker) if looker is not None else ()
        )
        able, why = self.driver.may_undo()
        self.bar.show_undo(able, self.program.say(why) if why is not None else "", self.driver.may_redo())
        self._show_panels()
        self._show_end(observation)
        self._show_guide()
        name = self.program.say(Text("app", "Mystery Table"))
        self.window().setWindowTitle(f"{self.script.title()} · {name}")

    def _roomy(self) -> bool:
        """Return whether there is room for the check list of a turn: a guide says what is to be done, too."""
        return self.guiding is None or self.guiding.over or self.program.form != "compact"

    def _show_guide(self) -> None:
        if self.guiding is not None:
            self.guiding.refresh()

    def _speed(self) -> float:
        if self.program.still:
            return 0.0
        return {"fast": 2.0, "slow": 0.5}.get(self.program.settings.animation, 1.0)

    def _show_turn(self, _seat: int = -1) -> None:
        observation = self.looking()
        if observation is not None:
            self.bar.show_match(self.script.game(), self.script.status(observation))
            words, seat = self.script.turn(observation, bool(self.driver.legal()))
            self.bar.banner.show_turn(words, None if seat is None else self.faces.marks()[seat])

    def _show_actions(self) -> None:
        observation = self.looking()
        if observation is None:
            return
        choice, able = self.table.choice, bool(self.driver.legal())
        place, primary, hint = self.table.turning.place(), "", self.hints.action
        ready = hint or (choice.ready if place is None else choice.would(place))
        if ready is not None:
            primary = self.script.button(observation, ready)
        elif able and choice.pieces():
            primary = self.script.missing(observation, choice.made)
            primary = primary or self.script.wanted(observation, choice.piece is not None)
        self.block.show_state(
            self._sentence(observation, able),
            self.script.tasks(observation, choice.made) if able and hint is None and self._roomy() else [],
            primary,
            ready is not None,
            [
                *((self.script.button(observation, a), a) for a in choice.buttons() if a != hint),
                *self._orders(observation.seat, able),
            ],
            bool(choice.made or choice.piece or hint),
        )
        self._say_below(able)

    def _say_below(self, able: bool) -> None:
        """Say below the check list why something is not legal, or else the hint."""
        said = self.hints.words
        hint = self.script.say(said) if said is not None and not self.refusal else ""
        self.block.say(hint or self.refusal, self.cited, warn=bool(self.refusal))
        self.bar.show_hints(self.program.settings.hints, able, self.hints.count())

    def place(self) -> str:
        """Return where the rules tell of what is on the screen: of the last refusal, else of the prompt."""
        observation = self.looking()
        if self.cited or observation is None:
            return self.cited
        return self.script.section(observation)

    def _sentence(self, observation: Observation, able: bool) -> str:
        """Return the block's title: what is being composed, else what the seat is asked."""
        draft = self.script.draft(observation, self.table.choice.made) if able and self.block.flat else ""
        return draft or self.script.prompt(observation, able)

    def _orders(self, seat: Seat, able: bool) -> list[tuple[str, Action]]:
        """Return the standing orders that the looking person's seat can give, as buttons."""
        if self.driver.looker is None:
            return []
        offers = self.driver.passing.offers(seat) if able or self.driver.seat() == seat else []
        return [(self.script.say(order.title), (STANDING, order.key)) for order in offers]

    def question(self, seat: Seat) -> tuple[str, tuple[str, ...]]:
        """Return what a seat is asked in public, and what can be said to it without looking."""
        answers = self.driver.passing.answers
        asked = answers.question() if answers.asked() == seat else None
        if asked is None:
            return "", ()
        said = (Text("app", "No answer"), *(order.title for order in answers.orders[1:]))
        return self.script.say(asked), tuple(map(self.script.say, said))

    def declined(self, option: int) -> None:
        """A question was answered in public: by no answer, or by the standing order of this number."""
        orders = self.driver.passing.answers.orders
        self.driver.decline(orders[option].key if option else "")

    def _show_panels(self) -> None:
        """Let the game's panels show what the looking person sees."""
        observation = self.looking()
        if observation is None or not self.panels:
            return
        self.flank.show_sight(self._sight(observation, self.table.choice))

    def _sight(self, observation: Observation, choice: Choice) -> Sight:
        steps, able = tuple(self.driver.visible()), bool(self.driver.legal())
        notebook, board = self._notebook(observation.seat), self._notebook(WHOLE)
        return Sight(observation, choice, able, steps, self.match.seating, notebook, board)

    def _rearranged(self) -> None:
        """A panel shows another part of the table: lay it out again around the choice in the making."""
        observation = self.looking()
        if observation is not None:
            choice = self.table.choice
            self.table.show_layout(self._arranged(observation, choice), choice, moving=False)
            self._dock()

    def _notebook(self, seat: Seat) -> Notebook:
        return Notebook(
            lambda key: self.match.noted(seat, f"panel {key}"),
            lambda key, value: self.driver.keep_note(seat, f"panel {key}", value),
        )

    def _show_end(self, observation: Observation) -> None:
        if not self.driver.over():
            self.stack.setCurrentWidget(self.table)
            return
        events = tuple(event for step in self.driver.visible() for event in step.events)
        had = hints.used(self.match)
        what = [self.script.title(), *([self.script.say(had)] if had is not None else [])]
        if self.end.show_report(self.script.report(observation, events), " · ".join(what)):
            self.end.show_earned(earned(self.program, self.match))
        QTimer.singleShot(0 if self.program.still else END_DELAY, self, self._to_end)

    def _to_end(self) -> None:
        if self.driver.over() and self.looking() is not None:
            self.stack.setCurrentWidget(self.end)
            self.end.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_guide()

    def _to_table(self) -> None:
        self.stack.setCurrentWidget(self.table)
