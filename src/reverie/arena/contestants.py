"""Contestants at a local table: each is shown its view, and nothing else."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Protocol

from reverie.arena.spec import BadSpec, Contestant
from reverie.bots.cards import Cards as CardTexts
from reverie.bots.cards import read_cards
from reverie.bots.chance import choose as any_move
from reverie.bots.characters import cast
from reverie.bots.mind import Mind, shared_mind
from reverie.bots.overlap import OverlapMind
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.client.bot import Bot, Chooses
from reverie.client.cards import Card, Cards
from reverie.client.loading import NoBot, load_bot
from reverie.client.reading import View
from reverie.decks import built_in
from reverie.decks.deck import alt


class Chance:
    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)  # noqa: S311 - a game

    def choose(self, view: View, can: Sequence[Any], /) -> Any:
        return any_move(can, self._chance)


class House:
    """One of the characters."""

    def __init__(self, level: Any, mind: Mind, seed: str, cards: CardTexts) -> None:
        self._player = Player(cast(seed, 1)[0], level, seed, mind)
        self._cards = cards
        self._chance = Random(seed)  # noqa: S311 - a game

    def choose(self, view: View, can: Sequence[Any], /) -> Any:
        assert view.you is not None
        assert view.play is not None
        bots = (True,) * len(view.seats)
        sight = Sight(view.you, view.play, bots, view.options.language)
        move = self._player.choose(sight, can, self._cards)
        return any_move(can, self._chance) if isinstance(move, Wait) else move


class Entrant(Protocol):
    def __call__(self, seed: str, /) -> Chooses:
        """Somebody who has seen nothing yet, for one game."""


def entrant(contestant: Contestant, deck: str, language: str, folder: Path) -> Entrant:
    if contestant.kind == "chance":
        return Chance
    if contestant.kind == "house":
        texts, mind = card_texts(deck, language), _mind(contestant.mind, deck)
        return lambda seed, /: House(contestant.level, mind, seed, texts)
    assert contestant.file is not None
    try:
        kind = load_bot(folder / contestant.file, contestant.bot)
    except NoBot as error:
        raise BadSpec(str(error)) from None

    def enter(seed: str, /) -> Chooses:
        bot = kind()
        if isinstance(bot, Bot):
            bot.cards = shown_cards(deck, language)
        if hasattr(bot, "chance"):  # what chance it has is ours, so that it can be played again
            bot.chance = Random(seed)  # noqa: S311 - a game
        return bot

    return enter


def _shelf(deck: str) -> built_in.BuiltIn:
    decks = built_in.load(built_in.FOLDER)
    if deck not in decks:
        raise BadSpec(f"There is no deck {deck!r} here, but {', '.join(decks)}.")
    return decks[deck]


@cache
def card_texts(deck: str, language: str) -> CardTexts:
    return read_cards(_shelf(deck).deck.cards, language)


@cache
def shown_cards(deck: str, language: str) -> Cards:
    shelf = _shelf(deck)
    cards = []
    for card in shelf.deck.cards:
        names = sorted(card.images.names, key=lambda name: int(name.rsplit("-", 2)[1]))
        cards.append(Card(card.id, names[-1], names[0], alt(card, language), card.tags))
    return Cards(tuple(cards), lambda name: shelf.read(name) or b"")


@cache
def _mind(kind: str, deck: str) -> Mind:
    mind = shared_mind() if kind == "encoder" else OverlapMind()
    mind.learn(_shelf(deck).vectors() or b"")
    return mind
