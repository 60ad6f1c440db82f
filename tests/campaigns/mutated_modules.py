"""The modules in which mistakes are made, each with the tests that are to notice them: the nearest ones first."""

from typing import Final

_RIICHI: Final = "tests/rulesets/riichi/test_"
_CLASSICAL: Final = "tests/rulesets/classical/test_"
_RIICHI_HANDS: Final = (
    "fu", "points", "edges", "source_examples", "printed_hands", "subtle_points", "called_out", "reported_hands", "reported_tiles",
    "yaku", "local_yaku", "dora", "circumstances", "hand_options", "blessings", "preset_standard", "preset_mahjong_soul",
    "preset_m_league", "explanation", "games",
)  # fmt: skip
_RIICHI_TABLE: Final = (
    "riichi", "progress", "ends", "edges", "liability", "refusals", "result", "option_table", "reported_sessions", "corrections",
    "events", "board", "preset_standard", "preset_mahjong_soul", "preset_m_league", "subtle_points", "points", "games",
)  # fmt: skip
_CLASSICAL_HANDS: Final = (
    "limit_hands", "edges", "source_example", "rows", "decisions", "recorded", "options", "option_values", "reported", "faults",
    "doubts",
)  # fmt: skip
_CLASSICAL_TABLE: Final = (
    "table", "edges", "source_example", "recorded", "decisions", "options", "option_values", "reported", "faults", "entered",
)  # fmt: skip


def _rows(family: str, start: str, modules: str, tests: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    files = tuple(f"{start}{name}.py" for name in tests)
    return {f"scorekeeper.rulesets.{family}.{module}": files for module in modules.split()}


MODULES: Final[dict[str, tuple[str, ...]]] = {
    # fu, points and limits
    **_rows("riichi", _RIICHI, "fu points counting pieces readings called_out", _RIICHI_HANDS),
    **_rows(
        "classical", _CLASSICAL, "counting doubles items limit_hands limit_shapes limit_table facts", _CLASSICAL_HANDS
    ),
    # payments and table flow
    **_rows("riichi", _RIICHI, "wins draws liability flow table progress result", _RIICHI_TABLE),
    **_rows("classical", _CLASSICAL, "settle flow table penalties result", _CLASSICAL_TABLE),
}
