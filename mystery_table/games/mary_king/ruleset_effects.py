"""The vocabulary of a ruleset's effects: what a card can do, in operations that the rules know."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from mystery_table.core.words import Text
from mystery_table.games.mary_king.ruleset_parts import Count, Origin, Part, Sourced, Words, Wrong

LINE, LINES = 60, 2
"""Longest line, and most lines, of an effect's text on a card."""
FLASH_LABEL = {"en": "FLASH", "es": "DESTELLO", "ru": "ВСПЫШКА"}

Verb = Literal[
    "flip", "lock", "unlock", "mill", "draw", "recover", "retrieve", "discard", "shed", "look", "reorder",
    "remove_idea", "play_idea", "replay", "negate", "redirect", "overlay",
]  # fmt: skip
NEEDS: dict[str, tuple[set[str], set[str]]] = {
    "flip": ({"who", "count", "area", "choose"}, set()),
    "lock": ({"who", "count", "area", "choose"}, set()),
    "unlock": ({"who", "area", "choose"}, {"count", "least"}),
    "mill": ({"who", "count"}, set()),
    "draw": ({"who", "count"}, set()),
    "recover": ({"who", "count", "choose"}, {"least", "what"}),
    "retrieve": ({"who", "count", "choose"}, {"what"}),
    "discard": ({"who", "count", "choose"}, {"least"}),
    "shed": ({"who"}, set()),
    "look": ({"who"}, set()),
    "reorder": ({"who", "count"}, set()),
    "remove_idea": ({"who", "count", "choose"}, set()),
    "play_idea": ({"who", "count", "choose"}, set()),
    "replay": ({"who", "count", "choose", "what"}, set()),
    "negate": (set(), set()),
    "redirect": ({"who"}, set()),
    "overlay": ({"who", "count", "choose"}, {"least"}),
}
"""(fields that an operation needs, fields that it may have besides)."""
VALUES: dict[str, dict[str, set[object]]] = {
    "flip": {"choose": {"me"}, "count": {1}},
    "lock": {"choose": {"me"}, "count": {1}, "who": {"me"}},
    "unlock": {"choose": {"me", "all"}, "area": {"tile"}},
    "recover": {"choose": {"me"}, "who": {"me", "opponent"}},
    "retrieve": {"choose": {"me", "top"}, "who": {"me", "opponent"}},
    "discard": {"choose": {"me", "opponent", "random"}, "who": {"me", "opponent"}},
    "shed": {"who": {"me", "opponent"}},
    "look": {"who": {"opponent"}},
    "reorder": {"who": {"me", "opponent"}, "count": {1, 2, 3, 4, 5}},
    "remove_idea": {"choose": {"me"}, "who": {"me", "opponent"}},
    "play_idea": {"choose": {"me"}, "who": {"me", "opponent"}, "count": {1}},
    "replay": {"choose": {"top"}, "who": {"me", "opponent"}, "count": {1}, "what": {"control"}},
    "redirect": {"who": {"opponent"}},
    "overlay": {"choose": {"top"}, "who": {"me"}},
}
"""The values of a field that make sense for an operation, where not all do."""
FIELDS = ("who", "count", "least", "area", "choose", "what")


class Step(Part):
    """One operation. `who`: whose tiles or cards; `count`: how many, at least `least` if that is given.

    A count of "same" is as many as the step before moved. `area` is the shape on the portrait, `choose` who
    chooses (me, the opponent, nobody: random, top or all), `what` which cards.
    """

    op: Verb
    who: Literal["me", "opponent", "any"] | None = None
    count: Annotated[int, Field(ge=1, le=30)] | Literal["same"] | None = None
    least: Count | None = None
    area: Literal["tile", "pair", "line", "mirror", "block"] | None = None
    choose: Literal["me", "opponent", "random", "top", "all"] | None = None
    what: Literal["any", "control", "power"] | None = None
    count_origin: Origin | None = None
    """Where the number comes from, if not from where the effect does."""

    @model_validator(mode="after")
    def _fits(self) -> Step:
        need, may = NEEDS[self.op]
        given = {name for name in FIELDS if getattr(self, name) is not None}
        if need - given:
            raise Wrong(Text("mary_king", "{0} needs {1}", (self.op, _list(need - given))))
        if given - need - may:
            raise Wrong(Text("mary_king", "{0} cannot use {1}", (self.op, _list(given - need - may))))
        for name, allowed in VALUES.get(self.op, {}).items():
            value = getattr(self, name)
            if value is not None and value not in allowed:
                said = (self.op, name, _list(allowed), str(value))
                raise Wrong(Text("mary_king", "in {0}, {1} must be one of {2}, not {3}", said))
        self._counts_fit()
        return self

    def _counts_fit(self) -> None:
        if self.op == "unlock" and self.choose == "me" and self.count is None:
            raise Wrong(Text("mary_king", "{0} needs {1}", (self.op, "count")))
        if self.count == "same" and self.op != "draw":
            raise Wrong(Text("mary_king", "only draw can use the count “same”, not {0}", (self.op,)))
        if isinstance(self.count, int) and self.least is not None and self.least > self.count:
            raise Wrong(Text("mary_king", "least {0} is more than count {1}", (self.least, self.count)))
        if self.op == "flip" and self.area != "tile" and self.who != "any":
            raise Wrong(Text("mary_king", "only a flip of area tile can be limited to one side’s tiles", ()))


def _list(names: set[str] | set[object]) -> str:
    return ", ".join(sorted(map(str, names)))


class Effect(Sourced):
    """One of the two effects of a power card. A flash is played out of turn, to answer what `when` says."""

    flash: bool
    when: Literal["turn", "card", "penalty"]
    steps: tuple[Step, ...] = Field(min_length=1, max_length=4)
    text: Words

    @model_validator(mode="after")
    def _fits(self) -> Effect:
        if self.flash != (self.when != "turn"):
            raise Wrong(Text("mary_king", "flash must be true exactly when “when” is card or penalty", ()))
        for step in self.steps:
            needed = {"negate": "card", "redirect": "penalty"}.get(step.op, self.when)
            if self.when != needed:
                raise Wrong(Text("mary_king", "{0} needs “when” to be {1}", (step.op, needed)))
            if step.op == "overlay":
                raise Wrong(Text("mary_king", "overlay is for special abilities only", ()))
        if self.steps[0].count == "same":
            raise Wrong(Text("mary_king", "the first step has none before it, so it cannot use “same”", ()))
        self._text_fits()
        return self

    def _text_fits(self) -> None:
        for language in get_args(Literal["en", "es", "ru"]):
            lines = getattr(self.text, language).split("\n")
            longest = max(map(len, lines))
            if self.flash:
                longest = max(longest, len(lines[0]) + len(FLASH_LABEL[language]) + 2)
            if len(lines) > LINES or longest > LINE:
                said = (language, LINES, LINE, len(lines), longest)
                raise Wrong(
                    Text(
                        "mary_king",
                        "text.{0} must have at most {1} lines of {2} characters; it has {3} of up to {4}",
                        said,
                    )
                )
