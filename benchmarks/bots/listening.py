"""How often a bot finds a card by somebody else's clue, where it is known which card is meant.

The clue is a labelled one, and the card that was told is the one that the judges gave the best
grades. The other players' cards are what they would give: players of other minds, each with a hand
of six drawn by lot from the rest of the deck. The bot has met none of them.
"""

from collections.abc import Sequence
from random import Random
from statistics import mean

from tests.bots.playing import Table, changed

from reverie.arena.judging import Item, items
from reverie.bots.characters import cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Sight
from reverie.games.odyssey.moves import CanGive, CanVote, Give, Vote

from .labels import gains, judges
from .others import Other

HAND = 6
TWO_VOTES = 7
"""From so many players on (O2)."""


def found(mind: Mind, others: Sequence[Mind], players: int, times: int, seed: str) -> float:
    """The part of the clues by which a bot of this mind finds the card."""
    table = Table("odyssey", players)
    graded = judges()
    told = [(item, best_cards(item, gains(item, graded))) for item in items()]
    return mean(
        _finds(table, item.clue["en"], best, mind, others, f"{seed} {number} {item.clue['en']}")
        for item, best in told
        if best
        for number in range(times)
    )


def best_cards(item: Item, gain: list[float]) -> list[str]:
    top = max(gain)
    return [card for card, one in zip(item.cards, gain, strict=True) if one == top > 0]


def _finds(
    table: Table, clue: str, best: list[str], mind: Mind, others: Sequence[Mind], seed: str
) -> bool:
    chance, players = Random(seed), len(table.bots)
    bot, *givers = cast(seed, players - 1)
    told = chance.choice(best)
    rest = chance.sample([card for card in table.cards if card not in best], HAND * len(givers))
    images = [told]
    for number, character in enumerate(givers):
        other = Other(character, "normal", f"{seed}/{number}", others[number % len(others)])
        hand = tuple(rest[HAND * number : HAND * (number + 1)])
        offer = CanGive(choices=hand, min=1, max=1)
        move = other.choose(_sight(table, clue, ()), (offer,), table.cards)
        assert isinstance(move, Give)
        images.extend(move.cards)
    chance.shuffle(images)
    votes = CanVote(choices=tuple(range(len(images))), min=1, max=2 if players >= TWO_VOTES else 1)
    listener = Player(bot, "normal", f"{seed}/bot", mind)
    vote = listener.choose(_sight(table, clue, tuple(images)), (votes,), table.cards)
    assert isinstance(vote, Vote)
    return images.index(told) in vote.images


def _sight(table: Table, clue: str, images: tuple[str, ...]) -> Sight:
    """What a seat sees that listens to the storyteller in seat 0."""
    return changed(table.sight(1), storyteller=0, clue=clue, images=images)
