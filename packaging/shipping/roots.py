"""The long check: the .deb on bare Debian systems, from its installation to its removal.

Needs root, debootstrap and Debian's packages. A base system is made once for each suite and copied for each
check, so that nothing of an earlier one is left.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from shipping import freeze, project, smoke
from shipping.display import Display

SUITES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
USER = "player"
MIME_TOOLS = ("desktop-file-utils", "libglib2.0-bin", "shared-mime-info", "xdg-utils")
"""What a desktop brings along for opening files by their type."""
NICE = ("nice", "-n", "10")
SOCKETS = Path("/tmp/.X11-unix")  # noqa: S108 - where X servers listen
MOUNTS = {"proc": "proc", "/dev": "dev", "/dev/shm": "dev/shm", str(SOCKETS): str(SOCKETS).lstrip("/")}  # noqa: S108
PLACES_OF_CACHES = ("usr/share/applications", "usr/share/icons", "usr/share/mime", "etc")


def base(suite: str, folder: Path) -> Path:
    """Return the base system of a suite in this folder; made if it is not there yet."""
    made = folder / suite
    if not made.exists():
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = folder / f"{suite}.new"
        shutil.rmtree(unfinished, ignore_errors=True)
        command = [*NICE, "debootstrap", "--variant=minbase", suite, str(unfinished)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        unfinished.rename(made)
    return made


class Root:
    """A copy of a base system in which commands run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def run(self, *command: str, user: str = "root", **environment: str) -> str:
        """Return what a command prints; RuntimeError if it fails."""
        given = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", "HOME": f"/home/{user}"}
        given |= {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"} | environment
        whole = [*NICE, "chroot", f"--userspec={user}:{user}", str(self.path), *command]
        done = subprocess.run(whole, capture_output=True, text=True, env=given, check=False)
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def install(self, *packages: str) -> None:
        """Install packages, without those that are only recommended."""
        self.run("apt-get", "install", "-qy", "--no-install-recommends", *packages)

    def end_all(self) -> None:
        """End what still runs in this system, and nothing else."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it may end by itself just now
                if (process / "root").readlink() == self.path:
                    os.kill(int(process.name), signal.SIGTERM)

    def named(self, part: str) -> list[str]:
        """Return the paths whose name holds `part`, outside of homes and of what the kernel shows."""
        hidden = {"proc", "sys", "dev", "home", "tmp"}
        tops = [top for top in sorted(self.path.iterdir()) if top.name not in hidden and not top.is_symlink()]
        found = [path for top in tops for path in top.rglob(f"*{part}*")]
        return sorted(str(path.relative_to(self.path)) for path in found)

    def mentioning(self, part: str) -> list[str]:
        """Return the tables of a desktop in which `part` stands."""
        places = [str(self.path / place) for place in PLACES_OF_CACHES if (self.path / place).exists()]
        command = ["grep", "-rlsF", part, *places]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()


@contextmanager
def copied(suite: str, folder: Path) -> Iterator[Root]:
    """Give a copy of the base system with what programs expect mounted; at the end all of it is gone."""
    path = (freeze.WORK / "root").resolve()
    _clear(path)
    subprocess.run(["cp", "-a", str(base(suite, folder)), str(path)], check=True)
    shutil.copy("/etc/resolv.conf", path / "etc" / "resolv.conf")
    try:
        for source, place in MOUNTS.items():
            target = path / place
            target.mkdir(parents=True, exist_ok=True)
            how = ["-t", "proc"] if source == "proc" else ["--bind"]
            subprocess.run(["mount", *how, source, str(target)], check=True)
        yield Root(path)
    finally:
        _clear(path)


def _clear(path: Path) -> None:
    """Remove a copy; never with something mounted in it, which would be the machine's own folders."""
    for place in reversed(mounted(path, Path("/proc/self/mounts").read_text("utf-8"))):
        subprocess.run(["umount", place], check=True)
    if mounted(path, Path("/proc/self/mounts").read_text("utf-8")):
        raise RuntimeError(f"something is still mounted under {path}")
    shutil.rmtree(path, ignore_errors=True)


def mounted(folder: Path, table: str) -> list[str]:
    """Return what the kernel's table of mounts tells of this folder, in the order of mounting."""
    places = [line.split(" ")[1] for line in table.splitlines()]
    return [place for place in places if Path(place).is_relative_to(folder)]


def check(suite: str, package: Path, folder: Path) -> Iterator[tuple[str, str]]:
    """Install, use and remove the package on one system; give each check's name and what it found."""
    with Display() as display, copied(suite, folder) as root:
        root.run("apt-get", "update", "-q")
        root.run("useradd", "--create-home", USER)
        shutil.copy(package, root.path / "tmp" / package.name)
        root.install(f"/tmp/{package.name}")  # noqa: S108 - inside the copied system
        program = _program(root)
        pictures = freeze.WORK / "screens" / suite
        yield from smoke.check_all(program, pictures, display)
        root.install(*MIME_TOOLS)
        yield "opens by its type", _opens_by_type(root, program, display, pictures)
        yield "tells what is missing", _tells_what_is_missing(root, program, display)
        yield "removed", _leaves_nothing(root)


def _program(root: Root) -> smoke.Program:
    inner = Path("/home", USER, "work")
    folder = root.path / str(inner).lstrip("/")
    folder.mkdir()
    home = (root.path / "home" / USER).stat()
    shutil.chown(folder, home.st_uid, home.st_gid)
    command = ("chroot", f"--userspec={USER}:{USER}", str(root.path), f"/usr/bin/{project.PROGRAM}")
    return smoke.Program(command, folder, inner)


def _opens_by_type(root: Root, program: smoke.Program, display: Display, pictures: Path) -> str:
    """Open a match as a file manager does: by the type of the file."""
    smoke.write_match(program.folder / "match.mystery")
    file = str(program.inner / "match.mystery")
    desktop = {"XDG_CURRENT_DESKTOP": "GNOME", "DISPLAY": display.name}  # then xdg-utils ask GLib
    kind = root.run("xdg-mime", "query", "filetype", file, user=USER, **desktop).strip()
    opener = root.run("xdg-mime", "query", "default", kind, user=USER, **desktop).strip()
    if (kind, opener) != (project.MIME, f"{project.PROGRAM}.desktop"):
        raise RuntimeError(f"{file} is of type {kind}, opened by {opener or 'nothing'}")
    environment = program.environment(**desktop)
    opening = [*program.command[:-1], "xdg-open", file]
    # Qt takes this for GNOME and complains that its message bus is not there.
    subprocess.run(opening, env=environment, check=True, stderr=subprocess.DEVNULL)
    home = program.folder
    try:
        display.wait_for_window()
        told = smoke.await_match(home / ".local/share" / project.PROGRAM, home / ".cache" / project.PROGRAM)
        display.picture().save(str(pictures / "by-type.png"))
    finally:
        root.end_all()
    return f"{kind} by {opener}: {told}"


def _tells_what_is_missing(root: Root, program: smoke.Program, display: Display) -> str:
    """Take a library away by force: one line must name the package that holds it (K3)."""
    package = "libxcb-cursor0"
    root.run("dpkg", "--remove", "--force-depends", package)
    environment = program.environment(DISPLAY=display.name)
    done = subprocess.run(program.command, capture_output=True, text=True, env=environment, check=False)
    line = done.stderr.strip()
    if done.returncode != 2 or package not in line or "\n" in line:
        raise RuntimeError(f"without {package}: {done.returncode}, {line}")
    return line


def _leaves_nothing(root: Root) -> str:
    """Purge the package; nothing may be left, neither of its files nor in any table."""
    owned = len(root.run("dpkg", "-L", project.PROGRAM).splitlines())
    root.run("apt-get", "purge", "-qy", project.PROGRAM)
    left = [*root.named(project.PROGRAM), *root.mentioning(project.PROGRAM)]
    left = [path for path in left if not path.startswith("var/lib/apt/")]
    if left:
        raise RuntimeError(f"left after removal: {left}")
    return f"{owned} paths, none left"
