"""Tables that were packed away."""

from reverie.tables.store.base import (
    Listing,
    Overview,
    Refusal,
)
from reverie.testing.stores.kit import PUBLIC, TEXT, YEAR, OnStores, awaited, body, is_taken, saved


class Archive(OnStores):
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
