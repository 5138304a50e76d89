"""What the whole window shares: settings, store, language and theme, handed around explicitly."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from mystery_table import settings as files
from mystery_table.core.errors import UserError
from mystery_table.core.layout import Form
from mystery_table.core.words import Arg, Text
from mystery_table.paths import Folders
from mystery_table.translate import LANGUAGES, Speaker
from mystery_table.ui import fonts, menus
from mystery_table.ui.theme import SeatMark, Theme, chosen, seat_marks

if TYPE_CHECKING:
    from mystery_table.art.store import FaceStore
    from mystery_table.core.store import Store

log = logging.getLogger(__name__)
REGULAR = (1500, 820)
"""From this size on the regular layout is used and everything grows with the window."""
WIDE = 2200
STEPS = 50
"""The unit changes in steps of 1/50, so that dragging a window's edge does not restyle it at every pixel."""


class Program(QObject):
    """One running program. `language`, when given, holds for this run, whatever the settings say."""

    retranslated = Signal()
    """Every sentence must be said again."""
    restyled = Signal()
    """The theme, the unit or the size of the text is another."""
    settings_changed = Signal()
    hide_screen = Signal()
    """F8 was pressed in a dialog, where the keys of the page below do not reach."""
    rules_wanted = Signal()
    """F1 was pressed in a dialog: the rules of the page below are wanted."""

    def __init__(self, folders: Folders, language: str | None = None) -> None:
        super().__init__()
        self.folders = folders
        found = files.load(folders.config)
        self.settings = found.settings
        self.notices: list[Text] = [found.message] if found.message else []
        """What must be told as soon as there is a window."""
        self._asked = language
        self._speaker = Speaker(self._wanted_language())
        menus.speak(self.language)
        self.theme = self._wanted_theme()
        self.unit = 1.0
        self.form: Form = "compact"
        fonts.set_scale(self.settings.text_size / 100)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._restyle)

    # Language

    @property
    def language(self) -> str:
        """The language in use."""
        return self._speaker.language

    @property
    def speaker(self) -> Speaker:
        """Who says everything, for dates and numbers beside sentences."""
        return self._speaker

    def say(self, said: Arg, names: Sequence[str] = ()) -> str:
        """Return the words for `said` in the language in use; `names` are those of the seats."""
        return self._speaker.say(said, names)

    def set_language(self, language: str) -> None:
        """Use a language from now on and remember it; "" follows the system."""
        self._asked = language or None
        self.change(language=language if language in LANGUAGES else "")
        self.speak(self._wanted_language())

    def speak(self, language: str) -> None:
        """Use a language without remembering it."""
        if language != self.language:
            self._speaker = Speaker(language)
            menus.speak(language)
            self.retranslated.emit()

    def _wanted_language(self) -> str:
        wanted = self._asked or self.settings.language
        if wanted:
            return wanted
        spoken = (name[:2].lower() for name in QLocale.system().uiLanguages())
        return next((name for name in spoken if name in LANGUAGES), "en")

    # Look

    @property
    def dark(self) -> bool:
        """Whether a dark theme is in force; where the system tells nothing, it is."""
        if self.settings.theme != "system":
            return self.settings.theme == "dark"
        return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light

    @property
    def seat_marks(self) -> tuple[SeatMark, ...]:
        """Colour and shape of each badge in the palette in use."""
        return seat_marks(self.settings.palette)

    @property
    def scale(self) -> float:
        """The factor of every measure around text: the unit times the size of the text."""
        return self.unit * self.settings.text_size / 100

    @property
    def still(self) -> bool:
        """Whether movement is left out, with the waiting for it."""
        return self.settings.motion == "reduced" or self.settings.animation == "off"

    def set_theme(self, theme: str) -> None:
        """Use "system", "light" or "dark" from now on and remember it."""
        self.change(theme=theme)

    def fit(self, width: int, height: int) -> None:
        """Choose form and unit for a window of this size (logical pixels)."""
        grown = width >= REGULAR[0] and height >= REGULAR[1]
        form: Form = "compact" if not grown else "wide" if width > WIDE else "regular"
        unit = max(0.94, min(1.6, width / 1600, height / 900)) if grown else 1.0
        unit = round(unit * STEPS) / STEPS
        if (form, unit) != (self.form, self.unit):
            self.form, self.unit = form, unit
            self._restyle()

    def _wanted_theme(self) -> Theme:
        return chosen(self.dark, self.settings.contrast)

    def _restyle(self) -> None:
        self.theme = self._wanted_theme()
        fonts.set_scale(self.scale)
        self.restyled.emit()

    # Settings and store

    def change(self, **fields: Any) -> None:
        """Change settings, keep them and let everybody know."""
        before = self.settings
        self.settings = replace(before, **fields)
        if self.settings == before:
            return
        self.save()
        look = ("theme", "contrast", "palette", "text_size")
        if any(getattr(before, name) != getattr(self.settings, name) for name in look):
            self._restyle()
        self.settings_changed.emit()

    def save(self) -> None:
        """Write the settings; a folder that cannot be written in must not stop a match."""
        try:
            files.save(self.folders.config, self.settings)
        except UserError as error:
            log.warning("%s", error)

    @cached_property
    def store(self) -> Store:
        """The matches on disk, opened when first asked for; UserError if they cannot be."""
        from mystery_table.core.backup import open_store

        opened = open_store(self.folders.data / "matches.sqlite")
        self.notices.extend(opened.notices)
        return opened.store

    @cached_property
    def pictures(self) -> FaceStore:
        """The drawn faces, made in a process of their own; opened when first asked for."""
        from mystery_table.art.store import FaceStore

        return FaceStore(self.folders.cache / "faces", self)

    def close(self) -> None:
        """End the drawing process, if there is one."""
        if "pictures" in self.__dict__:
            self.pictures.stop()
