"""Words in as many lines as they need."""

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.lines import in_lines


def test_words_go_on_in_the_next_line_where_there_is_no_room(qapp: QApplication) -> None:
    metrics = QFontMetrics(QFont())
    width = metrics.horizontalAdvance("take over")

    assert in_lines("take over", metrics, width) == "take over"
    assert in_lines("take over a game", metrics, width) == "take over\na game"
    assert in_lines("unbreakable", metrics, 1) == "unbreakable"
    assert in_lines("", metrics, width) == ""
