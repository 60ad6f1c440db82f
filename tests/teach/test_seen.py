"""How often a line came in recorded hands is counted from them, and told where a page is about it."""

import pytest

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Facts
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.teach.reference import book
from scorekeeper.teach.seen import Seen, read_seen, said
from tests.families import every_family, rules_of
from tests.teach.make_seen import OTHERWISE, SEEN, made
from tests.teach.pages import pages_of


@pytest.mark.parametrize("family", OTHERWISE)
def test_the_numbers_are_those_of_the_recorded_hands(family: str) -> None:
    assert (SEEN / f"{family}.json").read_text(encoding="utf-8") == made(family)


@pytest.mark.parametrize(
    ("times", "hands", "phrase"),
    [
        (479, 2076, Phrase("book_in_hundred", {"count": 23})),
        (21, 2076, Phrase("book_in_hundred", {"count": 1})),
        (6, 2076, Phrase("book_seldom", {"count": 6, "hands": 2076})),
        (0, 2076, Phrase("book_never", {"hands": 2076})),
    ],
)
def test_it_is_told_of_a_hundred_hands_or_of_all(times: int, hands: int, phrase: Phrase) -> None:
    assert said(times, hands) == phrase


@every_family
def test_a_page_about_one_line_tells_how_often_it_came(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    own = [page for page in pages_of(rules.reference()) if page.lines == (page.id,)]
    seen = Seen({page.id: (at, 10 * len(own)) for at, page in enumerate(own)})
    told = {page.id: page for page in pages_of(book(rules, choice, seen))}
    for at, page in enumerate(own):
        facts = [row for block in told[page.id].blocks if isinstance(block, Facts) for row in block.rows]
        assert [cells[0].said for name, cells in facts if name.id == "book_often"] == [(said(at, 10 * len(own)),)]


@pytest.mark.parametrize(
    "record", [{}, {"seen": []}, {"seen": {"a": [1]}}, {"seen": {"a": [3, 2]}}, {"seen": {"a": 1}}]
)
def test_what_holds_no_numbers_is_refused(record: dict[str, object]) -> None:
    assert isinstance(read_seen(record), Problem)


def test_numbers_are_read() -> None:
    assert read_seen({"seen": {"a": [1, 2]}}) == Seen({"a": (1, 2)})
