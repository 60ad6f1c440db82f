"""Any language is one file: it is offered by its own name, spoken at once, with its numbers and plural forms."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from scorekeeper.controller.session import SessionController
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.final_result import FinalResult
from scorekeeper.ui.languages import Tongue, languages, of_system
from scorekeeper.ui.speech import Speech, day, part, points
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from tests.ui.boards import NAMES
from tests.ui.test_table import Paper

HEADINGS = ["順位", "対局者", "点数", "30,000引\u2060き", "供託", "端数調整", "ウマ", "オカ", "成績"]
KNOWN = ("en", "ja", "zh_Hans")


@pytest.fixture
def tongue(qtbot: QtBot) -> Iterator[Tongue]:
    before = QLocale()
    spoken = Tongue()
    yield spoken
    spoken.be_silent()
    QLocale.setDefault(before)


def test_every_language_is_offered_by_its_own_name(qtbot: QtBot) -> None:
    assert {each.code: each.name for each in languages()} == {
        "en": "English",
        "en_plain": "English in plain words",
        "ja": "日本語",
        "zh_Hans": "简体中文",
    }
    assert languages()[0].code == "en"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-DE", "ja-JP", "en-US"], "ja"),
        (["zh-Hans-CN"], "zh_Hans"),
        (["zh-TW", "zh-Hans-CN"], "zh_Hans"),
        (["de-DE"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_the_owner_reads_is_spoken(wanted: list[str], spoken: str) -> None:
    assert of_system(KNOWN, wanted) == spoken


def test_a_sentence_follows_its_number(tongue: Tongue) -> None:
    tongue.speak("en")
    assert ui("rules_found", count=1) == "1 rule found on all pages"
    assert ui("rules_found", count=1200) == "1,200 rules found on all pages"
    assert Speech().say(Problem("tile_count", {"count": 1, "wanted": 14})).startswith("The hand has 1 tile where 14")
    tongue.speak("en_plain")
    assert ui("rules_found", count=1) == "1 rule found on all pages"


def test_a_language_is_spoken_at_once_and_left_again(tongue: Tongue) -> None:
    tongue.speak("ja")
    assert (ui("cancel"), Speech.place(2)) == ("キャンセル", "2位")
    assert day("2026-03-04T05:06:00").startswith("2026年3月4日")
    tongue.speak("en")
    assert (ui("cancel"), Speech.place(2)) == ("Cancel", "2nd")
    assert (points(-12000), part(34500, 1000), part(0, 1000), part(-1250, 1000)) == (
        "−12,000",
        "+34.5",
        "±0.0",
        "−1.25",
    )


def test_what_follows_a_number_above_the_result_stays_in_one_piece(tongue: Tongue, look: Look) -> None:
    tongue.speak("ja")
    rules = ruleset("riichi", "tenhou", {})
    assert not isinstance(rules, Problem)
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.open("", Header(rules, NAMES), ({"type": "end"},), Paper())
    assert table.view is not None
    final = FinalResult()
    final.show_session(table.view)
    assert [label.text() for label in final._rows[0]] == HEADINGS
    assert "30,000引き" in final.headings()
