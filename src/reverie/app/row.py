"""Who waits for the bots' thoughts, and who is next.

Who moves goes first, the longest waiting before the others. Besides, in one go with them, one who
asks for a reason is answered, and a page of a new deck is read where nobody is late for it.
"""

from asyncio import Future
from collections import deque
from collections.abc import Callable

from msgspec.structs import replace

from reverie.bots.wire import Choose, Explain, Know, Question, Reply

HURRY = 2.0
"""Who has waited for so many seconds is answered quickly."""
MOST_MOVES = 2048
"""A quick answer takes a millisecond or two: nobody waits for as long as a table would."""
MOST_OTHERS = 64
"""Of those who ask for reasons, and of pages."""

Deck = Callable[[], Know]
"""Reads the cards that a question is about, should the process not know them yet."""


class Unable(Exception):
    """There is no answer."""


class Waiting:
    """Somebody who waits for an answer."""

    def __init__(
        self, question: Question, deck: str, read: Deck | None, since: float, answer: Future[Reply]
    ) -> None:
        self.question = question
        self.deck = deck
        self.read = read
        self.since = since
        self.answer = answer

    def hurry(self) -> None:
        if isinstance(self.question, Choose | Explain):
            self.question = replace(self.question, hurry=True)


class Row:
    def __init__(self) -> None:
        self._moves: deque[Waiting] = deque()
        self._reasons: deque[Waiting] = deque()
        self._pages: deque[Waiting] = deque()

    def __len__(self) -> int:
        return len(self._moves) + len(self._reasons) + len(self._pages)

    def join(self, one: Waiting) -> None:
        """Raises Unable where too many wait already."""
        row, most = self._pages, MOST_OTHERS
        if isinstance(one.question, Choose):
            row, most = self._moves, MOST_MOVES
        elif isinstance(one.question, Explain):
            row = self._reasons
        if len(row) >= most:
            raise Unable("too many wait")
        row.append(one)

    def waited(self, now: float) -> float:
        """For how long the first who moves has."""
        return now - self._moves[0].since if self._moves else 0.0

    def take(self, count: int, now: float) -> list[Waiting]:
        """So many who move, and who is answered beside them; without those who wait no more."""
        moving = _first(self._moves, count)
        late = [one for one in moving if now - one.since > HURRY]
        asking = _first(self._reasons, 1)
        for one in (*late, *(one for one in asking if now - one.since > HURRY)):
            one.hurry()
        return [*moving, *asking, *(() if late else _first(self._pages, 1))]

    def leave(self) -> list[Waiting]:
        """All of them."""
        every = [*self._moves, *self._reasons, *self._pages]
        for row in (self._moves, self._reasons, self._pages):
            row.clear()
        return every


def _first(row: deque[Waiting], count: int) -> list[Waiting]:
    taken: list[Waiting] = []
    while row and len(taken) < count:
        one = row.popleft()
        if not one.answer.done():
            taken.append(one)
    return taken
