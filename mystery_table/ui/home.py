"""Home: the games found, matches to go on with, and campaigns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from mystery_table.core.errors import UserError
from mystery_table.core.words import Arg, Text
from mystery_table.ui import catalogue
from mystery_table.ui.campaigns import CampaignBox
from mystery_table.ui.catalogue import about, missions
from mystery_table.ui.cover import Pictures
from mystery_table.ui.header import CONTENT, Header
from mystery_table.ui.marks import Scroller
from mystery_table.ui.program import Program
from mystery_table.ui.resume import Glance, ResumeCard, glance
from mystery_table.ui.surface import surface
from mystery_table.ui.tiles import Empty, Heading, Tile
from mystery_table.ui.widgets import Button, Label, space

if TYPE_CHECKING:
    from mystery_table.core.records import Entry

LISTED = 4
"""Matches on the screen at most; the list of all matches has the others."""
CARD = 250


class Home(QWidget):
    """The first page. Everything that needs the disk comes after it was painted once."""

    play = Signal(str)
    missions = Signal(str)
    resume = Signal(int)
    matches = Signal()
    settings = Signal()
    help = Signal()
    statistics = Signal()
    learn = Signal(str)

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.pictures: Pictures | None = None
        self._glances: dict[tuple[int, int], Glance] = {}
        self._entries: list[Entry] = []
        self.cards: list[ResumeCard] = []
        self.header = Header(program)
        self.header.settings.connect(self.settings)
        self.header.help.connect(self.help)
        self.header.statistics.connect(self.statistics)
        found = catalogue.found()
        last = program.settings.last_game if program.settings.last_game in found else next(iter(found), "")
        self.tiles = [Tile(program, game, len(found) < 3, game == last) for game in found]
        with_campaign = [game for game in found if about(game).campaign]
        self.campaigns = [CampaignBox(program, game, tall=len(with_campaign) == 1) for game in with_campaign]
        self._fill()
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._next_glance)
        program.restyled.connect(self._arrange)  # after the parts have taken their own measures
        program.retranslated.connect(self._align)

    # What stands where

    def _fill(self) -> None:
        self._page = QVBoxLayout(self)
        space(self.program, self._page, (0, 12, 0, 0), 4)
        self._page.addWidget(self.header)
        content = QWidget()
        self._column = QVBoxLayout(content)
        space(self.program, self._column, (0, 0, 0, 10), 8)
        self._column.addLayout(self._tile_row(), 43)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        space(self.program, self._below, (2, 0, 2, 0), 30)
        self._column.addLayout(self._below, 32)
        self._fill_continue()
        self._fill_campaigns()
        self.scroller = Scroller(content)
        self._page.addWidget(self.scroller, 1)

    def _tile_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        space(self.program, row, gap=6)
        for tile in self.tiles:
            tile.play.connect(self.play)
            tile.missions.connect(self.missions)
            tile.learn.connect(self.learn)
            tile.resized.connect(self._align)
            row.addWidget(tile, 1)
        return row

    def _align(self) -> None:
        """Let the words of all tiles begin at one height, below pictures of one height."""
        high = max((tile.needs() for tile in self.tiles), default=0)
        for tile in self.tiles:
            tile.words.setMinimumHeight(high)

    def _fill_continue(self) -> None:
        column = QVBoxLayout()
        space(self.program, column, gap=6)
        self.all_button = Button(self.program, Text("app", "All matches"), "quiet", px=17)
        self.all_button.clicked.connect(self.matches)
        column.addWidget(Heading(self.program, Text("app", "Continue"), self.all_button))
        self._cards = QHBoxLayout()
        space(self.program, self._cards, gap=2)
        column.addLayout(self._cards, 1)
        self.empty = Empty(self.program, Text("app", "Matches that you have begun wait for you here."))
        self._cards.addWidget(self.empty, 1)
        self.trouble = Label(self.program, "", "body", tone="no")
        self.trouble.hide()
        column.addWidget(self.trouble)
        self._below.addLayout(column, 60)

    def _fill_campaigns(self) -> None:
        if not self.campaigns:
            return
        column = QVBoxLayout()
        space(self.program, column, gap=6)
        column.addWidget(Heading(self.program, Text("app", "Campaigns")))
        for box in self.campaigns:
            box.clicked.connect(partial(self.missions.emit, box.game))
            column.addWidget(box)
        column.addStretch(1)
        self._below.addLayout(column, 38)

    def first_focus(self) -> QWidget:
        """Return what has the keyboard at first: the way into the game played last."""
        last = [tile for tile in self.tiles if tile.game == self.program.settings.last_game]
        return (last or self.tiles)[0].play_button if self.tiles else self.header

    # What is read after the first frame

    def refresh(self) -> None:
        """Read matches and progress anew."""
        self.header.refresh()
        try:
            self._entries = [e for e in self.program.store.matches(limit=60) if e.packed_result is None]
            for box in self.campaigns:
                self._show_campaign(box)
        except UserError as error:
            self._tell(error.message)
        self._align()
        self.show_cards()

    def _tell(self, message: Arg) -> None:
        self.trouble.say(message)
        self.trouble.show()

    def _show_campaign(self, box: CampaignBox) -> None:
        from mystery_table.core import campaign

        found = missions(box.game)
        done = campaign.won(self.program.store, box.game) & {m.id for m in found}
        box.show_progress(len(done), found, campaign.following(found, done))
        for tile in self.tiles:
            if tile.game == box.game:
                tile.show_progress(len(done), len(found))

    def show_cards(self) -> None:
        """Show as many matches as there is room for."""
        room = self.width() * (0.6 if self.campaigns else 1.0) / (CARD * self.program.unit)
        shown = self._entries[: max(1, min(LISTED, int(room)))]
        if [card.entry for card in self.cards] == shown:
            return
        for card in self.cards:
            self._cards.removeWidget(card)
            card.deleteLater()
        self.cards = [ResumeCard(self.program, entry) for entry in shown]
        for card in self.cards:
            card.clicked.connect(partial(self.resume.emit, card.entry.id))
            self._cards.addWidget(card, 1)
        self.empty.setVisible(not self.cards)
        self._late.start(0)

    def _next_glance(self) -> None:
        """Look into one match that is not shown yet, so that the window never waits for all of them."""
        card = next((card for card in self.cards if not card.seen), None)
        if card is None:
            return
        key = (card.entry.id, card.entry.lines)
        if key not in self._glances:
            self._glances[key] = glance(self.program.store, card.entry)
        card.seen = True
        card.show_glance(self._glances[key], self.pictures)
        self._late.start(0)

    def show_pictures(self, pictures: Pictures | None) -> None:
        """Take pictures from here; call it again when some have come."""
        self.pictures = pictures
        for tile in self.tiles:
            tile.cover.show_pictures(pictures)
        for box in self.campaigns:
            box.portrait.show_pictures(pictures)
        for card in self.cards:
            card.thumbnail.show_pieces(card.thumbnail.pieces, pictures)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Show as many matches as fit."""
        super().resizeEvent(event)
        self._arrange()
        if self._entries:
            self.show_cards()

    def _arrange(self) -> None:
        """Keep the content within its greatest width."""
        unit = self.program.unit
        edge = round((36 if self.program.form != "compact" else 18) * unit)
        side = max(edge, (self.width() - CONTENT) // 2)
        self.header.row.setContentsMargins(side, 0, side, 0)
        shadow = round(8 * unit)
        self._column.setContentsMargins(side - shadow, 0, side - shadow, round(10 * unit))
        self._column.setSpacing(round((14 if self.program.form != "compact" else 2) * unit))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the table under everything."""
        size = (self.width(), self.height())
        p = QPainter(self)
        p.drawPixmap(
            0, 0, surface(self.program.theme, size, "home", (0.5, 0.1), ratio=self.devicePixelRatioF())
        )
        p.end()
