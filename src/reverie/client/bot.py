"""A bot is anything with ``choose(view, can) -> move``. This plays it in a seat."""

import asyncio
import inspect
import traceback
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, get_args

from reverie.bots.chance import choose as any_move
from reverie.client.calls import Refused
from reverie.client.cards import Cards
from reverie.client.offers import NotOffered, read_move
from reverie.client.reading import GAME, Offer, View
from reverie.client.seat import Seat
from reverie.games import GAMES
from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.stella.moves import CanPassPen, Mark, PassPen
from reverie.games.stella.view import StellaView

MOST_SLATES = 20
"""How often a bot may mark anew for one clue. Nobody waits for ever for who cannot decide."""

Report = Callable[[str], None]


class Chooses(Protocol):
    def choose(self, view: View, can: Sequence[Offer], /) -> Any:
        """A move within ``can``: a struct, or the same as a dictionary. None: not yet.

        It may be an ``async`` function.
        """


class Bot:
    """For bots that want to know more of the cards than their ids."""

    cards: Cards
    """The deck of the table: ``self.cards[card].alt``, ``.tags``, ``self.cards.picture(card)``."""

    def choose(self, view: View, can: Sequence[Offer], /) -> Any:
        raise NotImplementedError


def game_offers(view: View) -> tuple[Any, ...]:
    """What is offered of the game itself, without leaving, replacing and the like."""
    return tuple(offer for offer in view.can if isinstance(offer, get_args(GAME)))


async def play(
    bot: Chooses,
    seat: Seat,
    *,
    games: int | None = None,
    report: Report = print,
    chance: Random | None = None,
) -> View:
    """Plays until so many games are over, or the seat is gone. The last view is returned.

    A bot that fails, or answers with what is not offered, is reported, and a move by chance is made
    in its place: the others at the table do not wait for it.
    """
    player = _Player(bot, seat, report, chance or Random())  # noqa: S311 - a game
    view, over = seat.view, 0
    while True:
        if view.status == "over":
            over += 1
            if over == games:
                return view
            await seat.until(lambda: seat.view.status != "over")
        elif view.awaited:
            await player.move(view)
        if seat.view.version == view.version:
            await seat.after(view.version)
        view = seat.view


class _Player:
    def __init__(self, bot: Chooses, seat: Seat, report: Report, chance: Random) -> None:
        self._bot, self._seat = bot, seat
        self._report, self._chance = report, chance
        self._deck: tuple[str, str] | None = None
        self._slates: tuple[object, int] = (None, 0)

    async def move(self, view: View) -> None:
        offers = game_offers(view)
        if not offers:
            return
        try:
            move = await self._choose(view, offers)
        except Exception:
            self._report(traceback.format_exc())
            move = any_move(offers, self._chance)
        if move is None:
            return
        try:
            await self._seat.move(move)
        except NotOffered as error:
            if self._seat.view.version == view.version:
                self._report(f"Not played: {error}")
                await self._by_chance()
        except Refused as error:  # somebody was faster
            self._report(f"Refused: {error}")

    async def _by_chance(self) -> None:
        move = any_move(game_offers(self._seat.view), self._chance)
        if move is not None:
            await self._seat.move(move)

    async def _choose(self, view: View, offers: tuple[Any, ...]) -> Move | None:
        if any(isinstance(offer, CanContinue) for offer in offers):
            return Continue()
        await self._know_the_cards(view)
        if inspect.iscoroutinefunction(self._bot.choose):
            told = await self._bot.choose(view, offers)
        else:
            told = await asyncio.to_thread(self._bot.choose, view, offers)
        if told is None:
            return None
        move = read_move(told, GAMES[view.game].move)
        return self._decided(move, view, offers)

    def _decided(self, move: Move, view: View, offers: tuple[Any, ...]) -> Move:
        """A slate that is marked as it was, or again and again, is finished."""
        if not isinstance(move, Mark) or not isinstance(view.play, StellaView):
            return move
        before, count = self._slates
        self._slates = (view.step, count + 1 if before == view.step else 1)
        same = tuple(sorted(move.cards)) == view.play.slate
        may_pass = any(isinstance(offer, CanPassPen) for offer in offers)
        return PassPen() if may_pass and (same or self._slates[1] > MOST_SLATES) else move

    async def _know_the_cards(self, view: View) -> None:
        if not isinstance(self._bot, Bot):
            return
        deck = (view.options.deck, view.options.language)
        if deck != self._deck:
            self._bot.cards = await asyncio.to_thread(self._seat.site.cards, *deck)
            self._deck = deck
