"""The table of options once through the window: the rule is set there, the events are played, the board is read."""

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from scorekeeper.app import Program
from scorekeeper.core.problem import Problem
from scorekeeper.ui.board_middle import Middle
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.speech import part, points, signed
from tests.rulesets.riichi.option_row import Row
from tests.rulesets.riichi.option_table import ROWS
from tests.walks.evening import PLAYERS, Evening, dialog
from tests.walks.hands import Mouse, click
from tests.walks.setting import set_rule

WINDS = {"E": "East", "S": "South", "W": "West", "N": "North"}
THOUSAND = 1000


def begin(evening: Evening, row: Row) -> None:
    """Begin a session under the rules of a row, set in the rules window, from where the row starts."""
    click(evening.desk.start.new)
    asked = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        line.setText(name)
    presets = [asked.preset.itemData(at).preset for at in range(asked.preset.count())]
    asked.preset.setCurrentIndex(presets.index("standard"))
    click(asked.customise)
    rules = dialog(evening.program, RulesDialog)
    for option, value in {**row.beside, row.option: row.value}.items():
        set_rule(rules, option, value)
    click(rules.use)
    if row.start is not None:
        click(asked.takeover.tick)
        for question, answer in row.start.items():
            asked.takeover.questions.answered.emit(question, answer)
    click(asked.start)
    evening.looks_at_the_window()


def play(evening: Evening, row: Row) -> str | None:
    """Play the events; the problem's id when one of them cannot be."""
    refused: list[Problem] = []
    evening.program.session.failed.connect(refused.append)
    for event in row.events:
        evening.program.session.record(event)
    return refused[0].id if refused else None


def deal_shown(evening: Evening) -> str:
    """The deal in the middle of the board with its counters, or that the game has ended."""
    if evening.desk.table.final.isVisible():
        return "over"
    middle = evening.desk.table.board.findChild(Middle)
    assert middle is not None
    round_, counters, *_ = middle.accessibleName().split(", ")
    wind, number = round_.split()
    (letter,) = (letter for letter, word in WINDS.items() if word == wind)
    return f"{letter}{number}-{counters.split()[-1]}"


def by_seat(evening: Evening) -> dict[str, tuple[str, ...]]:
    """The lines of the final sheet by player."""
    return {line[1]: line for line in evening.desk.table.final.said()}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.option)
def test_an_option_set_in_the_window_is_the_one_played_by(program: Program, row: Row) -> None:
    evening = Evening(program, Mouse())
    begin(evening, row)
    options: Any = evening.kept().header["options"]
    assert options[row.option] == row.value

    refused = play(evening, row)

    wanted = row.after
    assert refused == wanted.refused
    if wanted.moved is not None:
        assert evening.history[-1][-4:] == [signed(each) if each else "·" for each in wanted.moved]
    if wanted.scores is not None:
        assert evening.scores == [points(each) for each in wanted.scores]
    if wanted.next is not None:
        assert deal_shown(evening) == wanted.next
    if wanted.final is not None:
        lines = by_seat(evening)
        found = [lines[name][-1] for name in PLAYERS]
        assert found == [part(round(each * THOUSAND), THOUSAND) for each in wanted.final]
    if wanted.places is not None:
        lines = by_seat(evening)
        assert [int("".join(sign for sign in lines[name][0] if sign.isdigit())) for name in PLAYERS] == list(
            wanted.places
        )
    if wanted.asked is not None:
        click(evening.side.outcome.other("exhaustive_draw"))
        assert wanted.asked in [label.text() for label in evening.side.outcome.questions.findChildren(QLabel)]
