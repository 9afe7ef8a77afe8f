"""A short form of ``make soak``: every kind of fault once, and some more."""

import asyncio

from tests.soak.report import written
from tests.soak.run import Asked, soak


def test_nothing_is_lost() -> None:
    said: list[str] = []
    asked = Asked(seconds=5, faults=20, tables=6, one_of_each=True)
    report = asyncio.run(soak(asked, said.append))
    told = "\n".join((*said, written(report)))
    assert not report.wrong, told
    assert sum(report.faults.values()) >= 20, told
    assert report.counts["moves"] > 0, told
