"""The rules that can be played by: the presets, and those that the house has named."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.rules import MakeRules
from scorekeeper.core.house_rules import NAME_LENGTH, HouseRules, HouseShelf, RulesFile
from scorekeeper.core.late import LateRow
from scorekeeper.core.problem import Problem, Value
from scorekeeper.core.shelf import RulesChoice


class HouseController(QObject):
    """Keeps the house's rules.

    `listed` carries all choices after each change and the number of the rules just kept (None when none were), `failed`
    a Problem; then nothing has changed. `deleted` carries the rules just deleted.
    """

    listed = Signal(object, object)
    deleted = Signal(object)
    failed = Signal(object)

    def __init__(
        self, shelf: HouseShelf, make: MakeRules, presets: Sequence[RulesChoice], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._make = make
        self._presets = presets
        self._kept: tuple[HouseRules, ...] = ()
        self._gone: int | None = None

    @property
    def choices(self) -> Sequence[RulesChoice]:
        """Everything a session can be played by, the house's own rules first."""
        kept = self._kept
        return LateRow(lambda: (*self._presets, *filter(None, map(self._choice, kept))))

    def _choice(self, rules: HouseRules) -> RulesChoice | None:
        """Rules as a choice; None when they cannot be played by here."""
        preset = next((e for e in self._presets if (e.family, e.preset) == (rules.family, rules.preset)), None)
        if preset is None:
            return None
        made = self._make(rules.family, rules.preset, rules.options)
        if isinstance(made, Problem):
            return None
        return replace(preset, name=rules.name, options=rules.options, house=rules.id, takeover=made.takeover)

    def list(self, chosen: int | None = None) -> None:
        """Say which rules there are."""
        found = self._shelf.all()
        if isinstance(found, Problem):
            self.failed.emit(found)
            return
        self._kept = found
        self.listed.emit(self.choices, chosen)

    def save_as(self, name: str, rules: RulesChoice) -> bool:
        """Keep rules under a new name."""
        return self._keep(HouseRules(name, rules.family, rules.preset, rules.options))

    def save(self, number: int, rules: RulesChoice) -> bool:
        """Keep changed rules under the name they have."""
        kept = self._find(number)
        return kept is not None and self._keep(replace(kept, preset=rules.preset, options=rules.options))

    def rename(self, number: int, name: str) -> bool:
        """Give rules another name."""
        kept = self._find(number)
        return kept is not None and self._keep(replace(kept, name=name))

    def duplicate(self, number: int) -> bool:
        """Keep a copy of rules under a name with a number."""
        kept = self._find(number)
        return kept is not None and self._keep(replace(kept, id=0, name=self._free(kept.name)))

    def delete(self, number: int) -> None:
        """Take rules out of the list."""
        kept = self._find(number)
        if kept is None:
            return
        problem = self._shelf.delete(number)
        if problem is not None:
            self.failed.emit(problem)
            return
        self._gone = number
        self.list()
        self.deleted.emit(kept)

    def restore(self) -> None:
        """Bring back the rules that were deleted last."""
        if self._gone is None:
            return
        problem = self._shelf.restore(self._gone)
        if problem is not None:
            self.failed.emit(problem)
            return
        number, self._gone = self._gone, None
        self.list(number)

    def take_file(self, file: RulesFile | Problem, name: str) -> bool:
        """Keep the rules of a file; `name` is the file's, for what may be wrong in it."""
        if isinstance(file, Problem):
            self.failed.emit(file)
            return False
        problem = self._refused(file, name)
        if problem is not None:
            self.failed.emit(problem)
            return False
        return self._keep(replace(file.rules, name=self._free(file.rules.name)))

    def to_save(self, rules: RulesChoice) -> HouseRules:
        """Rules as a file holds them."""
        return HouseRules(rules.name, rules.family, rules.preset, rules.options)

    def _refused(self, file: RulesFile, name: str) -> Problem | None:
        """What these rules cannot be, with the line it stands on."""
        rules = file.rules
        whole = self._make(rules.family, rules.preset, rules.options)
        if not isinstance(whole, Problem):
            return None
        key, problem = whole.where or "options", whole
        for option, value in rules.options.items():
            alone = self._make(rules.family, rules.preset, {option: value})
            if isinstance(alone, Problem) and alone.where == "options":
                key, problem = option, alone
                break
        values: dict[str, Value] = {
            "file": name,
            "line": file.lines.get(key, 1),
            "what": str(problem.values.get("what", "")),
        }
        return Problem("rules_file", values, key, "rules_file_refused")

    def _find(self, number: int) -> HouseRules | None:
        found = next((each for each in self._kept if each.id == number), None)
        if found is None:
            self.failed.emit(Problem("rules_missing"))
        return found

    def _taken(self, name: str, number: int = 0) -> bool:
        names = {each.name.casefold() for each in self._kept if each.id != number}
        return name.casefold() in names

    def _free(self, name: str) -> str:
        """The name itself, or with the first number that nobody has."""
        number, found = 1, name
        while self._taken(found):
            number += 1
            ending = f" {number}"
            found = name[: NAME_LENGTH - len(ending)] + ending
        return found

    def _keep(self, rules: HouseRules) -> bool:
        name = " ".join(rules.name.split())[:NAME_LENGTH]
        problem = None
        if not name:
            problem = Problem("rules_unnamed")
        elif self._taken(name, rules.id):
            problem = Problem("rules_name_taken", {"name": name})
        number = problem or self._shelf.keep(replace(rules, name=name))
        if isinstance(number, Problem):
            self.failed.emit(number)
            return False
        self.list(number)
        return True
