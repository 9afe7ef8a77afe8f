"""Every game keeps the contract of ``reverie.games.game``, and so does the one of the tests."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from reverie.bots.chance import RandomDice
from reverie.games import GAMES
from reverie.games.game import AnyGame, Box
from reverie.games.moves import Continue, Event, Move, News, Occupy, Offer
from tests.games.lots import LOTS
from tests.games.play import box

EVERY = pytest.mark.parametrize("game", [*GAMES.values(), LOTS], ids=lambda game: game.name)


def members(union: Any) -> tuple[type[Any], ...]:
    return get_args(union) or (union,)


def tags(union: Any) -> set[str]:
    return {struct.__struct_config__.tag for struct in members(union)}


@EVERY
def test_its_types_are_those_of_the_contract(game: AnyGame) -> None:
    for union, base in (
        (game.move, Move), (game.event, Event), (game.offer, Offer), (game.news, News),
    ):  # fmt: skip
        assert all(issubclass(member, base) for member in members(union))
    assert Continue in members(game.move)
    assert Occupy not in members(game.move), "the table's move, never a player's"
    assert list(game.counts) == sorted(set(game.counts))
    assert {"type", *tags(game.offer)} <= {"type", *tags(game.move)}


@EVERY
def test_a_game_is_chosen_without_choosing_anything(game: AnyGame) -> None:
    assert all(not field.required for field in fields(game.options))
    options = game.options()
    assert game.check(options) == options
    assert game.again(options) == options


@EVERY
def test_a_view_is_what_is_public_and_what_is_ones_own(game: AnyGame) -> None:
    state = started(game)
    for seat in (None, 0):
        parts = (game.public(state), game.own(state, seat))
        names = [field.name for part in parts for field in fields(part)]
        assert names == [field.name for field in fields(game.play)]
        view = game.view(state, seat)
        assert view.waiting_for == game.waiting_for(state)
        assert len(view.totals) in (game.counts[0], game.counts[0] // 2)
        assert view.winners is None


@EVERY
def test_what_is_offered_makes_moves_that_are_taken_until_it_is_over(game: AnyGame) -> None:
    dice, state = RandomDice(Random(1)), started(game)
    for _ in range(2000):
        if state.phase == "over":
            break
        seat = game.waiting_for(state)[0]
        offer = [each for each in game.can(state, seat) if each.leads_on][-1]
        for event in game.decide(state, seat, offer.at_random(dice)):
            assert isinstance(event, members(game.event))
            state = game.evolve(state, event)
    assert state.phase == "over"
    assert game.view(state, None).winners
    assert msgspec.json.decode(msgspec.json.encode(state), type=game.state) == state


def test_no_two_games_give_one_tag_to_different_things() -> None:
    """Stored games are read by their tags, whatever game they are of."""
    games = [*GAMES.values(), LOTS]
    for part in ("setup", "state", "event", "offer", "news", "play"):
        structs = {struct for game in games for struct in members(getattr(game, part))}
        assert len({struct.__struct_config__.tag for struct in structs}) == len(structs), part


def started(game: AnyGame) -> Any:
    contents: Box = box(game.counts[0])
    return game.start(game.prepare(game.options(), contents))
