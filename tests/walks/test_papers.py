"""A teacher makes a sheet of problems, a player takes the rules along on two pages."""

import os
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton

from scorekeeper.app import Program
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import CheatSheet
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.ui.cheat_dialog import CheatDialog
from scorekeeper.ui.languages import languages
from scorekeeper.ui.paper import Paper, Printout, picture
from scorekeeper.ui.paper_dialog import PaperDialog
from scorekeeper.ui.problems_dialog import ProblemsDialog
from tests.ui.cheat_sheets import cheat_sheet
from tests.walks.conftest import Open
from tests.walks.evening import Evening, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, drops_a_list

HANDS = pytest.mark.parametrize("hand", [Mouse(), Keyboard()], ids=["mouse", "keyboard"])


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def problems(evening: Evening) -> ProblemsDialog:
    evening.program.papers().open_problems()
    QApplication.processEvents()
    return dialog(evening.program, ProblemsDialog)


def pages(window: PaperDialog) -> Printout:
    assert window.printout is not None
    return window.printout


def save(hand: Hand, window: PaperDialog, name: str) -> None:
    """Save the pages under a name, in the folder that is offered."""
    hand.press(window.save_button)
    (asking,) = [each for each in window.findChildren(QFileDialog) if each.isVisible()]
    asking.activateWindow()
    QApplication.processEvents()
    line = asking.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    hand.write(line, name)
    (button,) = [each for each in asking.findChildren(QPushButton) if each.isVisible() and each.isDefault()]
    hand.press(button)
    window.activateWindow()
    QApplication.processEvents()


@drops_a_list
@HANDS
def test_a_sheet_is_chosen_and_saved(program: Program, hand: Hand, tmp_path: Path) -> None:
    evening = Evening(program, hand)
    program.places.remembered.folder = str(tmp_path)
    hand.choose(evening.desk.start.menu, evening.desk.menu, evening.desk.menu.problems)
    window = dialog(program, ProblemsDialog)

    hand.press(window.kinds["waits"])
    hand.write(window.count, "5")
    hand.write(window.number, "42")
    hand.press(window.solutions)
    save(hand, window, "friday")

    content = (tmp_path / "friday.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1
    assert window.message.text() == "Saved as friday.pdf."
    assert window.message.toolTip() == str(tmp_path / "friday.pdf")


def test_the_same_number_makes_the_same_sheet_and_another_another(evening: Evening) -> None:
    window = problems(evening)
    drawn = []
    for number in (7, 8, 7):
        window.number.setValue(number)
        drawn.append(bytes(picture(pages(window), 0, 300).constBits()))
    assert drawn[0] == drawn[2] != drawn[1]

    evening.hand.press(window.another)
    assert window.number.value() != 7


def test_what_was_wished_is_offered_again(evening: Evening) -> None:
    window = problems(evening)
    evening.hand.press(window.kinds["points"])
    window.count.setValue(3)
    window.number.setValue(11)
    assert window.printout is not None
    evening.hand.press(window.close_button)

    again = problems(evening)
    assert not again.kinds["points"].isChecked()
    assert again.kinds["waits"].isChecked()
    assert (again.count.value(), again.number.value()) == (3, 11)


def test_other_rules_have_other_kinds_and_what_was_left_out_stays_out(evening: Evening) -> None:
    window = problems(evening)
    evening.hand.press(window.kinds["fine"])
    assert window.printout is not None
    other = next(at for at in range(window.rules.count()) if window.rules.itemData(at).family == "classical")
    window.rules.setCurrentIndex(other)
    window.rules.activated.emit(other)
    QApplication.processEvents()

    assert "points" not in window.kinds
    assert not window.kinds["fine"].isChecked()
    assert window.kinds["whole"].isChecked()
    assert window.printout is not None


def test_without_a_kind_it_is_said_what_to_do(evening: Evening) -> None:
    window = problems(evening)
    for tick in window.kinds.values():
        evening.hand.press(tick)
    QApplication.processEvents()

    assert window.printout is None
    assert window.message.text() == "Choose at least one kind of problems."
    assert not window.save_button.isEnabled()
    assert window.save_button.toolTip() == window.message.text()
    evening.hand.press(window.kinds["fine"])
    assert len(pages(window).pages) > 1
    assert window.save_button.isEnabled()
    assert window.message.text() == ""


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs a folder that refuses to be written to")
def test_a_folder_that_refuses_is_told_of(evening: Evening, tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    window = problems(evening)
    evening.program.papers().save_to(window, folder / "a.pdf")
    assert "cannot be written (Permission denied)" in window.message.text()


@pytest.mark.parametrize("paper", Paper)
def test_what_cannot_be_written_is_said_beside_the_button(evening: Evening, tmp_path: Path, paper: Paper) -> None:
    window = problems(evening)
    window.paper.setCurrentIndex(list(Paper).index(paper))
    evening.program.papers().save_to(window, tmp_path / "absent" / "a.pdf")

    assert "cannot be written" in window.message.text()
    assert window.message.property("role") == "problem"
    assert pages(window).paper is paper


def test_a_full_disk_is_said_too(evening: Evening) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    window = problems(evening)
    evening.program.papers().save_to(window, Path("/dev/full"))
    assert "No space left" in window.message.text()


def test_the_pages_go_to_the_printer_that_is_chosen(evening: Evening, tmp_path: Path) -> None:
    window = problems(evening)
    evening.hand.press(window.print_button)
    (asking,) = [each for each in window.findChildren(QPrintDialog) if each.isVisible()]
    QApplication.processEvents()
    assert all(each.width() >= each.sizeHint().width() for each in asking.findChildren(QPushButton) if each.isVisible())
    printer = asking.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    asking.accepted.emit(printer)
    asking.close()

    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == len(pages(window).pages)
    assert window.message.text() == "Handed to the printer."


def test_the_preview_turns_every_page(evening: Evening) -> None:
    window = problems(evening)
    count = len(pages(window).pages)
    assert count > 1
    seen = []
    for _ in range(count + 1):
        seen.append(window.preview.view.accessibleName())
        evening.hand.press(window.preview.next)
    assert len(set(seen)) == count
    assert seen[0] == seen[-1]
    evening.hand.press(window.preview.before)
    assert window.preview.page == 0


def test_the_drills_offer_one_by_their_rules(evening: Evening) -> None:
    evening.hand.press(evening.desk.start.drills)
    drilling = evening.program.drills().drilling
    chosen = next(each for each in evening.program.house.choices if each.preset == "bmja")
    drilling.choose_rules(chosen)
    page = evening.program.drilled().page
    assert page is not None
    evening.hand.press(page.choose.sheet)

    window = dialog(evening.program, ProblemsDialog)
    assert window.rules.choice == chosen
    assert len(pages(window).pages) > 1


# the cheat sheet


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that have a cheat sheet, whatever stands in it."""
    monkeypatch.setattr(Riichi, "cheat_sheet", lambda _: CheatSheet(Phrase("riichi"), cheat_sheet(12, 2).sides))


@drops_a_list
@HANDS
def test_the_rules_are_taken_along_on_two_pages(program: Program, hand: Hand, tmp_path: Path) -> None:
    evening = Evening(program, hand)
    program.places.remembered.folder = str(tmp_path)
    hand.choose(evening.desk.start.menu, evening.desk.menu, evening.desk.menu.cheat)
    window = dialog(program, CheatDialog)
    save(hand, window, "rules")

    assert (tmp_path / "rules.pdf").read_bytes().count(b"/Type /Page\n") == 2


@pytest.mark.usefixtures("told")
def test_it_comes_in_any_language_and_the_window_keeps_its_own(evening: Evening) -> None:
    evening.program.papers().open_cheat_sheet()
    window = dialog(evening.program, CheatDialog)
    assert window.language.currentData() == evening.program.tongue.code
    titles = set()
    for at in range(window.language.count()):
        window.language.setCurrentIndex(at)
        titles.add(pages(window).title)
        assert evening.program.tongue.code == "en"
    assert window.language.count() == len(languages())
    assert {"Standard riichi", "標準リーチ麻雀"} <= titles
    assert window.save_button.text() == "Save as PDF…"


def test_rules_without_one_say_so(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Riichi, "cheat_sheet", lambda _: None)
    evening.program.papers().open_cheat_sheet()
    window = dialog(evening.program, CheatDialog)

    assert window.printout is None
    assert window.message.text() == "There is no cheat sheet for these rules."


def test_it_shows_the_rules_of_the_session(evening: Evening, open_program: Open) -> None:
    evening.begin("bmja")
    evening.program.papers().open_cheat_sheet()
    window = dialog(evening.program, CheatDialog)
    assert window.rules.choice is not None
    assert window.rules.choice.preset == "bmja"


def test_the_reference_offers_that_of_the_rules_it_tells(evening: Evening) -> None:
    evening.program.reference.open()
    reference = evening.program.reference.window
    assert reference is not None
    chosen = next(each for each in evening.program.house.choices if each.preset == "m_league")
    reference.rules_chosen.emit(chosen)
    reference.activateWindow()
    QApplication.processEvents()
    evening.hand.press(reference.sheet)

    (window,) = [each for each in reference.findChildren(CheatDialog) if each.isVisible()]
    assert window.rules.choice == chosen
    assert len(pages(window).pages) == 2
