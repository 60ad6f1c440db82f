"""What is made late: once, when it is asked for, and what waits for it is told then."""

from scorekeeper.core.late import Late, LateRow


def test_it_is_made_once_and_only_when_it_is_asked_for() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("made")
        return "it"

    late = Late(make)
    assert (late.made, made) == (None, [])

    assert [late(), late(), late.made] == ["it"] * 3
    assert made == ["made"]


def test_what_waits_is_told_once_in_its_order_and_what_comes_later_at_once() -> None:
    late, told = Late(lambda: 7), list[tuple[str, int]]()
    late.then(lambda made: told.append(("first", made)))
    late.then(lambda made: told.append(("second", made)))
    assert told == []

    late()
    late()
    late.then(lambda made: told.append(("third", made)))

    assert told == [("first", 7), ("second", 7), ("third", 7)]


def test_what_waits_may_ask_for_it_itself() -> None:
    found: list[int] = []
    late = Late(lambda: 7)
    late.then(lambda _: found.append(late()))

    late()

    assert found == [7]


def test_a_row_is_made_when_somebody_looks_at_it() -> None:
    made: list[str] = []

    def make() -> tuple[str, ...]:
        made.append("row")
        return "a", "b", "c"

    row = LateRow(make)
    assert not made
    assert row[1] == "b"
    assert (len(row), list(row), row[1:]) == (3, ["a", "b", "c"], ("b", "c"))
    assert made == ["row"]
