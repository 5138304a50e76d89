"""A few quiet sounds, made here and not by others; silent where Qt's multimedia part is not installed."""
