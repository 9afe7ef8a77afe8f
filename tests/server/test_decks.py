"""Decks over HTTP: sent, looked at, played with by their link, deleted by their owner."""

import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar
from litestar.di import Provide
from PIL import Image

from reverie.app.settings import Settings
from reverie.decks.importing import Wishes, import_path
from reverie.decks.limits import Limits
from reverie.server import decks
from reverie.server.errors import HANDLERS
from reverie.server.security import with_headers
from reverie.server.service import Service
from reverie.tables.store.urls import SQLITE
from tests.decks.making import jpeg, library, located_exif, png
from tests.server.kit import PATIENCE, listen, port_of

FORM = {"name": "Holidays"}


@contextmanager
def serving(folder: Path, bounds: Limits | None = None, **settings: Any) -> Iterator[httpx.Client]:
    """A server with these routes, and a client that calls it."""
    chosen = {"limits": False, "database": f"{SQLITE}{folder / 'reverie.db'}", **settings}
    service = Service(Settings(**chosen))
    app = Litestar(
        [decks.routes(library(folder, bounds))],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False, use_cache=True)},
        exception_handlers=HANDLERS,
        request_max_body_size=service.settings.most_body,
        logging_config=None,
    )
    config = uvicorn.Config(with_headers(app), http="httptools", log_config=None)
    server = uvicorn.Server(config)
    listening = listen()
    address = f"http://127.0.0.1:{port_of(listening)}"
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        yield client
    server.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("decks")) as client:
        yield client


def pictures(
    *files: tuple[str, bytes], field: str = "images"
) -> list[tuple[str, tuple[str, bytes]]]:
    return [(field, file) for file in files]


def sent(client: httpx.Client, *files: tuple[str, bytes], **fields: str) -> httpx.Response:
    return client.post("/api/decks", data={**FORM, **fields}, files=pictures(*files))


def made(client: httpx.Client, *files: tuple[str, bytes]) -> dict[str, Any]:
    answer = sent(client, *(files or (("whale.jpg", jpeg()),)))
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def refusal(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert body["message"]
    return answer.status_code, body["error"]


def test_pictures_become_a_deck(client: httpx.Client) -> None:
    files = (
        ("whale kite.jpg", jpeg(exif=located_exif().tobytes())),
        ("fox.png", png(seed=1)),
        ("page.jpg", b"<html>"),
        ("about.csv", b"file,title,title_fr,alt_fr,tags\nfox.png,Fox,Renard,Un renard,red;fur\n"),
    )
    body = made(client, *files)
    assert body["refused"] == [
        {
            "file": "page.jpg",
            "error": "not_a_picture",
            "message": "It is not a JPEG, PNG, WebP, AVIF or GIF picture.",
        }
    ]
    assert body["name"] == "Holidays"
    assert [card["title"] for card in body["cards"]] == ["whale kite", "Fox"]
    deck = client.get(f"/api/decks/{body['deck']}", params={"language": "fr"}).json()
    assert deck["deck"] == body["deck"]
    assert [card["alt"] for card in deck["cards"]] == ["whale kite", "Un renard"]
    assert [card["tags"] for card in deck["cards"]] == [["whale", "kite"], ["red", "fur"]]
    assert "secret" not in deck
    assert "owner" not in deck


def test_images_are_kept_for_ever_and_are_what_they_say(client: httpx.Client) -> None:
    card = made(client)["cards"][0]
    for path, width in ((card["thumb"], 200), (card["medium"], 400), (card["image"], 800)):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        with Image.open(BytesIO(answer.content)) as picture:
            assert (picture.format, picture.size) == ("WEBP", (width, width * 3 // 2))


def test_long_answers_are_packed_but_none_that_holds_a_secret(client: httpx.Client) -> None:
    files = [(f"{number}.png", png(seed=number)) for number in range(4)]
    answer = sent(client, *files)
    assert len(answer.content) > 1000
    assert "content-encoding" not in answer.headers
    path = f"/api/decks/{answer.json()['deck']}"
    plain = client.get(path, headers={"accept-encoding": "identity"})
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.content == plain.content
    missing = client.get("/api/decks/nowhere", headers={"accept-encoding": "gzip"})
    assert refusal(missing) == (404, "no_such_deck")


def test_a_zip_becomes_a_deck(client: httpx.Client) -> None:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("../../whale.jpg", jpeg())
        archive.writestr("fox.png", png(seed=1))
    body = made(client, ("pictures.zip", file.getvalue()))
    assert [card["title"] for card in body["cards"]] == ["whale", "fox"]


def test_a_deck_is_for_those_who_have_its_link(client: httpx.Client) -> None:
    deck = made(client)["deck"]
    listed = client.get("/api/decks").json()["decks"]
    assert deck not in [each["deck"] for each in listed]
    assert client.get(f"/api/decks/{deck}").status_code == 200


def test_listed_decks_are_for_everybody(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "whale.jpg").write_bytes(jpeg())
    wishes = Wishes(name="Holidays", listed=True)
    deck = import_path(tmp_path / "pictures", library(tmp_path), wishes).deck
    with serving(tmp_path) as client:
        listed = {"deck": deck, "name": "Holidays", "count": 1}
        assert client.get("/api/decks").json() == {"decks": [listed]}


def test_decks_are_combined(client: httpx.Client) -> None:
    one, two = made(client), made(client, ("a.png", png(seed=3)), ("b.png", png(seed=4)))
    both = client.get(f"/api/decks/{one['deck']}+{two['deck']}").json()
    assert both["name"] == "Holidays + Holidays"
    assert both["cards"] == [*one["cards"], *two["cards"]]
    for card in both["cards"]:
        assert client.get(card["image"]).status_code == 200


def test_only_the_owner_deletes(client: httpx.Client) -> None:
    body, other = made(client), made(client)
    path = f"/api/decks/{body['deck']}"
    for wrong in ({}, {"authorization": f"Bearer {other['secret']}"}, {"authorization": "Bearer"}):
        assert refusal(client.delete(path, headers=wrong)) == (403, "not_owner")
    mine = {"authorization": f"Bearer {body['secret']}"}
    combined = f"{path}+{other['deck']}"
    assert refusal(client.delete(combined, headers=mine)) == (404, "no_such_deck")
    assert client.get(path).status_code == 200
    assert client.delete(path, headers=mine).status_code == 204
    assert refusal(client.get(path)) == (404, "no_such_deck")
    assert refusal(client.get(body["cards"][0]["image"])) == (404, "not_found")
    assert refusal(client.delete(path, headers=mine)) == (404, "no_such_deck")


@pytest.mark.parametrize(
    "name",
    ["manifest.json", "..%2fmanifest.json", "%2e%2e", "a.webp", "a" * 26 + "-200.webp", "%00"],
)
def test_nothing_but_images_is_served(client: httpx.Client, name: str) -> None:
    deck = made(client)["deck"]
    answer = client.get(f"/api/decks/{deck}/images/{name}")
    assert refusal(answer) == (404, "not_found")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("deck", ["nothing", "..%2f..%2fetc", "a" * 26, "%00", "dreams+nothing"])
def test_a_deck_that_is_not_there(client: httpx.Client, deck: str) -> None:
    assert refusal(client.get(f"/api/decks/{deck}")) in ((404, "no_such_deck"), (404, "not_found"))


def test_a_language_that_is_not_there(client: httpx.Client) -> None:
    path = f"/api/decks/{made(client)['deck']}"
    assert refusal(client.get(path, params={"language": "xx"})) == (400, "malformed")


def test_what_is_no_deck_is_refused(client: httpx.Client) -> None:
    answer = sent(client, ("page.jpg", b"<html>"))
    assert refusal(answer) == (400, "malformed")
    assert answer.json()["refused"][0]["error"] == "not_a_picture"
    assert refusal(sent(client)) == (400, "malformed")
    assert refusal(sent(client, ("a.jpg", jpeg()), name=" ")) == (400, "malformed")
    assert refusal(sent(client, ("a.jpg", jpeg()), name="x" * 5000)) == (400, "malformed")
    assert refusal(client.post("/api/decks", json=FORM)) == (400, "malformed")
    assert refusal(client.post("/api/decks")) == (400, "malformed")


def test_a_form_that_ends_early_is_refused(client: httpx.Client) -> None:
    head = b'--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n'
    kind = {"content-type": "multipart/form-data; boundary=x"}
    for body in (b"", b"nonsense", head, head + jpeg(), b"--x\r\n" + b"a: b\r\n" * 5000):
        answer = client.post("/api/decks", content=body, headers=kind)
        assert refusal(answer) == (400, "malformed")
    long_boundary = {"content-type": f"multipart/form-data; boundary={'x' * 5000}"}
    assert refusal(client.post("/api/decks", content=head, headers=long_boundary)) == (
        400,
        "malformed",
    )


def test_what_is_sent_is_bounded(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(upload_bytes=50_000, files=3)) as client:
        noise = ("noise", bytes(60_000))
        assert refusal(sent(client, noise)) == (413, "too_large")

        def without_length() -> Iterator[bytes]:
            yield b'--x\r\ncontent-disposition: form-data; name="i"; filename="a.jpg"\r\n\r\n'
            for _ in range(100):
                yield bytes(1000)

        kind = {"content-type": "multipart/form-data; boundary=x"}
        answer = client.post("/api/decks", content=without_length(), headers=kind)
        assert refusal(answer) == (413, "too_large")
        many = [(f"{index}.jpg", b"") for index in range(4)]
        assert refusal(sent(client, *many)) == (413, "too_large")


def test_a_server_has_room_for_so_many_decks(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(decks=1)) as client:
        made(client)
        assert refusal(sent(client, ("a.jpg", jpeg()))) == (409, "too_many")


@pytest.mark.usefixtures("clock")
def test_who_guesses_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as client:
        codes = [client.get(f"/api/decks/{'a' * 25}{end}").status_code for end in "ab" * 20]
        assert codes[0] == 404
        assert codes[-1] == 429
        answers = [sent(client).status_code for _ in range(8)]
        assert answers[0] == 400
        assert answers[-1] == 429


def test_the_contract_tells_what_to_send(tmp_path: Path) -> None:
    app = Litestar(
        [decks.routes(library(tmp_path))],
        dependencies={"service": Provide(lambda: None, sync_to_thread=False, use_cache=True)},
    )
    paths = app.openapi_schema.to_schema()["paths"]
    form = paths["/api/decks"]["post"]["requestBody"]["content"]["multipart/form-data"]["schema"]
    assert form["required"] == ["name", "images"]
    assert set(paths["/api/decks/{deck}"]) == {"get", "delete"}
