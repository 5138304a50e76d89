"""A long evening: matches of bots one after the other in one window, and what the program's memory does."""
