"""Reasons for moves of Mysterium are true by the table of affinities and by what the seat believes (B4)."""

from __future__ import annotations

from mystery_table.core.bot import Question, per_cent
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Several
from mystery_table.games.mysterium import why
from mystery_table.games.mysterium.advising import first_thoughts, second_thoughts
from mystery_table.games.mysterium.bot import adviser, mind
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.motifs import motif
from mystery_table.games.mysterium.state import candidates
from mystery_table.games.mysterium.tastes import tastes
from tests.support.contract import Case

FOUR = Case("mysterium", {}, 4)
TABLE = tastes("").table


def decisions(seed: str, verb: str, count: int) -> list[tuple[Observation, Action]]:
    """Return observations in which a strong bot does something of this kind, with what it does."""
    session, bot = FOUR.session(seed), mind("strong", "")
    found: list[tuple[Observation, Action]] = []
    while session.actors and len(found) < count:
        seat = next(s for s in session.actors if s >= 0)
        seen = session.observe(seat)
        action = bot.choose(seen, session.legal(seat), Rng(session.draws(seat)))
        if action[0] == verb:
            found.append((seen, action))
        session.play(seat, action)
    return found


def test_B4_the_motif_named_is_of_the_vision_that_says_most_by_the_table() -> None:
    checked = 0
    for seen, action in decisions("motif", "pawn", 8):
        _, psychic, card = action
        said = why.explain(Question(seen, action))[0]
        sent = seen.public.visions[psychic]
        if len(said.args) == 3:
            best = max(sent, key=lambda vision: TABLE[vision][card])
            assert said.args[2] == motif(best, card)
            assert TABLE[best][card] > 0
            checked += 1
    assert checked


def test_B4_a_psychics_percentage_is_its_belief() -> None:
    for seen, action in decisions("belief", "pawn", 5):
        _, psychic, card = action
        thoughts = second_thoughts if seen.public.pawns[psychic] is not None else first_thoughts
        chance = thoughts(adviser("strong"), seen)[psychic][card]
        said = why.explain(Question(seen, action))[0]
        assert said.args[:2] == (card_name(card), per_cent(chance))


def test_B4_the_ghost_names_the_card_it_means_and_whether_another_lies_nearer() -> None:
    for seen, action in decisions("ghost", "vision", 5):
        _, psychic, *cards = action
        target = seen.private.secret[psychic][seen.public.at[psychic]]
        said = why.explain(Question(seen, action))
        assert said[0].args[0] == card_name(target)
        told = said[0].args[1]
        assert isinstance(told, Several)
        assert len(told.items) <= len(cards)
        others = [c for c in candidates(seen.public, psychic) if c not in seen.public.wrong[psychic]]
        sums = {card: sum(TABLE[vision][card] for vision in cards) for card in others}
        nearest = all(sums[target] > value for card, value in sums.items() if card != target)
        assert nearest == any(text.source.startswith("Of the candidates") for text in said)


def test_P7_B4_a_psychics_hint_knows_nothing_of_what_the_ghost_means() -> None:
    for seen, action in decisions("blind", "pawn", 4):
        assert not hasattr(seen.private, "secret") or not seen.private.secret
        told = why.explain(Question(seen, action))
        other = FOUR.rules().observe(FOUR.rules().guess(seen, Rng(9)), seen.seat)
        assert told == why.explain(Question(other, action))
