"""The language changes at once, by the menu, and nothing entered is lost; the next start speaks it again."""

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.ui.languages import languages
from scorekeeper.ui.words import SENTENCES
from tests.walks.conftest import Open
from tests.walks.evening import CHI, DAN, Evening
from tests.walks.hands import Mouse
from tests.walks.test_small_screen import SMALL

HALF = "222m345p678p67s"
RECORD = {"en": "Record", "en_plain": "Record", "ja": "記録", "zh_Hans": "记录"}


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


@pytest.mark.parametrize("code", [each.code for each in languages()])
def test_every_language_is_spoken_at_once(evening: Evening, code: str) -> None:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters(HALF)

    evening.desk.menu.language(code).trigger()
    QApplication.processEvents()

    assert evening.desk.menu.language(code).isChecked()
    assert evening.side.entry.worth.record.text() == RECORD[code]
    assert evening.side.entry.builder.typing.text() == HALF.replace("p678p", "678p")
    evening.enters("88s5s")
    evening.records()
    assert len(evening.history) == 1
    assert (
        evening.history[0][1]
        == {
            "en": "Chi off Dan",
            "en_plain": "Chi from Dan",
            "ja": "Chi ロン (Dan)",
            "zh_Hans": "Chi ← Dan",
        }[code]
    )


def test_the_language_is_kept_and_can_follow_the_system_again(open_program: Open) -> None:
    first = open_program()
    first.desk.menu.language("ja").trigger()
    first.window.close()

    again = open_program()
    assert again.desk.start.new.accessibleName() == "新しい対局…"
    again.desk.menu.language("").trigger()
    assert again.prefs.language is None
    assert again.desk.start.new.accessibleName() == "New session…"


def test_everything_is_at_its_place_at_once(evening: Evening) -> None:
    """The new words are laid out before they are seen: Record stays in the smallest window from the first moment."""
    evening.program.window.resize(*SMALL)
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters("222m345p678p67s88s5s")
    for code in ("ja", "en"):
        evening.program.choose_language(code)
        worth, window = evening.side.entry.worth, evening.program.window
        at_once = worth.geometry(), worth.record.mapTo(window, worth.record.rect().bottomRight())
        QApplication.processEvents()

        assert at_once == (worth.geometry(), worth.record.mapTo(window, worth.record.rect().bottomRight()))
        assert at_once[1].y() < window.height()


def test_without_a_font_for_it_a_sentence_in_english_says_what_to_install(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtGui.QFontDatabase.families", lambda *_: [])
    evening.desk.menu.language("en").trigger()
    assert not evening.desk.notice.isVisible()

    evening.desk.menu.language("zh_Hans").trigger()

    assert evening.desk.notice.isVisible()
    assert evening.desk.notice.label.text() == SENTENCES["font_missing"]
