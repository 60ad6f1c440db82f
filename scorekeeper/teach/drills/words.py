"""The sentences of the drills, by id; the window says them beside a family's own."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

WORDS: Final = {
    # the kinds
    "drill_points": QT_TRANSLATE_NOOP("words", "What it pays"),
    "drill_points_help": QT_TRANSLATE_NOOP("words", "A hand is called out in numbers: say what it is paid."),
    "drill_fine": QT_TRANSLATE_NOOP("words", "The small points"),
    "drill_fine_help": QT_TRANSLATE_NOOP("words", "Add up what each set, the pair and the wait count."),
    "drill_names": QT_TRANSLATE_NOOP("words", "Name it"),
    "drill_names_help": QT_TRANSLATE_NOOP("words", "Find everything that the hand is."),
    "drill_counted": QT_TRANSLATE_NOOP("words", "Count the hand"),
    "drill_counted_help": QT_TRANSLATE_NOOP("words", "Say what both parts of the score come to."),
    "drill_whole": QT_TRANSLATE_NOOP("words", "The whole hand"),
    "drill_whole_help": QT_TRANSLATE_NOOP("words", "Count a hand and say what it is paid."),
    "drill_waits": QT_TRANSLATE_NOOP("words", "Find the waits"),
    "drill_waits_help": QT_TRANSLATE_NOOP("words", "Find every tile that completes the hand."),
    "drill_moves": QT_TRANSLATE_NOOP("words", "Who pays what"),
    "drill_moves_help": QT_TRANSLATE_NOOP("words", "Say by how much everybody’s points change."),
    "drill_needed": QT_TRANSLATE_NOOP("words", "The last hand"),
    "drill_needed_help": QT_TRANSLATE_NOOP("words", "Find the smallest hand that is enough."),
    "drill_played": QT_TRANSLATE_NOOP("words", "Hands you played"),
    "drill_played_help": QT_TRANSLATE_NOOP("words", "Count the hands of your own sessions."),
    "drill_level_1": QT_TRANSLATE_NOOP("words", "Easy"),
    "drill_level_2": QT_TRANSLATE_NOOP("words", "As in real play"),
    "drill_level_3": QT_TRANSLATE_NOOP("words", "Hard"),
    # the questions
    "drill_ask_points": QT_TRANSLATE_NOOP("words", "What is this hand paid?"),
    "drill_ask_fine": QT_TRANSLATE_NOOP("words", "What do the small points of this hand come to?"),
    "drill_ask_names": QT_TRANSLATE_NOOP("words", "What is this hand? Choose everything that counts."),
    "drill_ask_counted": QT_TRANSLATE_NOOP("words", "What does this hand count?"),
    "drill_ask_whole": QT_TRANSLATE_NOOP("words", "What does this hand count, and what is it paid?"),
    "drill_ask_waits": QT_TRANSLATE_NOOP("words", "Which tiles complete this hand?"),
    "drill_ask_moves": QT_TRANSLATE_NOOP("words", "By how much do everybody’s points change by this win?"),
    "drill_ask_needed_self": QT_TRANSLATE_NOOP(
        "words", "{player} wants place {place} or better: what is the smallest hand by self-draw?"
    ),
    "drill_ask_needed_off": QT_TRANSLATE_NOOP(
        "words", "{player} wants place {place} or better: what is the smallest hand off {payer}?"
    ),
    "drill_ask_played": QT_TRANSLATE_NOOP("words", "{player} won this hand: what did it count, and who paid what?"),
    # the fields
    "drill_total_of": QT_TRANSLATE_NOOP("words", "Total {unit}"),
    "drill_total": QT_TRANSLATE_NOOP("words", "Its total"),
    "drill_paid_off": QT_TRANSLATE_NOOP("words", "Paid by who gave the tile"),
    "drill_paid_each": QT_TRANSLATE_NOOP("words", "Paid by each player"),
    "drill_paid_dealer": QT_TRANSLATE_NOOP("words", "Paid by the dealer"),
    "drill_paid_others": QT_TRANSLATE_NOOP("words", "Paid by each of the others"),
    "drill_paid_by": QT_TRANSLATE_NOOP("words", "Paid by {player}"),
    "drill_moved": QT_TRANSLATE_NOOP("words", "{player}"),
    "drill_names_of": QT_TRANSLATE_NOOP("words", "What counts"),
    "drill_waits_of": QT_TRANSLATE_NOOP("words", "Tiles it waits for"),
    "drill_need_of": QT_TRANSLATE_NOOP("words", "The smallest hand"),
    "drill_number": QT_TRANSLATE_NOOP("words", "{number}"),
    "drill_tiles": QT_TRANSLATE_NOOP("words", "{tiles}"),
    "drill_on": QT_TRANSLATE_NOOP("words", "yes"),
    "drill_off": QT_TRANSLATE_NOOP("words", "no"),
    # slips in counting
    "drill_slip_left_out": QT_TRANSLATE_NOOP("words", "You left out {amount} {unit}: {line}."),
    "drill_slip_twice": QT_TRANSLATE_NOOP("words", "You counted {amount} {unit} twice: {line}."),
    "drill_slip_misread": QT_TRANSLATE_NOOP(
        "words", "You counted {amount} {unit} for {tiles}; it counts {right}: {line}."
    ),
    "drill_slip_worth": QT_TRANSLATE_NOOP("words", "It counts {right} {unit} in this hand, not {amount}: {line}."),
    "drill_slip_added": QT_TRANSLATE_NOOP("words", "You counted {amount} {unit} that this hand does not have: {line}."),
    "drill_slip_not_rounded": QT_TRANSLATE_NOOP(
        "words", "{sum} {unit} is the sum, but it is rounded up: {total} {unit}."
    ),
    "drill_slip_rounded_down": QT_TRANSLATE_NOOP("words", "{sum} {unit} is rounded up, never down: {total} {unit}."),
    # slips in looking at the hand
    "drill_slip_tick": QT_TRANSLATE_NOOP("words", "You left out how it was won: {tick}."),
    "drill_slip_row": QT_TRANSLATE_NOOP("words", "You left out what lies beside the hand: {row}."),
    "drill_slip_row_itself": QT_TRANSLATE_NOOP(
        "words", "You counted the tiles shown ({row}); the tile that follows each of them counts."
    ),
    "drill_slip_reds": QT_TRANSLATE_NOOP("words", "You left out the red fives."),
    "drill_slip_as_win": QT_TRANSLATE_NOOP("words", "You counted it as “{wrong}”; it was won by “{right}”."),
    "drill_slip_as_closed": QT_TRANSLATE_NOOP("words", "You counted it as a closed hand; it has called sets."),
    "drill_slip_as_open": QT_TRANSLATE_NOOP("words", "You counted it as an open hand; nothing in it was called."),
    "drill_slip_kan": QT_TRANSLATE_NOOP("words", "You took “{right}” for “{wrong}”."),
    "drill_slip_winds": QT_TRANSLATE_NOOP("words", "You took the wind of the round for the player’s own wind."),
    "drill_slip_rule": QT_TRANSLATE_NOOP("words", "That is right where “{rule}” is “{value}”; here it is not."),
    # slips in paying
    "drill_slip_dealer": QT_TRANSLATE_NOOP("words", "That is what the dealer gets; the winner is not the dealer."),
    "drill_slip_not_dealer": QT_TRANSLATE_NOOP("words", "That is what the others get; the winner is the dealer."),
    "drill_slip_paid_off": QT_TRANSLATE_NOOP("words", "That is paid when somebody gives the tile; it was drawn."),
    "drill_slip_paid_self": QT_TRANSLATE_NOOP("words", "That is paid for a self-draw; somebody gave the tile."),
    "drill_slip_limit": QT_TRANSLATE_NOOP("words", "That is what “{limit}” pays."),
    "drill_slip_number": QT_TRANSLATE_NOOP("words", "That is paid for {wrong} {unit}; this hand has {right}."),
    "drill_slip_reason": QT_TRANSLATE_NOOP("words", "You left something out that is paid besides: {reason}."),
    "drill_slip_table": QT_TRANSLATE_NOOP("words", "You left out what lies on the table: the winner takes it."),
    "drill_slip_spread": QT_TRANSLATE_NOOP("words", "Who gave the tile pays this alone, the others nothing: {reason}."),
    "drill_slip_liable": QT_TRANSLATE_NOOP("words", "You forgot that somebody is liable for this hand."),
    "drill_slip_hundred": QT_TRANSLATE_NOOP("words", "Each payment is rounded up to the next hundred."),
    "drill_slip_hundred_down": QT_TRANSLATE_NOOP("words", "Each payment is rounded up, never down."),
    "drill_slip_sum": QT_TRANSLATE_NOOP("words", "That is what all of them pay together."),
    "drill_slip_exchanged": QT_TRANSLATE_NOOP("words", "You exchanged what the dealer and the others pay."),
    "drill_slip_sign": QT_TRANSLATE_NOOP("words", "Who wins gains, who pays loses: the signs are exchanged."),
    "drill_slip_payer": QT_TRANSLATE_NOOP("words", "{player} gave the tile and pays."),
    # slips in choosing
    "drill_slip_name_missed": QT_TRANSLATE_NOOP("words", "You missed one: {name}."),
    "drill_slip_name_extra": QT_TRANSLATE_NOOP("words", "This hand does not have it: {name}."),
    "drill_slip_name_closed": QT_TRANSLATE_NOOP("words", "This counts in a closed hand only: {name}."),
    "drill_slip_name_nearly": QT_TRANSLATE_NOOP(
        "words", "This hand is nearly that; look again at the tiles, the winds and how it was won: {name}."
    ),
    "drill_slip_wait_missed": QT_TRANSLATE_NOOP("words", "You missed some: {tiles} too."),
    "drill_slip_wait_extra": QT_TRANSLATE_NOOP("words", "{tile} does not complete the hand."),
    "drill_slip_wait_left": QT_TRANSLATE_NOOP(
        "words", "{tile} does not complete the hand: {tiles} would be left over."
    ),
    "drill_slip_wait_held": QT_TRANSLATE_NOOP("words", "{tile} cannot come: the hand holds all four."),
    "drill_slip_need_table": QT_TRANSLATE_NOOP(
        "words", "That is needed where nothing lies on the table; you left out: {reason}."
    ),
    "drill_slip_need_self": QT_TRANSLATE_NOOP("words", "That is what a self-draw needs."),
    "drill_slip_need_off": QT_TRANSLATE_NOOP("words", "That is what a win off {payer} needs."),
    "drill_slip_need_more": QT_TRANSLATE_NOOP("words", "That is enough, but less would do."),
    "drill_slip_need_less": QT_TRANSLATE_NOOP("words", "That is not enough."),
    "drill_points_of": QT_TRANSLATE_NOOP("words", "{count} points"),
    # what was overlooked, as it is counted
    "drill_overlooked_not_rounded": QT_TRANSLATE_NOOP("words", "The sum was not rounded"),
    "drill_overlooked_rounded_down": QT_TRANSLATE_NOOP("words", "The sum was rounded down"),
    "drill_overlooked_left_out": QT_TRANSLATE_NOOP("words", "A line was left out"),
    "drill_overlooked_misread": QT_TRANSLATE_NOOP("words", "A set, the pair or the wait was misread"),
    "drill_overlooked_other_worth": QT_TRANSLATE_NOOP("words", "A wrong worth in this hand"),
    "drill_overlooked_added": QT_TRANSLATE_NOOP("words", "Something was counted that is not there"),
    "drill_overlooked_tick_left_out": QT_TRANSLATE_NOOP("words", "How it was won was left out"),
    "drill_overlooked_row_left_out": QT_TRANSLATE_NOOP("words", "What lies beside the hand was left out"),
    "drill_overlooked_row_itself": QT_TRANSLATE_NOOP("words", "The indicators themselves were counted"),
    "drill_overlooked_reds_left_out": QT_TRANSLATE_NOOP("words", "Red fives were left out"),
    "drill_overlooked_other_win": QT_TRANSLATE_NOOP("words", "Self-draw and a given tile were exchanged"),
    "drill_overlooked_as_closed": QT_TRANSLATE_NOOP("words", "An open hand was counted as closed"),
    "drill_overlooked_as_open": QT_TRANSLATE_NOOP("words", "A closed hand was counted as open"),
    "drill_overlooked_kan_misread": QT_TRANSLATE_NOOP("words", "One kind of kan was taken for another"),
    "drill_overlooked_winds_swapped": QT_TRANSLATE_NOOP("words", "Winds were exchanged"),
    "drill_overlooked_house_rule": QT_TRANSLATE_NOOP("words", "Another rule was counted by"),
    "drill_overlooked_payment_not_rounded": QT_TRANSLATE_NOOP("words", "A payment was not rounded"),
    "drill_overlooked_payment_rounded_down": QT_TRANSLATE_NOOP("words", "A payment was rounded down"),
    "drill_overlooked_dealer_factor": QT_TRANSLATE_NOOP("words", "Dealer and others were exchanged"),
    "drill_overlooked_other_way": QT_TRANSLATE_NOOP("words", "Paid as if won the other way"),
    "drill_overlooked_reason_left_out": QT_TRANSLATE_NOOP("words", "Counters or sticks were left out"),
    "drill_overlooked_reason_once": QT_TRANSLATE_NOOP("words", "Counters were spread wrongly"),
    "drill_overlooked_not_liable": QT_TRANSLATE_NOOP("words", "Liability was forgotten"),
    "drill_overlooked_sum_for_each": QT_TRANSLATE_NOOP("words", "All payments together were given"),
    "drill_overlooked_wrong_sign": QT_TRANSLATE_NOOP("words", "Gain and loss were exchanged"),
    "drill_overlooked_players_exchanged": QT_TRANSLATE_NOOP("words", "Players were exchanged"),
    "drill_overlooked_limit_step": QT_TRANSLATE_NOOP("words", "A wrong limit"),
    "drill_overlooked_number_off": QT_TRANSLATE_NOOP("words", "One number too high or too low"),
    "drill_overlooked_name_missed": QT_TRANSLATE_NOOP("words", "A name was missed"),
    "drill_overlooked_name_too_many": QT_TRANSLATE_NOOP("words", "A name too many"),
    "drill_overlooked_wait_missed": QT_TRANSLATE_NOOP("words", "A wait was missed"),
    "drill_overlooked_wait_too_many": QT_TRANSLATE_NOOP("words", "A wait too many"),
    "drill_overlooked_need_table": QT_TRANSLATE_NOOP("words", "What lies on the table was left out"),
    "drill_overlooked_need_otherwise": QT_TRANSLATE_NOOP("words", "Another way of winning was reckoned"),
    "drill_overlooked_need_size": QT_TRANSLATE_NOOP("words", "A hand too large or too small"),
    "drill_overlooked_twice": QT_TRANSLATE_NOOP("words", "Something was counted twice"),
}
