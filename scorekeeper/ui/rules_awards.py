"""What a table of hands is set with: the rules' own hands one by one, then a club's, and a line to add another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.awards import LONGEST_NAME, Award, AwardTable, Worth, award_of, written
from scorekeeper.core.option import Option, Values
from scorekeeper.ui.labels import mark
from scorekeeper.ui.rules_award_row import CONTROL, AwardRow
from scorekeeper.ui.rules_fields import Field
from scorekeeper.ui.rules_worth import PART, POINTS, WHOLE, WorthChoice
from scorekeeper.ui.speech import Speech, translate
from scorekeeper.ui.words import ui

_FIRST_WORTH: Worth = 100


class Awards(Field):
    """Each hand with its worth."""

    wide = True
    listed = True

    def __init__(self, option: Option, kind: AwardTable, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self._kind = kind
        self._table: dict[str, Award] = {}
        self._usual: dict[str, Award] = {}
        self._preset = ""
        self.rows: dict[str, AwardRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        for name in kind.ids:
            self._add_row(name)
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setPlaceholderText(ui("awards_new"))
        self.line.setAccessibleName(self.name(ui("awards_new")))
        self.line.setAccessibleDescription(translate(kind.own))
        self.line.returnPressed.connect(self._add)
        self.line.textEdited.connect(lambda _: self._say(""))
        self.worth = WorthChoice(self.name(ui("awards_new")), (WHOLE, PART, POINTS), self)
        self.worth.setFixedWidth(CONTROL)
        self.worth.show_worth(_FIRST_WORTH)
        self.worth.edited.connect(self.worth.show_worth)
        self.worth.refused.connect(self._say)
        self.add = QPushButton(ui("awards_add"), self)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        self.fault = QLabel(self)
        self.fault.setProperty("role", "problem")
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.fault.setWordWrap(True)
        self.fault.hide()
        said = QLabel(translate(kind.own), self)
        said.setProperty("role", "small")
        said.setWordWrap(True)
        self._column.addWidget(said)
        last = QHBoxLayout()
        last.setSpacing(8)
        last.addWidget(self.line, 1)
        last.addWidget(self.worth)
        last.addWidget(self.add)
        self._column.addLayout(last)
        self._column.addWidget(self.fault)

    def _add_row(self, name: str) -> AwardRow:
        own = name not in self._kind.ids
        sentence = translate(self._kind.own if own else self.option.helps.get(name, ""))
        waits = not own and name not in self._kind.won_only
        row = AwardRow(name if own else translate(self.option.choice(name)), sentence, own, waits, self)
        row.edited.connect(lambda award: self._put(name, award))
        row.reset.connect(lambda: self._put(name, self._usual[name]))
        row.renamed.connect(lambda other: self._rename(name, other))
        row.removed.connect(lambda: self._remove(name))
        self.rows[name] = row
        return row

    def show_usual(self, usual: object, preset: str) -> None:
        """Compare each hand with what a preset has."""
        self._usual, self._preset = _awards(usual), preset

    def show_value(self, value: object, values: Values) -> None:
        """Show what each hand is worth; hands that are not there any more go, new ones come."""
        self._table = _awards(value)
        gone = [name for name in self.rows if name not in self._table]
        fresh = [name for name in self._table if name not in self.rows]
        for name in gone:
            row = self.rows.pop(name)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for name in fresh:
            self._add_row(name)
        for place, name in enumerate(self._table):
            row = self.rows[name]
            if self._column.indexOf(row) != place:
                self._column.insertWidget(place, row)
            row.show_award(self._table[name], self._usual.get(name), self._preset)
        if fresh:
            self._order_stops()

    def _order_stops(self) -> None:
        """Let Tab go through the hands from above, then to the line for another one."""
        stops = [stop for name in self._table for stop in self.rows[name].stops]
        last = [self.line, self.worth.units, self.worth.points, self.worth.part, self.add]
        for one, other in pairwise([*stops, *last]):
            QWidget.setTabOrder(one, other)

    def _tell_table(self, table: Mapping[str, Award]) -> None:
        self.tell(written(tuple(table.items())))

    def _put(self, name: str, award: Award) -> None:
        self._tell_table({**self._table, name: award})

    def _known(self, but: str = "") -> list[str]:
        """Every word that a new name has to differ from, as the reader sees them."""
        words = [translate(each) for each in (*self.option.choices.values(), *self._kind.reserved.values())]
        return [*words, *(name for name in self._table if name != but)]

    def _add(self) -> None:
        name = self.line.text().strip()
        problem = self._kind.name_fault(name, self._known())
        if problem is not None:
            self._say(Speech().say(problem))
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._say("")
        self.line.clear()
        self._put(name, (self.worth.worth, None))
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self, name: str, other: str) -> None:
        row, other = self.rows[name], other.strip()
        problem = self._kind.name_fault(other, self._known(but=name))
        if problem is not None:
            row.show_fault(problem)
            return
        row.naming.hide()
        self._tell_table({other if each == name else each: award for each, award in self._table.items()})
        if other in self.rows:
            self.rows[other].rename.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, name: str) -> None:
        self._tell_table({each: award for each, award in self._table.items() if each != name})
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        mark(self.line, "faulty", "true" if sentence else "false")


def _awards(value: object) -> dict[str, Award]:
    rows = value if isinstance(value, Mapping) else {}
    return {str(name): award_of(row) for name, row in rows.items()}
