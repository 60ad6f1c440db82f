"""The way to a recorded hand while it is new: its steps, the one that comes next lit, and what to do in a sentence."""

from __future__ import annotations

from typing import Final, assert_never

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.steps import STEPS, Step, goes_on, nothing_moves, open_rows, step_of, steps_of
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.hosting import Bar
from scorekeeper.ui.labels import mark
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.wrapping import Wrapping

MARGIN: Final = 8


class StepBar(Bar):
    """Shows an EntryView; `dismissed` tells that nobody wants to see it any more."""

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        steps = QWidget(self)
        row = Wrapping(steps, spacing=4)
        self.steps: dict[Step, QLabel] = {}
        for step in STEPS:
            label = QLabel(steps)
            label.setProperty("role", "step")
            row.addWidget(label)
            self.steps[step] = label
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.close_button = close_button("steps_close", self)
        self.close_button.clicked.connect(self.dismissed)
        self._below = QHBoxLayout()
        self._below.setSpacing(MARGIN)
        self._below.addWidget(self.sentence, 1)
        self._below.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, 4, 4)
        column.setSpacing(4)
        column.addWidget(steps)
        column.addLayout(self._below)

    def show_entry(self, view: EntryView) -> None:
        """Light the step that comes next, and say what to do; steps that the outcome does not take are not shown."""
        taken, step_now = steps_of(view), step_of(view)
        now = taken.index(step_now)
        for step, label in self.steps.items():
            label.setVisible(step in taken)
            at = taken.index(step) if step in taken else len(taken)
            state = "done" if at < now else "now" if at == now else "later"
            word = ui(step)
            label.setText(ui("step_done", step=word) if at < now else ui("step_to_do", number=at + 1, step=word))
            mark(label, "state", state)
        said = _sentence(step_now, view)
        self.sentence.setText(said)
        gloss(self.sentence, terms_of(Speech(view.words, view.glossary)))
        self.setAccessibleName(ui("steps_say", number=now + 1, step=ui(step_now), sentence=said))
        # A layout within a layout would go on with the lines of before until it is laid out.
        self._below.invalidate()
        self.updateGeometry()


def close_button(word: str, parent: QWidget) -> QPushButton:
    """The button that puts a bar away."""
    button = QPushButton("✕", parent)
    button.setProperty("role", "icon")
    button.setAccessibleName(ui(word))
    button.setToolTip(ui(word))
    return button


def _tiles_asked(view: EntryView) -> str:
    """The sentence that asks for tiles: before the first of them it is said that open sets are entered otherwise."""
    if view.active not in view.winning:
        return "step_hand_do_losing"
    open_sets = view.draft.empty and any(form.open for form in view.declaration.melds)
    return "step_hand_first" if open_sets else "step_hand_do"


def _sentence(step: Step, view: EntryView) -> str:
    """What to do in this step."""
    speech = Speech(view.words)
    name = "" if not view.winning else view.players[view.winning[0]]
    match step:
        case Step.WINNER:
            return ui("step_winner_do")
        case Step.OFF:
            return ui("step_off_do", name=name, drawn=speech.word(view.declaration.win_self))
        case Step.HAND if view.active is not None and view.missing and view.draft.declared is None:
            return ui(_tiles_asked(view), name=view.players[view.active], count=view.missing)
        case Step.HAND | Step.FACTS | Step.RECORD if view.problem is not None:
            return speech.say(view.problem)
        case Step.FACTS | Step.HAND if nothing_moves(view):
            return ui("step_facts_do")
        case Step.HAND | Step.FACTS | Step.RECORD if view.costly:
            missing = next((each.row.word for each in view.rows if each.row.id == view.doubts[0].row), "")
            return ui("step_row_do", row=speech.word(missing)) if missing else ui("step_doubt_do")
        case Step.HAND | Step.FACTS | Step.RECORD:
            rows = listed(speech.word(each) for each in open_rows(view))
            if rows:
                return ui("step_rows_do", rows=rows)
            return ui("step_record_do" if goes_on(view) else "step_record_only")
        case _:
            assert_never(step)
