"""The board: payments between seats, who deals, both ways of sitting, and numbers that count."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.core.history import Past
from scorekeeper.core.journal import Record
from scorekeeper.ui.board_middle import News
from scorekeeper.ui.board_style import board_sheet
from scorekeeper.ui.counting import Counting
from scorekeeper.ui.palettes import PALETTES, Inks
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.style import Look
from tests.ui.boards import ANA, BEN, CHI, DAN, LONG, Played, Show, win
from tests.ui.eyes import contrast
from tests.walks.hands import click

AGAIN, BACK = (DAN, BEN, 3_900), (BEN, ANA, 3_900)
LESS = {(BEN, DAN, 1_900), (CHI, DAN, 300)}
"""What a dealer and the second hand of a dealer are paid more."""
DRAW: Record = {"type": "exhaustive_draw", "tenpai": [0], "nagashi": []}
ALL_HANDS: Record = {
    "type": "win",
    "winner": CHI,
    "from": BEN,
    "hands": [{"declared": {"total": total}} for total in (12, 34, 64, 8)],
}


@pytest.fixture
def board(look: Look, show: Show) -> Scoreboard:
    found = Scoreboard(None, look)
    show(found, 560, 480)
    return found


def test_what_a_hand_moved_is_shown_until_the_next_one_begins(board: Scoreboard) -> None:
    played = Played(board)
    assert played.arrows == set()

    played.records(win(CHI, None))
    assert played.arrows == {(ANA, CHI, 2_000), (BEN, CHI, 1_000), (DAN, CHI, 1_000)}
    board.begin_entry()
    assert played.arrows == set()

    played.records(win(BEN, DAN))
    assert played.arrows == {(DAN, BEN, 5_800)}
    played.table.tap("riichi", ANA)
    assert played.arrows == set()


def test_places_are_shown_and_said_once_not_all_are_level(look: Look, show: Show) -> None:
    board = Scoreboard(None, look)
    show(board, 900, 700)
    played = Played(board)

    def places() -> list[str]:
        labels = [
            each for panel in board.panels for each in panel.findChildren(QLabel) if each.property("role") == "place"
        ]
        return [each.text() for each in labels if each.isVisible()]

    def said() -> list[str]:
        return [each.accessibleName() for each in board.panels]

    level = [
        "Ana, East, dealer, 25,000 points",
        "Ben, South, 25,000 points",
        "Chi, West, 25,000 points",
        "Dan, North, 25,000 points",
    ]
    assert (places(), said()) == ([], level)
    played.records(win(CHI, DAN))
    assert places() == ["2nd", "3rd", "1st", "4th"]
    assert [each.rpartition(", ")[2] for each in said()] == places()
    played.table.undo()
    assert (places(), said()) == ([], level)


def test_an_undo_shows_what_it_took_back_going_the_other_way(board: Scoreboard) -> None:
    played = Played(board)
    played.records(win(BEN, DAN))
    played.table.undo()

    assert played.arrows == {(BEN, DAN, 3_900)}
    assert played.news == ["Taken back: E1-0: Ben off Dan"]
    assert board.arrows().accessibleName() == played.news[0]
    played.table.redo()
    assert played.arrows == {(DAN, BEN, 3_900)}


def test_sticks_that_go_back_are_no_payment(board: Scoreboard) -> None:
    played = Played(board)
    played.table.tap("riichi", ANA)
    played.records(win(BEN, DAN))
    played.table.undo()
    assert played.news == ["Taken back: E1-0: Ben off Dan"]

    played.table.undo()
    assert played.news == ["Taken back: Riichi"]
    board.begin_entry()
    assert played.news == ["Ana deals", "Next dealer: Ben"]


def test_a_correction_that_is_taken_back_says_what_moves_again(board: Scoreboard) -> None:
    played = Played(board)
    played.records(win(BEN, DAN), win(CHI, DAN))
    past = played.table.past
    assert past is not None
    first, second = past.records
    other = Past.of(replace(past.header, start={"scores": [26_000, 24_000, 25_000, 25_000]}), past.records)
    for after, word, news, arrows in (
        (past.with_records((win(BEN, ANA), second)), "past_correct", "E1-0: Correcting a hand", {BACK, AGAIN}),
        (past.with_records((second,)), "past_strike", "E1-0: Striking a hand", {AGAIN}),
        (
            past.with_records((win(CHI, ANA), first, second)),
            "past_insert",
            "E1-0: Inserting a hand",
            {(CHI, ANA, 3_900), *LESS},
        ),
        (other, "past_header", "Correcting the start", set()),
    ):
        assert played.table.rewrite(after, word)
        assert "Taken back" not in played.news[0]
        played.table.undo()
        assert (played.news, played.arrows) == ([f"Taken back: {news}"], arrows)
        played.table.redo()
        assert "Taken back" not in played.news[0]
        played.table.undo()
    board.begin_entry()
    assert (played.news[0], played.arrows) == ("Chi deals", set())


def test_three_winners_off_one_discard_have_an_arrow_each(board: Scoreboard) -> None:
    played = Played(board)
    winners = [{"seat": seat, "from": ANA, "declared": {"han": 1, "fu": 40}} for seat in (BEN, CHI, DAN)]
    played.records({"type": "win", "winners": winners})

    assert played.arrows == {(ANA, BEN, 1_300), (ANA, CHI, 1_300), (ANA, DAN, 1_300)}


def test_losers_who_settle_with_one_another_have_arrows_too(board: Scoreboard) -> None:
    played = Played(board, "classical")
    played.records(ALL_HANDS)

    assert len(played.arrows) == 6
    assert {frozenset(each[:2]) for each in played.arrows} == {
        frozenset(pair) for pair in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    }


def test_the_button_and_a_line_of_the_history_show_payments_again(board: Scoreboard) -> None:
    played = Played(board)
    assert not board.views.payments.isEnabled()
    played.records(win(BEN, DAN), win(ANA, BEN))
    board.begin_entry()

    board.glance(played.view.ledger.rows[0])
    assert played.arrows == {(DAN, BEN, 3_900)}
    board.glance(None)
    assert played.arrows == set()
    click(board.views.payments)
    assert played.arrows == {(BEN, ANA, 3_900)}
    assert "Ben pays 3,900 to Ana" in board.arrows().accessibleName()
    click(board.views.payments)
    assert played.arrows == set()


def test_a_new_hand_takes_the_place_of_the_line_that_was_looked_at(board: Scoreboard) -> None:
    played = Played(board)
    played.records(win(BEN, DAN))
    board.glance(played.view.ledger.rows[0])
    played.records(win(ANA, BEN))

    assert played.arrows == {(BEN, ANA, 3_900)}


def test_sticks_are_told_beside_the_table(board: Scoreboard) -> None:
    played = Played(board)
    played.table.tap("riichi", ANA)
    played.records(win(BEN, DAN))

    assert played.arrows == {(DAN, BEN, 3_900)}
    assert "Ben takes 1,000 of sticks" in played.news


def test_who_deals_is_told_and_who_will(board: Scoreboard) -> None:
    played = Played(board)
    assert played.news == ["Ana deals", "Next dealer: Ben"]
    played.records(win(ANA, BEN))
    assert played.news == ["Ana deals again", "Next dealer: Ben"]
    played.records(win(CHI, BEN))
    assert played.news == ["Ben deals", "Next dealer: Chi"]
    assert board.panels[BEN].property("dealer") is True


def test_the_last_hand_is_marked_and_nobody_deals_after_it(board: Scoreboard) -> None:
    played = Played(board, round="S3")
    assert board.middle.last.isHidden()
    assert board.middle.toolTip() == "2 deals left"

    played.records(win(BEN, ANA))

    assert board.middle.last.isVisible()
    assert "Last hand" in board.middle.accessibleName()
    assert played.news == ["Dan deals"]


def test_a_list_by_place_tells_payments_in_lines(board: Scoreboard) -> None:
    played = Played(board)
    played.records(win(CHI, DAN), win(ANA, DAN))
    asked: list[tuple[bool, bool]] = []
    board.view_chosen.connect(lambda *view: asked.append(view))
    click(board.views.view)
    board.show_view(in_list=True, by_place=False)
    assert [board.panels[seat].y() for seat in range(4)] == sorted(panel.y() for panel in board.panels)
    click(board.views.sort)
    board.show_view(in_list=True, by_place=True)

    assert asked == [(True, False), (True, True)]
    tops = {panel.y(): panel.seat for panel in board.panels}
    assert [tops[top] for top in sorted(tops)] == [ANA, CHI, BEN, DAN]
    assert played.arrows == set()
    assert "Dan\u00a0→\u00a0Ana\u00a03,900" in played.news
    assert board.views.view.accessibleName() == "Show the players around the table"
    click(board.views.view)
    assert asked[-1] == (False, True)


@pytest.mark.parametrize("in_list", [False, True])
@pytest.mark.parametrize("size", [(372, 372), (372, 400), (552, 520), (900, 760)])
def test_long_names_and_great_scores_fit(look: Look, show: Show, size: tuple[int, int], in_list: bool) -> None:
    board = Scoreboard(None, look)
    show(board, *size)
    played = Played(board, names=LONG, scores=[128_900, -31_200, -12_700, 15_000], round="S4", honba=3)
    board.show_view(in_list=in_list, by_place=in_list)
    played.records(win(DAN, None, 6))
    QApplication.processEvents()

    for panel in board.panels:
        metrics = QFontMetrics(panel.score.letter)
        assert metrics.horizontalAdvance(panel.score.text()) <= panel.score.width() + 1
        assert metrics.capHeight() <= panel.score.height()
        inside = [each for each in panel.findChildren(QWidget) if each.isVisible() and each.parent() is panel]
        assert all(panel.rect().contains(each.geometry()) for each in inside)
        shown = [each for each in inside if isinstance(each, QLabel) and each.text() and each is not panel.score]
        assert not any(
            one.geometry().intersects(other.geometry()) for at, one in enumerate(shown) for other in shown[:at]
        ), [(each.text(), each.geometry()) for each in shown]
    assert min(panel.score.letter.pixelSize() for panel in board.panels) >= 24


@pytest.mark.parametrize("family", ["riichi", "classical"])
@pytest.mark.parametrize("in_list", [False, True])
@pytest.mark.parametrize("size", [(372, 372), (552, 520)])
def test_all_news_has_room(look: Look, show: Show, size: tuple[int, int], in_list: bool, family: str) -> None:
    board = Scoreboard(None, look)
    show(board, *size)
    played = Played(board, family, LONG)
    board.show_view(in_list=in_list, by_place=in_list)
    if family == "riichi":
        played.table.tap("riichi", CHI)
    played.records(win(DAN, None) if family == "riichi" else ALL_HANDS)
    QApplication.processEvents()

    assert board.news.heightForWidth(board.news.width()) <= board.news.height() + 1, board.news.text()
    assert all(name in board.news.toolTip() for name in LONG if name in board.news.accessibleName())


def test_a_number_is_told_at_once_and_drawn_on_its_way(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    score = Counting(panel)
    score.show_number(25_000, moving=True)
    panel.show()
    seen = [(score.text(), score.moving)]
    for number, moving in ((33_000, True), (34_000, False), (34_000, True)):
        score.show_number(number, moving=moving)
        seen.append((score.text(), score.moving))

    assert seen == [("25,000", False), ("33,000", True), ("34,000", False), ("34,000", False)]


def test_scores_count_unless_motion_is_reduced(qapp: QApplication, show: Show) -> None:
    moving = []
    for still in (False, True):
        board = Scoreboard(None, Look(still=still))
        show(board, 560, 480)
        Played(board).records(win(BEN, DAN))
        moving.append([panel.score.moving for panel in board.panels])

    assert moving == [[False, True, False, True], [False] * 4]


@pytest.mark.parametrize("name", list(Inks))
@pytest.mark.parametrize(
    ("ink", "behind"),
    [
        *(("gold_text", "panel"), ("gold_text", "gold_tint"), ("quiet", "panel"), ("quiet", "paper")),
        *(("ink", "panel"), ("on_felt", "felt")),
    ],
)
def test_the_board_can_be_read_in_every_set_of_inks(name: Inks, ink: str, behind: str) -> None:
    inks = PALETTES[name]
    sheet = board_sheet(Look(inks))

    assert getattr(inks, ink) in sheet or ink == "ink"
    assert contrast(getattr(inks, ink), getattr(inks, behind)) >= 4.5


def test_the_sheet_grows_with_the_board() -> None:
    assert "font-size: 36px" in board_sheet(Look(), 2)
    assert "$" not in board_sheet(Look(), 1.25)


def test_news_that_have_no_room_leave_out_what_the_board_shows_too(show: Show) -> None:
    news = News()
    show(news, 160, 40)
    paid = ["Ben pays Ana 1,000", "Chi pays Ana 1,000"]
    news.show_lines(["Ana deals", "Next dealer: Ben", *paid], ["Ana", "Ben", "Chi"])

    assert news.text().split("\n") == paid
    assert news.toolTip() == news.accessibleName() == "\n".join(["Ana deals", "Next dealer: Ben", *paid])
    news.resize(160, 200)
    QApplication.processEvents()
    assert news.text() == news.accessibleName()


def test_no_line_of_the_news_ends_within_a_name(show: Show) -> None:
    news = News()
    show(news, 110, 60)
    news.show_lines(["親 佐々木 小次郎"], ["佐々木 小次郎", "Ana"])

    assert news.text() == "親 佐\u2060々\u2060木 小\u2060次\u2060郎"
    assert news.accessibleName() == "親 佐々木 小次郎"
