"""The guards of conftest.py and pyproject.toml, tried on tests that break them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

BREAKERS = {
    "a Python warning": "import warnings\ndef test_it(): warnings.warn('careless')",
    "a logged warning": "import logging\ndef test_it(): logging.getLogger('x').warning('careless')",
    "a Qt warning": "from PySide6.QtCore import qWarning\ndef test_it(qtbot): qWarning('careless')",
}
HARMLESS = """
import logging, pytest
@pytest.mark.expects_log
def test_expected(caplog):
    logging.getLogger("x").warning("foreseen")
    assert caplog.messages == ["foreseen"]
def test_information():
    logging.getLogger("x").info("all is well")
"""


def run_tests(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"), "utf-8")
    (folder / "test_it.py").write_text(source, "utf-8")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), str(folder)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("breaker", BREAKERS)
def test_a_test_fails_by(breaker: str, tmp_path: Path) -> None:
    run = run_tests(tmp_path, BREAKERS[breaker])
    assert run.returncode == 1, run.stdout
    assert "careless" in run.stdout


def test_a_foreseen_log_and_mere_information_pass(tmp_path: Path) -> None:
    run = run_tests(tmp_path, HARMLESS)
    assert run.returncode == 0, run.stdout


def test_the_window_is_imported_without_its_sources_being_read() -> None:
    """PySide would read and keep the source of every module: 30 ms of the start and 9 MB."""
    script = "import linecache, mystery_table.ui.app; print(len(linecache.cache))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 10
