"""The table of the README: what was measured, when and on what machine."""

from __future__ import annotations

import datetime as dt
import os
import platform
import re
from pathlib import Path

from tests.benchmarks.registry import Result

README = Path(__file__).parents[2] / "README.md"
SECTION = re.compile(r"(?<=<!-- benchmarks -->\n).*?(?=<!-- end -->)", re.DOTALL)


def machine() -> str:
    """Return on what was measured, and when."""
    day = dt.datetime.now(tz=dt.UTC).date().isoformat()
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {day}"


def rows(results: list[Result]) -> str:
    """Return results as a table in Markdown; what is over its bound says so."""
    lines = [f"{machine()}; medians.\n", "| | measured | bound |", "|---|---|---|"]
    for result in results:
        b = result.benchmark
        bound = "for comparison" if b.kind == "peer" else f"{b.kind} {b.bound:g}"
        over = "" if result.ok else " **over**"
        lines.append(f"| {b.name} | {result.median:.3g} {b.unit}{over} | {bound} |")
    return "\n".join(lines) + "\n"


def replaced(text: str, results: list[Result]) -> str:
    """Return the README with another table."""
    return SECTION.sub(lambda _: rows(results), text)


def write(results: list[Result]) -> None:
    """Put the table into the README."""
    README.write_text(replaced(README.read_text("utf-8"), results), "utf-8")
