"""Text mode: the same matches in a terminal, in words. Imports no widgets and needs no display."""
