"""Terms are found by their ids and within sentences: the longest first, whole words, in any writing."""

import pytest

from scorekeeper.core.glossary import Entry
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import Terms, terms_of

WORDS = {
    "kan": "Kan",
    "closed_kan": "Closed kan",
    "tile": "Last tile",
    "plain_kan": "four alike",
    "said": "A set of four.",
}
GLOSSARY = (
    Entry("kan", "plain_kan", "said", name="槓", page="kans"),
    Entry("closed_kan", "all drawn", "Four, all drawn."),
    Entry("tile", "", "The last one.", common=True),
    Entry("両面待ち", "どちらでも", "両側で待つ。"),
    Entry("役", "点になる形", "点になる形。"),
    Entry("役満", "", "一番高い手。", also=("C++",)),
)


@pytest.fixture
def terms() -> Terms:
    return Terms(WORDS, GLOSSARY)


def found(terms: Terms, text: str) -> list[tuple[str, str]]:
    """What stands in a text, letter by letter, and the term that it is."""
    return [(text[each.span.start : each.span.stop], each.meaning.term) for each in terms.within(text)]


def test_a_term_is_known_by_its_id(terms: Terms) -> None:
    meaning = terms.of("kan")

    assert meaning is not None
    assert (meaning.term, meaning.plain, meaning.said) == ("Kan", "four alike", "A set of four.")
    assert (meaning.name, meaning.page) == ("槓", "kans")
    assert terms.of("nothing") is None


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("A closed kan counts more than a kan.", [("closed kan", "Closed kan"), ("kan", "Kan")]),
        ("Two kans.", [("kans", "Kan")]),
        ("Kanban, kansas, pecan, _kan", []),
        ("the last tile of the wall", []),
        ("Last tile", [("Last tile", "Last tile")]),
        (" last tile ", [("last tile", "Last tile")]),
        ("Write C++ or kan", [("C++", "役満"), ("kan", "Kan")]),
        ("", []),
    ],
)
def test_whole_words_are_found_in_a_sentence(terms: Terms, text: str, there: list[tuple[str, str]]) -> None:
    assert found(terms, text) == there


def test_a_writing_without_spaces_has_no_edges_of_words(terms: Terms) -> None:
    assert found(terms, "これは両面待ちです") == [("両面待ち", "両面待ち")]
    # One letter is a part of many other words.
    assert found(terms, "役満と役牌") == [("役満", "役満")]
    assert found(terms, "役") == [("役", "役")]


def test_what_all_families_share_is_known_beside_their_own(terms: Terms) -> None:
    assert [each.meaning.plain for each in terms.within("A triplet of honours")] == ["three alike", "winds and dragons"]
    assert [each.meaning.term for each in Terms({}, ()).within("a run of simples")] == ["Run", "Simples"]


def test_a_familys_own_term_goes_before_a_shared_one() -> None:
    terms = Terms({}, (Entry("Run", "own", "Our own."),))

    assert [each.meaning.plain for each in terms.within("one run")] == ["own"]


def test_the_same_speech_is_not_asked_twice() -> None:
    assert terms_of(Speech(WORDS, GLOSSARY)) is terms_of(Speech(WORDS, GLOSSARY))
    assert terms_of(Speech(WORDS, GLOSSARY)) is not terms_of(Speech(WORDS, GLOSSARY[:1]))
