"""A mind that thinks in words until the encoder is awake."""

import time
from collections.abc import Callable, Iterable, Sequence
from threading import Event
from typing import Any

import pytest

from reverie.bots import cards, clues
from reverie.bots.encoder import EncoderMind
from reverie.bots.waking import WakingMind, texts_about
from tests.bots.conftest import ENCODER, OVERLAP
from tests.bots.dreams import dreams

CARDS = list(cards.read(dreams(), "en").values())[:12]


class Sleeper(EncoderMind):
    """An encoder that wakes up when it is told to, and knows what ENCODER knows."""

    def __init__(self) -> None:
        super().__init__()
        self.may_wake = Event()
        self.has_read: set[str] = set()

    def wake(self) -> None:
        assert self.may_wake.wait(60)

    def unread(self, texts: Iterable[str]) -> set[str]:
        return {text for text in texts if text} - self.has_read

    def read(self, texts: Sequence[str]) -> None:
        self.has_read |= set(texts)

    def relevance(self, *asked: Any) -> list[float]:
        return [1.0, 2.0]


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_nobody_waits_for_the_encoder() -> None:
    sleeper = Sleeper()
    mind = WakingMind(sleeper)
    assert mind.relevance("Ambition", CARDS) == OVERLAP.relevance("Ambition", CARDS)
    sleeper.may_wake.set()
    until(mind.is_ready)
    assert mind.relevance("Ambition", CARDS) == [1.0, 2.0]


def test_new_cards_are_read_beside() -> None:
    sleeper = Sleeper()
    sleeper.may_wake.set()
    mind = WakingMind(sleeper)
    mind.read_soon(())
    until(mind.is_ready)
    assert mind.relevance("Ambition", CARDS) == OVERLAP.relevance("Ambition", CARDS)
    until(mind.is_ready)
    assert mind.relevance("Ambition", CARDS) == [1.0, 2.0]
    assert mind.relevance("Something new", CARDS) == [1.0, 2.0]


def test_words_are_enough_where_the_encoder_breaks(capfd: pytest.CaptureFixture[str]) -> None:
    class Broken(Sleeper):
        def wake(self) -> None:
            raise OSError("no model")

    mind = WakingMind(Broken())
    assert mind.relevance("Ambition", CARDS) == OVERLAP.relevance("Ambition", CARDS)
    assert mind._reader
    mind._reader.join(60)
    assert mind.relevance("Ambition", CARDS) == OVERLAP.relevance("Ambition", CARDS)
    assert "no model" in capfd.readouterr().err


def test_awake_it_thinks_as_the_encoder_does() -> None:
    mind = WakingMind(ENCODER)
    mind.read_soon(texts_about(CARDS, "en"))
    until(mind.is_ready)
    until(lambda: mind._mind(("Ambition",), (CARDS[0].meaning,)) is ENCODER)
    assert mind.relevance("Ambition", CARDS) == ENCODER.relevance("Ambition", CARDS)
    said = tuple(clues.bank("en").values())
    assert mind.relevances(said, CARDS) == ENCODER.relevances(said, CARDS)
    assert mind.element("Ambition", CARDS[0].meaning) == ENCODER.element(
        "Ambition", CARDS[0].meaning
    )
