"""What is said of the piece that is looked at: a title, a line below, numbers before and after."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.state import Observation
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
    """What stands on a power card, or what else happens."""
    rows: tuple[tuple[Both, Both], ...]
    """(before, after) of each row, the ghost's number first in both."""
    flips: int = 0


def forecast(sight: Sight, piece: str) -> Forecast:
    """Return what is said of a piece, or of the position where none is looked at."""
    observation = sight.observation
    actions = preview.meant(observation, sight.choice, piece)
    turned = piece in sight.choice.turned
    card = preview.card_of(observation.public, piece)
    if actions is not None:
        made = preview.outlook(observation, actions)
        return _told(_title(actions), made, _power(observation, card, turned))
    pattern = preview.pattern(observation, card, turned)
    if pattern is not None:
        return _told(Text("mary_king", "If played now"), pattern, None)
    power = _power(observation, card, turned)
    now = preview.standing(observation.public)
    title: Said = Text("mary_king", "As it stands")
    if power is not None:
        title = names.card_said(observation.public.rules, card)
    return Forecast(title, None, power, _rows(now, now))


def _title(actions: Actions) -> Text:
    if not actions or actions[0][0] == "pass":
        return Text("mary_king", "If unanswered")
    return TITLES.get(actions[0][0], Text("mary_king", "If you choose this"))


def _told(title: Said, made: Outlook, power: Said | None) -> Forecast:
    count = COUNT[made.flips]
    flips = Text("mary_king", "%n tile(s) flip", n=count) if count else Text("mary_king", "nothing flips")
    line: Said | None = made.notes[0] if made.notes else None
    if power is not None:
        line = Text("mary_king", "{0} ({1})", (power, line)) if line is not None else power
    return Forecast(title, flips, line, _rows(made.before, made.after), made.flips)


def _power(observation: Observation, card: int, turned: bool) -> Said | None:
    """Return what stands on a power card for the way it is turned."""
    rules = observation.public.rules
    if card == HOLE or rules.mask[card]:
        return None
    return names.effect_text(rules, card, int(turned))


def _rows(before: Standing, after: Standing) -> tuple[tuple[Both, Both], ...]:
    return (
        (before.tiles, after.tiles),
        (before.areas, after.areas),
        (_less(before.owed), _less(after.owed)),
        (before.left, after.left),
    )


def _less(owed: Both) -> Both:
    return -owed[0], -owed[1]
