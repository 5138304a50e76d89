"""The builder of affinity tables, on data small enough to be worked out by hand."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from mystery_table.minds.affinity import load
from tools.affinity.cards import Card, mirror_cards, mysterium_cards
from tools.affinity.normal import best_of, blended, centred, normal_scores
from tools.affinity.opinions import mirror_opinions, tags_alike
from tools.affinity.personas import MIRROR_MINDS, MYSTERIUM_MINDS, build_mirror, build_mysterium
from tools.affinity.sources import File, read_cosines, read_thesaurus, write_table
from tools.affinity.walk import Words, cosines

THESAURUS = {
    "CHEF": {"COOK": 7, "HAT": 2},
    "COOK": {"FOOD": 8, "KITCHEN": 4},
    "FOOD": {"EAT": 3, "COOK": 5},
    "SAILOR": {"SEA": 9, "SHIP": 3},
    "SHIP": {"SEA": 5, "SAIL": 5},
}


def write_rows(path: Path, rows: str) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(f"cue,response,count\n{rows}")


def test_centring_takes_away_what_a_row_or_a_column_has_in_common() -> None:
    assert centred([[1.0, 2.0], [3.0, 4.0]]) == [[0.0, 0.0], [0.0, 0.0]]


def test_normal_scores_are_symmetric_and_ties_share_their_rank() -> None:
    assert normal_scores([[1.0, 0.0], [0.0, 1.0]]) == [
        [pytest.approx(0.6745, abs=1e-4), pytest.approx(-0.6745, abs=1e-4)],
        [pytest.approx(-0.6745, abs=1e-4), pytest.approx(0.6745, abs=1e-4)],
    ]


def test_a_source_without_weight_does_not_count() -> None:
    one, other = [[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]
    assert blended([one, other], [1, 0]) == blended([one], [2]) != blended([one, other], [0, 1])


def test_a_vision_speaks_by_its_best_element() -> None:
    clear, vague, third = [4.0, -4.0], [-1.0, 1.0], [-3.0, 3.0]
    both, other = best_of([clear, vague, third], [[0, 1], [2]], 1.5)
    assert both[0] > both[1]
    assert other[1] > other[0]


def test_the_walk_joins_words_that_have_no_answer_in_common() -> None:
    words = Words(THESAURUS)
    vectors = [words.vector(word) for word in ("chef", "cook", "sailor")]
    (alike, unlike), _, _ = cosines(vectors, vectors[1:])
    assert not THESAURUS["CHEF"].keys() & THESAURUS["COOK"].keys()
    assert alike > 0 == unlike


def test_a_word_that_nobody_was_asked_about_is_what_evokes_it() -> None:
    assert Words(THESAURUS).vector("kitchen") == pytest.approx(Words(THESAURUS).vector("cook"))
    assert Words(THESAURUS, evoked=False).vector("kitchen") == {}
    assert Words(THESAURUS).mean(["unheard", "of"]) == {}


def test_a_rare_tag_says_more_than_a_common_one() -> None:
    alike = tags_alike([["old", "brass"]], [["brass"], ["old"], ["old", "red"]])
    assert alike[0][0] > alike[0][1]


def test_answers_that_repeat_the_cue_say_nothing_and_files_add_up(tmp_path: Path) -> None:
    write_rows(tmp_path / "one.gz", "cook,COOK,5\ncook,food,2\n")
    write_rows(tmp_path / "two.gz", "COOK,FOOD,1\n")
    assert read_thesaurus([tmp_path / "one.gz", tmp_path / "two.gz"]) == {"COOK": {"FOOD": 3}}


def test_a_written_table_is_read_by_the_program(tmp_path: Path) -> None:
    write_table(tmp_path / "new" / "t.csv", "character", ["a", "b"], ["x", "y"], [[32, -32], [0, 64]])
    assert load(tmp_path / "new" / "t.csv", ("b", "a"), ("x", "y")) == ((0, 2), (1, -1))


def write_mirror(assets: Path, data: Path) -> None:
    def card(name: str, cue: str, tag: str) -> dict[str, object]:
        return {"id": name, "name": {"en": name.title()}, "cues": [cue], "tags": [tag]}

    people = [card("cook", "COOK", "food"), card("sailor", "SAILOR", "sea")]
    things = [card("pan", "FOOD", "food"), card("boat", "SHIP", "sea"), card("coin", "MONEY", "gold")]
    folder = assets / "mirror_of_truth"
    folder.mkdir(parents=True)
    (folder / "characters.json").write_text(json.dumps(people))
    (folder / "evidence.json").write_text(json.dumps(things))
    rows = "".join(f"{c},{r},{n}\n" for c, answers in THESAURUS.items() for r, n in answers.items())
    write_rows(data / File.EAT, rows)
    for file in (File.MIRROR_SENTENCES, File.MIRROR_WORDS):
        write_table(
            data / file, "cosine", ["cook", "sailor"], ["pan", "boat", "coin"], [[9, 1, 4], [2, 8, 4]]
        )


def test_every_mind_of_a_tiny_deck_gives_each_person_what_is_theirs_and_the_same_bytes(
    tmp_path: Path,
) -> None:
    assets, data = tmp_path / "assets", tmp_path
    write_mirror(assets, data)
    people = mirror_opinions(mirror_cards(assets), data)[0]
    assert people[0][0] > people[0][1] == 0 == people[1][2]
    written = []
    for out in (tmp_path / "one", tmp_path / "two"):
        build_mirror(assets, data, out)
        written.append([(out / "mirror_of_truth" / name).read_bytes() for name in MIRROR_MINDS])
        for name in MIRROR_MINDS:
            cook, sailor = load(out / "mirror_of_truth" / name, ("cook", "sailor"), ("pan", "boat"))
            assert cook[0] > 0 > cook[1]
            assert sailor[1] > 0 > sailor[0]
    assert written[0] == written[1]


def test_a_vision_hints_at_what_its_motif_stands_for(tmp_path: Path) -> None:
    assets, data = tmp_path / "assets", tmp_path
    folder = assets / "mysterium"
    folder.mkdir(parents=True)
    see = {"mood": "calm", "cues": [], "description": {"en": "It is seen."}}
    visions = [
        {"id": "pot", "motifs": ["F"], "tags": ["food"], **see},
        {"id": "raft", "motifs": ["S"], "tags": ["sea"], **see},
    ]
    (folder / "visions.json").write_text(json.dumps(visions))
    words = {"motifs": {"F": ["food", "meal"], "S": ["ship"]}, "things": {}, "symbols": {"ship": ["sailor"]}}
    (data / "motif_words.json").write_text(json.dumps(words))
    plain, ids = {}, []
    for kind in ("suspects", "places", "objects"):
        cards = []
        for name, cue, tag in (("cook", "COOK", "food"), ("sailor", "SAILOR", "sea")):
            ids.append(f"{name}_{kind}")
            plain[ids[-1]] = [name]
            cards.append({"id": ids[-1], "name": {"en": name}, "cues": [cue], "tags": [tag]})
        (folder / f"{kind}.json").write_text(json.dumps(cards))
    (data / "target_words.json").write_text(json.dumps(plain))
    rows = "".join(f"{c},{r},{n}\n" for c, answers in THESAURUS.items() for r, n in answers.items())
    write_rows(data / File.EAT, rows)
    write_rows(data / File.EAT_MORE, "")
    alike = [[9, 1] * 3, [1, 9] * 3]
    write_table(
        data / File.MYSTERIUM_SENTENCES, "cosine", ["food/meal", "ship", "pot", "raft"], ids, alike * 2
    )
    write_table(data / File.MYSTERIUM_WORDS, "cosine", ["food/meal", "ship"], ids, alike)
    assert mysterium_cards(assets, data).elements == (("food", "meal"), ("ship",))
    build_mysterium(assets, data, tmp_path / "out")
    for name in MYSTERIUM_MINDS:
        pot, raft = load(tmp_path / "out" / "mysterium" / name, ("pot", "raft"), tuple(ids[:2]))
        assert pot[0] > 0 > pot[1]
        assert raft[1] > 0 > raft[0]
    loudest = json.loads((tmp_path / "out" / "mysterium" / "vision_motifs.json").read_text())
    assert loudest["raft"]["sailor_places"] == "ship"


def test_what_was_not_measured_is_missed(tmp_path: Path) -> None:
    write_table(tmp_path / "c.csv", "cosine", ["a"], ["x"], [[50_000]])
    assert read_cosines(tmp_path / "c.csv", ["a"], ["x"]) == [[0.5]]
    with pytest.raises(KeyError):
        read_cosines(tmp_path / "c.csv", ["b"], ["x"])


def test_everything_that_the_builder_needs_is_measured_for_the_decks_of_today() -> None:
    root = Path(__file__).resolve().parents[2]
    data, cards = root / "packaging" / "data", mirror_cards(root / "assets")
    for file in (File.MIRROR_SENTENCES, File.MIRROR_WORDS):
        rows = read_cosines(data / file, [c.id for c in cards.characters], [c.id for c in cards.evidence])
        assert all(-1 <= value <= 1 for row in rows for value in row)
    more = mysterium_cards(root / "assets", data)
    targets = [card.id for deck in more.targets for card in deck]
    names = ["/".join(element) for element in more.elements]
    assert read_cosines(data / File.MYSTERIUM_WORDS, names, targets)
    names += [vision.id for vision in more.visions]
    assert read_cosines(data / File.MYSTERIUM_SENTENCES, names, targets)


def test_cards_are_read_with_their_english_words() -> None:
    root = Path(__file__).resolve().parents[2]
    assert mirror_cards(root / "assets").characters[0] == Card(
        "chemist",
        "Chemist",
        ("CHEMISTRY", "LABORATORY", "SCIENTIST"),
        ("laboratory", "science", "chemical", "poison", "glass", "experiment", "precise", "medicine"),
    )
