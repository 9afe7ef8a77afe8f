"""The templates play, each as ``reverie bot run`` would run it."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.client import AddBot, Seat, Site, Start, View, play
from reverie.client.loading import NoBot, load_bot
from tests.client.conftest import EXAMPLES
from tests.server.kit import PATIENCE, InThread, in_loop


class Oracle(BaseHTTPRequestHandler):
    """A small server that speaks the chat protocol: it likes the last picture best."""

    asked: list[dict[str, Any]] = []  # noqa: RUF012 - one for all requests

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.asked.append({"path": self.path, "key": self.headers["authorization"], **body})
        pictures = [p for p in body["messages"][0]["content"] if p["type"] == "image_url"]
        last = len(pictures)
        answers = [
            f'Sure! {{"picture": {last}, "pictures": [{last}], "clue": "so it goes"}}',
            "I cannot help with pictures.",
            '{"pictures": "all of them", "clue": 7}',
        ]
        text = answers[len(self.asked) % 3]
        told = {"choices": [{"message": {"content": text}}], "usage": {"total_tokens": 100}}
        reply = json.dumps(told).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Oracle)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    monkeypatch.setenv("OPENAI_BASE_URL", f"http://127.0.0.1:{server.server_port}/v1")
    monkeypatch.setenv("OPENAI_API_KEY", "a key")
    monkeypatch.setenv("OPENAI_MODEL", "a model")
    monkeypatch.setenv("OPENAI_PRICE", "2.5")
    Oracle.asked.clear()
    yield Oracle.asked
    server.shutdown()
    server.server_close()
    thread.join()


async def play_with(site: Site, bot: Any, game: str, **options: Any) -> tuple[View, list[str]]:
    """A game with bots of the house; and what went wrong."""
    opened = await asyncio.to_thread(site.open, game, "Host", **options)
    async with Seat(site, opened.table, opened.token) as host:
        for _ in range({"stella": 2, "odyssey": 2, "party": 5}[game]):
            await host.move(AddBot())
        await host.move(Start())
        wrong: list[str] = []
        end = await asyncio.wait_for(play(bot, host, games=1, report=wrong.append), PATIENCE)
        return end, wrong


FASTER = ("not_now", "not_your_turn")


@pytest.mark.parametrize("game", ["stella", "odyssey", "party"])
@pytest.mark.parametrize("name", ["random_bot", "word_overlap_bot"])
@in_loop
async def test_templates_play(site: Site, name: str, game: str) -> None:
    bot = load_bot(EXAMPLES / f"{name}.py")()
    options = {"target": 8} if game == "odyssey" else {}
    end, wrong = await play_with(site, bot, game, **options)
    assert end.status == "over"
    assert not [line for line in wrong if not any(code in line for code in FASTER)]


@pytest.mark.parametrize("game", ["stella", "odyssey", "party"])
@in_loop
async def test_a_model_is_shown_pictures_and_its_answers_are_played(
    site: Site, game: str, oracle: list[dict[str, Any]]
) -> None:
    bot: Any = load_bot(EXAMPLES / "model_bot.py")()
    options = {"target": 8} if game == "odyssey" else {}
    end, wrong = await play_with(site, bot, game, **options)
    assert end.status == "over"
    assert not [line for line in wrong if not any(code in line for code in FASTER)]
    assert {one["path"] for one in oracle} == {"/v1/chat/completions"}
    assert {one["key"] for one in oracle} == {"Bearer a key"}
    assert {one["model"] for one in oracle} == {"a model"}
    pictures = [
        part["image_url"]["url"]
        for one in oracle
        for part in one["messages"][0]["content"]
        if part["type"] == "image_url"
    ]
    assert pictures
    assert all(url.startswith("data:image/webp;base64,UklGR") for url in pictures)
    assert bot.tokens == 100 * len(oracle)
    assert bot.cost == pytest.approx(2.5 * bot.tokens / 1e6)


def test_ten_lines_play() -> None:
    text = (EXAMPLES / "random_bot.py").read_text().strip()
    code = [line for line in text.splitlines()[1:] if line.strip()]
    assert len(code) <= 10


def test_the_command_plays_a_game(house: InThread, site: Site, tmp_path: Path) -> None:
    opened = site.open("stella", "Ada", program=False)
    result: list[Any] = []

    def run() -> None:
        words = ["bot", "run", str(EXAMPLES / "random_bot.py"), "--table", opened.table.lower()]
        more = ["--server", house.url, "--name", "Robo", "--games", "1"]
        seat = ["--seat", str(tmp_path / "seat")]
        result.append(CliRunner().invoke(app, [*words, *more, *seat]))

    thread = threading.Thread(target=run)
    thread.start()
    asyncio.run(_host(site, opened))
    thread.join(PATIENCE)
    assert result[0].exit_code == 0, result[0].output
    assert "Robo sits" in result[0].output
    assert "Over: " in result[0].output
    assert (tmp_path / "seat").stat().st_mode & 0o077 == 0


async def _host(site: Site, opened: Any) -> None:
    async with Seat(site, opened.table, opened.token) as host:
        await asyncio.wait_for(host.until(lambda: len(host.view.seats) == 2), PATIENCE)
        assert [seat.program for seat in host.view.seats] == [False, True]
        assert host.view.seats[1].name == "Robo"
        await host.move(AddBot())
        await host.move(Start())
        await asyncio.wait_for(
            play(load_bot(EXAMPLES / "random_bot.py")(), host, games=1), PATIENCE
        )


BOT = "class A:\n    def choose(self, view, can): ...\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [(None, "no such file"), ("x = 1\n", "no class"), (BOT + BOT.replace("A", "B"), "several")],
)
def test_what_is_no_bot_is_told(tmp_path: Path, text: str | None, why: str) -> None:
    file = tmp_path / "my_bot.py"
    if text is not None:
        file.write_text(text)
    with pytest.raises(NoBot, match=why):
        load_bot(file)
    told = CliRunner().invoke(app, ["bot", "run", str(file), "--table", "ABCD"])
    assert told.exit_code == 1
    assert why in told.output


def test_one_of_several_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT + BOT.replace("A", "B"))
    assert load_bot(file, "B").__name__ == "B"


@pytest.mark.parametrize("server", ["http://127.0.0.1:9", "ftp://example.com", "nonsense://"])
def test_a_server_that_is_not_there_is_told_in_a_sentence(server: str) -> None:
    words = ["bot", "run", str(EXAMPLES / "random_bot.py"), "--table", "ABCD", "--server", server]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 1
    assert "Traceback" not in told.output
    assert told.output.strip().endswith(".")
