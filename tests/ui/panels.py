"""An entry panel with an Entry behind it, joined as the program joins them."""

from scorekeeper.controller.entry import Entry
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import Look
from tests.entries import shown


def joined(entry: Entry, look: Look) -> EntryPanel:
    """A panel that shows an Entry and asks it for every act."""
    panel = EntryPanel(look)
    builder = panel.builder
    panel.recorded.connect(entry.record)
    panel.key_typed.connect(entry.type_key)
    panel.last_taken_back.connect(entry.take_back_last)
    panel.cancelled.connect(entry.cancel)
    builder.picked.connect(entry.pick)
    builder.taken_back.connect(entry.take_back)
    builder.winning_chosen.connect(entry.choose_winning)
    builder.aimed.connect(entry.aim)
    builder.meld_chosen.connect(entry.choose_meld)
    builder.meld_dropped.connect(entry.drop_meld)
    builder.row_taken_back.connect(entry.take_back_row)
    builder.circumstance_toggled.connect(entry.toggle_circumstance)
    builder.typed.connect(entry.type_text)
    builder.cleared.connect(entry.clear_hand)
    builder.declared.connect(entry.declare)
    builder.activated.connect(entry.activate)
    entry.changed.connect(panel.show_entry)
    panel.show_entry(shown(entry))
    return panel
