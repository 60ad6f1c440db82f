"""Explanations of recorded hands as a screen reader says them, in every language: words and numbers, and nothing to be deciphered."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from scorekeeper.core.explained import Why
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.what_if_view import WouldBe
from scorekeeper.core.why_view import WhyView
from scorekeeper.rulesets import ruleset
from scorekeeper.teach.as_text import mattered_said
from scorekeeper.teach.explanation import why_hand
from scorekeeper.teach.what_if import would_be
from scorekeeper.teach.words import WORDS
from scorekeeper.ui.languages import languages
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.why_heard import sentences_heard
from scorekeeper.ui.why_line import aloud
from scorekeeper.ui.why_said import Said, otherwise, reasons
from tests.ui.on_paper import speaking

pytestmark = pytest.mark.usefixtures("qapp")
DATA: Final = Path(__file__).parents[1] / "data"
FILES: Final = (("riichi_hands.jsonl", 61), ("classical_hands.jsonl", 7))
"""Records of hands, and how far apart those lie that are listened to."""
UNSAYABLE: Final = re.compile(r"[{}_]|\d[mpsz]\b|\d{5}")
"""What no word has: the braces of a sentence, an id, tiles in notation, numbers run together."""
LONGEST: Final = 200
"""Letters of a line that can still be listened to."""
Case = tuple[Ruleset, Why, tuple[WouldBe, ...]]


@cache
def cases() -> tuple[Case, ...]:
    """Hands with why they are worth what they are, and what they would have been."""
    return tuple(_cases())


def _cases() -> Iterator[Case]:
    for name, step in FILES:
        for text in (DATA / name).read_text("utf-8").splitlines()[::step]:
            record = json.loads(text)
            rules = ruleset(record["ruleset"], record["preset"], record.get("options", {}))
            assert not isinstance(rules, Problem)
            read = rules.read_hand(record)
            why = read if isinstance(read, Problem) else why_hand(rules, *read)
            if not isinstance(read, Problem) and not isinstance(why, Problem):
                yield rules, why, would_be(rules, *read)


def lines(case: Case) -> list[Said]:
    rules, why, others = case
    words = {**rules.words, **WORDS}
    hung = mattered_said(why.mattered, rules, Speech(words))
    view = WhyView(rules, words, ("Ann", "Ben", "Cho", "Dee"), why, None, hung, "", others)
    return [*reasons(view), *otherwise(view)]


@pytest.mark.parametrize("code", [each.code for each in languages()])
def test_every_line_can_be_said_and_listened_to(code: str) -> None:
    assert len(cases()) > 30
    with speaking(code):
        for case in cases():
            for said in lines(case):
                heard = aloud(said)
                assert heard.strip()
                for text in (heard, sentences_heard(said.said), said.source):
                    assert not UNSAYABLE.search(text), text
                    assert len(text) <= LONGEST, text


def test_every_reason_of_a_hand_has_a_sentence() -> None:
    for rules, why, _ in cases():
        for chapter in why.explanation.reasons[:-1]:
            for line in chapter.lines:
                assert line.said is not None, (rules.preset, line.name.id)
                assert line.said.id in rules.words, line.said.id
