"""The process that draws. It imports no widgets, holds no match and knows only which faces are asked for."""

import contextlib
import importlib
import logging
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage

from mystery_table.art.cache import FaceCache
from mystery_table.art.pictures import DRAWERS, picture
from mystery_table.core.layout import Face

IDLE = 60.0  # seconds without a request after which the process ends
PATIENCE = 0.2  # seconds in which a process that was started for later is asked nothing yet
FORMAT = QImage.Format.Format_RGB32


class Request(NamedTuple):
    """One picture asked for, in device pixels."""

    face: Face
    width: int
    height: int


def serve(pipe: Connection, folder: str, idle: float = IDLE) -> None:
    """Answers requests in their order until the pipe closes or nothing is asked for `idle` seconds.

    An answer is the pixels of the picture (RGB32, row by row), or no bytes for a face that cannot be drawn.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)  # the window comes first
    store = FaceCache(Path(folder))
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        if not pipe.poll(PATIENCE):
            prepare()
        while pipe.poll(idle):
            request: Request = pipe.recv()
            pipe.send_bytes(answer(store, request))


def prepare() -> None:
    """Imports all that draws, so that the first picture asked for does not wait for it."""
    for where in DRAWERS.values():
        importlib.import_module(f"mystery_table.art.{where.split(':')[0]}")


def answer(store: FaceCache, request: Request) -> bytes:
    """The pixels of one picture: from the cache, or drawn and kept."""
    image = store.load(*request)
    if image is None:
        try:
            image = picture(*request)
        except Exception:  # one face that cannot be drawn must not take the others with it
            logging.getLogger(__name__).exception("no picture of %s", request)
            return b""
        store.save(*request, image)
    return pixels(image)


def pixels(image: QImage) -> bytes:
    """The bytes of an image as RGB32, without padding (its rows are multiples of four bytes)."""
    converted = image.convertToFormat(FORMAT)  # named: its bits go with it
    return bytes(converted.constBits())


def from_pixels(data: bytes, width: int, height: int) -> QImage:
    """The image of these bytes, with memory of its own."""
    return QImage(data, width, height, width * 4, FORMAT).copy()
