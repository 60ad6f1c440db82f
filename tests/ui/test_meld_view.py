"""Called sets as they lie on the table: each kind is told from the others at a glance."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Meld
from scorekeeper.ui.meld_view import MARGIN, MeldView, places, width_in_tiles
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from tests.builders import tiles

RUN = MeldForm("run", "Run", 3, same=False, open=True, claimed=True)
FOUR = MeldForm("four", "Four", 4, same=True, open=True, claimed=True)
ADDED = MeldForm("added", "Added", 4, same=True, open=True, claimed=True, added=True)
CLOSED = MeldForm("closed", "Closed", 4, same=True, open=False, claimed=False)
FORMS = [RUN, FOUR, ADDED, CLOSED]
WIDE, HIGH = 36, 48
PLAIN = Look(numerals=False)


def shown(form: MeldForm, text: str, show: Callable[[QWidget, int, int], None]) -> MeldView:
    """A set in a window of its own size, the mouse elsewhere."""
    view = MeldView(PLAIN)
    view.show_width(WIDE)
    view.show_meld(Meld(form.id, tiles(text)), form, Speech(), "")
    show(view, view.sizeHint().width(), view.sizeHint().height())
    return view


def part(view: MeldView, at: QRectF) -> QImage:
    """What is drawn at one of the places of a set."""
    corner = QPoint(MARGIN, (view.height() - HIGH) // 2)
    return view.grab(at.toRect().translated(corner)).toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.id)
def test_the_tiles_lie_within_the_width_that_is_asked_for(form: MeldForm) -> None:
    lying = places(form, form.size, WIDE)

    assert len(lying) == form.size
    assert min(at.left() for at in lying) == min(at.top() for at in lying) == 0
    assert max(at.bottom() for at in lying) == HIGH
    assert max(at.right() for at in lying) == pytest.approx(width_in_tiles(form, form.size) * WIDE, abs=form.size)


def test_a_claimed_tile_lies_sideways_and_the_others_stand() -> None:
    lying = places(FOUR, 4, WIDE)

    assert [at.width() > at.height() for at in lying] == [True, False, False, False]
    assert all(one.right() < other.left() for one, other in pairwise(lying))


def test_an_added_tile_looks_out_above_the_claimed_one() -> None:
    first, *upright, added = places(ADDED, 4, WIDE)

    assert added.size() == first.size()
    assert (added.left(), added.top()) == (first.left(), 0)
    assert first.top() == HIGH - WIDE
    assert len(upright) == 2


def test_a_closed_set_shows_two_backs_and_no_red_five_under_them(
    show: Callable[[QWidget, int, int], None], look: Look
) -> None:
    view = shown(CLOSED, "0555p", show)
    drawn = [part(view, at) for at in places(CLOSED, 4, WIDE)]

    assert [share(each, lambda colour: colour.lightness() > 200) > 0.3 for each in drawn] == [False, True, True, False]
    assert share(drawn[1], is_red) > 2 * share(drawn[2], is_red)


def is_red(colour: QColor) -> bool:
    """Whether a colour is the red ink or near it."""
    return colour.red() > colour.green() + 80


def share(picture: QImage, of: Callable[[QColor], bool]) -> float:
    """How much of a picture has a colour of some kind."""
    spots = [picture.pixelColor(x, y) for y in range(picture.height()) for x in range(picture.width())]
    return sum(map(of, spots)) / len(spots)


def test_every_kind_looks_its_own(show: Callable[[QWidget, int, int], None], look: Look, qapp: QApplication) -> None:
    seen = [shown(form, "5550p", show).grab().toImage() for form in (FOUR, ADDED, CLOSED)]

    assert all(one != other for i, one in enumerate(seen) for other in seen[i + 1 :])
