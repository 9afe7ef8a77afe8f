"""Decks of several workers, as on two machines: one PostgreSQL, one bucket, a disk for each."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from reverie.decks.limits import Limits
from reverie.server import queue
from reverie.server.limits import RATES
from tests.decks.making import jpeg
from tests.decks.s3d import BUCKET, s3d
from tests.server.kit import PATIENCE, InThread, wait_until
from tests.server.test_decks import made, refusal, sent
from tests.server.test_uploads import HEAD, begun, is_free, wait_for_a_place

Pair = tuple[httpx.Client, httpx.Client]
MOST_DECKS = 3


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with s3d(tmp_path) as server:
        for name, value in server.environment.items():
            monkeypatch.setenv(name, value)
        yield f"s3://{BUCKET}/{tmp_path.name}"


@pytest.fixture
def pair(postgres_url: str, place: str, tmp_path: Path) -> Iterator[Pair]:
    settings = {
        "database": postgres_url,
        "decks": place,
        "deck_limits": Limits(decks=MOST_DECKS),
        "limits": True,
    }
    with ExitStack() as stack:
        servers = [
            stack.enter_context(InThread(tmp_path / f"{name}.db", **settings))
            for name in ("one", "other")
        ]
        one, other = (
            stack.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))
            for server in servers
        )
        yield one, other


def unfinished(folder: Path) -> list[Path]:
    return list(folder.glob("reverie-decks-*/*"))


def test_places_are_counted_over_all_workers(pair: Pair, tmp_path: Path) -> None:
    one, other = pair
    with ExitStack() as stack:
        for client in pair:
            sender = stack.enter_context(begun(client, "127.0.0.2"))
            assert sender.may_send
            sender.send(HEAD + jpeg())
        assert queue.MOST_OF_ONE == 2
        assert not is_free(one, "127.0.0.2"), "one import here and one there are two"
        assert not is_free(other, "127.0.0.2")
        senders = [
            stack.enter_context(begun(client, f"127.0.0.{number}"))
            for number, client in ((3, one), (4, other), (5, one))
        ]
        assert all(sender.may_send for sender in senders)
        assert not is_free(other, "127.0.0.6"), "five are sent in all"
        wait_until(lambda: len(unfinished(tmp_path)) >= 2)
    wait_for_a_place(other, "127.0.0.6")
    wait_until(lambda: not unfinished(tmp_path))


def test_how_often_is_counted_over_all_workers(pair: Pair) -> None:
    most = round(RATES["deck"].at_once)
    kind = {"content-type": "multipart/form-data; boundary=x"}
    answers = [
        pair[number % 2].post("/api/decks", content=b"nonsense", headers=kind)
        for number in range(most + 2)
    ]
    assert [each.status_code for each in answers] == [400] * most + [429] * 2


def test_a_deck_is_played_with_wherever_it_was_made(pair: Pair, tmp_path: Path) -> None:
    one, other = pair
    decks = [made(client, (f"{number}.jpg", jpeg(seed=number)))
             for number, client in enumerate((one, other, one))]  # fmt: skip
    assert refusal(sent(other, ("a.jpg", jpeg()))) == (409, "too_many")
    for client in pair:
        for deck in decks:
            seen = client.get(f"/api/decks/{deck['deck']}").json()
            assert seen["cards"] == deck["cards"]
            assert client.get(seen["cards"][0]["image"]).content.startswith(b"RIFF")
    secret = {"authorization": f"Bearer {decks[0]['secret']}"}
    assert other.delete(f"/api/decks/{decks[0]['deck']}", headers=secret).status_code == 204
    assert one.get(f"/api/decks/{decks[0]['deck']}").status_code == 404
    made(one, ("again.jpg", jpeg(seed=9)))
    assert not unfinished(tmp_path)
