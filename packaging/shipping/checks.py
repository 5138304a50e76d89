"""What is checked of each package before it is called finished. RuntimeError with what does not hold."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from shipping import freeze, libraries, project, smoke
from shipping.display import Display

Found = Iterator[tuple[str, str]]


def check_libraries(bundle: Path) -> None:
    """Every library that a file needs must be in the bundle or declared, and be there on this machine."""
    links = libraries.linked(libraries.elf_files(bundle))
    carried = {path.name for path in bundle.rglob("*")}
    wanting = [*libraries.missing(links, carried), *libraries.not_found(bundle)]
    if wanting:
        raise RuntimeError(f"shared libraries are missing: {'; '.join(wanting)}")


def check_deb(file: Path) -> Found:
    """Check the Debian package by what comes out of it."""
    with tempfile.TemporaryDirectory(prefix="mystery-table-") as folder:
        root = Path(folder, "root")
        _run("dpkg-deb", "--extract", str(file), str(root))
        check_libraries(root / "usr" / "lib" / project.PROGRAM)
        yield "menu entry and metadata", check_metadata(root / "usr" / "share")
        yield from _used(root / "usr", Path(folder), freeze.WORK / "screens" / "deb")


def check_run(file: Path) -> Found:
    """Check the self-extracting package: install it, use it, remove it."""
    with tempfile.TemporaryDirectory(prefix="mystery-table-") as folder:
        prefix, work = Path(folder, "it's a folder"), Path(folder)
        _run("sh", str(file), "--prefix", str(prefix))
        _run("sh", str(file), "--prefix", str(prefix))  # over what is there already
        yield "menu entry and metadata", check_metadata(prefix / "share")
        yield from _used(prefix, work, freeze.WORK / "screens" / "run")
        _run(str(prefix / "lib" / project.PROGRAM / "uninstall"))
        left = [str(path.relative_to(prefix)) for path in prefix.rglob("*")]
        if left:
            raise RuntimeError(f"left after removal: {left}")
        yield "removed", "nothing left"


def _used(prefix: Path, folder: Path, pictures: Path) -> Found:
    program = smoke.Program((str(prefix / "bin" / project.PROGRAM),), folder, folder)
    with Display() as display:
        yield from smoke.check_all(program, pictures, display)


def check_metadata(share: Path) -> str:
    """Let the desktops' own checkers look at the menu entry, the metadata and the manual page."""
    _run("desktop-file-validate", str(share / "applications" / f"{project.PROGRAM}.desktop"))
    _run("appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{project.ID}.metainfo.xml"))
    tools = ["desktop-file-validate", "appstreamcli"]
    if shutil.which("man"):
        page = str(share / "man" / "man6" / f"{project.PROGRAM}.6.gz")
        said = subprocess.run(
            ["man", "--warnings", "-l", page], capture_output=True, text=True, check=True
        ).stderr
        if said:
            raise RuntimeError(f"the manual page: {said}")
        tools.append("man")
    return f"{', '.join(tools)} pass"


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stdout.strip()} {done.stderr.strip()}")
