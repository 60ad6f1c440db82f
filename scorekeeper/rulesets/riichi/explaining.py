"""Why a riichi hand is worth what it is: its fu set by set, its yaku, its basic points, and the readings not chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.explained import Chapter, Does, Explanation, Group, Other, Reason
from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Shape
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets.riichi.called_out import two_han_needed
from scorekeeper.rulesets.riichi.checks import DORA_ROW, URA_ROW
from scorekeeper.rulesets.riichi.counting import Counter
from scorekeeper.rulesets.riichi.dora import NEXT, counting_indicators
from scorekeeper.rulesets.riichi.every_way import Laid, every_way, laid
from scorekeeper.rulesets.riichi.explain import groups_of
from scorekeeper.rulesets.riichi.fu import BASE
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.pieces import OPEN, Piece
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.scoring import Counted, Scorer
from scorekeeper.rulesets.riichi.way import Form, Way, pieces_of
from scorekeeper.rulesets.riichi.why_basic import basic_chapter
from scorekeeper.rulesets.riichi.why_yaku import PREFIX, WHY_YAKU
from scorekeeper.rulesets.riichi.won_hand import Win

_WORD: Final = {
    Shape.RUN: "group_run",
    Shape.TRIPLET: "group_triplet",
    Shape.KAN: "group_kan",
    Shape.PAIR: "group_pair",
}
_OPTION: Final = {
    "open_pinfu": "open_pinfu_fu",
    "pair_double_wind": "double_wind_pair_fu",
    "seven_pairs": "seven_pairs",
    "red_dora": "red_fives",
    "ura_dora": "ura_dora",
}
"""The house rules that settle a line of fu or dora."""


def explanation(scorer: Scorer, counted: Counted, preset: str) -> Explanation:
    """Why a hand that was counted is worth its score, without its payments."""
    score, win, way = counted.score, counted.win, counted.way
    lies = Laid(counted.suits, pieces_of(counted.suits), None, None) if way is None else laid(win, way)
    groups = _groups(win, lies, score.reading)
    chapters = [*_fu(win, lies, way, groups, scorer.options)] if way is not None and score.fu_items else []
    yaku = _yaku(win, lies, score, groups, scorer.options)
    return Explanation(
        score.headline,
        score.total,
        groups,
        (*chapters, yaku, basic_chapter(score, scorer.options, renhou=way is None)),
        others=() if way is None else _others(scorer, win, way),
        source=source(preset),
        tiles=() if win.hand.win_tile is None else (win.hand.win_tile,),
    )


def source(preset: str) -> Phrase:
    """Whose rules these are."""
    found = PRESETS[preset]
    return Phrase("why_source", {"rules": Term(f"preset_{preset}"), "source": Term(found.source)})


def _groups(win: Win, lies: Laid, reading: Sequence[tuple[Tile, ...]]) -> tuple[Group, ...]:
    pieces = _pieces(win, lies)
    if not pieces:
        won = None if win.hand.win_tile is None else win.hand.win_tile.kind
        return tuple(
            Group(tiles, "group_pair" if len(tiles) > 1 else "group_single", won=tiles[0].kind == won)
            for tiles in reading
        )
    return tuple(
        Group(tiles, _WORD[piece.block.shape], _is_open(piece), at == lies.won)
        for at, (piece, tiles) in enumerate(zip(pieces, reading, strict=True))
    )


def _pieces(win: Win, lies: Laid) -> tuple[Piece, ...]:
    """All sets and the pair as they count, the called sets last."""
    return (*lies.pieces, *[each.piece for each in win.melds])


def _is_open(piece: Piece) -> bool:
    return piece is OPEN[piece.block.index]


def _why(line: Line, **values: int) -> Phrase:
    return Phrase(PREFIX + line.id, dict(values))


def _fu(win: Win, lies: Laid, way: Way, groups: Sequence[Group], options: Options) -> Iterator[Chapter]:
    """The fu: the base, how it was won, each set and the pair, the wait, and the rounding."""
    title = Phrase("fu_items")
    if way.form is Form.SEVEN_PAIRS:
        line = way.won
        assert line is not None  # noqa: S101 - seven pairs have this one line
        whole = tuple(range(len(groups)))
        yield Chapter(title, "fu", (Reason(Phrase(line.id), Does.SET, line.amount, _why(line), whole, (), line.id),))
        return
    won, pair, wait = way.won, way.pair, None if way.place is None else way.place.wait
    lines = [Reason(Phrase(BASE.id), Does.ADD, BASE.amount, _why(BASE)), *_won_by(win, won, options)]
    for at, (piece, group) in enumerate(zip(_pieces(win, lies), groups, strict=True)):
        line = pair if piece.block.shape is Shape.PAIR else piece.fu
        if line is None:
            said = Phrase("why_pair" if piece.block.shape is Shape.PAIR else "why_run")
            lines.append(Reason(Phrase(group.word), Does.ADD, 0, said, (at,), group.tiles))
        else:
            lines.append(_counts(line, at, group, fu=line.amount))
    if lies.won is not None:
        lines.append(_wait(wait, lies, groups))
    lines.append(Reason(Phrase("round_ten"), Does.ROUND_UP, 10, Phrase("why_round_ten")))
    yield Chapter(title, "fu", tuple(lines))


def _counts(line: Line, at: int, group: Group, **values: int) -> Reason:
    option = _OPTION.get(line.id, "")
    return Reason(Phrase(line.id), Does.ADD, line.amount, _why(line, **values), (at,), group.tiles, option)


def _wait(wait: Line | None, lies: Laid, groups: Sequence[Group]) -> Reason:
    assert lies.won is not None  # noqa: S101 - told apart by the caller
    group = groups[lies.won]
    if wait is not None:
        return _counts(wait, lies.won, group)
    name = "wait_two_sided" if lies.pieces[lies.won].block.shape is Shape.RUN else "wait_triplet"
    return Reason(Phrase(name), Does.ADD, 0, Phrase(PREFIX + name), (lies.won,), group.tiles)


def _won_by(win: Win, won: Line | None, options: Options) -> Iterator[Reason]:
    if won is not None:
        yield Reason(Phrase(won.id), Does.ADD, won.amount, _why(won), option=_OPTION.get(won.id, ""))
    elif win.tsumo:
        rinshan = "rinshan" in win.hand.circumstances and not options.rinshan_tsumo_fu
        said, option = ("why_rinshan_tsumo", "rinshan_tsumo_fu") if rinshan else ("why_pinfu_tsumo", "pinfu_tsumo")
        yield Reason(Phrase("tsumo"), Does.ADD, 0, Phrase(said), option=option)


def _yaku(win: Win, lies: Laid, score: RiichiScore, groups: Sequence[Group], options: Options) -> Chapter:
    unit = "yakuman" if score.yakuman else "han"
    lines = [_of_yaku(line, win, lies, groups, options) for line in score.yaku]
    if score.yakuman and score.yakuman < sum(line.amount for line in score.yaku):
        lines.append(
            Reason(
                Phrase("most_yakuman"),
                Does.AT_MOST,
                options.max_yakuman,
                Phrase("why_most_yakuman"),
                option="max_yakuman",
            )
        )
    return Chapter(Phrase("yaku"), unit, tuple(lines))


def _of_yaku(line: Line, win: Win, lies: Laid, groups: Sequence[Group], options: Options) -> Reason:
    why = WHY_YAKU.get(line.id)
    if why is None:
        tiles = _dora(line.id, win.hand, options)
        at = tuple(place for place, group in enumerate(groups) if any(each in tiles for each in group.tiles))
        return Reason(Phrase(line.id), Does.ADD, line.amount, _why(line), at, tiles, _OPTION.get(line.id, ""))
    pieces = _pieces(win, lies)
    at = why.shown(pieces, win.setting) if pieces else tuple(range(len(groups)))
    tiles = tuple(each for place in at for each in groups[place].tiles)
    option = why.option
    if line.id == "tanyao" and not win.closed:
        option = "open_tanyao"
    if line.id in dict(options.yaku_han):
        option = "yaku_han"
    return Reason(Phrase(line.id), Does.ADD, line.amount, Phrase(PREFIX + line.id), at, tiles, option)


def _dora(name: str, hand: Hand, options: Options) -> tuple[Tile, ...]:
    """The tiles of the hand that a line of dora counts, those that count twice once."""
    tiles = (*hand.concealed, *(each for meld in hand.melds for each in meld.tiles))
    if name == "red_dora":
        return tuple(each for each in tiles if each.red)
    row = DORA_ROW if name == "dora" else URA_ROW
    kinds = {NEXT[each.kind] for each in counting_indicators(name, hand.rows.get(row, ()), options)}
    return tuple(each for each in tiles if each.kind in kinds)


def _others(scorer: Scorer, win: Win, best: Way) -> tuple[Other, ...]:
    """The readings that were not chosen, the dearest first."""
    found, chosen = [], False
    for each in every_way(scorer.counter, win):
        if each.way == best and not chosen:
            chosen = True
            continue
        found.append(_other(scorer, win, each))
    return tuple(sorted(found, key=lambda other: -other.total))


def _other(scorer: Scorer, win: Win, lies: Laid) -> Other:
    reading = groups_of(win, lies.suits)
    groups = _groups(win, lies, reading)
    if lies.way is None:
        return Other(groups, 0, problem=_refused(scorer.counter, win, lies))
    score = scorer.explained(win, lies.way)
    return Other(groups, score.total, score.headline, score.parts)


def _refused(counter: Counter, win: Win, lies: Laid) -> Problem:
    """Why a reading cannot win: too few han of yaku for so many counters, or none."""
    if win.han_needed > 1:
        for each in every_way(counter, replace(win, han_needed=1)):
            if (each.pieces, each.won) == (lies.pieces, lies.won) and each.way is not None:
                return two_han_needed(win.setting.counters)
    return Problem("no_yaku", where="concealed")
