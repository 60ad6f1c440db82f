"""Names are shortened where there is little room, and stay different names."""

import pytest

from scorekeeper.ui.worth_said import shortened


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (("Ana", "Benedikt"), ("Ana", "Bened…")),
        (("Player 1", "Player 2"), ("Pla…1", "Pla…2")),
        (("Anna Maria", "Anna Magda"), ("Ann…ia", "Ann…da")),
        (("Johanna A. Berg", "Johanna B. Berg"), ("Johanna A. Berg", "Johanna B. Berg")),
        (("Benedikt", "Benedikt"), ("Bened…", "Bened…")),
    ],
)
def test_short_names_are_as_different_as_the_whole_ones(players: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert shortened(players) == told
