"""A program of its own for a test; imports nothing of pytest, so that its memory can be measured."""

from __future__ import annotations

from pathlib import Path

from mystery_table.paths import Folders
from mystery_table.ui.app import application
from mystery_table.ui.program import Program


def program_in(folder: Path, language: str = "en", **settings: object) -> Program:
    """Return a program of its own: quick bots, no movement, drops that play, a curtain of two presses."""
    application()
    folders = Folders.under(folder)
    folders.prepare()
    program = Program(folders, language)
    quick = {"bot_pace": 0, "motion": "reduced", "hand_over": "twice", "confirm": False}
    program.change(**{**quick, **settings})
    return program
