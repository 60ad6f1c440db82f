"""An entry panel with an Entry behind it, joined as the program joins them."""

from scorekeeper.controller.entry import Entry
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import Look
from scorekeeper.wire_desk import connect_panel
from tests.entries import shown


def joined(entry: Entry, look: Look) -> EntryPanel:
    """A panel that shows an Entry and asks it for every act."""
    panel = EntryPanel(look)
    connect_panel(panel, entry)
    entry.changed.connect(panel.show_entry)
    panel.show_entry(shown(entry))
    return panel
