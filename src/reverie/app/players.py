"""The bots of this server: who they are, what they are shown, and what they answer."""

import asyncio
from collections.abc import Iterable
from math import inf
from random import SystemRandom
from typing import Any

import msgspec
from msgspec.structs import replace

from reverie.app.reasons import Reasons
from reverie.app.row import Unable
from reverie.app.settings import Pace
from reverie.app.thinking import Thinking
from reverie.bots import chance, clues, pace, reasons
from reverie.bots.cards import read_cards
from reverie.bots.characters import Character, sitting
from reverie.bots.memory import Past
from reverie.bots.opinion import dice
from reverie.bots.overlap import OverlapMind
from reverie.bots.reactions import react
from reverie.bots.sight import Sight, lap_of
from reverie.bots.wire import Choose, Chosen, Explain, Explained, Know, NotYet
from reverie.decks.library import COMBINES, Library
from reverie.games import GAMES
from reverie.games.moves import Move
from reverie.games.real import REAL
from reverie.tables.botkeeper import Later
from reverie.tables.clock import Chooser, waiting_for
from reverie.tables.log import what_was_said
from reverie.tables.news import ReactedNews
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table

PATIENCE = 8.0
"""Seconds after which a table does not wait for a thought any longer."""
READ_MOVE = {name: msgspec.msgpack.Decoder(game.move).decode for name, game in GAMES.items()}
RANDOM = SystemRandom()


def at_random(table: Table, seat: int) -> Move | None:
    """Some move that the rules allow; a clue is at least one of the table's language."""
    words = tuple(clues.bank(table.options.language).values())
    return chance.choose(_can(table, seat), RANDOM, words)


def explain_in_words(library: Library, table: Table, card: str, language: str) -> str:
    """What anybody would see in a card, without a process to ask."""
    cards = read_deck(library, table.options.deck, language).cards
    sight = replace(sight_of(table, 0), language=language)
    return reasons.sentence(reasons.why(sight, card, cards, OverlapMind()), language)


class ThinkingPlayers:
    """Bots that are asked in a process of their own."""

    def __init__(self, rooms: Rooms, library: Library, thinking: Thinking, pace: Pace) -> None:
        self._rooms = rooms
        self._library = library
        self._thinking = thinking
        self._pace = pace
        self._past = Past()
        self._reasons = Reasons()
        self._secret = f"{RANDOM.getrandbits(128):x}"

    def expect(self) -> None:
        self._thinking.wake()

    def look_on(self, table: Table) -> None:
        if table.play and table.play.phase == "scored":
            self._past.keep(game_of(table), table.rules.view(table.play, None))

    def pace(self, table: Table, seat: int) -> float:
        if self._pace == "fast":
            return 0.0
        sight, can = sight_of(table, seat), _can(table, seat)
        return pace.seconds(sight, can, character(table, seat), self._seed(table, seat))

    async def choose(self, table: Table, seat: int, waited: float) -> Move | Later:
        """Raises Unable or TimeoutError where there is no answer in time."""
        if table.options.deck == REAL and (blind := at_random(table, seat)):
            return blind  # nothing is known of cards that lie on a real table
        said: tuple[str, ...] = ()
        if table.rules.recalls(table.play, seat):
            said = await what_was_said(self._rooms, table)
        shown = sight_of(table, seat, inf if self._pace == "fast" else waited, said)
        question = Choose(
            game=game_of(table),
            face=table.seats[seat].face,
            level=table.seats[seat].level,
            deck=_deck_of(table, table.options.language),
            sight=replace(shown, past=self._past.of(game_of(table))),
            can=_can(table, seat),
        )
        async with asyncio.timeout(PATIENCE):
            reply = await self._ask(question, table)
        if isinstance(reply, NotYet):
            return Later(reply.seconds)
        if not isinstance(reply, Chosen):
            raise Unable(f"answered with {type(reply).__name__}")
        move: Move = READ_MOVE[table.game](reply.move)
        return move

    def at_random(self, table: Table, seat: int) -> Move | None:
        return at_random(table, seat)

    def reactions(self, table: Table) -> Iterable[tuple[float, ReactedNews]]:
        if self._pace == "fast" or table.play is None:
            return
        seen = table.rules.view(table.play, None)
        for number, seat in enumerate(table.seats):
            if seat.bot:
                luck = dice(self._seed(table, number), "reaction", table.version)
                if shown := react(seen, number, character(table, number), luck):
                    seconds, mood = shown
                    yield seconds, ReactedNews(number, mood)

    async def advise(self, table: Table) -> Chooser:
        """What bots would do for all who are missing when the time of a step is over."""
        late = waiting_for(table)
        answers = await asyncio.gather(
            *(self.choose(table, seat, inf) for seat in late), return_exceptions=True
        )
        moves = {
            seat: (_can(table, seat), answer)
            for seat, answer in zip(late, answers, strict=True)
            if isinstance(answer, Move)
        }

        def choose(table: Table, seat: int) -> Move | None:
            can, move = moves.pop(seat, (None, None))
            return move if can == _can(table, seat) else at_random(table, seat)

        return choose

    async def explain(self, table: Table, seat: int, card: str, language: str) -> str:
        """Raises Unable or TimeoutError where there is no answer in time."""
        sight = replace(sight_of(table, seat), language=language)
        what = (game_of(table), lap_of(sight.play), seat, card, language)
        return await self._reasons.get(what, lambda: self._explain(table, sight, card))

    async def _explain(self, table: Table, sight: Sight, card: str) -> str:
        seat, language = sight.you, sight.language
        face = table.seats[seat].face
        question = Explain(_deck_of(table, language), sight, card, face, game_of(table))
        async with asyncio.timeout(PATIENCE):
            reply = await self._ask(question, table, language)
        if not isinstance(reply, Explained):
            raise Unable(f"answered with {type(reply).__name__}")
        return reply.sentence

    async def _ask(self, question: Any, table: Table, language: str | None = None) -> Any:
        deck, tongue = table.options.deck, language or table.options.language
        return await self._thinking.ask(
            question, _deck_of(table, tongue), lambda: read_deck(self._library, deck, tongue)
        )

    def _seed(self, table: Table, seat: int) -> str:
        return f"{self._secret}/{game_of(table)}/{seat}"


def sight_of(table: Table, seat: int, waited: float = inf, said: tuple[str, ...] = ()) -> Sight:
    """All that a bot is shown: the view of its seat, and who is a bot."""
    return Sight(
        you=seat,
        play=table.rules.view(table.play, seat),
        bots=tuple(each.bot for each in table.seats),
        language=table.options.language,
        waited=waited,
        said=said,
        faces=tuple(each.face if each.bot else None for each in table.seats),
    )


def character(table: Table, seat: int) -> Character:
    return sitting(table.seats[seat].face, game_of(table), seat)


def game_of(table: Table) -> str:
    return f"{table.code}/{table.started_at}"


def read_deck(library: Library, deck: str, language: str) -> Know:
    """All that bots may know of the cards; nothing of a deck that is not there."""
    name = f"{deck}/{language}"
    try:
        cards = read_cards(library.find(deck).values(), language)
    except LookupError:
        return Know(name, language, {})
    vectors = tuple(filter(None, map(library.vectors, deck.split(COMBINES))))
    return Know(name, language, cards, vectors)


def _deck_of(table: Table, language: str) -> str:
    return f"{table.options.deck}/{language}"


def _can(table: Table, seat: int) -> tuple[Any, ...]:
    return table.rules.can(table.play, seat)
