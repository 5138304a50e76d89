"""Text mode: whole matches in a terminal, in words (K3, P1, P2, P3, A1, U1, S2)."""

from __future__ import annotations

import io
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from mystery_table import games
from mystery_table.core import hints
from mystery_table.core.bot import decide
from mystery_table.core.layout import Layout
from mystery_table.core.match import new_match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.store import Store
from mystery_table.core.words import Text
from mystery_table.settings import Settings
from mystery_table.text.pick import SHOWN, Command, number, pick
from mystery_table.text.play import TextMatch
from mystery_table.text.setup import set_up
from mystery_table.text.terminal import NORMAL, WIPED, Left, Terminal, harmless
from mystery_table.text.view import described
from mystery_table.text.voice import Voice
from mystery_table.translate import Speaker
from tests.support.contract import Case, all_cases, label
from tests.support.guided import GUIDED
from tests.support.guided import begun as guided
from tests.support.terminal import LINE, Pty, Typist

FIRST = {case.game: case for case in reversed(all_cases()) if case.game in games.names()}
MISSION = {"mode": "pair", "mission": "easy_task"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path / "matches.sqlite")
    yield found
    found.close()


def chairs(persons: int, bots: int, level: str = "random") -> Seating:
    people = [Chair(("Анна", "Борис", "Carmen")[n], n, n) for n in range(persons)]
    return Seating((*people, *(Chair(f"Bot {n}", persons + n, None, True, level) for n in range(bots))))


def voice(*lines: str, language: str = "en", most: int = 4000) -> tuple[Voice, io.StringIO]:
    printed = io.StringIO()
    return Voice(Terminal(Typist(printed, lines, most), printed), Speaker(language)), printed


# Whole matches


@pytest.mark.parametrize("game", GUIDED)
def test_S2_a_guided_match_goes_on_in_words_without_its_guide(store: Store, game: str) -> None:
    speaker, _ = voice()
    match = guided(store, game)
    TextMatch(speaker, match, Settings(ask_before_pass=False)).run()
    assert store.open(match.id).result is not None


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("case", FIRST.values(), ids=label)
def test_K3_a_whole_match_of_every_game_is_played_in_words(store: Store, case: Case, language: str) -> None:
    speaker, printed = voice(language=language)
    match = new_match(store, case.game, case.options, chairs(1, case.seats - 1), seed="seed")
    TextMatch(speaker, match, Settings(ask_before_pass=False)).run()
    record = store.open(match.id)
    assert record.result is not None
    assert speaker.words(Text("app", "Your choice, or {0}", ("?",))) in printed.getvalue()
    title = games.module(case.game, "about").ABOUT.title
    assert speaker.words(title) in printed.getvalue()


@pytest.mark.parametrize("case", FIRST.values(), ids=label)
def test_P6_a_seat_is_told_what_its_layout_shows_and_nothing_else(case: Case) -> None:
    session, rng = case.session(), Rng(5)
    say = Speaker("en").say
    for _ in range(12):
        if not session.actors:
            break
        seat = rng.pick(session.actors)
        for viewer in range(case.seats):
            layout: Layout = games.module(case.game, "table").layout(session.observe(viewer), "regular")
            words = "\n".join(line.words for line in described(layout, say, ["A", "B", "C", "D"]))
            for piece in layout.pieces:
                assert say(piece.name, ["A", "B", "C", "D"]) in words or "#" in say(piece.name)
        session.play(seat, rng.pick(session.legal(seat)))


# Choosing


def test_A1_moves_are_filtered_by_typing_and_taken_by_number_or_enter() -> None:
    lines = [("Vote on the Pilot", 1), ("Vote on the Doctor", 2), ("Place the Compass", 3)]
    ways = ((("2",), 2), (("vote doc", ""), 2), (("vote", "1"), 1), (("zzz", "3"), 3), (("?", "1"), 1))
    for typed, chosen in ways:
        speaker, _ = voice(*typed)
        assert pick(speaker, "Which", lines) == chosen
    speaker, _ = voice("-")
    with pytest.raises(Command):
        pick(speaker, "Which", lines, {"-": Text("app", "Undo")})


def test_A1_a_number_out_of_bounds_is_asked_for_again_and_enter_takes_the_least() -> None:
    for typed, chosen, told in ((("3",), 3, 0), (("",), 2, 0), (("9", "x", "4"), 4, 2)):
        speaker, printed = voice(*typed)
        assert number(speaker, "How many", range(2, 5)) == chosen
        assert printed.getvalue().count("Please type a number from 2 to 4.") == told


def test_A1_long_choices_are_composed_piece_by_piece(store: Store) -> None:
    match = new_match(store, "thirteen_clues", {}, chairs(1, 2), seed="seed")
    speaker, printed = voice(most=60)
    with suppress(Left):  # the typist has nothing more to say
        TextMatch(speaker, match, Settings()).run()
    assert " → " in printed.getvalue()
    assert max(map(int, LINE.findall(printed.getvalue()))) == SHOWN, "never hundreds of lines"


def test_names_cannot_steer_the_terminal() -> None:
    assert harmless("Anna\x1b[3Jx\x07") == "Anna [3Jx "


# In a terminal of its own


def begun(folder: Path, seating: Seating) -> int:
    (folder / "data").mkdir(parents=True)
    kept = Store(folder / "data" / "matches.sqlite")
    match = new_match(kept, "mirror_of_truth", MISSION, seating, "Evening", seed="seed")
    number = match.id
    match.close()
    kept.close()
    return number


@pytest.fixture
def terminals() -> Iterator[list[Pty]]:
    opened: list[Pty] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.close()


def test_K3_without_a_display_a_terminal_gets_text_mode(tmp_path: Path, terminals: list[Pty]) -> None:
    unset = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    terminal = Pty(tmp_path, "--lang", "en", **unset)
    terminals.append(terminal)
    assert "No display" in terminal.until("New match: Mirror of Truth")
    terminal.until(" >")
    terminal.type(".")
    assert terminal.end() == 0


def test_S2_a_match_is_set_up_left_and_gone_on_with(tmp_path: Path, terminals: list[Pty]) -> None:
    terminal = Pty(tmp_path, "--text", "mirror_of_truth", "--lang", "en")
    terminals.append(terminal)
    for question, answer in (
        ("What is played", "Easy Task"),
        ("What is played", ""),
        ("Number of persons", "1"),
        ("Name of seat 1", "Zoë"),
        ("Level of the bots", "1"),
        ("Your choice", "1"),
        ("Your choice", "."),
    ):
        terminal.until(question)
        terminal.until(" >")
        terminal.type(answer)
    terminal.until("Continue: Mirror of Truth, Zoë")
    terminal.press(b"\x04")
    assert terminal.end() == 0
    kept = Store(tmp_path / "data" / "matches.sqlite")
    (entry,) = kept.matches()
    assert kept.open(entry.id).rows
    kept.close()
    again = Pty(tmp_path, "--text", "--lang", "en")
    terminals.append(again)
    again.until("Continue")
    again.until(" >")
    again.type("1")
    assert "Zoë" in again.until("Your choice")
    again.until(" > ")
    again.rest()  # a signal just before it waits for a line would be noticed only with that line
    again.process.send_signal(signal.SIGINT)
    again.until(WIPED + NORMAL)
    assert again.end() == 130


def set_up_by(store: Store, game: str, *lines: str) -> Seating:
    """Set a match up by typing these lines and return who sits where."""
    speaker, _ = voice(*lines)
    match = set_up(speaker, store, game, Settings())
    seats = match.seating
    match.close()
    return seats


def test_a_duel_mission_in_words_seats_the_person_and_the_bot_as_it_says(store: Store) -> None:
    bot, person = set_up_by(store, "mary_king", "First Light", "", "Zoë").chairs
    assert (bot.bot, bot.level) == (True, "novice")
    assert (person.bot, person.name) == (False, "Zoë")


@pytest.mark.parametrize(("role", "seat"), [("ghost", 0), ("psychic", 1)])
def test_a_person_among_bots_chooses_in_words_what_to_play(store: Store, role: str, seat: int) -> None:
    typed = ("1", "3", "1", role, "", "Zoë", "1", "1")
    chairs = set_up_by(store, "mysterium", *typed).chairs
    assert [chair.bot for chair in chairs] == [at != seat for at in range(3)]
    assert chairs[seat].name == "Zoë"


def test_P1_P3_a_curtain_with_cleared_scrollback_comes_between_persons(
    tmp_path: Path, terminals: list[Pty]
) -> None:
    number = begun(tmp_path, chairs(2, 0))
    terminal = Pty(tmp_path, "--text", "--lang", "en")
    terminals.append(terminal)
    terminal.until("Continue: Evening")
    terminal.until(" >")
    terminal.type("1")
    curtain = terminal.until("Type 1 and press Enter")
    assert "Screen: Анна" in curtain
    assert "only you see this" not in curtain.rpartition(WIPED)[2]
    for stray in ("", "2", "x"):
        terminal.type(stray)
        terminal.until("Type 1 and press Enter")
    terminal.type("1")
    assert "only you see this" in terminal.until("Your choice")
    terminal.until(" >")
    terminal.type("basket\n1\n1\n2\n2\n2")  # what would open the other's screen is typed ahead
    shown = terminal.until("Type 2 and press Enter")
    curtain = shown.rpartition(WIPED)[2]
    assert "Screen: Борис" in curtain
    assert "While you were away" in curtain
    assert "only you see this" not in curtain
    assert "secret" not in curtain
    terminal.until(" >")
    assert "Your choice" not in terminal.seen, "what was typed ahead opens nothing"
    terminal.type("2")
    terminal.until("Your choice")
    terminal.until(" >")
    terminal.type("!")
    hidden = terminal.until("Type 2 and press Enter").rpartition(WIPED)[2]
    assert "only you see this" not in hidden
    terminal.press(b"\x04")
    assert terminal.end() == 0
    kept = Store(tmp_path / "data" / "matches.sqlite")
    open_match(kept, number).close()
    kept.close()


def test_U1_a_decision_is_taken_back_by_a_sign(store: Store) -> None:
    match = new_match(store, "mirror_of_truth", {"mode": "competitive"}, chairs(1, 2), seed="seed")
    rng = Rng(1)
    while match.session.actors != (0,):
        match.play(match.session.actors[0], rng.pick(match.session.legal(match.session.actors[0])))
    number = match.session.number
    speaker, printed = voice("vote", "1", "-", "-", "", ".", most=6)
    TextMatch(speaker, match, Settings()).run()
    assert len(store.open(match.id).rows) == match.session.lines
    assert match.session.number == number
    assert "Nothing can be taken back" in printed.getvalue()


def test_several_persons_need_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from mystery_table.__main__ import main

    begun(tmp_path, chairs(2, 0))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n\n"))
    assert main(["--text", "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    assert "Several persons need a terminal" in capsys.readouterr().out


def test_B4_a_hint_in_words_tells_the_move_and_why_and_is_counted(store: Store) -> None:
    speaker, printed = voice("??", "1")
    match = new_match(store, "mirror_of_truth", MISSION, chairs(1, 1), seed="seed")
    expected = decide(hints.request(match, 0))
    with suppress(Left):
        TextMatch(speaker, match, Settings(ask_before_pass=False)).run()
    assert speaker.words(expected.reasons[0]) in printed.getvalue().replace("\n", " ")
    rows = store.open(match.id).rows
    assert (0, expected.action) in [(seat, action) for seat, action, _ in rows]
    assert store.noted(match.id, 0, "hints") == 1


def test_B4_text_mode_gives_no_hints_where_they_are_switched_off(store: Store) -> None:
    speaker, _ = voice("??")
    match = new_match(store, "mirror_of_truth", MISSION, chairs(1, 1), seed="seed")
    with suppress(Left):
        TextMatch(speaker, match, Settings(ask_before_pass=False, hints=False)).run()
    assert store.noted(match.id, 0, "hints") is None
