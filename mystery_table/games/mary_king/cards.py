"""The ruleset file: ours, or a player's own copy of it; and what a position keeps of it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from mystery_table.core.errors import UserError
from mystery_table.core.words import Name, Text
from mystery_table.games.mary_king import board
from mystery_table.games.mary_king.faults import fault
from mystery_table.games.mary_king.playable import always
from mystery_table.games.mary_king.ruleset import Ruleset
from mystery_table.games.mary_king.ruleset_effects import Effect as EffectEntry
from mystery_table.games.mary_king.ruleset_effects import Step
from mystery_table.games.mary_king.state import SAME, SIDES, Effect, Names, Op, Rules
from mystery_table.paths import data_file

OWN_FOLDER = Path("rulesets") / "mary_king"
"""Where a player's own rulesets lie, inside the user's data folder."""
READER = {"left_out", "vocabulary"}
"""Parts of a file that only its reader needs."""


def standard_file() -> Path:
    """Return the ruleset that comes with the program."""
    return data_file("assets", "mary_king", "ruleset.json")


def copy_for_editing(data_folder: Path) -> Path:
    """Put a copy of our ruleset into the user's folder, beside earlier ones; return where it is."""
    folder = data_folder / OWN_FOLDER
    names = (f"ruleset-{number}.json" for number in range(1, 10_000))
    target = next(folder / name for name in names if not (folder / name).exists())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(standard_file(), target)
    except OSError as error:
        raise UserError(
            Text("app", "{0} cannot be written: {1}.", (str(target), error.strerror or str(error)))
        ) from error
    return target


def own_files(data_folder: Path) -> tuple[Path, ...]:
    """Return the rulesets in the user's folder, sound or not, by name."""
    return tuple(sorted((data_folder / OWN_FOLDER).glob("*.json")))


def load(path: Path) -> Ruleset:
    """Return the ruleset in a file; UserError says which file, which field and what is expected."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be read: {1}.", (str(path), reason))) from error
    except ValueError as error:
        where = str(getattr(error, "lineno", 1))
        raise UserError(Text("app", "{0} is damaged at {1}: {2}.", (str(path), where, str(error)))) from error
    return check(data, str(path))


def check(data: Any, file: str) -> Ruleset:
    """Return JSON data as a ruleset; UserError if it is none. `file` is how the message calls it."""
    try:
        return Ruleset.model_validate_json(json.dumps(data))
    except ValidationError as error:
        raise UserError(fault(file, error, data)) from error


@cache
def standard() -> Ruleset:
    """Return our ruleset."""
    return load(standard_file())


def kept(ruleset: Ruleset) -> dict[str, Any]:
    """Return what a match keeps of a ruleset: all of it but what only the file's reader needs."""
    return ruleset.model_dump(mode="json", exclude=READER, exclude_none=True, exclude_defaults=True)


def op(step: Step) -> Op:
    """Return a step of an effect as a position holds it. Without `least`, all of `count` must be done."""
    count = SAME if step.count == "same" else step.count or board.TILES
    least = count if step.least is None else step.least
    return Op(step.op, step.who or "", count, least, step.area or "", step.choose or "", step.what or "any")


def effect(entry: EffectEntry) -> Effect:
    """Return an effect as a position holds it."""
    return Effect(entry.when, tuple(map(op, entry.steps)))


class _Card:
    """One card of one deck, as columns of Rules."""

    def __init__(self, id_: str, names: Names, mask: int = 0, power: Any = None) -> None:
        self.id, self.names, self.mask = id_, names, mask
        self.turns = () if not mask else (0,) if board.TURNED[mask] == mask else (0, 1)
        self.effects = tuple(map(effect, power.effects)) if power else ()
        self.texts = tuple(entry.text.names() for entry in power.effects) if power else ()
        self.icon = power.icon if power and power.icon != "none" else ""


def _deck(ruleset: Ruleset, side: str) -> Iterator[_Card]:
    """Yield the cards of a side: control cards first, then power cards, in the order of the file."""
    for control in ruleset.controls:
        if control.side in ("both", side):
            mask = board.mask_of(control.cells)
            yield from (_Card(control.id, SHAPES[control.shape], mask) for _ in range(control.copies))
    for power in ruleset.powers:
        if power.side in ("common", side):
            yield from (_Card(power.id, power.name.names(), power=power) for _ in range(power.copies))


SHAPES: dict[str, Names] = {
    "single": ("Single", "Individual", "Одиночная"),
    "pair": ("Pair", "Pareja", "Пара"),
    "line": ("Line of three", "Línea de tres", "Тройка в ряд"),
    "corner": ("Corner", "Esquina", "Уголок"),
    "other": ("Pattern", "Patrón", "Узор"),
}
"""What a control card is called by its shape."""


def rules(ruleset: Ruleset, abilities: bool) -> Rules:
    """Return a ruleset in the form in which a position holds it, without anything about a mission."""
    setup = ruleset.setup
    cards = [card for side in SIDES for card in _deck(ruleset, side)]
    known = {ability.side: ability for ability in ruleset.abilities} if abilities else {}
    mine = [known.get(side) for side in ("ghost", "mortal")]
    return Rules(
        columns=ruleset.grid.columns,
        start=board.board_of(ruleset.grid.start),
        limits=tuple((day.controls, day.ideas) for day in ruleset.days),
        penalty=tuple(row.penalty for row in ruleset.penalty),
        bonus=tuple(row.bonus for row in ruleset.friday_bonus),
        hand=setup.hand,
        first=SIDES.index(setup.first),
        markers=setup.lockdown_markers,
        tokens=(setup.tokens["ghost"], setup.tokens["mortal"]) if abilities else (0, 0),
        stacks=setup.idea_stacks,
        stack_size=setup.stack_size,
        deck=((setup.mind.control, setup.mind.power), (setup.ideas.control, setup.ideas.power)),
        size=setup.control_cards + setup.power_cards,
        names=tuple(card.names for card in cards),
        ids=tuple(card.id for card in cards),
        mask=tuple(card.mask for card in cards),
        turns=tuple(card.turns for card in cards),
        effects=tuple(card.effects for card in cards),
        texts=tuple(card.texts for card in cards),
        always=tuple(always(card.effects) for card in cards),
        icon=tuple(card.icon for card in cards),
        abilities=(_steps(mine[0]), _steps(mine[1])),
        ability_names=tuple(a.name.names() if a else ("", "", "") for a in mine),
        ability_texts=tuple(a.text.names() if a else ("", "", "") for a in mine),
        day_names=tuple(day.name.names() for day in ruleset.days),
    )


def _steps(ability: Any) -> tuple[Op, ...]:
    return tuple(map(op, ability.steps)) if ability else ()


def card_name(rules: Any, card: int) -> Name:
    """Return what a card is called in a match's own ruleset, such as "Torment" or "Pair"."""
    return Name(*rules.names[card])
