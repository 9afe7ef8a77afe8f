"""Pictures are opened in processes that may die without harm."""

import os
import signal
import struct
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from reverie import pipe
from reverie.decks import worker
from reverie.decks.limits import Limits
from reverie.decks.rendition import Rendition
from reverie.decks.unfit import Unfit
from reverie.decks.worker import Done, IsHeavy, Job, Rendered, Terms
from reverie.decks.workers import Budget, Workers, budget_for
from tests.decks.making import jpeg, png, saved, scene

TERMS = Terms(Limits(), "crop")
SECONDS = 60.0
Keep = Callable[[bytes], Path]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Puts a picture on the disk."""

    def kept(data: bytes) -> Path:
        path = tmp_path / str(len(list(tmp_path.iterdir())))
        path.write_bytes(data)
        return path

    return kept


def working(limits: Limits | None = None, seconds: float = 1000) -> Workers:
    return Workers(limits or Limits(workers=1), "crop", Budget(seconds))


def code(outcome: Rendition | Unfit) -> str:
    return outcome.code if isinstance(outcome, Unfit) else "card"


def conversation(*jobs: Job, terms: Terms = TERMS) -> list[Done]:
    """With a worker in this process."""
    sent, replies = BytesIO(), BytesIO()
    for message in (terms, *jobs):
        pipe.send(sent, message)
    sent.seek(0)
    worker.serve(sent, replies, confined=False)
    replies.seek(0)
    assert pipe.receive(replies, Terms) == terms
    return [pipe.receive(replies, Done) for _ in jobs]


def test_a_worker_answers_every_job(keep: Keep) -> None:
    heavy = Terms(Limits(memory=12_000_000), "crop")
    large = str(keep(saved(scene((900, 600)), "WebP")))
    answers = conversation(
        Job("a.jpg", str(keep(jpeg())), alone=False, seconds=SECONDS),
        Job("b.jpg", str(keep(b"nonsense")), alone=False, seconds=SECONDS),
        Job("c.webp", large, alone=False, seconds=SECONDS),
        Job("c.webp", large, alone=True, seconds=SECONDS),
        Job("d.jpg", f"{large}/nowhere", alone=True, seconds=SECONDS),
        terms=heavy,
    )
    replies = [type(answer.reply) for answer in answers]
    assert replies == [Rendered, Unfit, IsHeavy, Rendered, Unfit]
    assert answers[0].seconds > 0


def test_a_worker_without_terms_ends() -> None:
    worker.serve(BytesIO(), BytesIO())
    worker.serve(BytesIO(b"\0\0\0\x09abc"), BytesIO())


def test_time_is_bounded_within_a_decoder(keep: Keep) -> None:
    """One call into C that nothing can interrupt but the end of the process."""
    slow = keep(saved(scene((5000, 4000)), "PNG"))
    quick = keep(jpeg())
    limits = Limits(workers=1, seconds=0.05, mean_seconds=1)
    with working(limits) as workers:
        assert code(workers.submit("slow.png", slow).result()) == "too_slow"
        workers._workers[0]._terms = TERMS
        assert code(workers.submit("quick.jpg", quick).result()) == "card"


def test_all_pictures_together_have_so_much_time(keep: Keep) -> None:
    budget = Budget(0.1)
    pictures = [keep(jpeg((1500, 1500), seed)) for seed in range(30)]
    with Workers(Limits(workers=1), "crop", budget) as workers:
        futures = [workers.submit("a.jpg", picture) for picture in pictures]
        codes = [code(future.result()) for future in futures]
    assert codes[-1] == "too_slow"
    assert budget.left == 0
    assert "together" in futures[-1].result().reason  # type: ignore[union-attr]


def test_the_time_of_an_import_grows_with_its_pictures() -> None:
    limits = Limits(seconds=10, mean_seconds=2, cards=100)
    assert budget_for(1, limits).left == 12
    assert budget_for(50, limits).left == 110
    assert budget_for(5000, limits).left == 210


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch, keep: Keep) -> None:
    def too_much(*_arguments: object, **_options: object) -> None:
        raise MemoryError

    monkeypatch.setattr(worker, "render", too_much)
    reply = worker.answer(Job("a.jpg", str(keep(b"")), alone=True, seconds=SECONDS), TERMS)
    assert isinstance(reply, Unfit)
    assert reply.code == "too_large"


def test_a_worker_that_dies_takes_one_picture_with_it(keep: Keep) -> None:
    picture = keep(jpeg())
    with working() as workers:
        assert code(workers.submit("a.jpg", picture).result()) == "card"
        process = workers._workers[0]._process
        assert process
        process.kill()
        assert code(workers.submit("b.jpg", picture).result()) == "broken"
        assert code(workers.submit("c.jpg", picture).result()) == "card"


def test_a_worker_that_hangs_is_stopped_and_uses_up_the_time(
    keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = keep(jpeg())
    limits = Limits(workers=1, seconds=0.5)
    budget = Budget(2.5)
    with Workers(limits, "crop", budget) as workers:
        with monkeypatch.context() as patient:
            patient.setattr("reverie.decks.workers.PATIENCE", 240)  # a slow machine is no fault
            assert code(workers.submit("a.jpg", picture).result()) == "card"
        process = workers._workers[0]._process
        assert process
        left = budget.left
        os.kill(process.pid, signal.SIGSTOP)  # it neither answers nor ends
        assert code(workers.submit("b.jpg", picture).result()) == "too_slow"
        assert budget.left <= left - 4 * 0.5


def test_heavy_pictures_are_opened_one_at_a_time(keep: Keep) -> None:
    pictures = [keep(saved(scene((900, 600), seed), "WebP")) for seed in range(4)]
    with working(Limits(memory=12_000_000)) as workers:
        futures = [workers.submit("a.webp", picture) for picture in pictures]
        assert {code(future.result()) for future in futures} == {"card"}


def test_a_worker_knows_nothing_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, keep: Keep
) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "secret")
    with working() as workers:
        workers.submit("a.jpg", keep(jpeg())).result()
        process = workers._workers[0]._process
        assert process
        environment = Path(f"/proc/{process.pid}/environ")
        if environment.exists():
            assert b"DATABASE_PASSWORD" not in environment.read_bytes()


def test_a_program_that_does_not_start_is_no_fault_of_the_picture(
    monkeypatch: pytest.MonkeyPatch, keep: Keep
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with working() as workers, pytest.raises(RuntimeError, match="does not start"):
        workers.submit("a.jpg", keep(jpeg())).result()


def test_no_process_is_left(keep: Keep) -> None:
    with working(Limits()) as workers:
        for seed in range(4):
            workers.submit("a.jpg", keep(jpeg(seed=seed)))
        processes = [each._process for each in workers._workers]
    assert all(process is None or process.poll() is not None for process in processes)


def test_a_refusal_holds_on_to_nothing(keep: Keep) -> None:
    """It is a value: no exception whose frames would keep what was at hand."""
    with working() as workers:
        future = workers.submit("a.jpg", keep(b"\xff\xd8\xff" + bytes(1_000_000)))
        assert future.exception() is None
        assert code(future.result()) == "broken"


@pytest.mark.parametrize("kind", [b"zTXt", b"iCCP"])
def test_text_that_unpacks_to_gigabytes_is_not_unpacked(keep: Keep, kind: bytes) -> None:
    """A PNG may carry packed text, and colour profiles that are packed."""
    body = b"key\0\0" + zlib.compress(bytes(80_000_000), 9)
    chunk = struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    data = png()
    with working() as workers:
        future = workers.submit("a.png", keep(data[:33] + chunk + data[33:]))
        assert code(future.result()) in ("card", "broken", "too_large")
