"""What every store must do.

A test module subclasses ``StoreSuite``, says how a store is made, and inherits the tests::

    class TestMyStore(StoreSuite):
        @pytest.fixture(autouse=True)
        def place(self, tmp_path: Path) -> None:
            self.make = lambda: MyStore(tmp_path / "tables")

Every call of ``make`` gives another store on the same place, as another worker would have.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import msgspec
from msgspec import Raw

from reverie.tables.store.base import (
    MOST_REFUSED_BYTES,
    MOST_REMEMBERED,
    SNAPSHOTS_KEPT,
    Conflict,
    Lease,
    Listing,
    Overview,
    Past,
    Refusal,
    Saved,
    Store,
    weight,
)

LOBBY = Listing("lobby", public=False, deadline=None)
PUBLIC = Listing("lobby", public=True, deadline=None)
YEAR = 365 * 86400.0
TEXT = "قمر 🐇 “quotes” \\ \u2028 \x7f"


def body(what: object) -> Raw:
    return Raw(msgspec.json.encode({"what": what}))


def saved(code: str, version: int, **fields: Any) -> Saved:
    """A change; the first of a table lists it in the lobby."""
    defaults: dict[str, Any] = {
        "body": body(f"{code} {version}"),
        "at": 100.0 + version,
        "listing": LOBBY if version == 1 else None,
    }
    return Saved(code, version, **(defaults | fields))


def awaited(test: Callable[[Any], Coroutine[Any, Any, None]]) -> Callable[[Any], None]:
    @wraps(test)
    def run(self: Any) -> None:
        asyncio.run(test(self))

    return run


async def is_taken(store: Store, change: Saved) -> bool:
    """Whether somebody else has written this version."""
    return await is_overtaken(store.append(change))


async def is_overtaken(asked: Awaitable[object]) -> bool:
    try:
        await asked
    except Conflict:
        return True
    return False


class StoreSuite:
    make: Callable[[], Store]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = self.make()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    # Changes

    @awaited
    async def test_a_table_that_is_not_there(self) -> None:
        async with self.opened() as store:
            assert await store.load("A") is None
            assert await store.changes("A") == ()
            assert await store.public(10, 0.0) == ()
            assert await store.due(1e12) == ()
            assert await store.count() == {}

    @awaited
    async def test_changes_come_back_in_order(self) -> None:
        async with self.opened() as store:
            for version in range(1, 13):
                await store.append(saved("A", version))
                await store.append(saved("B", version))
            stored = await store.load("A")
            assert stored is not None
            assert stored.snapshot is None
            assert stored.changes == tuple(bytes(body(f"A {version}")) for version in range(1, 13))
            assert await store.changes("A") == stored.changes
            assert await store.changes("A", 5) == stored.changes[:5]
            assert await store.changes("A", 0) == ()

    @awaited
    async def test_changes_after_a_version(self) -> None:
        async with self.opened() as store:
            for version in range(1, 13):
                await store.append(saved("A", version))
                await store.append(saved("B", version))
            await store.snapshot("A", 8, b"state")
            whole = await store.changes("A")
            for after in range(14):
                assert await store.changes("A", after=after) == whole[after:]
                for upto in range(14):
                    assert await store.changes("A", upto, after) == whole[after:upto]
            assert await store.changes("C", after=3) == ()

    @awaited
    async def test_a_body_is_stored_as_it_was_given(self) -> None:
        numbers: list[object] = [0, -1, 2**62, 0.1, 1e300, None, True, [], {}, [[1, [2]]]]
        bodies = [body(TEXT), body(numbers), body({"a": {"b": TEXT}}), body("x" * 200_000)]
        async with self.opened() as store:
            for version, given in enumerate(bodies, 1):
                await store.append(saved("A", version, body=given))
            assert await store.changes("A") == tuple(map(bytes, bodies))

    @awaited
    async def test_a_version_is_written_once(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            await store.append(saved("A", 2, body=body("first")))
            assert await is_taken(store, saved("A", 2, body=body("second")))
            assert await is_taken(store, saved("A", 1, body=body("second")))
            assert await store.changes("A") == (bytes(body("A 1")), bytes(body("first")))
            assert not await is_taken(store, saved("A", 3))

    @awaited
    async def test_versions_have_no_gaps(self) -> None:
        """As where a worker goes on with a table that another has packed away."""
        async with self.opened() as store:
            assert await is_taken(store, saved("A", 2))
            await store.append(saved("A", 1))
            assert await is_taken(store, saved("A", 3))
            assert not await is_taken(store, saved("A", 2))
            together = [is_taken(store, saved(f"T{n}", 1 + n % 2)) for n in range(20)]
            assert await asyncio.gather(*together) == [bool(n % 2) for n in range(20)]
            assert await store.changes("T1") == ()

    @awaited
    async def test_a_conflict_changes_nothing(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            lost = saved("A", 1, key="lost", listing=Listing("over", public=True, deadline=1.0))
            assert await is_taken(store, lost)
            stored = await store.load("A")
            assert stored is not None
            assert stored.answers == {}
            assert await store.count() == {"lobby": 1}
            assert await store.due(1e12) == ()

    @awaited
    async def test_of_many_writers_one_wins(self) -> None:
        async with self.opened() as one, self.opened() as other:
            for version in range(1, 21):
                tries = [
                    is_taken(store, saved("A", version, body=body([version, number])))
                    for number in range(10)
                    for store in (one, other)
                ]
                taken = await asyncio.gather(*tries)
                assert taken.count(False) == 1
            assert await one.changes("A") == await other.changes("A")
            assert len(await one.changes("A")) == 20

    @awaited
    async def test_who_loses_takes_nobody_along(self) -> None:
        """Many are stored together; a conflict is of one of them alone."""
        async with self.opened() as store:
            await store.append(saved("lost", 1))
            codes = [f"T{number}" for number in range(50)]
            changes = [saved(code, 1) for code in codes]
            changes[20:20] = [saved("lost", 1)]
            refused = store.refuse("lost", "key", Refusal("not_now", "Not now."))
            taken, _ = await asyncio.gather(
                asyncio.gather(*[is_taken(store, change) for change in changes]), refused
            )
            assert taken == [number == 20 for number in range(51)]
            for code in codes:
                assert await store.changes(code) == (bytes(body(f"{code} 1")),)

    @awaited
    async def test_another_worker_sees_what_was_answered(self) -> None:
        async with self.opened() as one, self.opened() as other:
            for version in range(1, 6):
                await one.append(saved("A", version, key=f"key {version}"))
                assert len(await other.changes("A")) == version
                stored = await other.load("A")
                assert stored is not None
                assert stored.answers[f"key {version}"] == version

    @awaited
    async def test_what_was_asked_for_is_there_after_closing(self) -> None:
        async with self.opened() as store:
            asked = [asyncio.ensure_future(store.append(saved(f"T{n}", 1))) for n in range(200)]
            await asyncio.sleep(0)
        await asyncio.gather(*asked)
        async with self.opened() as store:
            assert await store.count() == {"lobby": 200}

    # Snapshots

    @awaited
    async def test_loading_starts_at_the_snapshot(self) -> None:
        async with self.opened() as store:
            for version in range(1, 11):
                await store.append(saved("A", version, key=f"{version}"))
            for version in (4, 8):
                await store.snapshot("A", version, f"state {version}".encode())
            stored = await store.load("A")
            assert stored is not None
            assert stored.snapshot == b"state 8"
            assert stored.changes == (bytes(body("A 9")), bytes(body("A 10")))
            assert stored.answers == {f"{version}": version for version in range(1, 11)}
            assert len(await store.changes("A")) == 10

    @awaited
    async def test_a_snapshot_of_the_last_version(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            await store.snapshot("A", 1, b"\x00\xff all of it")
            stored = await store.load("A")
            assert stored is not None
            assert (stored.snapshot, stored.changes) == (b"\x00\xff all of it", ())

    @awaited
    async def test_the_past_starts_at_the_last_snapshot_before_it(self) -> None:
        async with self.opened() as store:
            for version in range(1, 31):
                await store.append(saved("A", version))
                await store.append(saved("B", version))
            whole = await store.changes("A")
            assert await store.past("A", 7) == Past(None, whole[:7])
            for version in (4, 8, 20):
                await store.snapshot("A", version, f"state {version}".encode())
            assert await store.past("A", 3) == Past(None, whole[:3])
            assert await store.past("A", 7) == Past(b"state 4", whole[4:7])
            assert await store.past("A", 8) == Past(b"state 8", ())
            assert await store.past("A", 30) == Past(b"state 20", whole[20:])
            assert await store.past("C", 3) == Past(None, ())

    @awaited
    async def test_the_last_snapshots_are_kept(self) -> None:
        async with self.opened() as store:
            for version in range(1, 41):
                await store.append(saved("A", version))
                await store.snapshot("A", version, f"state {version}".encode())
            await store.snapshot("B", 1, b"of another table")
            oldest = 41 - SNAPSHOTS_KEPT
            assert (await store.past("A", oldest)).snapshot == f"state {oldest}".encode()
            assert (await store.past("A", oldest - 1)).snapshot is None
            stored = await store.load("A")
            assert stored is not None
            assert stored.snapshot == b"state 40"

    # Answers and refusals

    @awaited
    async def test_answers_and_refusals_are_of_a_table(self) -> None:
        async with self.opened() as store:
            for code in ("A", "B"):
                await store.append(saved(code, 1))
                await store.append(saved(code, 2, key=f"{code} did"))
                await store.refuse(code, "did not", Refusal("not_now", f"{code}: {TEXT}"))
            stored = await store.load("A")
            assert stored is not None
            assert stored.answers == {"A did": 2}
            assert stored.refusals == {"did not": Refusal("not_now", f"A: {TEXT}")}

    @awaited
    async def test_the_first_refusal_stays(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            first, second = Refusal("too_few", "First."), Refusal("too_many", "Second.", "a")
            assert await store.refuse("A", "key", first) == first
            assert await store.refuse("A", "key", second) == first
            stored = await store.load("A")
            assert stored is not None
            assert stored.refusals == {"key": first}

    @awaited
    async def test_nobody_is_refused_by_what_is_of_the_past(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            no = Refusal("not_now", "Not now.")
            assert await store.refuse("A", "first", no, version=1) == no
            await store.append(saved("A", 2))
            for code, version in (("A", 1), ("A", 3), ("B", 1)):
                assert await is_overtaken(store.refuse(code, "key", no, version=version))
            assert await store.refuse("A", "first", no, version=1) == no, "that is an answer"
            stored = await store.load("A")
            assert stored is not None
            assert stored.refusals == {"first": no}

    @awaited
    async def test_the_last_answers_are_remembered(self) -> None:
        async with self.opened() as store:
            last = MOST_REMEMBERED + 5
            for version in range(1, last + 1):
                await store.append(saved("A", version, key=f"{version}"))
            stored = await store.load("A")
            assert stored is not None
            remembered = list(stored.answers.items())
            newest = range(last - MOST_REMEMBERED + 1, last + 1)
            assert remembered[-MOST_REMEMBERED:] == [(f"{version}", version) for version in newest]

    @awaited
    async def test_refusals_do_not_grow_for_ever(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            no = Refusal("not_now", "Not now.")
            await asyncio.gather(*[store.refuse("A", f"{n}", no) for n in range(MOST_REMEMBERED)])
            await store.refuse("A", "one too many", no)
            await store.refuse("B", "of another table", no)
            stored = await store.load("A")
            assert stored is not None
            assert len(stored.refusals) == MOST_REMEMBERED

    @awaited
    async def test_nor_do_they_by_their_bytes(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1))
            for number in range(40):
                await store.refuse("A", f"{number}", Refusal("malformed", "🐇" * 2500))
                await store.refuse("A", f"{number} " + "🐇" * 2500, Refusal("malformed", "No."))
            await store.refuse("A", "small", Refusal("not_now", "Not now."))
            stored = await store.load("A")
            assert stored is not None
            held = sum(weight(key, refusal) for key, refusal in stored.refusals.items())
            assert MOST_REFUSED_BYTES - 10_050 < held <= MOST_REFUSED_BYTES
            assert "small" in stored.refusals, "what is small still finds room"

    # Listings

    @awaited
    async def test_the_versions_of_many_tables(self) -> None:
        async with self.opened() as store:
            for number in range(1, 6):
                for version in range(1, number + 1):
                    await store.append(saved(f"T{number}", version))
            await store.snapshot("T5", 5, b"state")
            assert await store.versions(()) == {}
            assert await store.versions(("T1", "T4", "none", TEXT)) == {"T1": 1, "T4": 4}
            everything = [f"T{number}" for number in range(2000)]
            assert await store.versions(everything) == {f"T{n}": n for n in range(1, 6)}

    @awaited
    async def test_public_tables_newest_first(self) -> None:
        async with self.opened() as store:
            for number in range(5):
                await store.append(saved(f"T{number}", 1, at=100.0 + number, listing=PUBLIC))
            await store.append(saved("private", 1, at=200.0))
            assert await store.public(10, 0.0) == ("T4", "T3", "T2", "T1", "T0")
            assert await store.public(2, 0.0) == ("T4", "T3")
            started = Listing("playing", public=True, deadline=None)
            await store.append(saved("T3", 2, at=300.0, listing=started))
            await store.append(saved("T2", 2, at=301.0, listing=LOBBY))
            await store.append(saved("T0", 2, at=302.0, listing=PUBLIC))
            await store.append(saved("private", 2, at=303.0, listing=PUBLIC))
            assert await store.public(10, 0.0) == ("private", "T4", "T1", "T0")
            assert await store.public(10, 104.0) == ("private", "T4", "T0")
            assert await store.public(2, 302.0) == ("private", "T0")

    @awaited
    async def test_a_change_without_a_listing_leaves_it(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1, listing=Listing("lobby", public=True, deadline=7.0)))
            await store.append(saved("A", 2))
            assert await store.public(10, 0.0) == ("A",)
            assert await store.due(7.0) == ("A",)

    @awaited
    async def test_deadlines_that_have_passed(self) -> None:
        async with self.opened() as store:
            for number in range(5):
                listing = Listing("playing", public=False, deadline=10.0 * number)
                await store.append(saved(f"T{number}", 1, listing=listing))
            await store.append(saved("none", 1))
            assert await store.due(-1.0) == ()
            assert set(await store.due(20.0)) == {"T0", "T1", "T2"}
            none = Listing("playing", public=False, deadline=None)
            await store.append(saved("T1", 2, listing=none))
            later = Listing("playing", public=False, deadline=50.0)
            await store.append(saved("T2", 2, listing=later))
            assert await store.due(20.0) == ("T0",)
        async with self.opened() as store:
            assert set(await store.due(1e9)) == {"T0", "T2", "T3", "T4"}
            assert await store.deadlines() == {"T0": 0.0, "T2": 50.0, "T3": 30.0, "T4": 40.0}

    @awaited
    async def test_a_probe_changes_nothing(self) -> None:
        async with self.opened() as store:
            await store.append(saved("T1", 1))
            before = await store.load("T1"), await store.count()
            await store.probe()
            assert (await store.load("T1"), await store.count()) == before

    @awaited
    async def test_tables_are_counted_by_status(self) -> None:
        async with self.opened() as store:
            for number in range(6):
                await store.append(saved(f"T{number}", 1))
            for number, status in ((1, "playing"), (2, "playing"), (3, "over")):
                listing = Listing(status, public=False, deadline=None)  # type: ignore[arg-type]
                await store.append(saved(f"T{number}", 2, listing=listing))
            assert await store.count() == {"lobby": 3, "playing": 2, "over": 1}

    # Old tables

    @awaited
    async def test_idle_tables_are_packed_away(self) -> None:
        async with self.opened() as store:
            await store.append(saved("old", 1, at=1.0, listing=PUBLIC))
            await store.append(saved("old", 2, at=2.0, key="key"))
            await store.snapshot("old", 2, b"state")
            await store.refuse("old", "no", Refusal("not_now", "No."))
            await store.append(saved("used", 1, at=1.0))
            await store.append(saved("used", 2, at=50.0))
            over = Listing("over", public=False, deadline=None)
            await store.append(saved("over", 1, at=1.0, listing=over))
            assert await store.archive("lobby", 10.0, 100.0) == ("old",)
            assert await store.archive("lobby", 10.0, 100.0) == ()
            assert await store.load("old") is None
            assert await store.changes("old") == ()
            assert await store.public(10, 0.0) == ()
            assert await store.count() == {"lobby": 1, "over": 1}
            assert await store.load("used") is not None
            assert await store.load("over") is not None

    @awaited
    async def test_what_is_used_is_not_packed_away(self) -> None:
        async with self.opened() as store:
            for code in ("A", "B", "C"):
                await store.append(saved(code, 1, at=1.0))
            assert await store.archive("lobby", 10.0, 100.0, {"B"}.__contains__) == ("A", "C")
            assert await store.load("B") is not None

    @awaited
    async def test_one_table_is_put_away(self) -> None:
        async with self.opened() as store:
            for version in range(1, 4):
                await store.append(saved("A", version, key=f"{version}"))
                await store.append(saved("B", version))
            await store.snapshot("A", 2, b"state")
            whole = await store.changes("A")
            assert await store.put_away("A", 100.0)
            assert not await store.put_away("A", 100.0)
            assert await store.load("A") is None
            assert await store.archived("A") == whole
            assert await is_taken(store, saved("A", 4)), "nobody goes on with it"
            assert await store.versions("AB") == {"B": 3}

    @awaited
    async def test_tables_at_a_glance(self) -> None:
        async with self.opened() as store:
            over = Listing("over", public=False, deadline=None)
            await store.append(saved("A", 1, at=1.0, listing=PUBLIC))
            await store.append(saved("B", 1, at=2.0))
            await store.append(saved("B", 2, at=3.0, listing=over))
            await store.append(saved("A", 2, at=4.0))
            a, b = (
                Overview("A", "lobby", True, 2, 1.0, 4.0),
                Overview("B", "over", False, 2, 2.0, 3.0),
            )
            assert await store.overview(10) == (a, b)
            assert await store.overview(1) == (a,)
            assert await store.overview(10, "over") == (b,)
            assert await store.overview(10, "playing") == ()

    @awaited
    async def test_what_was_packed_away_can_be_read(self) -> None:
        bodies = [body(TEXT), body(0.1), body({"a": [None, TEXT]})]
        async with self.opened() as store:
            for version, given in enumerate(bodies, 1):
                await store.append(saved("A", version, at=1.0, body=given))
            await store.append(saved("B", 1, at=50.0))
            assert await store.archived("A") == ()
            await store.archive("lobby", 10.0, 100.0)
        async with self.opened() as store:
            assert await store.archived("A") == tuple(map(bytes, bodies))
            assert set(await store.codes()) == {"A", "B"}
            assert await store.archived("B") == ()
            await store.forget(YEAR)
            assert await store.archived("A") == ()

    @awaited
    async def test_what_was_packed_away_is_forgotten(self) -> None:
        async with self.opened() as store:
            for number in range(3):
                await store.append(saved(f"T{number}", 1, at=float(number)))
                await store.archive("lobby", number + 0.5, number * YEAR + 100)
            await store.forget(100.0)
            assert set(await store.codes()) == {"T0", "T1", "T2"}
            for _ in range(2):
                await store.forget(1.5 * YEAR)
                assert await store.codes() == ("T2",)
            assert await store.archived("T1") == ()
            assert await store.archived("T2") != ()
            await store.forget(1e9)
            assert await store.codes() == ()

    @awaited
    async def test_a_code_is_free_again_when_its_table_was_packed_away(self) -> None:
        async with self.opened() as store:
            await store.append(saved("A", 1, at=1.0, key="old"))
            await store.archive("lobby", 10.0, 100.0)
            await store.append(saved("A", 1, at=20.0, body=body("new")))
            stored = await store.load("A")
            assert stored is not None
            assert (stored.changes, stored.answers) == ((bytes(body("new")),), {})
            assert await store.archived("A") == (bytes(body("A 1")),)
            await store.archive("lobby", 30.0, 101.0)
            assert await store.load("A") is None
            assert await store.archived("A") == (bytes(body("new")),)

    # Leases

    @awaited
    async def test_a_lease_is_one_holders(self) -> None:
        async with self.opened() as one, self.opened() as other:
            assert await one.acquire("bots A", "one", 60)
            assert not await other.acquire("bots A", "other", 60)
            assert await other.acquire("bots B", "other", 60)
            assert await one.acquire("bots A", "one", 60), "it is theirs already"
            held = {Lease("bots A", "one"), Lease("bots B", "other")}
            assert await one.leases() == await other.leases("bots ") == held
            assert await one.leases("bots A") == {Lease("bots A", "one")}
            assert await one.leases("bots %") == await one.leases("Bots") == frozenset()

    @awaited
    async def test_of_many_who_ask_at_once_one_has_it(self) -> None:
        async with self.opened() as one, self.opened() as other:
            for number in range(10):
                asking = [
                    store.acquire(f"{number}", f"{place} {turn}", 60)
                    for turn in range(5)
                    for place, store in enumerate((one, other))
                ]
                assert (await asyncio.gather(*asking)).count(True) == 1

    @awaited
    async def test_a_lease_ends(self) -> None:
        async with self.opened() as store:
            assert await store.acquire("A", "one", 0)
            assert await store.leases() == frozenset()
            assert await store.acquire("A", "other", 60)
            assert not await store.acquire("A", "one", 60)

    @awaited
    async def test_a_lease_is_given_back(self) -> None:
        async with self.opened() as store:
            await store.acquire("A", "one", 60)
            await store.release("A", "other")
            assert not await store.acquire("A", "other", 60)
            await store.release("A", "one")
            await store.release("A", "one")
            assert await store.acquire("A", "other", 60)

    @awaited
    async def test_leases_are_renewed_together(self) -> None:
        async with self.opened() as store:
            for name in ("A", "B"):
                await store.acquire(name, "one", 60)
            await store.acquire("C", "other", 60)
            await store.acquire("D", "third", 60)
            await store.acquire("ended", "one", 0)
            theirs = {Lease("A", "one"), Lease("B", "one"), Lease("C", "other")}
            assert await store.renew(["one", "other", "nobody"], 60) == theirs
            assert await store.renew([], 60) == frozenset()
            assert await store.renew(["one"], 0) == {Lease("A", "one"), Lease("B", "one")}
            assert await store.renew(["one"], 60) == frozenset(), "what has ended stays so"
            assert await store.leases() == {Lease("C", "other"), Lease("D", "third")}

    @awaited
    async def test_so_many_may_hold_it(self) -> None:
        """As the tables of one address do."""
        async with self.opened() as one, self.opened() as other:
            asking = [
                store.acquire("address", f"T{place} {number}", 60, most=50)
                for number in range(40)
                for place, store in enumerate((one, other))
            ]
            assert (await asyncio.gather(*asking)).count(True) == 50
            held = sorted(lease.holder for lease in await one.leases("address"))
            assert len(held) == len(set(held)) == 50
            assert await one.acquire("address", held[0], 60, most=50), "it has a place"
            assert not await one.acquire("address", "new", 60, most=50)
            await one.release("address", held[7])
            assert await other.acquire("address", held[30], 60, most=50)
            assert await other.acquire("address", "new", 60, most=50)
            assert len(await one.leases("address")) == 50
            assert not await other.acquire("address", "newer", 60, most=50)
            assert await other.acquire("another address", "newer", 60, most=50)

    @awaited
    async def test_leases_outlive_whoever_took_them(self) -> None:
        async with self.opened() as store:
            await store.acquire("A", TEXT, 60)
        async with self.opened() as store:
            assert not await store.acquire("A", "other", 60)
            await store.forget(1.0)
            assert await store.leases() == {Lease("A", TEXT)}

    # Whole tables

    @awaited
    async def test_a_whole_table_comes_back_as_it_was(self) -> None:
        async with self.opened() as store:
            over = Listing("over", public=True, deadline=7.0)
            await store.append(saved("A", 1, at=1.0))
            await store.archive("lobby", 10.0, 100.0)
            for version in range(1, 30):
                key = f"{TEXT} {version}" if version % 3 else None
                listing = over if version == 20 else None
                await store.append(saved("A", version, key=key, listing=listing or LOBBY))
            await store.append(saved("B", 1))
            for version in (10, 20):
                await store.snapshot("A", version, b"\x00 state")
            for key in ("z", "a", TEXT):
                await store.refuse("A", key, Refusal("not_now", TEXT, key))
            before, loaded = await store.whole("A"), await store.load("A")
            assert (before.code, before.opened, before.listing) == ("A", 101.0, LOBBY)
            assert [change.version for change in before.changes] == list(range(1, 30))
            assert tuple(bytes(change.body) for change in before.changes) == await store.changes(
                "A"
            )
            assert len(before.packed) == 1
            await store.append(saved("A", 30))
            assert (await store.whole("A")).digest != before.digest
            for _ in range(2):
                await store.restore(before)
                assert (await store.whole("A")).digest == before.digest
                assert await store.load("A") == loaded
            assert await store.archived("A") == (bytes(body("A 1")),)
            assert not await is_taken(store, saved("A", 30))
            assert (await store.whole("none")).changes == ()

    @awaited
    async def test_a_copy_that_is_not_finished_is_known(self) -> None:
        async with self.opened() as store:
            assert await store.copying() is None
            await store.set_copying("here")
        async with self.opened() as store:
            assert await store.copying() == "here"
            await store.set_copying(None)
            assert await store.copying() is None

    # Opening and closing

    @awaited
    async def test_all_of_it_is_there_after_opening_again(self) -> None:
        async with self.opened() as store:
            for version in range(1, 6):
                await store.append(saved("A", version, key=f"{version}"))
            await store.snapshot("A", 3, b"state")
            await store.refuse("A", "no", Refusal("not_now", "No."))
            before = await store.load("A")
        async with self.opened() as store:
            assert await store.load("A") == before
