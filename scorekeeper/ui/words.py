"""Every sentence of the window itself, once, by id; what the game says stands with the core and its rules."""

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.ui.speech import shown, translate

SENTENCES: Final[dict[str, str]] = {
    # tiles
    "tile_m": QT_TRANSLATE_NOOP("words", "{number} of characters"),
    "tile_p": QT_TRANSLATE_NOOP("words", "{number} of circles"),
    "tile_s": QT_TRANSLATE_NOOP("words", "{number} of bamboos"),
    "tile_f": QT_TRANSLATE_NOOP("words", "flower {number}"),
    "tile_y": QT_TRANSLATE_NOOP("words", "season {number}"),
    "tile_1z": QT_TRANSLATE_NOOP("words", "east wind"),
    "tile_2z": QT_TRANSLATE_NOOP("words", "south wind"),
    "tile_3z": QT_TRANSLATE_NOOP("words", "west wind"),
    "tile_4z": QT_TRANSLATE_NOOP("words", "north wind"),
    "tile_5z": QT_TRANSLATE_NOOP("words", "white dragon"),
    "tile_6z": QT_TRANSLATE_NOOP("words", "green dragon"),
    "tile_7z": QT_TRANSLATE_NOOP("words", "red dragon"),
    "tile_red": QT_TRANSLATE_NOOP("words", "{tile}, red"),
    "tile_left": QT_TRANSLATE_NOOP("words", "{tile}, {count} left"),
    "tile_winning": QT_TRANSLATE_NOOP("words", "{tile}, the winning tile"),
    # the hand
    "hand": QT_TRANSLATE_NOOP("words", "Hand"),
    "hand_tip": QT_TRANSLATE_NOOP("words", "Click to take it back. Right click or hold to make it the winning tile."),
    "hand_room": QT_TRANSLATE_NOOP("words", "Room for {count} more tiles: the next tiles go here"),
    "meld_named": QT_TRANSLATE_NOOP("words", "{form}: {tiles}"),
    "meld_tip": QT_TRANSLATE_NOOP("words", "Click to take this set back"),
    "meld_choose": QT_TRANSLATE_NOOP("words", "Which one?"),
    "cancel": QT_TRANSLATE_NOOP("words", "Cancel"),
    "take_back": QT_TRANSLATE_NOOP("words", "Take back"),
    "take_back_tip": QT_TRANSLATE_NOOP("words", "Take back what was entered last (Backspace)"),
    "clear_hand": QT_TRANSLATE_NOOP("words", "Clear"),
    "clear_hand_tip": QT_TRANSLATE_NOOP("words", "Take the whole hand back"),
    "form_tip": QT_TRANSLATE_NOOP("words", "Then click its tile"),
    "form_run_tip": QT_TRANSLATE_NOOP("words", "Then click its lowest tile"),
    "row_add": QT_TRANSLATE_NOOP("words", "{row}: add a tile"),
    "row_tile": QT_TRANSLATE_NOOP("words", "{row}: {tile}"),
    "row_tip": QT_TRANSLATE_NOOP("words", "Click to take it back"),
    "hand_of": QT_TRANSLATE_NOOP("words", "{player}’s hand"),
    "hand_of_faulty": QT_TRANSLATE_NOOP("words", "{player}’s hand, not ready yet"),
    # typing
    "typed": QT_TRANSLATE_NOOP("words", "Hand, typed"),
    "typed_hint": QT_TRANSLATE_NOOP("words", "or type: 123m0p77z"),
    "typed_tip": QT_TRANSLATE_NOOP(
        "words",
        "Digits, then a suit: m characters, p circles, s bamboos, z winds and dragons; 0 is a red five. "
        "The last tile is the winning tile. Called sets: (555z) or (123m); closed kan: [1111m]; "
        "by name: shouminkan:5555z. Indicators: dora:8m.",
    ),
    # circumstances
    "more_ticks": QT_TRANSLATE_NOOP("words", "More…"),
    "fewer_ticks": QT_TRANSLATE_NOOP("words", "Back"),
    "more_ticks_tip": QT_TRANSLATE_NOOP("words", "The rarer circumstances"),
    "more_ticks_on": QT_TRANSLATE_NOOP("words", "More ({count})"),
    # the worth
    "who_won": QT_TRANSLATE_NOOP("words", "Who won?"),
    "who_won_hint": QT_TRANSLATE_NOOP("words", "Choose the winner above; a draw and everything else stands beside it."),
    "record": QT_TRANSLATE_NOOP("words", "Record"),
    "record_tip": QT_TRANSLATE_NOOP("words", "Write it down and go on (Enter)"),
    "worth": QT_TRANSLATE_NOOP("words", "What the hand is worth"),
    "why": QT_TRANSLATE_NOOP("words", "Why"),
    "why_tip": QT_TRANSLATE_NOOP("words", "Show every yaku and every fu"),
    "why_back": QT_TRANSLATE_NOOP("words", "Tiles"),
    "sum": QT_TRANSLATE_NOOP("words", "{count} {unit}"),
    "sum_rounded": QT_TRANSLATE_NOOP("words", "{added}, rounded up to {count} {unit}"),
    "line_sum": QT_TRANSLATE_NOOP("words", "{name}: {count} {unit}"),
    "pays": QT_TRANSLATE_NOOP("words", "{payer} pays {points} to {payee}"),
    "takes_sticks": QT_TRANSLATE_NOOP("words", "{payee} takes {points} of sticks"),
    "lays_stick": QT_TRANSLATE_NOOP("words", "{payer} lays down {points}"),
    "gains": QT_TRANSLATE_NOOP("words", "{payee} gets {points}"),
    "loses": QT_TRANSLATE_NOOP("words", "{payer} loses {points}"),
    "nothing_moves": QT_TRANSLATE_NOOP("words", "No points move"),
    # a hand without a session
    "seat_wind": QT_TRANSLATE_NOOP("words", "Seat"),
    "round_wind": QT_TRANSLATE_NOOP("words", "Round"),
    "seat_wind_is": QT_TRANSLATE_NOOP("words", "Seat wind: {wind}"),
    "round_wind_is": QT_TRANSLATE_NOOP("words", "Round wind: {wind}"),
    "take_into_session": QT_TRANSLATE_NOOP("words", "Take into the session"),
}


def ui(id_: str, **values: str | int) -> str:
    """A sentence of the window with its values filled in."""
    return translate(SENTENCES[id_]).format(**{name: shown(value) for name, value in values.items()})
