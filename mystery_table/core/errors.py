"""The one kind of error that is the user's to mend."""

from __future__ import annotations

from mystery_table.core.words import Arg, english


class UserError(Exception):
    """A bad file, option or folder: something to be told in one message, not a bug.

    `str()` of the error is its English sentence, which the command line prints on one line before it ends
    with exit status 2; the window shows `message` in the language in use.
    """

    def __init__(self, message: Arg) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return english(self.message)
