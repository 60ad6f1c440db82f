"""The left half and the outcomes under rules nobody has seen before: three players, a bet and a number."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.session import SessionController
from scorekeeper.core.journal import Record
from scorekeeper.core.late import Late
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_view import SessionView
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.final_result import FinalResult
from scorekeeper.ui.history import History
from scorekeeper.ui.menu import MainMenu
from scorekeeper.ui.outcome_bar import OutcomeBar
from scorekeeper.ui.palettes import DARK, LIGHT
from scorekeeper.ui.panes import Panes
from scorekeeper.ui.question_fields import PlayerChoice
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.speech import Speech, arrow, day, part, points, signed
from scorekeeper.ui.style import Look
from scorekeeper.ui.top_bar import TopBar
from scorekeeper.ui.wrapping import Wrapping
from tests.toy import Toy
from tests.walks.hands import click

BET: Record = {"type": "bet", "seat": 1}
TAKE: Record = {"type": "take", "seat": 1, "off": 0, "points": 30}


class Paper:
    """A journal that accepts everything."""

    def splice(self, start: int, stop: int, records: Sequence[Record], header: Record | None = None) -> Problem | None:
        return None


def session(*records: Record) -> SessionController:
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.open("", Header(Toy(), ("Ana", "Ben & Co", "Chidinma Nwachukwu-Okonkwo the Third")), records, Paper())
    return table


def view_of(*records: Record) -> SessionView:
    view = session(*records).view
    assert view is not None
    return view


def test_scores_in_a_list_take_the_room_of_touches_that_are_gone_at_once(
    look: Look, show: Callable[[QWidget, int, int], None]
) -> None:
    board = Scoreboard(look=replace(look, still=True))
    board.show_view(in_list=True, by_place=False)
    show(board, 560, 700)
    sizes = []
    for family in ("riichi", "classical", "riichi"):
        rules = ruleset(family, None, {})
        assert not isinstance(rules, Problem)
        table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
        table.shown.connect(board.show_session)
        table.open("", Header(rules, ("Ana", "Ben", "Chi", "Dan")), (), Paper())
        sizes.append(board.panels[0].score.letter.pixelSize())
        QApplication.processEvents()
        board.resize(560, 700 + len(sizes))
        QApplication.processEvents()
        assert sizes[-1] == board.panels[0].score.letter.pixelSize()
    assert sizes[0] == sizes[2] < sizes[1]


def test_three_players_sit_around_the_table(qtbot: QtBot) -> None:
    board = Scoreboard()
    qtbot.addWidget(board)
    board.resize(560, 440)
    board.show_session(view_of(BET, TAKE))
    board.show()

    assert [panel.score.text() for panel in board.panels] == ["70", "130", "100"]
    assert [panel.accessibleName() for panel in board.panels] == [
        "Ana, East, dealer, 70 points, 3rd",
        "Ben & Co, South, 130 points, 1st",
        "Chidinma Nwachukwu-Okonkwo the Third, West, 100 points, 2nd",
    ]


def test_a_touch_is_said_with_its_seat(qtbot: QtBot) -> None:
    board = Scoreboard()
    qtbot.addWidget(board)
    board.show_session(view_of(BET))
    board.show()

    with qtbot.waitSignal(board.tapped) as tapped:
        click(board.panels[2].tap_button("bet"))

    assert tapped.args == ["bet", 2]
    assert board.panels[1].tap_button("bet").isChecked()
    assert not board.panels[2].tap_button("bet").isChecked()


def test_the_history_names_each_deal_and_moves(qtbot: QtBot) -> None:
    history = History(Look(LIGHT))
    qtbot.addWidget(history)
    history.resize(560, 200)
    history.show_session(view_of(BET, TAKE, {"type": "pass"}))
    history.show()
    model = history.model()

    texts = [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]

    assert texts == [["D1", "Takes", "−30", "+30", "·"], ["D2", "Pass", "·", "·", "·"]]
    spoken = model.index(0, 3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "D1: Ben & Co +30, then 130 points"
    assert [model.headerData(column, Qt.Orientation.Horizontal) for column in (1, 2)] == ["Outcome", "Ana"]


def test_where_there_is_no_hand_yet_it_is_said_what_will_be_there(qtbot: QtBot) -> None:
    panes = Panes(Look(DARK))
    qtbot.addWidget(panes)
    panes.show_session(view_of())
    panes.show()
    (label,) = panes.findChildren(QLabel)

    assert label.isVisible()
    assert label.text() == "Every hand you record appears here."
    assert panes.history_page.made is None

    panes.show_session(view_of({"type": "pass"}))
    assert panes.history.isVisible()
    assert panes.history.model().rowCount()
    assert not label.isVisible()

    panes.show_session(view_of())
    assert label.isVisible()
    assert not panes.history.isVisible()


def test_outcomes_and_their_questions_come_from_the_rules(qtbot: QtBot) -> None:
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    bar.resize(640, 400)
    entry = Entry()
    entry.changed.connect(bar.show_entry)
    bar.outcome_chosen.connect(entry.choose_outcome)
    bar.answered.connect(entry.answer)
    ledger = session().ledger
    assert ledger is not None
    entry.show_ledger(ledger)
    bar.show()
    assert [bar.other(each).text() for each in ("take", "pass", "close")] == ["Takes", "Pass", "Close"]

    click(bar.other("take"))
    people = bar.questions.field("seat")
    assert isinstance(people, PlayerChoice)
    click(people.buttons[1])

    assert entry.view is not None
    assert [(each.question.id, each.value) for each in entry.view.questions] == [
        ("seat", 1),
        ("off", None),
        ("points", None),
    ]
    click(people.buttons[1])
    assert entry.view.questions[0].value is None


def test_the_end_is_read_by_place(qtbot: QtBot) -> None:
    final = FinalResult()
    qtbot.addWidget(final)
    final.show_session(view_of(TAKE, {"type": "close"}))
    final.resize(640, 480)
    final.show()

    assert [line[:3] for line in final.said()] == [
        ("★ 1st", "Ben & Co", "130"),
        ("2nd", "Chidinma Nwachukwu-Okonkwo the Third", "100"),
        ("3rd", "Ana", "70"),
    ]


def test_undo_and_redo_say_what_they_would_do(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    bar = TopBar(Look(), Late(lambda: MainMenu(holder)), holder)
    table = session(TAKE, {"type": "pass"})
    table.undo()
    assert table.view is not None
    bar.show_session(table.view)

    assert (bar.undo.toolTip(), bar.redo.toolTip()) == ("Undo: Takes (Ctrl+Z)", "Redo: Pass (Ctrl+Shift+Z)")
    table.undo()
    assert table.view is not None
    bar.show_session(table.view)
    assert not bar.undo.isEnabled()
    assert bar.undo.accessibleDescription() == "Nothing to undo"


def test_things_wrap_where_there_is_no_more_room(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    row = Wrapping(holder, spacing=10)
    for _ in range(5):
        thing = QWidget(holder)
        thing.setFixedSize(100, 40)
        row.addWidget(thing)

    assert row.count() == 5
    assert [row.heightForWidth(width) for width in (540, 430, 210, 100, 50)] == [40, 90, 140, 240, 240]
    assert row.itemAt(5) is None
    assert row.takeAt(9) is None


def test_numbers_are_said_as_people_read_them() -> None:
    assert [points(-12_300), points(8_000), signed(0), signed(3_900)] == ["−12,300", "8,000", "±0", "+3,900"]
    assert [arrow(1_000), arrow(-1_000), arrow(0)] == ["▲+1,000", "▼−1,000", "=±0"]
    assert [part(43_000, 1000), part(0, 1000), part(-15_250, 1000), part(-7, 1)] == ["+43.0", "±0.0", "−15.25", "−7"]
    assert [Speech.place(place) for place in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
    assert day("2024-05-04T20:15:00") == "4 May 2024, 20:15"
    assert day("some day") == "some day"
