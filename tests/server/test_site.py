"""The built web client as the server reads it."""

import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread

import pytest
from litestar.testing import create_test_client

from reverie.server import pages
from reverie.server.site import read_site


def build(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    for number in range(20):
        (folder / "assets" / f"{number}.js").write_text("it")
        (folder / "assets" / f"{number}.js.br").write_text("packed")


def test_a_site_is_read_with_its_packed_files(tmp_path: Path) -> None:
    build(tmp_path)
    site = read_site(tmp_path)
    assert set(site) == {f"assets/{number}.js" for number in range(20)}
    assert site["assets/3.js"].best("gzip, br") == (b"packed", "br")
    assert site["assets/3.js"].best("gzip") == (b"it", None)
    assert read_site(tmp_path / "nowhere") == {}


def test_a_client_may_be_built_anew_while_it_is_read(tmp_path: Path) -> None:
    enough = Event()

    def build_again_and_again() -> None:
        while not enough.is_set():
            build(tmp_path)
            shutil.rmtree(tmp_path / "assets")

    builder = Thread(target=build_again_and_again)
    builder.start()
    try:
        for _ in range(300):
            assert set(read_site(tmp_path)) <= {f"assets/{number}.js" for number in range(20)}
    finally:
        enough.set()
        builder.join()


def test_the_scripts_of_a_page_are_allowed_by_what_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<script>one()</script><script src=x></script>")
    (tmp_path / "stage.html").write_text("<p>none</p>")
    monkeypatch.setattr(pages, "SITE", read_site(tmp_path))
    digest = b64encode(sha256(b"one()").digest()).decode()
    with create_test_client(pages.routes) as client:
        policy = client.get("/").headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{digest}';" in policy
        assert "content-security-policy" not in client.get("/rules").headers


PAGES = {
    "/": "index.html",
    "/t/LUNA42": "table.html",
    "/t/LUNA42?tv": "table.html",
    "/rules/stella": "stage.html",
    "/tale": "stage.html",
}


@pytest.mark.parametrize(("path", "name"), PAGES.items())
def test_every_address_has_its_page(
    path: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for page in PAGES.values():
        (tmp_path / page).write_text(page)
    monkeypatch.setattr(pages, "SITE", read_site(tmp_path))
    with create_test_client(pages.routes) as client:
        assert client.get(path).text == name
        assert client.get("/nowhere.js").status_code == 404
