"""Pictures are opened in processes that may die without harm."""

import os
import signal
import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest

from reverie import pipe
from reverie.decks import worker
from reverie.decks.limits import Limits
from reverie.decks.pictures import Refused
from reverie.decks.worker import IsHeavy, IsRefused, Job, Rendered, Reply, Terms
from reverie.decks.workers import Workers
from tests.decks.making import jpeg, png, saved, scene

TERMS = Terms(Limits(), "crop")


def conversation(*jobs: Job, terms: Terms = TERMS) -> list[Reply]:
    """With a worker in this process."""
    sent, replies = BytesIO(), BytesIO()
    for message in (terms, *jobs):
        pipe.send(sent, message)
    sent.seek(0)
    worker.serve(sent, replies, confined=False)
    replies.seek(0)
    assert pipe.receive(replies, Terms) == terms
    return [pipe.receive(replies, Reply) for _ in jobs]


def test_a_worker_answers_every_job() -> None:
    heavy = Terms(Limits(memory=12_000_000), "crop")
    large = saved(scene((900, 600)), "WebP")
    answers = conversation(
        Job("a.jpg", jpeg(), alone=False),
        Job("b.jpg", b"nonsense", alone=False),
        Job("c.webp", large, alone=False),
        Job("c.webp", large, alone=True),
        terms=heavy,
    )
    assert [type(answer) for answer in answers] == [Rendered, IsRefused, IsHeavy, Rendered]


def test_a_worker_without_terms_ends() -> None:
    worker.serve(BytesIO(), BytesIO())
    worker.serve(BytesIO(b"\0\0\0\x09abc"), BytesIO())


def test_time_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(*_arguments: object, **_options: object) -> None:
        while True:
            pass

    monkeypatch.setattr(worker, "render", for_ever)
    reply = worker.answer(Job("a.jpg", b"", alone=True), Terms(Limits(seconds=0.05), "crop"))
    assert reply == IsRefused("too_slow", worker.TOO_SLOW)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*_arguments: object, **_options: object) -> None:
        raise MemoryError

    monkeypatch.setattr(worker, "render", too_much)
    reply = worker.answer(Job("a.jpg", b"", alone=True), TERMS)
    assert isinstance(reply, IsRefused)
    assert reply.code == "too_large"


def test_a_worker_that_dies_takes_one_picture_with_it() -> None:
    with Workers(Limits(workers=1)) as workers:
        assert workers.submit("a.jpg", jpeg()).result().images
        process = workers._workers[0]._process
        assert process
        process.kill()
        with pytest.raises(Refused) as refused:
            workers.submit("b.jpg", jpeg()).result()
        assert refused.value.code == "broken"
        assert workers.submit("c.jpg", jpeg()).result().images


def test_a_worker_that_hangs_is_stopped() -> None:
    with Workers(Limits(workers=1)) as workers:
        assert workers.submit("a.jpg", jpeg()).result().images
        process = workers._workers[0]._process
        assert process
        workers._workers[0]._terms = Terms(Limits(seconds=0.1), "crop")
        os.kill(process.pid, signal.SIGSTOP)  # it neither answers nor ends
        with pytest.raises(Refused) as refused:
            workers.submit("b.jpg", jpeg()).result()
        assert refused.value.code == "too_slow"


def test_heavy_pictures_are_opened_one_at_a_time() -> None:
    pictures = [saved(scene((900, 600), seed), "WebP") for seed in range(4)]
    with Workers(Limits(memory=12_000_000)) as workers:
        futures = [workers.submit("a.webp", picture) for picture in pictures]
        assert all(future.result().images for future in futures)


def test_a_worker_knows_nothing_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "secret")
    with Workers(Limits(workers=1)) as workers:
        workers.submit("a.jpg", jpeg()).result()
        process = workers._workers[0]._process
        assert process
        environment = Path(f"/proc/{process.pid}/environ")
        if environment.exists():
            assert b"DATABASE_PASSWORD" not in environment.read_bytes()


def test_a_program_that_does_not_start_is_no_fault_of_the_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with Workers(Limits(workers=1)) as workers, pytest.raises(RuntimeError, match="does not start"):
        workers.submit("a.jpg", jpeg()).result()


def test_no_process_is_left() -> None:
    with Workers(Limits()) as workers:
        for seed in range(4):
            workers.submit("a.jpg", jpeg(seed=seed))
        processes = [each._process for each in workers._workers]
    assert all(process is None or process.poll() is not None for process in processes)


def test_text_that_unpacks_to_gigabytes_is_not_unpacked() -> None:
    """A PNG may carry packed text, and colour profiles that are packed."""
    packed = zlib.compress(bytes(80_000_000), 9)
    for kind in (b"zTXt", b"iCCP"):
        body = b"key\0\0" + packed
        chunk = (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )
        data = png()
        with Workers(Limits(workers=1)) as workers:
            future = workers.submit("a.png", data[:33] + chunk + data[33:])
            assert isinstance(future.exception(), Refused | None)
