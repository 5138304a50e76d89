"""What a match says on its screen: every sentence of one match, in the language in use."""

from __future__ import annotations

from typing import Any, Protocol

from mystery_table import games
from mystery_table.core import hints
from mystery_table.core.bot import Answer
from mystery_table.core.game import Game
from mystery_table.core.layout import Gesture
from mystery_table.core.report import Report
from mystery_table.core.rulebook import cited, has_rules
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Action, Event, Observation, Seat
from mystery_table.core.words import Said, Text, Who
from mystery_table.ui.faces import Faces
from mystery_table.ui.program import Program


class Told(Protocol):
    """What a script tells of: a match that is played, or one that is looked back at."""

    game: Game
    session: Session


class Script:
    """Joins a game's words.py with the names at the table. Everything comes from an observation or events."""

    def __init__(self, program: Program, match: Told, faces: Faces) -> None:
        self.program, self.match, self.faces = program, match, faces
        self._words = games.module(match.game.id, "words")
        self._about = games.module(match.game.id, "about").ABOUT

    def say(self, said: Said) -> str:
        """Return a sentence with the names at this table."""
        return self.program.say(said, self.faces.names())

    def game(self) -> str:
        """Return the game's title."""
        return self.say(self._about.title)

    def name(self) -> Said:
        """Return what kind of match this is, as a value."""
        name: Said = self._words.title(self.match.session.options)
        return name

    def heading(self, public: Any) -> Text:
        """Return what is played and how far it was in a state, as a value."""
        return Text("app", "{0} · {1}", (self.name(), self._words.status(public)))

    def meanwhile(self, position: int) -> str:
        """Return what everybody could read at a position: who decides, or how it ended."""
        public = self.match.session.states[position].public
        actors = [seat for seat in self.match.game.actors(public) if seat >= 0]
        if actors:
            return self.say(self._words.waiting(public, actors[0]))
        over = not self.match.game.actors(public)
        return self.say(self._words.ending(public, None)) if over else ""

    def title(self) -> str:
        """Return what kind of match this is, such as the mission's name."""
        return self.say(self._words.title(self.match.session.options))

    def status(self, observation: Observation) -> str:
        """Return what is played and how far it is."""
        return f"{self.title()} · {self.say(self._words.status(observation.public))}"

    def turn(self, observation: Observation, able: bool) -> tuple[str, Seat | None]:
        """Return the banner's sentence and the seat whose turn it is, None at the end."""
        public = observation.public
        actors = [seat for seat in self.match.game.actors(public) if seat >= 0]
        if not actors:
            return self.say(self._words.ending(public, observation.seat)), None
        if able:
            prompt = self._words.prompt(observation)
            if Who(observation.seat) not in prompt.args:  # some prompts name the seat themselves
                prompt = Text("app", "{0}: {1}", (Who(observation.seat), prompt))
            return self.say(prompt), observation.seat
        return self.say(self._words.waiting(public, actors[0])), actors[0]

    def prompt(self, observation: Observation, able: bool) -> str:
        """Return the title of the action block."""
        return self.say(self._words.prompt(observation)) if able else self.turn(observation, able)[0]

    def tasks(self, observation: Observation, made: Gesture) -> list[tuple[str, bool]]:
        """Return the check list of the turn."""
        return [(self.say(text), done) for text, done in self._words.tasks(observation, made)]

    def draft(self, observation: Observation, made: Gesture) -> str:
        """Return what is being composed as one sentence, "" where a game has none for it."""
        draft = getattr(self._words, "draft", None)
        said = draft(observation, made) if draft is not None else None
        return self.say(said) if said is not None else ""

    def missing(self, observation: Observation, made: Gesture) -> str:
        """Return what is to be chosen next, "" where a game does not say."""
        missing = getattr(self._words, "missing", None)
        said = missing(observation, made) if missing is not None else None
        return self.say(said) if said is not None else ""

    def wanted(self, observation: Observation, held: bool) -> str:
        """Return what is to be chosen now, a piece or (`held`) where it goes, by the name that fits."""
        wanted = getattr(self._words, "wanted", None)
        said = wanted(observation, held) if wanted is not None else None
        usual = Text("app", "Choose a place") if held else Text("app", "Choose a card")
        return self.say(said if said is not None else usual)

    def button(self, observation: Observation, action: Action) -> str:
        """Return what a button is called that does this."""
        return self.say(self._words.button(observation, action))

    def action(self, observation: Observation, action: Action) -> str:
        """Return a move in words."""
        return self.say(self._words.action(observation, action))

    def gesture(self, action: Action) -> Gesture:
        """Return the drops that mean a move."""
        made: Gesture = games.module(self.match.game.id, "table").gesture(action)
        return made

    def hint(self, observation: Observation, answer: Answer) -> Text:
        """Return a hint in one sentence, as a value."""
        return hints.sentence(self._words, observation, answer)

    def refusal(self, observation: Observation, piece: str, area: str) -> tuple[str, str]:
        """Return why a drop is not legal, and the place of the rule that it names; "" for none."""
        said = self._words.refusal(observation, piece, area)
        return (self.say(said), cited(said)) if said is not None else ("", "")

    def section(self, observation: Observation) -> str:
        """Return the place in the rules that tells of this position, "" in a game without rules."""
        if not has_rules(self.match.game.id):
            return ""
        found: str = self._words.section(observation)
        return found

    def report(self, observation: Observation, events: tuple[Event, ...]) -> Report:
        """Return the score explained, as values."""
        made: Report = self._words.report(observation, events)
        return made

    def entries(self, steps: list[Played], after: int = 0) -> list[Text]:
        """Return the log sentences of steps, the first of which is the match's step number `after`."""
        said: list[Text] = []
        for n, step in enumerate(steps, after):
            public = self.match.session.states[n + 1].public
            for event in step.events:
                text = self._words.event(public, event)
                if text is not None:
                    said.append(text)
            if step.forced and said:
                said.append(Text("app", "It was the only possible move."))
        return said
