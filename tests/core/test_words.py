"""Sentences are said in the reader's words, with their places filled."""

import pytest

from scorekeeper.core.problem import Phrase, Problem, Term, Value
from scorekeeper.core.words import WORDS, say

FAMILY = {"greeting": "Hello {who}, {count} times.", "riichi": "Riichi", "not_a_win": "No win here."}


def test_the_places_of_a_sentence_are_filled() -> None:
    assert say(Phrase("greeting", {"who": "Ada", "count": 3}), FAMILY) == "Hello Ada, 3 times."


def test_a_term_is_said_by_its_own_word() -> None:
    assert say(Phrase("greeting", {"who": Term("riichi"), "count": 1}), FAMILY) == "Hello Riichi, 1 times."
    assert say(Phrase("greeting", {"who": Term("no word"), "count": 1}), FAMILY) == "Hello no word, 1 times."


def test_a_family_may_say_a_problem_in_its_own_way() -> None:
    assert say(Problem("not_a_win"), FAMILY) == "No win here."
    assert say(Problem("not_a_win")) == WORDS["not_a_win"]


def test_a_problem_may_have_a_sentence_of_its_own() -> None:
    problem = Problem(
        "tile_count", {"count": 9, "wanted": 11, "missing": 2, "over": -2}, "concealed", "tile_count_short"
    )

    assert say(problem) == "The hand has 9 of 11 tiles beside its called sets: add 2 more."


def test_sentences_and_values_are_said_in_the_readers_language() -> None:
    german = {"Hello {who}, {count} times.": "Hallo {who}, {count} Mal.", "Riichi": "Riichi (de)"}
    counts: list[int | None] = []

    def show(value: Value) -> str:
        return f"<{value}>"

    def translate(text: str, count: int | None) -> str:
        counts.append(count)
        return german.get(text, text)

    said = say(Phrase("greeting", {"who": Term("riichi"), "count": 2}), FAMILY, translate, show)
    assert said == "Hallo Riichi (de), <2> Mal."
    assert counts == [None, 2]


@pytest.mark.parametrize("id_", WORDS)
def test_every_sentence_can_be_said(id_: str) -> None:
    sentence = WORDS[id_]

    assert sentence == sentence.strip()
    assert sentence.count("{") == sentence.count("}")
    assert "'" not in sentence, "an apostrophe is ’"
    assert '"' not in sentence, "quotation marks are “ and ”"
