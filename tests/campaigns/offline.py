"""The whole program without a network: in a namespace that has none, and with every network call counted.

`python -m tests.campaigns.offline` walks through the program (see `offline_walk`) once as it is, once where the system has
no network at all, and once under a tracer, and prints a line each. It ends with 1 when something reached for the network,
and with 2 when a way could not be gone here.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
WALK: Final = (sys.executable, "-P", "-m", "tests.campaigns.offline_walk")
REACHING: Final = frozenset(
    {
        "_socket", "_ssl", "asyncio", "ftplib", "http", "imaplib", "nntplib", "poplib", "requests", "smtplib", "socket",
        "socketserver", "ssl", "telnetlib", "urllib.error", "urllib.request", "urllib3", "webbrowser", "wsgiref", "xmlrpc",
    }
)  # fmt: skip
"""Modules that reach beyond this machine."""
NAMED_ONLY: Final = {"_socket": "typing_extensions"}
"""Modules that another one loads for the name of a type in it, and that reach nowhere without those above."""
_QT: Final = re.compile(r"Qt6?(Network|WebEngine|WebSockets|WebView|HttpServer|Bluetooth|Nfc|SerialPort)")
_CALL: Final = re.compile(r"\b(socket|connect|bind|sendto|sendmsg)\(([^)]*)")


def walked(*before: str, short: bool = False) -> dict[str, list[str]]:
    """What a walk tells: the windows that came up, the modules and the Qt libraries that were loaded."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "HOME": folder}
        answer = subprocess.run(
            [*before, *WALK, folder, *(["short"] if short else [])],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            env=environment,
        )
    if answer.returncode:
        raise RuntimeError(answer.stderr)
    told: dict[str, list[str]] = json.loads(answer.stdout.splitlines()[-1])
    return told


def reached(told: dict[str, list[str]]) -> list[str]:
    """What of all that was loaded reaches beyond this machine."""
    loaded = told["modules"]
    modules = [
        name
        for name in loaded
        if ({name, name.split(".")[0]} & REACHING or _QT.search(name)) and NAMED_ONLY.get(name) not in loaded
    ]
    return modules + [name for name in told["libraries"] if _QT.search(name)]


def counted(trace: str) -> Counter[str]:
    """The network calls in a tracer's notes, by the family of their addresses."""
    families = (re.search(r"\b[AP]F_(\w+)", found[2]) for found in _CALL.finditer(trace))
    return Counter(found[1] for found in families if found is not None)


def alone(*before: str) -> int:
    """Walk in some way, and say in a line what was loaded."""
    told = walked(*before)
    found = reached(told)
    way = "no network at all" if before else "as it is"
    print(
        f"{way}: {len(told['windows'])} kinds of windows, {len(told['modules'])} modules, "
        f"{len(told['libraries'])} libraries loaded, {len(found)} of them reach a network{': ' if found else ''}{', '.join(found)}"
    )
    return int(bool(found))


def traced() -> int:
    """Walk under a tracer, and say in a line which network calls were made."""
    with TemporaryDirectory() as folder:
        notes = Path(folder) / "notes"
        walked("strace", "-f", "-e", "trace=%network", "-o", str(notes))
        families = counted(notes.read_text(errors="replace"))
    away = sum(families[family] for family in families if family not in {"UNIX", "LOCAL"})
    print(f"traced: {away} network calls, {families.total() - away} calls to sockets of this machine's own")
    return int(bool(away))


def main() -> int:
    """Go all three ways."""
    ended = [alone()]
    ways: tuple[tuple[str, tuple[str, ...], Callable[[], int]], ...] = (
        ("unshare", ("unshare", "-rn", "true"), lambda: alone("unshare", "-rn")),
        ("strace", ("strace", "-o", os.devnull, "true"), traced),
    )
    for tool, probe, go in ways:
        if shutil.which(tool) is None or subprocess.run(probe, capture_output=True, check=False).returncode:
            print(f"{tool}: NOT done, it is not there or not allowed here")
            ended.append(2)
        else:
            ended.append(go())
    return max(ended) if 1 not in ended else 1


if __name__ == "__main__":
    sys.exit(main())
