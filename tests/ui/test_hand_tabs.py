"""Whose hand is shown: names with little room are still told apart."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.ui.hand_tabs import WIDEST, HandTabs
from scorekeeper.ui.style import Look
from tests.entries import shown, winning


def two_winners(one: str, other: str) -> EntryView:
    """Somebody and somebody else have won on one discard."""
    made = winning(1, 3)
    made.toggle_winner(2)
    view = shown(made)
    return replace(view, players=(view.players[0], one, other, view.players[3]))


@pytest.mark.parametrize(
    ("one", "other", "winds"),
    [
        ("Ben", "Chi", [None, None]),
        ("Bartholomew", "Chi", [None, None]),
        ("Christopher A", "Christopher B", [None, None]),
        ("Anne-Marie Schulze", "Anne-Luise Schulze", ["S", "W"]),
    ],
)
def test_two_names_that_are_cut_are_told_apart(
    look: Look, show: Callable[[QWidget, int, int], None], one: str, other: str, winds: list[str | None]
) -> None:
    tabs = HandTabs()
    tabs.show_hands(two_winners(one, other))
    show(tabs, 300, 48)
    buttons = [tabs.button_of(seat) for seat in (1, 2)]
    seen = [(each.text(), each.property("wind") or None) for each in buttons]

    assert len(set(seen)) == 2
    assert [wind for _, wind in seen] == winds
    assert all(each.width() <= WIDEST for each in buttons)
    assert [one in each.accessibleName() for each in buttons] == [True, False]

    tabs.show_hands(two_winners("Ben", "Chi"))
    assert [each.text() for each in buttons] == ["Ben", "Chi"]
    assert all(each.icon().isNull() for each in buttons)
