"""Hands to be explained, and what a panel that explains them shows."""

from collections.abc import Callable

from scorekeeper.controller.entry import Entry
from scorekeeper.core.tiles import Tile
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.style import Look
from scorekeeper.ui.why_line import WhyLine
from scorekeeper.ui.why_panel import WhyPanel
from scorekeeper.wire_explained import view_of
from tests.entries import MANGAN, riichi, shown, winning

Opened = Callable[..., WhyPanel]
NARROW, WIDE = (604, 330), (1000, 600)


def opener(look: Look, show: Callable[..., None]) -> Opened:
    """Opens a panel that explains a hand, in a look and a size of its own if need be."""

    def open_panel(view: WhyView, size: tuple[int, int] = NARROW, drawn: Look = look) -> WhyPanel:
        panel = WhyPanel(drawn)
        panel.show_why(view)
        show(panel, *size)
        return panel

    return open_panel


def explained(entry: Entry) -> WhyView:
    """What an Entry's hand is explained by."""
    found = view_of(shown(entry), None, None)
    assert found is not None
    return found


def riichi_hand(text: str = MANGAN, off: int | None = 3) -> Entry:
    made = winning(1, off, riichi(1))
    made.type_text(text)
    return made


def line(panel: WhyPanel, name: str, at: int = 0) -> WhyLine:
    return [each for each in panel.lines.lines if each.said.name == name][at]


def codes(tiles: tuple[Tile, ...]) -> list[str]:
    return [each.code for each in tiles]
