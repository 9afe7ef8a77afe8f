"""The installed app: without a network, with nothing of anybody's in it, renewed when told to."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from reverie.server import pages
from tests.e2e.player import PATIENCE, PHONE
from tests.e2e.words import Words
from tests.server.kit import InThread

WORDS = Words("en")
BUILD = re.compile(rb"BUILD = '(\w+)'")
KEPT = re.compile(
    r"^/(assets/[\w.-]+|(index|stage|table)\.html|icon\.svg|manifest\.webmanifest"
    r"|api/decks/(dreams|inklings)(\?language=\w+|/images/[\w-]+\.webp))$"
)
KEYS = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      kept.push(url.slice(location.origin.length));
  return kept;
}"""
IN_CHARGE = "navigator.serviceWorker.controller !== null"
ASK = "navigator.serviceWorker.ready.then((it) => it.update()).then(() => undefined)"
SHELLS = "caches.keys().then((all) => all.filter((name) => name.includes('shell')))"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[InThread]:
    if "sw.js" not in pages.SITE:
        pytest.fail("The web client has not been built: make setup")
    with InThread(tmp_path / "reverie.db") as house:
        yield house


def release(monkeypatch: pytest.MonkeyPatch, build: str) -> None:
    """The server has another build from now on."""
    worker = pages.SITE["sw.js"]
    body = BUILD.sub(f"BUILD = '{build}'".encode(), worker.body)
    monkeypatch.setitem(pages.SITE, "sw.js", replace(worker, body=body, packed={}))


def comes_true(page: Page, told: str) -> None:
    """Asked from outside: the page's policy lets nothing be evaluated within."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(told):
        assert time.monotonic() < end, told
        page.wait_for_timeout(100)


def keeps(page: Page, pattern: str) -> None:
    comes_true(page, f"async () => (await ({KEYS})()).some((path) => /{pattern}/.test(path))")


def test_an_installed_app(
    house: InThread, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = browser.new_context(**PHONE, base_url=house.url, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto("/")
        comes_true(page, IN_CHARGE)
        for pattern in ("assets.en-", "assets.App-", "index.html", "soft-normal"):
            keeps(page, pattern)
        page.reload()
        for pattern in ("decks.dreams.language=en$", "images"):
            keeps(page, pattern)
        starts_without_a_network(page)
        keeps_nothing_of_a_table(page)
        refuses_what_was_not_built(page, monkeypatch)
        takes_a_new_version_when_told_to(page, monkeypatch)
    finally:
        context.close()


def starts_without_a_network(page: Page) -> None:
    away = page.get_by_role("status").filter(has_text=WORDS.exactly("home.offline"))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name=WORDS.exactly("home.friends"))).to_be_visible()
    expect(away).to_be_visible()
    page.get_by_role("button", name=WORDS.exactly("guide.learn")).click()
    expect(page.locator(".toast").get_by_text(WORDS.exactly("home.offline"))).to_be_visible()
    page.context.set_offline(False)
    expect(away).to_be_hidden()


def keeps_nothing_of_a_table(page: Page) -> None:
    """A whole lobby, a seat of one's own and a game that began."""
    page.get_by_role("button", name=WORDS.exactly("home.bots")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name=WORDS.exactly("menu.title"))).to_be_visible()
    kept = page.evaluate(KEYS)
    assert [path for path in kept if not KEPT.match(path)] == []


def refuses_what_was_not_built(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody in between answers with a script of their own: it is not there the next time."""
    name = next(name for name in pages.SITE if re.match(r"assets/Gallery-.*\.js$", name))
    with monkeypatch.context() as between:
        between.setitem(pages.SITE, name, replace(pages.SITE[name], body=b"evil()", packed={}))
        page.evaluate(f"fetch('/{name}', {{ cache: 'no-store' }}).then((answer) => answer.text())")
    assert f"/{name}" not in page.evaluate(KEYS)


def takes_a_new_version_when_told_to(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    first = page.evaluate(SHELLS)
    news = page.get_by_role("status").filter(has_text=WORDS.within("update.ready"))
    release(monkeypatch, "second")
    page.evaluate(ASK)
    comes_true(page, "navigator.serviceWorker.ready.then((it) => it.waiting !== null)")
    expect(news).to_be_hidden()  # in the middle of a game
    page.goto("/")
    expect(news).to_be_visible()
    assert page.evaluate(SHELLS) == [*first, "reverie-shell-second"]
    with page.expect_navigation():
        news.get_by_role("button", name=WORDS.exactly("update.reload")).click()
    expect(page.get_by_role("button", name=WORDS.exactly("home.friends"))).to_be_visible()
    expect(news).to_be_hidden()
    release(monkeypatch, "third")
    page.evaluate(ASK)
    with page.expect_navigation():
        news.get_by_role("button", name=WORDS.exactly("update.reload")).click()
    comes_true(
        page, f"async () => String(await {SHELLS}) === 'reverie-shell-second,reverie-shell-third'"
    )
