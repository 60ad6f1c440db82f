"""What a hand is worth: nothing, the whole limit, a part of it, or points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QSpinBox, QWidget

from scorekeeper.core.awards import FEWEST_POINTS, LIMIT, MOST_POINTS, Award, Worth
from scorekeeper.ui.rules_boxes import Box, FractionBox, Words, set_quietly
from scorekeeper.ui.speech import points
from scorekeeper.ui.words import ui

NOTHING, WHOLE, PART, POINTS = "nothing", "limit", "part", "points"
SMALLEST_PART, LARGEST_PART = 0.001, 0.999
BOX: Final = 104
"""The least width of a number in pixels."""
_FIRST_PART: Final = 0.5
_FIRST_POINTS: Final = 100


def worth_text(worth: Worth) -> str:
    """What a worth says: the limit, a part of it, or points."""
    if worth is None:
        return ui("awards_off")
    if worth == LIMIT:
        return ui("awards_limit")
    return ui("awards_of_limit", part=f"{worth:g}") if worth < LIMIT else ui("awards_so_many", points=int(worth))


def award_text(award: Award) -> str:
    """What an award says: the worth of the hand when it is won, and when it is waited for."""
    won, waiting = award
    if waiting is None:
        return worth_text(won)
    return ui("awards_and_waiting", won=worth_text(won), waiting=worth_text(waiting))


class PointsBox(Box):
    """Points; a number that is out of bounds changes nothing and is told by `refused`."""

    refused = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(FEWEST_POINTS, MOST_POINTS, 1, parent)
        self.setMinimumWidth(BOX)

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Whatever is typed may stand there until it is left."""
        return _lenient(super().validate(text, pos))

    def fixup(self, text: str) -> str:
        """Keep the number that was there."""
        self.refused.emit()
        return self.textFromValue(self.value())


class PartBox(FractionBox):
    """A part of the limit; a number that is out of bounds changes nothing and is told by `refused`."""

    refused = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 1, parent)
        self.setRange(SMALLEST_PART, LARGEST_PART)
        self.setSingleStep(0.1)
        self.setMinimumWidth(BOX)

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Whatever is typed may stand there until it is left."""
        return _lenient(super().validate(text, pos))

    def fixup(self, text: str) -> str:
        """Keep the number that was there."""
        self.refused.emit()
        return self.textFromValue(self.value())


def _lenient(found: tuple[QValidator.State, str, int]) -> tuple[QValidator.State, str, int]:
    """What a box finds of a text, with nothing refused while it is typed."""
    state, text, pos = found
    return QValidator.State.Intermediate if state is QValidator.State.Invalid else state, text, pos


class WorthChoice(QWidget):
    """Sets a worth; `edited` carries it, `refused` why a number cannot be one (empty: all is well again)."""

    edited = Signal(object)
    refused = Signal(str)

    def __init__(self, name: str, units: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.units = Words(self)
        self.units.setAccessibleName(name)
        for unit in units:
            self.units.addItem(ui(f"awards_{unit}"), unit)
        self.units.activated.connect(self._tell)
        self.points, self.part = PointsBox(self), PartBox(self)
        self.points.refused.connect(self._refuse_points)
        self.part.refused.connect(self._refuse_part)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.units, 1)
        boxes: tuple[tuple[QSpinBox | QDoubleSpinBox, str], ...] = ((self.points, POINTS), (self.part, PART))
        for box, unit in boxes:
            box.setAccessibleName(ui("answer_says", question=name + ":", answer=ui(f"awards_{unit}")))
            box.valueChanged.connect(self._tell)
            box.hide()
            row.addWidget(box)
        set_quietly(self.points, _FIRST_POINTS)
        set_quietly(self.part, _FIRST_PART)

    @property
    def worth(self) -> Worth:
        """What is set."""
        match self.units.currentData():
            case "points":
                return self.points.value()
            case "part":
                return round(self.part.value(), 3)
            case "limit":
                return LIMIT
            case _:
                return None

    def show_worth(self, worth: Worth) -> None:
        """Show a worth."""
        unit = NOTHING if worth is None else WHOLE if worth == LIMIT else PART if worth < LIMIT else POINTS
        if self.units.findData(unit) < 0:
            self.units.addItem(ui(f"awards_{unit}"), unit)
        self.units.setCurrentIndex(self.units.findData(unit))
        if worth is not None and unit in (PART, POINTS):
            set_quietly(self.part if unit == PART else self.points, worth)
        self.points.setVisible(unit == POINTS)
        self.part.setVisible(unit == PART)

    def _tell(self) -> None:
        self.refused.emit("")
        self.edited.emit(self.worth)

    def _refuse_points(self) -> None:
        self.refused.emit(ui("awards_bad_points", low=points(FEWEST_POINTS), high=points(MOST_POINTS)))

    def _refuse_part(self) -> None:
        self.refused.emit(ui("awards_bad_part"))
