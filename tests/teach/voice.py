"""Says explanations in plain English."""

from collections.abc import Mapping

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.words import WORDS, say
from scorekeeper.teach.words import WORDS as OWN


class English:
    """A voice for tests: every id that has no word is remembered."""

    def __init__(self, rules: Ruleset) -> None:
        self.words: Mapping[str, str] = {**rules.words, **OWN}

    def say(self, sentence: Phrase | Problem) -> str:
        id_ = (sentence.sentence if isinstance(sentence, Problem) else None) or sentence.id
        assert id_ in self.words or id_ in WORDS, id_
        return say(sentence, self.words)

    def word(self, id_: str) -> str:
        return self.words.get(id_) or WORDS.get(id_) or id_
