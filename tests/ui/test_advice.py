"""The lines of advice and the own discards in the window: what is read, what is clicked, and what is shown for whom."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_view import EntryView, Place, Target
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import tile
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.discard_row import DiscardRow
from scorekeeper.ui.nearer_said import barred, nearing, tells_otherwise
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.why_panel import WhyPanel
from scorekeeper.wire_explained import view_of, waits_of
from tests.entries import MANGAN, riichi, shown, winning
from tests.families import every_family, rules_of
from tests.ui.acts import click, said

Show = Callable[..., None]
DISCARDS = Target(Place.ROW, "discards")
ALL_DISCARDS = "123456789m123456789p1234s"


def hand(text: str, off: int | None = 3) -> Entry:
    """A hand with riichi that was won."""
    made = winning(1, off, riichi(1))
    made.type_text(text)
    return made


def entered(text: str) -> HandEntered:
    """Such a hand as the rules see it."""
    found = shown(hand(text)).entered
    assert found is not None
    return found


def row_of(made: Entry, look: Look) -> DiscardRow:
    """The row of own discards as it shows what is entered."""
    row = DiscardRow(look)

    def show(view: EntryView) -> None:
        row.show_row(next(each for each in view.rows if each.row.discards), Speech(view.words))

    made.changed.connect(show)
    row.taken_back.connect(made.take_back_row)
    show(shown(made))
    return row


# the row of own discards


def test_the_row_shows_what_was_discarded_and_gives_it_back(look: Look, show: Show) -> None:
    made = hand("234999m56788p23s discards:19m")
    empty = row_of(hand("234999m56788p23s"), look)
    assert empty.told.isVisibleTo(empty)
    row = row_of(made, look)
    made.aim(DISCARDS)
    show(row, 560, look.target + 4)
    assert not row.told.isVisible()
    done: list[bool] = []
    row.done.connect(lambda: done.append(True))
    made.pick(tile("4s"))
    assert [said(each) for each in row.bar.stops()[:3]] == [said(row.bar.tile_at(place)) for place in range(3)]
    assert "1 of characters" in said(row.bar.tile_at(0))
    assert row.stops()[-1] is row.close_button
    assert row.close_button.text() in row.bar.toolTip()
    click(row.bar.tile_at(0))
    assert [str(each) for each in shown(made).draft.rows["discards"]] == ["9m", "4s"]
    click(row.close_button)
    assert done == [True]


def test_the_discard_laid_last_and_the_next_place_are_in_sight(look: Look, show: Show) -> None:
    made = hand(f"234999m56788p23s discards:{ALL_DISCARDS}")
    made.aim(DISCARDS)
    row = row_of(made, look)
    show(row, 560, look.target + 4)
    QApplication.processEvents()
    assert not hidden_in(row, row.bar.add)
    assert hidden_in(row, row.bar.tile_at(0))
    assert row.bar.height() <= row.height()


def hidden_in(row: DiscardRow, widget: QWidget) -> bool:
    """Whether a part lies outside what is seen of the row."""
    seen = QRect(0, 0, row.close_button.x(), row.height())
    return not seen.contains(QRect(widget.mapTo(row, widget.rect().topLeft()), widget.size()))


@every_family
def test_the_row_is_for_rules_that_know_of_discards(look: Look, choice: RulesChoice) -> None:
    declared = rules_of(choice).declaration
    made = winning(1, None, by=rules_of(choice))
    made.aim(DISCARDS)
    assert (shown(made).target == DISCARDS) is bool(declared.discards)
    assert bool(declared.discards) is any(each.row.discards for each in shown(made).rows)


# what brings a hand nearer


def lines(text: str, *, open_: bool = True) -> list[tuple[str, str, str]]:
    """The lines about how far a hand is: what each is called, its number, and what stands below."""
    return [(each.name, each.amount, each.said) for each in nearing(waits_of(entered(text), open_=open_))]


def test_a_hand_one_tile_from_ready_is_told_what_to_exchange() -> None:
    found = lines("23499m56788p136s")
    assert found[1][0] == "Ready means that one more tile completes the hand."
    assert ("2 of bamboos", "4 copies left", "") in found
    exchange = next(each for each in found if "6 of bamboos" in each[0] and "2 of bamboos" in each[0])
    assert exchange[2] == "Then it waits for 9 of characters, 8 of circles."


def test_a_hand_that_lacks_tiles_is_told_which_help_and_no_exchange() -> None:
    found = lines("23499m56788p1s")
    assert [name for name, _, _ in found][2:4] == ["These tiles bring it nearer", "2 of bamboos"]
    assert not [text for _, _, text in found if text.startswith("Then")]


def test_a_ready_hand_has_no_way_to_go() -> None:
    assert lines("234999m56788p23s") == []


@pytest.mark.parametrize("open_", [True, False])
def test_only_a_hand_that_is_entered_can_take_a_tile(open_: bool) -> None:
    view = waits_of(entered("23499m56788p136s"), open_=open_)
    assert any(each.come is not None for each in nearing(view)) is open_
    assert not tells_otherwise(view) or view.waiting is not None


def test_a_barred_win_is_said_first(look: Look, show: Show) -> None:
    told = explained(hand(f"{MANGAN} discards:1s"))
    (line,) = barred(told)
    assert line.head
    assert line.name.startswith("Furiten: this win off another player is not allowed")
    panel = WhyPanel(look)
    panel.show_why(told)
    show(panel, 604, 330)
    assert panel.lines.lines[0].said == line
    assert panel.discards.isHidden()
    click(panel.other)
    assert panel.discards.isVisible()
    assert list(barred(explained(hand(f"{MANGAN} discards:1s", None)))) == []


def explained(made: Entry) -> WhyView:
    """What a hand is explained by."""
    found = view_of(shown(made), None, None)
    assert found is not None
    return found
