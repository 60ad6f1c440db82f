"""How often each reason, open hands, kans and self-draws come: in recorded hands and among those that are dealt."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final

from scorekeeper.core.hand import Hand
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.score import Score
from scorekeeper.teach.drills.hands import Dealer
from tests.teach.drills.make_weights import recorded
from tests.teach.drills.rooms import rules_of, weights_of

OPEN: Final = "an open hand"
KAN: Final = "a hand with a kan"
DRAWN: Final = "a self-draw"
NAMED: Final = "yaku"
Shares = dict[str, float]


def shares(wins: Iterable[tuple[Ruleset, Hand, Score, bool]]) -> Shares:
    """The share of hands with each reason, and of open, drawn and kan hands."""
    found: Counter[str] = Counter()
    count = 0
    for rules, hand, score, drawn in wins:
        forms = {form.id: form for form in rules.declaration.melds}
        count += 1
        found.update({line.id for part in score.parts if part.id == NAMED for line in part.lines})
        found[OPEN] += any(forms[meld.kind].open for meld in hand.melds)
        found[KAN] += any(len(meld.tiles) == 4 for meld in hand.melds)
        found[DRAWN] += drawn
    return {name: times / count for name, times in found.items()}


@cache
def of_recorded() -> Shares:
    """The shares among the recorded hands."""
    return shares((each.rules, each.hand, each.score, each.drawn) for each in recorded("riichi"))


def of_dealt(count: int, seed: str) -> Shares:
    """The shares among hands that are dealt under the rules of the recorded ones."""
    rules = rules_of("riichi", "tenhou")
    dealer = Dealer(rules, weights_of("riichi"), Random(seed))
    hands = [dealer.hand() for _ in range(count)]
    return shares((rules, each.hand, each.score, each.drawn) for each in hands if each is not None)


def far_off(found: Shares, least: float, factor: float) -> dict[str, tuple[float, float]]:
    """The reasons that came in at least this share of recorded hands and are off by more than a factor: both shares."""
    wanted = {name: share for name, share in of_recorded().items() if share >= least}
    return {
        name: (share, found.get(name, 0.0))
        for name, share in wanted.items()
        if not share / factor <= found.get(name, 0.0) <= share * factor
    }


def table(found: Shares, least: float = 0.02) -> str:
    """Both shares beside one another, in percent."""
    rows = sorted(((share, name) for name, share in of_recorded().items() if share >= least), reverse=True)
    return "\n".join(f"{name:16} {100 * share:5.1f} {100 * found.get(name, 0.0):5.1f}" for share, name in rows)
