"""Logs tell what went wrong, and no secret with it."""

import sys
from collections.abc import Iterator
from io import StringIO

import pytest
import structlog

from reverie.server.logs import configure_logs

TOKEN = "the token of a seat"  # noqa: S105 - nobody's


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    structlog.reset_defaults()


def fail(token: str) -> None:
    raise OSError(f"no room for {len(token)} letters")


@pytest.mark.parametrize("file", [StringIO, Terminal])
def test_an_error_is_told_without_what_was_at_hand(
    file: type[StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = file()
    monkeypatch.setattr(sys, "stderr", told)
    configure_logs("info")
    try:
        fail(TOKEN)
    except OSError as error:
        structlog.get_logger().error("unexpected", exc_info=error)
    assert "no room for 19 letters" in told.getvalue()
    assert TOKEN not in told.getvalue()
