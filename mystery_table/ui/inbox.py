"""Listens for programs that were started later: they hand their file over, and the window comes forward."""

from __future__ import annotations

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer

from mystery_table.instance import Instance
from mystery_table.ui.window import MainWindow


class Inbox(QObject):
    """Opens in the window what is handed over. The system wakes it up; it never polls."""

    def __init__(self, instance: Instance, window: MainWindow) -> None:
        super().__init__(window)
        self._instance, self._window = instance, window
        self._watcher = QFileSystemWatcher([str(instance.inbox)], self)
        self._watcher.directoryChanged.connect(self.read)
        QTimer.singleShot(0, self.read)

    def read(self) -> None:
        """Do what the letters ask for."""
        for file in self._instance.letters():
            self._come_forward()
            if file is not None:
                self._window.close_dialogs()
                self._window.open_file(file)

    def _come_forward(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
