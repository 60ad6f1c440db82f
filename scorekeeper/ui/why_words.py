"""The sentences beside an explanation: why a hand is paid so, what it would have been, and what it waits for."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

WHY_SENTENCES: Final[dict[str, str]] = {
    # the button beside the worth
    "why": QT_TRANSLATE_NOOP("words", "Why"),
    "why_tip": QT_TRANSLATE_NOOP("words", "Show everything that counts"),
    "why_not": QT_TRANSLATE_NOOP("words", "Why not"),
    "why_not_tip": QT_TRANSLATE_NOOP("words", "Show what would let this hand win"),
    "why_waits": QT_TRANSLATE_NOOP("words", "Waits"),
    "why_waits_tip": QT_TRANSLATE_NOOP("words", "Show every tile that completes this hand, and what it would be worth"),
    "why_back": QT_TRANSLATE_NOOP("words", "Tiles"),
    "why_back_tip": QT_TRANSLATE_NOOP("words", "Show the tiles again"),
    # the page
    "why_title": QT_TRANSLATE_NOOP("words", "Why this score"),
    "why_otherwise": QT_TRANSLATE_NOOP("words", "What would have been"),
    "why_copy": QT_TRANSLATE_NOOP("words", "Copy"),
    "why_copy_tip": QT_TRANSLATE_NOOP("words", "Copy the whole explanation as text"),
    "why_copied": QT_TRANSLATE_NOOP("words", "Copied"),
    "why_leave": QT_TRANSLATE_NOOP("words", "Back"),
    "why_leave_tip": QT_TRANSLATE_NOOP("words", "Go back to the table (Esc)"),
    "why_lines": QT_TRANSLATE_NOOP("words", "Reasons, line by line: the arrow keys go from one to the next"),
    "why_hand_of": QT_TRANSLATE_NOOP("words", "Why {name}’s hand is paid so"),
    "why_no_hand": QT_TRANSLATE_NOOP("words", "No hand was entered here, so there is nothing to explain."),
    "why_deal": QT_TRANSLATE_NOOP("words", "{deal}: {what}"),
    # the reading
    "why_reading": QT_TRANSLATE_NOOP("words", "The hand is read as: {sets}"),
    "why_set": QT_TRANSLATE_NOOP("words", "{kind}: {tiles}"),
    "why_set_open": QT_TRANSLATE_NOOP("words", "{kind}, open"),
    "why_set_won": QT_TRANSLATE_NOOP("words", "{set}, completed by the winning tile"),
    # a line
    "why_add": QT_TRANSLATE_NOOP("words", "+{amount}"),
    "why_take": QT_TRANSLATE_NOOP("words", "−{amount} = {result}"),
    "why_times": QT_TRANSLATE_NOOP("words", "× {amount} = {result}"),
    "why_divide": QT_TRANSLATE_NOOP("words", "÷ {amount} = {result}"),
    "why_round": QT_TRANSLATE_NOOP("words", "→ {result}"),
    "why_payers": QT_TRANSLATE_NOOP("words", "{total} × {payers}"),
    "why_pays": QT_TRANSLATE_NOOP("words", "{payer} pays {payee}"),
    "why_from": QT_TRANSLATE_NOOP("words", "Source: {source}"),
    "why_by_rule": QT_TRANSLATE_NOOP("words", "House rule: {rule}"),
    "why_aloud": QT_TRANSLATE_NOOP("words", "{line} ({tiles})"),
    "why_adds_up": QT_TRANSLATE_NOOP("words", "{name}: {amount}"),
    # a line as it is heard
    "heard_take": QT_TRANSLATE_NOOP("words", "minus {amount}, which leaves {result}"),
    "heard_times": QT_TRANSLATE_NOOP("words", "times {amount}, which makes {result}"),
    "heard_divide": QT_TRANSLATE_NOOP("words", "divided by {amount}, which makes {result}"),
    "heard_round": QT_TRANSLATE_NOOP("words", "makes {result}"),
    "heard_payers": QT_TRANSLATE_NOOP("words", "{total} from each of {payers} players"),
    # what else could have been
    "why_others": QT_TRANSLATE_NOOP("words", "Readings not chosen"),
    "why_other": QT_TRANSLATE_NOOP("words", "Another reading"),
    "why_hung": QT_TRANSLATE_NOOP("words", "House rules this hand hangs on"),
    "why_if": QT_TRANSLATE_NOOP("words", "The same hand otherwise"),
    "why_dropped": QT_TRANSLATE_NOOP("words", "Then without: {ticks}"),
    "why_refused": QT_TRANSLATE_NOOP("words", "no win"),
    "why_more": QT_TRANSLATE_NOOP("words", "With a little more"),
    "why_fix": QT_TRANSLATE_NOOP("words", "It could win so"),
    "why_swaps": QT_TRANSLATE_NOOP("words", "One tile exchanged"),
    "why_swap": QT_TRANSLATE_NOOP("words", "{come} in place of {gone}"),
    "why_exchange": QT_TRANSLATE_NOOP("words", "Exchange"),
    "why_nothing_else": QT_TRANSLATE_NOOP("words", "There is nothing else to tell of this hand."),
    "why_no_win": QT_TRANSLATE_NOOP("words", "If nothing of this was so, it is no win: the hand goes on."),
    "why_needs": QT_TRANSLATE_NOOP(
        "words",
        "Nearly every winning hand has four sets and a pair. A set is three numbers in a row of one suit, or three or four equal tiles.",
    ),
    "why_no_fix": QT_TRANSLATE_NOOP("words", "No single change would let it win."),
    # waits
    "why_waiting": QT_TRANSLATE_NOOP("words", "This hand waits for"),
    "why_no_wait": QT_TRANSLATE_NOOP("words", "No single tile completes this hand."),
    "why_left": QT_TRANSLATE_NOOP("words", "{count} copies left"),
    "why_wait": QT_TRANSLATE_NOOP("words", "{way}: {worth}"),
    "why_worthless": QT_TRANSLATE_NOOP("words", "cannot win"),
    "why_discarded": QT_TRANSLATE_NOOP("words", "Lies among the own discards."),
    "why_do": QT_TRANSLATE_NOOP("words", "Do that"),
    "why_put_in": QT_TRANSLATE_NOOP("words", "Put in"),
    "why_put_in_tile": QT_TRANSLATE_NOOP("words", "Put in {tile}"),
    # the history
    "past_why": QT_TRANSLATE_NOOP("words", "Why this score"),
    "past_why_tip": QT_TRANSLATE_NOOP("words", "Show why the hands of the chosen line are paid so"),
}
