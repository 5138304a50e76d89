"""How the game is played, on one screen: for who sits down at it for the first time."""

from __future__ import annotations

from mystery_table.core.words import Text


def help() -> tuple[Text, ...]:  # noqa: A001 - what every game calls it
    """Return one paragraph for each thing to know, in the order in which it is needed."""
    return (
        Text(
            "mirror_of_truth",
            "Every player is secretly one of the guests in the row. Whoever is nobody's role is a murderer: "
            "one in the first round, two in the second, three in the third.",
        ),
        Text(
            "mirror_of_truth",
            "Nobody may speak. Show who you are by evidence: green zone, this suits my character; "
            "red zone, this does not suit it.",
        ),
        Text(
            "mirror_of_truth",
            "On your turn put, if you like, one vote face down beside a character, “Innocent” or “Murderer”. "
            "Then place one of the three pieces of evidence.",
        ),
        Text(
            "mirror_of_truth",
            "Each against all: when all votes are played, early correct votes earn most, a murderer more "
            "than an innocent. A vote “Innocent” from another player gives a point to the character's owner.",
        ),
        Text(
            "mirror_of_truth",
            "A character with more “Murderer” than “Innocent” is arrested, and an innocent one costs its "
            "owner a bail of 5 points. Your own vote can protect you. After three rounds most points win.",
        ),
        Text(
            "mirror_of_truth",
            "Missions are for two: each of you has two characters, and each character takes one vote. "
            "Correct votes add cards to the evidence deck; wrong ones, and those on your own characters, "
            "take one away. Reach the target after three rounds.",
        ),
    )
