"""What happens at the table beside the hands: counters, sticks, liability, draws, who deals next, the end and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.money import Seat, deltas
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Facts, Grid, Page, Paragraph
from scorekeeper.rulesets.riichi.draws import settle_exhaustive
from scorekeeper.rulesets.riichi.events import ExhaustiveDraw
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.points import payment, with_counters, worth_of_yakuman
from scorekeeper.rulesets.riichi.reference.tables import option_facts, paid
from scorekeeper.rulesets.riichi.result import result
from scorekeeper.rulesets.riichi.table import opening

_PAGES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "counters": (
        "ref_counters",
        ("honba_ron", "honba_tsumo_each", "riichi_needs_1000", "two_han_minimum_from", "leftover_sticks"),
    ),
    "several": (
        "ref_several",
        ("max_winners", "triple_ron", "honba_goes_to", "sticks_go_to"),
    ),
    "liability": ("ref_liability", ("pao", "pao_covers", "pao_honba")),
    "draws": ("ref_draws", ("noten_payment", "may_hide_tenpai", "nagashi_mangan", "abortive_draws")),
    "next_deal": (
        "ref_next_deal",
        ("dealer_repeats_on", "abortive_draw_dealer", "last_hand_noten_ends", "repeat_with_several_winners"),
    ),
    "chombo": ("sheet_chombo", ("chombo", "chombo_points")),
    "wareme": ("pays_wareme", ("wareme",)),
    "end": ("ref_end", ("length", "extension", "target_points", "tobi", "agari_yame", "cold_end")),
    "result": (
        "ref_result",
        ("start_points", "return_points", "oka", "uma", "uma_floating", "ties", "final_rounding", "yakitori"),
    ),
}
"""The pages by id: their titles, and the options they tell."""
_NAMES: Final = {
    "counters": ("本場", "honba"),
    "liability": ("包", "pao"),
    "draws": ("流局", "ryuukyoku", "tenpai", "noten"),
    "next_deal": ("連荘", "renchan"),
    "chombo": ("チョンボ", "chombo"),
    "wareme": ("割れ目", "wareme"),
    "result": ("ウマ", "uma", "oka"),
}
_LINES: Final = {"counters": ("counters", "sticks"), "liability": ("liability",), "wareme": ("pays_wareme",)}


def table_pages(options: Options) -> tuple[Page, ...]:
    """The pages about the table; none about what these rules do not play."""
    left_out = {"liability": not options.pao, "wareme": not options.wareme, "several": options.max_winners == 1}
    return tuple(
        Page(
            id_,
            Phrase(title),
            (*_MORE.get(id_, _nothing)(options), Facts(tuple(option_facts(options, names)))),
            _NAMES.get(id_, ()),
            lines=_LINES.get(id_, ()),
        )
        for id_, (title, names) in _PAGES.items()
        if not left_out.get(id_)
    )


def _nothing(_options: Options) -> Iterator[Block]:
    return iter(())


def _counters(options: Options) -> Iterator[Block]:
    """What a mangan of a player who is not the dealer is paid with some counters."""
    yield Paragraph(Phrase("why_counters"))
    yield Paragraph(Phrase("why_sticks"))
    heads = (Phrase("counters"), Phrase("ref_other_ron"), Phrase("ref_other_tsumo"))
    rows = tuple(
        (
            Cell(points=count),
            *(paid(with_counters(payment(2000, drawn, False, SEATS - 1), count, options)) for drawn in (False, True)),
        )
        for count in range(4)
    )
    yield Grid(heads, rows, Phrase("mangan"))


def _liability(options: Options) -> Iterator[Block]:
    """Who pays what for a yakuman that somebody is liable for."""
    yield Paragraph(Phrase("why_liable"))
    yield Paragraph(Phrase("why_liable_half"))
    ron = worth_of_yakuman(1, False, False).pays.total
    drawn = worth_of_yakuman(1, True, False).pays.total
    yield Grid(
        (Phrase("yakuman"), Phrase("pays_off"), Phrase("pays_liable")),
        (
            (Cell((Phrase("ron"),)), Cell(points=ron - ron // 2), Cell(points=ron // 2)),
            (Cell((Phrase("tsumo"),)), Cell(), Cell(points=drawn)),
        ),
    )


def _draws(options: Options) -> Iterator[Block]:
    """What moves at a draw, by how many hands are ready."""
    table = opening(options, None)
    rows = []
    for ready in range(1, SEATS):
        tenpai: tuple[Seat, ...] = tuple(range(ready))
        gains = deltas(settle_exhaustive(ExhaustiveDraw(tenpai=tenpai), table, options), SEATS)
        rows.append((Cell(points=ready), Cell(points=gains[0], signed=True), Cell(points=gains[-1], signed=True)))
    yield Grid((Phrase("ref_ready"), Phrase("ref_ready_gets"), Phrase("ref_noten_pays")), tuple(rows))


def _result(options: Options) -> Iterator[Block]:
    """How a finished game is reckoned, a column for each thing that counts."""
    points = tuple(options.start_points + more for more in (15_000, 3_000, -6_000, -12_000))
    found = result(replace(opening(options, None), scores=points, over=True), options)
    heads = (Phrase("ref_points"), *(column.heading for column in found.columns), Phrase("ref_sum"))
    rows = []
    for seat in range(SEATS):
        amounts = [column.amounts[seat] for column in found.columns]
        cells = (Cell(points=each, signed=True) for each in (*amounts, sum(amounts)))
        rows.append((Cell(points=points[seat]), *cells))
    yield Grid(heads, tuple(rows))


_MORE: Final = {"counters": _counters, "liability": _liability, "draws": _draws, "result": _result}
