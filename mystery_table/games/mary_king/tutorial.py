"""The guided match: the last two days of a week, as the ghost, against a bot that is a novice itself."""

from __future__ import annotations

from mystery_table.core.state import Action, Event, Observation
from mystery_table.core.tutorial import (
    BUTTONS,
    END,
    HELP,
    HIDE,
    HINT,
    MOVES,
    UNDO,
    Lesson,
    Tutorial,
    event,
    move,
)
from mystery_table.core.words import Text, Who
from mystery_table.games.mary_king import ids
from mystery_table.games.mary_king.cards import standard

ME, OTHER = 0, 1
THURSDAY, FRIDAY = 3, 4
FIRST_CARD = 5
"""The control card of one tile in the starting hand, as it is numbered: upright it flips tile 6, turned 7."""
GUIDED = {
    "number": 99,
    "id": "guided",
    "mode": "solo",
    "difficulty": 1,
    "side": "ghost",
    "opponent": {"level": "novice"},
    "board": "GMMGGMMGMGMM",
    "day": "thursday",
    "ideas_open": 3,
    "minds": {"ghost": 18, "mortal": 10},
    "forbidden": [{"who": "opponent", "what": "buy_theirs"}, {"who": "opponent", "what": "restoration"}],
    "fixed": [
        {
            "side": "ghost",
            "where": "hand",
            "cards": ["single_5", "pair_1_4", "pair_0_1", "force_of_will", "cold_breath"],
        }
    ],
    "goal": {"all": [{"is": "win"}]},
    "name": {"en": "Guided match", "es": "Partida guiada", "ru": "Партия с проводником"},
    "flavour": {
        "en": "Thursday evening, and the mirror is still undecided.",
        "es": "Jueves por la tarde, y el espejo aún no se decide.",
        "ru": "Вечер четверга, а зеркало ещё не решило.",
    },
    "goal_text": {
        "en": "Win the week as the ghost.",
        "es": "Gana la semana con el fantasma.",
        "ru": "Выиграйте неделю за призрака.",
    },
    "origin": "project",
}
"""A mission that is on no map; the rules are the usual ones, the week is nearly over."""


def _plays_control(action: Action) -> bool:
    return bool(action[0] == "play" and action[1] < len(standard().controls))


def _my_turn(seen: Event) -> bool:
    return seen.verb == "turn" and seen.args[1] == ME


def _whose_tiles(observation: Observation) -> Text:
    return Text(
        "mary_king",
        "One body, two minds: you are the ghost, {0} is the mortal. Every tile of Mary's portrait belongs to"
        " one of you. Blue tiles with the ghost are yours, {1} of 12. With all twelve you win at once.",
        (Who(OTHER), observation.public.board.bit_count()),
    )


def _mind(observation: Observation) -> Text:
    return Text(
        "mary_king",
        "Your mind is your deck and your life: {0} cards. Whoever cannot give a card that is demanded loses"
        " at once. On Friday night every card that is left in it counts one point.",
        (observation.public.minds[ME],),
    )


def _card_to_play(observation: Observation) -> tuple[str, ...]:
    held = observation.private.hand
    return (ids.card(FIRST_CARD) if FIRST_CARD in held else ids.HAND, ids.way(0), ids.way(1), "preview")


def _my_ideas(observation: Observation) -> tuple[str, ...]:
    return tuple(ids.idea(ME, stack) for stack, cards in enumerate(observation.public.up[ME]) if cards)


def _result(observation: Observation) -> Text:
    if any(observation.public.result[ME:OTHER]):
        return Text(
            "mary_king",
            "The week is won, and with it the first mission! Here you can read how the points came about:"
            " cards left in the mind, and the bonus for tiles.",
        )
    return Text(
        "mary_king",
        "The week is lost, this time. Here you can read how it came about. Often a turn that spends less, or"
        " splits a large area of the other side, makes the difference.",
    )


LESSONS = (
    Lesson(_whose_tiles, ("portrait",)),
    Lesson(_mind, (f"mind.{ME}",)),
    Lesson(
        Text(
            "mary_king",
            "It is Thursday, the fourth of five days, and on every day the ghost begins. The day says what a"
            " turn allows: today two control cards and four ideas.",
        ),
        (f"day.{THURSDAY}",),
    ),
    Lesson(
        Text(
            "mary_king",
            "Tiles of one side that touch form an area. At the end of every turn both sides pay for the"
            " largest area of the other: for 4 tiles one card from the mind, for 6 two. So join your tiles,"
            " and split theirs.",
        ),
        ("portrait", "preview"),
    ),
    Lesson(
        Text(
            "mary_king",
            "Your hand: control cards show which tiles they flip. Power cards offer two effects, of which you"
            " choose one. A right click, or Space, shows a card large.",
        ),
        (ids.HAND,),
    ),
    Lesson(
        Text(
            "mary_king",
            "Take the control card with one tile: “upright” it flips the tile shown, “turned” the opposite"
            " one. Compare the two in the forecast below, then drop the card on the better way.",
        ),
        _card_to_play,
        does=_plays_control,
        instead=Text(
            "mary_king",
            "That was possible, too. Now a control card: hold it over “upright” or “turned”, read the"
            " forecast below, and drop it.",
        ),
    ),
    Lesson(
        Text(
            "mary_king",
            "The other side may answer any card with a flash, if it holds one; you may, too, when you are"
            " asked. Then your card takes effect and lies face up on your memory.",
        ),
        (f"memory.{ME}",),
    ),
    Lesson(
        Text(
            "mary_king",
            "Ideas: the open cards of your stacks can be bought. Each costs the top card of your mind and"
            " goes to your hand: drag one there. Theirs can be bought as well, and are played at once.",
        ),
        lambda observation: (*_my_ideas(observation), ids.HAND),
        does=move("take", "buy"),
    ),
    Lesson(
        Text(
            "mary_king",
            "Now play what you like: your second control card, or a power card, which goes on “1st” or on"
            " “2nd” for one of its effects. Some then ask you for a tile.",
        ),
        (ids.HAND, ids.way(0), ids.way(1)),
        does=move("play"),
    ),
    Lesson(
        Text(
            "mary_king",
            "Always at hand: hide the screen (F8), take a move back (Ctrl+Z), all legal moves in words"
            " (Ctrl+M), a hint (Ctrl+H), and the rules of this very place (F1).",
        ),
        (HIDE, UNDO, MOVES, HINT, HELP),
    ),
    Lesson(
        Text(
            "mary_king",
            "The forecast shows what both will pay now. Play on if you like, but do not spend your mind for"
            " nothing. Then end the turn.",
        ),
        ("preview", BUTTONS),
        does=move("end"),
    ),
    Lesson(
        Text(
            "mary_king",
            "Penalties are paid, and {0} plays. A click or any key makes bots hurry. If you are asked for an"
            " answer, look at your flash cards, or let it pass.",
            (Who(OTHER),),
        ),
        (f"side.{OTHER}",),
        sees=_my_turn,
    ),
    Lesson(
        Text(
            "mary_king",
            "Friday: one control card, five ideas. Tonight the minds are counted, and who holds seven tiles"
            " or more gets up to four points on top. Most points win.",
        ),
        (f"day.{FRIDAY}", f"mind.{ME}", f"mind.{OTHER}"),
    ),
    Lesson(
        Text(
            "mary_king",
            "Your last turn: make the other side pay, keep your own mind large, and end the turn when you are"
            " content with the forecast.",
        ),
        ("preview", BUTTONS),
        does=move("end"),
    ),
    Lesson(
        Text("mary_king", "{0} has the last turn of the week. After it all is counted.", (Who(OTHER),)),
        (f"side.{OTHER}",),
        sees=event("over"),
    ),
    Lesson(_result, (END,)),
    Lesson(
        Text(
            "mary_king",
            "A whole week begins on Monday with 25 cards in each mind. Ten missions wait for one player, six"
            " for two in one body. The rules (F1) know every card. Good luck!",
        ),
        (HELP,),
    ),
)
TUTORIAL = Tutorial(
    options={"mode": "solo", "mission": "guided", "entry": GUIDED},
    bots=("novice",),
    seed="learn 6",
    lessons=LESSONS,
    minutes=9,
    wins="first_light",
    told=Text("mary_king", "Thursday and Friday of a week, as the ghost"),
)
