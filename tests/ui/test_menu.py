"""The menu: short enough for the smallest screen, with every key it had."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.ui.menu import MainMenu
from scorekeeper.ui.style import Look, dress

LOWEST = 600
"""The height of the smallest screen in pixels."""
README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("look", [Look(), Look(touch=True), Look(touch=True, larger=True)], ids=str)
def test_every_list_is_one_column_on_the_smallest_screen(qapp: QApplication, qtbot: QtBot, look: Look) -> None:
    dress(qapp, look)
    holder = QWidget()
    qtbot.addWidget(holder)
    menu = MainMenu(holder)
    menu.show_languages((("en", "English"), ("ja", "日本語")), None)

    lists = [menu, *menu.findChildren(QMenu)]
    assert [each.title() for each in lists if each.sizeHint().height() > LOWEST] == []
    low = [act.text() for each in lists for act in each.actions() if each.actionGeometry(act).height() < look.target]
    assert [text for text in low if text] == []
    dress(qapp, Look())


def test_an_entry_with_a_key_is_chosen_by_it_wherever_it_is_listed(qapp: QApplication, qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    menu = MainMenu(holder)
    found = {act.objectName() for act in menu.acts if act.shortcuts()}

    assert found == {
        *("new", "open", "score", "rules", "correct_start", "players", "import", "export", "print"),
        *("board", "controls", "reference", "drills", "keys", "terms", "quit"),
    }


def test_the_readme_finds_in_it_what_it_names(qapp: QApplication, qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    menu = MainMenu(holder)
    paths = [act.text().removesuffix("…") for act in menu.actions() if act.text()]
    for beside in menu.findChildren(QMenu):
        paths += [f"{beside.title()} → {act.text().removesuffix('…')}" for act in beside.actions() if act.text()]
    named = " ".join(README.read_text(encoding="utf-8").split()).split("Menu → ")[1:]
    assert len(named) > 8
    for told in named:
        found = max((path for path in paths if told.startswith(path)), key=len, default=None)
        assert found is not None, told[:60]
        assert not told.removeprefix(found).startswith(" → "), told[:60]
