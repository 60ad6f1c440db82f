"""Who pays what to whom, as it is said."""

import pytest

from scorekeeper.core.entry_view import Preview
from scorekeeper.core.money import OUTSIDE, POT, Transfer
from scorekeeper.core.problem import Phrase
from scorekeeper.ui.payments import payments, said_of, settled_by
from tests.entries import PLAYERS, entry, shown


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([(3, 1, 8000)], ["Dan pays 8,000 to Ben"]),
        ([(3, 1, 8000), (3, 1, 300), (POT, 1, 2000)], ["Dan pays 8,300 to Ben", "Ben takes 2,000 of sticks"]),
        ([(0, 1, 2000), (2, 1, 1000), (3, 1, 1000)], ["Ana pays 2,000 to Ben", "Chi, Dan pay 1,000 each to Ben"]),
        ([(0, 1, 500), (1, 0, 200)], ["Ana pays 300 to Ben"]),
        ([(0, 1, 200), (1, 0, 500)], ["Ben pays 300 to Ana"]),
        ([(0, 1, 200), (1, 0, 200)], []),
        ([(2, POT, 1000)], ["Chi lays down 1,000"]),
        ([(OUTSIDE, 2, 1000)], ["Chi gets 1,000"]),
        ([(2, OUTSIDE, 1000)], ["Chi loses 1,000"]),
        ([(POT, OUTSIDE, 1000)], ["1,000 of sticks go to nobody"]),
        ([(OUTSIDE, POT, 1000)], ["1,000 come to the sticks"]),
        ([], []),
    ],
)
def test_it_is_said_in_sentences(moves: list[tuple[int, int, int]], said: list[str]) -> None:
    assert list(payments([Transfer(payer, payee, points, "") for payer, payee, points in moves], PLAYERS)) == said


def test_what_moves_nothing_says_so() -> None:
    made = entry()
    made.choose_outcome("abortive_draw")
    made.answer("kind", "suukaikan")
    preview = shown(made).preview
    assert preview is not None

    assert said_of(preview, PLAYERS) == ("No points move",)


def test_where_all_settle_with_all_it_is_said_pair_by_pair() -> None:
    moves = ((3, 2, 104), (0, 2, 104), (0, 3, 28), (3, 0, 10))
    preview = Preview(
        tuple(Transfer(payer, payee, points, "") for payer, payee, points in moves), (), (), Phrase(""), (), over=False
    )

    said = [each.replace("\u00a0", " ") for each in settled_by(preview, PLAYERS)]
    assert said == ["Dan → Chi 104", "Ana → Chi 104", "Ana → Dan 18"]


@pytest.mark.parametrize(("moves", "said"), [((), "No points move"), (((1, OUTSIDE, 300),), "Ben loses 300")])
def test_what_leaves_the_table_is_said_in_sentences(moves: tuple[tuple[int, int, int], ...], said: str) -> None:
    transfers = tuple(Transfer(payer, payee, points, "") for payer, payee, points in moves)

    assert settled_by(Preview(transfers, (), (), Phrase(""), (), over=False), PLAYERS) == (said,)
