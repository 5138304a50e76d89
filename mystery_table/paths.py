"""Where things are: the files that come with the program, and the folders that belong to its user."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text

APPLICATION = "mystery-table"
PORTABLE_FOLDER = "mystery-table-data"

_PACKAGE = Path(__file__).resolve().parent


def data_root() -> Path:
    """Return the folder that holds `assets` and `translations`: in a frozen build, a checkout or a wheel."""
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS", sys.prefix)) / "mystery_table" / "_data"
    checkout = _PACKAGE.parent
    return checkout if _is_checkout(checkout) else _PACKAGE / "_data"


def _is_checkout(folder: Path) -> bool:
    return (folder / "pyproject.toml").is_file() and (folder / "assets").is_dir()


def data_file(*parts: str) -> Path:
    """Return a file or folder that comes with the program, as in `data_file("assets", game, "cards.json")`.

    Raises UserError naming it if it is missing.
    """
    path = data_root().joinpath(*parts)
    if not path.exists():
        raise UserError(Text("app", "A file of the program is missing: {0}. Install it again.", (str(path),)))
    return path


@dataclass(frozen=True)
class Folders:
    """The folders of one user: `data` for matches, `config` for settings, `cache` for what can be redone.

    Making the value touches nothing; `prepare` makes the folders themselves.
    """

    data: Path
    config: Path
    cache: Path

    @classmethod
    def chosen(cls, data_dir: Path | None = None, portable: bool = False) -> Self:
        """Return the folders for the options `--data-dir` and `--portable`; the system's own without them."""
        if data_dir is not None:
            return cls.under(data_dir)
        return cls.under(_program_folder() / PORTABLE_FOLDER) if portable else cls.of_system()

    @classmethod
    def of_system(cls) -> Self:
        """Return the folders that this system keeps for programs (XDG, Windows or macOS)."""
        import platformdirs  # here, because whoever only looks for an asset should not wait for it

        return cls(
            platformdirs.user_data_path(APPLICATION, appauthor=False),
            platformdirs.user_config_path(APPLICATION, appauthor=False),
            platformdirs.user_cache_path(APPLICATION, appauthor=False),
        )

    @classmethod
    def under(cls, folder: Path) -> Self:
        """Return folders that all lie in one, absolute from here on."""
        root = Path(os.path.abspath(folder.expanduser()))  # noqa: PTH100 - resolve() would follow links
        return cls(root / "data", root / "config", root / "cache")

    def prepare(self) -> None:
        """Make the folders and prove that each can be written in; UserError names the first that cannot."""
        for folder in (self.data, self.config, self.cache):
            _prepare(folder)


def _prepare(folder: Path) -> None:
    probe = folder / f".probe-{os.getpid()}"  # tempfile would take longer to import than all of this
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UserError(
            Text("app", "The folder {0} cannot be written in: {1}.", (str(folder), reason))
        ) from error


def _program_folder() -> Path:
    """Return the folder beside which a portable copy keeps its data."""
    if getattr(sys, "frozen", False):
        # An AppImage runs from a mounted folder that goes away; the file itself is what its user sees.
        return Path(os.environ.get("APPIMAGE") or sys.executable).resolve().parent
    checkout = _PACKAGE.parent
    return checkout if _is_checkout(checkout) else Path(sys.prefix)
