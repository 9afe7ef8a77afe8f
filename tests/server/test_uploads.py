"""Decks on their way to the server: how many, how slowly, and that none waits in vain."""

import errno
import re
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from reverie.decks.folder import FolderStorage
from reverie.decks.importing import Imported, Wishes
from reverie.decks.limits import Limits
from reverie.decks.orders import Importer
from reverie.decks.workspace import HOME
from reverie.server import queue, uploads
from tests.decks.making import jpeg
from tests.server.kit import PATIENCE, wait_until
from tests.server.test_decks import made, refusal, sent, serving

HEAD = b'--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n'
PLACES = 1 + queue.MOST_WAITING
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)


class Sender:
    """Somebody who sends a deck by hand, and asks before whether to."""

    def __init__(self, client: httpx.Client, connection: socket.socket) -> None:
        url = client.base_url
        self._connection = connection
        lines = (
            "POST /api/decks HTTP/1.1",
            f"Host: {url.host}:{url.port}",
            "Content-Type: multipart/form-data; boundary=x",
            "Content-Length: 1000000",
            "Expect: 100-continue",
            "",
            "",
        )
        self.send("\r\n".join(lines).encode())
        self.told = self.hear()

    @property
    def may_send(self) -> bool:
        return self.told == GO_ON

    def send(self, data: bytes) -> None:
        self._connection.sendall(data)

    def hear(self) -> bytes:
        """One answer, which may come in pieces."""
        told = b""
        while not is_whole(told) and (more := self._connection.recv(65536)):
            told += more
        return told


def is_whole(answer: bytes) -> bool:
    head, end, body = answer.partition(b"\r\n\r\n")
    length = LENGTH.search(head)
    return bool(end) and len(body) >= (int(length[1]) if length else 0)


@contextmanager
def begun(client: httpx.Client, address: str = "127.0.0.1") -> Iterator[Sender]:
    there = (client.base_url.host, client.base_url.port or 80)
    with socket.create_connection(there, PATIENCE, (address, 0)) as connection:
        yield Sender(client, connection)


def is_free(client: httpx.Client, address: str) -> bool:
    with begun(client, address) as sender:
        return sender.may_send


def wait_for_a_place(client: httpx.Client, address: str) -> None:
    wait_until(lambda: is_free(client, address))


def unfinished(folder: Path) -> list[Path]:
    return list((folder / "decks" / HOME).glob("*/*"))


def test_who_finds_no_place_is_refused_before_sending(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        sent(client)  # the server is up
        with ExitStack() as stack:
            senders = [
                stack.enter_context(begun(client, f"127.0.0.{2 + number}"))
                for number in range(PLACES)
            ]
            assert all(sender.may_send for sender in senders)
            with begun(client, "127.0.0.9") as late:
                assert late.told.startswith(b"HTTP/1.1 429")
                assert b"slow_down" in late.told
        wait_for_a_place(client, "127.0.0.9")


def test_nobody_takes_all_the_places(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        sent(client)
        with ExitStack() as stack:
            for _ in range(queue.MOST_OF_ONE):
                assert stack.enter_context(begun(client, "127.0.0.2")).may_send
            assert not is_free(client, "127.0.0.2")
            assert is_free(client, "127.0.0.3")


def test_a_refusal_for_want_of_a_place_costs_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as client:
        sent(client)
        with begun(client, "127.0.0.2"), begun(client, "127.0.0.2"):
            assert not any(is_free(client, "127.0.0.2") for _ in range(10))
        wait_for_a_place(client, "127.0.0.2")


@pytest.mark.parametrize("drips", [False, True], ids=["silence", "drips"])
def test_who_sends_too_slowly_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drips: bool
) -> None:
    monkeypatch.setattr(uploads, "PATIENCE", 0.5)
    with serving(tmp_path) as client:
        sent(client)
        with begun(client, "127.0.0.2") as sender:
            sender.send(HEAD)
            over = threading.Event()

            def drip() -> None:
                with suppress(OSError):  # the server may have closed already
                    while drips and not over.wait(0.05):
                        sender.send(b"x")

            with ThreadPoolExecutor() as pool:
                dripping = pool.submit(drip)
                answer = sender.hear()
                over.set()
                dripping.result()
        assert answer.startswith(b"HTTP/1.1 400")
        assert b"too slowly" in answer


def test_who_sends_fast_enough_may_take_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "PATIENCE", 2.0)
    monkeypatch.setattr(uploads, "SLOWEST", 20.0)
    body = (
        HEAD + jpeg() + b'\r\n--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n--x--'
    )

    def slowly() -> Iterator[bytes]:
        for start in range(0, len(body), len(body) // 6):
            yield body[start : start + len(body) // 6]
            time.sleep(0.5)

    with serving(tmp_path) as client:
        kind = {"content-type": "multipart/form-data; boundary=x"}
        answer = client.post("/api/decks", content=slowly(), headers=kind)
        assert answer.status_code == 201, answer.text


def test_one_deck_is_made_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = threading.Lock()
    run = Importer.run

    def watched(
        importer: Importer, files: Sequence[tuple[str, Path]], wishes: Wishes, folder: Path
    ) -> Imported:
        assert alone.acquire(blocking=False), "another is being made"
        try:
            return run(importer, files, wishes, folder)
        finally:
            alone.release()

    monkeypatch.setattr(Importer, "run", watched)
    with serving(tmp_path) as client, ThreadPoolExecutor() as pool:
        making = [pool.submit(made, client) for _ in range(queue.MOST_OF_ONE)]
        assert len({each.result()["deck"] for each in making}) == queue.MOST_OF_ONE


def test_who_crawls_makes_way_for_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "GRACE", 0.0)
    monkeypatch.setattr(uploads, "CHUNK", 1000)
    with serving(tmp_path) as client, ExitStack() as stack:
        sent(client)
        crawling = stack.enter_context(begun(client, "127.0.0.2"))
        crawling.send(HEAD)
        steady = [
            stack.enter_context(begun(client, f"127.0.0.{3 + number}"))
            for number in range(PLACES - 1)
        ]
        for sender in steady:
            sender.send(HEAD + bytes(500_000))
        wait_until(
            lambda: (
                sum(path.stat().st_size > 400_000 for path in unfinished(tmp_path)) == len(steady)
            )
        )
        # Who has a place takes none from others; who has none does.
        assert not is_free(client, "127.0.0.3")
        assert stack.enter_context(begun(client, "127.0.0.9")).may_send
        answer = crawling.hear()
        assert answer.startswith(b"HTTP/1.1 429")
        assert b"others were waiting" in answer


def test_nobody_makes_way_within_the_first_seconds(tmp_path: Path) -> None:
    with serving(tmp_path) as client, ExitStack() as stack:
        sent(client)
        for number in range(PLACES):
            assert stack.enter_context(begun(client, f"127.0.0.{2 + number}")).may_send
        assert not is_free(client, "127.0.0.9")


def test_nothing_is_left_of_an_upload_that_ends_early(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        sent(client)
        with begun(client, "127.0.0.2") as sender:
            sender.send(HEAD + bytes(3 * uploads.CHUNK))
            wait_until(lambda: bool(unfinished(tmp_path)))
        wait_until(lambda: not unfinished(tmp_path))


def test_a_full_disk_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with serving(tmp_path) as client:
        monkeypatch.setattr(uploads.Form, "_add", full)
        assert refusal(sent(client, ("a.jpg", jpeg()))) == (507, "no_room")
        assert unfinished(tmp_path) == []
        monkeypatch.undo()
        made(client)


def test_an_upload_ends_where_the_disk_fills_up_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "CHUNK", 1000)
    with serving(tmp_path) as client, begun(client) as sender:
        sender.send(HEAD + bytes(5000))
        wait_until(lambda: bool(unfinished(tmp_path)))
        monkeypatch.setattr(FolderStorage, "free", lambda _: 0)
        sender.send(bytes(5000))
        assert sender.hear().startswith(b"HTTP/1.1 507")
        wait_until(lambda: not unfinished(tmp_path))


def test_decks_do_not_fill_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(free_bytes=1 << 60)) as client:
        assert refusal(sent(client, ("a.jpg", jpeg()))) == (507, "no_room")
        assert unfinished(tmp_path) == []
