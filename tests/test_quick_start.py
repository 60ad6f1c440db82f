"""What the start leaves out is there as soon as somebody asks for it."""

import os
import py_compile
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

from scorekeeper.quick_start import _OwnLoader


def test_the_start_leaves_imports_as_python_makes_them() -> None:
    code = """
import builtins, gc, linecache, sys
from scorekeeper.quick_start import quick_start
plain, finders = builtins.__import__, list(sys.meta_path)
with quick_start():
    import scorekeeper.core.tiles
    assert "PySide6.QtCore" in sys.modules
    assert not gc.isenabled()
    assert not any("scorekeeper" in name for name in linecache.cache)
assert builtins.__import__ is plain
assert sys.meta_path == finders
assert gc.isenabled()
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_the_start_imports_is_what_python_would_import() -> None:
    code = """
import sys
from importlib.machinery import PathFinder
from scorekeeper.quick_start import quick_start
with quick_start():
    from scorekeeper import core
    from scorekeeper.core import tiles
    from scorekeeper.core.tiles import Wind
    import scorekeeper.core.hand as hand
    assert core.tiles is tiles is sys.modules["scorekeeper.core.tiles"] and Wind is tiles.Wind
    for module in (core, tiles, hand):
        package = module.__name__.rpartition(".")[0]
        found = PathFinder.find_spec(module.__name__, sys.modules[package].__path__)
        spec = module.__spec__
        assert (spec.name, spec.parent, spec.submodule_search_locations) == (
            found.name, found.parent, found.submodule_search_locations
        )
        assert (module.__file__, module.__cached__, spec.loader.path) == (found.origin, found.cached, found.origin)
    for faulty in ("from scorekeeper.core import nothing", "from scorekeeper.core.tiles import nothing"):
        try:
            exec(faulty)
        except ImportError as fault:
            assert "nothing" in str(fault)
        else:
            raise AssertionError(faulty)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def _told(loader: SourceFileLoader) -> object:
    code = loader.get_code("told")
    assert code is not None
    found: dict[str, object] = {}
    exec(code, found)
    return found["told"]


def test_what_was_compiled_is_read_as_long_as_the_source_is_as_it_was(tmp_path: Path) -> None:
    source = tmp_path / "told.py"
    loader = _OwnLoader("told", str(source))
    source.write_text("told = 'source'\n", encoding="utf-8")
    assert _told(loader) == "source"

    py_compile.compile(str(source), doraise=True)
    stood = source.stat()
    source.write_text("told = 'change'\n", encoding="utf-8")
    os.utime(source, ns=(stood.st_atime_ns, stood.st_mtime_ns))
    # Nobody can tell it from what was compiled, Python neither.
    assert _told(loader) == _told(SourceFileLoader("told", str(source))) == "source"

    os.utime(source, (0, 1))
    assert _told(loader) == "change"
    py_compile.compile(str(source), doraise=True, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
    source.write_text("told = 'once more'\n", encoding="utf-8")
    assert _told(loader) == "once more"


def test_what_tells_a_faulty_call_is_read_with_the_first_one() -> None:
    code = """
import sys
from pathlib import Path
from scorekeeper.quick_start import TOLD_LATE, quick_start
with quick_start():
    from PySide6.QtCore import QPoint
    assert TOLD_LATE < set(sys.modules)
    # The writer of stubs brings both.
    assert {"argparse", "logging"}.isdisjoint(sys.modules)
    try:
        QPoint("here")
    except TypeError as fault:
        assert "(xpos: int, ypos: int" in str(fault), fault
    from PySide6.support.signature.lib import pyi_generator
    assert pyi_generator.generate_pyi
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_is_only_named_is_there_for_whoever_uses_it() -> None:
    code = """
import sys
from pathlib import Path
from scorekeeper.quick_start import NAMED_ONLY, quick_start
with quick_start():
    import PySide6.QtWidgets
    # A later Python names this one no more.
    assert NAMED_ONLY - {"platform"} < set(sys.modules)
    # They bring these.
    assert {"ast", "random", "tokenize"}.isdisjoint(sys.modules)
    assert "typing_extensions" not in sys.modules
    import inspect, platform, tempfile, traceback
    assert inspect.getsource(quick_start).startswith("@contextmanager")
    assert tempfile.gettempdir()
    assert platform.system() == platform.uname().system
    assert traceback.format_exception_only(OSError("full"))
import typing_extensions
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_it_starts_where_somebody_has_read_already_what_pyside_only_names() -> None:
    code = """
import inspect
from scorekeeper.quick_start import quick_start
with quick_start():
    import textwrap
    from PySide6.QtCore import Qt
    assert Qt.KeyboardModifier.ShiftModifier | Qt.Key.Key_A
assert textwrap.dedent("  a") == "a"
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert not done.stderr


def test_a_frozen_program_begins_with_the_quick_start() -> None:
    freezing = Path(__file__).parent.parent / "packaging" / "freeze"
    assert 'runtime_hooks=[str(HERE / "quickly.py")]' in (freezing / "scorekeeper.spec").read_text(encoding="utf-8")
    code = """
import gc, runpy, sys
runpy.run_path(sys.argv[1])
assert "PySide6.QtCore" in sys.modules
assert {"argparse", "logging", "typing_extensions"}.isdisjoint(sys.modules)
assert gc.isenabled()
"""
    subprocess.run([sys.executable, "-c", code, str(freezing / "quickly.py")], check=True)
