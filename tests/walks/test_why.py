"""Why a hand is paid so: asked while it is entered and of the history, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.core.journal import Record
from scorekeeper.ui.why_line import WhyLine
from scorekeeper.ui.why_page import WhyPage
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening
from tests.walks.hands import Hand, Keyboard, Mouse, click_rect, key

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
SHORT = "234999m56788p23s"
HAND: Record = {"concealed": "234999m56788p234s", "win_tile": "9m"}
TWO: Record = {
    "type": "win",
    "winners": [
        {"seat": CHI, "from": DAN, "hand": {**HAND, "circumstances": ["riichi"], "dora_indicators": "8m"}},
        {"seat": BEN, "from": DAN, "declared": {"han": 2, "fu": 40}},
    ],
}


class Asking(Evening):
    """An evening in which somebody wants to know why."""

    @property
    def panel(self) -> WhyPanel:
        (found,) = [each for each in self.desk.page.findChildren(WhyPanel) if each.isVisible()]
        return found

    @property
    def page(self) -> WhyPage:
        page = self.desk.page
        assert isinstance(page, WhyPage)
        return page

    def line(self, name: str) -> WhyLine:
        return next(each for each in self.panel.lines.lines if each.said.name == name)

    def asks_history(self, line: int) -> None:
        """Ask of a line of the history: by its row and the button below, or by its key."""
        history = self.desk.table.history
        if isinstance(self.hand, Mouse):
            index = history.model().index(line, 1)
            history.scrollTo(index)
            click_rect(history.viewport(), history.visualRect(index))
            self.hand.press(self.desk.table.chosen.why)
            return
        key(history, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
        assert QApplication.focusWidget() is history
        key(history, Qt.Key.Key_Home)
        for _ in range(line):
            key(history, Qt.Key.Key_Down)
        key(history, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)


@pytest.mark.parametrize("hand", HANDS)
def test_from_the_waits_to_the_whole_hand_and_its_reasons(open_program: Open, hand: Hand) -> None:
    evening = Asking(open_program(), hand)
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters(SHORT)
    why = evening.side.entry.worth.why
    assert why.text() == "Waits"
    hand.press(why)
    put = evening.line("4 of bamboos").put
    assert put is not None
    hand.press(put)

    assert evening.side.entry.worth.counted.number.text() == "1,300"
    assert evening.line("Dan pays Chi").said.amount == "1,300"
    # Another look or language leaves the explanation open.
    evening.program.redress()
    why = evening.side.entry.worth.why
    assert evening.line("Dan pays Chi").said.amount == "1,300"
    hand.press(evening.panel.other)
    assert evening.line("Self-draw").said.amount == "2 han 30 fu · 500 / 1,000"
    hand.press(why)
    assert evening.side.entry.builder.picker.isVisible()
    evening.records()
    assert evening.history[-1][1] == "Chi off Dan"


@pytest.mark.parametrize("hand", HANDS)
def test_every_winner_of_a_past_deal_is_explained(open_program: Open, hand: Hand) -> None:
    evening = Asking(open_program(), hand)
    evening.begin()
    evening.program.session.record({"type": "riichi", "seat": CHI})
    evening.program.session.record(TWO)
    evening.program.session.record({"type": "exhaustive_draw", "tenpai": [ANA], "nagashi": []})
    evening.asks_history(0)

    assert [each.text() for each in evening.page.names] == ["Ben", "Chi"]
    assert evening.line("Dan pays Ben").said.amount == "2,600"
    hand.press(evening.page.names[1])
    assert evening.line("Dan pays Chi").said.amount == "8,000"
    # Another look or language leaves the page open.
    evening.program.redress()
    assert [each.text() for each in evening.page.names] == ["Ben", "Chi"]
    hand.press(evening.page.leave)
    assert evening.desk.page is evening.desk.table
    evening.asks_history(1)
    assert evening.desk.page is evening.desk.table
    assert "nothing to explain" in evening.desk.notice.label.text()
    # Elsewhere it would lie over what is pressed there.
    assert evening.desk.notice.isVisible()
    evening.desk.menu.score.trigger()
    assert not evening.desk.notice.isVisible()


def test_two_tiles_of_a_hand_are_exchanged_at_a_click(open_program: Open) -> None:
    evening = Asking(open_program(), Mouse())
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text("(234s)99m567p88p78m9m2m3m4m")
    evening.program.entry.type_text("(234s)345m56788p23m1m")
    worth = evening.side.entry.worth
    assert worth.why.text() == "Why not"
    evening.hand.press(worth.why)
    swap = next(each for each in evening.panel.lines.lines if each.put is not None)
    value = swap.said.amount.split(" · ")[-1]
    assert swap.put is not None
    evening.panel.lines.ensureWidgetVisible(swap)
    QApplication.processEvents()
    evening.hand.press(swap.put)

    assert worth.counted.number.text() == value
    assert worth.why.text() == "Tiles"
