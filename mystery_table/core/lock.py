"""Ownership across programs: a lock that the system takes away from a program that dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Busy(Exception):
    """Another holder has it."""


class Lock:
    """Holds a file locked from its making to `close`; Busy if another holder, in any program, has it.

    Of one file there is one exclusive holder or any number of shared ones (on Windows, where an open file
    cannot be replaced anyway, shared ones do not count). A file system without locks lets everybody in: there
    the store's own checks remain.
    """

    def __init__(self, path: Path, shared: bool = False) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path, self.shared = path, shared
        self._file = self._held()

    def close(self) -> None:
        """Let others have it. The file of an exclusive holder goes too, so that they do not pile up."""
        if self._file is None:
            return
        if not self.shared and sys.platform != "win32":
            self.path.unlink(missing_ok=True)
        os.close(self._file)
        self._file = None

    def _held(self) -> int | None:
        while True:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                take(file, self.shared)
                if self._is_there(file):
                    return file
            except BaseException:
                os.close(file)
                raise
            os.close(file)  # its last holder removed it between our opening and locking it

    def _is_there(self, file: int) -> bool:
        try:
            return os.path.samestat(os.fstat(file), self.path.stat())
        except FileNotFoundError:
            return False


if sys.platform == "win32":
    import msvcrt

    def take(file: int, shared: bool) -> None:
        """Lock an open file, unless only shared is asked for; Busy if it is taken."""
        if shared:
            return
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise Busy from error

else:
    import fcntl

    def take(file: int, shared: bool) -> None:
        """Lock an open file; Busy if it is taken."""
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Busy from error
        except OSError:  # this file system knows no locks
            return
