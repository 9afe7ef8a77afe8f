"""Snapshots, and what repeatable moves came to."""

import asyncio

from reverie.tables.store.base import (
    MOST_REFUSED_BYTES,
    MOST_REMEMBERED,
    SNAPSHOTS_KEPT,
    Past,
    Refusal,
    weight,
)
from reverie.testing.stores.kit import (
    TEXT,
    OnStores,
    awaited,
    body,
    is_overtaken,
    saved,
)


class Remembering(OnStores):
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
