"""``reverie play``: what it prints, and what it tells the pages opened on the machine itself."""

from pathlib import Path

import httpx
import pytest

from reverie import living_room
from reverie.app.settings import Settings
from reverie.tables.store.urls import SQLITE
from tests.server.kit import PATIENCE, InThread


@pytest.mark.parametrize(
    ("host", "found", "told"),
    [
        ("0.0.0.0", "192.168.0.7", "http://192.168.0.7:8123"),  # noqa: S104
        ("0.0.0.0", None, None),  # noqa: S104
        ("127.0.0.1", "192.168.0.7", None),
    ],
)
def test_phones_are_told_where_it_is(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    host: str,
    found: str | None,
    told: str | None,
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(living_room, "run", lambda settings, _: served.append(settings))
    monkeypatch.setattr(living_room, "network_address", lambda: found)
    settings = Settings(host=host, port=8123, database=f"{SQLITE}{tmp_path / 'tables.db'}")
    living_room.play(settings, open_browser=False)
    assert [settings.address for settings in served] == [told]
    printed = capsys.readouterr().out
    assert "http://127.0.0.1:8123" in printed
    assert ("192.168.0.7" in printed) == (told is not None)
    assert not list(tmp_path.glob("*.lock"))


@pytest.mark.parametrize("address", ["http://192.168.0.7:8123", None])
def test_pages_are_told_too(tmp_path: Path, address: str | None) -> None:
    with InThread(tmp_path / "tables.db", address=address) as server:
        answer = httpx.get(f"{server.url}/api/address", timeout=PATIENCE)
        assert answer.json() == {"url": address}
