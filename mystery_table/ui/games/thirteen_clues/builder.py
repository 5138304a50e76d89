"""What to do with a glass: ask whom, look at whom, or accuse; by buttons over the table's own pieces.

Whatever is pressed is a drop of the same choice that drags and keys make: nothing illegal can come of it.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy

from mystery_table.core.choice import Choice
from mystery_table.core.layout import Gesture, Layout
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.thirteen_clues import areas, ids, phrases
from mystery_table.games.thirteen_clues.areas import Doing
from mystery_table.games.thirteen_clues.moves import is_accusing
from mystery_table.games.thirteen_clues.state import LEFT, informants
from mystery_table.games.thirteen_clues.turns import sides
from mystery_table.ui.actions import FitButton
from mystery_table.ui.dialogs import Dialog
from mystery_table.ui.faces import Faces
from mystery_table.ui.games.panel import Panel, Place, Sight
from mystery_table.ui.games.thirteen_clues.accusation import Accusation
from mystery_table.ui.games.thirteen_clues.chips import Chip
from mystery_table.ui.icons import icon, size
from mystery_table.ui.program import Program

TABS: tuple[tuple[Doing, str, Text], ...] = (
    ("ask", "message-question", Text("thirteen_clues", "Ask")),
    ("look", "eye", Text("thirteen_clues", "Informant")),
    ("accuse", "gavel", Text("thirteen_clues", "Accuse")),
)


def doing(made: Gesture) -> Doing | None:
    """Return to which kind of action drops belong, None for none or for any."""
    if is_accusing(made):
        return "accuse"
    if any(area.startswith("informant.") for _, area in made):
        return "look"
    return "ask" if made else None


class Builder(Panel):
    """Tabs for asking, looking and accusing, and whom; it shows of the table what belongs to the tab."""

    place: ClassVar[Place] = "area"
    area: ClassVar[str] = areas.HEAD
    title: ClassVar[Text] = Text("thirteen_clues", "what to do")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self.mode: Doing = "ask"
        self.sight: Sight | None = None
        self._length = -1
        self.tabs: dict[Doing, FitButton] = {}
        self.chips: list[Chip] = []
        self.secret = Chip(program, faces, "", Text("thirteen_clues", "Top Secret"), "incognito")
        self.secret.clicked.connect(self._turn_secret)
        self._build()
        self.restyle()

    def _build(self) -> None:
        self.box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.box.setContentsMargins(0, 0, 0, 0)
        head, self.row = QHBoxLayout(), QHBoxLayout()
        for mode, _, _ in TABS:
            tab = FitButton("tab")
            tab.setCheckable(True)
            tab.clicked.connect(partial(self._choose, mode))
            tab.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self.tabs[mode] = tab
            head.addWidget(tab, 1)
        for row in (head, self.row):
            row.setSpacing(6)
        self.box.addLayout(head, 1)
        self.box.addLayout(self.row, 1)
        self.row.addWidget(self.secret, 1)

    # What is shown

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        compact = self.program.form == "compact"
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.box.setDirection(across if compact else down)
        self.box.setSpacing(8 if compact else 4)
        for mode, glyph, said in TABS:
            tab, side = self.tabs[mode], round(20 * self.program.scale)
            tab.setIconSize(size(side))
            tab.dress(
                16 if compact else 18, icon(glyph, self.program.theme.text, side, self.program.theme.text3)
            )
            tab.say(self.program.say(said))
        self.secret.restyle()

    def arrange(self, layout: Layout, sight: Sight) -> Layout:
        """Show of what can be put together only what belongs to the tab."""
        if self._length != len(sight.steps):
            self._length, self.mode = len(sight.steps), "ask"
        self.mode = doing(sight.choice.made) or self.mode
        return areas.focused(layout, self.mode, self.program.form)

    def show_sight(self, sight: Sight) -> None:
        """Show what may be done, and what of it is chosen."""
        self.sight = sight
        before, self.mode = self.mode, doing(sight.choice.made) or self.mode
        acting = sight.able and sight.observation.public.phase == "act"
        for mode, tab in self.tabs.items():
            tab.setChecked(mode == self.mode)
            tab.setVisible(mode != "look" or informants(sight.observation.public) > 0)
            tab.setEnabled(acting and (mode != "look" or _has_informants(sight.observation)))
        self._show_chips(sight, acting)
        if before != self.mode:
            self.rearranged.emit()

    def _show_chips(self, sight: Sight, acting: bool) -> None:
        wanted = self._wanted(sight.observation)
        if [(chip.area, chip.said) for chip in self.chips] != [(area, said) for area, said, _ in wanted]:
            self._replace(wanted)
        chosen = {area for _, area in sight.choice.made}
        legal = {area for piece in (ids.GLASS, ids.TOKEN) for area in _open_to(sight.choice, piece)}
        for chip in self.chips:
            chip.setChecked(chip.area in chosen)
            chip.setEnabled(acting and chip.area in legal)
        observation = sight.observation
        self.secret.setVisible(self.mode == "ask" and bool(observation.public.tokens[observation.seat]))
        self.secret.setEnabled(acting)
        self.secret.setChecked(ids.TOKEN in {piece for piece, _ in sight.choice.made})

    def _wanted(self, observation: Observation) -> list[tuple[str, Said, int | str]]:
        """Return the chips of the tab: area, words, and the seat or letter."""
        public, me = observation.public, observation.seat
        if self.mode == "look":
            letters = range(informants(public))
            said = [Text("thirteen_clues", "informant {0}", (ids.LETTERS[letter],)) for letter in letters]
            return [(ids.informant(n), said[n], ids.LETTERS[n]) for n in letters]
        if self.mode == "accuse":
            return []
        others = [(me + step) % public.seats for step in range(1, public.seats)]
        return [
            (ids.witness_area(seat, side), _whom(seat, side, public.seats), seat)
            for seat in others
            for side in sides(public)
        ]

    def _replace(self, wanted: list[tuple[str, Said, int | str]]) -> None:
        for chip in self.chips:
            self.row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for at, (area, said, mark) in enumerate(wanted):
            side = {"left": True, "right": False}.get(area.rpartition(".")[2])
            short = None if side is None else phrases.side(left=side)
            chip = Chip(self.program, self.faces, area, said, mark, short)
            chip.clicked.connect(partial(self._press, area))
            self.row.insertWidget(at, chip, 1)
            self.chips.append(chip)

    def conceal(self) -> None:
        """Forget everything of a seat."""
        self.sight, self._length, self.mode = None, -1, "ask"
        self._replace([])
        self.secret.hide()

    # What is done

    def _choose(self, mode: Doing) -> None:
        """Turn to another kind of action; what was put together for this one is put back."""
        if self.sight is None:
            return
        choice = self.sight.choice
        if doing(choice.made) != mode or choice.piece is not None:
            while choice.back():
                pass
        self.mode = mode
        if mode == "accuse" and choice.pick(ids.GLASS) and not choice.drop(ids.MYSTERY):
            choice.back()
        self.rearranged.emit()
        self.composed.emit()

    def _press(self, area: str) -> None:
        """Put a glass, or the Top Secret token, on a witness or an informant."""
        if self.sight is not None:
            piece = ids.TOKEN if self.mode == "ask" and self.secret.isChecked() else ids.GLASS
            self._put(self.sight.choice, piece, area)

    def _put(self, choice: Choice, piece: str, area: str) -> None:
        if choice.pick(piece) and not choice.drop(area):
            choice.back()
        self.composed.emit()

    def _turn_secret(self) -> None:
        """Ask in secret, or aloud after all; the witness stays."""
        if self.sight is None:
            return
        choice = self.sight.choice
        piece = ids.TOKEN if self.secret.isChecked() else ids.GLASS
        area = next((area for _, area in choice.made if area.startswith("seat.")), None)
        if area is not None:
            self._put(choice, piece, area)

    def before(self, action: Action) -> Dialog | None:
        """Ask once more before an accusation: it may end the match, or cost the turn."""
        if action[0] != "accuse" or self.sight is None:
            return None
        return Accusation(self.program, self.faces, self.sight.observation, action, self.window())


def _has_informants(observation: Observation) -> bool:
    return informants(observation.public) > len(observation.private.own.peeked)


def _open_to(choice: Choice, piece: str) -> set[str]:
    """Return where a piece may go, whatever else was chosen."""
    return {area for _, drops in choice.open(frozenset()) for p, area in drops if p == piece}


def _whom(seat: int, side: int, seats: int) -> Said:
    if seats > 2:
        return Who(seat)
    return Text("thirteen_clues", "{0}: the card on the {1}", (Who(seat), phrases.side(side == LEFT)))
