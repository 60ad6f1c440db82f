"""What the style sheet looks at: seen as soon as it changes, and gone without a trace."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.ui.labels import mark


@pytest.mark.parametrize(
    ("kind", "role", "name", "value"),
    [
        (QLabel, "step", "state", "now"),
        (QLabel, "small", "role", "problem"),
        (QLabel, "moved", "moved", "loss"),
        (QFrame, "standing", "place", "first"),
    ],
)
@pytest.mark.usefixtures("look")
def test_a_mark_is_seen_and_taken_away_again(
    qtbot: QtBot, kind: type[QWidget], role: str, name: str, value: object
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setObjectName("page")
    widget = kind(window)
    widget.setProperty("role", role)
    window.setFixedSize(160, 80)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if isinstance(widget, QLabel):
        widget.setText("1st")
    QVBoxLayout(window).addWidget(widget)
    window.show()
    before = widget.property(name)
    plain = window.grab().toImage()

    mark(widget, name, value)
    marked = window.grab().toImage()
    mark(widget, name, before)

    assert marked != plain
    assert window.grab().toImage() == plain


@pytest.mark.usefixtures("look")
def test_a_mark_made_before_anything_is_shown_is_seen_with_it(qtbot: QtBot) -> None:
    pictures = []
    for early in (True, False):
        label = QLabel("Winner")
        qtbot.addWidget(label)
        label.setProperty("role", "step")
        label.setFixedSize(120, 40)
        # Asking for its size has it dressed already.
        assert label.sizeHint().width() > 0
        if early:
            mark(label, "state", "now")
        label.show()
        mark(label, "state", "now")
        pictures.append(label.grab().toImage())

    assert pictures[0] == pictures[1]
