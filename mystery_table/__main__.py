"""The command line: opens the window, or runs a command without one. Qt is imported only for the window."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, Protocol, cast

from mystery_table import __version__
from mystery_table.core.errors import UserError

if TYPE_CHECKING:
    from mystery_table.paths import Folders

PROGRAM = "mystery-table"
LANGUAGES = ("en", "es", "ru")
USAGE_ERROR = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


class Verb(NamedTuple):
    """One command: the module that holds it and what `--help` says of it."""

    module: str
    help: str


# A further command is one line here and one module that is a Command.
COMMANDS = {
    "simulate": Verb("mystery_table.commands.simulate", "play whole matches between bots and count"),
    "gallery": Verb("mystery_table.commands.gallery", "draw contact sheets of all pictures"),
    "demo": Verb("mystery_table.commands.demo", "let bots play a mission and print its log"),
    "replay": Verb("mystery_table.commands.replay", "print a match step by step, from a seat or open"),
}


class Command(Protocol):
    """What a module in COMMANDS offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the options of the command beside those that every command has."""

    def run(self, args: argparse.Namespace) -> int:
        """Carry the command out and return the exit status; UserError for what the user can mend."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status: 0, 2 for bad options and UserErrors, 130 if interrupted."""
    if getattr(sys, "frozen", False):
        # In a frozen build a worker process is this program started again; everywhere else this does nothing.
        import multiprocessing

        multiprocessing.freeze_support()
    try:
        return _run(sys.argv[1:] if argv is None else list(argv))
    except UserError as error:
        print(f"{PROGRAM}: {' '.join(str(error).split())}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has enough of it (| head)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the rest that is still to be flushed
        return BROKEN_PIPE


def _run(argv: list[str]) -> int:
    place = _verb_place(argv)
    if place is None:
        return _open_window(_window_parser().parse_args(argv))
    verb = argv.pop(place)
    command = cast("Command", importlib.import_module(COMMANDS[verb].module))
    parser = _Parser(prog=f"{PROGRAM} {verb}", description=COMMANDS[verb].help, parents=[_shared_options()])
    command.add_arguments(parser)
    return command.run(parser.parse_args(argv))


def _verb_place(argv: Sequence[str]) -> int | None:
    """Return where the command stands: the first word that is neither an option nor an option's value."""
    is_value = False
    for place, word in enumerate(argv):
        if not is_value and not word.startswith("-"):
            return place if word in COMMANDS else None
        is_value = not is_value and word in ("--lang", "--data-dir")
    return None


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _shared_options() -> argparse.ArgumentParser:
    """Return the options that the window and every command understand."""
    options = argparse.ArgumentParser(add_help=False)
    options.add_argument("--version", action="version", version=f"Mystery Table {__version__}")
    options.add_argument("--lang", choices=LANGUAGES, help="language of this run, whatever the settings say")
    folders = options.add_mutually_exclusive_group()
    folders.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep matches, settings and cache in this folder"
    )
    folders.add_argument(
        "--portable", action="store_true", help="keep them in a folder beside the program instead"
    )
    return options


def _window_parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:<{width}}  {verb.help}" for name, verb in COMMANDS.items())
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [options] [FILE]\n       {PROGRAM} COMMAND [options]",
        description="Four games of deduction and association at one table. Without a command: the window.",
        epilog=f"commands that need no display (COMMAND --help tells more):\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_shared_options()],
    )
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a .mystery file to open")
    parser.add_argument(
        "--text",
        nargs="?",
        const="",
        metavar="GAME",
        help="play in this terminal, in words",
    )
    return parser


def _open_window(args: argparse.Namespace) -> int:
    if args.file is not None:
        from mystery_table.core import files

        files.judge(args.file)  # a bad file is told on the command line, before there is a window
    from mystery_table import preflight
    from mystery_table.instance import hand_over, only
    from mystery_table.paths import Folders

    folders = Folders.chosen(args.data_dir, args.portable)
    folders.prepare()
    if args.text is not None:
        return _play_in_words(args, folders)
    instance = only(folders)
    if instance is None and hand_over(folders, args.file):
        return 0
    try:
        preflight.check()
        from mystery_table.ui import app

        return app.run(args.file, args.lang, folders, instance)
    except preflight.NoDisplay as error:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise
        print(f"{PROGRAM}: {error}", file=sys.stderr)
    finally:
        if instance is not None:
            instance.close()
    return _play_in_words(args, folders)


def _play_in_words(args: argparse.Namespace, folders: Folders) -> int:
    from mystery_table.text import app

    return app.run(args.text or None, args.lang, folders, args.file)


if __name__ == "__main__":
    sys.exit(main())
