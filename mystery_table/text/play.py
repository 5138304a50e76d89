"""One match at a terminal: what each person sees in words, their moves, bots, the curtain between persons."""

from __future__ import annotations

from queue import SimpleQueue
from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core import hints
from mystery_table.core.bot import Answer, Request
from mystery_table.core.choice import Choice
from mystery_table.core.layout import Drop, Layout
from mystery_table.core.match import Match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import companions, next_looker, viewing_seat
from mystery_table.core.session import Played
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.core.words import Arg, Text, Who
from mystery_table.core.worker import Worker
from mystery_table.settings import Settings
from mystery_table.text.pick import SHOWN, Command, pick
from mystery_table.text.terminal import harmless
from mystery_table.text.view import described, spoken
from mystery_table.text.voice import Voice

HINT = "??"
RECAP, NEWS = 6, 10
"""Lines of the log at most: on the curtain, and above the moves."""
SIGNS = {
    "-": Text("app", "Undo"),
    "+": Text("app", "Redo"),
    HINT: Text("app", "Show a hint"),
    "=": Text("app", "Show the table again"),
    "*": Text("app", "Show the whole log"),
    "!": Text("app", "Hide the screen"),
    ".": Text("app", "Leave the match; it is kept as it is"),
}

NOTHING_BACK = Text(
    "app", "Nothing can be taken back: something new was learned, or others have acted since."
)


class TextMatch:
    """Plays one open match until it ends or somebody leaves it."""

    def __init__(self, voice: Voice, match: Match, settings: Settings) -> None:
        self.match, self.settings = match, settings
        self.voice = voice.at([harmless(chair.name) for chair in match.seating.chairs])
        self.looker: int | None = None
        self._words = games.module(match.game.id, "words")
        self._table = games.module(match.game.id, "table")
        self._title = games.module(match.game.id, "about").ABOUT.title
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._worker = Worker(self._answers.put)
        self._told: dict[int, int] = {}
        self._passing: Action | None = None

    def run(self) -> None:
        """Play. The match is closed afterwards, whatever happens; nothing needs to be saved."""
        try:
            self.match.go_on()
            while self.match.session.actors:
                if not self._one_step():
                    return
            self._end()
        finally:
            self._worker.stop()
            self.voice.terminal.wipe()
            self.match.close()

    def _one_step(self) -> bool:
        """Let the next decision be made; False if the person leaves."""
        public = self.match.session.state.public
        due = next_looker(self.match.game, public, self.match.seating, self.looker)
        if due is not None and due != self.looker:
            self._hand_over(due)
        bots = [s for s in self.match.session.actors if s >= 0 and self.match.seating.decider(s) is None]
        if bots:
            self._let_think(bots[0])
            return True
        return self._turn()

    # Persons

    def _hand_over(self, person: int) -> None:
        """Let the next person look; the curtain comes between, if there is anybody to hide from."""
        self.looker = None
        if len(self.match.seating.persons()) > 1:
            self._curtain(person)
        self.looker = person
        self._note_seen()

    def _curtain(self, person: int) -> None:
        terminal, seating = self.voice.terminal, self.match.seating
        terminal.wipe()
        seat = self._seat(person)
        self.voice.title(Text("app", "Screen: {0}", (seating.chairs[seat].name,)))
        self.voice.say(Text("app", "Hand over the screen; everything is hidden."))
        unseen = self.match.unseen(person)
        steps = [step._replace(events=tuple(e for e in step.events if e.to is None)) for step in unseen]
        recap = self._entries(steps, self.match.session.number - len(steps))
        if recap:
            self.voice.say()
            self.voice.say(Text("app", "While you were away"))
        self._list(recap, RECAP)
        self.voice.say()
        terminal.forget_typed()
        wanted = str(seat + 1)
        while self.voice.ask(Text("app", "Type {0} and press Enter", (wanted,))) != wanted:
            pass
        terminal.wipe()

    def _seat(self, person: int) -> Seat:
        """Return the seat from which a person looks now."""
        return viewing_seat(self.match.game, self.match.session.state.public, self.match.seating, person)

    def _note_seen(self) -> None:
        if self.looker is not None:
            public = self.match.session.state.public
            for person in companions(self.match.game, public, self.match.seating, self.looker):
                self.match.saw(person)

    def _turn(self) -> bool:
        """Show what the looking person sees and let them decide; False if they leave."""
        assert self.looker is not None, "somebody decides, so somebody looks"
        session, seat = self.match.session, self._seat(self.looker)
        observation = session.observe(seat)
        self._show(observation)
        try:
            action = self._choose(observation, session.legal(seat))
        except Command as command:
            return self._obey(command.sign)
        if action is None or self._asks(observation, action, len(session.legal(seat))):
            return True
        self._told[self.looker] = session.number
        self.match.play(seat, action)
        self._note_seen()
        return True

    def _show(self, observation: Observation) -> None:
        voice, public = self.voice, observation.public
        voice.terminal.wipe()
        status = self._words.status(public)
        title = self._words.title(self.match.session.options)
        voice.title(Text("app", "{0}: {1} · {2}", (self._title, title, status)))
        for depth, words in described(self._layout(observation), voice.words, voice.names):
            voice.terminal.say(words, 2 * depth, hanging=2)
        self._news()
        voice.say()
        prompt = self._words.prompt(observation)
        if Who(observation.seat) not in prompt.args:
            prompt = Text("app", "{0}: {1}", (Who(observation.seat), prompt))
        voice.title(prompt)

    def _layout(self, observation: Observation) -> Layout:
        made: Layout = self._table.layout(observation, "regular")
        return made

    def _news(self) -> None:
        """Tell what this person has seen happen since they decided last."""
        assert self.looker is not None
        since = min(self._told.get(self.looker, 0), self.match.session.number)
        entries = self._entries(self._visible()[since:], since)
        if entries:
            self.voice.say()
        self._list(entries, NEWS)

    def _visible(self) -> list[Played]:
        """Return the match so far with the events that the looking person's seats could see."""
        mine = () if self.looker is None else self.match.seating.seats(self.looker)
        return [
            step._replace(events=tuple(e for e in step.events if e.to is None or e.to in mine))
            for step in self.match.session.history
        ]

    def _entries(self, steps: list[Played], after: int) -> list[Text]:
        said = []
        for n, step in enumerate(steps, after):
            public = self.match.session.states[n + 1].public
            said += [self._words.event(public, event) for event in step.events]
            if step.forced:
                said.append(Text("app", "It was the only possible move."))
        return [text for text in said if text is not None]

    def _list(self, entries: list[Text], most: int) -> None:
        if len(entries) > most:
            self.voice.say(Text("app", "and %n more", n=len(entries) - most), indent=2)
        for entry in entries[-most:]:
            self.voice.terminal.say(f"· {self.voice.words(entry)}", 2, hanging=2)

    # A decision

    def _choose(self, observation: Observation, legal: list[Action]) -> Action | None:
        """Return the move chosen, long ones piece by piece; None to begin anew."""
        choice, layout = Choice(legal, self._table.gesture), self._layout(observation)
        made: list[Drop] = []
        say = self.voice.words
        piece = ""
        while True:
            actions, drops = choice.follow(frozenset(made), SHOWN)
            if made and len(actions) == 1 and not drops:
                return actions[0]
            drops = [drop for drop in drops if piece in ("", drop[0])]
            if piece and len(drops) == 1:
                piece, made = "", [*made, drops[0]]
                continue
            lines: list[tuple[str, Any]] = []
            if not piece:
                lines = [(say(self._words.action(observation, action)), action) for action in actions]
            if len(lines) + len(drops) > SHOWN and not piece:
                pieces = dict.fromkeys(drop[0] for drop in drops)
                lines += [(spoken(layout, say, (each, "")), _Part(each)) for each in pieces]
            else:
                lines += [(spoken(layout, say, drop), _Part(*drop)) for drop in drops]
            if made or piece:
                lines.append((say(Text("app", "Put it back")), None))
            picked = pick(self.voice, Text("app", "Your choice, or {0}", ("?",)), lines, self._signs())
            if not isinstance(picked, _Part):
                chosen: Action | None = picked
                return chosen
            piece = "" if picked.area else picked.piece
            made += [(picked.piece, picked.area)] if picked.area else []

    def _signs(self) -> dict[str, Text]:
        """Return what a person may type beside a choice."""
        return {sign: said for sign, said in SIGNS.items() if sign != HINT or self.settings.hints}

    def _asks(self, observation: Observation, action: Action, ways: int) -> bool:
        """Ask once before a turn passes in which something is still possible (R3); the option allows it."""
        passes = action[0] in self.match.game.passing and ways > 1
        if not passes or not self.settings.ask_before_pass:
            return False
        self.voice.say(Text("app", "More can be done in this turn. Once more ends it."))
        words = self.voice.words(self._words.action(observation, action))
        back = self.voice.words(Text("app", "Put it back"))
        return not pick(
            self.voice, Text("app", "Your choice, or {0}", ("?",)), [(words, True), (back, False)]
        )

    def _obey(self, sign: str) -> bool:
        """Do what a sign stands for; False if the person leaves."""
        looker = self.looker
        assert looker is not None
        if sign == ".":
            return False
        if sign == "!":
            self._curtain(looker)
        elif sign == "-" and not self.match.undo(looker, self._free()):
            self._wait(NOTHING_BACK)
        elif sign == "+" and not self.match.redo(looker):
            self._wait(Text("app", "There is nothing to make again."))
        elif sign == HINT:
            self._hint(self._seat(looker))
        elif sign == "*":
            self._list(self._entries(self._visible(), 0), 10**6)
            self._wait("")
        return True

    def _hint(self, seat: Seat) -> None:
        """Tell what a strong bot would do and why; it is counted, and played if the person likes it."""
        session = self.match.session
        self._worker.ask(hints.request(self.match, seat))
        answer = self._answers.get()
        if answer.action is None:
            self._wait(Text("app", "No hint could be found."))
            return
        hints.count_one(self.match, seat)
        self.voice.say(hints.sentence(self._words, session.observe(seat), answer))
        move = self._words.action(session.observe(seat), answer.action)
        lines = [(self.voice.words(move), True), (self.voice.words(Text("app", "Put it back")), False)]
        if pick(self.voice, Text("app", "Your choice, or {0}", ("?",)), lines):
            self._told[self.looker or 0] = session.number
            self.match.play(seat, answer.action)
            self._note_seen()

    def _free(self) -> bool:
        return self.settings.free_undo and len(self.match.seating.persons()) == 1

    def _wait(self, said: Arg) -> None:
        if said:
            self.voice.say(said)
        self.voice.ask(Text("app", "Go on: Enter"))

    # Bots

    def _let_think(self, seat: Seat) -> None:
        """Ask a bot's process for a move and make it; a bot that failed plays at random."""
        session, chair = self.match.session, self.match.seating.chairs[seat]
        if self.looker is not None:
            self.voice.say(self._words.waiting(session.state.public, seat))
        request = Request(
            self.match.id,
            session.lines,
            self.match.game.id,
            chair.level,
            chair.mind,
            session.draws(seat),
            session.observe(seat),
        )
        self._worker.ask(request)
        answer = self._answers.get()
        action = answer.action
        if action is None:
            self.voice.say(Text("app", "The bot made a mistake and plays at random for this move."))
            action = Rng(session.draws(seat)).pick(session.legal(seat))
        self.match.play(seat, action)
        self._note_seen()

    # The end

    def _end(self) -> None:
        """Tell the result, and every point as the looking person has seen it come about."""
        voice, session = self.voice, self.match.session
        persons = self.match.seating.persons()
        looker = self.looker if self.looker is not None else persons[0] if persons else None
        seat = 0 if looker is None else self._seat(looker)
        observation = session.observe(seat)
        voice.terminal.wipe()
        report = self._words.report(observation, tuple(e for step in self._visible() for e in step.events))
        voice.title(report.result)
        had = hints.used(self.match)
        if had is not None:
            voice.say(had)
        for n in range(len(report.rounds[0]) if report.rounds else 0):
            name: Arg = Who(n) if len(report.rounds[0]) > 1 else Text("app", "Together")
            total = sum(points[n] for points in report.rounds)
            voice.say(Text("app", "{0}: {1}", (name, total)), indent=2)
        for entry in report.entries:
            points = f"+{entry.points}" if entry.points > 0 else f"−{-entry.points}" if entry.points else "0"
            voice.terminal.say(f"{points:>4}  {voice.words(entry.reason)}", 2, hanging=6)
        voice.say()
        self._wait("")


class _Part(NamedTuple):
    """A part of a long choice: a piece, and where it goes once that is chosen."""

    piece: str
    area: str = ""
