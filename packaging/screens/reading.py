"""Reads a window: every text that it paints, with the exact place, however it is painted."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import (
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QTextItem,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

_DOTS_AN_INCH: Final = 96
_COLOURS: Final = 2**31 - 1
_JOINER: Final = "\u2060"
_FACTOR: Final = 65536
_APART: Final = 1
"""So many pixels may lie between a text and its own mark, for both places are rounded."""


class Text(Struct, frozen=True):
    """A run of letters as it is painted; all places in pixels of the window.

    `line` is the place of its line, `letters` that of the ink alone, `clip` what of it the painter lets through,
    `baseline` the height it stands on, `size` its height of type in pixels. `cell`: it stands in a table or a list.
    """

    text: str
    widget: QWidget
    line: QRect
    letters: QRect
    clip: QRect
    baseline: int
    size: int
    cell: bool = False

    @property
    def worded(self) -> bool:
        """Whether it says anything."""
        return not self.letters.isEmpty() and bool(self.text.strip())


def read(window: QWidget) -> tuple[Text, ...]:
    """Every text a window paints, in the order it is painted, what lies beneath something else included."""
    watch = _Watch(window)
    application = QApplication.instance()
    assert application is not None  # noqa: S101 - a window needs one
    application.installEventFilter(watch)
    paper = _Paper(window.size(), watch)
    try:
        painter = QPainter(paper)
        window.render(painter, QPoint())
        painter.end()
    finally:
        application.removeEventFilter(watch)
    # What is selected is painted twice at the same place.
    return tuple(
        {(each.widget, each.text, each.letters.getRect()): each for each in paper.engine.texts if each.worded}.values()
    )


class _Watch(QObject):
    """Knows which widget is being painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.painting = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note whose turn it is."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.painting = watched
        return False


class _Paper(QPaintDevice):
    """What a window is painted on to be read."""

    def __init__(self, size: QSize, watch: _Watch) -> None:
        super().__init__()
        self._size = size
        self.engine = _Reader(watch)

    def paintEngine(self) -> QPaintEngine:
        """The one that reads."""
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """As large as the window, one pixel for one."""
        known = QPaintDevice.PaintDeviceMetric
        match metric:
            case known.PdmWidth | known.PdmWidthMM:
                return self._size.width()
            case known.PdmHeight | known.PdmHeightMM:
                return self._size.height()
            case known.PdmDpiX | known.PdmDpiY | known.PdmPhysicalDpiX | known.PdmPhysicalDpiY:
                return _DOTS_AN_INCH
            case known.PdmNumColors:
                return _COLOURS
            case known.PdmDevicePixelRatio:
                return 1
            case known.PdmDevicePixelRatioScaled:
                return _FACTOR
            case _:
                return 32


class _Reader(QPaintEngine):
    """Takes what is painted and keeps the texts."""

    def __init__(self, watch: _Watch) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._watch = watch
        self.texts: list[Text] = []

    def begin(self, pdev: QPaintDevice) -> bool:
        """Ready at once."""
        return True

    def end(self) -> bool:
        """Nothing is left to do."""
        return True

    def type(self) -> QPaintEngine.Type:
        """One of our own."""
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        """What holds is asked for when it is needed."""

    def drawPixmap(self, *_: object) -> None:
        """No text."""

    def drawImage(self, *_: object) -> None:
        """No text."""

    def drawPath(self, *_: object) -> None:
        """No text."""

    def drawPolygon(self, *_: object) -> None:
        """No text."""

    def drawTextItem(self, p: QPointF | QPoint | QPainterPath.Element, textItem: QTextItem) -> None:
        """Keep a text."""
        assert isinstance(p, QPointF)  # noqa: S101 - the painter gives nothing else
        painter, font = self.painter(), textItem.font()
        place = painter.deviceTransform()
        line = QRectF(p.x(), p.y() - textItem.ascent(), textItem.width(), textItem.ascent() + textItem.descent())
        # What joins two letters is nowhere to be seen, but Qt measures it in the font of those beside it.
        seen = textItem.text().replace(_JOINER, "")
        letters = QFontMetricsF(font).tightBoundingRect(seen).translated(p)
        clip = self.systemClip().boundingRect()
        if painter.hasClipping():
            clip &= place.mapRect(painter.clipBoundingRect()).toAlignedRect()
        text = Text(
            textItem.text(),
            self._watch.painting,
            place.mapRect(line).toAlignedRect(),
            place.mapRect(letters).toAlignedRect(),
            clip,
            round(place.map(p).y()),
            round(font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * _DOTS_AN_INCH / 72),
            _in_table(self._watch.painting),
        )
        if self.texts and _goes_on(self.texts[-1], text):
            text = _joined(self.texts.pop(), text)
        self.texts.append(text)


def _goes_on(text: Text, mark: Text) -> bool:
    """Whether a mark alone ends the text before it: where one font lacks it, it is painted apart in another."""
    beside = abs(text.line.right() + 1 - mark.line.left()) <= _APART
    same = text.widget is mark.widget and text.baseline == mark.baseline and text.clip == mark.clip
    return same and beside and not any(sign.isalnum() for sign in mark.text)


def _joined(text: Text, mark: Text) -> Text:
    return replace(
        text,
        text=text.text + mark.text,
        line=text.line.united(mark.line),
        letters=text.letters.united(mark.letters),
    )


def _in_table(widget: QWidget) -> bool:
    """Whether a widget shows many texts, each in a cell of its own."""
    return isinstance(widget.parentWidget(), QAbstractItemView)
