"""The casebook's marks in words, for tooltips, menus and screen readers."""

from __future__ import annotations

from mystery_table.core.words import Said, Several, Text, Who
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import FIRST_KIND, card_name, kind_of, suit_of
from mystery_table.games.thirteen_clues.casebook import Casebook, Cell, Layer, Mark, letter_name
from mystery_table.games.thirteen_clues.notes import Pencil

LAYER_NAMES: dict[Layer, Text] = {
    "seen": Text("thirteen_clues", "seen"),
    "told": Text("thirteen_clues", "told"),
    "deduced": Text("thirteen_clues", "deduced"),
    "pencil": Text("thirteen_clues", "your pencil"),
}
PLAIN = {
    "mine": Text("thirteen_clues", "yours"),
    "no": Text("thirteen_clues", "not yours"),
    "possible": Text("thirteen_clues", "possible"),
    "suspect": Text("thirteen_clues", "suspected"),
}
OUT = Text("thirteen_clues", "not in play")


def sign(mark: Mark | Pencil) -> Said:
    """Return what a mark says of its card, without how it is known."""
    if mark.sign in PLAIN:
        return PLAIN[mark.sign]
    if mark.sign == "asked":
        return Text("thirteen_clues", "%n answer(s) about it", n=mark.who)
    if mark.sign == "informant":
        return _informant(mark.who)
    if mark.who < 0:
        return Text("thirteen_clues", "hidden by somebody")
    if mark.sign == "screen":
        return Text("thirteen_clues", "on the screen of {0}", (Who(mark.who),))
    return Text("thirteen_clues", "behind the screen of {0}", (Who(mark.who),))


def _informant(letter: int) -> Said:
    if letter < 0:
        return Text("thirteen_clues", "an informant")
    return Text("thirteen_clues", "informant {0}", (letter_name(letter),))


def spoken(cell: Cell) -> Said:
    """Return a whole cell as it is read out: suit, kind, card and every mark with its layer."""
    where = (phrases.label(suit_of(cell.card)), phrases.label(FIRST_KIND + kind_of(cell.card)))
    name = card_name(cell.card)
    if not cell.in_play:
        return Text("thirteen_clues", "{0}, {1}: {2}, {3}", (*where, name, OUT))
    if not cell.marks:
        return Text("thirteen_clues", "{0}, {1}: {2}", (*where, name))
    said = Several(
        tuple(Text("thirteen_clues", "{0}, {1}", (sign(m), LAYER_NAMES[m.layer])) for m in cell.marks)
    )
    return Text("thirteen_clues", "{0}, {1}: {2}, {3}", (*where, name, said))


def reasons(casebook: Casebook, cell: Cell) -> list[Said]:
    """Return why each mark of a cell stands there, a sentence each; a pencil mark is only read out."""
    found: list[Said] = []
    for mark in cell.marks:
        why = casebook.why(cell.card, mark)
        if why is not None:
            found.append(why.text)
        else:
            found.append(Text("thirteen_clues", "{0}: {1}", (LAYER_NAMES[mark.layer], sign(mark))))
    return list(dict.fromkeys(found))
