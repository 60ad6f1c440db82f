"""Drafts: copies, red fives, and that no order of clicks and take-backs breaks the limits of the set."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from scorekeeper.core.draft import Draft, copies_left, copies_of, face_left
from scorekeeper.core.draft_notation import Typed, read_draft, write_draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_reading import read_entry
from scorekeeper.core.entry_table import Table
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.core.gesturing import gestured, red_swapped
from scorekeeper.core.suggesting import accepted
from scorekeeper.core.taking_back import stepped, taken_back
from scorekeeper.core.tiles import BY_CODE, RED_FIVES, Tile, tile
from tests.builders import pon, tiles
from tests.entries import ledger, rules

ONE_RED = dict.fromkeys(RED_FIVES, 1)
FACES = [each for each in BY_CODE.values() if not each.is_bonus]


@pytest.mark.parametrize(
    ("reds", "plain", "red"), [(0, 4, 0), (1, 3, 1), (2, 2, 2), (4, 0, 4)], ids=["none", "one", "two", "all"]
)
def test_red_and_plain_fives_share_four_copies(reds: int, plain: int, red: int) -> None:
    set_of = dict.fromkeys(RED_FIVES, reds)

    assert (copies_of(tile("5p"), set_of), copies_of(tile("0p"), set_of)) == (plain, red)
    assert (copies_left(Draft(), tile("5p"), set_of), copies_left(Draft(), tile("0p"), set_of)) == (plain, red)


def test_the_last_plain_five_turns_red() -> None:
    three_gone = Draft(tiles=tiles("555p"))

    assert face_left(Draft(), tile("5p"), ONE_RED) is tile("5p")
    assert face_left(three_gone, tile("5p"), ONE_RED) is tile("0p")
    assert face_left(three_gone.with_tile(tile("0p")), tile("5p"), ONE_RED) is None


def test_hand_sets_and_rows_count_together() -> None:
    draft = Draft(tiles=tiles("1z"), melds=(pon("222z"),), rows={"any": tiles("1z")})

    assert copies_left(draft, tile("1z"), {}) == 2
    assert copies_left(draft, tile("2z"), {}) == 1
    assert draft.room == 10


def test_the_last_tile_wins_unless_another_was_chosen() -> None:
    draft = Draft(tiles=tiles("123m"))

    assert draft.win_tile is tile("3m")
    assert draft.with_win_at(0).with_tile(tile("9m")).win_tile is tile("1m")
    assert draft.with_win_at(1).without_tile(0).win_tile is tile("2m")
    assert draft.with_win_at(1).without_tile(1).win_tile is tile("3m")
    assert Draft().win_tile is None


class Clicking(RuleBasedStateMachine):
    """Any order of acts on one hand."""

    @initialize(reds=st.sampled_from([(0, 0, 0), (1, 1, 1), (1, 2, 1), (0, 4, 3)]))
    def sit_down(self, reds: tuple[int, ...]) -> None:
        by = rules(red_fives=list(reds))
        found = ledger(by=by)
        self.table = Table(by, found.players, found.state)
        self.now = Entering().with_winner_toggled(self.table, 0).with_off(None)
        self.most = dict(by.declaration.reds)

    @rule(key=st.sampled_from(FACES))
    def pick(self, key: Tile) -> None:
        self.now = self.now.with_pick(self.table, key)

    @rule(
        key=st.sampled_from(FACES),
        stroke=st.sampled_from(Stroke),
        reach=st.integers(-8, 8),
        red=st.booleans(),
        called=st.booleans(),
    )
    def gesture(self, key: Tile, stroke: Stroke, reach: int, red: bool, called: bool) -> None:
        before = self.now
        made = Gesture(stroke, key, reach, red, called)
        self.now = stepped(before, gestured(before, self.table, made))
        if before.choices or before.texts or self.now.choices or self.now.draft == before.draft:
            return
        assert taken_back(self.now, self.table).draft == before.draft

    @rule()
    def aim_at_called_sets(self) -> None:
        self.now = self.now.aimed(self.table, Target(Place.CALLED))

    @rule()
    def redden(self) -> None:
        self.now = stepped(self.now, red_swapped(self.now, self.table))

    @rule(index=st.integers(0, 5))
    def accept(self, index: int) -> None:
        self.now = accepted(self.now, self.table, index)

    @rule(index=st.integers(0, 13))
    def take_back(self, index: int) -> None:
        self.now = self.now.without_tile(index)

    @rule(index=st.integers(0, 3))
    def drop_set(self, index: int) -> None:
        self.now = self.now.without_meld(index)

    @rule(form=st.sampled_from(["chi", "pon", "daiminkan", "shouminkan", "ankan"]))
    def begin_set(self, form: str) -> None:
        self.now = self.now.aimed(self.table, Target(Place.MELD, form))

    @rule(row=st.sampled_from(["dora_indicators", "ura_indicators"]))
    def aim_at_row(self, row: str) -> None:
        self.now = self.now.aimed(self.table, Target(Place.ROW, row))

    @rule(index=st.integers(0, 2))
    def choose_set(self, index: int) -> None:
        self.now = self.now.with_choice(index)

    @rule()
    def back(self) -> None:
        self.now = taken_back(self.now, self.table)

    @rule(index=st.integers(0, 13))
    def choose_winning(self, index: int) -> None:
        self.now = self.now.with_winning(index)

    @rule(text=st.text("0123456789mpsz() []:poncha", max_size=24))
    def type_anything(self, text: str) -> None:
        self.now = self.now.with_text(self.table, text)

    @rule(circumstance=st.sampled_from(["riichi", "ippatsu", "haitei"]))
    def tick(self, circumstance: str) -> None:
        self.now = self.now.with_ticks(self.now.draft.circumstances ^ {circumstance})

    @invariant()
    def no_face_too_often(self) -> None:
        counts = Counter(self.now.draft.everything())
        for each, count in counts.items():
            assert count <= copies_of(each, self.most), each
        for red in RED_FIVES:
            assert counts[red] + counts[red.plain] <= 4

    @invariant()
    def never_too_many_tiles(self) -> None:
        assert 0 <= self.now.draft.room <= 14
        assert all(len(row) <= 5 for row in self.now.draft.rows.values())

    @invariant()
    def everything_can_be_shown_and_read_back(self) -> None:
        view = read_entry(self.now, self.table)
        assert len(view.hand) + view.missing + 3 * len(view.melds) == 14
        assert sum(each.winning for each in view.hand) == min(1, len(view.hand))
        text = write_draft(self.now.draft, self.table.declaration)
        read = read_draft(text, self.table.declaration, self.now.draft)
        assert isinstance(read, Typed)
        assert read.draft.win_tile is self.now.draft.win_tile
        assert Counter(read.draft.everything()) == Counter(self.now.draft.everything())


Clicking.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestClicking = Clicking.TestCase


@given(st.lists(st.sampled_from(FACES), max_size=20))
def test_typed_is_clicked(keys: list[Tile]) -> None:
    by = rules()
    found = ledger(by=by)
    table = Table(by, found.players, found.state)
    clicked = Entering().with_winner_toggled(table, 2)
    typed = clicked
    for key in keys:
        before = clicked
        clicked = clicked.with_pick(table, key)
        if clicked.draft.tiles == before.draft.tiles:
            continue
        typed = typed.with_text(table, write_draft(typed.draft, table.declaration) + str(key))

    assert typed.draft.tiles == clicked.draft.tiles
    assert [text.problem for text in typed.texts.values() if text.problem] == []
