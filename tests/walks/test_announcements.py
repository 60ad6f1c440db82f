"""What a screen reader says by itself while a session is kept: each thing once, in one sentence."""

from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from scorekeeper.app import Program
from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening, dialog
from tests.walks.hands import Keyboard, Mouse, click
from tests.walks.pressing import do

SCORED = "234m99m56788p234s9m"


@dataclass
class Reader:
    """Hears what the program has read aloud, and how urgently."""

    heard: list[str] = field(default_factory=list)
    urgent: list[str] = field(default_factory=list)

    def hear(self, event: QAccessibleAnnouncementEvent) -> None:
        self.heard.append(event.message())
        if event.politeness() is QAccessible.AnnouncementPoliteness.Assertive:
            self.urgent.append(event.message())

    def since(self) -> list[str]:
        """What was said since it was last asked."""
        said, self.heard = self.heard, []
        return said


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    reader = Reader()
    monkeypatch.setattr("scorekeeper.ui.announce.send", reader.hear)
    return reader


@pytest.fixture
def evening(reader: Reader, program: Program) -> Evening:
    evening = Evening(program, Mouse())
    evening.begin()
    assert reader.since() == []
    return evening


def test_a_hand_is_told_when_it_is_worth_something_and_when_it_is_recorded(evening: Evening, reader: Reader) -> None:
    evening.taps("riichi", CHI)
    assert reader.since() == ["Chi: Riichi, now 24,000 points"]
    evening.wins(CHI, off=DAN)
    evening.hand = Keyboard()
    evening.desk.await_entry()
    evening.enters(SCORED)
    # Not a word about what is still missing: only what it has come to.
    assert reader.since() == ["1 han 40 fu, 1,300"]
    evening.records()
    assert reader.since() == [
        "Chi off Dan: Dan pays 1,300 to Chi, Chi takes 1,000 of sticks. "
        "East 2: Chi 26,300, Ana 25,000, Ben 25,000, Dan 23,700"
    ]
    do(evening, "undo")
    # The hand is there again, to be put right.
    assert reader.since() == [
        "1 han 40 fu, 1,300",
        "Taken back: Chi off Dan. East 1, sticks 1: Ana 25,000, Ben 25,000, Dan 25,000, Chi 24,000",
    ]
    do(evening, "undo")
    assert reader.since() == [
        "This hand has no yaku, so it cannot win: check riichi and what else may be ticked.",
        "It could win with: Self-draw, Riichi, Double riichi.",
        "Taken back: Riichi of Chi, now 25,000 points",
    ]
    do(evening, "redo")
    assert reader.since() == ["1 han 40 fu, 1,300", "Chi: Riichi, now 24,000 points"]


def test_a_limit_hand_is_told_by_its_name(evening: Evening, reader: Reader) -> None:
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    reader.since()
    evening.desk.await_entry()
    Keyboard().enter(evening.side.entry, ())
    evening.enters(SCORED)
    evening.turns(0, "8m")
    assert reader.since() == ["1 han 40 fu, 1,300", "4 han 40 fu, Mangan, 8,000"]
    # The same again is not said again.
    click(evening.side.outcome.won.buttons[CHI])
    click(evening.side.outcome.won.buttons[CHI])
    assert reader.since() == ["4 han 40 fu, Mangan, 8,000"]


def test_what_is_wrong_is_told_once(evening: Evening, reader: Reader) -> None:
    evening.wins(BEN, off=ANA)
    evening.desk.await_entry()
    evening.enters(SCORED)
    problem, remedy = reader.since()
    assert problem == evening.message
    assert "no yaku" in problem
    assert remedy == evening.side.entry.worth.seen.text()
    assert reader.urgent == []
    evening.program.entry.show_ledger(evening.replayed())
    assert reader.since() == []


def test_rules_that_do_not_add_up_are_told(evening: Evening, reader: Reader) -> None:
    evening.program.rules.manage(evening.program.chosen_rules())
    window = dialog(evening.program, RulesDialog)
    window.option_set.emit("uma", [20, 10, -10, -10])
    assert reader.since() == [window.fault.text()]
    window.option_set.emit("uma", [20, 10, -10, -20])
    assert reader.since() == []


def test_a_message_is_told_at_once(evening: Evening, reader: Reader) -> None:
    evening.desk.notice.say("The disk is full.")
    evening.desk.notice.say("The disk is full.")
    assert reader.urgent == reader.since() == ["The disk is full."]
    click(evening.desk.notice.close_button)
    evening.desk.notice.say("The disk is full.")
    assert reader.since() == ["The disk is full."]


def test_draws_and_the_end_are_told_too(evening: Evening, reader: Reader) -> None:
    click(evening.side.outcome.other("exhaustive_draw"))
    evening.records()
    assert reader.since() == ["Exhaustive draw. East 2, counters 1: Ana 25,000, Ben 25,000, Chi 25,000, Dan 25,000"]
    click(evening.side.outcome.other("end"))
    evening.records()
    (ended,) = reader.since()
    assert "The game is over: " in ended


def test_a_corrected_past_tells_the_new_standing(evening: Evening, reader: Reader) -> None:
    click(evening.side.outcome.other("exhaustive_draw"))
    evening.records()
    reader.since()
    evening.program.past.strike(0)
    evening.program.past.accept()
    assert reader.since() == ["Taken back: Exhaustive draw. East 1: Ana 25,000, Ben 25,000, Chi 25,000, Dan 25,000"]


def test_two_keys_say_it_again_and_how_everybody_stands(evening: Evening, reader: Reader) -> None:
    do(evening, "say_again")
    assert reader.since() == []
    evening.taps("riichi", ANA)
    do(evening, "say_again")
    assert reader.since() == ["Ana: Riichi, now 24,000 points"] * 2
    do(evening, "say_scores")
    assert reader.since() == ["East 1, sticks 1: Ben 25,000, Chi 25,000, Dan 25,000, Ana 24,000"]


def test_what_is_shown_has_a_name_and_a_role(evening: Evening, reader: Reader) -> None:
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters(SCORED)
    assert reader.heard
    named = {
        evening.desk.table.top.undo: ("Undo", QAccessible.Role.Button),
        evening.side.outcome.won.buttons[CHI]: ("Chi (West) wins", QAccessible.Role.CheckBox),
        evening.side.entry.worth.record: ("Record", QAccessible.Role.Button),
        evening.side.entry.worth.counted.number: ("1 han 40 fu · 1,300", QAccessible.Role.StaticText),
        evening.side.entry.builder.typing: ("Hand, typed", QAccessible.Role.EditableText),
        evening.desk.table.history: ("History", QAccessible.Role.Table),
    }
    for widget, (name, role) in named.items():
        spoken = QAccessible.queryAccessibleInterface(widget)
        assert (spoken.text(QAccessible.Text.Name), spoken.role()) == (name, role)
    panel = QAccessible.queryAccessibleInterface(evening.desk.table.board.panels[ANA])
    assert panel.text(QAccessible.Text.Name) == "Ana, East, dealer, 25,000 points, 1st"
    evening.records()
    lines = evening.desk.table.history.model()
    assert [lines.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in (0, 1)] == [
        "E1-0",
        "E1-0: Chi won with the discard of Dan: Dan pays 1,300 to Chi, Chi takes 1,000 of sticks",
    ]
