"""Makes and checks the packages of Mystery Table; all of them lie in dist/ afterwards.

    python packaging/build.py linux             frozen program, .deb and .run, with all checks
    python packaging/build.py linux --roots     and the .deb on bare Debian 12 and 13 (root, debootstrap)
    python packaging/build.py deb               only the .deb, with its checks
    python packaging/build.py windows           installer, on Windows with Inno Setup
    python packaging/build.py macos             disk image, on macOS
    python packaging/build.py libraries         print the Debian packages that the program needs

Exit status 1 and one line if something does not hold.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from shipping import checks, deb, freeze, libraries, listing, macos, project, roots, runfile, speed, windows

OUT = project.ROOT / "dist"


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Make and check the packages; they lie in dist/ afterwards.")
    parser.add_argument("what", choices=[*TARGETS, "libraries"])
    parser.add_argument("--roots", action="store_true", help="try the .deb on bare Debian 12 and 13, too")
    options = parser.parse_args()
    if options.what == "libraries":
        print(*sorted(set(libraries.declared().values())))
        return 0
    OUT.mkdir(exist_ok=True)
    try:
        TARGETS[options.what]()
        if options.roots:
            _roots()
    except (RuntimeError, subprocess.SubprocessError, OSError) as error:
        print(f"{options.what}: {error}", file=sys.stderr)
        return 1
    return 0


def linux() -> None:
    """Make and check all packages for Linux."""
    bundle = _frozen()
    _deb(bundle)
    file = _told("the .run", lambda: runfile.build(bundle, OUT))
    _report(file, checks.check_run(file))
    print(*speed.check_start(bundle / project.PROGRAM), sep=": ")


def debian() -> None:
    """Make and check the Debian package."""
    _deb(_frozen())


def for_windows() -> None:
    """Make the installer for Windows."""
    windows.build(_frozen(), OUT)


def for_macos() -> None:
    """Make the disk image for macOS."""
    macos.build(_frozen(), OUT)


TARGETS: dict[str, Callable[[], None]] = {
    "linux": linux,
    "deb": debian,
    "windows": for_windows,
    "macos": for_macos,
}


def _frozen() -> Path:
    bundle = _told("the frozen program", freeze.freeze)
    if sys.platform == "linux":
        checks.check_libraries(bundle)
    return bundle


def _deb(bundle: Path) -> None:
    file = _told("the .deb", lambda: deb.build(bundle, OUT))
    (OUT / f"{file.stem}.list").write_text(listing.listing(freeze.WORK / "deb"), "utf-8")
    _report(file, checks.check_deb(file))


def _roots() -> None:
    (file,) = OUT.glob(f"*_{project.version()}_*.deb")
    for suite, name in roots.SUITES.items():
        print(f"{name}:")
        _report(file, roots.check(suite, file, freeze.WORK / "roots"))


def _told(what: str, make: Callable[[], Path]) -> Path:
    """Make something and say how long it took."""
    began = time.monotonic()
    made = make()
    print(f"{what}: {made.relative_to(project.ROOT)}, {time.monotonic() - began:.0f} s", flush=True)
    return made


def _report(file: Path, found: Iterable[tuple[str, str]]) -> None:
    for name, told in found:
        print(f"  {name}: {told}", flush=True)
    print(f"{file.name}: all checks hold, {file.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    sys.exit(main())
