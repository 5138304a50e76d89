"""Says everything in one language with the names at the table, on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from mystery_table.core.words import Arg
from mystery_table.text.terminal import Terminal, harmless
from mystery_table.translate import Speaker


class Voice:
    """A terminal that speaks: values become words, and words become lines."""

    def __init__(self, terminal: Terminal, speaker: Speaker, names: Sequence[str] = ()) -> None:
        self.terminal, self.speaker, self.names = terminal, speaker, names

    def at(self, names: Sequence[str]) -> Voice:
        """Return a voice on the same terminal that knows other names."""
        return Voice(self.terminal, self.speaker, names)

    def words(self, said: Arg) -> str:
        """Return the words for `said`, harmless to a terminal."""
        return harmless(self.speaker.say(said, self.names))

    def say(self, said: Arg = "", indent: int = 0) -> None:
        """Print what is said."""
        self.terminal.say(self.words(said), indent, hanging=2)

    def title(self, said: Arg) -> None:
        """Print a heading with a line below it."""
        words = self.words(said)
        self.terminal.say(words)
        self.terminal.say("─" * min(len(words), self.terminal.width))

    def ask(self, said: Arg) -> str:
        """Print a question and return what is typed."""
        return self.terminal.ask(f"{self.words(said)} >")
