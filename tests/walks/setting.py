"""How a player sets a rule in the rules window, whatever kind of control it has."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QCheckBox, QComboBox, QWidget

from scorekeeper.core.awards import Award, Worth, award_of
from scorekeeper.ui.rules_awards import Awards
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.rules_fields import Boxes, Choice, Number, NumberOrWord, Row, Several, Switch
from scorekeeper.ui.rules_tables import Pairs, RowsByCount
from scorekeeper.ui.rules_worth import NOTHING, PART, POINTS, WHOLE, WorthChoice
from tests.walks.hands import Mouse, click, key

_INTO_THE_BOX = 10


def set_rule(dialog: RulesDialog, option: str, value: object) -> None:
    """Look a rule up and give it a value."""
    Mouse().write(dialog.search, option)
    row = dialog.list.rows[option]
    assert row.isVisible(), f"the search does not find “{option}”"
    field = row.field
    match field:
        case Switch():
            _tick(dialog, field.tick, value is True)
        case Choice():
            _choose(dialog, field.words, value)
        case Several():
            for name, tick in field.ticks.items():
                _tick(dialog, tick, name in _list(value))
        case Number() | NumberOrWord():
            _number(dialog, field, value)
        case Row():
            _write_all(dialog, field.row, _list(value))
        case RowsByCount() | Pairs():
            _table(dialog, field, _map(value))
        case Awards():
            _awards(dialog, field, _map(value))
        case _:
            raise AssertionError(f"no hand knows how to set a {type(field).__name__}")


def _number(dialog: RulesDialog, field: Number | NumberOrWord, value: object) -> None:
    if isinstance(field, NumberOrWord):
        _choose(dialog, field.words, None if isinstance(value, int) else value)
    elif field.open.isVisible():
        _tick(dialog, field.open, value is None)
    if isinstance(value, int):
        _write(dialog, field.box, str(value))


def _table(dialog: RulesDialog, field: RowsByCount | Pairs, value: Mapping[str, object]) -> None:
    if isinstance(field, Pairs):
        for name, numbers in value.items():
            for box, each in zip(field.boxes[name], _list(numbers), strict=False):
                _write(dialog, box, str(each or 0))
        return
    for count, tick in field.ticks.items():
        wanted = value.get(str(count))
        _tick(dialog, tick, wanted is not None)
        if wanted is not None:
            _write_all(dialog, field.rows[count], _list(wanted))


def _awards(dialog: RulesDialog, field: Awards, value: Mapping[str, object]) -> None:
    for name in [name for name in field.rows if name not in value]:
        _press(dialog, field.rows[name].remove)
    for name, row in value.items():
        if name in field.rows:
            _award(dialog, field, name, award_of(row))
        else:
            add_hand(dialog, field, name, award_of(row)[0])


def add_hand(dialog: RulesDialog, field: Awards, name: str, worth: Worth) -> None:
    """Add a club's own hand by its name and worth."""
    set_worth(dialog, field.worth, worth)
    _show(dialog, field.line)
    Mouse().write(field.line, name)
    _press(dialog, field.add)


def _award(dialog: RulesDialog, field: Awards, name: str, award: Award) -> None:
    row = field.rows[name]
    _tick(dialog, row.tick, award != (None, None))
    for choice, worth in zip((row.won, row.waiting), award, strict=True):
        if choice is not None and row.tick.isChecked():
            set_worth(dialog, choice, worth)


def set_worth(dialog: RulesDialog, choice: WorthChoice, worth: Worth) -> None:
    """Choose what a hand is worth, and write the number where it needs one."""
    unit = NOTHING if worth is None else WHOLE if worth == 1 else PART if worth < 1 else POINTS
    if choice.units.currentData() != unit:
        _choose(dialog, choice.units, unit)
    if unit in (PART, POINTS):
        _write(dialog, choice.part if unit == PART else choice.points, str(worth))


def _press(dialog: RulesDialog, button: QWidget) -> None:
    _show(dialog, button)
    click(button)


def _list(value: object) -> Sequence[object]:
    assert isinstance(value, list | tuple)
    return value


def _map(value: object) -> Mapping[str, object]:
    """A table's rows, none for a table that is left open."""
    assert value is None or isinstance(value, Mapping)
    return value or {}


def _show(dialog: RulesDialog, widget: QWidget) -> None:
    QApplication.processEvents()
    dialog.list.ensureWidgetVisible(widget)
    QApplication.processEvents()
    assert widget.isEnabled(), f"“{widget.accessibleName()}” cannot be set here: {widget.toolTip()}"


def _tick(dialog: RulesDialog, tick: QCheckBox, on: bool) -> None:
    if tick.isChecked() is not on:
        _show(dialog, tick)
        click(tick, QPoint(_INTO_THE_BOX, tick.height() // 2))
    assert tick.isChecked() is on


def _choose(dialog: RulesDialog, words: QComboBox, value: object) -> None:
    _show(dialog, words)
    words.setFocus(Qt.FocusReason.TabFocusReason)
    key(words, Qt.Key.Key_Home)
    for _ in range(words.count()):
        if words.currentData() == value:
            return
        key(words, Qt.Key.Key_Down)
    raise AssertionError(f"“{words.accessibleName()}” does not offer {value!r}")


def _write(dialog: RulesDialog, box: QAbstractSpinBox, text: str) -> None:
    _show(dialog, box)
    Mouse().write(box, text)
    key(box, Qt.Key.Key_Tab)


def _write_all(dialog: RulesDialog, row: Boxes, numbers: Sequence[object]) -> None:
    for box, number in zip(row.boxes, numbers, strict=True):
        _write(dialog, box, str(number))
