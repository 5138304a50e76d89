"""What the user has chosen for the whole program, in one JSON file of the config folder.

It is read before the first frame is painted, so it does without pydantic, whose import alone takes 90 ms of
the 400 that the program may take until then: fields are checked by CHECKS instead, one by one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text

FILE = "settings.json"
KEPT = "settings.damaged.json"
BOT_PACES = (0, 600, 1200, 2000)
BOT_LEVELS = ("random", "novice", "casual", "strong", "master")
VOLUMES = (0, 30, 60, 100)
TEXT_SIZES = (80, 160)
HOLD_SECONDS = (0.5, 2.0)


@dataclass(frozen=True)
class Settings:
    """The settings of one user; every field has a default that suits most."""

    language: str = ""
    """"en", "es" or "ru"; empty follows the system."""
    theme: str = "system"
    contrast: bool = False
    palette: str = "standard"
    text_size: int = 100
    """Per cent."""
    motion: str = "system"
    animation: str = "normal"
    hand_over: str = "hold"
    """How a curtain is opened: "hold" a button or press it "twice"."""
    hold_seconds: float = 1.0
    hide_on_focus_loss: bool = False
    bot_pace: int = 1200
    """Milliseconds that a bot's gesture takes."""
    bot_level: str = "casual"
    """What bots play like until another level is chosen."""
    sound: int = 0
    """Per cent; 0 is silent."""
    ask_before_pass: bool = True
    free_undo: bool = False
    confirm: bool = False
    hints: bool = True
    """Whether a person may ask what a strong bot would do."""
    open_map: bool = False
    """All missions may be played, won or not."""
    names: tuple[str, ...] = ()
    """Of the persons who played here, last used first."""
    last_game: str = ""
    geometry: tuple[int, int, int, int] | None = None
    """Left, top, width, height of the window before it was maximized."""
    maximized: bool = False
    shortcuts: Mapping[str, str] = field(default_factory=dict)
    """The keys that were changed, by command (`ui/keys/commands.py`); "" for none."""


class Read(NamedTuple):
    """Settings as they were found, with what was wrong with their file."""

    settings: Settings
    message: Text | None = None


def _one_of(*values: str | int) -> Callable[[Any], bool]:
    return lambda found: type(found) is type(values[0]) and found in values


def _between(low: float, high: float, *kinds: type) -> Callable[[Any], bool]:
    return lambda found: type(found) in kinds and low <= found <= high


def _is_flag(found: Any) -> bool:
    return type(found) is bool


def _is_word(found: Any) -> bool:
    return isinstance(found, str) and len(found) <= 100


def _are_names(found: Any) -> bool:
    return isinstance(found, list | tuple) and len(found) <= 100 and all(map(_is_word, found))


def _is_place(found: Any) -> bool:
    if found is None:
        return True
    return isinstance(found, list | tuple) and len(found) == 4 and all(type(n) is int for n in found)


def _are_keys(found: Any) -> bool:
    """What the keys mean is looked at where they are used; unknown ones then count as not changed."""
    if not isinstance(found, dict) or len(found) > 200:
        return False
    return all(_is_word(command) and _is_word(key) for command, key in found.items())


CHECKS: dict[str, Callable[[Any], bool]] = {
    "language": _one_of("", "en", "es", "ru"),
    "theme": _one_of("system", "light", "dark"),
    "palette": _one_of("standard", "red-green", "blue-yellow"),
    "text_size": _between(*TEXT_SIZES, int),
    "motion": _one_of("system", "full", "reduced"),
    "animation": _one_of("off", "fast", "normal", "slow"),
    "hand_over": _one_of("hold", "twice"),
    "hold_seconds": _between(*HOLD_SECONDS, int, float),
    "bot_pace": _one_of(*BOT_PACES),
    "bot_level": _one_of(*BOT_LEVELS),
    "sound": _one_of(*VOLUMES),
    "names": _are_names,
    "last_game": _is_word,
    "geometry": _is_place,
    "shortcuts": _are_keys,
}
"""What each field may be; a field that is not listed is a switch."""


def load(folder: Path) -> Read:
    """Return the settings kept in a folder; what is damaged in them falls back to its default.

    Then the file is kept aside as it was, and the message says so. A missing file is no fault.
    """
    import json  # not before there is something to read

    path = folder / FILE
    if not path.exists():
        return Read(Settings())
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return Read(Settings(), _keep_aside(path))
    settings, sound = _read(found)
    return Read(settings, None if sound else _keep_aside(path))


def _read(found: dict[str, Any]) -> tuple[Settings, bool]:
    """Return the settings with every sound field of `found`, and whether all were sound."""
    known = {field.name for field in fields(Settings)}
    sound = {k: v for k, v in found.items() if k in known and CHECKS.get(k, _is_flag)(v)}
    damaged = known & set(found) - set(sound)
    values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in sound.items()}
    return replace(Settings(), **values), not damaged


def _keep_aside(path: Path) -> Text:
    """Move a damaged file out of the way and return the sentence that says so."""
    kept = path.with_name(KEPT)
    try:
        path.replace(kept)
    except OSError:
        kept = path
    return Text(
        "app", "The settings were damaged and have been set back in part. The old file is {0}.", (str(kept),)
    )


def save(folder: Path, settings: Settings) -> None:
    """Write the settings so that a crash leaves either the old or the new ones; UserError if it cannot."""
    import json
    import tempfile

    body = json.dumps(asdict(settings), ensure_ascii=False, indent=1)
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=folder, delete=False) as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        Path(file.name).replace(folder / FILE)
    except OSError as error:
        raise UserError(
            Text("app", "The settings cannot be written: {0}.", (error.strerror or str(error),))
        ) from error
