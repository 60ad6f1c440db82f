"""The worth by itself: the number to read aloud, the reasons, and the sentence beside Record."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.controller.entry import Entry
from scorekeeper.core.doubt import Care
from scorekeeper.ui.doubt_line import SIGN
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.worth import WorthPanel
from tests.entries import MANGAN, riichi, rules, shown, winning
from tests.ui.acts import click

SQUEEZED = 6
"""Pixels by which air may give way."""
Worth = Callable[..., WorthPanel]


@pytest.fixture
def worth(look: Look, show: Callable[..., None]) -> Worth:
    """Show the worth of what is entered."""

    def panel(of: Entry, height: int = 240) -> WorthPanel:
        made = WorthPanel(look)
        made.show_worth(shown(of), Speech(shown(of).words))
        show(made, 620, height)
        return made

    return panel


def hand(text: str, off: int | None = 3, *records: dict[str, object]) -> Entry:
    """A hand that was won."""
    made = winning(1, off, *records)
    made.type_text(text)
    return made


@pytest.mark.parametrize(
    ("text", "off", "size", "number"),
    [
        (MANGAN, 3, "1 han 40 fu", "1,300"),
        ("(777z)123m456p789s11z", 3, "1 han 30 fu", "1,000"),
        ("(777z)(666z)123m789s11m", None, "3 han 40 fu", "1,300 / 2,600"),
        ("19m19p19s12345677z", 3, "Yakuman", "32,000"),
        ("(555z)(666z)(777z)(111z) 22z", 3, "2 × yakuman", "64,000"),
    ],
)
def test_the_number_is_said_as_it_is_read_aloud(
    worth: Worth, text: str, off: int | None, size: str, number: str
) -> None:
    panel = worth(hand(text, off, *([riichi(1)] if text == MANGAN else [])))

    assert (panel.counted.size_label.text(), panel.counted.number.text()) == (size, number)
    assert panel.counted.number.accessibleName() == f"{size} · {number}"
    assert panel.counted.number.font().pixelSize() == 28


def test_dealers_draw_is_said_once_for_all(worth: Worth) -> None:
    made = winning(0, None, riichi(0))
    made.type_text("99s345m567p234567s")
    panel = worth(made)

    assert (panel.counted.size_label.text(), panel.counted.number.text()) == ("3 han 20 fu", "1,300 all")


def test_every_reason_is_on_a_line_with_its_tiles(worth: Worth) -> None:
    panel = worth(hand("(0555p)[1111z] 234m234s99m", None))
    lines = panel.counted.lines

    assert lines.isVisible()
    texts = [
        (line.accessibleName(), line.amount.text(), line.tiles.toolTip())
        for part in lines.parts
        for line in part.lines
        if line.isVisible()
    ]
    assert texts[:2] == [("Round wind: 1 han", "1", ""), ("Red fives: 1 han", "1", "")]
    assert ("Closed kan (1, 9, honour): 32 fu", "32", "east wind, 4 times") in texts
    assert lines.parts[1].total.text() == "64, rounded up to 70 fu"


def test_reasons_that_do_not_fit_are_named_and_asked_for(worth: Worth) -> None:
    panel = worth(hand(MANGAN, 3, riichi(1)), 100)
    asked: list[bool] = []
    panel.explained.connect(asked.append)

    assert not panel.counted.lines.isVisible()
    assert panel.counted.reasons.text() == "Riichi 1"
    click(panel.why)
    assert asked == [True]


@pytest.mark.parametrize(
    ("text", "sentence", "role"),
    [
        ("", "Click in the winning hand, 14 tiles: the last one is the winning tile.", "next"),
        ("123456789m12p", "3 more tiles: the last one is the winning tile.", "next"),
        ("123456789m1112p", "One more tile: the winning one.", "next"),
        (
            "123m456p789s11z123p",
            "This hand has no yaku, so it cannot win: check riichi and what else may be ticked.",
            "problem",
        ),
        ("1m", "13 more tiles: the last one is the winning tile.", "next"),
    ],
)
def test_what_is_missing_or_wrong_is_said(worth: Worth, text: str, sentence: str, role: str) -> None:
    panel = worth(hand(text))

    assert (panel.guidance.text(), panel.guidance.property("role")) == (sentence, role)
    assert (panel.record.isEnabled(), panel.record.toolTip()) == (False, sentence)
    assert panel.record.accessibleDescription() == sentence


def test_what_would_let_a_hand_win_is_said_beside_its_fault(worth: Worth) -> None:
    panel = worth(hand("123m456p789s11z123p"))
    assert panel.seen.text() == "It could win with: Self-draw, Riichi, Double riichi."
    assert not worth(hand("123456789m12p")).seen.isVisible()


def test_what_is_seen_of_a_hand_is_said_to_a_newcomer_and_a_slip_to_anybody(worth: Worth) -> None:
    made = hand("123m456p35s")
    assert not worth(made).seen.isVisible()
    made.take_care(Care(newcomer=True, warned=True))
    panel = worth(made)
    begun = "2 sets, and a run that lacks 4 of bamboos."
    assert (panel.seen.text(), panel.seen.property("role")) == (begun, "quiet")
    scored = hand(MANGAN, 3, riichi(1))
    scored.take_care(Care(newcomer=True))
    assert not worth(scored).seen.isVisible()

    slip = worth(hand("123m456p789s11m35z9p"))
    left = slip.seen.text().removeprefix("3 sets and a pair; left over: ")
    assert (left, slip.seen.property("role")) == ("9 of circles, west wind, white dragon.", "doubt")


def test_what_is_doubtful_is_said_and_record_asks_once_more_where_it_is_dear(worth: Worth) -> None:
    made = hand(MANGAN, 3, riichi(1))
    assert worth(made).doubt.text() == ""
    made.take_care(Care(warned=True))
    panel = worth(made)
    assert (
        panel.doubt.text()
        == "⚠ No dora indicator is entered; with one dora the hand would be worth 2,600 in place of 1,300."
    )
    assert panel.doubt.toolTip().count("\n") == 3
    assert panel.doubt.accessibleName().startswith("No dora indicator is entered")
    assert panel.record.text() == "Record"

    recorded: list[object] = []
    made.ready_to_record.connect(recorded.append)
    made.record()
    assert recorded == []
    assert worth(made).record.text() == "Record anyway"
    # Whatever changes is asked about anew.
    made.toggle_circumstance("ippatsu")
    assert worth(made).record.text() == "Record"
    made.record()
    made.record()
    assert len(recorded) == 1


def test_doubts_come_before_the_names_of_reasons_where_room_is_scarce(worth: Worth) -> None:
    made = hand(MANGAN, 3, riichi(1))
    made.take_care(Care(warned=True))
    assert not worth(made, 100).counted.reasons.isVisible()
    made.take_care(Care())
    assert worth(made, 100).counted.reasons.isVisible()


def test_the_size_of_a_hand_gives_way_where_what_is_doubtful_would_be_cut(worth: Worth) -> None:
    made = hand(MANGAN, 3, riichi(1))
    made.take_care(Care(warned=True))
    panel = worth(made, 110)
    assert panel.counted.size_label.isVisible()
    panel.resize(480, 110)
    QApplication.processEvents()
    assert not panel.counted.size_label.isVisible()
    assert panel.doubt.height() >= panel.doubt.heightForWidth(panel.doubt.width())
    panel.resize(620, 110)
    assert panel.counted.size_label.isVisible()


def test_what_is_paid_stands_whole_below_a_doubt_that_goes_on_in_its_tooltip(worth: Worth) -> None:
    made = hand(MANGAN, 3, riichi(1))
    made.take_care(Care(warned=True))
    panel = worth(made)
    whole = panel.doubt.text()
    panel.resize(400, 92)
    QApplication.processEvents()
    assert panel.doubt.text().endswith("…")
    assert whole.startswith(panel.doubt.text()[:-1])
    assert panel.doubt.toolTip().startswith(whole[len(SIGN) :])
    assert panel.message.height() >= panel.message.heightForWidth(panel.message.width())
    panel.resize(620, 240)
    assert panel.doubt.text() == whole


def test_what_is_in_the_way_stands_beside_the_buttons_where_it_would_reach_into_them(worth: Worth) -> None:
    panel = worth(hand("234s345m56788p23m1m"), 92)
    for width in range(300, 620, 40):
        panel.resize(width, 92)
        QApplication.processEvents()
        assert not panel.guidance.geometry().intersects(panel.record.geometry())


def test_record_says_what_it_does_and_asks_for_it(worth: Worth) -> None:
    panel = worth(hand(MANGAN, 3, riichi(1)))
    asked: list[bool] = []
    panel.recorded.connect(lambda: asked.append(True))
    click(panel.record)

    assert asked == [True]
    assert panel.record.toolTip() == "Write it down and go on (Enter)"
    assert panel.message.text() == "Dan pays 1,300 to Ben · Ben takes 1,000 of sticks"


def test_without_a_session_there_is_nothing_to_record(worth: Worth) -> None:
    made = Entry()
    made.show_rules(rules())
    made.type_text(MANGAN)
    panel = worth(made)
    assert not panel.record.isVisible()
    assert panel.guidance.text() == "Say where the winning tile came from: “Self-draw”, or the player who gave it."
    made.choose_off(1)
    made.toggle_circumstance("riichi")
    panel.show_worth(shown(made), Speech(shown(made).words))

    assert panel.counted.number.text() == "2,000"
    assert panel.message.text() == ""


def test_the_text_has_air_above_it_where_there_is_room(worth: Worth) -> None:
    tops = [worth(hand(MANGAN, 3, riichi(1)), height).counted.size_label.y() for height in (110, 240)]

    assert tops[1] >= 10
    assert tops[0] < tops[1]


def test_reasons_leave_room_for_what_stands_below_them(worth: Worth) -> None:
    made = hand("234m678p567s999m44p", None)
    made.take_care(Care(newcomer=True, warned=True))
    shown_at = []
    for height in range(190, 300, 10):
        panel = worth(made, height)
        if panel.counted.lines.isVisible():
            shown_at.append(height)
            end = panel.counted.lines.y() + panel.counted.lines.height_wanted(panel.counted.lines.width())
            assert end <= panel.doubt.y() + SQUEEZED
    assert shown_at[0] > 190
    assert shown_at[-1] == 290


def test_no_reason_is_cut_off_when_record_asks_once_more(worth: Worth) -> None:
    made = hand(MANGAN, 3, riichi(1))
    made.take_care(Care(warned=True))
    panel = worth(made)
    for width in range(500, 640, 20):
        made.type_text(MANGAN)
        panel.resize(width, 290)
        for _ in range(2):
            panel.show_worth(shown(made), Speech(shown(made).words))
            QApplication.processEvents()
            lines = [line for part in panel.counted.lines.parts for line in part.lines if line.isVisible()]
            cut = [line.accessibleName() for line in lines if line.visibleRegion().boundingRect() != line.rect()]
            assert (cut, bool(lines)) == ([], True), width
            made.record()
        assert shown(made).warned


def test_what_comes_next_stands_in_the_middle_once_there_is_nothing_to_explain(worth: Worth) -> None:
    begun, scored = hand("123m"), hand(MANGAN, 3, riichi(1))
    fresh, after = worth(begun), worth(scored)
    after.show_worth(shown(begun), Speech(shown(begun).words))
    QApplication.processEvents()
    assert after.guidance.geometry() == fresh.guidance.geometry()
