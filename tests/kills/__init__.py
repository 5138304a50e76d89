"""kill -9 in the middle of matches with the window open: what was promised to be kept is there, all of it."""
