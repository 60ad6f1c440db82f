"""Names are shortened where there is little room, and stay different names."""

import pytest

from scorekeeper.ui.worth_said import shortened


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (("Ana", "Benedikt"), ("Ana", "Bened…")),
        (("Player 1", "Player 2"), ("Pla…\u20601", "Pla…\u20602")),
        (("Anna Maria", "Anna Magda"), ("Ann…\u2060ia", "Ann…\u2060da")),
        (("Johanna A. Berg", "Johanna B. Berg"), ("Johanna A. Berg", "Johanna B. Berg")),
        (("Benedikt", "Benedikt"), ("Bened…", "Bened…")),
        (("佐藤健", "佐々木小次郎"), ("佐藤健", "佐々…")),
        (("佐々木小次郎", "佐々木一郎太"), ("佐…\u2060郎", "佐…\u2060太")),
    ],
)
def test_short_names_are_as_different_as_the_whole_ones(players: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert shortened(players) == told
