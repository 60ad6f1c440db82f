"""The languages the window speaks: each is one file of translations, found by its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from scorekeeper import resources
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.ui.speech import WORDS_CONTEXT
from scorekeeper.ui.terms import forget_terms

FOLDER: Final = "i18n"
STEM: Final = "scorekeeper_"
SOURCE: Final = "en"
OWN_NAME: Final = QT_TRANSLATE_NOOP("words", "English")
"""The sentence that every language translates with its own name."""
_SCRIPTS: Final = {QLocale.Language.Japanese: "Japanese", QLocale.Language.Chinese: "SimplifiedChinese"}
"""The writing of a language where not every system has a font for it, as Qt calls it."""


class Language(Struct, frozen=True):
    """A language by its code, such as `ja`, `zh_Hans` or `en_plain`, and by the name its own speakers give it."""

    code: str
    name: str


def languages() -> tuple[Language, ...]:
    """Every language there is, English first."""
    return tuple(Language(code, _translator(code).translate(WORDS_CONTEXT, OWN_NAME) or OWN_NAME) for code in codes())


def codes() -> tuple[str, ...]:
    """The code of every language there is, English first."""
    found = sorted(path.stem.removeprefix(STEM) for path in resources.path_of(FOLDER).glob(f"{STEM}*.qm"))
    return tuple(sorted(found, key=lambda code: not code.startswith(SOURCE)))


def spoken(chosen: str | None) -> str:
    """The code of the language to speak: the chosen one while it is there, else the system's."""
    known = codes()
    return chosen if chosen in known else of_system(known)


def of_system(known: tuple[str, ...], wanted: list[str] | None = None) -> str:
    """The code of the first language the system's owner wants that there is; English when there is none.

    `wanted` are locale names such as `zh-Hans-CN`, the dearest first; the system's own when left out.
    """
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        locale = QLocale(name)
        close = [code for code in known if QLocale(code).language() is locale.language()]
        exact = [code for code in close if QLocale(code).script() is locale.script()]
        for code in (*exact, *close):
            return code
    return SOURCE


def readable(code: str) -> bool:
    """Whether the system has a font for the writing of a language."""
    script = _SCRIPTS.get(QLocale(code).language())
    if script is None:
        return True
    # Read when languages are offered, which the start does not.
    from PySide6.QtGui import QFontDatabase

    return bool(QFontDatabase.families(QFontDatabase.WritingSystem[script]))


class Tongue:
    """What the program speaks now; what is shown already must be built anew to speak otherwise."""

    def __init__(self) -> None:
        self.code = ""
        self._translators: list[QTranslator] = []

    def speak(self, code: str) -> None:
        """Speak a language from now on, its numbers and dates included."""
        if code == self.code:
            return
        self.be_silent()
        self.code = code
        own = _translator(code)
        locale = QLocale(own.language() or code)
        QLocale.setDefault(locale)
        base = [_of_qt(locale)] if locale.language() is not QLocale.Language.English else []
        if code.startswith(f"{SOURCE}_"):
            base.append(_translator(SOURCE))
        # The last one installed is asked first.
        self._translators = [*base, own]
        forget_terms()
        for each in self._translators:
            QCoreApplication.installTranslator(each)

    @contextmanager
    def for_a_while(self, code: str) -> Iterator[None]:
        """Speak another language as long as something is made in it, and then the one before."""
        before = self.code
        self.speak(code)
        try:
            yield
        finally:
            self.speak(before)

    def be_silent(self) -> None:
        """Leave the language; the sentences are those of the sources again."""
        for each in self._translators:
            QCoreApplication.removeTranslator(each)
        QLocale.setDefault(QLocale.system())
        self._translators = []
        self.code = ""
        forget_terms()


def _of_qt(locale: QLocale) -> QTranslator:
    """What Qt itself says; English it speaks by itself."""
    from PySide6.QtCore import QLibraryInfo

    translator = QTranslator()
    translator.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return translator


def _translator(code: str) -> QTranslator:
    translator = QTranslator()
    translator.load(str(resources.path_of(f"{FOLDER}/{STEM}{code}.qm")))
    return translator
