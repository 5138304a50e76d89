"""The numbered requirements, and `pytest --requirements`: which tests prove each, and which has none.

A test proves what its name says: `test_P1_S2_…` proves P1 and S2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

REQUIREMENTS = {
    "P1": "at a handover the window is covered before anything of the next seat is drawn",
    "P2": "the screen can be hidden at once, at any time",
    "P3": "the curtain says who is next and what happened publicly",
    "P4": "nothing identifies a seat by its name",
    "P5": "no curtain where nobody else could learn anything",
    "P6": "nothing hidden shows through order, size, tooltips, names, timing, files",
    "P7": "states that a seat cannot tell apart look, sound and move the same",
    "P8": "seats belong to people, and can pass to a bot and back",
    "R1": "what is not legal cannot be done, and why is said",
    "R2": "forced steps happen by themselves",
    "R3": "a turn that would pass with something still possible asks once",
    "R4": "a rules reader in three languages, opened at the right place",
    "U1": "undo goes back to one's own decision, never across new information",
    "U2": "undo leaves no trace and restores what was there",
    "S1": "every decision is on the disk before the next",
    "S2": "a match resumes exactly where it was",
    "S3": "damage is said, kept aside and survived",
    "S4": "matches travel as text files, hostile ones are refused",
    "S5": "a save names its ruleset, and changed rules are noticed",
    "S6": "the last set-up is remembered, and thousands of matches do not slow the list",
    "S7": "two programs cannot damage a match",
    "B1": "a bot receives an observation, never a state",
    "B2": "the same seed and observation give the same move",
    "B3": "bots are paced, can be skipped, and say what they did",
    "B4": "hints come from the seat's own view, with a reason",
    "B5": "the window never stutters while a bot thinks",
    "L1": "the log is rendered anew in the language in use",
    "L2": "notes for each seat, in which typing triggers nothing",
    "L3": "finished matches can be replayed from any seat",
    "L4": "statistics are kept here only, and can be reset",
    "A1": "everything by keyboard alone",
    "A2": "everything has role, name and state for a screen reader",
    "A3": "the same move three ways, and nothing ever sticks",
    "A4": "never colour alone, and contrast enough",
    "A5": "text size of its own, and a zoom that covers nothing it explains",
    "A6": "reduced motion removes movement and waiting",
    "A7": "timers are off by default and can be paused",
    "D1": "sizes and scale factors without hidden controls",
    "D2": "light, dark, system; the window's place is restored",
    "D3": "fonts are shipped, and no text overflows",
    "I1": "three languages, complete, switched at run time",
    "I2": "plurals, numbers and dates as the language has them",
    "I3": "placeholders equal across languages",
    "K1": "folders of the system, or one of one's own",
    "K2": "help and version without a display, and a status for a bad file",
    "K3": "missing libraries or display: one line",
    "K4": "one window that others hand their files to, and a report that names no cards",
    "K5": "desktop entry, metadata, icons, file type; the version in one place",
}
NUMBER = re.compile(r"(?<=_)[A-Z]\d(?=_)")


def proofs(names: Iterable[str]) -> dict[str, list[str]]:
    """Return for each requirement the tests that name it."""
    found: dict[str, list[str]] = {number: [] for number in REQUIREMENTS}
    for name in names:
        for number in dict.fromkeys(NUMBER.findall(name.partition("[")[0])):
            if number in found:
                found[number].append(name)
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the option."""
    parser.addoption("--requirements", action="store_true", help="print which tests prove which requirement")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note what there is, slow tests among it, before any are left out; then run none of it."""
    if config.getoption("--requirements"):
        config.stash[_FOUND] = proofs(dict.fromkeys(item.nodeid.partition("[")[0] for item in items))
        items.clear()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where a requirement has no test."""
    found = session.config.stash.get(_FOUND, None)
    if found is not None:
        session.exitstatus = pytest.ExitCode(0 if all(found.values()) else 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print requirement → tests."""
    for number, tests in config.stash.get(_FOUND, {}).items():
        terminalreporter.write_line(f"{number}  {REQUIREMENTS[number]}" + ("" if tests else ": NO TEST"))
        for test in tests:
            terminalreporter.write_line(f"      {test}")


_FOUND = pytest.StashKey[dict[str, list[str]]]()
