"""Who pays what for a hand, line by line: from the basic points to each payment, with counters, sticks and liability."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.explained import Chapter, Does, Reason
from scorekeeper.core.money import POT, Account, Seat, Transfer
from scorekeeper.core.problem import Phrase
from scorekeeper.rulesets.riichi.liability import Share
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.table import Table

_UNIT: Final = "points"


def _line(name: str, does: Does, amount: int, option: str = "") -> Reason:
    return Reason(Phrase(name), does, amount, Phrase(f"why_{name}"), option=option)


def _part(basic: int, times: int, name: str) -> tuple[Reason, ...]:
    """The basic points so many times, rounded up to a hundred."""
    return (
        Reason(Phrase("basic"), Does.SET, basic),
        _line(name, Does.TIMES, times),
        _line("round_hundred", Does.ROUND_UP, 100),
    )


def _ron(basic: int, dealer: bool) -> tuple[Reason, ...]:
    return _part(basic, 6 if dealer else 4, "times_ron_dealer" if dealer else "times_ron")


def _drawn(basic: int, dealer: bool) -> tuple[Reason, ...]:
    """What one player pays for a drawn hand; `dealer` tells that payer or winner is the dealer."""
    return _part(basic, 2 if dealer else 1, "times_tsumo_dealer" if dealer else "times_tsumo")


def _for_counters(counters: int, each: int, option: str, said: str = "why_counters") -> tuple[Reason, ...]:
    if not counters * each:
        return ()
    name = Phrase("pays_counters", {"counters": counters, "each": each})
    return (Reason(name, Does.ADD, counters * each, Phrase(said), option=option),)


def alone(basic: int, self_draw: bool, dealer: bool, counters: int, options: Options) -> tuple[Chapter, ...]:
    """What each pays for a hand by itself, where nobody's seat is known."""
    if not self_draw:
        extra = _for_counters(counters, options.honba_ron, "honba_ron")
        return (Chapter(Phrase("pays_off"), _UNIT, (*_ron(basic, dealer), *extra)),)
    extra = _for_counters(counters, options.honba_tsumo_each, "honba_tsumo_each")
    if dealer:
        return (Chapter(Phrase("pays_other"), _UNIT, (*_drawn(basic, True), *extra), SEATS - 1),)
    return (
        Chapter(Phrase("pays_dealer"), _UNIT, (*_drawn(basic, True), *extra)),
        Chapter(Phrase("pays_other"), _UNIT, (*_drawn(basic, False), *extra), SEATS - 2),
    )


class AtTable(Struct, frozen=True):
    """A winner at the table: off whom (None: the own draw), how many counters count, and where the wall was opened."""

    winner: Seat
    off: Seat | None
    table: Table
    counters: int
    wareme: Seat | None
    options: Options

    @property
    def dealer(self) -> bool:
        """Whether the winner is the dealer."""
        return self.winner == self.table.dealer


def at_table(shares: Sequence[Share], at: AtTable) -> tuple[Chapter, ...]:
    """What each player at the table pays one winner, sticks aside."""
    found = [
        each for share in shares for each in (_drawn_share(share, at) if at.off is None else _ron_share(share, at))
    ]
    with_counters = _counted(found, shares, at)
    return tuple(_doubled(each, at) for each in with_counters)


def _chapter(payer: Account, lines: tuple[Reason, ...], at: AtTable, title: str = "pays_player") -> Chapter:
    return Chapter(Phrase(title), _UNIT, lines, payer=payer, payee=at.winner)


def _drawn_share(share: Share, at: AtTable) -> Iterator[Chapter]:
    """A share of a drawn hand: each pays a part, or the liable player all parts."""
    if share.liable is not None:
        yield from _liable_for_all(share.basic, share.liable, at)
        return
    for payer in at.table.from_seat(at.winner):
        yield _chapter(payer, _drawn(share.basic, at.dealer or payer == at.table.dealer), at)


def _liable_for_all(basic: int, liable: Seat, at: AtTable) -> Iterator[Chapter]:
    parts = [(True, SEATS - 1)] if at.dealer else [(True, 1), (False, SEATS - 2)]
    for dealer, times in parts:
        lines = _drawn(basic, dealer)
        if times > 1:
            name = "pays_three" if times == SEATS - 1 else "pays_two"
            lines = (*lines, Reason(Phrase(name), Does.TIMES, times, Phrase("why_liable"), option="pao"))
        yield _chapter(liable, lines, at, "pays_liable")


def _ron_share(share: Share, at: AtTable) -> Iterator[Chapter]:
    """A share of a hand won off a discard: the discarder pays, a liable player one half."""
    assert at.off is not None  # noqa: S101 - told apart by the caller
    lines = _ron(share.basic, at.dealer)
    if share.liable is None or share.liable == at.off:
        yield _chapter(at.off, lines, at)
        return
    half = replace(_line("liable_half", Does.DIVIDE, 2))
    whole = Chapter(Phrase("pays_player"), _UNIT, lines).total
    yield _chapter(at.off, (*lines, replace(half, does=Does.ADD, amount=-(whole // 2))), at)
    yield _chapter(share.liable, (*lines, half), at, "pays_liable")


def _counted(found: Iterable[Chapter], shares: Sequence[Share], at: AtTable) -> list[Chapter]:
    """The payments with the counters, each payer's first one with those that player pays."""
    liable = next((share.liable for share in shares if share.liable is not None), None)
    options = at.options
    owed: dict[Account, tuple[Reason, ...]] = {}
    if at.off is not None:
        other = liable is not None and options.pao_honba != "discarder"
        payer = liable if other and liable is not None else at.off
        said = "why_counters_liable" if other else "why_counters"
        owed[payer] = _for_counters(at.counters, options.honba_ron, "pao_honba" if other else "honba_ron", said)
    elif liable is not None:
        each = options.honba_tsumo_each * (SEATS - 1)
        owed[liable] = _for_counters(at.counters, each, "honba_tsumo_each", "why_counters_liable")
    else:
        extra = _for_counters(at.counters, options.honba_tsumo_each, "honba_tsumo_each")
        owed = dict.fromkeys(at.table.from_seat(at.winner), extra)
    done = []
    for chapter in found:
        extra = owed.pop(chapter.payer, ()) if chapter.payer is not None else ()
        done.append(replace(chapter, lines=(*chapter.lines, *extra)))
    done += [_chapter(payer, lines, at) for payer, lines in owed.items() if lines]
    return done


def _doubled(chapter: Chapter, at: AtTable) -> Chapter:
    """A payment of or to the player where the wall was opened counts twice, if the table plays so."""
    if not at.options.wareme or at.wareme is None or at.wareme not in (chapter.payer, chapter.payee):
        return chapter
    return replace(chapter, lines=(*chapter.lines, _line("pays_wareme", Does.TIMES, 2, "wareme")))


def sticks(transfers: Iterable[Transfer], winner: Seat) -> tuple[Chapter, ...]:
    """The sticks a winner takes from the table."""
    return tuple(
        Chapter(
            Phrase("pays_sticks"),
            _UNIT,
            (Reason(Phrase("riichi_sticks"), Does.SET, each.points, Phrase("why_sticks"), option="sticks_go_to"),),
            payer=POT,
            payee=winner,
        )
        for each in transfers
        if each.payer == POT and each.payee == winner
    )


def kept(transfers: Iterable[Transfer], winner: Seat) -> tuple[Chapter, ...]:
    """What a winner was paid where the receipt stays as it was."""
    return tuple(
        Chapter(
            Phrase("pays_kept"),
            _UNIT,
            (Reason(Phrase("pays_kept"), Does.SET, each.points),),
            payer=each.payer,
            payee=winner,
        )
        for each in transfers
        if each.payee == winner
    )
