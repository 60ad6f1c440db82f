"""Everything a drill asks, one below the other, and what is right of it once it was answered."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from scorekeeper.core.drill_view import Entry, Field, Judged, Posed, Value
from scorekeeper.core.tiles import BY_CODE, in_order
from scorekeeper.ui.drill_entries import Choices, NumberLine, TilesLine, Written, answer_said, label_said
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import mark
from scorekeeper.ui.score_lines import SmallTiles
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_by, terms_of
from scorekeeper.ui.words import ui

Asking = NumberLine | TilesLine | Choices


class AnswerFields(QWidget):
    """`aimed` tells that another field has the keyboard, `changed` that something was answered."""

    aimed = Signal()
    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._fields: tuple[Field, ...] = ()
        self._speech = Speech()
        self._terms = terms_of(self._speech)
        self.entries: dict[str, Asking] = {}
        self.verdicts: dict[str, QLabel] = {}
        self.aim: Written | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)

    def show_posed(self, posed: Posed) -> None:
        """Ask what a drill asks, with nothing answered yet."""
        self._speech, self._terms = Speech(posed.words), terms_by(posed.ledger.rules)
        self._clear()
        self._fields = posed.fields
        for row, field in enumerate(posed.fields):
            self._add(field, 3 * row)
        self._grid.setRowStretch(3 * len(posed.fields), 1)
        self.aim = next((each for each in self.entries.values() if isinstance(each, Written)), None)

    def stand_as(self, before: AnswerFields) -> None:
        """Take over what is answered so far in other fields of the same drill."""
        for name, entry in self.entries.items():
            was = before.entries[name]
            if isinstance(entry, Written) and isinstance(was, Written):
                entry.setText(was.text())
            elif isinstance(entry, Choices) and isinstance(was, Choices):
                entry.stand_as(was)

    def begin(self) -> None:
        """Let the keyboard begin at the first field."""
        first = next(iter(self.entries.values()), None)
        if first is not None:
            _focus(first)

    def given(self) -> dict[str, Value]:
        """What was answered so far."""
        found = ((name, entry.value) for name, entry in self.entries.items())
        return {name: value for name, value in found if value is not None}

    def go_to_missing(self) -> str | None:
        """Let the keyboard go to the next field that says nothing; what is wrong with it, None where all are answered."""
        names = list(self.entries)
        at = next((i for i, name in enumerate(names) if self.entries[name] is self.aim), -1)
        for name in (*names[at + 1 :], *names[: at + 1]):
            entry = self.entries[name]
            if entry.value is None:
                _focus(entry)
                problem = entry.problem() if isinstance(entry, Written) else None
                if isinstance(entry, Written):
                    mark(entry, "faulty", problem is not None)
                return "" if problem is None else self._speech.say(problem)
        return None

    def take_key(self, key: str) -> bool:
        """Choose by a key; False where there is nothing to choose."""
        choices = (each for each in self.entries.values() if isinstance(each, Choices))
        return any(each.take_key(key) for each in choices)

    def press(self, key: str) -> None:
        """Take a key of the pad into the field that has the keyboard."""
        if isinstance(self.aim, NumberLine):
            self.aim.press(key)

    def show_judged(self, judged: Judged) -> None:
        """Show what is right in each field."""
        for row, field in enumerate(self._fields):
            right, entry = judged.fields[field.id], self.entries[field.id]
            answer = answer_said(field, judged.answers[field.id], self._speech)
            label = self.verdicts[field.id]
            wrong = "drills_wrong_is" if judged.given else "drills_shown_is"
            label.setText(ui("drills_right_is" if right else wrong, answer=answer))
            mark(label, "moved", "gain" if right else "loss" if judged.given else "")
            gloss(label, self._terms)
            label.show()
            if isinstance(entry, Choices):
                entry.lock(judged.answers[field.id], judged.given.get(field.id))
                continue
            entry.lock(right or not judged.given)
            entry.setAccessibleDescription(label.text())
            value = judged.answers[field.id]
            if field.entry is Entry.TILES and isinstance(value, frozenset):
                tiles = SmallTiles(self._look, self)
                tiles.show_tiles(in_order(BY_CODE[code] for code in value))
                self._grid.addWidget(tiles, 3 * row + 2, 0, 1, 3)

    def said(self) -> list[str]:
        """What is right, field by field, as it is read aloud."""
        return [
            ui("line_sum", name=label_said(field, self._speech), amount=self.verdicts[field.id].text())
            for field in self._fields
        ]

    def _add(self, field: Field, row: int) -> None:
        name = label_said(field, self._speech)
        label = QLabel(name, self)
        label.setProperty("role", "question")
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        gloss(label, self._terms)
        verdict = QLabel(self)
        verdict.setWordWrap(True)
        verdict.setTextFormat(Qt.TextFormat.PlainText)
        verdict.hide()
        entry = self._entry(field)
        self._grid.addWidget(label, row, 0)
        if isinstance(entry, NumberLine):
            self._grid.addWidget(entry, row, 1)
            self._grid.addWidget(verdict, row, 2)
        else:
            self._grid.addWidget(verdict, row, 1, 1, 2)
            self._grid.addWidget(entry, row + 1, 0, 1, 3)
        if isinstance(entry, Written):
            entry.setAccessibleName(name)
        label.setBuddy(entry)
        self.entries[field.id] = entry
        self.verdicts[field.id] = verdict

    def _entry(self, field: Field) -> Asking:
        match field.entry:
            case Entry.NUMBER:
                entry: NumberLine | TilesLine = NumberLine(field, self)
            case Entry.TILES:
                entry = TilesLine(self)
            case Entry.CHOICE | Entry.SEVERAL:
                choices = Choices(field, self._speech, self._terms, self)
                choices.changed.connect(self.changed)
                return choices
            case _:
                assert_never(field.entry)
        entry.come.connect(lambda: self._aim(entry))
        entry.textChanged.connect(self.changed)
        return entry

    def _aim(self, entry: Written) -> None:
        self.aim = entry
        self.aimed.emit()

    def _clear(self) -> None:
        self.aim = None
        self.entries, self.verdicts = {}, {}
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)


def _focus(entry: Asking) -> None:
    widget = entry.first() if isinstance(entry, Choices) else entry
    widget.setFocus(Qt.FocusReason.OtherFocusReason)
    if isinstance(entry, Written):
        entry.selectAll()
