"""The windows of play: the start, the table, a hand by itself, and the past."""

from PySide6.QtWidgets import QWidget

from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import write_header
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Store, open_store
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.paid_dialog import PaidDialog
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.bringing import MANGAN, SCORED, shown, window
from tests.walks.evening import ANA, CHI, DAN, PLAYERS, Evening
from tests.walks.hands import click
from tests.walks.test_past import THREE

# the start


@window
def the_start_page(evening: Evening) -> QWidget:
    return evening.program.window


@window
def the_start_page_with_a_session_to_go_on_with(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.session.close()
    return evening.program.window


@window
def a_sample_with_its_guide(evening: Evening) -> QWidget:
    click(evening.desk.start.sample)
    return evening.program.window


# the table


@window
def the_table_with_nothing_entered(evening: Evening) -> QWidget:
    evening.begin()
    return evening.program.window


@window
def a_half_entered_hand(evening: Evening) -> QWidget:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text("1111m234p")
    return evening.program.window


@window
def two_winners_and_called_sets(evening: Evening) -> QWidget:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text("(555z)[1111m]67s77s34p2pdora:9m")
    click(evening.side.outcome.won.buttons[ANA])
    evening.program.entry.type_text(SCORED)
    return evening.program.window


@window
def the_rarer_circumstances(evening: Evening) -> QWidget:
    evening.begin()
    evening.wins(CHI, off=None)
    if evening.side.entry.builder.ticks.more.isVisible():
        click(evening.side.entry.builder.ticks.more)
    return evening.program.window


@window
def a_hand_called_out(evening: Evening) -> QWidget:
    evening.begin()
    evening.wins(CHI, off=DAN)
    click(evening.side.entry.builder.call)
    return evening.program.window


@window
def the_reasons_of_a_hand(evening: Evening) -> QWidget:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text(SCORED)
    click(evening.side.entry.worth.why)
    return evening.program.window


@window
def what_a_hand_would_have_been(evening: Evening) -> QWidget:
    the_reasons_of_a_hand(evening)
    (panel,) = evening.side.findChildren(WhyPanel)
    click(panel.other)
    return evening.program.window


@window
def what_a_hand_waits_for(evening: Evening) -> QWidget:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text("234999m56788p23s")
    click(evening.side.entry.worth.why)
    return evening.program.window


@window
def what_would_let_a_hand_win(evening: Evening) -> QWidget:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text("(234s)345m56788p23m1m")
    click(evening.side.entry.worth.why)
    return evening.program.window


@window
def the_reasons_of_a_hand_of_the_past(evening: Evening) -> QWidget:
    evening.begin()
    for record in THREE[:3]:
        evening.program.session.record(record)
    evening.desk.table.history.explained.emit(2)
    return evening.program.window


@window
def the_hands_of_all_four(evening: Evening) -> QWidget:
    evening.begin("bmja")
    evening.wins(CHI, off=None)
    evening.program.entry.type_text("(777m)999p567s44s3f")
    return evening.program.window


@window
def a_history_of_some_hands(evening: Evening) -> QWidget:
    evening.begin()
    for record in THREE:
        assert evening.program.session.record(record)
    return evening.program.window


def _outcome(id_: str) -> None:
    """The questions of an outcome that nobody wins are a state of their own."""

    def bring(evening: Evening) -> QWidget:
        evening.begin()
        click(evening.side.outcome.other(id_))
        return evening.program.window

    bring.__name__ = f"the_questions_of_{id_}"
    window(bring)


for _id in ("exhaustive_draw", "abortive_draw", "chombo", "adjustment", "end"):
    _outcome(_id)


@window
def the_final_result(evening: Evening) -> QWidget:
    evening.begin()
    click(evening.side.outcome.other("end"))
    evening.records()
    return evening.program.window


@window
def a_message_across_the_window(evening: Evening) -> QWidget:
    evening.begin()
    evening.desk.notice.say("The disk is full.", "Try again")
    return evening.program.window


# a hand by itself


@window
def a_hand_by_itself(evening: Evening) -> QWidget:
    click(evening.desk.start.score)
    return evening.program.window


@window
def a_hand_by_itself_scored(evening: Evening) -> QWidget:
    click(evening.desk.start.score)
    evening.program.loose.type_text(SCORED)
    return evening.program.window


# the past


@window
def a_hand_of_the_past(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    evening.program.past.correct(2)
    return evening.program.window


@window
def a_hand_of_the_past_called_out(evening: Evening) -> QWidget:
    a_hand_of_the_past(evening)
    evening.program.past.entry.declare({"yakuman": 1})
    return evening.program.window


@window
def what_a_strike_changes(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    evening.program.past.strike(2)
    return shown(evening, ConsequencesDialog)


@window
def how_the_session_began(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.starts.correct_start()
    return shown(evening, StartDialog)


@window
def another_player_sits_down(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.starts.change_players()
    return shown(evening, PlayersDialog)


@window
def what_an_earlier_version_paid(evening: Evening) -> QWidget:
    store = open_store(evening.program.folder)
    rules = ruleset("riichi", "tenhou", {})
    assert isinstance(store, Store)
    assert not isinstance(rules, Problem)
    header = {name: value for name, value in write_header(Header(rules, PLAYERS)).items() if value is not None}
    number = store.create(
        {**header, "title": "Old", "v": 1}, ({**MANGAN, "receipt": {"moves": [[3, 2, 4800]], "by": "0.9"}},)
    )
    store.close()
    assert isinstance(number, int)
    evening.program.shelf.open(number)
    return shown(evening, PaidDialog)
