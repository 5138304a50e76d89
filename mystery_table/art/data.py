"""The data files of the pictures: in a checkout under assets/, installed under mystery_table/_data/."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def data_path(name: str) -> Path:
    """The file of this name relative to the assets, such as "art/motifs.json"."""
    installed = PACKAGE / "_data" / name
    return installed if installed.exists() else PACKAGE.parent / "assets" / name


def data_text(name: str) -> str:
    """The text of a data file."""
    return data_path(name).read_text(encoding="utf8")
