"""What may be a slip: said before it is recorded, asked about once more where it is dear, by mouse and by keyboard."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.app import Program
from scorekeeper.core.problem import Phrase
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.speech import Speech
from tests.families import COMPLETE, every_family
from tests.walks.conftest import Open
from tests.walks.evening import ANA, CHI, DAN, tiles
from tests.walks.hands import Hand, Keyboard, Mouse, drops_a_list, key
from tests.walks.test_past import Mending, begun
from tests.walks.test_why import Asking

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
both_hands = pytest.mark.parametrize("hand", HANDS)
SHORT = "234999m56788p23s"
WHOLE = "234m99m56788p234s9m"
NO_PAIR = Phrase("saw_no_pair", {"count": 3})
NOT_ALLOWED = "Furiten: this win off another player is not allowed"
NO_DORA = "⚠ No dora indicator is entered"


def at_the_table(program: Program, hand: Hand) -> Asking:
    """Chi has declared riichi and wins off Dan."""
    evening = Asking(program, hand)
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    return evening


def be_new(program: Program) -> None:
    """Say that the game is new to who sits at the window."""
    program.looks.choose(replace(program.looks.choice, newcomer=True))


def doubt(evening: Asking | Mending) -> str:
    """The doubt beside Record, empty while none is shown."""
    line = evening.side.entry.worth.doubt
    return line.text() if line.isVisible() else ""


def seen(evening: Asking | Mending) -> str:
    """What is seen of the hand, empty while nothing is shown."""
    line = evening.side.entry.worth.seen
    return line.text() if line.isVisible() else ""


def presses_in(evening: Asking, widget: QWidget) -> None:
    """Press what stands in the explanation, scrolled to it."""
    evening.panel.lines.ensureWidgetVisible(widget)
    QApplication.processEvents()
    evening.hand.press(widget)


# the own discards


@both_hands
def test_own_discards_are_entered_where_the_waits_stand_and_bar_the_win(program: Program, hand: Hand) -> None:
    evening = at_the_table(program, hand)
    evening.enters(SHORT)
    builder, worth = evening.side.entry.builder, evening.side.entry.worth
    hand.press(worth.why)
    hand.press(evening.panel.discards)
    assert builder.beside.discard_row().isVisible()
    assert builder.beside.discard_row().told.isVisible()
    for tile in tiles("9p4s1s"):
        hand.pick(evening.side.entry, tile)
    hand.press(builder.beside.discard_row().bar.tile_at(2))
    hand.press(builder.beside.discard_row().close_button)

    assert not builder.beside.discard_row().isVisible()
    first, second = (each.said.name for each in evening.panel.lines.lines[:2])
    assert (first, second[:44]) == (
        "This hand waits for",
        "Furiten: the own discards hold 4 of bamboos,",
    )
    put = evening.line("1 of bamboos").put
    assert put is not None
    presses_in(evening, put)
    assert doubt(evening).startswith(f"⚠ {NOT_ALLOWED}")
    hand.press(worth.record)
    assert (worth.record.text(), evening.history) == ("Record anyway", [])
    hand.press(worth.record)
    assert evening.history[-1][1] == "Chi off Dan"


@both_hands
def test_typed_discards_bar_a_win_off_another_and_not_the_own_draw(program: Program, hand: Hand) -> None:
    evening = at_the_table(program, hand)
    typing = evening.side.entry.builder.typing
    hand.write(typing, f"{WHOLE} discards:1m")
    assert doubt(evening) == ""
    hand.write(typing, f"{WHOLE} discards:19m")
    assert doubt(evening).startswith(f"⚠ {NOT_ALLOWED}")
    hand.press(evening.side.entry.worth.why)
    assert evening.panel.lines.lines[0].said.name.startswith(NOT_ALLOWED)
    hand.press(evening.side.outcome.off.buttons[0])
    assert doubt(evening) == ""
    assert not evening.panel.lines.lines[0].said.name.startswith("Furiten")


def test_escape_sends_the_next_tiles_to_the_hand_again(program: Program) -> None:
    evening = at_the_table(program, Keyboard())
    evening.enters("234999m56788p2s")
    worth, builder = evening.side.entry.worth, evening.side.entry.builder
    assert worth.why.text() == "How far"
    evening.hand.press(worth.why)
    evening.hand.press(evening.panel.discards)
    evening.hand.pick(evening.side.entry, tiles("1z")[0])
    key(program.window, Qt.Key.Key_Escape)
    assert not builder.beside.discard_row().isVisible()
    evening.hand.pick(evening.side.entry, tiles("3s")[0])

    view = program.entry.view
    assert view is not None
    assert [str(each) for each in view.draft.rows["discards"]] == ["1z"]
    assert worth.why.text() == "Waits"


# hands that cannot win


@pytest.mark.parametrize("new", [True, False])
def test_riichi_without_a_ready_hand_and_a_hand_without_yaku_are_told_to_everybody(program: Program, new: bool) -> None:
    if new:
        be_new(program)
    evening = at_the_table(program, Mouse())
    program.entry.type_text("234m99m5678p1357s")
    worth = evening.side.entry.worth
    assert seen(evening) == "“Riichi” needs a ready hand, but no tile completes this one: check the tiles."
    assert (worth.why.text(), worth.record.isEnabled()) == ("How far", False)
    program.entry.type_text("234m99m56788p2357s")
    assert "do not make a winning hand" in evening.message
    assert seen(evening) == "2 sets and a pair; left over: 8, 8 of circles, 2, 3, 5, 7 of bamboos."
    program.entry.toggle_winner(CHI)
    evening.wins(ANA, off=DAN)
    program.entry.type_text("(234s)345m567p99p23m1m")
    assert "This hand has no yaku" in evening.message
    assert seen(evening).startswith("It could win with: ")
    assert not worth.record.isEnabled()


def test_a_hand_exchanged_tile_by_tile_stays_explained_and_goes_back_in_one_step(program: Program) -> None:
    evening = at_the_table(program, Mouse())
    program.entry.type_text("234m99m56788p136s")
    worth = evening.side.entry.worth
    evening.hand.press(worth.why)
    swap = next(each for each in evening.panel.lines.lines if each.put is not None and each.said.gone is not None)
    assert swap.put is not None
    presses_in(evening, swap.put)

    assert evening.panel.lines.lines[0].said.name == "This hand waits for"
    evening.hand.press(worth.why)
    evening.hand.press(evening.side.entry.builder.edit.back)
    view = program.entry.view
    assert view is not None
    assert sorted(map(str, view.draft.tiles)) == sorted(map(str, tiles("234m99m56788p136s")))


@both_hands
def test_what_would_let_a_hand_win_is_done_where_it_is_told(program: Program, hand: Hand) -> None:
    evening = Asking(program, hand)
    evening.begin()
    evening.wins(CHI, off=DAN)
    program.entry.type_text("123m456p678s99p13s2s")
    evening.hand.press(evening.side.entry.worth.why)
    doable = {each.said.change.id: each for each in evening.panel.lines.lines if each.said.change is not None}
    others = [each for each in evening.panel.lines.lines if each.said.name == "As East, the dealer"]
    assert all(each.put is None for each in others)
    riichi, drawn = doable["riichi"], doable["tsumo"]
    assert riichi.put is not None
    assert drawn.put is not None
    drawn.setFocus()
    key(drawn, Qt.Key.Key_Return)
    view = program.entry.view
    assert view is not None
    assert (view.off, view.off_chosen) == (None, True)
    assert evening.side.entry.worth.record.isEnabled()


# what is dear is asked about twice


@drops_a_list
@both_hands
def test_whoever_wants_is_warned_before_a_costly_slip(open_program: Open, hand: Hand) -> None:
    program = open_program()
    evening = at_the_table(program, hand)
    evening.enters(WHOLE)
    assert doubt(evening) == ""
    evening.chooses(evening.desk.menu.warned)
    QApplication.processEvents()
    assert program.prefs.warned
    assert doubt(evening).startswith(NO_DORA)
    evening.records()
    record = evening.side.entry.worth.record
    assert (record.text(), evening.history) == ("Record anyway", [])
    evening.turns(0, "9s")
    assert (record.text(), doubt(evening)) == (
        "Record",
        "⚠ No ura indicator is entered, though riichi was declared.",
    )
    evening.records()
    assert evening.history == []
    evening.records()
    assert evening.history[-1][1] == "Chi off Dan"


def test_enter_asks_twice_too_and_a_newcomer_cannot_do_without(program: Program) -> None:
    be_new(program)
    evening = at_the_table(program, Keyboard())
    menu = evening.desk.menu.warned
    assert (menu.isChecked(), menu.isEnabled()) == (True, False)
    evening.enters(WHOLE)
    key(program.window, Qt.Key.Key_Return)
    assert (evening.side.entry.worth.record.text(), evening.history) == ("Record anyway", [])
    key(program.window, Qt.Key.Key_Return)
    assert len(evening.history) == 1


# the past


@both_hands
def test_a_correction_is_doubted_as_a_hand_of_today(open_program: Open, hand: Hand) -> None:
    win = {"seat": CHI, "from": DAN, "hand": {"concealed": "234999m56788p234s", "win_tile": "9m"}}
    win["hand"] = {**win["hand"], "circumstances": ["riichi"]}  # type: ignore[dict-item]
    evening = begun(open_program, hand, {"type": "riichi", "seat": CHI}, {"type": "win", "winners": [win]})
    be_new(evening.program)
    evening.opens(0)
    assert doubt(evening).startswith(NO_DORA)
    program = evening.program.past.entry
    program.type_text("123m456p789s1z")
    assert seen(evening) == Speech().say(NO_PAIR)
    program.type_text("234m99m5678p1357s")
    assert seen(evening).startswith("“Riichi” needs a ready hand")
    program.type_text(WHOLE)
    hand.press(evening.side.outcome.off.buttons[1 + ANA])
    written = evening.kept().events
    evening.records()
    record = evening.side.entry.worth.record
    assert (record.text(), evening.kept().events) == ("Accept anyway", written)
    evening.records()

    assert evening.desk.page is evening.desk.table
    assert evening.history[0][1] == "Chi off Ana"
    evening.agrees()


@every_family
def test_every_family_is_seen_and_doubted_alike_in_the_past(open_program: Open, choice: RulesChoice) -> None:
    evening = Mending(open_program(), Mouse())
    be_new(evening.program)
    evening.begin(choice.preset)
    evening.wins(ANA, off=None)
    told: list[tuple[str, str]] = []
    texts = ("123m456p789s1z", "123m456p789s1z2z", COMPLETE)
    for text in texts:
        evening.program.entry.type_text(text)
        told.append((seen(evening), doubt(evening)))
    evening.records()
    if not evening.history:
        evening.records()
    evening.opens(0)
    for text, expected in zip(texts, told, strict=True):
        evening.program.past.entry.type_text(text)
        assert (seen(evening), doubt(evening)) == expected
    assert told[0][0] == Speech().say(NO_PAIR)
