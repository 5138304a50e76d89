"""A terminal to read and write line by line; what it showed can be wiped off so that nobody scrolls back."""

from __future__ import annotations

import shutil
import textwrap
from typing import TextIO

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
WIPED = "\x1b[H\x1b[2J\x1b[3J"
"""To the corner, the screen cleared, the scrollback cleared."""
NARROWEST = 30


class Left(Exception):
    """The end of what a person types: they leave the program (Ctrl+D)."""


class Terminal:
    """Lines in, lines out. Where it is no terminal, nothing can be wiped.

    What is typed is read as plain lines: a line editor would keep what one person typed for the next.
    """

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source, self.target = source, target
        self.real = source.isatty() and target.isatty()
        """Whether a person sits before it, so that one screen can be hidden from another's."""

    def open(self) -> None:
        """Use the alternate screen, which leaves nothing behind when the program ends."""
        self._write(ALTERNATE + WIPED if self.real else "")

    def close(self) -> None:
        """Wipe the alternate screen off and go back to the normal one."""
        self._write(WIPED + NORMAL if self.real else "")

    def wipe(self) -> None:
        """Remove everything that was shown, the scrollback too."""
        self._write(WIPED if self.real else "\n")

    def forget_typed(self) -> None:
        """Drop what was typed ahead: it was meant for another screen."""
        if self.real:
            import termios  # only where there are terminals

            termios.tcflush(self.source.fileno(), termios.TCIFLUSH)

    @property
    def width(self) -> int:
        """How many letters go in a line."""
        return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns - 1)

    @property
    def height(self) -> int:
        """How many lines there are."""
        return shutil.get_terminal_size((80, 24)).lines

    def say(self, words: str = "", indent: int = 0, hanging: int = 0) -> None:
        """Print words, wrapped between words; further lines stand `hanging` deeper."""
        for line in words.split("\n"):
            first, later = " " * indent, " " * (indent + hanging)
            wrapped = textwrap.wrap(
                line, self.width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
            )
            self._write("\n".join(wrapped or [""]) + "\n")

    def ask(self, words: str) -> str:
        """Print words and return the line that is typed; Left where there is none."""
        self._write(f"{words} ")
        line = self.source.readline()
        if not line:
            raise Left
        return line.strip()

    def _write(self, words: str) -> None:
        # A name may hold anything, but nothing that steers the terminal.
        self.target.write(words)
        self.target.flush()


def harmless(words: str) -> str:
    """Return words without letters that steer a terminal: names can hold anything."""
    return "".join(c if c == "\n" or c.isprintable() else " " for c in words)
