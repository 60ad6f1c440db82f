"""The sentences about quick ways to enter a hand, by id."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

QUICK: Final[dict[str, str]] = {
    "picker_tip": QT_TRANSLATE_NOOP(
        "words",
        "{tile}: click for one, right click or hold for three.\n"
        "Drag along for a run, down for a pair, up for a called set; held first, with the red five.",
    ),
    "gesture_lays": QT_TRANSLATE_NOOP("words", "Lays {tiles}"),
    "gesture_calls": QT_TRANSLATE_NOOP("words", "{form}: {tiles}"),
    "gesture_drop": QT_TRANSLATE_NOOP("words", "Let go over a set to lay it as called"),
    "called_sets": QT_TRANSLATE_NOOP("words", "Called"),
    "called_sets_tip": QT_TRANSLATE_NOOP(
        "words",
        "For sets taken from others, which lie open: a click or right click lays three equal tiles, once more a kan, "
        "a drag along the row a run. Click again for the hand.",
    ),
    "completes": QT_TRANSLATE_NOOP("words", "Completes it"),
    "completes_with": QT_TRANSLATE_NOOP("words", "{tiles}: {worth}"),
    "completes_not": QT_TRANSLATE_NOOP("words", "{tiles}: complete, but it does not win"),
    "key_rows_on": QT_TRANSLATE_NOOP(
        "words",
        "Each key is a tile now, as written on it: hold it for two, longer for three; with Alt it lays a run. Before the tiles "
        "1–4 say who won and off whom, 0 self-draw. F1 lists the other keys, F2 goes back to typing.",
    ),
    "key_rows_off": QT_TRANSLATE_NOOP("words", "Tiles are typed again, such as 123m0p77z. F2 makes each key a tile."),
}
