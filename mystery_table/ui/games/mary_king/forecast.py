"""What is said of the piece that is looked at: a title, what a power card does, numbers before and after."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.words import Said, Text
from mystery_table.games.mary_king import names, preview
from mystery_table.games.mary_king.board import COUNT
from mystery_table.games.mary_king.preview import Actions, Outlook, Standing
from mystery_table.games.mary_king.state import HOLE, Both
from mystery_table.ui.games.panel import Sight

ROWS = (
    Text("mary_king", "Tiles"),
    Text("mary_king", "Largest area"),
    Text("mary_king", "Penalty, this turn"),
    Text("mary_king", "Mind left"),
)
TITLES = {
    "play": Text("mary_king", "If you play this"),
    "flash": Text("mary_king", "If you answer"),
    "take": Text("mary_king", "If you buy this"),
    "buy": Text("mary_king", "If you buy this"),
}


class Forecast(NamedTuple):
    """All that the preview shows."""

    title: Said
    side: Said | None
    """Beside the title: how many tiles flip."""
    line: Said | None
    """What else happens."""
    rows: tuple[tuple[Both, Both], ...]
    """(before, after) of each row, the ghost's number first in both."""
    flips: int = 0
    effects: tuple[Said, ...] = ()
    """Both effects of a power card."""
    way: int = 0
    """Which of them the card is turned to."""


def forecast(sight: Sight, piece: str) -> Forecast:
    """Return what is said of a piece, or of the position where none is looked at."""
    observation = sight.observation
    turned = piece in sight.choice.turned
    card = preview.card_of(observation.public, piece)
    told = _forecast(sight, piece, card, turned)
    rules = observation.public.rules
    if card == HOLE or rules.mask[card]:
        return told
    effects = (names.effect_said(rules, card, 0), names.effect_said(rules, card, 1))
    return told._replace(effects=effects, way=int(turned))


def _forecast(sight: Sight, piece: str, card: int, turned: bool) -> Forecast:
    observation = sight.observation
    actions = preview.meant(observation, sight.choice, piece)
    if actions is not None:
        return _told(_title(actions), preview.outlook(observation, actions))
    pattern = preview.pattern(observation, card, turned)
    if pattern is not None:
        return _told(Text("mary_king", "If played now"), pattern)
    now = preview.standing(observation.public)
    title: Said = Text("mary_king", "As it stands")
    if card != HOLE:
        title = names.card_said(observation.public.rules, card)
    return Forecast(title, None, None, _rows(now, now))


def _title(actions: Actions) -> Text:
    if not actions or actions[0][0] == "pass":
        return Text("mary_king", "If unanswered")
    return TITLES.get(actions[0][0], Text("mary_king", "If you choose this"))


def _told(title: Said, made: Outlook) -> Forecast:
    count = COUNT[made.flips]
    flips = Text("mary_king", "%n tile(s) flip", n=count) if count else Text("mary_king", "nothing flips")
    line = made.notes[0] if made.notes else None
    return Forecast(title, flips, line, _rows(made.before, made.after), made.flips)


def _rows(before: Standing, after: Standing) -> tuple[tuple[Both, Both], ...]:
    return (
        (before.tiles, after.tiles),
        (before.areas, after.areas),
        (_less(before.owed), _less(after.owed)),
        (before.left, after.left),
    )


def _less(owed: Both) -> Both:
    return -owed[0], -owed[1]
