"""How the table goes on after a hand: who deals, the counters, and whether the game has ended."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.problem import Phrase
from scorekeeper.rulesets.riichi.draws import tenpai_repeats
from scorekeeper.rulesets.riichi.events import AbortiveDraw, Chombo, ExhaustiveDraw, Win
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.table import LENGTHS, NOBODY, Table
from scorekeeper.rulesets.riichi.wins import in_turn

_LAST_DEAL = SEATS - 1


class Ending(Struct, frozen=True):
    """What the next deal depends on: whether the dealer deals again, the counters then, the dealer's wins in a row.

    `may_stop` tells that the hand is one with which a leading dealer may end the game (agari-yame).
    """

    repeats: bool
    honba: int
    streak: int = 0
    may_stop: bool = False


def after_win(win: Win, table: Table, options: Options) -> Ending:
    """A win of the dealer adds a counter where the dealer repeats; any other clears them."""
    winners = [each.seat for each in in_turn(win, table)]
    considered = winners[:1] if options.repeat_with_several_winners == "nearest" else winners
    return _won(table.dealer in considered, table, options)


def _won(dealer_won: bool, table: Table, options: Options) -> Ending:
    if dealer_won and options.dealer_repeats_on != "never":
        return Ending(True, table.honba + 1, table.streak + 1, options.agari_yame != "off")
    return Ending(False, 0)


def after_exhaustive(draw: ExhaustiveDraw, table: Table, options: Options) -> Ending:
    """An exhaustive draw adds a counter and the dealer repeats by tenpai, unless nagashi mangan counts as a win."""
    if draw.nagashi and options.nagashi_mangan == "win":
        return _won(table.dealer in draw.nagashi, table, options)
    ready = table.dealer in (draw.tenpai or ())
    repeats = ready and tenpai_repeats(table, options)
    may_stop = repeats and options.agari_yame == "win_or_tenpai"
    # A ready dealer who passes the deal all the same ends the game as any other last hand does.
    again = not ready and not options.last_hand_noten_ends and is_last(table, options)
    return Ending(repeats or again, table.honba + 1, may_stop=may_stop)


def after_abortive(_draw: AbortiveDraw, table: Table, options: Options) -> Ending:
    """A broken hand adds a counter; the same dealer deals again where the rules say so, and the deal is ever passed on."""
    repeats = options.abortive_draw_dealer == "stays" and options.dealer_repeats_on != "never"
    return Ending(repeats, table.honba + 1)


def after_chombo(_foul: Chombo, table: Table) -> Ending:
    """A void hand is dealt again by the same dealer, as if it had not been."""
    return Ending(True, table.honba, table.streak)


def is_last(table: Table, options: Options) -> bool:
    """Whether the running hand is the last one of the regular winds, or of the wind played on after them."""
    winds = LENGTHS[options.length]
    return winds is not None and table.wind >= winds - 1 and table.deal == _LAST_DEAL


def go_on(table: Table, ending: Ending, options: Options) -> Table:
    """The table before the next deal, or at the end of the game; the points of the hand have moved before."""
    cleared = replace(table, declared=NOBODY, honba=ending.honba, streak=ending.streak if ending.repeats else 0)
    ended = _out_of_points(table, options) or _time_is_up(table, ending, options)
    if ended is not None:
        return replace(cleared, over=True, ended=ended)
    if ending.repeats:
        return cleared
    last = table.deal == _LAST_DEAL
    return replace(cleared, wind=table.wind + last, deal=0 if last else table.deal + 1)


def _out_of_points(table: Table, options: Options) -> Phrase | None:
    """Why the game ends when somebody is out of points, or has so many that it is decided; None when it does not."""
    lowest = min(table.scores)
    if options.tobi == "below_zero" and lowest < 0:
        return Phrase("ended_below_zero")
    if options.tobi == "zero_or_below" and lowest <= 0:
        return Phrase("ended_out_of_points")
    if 0 < options.cold_end <= max(table.scores):
        return Phrase("ended_cold", {"points": options.cold_end})
    return None


def _time_is_up(table: Table, ending: Ending, options: Options) -> Phrase | None:
    """Why the game ends with this hand; nobody at the target leads into one more wind where the rules have it."""
    winds = LENGTHS[options.length]
    if winds is None:
        return None
    passes_last = not ending.repeats and table.deal == _LAST_DEAL
    reached = max(table.scores) >= options.target
    extends = options.extension and options.length != "four_winds"
    last = Phrase("ended_last")
    if table.wind >= winds:
        # Already playing on: the first to reach the target ends it, and so does the fourth deal.
        if reached:
            return Phrase("ended_target", {"points": options.target})
        return last if passes_last or not extends else None
    if table.wind < winds - 1:
        return None
    if passes_last:
        return last if reached or not extends else None
    leads = table.deal == _LAST_DEAL and ending.may_stop and _dealer_leads(table, options)
    return Phrase("ended_dealer_leads") if leads else None


def _dealer_leads(table: Table, options: Options) -> bool:
    """Whether the dealer is first, by seat among equals unless places are shared, and at the target."""
    score = table.scores[table.dealer]
    ahead = max(table.scores[: table.dealer], default=score - 1)
    first = score == max(table.scores) and (options.ties == "shared" or ahead < score)
    return first and score >= options.target
