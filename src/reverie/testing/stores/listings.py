"""Which tables there are."""

from reverie.tables.store.base import (
    Listing,
)
from reverie.testing.stores.kit import LOBBY, PUBLIC, TEXT, OnStores, awaited, saved


class Listings(OnStores):
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
