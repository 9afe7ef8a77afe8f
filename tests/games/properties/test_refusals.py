"""G2: a refusal has a code and changes nothing, whatever was tried."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.errors import GameError, IllegalMove, Malformed
from reverie.games.game import AnyGame
from reverie.games.moves import Move
from reverie.games.odyssey.moves import BlindTell, ColouredVote, Give, Mine, Tell, Vote
from reverie.games.stella.moves import FlipWord, Mark, PassPen, Show, TakePen
from tests.games.properties.candidates import candidates
from tests.games.properties.play import moments, plays
from tests.games.properties.refusals import refused
from tests.games.properties.setups import EVERY_TABLE

REFUSALS = {
    "not_now",
    "not_your_turn",
    "not_your_card",
    "already_shown",
    "not_marked",
    "own_image",
    "too_many",
    "too_few",
}

_any_int = st.integers() | st.integers(-2, 20)
_any_ints = st.lists(_any_int, max_size=30).map(tuple)
_any_card = st.text(max_size=70) | st.integers(0, 90).map(lambda number: f"c{number}")
_any_clue = st.none() | st.text(max_size=250)
_tell = {"clue": _any_clue, "aloud": st.booleans()}
_give = st.builds(Give, cards=st.lists(_any_card, max_size=14).map(tuple))
_mine = st.builds(Mine, images=_any_ints)

GARBAGE: dict[str, st.SearchStrategy[Move]] = {
    "stella": st.builds(Mark, cards=_any_ints)
    | st.builds(Show, card=_any_int)
    | st.sampled_from((PassPen(), TakePen(), FlipWord())),
    "odyssey": st.builds(Tell, card=st.none() | _any_card, **_tell)
    | _give
    | _mine
    | st.builds(Vote, images=_any_ints),
    "party": st.builds(BlindTell, **_tell)
    | _give
    | _mine
    | st.builds(ColouredVote, images=_any_ints, red=st.none() | _any_int),
}
GARBAGE["team"] = GARBAGE["odyssey"]

_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
_fields = st.sampled_from(
    ("cards", "card", "clue", "aloud", "images", "red", "all", "id", "bot", "x")
)
_types = (
    *("mark", "pass_pen", "take_pen", "flip_word", "show"),
    *("tell", "give", "defer", "volunteer", "mine", "vote"),
)
_messages = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from((*_types, "continue", "occupy", "", "nonsense")),
    st.dictionaries(_fields, _json, max_size=3),
)


def check_answer(game: AnyGame, state: Any, seat: int, move: Move) -> None:
    """The move is accepted, or refused with a code and a sentence; the state stays as it was."""
    before = msgspec.json.encode(state)
    if refusal := refused(game, state, seat, move):
        codes = {"malformed"} if isinstance(refusal, Malformed) else REFUSALS
        assert refusal.code in codes
        assert refusal.message.endswith(".")
    assert msgspec.json.encode(state) == before


@EVERY_TABLE
@given(data=st.data())
def test_g2_a_refusal_has_a_code_and_changes_nothing(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    chance = Random(data.draw(st.integers(0, 2**32)))
    for state in moments(play.states, chance, most=0):
        seat = chance.randrange(players)
        for move in candidates(game, state, seat, chance):
            check_answer(game, state, seat, move)


@EVERY_TABLE
@given(data=st.data())
def test_garbage_is_refused_like_anything_else(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    """Even where it has come past the decoder, which knows the bounds of the grid."""
    play = data.draw(plays(game, players))
    garbage = data.draw(st.lists(GARBAGE[game.name], min_size=5, max_size=30))
    for state in moments(play.states, Random(0), most=0):
        for seat, move in enumerate(garbage):
            check_answer(game, state, seat % players, move)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_message_is_malformed_or_a_move(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    players = game.counts[0]
    play = data.draw(plays(game, players))
    for message in data.draw(st.lists(_messages, min_size=10, max_size=30)):
        try:
            move = msgspec.convert(message, game.move)
        except msgspec.ValidationError:
            continue
        assert message["type"] != "occupy"
        for state in moments(play.states, Random(0), most=0):
            check_answer(game, state, 0, move)


@pytest.mark.parametrize("name", GAMES)
def test_a_taken_over_seat_is_the_business_of_the_table(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "occupy", "bot": True}, GAMES[name].move)


def test_both_families_are_errors_of_the_game() -> None:
    assert issubclass(Malformed, GameError)
    assert issubclass(IllegalMove, GameError)
    assert not issubclass(Malformed, IllegalMove)
