"""What must be there before a window can open: system libraries and a display.

Qt ends the whole process when its platform plugin cannot start, so everything that it would stumble over is
tried here first. Whatever is wrong becomes one UserError that names what to install.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text

# Library that Qt loads → package of Debian and Ubuntu that holds it.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
PLUGIN_LIBRARIES = {
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}
_WINDOWLESS = "mystery-table demo"
_LIBRARY = re.compile(r"(lib[\w.+-]+\.so[\w.]*)")


class NoDisplay(UserError):
    """Everything is installed, but there is no screen to open a window on."""


def check() -> None:
    """Raise UserError unless a window can open: Qt and its platform plugin load, a display answers."""
    check_qt()
    if sys.platform == "linux":
        check_platform(os.environ)


def check_qt() -> None:
    """Import Qt; UserError names the missing system libraries, all at once."""
    try:
        import PySide6.QtSvg
        import PySide6.QtWidgets  # noqa: F401 - the import itself is the check
    except ModuleNotFoundError as error:
        sentence = Text(
            "app", "The Python package {0} is missing. Install the program again.", (str(error.name),)
        )
        raise UserError(sentence) from error
    except ImportError as error:
        raise missing_libraries(QT_LIBRARIES, str(error)) from error


def check_platform(environment: Mapping[str, str]) -> None:
    """Try Qt's platform plugins in Qt's own order; return at the first that would start.

    Raises UserError if none would: with the libraries that are missing, else with the display that is.
    """
    platforms = wanted_platforms(environment)
    if not platforms:
        raise NoDisplay(
            Text(
                "app",
                "No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}",
                (_WINDOWLESS,),
            )
        )
    problems = []
    for platform in platforms:
        problem = _platform_problem(platform)
        if problem is None:
            return
        problems.append(problem)
    raise problems[0]


def wanted_platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the platform plugins Qt will try, in order: those asked for, else those a display speaks for."""
    asked = [name.partition(":")[0] for name in environment.get("QT_QPA_PLATFORM", "").split(";")]
    if any(asked):
        return [name for name in asked if name]
    found = ["wayland"] if environment.get("WAYLAND_DISPLAY") else []
    return [*found, "xcb"] if environment.get("DISPLAY") else found


def _platform_problem(platform: str) -> UserError | None:
    """Return why Qt could not start on this platform, None if it could."""
    family = platform.partition("-")[0]  # "wayland-egl" is another name for the same plugin
    plugin = _plugin_folder() / f"libq{family}.so"
    if not plugin.exists():
        return UserError(Text("app", "Qt has no platform called {0}; see QT_QPA_PLATFORM.", (platform,)))
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return missing_libraries(PLUGIN_LIBRARIES.get(family, {}), str(error))
    if not ANSWERS.get(family, lambda: True)():
        return NoDisplay(Text("app", "The display does not answer: {0}", (_display_name(family),)))
    return None


def _plugin_folder() -> Path:
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"


def _display_name(family: str) -> str:
    variable = "WAYLAND_DISPLAY" if family == "wayland" else "DISPLAY"
    return f"{variable}={os.environ.get(variable, '')}"


def _xcb_answers() -> bool:
    """Connect to the X server as Qt is going to; Qt itself would abort where this fails."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers() -> bool:
    """Connect to the Wayland compositor's socket; its library would print a line of its own on failure."""
    if "WAYLAND_SOCKET" in os.environ:  # the open connection itself, handed down by whoever started us
        return True
    import socket

    path = Path(os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY", "wayland-0"))
    with socket.socket(socket.AF_UNIX) as connection:
        return connection.connect_ex(str(path)) == 0


ANSWERS = {"xcb": _xcb_answers, "wayland": _wayland_answers}


def missing_libraries(known: Mapping[str, str], loader_message: str) -> UserError:
    """Return the error that names what to install: every known library that fails, and the one just met."""
    missing = {name for name in known if not _loads(name)}
    missing |= set(_LIBRARY.findall(loader_message.partition(":")[0].rpartition("/")[2]))
    if not missing:
        return UserError(Text("app", "Qt does not load: {0}", (loader_message,)))
    if shutil.which("apt-get") and missing <= known.keys():
        command = "sudo apt install " + " ".join(_packages(known, missing))
        return UserError(Text("app", "System libraries are missing. Install them: {0}", (command,)))
    names = ", ".join(sorted(missing))
    return UserError(
        Text("app", "System libraries are missing. Install the packages that hold them: {0}", (names,))
    )


def _packages(known: Mapping[str, str], missing: Iterable[str]) -> list[str]:
    return sorted({known[name] for name in missing})


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
