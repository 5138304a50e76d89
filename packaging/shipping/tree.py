"""The files around the program, as they lie under /usr, in a home folder's .local, or in a Flatpak's /app."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from shipping import freeze, licences, pictures, project

PROGRAM = project.PROGRAM
LINUX = project.HERE / "linux"
MIME_ICON = project.MIME.replace("/", "-") + ".png"
TEMPLATES = {
    f"{PROGRAM}.desktop": f"applications/{PROGRAM}.desktop",
    f"{PROGRAM}.metainfo.xml": f"metainfo/{project.ID}.metainfo.xml",
    f"{PROGRAM}.mime.xml": f"mime/packages/{PROGRAM}.xml",
}


def share(folder: Path) -> None:
    """Write what belongs into a folder `share`: menu entry, metadata, file type, icons, manual, licences."""
    for template, place in TEMPLATES.items():
        _write(folder / place, project.filled(LINUX / template).encode())
    for size in pictures.SIZES:
        icons = folder / "icons" / "hicolor" / f"{size}x{size}"
        _write(icons / "apps" / f"{PROGRAM}.png", pictures.program_png(size))
        _write(icons / "mimetypes" / MIME_ICON, pictures.save_png(size))
    _write(folder / "man" / "man6" / f"{PROGRAM}.6.gz", _gzipped(manual()))
    documents = folder / "doc" / PROGRAM
    _write(documents / "copyright", licences.copyright_file().encode())
    changes = (project.ROOT / "CHANGELOG.md").read_text("utf-8")
    _write(documents / "changelog.gz", _gzipped(changes))


def manual() -> str:
    """Return the manual page; its commands are those of the program."""
    from mystery_table.__main__ import COMMANDS

    told = [f".TP\n.B {name}\n{verb.help[0].upper()}{verb.help[1:]}." for name, verb in COMMANDS.items()]
    return project.filled(LINUX / f"{PROGRAM}.6").replace("@COMMANDS@", "\n".join(told))


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _gzipped(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def prefix(bundle: Path, folder: Path) -> Path:
    """Make a new folder that holds bin, lib and share, all dated with the commit; return it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder / "lib" / PROGRAM, symlinks=True, copy_function=shutil.copy2)
    (folder / "bin").mkdir()
    (folder / "bin" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    share(folder / "share")
    freeze.date(folder)
    return folder
