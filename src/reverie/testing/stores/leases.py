"""What only so many may have at a time."""

import asyncio

from reverie.tables.store.base import (
    Lease,
)
from reverie.testing.stores.kit import (
    TEXT,
    OnStores,
    awaited,
)


class Leases(OnStores):
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
