"""Plays the sounds, if Qt's multimedia part is there and the settings want it."""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl

from mystery_table.ui.program import Program
from mystery_table.ui.sound.tones import SOUNDS, wav

log = logging.getLogger(__name__)
MODULE = "PySide6.QtMultimedia"


@cache
def available() -> bool:
    """Return whether sounds can be played: the extra `sound` is installed."""
    return importlib.util.find_spec(MODULE) is not None


def written(folder: Path, name: str) -> Path:
    """Return the file of a sound in a folder, made there if it is not there yet; OSError if it cannot be."""
    path, content = folder / f"{name}.wav", wav(name)
    if not path.exists() or path.read_bytes() != content:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return path


def _effect(path: Path, owner: QObject) -> Any:
    """Return what plays a file (a QSoundEffect)."""
    effect = importlib.import_module(MODULE).QSoundEffect(owner)
    effect.setSource(QUrl.fromLocalFile(str(path)))
    return effect


class Sounds(QObject):
    """The sounds of one page. Nothing is loaded before the first one is heard."""

    def __init__(
        self, program: Program, owner: QObject, make: Callable[[Path, QObject], Any] | None = None
    ) -> None:
        """`make` gives something with `setVolume` and `play` for a file; Qt's own by default."""
        super().__init__(owner)
        self.program = program
        self._make = make or (_effect if available() else None)
        self._effects: dict[str, Any] = {}

    def play(self, name: str) -> None:
        """Play one of SOUNDS at the volume of the settings; silent at 0, and where there is no sound."""
        volume = self.program.settings.sound
        if self._make is None or not volume:
            return
        effect = self._effects.get(name) or self._load(name)
        if effect is not None:
            effect.setVolume(volume / 100)
            effect.play()

    def _load(self, name: str) -> Any:
        assert name in SOUNDS
        assert self._make is not None
        try:
            path = written(self.program.folders.cache / "sounds", name)
        except OSError as error:
            log.info("no sound: %s", error)
            return None
        self._effects[name] = self._make(path, self)
        return self._effects[name]
