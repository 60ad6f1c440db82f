"""The windows one learns by: the reference, the drills, what is for newcomers, and paper."""

from random import Random

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.core.drill_view import LENGTHS
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.cheat_dialog import CheatDialog
from scorekeeper.ui.problems_dialog import ProblemsDialog
from scorekeeper.ui.reference_window import ReferenceWindow
from scorekeeper.ui.terms_dialog import TermsDialog
from tests.walks.bringing import shown, window
from tests.walks.evening import CHI, DAN, Evening, dialog
from tests.walks.hands import click
from tests.walks.windows_of_play import the_reasons_of_a_hand

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
    evening.program.drills().chance = Random(7)
    click(evening.desk.start.drills)
    return evening.program.window


def _drill(kind: str) -> None:
    """Each kind of drill is a state of its own, and so is what is told of it."""

    def bring(evening: Evening) -> QWidget:
        what_can_be_drilled(evening)
        drilling = evening.program.drills().drilling
        for each in drilling.view.kinds if drilling.view is not None else ():
            if each.id != kind:
                drilling.toggle_kind(each.id)
        drilling.choose_length(LENGTHS[2])
        drilling.start()
        return evening.program.window

    def bring_told(evening: Evening) -> QWidget:
        shown = bring(evening)
        evening.program.drills().drilling.answer({})
        return shown

    bring.__name__, bring_told.__name__ = f"a_drill_{kind}", f"a_drill_{kind}_told"
    window(bring)
    window(bring_told)


for _id in ("points", "names", "waits", "moves", "needed"):
    _drill(_id)


@window
def how_a_round_went(evening: Evening) -> QWidget:
    what_can_be_drilled(evening)
    drilling = evening.program.drills().drilling
    drilling.start()
    drilling.answer({})
    drilling.stop()
    return evening.program.window


@window
def what_was_learned(evening: Evening) -> QWidget:
    how_a_round_went(evening)
    evening.program.drills().drilling.learned()
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
    evening.program.papers().open_problems()
    return shown(evening, ProblemsDialog)


@window
def a_sheet_without_any_kind_of_problems(evening: Evening) -> QWidget:
    evening.program.papers().open_problems()
    asking = dialog(evening.program, ProblemsDialog)
    for tick in asking.kinds.values():
        tick.setChecked(False)
    return shown(evening, ProblemsDialog)


@window
def a_cheat_sheet(evening: Evening) -> QWidget:
    evening.program.papers().open_cheat_sheet()
    return shown(evening, CheatDialog)
