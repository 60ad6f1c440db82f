"""Players are chosen by their seat wind as well as by their name."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from scorekeeper.core.tiles import Wind
from scorekeeper.ui.choice_row import ChoiceRow
from scorekeeper.ui.palettes import PALETTES, Inks
from scorekeeper.ui.seat_wind import room_of_wind, seated, show_wind
from scorekeeper.ui.style import Look, dress
from tests.ui.eyes import contrast

LONG = "Maximiliane Schröder-Ostermann"


def test_a_player_is_named_with_the_wind_they_sit_at(look: Look) -> None:
    button = QPushButton("Ben")
    show_wind(button, Wind.SOUTH)
    assert (button.text(), button.property("wind")) == ("Ben", "S")
    assert not button.icon().isNull()
    assert seated("Ben", Wind.SOUTH) == "Ben (South)"
    assert seated("Ben", None) == "Ben"

    show_wind(button, None)
    assert button.icon().isNull()
    assert room_of_wind(button) == 0


def ink_of(button: QPushButton) -> str:
    mode = QIcon.Mode.Normal if button.isEnabled() else QIcon.Mode.Disabled
    drawn = button.icon().pixmap(QSize(button.iconSize()), mode).toImage()
    inks = (drawn.pixelColor(x, y) for x in range(drawn.width()) for y in range(drawn.height()))
    return max(inks, key=lambda ink: ink.alpha()).name().upper()


def test_the_wind_is_quiet_and_can_be_read(look: Look) -> None:
    button = QPushButton("Ben")
    show_wind(button, Wind.EAST)
    assert ink_of(button) == look.palette.quiet.upper()
    assert contrast(look.palette.quiet, look.palette.raised) >= 4.5


@pytest.mark.parametrize("colours", PALETTES)
def test_the_wind_is_as_faint_as_the_name_where_nobody_can_be_chosen(qapp: QApplication, colours: Inks) -> None:
    look = Look(PALETTES[colours])
    dress(qapp, look)
    button = QPushButton("Ben")
    button.setEnabled(False)
    show_wind(button, Wind.EAST)
    assert ink_of(button) == look.palette.off.upper()
    dress(qapp, Look())


def test_the_name_makes_way_and_the_wind_stays(look: Look, show: Callable[[QWidget, int, int], None]) -> None:
    row = ChoiceRow()
    row.show_choices((LONG, LONG), (Wind.WEST, None))
    show(row, 260, 60)
    with_wind, without = row.buttons
    assert with_wind.text().endswith("…")
    assert len(with_wind.text()) < len(without.text())
    assert with_wind.fontMetrics().horizontalAdvance(with_wind.text()) + room_of_wind(with_wind) < with_wind.width()
