"""What is made when it is first asked for, and not before: most of what the window can do is done seldom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

Made = TypeVar("Made")


class Late(Generic[Made]):
    """Something that can be made at any time, is made once, and is then brought together with whatever waited for it."""

    __slots__ = ("_make", "_waiting", "made")

    def __init__(self, make: Callable[[], Made]) -> None:
        self._make = make
        self._waiting: list[Callable[[Made], object]] = []
        self.made: Made | None = None
        """What was made; None as long as nobody has asked for it."""

    def __call__(self) -> Made:
        """What is made, now at the latest."""
        if self.made is not None:
            return self.made
        made = self.made = self._make()
        for act in self._waiting:
            act(made)
        self._waiting.clear()
        return made

    def then(self, act: Callable[[Made], object]) -> None:
        """Do something with it as soon as it is made; at once where it is."""
        if self.made is None:
            self._waiting.append(act)
        else:
            act(self.made)


class LateRow(Sequence[Made]):
    """Several things that are made together when somebody looks at any of them."""

    def __init__(self, make: Callable[[], tuple[Made, ...]]) -> None:
        self._row = Late(make)

    @overload
    def __getitem__(self, at: int) -> Made: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Made]: ...

    def __getitem__(self, at: int | slice) -> Made | Sequence[Made]:
        return self._row()[at]

    def __iter__(self) -> Iterator[Made]:
        return iter(self._row())

    def __len__(self) -> int:
        return len(self._row())
