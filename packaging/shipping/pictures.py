"""The program's icon and that of its files as the systems want them: PNG sizes, .ico and .icns."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def program_png(size: int) -> bytes:
    """Return the program's icon as a PNG file of this many pixels."""
    from mystery_table.art.icons import program_icon

    return _png(program_icon, size)


def save_png(size: int) -> bytes:
    """Return the icon of a saved match as a PNG file of this many pixels."""
    from mystery_table.art.icons import save_icon

    return _png(save_icon, size)


def _png(draw: Callable[[int], QImage], size: int) -> bytes:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication([])
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw(size).save(buffer, "PNG")  # type: ignore[call-overload]  # PySide's stubs know only files' names
    assert application is not None
    return bytes(content.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon that holds these PNG files, each under its size."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for size, png in sorted(pictures.items()):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), start + len(body))
        body += png
    return head + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon that holds these PNG files, each under its size (those of ICNS_TYPES)."""
    body = b"".join(
        ICNS_TYPES[size] + struct.pack(">I", len(png) + 8) + png for size, png in sorted(pictures.items())
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def icon_files(folder: Path) -> dict[str, str]:
    """Write the icons of the systems that keep them in the program; return each system's file."""
    folder.mkdir(parents=True, exist_ok=True)
    windows, mac = folder / "program.ico", folder / "program.icns"
    windows.write_bytes(ico({size: program_png(size) for size in ICO_SIZES}))
    mac.write_bytes(icns({size: program_png(size) for size in ICNS_TYPES}))
    return {"win32": str(windows), "darwin": str(mac)}
