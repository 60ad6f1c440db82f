"""An entry panel with an Entry behind it, joined as the program joins them."""

from collections.abc import Callable, Mapping

from scorekeeper.controller.entry import Entry
from scorekeeper.core.tiles import tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import Look
from scorekeeper.wire_desk import connect_panel
from tests.entries import shown
from tests.ui.acts import click


def joined(entry: Entry, look: Look) -> EntryPanel:
    """A panel that shows an Entry and asks it for every act."""
    panel = EntryPanel(look)
    connect_panel(panel, entry)
    entry.changed.connect(panel.show_entry)
    panel.show_entry(shown(entry))
    return panel


Open = Callable[..., EntryPanel]


SMALL, MIDDLE, LARGE = (620, 454), (620, 540), (900, 700)


def pick(panel: EntryPanel, codes: str) -> None:
    """Click tiles of the picker, named as `1m 1m 0p`."""
    for code in codes.split():
        click(panel.builder.picker.key_of(tile(code)))


def records(of: Entry) -> list[Mapping[str, object]]:
    """What is recorded from now on."""
    found: list[Mapping[str, object]] = []
    of.ready_to_record.connect(found.append)
    return found
