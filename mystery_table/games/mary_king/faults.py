"""A mistake in a file of this game in plain words: which file, which field, what is expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from mystery_table.core.words import Said, Text
from mystery_table.games.mary_king.ruleset_parts import Wrong

KINDS: dict[str, Callable[[], Text]] = {
    "bool_type": lambda: Text("mary_king", "true or false"),
    "dict_type": lambda: Text("mary_king", "an object in braces"),
    "int_from_float": lambda: Text("mary_king", "a whole number"),
    "int_type": lambda: Text("mary_king", "a whole number"),
    "model_type": lambda: Text("mary_king", "an object in braces"),
    "string_type": lambda: Text("mary_king", "a text in quotes"),
    "tuple_type": lambda: Text("mary_king", "a list in brackets"),
}


def fault(file: str, error: ValidationError, data: Any) -> Text:
    """Return one sentence for the first thing that is wrong with `data`, the content of `file`."""
    found = error.errors()
    deeper = {other["loc"][:n] for other in found for n in range(len(other["loc"]))}
    # A list counts as too short when its items are wrong: only the reason is worth saying.
    first = next((e for e in found if not (e["type"] == "too_short" and e["loc"] in deeper)), found[0])
    return Text("mary_king", "{0}: {1}: {2}.", (file, where(first["loc"], data), expected(first)))


def where(place: tuple[Any, ...], data: Any) -> str:
    """Return the place of a mistake, by the ids that stand in the file rather than by numbers."""
    said: list[str] = []
    here = data
    for key in place:
        if isinstance(here, dict) and key in here:
            here = here[key]
            said.append(str(key))
        elif isinstance(here, list) and isinstance(key, int) and key < len(here):
            here = here[key]
            known = here.get("id") if isinstance(here, dict) else None
            said.append(str(known) if known else str(key + 1))
        elif not (isinstance(key, str) and not isinstance(here, dict)):
            said.append(str(key))
    return "/".join(said) or "ruleset"


def expected(error: Any) -> Said:
    """Return what a mistake should be instead."""
    kind, given, context = error["type"], error.get("input"), error.get("ctx", {})
    reason = context.get("error")
    if isinstance(reason, Wrong):
        return reason.text
    if kind in KINDS:
        return Text("mary_king", "must be {0}, not {1}", (KINDS[kind](), str(given)))
    if kind == "literal_error":
        return Text("mary_king", "must be {0}, not {1}", (str(context["expected"]), str(given)))
    return _bound(kind, given, context) or Text("mary_king", "{0} (given: {1})", (error["msg"], str(given)))


def _bound(kind: str, given: Any, context: dict[str, Any]) -> Text | None:
    if kind in PLAIN:
        return PLAIN[kind]()
    if kind == "less_than_equal":
        return Text("mary_king", "must be {0} at most, not {1}", (context["le"], str(given)))
    if kind == "greater_than_equal":
        return Text("mary_king", "must be {0} at least, not {1}", (context["ge"], str(given)))
    if kind == "string_pattern_mismatch":
        said = (str(given),)
        return Text("mary_king", "must be small letters, digits and _, a letter first, not “{0}”", said)
    return None


PLAIN: dict[str, Callable[[], Text]] = {
    "missing": lambda: Text("mary_king", "is missing"),
    "extra_forbidden": lambda: Text("mary_king", "is not known here; perhaps it is misspelt"),
    "string_too_short": lambda: Text("mary_king", "must not be empty or so short"),
    "too_short": lambda: Text("mary_king", "must not be empty or so short"),
    "too_long": lambda: Text("mary_king", "has too many items"),
}
