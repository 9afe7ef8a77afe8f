"""G1: what a seat may not know changes nothing of what it sees and may do, to the last byte."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.moves import Move
from tests.games.properties.candidates import candidates
from tests.games.properties.play import moments, play_out, plays
from tests.games.properties.refusals import refused
from tests.games.properties.secrets import FIELDS, SECRETS, Viewer
from tests.games.properties.setups import EVERY_GAME, EVERY_TABLE, plain_setup

STELLA_PHASES = {"associate", "reveal", "scored", "over"}
PHASES = {"tell", "give", "vote", "scored", "over"}

SECRET_IN: dict[str, set[str]] = {
    "slates_of_others": STELLA_PHASES,
    "pile_of_stella": STELLA_PHASES,
    "words_to_come": STELLA_PHASES - {"over"},
    "other_word": STELLA_PHASES,
    "seed": PHASES,
    "order_of_the_pile": PHASES,
    "order_of_the_discards": PHASES,
    "discards": PHASES,
    "hands_of_others": PHASES,
    "hand_before_the_clue": {"tell"},
    "cards_given_by_others": {"give"},
    "owners_of_images": {"vote"},
    "numbers_of_others": {"vote"},
    "votes_of_others": {"vote"},
    "second_votes_of_others": {"vote"},
    "red_vote": {"vote"},
}
"""The phases in which each secret is one."""


def knowledge(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    return msgspec.json.encode((game.view(state, viewer), game.can(state, viewer)))


@EVERY_TABLE
@given(data=st.data())
def test_g1_a_secret_changes_nothing_for_who_may_not_know_it(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    chance = Random(data.draw(st.integers(0, 2**32)))
    for state in moments(play.states, chance, most=8):
        for viewer in (None, *range(players)):
            known = knowledge(game, state, viewer)
            for secret in SECRETS[game.name]:
                changed = secret(state, viewer, chance)
                assert knowledge(game, changed, viewer) == known, (secret, viewer, state, changed)


@EVERY_TABLE
@given(data=st.data())
def test_g1_a_refusal_tells_nothing_either(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    chance = Random(data.draw(st.integers(0, 2**32)))
    for state in moments(play.states, chance, most=0):
        viewer = chance.randrange(players)
        moves = tuple(candidates(game, state, viewer, chance))
        told = [answer(game, state, viewer, move) for move in moves]
        for secret in SECRETS[game.name]:
            changed = secret(state, viewer, chance)
            assert [answer(game, changed, viewer, move) for move in moves] == told, secret


def answer(game: AnyGame, state: Any, seat: int, move: Move) -> tuple[str, str] | None:
    refusal = refused(game, state, seat, move)
    return None if refusal is None else (refusal.code, refusal.message)


# The guards: the property above would hold for secrets that are never changed.


@EVERY_GAME
def test_every_field_of_a_state_is_classified(game: AnyGame) -> None:
    assert set(FIELDS[game.state]) == {field.name for field in fields(game.state)}


@pytest.mark.parametrize("struct", FIELDS, ids=lambda struct: struct.__name__)
def test_every_struct_inside_a_state_is_classified(struct: type[Any]) -> None:
    assert set(FIELDS[struct]) == {field.name for field in fields(struct)}
    schemas, parts = msgspec.json.schema_components([struct])
    assert schemas
    assert set(parts) <= {known.__name__ for known in FIELDS}


@EVERY_GAME
def test_every_secret_is_changed_in_every_phase_and_nothing_public_is(game: AnyGame) -> None:
    kinds = FIELDS[game.state]
    changed_fields: set[str] = set()
    changed_in = {secret.__name__: set[str]() for secret in SECRETS[game.name]}
    for players in (game.counts[0], game.counts[-1]):
        for state, secret, changed in _changes(game, players):
            names = {name for name in kinds if getattr(state, name) != getattr(changed, name)}
            assert all(kinds[name] != "public" for name in names), secret
            if names:
                changed_in[secret.__name__].add(state.phase)
            changed_fields |= names
    assert changed_in == {name: SECRET_IN[name] for name in changed_in}
    secret_fields = {name for name, kind in kinds.items() if kind != "public"}
    # Only Party has a red vote.
    assert changed_fields == secret_fields - ({"red"} if game.name != "party" else set())


def _changes(game: AnyGame, players: int) -> list[tuple[Any, Any, Any]]:
    """Whole games, every state of them changed in every way for every viewer."""
    chance = Random(players)
    setups = (plain_setup(game, players, real_cards=real) for real in (False, True))
    return [
        (state, secret, secret(state, viewer, chance))
        for setup in setups
        for state in play_out(game, setup, chance).states
        for viewer in (None, 0, players - 1)
        for secret in SECRETS[game.name]
    ]


@pytest.mark.parametrize(
    ("name", "secret_of", "shown"),
    [
        ("stella", "slates_of_others", "slate"),
        ("odyssey", "hands_of_others", "hand"),
        ("odyssey", "cards_given_by_others", "gave"),
        ("odyssey", "votes_of_others", "votes"),
        ("odyssey", "owners_of_images", "own_images"),
        ("odyssey", "numbers_of_others", "mine"),
        ("team", "numbers_of_others", "mine"),
        ("party", "red_vote", "red"),
    ],
)
def test_who_may_know_a_secret_sees_it_change(name: str, secret_of: str, shown: str) -> None:
    """The same changes are seen by their owner: the property above is not blind."""
    game = GAMES[name]
    players = game.counts[0]
    seen = {
        getattr(game.view(state, seat), shown) != getattr(game.view(changed, seat), shown)
        for state, secret, changed in _changes(game, players)
        if secret.__name__ == secret_of
        for seat in range(players)
    }
    assert True in seen
