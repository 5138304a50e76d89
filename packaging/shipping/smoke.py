"""Tries a packaged program as its users would: every check raises RuntimeError with what went wrong."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from shipping import project
from shipping.display import PATIENCE, Display

DECISIONS = 3
"""Decisions of bots after which a match counts as played in the window."""
PICTURES = 10
COVERS = 12
"""Faces in the cache after which a home page counts as drawn."""
QUICK = 120.0
"""Seconds that a command may take."""


class Program(NamedTuple):
    """One installed program: how it is started, and a folder for its files.

    `inner` is that folder as the program sees it, which is another name in a chroot.
    """

    command: tuple[str, ...]
    folder: Path
    inner: Path

    def environment(self, **more: str) -> dict[str, str]:
        """Return an environment without a display and with a home of its own."""
        plain = {"HOME": str(self.inner), "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        return plain | {"XDG_RUNTIME_DIR": str(self.inner)} | more

    def run(self, *arguments: str) -> str:
        """Return what a command prints; it must end well and complain of nothing."""
        done = subprocess.run(
            [*self.command, *arguments],
            capture_output=True,
            text=True,
            env=self.environment(),
            timeout=QUICK,
            check=False,
        )
        if done.returncode or done.stderr:
            raise RuntimeError(f"{arguments} ended with {done.returncode}: {done.stderr.strip()}")
        return done.stdout


Check = Callable[[Program], str]


def tells_its_version_without_a_display(program: Program) -> str:
    """--version and --help (K2)."""
    told = program.run("--version").strip()
    _expect(told == f"{project.TITLE} {project.version()}", f"--version says {told!r}")
    _expect("--data-dir" in program.run("--help"), "--help does not tell the options")
    return told


def says_in_one_line_that_there_is_no_display(program: Program) -> str:
    """A window without a display (K3)."""
    done = subprocess.run(
        program.command, capture_output=True, text=True, env=program.environment(), timeout=QUICK, check=False
    )
    lines = done.stderr.splitlines()
    _expect(done.returncode == 2 and len(lines) == 1, f"{done.returncode}: {done.stderr}")
    return lines[0]


def plays_matches_of_every_game(program: Program) -> str:
    """Rules, decks and bots of all games, in processes of their own."""
    from mystery_table import games

    for game in games.names():
        seats = ",".join(["casual"] * games.module(game, "options").modes()[0].seats[0])
        given = ("--seats", seats, "--matches", "2", "--seed", "1", "--jobs", "2", "--json")
        told = program.run("simulate", game, *given)
        _expect('"matches": 2' in told, f"simulate {game}: {told}")
    return ", ".join(games.names())


def speaks_three_languages(program: Program) -> str:
    """The catalogues: the same match, told in other words."""
    logs = {
        language: program.run("--lang", language, "demo", "--seed", "1") for language in project.LANGUAGES
    }
    _expect(len(set(logs.values())) == len(logs), "two languages tell a match in the same words")
    cyrillic = sum("а" <= letter <= "я" for letter in logs["ru"])
    _expect(cyrillic > len(logs["ru"]) / 3, "the Russian log is not Russian")
    return f"{logs['en'].count(chr(10))} lines each"


def draws_every_picture(program: Program) -> str:
    """All motifs, typefaces and drawing code: a sheet of each kind."""
    program.run("gallery", "--size", "72x96", "--out", str(program.inner / "gallery"))
    sheets = sorted((program.folder / "gallery").glob("*.png"))
    _expect(len(sheets) > 15, f"only {len(sheets)} sheets")
    return f"{len(sheets)} sheets"


COMMANDS: tuple[Check, ...] = (
    tells_its_version_without_a_display,
    says_in_one_line_that_there_is_no_display,
    plays_matches_of_every_game,
    speaks_three_languages,
    draws_every_picture,
)


@contextmanager
def opened(program: Program, display: Display, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Give the program with its window open; at the end it is gone, and said nothing."""
    running = subprocess.Popen(
        [*program.command, *arguments],
        env=program.environment(DISPLAY=display.name),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        display.wait_for_window(running)
        yield running
    except RuntimeError as error:
        running.kill()
        raise RuntimeError(f"{error} {_ending(running)}") from error
    running.terminate()
    said = _ending(running)
    display.wait_until_empty()
    _expect(not said, f"the window complained: {said}")


def _ending(running: subprocess.Popen[str]) -> str:
    try:
        return running.communicate(timeout=PATIENCE)[1].strip()
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        return "it does not end"


def opens_in_every_language(program: Program, display: Display, pictures: Path) -> str:
    """The home page in each language; its picture is kept for whoever wants to look."""
    seen = set()
    for language in project.LANGUAGES:
        with opened(program, display, "--lang", language, "--data-dir", str(program.inner / "data-home")):
            await_faces(program.folder / "data-home" / "cache", COVERS)
            time.sleep(1)  # until the last of them is on the screen
            image = display.picture()
        image.save(str(pictures / f"home-{language}.png"))
        seen.add(bytes(image.constBits()))
    _expect(len(seen) == len(project.LANGUAGES), "the window looks the same in two languages")
    return ", ".join(project.LANGUAGES)


def plays_in_the_window(program: Program, display: Display, pictures: Path) -> str:
    """A match from a file: bots decide and faces are drawn, in the two other processes."""
    write_match(program.folder / "smoke.mystery")
    match, data = str(program.inner / "smoke.mystery"), str(program.inner / "data-match")
    with opened(program, display, "--data-dir", data, match):
        told = await_match(program.folder / "data-match" / "data", program.folder / "data-match" / "cache")
        display.picture().save(str(pictures / "match.png"))
    return told


def await_faces(cache: Path, least: int) -> None:
    """Wait until the drawing process has kept so many faces."""
    end = time.perf_counter() + PATIENCE
    while _drawn(cache) < least:
        if time.perf_counter() > end:
            raise RuntimeError(f"after {PATIENCE:.0f} s: {_drawn(cache)} faces drawn")
        time.sleep(0.1)


def _drawn(cache: Path) -> int:
    return len(list((cache / "faces").glob("*")))


def await_match(data: Path, cache: Path) -> str:
    """Wait until bots have decided in the one match in `data`, and faces lie in `cache`."""
    end = time.perf_counter() + PATIENCE
    decided = drawn = 0
    while time.perf_counter() < end:
        decided, drawn = _decided(data / "matches.sqlite"), _drawn(cache)
        if decided >= DECISIONS and drawn >= PICTURES:
            return f"{decided} decisions of bots, {drawn} faces drawn"
        time.sleep(0.1)
    raise RuntimeError(f"after {PATIENCE:.0f} s: {decided} decisions of bots, {drawn} faces drawn")


def _decided(file: Path) -> int:
    if not file.exists():
        return 0
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        return int(db.execute("select count(*) from step where seat > 0").fetchone()[0])
    return 0


def write_match(path: Path) -> None:
    """Write a match of one person and two bots, of whom one begins."""
    from mystery_table import games
    from mystery_table.core.files import export_match
    from mystery_table.core.seating import Chair, Seating
    from mystery_table.core.store import Store

    game = games.load("mirror_of_truth")
    chairs = (Chair("Ada", 0, person=0), Chair("Bruno", 1, bot=True), Chair("Clara", 2, bot=True))
    options = game.settle({"first": 1}, len(chairs))
    with tempfile.TemporaryDirectory() as folder, closing(Store(Path(folder) / "matches.sqlite")) as store:
        match = store.create(game.id, game.version, options, Seating(chairs), "Smoke")
        export_match(store, match, path)
    path.chmod(0o644)  # the program may run as somebody else


def check_all(program: Program, pictures: Path, display: Display) -> Iterator[tuple[str, str]]:
    """Give each check's name and what it found, as they go. Pictures of the windows go to a folder."""
    pictures.mkdir(parents=True, exist_ok=True)
    for check in COMMANDS:
        yield _named(partial(check, program))
    for window in (opens_in_every_language, plays_in_the_window):
        yield _named(partial(window, program, display, pictures))


def _named(check: partial[str]) -> tuple[str, str]:
    """Return what a check found under its name, which its failure tells, too."""
    name = check.func.__name__.replace("_", " ")
    try:
        return name, check()
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        raise RuntimeError(f"{name}: {error}") from error


def _expect(held: bool, otherwise: str) -> None:
    if not held:
        raise RuntimeError(otherwise)
