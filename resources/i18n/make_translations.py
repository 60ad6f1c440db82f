"""Makes the translations: finds every sentence of the program, brings each language's file up to date, compiles it.

Run it as `python resources/i18n/make_translations.py` after a sentence was added, changed or translated. A new
language is one new file beside this one, `scorekeeper_CODE.ts`; an empty one will do, this script fills it.

A sentence that holds `{count}` has plural forms, as many as the language knows. English, whose sentences are the
sources themselves, keeps nothing but those; a second English keeps what it says otherwise.
"""

import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).parent
PROGRAM: Final = HERE.parent.parent / "scorekeeper"
STEM: Final = "scorekeeper_"
SOURCE: Final = "en"
PLURAL: Final = "{count}"
FORMS: Final = {"en": 2, "ja": 1, "zh": 1}
"""How many plural forms a language has; two where it is not told."""

Key = tuple[str, str]
"""A context and a sentence."""


@dataclass(frozen=True, slots=True)
class Language:
    """One file of translations: the forms of each sentence that has been translated, by its context and source."""

    code: str
    forms: Mapping[Key, tuple[str, ...]] = field(default_factory=dict)

    @property
    def tongue(self) -> str:
        """The code as Qt knows it, which decides the plural forms: `en` for `en_plain`."""
        return SOURCE if self.code.startswith(SOURCE + "_") else self.code

    @property
    def whole(self) -> bool:
        """Whether it says every sentence: all do but the Englishes, which fall back on the sources."""
        return self.tongue != SOURCE

    def count(self, source: str) -> int:
        """How many forms a sentence has."""
        return FORMS.get(self.tongue.split("_")[0], 2) if PLURAL in source else 1

    def wants(self, source: str) -> bool:
        """Whether the sentence belongs into the file though nothing is said of it yet."""
        return self.whole or (self.code == SOURCE and PLURAL in source)


def tool(name: str) -> str:
    """One of Qt's translation tools, which are installed beside this Python."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def sources() -> tuple[Key, ...]:
    """Every sentence of the program with its context, in the order in which Qt finds them."""
    with TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        files = sorted(str(each) for each in PROGRAM.rglob("*.py"))
        subprocess.run(
            [tool("lupdate"), *files, "-locations", "none", "-ts", str(found)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return tuple(key for key, _ in _messages(found))


def read(path: Path) -> Language:
    """A language as its file has it."""
    code = path.stem.removeprefix(STEM)
    if not path.read_bytes().strip():
        return Language(code)
    return Language(code, {key: forms for key, forms in _messages(path) if any(forms)})


def _messages(path: Path) -> Iterator[tuple[Key, tuple[str, ...]]]:
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            said = message.find("translation")
            forms = [] if said is None else [form.text or "" for form in said.iter("numerusform")]
            one = "" if said is None else said.text or ""
            yield (name, message.findtext("source", "")), tuple(forms) if forms else (one,)


def written(language: Language, found: tuple[Key, ...]) -> str:
    """The text of a language's file: every sentence of the program that it is to say, and none that is gone."""
    root = ET.Element("TS", version="2.1", language=language.tongue, sourcelanguage=SOURCE)
    contexts: dict[str, ET.Element] = {}
    for name, source in sorted(found):
        forms = language.forms.get((name, source), ())
        if not forms and not language.wants(source):
            continue
        if name not in contexts:
            contexts[name] = ET.SubElement(root, "context")
            ET.SubElement(contexts[name], "name").text = name
        message = ET.SubElement(contexts[name], "message")
        ET.SubElement(message, "source").text = source
        said = ET.SubElement(message, "translation")
        if not forms:
            said.set("type", "unfinished")
        if PLURAL in source:
            message.set("numerus", "yes")
            for form in forms or ("",) * language.count(source):
                ET.SubElement(said, "numerusform").text = form
        else:
            said.text = forms[0] if forms else ""
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + ET.tostring(root, "unicode") + "\n"


def compile_to(path: Path, made: Path) -> None:
    """Compile a file of translations to the form the program reads."""
    subprocess.run([tool("lrelease"), "-silent", str(path), "-qm", str(made)], check=True)


def paths() -> tuple[Path, ...]:
    """The file of every language."""
    return tuple(sorted(HERE.glob(f"{STEM}*.ts")))


def main() -> None:
    """Bring every file up to date and say what is still to be translated."""
    found = sources()
    for path in paths():
        language = read(path)
        path.write_text(written(language, found), encoding="utf-8")
        compile_to(path, path.with_suffix(".qm"))
        left = sum(language.wants(source) and (name, source) not in language.forms for name, source in found)
        sys.stdout.write(f"{language.code}: {len(language.forms)} sentences, {left} to be translated\n")


if __name__ == "__main__":
    main()
