"""What can be typed for a hand, told from what the rules in force declare."""

from __future__ import annotations

from scorekeeper.core.declaration import Declaration, MeldForm
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui

_RUN, _TRIPLET, _FOUR = "123m", "555z", "5555z"
_ROW_TILE = "8m"


def typing_hint(declaration: Declaration) -> str:
    """A hand as it is typed, in few signs."""
    return ui("typed_hint", example="123m0p77z" if _has_reds(declaration) else "123m5p77z")


def typing_tip(declaration: Declaration, speech: Speech) -> str:
    """All that can be typed: tiles, and the called sets and rows that these rules have, each with an example."""
    sentences = [ui("typed_tip")]
    if _has_reds(declaration):
        sentences.append(ui("typed_reds"))
    if any(row.bonus for row in declaration.rows):
        sentences.append(ui("typed_bonus"))
    sentences.append(ui("typed_last"))
    sentences += [ui("typed_set", word=speech.word(form.word), example=_written(form)) for form in _plain(declaration)]
    named = [form for form in declaration.melds if form not in _plain(declaration)]
    sentences += [ui("typed_set", word=speech.word(form.word), example=f"{form.id}:{_example(form)}") for form in named]
    rows = [row for row in declaration.rows if not row.bonus]
    sentences += [ui("typed_set", word=speech.word(row.word), example=f"{row.id}:{_ROW_TILE}") for row in rows]
    return " ".join(sentences)


def _has_reds(declaration: Declaration) -> bool:
    return any(count for _, count in declaration.reds)


def _plain(declaration: Declaration) -> tuple[MeldForm, ...]:
    """The called sets that their tiles and brackets tell from any other: of several alike the first one."""
    first: dict[tuple[int, bool, bool], MeldForm] = {}
    for form in declaration.melds:
        first.setdefault((form.size, form.same, form.open), form)
    return tuple(first.values())


def _example(form: MeldForm) -> str:
    return _RUN if not form.same else _FOUR if form.size == len(_FOUR) - 1 else _TRIPLET


def _written(form: MeldForm) -> str:
    return f"({_example(form)})" if form.open else f"[{_example(form)}]"
