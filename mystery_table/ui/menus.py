"""Qt's own words, such as those in the menu of a text field, in the language in use (I1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator


class _Qt:
    """The one translator that is installed, None in English."""

    translator: QTranslator | None = None


def speak(language: str) -> None:
    """Let Qt speak a language from now on; where Qt's words are not installed it speaks English."""
    if _Qt.translator is not None:
        QCoreApplication.removeTranslator(_Qt.translator)
        _Qt.translator = None
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    found = QTranslator()
    if language != "en" and found.load(f"qtbase_{language}", folder):
        QCoreApplication.installTranslator(found)
        _Qt.translator = found
