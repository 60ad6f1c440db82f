"""Typed tiles and typed hands of every family: read or refused, and what is read can be written and read again."""

from typing import Final

from scorekeeper.core.draft import Draft
from scorekeeper.core.draft_notation import Typed, read_draft, write_draft
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import CHOICES, RULESETS, ruleset

IS_JSON: Final = False
SEEDS: Final = (
    b"123m0p77z",
    b"1111m234p",
    b"(555z)[1111m]67s77s34p2pdora:9m",
    b"(777m)999p567s44s3f",
    b"(chi:340p) (pon:555s) 11z 22m 2m ura:1z dora:5s",
    b"1m2m3m 55 ",
    b"(23",
)
WORDS: Final = ("(", ")", "[", "]", ":", "dora:", "ura:", "chi:", "pon:", "ankan:", "kong:", "chow:", "0m", "1f", "5z")


def _first_of(family: str) -> Ruleset:
    rules = ruleset(family, next(each.preset for each in CHOICES if each.family == family), {})
    assert not isinstance(rules, Problem)
    return rules


DECLARATIONS: Final = tuple(_first_of(family).declaration for family in RULESETS)


def once(data: bytes) -> None:
    """Read some bytes as tiles and as hands."""
    text = data.decode("utf-8", "replace")
    tiles = read_tiles(text)
    if not isinstance(tiles, Problem):
        assert read_tiles(write_tiles(tiles, sort=False)) == tiles
    for declaration in DECLARATIONS:
        typed = read_draft(text, declaration, Draft())
        if not isinstance(typed, Typed):
            continue
        written = write_draft(typed.draft, declaration)
        again = read_draft(written, declaration, typed.draft)
        assert isinstance(again, Typed), (text, written, again)
        assert write_draft(again.draft, declaration) == written, (text, written)
