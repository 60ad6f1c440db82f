"""A start without work that comes to nothing: what the toolkit does at its import for those who develop with it is put off."""

from __future__ import annotations

import builtins
import gc
import marshal
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    # Where it stands brings more modules than it saves here.
    Loader = object

_TELLERS: Final = ("errorhandler", "mapping", "layout", "parser", "lib.enum_sig", "lib.pyi_generator", "lib.tool")
TOLD_LATE: Final = frozenset(f"shibokensupport.signature.{name}" for name in _TELLERS)
"""How a faulty call is told and how stubs are written: PySide6 compiles these from their source at every start."""
NAMED_ONLY: Final = frozenset(
    (
        "bz2",
        "inspect",
        "lzma",
        "platform",
        "tempfile",
        "textwrap",
        "traceback",
        *(f"msgspec.{name}" for name in ("inspect", "json", "msgpack", "toml", "yaml")),
    )
)
"""What PySide6 imports beforehand for those, and msgspec for whoever writes its records down."""

_DEVELOPERS_ONLY: Final = "typing_extensions"
"""What msgspec takes from Python itself where this is not there, as for everybody who does not develop."""

_COMPILED: Final = f"{sys.implementation.cache_tag}.pyc"
_BY_STAMP: Final = MAGIC_NUMBER + bytes(4)
"""How it begins where it goes by when the source was changed, and how long it is."""
_MOST: Final = 1 << 16
"""More bytes than any module of the program takes when it is compiled; for twice as many the system would make new room each time."""
_READ: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0)


@contextmanager
def quick_start() -> Iterator[None]:
    """Load the window without work that comes to nothing."""
    # What the start makes stays: nothing of it need be looked through for what may go.
    gc.disable()
    plain, late, own = builtins.__import__, _LateFinder(), _OwnFinder()
    with late:
        import msgspec  # noqa: F401 - it takes what it finds now
        import PySide6.QtCore  # noqa: F401 - it changes how imports work
    builtins.__import__ = _known_first(plain)
    sys.meta_path.insert(0, own)
    try:
        yield
    finally:
        sys.meta_path.remove(own)
        builtins.__import__ = plain
        gc.enable()


def _known_first(plain: Callable[..., ModuleType]) -> Callable[..., ModuleType]:
    """How Python imports, but for what is read already and is no package.

    Python asks each such module for what only packages have, and tells at length that it is not there.
    """

    def imported(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - Python calls it so
        locals: Mapping[str, object] | None = None,  # noqa: A002 - and this
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        known = sys.modules.get(name) if fromlist and not level else None
        if known is not None and "__path__" not in known.__dict__:
            return known
        return plain(name, globals, locals, fromlist, level)

    return imported


class _OwnFinder:
    """Finds the modules of the program where they lie, and looks through each folder once."""

    def __init__(self) -> None:
        self._lying: dict[str, frozenset[str]] = {}
        elsewhere = sys.pycache_prefix is not None or sys.flags.optimize
        self._loader = SourceFileLoader if elsewhere else _OwnLoader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if not path or package.partition(".")[0] != __package__:
            return None
        folder = path[0]
        if folder not in self._lying:
            self._lying[folder] = frozenset()
            # Whatever else the program may lie in, others know how to read it.
            with suppress(OSError):
                self._lying[folder] = frozenset(os.listdir(folder))  # noqa: PTH208 - a Path for each would cost what is spared
        if f"{name}.py" not in self._lying[folder]:
            return None
        file = f"{folder}{os.sep}{name}.py"
        spec = ModuleSpec(fullname, self._loader(fullname, file), origin=file)
        spec.has_location = True
        return spec


class _OwnLoader(SourceFileLoader):
    """Reads what Python has compiled and left beside a module, as long as it is of the source that lies there."""

    def get_code(self, fullname: str) -> CodeType | None:
        folder, name = os.path.split(self.path)
        try:
            source = os.stat(self.path)  # noqa: PTH116 - a Path would cost what is spared
            file = os.open(f"{folder}{os.sep}__pycache__{os.sep}{name.removesuffix('py')}{_COMPILED}", _READ)
        except OSError:
            return super().get_code(fullname)
        try:
            held = os.read(file, _MOST)
        finally:
            os.close(file)
        stamp = b"".join((int(each) & 0xFFFFFFFF).to_bytes(4, "little") for each in (source.st_mtime, source.st_size))
        if not held.startswith(_BY_STAMP + stamp) or len(held) == _MOST:
            return super().get_code(fullname)
        code: CodeType = marshal.loads(memoryview(held)[len(_BY_STAMP) + len(stamp) :])
        return code


class _LateFinder:
    """Finds what is needed seldom before others do, as long as PySide6 asks for it by these names."""

    finding = False

    def __enter__(self) -> None:
        sys.meta_path.insert(0, self)
        self.finding = True

    def __exit__(self, *_: object) -> None:
        with suppress(ValueError):
            sys.meta_path.remove(self)
        self.finding = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        # PySide6 puts a finder of its own to the front meanwhile.
        if sys.meta_path[0] is not self:
            sys.meta_path.remove(self)
            sys.meta_path.insert(0, self)
        if fullname == _DEVELOPERS_ONLY:
            raise ModuleNotFoundError(name=fullname)
        if fullname not in TOLD_LATE | NAMED_ONLY:
            return None
        found = (finder.find_spec(fullname, path, target) for finder in sys.meta_path if finder is not self)
        spec = next(filter(None, found), None)
        if spec is not None and spec.loader is not None:
            spec.loader = _LateLoader(spec.loader, self)
        return spec


class _LateLoader(Loader):
    def __init__(self, reader: Loader, finder: _LateFinder) -> None:
        self._reader = reader
        self._finder = finder

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _LateModule(spec.name, self._reader, self._finder)

    def exec_module(self, module: ModuleType) -> None:
        """Read nothing yet."""


class _LateModule(ModuleType):
    """A module that is read when something of it is asked for."""

    def __init__(self, name: str, reader: Loader, finder: _LateFinder) -> None:
        super().__init__(name)
        self._reader: Loader | None = reader
        self._finder = finder
        if name.endswith(".mapping"):
            # This alone PySide6 takes out of the module itself instead of asking for it.
            self.update_mapping: Callable[[], object] = self._update_mapping

    def __getattr__(self, name: str) -> object:
        if self._reader is None or name.startswith("__"):
            raise AttributeError(name)
        if self._finder.finding and name in _SPARED:
            return _SPARED[name]
        self.read()
        return getattr(self, name)

    def read(self) -> None:
        """Read it now at the latest."""
        reader, self._reader = self._reader, None
        if reader is not None and self.__spec__ is not None:
            # PySide6 has given it a second name since.
            self.__spec__.name = self.__name__
            reader.exec_module(self)

    def _update_mapping(self) -> object:
        self.read()
        return self.update_mapping()


def _no_source(_: object) -> str:
    """What PySide6 is told: it reads and keeps the source of every module to see whether it asks for other names of methods.

    No module here does, nor is anything told when it is imported once PySide6 is there.
    """
    raise OSError


def _system() -> str:
    """What is told to `uuid`, which asks for the name of the system alone."""
    return os.uname().sysname


def _dedent(text: str) -> str:
    """What is told to PySide6, which takes it for a warning it may give one day: it is read when it is called."""
    import textwrap

    if isinstance(textwrap, _LateModule):
        textwrap.read()
    return textwrap.dedent(text)


_SPARED: Final[Mapping[str, Callable[..., str]]] = {"getsource": _no_source, "system": _system, "dedent": _dedent}
"""What is answered without reading the module that is asked for it."""
