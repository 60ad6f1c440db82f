"""A house's rules: kept, changed, deleted and brought back, saved from damage, and carried to another table in a file."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy2

import pytest

from scorekeeper.core.house_rules import HouseRules, RulesFile
from scorekeeper.core.problem import Problem
from scorekeeper.core.words import say
from scorekeeper.store.database import FILE
from scorekeeper.store.rules_file import MOST_BYTES, load_rules, save_rules
from scorekeeper.store.schema import MIGRATIONS
from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import Open, StillClock, begun, crash, event, id_of, read

GOLDEN = Path(__file__).parent.parent / "golden"
OURS = HouseRules("Tuesday “千代”", "riichi", "tenhou", {"uma": [30, 10, -10, -30], "tobi": "off"})


def kept(store: Store, rules: HouseRules = OURS) -> int:
    number = store.house.keep(rules)
    assert isinstance(number, int), number
    return number


def names(store: Store) -> list[str]:
    found = store.house.all()
    assert not isinstance(found, Problem)
    return [each.name for each in found]


def test_rules_are_kept_and_read_again(store: Store, opened: Open) -> None:
    number = kept(store)

    assert opened().house.all() == (HouseRules(OURS.name, "riichi", "tenhou", OURS.options, number),)


def test_rules_are_listed_by_name_and_changed_in_place(store: Store) -> None:
    first = kept(store)
    kept(store, HouseRules("club", "riichi", "standard", {}))
    assert names(store) == ["club", OURS.name]

    assert kept(store, HouseRules("Attic", "riichi", "m_league", {}, first)) == first
    assert names(store) == ["Attic", "club"]


def test_deleted_rules_come_back_for_thirty_days(store: Store, opened: Open, clock: StillClock) -> None:
    number = kept(store)
    assert store.house.delete(number) is None
    assert names(store) == []
    assert id_of(store.house.keep(HouseRules("x", "riichi", "tenhou", {}, number))) == "rules_missing"
    assert id_of(store.house.delete(number)) == "rules_missing"
    assert store.house.restore(number) is None
    assert names(store) == [OURS.name]

    store.house.delete(number)
    store.close()
    clock.pass_days(31)
    assert id_of(opened().house.restore(number)) == "rules_missing"


@pytest.mark.parametrize("copied", [True, False])
def test_a_flipped_letter_in_the_rules_is_noticed_and_the_others_are_saved(
    store: Store, tmp_path: Path, clock: StillClock, copied: bool
) -> None:
    kept(store)
    broken = kept(store, HouseRules("club", "riichi", "standard", {}))
    session = begun(store, event(1))
    store.close() if copied else crash(store)
    clock.pass_days(1)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE house_rules SET body = replace(body, 'club', 'clun') WHERE id = ?", (broken,))

    again = open_store(tmp_path, clock)

    assert isinstance(again, Store)
    assert again.notice is not None
    assert names(again) == ["club", OURS.name][0 if copied else 1 :]
    assert read(again, session).events == (event(1),)
    again.close()


def test_a_file_of_the_first_layout_gets_a_place_for_rules(tmp_path: Path) -> None:
    copy2(GOLDEN / "sessions-v1.db", tmp_path / FILE)

    store = open_store(tmp_path)

    assert isinstance(store, Store)
    assert names(store) == []
    kept(store)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert (tmp_path / "backups" / "sessions-version-1.db").exists()


def test_a_file_of_the_second_layout_can_still_be_read(tmp_path: Path) -> None:
    copy2(GOLDEN / "sessions-v2.db", tmp_path / FILE)

    store = open_store(tmp_path)

    assert isinstance(store, Store)
    assert store.notice is None
    assert store.house.all() == (HouseRules(OURS.name, "riichi", "tenhou", OURS.options, 1),)
    lines = store.sessions()
    assert not isinstance(lines, Problem)
    assert [(line.title, line.events) for line in lines] == [("Tuesday", 1)]
    store.close()


def test_rules_go_through_a_file(tmp_path: Path) -> None:
    assert save_rules(tmp_path / "ours.json", OURS) is None

    found = load_rules(tmp_path / "ours.json")

    assert isinstance(found, RulesFile)
    assert found.rules == OURS
    assert found.lines["tobi"] > found.lines["uma"] > found.lines["preset"] > 1
    assert [path.name for path in tmp_path.iterdir()] == ["ours.json"]


def test_a_file_of_the_first_form_can_still_be_read() -> None:
    found = load_rules(GOLDEN / "rules-v1.json")

    assert isinstance(found, RulesFile)
    assert found.rules == OURS


def test_a_file_that_cannot_be_written_or_read_is_told(tmp_path: Path) -> None:
    assert id_of(save_rules(tmp_path / "nowhere" / "x.json", OURS)) == "store_unreachable"
    assert id_of(load_rules(tmp_path / "nowhere.json")) == "file_unreadable"
    assert id_of(load_rules(tmp_path)) == "file_no_file"


GOOD = '{\n"kind": "rules",\n"ruleset": "riichi",\n"name": "x",\n"preset": "tenhou",\n"options": {}\n}'
BAD = [
    (b"\xff\xfe", "line 1, is not text"),
    (b'{"kind": "rules",\n"name": \n}', "line 3, is not JSON"),
    (b'{"kind": "rules", "name": NaN}', "is not JSON"),
    (b"[" * 5000 + b"]" * 5000, "is not JSON"),
    (GOOD.replace("{}", '{"x": ' + "[" * 200 + "]" * 200 + "}").encode(), "is not JSON"),
    (b"[]", "holds no rules"),
    (b'{"ruleset": "riichi", "events": []}', "holds no rules"),
    (b" " * (MOST_BYTES + 1), "holds no rules"),
    (GOOD.replace('"kind"', '"v": 2, "kind"').encode(), "newer version"),
    (GOOD.replace('"kind"', '"v": "1", "kind"').encode(), "line 2: “v”"),
    (GOOD.replace('"x"', '"  "').encode(), "line 4: “name”"),
    (GOOD.replace('"tenhou"', "7").encode(), "line 5: “preset”"),
    (GOOD.replace("{}\n", "[]\n").encode(), "line 6: “options”"),
    (GOOD.replace('"name": "x",', '"name": "x", "name": "y",').encode(), "line 4: “name” is named twice"),
]


@pytest.mark.parametrize(("content", "says"), BAD, ids=[says for _, says in BAD])
def test_a_bad_file_is_refused_by_name_and_line(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "club.json").write_bytes(content)

    problem = load_rules(tmp_path / "club.json")

    assert isinstance(problem, Problem)
    assert says in say(problem)
