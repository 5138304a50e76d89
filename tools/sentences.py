"""Finds every sentence the program can say: the calls of `Text(…)` in its sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple


class Sentence(NamedTuple):
    """One translatable sentence; `plural` where it stands with a number `n`."""

    context: str
    source: str
    plural: bool


class Fault(Exception):
    """A sentence that cannot be translated as it stands; the message names file and line."""


def placeholders(sentence: str) -> set[str]:
    """Return what stands for arguments in a sentence: "0", "1" and "%n"."""
    fields = {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}
    return fields | ({"%n"} if "%n" in sentence else set())


def collect(files: Iterable[Path], root: Path) -> list[Sentence]:
    """Return every sentence of the files, each once, sorted; Fault lists all that is wrong with them."""
    found, faults = set(), []
    for path in sorted(files):
        for call in _calls(ast.parse(path.read_text(encoding="utf-8"))):
            try:
                found.add(_sentence(call))
            except Fault as fault:
                faults.append(f"{path.relative_to(root)}:{call.lineno}: {fault}")
    faults += _clashes(found)
    if faults:
        raise Fault("\n".join(faults))
    return sorted(found)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if "Text" in (getattr(called, "id", None), getattr(called, "attr", None)):
                yield node


def _sentence(call: ast.Call) -> Sentence:
    named = {word.arg: word.value for word in call.keywords if word.arg}
    values = dict(zip(("context", "source", "args", "n"), call.args, strict=False)) | named
    context, source = (_literal(values.get(part), part) for part in ("context", "source"))
    _check_arguments(source, values.get("args"))
    plural = "n" in values and not (isinstance(values["n"], ast.Constant) and values["n"].value is None)
    if plural != ("%n" in source):
        raise Fault("`%n` in the sentence and `n=` in the call belong together")
    return Sentence(context, source, plural)


def _literal(value: ast.expr | None, part: str) -> str:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return value.value
    kind = "an f-string" if isinstance(value, ast.JoinedStr) else "no literal string"
    raise Fault(f"the {part} of a Text is {kind}")


def _check_arguments(source: str, args: ast.expr | None) -> None:
    try:
        wanted = placeholders(source) - {"%n"}
    except ValueError as error:
        raise Fault(f"the sentence cannot be filled in: {error}") from error
    if args is None or (
        isinstance(args, ast.Tuple) and not any(isinstance(a, ast.Starred) for a in args.elts)
    ):
        count = 0 if args is None else len(args.elts)
        if wanted != {str(number) for number in range(count)}:
            raise Fault(f"{count} arguments, but the sentence has {sorted(wanted) or 'no placeholders'}")


def _clashes(found: Iterable[Sentence]) -> list[str]:
    """A .ts file has one entry for a source, so it cannot stand both with a number and without."""
    seen = sorted((s.context, s.source) for s in found)
    return [f"{c}: “{s}” stands with n and without" for c, s in set(seen) if seen.count((c, s)) > 1]
