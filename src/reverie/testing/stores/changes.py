"""Changes, in order and without gaps, whoever writes."""

import asyncio

from reverie.tables.store.base import (
    Listing,
    Refusal,
)
from reverie.testing.stores.kit import (
    TEXT,
    OnStores,
    awaited,
    body,
    is_taken,
    saved,
)


class Changes(OnStores):
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
