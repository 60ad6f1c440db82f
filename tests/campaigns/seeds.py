"""What fuzzing begins with: records that are known to be read, from the recorded hands and games."""

import json
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parents[1] / "data"
_LEFT_OUT: Final = frozenset({"id", "expected", "breakdown", "tier", "source"})


def records(name: str, most: int) -> tuple[dict[str, object], ...]:
    """Some records of a file, as far apart as can be, without what is expected of them."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    chosen = lines[:: max(1, len(lines) // most)][:most]
    return tuple({key: held for key, held in json.loads(line).items() if key not in _LEFT_OUT} for line in chosen)


def as_lines(found: tuple[dict[str, object], ...]) -> tuple[bytes, ...]:
    """Records as a file holds them."""
    return tuple(json.dumps(each, ensure_ascii=False).encode() for each in found)


def words_in(found: tuple[dict[str, object], ...]) -> tuple[str, ...]:
    """Every short plain word that some records hold."""
    words: set[str] = set()

    def look(value: object) -> None:
        match value:
            case dict():
                words.update(value)
                for each in value.values():
                    look(each)
            case list():
                for each in value:
                    look(each)
            case str():
                words.add(value)
            case _:
                pass

    for each in found:
        look(each)
    return tuple(
        sorted(
            word
            for word in words
            if word.isascii() and word.isprintable() and '"' not in word and "\\" not in word and 0 < len(word) < 40
        )
    )
