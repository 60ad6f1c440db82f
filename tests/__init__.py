"""The tests mirror the package: what `scorekeeper/core/tiles.py` promises is tested in `tests/core/test_tiles.py`."""
