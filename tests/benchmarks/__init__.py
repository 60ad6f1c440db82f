"""Measurements, run by name: `python -m tests.benchmarks.scoring`."""
