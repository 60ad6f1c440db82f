"""From a hand to its score: the reading that pays most, with every reason."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Line
from scorekeeper.core.tiles import packed, room_for
from scorekeeper.rulesets.riichi.called_out import check_called_out, two_han_needed
from scorekeeper.rulesets.riichi.called_sets import called_set
from scorekeeper.rulesets.riichi.checks import check_tiles, no_set
from scorekeeper.rulesets.riichi.circumstances import asked_of, claim, conflict, in_force
from scorekeeper.rulesets.riichi.counting import Counter
from scorekeeper.rulesets.riichi.explain import explained_fu, groups_of
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.fu import SEVEN_PAIRS
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.points import LIMITS, Worth, capped, payment, worth_of_yakuman
from scorekeeper.rulesets.riichi.score import CalledOut, RiichiScore, without_tiles
from scorekeeper.rulesets.riichi.way import Form, Suits, Way
from scorekeeper.rulesets.riichi.won_hand import Win

_RENHOU: Final = Fact.RENHOU
_SETS: Final = Form.SETS
RENHOU_LIMITS: Final = {"mangan": 5, "haneman": 6, "baiman": 8}
"""Limits renhou may be paid as, with the han they are counted for."""


class Counted(Struct, frozen=True):
    """A score with how it was come to: the way that pays most, None where a limit is paid without one, and its reading."""

    score: RiichiScore
    win: Win
    way: Way | None
    suits: Suits


class Scorer:
    """Scores hands under one set of options; holds no hand, only tables made from the options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.counter = Counter(options)
        self._room = room_for(options.red_fives)

    def score(self, hand: Hand, setting: Setting) -> RiichiScore | Problem:
        """What a won hand is worth and why, or the first thing wrong with it."""
        win = self._won(hand, setting)
        if isinstance(win, Problem):
            return win
        shape, best = self.counter.best(win)
        if shape is None:
            return Problem("not_a_win", where="concealed")
        if win.facts & _RENHOU and (limit := self._renhou_limit(best)):
            return self._as_renhou(win, limit, best.suits if best else shape)
        if best is None:
            return self._too_little(win)
        return self.explained(win, best)

    def _won(self, hand: Hand, setting: Setting) -> Win | Problem:
        """What is the same for every reading of a hand, or why its tiles or circumstances cannot be."""
        concealed = held = packed(hand.concealed)
        called = []
        for meld in hand.melds:
            found = called_set(meld.kind, meld.tiles)
            if found is None:
                return no_set(meld)
            called.append(found)
            held += found.packed
        problem = check_tiles(hand, held, self._room, self.options)
        if problem is not None:
            return problem
        named, told = in_force(hand, setting), 0
        if named:
            said = claim(named)
            told = said.facts
            # Only what looks wrong is told why.
            if said.doubtful or said.against & asked_of(hand, setting) or not named.isdisjoint(setting.denied):
                problem = conflict(hand, setting, named)
                if problem is not None:
                    return problem
        return self.counter.win(hand, setting, named, told, called, concealed, held)

    def counted(self, hand: Hand, setting: Setting) -> Counted | Problem:
        """The score of a won hand and how it was come to, or the first thing wrong with it."""
        win = self._won(hand, setting)
        if isinstance(win, Problem):
            return win
        score = self.score(hand, setting)
        if isinstance(score, Problem):
            return score
        shape, best = self.counter.best(win)
        if best is None or (win.facts & _RENHOU and self._renhou_limit(best)):
            return Counted(score, win, None, best.suits if best else shape or ())
        return Counted(score, win, best, best.suits)

    def _too_little(self, win: Win) -> Problem:
        """Why a winning shape cannot win: no yaku at all, or too few han of them for so many counters."""
        if win.han_needed > 1 and self.counter.best(replace(win, han_needed=1))[1] is not None:
            return two_han_needed(win.setting.counters)
        return Problem("no_yaku", where="concealed")

    def called_out(
        self, declared: CalledOut, self_draw: bool, dealer: bool, counters: int = 0
    ) -> RiichiScore | Problem:
        """The score of a hand that was only said aloud; `bad_record` for one that no tiles can make."""
        if problem := check_called_out(declared, self_draw, counters, self.options):
            return problem
        if declared.han is not None:
            worth = self.counter.worth(declared.han, declared.fu or 0, self_draw, dealer)
            return without_tiles(worth, declared.han, declared.fu)
        times = declared.yakuman or int(declared.limit == "yakuman")
        if times:
            paid = capped(times, self.options)
            return without_tiles(worth_of_yakuman(paid, self_draw, dealer), None, None, paid)
        assert declared.limit is not None  # noqa: S101 - one of the three was called out
        basic = LIMITS[declared.limit]
        return without_tiles(Worth(basic, declared.limit, payment(basic, self_draw, dealer, SEATS - 1)))

    def _renhou_limit(self, best: Way | None) -> Worth | None:
        """What renhou pays as a limit, None when it pays none or the hand's own value is no less."""
        if self.options.renhou not in RENHOU_LIMITS:
            return None
        basic = LIMITS[self.options.renhou]
        worth = Worth(basic, self.options.renhou, payment(basic, self_draw=False, dealer=False, payers=SEATS - 1))
        return worth if best is None or best.worth.pays.total < worth.pays.total else None

    def _as_renhou(self, win: Win, worth: Worth, suits: Suits) -> RiichiScore:
        han = RENHOU_LIMITS[self.options.renhou]
        lines, groups = (Line("renhou", han),), groups_of(win, suits)
        return RiichiScore(han, None, 0, worth.basic, worth.limit, worth.pays, lines, (), groups)

    def explained(self, win: Win, way: Way) -> RiichiScore:
        """The score of one way to count a hand."""
        groups = groups_of(win, way.suits)
        yaku, worth = way.matched.lines, way.worth
        if way.matched.yakuman:
            times = way.matched.yakuman
            return RiichiScore(None, None, times, worth.basic, worth.limit, worth.pays, yaku, (), groups)
        items = explained_fu(win, way, groups) if way.form is _SETS else (SEVEN_PAIRS[self.options.seven_pairs],)
        return RiichiScore(way.han, way.fu, 0, worth.basic, worth.limit, worth.pays, yaku + win.dora, items, groups)
