"""Dealing a game of Odyssey, Party or Team (O1, P1, T1)."""

from typing import Any

from msgspec import Struct

from reverie.games.cards import deal
from reverie.games.chance import fresh_first
from reverie.games.errors import IllegalMove
from reverie.games.game import Box
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.variant import Variant


class Setup(Struct, frozen=True, tag="odyssey"):
    seed: str
    bots: tuple[bool, ...]
    cards: tuple[str, ...]
    goal: int
    fresh: int = 0
    """So many of the cards, the first, are dealt before the others."""
    real_cards: bool = False
    """Whether the cards lie on a real table."""


def prepare(variant: Variant, options: Any, box: Box) -> Setup:
    goal = variant.goal(options)
    return Setup(box.seed, box.bots, box.cards, goal, box.fresh, box.real_cards)


def cards_needed(variant: Variant, players: int) -> int:
    """The hands, and what one turn lays on the table."""
    return players * (variant.hand_size(players) + variant.cards_to_give(players))


def start(variant: Variant, setup: Setup) -> Odyssey:
    players = len(setup.bots)
    if players not in variant.counts:
        raise IllegalMove("bad_count", f"This game is not for {players} players.")
    needed = 0 if setup.real_cards else cards_needed(variant, players)
    if len(setup.cards) < needed:
        raise IllegalMove("bad_options", f"deck: {players} players need {needed} cards.")
    cards = fresh_first(setup.seed, setup.cards, setup.fresh)
    hands = deal(players, 0 if setup.real_cards else variant.hand_size(players), cards)
    teams = variant.teams(players)
    return Odyssey(
        seed=setup.seed,
        bots=setup.bots,
        goal=setup.goal,
        hands=hands.dealt,
        pile=hands.pile,
        given=((),) * players,
        votes=(None,) * players,
        totals=(0,) * (len(teams) if teams else players),
        real_cards=setup.real_cards,
        mine=(None,) * players if setup.real_cards else (),
    )
