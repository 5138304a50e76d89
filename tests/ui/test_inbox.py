"""A file handed over by a program that was started later opens in the window that is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment
from pytestqt.qtbot import QtBot

from mystery_table.core.files import export_match
from mystery_table.core.match import new_match
from mystery_table.instance import Instance
from mystery_table.ui.inbox import Inbox
from mystery_table.ui.window import MainWindow
from tests.support.table import program_in, seating

ROOT = Path(__file__).parents[2]


def test_K4_a_second_program_hands_its_file_over_and_ends(qtbot: QtBot, tmp_path: Path) -> None:
    program = program_in(tmp_path)
    match = new_match(program.store, "mirror_of_truth", {"mode": "pair"}, seating(1, 1), seed="s")
    file = tmp_path / "match.mystery"
    export_match(match.store, match.id, file)
    match.close()
    window = MainWindow(program)
    qtbot.addWidget(window)
    window.show()
    window.after_first_frame()
    instance = Instance(program.folders)
    Inbox(instance, window)
    window.show_settings()
    command = QProcess(window)
    command.setWorkingDirectory(str(ROOT))
    command.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
    with qtbot.waitSignal(command.finished, timeout=20_000):
        command.start(sys.executable, ["-m", "mystery_table", "--data-dir", str(tmp_path), str(file)])
    assert command.exitCode() == 0, bytes(command.readAllStandardError().data())
    qtbot.waitUntil(lambda: window.match is not None)
    instance.close()


def test_K4_to_hand_over_needs_no_qt() -> None:
    script = "import sys, mystery_table.instance; print([name for name in sys.modules if 'PySide' in name])"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
