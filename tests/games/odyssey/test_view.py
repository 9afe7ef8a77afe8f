"""What a seat sees and may do, field by field (G1, G2)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.odyssey.play import Turns, in_phase, odyssey, party, team

FIELDS = {
    "kind",
    "phase", "turn", "storyteller", "hand", "clue", "aloud", "gave", "waiting_for", "images",
    "own_images", "votes", "red", "owners", "points", "totals", "teams", "target", "laps",
    "draw_pile", "winners", "reasons", "mine", "again",
}  # fmt: skip
PHASES = ("tell", "give", "vote", "scored", "over")
GAMES = [
    pytest.param(odyssey, 4, id="odyssey"),
    pytest.param(party, 6, id="party"),
    pytest.param(team, 6, id="team"),
]
Start = Callable[[int], Turns]
all_games = pytest.mark.parametrize(("start", "players"), GAMES)
all_phases = pytest.mark.parametrize("phase", PHASES)


@all_games
@all_phases
def test_g1_a_view_has_the_fields_of_the_protocol_and_no_others(
    start: Start, players: int, phase: str
) -> None:
    game = in_phase(start(players), phase)
    for viewer in (*game.seats, None):
        assert set(game.view(viewer)) == FIELDS


@all_games
@all_phases
def test_g1_a_spectator_has_no_hand_no_card_given_and_no_move(
    start: Start, players: int, phase: str
) -> None:
    game = in_phase(start(players), phase)
    seen = game.view(None)
    assert (seen["hand"], seen["gave"], seen["own_images"]) == (None, None, [])
    assert game.can(None) == []


@all_games
@all_phases
def test_g1_owners_and_the_votes_of_others_are_hidden_before_the_reveal(
    start: Start, players: int, phase: str
) -> None:
    game = in_phase(start(players), phase)
    revealed = phase in ("scored", "over")
    for viewer in (*game.seats, None):
        seen = game.view(viewer)
        others = [vote for seat, vote in enumerate(seen["votes"]) if seat != viewer]
        assert (seen["owners"] is not None) == revealed
        assert all((vote is not None) == revealed for vote in others)


def test_g1_a_view_before_the_first_clue() -> None:
    game = odyssey(4)
    assert game.view(1) == {
        "kind": "odyssey",
        "phase": "tell",
        "turn": 1,
        "storyteller": None,
        "hand": list(game.state.hands[1]),
        "clue": None,
        "aloud": False,
        "gave": [],
        "waiting_for": [0, 1, 2, 3],
        "images": [],
        "own_images": [],
        "mine": None,
        "again": [],
        "votes": [None, [], None, None],
        "red": None,
        "owners": None,
        "points": None,
        "reasons": None,
        "totals": [0, 0, 0, 0],
        "teams": None,
        "target": 30,
        "laps": None,
        "draw_pile": 60,
        "winners": None,
    }


def test_g1_a_view_in_the_vote() -> None:
    game = odyssey(4)
    game.to_vote(0)
    game.vote({1: 0})
    seen = game.view(1)
    told: dict[str, Any] = {
        "phase": "vote",
        "storyteller": 0,
        "hand": list(game.state.hands[1]),
        "clue": "a clue",
        "gave": list(game.state.given[1]),
        "waiting_for": [2, 3],
        "images": list(game.state.images),
        "own_images": [game.image(1)],
        "votes": [None, [game.image(0)], None, None],
        "owners": None,
        "points": None,
        "reasons": None,
    }
    assert {field: seen[field] for field in told} == told


def test_g1_the_points_of_the_last_scored_turn_stay() -> None:
    game = odyssey(4)
    points = game.turn({1: 0, 2: 0, 3: 1})
    game.continue_all()
    assert (game.sees("phase"), game.sees("turn")) == ("tell", 2)
    assert game.sees("points") == points
    assert game.sees("reasons") is None


@all_games
def test_g1_the_next_turn_starts_without_a_trace_of_the_last(start: Start, players: int) -> None:
    game = start(players)
    game.next_turn()
    fresh, now = start(players).view(0), game.view(0)
    different = {field for field in now if now[field] != fresh[field]}
    may_differ = {
        "turn", "storyteller", "hand", "waiting_for", "points", "totals", "draw_pile"
    }  # fmt: skip
    assert different <= may_differ
    assert game.state.red is None


@all_games
def test_g2_the_next_turn_starts_when_every_person_has_said_so(start: Start, players: int) -> None:
    game = in_phase(start(players), "scored")
    assert game.sees("waiting_for") == list(range(players))
    for seat in range(players):
        assert game.sees("phase") == "scored"
        assert game.can(seat) == [{"type": "continue"}]
        game.move(seat, "continue")
        if seat < players - 1:
            assert game.can(seat) == []
            assert game.refusal(seat, "continue") == "not_now"
    assert (game.sees("phase"), game.sees("turn")) == ("tell", 2)
    assert game.state.continued == ()


@all_games
def test_g2_one_word_for_all_starts_the_next_turn(start: Start, players: int) -> None:
    game = in_phase(start(players), "scored")
    game.move(1, "continue")
    game.move(1, "continue", all=True)
    assert (game.sees("phase"), game.sees("turn")) == ("tell", 2)


PHASE_OF = {"tell": "tell", "give": "give", "vote": "vote", "continue": "scored"}


def a_move(game: Turns, seat: int, kind: str) -> dict[str, Any]:
    card = game.state.hands[seat][0]
    moves: dict[str, dict[str, Any]] = {
        "tell": {"clue": "…"} if game.game.name == "party" else {"clue": "…", "card": card},
        "give": {"cards": [card]},
        "vote": {"images": [0]},
        "continue": {},
    }
    return moves[kind]


@all_games
@all_phases
def test_g2_what_belongs_to_another_phase_is_not_now(
    start: Start, players: int, phase: str
) -> None:
    game = in_phase(start(players), phase)
    for kind, its_phase in PHASE_OF.items():
        for seat in game.seats:
            if its_phase != phase:
                assert game.refusal(seat, kind, **a_move(game, seat, kind)) == "not_now", kind


@all_games
@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("tell", {"clue": "…", "card": "c1", "turn": 1}),
        ("give", {"cards": "c1"}),
        ("give", {"cards": ["c1"], "seat": 1}),
        ("vote", {}),
        ("vote", {"image": 0}),
        ("continue", {"all": "yes"}),
        ("occupy", {"bot": True}),
        ("mark", {"cards": [0]}),
        ("continue", {"id": "x" * 65}),
    ],
)
def test_g2_what_is_no_move_of_the_game_is_malformed(
    start: Start, players: int, kind: str, fields: dict[str, Any]
) -> None:
    assert start(players).refusal(0, kind, **fields) == "malformed"


def test_g2_the_wrong_moment_is_told_before_the_wrong_count() -> None:
    game = odyssey(4)
    card = game.state.hands[1][0]
    game.tell(0)
    assert game.refusal(1, "tell", card=card, clue="") == "not_now"
    game.give_all()
    game.vote_all()
    game.continue_all()
    assert game.refusal(3, "tell", card=card, clue="") == "not_your_turn"


def test_g2_a_message_without_sense_is_told_before_the_wrong_moment() -> None:
    game = odyssey(4)
    card = game.state.hands[1][0]
    assert game.refusal(1, "give", cards=[card, card]) == "malformed"
    game.tell(0)
    assert game.refusal(1, "tell", card=card) == "malformed"
