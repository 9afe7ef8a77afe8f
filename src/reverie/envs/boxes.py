"""What lies in the box for an environment: cards, words and clues."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from reverie.bots.clues import bank
from reverie.decks import built_in
from reverie.decks.deck import Card
from reverie.decks.words import word_cards
from reverie.envs.odyssey import OdysseySim
from reverie.envs.sim import Sim
from reverie.envs.stella import StellaSim


@cache
def deck_cards(deck: str) -> tuple[Card, ...]:
    """The cards of a deck that comes with Reverie."""
    decks = built_in.load(built_in.FOLDER)
    if deck not in decks:
        raise ValueError(f"There is no deck {deck!r} here, but {', '.join(decks)}.")
    return decks[deck].deck.cards


def new_sim(
    game: str,
    players: int,
    *,
    deck: str = "dreams",
    language: str = "en",
    clues: Sequence[str] | None = None,
    **options: Any,
) -> Sim:
    """A table for so many players. ``clues`` are what storytellers may say, else the bots' bank."""
    cards = tuple(card.id for card in deck_cards(deck))
    if game == "stella":
        return StellaSim(game, players, cards, word_cards(language), **options)
    said = tuple(dict.fromkeys(bank(language).values())) if clues is None else tuple(clues)
    return OdysseySim(game, players, cards, said, **options)
