"""The process in which bots think: what it is asked, and what it answers."""

from io import BytesIO
from typing import Any

import msgspec
import pytest

from reverie.bots import encoder
from reverie.bots.choir import Link
from reverie.bots.overlap import OverlapMind
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
    Together,
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
    table, thinker = Table(game, players, target=30), Thinker(IN_WORDS)
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


def test_several_are_answered_one_by_one() -> None:
    """Nobody waits for the thoughts about those who come after."""
    table = Table("stella", 3)
    questions, replies = BytesIO(), BytesIO()
    for message in (IN_WORDS, Together(tuple(asked(table, seat) for seat in range(3)))):
        send(questions, message)
    questions.seek(0)
    told: list[int] = []

    class Slowly(Thinker):
        def answer(self, question: Question, *, hurry: bool = False) -> Reply:
            told.append(replies.tell())
            return super().answer(question, hurry=hurry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("reverie.bots.thinker.Thinker", Slowly)
        serve(questions, replies)
    assert sorted(set(told)) == told
    assert len(told) == 3


def test_after_two_seconds_of_thoughts_the_rest_are_answered_in_a_hurry() -> None:
    """Those who have waited the longest come first, and are thought for."""
    table, thinker = Table("stella", 3), Thinker(IN_WORDS)
    thinker.answer(Know("dreams/en", "en", dict(table.cards)))
    card = next(iter(table.cards))
    reason = Explain("dreams/en", table.sight(0), card)
    asked_of: list[str] = []

    class Named(OverlapMind):
        def __init__(self, name: str) -> None:
            self.name = name

        def relevance(self, *given: Any) -> list[float]:
            asked_of.append(self.name)
            return super().relevance(*given)

        def link(self, *given: Any) -> Link | None:
            asked_of.append(self.name)
            return super().link(*given)

    thinker.mind = thinker._troupe._mind = Named("thought")
    thinker._words = thinker._quick._mind = Named("words")
    clock = iter((0.0, 0.0, 1.9, 2.0, 2.1, 2.2))
    several: list[Question] = [asked(table, seat) for seat in (0, 1, 2, 0)]
    replies = list(thinker.answer_all([*several, reason], clock.__next__))
    hurried = [reply.hurried for reply in replies if isinstance(reply, Chosen)]
    assert hurried == [False, False, True, True]
    assert isinstance(replies[-1], Explained)
    assert asked_of.index("words") > asked_of.index("thought")
    assert set(asked_of[asked_of.index("words") :]) == {"words"}
    assert list(thinker.answer_all((asked(table, 1),), [5.0, 5.0].pop)) == [replies[1]]


def test_who_is_to_be_awake_says_that_it_is_ready_when_the_model_is_there() -> None:
    order: list[str] = []

    class Sleeper(Thinker):
        def wake(self) -> None:
            order.append("awake" if not replies.tell() else "too late")

    for awake, happened in ((True, ["awake"]), (False, [])):
        questions, replies = BytesIO(), BytesIO()
        order.clear()
        send(questions, Terms("", encoder=False, awake=awake))
        questions.seek(0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("reverie.bots.thinker.Thinker", Sleeper)
            serve(questions, replies)
        assert order == happened
        assert replies.tell()


def test_what_writers_said_of_a_deck_is_loaded_before_a_question_where_that_is_wanted() -> None:
    table, thinker = Table("stella", 3), Thinker(IN_WORDS)
    heard: list[int] = []

    class Listening(OverlapMind):
        def heard(self, clues: Any, cards: Any) -> Any:
            heard.append(len(cards))
            return super().heard(clues, cards)

    thinker.mind = Listening()
    thinker.answer(Know("dreams/en", "en", dict(table.cards)))
    assert heard == []
    thinker.answer(Know("dreams/en", "en", dict(table.cards), load=True))
    thinker.answer(Know("nothing/en", "en", {}, load=True))
    assert heard == [len(table.cards), 0]


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
