"""A player who looks something up: the window of the reference, by mouse or by keyboard."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidgetItem, QWidget

from scorekeeper.ui.reference_window import ReferenceWindow
from tests.walks.evening import Evening
from tests.walks.hands import Mouse, click, handle_of, key, type_text


class Reading(Evening):
    """An evening in which somebody looks something up."""

    @property
    def window(self) -> ReferenceWindow:
        """The window of the reference."""
        window = self.program.reference.window
        assert window is not None
        assert window.isVisible()
        return window

    @property
    def title(self) -> str:
        """The title of the page that is read."""
        return self.texts[0]

    @property
    def texts(self) -> list[str]:
        """All that the page says."""
        return [label.text() for label in self.window.page.findChildren(QLabel) if label.isVisible()]

    def asks_the_reference(self) -> None:
        """Open it from the menu."""
        desk = self.desk
        button = desk.table.top.menu if desk.page is desk.table else desk.start.menu
        self.hand.choose(button, desk.menu, desk.menu.reference)
        self.turns_to_it()

    def turns_to_it(self) -> None:
        """Go on in the window of the reference, as a desktop does once it has come up."""
        self.window.activateWindow()
        QApplication.processEvents()
        assert self.window.isActiveWindow()

    def searches(self, text: str) -> None:
        """Type something to be found."""
        if isinstance(self.hand, Mouse):
            click(self.window.pages.search)
        else:
            key(self.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        key(self.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        type_text(self.window, text)

    def opens(self, title: str) -> None:
        """Open a page of the list."""
        tree = self.window.pages.tree
        item = self.item(title)
        if isinstance(self.hand, Mouse):
            parent = item.parent()
            if parent is not None and not parent.isExpanded():
                self._click_line(parent)
            self._click_line(item)
            return
        key(self.window, Qt.Key.Key_Down)
        assert tree.hasFocus()
        key(self.window, Qt.Key.Key_Home)
        while tree.currentItem() is not item:
            before = tree.currentItem()
            key(self.window, Qt.Key.Key_Down)
            assert tree.currentItem() is not before, f"the arrow keys never reach “{title}”"
        key(self.window, Qt.Key.Key_Return)

    def item(self, title: str) -> QTreeWidgetItem:
        """A line of the list."""
        found = self.window.pages.tree.findItems(
            title, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchCaseSensitive
        )
        assert found, f"“{title}” is not listed"
        return found[0]

    def _click_line(self, item: QTreeWidgetItem) -> None:
        tree = self.window.pages.tree
        tree.scrollToItem(item)
        place = tree.viewport().mapTo(self.window, tree.visualItemRect(item).center())
        QTest.mouseClick(handle_of(tree), Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()

    def presses(self, widget: QWidget) -> None:
        """Press something of the page, scrolled to by the wheel or by the Tab key."""
        if isinstance(self.hand, Mouse):
            self.window.page.ensureWidgetVisible(widget)
            QApplication.processEvents()
            at = widget.mapTo(self.window.page.viewport(), widget.rect().center())
            assert self.window.page.viewport().rect().contains(QPoint(at))
        self.hand.press(widget)
