"""The installer for Windows, by Inno Setup (packaging/windows/mystery-table.iss)."""

from __future__ import annotations

import subprocess
from pathlib import Path

from shipping import freeze, pictures, project

SCRIPT = project.HERE / "windows" / "mystery-table.iss"
COMPILER = r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"


def build(bundle: Path, out: Path) -> None:
    """Write the installer into a folder; needs Windows with Inno Setup 6."""
    icons = freeze.WORK / "icons"
    pictures.icon_files(icons)
    (icons / "match.ico").write_bytes(pictures.ico({n: pictures.save_png(n) for n in pictures.ICO_SIZES}))
    subprocess.run(command(bundle, icons, out), check=True)


def command(bundle: Path, icons: Path, out: Path) -> list[str]:
    """Return how the compiler is called: version and folders come from here, never from the script."""
    given = {"AppVersion": project.version(), "Bundle": bundle, "Icons": icons, "Out": out}
    return [COMPILER, *(f"/D{name}={value}" for name, value in given.items()), str(SCRIPT)]
