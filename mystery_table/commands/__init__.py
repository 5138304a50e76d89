"""The commands that need no window; each is named in mystery_table.__main__.COMMANDS."""
