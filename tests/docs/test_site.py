"""The documentation as a site: it is built, it asks no other host, and a server shows it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.kit import InThread

ROOT = Path(__file__).parent.parent.parent
LOADED = re.compile(r"<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=[\"']?(https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(folder)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert told.returncode == 0, told.stderr
    return folder


@pytest.fixture(scope="module")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with InThread(tmp_path_factory.mktemp("house") / "reverie.db", docs=site) as house:
        yield house


def get(house: InThread, path: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", house.port, timeout=30)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_every_page_of_the_navigation_is_there(site: Path) -> None:
    for name in re.findall(r"(\S+)\.md", (ROOT / "mkdocs.yml").read_text()):
        assert (site / f"{name}.html").is_file()


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not LOADED.search(page.read_text()), page.name


def test_a_server_shows_it(house: InThread) -> None:
    status, headers, _ = get(house, "/docs")
    assert (status, headers["location"]) == (302, "/docs/index.html")
    status, headers, body = get(house, "/docs/your-bot.html")
    assert status == 200
    assert b"ten minutes" in body
    policy = headers["content-security-policy"]
    assert "script-src 'self' 'sha256-" in policy
    assert "unsafe" not in policy
    status, headers, _ = get(house, "/docs/assets/nothing.js")
    assert status == 404
    assert get(house, "/docs/../../reverie.db")[0] == 404
    assert get(house, "/docs/%2e%2e/reverie.db")[0] == 404


def test_other_pages_keep_their_policy(house: InThread) -> None:
    _, headers, _ = get(house, "/health")
    assert "script-src 'self';" in headers["content-security-policy"]


def test_without_the_setting_there_is_none(tmp_path: Path) -> None:
    with InThread(tmp_path / "reverie.db") as house:
        assert b"ten minutes" not in get(house, "/docs/your-bot.html")[2]
