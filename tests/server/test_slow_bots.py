"""A bot never freezes a table: slow, broken and foolish ones, and the process they think in."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from reverie.app import players, thinkers
from reverie.app.players import ThinkingPlayers
from reverie.app.reading import read_deck_for_bots
from reverie.app.row import Unable
from reverie.app.thinking import Thinking
from reverie.bots.encoder import MODEL_NAME
from reverie.bots.thinker import EXPENDABLE
from reverie.bots.vectors import texts_of_deck, unpack
from reverie.bots.wire import Embed, Embedded, Terms
from reverie.decks.deck import Deck
from reverie.games.stella.moves import Show
from tests.bots.company import DECK, company, shelve
from tests.bots.dreams import dreams
from tests.server.games import Game, Watch, started
from tests.server.kit import InThread, Nursery, Server, in_loop, running
from tests.server.players import Site

SLEEPY = """
import sys, time
length = sys.stdin.buffer.read(4)
terms = sys.stdin.buffer.read(int.from_bytes(length, "big"))
sys.stdout.buffer.write(length + terms)
sys.stdout.flush()
time.sleep(3600)
"""
GONE = "raise SystemExit(1)"


def instead(monkeypatch: pytest.MonkeyPatch, folder: Path, program: str) -> None:
    """Another program in the place of the one that thinks."""
    (folder / "another.py").write_text(program)
    monkeypatch.setattr(thinkers, "PROGRAM", "another")
    monkeypatch.setattr(thinkers, "SOURCE", folder)


async def plays_a_round(place: InThread) -> None:
    """A person with bots who mark, pass the pen and show."""
    async with Site(place.url) as site:
        table = await (await site.open("stella", deck=DECK)).fill(1, 2)
        playing = Game(table, Watch(place.database, table.code), Random(1), 2)
        await table.host.move("start")
        await playing.play_until("scored")


@in_loop
async def test_nobody_waits_for_a_thought_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(monkeypatch, tmp_path, SLEEPY)
    monkeypatch.setattr(players, "PATIENCE", 0.02)
    with company(tmp_path) as place, capture_logs() as told:
        await plays_a_round(place)
    assert {line["event"] for line in told} == {"a bot failed"}
    assert "TimeoutError" in told[0]["fault"]


@in_loop
async def test_other_tables_play_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(monkeypatch, tmp_path, SLEEPY)
    monkeypatch.setattr(players, "PATIENCE", 3600.0)
    with company(tmp_path) as place:
        async with Site(place.url) as site:
            slow = await (await site.open("stella", deck=DECK)).fill(1, 2)
            version = (await slow.host.move("start"))["version"]
            quick = await started(site, place.database, "odyssey", 3)
            assert (await quick.play_out())["status"] == "over"
            assert (await slow.host.view())["version"] == version
            # A person may do what they like meanwhile.
            await slow.host.move("mark", cards=[1, 2])
            await slow.host.move("pass_pen")


@in_loop
async def test_a_process_that_dies_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(monkeypatch, tmp_path, GONE)
    monkeypatch.setattr(thinkers, "PATIENCE", 5.0)
    with company(tmp_path) as place, capture_logs() as told:
        await plays_a_round(place)
    assert "a bot failed" in {line["event"] for line in told}


@in_loop
async def test_a_process_that_cannot_be_started_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with company(tmp_path) as place, capture_logs() as told:
        monkeypatch.setattr("sys.executable", str(tmp_path / "nothing"))
        await plays_a_round(place)
    assert {line["event"] for line in told} == {"a bot failed"}
    assert "Unable" in told[0]["fault"]


@in_loop
async def test_a_move_that_is_refused_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def foolish(*_: Any) -> Show:
        return Show(card=14)

    monkeypatch.setattr(ThinkingPlayers, "choose", foolish)
    with company(tmp_path) as place, capture_logs() as told:
        await plays_a_round(place)
    refused = [line for line in told if line["event"] == "a bot's move was refused"]
    assert {"not_now"} <= {line["error"] for line in refused}


@in_loop
async def test_what_goes_wrong_in_a_bot_is_logged_without_its_thoughts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> float:
        raise ValueError("the clue is a secret")

    async def failing(*_: Any) -> None:
        raise ValueError("the hand is a secret")

    monkeypatch.setattr(ThinkingPlayers, "pace", broken)
    monkeypatch.setattr(ThinkingPlayers, "choose", failing)
    with company(tmp_path) as place, capture_logs() as told:
        await plays_a_round(place)
    assert {line["event"] for line in told} == {"a bot has no pace", "a bot failed"}
    assert "secret" not in str(told)
    assert all(line["fault"].startswith("ValueError in test_slow_bots.py") for line in told)


@in_loop
async def test_there_is_no_process_before_there_is_a_bot(tmp_path: Path) -> None:
    with company(tmp_path) as place:
        async with Site(place.url) as site:
            table = await site.open("stella")
            await table.sit()
            assert not processes(place)
            await table.host.move("add_bot")
            await until(lambda: bool(processes(place)))
            (pid,) = processes(place)
            assert is_running(pid)
    await until(lambda: not is_running(pid))


@in_loop
async def test_the_process_rests_when_nobody_asks() -> None:
    sleeper = Thinking(Terms("", encoder=False), rest=0.3)
    assert isinstance(await sleeper.ask(Embed(("x",))), Embedded)
    (pid,) = sleeper.pids
    # Where memory runs out the server is not what is lost.
    assert expendable(pid) >= EXPENDABLE
    await until(lambda: not sleeper.pids)
    await until(lambda: not is_running(pid))
    assert isinstance(await sleeper.ask(Embed(("x",))), Embedded)
    await sleeper.close()
    with pytest.raises(Unable):
        await sleeper.ask(Embed(("x",)))


@in_loop
async def test_the_process_ends_with_the_server(nursery: Nursery, tmp_path: Path) -> None:
    with running(Server(nursery, tmp_path, bot_mind="words")) as server:
        async with Site(server.url) as site:
            await (await site.open("stella")).fill(1, 2)
            await until(lambda: bool(all_children(server.pid)))
            (child,) = all_children(server.pid)
            server.kill()
            await until(lambda: not is_running(child))


@in_loop
async def test_an_imported_deck_is_read_once_for_all(tmp_path: Path) -> None:
    few = Deck("few", "Few", dreams().cards[:8])
    library = shelve(tmp_path, few)
    thinker = Thinking(Terms("", encoder=True))
    await read_deck_for_bots(thinker, library, DECK)
    await read_deck_for_bots(thinker, library, "nothing")
    await thinker.close()
    kept = library.vectors(DECK)
    assert kept
    vectors = unpack(kept)
    assert vectors.model == MODEL_NAME
    assert vectors.texts == texts_of_deck(few)
    assert len(vectors.values) == 512 * len(vectors.texts)
    assert library.image(DECK, "vectors.bin") is None


@in_loop
async def test_without_the_encoder_nothing_is_kept_of_a_deck(tmp_path: Path) -> None:
    library = shelve(tmp_path)
    thinker = Thinking(Terms("", encoder=False))
    await read_deck_for_bots(thinker, library, DECK)
    await thinker.close()
    assert library.vectors(DECK) is None


def processes(place: InThread) -> list[int]:
    return place.service.app.thinking.pids


async def until(is_so: Any) -> None:
    async with asyncio.timeout(120):
        while not is_so():  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0.02)


def all_children(pid: int) -> list[int]:
    """Of every thread of a process: the system lists them by who started them."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it has ended
            found += map(int, (thread / "children").read_text().split())
    return found


def expendable(pid: int) -> int:
    return int(Path(f"/proc/{pid}/oom_score_adj").read_text())


def is_running(pid: int) -> bool:
    """A process that has ended and that nobody has buried yet does not count."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
