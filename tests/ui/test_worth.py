"""The worth by itself: the number to read aloud, the reasons, and the sentence beside Record."""

from collections.abc import Callable

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.worth import WorthPanel
from tests.entries import MANGAN, riichi, rules, shown, winning
from tests.ui.acts import click

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

    assert (panel.size_label.text(), panel.number.text()) == (size, number)
    assert panel.number.accessibleName() == f"{size} · {number}"
    assert panel.number.font().pixelSize() == 28


def test_dealers_draw_is_said_once_for_all(worth: Worth) -> None:
    made = winning(0, None, riichi(0))
    made.type_text("99s345m567p234567s")
    panel = worth(made)

    assert (panel.size_label.text(), panel.number.text()) == ("3 han 20 fu", "1,300 all")


def test_every_reason_is_on_a_line_with_its_tiles(worth: Worth) -> None:
    panel = worth(hand("(0555p)[1111z] 234m234s99m", None))
    lines = panel.lines

    assert lines.isVisible()
    texts = [
        (line.accessibleName(), line.amount.text(), line.tiles.toolTip())
        for part in lines.parts
        for line in part.lines
        if line.isVisible()
    ]
    assert texts[:2] == [("Round wind: 1 han", "1", ""), ("Red fives: 1 han", "1", "")]
    assert ("Closed kan (1, 9, honour): 32 fu", "32", ", ".join(["east wind"] * 4)) in texts
    assert lines.parts[1].total.text() == "64, rounded up to 70 fu"


def test_reasons_that_do_not_fit_are_named_and_asked_for(worth: Worth) -> None:
    panel = worth(hand(MANGAN, 3, riichi(1)), 100)
    asked: list[bool] = []
    panel.explained.connect(asked.append)

    assert not panel.lines.isVisible()
    assert panel.reasons.text() == "Riichi 1"
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
            "This hand has no yaku, so it cannot win: check riichi and the other circumstances.",
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
    assert panel.guidance.text() == "Say where the winning tile came from: self-draw, or the player who gave it."
    made.choose_off(1)
    made.toggle_circumstance("riichi")
    panel.show_worth(shown(made), Speech(shown(made).words))

    assert panel.number.text() == "2,000"
    assert panel.message.text() == ""


def test_the_text_has_air_above_it_where_there_is_room(worth: Worth) -> None:
    tops = [worth(hand(MANGAN, 3, riichi(1)), height).size_label.y() for height in (110, 240)]

    assert tops[1] >= 10
    assert tops[0] < tops[1]
