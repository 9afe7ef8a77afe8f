"""The process in which bots think: what it is asked, and what it answers."""

from io import BytesIO
from typing import Any

import msgspec
import pytest

from reverie.bots import encoder
from reverie.bots.thinker import Thinker, serve
from reverie.bots.waking import WakingMind
from reverie.bots.wire import (
    Choose,
    Chosen,
    Done,
    Embed,
    Embedded,
    Explain,
    Explained,
    Failed,
    Know,
    NotYet,
    Question,
    Reply,
    Terms,
)
from reverie.games import GAMES
from reverie.pipe import receive, send
from tests.bots.playing import Table

IN_WORDS = Terms("a secret", encoder=False)


def asked(table: Table, seat: int) -> Choose:
    return Choose("game", None, "normal", "dreams/en", table.sight(seat), table.can(seat))


@pytest.mark.parametrize(
    ("game", "players"), [("stella", 4), ("odyssey", 4), ("party", 6), ("team", 6)]
)
def test_a_game_goes_over_the_wire(game: str, players: int) -> None:
    """Everything a bot is shown, and every move it makes, is read as it was written."""
    table, thinker = Table(game, players), Thinker(IN_WORDS)
    assert over_the_wire(thinker, Know("dreams/en", "en", dict(table.cards))) == Done()
    for _ in range(40):
        seat = table.waiting_for[0]
        question = asked(table, seat)
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Choose) == question
        reply = over_the_wire(thinker, question)
        assert isinstance(reply, Chosen)
        table.play(seat, msgspec.msgpack.decode(reply.move, type=GAMES[game].move))


def over_the_wire(thinker: Thinker, question: Question) -> Reply:
    there, back = BytesIO(), BytesIO()
    send(there, question)
    there.seek(0)
    send(back, thinker.answer(receive(there, Question)))
    back.seek(0)
    reply: Reply = receive(back, Reply)
    return reply


def test_it_answers_until_it_is_asked_no_more() -> None:
    table = Table("stella", 3)
    questions, replies = BytesIO(), BytesIO()
    for message in (IN_WORDS, asked(table, 0), asked(table, 1)):
        send(questions, message)
    questions.seek(0)
    serve(questions, replies)
    replies.seek(0)
    assert receive(replies, Terms) == IN_WORDS
    assert isinstance(receive(replies, Reply), Chosen)
    assert isinstance(receive(replies, Reply), Chosen)
    assert not replies.read()


def test_who_has_nothing_to_do_says_so() -> None:
    table = Table("stella", 3)
    question = msgspec.structs.replace(asked(table, 0), can=())
    assert isinstance(Thinker(IN_WORDS).answer(question), NotYet)


def test_what_goes_wrong_is_told_without_what_it_was_about() -> None:
    table, thinker = Table("stella", 3), Thinker(IN_WORDS)

    class Sulking:
        def relevance(self, clue: str, *_: Any) -> list[float]:
            raise ValueError(f"I do not like {clue}")

    thinker._troupe._mind = Sulking()  # type: ignore[assignment]
    reply = thinker.answer(asked(table, 0))
    assert isinstance(reply, Failed)
    assert reply.kind == "ValueError"
    assert reply.where.startswith("test_thinker.py:")


def test_a_reason_is_told_in_the_language_of_who_asks() -> None:
    table, thinker = Table("stella", 3, language="fr"), Thinker(IN_WORDS)
    thinker.answer(Know("dreams/fr", "fr", dict(table.cards)))
    card = next(iter(table.cards))
    reply = thinker.answer(Explain("dreams/fr", table.sight(0), card))
    assert isinstance(reply, Explained)
    assert table.state.clue in reply.sentence


def test_the_encoder_is_there_when_it_is_wanted() -> None:
    thinker = Thinker(Terms("a secret", encoder=True))
    assert isinstance(thinker.mind, WakingMind) == encoder.is_there()
    assert not isinstance(Thinker(IN_WORDS).mind, WakingMind)


def test_without_an_encoder_nothing_is_embedded() -> None:
    assert Thinker(IN_WORDS).answer(Embed(("whale",))) == Embedded(encoder.MODEL_NAME, b"")
    reply = Thinker(Terms("", encoder=True)).answer(Embed(("whale", "ladder")))
    assert isinstance(reply, Embedded)
    assert len(reply.values) == 2 * encoder.DIMENSIONS


def test_it_forgets_the_deck_that_was_asked_for_the_longest_time_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("reverie.bots.thinker.MOST_DECKS", 2)
    cards, thinker = dict(Table("stella", 3).cards), Thinker(IN_WORDS)
    for name in ("one/en", "two/en", "three/en"):
        thinker.answer(Know(name, "en", cards))
    assert thinker._deck("one/en") == {}
    assert thinker._deck("two/en") == cards
    thinker.answer(Know("four/en", "en", cards))
    assert thinker._deck("two/en") == cards
    assert thinker._deck("three/en") == {}
