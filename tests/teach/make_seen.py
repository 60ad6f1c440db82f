"""Counts how often each line of a score came in recorded hands: run it as `python -m tests.teach.make_seen`.

It keeps numbers only, never a hand: of how many hands whose rules have a line it was one. Rules that few tables play are
tried on every hand too, as far as its tiles tell them.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import ruleset

ROOT: Final = Path(__file__).parents[2]
SEEN: Final = ROOT / "resources" / "reference"
OTHERWISE: Final[Mapping[str, Mapping[str, object]]] = {
    "riichi": {"local_yaku": ["sanrenkou", "isshoku_sanjun", "shiiaru_raotai", "uumensai", "daisharin"]},
}
"""By family whose recorded hands were played, not made up: options that show what tables seldom play."""


def recorded(family: str) -> Iterator[tuple[Ruleset, Hand, Setting]]:
    """Every recorded win of a family with the rules it was played under."""
    for line in (ROOT / "tests" / "data" / f"{family}_hands.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        rules = ruleset(family, record["preset"], record.get("options") or {})
        assert not isinstance(rules, Problem)
        read = rules.read_hand(record)
        assert not isinstance(read, Problem)
        if read[0].win is not None:
            yield rules, *read


def lines_of(rules: Ruleset) -> frozenset[str]:
    """Every line that has a page of its own."""
    pages = [page for section in rules.reference() for page in section.pages]
    return frozenset(page.id for page in pages if page.lines == (page.id,))


def shown(rules: Ruleset, hand: Hand, setting: Setting) -> frozenset[str]:
    """The lines of a hand's score."""
    score = rules.score(hand, setting)
    return (
        frozenset() if isinstance(score, Problem) else frozenset(line.id for part in score.parts for line in part.lines)
    )


def counted(family: str) -> dict[str, list[int]]:
    """By the id of a line: in how many hands it was, and of how many."""
    times: Counter[str] = Counter()
    hands: Counter[str] = Counter()
    for rules, hand, setting in recorded(family):
        own = lines_of(rules)
        hands.update(own)
        times.update(shown(rules, hand, setting) & own)
        more = rules.with_options(OTHERWISE[family])
        assert not isinstance(more, Problem)
        seldom = lines_of(more) - own
        hands.update(seldom)
        times.update(shown(more, hand, setting) & seldom)
    return {line: [times[line], hands[line]] for line in sorted(hands)}


def made(family: str) -> str:
    """A file, as it should be."""
    found: dict[str, Any] = counted(family)
    rows = [f"  {json.dumps(line)}: {json.dumps(pair)}" for line, pair in found.items()]
    return '{\n "v": 1,\n "seen": {\n' + ",\n".join(rows) + "\n }\n}\n"


def main() -> None:
    """Write the file of every family that has recorded hands."""
    SEEN.mkdir(exist_ok=True)
    for family in OTHERWISE:
        (SEEN / f"{family}.json").write_text(made(family), encoding="utf-8")


if __name__ == "__main__":
    main()
