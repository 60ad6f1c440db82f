"""The cheat sheet on paper: a page for each side, in letters as large as they fit, in every language."""

import pytest
from PySide6.QtGui import QPainter

from scorekeeper.core.option import SeveralOf
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Block, Cell, CheatSheet, Grid, Heading, Paragraph
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import RULESETS
from scorekeeper.ui.cheat_pages import LEAST, cheat_pages
from scorekeeper.ui.languages import languages
from scorekeeper.ui.paper import Box, Paper, Printout, outside, pdf
from scorekeeper.ui.paper_boxes import Words
from scorekeeper.ui.paper_flow import Strip, balanced, pour
from scorekeeper.ui.paper_grid import GridRow, table
from scorekeeper.ui.style import Look
from tests.teach.drills.rooms import rules_of
from tests.ui.cheat_sheets import WORDS, cheat_sheet
from tests.ui.on_paper import beyond, overlaps, speaking, spilt, spoken

pytestmark = pytest.mark.usefixtures("qapp")


def printed(sheet: CheatSheet) -> Printout:
    return cheat_pages(sheet, "Friday club", WORDS, Paper.A4, Look())


def sizes(printout: Printout, monkeypatch: pytest.MonkeyPatch) -> set[float]:
    """The sizes of all letters that are drawn, in points."""
    seen: set[float] = set()
    draw = Words.draw

    def noted(self: Words, *given: object) -> None:
        seen.add(self.size)
        draw(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Words, "draw", noted)
    pdf(printout)
    monkeypatch.undo()
    return seen


def in_order_of(page: int, printout: Printout) -> list[Box]:
    return [each.box for each in printout.pages[page]]


@pytest.mark.parametrize("code", spoken())
def test_it_is_two_pages_in_every_language(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking(code):
        found = printed(cheat_sheet())

        assert len(found.pages) == 2
        assert list(outside(found)) == []
        assert beyond(found) == []
        assert overlaps(found) == []
        assert spilt(found) == []
        assert min(sizes(found, monkeypatch)) >= LEAST


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("family", RULESETS)
@pytest.mark.parametrize("code", spoken())
def test_that_of_every_family_is_two_pages_in_every_language(
    code: str, family: str, paper: Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of(family)
    sheet = rules.cheat_sheet()
    assert sheet is not None
    with speaking(code):
        found = cheat_pages(sheet, "Friday club", rules.words, paper, Look())

        assert len(found.pages) == 2
        assert list(outside(found)) == []
        assert beyond(found) == []
        assert overlaps(found) == []
        assert spilt(found) == []
        assert min(sizes(found, monkeypatch)) >= LEAST


def everything(family: str) -> Ruleset:
    """Rules with everything in them that a house can switch on."""
    rules = rules_of(family)
    for row in rules.option_rows:
        on = list(row.kind.ids) if isinstance(row.kind, SeveralOf) else True
        if isinstance(row.kind, SeveralOf) or isinstance(rules.options[row.id], bool):
            more = rules.with_options({row.id: on})
            rules = rules if isinstance(more, Problem) else more
    return rules


@pytest.mark.parametrize("family", RULESETS)
def test_a_house_that_plays_everything_has_two_pages_too(family: str) -> None:
    rules = everything(family)
    sheet = rules.cheat_sheet()
    assert sheet is not None
    for each in languages():
        with speaking(each.code):
            found = cheat_pages(sheet, "Friday club", rules.words, Paper.LETTER, Look())
            assert len(found.pages) == 2
            assert beyond(found) == []


def test_the_letters_shrink_until_all_of_it_fits_but_never_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def first(names: int) -> Printout:
        return printed(CheatSheet(Phrase("title"), cheat_sheet(names).sides[:1]))

    # The title is always the largest, the headings come next.
    headings = [sorted(sizes(first(names), monkeypatch))[-2] for names in (60, 110, 130)]
    assert headings[0] > headings[1] > headings[2]

    too_much = first(320)
    assert len(too_much.pages) > 1
    assert beyond(too_much) == []
    assert min(sizes(too_much, monkeypatch)) == LEAST


def test_a_table_that_a_column_breaks_has_its_headings_again() -> None:
    first = in_order_of(0, printed(cheat_sheet(60)))
    again = [box for box in first if first.count(box) > 1]
    assert len(set(map(id, again))) == 1


def test_a_wide_table_takes_the_whole_width() -> None:
    heads = tuple(Phrase("head", {"number": at}) for at in range(12))
    row = tuple(Cell(points=1_000_000) for _ in heads)
    sides: tuple[tuple[Block, ...], ...] = (
        (Paragraph(Phrase("said", {"number": 1})), Heading(Phrase("points")), Grid(heads, (row, row))),
    )
    (page,) = printed(CheatSheet(Phrase("title"), sides)).pages
    inside = page[0].width
    widths = [each.width for each in page]
    # Head, foot, and the table with the heading that belongs to it.
    assert widths.count(inside) == 2 + 1 + 1 + 2
    assert min(widths) < inside / 2


class Brick:
    """A box as high as a number."""

    def __init__(self, high: float) -> None:
        self._high = high

    def height(self, width: float) -> float:
        return self._high

    def draw(self, *_: object) -> None:
        raise AssertionError("it is never drawn")


def test_a_heading_stays_with_what_follows() -> None:
    strips = [Strip(Brick(60)), Strip(Brick(20), keep=True), Strip(Brick(30))]
    columns = pour(strips, 1, lambda _: 100)
    assert [[top for top, _ in column] for column in columns] == [[0], [0, 20]]


def test_columns_are_as_level_as_they_can_be() -> None:
    columns, high = balanced([Strip(Brick(10), gap=1) for _ in range(9)], 1, 3)
    assert [len(column) for column in columns] == [3, 3, 3]
    assert high == pytest.approx(32, abs=1)


def test_a_short_name_is_not_broken_where_words_are_written_without_spaces() -> None:
    for name in ("门清", "副露", "幺九和字牌"):
        words = Words(name, LEAST, bold=True)
        assert words.height(words.least) == Words(name[:1], LEAST, bold=True).height(words.least)
    assert Words("没有副露，有两对完全相同的顺子。", LEAST).least < Words("没有副露，有两", LEAST).natural


def test_the_first_lines_of_a_row_stand_on_one_base(monkeypatch: pytest.MonkeyPatch) -> None:
    row = GridRow(
        [(Words("30符", LEAST, bold=True),), (Words("1,000", LEAST),), (Words("8", LEAST * 2),)], LEAST, False
    )
    drawn: list[float] = []

    def noted(self: Words, _: QPainter, __: float, top: float, width: float) -> None:
        drawn.append(top + self.base(width))

    monkeypatch.setattr(Words, "draw", noted)
    row.draw(QPainter(), 0, 0, table([row]).natural)
    assert drawn == pytest.approx([drawn[0]] * 3)
