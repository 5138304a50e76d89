"""The one kind of error that is the user's to mend."""


class UserError(Exception):
    """A bad file, option or folder: something to be told in one message, not a bug.

    `message` is a Text or a plain string; `str()` of the error is its English sentence. The command line
    prints it on one line and ends with exit status 2; the window shows it in the language in use.
    """

    def __init__(self, message: object) -> None:
        super().__init__(message)
        self.message = message
