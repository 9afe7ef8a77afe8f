"""Whole tables, out of one store and into another."""

from reverie.tables.store.base import (
    Listing,
    Refusal,
)
from reverie.testing.stores.kit import LOBBY, TEXT, OnStores, awaited, body, is_taken, saved


class Copies(OnStores):
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
