"""One window for each data folder: a program started later hands its file over and ends (K4).

The first program holds a lock in the data folder. A later one leaves a letter in the folder `inbox` there;
the first takes it away, which tells the later one that it was read. No socket is needed, and no Qt.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from mystery_table.core.lock import Busy, Lock
from mystery_table.paths import Folders

PATIENCE = 8.0
"""Seconds in which the first program must read a letter; it may be starting."""
EVERY = 0.02


class Instance:
    """The one program of a data folder. `letters` are the files that others handed over, None for no file."""

    def __init__(self, folders: Folders) -> None:
        """Busy if another program is the one."""
        self.inbox = folders.data / "inbox"
        self._lock = Lock(folders.data / "instance.lock")
        self.inbox.mkdir(exist_ok=True)

    def letters(self) -> list[Path | None]:
        """Take and return what was handed over since the last time, oldest first; what is no letter goes."""
        found = []
        for letter in sorted(self.inbox.glob("*.json"), key=lambda path: path.name):
            try:
                named = json.loads(letter.read_text("utf-8"))["file"]
                found.append(None if named is None else Path(named))
            except (OSError, ValueError, KeyError, TypeError):
                pass
            letter.unlink(missing_ok=True)
        return found

    def close(self) -> None:
        """Let another program be the one."""
        self._lock.close()


def only(folders: Folders) -> Instance | None:
    """Return the instance that this program is now, None if another one has the folder."""
    try:
        return Instance(folders)
    except Busy:
        return None


def hand_over(folders: Folders, file: Path | None, patience: float = PATIENCE) -> bool:
    """Ask the program that has the folder to show itself and open `file`; False if it does not answer."""
    letter = folders.data / "inbox" / f"{time.time_ns():020d}-{os.getpid()}.json"
    letter.parent.mkdir(exist_ok=True)
    words = json.dumps({"file": None if file is None else str(file.absolute())})
    unread = letter.with_suffix(".new")
    unread.write_text(words, "utf-8")
    unread.replace(letter)
    ends = time.monotonic() + patience
    while letter.exists():
        if time.monotonic() > ends:
            letter.unlink(missing_ok=True)
            return False
        time.sleep(EVERY)
    return True
