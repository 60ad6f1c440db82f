"""The sentences of the window for look and controls."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

LOOK_SENTENCES: Final[dict[str, str]] = {
    "menu_controls": QT_TRANSLATE_NOOP("words", "Look and controls…"),
    "look_title": QT_TRANSLATE_NOOP("words", "Look and controls"),
    "look_colours": QT_TRANSLATE_NOOP("words", "Colours"),
    "look_system": QT_TRANSLATE_NOOP("words", "As the system"),
    "look_light": QT_TRANSLATE_NOOP("words", "Light"),
    "look_dark": QT_TRANSLATE_NOOP("words", "Dark"),
    "look_contrast": QT_TRANSLATE_NOOP("words", "High contrast"),
    "look_safe_light": QT_TRANSLATE_NOOP("words", "Colour-blind safe, light"),
    "look_safe_dark": QT_TRANSLATE_NOOP("words", "Colour-blind safe, dark"),
    "look_tiles": QT_TRANSLATE_NOOP("words", "Drawing of the tiles"),
    "look_traditional": QT_TRANSLATE_NOOP("words", "Traditional"),
    "look_large": QT_TRANSLATE_NOOP("words", "Large numerals"),
    "look_numerals": QT_TRANSLATE_NOOP("words", "Numerals in the corner"),
    "look_numerals_note": QT_TRANSLATE_NOOP("words", "1 to 9, E S W N for the winds, P F C for the dragons"),
    "look_controls": QT_TRANSLATE_NOOP("words", "Text and controls"),
    "look_larger": QT_TRANSLATE_NOOP("words", "Larger letters"),
    "look_larger_note": QT_TRANSLATE_NOOP("words", "A fifth larger; best with 1280 × 800 or more"),
    "look_touch": QT_TRANSLATE_NOOP("words", "For fingers"),
    "look_touch_note": QT_TRANSLATE_NOOP("words", "Buttons of 48 pixels; best with 1280 × 800 or more"),
    "look_still": QT_TRANSLATE_NOOP("words", "Less motion"),
    "look_still_note": QT_TRANSLATE_NOOP("words", "Scores change at once, and nothing flies over the table"),
    "look_keys": QT_TRANSLATE_NOOP("words", "A key for each tile"),
    "look_keys_note": QT_TRANSLATE_NOOP("words", "Rows of keys are rows of tiles, instead of typing 123m (F2)"),
    "look_newcomer": QT_TRANSLATE_NOOP("words", "New to mahjong"),
    "look_newcomer_note": QT_TRANSLATE_NOOP(
        "words", "Plain words beside the terms, letters on the tiles, hints; what is rare folds away"
    ),
    "look_preview": QT_TRANSLATE_NOOP("words", "So it looks"),
    "look_applies": QT_TRANSLATE_NOOP("words", "Every choice holds at once and is kept."),
    "look_wind": QT_TRANSLATE_NOOP("words", "E"),
    "look_name": QT_TRANSLATE_NOOP("words", "Ana"),
    "look_chosen": QT_TRANSLATE_NOOP("words", "Chosen"),
    "look_open": QT_TRANSLATE_NOOP("words", "Not chosen"),
}
