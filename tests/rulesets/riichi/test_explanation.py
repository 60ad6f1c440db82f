"""Every score is explained to its last fu: the lines add up, and the tiles shown are the tiles of the hand."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from scorekeeper.core.problem import Phrase
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Shape, block_of
from scorekeeper.core.tiles import packed
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.facts import EVERY_FACT, RUNS_SHIFT
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.yaku import YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from tests.builders import Won, chi, fu_items, hand, pon, reading, riichi_rules, scored, yaku
from tests.random_hands import random_hands
from tests.rulesets.riichi.examples import FLAT, ORPHANS
from tests.rulesets.riichi.yakuman_examples import ALL_EXAMPLES

HANDS = 3000
YAKU_IN_ORDER = [row.id for row in YAKU] + ["dora", "ura_dora", "red_dora"]
YAKUMAN_IN_ORDER = [row.id for row in YAKUMAN]
FU_IN_ORDER = (
    ("base",),
    ("closed_ron", "tsumo", "open_pinfu"),
    tuple(
        f"{kind}_{how}_{of}"
        for kind in ("triplet", "kan")
        for how in ("open", "closed")
        for of in ("simple", "terminal")
    ),
    ("pair_dragon", "pair_seat_wind", "pair_round_wind", "pair_double_wind"),
    ("wait_edge", "wait_closed", "wait_pair"),
)


def some_scores() -> Iterator[tuple[Won, RiichiScore]]:
    """The worked examples, and some thousand hands of every sort that have a yaku."""
    rules = riichi_rules()
    for example in ALL_EXAMPLES.values():
        yield example.won, scored(example.won)
    for seen, setting in islice(random_hands(random.Random("explained")), HANDS):
        score = rules.score(seen, setting)
        if isinstance(score, RiichiScore):
            yield Won(seen, setting), score


SCORES = list(some_scores())


def test_there_is_enough_to_look_at() -> None:
    assert len(SCORES) > HANDS / 2
    assert any(score.yakuman for _, score in SCORES)
    assert any(score.fu == 25 for _, score in SCORES)


def test_the_yaku_add_up_to_the_han_or_the_yakuman() -> None:
    for won, score in SCORES:
        total = sum(line.amount for line in score.yaku)
        assert (score.yakuman or score.han) == total, str(won)
        assert (score.han is None) is bool(score.yakuman)
        assert all(line.amount > 0 for line in score.yaku)


def test_the_fu_add_up_and_are_rounded_once() -> None:
    for won, score in SCORES:
        total = sum(line.amount for line in score.fu_items)
        if score.yakuman:
            assert (score.fu, score.fu_items) == (None, ())
        elif score.fu == 25:
            assert total == 25
        else:
            assert score.fu == -(-total // 10) * 10, str(won)


def test_the_reading_holds_the_tiles_of_the_hand_red_ones_too() -> None:
    for won, score in SCORES:
        called = [tile for meld in won.hand.melds for tile in meld.tiles]
        assert Counter(t for group in score.reading for t in group) == Counter([*won.hand.concealed, *called]), str(won)


def test_the_reading_is_sets_and_a_pair_seven_pairs_or_orphans() -> None:
    for won, score in SCORES:
        blocks = [block_of(packed(group)) for group in score.reading]
        shapes = [each.shape for each in blocks if each is not None]
        if len(score.reading) == 13:
            assert yaku(score).keys() & {"kokushi", "kokushi_13"}, str(won)
        elif len(score.reading) == 7:
            assert shapes == [Shape.PAIR] * 7
        else:
            assert len(shapes) == 5
            assert shapes.count(Shape.PAIR) == 1, str(won)


def test_concealed_sets_come_in_tile_order_and_called_ones_as_given() -> None:
    for won, score in SCORES:
        melds = [meld.tiles for meld in won.hand.melds]
        concealed = list(score.reading)[: len(score.reading) - len(melds)]
        assert list(score.reading)[len(concealed) :] == melds, str(won)
        assert [group[0].kind for group in concealed] == sorted(group[0].kind for group in concealed), str(won)


def test_yaku_come_in_the_order_of_the_list() -> None:
    for won, score in SCORES:
        order = YAKUMAN_IN_ORDER if score.yakuman else YAKU_IN_ORDER
        places = [order.index(line.id) for line in score.yaku]
        assert places == sorted(set(places)), str(won)


def test_fu_come_as_base_win_sets_pair_and_wait() -> None:
    for won, score in SCORES:
        if score.fu_items and score.fu != 25:
            groups = [next(i for i, names in enumerate(FU_IN_ORDER) if line.id in names) for line in score.fu_items]
            assert groups == sorted(groups), str(won)
            assert groups.count(0) == 1
            assert all(groups.count(i) <= 1 for i in (1, 3, 4)), str(won)


def test_the_tiles_of_each_fu_item_are_a_group_of_the_reading() -> None:
    for won, score in SCORES:
        for line in score.fu_items:
            assert not line.tiles or line.tiles in score.reading, f"{won}: {line}"


def test_the_sets_with_fu_come_in_the_order_of_the_reading() -> None:
    for won, score in SCORES:
        sets = [line.tiles for line in score.fu_items if line.id.startswith(("triplet", "kan"))]
        left = list(score.reading)
        for tiles in sets:
            assert tiles in left, str(won)
            left = left[left.index(tiles) + 1 :]


def test_the_parts_say_the_same() -> None:
    for _, score in SCORES:
        yaku_part, *fu_part = score.parts
        assert (yaku_part.id, yaku_part.lines) == ("yaku", score.yaku)
        assert yaku_part.unit == ("yakuman" if score.yakuman else "han")
        assert yaku_part.total == (score.yakuman or score.han)
        assert [(part.id, part.unit, part.lines, part.total) for part in fu_part] == (
            [("fu_items", "fu", score.fu_items, score.fu)] if score.fu_items else []
        )


def test_the_answer_is_the_public_form() -> None:
    score = scored(hand("234999m56788p234s", ron="9m", riichi=True, dora="8m", ura="8p"))

    assert score.answer() == {
        "han": 4,
        "fu": 40,
        "yakuman": 0,
        "limit": "mangan",
        "points": {"total": 8000},
        "yaku": [["riichi", 1], ["dora", 3]],
        "fu_items": [["base", None, 20], ["closed_ron", None, 10], ["triplet_open_terminal", "999m", 4]],
        "reading": ["234m", "999m", "567p", "88p", "234s"],
    }


def test_the_answer_for_a_yakuman_counts_multiples() -> None:
    assert scored(hand(ORPHANS, ron="1m", seat="E")).answer() == {
        "han": None,
        "fu": None,
        "yakuman": 2,
        "limit": "yakuman",
        "points": {"total": 96000},
        "yaku": [["kokushi_13", 2]],
        "fu_items": [],
        "reading": ["11m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z"],
    }


def test_called_sets_are_shown_as_they_were_called() -> None:
    won = hand("456s78999p", pon("777s"), chi("234m"), ron="7p", houtei=True)

    assert reading(scored(won)) == "789p 99p 456s 777s 234m"


def test_the_yaku_of_a_rich_hand_in_order() -> None:
    won = hand("223344m067p23488s", tsumo="8s", riichi=True, ippatsu=True, dora="7s", ura="1m")

    assert list(yaku(scored(won)).items()) == [
        ("riichi", 1),
        ("ippatsu", 1),
        ("menzen_tsumo", 1),
        ("tanyao", 1),
        ("iipeikou", 1),
        ("dora", 2),
        ("ura_dora", 2),
        ("red_dora", 1),
    ]


def test_red_fives_are_shown_in_the_fu_too() -> None:
    triplet = scored(hand("234m055p67899s444z", ron="0p", riichi=True))
    pair = scored(hand("234m05p678999s444z", ron="5p", riichi=True))
    run = scored(hand("234m406p67899s444z", ron="0p", riichi=True))

    assert ("triplet_open_simple", "055p", 2) in fu_items(triplet)
    assert ("wait_pair", "05p", 2) in fu_items(pair)
    assert ("wait_closed", "406p", 2) in fu_items(run)
    # The same run was called too: the one that was waited for is the concealed one.
    twice = scored(hand("345m067s33z", chi("567s"), pon("777z"), ron="6s"))
    assert ("wait_closed", "067s", 2) in fu_items(twice)


HEADLINES = [
    (hand(FLAT, ron="8p"), "1 han 30 fu | 1000"),
    (hand(FLAT, tsumo="8p"), "2 han 20 fu | 400 / 700"),
    (hand(FLAT, tsumo="8p", seat="E"), "2 han 20 fu | 700 all"),
    (hand(FLAT, ron="8p", riichi=True, dora="8s8s"), "6 han 30 fu | Haneman | 12000"),
    (hand(ORPHANS, ron="7z"), "Yakuman | 32000"),
    (hand(ORPHANS, ron="1m"), "2 × yakuman | 64000"),
]


@pytest.mark.parametrize(("won", "said"), HEADLINES, ids=[said for _, said in HEADLINES])
def test_the_headline_is_what_players_say_aloud(won: Won, said: str) -> None:
    words = riichi_rules().words

    assert " | ".join(say(phrase, words) for phrase in scored(won).headline) == said


def test_every_line_has_a_word() -> None:
    words = riichi_rules().words
    lines: set[Line] = {line for _, score in SCORES for part in score.parts for line in part.lines}

    assert {line.id for line in lines} <= set(words)
    assert all(say(Phrase(part.id), words) != part.id for _, score in SCORES for part in score.parts)


def test_facts_do_not_run_into_the_marks_of_where_sets_stand() -> None:
    assert max(EVERY_FACT) < 1 << RUNS_SHIFT
