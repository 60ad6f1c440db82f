"""Tables of every family, and what is done at them."""

from scorekeeper.controller.past import PastController
from scorekeeper.controller.session import SessionController
from scorekeeper.core.declaration import Outcome
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.ruleset import Ruleset
from tests.controller.test_session import NOW, Notebook
from tests.families import (
    entered,
    header_of,
    recorded,
)


class Table:
    """A session on the table, written into a notebook."""

    def __init__(self, rules: Ruleset) -> None:
        self.notebook = Notebook()
        self.session = SessionController(lambda: NOW, "1.0")
        self.past = PastController(self.session, lambda: NOW, "1.0")
        self.session.open("Friday", header_of(rules), (), self.notebook)

    @property
    def ledger(self) -> Ledger:
        assert self.session.ledger is not None
        return self.session.ledger

    def record(self, outcome: Outcome) -> None:
        assert self.session.record(recorded(entered(self.ledger, outcome)))

    def accept(self) -> None:
        """Accept the correction in the making, which makes nothing impossible."""
        view = self.past.view
        assert view is not None
        assert view.can_accept
        self.past.accept()


def win_of(rules: Ruleset) -> Outcome:
    return next(each for each in rules.declaration.outcomes if each.most_winners)
