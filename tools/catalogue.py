"""Reads and writes the .ts files of Qt, and makes .qm files of them."""

from __future__ import annotations

import subprocess
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from tools.sentences import Sentence

FORMS = {"en": 2, "es": 2, "ru": 3}
"""Plural forms of each language, in Qt's order: one, other; in Russian one, few, many."""

Translations = dict[Sentence, tuple[str, ...]]
"""A sentence with its translation: one form, or one for each plural; () or empty forms: still to be done."""


def read(path: Path) -> Translations:
    """Return what a .ts file holds, {} where there is no such file."""
    if not path.exists():
        return {}
    found: Translations = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            sentence = Sentence(name, message.findtext("source") or "", plural)
            said = message.find("translation")
            assert said is not None, (path, sentence)
            forms = said.iter("numerusform") if plural else (said,)
            found[sentence] = tuple(form.text or "" for form in forms)
    return found


def write(path: Path, language: str, translations: Translations) -> None:
    """Write a .ts file, sorted, so that the same content gives the same bytes."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context in sorted({sentence.context for sentence in translations}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for sentence in sorted(translations):
            if sentence.context == context:
                lines += _message(sentence, translations[sentence], language)
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8", newline="\n")


def _message(sentence: Sentence, said: tuple[str, ...], language: str) -> Iterable[str]:
    done = bool(said) and all(said)
    tag = "<translation>" if done else '<translation type="unfinished">'
    yield '    <message numerus="yes">' if sentence.plural else "    <message>"
    yield f"        <source>{escape(sentence.source)}</source>"
    if sentence.plural:
        yield f"        {tag}"
        for form in said or ("",) * FORMS[language]:
            yield f"            <numerusform>{escape(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        {tag}{escape(''.join(said))}</translation>"
    yield "    </message>"


def release(source: Path, target: Path) -> None:
    """Make a .qm file of a .ts file by the lrelease that came with this Python's PySide6."""
    program = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    subprocess.run([str(program), "-silent", str(source), "-qm", str(target)], check=True)  # noqa: S603
