"""What holds for every test: no screen is needed, and no logged error passes silently."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples each time, and no clock: a test that passes today passes tomorrow, on a slow machine too.
# A busy machine is no fault of the program.
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def no_logged_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which an error was logged, unless the test has looked at it and called `caplog.clear()`."""
    yield
    errors = [
        record.getMessage()
        for when in ("setup", "call")
        for record in caplog.get_records(when)
        if record.levelno >= logging.ERROR
    ]
    assert not errors, f"errors were logged: {errors}"
