"""The window: the only part of the program that uses widgets."""

import gc

from PySide6 import QtCore as _QtCore  # noqa: F401 - loads what the next line changes
from shibokensupport import feature as _feature

# Set before anything else here is imported: the collector would otherwise look through all of Qt's types a
# dozen times until the first frame. Afterwards it still runs, only less often.
gc.set_threshold(50_000, 20, 20)

# PySide reads the source of every module that is imported after it, to see whether it may switch on features,
# and keeps it: 30 ms of the start and 9 MB. None of ours does, so there is nothing to read.
if hasattr(_feature, "_mod_uses_pyside"):
    _feature._mod_uses_pyside = lambda _module: True
