"""How the game is played, on one screen: for who sits down at it for the first time."""

from __future__ import annotations

from mystery_table.core.words import Text


def help() -> tuple[Text, ...]:  # noqa: A001 - what every game calls it
    """Return one paragraph for each thing to know, in the order in which it is needed."""
    return (
        Text(
            "thirteen_clues",
            "Everybody has a mystery: a person, a place and a weapon on their own screen, which all the "
            "others see. Be the first to find out yours. There are always 13 cards that you do not see.",
        ),
        Text(
            "thirteen_clues",
            "At the beginning you choose from five cards the mystery of your left neighbour; the other two "
            "stay hidden behind your screen.",
        ),
        Text(
            "thirteen_clues",
            "On your turn spend all your magnifying glasses, one action each. Ask a witness how many cards "
            "of a suit or with a trait they see: all screens but their own, and their two hidden cards. "
            "The glass goes to the witness.",
        ),
        Text(
            "thirteen_clues",
            "Or look at an informant, whose card only you see. Or accuse: right wins at once, wrong ends "
            "your turn and costs the glasses that you still have.",
        ),
        Text(
            "thirteen_clues",
            "Two players have no glasses and one action a turn; a question counts only the hidden card on "
            "the left or the one on the right.",
        ),
        Text(
            "thirteen_clues",
            "The casebook keeps what you saw and what was said, and works out what follows, if you let it. "
            "Click a mark to read why it stands there.",
        ),
    )
