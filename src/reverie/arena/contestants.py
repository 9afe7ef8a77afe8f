"""Contestants at a local table: each is shown its view, and nothing else."""

import asyncio
import inspect
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Protocol

from reverie.arena.shelf import Shelf
from reverie.arena.spec import BadSpec, Contestant
from reverie.bots.cards import Cards as CardTexts
from reverie.bots.chance import choose as any_move
from reverie.bots.characters import CAST, Character, cast
from reverie.bots.mind import Mind, shared_mind
from reverie.bots.overlap import OverlapMind
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.client.bot import Bot, Chooses
from reverie.client.loading import NoBot, load_bot
from reverie.client.reading import View


class Chance:
    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)  # noqa: S311 - a game

    def choose(self, view: View, can: Sequence[Any], /) -> Any:
        return any_move(can, self._chance)


class House:
    """One of the characters."""

    def __init__(self, player: Player, cards: CardTexts, seed: str) -> None:
        self._player = player
        self._cards = cards
        self._chance = Random(seed)  # noqa: S311 - a game

    def choose(self, view: View, can: Sequence[Any], /) -> Any:
        assert view.you is not None
        assert view.play is not None
        bots = (True,) * len(view.seats)
        sight = Sight(view.you, view.play, bots, view.options.language)
        move = self._player.choose(sight, can, self._cards)
        return any_move(can, self._chance) if isinstance(move, Wait) else move


def answer(bot: Chooses, view: View, can: Sequence[Any]) -> Any:
    """What a bot says, at once or in its own time."""
    told = bot.choose(view, can)
    return asyncio.run(_awaited(told)) if inspect.isawaitable(told) else told


async def _awaited(told: Any) -> Any:
    return await told


class Entrant(Protocol):
    def __call__(self, seed: str, /) -> Chooses:
        """Somebody who has seen nothing yet, for one game."""


def entrant(contestant: Contestant, cards: Shelf, language: str, folder: Path) -> Entrant:
    if contestant.kind == "chance":
        return Chance
    if contestant.kind == "house":
        return _of_the_house(contestant, cards, language)
    assert contestant.file is not None
    try:
        kind = load_bot(folder / contestant.file, contestant.bot)
    except NoBot as error:
        raise BadSpec(str(error)) from None

    def enter(seed: str, /) -> Chooses:
        bot = kind()
        if isinstance(bot, Bot):
            bot.cards = cards.shown(language)
        if hasattr(bot, "chance"):  # what chance it has is ours, so that it can be played again
            bot.chance = Random(seed)  # noqa: S311 - a game
        return bot

    return enter


def _of_the_house(contestant: Contestant, cards: Shelf, language: str) -> Entrant:
    texts, mind = cards.texts(language), _mind(contestant.mind)
    for vectors in cards.vectors:
        mind.learn(vectors)

    def enter(seed: str, /) -> Chooses:
        who = character(contestant.character) if contestant.character else cast(seed, 1)[0]
        return House(Player(who, contestant.level, seed, mind), texts, seed)

    return enter


def character(name: str) -> Character:
    found = next((one for one in CAST if one.name.casefold() == name.casefold()), None)
    if found is None:
        names = ", ".join(one.name for one in CAST)
        raise BadSpec(f"Nobody of the house is called {name}: there are {names}.")
    return found


@cache
def _mind(kind: str) -> Mind:
    return shared_mind() if kind == "encoder" else OverlapMind()
