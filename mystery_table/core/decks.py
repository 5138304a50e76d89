"""Data files of games: names in three languages, and one way to read and check a file."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from mystery_table.core.errors import UserError
from mystery_table.core.words import Name, Text

T = TypeVar("T")


class Words(BaseModel):
    """One name or sentence in the three languages."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    en: str = Field(min_length=1)
    es: str = Field(min_length=1)
    ru: str = Field(min_length=1)

    def name(self) -> Name:
        """Return it as a value that sentences can hold."""
        return Name(self.en, self.es, self.ru)


def read(path: Path, kind: TypeAdapter[T]) -> T:
    """Return a JSON file's content as `kind`; UserError naming the file if it is missing or damaged."""
    try:
        return kind.validate_json(path.read_bytes())
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be read: {1}.", (str(path), reason))) from error
    except ValidationError as error:
        first = error.errors()[0]
        where = "/".join(map(str, first["loc"])) or "1"
        raise UserError(
            Text("app", "{0} is damaged at {1}: {2}.", (str(path), where, first["msg"]))
        ) from error
