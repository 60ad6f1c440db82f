"""What a rule is set with: a field for each kind of value. It shows a value, and says when somebody gives it another."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from scorekeeper.core.option import SWITCH, NumberOr, Numbers, OneOf, Option, SeveralOf, Values, Whole
from scorekeeper.ui.rules_boxes import Box, FractionBox, Tick, Words, set_quietly
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

TICK = 400
"""The least width of one of several ticks in pixels, so that they stand in columns."""


class Field(QWidget):
    """One rule's control; `edited` carries the value in public form that somebody has chosen."""

    edited = Signal(object)
    wide = False
    """Whether it stands below the words rather than beside them."""
    listed = False
    """Whether its value, where it can only be read, stands below the words too."""
    of_others = False
    """Whether what it shows rests on the values of other options."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.word = translate(option.word)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value; `values` are those of all options."""
        raise NotImplementedError

    def show_usual(self, usual: object, preset: str) -> None:
        """Show what a preset has, where the control itself tells how it differs."""

    def name(self, part: str = "") -> str:
        """What a screen reader says of the control, or of a part of it."""
        return ui("rule_says", rule=self.word, answer=part) if part else self.word

    def tell(self, value: object) -> None:
        """Say that somebody has chosen a value."""
        self.edited.emit(value)


class Told(Field):
    """A value that cannot be set here, only read."""

    def show_value(self, value: object, values: Values) -> None:
        """Nothing to show but the words beside it."""


class Switch(Field):
    """Yes or no."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.tick = Tick(ui("rules_yes"), self)
        self.tick.setAccessibleName(self.name())
        self.tick.clicked.connect(self.tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.tick)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value."""
        self.tick.setChecked(value is True)
        self.tick.setText(ui("rules_yes" if value is True else "rules_no"))


class Choice(Field):
    """One of a few words."""

    def __init__(self, option: Option, kind: OneOf, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.words = Words(self)
        self.words.setAccessibleName(self.name())
        for each in kind.values:
            self.words.addItem(translate(option.choice(each)), each)
        self.words.activated.connect(lambda at: self.tell(self.words.itemData(at)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value."""
        self.words.setCurrentIndex(self.words.findData(value))


def one_of(option: Option, kind: OneOf) -> Field:
    """A tick for yes or no, a list for anything else."""
    return Switch(option) if kind == SWITCH else Choice(option, kind)


class Several(Field):
    """Any of some words."""

    wide = True

    def __init__(self, option: Option, kind: SeveralOf, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.ticks: dict[str, QCheckBox] = {}
        line = Wrapping(self)
        line.setSpacing(0)
        for each in kind.ids:
            tick = Tick(translate(option.choice(each)), self)
            tick.setAccessibleName(self.name(tick.text()))
            tick.clicked.connect(self._tell)
            tick.setMinimumWidth(TICK)
            line.addWidget(tick)
            self.ticks[each] = tick

    def _tell(self) -> None:
        self.tell([each for each, tick in self.ticks.items() if tick.isChecked()])

    def show_value(self, value: object, values: Values) -> None:
        """Show a value."""
        chosen = value if isinstance(value, list | tuple) else ()
        for each, tick in self.ticks.items():
            tick.setChecked(each in chosen)


class Number(Field):
    """A whole number, which may be left open."""

    def __init__(self, option: Option, kind: Whole, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.box = Box(kind.low, kind.high, kind.step, self)
        self.box.setAccessibleName(self.name())
        self.box.valueChanged.connect(self.tell)
        self.open = Tick(translate(option.choice(None)), self)
        self.open.setAccessibleName(self.name(self.open.text()))
        self.open.setVisible(kind.or_none)
        self.open.clicked.connect(lambda on: self.tell(None if on else self.box.value()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.open)
        row.addWidget(self.box)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value."""
        self.open.setChecked(value is None)
        self.box.setVisible(value is not None)
        if isinstance(value, int):
            set_quietly(self.box, value)


class NumberOrWord(Field):
    """A number of points, or one of a few words."""

    def __init__(self, option: Option, kind: NumberOr, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.words = Words(self)
        self.words.setAccessibleName(self.name())
        for each in kind.words:
            self.words.addItem(translate(option.choice(each)), each)
        self.words.addItem(ui("rules_a_number"), None)
        self.words.activated.connect(self._chosen)
        self.box = Box(kind.low, kind.high, 100, self)
        self.box.setAccessibleName(self.name(ui("rules_a_number")))
        self.box.valueChanged.connect(self.tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.box)

    def _chosen(self, at: int) -> None:
        word = self.words.itemData(at)
        self.tell(self.box.value() if word is None else word)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value."""
        numbered = isinstance(value, int)
        self.words.setCurrentIndex(self.words.count() - 1 if numbered else self.words.findData(value))
        self.box.setVisible(numbered)
        if isinstance(value, int):
            set_quietly(self.box, value)


class Boxes(QWidget):
    """Some numbers in a row, each below its word; `edited` tells that somebody has changed one."""

    edited = Signal()

    def __init__(self, kind: Numbers, parts: tuple[str, ...], name: str, headed: bool = True) -> None:
        super().__init__()
        self.boxes: list[Box | FractionBox] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for place in range(kind.count):
            part = translate(parts[place]) if place < len(parts) else str(place + 1)
            box = Box(kind.low, kind.high) if kind.whole else FractionBox(kind.low, kind.high)
            box.setMinimumWidth(84)
            box.setAccessibleName(ui("rule_says", rule=name, answer=part))
            box.setToolTip(part)
            box.valueChanged.connect(self.edited)
            head = QLabel(part, self)
            head.setProperty("role", "small")
            head.setVisible(headed)
            grid.addWidget(head, 0, place)
            grid.addWidget(box, 1, place)
            self.boxes.append(box)

    @property
    def numbers(self) -> list[float]:
        """The numbers, whole ones as such."""
        return [int(each.value()) if each.value() == int(each.value()) else each.value() for each in self.boxes]

    def show_numbers(self, value: object) -> None:
        """Show some numbers."""
        for box, each in zip(self.boxes, value if isinstance(value, list | tuple) else (), strict=False):
            set_quietly(box, each)


class Row(Field):
    """Some numbers in a row."""

    wide = True

    def __init__(self, option: Option, kind: Numbers, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.row = Boxes(kind, option.parts, self.word)
        self.row.edited.connect(lambda: self.tell(self.row.numbers))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.row)
        line.addStretch(1)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value."""
        self.row.show_numbers(value)
