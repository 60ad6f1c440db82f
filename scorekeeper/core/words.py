"""Every sentence the core can say, once, by id; families bring their own words beside these."""

from collections.abc import Callable, Mapping
from typing import Final

from scorekeeper.core.problem import Phrase, Problem, Value


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name the translation tools look for
    """Mark a sentence for translation; gives it back unchanged."""
    return text


WORDS: Final[dict[str, str]] = {
    # faults of a hand
    "bad_record": QT_TRANSLATE_NOOP("words", "This entry cannot be read: {what}."),
    "bad_tile": QT_TRANSLATE_NOOP("words", "“{text}” names no tile: write digits, then m, p, s or z, such as 123m0p77z."),
    "bad_meld": QT_TRANSLATE_NOOP("words", "{tiles} is no {kind}: check the tiles of this called set."),
    "tile_count": QT_TRANSLATE_NOOP("words", "The hand has {count} tiles where {wanted} are needed: add or take back tiles."),
    "win_tile_missing": QT_TRANSLATE_NOOP("words", "The winning tile {tile} is not in the hand: choose one that is."),
    "too_many_copies": QT_TRANSLATE_NOOP(
        "words", "{tile} appears {count} times where only {most} exist: hand, called sets and indicators count together."
    ),
    "too_many_indicators": QT_TRANSLATE_NOOP("words", "There are {count} indicators where at most {most} can be turned: take some back."),
    "circumstance_conflict": QT_TRANSLATE_NOOP("words", "{one} cannot go with {other}: untick one of them."),
    "not_a_win": QT_TRANSLATE_NOOP("words", "These tiles do not make a winning hand: check them against the table."),
    "no_yaku": QT_TRANSLATE_NOOP("words", "This hand has no yaku, so it cannot win: check riichi and the other circumstances."),
}


def say(
    sentence: Phrase | Problem,
    words: Mapping[str, str] = WORDS,
    translate: Callable[[str], str] = str,
    show: Callable[[Value], str] = str,
) -> str:
    """The sentence of a phrase or a problem with its values filled in.

    `translate` turns an English sentence into the reader's language, `show` a value into what a person reads.
    """
    text = translate(words.get(sentence.id) or WORDS.get(sentence.id) or sentence.id)
    return text.format(**{name: show(value) for name, value in sentence.values.items()})
