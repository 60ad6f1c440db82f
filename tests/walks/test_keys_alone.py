"""An evening without a mouse: names, taps, a win, draws, a penalty, undo, a past hand, rules, a file, another language."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QPushButton, QWidget

from scorekeeper.ui.mend_page import MendPage
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.question_fields import WordChoice
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.rules_fields import Switch
from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog
from tests.walks.answering import give
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, PLAYERS, Evening, dialog
from tests.walks.hands import Keyboard, drops_a_list, key, type_text
from tests.walks.pressing import do

KEYS = Keyboard()


def in_front(evening: Evening, kind: type[QWidget]) -> None:
    """A window has come up and has the keyboard."""
    QApplication.processEvents()
    now = QApplication.activeWindow()
    assert isinstance(now, kind), f"{now!r} is in front"
    assert now.parent() is not None or now is evening.program.window


def sits_down(evening: Evening) -> None:
    """A new session by names; Enter starts it."""
    do(evening, "new")
    asking = dialog(evening.program, NewSessionDialog)
    in_front(evening, NewSessionDialog)
    for line, name in zip(asking.names, PLAYERS, strict=True):
        KEYS.write(line, name)
    key(asking, Qt.Key.Key_Return)
    evening.looks_at_the_window()
    assert evening.desk.page is evening.desk.table


def takes(evening: Evening, outcome: str) -> None:
    """Another outcome than a win: go to them all, and on to the one that is meant."""
    do(evening, "to_outcomes")
    KEYS.press(evening.side.outcome.other(outcome))


def plays_four_deals(evening: Evening) -> None:
    """A riichi that wins, a draw with two ready, a deal broken off, and a penalty."""
    do(evening, "tap", CHI)
    do(evening, "won", CHI)
    do(evening, "off", DAN)
    type_text(evening.program.window, "234m99m56788p234s9m")
    do(evening, "record")
    assert evening.scores == ["25,000", "25,000", "26,300", "23,700"]

    takes(evening, "exhaustive_draw")
    give(KEYS, evening.side.outcome.questions, "tenpai", [ANA, CHI])
    do(evening, "record_now")
    assert evening.scores == ["26,500", "23,500", "27,800", "22,200"]

    takes(evening, "abortive_draw")
    give(KEYS, evening.side.outcome.questions, "kind", "suukaikan")
    do(evening, "record_now")

    takes(evening, "chombo")
    give(KEYS, evening.side.outcome.questions, "seat", BEN)
    do(evening, "record_now")
    assert len(evening.history) == 4


def takes_back_and_does_again(evening: Evening) -> None:
    after = evening.scores
    do(evening, "undo")
    assert len(evening.history) == 3
    do(evening, "redo")
    assert evening.scores == after


def corrects_the_first_hand(evening: Evening) -> None:
    """It was Ana who discarded."""
    do(evening, "to_history")
    chosen = evening.desk.table.history.currentIndex
    # The newest hand is chosen first.
    assert chosen().row() == len(evening.history) - 1
    key(evening.program.window, Qt.Key.Key_Home)
    assert chosen().row() == 0
    key(evening.program.window, Qt.Key.Key_End)
    assert chosen().row() == len(evening.history) - 1
    key(evening.program.window, Qt.Key.Key_Home)
    do(evening, "correct")
    assert isinstance(evening.desk.page, MendPage)
    do(evening, "off", ANA)
    do(evening, "record_now")
    assert evening.history[0][1] == "Chi off Ana"
    evening.looks_at_the_window()


def changes_a_rule(evening: Evening) -> None:
    """From the next hand on without ippatsu."""
    do(evening, "session_rules")
    window = dialog(evening.program, RulesDialog)
    in_front(evening, RulesDialog)
    KEYS.press(window.change)
    KEYS.write(window.search, "ippatsu")
    field = window.list.rows["ippatsu"].field
    assert isinstance(field, Switch)
    KEYS.press(field.tick)
    KEYS.press(window.use)
    evening.looks_at_the_window()
    ledger = evening.program.session.ledger
    assert ledger is not None
    assert ledger.rules.options["ippatsu"] is False


def exports(evening: Evening, file: Path) -> None:
    do(evening, "export")
    in_front(evening, QFileDialog)
    asking = dialog(evening.program, QFileDialog)
    field = asking.findChild(QLineEdit)
    assert field is not None
    field.setText(str(file))
    key(asking, Qt.Key.Key_Return)
    evening.looks_at_the_window()
    assert file.exists()


def goes_to(menu: QMenu, entry: QAction) -> None:
    """Down a menu to an entry."""
    for _ in menu.actions():
        if menu.activeAction() is entry:
            return
        key(menu, Qt.Key.Key_Down)
    assert menu.activeAction() is entry


def speaks_japanese(evening: Evening) -> None:
    """Through the menu and the list that opens beside it."""
    do(evening, "menu")
    menu, language = evening.desk.menu, evening.desk.menu.language("ja")
    (beside,) = [each for each in menu.findChildren(QMenu) if language in each.actions()]
    goes_to(menu, beside.menuAction())
    key(menu, Qt.Key.Key_Right)
    goes_to(beside, language)
    key(beside, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert evening.side.entry.worth.record.text() == "記録"


def test_tab_goes_on_to_what_is_asked(open_program: Open) -> None:
    evening = Evening(open_program(), KEYS)
    evening.begin()
    takes(evening, "abortive_draw")
    kinds = evening.side.outcome.questions.field("kind")
    assert isinstance(kinds, WordChoice)
    for widget in (evening.side.outcome.back, next(iter(kinds.buttons.values()))):
        key(evening.program.window, Qt.Key.Key_Tab)
        assert widget.hasFocus()


def test_tab_goes_as_one_reads(open_program: Open) -> None:
    evening = Evening(open_program(), KEYS)
    evening.begin()
    board = ["Show the players in a list"]
    for name, wind in zip(PLAYERS, ("East, dealer", "South", "West", "North"), strict=True):
        board += [f"{name}, {wind}, 25,000 points", f"{name}: Riichi"]
    below = ["Hands so far", "Hide the steps; the menu brings them back", "History", "Ana (East) wins"]
    table = evening.desk.table
    assert stops_from(table.top.menu, 13) == [*board, *below]


def test_tab_goes_from_the_names_to_begin_and_on(open_program: Open) -> None:
    start = open_program().desk.start
    names = [f"Name of the player who starts as {wind}" for wind in ("South", "West", "North")]
    assert stops_from(start.begin.names[0], 5) == [*names, "Begin", "New session…"]


def test_tab_comes_to_the_guide_before_the_history_below_it(open_program: Open) -> None:
    program = open_program()
    KEYS.press(program.desk.start.sample)
    QApplication.processEvents()
    assert stops_from(program.desk.table.board.tools.panes[0], 3) == [
        "Next",
        "Leave the sample; your own sessions are as they were",
        "History",
    ]


def stops_from(widget: QWidget, count: int) -> list[str]:
    """What the Tab key comes to from some widget on, by name."""
    widget.setFocus()
    stops: list[str] = []
    for _ in range(count):
        key(widget.window(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        stops.append(focus.accessibleName() or (focus.text() if isinstance(focus, QPushButton) else ""))
    return stops


@drops_a_list
def test_a_whole_evening_by_keyboard(open_program: Open, tmp_path: Path) -> None:
    evening = Evening(open_program(), KEYS)
    do(evening, "keys")
    in_front(evening, ShortcutsDialog)
    key(dialog(evening.program, ShortcutsDialog), Qt.Key.Key_Escape)
    evening.looks_at_the_window()

    sits_down(evening)
    plays_four_deals(evening)
    takes_back_and_does_again(evening)
    corrects_the_first_hand(evening)
    changes_a_rule(evening)
    exports(evening, tmp_path / "evening.csv")
    speaks_japanese(evening)
