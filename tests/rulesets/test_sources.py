"""Every line of an explanation says where its rule comes from, and every rule of a text is one that there is."""

from collections.abc import Iterable
from random import Random

import pytest

from scorekeeper.core.explained import Chapter, Explanation
from scorekeeper.core.ledger import advance, replay
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.source import Sources, rule_of
from scorekeeper.core.words import say
from scorekeeper.rulesets import ruleset
from scorekeeper.rulesets.classical.sources import SOURCES as CLASSICAL
from scorekeeper.rulesets.riichi.sources import SOURCES as RIICHI
from tests.builders import hand
from tests.rulesets.riichi.evenings import evening
from tests.teach.reckoning import called, read, records, rules_of


def rules(family: str, preset: str, **options: object) -> Ruleset:
    found = ruleset(family, preset, options)
    assert not isinstance(found, Problem)
    return found


def lines_without(chapters: Iterable[Chapter]) -> list[str]:
    return [rule_of(line) for chapter in chapters for line in chapter.lines if line.source is None]


@pytest.mark.parametrize("file", ["riichi_hands.jsonl", "classical_hands.jsonl"])
def test_every_line_of_every_recorded_hand_says_where_its_rule_comes_from(file: str) -> None:
    for record in records(file):
        made = rules_of(record)
        told = made.explain(*read(record, made))
        if not isinstance(told, Problem):
            assert lines_without((*told.reasons, *told.payments)) == [], record["id"]


def test_every_payment_at_the_table_says_where_its_rule_comes_from() -> None:
    for seed in range(10):
        made = evening(Random(seed))
        ledger = replay(made.header, [])
        for record in made.events:
            event = ledger.rules.read_event(record)
            if record["type"] != "rules" and not isinstance(event, Problem):
                found = ledger.rules.explain_event(ledger.state, event)
                assert not isinstance(found, Problem)
                assert lines_without(each for one in found for each in one.explanation.payments) == []
            ledger = advance(ledger, record)


@pytest.mark.parametrize(("sources", "family"), [(RIICHI, "riichi"), (CLASSICAL, "classical")], ids=str)
def test_texts_name_only_rules_that_there_are(sources: Sources, family: str) -> None:
    made = rules(family, sources.texts[0].preset)
    known = {*made.words, *made.options} | {word.removeprefix("why_") for word in made.words}
    for text in sources.texts:
        named = [rule for under in text.headings.values() for rule in under]
        assert set(named) <= known
        assert len(named) == len(set(named)), "a rule stands under one heading"
        assert text.preset in sources.presets


def cited(told: Explanation | Problem, chapter: str, rule: str, made: Ruleset) -> str:
    assert not isinstance(told, Problem)
    found = called((*told.reasons, *told.payments), chapter)
    assert found is not None
    line = next(each for each in found.lines if rule_of(each) == rule)
    assert line.source is not None
    return say(line.source, made.words)


CITED = [
    ("standard", {}, "base", "Japanese mahjong scoring rules, “Counting fu”"),
    ("score_table", {}, "base", "Mahjong scoring table, “Basic Points”"),
    ("ari_ari", {}, "base", "Ari Ari Competition Scoring, “4.1.1 Minipoints”"),
    ("reference_ja", {}, "base", "点数計算のルール, “基本・加符”"),
    ("ema_2025", {}, "base", "Japanese mahjong scoring rules, “Counting fu”"),
    ("standard", {}, "pair_double_wind", "Japanese mahjong scoring rules, “Fu of melds”"),
    (
        "ema_2025",
        {},
        "pair_double_wind",
        "EMA 2025: Riichi rules of the European Mahjong Association",
    ),
    ("standard", {"double_wind_pair_fu": 2}, "pair_double_wind", "House rule of this table"),
    ("score_table", {}, "closed_ron", "Japanese mahjong scoring rules, “Counting fu”"),
]


@pytest.mark.parametrize(("preset", "options", "rule", "said"), CITED, ids=[f"{p} {r}" for p, _, r, _ in CITED])
def test_a_line_names_the_text_of_its_preset(preset: str, options: dict[str, object], rule: str, said: str) -> None:
    made = rules("riichi", preset, **options)
    won = hand("123m456p789s11z234m", ron="4m", riichi=True, seat="E")
    assert cited(made.explain(won.hand, won.setting), "fu_items", rule, made) == said


def test_what_no_text_states_is_said_to_be_so() -> None:
    chinese = rules("classical", "mahjong_time")
    said = CLASSICAL.of("thirteen_orphans", "mahjong_time", "limit_hands")
    assert say(said, chinese.words) == "Chinese Classical, though its source does not say so"
    league = CLASSICAL.of("thirteen_orphans", "dmjl", "limit_hands")
    assert say(league, rules("classical", "dmjl").words).startswith("German league (DMJL): Deutsche")


def test_a_rule_that_a_text_prints_otherwise_is_taken_from_another() -> None:
    twin = RIICHI.of("iipeikou", "reference_ja")
    assert twin == Phrase("source_text", {"title": "Mahjong scoring table", "heading": "1-han Yaku"})
