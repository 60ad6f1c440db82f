"""What a table of rules is set with: numbers by a count, and two numbers for each of some names."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from scorekeeper.core.option import Option, Pair, PairTable, TableByCount, Values
from scorekeeper.ui.rules_boxes import Box, Tick, set_quietly
from scorekeeper.ui.rules_fields import Boxes, Field
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import ui


class RowsByCount(Field):
    """A row of numbers for some of the counts."""

    wide = True

    def __init__(self, option: Option, kind: TableByCount, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.ticks: dict[int, Tick] = {}
        self.rows: dict[int, Boxes] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for place, count in enumerate(kind.counts):
            tick = Tick(translate(option.choice(count)), self)
            tick.setAccessibleName(self.name(tick.text()))
            row = Boxes(kind.row, option.parts, self.name(tick.text()), headed=False)
            tick.clicked.connect(self._tell)
            row.edited.connect(self._tell)
            grid.addWidget(tick, place, 0)
            grid.addWidget(row, place, 1)
            self.ticks[count], self.rows[count] = tick, row

    def _tell(self) -> None:
        rows = {str(count): self.rows[count].numbers for count, tick in self.ticks.items() if tick.isChecked()}
        self.tell(rows or None)

    def show_value(self, value: object, values: Values) -> None:
        """Show the rows there are."""
        rows = value if isinstance(value, Mapping) else {}
        for count, tick in self.ticks.items():
            tick.setChecked(str(count) in rows)
            self.rows[count].setVisible(str(count) in rows)
            self.rows[count].show_numbers(rows.get(str(count)))


class Pairs(Field):
    """Two numbers for each of some names; the lowest stands for none."""

    wide = True
    of_others = True

    def __init__(self, option: Option, kind: PairTable, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self._kind = kind
        self._value: dict[str, object] = {}
        self._usual: Mapping[str, Pair] = {}
        self.boxes: dict[str, list[Box]] = {}
        self.resets: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        for column, part in enumerate(option.parts):
            head = QLabel(translate(part), self)
            head.setProperty("role", "small")
            self._grid.addWidget(head, 0, 1 + column, Qt.AlignmentFlag.AlignRight)
        for place, name in enumerate(kind.bounds):
            self._add(1 + place, name)

    def _add(self, place: int, name: str) -> None:
        word = translate(self.option.choice(name))
        self._grid.addWidget(QLabel(word, self), place, 0)
        boxes = []
        for column, part in enumerate(self.option.parts):
            if column and name in self._kind.first_only:
                continue
            box = Box(0, self._kind.bounds[name], 1, self)
            box.setMinimumWidth(84)
            box.setSpecialValueText("–")
            box.setAccessibleName(ui("rule_says", rule=word, answer=translate(part)))
            box.setToolTip(ui("rules_pair_tip"))
            box.valueChanged.connect(lambda _, name=name: self._edited(name))
            self._grid.addWidget(box, place, 1 + column)
            boxes.append(box)
        reset = QPushButton(ui("rules_usual"), self)
        reset.setProperty("role", "compact")
        reset.setAutoDefault(False)
        reset.setAccessibleName(ui("rule_says", rule=word, answer=ui("rules_usual")))
        reset.clicked.connect(lambda: self._put(name, self._usual[name]))
        self._grid.addWidget(reset, place, 1 + len(self.option.parts))
        self._grid.setColumnMinimumWidth(1 + len(self.option.parts), reset.sizeHint().width() + 16)
        self.boxes[name], self.resets[name] = boxes, reset

    def _edited(self, name: str) -> None:
        numbers = [box.value() or None for box in self.boxes[name]]
        self._put(name, (numbers[0], numbers[1] if len(numbers) > 1 else None))

    def _put(self, name: str, pair: Pair) -> None:
        value = {key: row for key, row in self._value.items() if key != name}
        if pair != self._usual[name]:
            value[name] = list(pair)
        self.tell(value)

    def show_value(self, value: object, values: Values) -> None:
        """Show what each name counts, and which of them not as usual."""
        self._value = dict(value) if isinstance(value, Mapping) else {}
        self._usual = self._kind.usual(values)
        for name, boxes in self.boxes.items():
            pair = self._value.get(name, self._usual[name])
            numbers = pair if isinstance(pair, list | tuple) else ()
            for box, each in zip(boxes, numbers, strict=False):
                set_quietly(box, each or 0)
            self.resets[name].setVisible(name in self._value)
