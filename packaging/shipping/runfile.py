"""The package for any Linux: a shell script that carries its own archive (packaging/linux/install.sh)."""

from __future__ import annotations

import gzip
import hashlib
import io
import platform
import tarfile
from pathlib import Path

from shipping import freeze, project, tree

SCRIPT = tree.LINUX / "install.sh"
HELPERS = {"uninstall": tree.LINUX / "uninstall.sh", "refresh-menus": tree.LINUX / "refresh-menus.sh"}


def build(bundle: Path, out: Path) -> Path:
    """Write the package into a folder and return it."""
    root = tree.prefix(bundle, freeze.WORK / "run")
    _add_helpers(root)
    archive = _packed(root)
    file = out / f"{project.PROGRAM}-{project.version()}-{platform.machine()}.run"
    file.write_bytes(script(archive).encode() + archive)
    file.chmod(0o755)
    return file


def script(archive: bytes) -> str:
    """Return the installer that goes before an archive."""
    content = project.filled(SCRIPT)
    content = content.replace("@SUM@", hashlib.sha256(archive).hexdigest())
    return content.replace("@LINE@", str(content.count("\n") + 1))


def _add_helpers(root: Path) -> None:
    """Put beside the program what removes it again, with the list of what there is to remove."""
    home = root / "lib" / project.PROGRAM
    paths = sorted(path for path in root.rglob("*"))
    folders = [path for path in paths if path.is_dir() and not path.is_symlink()]
    files = [path for path in paths if path not in set(folders)]
    (home / "installed-files").write_text("".join(f"{path.relative_to(root)}\n" for path in files), "utf-8")
    listed = "\n".join(str(path.relative_to(root)) for path in reversed(folders))
    for name, template in HELPERS.items():
        (home / name).write_text(project.filled(template).replace("@FOLDERS@", listed), "utf-8")
        (home / name).chmod(0o755)
    freeze.date(root)


def _packed(root: Path) -> bytes:
    """Return a folder as a compressed archive, the same bytes for the same content."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for path in sorted(root.rglob("*")):
            entry = tar.gettarinfo(str(path), str(path.relative_to(root)))
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            with path.open("rb") if entry.isreg() else io.BytesIO() as file:
                tar.addfile(entry, file)
    return gzip.compress(content.getvalue(), 6, mtime=0)
