"""The window: the only part of the program that uses widgets."""

import gc

# Set before anything else here is imported: the collector would otherwise look through all of Qt's types a
# dozen times until the first frame. Afterwards it still runs, only less often.
gc.set_threshold(50_000, 20, 20)
