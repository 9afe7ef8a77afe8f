"""Two workers on one store do whatever comes to mind, and find what a dictionary says."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

from reverie.tables.store import Conflict, Store
from reverie.tables.store.base import Listing, Refusal
from reverie.tables.store.postgres import PostgresStore
from reverie.tables.store.sqlite import SqliteStore
from reverie.testing.postgres import Postgres
from reverie.testing.stores import body, saved

STEPS = 25
CODES = st.sampled_from("ABC")
PLACES = st.sampled_from((0, 1))
LISTINGS = st.none() | st.builds(
    Listing,
    st.sampled_from(("lobby", "playing", "over")),
    st.booleans(),
    st.none() | st.sampled_from((10.0, 20.0)),
)


class Kept:
    """What is known of a table."""

    def __init__(self) -> None:
        self.changes: list[bytes] = []
        self.answers: dict[str, int] = {}
        self.refusals: dict[str, Refusal] = {}
        self.snapshot: tuple[int, bytes] | None = None
        self.listing = Listing("lobby", public=False, deadline=None)
        self.at = 0.0


class Machine(RuleBasedStateMachine):
    def __init__(self, make: Callable[[], Store]) -> None:
        super().__init__()
        self.make = make
        self.runner = asyncio.Runner()
        self.stores = [self.opened(), self.opened()]
        self.tables: dict[str, Kept] = {}
        self.packed: dict[str, tuple[bytes, ...]] = {}
        self.numbers = count(1)

    def opened(self) -> Store:
        store = self.make()
        self.run(store.open())
        return store

    def run(self, work: Any) -> Any:
        async def wait() -> Any:
            return await work

        return self.runner.run(wait())

    def teardown(self) -> None:
        for store in self.stores:
            self.run(store.close())
        self.runner.close()

    @rule(
        place=PLACES, changes=st.lists(st.tuples(CODES, st.integers(-1, 1), LISTINGS), max_size=6)
    )
    def append(self, place: int, changes: list[tuple[str, int, Listing | None]]) -> None:
        """Several at once, some of them too late or too early."""
        asked, expected = [], []
        for code, off, listing in changes:
            number = next(self.numbers)
            kept = self.tables.get(code)
            version = (len(kept.changes) if kept else 0) + 1 + off
            if version < 1:
                continue
            listing_ = listing or (
                Listing("lobby", public=False, deadline=None) if not kept else None
            )
            change = saved(
                code,
                version,
                body=body(number),
                key=f"{number}",
                at=float(number),
                listing=listing_,
            )
            asked.append(change)
            expected.append(off == 0)
            if off == 0:
                kept = self.tables.setdefault(code, Kept())
                kept.changes.append(bytes(change.body))
                kept.answers[f"{number}"] = version
                kept.listing, kept.at = listing_ or kept.listing, float(number)

        async def append() -> list[Any]:
            store = self.stores[place]
            return await asyncio.gather(*map(store.append, asked), return_exceptions=True)

        answers = self.runner.run(append())
        assert [not isinstance(answer, Conflict) for answer in answers] == expected
        assert all(answer is None or isinstance(answer, Conflict) for answer in answers)

    @rule(place=PLACES, code=CODES, key=st.sampled_from(("x", "y", "\0")))
    def refuse(self, place: int, code: str, key: str) -> None:
        refusal = Refusal("not_now", f"No: {next(self.numbers)}", "\0")
        if code in self.tables:
            self.run(self.stores[place].refuse(code, key, refusal))
            self.tables[code].refusals.setdefault(key, refusal)

    @rule(place=PLACES, code=CODES)
    def snapshot(self, place: int, code: str) -> None:
        if kept := self.tables.get(code):
            kept.snapshot = (len(kept.changes), b"state %d" % next(self.numbers))
            self.run(self.stores[place].snapshot(code, *kept.snapshot))

    @rule(place=PLACES, status=st.sampled_from(("lobby", "playing", "over")))
    def archive(self, place: int, status: Any) -> None:
        before = next(self.numbers) - 3.0
        idle = {
            code
            for code, kept in self.tables.items()
            if kept.listing.status == status and kept.at < before
        }
        assert set(self.run(self.stores[place].archive(status, before, 50.0))) == idle
        for code in idle:
            self.packed[code] = tuple(self.tables.pop(code).changes)

    @rule(place=PLACES)
    def open_again(self, place: int) -> None:
        self.run(self.stores[place].close())
        self.stores[place] = self.opened()

    @invariant()
    def all_is_found(self) -> None:
        for store in self.stores:
            for code in "ABC":
                self.compare(store, code)
            tables = self.tables.items()
            versions = {code: len(kept.changes) for code, kept in tables}
            assert self.run(store.versions("ABC")) == versions
            deadlines = {code: kept.listing.deadline for code, kept in tables}
            there = {code: at for code, at in deadlines.items() if at is not None}
            assert self.run(store.deadlines()) == there
            public = {
                code
                for code, kept in tables
                if kept.listing.public and kept.listing.status == "lobby"
            }
            assert set(self.run(store.public(10, 0.0))) == public

    def compare(self, store: Store, code: str) -> None:
        kept, stored = self.tables.get(code), self.run(store.load(code))
        assert self.run(store.archived(code)) == self.packed.get(code, ())
        if kept is None:
            assert stored is None
            return
        version, snapshot = kept.snapshot or (0, None)
        assert stored is not None
        assert stored.snapshot == snapshot
        assert stored.changes == tuple(kept.changes[version:])
        assert stored.answers == kept.answers
        assert stored.refusals == kept.refusals


def test_sqlite(tmp_path: Path) -> None:
    places = count()

    def machine() -> Machine:
        path = tmp_path / f"{next(places)}.db"
        return Machine(lambda: SqliteStore(path))

    run_state_machine_as_test(machine, settings=settings(stateful_step_count=STEPS))  # type: ignore[arg-type]


def test_postgres(postgres_server: Postgres) -> None:
    places = count()

    def machine() -> Machine:
        name = f"machine_{next(places)}"
        postgres_server.run(f"CREATE SCHEMA {name}")
        return Machine(lambda: PostgresStore(f"{postgres_server.url}&search_path={name}"))

    run_state_machine_as_test(machine, settings=settings(stateful_step_count=STEPS))  # type: ignore[arg-type]
