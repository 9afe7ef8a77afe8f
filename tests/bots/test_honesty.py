"""A bot gets a seat's view and nothing else: what is hidden from it cannot matter."""

from inspect import signature
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.bots.player import Player
from reverie.games.moves import Move
from tests.bots.conftest import OVERLAP
from tests.bots.playing import Table, faces, play_on, played, somebodies, the_end_of

TABLES = [("stella", 4), ("odyssey", 5), ("party", 6), ("team", 6)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_and_views_give_the_same_moves(game: str, players: int) -> None:
    assert played(game, players, OVERLAP).moves == the_end_of(game, players, OVERLAP).moves


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_other_seeds_are_other_players(game: str, players: int) -> None:
    other = Table(game, players, faces=faces(players, "another evening"))
    play_on(other, somebodies(players, OVERLAP, "another evening"))
    assert the_end_of(game, players, OVERLAP).moves != other.moves


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_hidden_does_not_matter(game: str, players: int) -> None:
    """In every position, with all that the seat does not see exchanged, the bot moves as before."""
    table = Table(game, players, faces=faces(players))
    bots, doubles = somebodies(players, OVERLAP), somebodies(players, OVERLAP)
    exchanged = 0
    for _ in range(60):
        if table.state.phase == "over":
            break
        seat = table.waiting_for[0]
        sight, can = table.sight(seat), table.can(seat)
        move = bots[seat].choose(sight, can, table.cards)
        assert isinstance(move, Move)
        state, table.state = table.state, shuffled_secrets(table.state, seat)
        if table.sight(seat) == sight and table.can(seat) == can:
            exchanged += table.state != state
            assert doubles[seat].choose(table.sight(seat), table.can(seat), table.cards) == move
        else:
            doubles[seat].choose(sight, can, table.cards)
        table.state = state
        table.play(seat, move)
    assert exchanged > 20


def shuffled_secrets(state: Any, seat: int) -> Any:
    """The state with another pile, and with other hands, gifts, slates and votes of others."""
    chance = Random(1)
    pile = list(state.pile)
    chance.shuffle(pile)
    changes: dict[str, Any] = {"pile": tuple(pile)}
    if hasattr(state, "hands"):
        hands = tuple(
            hand if owner == seat else tuple(pile[owner * 8 : owner * 8 + len(hand)])
            for owner, hand in enumerate(state.hands)
        )
        changes["hands"] = hands
    elif state.phase == "associate":
        changes["slates"] = tuple(
            slate if owner == seat or not slate else tuple(sorted(chance.sample(range(15), 5)))
            for owner, slate in enumerate(state.slates)
        )
    return replace(state, **changes)


def test_a_bot_is_given_views_offers_and_public_texts_only() -> None:
    assert list(signature(Player.choose).parameters) == ["self", "view", "can", "cards"]
    assert list(signature(Player.__init__).parameters)[1:] == ["character", "level", "seed", "mind"]
