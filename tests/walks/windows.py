"""Every window of the program and every state it can be in, so that one check can look at all of them.

A new window is one function here: it gets an evening before its first session, brings the window up and returns it.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scorekeeper.core.drill_view import LENGTHS
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import write_header
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Store, open_store
from scorekeeper.ui.about_dialog import AboutDialog
from scorekeeper.ui.cheat_dialog import CheatDialog
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.import_report import ImportReport
from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.paid_dialog import PaidDialog
from scorekeeper.ui.panes import COURSE, NEEDED
from scorekeeper.ui.problems_dialog import ProblemsDialog
from scorekeeper.ui.reference_window import ReferenceWindow
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from scorekeeper.ui.terms_dialog import TermsDialog
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.evening import ANA, BEN, CHI, DAN, PLAYERS, Evening, dialog
from tests.walks.hands import click
from tests.walks.test_past import THREE

Bring = Callable[[Evening], QWidget]
WINDOWS: Final[dict[str, Bring]] = {}
"""Each by its name."""
SCORED: Final = "234m99m56788p234s9m"
MANGAN: Final[Record] = {"type": "win", "winners": [{"seat": 2, "from": 3, "declared": {"han": 3, "fu": 40}}]}


def window(bring: Bring) -> Bring:
    """One more window or state."""
    WINDOWS[bring.__name__] = bring
    return bring


def shown(evening: Evening, kind: type[QDialog]) -> QWidget:
    """The dialog that has just come up, laid out."""
    QApplication.processEvents()
    return dialog(evening.program, kind)


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


# sessions


@window
def a_new_session(evening: Evening) -> QWidget:
    evening.program.dialogs.new_session()
    return shown(evening, NewSessionDialog)


@window
def a_new_session_of_players_who_are_known(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.dialogs.new_session()
    asked = dialog(evening.program, NewSessionDialog)
    click(asked.people[BEN])
    return asked


@window
def a_game_taken_over(evening: Evening) -> QWidget:
    evening.program.dialogs.new_session()
    asked = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        line.setText(name)
    click(asked.takeover.tick)
    return shown(evening, NewSessionDialog)


@window
def no_session_to_open(evening: Evening) -> QWidget:
    evening.program.dialogs.open_session()
    return shown(evening, OpenDialog)


@window
def a_session_to_open(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.dialogs.open_session()
    return shown(evening, OpenDialog)


@window
def a_session_deleted(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.dialogs.open_session()
    click(dialog(evening.program, OpenDialog).delete)
    return shown(evening, OpenDialog)


@window
def what_was_imported(evening: Evening) -> QWidget:
    evening.program.travel.take_in([evening.program.folder / "absent.json"])
    return shown(evening, ImportReport)


# the rules


@window
def the_rules(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    return shown(evening, RulesDialog)


@window
def the_rules_beside_others(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    click(dialog(evening.program, RulesDialog).compare)
    return shown(evening, RulesDialog)


@window
def the_rules_found_by_searching(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    dialog(evening.program, RulesDialog).search.setText("yaku")
    return shown(evening, RulesDialog)


@window
def the_rules_given_a_name(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    click(dialog(evening.program, RulesDialog).save_as)
    return shown(evening, RulesDialog)


@window
def the_rules_in_force(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.rules.show_session()
    return shown(evening, RulesDialog)


# the board


@window
def a_table_with_its_players_in_a_list(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    click(evening.desk.table.board.views.view)
    return evening.program.window


@window
def the_course_of_the_scores(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    click(evening.desk.table.board.tools.panes[COURSE])
    return evening.program.window


@window
def what_is_needed(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    click(evening.desk.table.board.tools.panes[NEEDED])
    return evening.program.window


# the reference


@window
def the_reference(evening: Evening) -> QWidget:
    evening.program.reference.open()
    reference = evening.program.reference.window
    assert reference is not None
    reference.activateWindow()
    QApplication.processEvents()
    return reference


@window
def what_the_reference_finds(evening: Evening) -> QWidget:
    reference = the_reference(evening)
    assert isinstance(reference, ReferenceWindow)
    reference.pages.look_for("drgaon")
    QApplication.processEvents()
    return reference


def _page(section: int, preset: str) -> None:
    """The first page of each section is a state of its own."""

    def bring(evening: Evening) -> QWidget:
        evening.begin(preset)
        reference = the_reference(evening)
        assert isinstance(reference, ReferenceWindow)
        assert reference.view is not None
        reference.open_page(reference.view.sections[section].pages[0].id)
        QApplication.processEvents()
        return reference

    bring.__name__ = f"a_page_of_section_{section}_under_{preset}"
    window(bring)


for _family, _preset in (("riichi", "tenhou"), ("classical", "bmja")):
    _rules = ruleset(_family, _preset, {})
    assert not isinstance(_rules, Problem)
    for _at, _ in enumerate(_rules.reference()):
        _page(_at, _preset)


# the drills


@window
def what_can_be_drilled(evening: Evening) -> QWidget:
    evening.program.drills.chance = Random(7)
    click(evening.desk.start.drills)
    return evening.program.window


def _drill(kind: str) -> None:
    """Each kind of drill is a state of its own, and so is what is told of it."""

    def bring(evening: Evening) -> QWidget:
        what_can_be_drilled(evening)
        drilling = evening.program.drills.drilling
        for each in drilling.view.kinds if drilling.view is not None else ():
            if each.id != kind:
                drilling.toggle_kind(each.id)
        drilling.choose_length(LENGTHS[2])
        drilling.start()
        return evening.program.window

    def bring_told(evening: Evening) -> QWidget:
        shown = bring(evening)
        evening.program.drills.drilling.answer({})
        return shown

    bring.__name__, bring_told.__name__ = f"a_drill_{kind}", f"a_drill_{kind}_told"
    window(bring)
    window(bring_told)


for _id in ("points", "names", "waits", "moves", "needed"):
    _drill(_id)


@window
def how_a_round_went(evening: Evening) -> QWidget:
    what_can_be_drilled(evening)
    drilling = evening.program.drills.drilling
    drilling.start()
    drilling.answer({})
    drilling.stop()
    return evening.program.window


@window
def what_was_learned(evening: Evening) -> QWidget:
    how_a_round_went(evening)
    evening.program.drills.drilling.learned()
    return evening.program.window


# for who is new to the game


def be_new(evening: Evening) -> None:
    """Say that the game is new to who sits at the window."""
    evening.program.looks.choose(replace(evening.program.looks.choice, newcomer=True))


@window
def a_hand_of_a_newcomer(evening: Evening) -> QWidget:
    be_new(evening)
    the_reasons_of_a_hand(evening)
    click(evening.side.entry.worth.why)
    return evening.program.window


@window
def the_reasons_of_a_newcomers_hand(evening: Evening) -> QWidget:
    be_new(evening)
    return the_reasons_of_a_hand(evening)


@window
def what_a_newcomer_finds_behind_more(evening: Evening) -> QWidget:
    be_new(evening)
    evening.begin()
    click(evening.side.outcome.others.more)
    evening.wins(CHI, off=DAN)
    click(evening.side.entry.builder.ticks.more)
    return evening.program.window


@window
def the_words_of_a_page(evening: Evening) -> QWidget:
    the_reasons_of_a_newcomers_hand(evening)
    evening.desk.explain_terms()
    return shown(evening, TermsDialog)


# on paper


@window
def a_sheet_of_problems(evening: Evening) -> QWidget:
    evening.program.papers.open_problems()
    return shown(evening, ProblemsDialog)


@window
def a_sheet_without_any_kind_of_problems(evening: Evening) -> QWidget:
    evening.program.papers.open_problems()
    asking = dialog(evening.program, ProblemsDialog)
    for tick in asking.kinds.values():
        tick.setChecked(False)
    return shown(evening, ProblemsDialog)


@window
def a_cheat_sheet(evening: Evening) -> QWidget:
    evening.program.papers.open_cheat_sheet()
    return shown(evening, CheatDialog)


# the rest


@window
def the_menu_without_a_session(evening: Evening) -> QWidget:
    click(evening.desk.start.menu)
    return evening.desk.menu


@window
def the_menu(evening: Evening) -> QWidget:
    evening.begin()
    click(evening.desk.table.top.menu)
    return evening.desk.menu


@window
def the_menu_of_a_hand_of_the_past(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    menu = evening.desk.table.history.menu_for(2)
    menu.popup(evening.program.window.pos())
    return menu


@window
def the_shortcuts(evening: Evening) -> QWidget:
    evening.program.dialogs.shortcuts()
    return shown(evening, ShortcutsDialog)


@window
def look_and_controls(evening: Evening) -> QWidget:
    evening.program.looks.open()
    return shown(evening, LookDialog)


@window
def about_the_program(evening: Evening) -> QWidget:
    evening.program.dialogs.about()
    return shown(evening, AboutDialog)
