"""The process in which bots think: ``python -m reverie.bots.thinker``, started by a server.

It is apart from the server so that no thought holds up a table, and so that the model's memory is
there only while bots play. It ends when the server does.
"""

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, assert_never

import msgspec
from msgspec import Raw

from reverie.bots import reasons
from reverie.bots.cards import Cards
from reverie.bots.characters import sitting
from reverie.bots.encoder import MODEL_NAME, EncoderMind, is_there
from reverie.bots.mind import Mind
from reverie.bots.overlap import OverlapMind
from reverie.bots.quick import QuickPlayer
from reverie.bots.sight import Wait
from reverie.bots.troupe import Troupe
from reverie.bots.waking import WakingMind, texts_about
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
    Message,
    NotYet,
    Question,
    Reply,
    Terms,
    Together,
)
from reverie.pipe import receive, send

MOST_DECKS = 64
MOST_HASTY = 512
"""Who is in a hurry hardly remembers: what was said before is told again with the question."""
LONG_ENOUGH = 2.0
"""So many seconds of one go are thought; whoever is left then is answered in a hurry."""
NICENESS = 3
"""Tables go before thoughts,"""
EXPENDABLE = 500
"""and where memory runs out thoughts are what is lost."""


class Thinker:
    def __init__(self, terms: Terms, encoder: EncoderMind | None = None) -> None:
        self._encoder = encoder or (EncoderMind() if terms.encoder and is_there() else None)
        self._waking = WakingMind(self._encoder) if self._encoder else None
        self._words = OverlapMind()
        self.mind: Mind = self._waking or self._words
        self._troupe = Troupe(self.mind, terms.secret)
        self._quick = Troupe(self._words, terms.secret, MOST_HASTY, QuickPlayer)
        self._decks: OrderedDict[str, Cards] = OrderedDict()

    def wake(self) -> None:
        """Loads the model now; without it, and after a failure, it thinks in words."""
        if self._waking:
            self._waking.wake()

    def answer_all(
        self, questions: Sequence[Question], now: Callable[[], float] = monotonic
    ) -> Iterator[Reply]:
        """One after the other; nobody waits for long because others are thought for."""
        begun = now()
        for question in questions:
            yield self.answer(question, hurry=now() - begun >= LONG_ENOUGH)

    def answer(self, question: Question, *, hurry: bool = False) -> Reply:
        try:
            return self._answer(question, hurry)
        except Exception as error:
            return Failed(type(error).__name__, _where(error))

    def _answer(self, question: Question, hurry: bool) -> Reply:
        match question:
            case Know():
                return self._know(question)
            case Choose():
                return self._choose(question, hurry or question.hurry)
            case Explain():
                return self._explain(question, hurry or question.hurry)
            case Embed():
                values = self._encoder.rows(question.texts) if self._encoder else b""
                return Embedded(MODEL_NAME, values)
            case _:
                assert_never(question)

    def _know(self, deck: Know) -> Reply:
        self._decks[deck.deck] = deck.cards
        self._decks.move_to_end(deck.deck)
        if len(self._decks) > MOST_DECKS:
            self._decks.popitem(last=False)
        for vectors in deck.vectors:
            self.mind.learn(vectors)
        if self._waking:
            self._waking.read_soon(texts_about(deck.cards.values(), deck.language))
        if deck.load:
            self.mind.heard(("",), tuple(deck.cards.values()))
        return Done()

    def _choose(self, question: Choose, hurry: bool) -> Reply:
        troupe = self._quick if hurry else self._troupe
        player = troupe.player(question.game, question.sight.you, question.face, question.level)
        move = player.choose(question.sight, question.can, self._deck(question.deck))
        if isinstance(move, Wait):
            return NotYet(move.seconds)
        return Chosen(Raw(msgspec.msgpack.encode(move)), hurry)

    def _explain(self, question: Explain, hurry: bool) -> Reply:
        sight, cards = question.sight, self._deck(question.deck)
        taste = sitting(question.face, question.game, sight.you).taste
        mind = self._words if hurry else self.mind
        reason = reasons.why(sight, question.card, cards, mind, taste)
        return Explained(reasons.sentence(reason, sight.language))

    def _deck(self, name: str) -> Cards:
        """Of a deck that has been forgotten, or that nobody knows, every card is blank."""
        if name in self._decks:
            self._decks.move_to_end(name)
        return self._decks.get(name, {})


def _where(error: BaseException) -> str:
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else ""


def serve(questions: IO[bytes], replies: IO[bytes]) -> None:
    """One reply for each question, until there are no more."""
    try:
        terms = receive(questions, Terms)
        thinker = Thinker(terms)
        if terms.awake:
            thinker.wake()
        send(replies, terms)
        while True:
            message = receive(questions, Message)
            several = message.questions if isinstance(message, Together) else (message,)
            for reply in thinker.answer_all(several):
                send(replies, reply)
    except (EOFError, BrokenPipeError):
        return


def main() -> None:
    # Only replies may go where the replies go.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):  # only Linux has it
        Path("/proc/self/oom_score_adj").write_text(str(EXPENDABLE))
    serve(sys.stdin.buffer, replies)
    # A reader may be in the middle of a page; nothing of it is worth waiting for.
    os._exit(0)


if __name__ == "__main__":
    main()
