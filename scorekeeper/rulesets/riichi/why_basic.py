"""From fu and han, a limit or yakuman to the basic points, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.explained import Chapter, Does, Reason
from scorekeeper.core.problem import Phrase
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import COUNTED, LIMITS, MANGAN, YAKUMAN
from scorekeeper.rulesets.riichi.score import RiichiScore

_LIMIT_HAN: Final = 5


def basic_chapter(score: RiichiScore, options: Options, renhou: bool = False) -> Chapter:
    """The basic points of a score; `renhou` tells that the rules' least payment for it stands in the hand's place."""
    return Chapter(Phrase("basic"), "points", tuple(_lines(score, options, renhou)))


def _lines(score: RiichiScore, options: Options, renhou: bool) -> Iterator[Reason]:
    if score.yakuman:
        yield Reason(Phrase("yakuman"), Does.SET, YAKUMAN, Phrase("why_yakuman"))
        yield from _times(score.yakuman)
    elif renhou and score.limit:
        limit = LIMITS[score.limit]
        yield Reason(Phrase(score.limit), Does.SET, limit, Phrase("why_renhou_limit"), option="renhou")
    elif score.han is None:
        assert score.limit is not None  # noqa: S101 - one of the three was called out
        yield Reason(Phrase(score.limit), Does.SET, LIMITS[score.limit], Phrase("why_called_limit"))
    elif score.han >= COUNTED:
        yield from _counted(score, options)
    elif score.han >= _LIMIT_HAN:
        assert score.limit is not None  # noqa: S101 - from five han on there is one
        yield Reason(Phrase(score.limit), Does.SET, LIMITS[score.limit], Phrase(f"why_{score.limit}"))
    else:
        yield from _by_fu(score.han, score.fu or 0, score.basic)


def _times(times: int) -> Iterator[Reason]:
    if times > 1:
        yield Reason(Phrase("basic_times"), Does.TIMES, times)


def _counted(score: RiichiScore, options: Options) -> Iterator[Reason]:
    how = options.counted_yakuman
    said = Phrase(
        {"sanbaiman": "why_counted_sanbaiman", "multiple": "why_counted_multiple"}.get(how, "why_counted_yakuman")
    )
    if how == "sanbaiman":
        yield Reason(Phrase(how), Does.SET, LIMITS[how], said, option="counted_yakuman")
        return
    yield Reason(Phrase("yakuman"), Does.SET, YAKUMAN, said, option="counted_yakuman")
    yield from _times(score.basic // YAKUMAN)


def _by_fu(han: int, fu: int, basic: int) -> Iterator[Reason]:
    yield Reason(Phrase("basic_fu"), Does.SET, fu)
    factor = 1 << (2 + han)
    said = Phrase("why_basic_han")
    yield Reason(Phrase("basic_han", {"han": han}), Does.TIMES, factor, said)
    if fu * factor > MANGAN:
        yield Reason(Phrase("mangan"), Does.AT_MOST, MANGAN, Phrase("why_cut"))
    elif basic > fu * factor:
        yield Reason(Phrase("mangan"), Does.AT_LEAST, basic, Phrase("why_kiriage"), option="kiriage_mangan")
