"""The sentences that put plain words beside terms."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

TERM_SENTENCES: Final[dict[str, str]] = {
    "term_plain": QT_TRANSLATE_NOOP("words", "{term} ({plain})"),
    "term_said": QT_TRANSLATE_NOOP("words", "{term}: {said}"),
    "menu_terms": QT_TRANSLATE_NOOP("words", "Words on this page…"),
    "terms_title": QT_TRANSLATE_NOOP("words", "Words on this page"),
    "terms_note": QT_TRANSLATE_NOOP("words", "Point at a word, tap it, or press {key} to see this."),
    "terms_marked": QT_TRANSLATE_NOOP(
        "words", "Words with dots below are explained: point at one or tap it. {key} explains all in sight."
    ),
    "terms_none": QT_TRANSLATE_NOOP("words", "Nothing here needs explaining."),
    "more_outcomes": QT_TRANSLATE_NOOP("words", "What happens seldom"),
}
