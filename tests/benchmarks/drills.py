"""Ten thousand drills of each kind: all possible, all right, and as often open, drawn and of each yaku as recorded hands.

Run `python -m tests.benchmarks.drills [COUNT] [KIND …]`. It stops at the first problem that is wrong, and ends with the shares
of what came in at least one recorded hand of fifty, those off by more than half marked.
"""

import sys
import time
from collections.abc import Sequence

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import RULESETS
from scorekeeper.teach.drills.judge import judge
from scorekeeper.teach.drills.kinds import LEVELS, kinds_for
from scorekeeper.teach.drills.task import Drill
from tests.teach.drills.checks import check
from tests.teach.drills.frequencies import far_off, shares, table
from tests.teach.drills.rooms import room

COUNT = 10_000
AS_PLAYED = 2
OTHER_LEVELS = 20
"""How many times fewer problems are made at the levels that look for easy and hard ones."""
PRESETS = {"riichi": "tenhou"}


def campaign(family: str, count: int, wanted: Sequence[str]) -> None:
    """Make and check the drills of every kind of a family."""
    here = room(family, PRESETS.get(family), seed="campaign")
    for kind in kinds_for(here):
        if wanted and kind.id not in wanted:
            continue
        for level in LEVELS:
            start, many = time.perf_counter(), count if level == AS_PLAYED else count // OTHER_LEVELS
            drills = []
            for _ in range(many):
                drill = kind.make(here, level)
                assert drill is not None, kind.id
                check(drill)
                assert judge(drill, drill.right).right
                drills.append(drill)
            took = (time.perf_counter() - start) / many
            print(f"{family} {kind.id} level {level}: {many} right, {1000 * took:.1f} ms each", flush=True)
            if level == AS_PLAYED and family == next(iter(RULESETS)) and drills[0].scene.hand is not None:
                _compare(kind.id, drills)


def _compare(kind: str, drills: Sequence[Drill]) -> None:
    """Print the shares beside those of recorded hands."""
    wins = []
    for drill in drills:
        score, hand = drill.scene.score, drill.scene.hand
        assert hand is not None
        assert score is not None
        assert not isinstance(score, Problem)
        wins.append((drill.scene.rules, hand, score, drill.scene.off is None))
    found = shares(wins)
    print(table(found))
    off = far_off(found, least=0.02, factor=1.5)
    print(f"{kind}: off by more than half: {off or 'none'}", flush=True)


def main(words: Sequence[str]) -> None:
    """Run the campaign."""
    count = int(words[0]) if words else COUNT
    for family in RULESETS:
        campaign(family, count, words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
