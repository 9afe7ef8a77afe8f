"""Pages of other sites, and names that point here all of a sudden."""

import json

import pytest

from tests.attacks.house import House
from tests.attacks.strangers import read_all, read_answer

OPEN = json.dumps({"game": "stella", "name": "Ada"}).encode()
JSON = {"Content_Type": "application/json"}


def calls(
    house: House, host: str, path: str, method: str = "GET", **headers: str
) -> tuple[int, str]:
    """The status and the code of an answer to a call by some name of the server."""
    body = OPEN if method == "POST" else b""
    more = {"Connection": "close", "Content_Length": str(len(body)), **headers}
    stranger = house.stranger()
    with stranger.connect() as connection:
        head = stranger.head(method, path, **more)
        head = head.replace(f"Host: 127.0.0.1:{house.port}".encode(), f"Host: {host}".encode())
        connection.sendall(head + body)
        status, _, told = read_answer(read_all(connection))
    try:
        return status, json.loads(told).get("error", "")
    except ValueError:
        return status, ""


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Sec_Fetch_Site": "cross-site", "Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
def test_a_page_of_another_site_opens_no_table(house: House, headers: dict[str, str]) -> None:
    host = f"127.0.0.1:{house.port}"
    told = calls(house, host, "/api/tables", "POST", **JSON, **headers)
    assert told == (403, "wrong_origin")
    path = house.table
    assert calls(house, host, f"{path}/seats", "POST", **JSON, **headers) == (403, "wrong_origin")
    assert calls(house, host, "/api/decks", "POST", **headers) == (403, "wrong_origin")
    assert calls(house, host, "/api/decks/x", "DELETE", **headers) == (403, "wrong_origin")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_can_send_is_no_call(house: House, kind: str) -> None:
    """An old browser says nothing of the page that calls."""
    host = f"127.0.0.1:{house.port}"
    told = calls(house, host, "/api/tables", "POST", Content_Type=kind)
    assert told == (415, "wrong_type")
    assert calls(house, host, "/api/decks", "POST", Content_Type=kind) == (415, "wrong_type")
    assert calls(house, host, "/api/decks", "POST", **JSON) == (415, "wrong_type")


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/decks", "/metrics", "/schema"])
def test_a_name_that_points_here_all_of_a_sudden_reads_nothing(house: House, path: str) -> None:
    for host in (
        "evil.example",
        f"evil.example:{house.port}",
        "192.0.2.7",
        "[2001:db8::1]:80",
        "x" * 300,
    ):
        same = {"Origin": f"http://{host}", "Sec_Fetch_Site": "same-origin"}
        assert calls(house, host, path, **same) == (421, "wrong_host"), host
        assert calls(house, host, "/api/tables", "POST", **JSON, **same) == (421, "wrong_host")


def test_nor_does_a_socket(house: House) -> None:
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec_WebSocket_Version": "13",
    }
    path = f"{house.table}/socket"
    told = calls(house, "evil.example", path, Origin="http://evil.example", **upgrade)
    assert told == (421, "wrong_host")
    host = f"127.0.0.1:{house.port}"
    told = calls(house, host, path, Origin="http://evil.example", **upgrade)
    assert told == (403, "wrong_origin")
    assert calls(house, host, path, Sec_Fetch_Site="cross-site", **upgrade) == (403, "wrong_origin")


def test_whoever_belongs_here_is_let_in(house: House) -> None:
    for host in (
        f"127.0.0.1:{house.port}",
        f"localhost:{house.port}",
        "LOCALHOST.",
        "[::1]",
        "127.0.0.5",
    ):
        assert calls(house, host, "/api/tables")[0] == 200, host
        own = {"Origin": f"http://{host}", "Sec_Fetch_Site": "same-origin"}
        assert calls(house, host, "/api/tables", "POST", **JSON, **own)[0] == 201, host
    assert calls(house, "localhost", "/api/tables", "POST", **JSON)[0] == 201, "a program"
    charset = {"Content_Type": "application/json; charset=utf-8"}
    assert calls(house, "localhost", "/api/tables", "POST", **charset)[0] == 201


def test_whoever_watches_over_the_server_may_call_it_anything(house: House) -> None:
    for path in ("/health", "/health/live"):
        assert calls(house, "10.9.8.7:1", path)[0] == 200
