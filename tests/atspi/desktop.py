"""A desktop for one test: a virtual display, a session bus, and the bus of the screen readers."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NEEDED = {"Xvfb": "xvfb", "dbus-daemon": "dbus-daemon"}
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
"""Of the package at-spi2-core; it is started by the session bus, on demand."""


Server = subprocess.Popen[bytes]


class Desktop(NamedTuple):
    """What a program needs to be shown, and a client to find it."""

    environment: dict[str, str]
    bus: str
    """Address of the session bus."""


def missing() -> list[str]:
    """Return the Debian packages that this machine lacks."""
    found = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    return found + ([] if LAUNCHER.exists() else ["at-spi2-core"])


def _told(command: list[str], environment: dict[str, str], option: str) -> tuple[Server, str]:
    """Start a server that writes where it is into the file descriptor of an option; return it and that."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [*command, *option.format(write).split()],
        env=environment,
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        return server, told.readline().strip()


@contextlib.contextmanager
def desktop(folder: Path) -> Iterator[Desktop]:
    """Run a display and a session bus; everything that was started ends with it."""
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
        environment.pop(name, None)
    screen = ["Xvfb", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    display, number = _told(screen, environment, "-displayfd {}")
    environment["DISPLAY"] = f":{number}"
    bus, address = _told(["dbus-daemon", "--session", "--nofork"], environment, "--print-address={}")
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    try:
        yield Desktop(environment, address)
    finally:
        for server in (bus, display):
            server.terminate()
            server.wait(10)


@contextlib.contextmanager
def program(on: Desktop, data: Path, language: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run Mystery Table on a desktop, as a person with a screen reader does."""
    environment = {**on.environment, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    command = [sys.executable, "-m", "mystery_table", "--data-dir", str(data), "--lang", language]
    running = subprocess.Popen(command, env=environment)
    try:
        yield running
    finally:
        running.terminate()
        running.wait(20)
