"""What a rule is set with: a field for each kind of value. It shows a value, and says when somebody gives it another."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QStyledItemDelegate,
    QWidget,
)

from scorekeeper.core.option import SWITCH, NumberOr, Numbers, OneOf, Option, SeveralOf, Values, Whole
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import ui

NUMBER = 112
"""The least width of a box for points in pixels."""


class Field(QWidget):
    """One rule's control; `edited` carries the value in public form that somebody has chosen."""

    edited = Signal(object)
    wide = False
    """Whether it stands below the words rather than beside them."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.word = translate(option.word)

    def show_value(self, value: object, values: Values) -> None:
        """Show a value; `values` are those of all options."""
        raise NotImplementedError

    def name(self, part: str = "") -> str:
        """What a screen reader says of the control, or of a part of it."""
        return ui("answer_says", question=self.word + ":", answer=part) if part else self.word

    def tell(self, value: object) -> None:
        """Say that somebody has chosen a value."""
        self.edited.emit(value)


class Box(QSpinBox):
    """A whole number in steps; scrolling the page past it changes nothing."""

    def __init__(self, low: int, high: int, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setGroupSeparatorShown(True)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(NUMBER)
        self.ensurePolished()

    def valueFromText(self, text: str) -> int:
        """The nearest number in steps."""
        step = self.singleStep()
        found = super().valueFromText(text)
        return round(found / step) * step if step > 1 else found

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only turn what the keyboard acts on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class FractionBox(QDoubleSpinBox):
    """A number with as many digits as it needs."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(3)
        self.setRange(low, high)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(84)
        self.ensurePolished()

    def textFromValue(self, value: float) -> str:
        """The number without needless zeros."""
        return self.locale().toString(value, "g", 9)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only turn what the keyboard acts on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Words(QComboBox):
    """A list of words, each with a value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ensurePolished()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only turn what the keyboard acts on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Switch(Field):
    """Yes or no."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.tick = QCheckBox(ui("rules_yes"), self)
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
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        for place, each in enumerate(kind.ids):
            tick = QCheckBox(translate(option.choice(each)), self)
            tick.setAccessibleName(self.name(tick.text()))
            tick.clicked.connect(self._tell)
            grid.addWidget(tick, place // 2, place % 2)
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
        self.open = QCheckBox(translate(option.choice(None)), self)
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
            box.setAccessibleName(ui("answer_says", question=name + ":", answer=part))
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


def set_quietly(box: QSpinBox | QDoubleSpinBox, value: float) -> None:
    """Show a number without telling anybody that it changed."""
    blocked = box.blockSignals(True)
    if isinstance(box, QSpinBox):
        box.setValue(int(value))
    else:
        box.setValue(value)
    box.blockSignals(blocked)
