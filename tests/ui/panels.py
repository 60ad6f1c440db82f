"""An entry panel with an Entry behind it, joined as the program joins them."""

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.quick_entry import QuickEntry
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
    quick = QuickEntry(entry, panel)
    builder.gestured.connect(quick.make)
    builder.considered.connect(quick.consider)
    builder.lifted.connect(quick.offer)
    builder.set_called.connect(quick.call)
    quick.considered.connect(builder.show_considered)
    quick.offered.connect(builder.show_offered)
    panel.quick.accepted.connect(quick.accept)
    panel.quick.reddened.connect(quick.redden)
    panel.quick.seat_meant.connect(quick.mean_seat)
    panel.quick.seat_taken_back.connect(quick.take_seat_back)
    panel.quick.turned.connect(quick.turn)
    panel.quick.gestured.connect(quick.make)
    panel.quick.grown.connect(quick.grow)
    panel.quick.winning_turned.connect(quick.turn_winning)
    panel.quick.aimed.connect(entry.aim)
    panel.quick.ticked.connect(entry.toggle_circumstance)
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
