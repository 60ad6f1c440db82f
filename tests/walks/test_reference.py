"""Something is looked up while a hand is half entered: the list, the search, links, examples, other rules, other languages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets import CHOICES
from scorekeeper.ui.reference_example import ExampleView
from scorekeeper.ui.reference_grid import PieceTable
from tests.walks.conftest import Open
from tests.walks.evening import CHI, DAN, tiles
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list, key
from tests.walks.reading import Reading

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
both_hands = pytest.mark.parametrize("hand", HANDS)
HALF = "234999m567p"
ALT = Qt.KeyboardModifier.AltModifier


def pages(evening: Reading) -> list[str]:
    """The ids of all pages, in order."""
    view = evening.window.view
    assert view is not None
    return [page.id for section in view.sections for page in section.pages]


def entered(evening: Reading) -> tuple[Tile, ...]:
    """The tiles of the hand that is being entered."""
    view = evening.program.entry.view
    assert view is not None
    return view.draft.tiles


@drops_a_list
@both_hands
def test_a_page_is_read_while_a_hand_is_half_entered(open_program: Open, hand: Hand) -> None:
    evening = Reading(open_program(), hand)
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text(HALF)
    evening.asks_the_reference()
    evening.searches("all simp")
    assert evening.window.pages.shown[0] == "tanyao"
    evening.opens("All simples")
    assert evening.title == "All simples"
    assert "tanyao" in evening.texts[1]

    evening.looks_at_the_window()
    assert entered(evening) == tiles(HALF)
    evening.enters("88p234s")
    assert entered(evening) == tiles(f"{HALF}88p234s")


@drops_a_list
@both_hands
def test_a_link_leads_on_and_the_way_goes_back(open_program: Open, hand: Hand) -> None:
    evening = Reading(open_program(), hand)
    evening.asks_the_reference()
    evening.searches("seven pairs")
    evening.opens("Seven pairs")
    link = next(each for each in evening.window.page.findChildren(QPushButton) if each.text() == "Two twin runs")
    evening.presses(link)
    assert evening.title == "Two twin runs"
    if isinstance(hand, Mouse):
        hand.press(evening.window.back)
    else:
        key(evening.window, Qt.Key.Key_Left, ALT)
    assert evening.title == "Seven pairs"


@drops_a_list
@both_hands
def test_an_example_is_opened_where_hands_are_scored_and_is_worth_what_the_page_says(
    open_program: Open, hand: Hand
) -> None:
    evening = Reading(open_program(), hand)
    evening.begin()
    evening.program.loose.type_text("123m456p")
    evening.asks_the_reference()
    evening.searches("seven pairs")
    evening.opens("Seven pairs")
    example = evening.window.page.findChildren(ExampleView)[0]
    evening.presses(example.again)

    evening.looks_at_the_window()
    assert evening.desk.page is evening.desk.score
    worth = evening.desk.score.side.entry.worth
    assert f"{worth.counted.size_label.text()} · {worth.counted.number.text()}" == example.worth.text()
    assert "Backspace" in evening.desk.notice.label.text()
    evening.program.loose.take_back_last()
    view = evening.program.loose.view
    assert view is not None
    assert [tile.code for tile in view.draft.tiles] == ["1m", "2m", "3m", "4p", "5p", "6p"]


@drops_a_list
def test_it_follows_the_rules_of_the_table_until_others_are_chosen(open_program: Open) -> None:
    evening = Reading(open_program(), Mouse())
    evening.asks_the_reference()
    window = evening.window
    assert window.windowTitle() == "Reference: Standard riichi"
    evening.looks_at_the_window()
    evening.begin("bmja")
    assert window.view is not None
    assert window.view.choice.family == "classical"
    other = next(at for at in range(window.rules.count()) if window.rules.itemData(at).preset == "tenhou")
    window.rules.setCurrentIndex(other)
    window.rules.activated.emit(other)
    assert window.view.choice.preset == "tenhou"
    evening.program.session.close()
    evening.begin("wrc_2025")
    assert window.view.choice.preset == "wrc_2025"


@drops_a_list
def test_house_rules_are_told_and_drilled_as_they_were_saved_last(open_program: Open) -> None:
    evening = Reading(open_program(), Mouse())
    house, drilling = evening.program.house, evening.program.drills().drilling
    click(evening.desk.start.drills)
    evening.program.reference.open()
    evening.turns_to_it()
    assert house.save_as("Friday", CHOICES[0].changed({"ippatsu": False}))
    (friday,) = (each for each in house.choices if each.house is not None)
    drilled = evening.program.drilled().page
    assert drilled is not None
    for box in (evening.window.rules, drilled.choose.preset):
        box.setCurrentText("Friday")
        box.activated.emit(box.currentIndex())
    assert friday.house is not None
    assert house.save(friday.house, CHOICES[0].changed({"tobi": "off"}))
    assert evening.window.view is not None
    assert drilling.view is not None
    for told in (evening.window.view.choice, drilling.view.rules):
        assert (told.name, dict(told.options)) == ("Friday", {"tobi": "off"})


@drops_a_list
def test_another_language_changes_the_page_at_once(open_program: Open) -> None:
    evening = Reading(open_program(), Mouse())
    evening.asks_the_reference()
    evening.searches("seven pairs")
    evening.opens("Seven pairs")
    evening.program.choose_language("ja")
    assert evening.title == "七対子"
    evening.program.choose_language("en")
    assert evening.title == "Seven pairs"


@drops_a_list
@both_hands
def test_the_start_page_leads_to_it(open_program: Open, hand: Hand) -> None:
    evening = Reading(open_program(), hand)
    hand.press(evening.desk.start.reference)
    evening.turns_to_it()
    assert evening.title


@drops_a_list
def test_the_last_page_is_remembered(open_program: Open) -> None:
    evening = Reading(open_program(), Mouse())
    evening.asks_the_reference()
    last = pages(evening)[5]
    evening.window.open_page(last)
    title = evening.title
    evening.window.close()
    evening.looks_at_the_window()
    evening.program.window.close()
    again = Reading(open_program(), Keyboard())
    again.asks_the_reference()
    assert again.title == title


@drops_a_list
def test_every_page_is_read_by_the_arrow_keys_alone(open_program: Open) -> None:
    evening = Reading(open_program(), Keyboard())
    evening.asks_the_reference()
    window = evening.window
    for page in pages(evening):
        window.open_page(page)
        window.read()
        heard = {window.page.focusWidget()}
        for _ in range(400):
            key(window, Qt.Key.Key_Down)
            heard.add(window.page.focusWidget())
        wanted = {each for each in window.page.stops() if not isinstance(each, QPushButton)}
        assert heard >= wanted, page
        assert all(each.accessibleName() for each in wanted), page
        for table in (each for each in wanted if isinstance(each, PieceTable)):
            assert table.currentRow() >= 0


@drops_a_list
def test_it_goes_with_the_program(open_program: Open) -> None:
    evening = Reading(open_program(), Mouse())
    evening.asks_the_reference()
    window = evening.window
    evening.program.window.close()
    assert not window.isVisible()
