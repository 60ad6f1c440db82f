"""On what is measured: `python -m tests.benchmarks.machine` names the machine, its load, and the versions."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

PACKAGES: Final = ("PySide6-Essentials", "mahjong", "riichienv")
CPUS: Final = Path("/proc/cpuinfo")


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    lines = CPUS.read_text(encoding="utf-8").splitlines() if CPUS.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def packages() -> str:
    """The packages that are measured with or against, each with its version."""
    found = []
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} is not installed")
    return ", ".join(found)


if __name__ == "__main__":
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    print(f"{processor()}, {os.cpu_count()} cores, {load}, {platform.platform()}")
    print(f"Python {platform.python_version()}, Score Keeper {version('scorekeeper')}, {packages()}")
