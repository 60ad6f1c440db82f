"""A teacher's sheet on paper: nothing is cut, nothing lies over anything, and the solutions are on pages of their own."""

from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from scorekeeper.core.problem import Phrase
from scorekeeper.core.problem_sheet import ProblemSheet
from scorekeeper.rulesets import RULESETS
from scorekeeper.teach.drills.kinds import BY_ID, kinds_for
from scorekeeper.teach.drills.on_paper import on_paper
from scorekeeper.teach.drills.solution import sheet
from scorekeeper.teach.drills.words import WORDS as OF_DRILLS
from scorekeeper.teach.words import WORDS
from scorekeeper.ui.paper import Box, Paper, outside, pdf
from scorekeeper.ui.problem_pages import problem_pages
from scorekeeper.ui.style import Look
from tests.teach.drills.rooms import room
from tests.ui.on_paper import beyond, overlaps, speaking, spilt, spoken

pytestmark = pytest.mark.usefixtures("qapp")


@cache
def sheet_of(family: str, level: int = 3, count: int = 9, kind: str = "") -> ProblemSheet:
    here = room(family, seed="paper")
    found = sheet(here, [BY_ID[kind]] if kind else kinds_for(here), level, count)
    words = {**here.rules.words, **WORDS, **OF_DRILLS}
    return ProblemSheet(here.rules, "Friday club", Phrase(f"drill_level_{level}"), 7, on_paper(found), words)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("family", RULESETS)
@pytest.mark.parametrize("code", spoken())
def test_everything_is_within_its_page_in_every_language(code: str, family: str, paper: Paper) -> None:
    with speaking(code):
        found = problem_pages(sheet_of(family), paper, Look(), solutions=True)

        assert list(outside(found)) == []
        assert beyond(found) == []
        assert overlaps(found) == []
        assert spilt(found) == []


def test_a_problem_takes_no_part_of_a_page_only() -> None:
    made = sheet_of("riichi", count=30)
    found = problem_pages(made, Paper.A4, Look(), solutions=False)

    assert len(found.pages) > 3
    boxes = sum(len(page) for page in found.pages)
    # Each page has its foot, the first its head besides.
    assert boxes == len(made.problems) + len(found.pages) + 1


def test_the_solutions_begin_a_page_and_can_be_left_out() -> None:
    made = sheet_of("riichi")
    with_them = problem_pages(made, Paper.A4, Look(), solutions=True)
    without = problem_pages(made, Paper.A4, Look(), solutions=False)

    assert len(with_them.pages) > len(without.pages)
    asked = sum(len(page) for page in without.pages)
    solved = sum(len(page) for page in with_them.pages[len(without.pages) :])
    assert solved == len(made.problems) + 1 + len(with_them.pages) - len(without.pages)
    assert asked == len(made.problems) + 1 + len(without.pages)


@pytest.mark.parametrize("paper", Paper)
def test_the_file_has_as_many_pages_of_that_size(paper: Paper) -> None:
    found = problem_pages(sheet_of("classical"), paper, Look(), solutions=True)
    content = pdf(found)

    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == len(found.pages)
    size = {Paper.A4: b"[0 0 595", Paper.LETTER: b"[0 0 612"}[paper]
    assert content.count(b"/MediaBox " + size) == len(found.pages)


def test_its_tiles_are_lines_and_areas_not_dots(qapp: QApplication) -> None:
    assert b"/Subtype /Image" not in pdf(problem_pages(sheet_of("riichi"), Paper.A4, Look(), solutions=True))


def test_what_is_wrong_with_a_page_is_seen() -> None:
    found = problem_pages(sheet_of("riichi"), Paper.A4, Look(), solutions=False)
    (head, problem, *others), *more = found.pages
    assert len(beyond(replace(found, margin=found.margin * 1.2))) == len(found.pages)
    moved = replace(found, pages=((head, replace(problem, top=problem.top - 400), *others), *more))
    assert len(overlaps(moved)) == 1
    narrow = replace(found, pages=((replace(problem, box=Drawn(problem.box), width=problem.width / 9),),))
    assert len(spilt(narrow)) == 1


class Drawn:
    """A box that draws as wide as it likes."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def height(self, width: float) -> float:
        return self._box.height(9 * width)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        self._box.draw(painter, left, top, 9 * width)
