"""Every command that a key gives, with where it holds and the keys that it has from the start.

Keys that are no command are fixed: arrows, Tab, Enter, Esc and Space walk and act, and the letters and digits
on cards choose them.
"""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.words import Text

FREE_LETTERS = "HLN"
"""Letters that no game puts on its cards: only these may give a command without Ctrl or Alt."""
PAGE, TABLE, REPLAY = "page", "page/table", "page/table/replay"
LOBBY, MATCHES, RULES = "page/lobby", "page/matches", "rules"


class Command(NamedTuple):
    """What a key can ask for."""

    id: str
    place: str
    """Where it holds: "" everywhere, else a path; a command of "page" holds on "page/table" too."""
    words: Text
    keys: tuple[str, ...]
    """Its keys from the start, as Qt writes them in English."""
    anywhere: bool = False
    """Its key must work inside a text field too, and it always has one."""


COMMANDS = (
    Command("rules", "", Text("app", "Read the rules of what is on the screen."), ("F1",)),
    Command("help", "", Text("app", "Open this help."), ("Ctrl+/",)),
    Command("settings", "", Text("app", "Open the settings."), ("Ctrl+,",)),
    Command("hide", "", Text("app", "Hide the screen."), ("F8",), anywhere=True),
    Command("hide_letter", "", Text("app", "Hide the screen, outside text fields."), ("H",)),
    Command("larger", "", Text("app", "Larger text."), ("Ctrl++", "Ctrl+=")),
    Command("smaller", "", Text("app", "Smaller text."), ("Ctrl+-",)),
    Command("usual", "", Text("app", "Usual text."), ("Ctrl+0",)),
    Command("full_screen", "", Text("app", "Full screen, and back."), ("F11",)),
    Command("quit", "", Text("app", "Quit; every match is kept as it is."), ("Ctrl+Q",)),
    Command("home", PAGE, Text("app", "Back to the start page."), ("Alt+Left",)),
    Command("begin", LOBBY, Text("app", "Begin the match."), ("Ctrl+Return",)),
    Command("moves", TABLE, Text("app", "List all legal moves in words."), ("Ctrl+M",)),
    Command("look_back", TABLE, Text("app", "Look back at the match, step by step."), ("Ctrl+R",)),
    Command("undo", TABLE, Text("app", "Undo."), ("Ctrl+Z",)),
    Command("redo", TABLE, Text("app", "Redo."), ("Ctrl+Shift+Z",)),
    Command("hint", TABLE, Text("app", "Get a hint: Enter plays it, Esc puts it away."), ("Ctrl+H",)),
    Command("guide_on", TABLE, Text("app", "Go on in a guided match."), ("F2",)),
    Command("guide_back", TABLE, Text("app", "Go back in a guided match."), ("Shift+F2",)),
    Command("log", TABLE, Text("app", "Read the log."), ("L",)),
    Command("replay_back", REPLAY, Text("app", "One step back"), ("Ctrl+Left",)),
    Command("replay_on", REPLAY, Text("app", "One step on"), ("Ctrl+Right",)),
    Command("replay_bot_back", REPLAY, Text("app", "Previous move of a bot"), ("Ctrl+Shift+Left",)),
    Command("replay_bot_on", REPLAY, Text("app", "Next move of a bot"), ("Ctrl+Shift+Right",)),
    Command("replay_play", REPLAY, Text("app", "Play and pause"), ("Ctrl+Space",)),
    Command("matches_search", MATCHES, Text("app", "Search among the matches"), ("Ctrl+F",)),
    Command("matches_rename", MATCHES, Text("app", "Rename"), ("F2",)),
    Command("matches_duplicate", MATCHES, Text("app", "Duplicate"), ("Ctrl+D",)),
    Command("matches_export", MATCHES, Text("app", "Export…"), ("Ctrl+E",)),
    Command("matches_import", MATCHES, Text("app", "Import…"), ("Ctrl+I",)),
    Command("matches_look_back", MATCHES, Text("app", "Look back"), ("Ctrl+R",)),
    Command("matches_delete", MATCHES, Text("app", "Delete"), ("Del",)),
    Command("matches_undo", MATCHES, Text("app", "Bring back"), ("Ctrl+Z",)),
    Command("rules_search", RULES, Text("app", "Search the rules"), ("Ctrl+F",)),
    Command("rules_next", RULES, Text("app", "Next place"), ("F3",)),
    Command("rules_before", RULES, Text("app", "Place before"), ("Shift+F3",)),
    Command("rules_back", RULES, Text("app", "Back"), ("Alt+Left",)),
    Command("rules_on", RULES, Text("app", "Forward"), ("Alt+Right",)),
)
BY_ID = {command.id: command for command in COMMANDS}


def meet(one: str, other: str) -> bool:
    """Return whether two places can hold at once, so that one key cannot mean something in both."""
    short, long = sorted((one, other), key=len)
    return not short or long == short or long.startswith(f"{short}/")
