"""What every object of a ruleset or mission file has in common, and how a mistake in one is said."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from mystery_table.core.words import Name, Text
from mystery_table.games.mary_king.state import Names

Origin = Literal["source", "public", "project"]
"""Where a value comes from: the rulebook, public descriptions of the game, or us."""
Side = Literal["ghost", "mortal"]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Count = Annotated[int, Field(ge=0, le=99)]


class Wrong(ValueError):
    """What is expected where a value does not fit, as a sentence; faults.py adds file and field."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


class Part(BaseModel):
    """Base of every object: nothing unknown, nothing changed after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Sourced(Part):
    """An object whose values have an origin; `origin_of` names the fields whose origin differs."""

    origin: Origin
    origin_of: dict[str, Origin] = {}

    @model_validator(mode="after")
    def _names_own_fields(self) -> Sourced:
        for name in self.origin_of:
            if name not in type(self).model_fields or name in ("origin", "origin_of"):
                raise Wrong(
                    Text("mary_king", "origin_of names “{0}”, which is not a value of this object", (name,))
                )
        return self


class Words(Part):
    """A text in the three languages of the program."""

    en: str = Field(min_length=1)
    es: str = Field(min_length=1)
    ru: str = Field(min_length=1)

    def names(self) -> Names:
        """Return it as the plain value that a position holds."""
        return self.en, self.es, self.ru

    def name(self) -> Name:
        """Return it as a value that sentences can hold."""
        return Name(self.en, self.es, self.ru)
