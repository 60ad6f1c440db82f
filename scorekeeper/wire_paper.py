"""Opens the windows in which pages to learn from are made, and brings the pages to files and printers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.problem_sheet import ProblemSheet, SheetWish
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import ruleset
from scorekeeper.store.files import write_file
from scorekeeper.ui.languages import Tongue, languages
from scorekeeper.ui.main_window import MainWindow
from scorekeeper.ui.rules_box import rules_title
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from scorekeeper.wire_drill_grounds import weights_for
from scorekeeper.wire_places import Places

if TYPE_CHECKING:
    from scorekeeper.teach.drills.tables import Room
    from scorekeeper.ui.cheat_dialog import CheatDialog
    from scorekeeper.ui.paper_dialog import PaperDialog
    from scorekeeper.ui.problems_dialog import ProblemsDialog

COUNT: Final = 12
"""Problems on a sheet as long as nobody wished otherwise: two pages of them."""
LEVEL: Final = 2


class Papers:
    """Sheets of problems and the cheat sheet; `choices` gives all rules there are, and those that are offered first."""

    def __init__(
        self,
        window: MainWindow,
        places: Places,
        tongue: Tongue,
        choices: Callable[[], tuple[Sequence[RulesChoice], RulesChoice]],
        look: Callable[[], Look],
    ) -> None:
        self._window = window
        self._places = places
        self._tongue = tongue
        self._choices = choices
        self._chance = Random()
        self._wish: SheetWish | None = None
        self._look = look

    # the sheet of problems

    def open_problems(self) -> None:
        """Let a teacher make a sheet of problems by the rules in force."""
        self.open_problems_of(self._choices()[1])

    def open_problems_of(self, first: RulesChoice) -> None:
        """Let a teacher make a sheet of problems, some rules being offered first."""
        from scorekeeper.ui.problems_dialog import ProblemsDialog

        dialog = ProblemsDialog(self._look(), self._window)
        dialog.show_choices(self._choices()[0], first)
        dialog.rules_chosen.connect(lambda rules: self._offer(dialog, rules))
        dialog.wished.connect(lambda wish: self._make_sheet(dialog, wish))
        dialog.another_wished.connect(lambda: dialog.show_number(self._another()))
        self._offer(dialog, first)
        self._open(dialog, lambda: ui("sheet_numbered", number=str(dialog.number.value())))

    def _offer(self, dialog: ProblemsDialog, rules: RulesChoice) -> None:
        """Show the kinds of problems there are under some rules; those that were left out before stay so."""
        from scorekeeper.core.drill_view import DrillKind
        from scorekeeper.teach.drills.kinds import KINDS, kinds_for

        room = _room(rules, 0)
        if isinstance(room, Problem):
            dialog.show_kinds((), {}, SheetWish(rules, (), LEVEL, COUNT, 1))
            dialog.show_sheet(None, Speech().say(room))
            return
        there = tuple(DrillKind(each.id, each.word, each.help, "") for each in kinds_for(room))
        wish = self._wish or SheetWish(rules, tuple(each.id for each in KINDS), LEVEL, COUNT, self._another())
        dialog.show_kinds(there, _words(room.rules), wish)

    def _another(self) -> int:
        from scorekeeper.ui.problems_dialog import NUMBERS

        return self._chance.randint(1, NUMBERS)

    def _make_sheet(self, dialog: ProblemsDialog, wish: SheetWish) -> None:
        """Show the sheet that is wished, or say why there is none."""
        from scorekeeper.teach.drills.kinds import kinds_for
        from scorekeeper.teach.drills.on_paper import on_paper
        from scorekeeper.teach.drills.solution import sheet

        room = _room(wish.rules, wish.number)
        if isinstance(room, Problem):
            dialog.show_sheet(None, Speech().say(room))
            return
        there = kinds_for(room)
        self._wish = _kept(wish, self._wish, {each.id for each in there})
        kinds = [each for each in there if each.id in wish.kinds]
        found = sheet(room, kinds, wish.level, wish.count, wish.count)
        count = len(found.problems)
        if not kinds or not count:
            word = "sheet_no_rules" if not there else "sheet_no_kind" if not kinds else "sheet_no_problem"
            dialog.show_sheet(None, ui(word))
            return
        name, level = rules_title(wish.rules), Phrase(f"drill_level_{wish.level}")
        made = ProblemSheet(room.rules, name, level, wish.number, on_paper(found), _words(room.rules))
        dialog.show_sheet(made, "" if count == wish.count else ui("sheet_fewer", count=count))

    # the cheat sheet

    def open_cheat_sheet(self) -> None:
        """Let a player take the rules that are in force along on two pages."""
        self.open_cheat_sheet_of(self._choices()[1])

    def open_cheat_sheet_of(self, told: RulesChoice, parent: QWidget | None = None) -> None:
        """Let a player take some rules along, asked from a window of their own."""
        from scorekeeper.ui.cheat_dialog import CheatDialog

        dialog = CheatDialog(self._look(), parent or self._window)
        dialog.wished.connect(lambda rules, code: self._make_cheat_sheet(dialog, rules, code))
        dialog.show_choices(self._choices()[0], told, languages(), self._tongue.code)
        self._open(dialog, lambda: ui("cheat_window"))

    def _make_cheat_sheet(self, dialog: CheatDialog, choice: RulesChoice, code: str) -> None:
        from scorekeeper.ui.cheat_pages import cheat_pages

        rules = ruleset(choice.family, choice.preset, choice.options)
        if isinstance(rules, Problem):
            dialog.show_printout(None, Speech().say(rules))
            return
        found = rules.cheat_sheet()
        if found is None:
            dialog.show_printout(None, ui("cheat_none"))
            return
        with self._tongue.for_a_while(code):
            pages = cheat_pages(found, rules_title(choice), _words(rules), dialog.size_of_paper, self._look())
        dialog.show_printout(pages)

    # where pages go

    def _open(self, dialog: PaperDialog, name: Callable[[], str]) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.save_wished.connect(lambda: self._ask_where(dialog, name()))
        dialog.print_wished.connect(lambda: self._ask_printer(dialog))
        self._places.follow(dialog)
        dialog.open()

    def _ask_where(self, dialog: PaperDialog, name: str) -> None:
        """Ask for the file to write the pages into, in the folder that was last chosen."""
        if dialog.printout is None:
            return
        asking = QFileDialog(dialog, ui("paper_save"))
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setNameFilter(ui("paper_pdf"))
        asking.setDefaultSuffix("pdf")
        remembered = self._places.remembered
        if remembered.folder is not None:
            asking.setDirectory(remembered.folder)
        asking.selectFile(re.sub(r"[^\w-]+", "-", name).strip("-") or "pages")

        def save(file: str) -> None:
            remembered.folder = asking.directory().absolutePath()
            self.save_to(dialog, Path(file))

        asking.fileSelected.connect(save)
        asking.open()

    def save_to(self, dialog: PaperDialog, file: Path) -> None:
        """Write the pages that a window shows into a file, and say beside its buttons what came of it."""
        from scorekeeper.ui.paper import pdf

        pages = dialog.printout
        if pages is None:
            return
        problem = write_file(file, pdf(pages))
        if problem is None:
            dialog.tell(ui("paper_saved", file=file.name), tip=str(file))
        else:
            dialog.tell(Speech().say(problem), wrong=True)

    def _ask_printer(self, dialog: PaperDialog) -> None:
        """Ask for a printer, and print the pages there."""
        from scorekeeper.ui.print_dialog import printout_dialog

        def told(done: bool) -> None:
            dialog.tell(ui("paper_printed" if done else "paper_unprinted"), wrong=not done)

        if dialog.printout is not None:
            QDialog.open(printout_dialog(dialog.printout, told, dialog))


def _kept(wish: SheetWish, before: SheetWish | None, there: set[str]) -> SheetWish:
    """A wish to go on with: kinds that these rules do not have are wished for as before."""
    absent = () if before is None else tuple(kind for kind in before.kinds if kind not in there)
    return SheetWish(wish.rules, (*wish.kinds, *absent), wish.level, wish.count, wish.number)


def _room(choice: RulesChoice, number: int) -> Room | Problem:
    """Where the problems of the sheet with a number are made."""
    from scorekeeper.teach.drills.tables import Room

    rules = ruleset(choice.family, choice.preset, choice.options)
    if isinstance(rules, Problem):
        return rules
    weights = weights_for(rules)
    return weights if isinstance(weights, Problem) else Room(rules, weights, Random(number))


def _words(rules: Ruleset) -> dict[str, str]:
    from scorekeeper.teach.drills.words import WORDS as OF_DRILLS
    from scorekeeper.teach.words import WORDS

    return {**rules.words, **WORDS, **OF_DRILLS}
