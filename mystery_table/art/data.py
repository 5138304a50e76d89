"""The data files of the pictures."""

from mystery_table.paths import data_file


def data_text(name: str) -> str:
    """The text of an asset, such as "art/motifs.json"; UserError if it is missing."""
    return data_file("assets", *name.split("/")).read_text(encoding="utf8")
