"""What pyproject.toml and the repository promise."""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mystery_table import preflight

ROOT = Path(__file__).parents[1]
PYSIDE = "pyside6-essentials"


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def name_of(requirement: str) -> str:
    return re.split(r"[<>=!~ \[;]", requirement, maxsplit=1)[0].lower()


def test_the_pyside6_installed_is_below_6_12() -> None:
    """6.12.0 loses a reference to None per void call on Python 3.11 and aborts in the end."""
    major, minor = importlib.metadata.version(PYSIDE).split(".")[:2]
    assert (6, 10) <= (int(major), int(minor)) < (6, 12)


def test_the_pyside6_asked_for_is_below_6_12(project: dict[str, Any]) -> None:
    (asked,) = [line for line in project["project"]["dependencies"] if name_of(line) == PYSIDE]
    assert asked.endswith(">=6.10,<6.12")


def test_every_dependency_is_pinned_to_one_version(project: dict[str, Any]) -> None:
    pins = project["tool"]["uv"]["constraint-dependencies"]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", pin) for pin in pins)
    asked = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    assert {name_of(line) for line in asked} <= {name_of(pin) for pin in pins}


def test_what_is_pulled_in_by_others_is_pinned_too(project: dict[str, Any]) -> None:
    pinned = {name_of(pin) for pin in project["tool"]["uv"]["constraint-dependencies"]}
    for package in pinned & {dist.name.lower() for dist in importlib.metadata.distributions()}:
        needs = importlib.metadata.requires(package) or []
        here = {name_of(line) for line in needs if "extra ==" not in line and "python_version <" not in line}
        assert {name.replace("_", "-") for name in here} <= pinned | {"tomli"}, package


def test_readme_and_ci_install_every_library_that_the_program_would_miss() -> None:
    (line,) = re.findall(r"^ +sudo apt install (.*)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    (listed,) = re.findall(r"packages=\(([^)]*)\)", (ROOT / ".ci" / "run").read_text("utf-8"))
    tables = [preflight.QT_LIBRARIES, *preflight.PLUGIN_LIBRARIES.values()]
    known = {package for table in tables for package in table.values()}
    assert set(line.split()) == set(listed.split()) == known


def committed_files() -> list[str]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    return [name for name in listing.stdout.split("\0") if name]


def test_no_lock_file_is_committed() -> None:
    assert not [name for name in committed_files() if Path(name).name in ("uv.lock", "package-lock.json")]


def test_no_committed_file_names_the_host_of_a_package_registry() -> None:
    hosts = re.compile(rb"(pypi|pythonhosted|npmjs|debian|crates)\.(org|io|com)\b")
    texts = [ROOT / name for name in committed_files() if (ROOT / name).is_file()]
    assert not [str(path) for path in texts if hosts.search(path.read_bytes())]
