"""Bots in their own process."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import psutil
import pytest

from mystery_table.core import bot
from mystery_table.core.bot import Answer, Request
from mystery_table.core.errors import UserError
from mystery_table.core.state import Action, Observation
from mystery_table.core.worker import DIED, Worker
from tests.support.play import begun

ROOT = Path(__file__).parents[2]


def request(level: str = "novice", step: int = 1, seat: int = 0, seen: Observation | None = None) -> Request:
    """Ask for the bid of a seat; level "slow" thinks for long."""
    return Request(1, step, "pockets", level, "", "draws", seen or begun().observe(seat))


class Bench:
    """A worker and what it has answered."""

    def __init__(self) -> None:
        self.answers: queue.Queue[Answer] = queue.Queue()
        self.worker = Worker(self.answers.put)

    def next(self) -> Answer:
        return self.answers.get(timeout=20)

    @property
    def process(self) -> int:
        assert self.worker._run is not None
        assert self.worker._run.process.pid is not None
        return self.worker._run.process.pid


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.worker.stop()


def test_B1_a_bot_is_asked_by_value_and_answers_from_another_process(bench: Bench) -> None:
    bench.worker.ask(request(step=7, seat=1))
    answer = bench.next()
    assert (answer.match, answer.step, answer.seat, answer.action) == (1, 7, 1, ("bid", 0))
    assert answer.fault == ""
    assert bench.process != os.getpid()


def test_B1_what_a_bot_is_sent_holds_an_observation_and_no_state() -> None:
    kinds = set(get_type_hints(Request).values())
    assert kinds == {int, str, bool, Observation, Action | None}
    sent = request().observation
    assert set(sent._fields) == {"seat", "public", "private"}
    assert "deck" not in sent.public._fields


def test_B1_the_bots_process_loads_no_qt(bench: Bench) -> None:
    bench.worker.ask(request())
    bench.next()
    loaded = [file.path for file in psutil.Process(bench.process).memory_maps()]
    assert not any("Qt6" in path or "PySide6" in path for path in loaded)


def test_answers_come_in_the_order_of_the_requests(bench: Bench) -> None:
    for step in range(20):
        bench.worker.ask(request(step=step))
    assert [bench.next().step for _ in range(20)] == list(range(20))


def test_a_bots_bug_is_an_answer_without_an_action(bench: Bench) -> None:
    bench.worker.ask(request("no such level"))
    answer = bench.next()
    assert answer.action is None
    assert "no such level" in answer.fault
    bench.worker.ask(request())
    assert bench.next().action == ("bid", 0)


def test_B2_a_thinking_bot_is_interrupted_at_once_and_the_next_is_heard(bench: Bench) -> None:
    bench.worker.ask(request())
    bench.next()
    bench.worker.ask(request("slow"))
    began = time.perf_counter()
    bench.worker.stop()
    assert time.perf_counter() - began < 0.2
    bench.worker.ask(request(step=2))
    assert bench.next().step == 2
    assert bench.answers.empty()


def test_a_process_that_dies_is_answered_for_and_started_again(bench: Bench) -> None:
    bench.worker.ask(request("slow", step=3))
    bench.worker.ask(request("slow", step=4))
    os.kill(bench.process, signal.SIGKILL)
    answers = [bench.next(), bench.next()]
    assert [(a.step, a.action, a.fault) for a in answers] == [(3, None, DIED), (4, None, DIED)]
    bench.worker.ask(request(step=5))
    assert bench.next().action == ("bid", 0)


def test_B2_the_same_request_gets_the_same_answer() -> None:
    for level in ("random", "novice"):
        wish = request(level)
        assert len({bot.decide(wish).action for _ in range(5)}) == 1
    asked = {bot.decide(request("random")._replace(draws=str(n))).action for n in range(20)}
    assert asked == {("bid", 0), ("bid", 1)}


def test_an_only_choice_needs_no_bot() -> None:
    session = begun(1, turns=1)
    session.play(0, ("bid", 0))
    seen = session.observe(0)
    public = seen.public._replace(size=0, rung=True)
    bare = Observation(0, public, seen.private._replace(hand=()))
    assert bot.decide(request("no such level", seen=bare)).action == ("end",)


def test_an_illegal_choice_is_a_bug_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, *_: object) -> tuple[str, int]:
            return ("bid", 2)

    monkeypatch.setattr(bot, "mind", lambda *_: Cheat())
    with pytest.raises(ValueError, match="bid"):
        bot.decide(request())


def test_an_unknown_level_is_said() -> None:
    assert list(bot.levels("pockets"))[:2] == ["random", "novice"]
    with pytest.raises(UserError, match=r"godlike.*random, novice"):
        bot.mind("pockets", "godlike")


ORPHAN = """
import sys, time
from pathlib import Path
from mystery_table import games
games.__path__.append("tests/support")
from mystery_table.core.worker import Worker
from tests.core.test_worker import request
if __name__ == "__main__":
    worker = Worker(lambda _: None)
    worker.ask(request("slow"))
    print(worker._run.process.pid, flush=True)
    time.sleep(60)
"""


def test_the_bots_process_ends_at_once_with_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(ORPHAN)
    command, environment = [sys.executable, str(script)], {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment) as program:
        assert program.stdout is not None
        bots = psutil.Process(int(program.stdout.readline()))
        program.kill()
    bots.wait(10)
