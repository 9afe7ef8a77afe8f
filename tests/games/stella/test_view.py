"""What a seat sees and may do, field by field (G1, G2)."""

from typing import Any

import pytest

from tests.games.stella.play import Stella, revealing

FIELDS = {
    "kind",
    "phase", "round", "grid", "clue", "flip", "first_scout", "done", "slate", "counts", "dark",
    "scout", "shown", "fallen", "stars", "rounds", "totals", "winners", "waiting_for",
    "reasons",
}  # fmt: skip
MARK = {"type": "mark", "from": list(range(15)), "min": 0, "max": 10}


def in_phase(phase: str) -> Stella:
    game = Stella(3)
    if phase == "associate":
        return game
    if phase == "over":
        for _round in range(3):
            game.next_round()
    game.reveal([[0, 1], [0, 2], [3]])
    if phase != "reveal":
        game.show_all()
    assert game.sees("phase") == phase
    return game


@pytest.mark.parametrize("phase", ["associate", "reveal", "scored", "over"])
def test_g1_a_view_has_the_fields_of_the_protocol_and_no_others(phase: str) -> None:
    game = in_phase(phase)
    for viewer in (*game.seats, None):
        assert set(game.view(viewer)) == FIELDS


def test_g1_a_view_while_marking() -> None:
    game = Stella(3, first=2)
    game.move(0, "mark", cards=[4, 2])
    game.move(0, "pass_pen")
    game.move(1, "flip_word")
    assert game.view(0) == {
        "kind": "stella",
        "phase": "associate",
        "round": 1,
        "grid": list(game.state.grid),
        "clue": game.state.words[0][0],
        "flip": {"agreed": [1], "used": False},
        "first_scout": 2,
        "done": [0],
        "slate": [2, 4],
        "counts": None,
        "dark": None,
        "scout": None,
        "shown": [],
        "fallen": [],
        "stars": [0, 0, 0],
        "rounds": [],
        "totals": [0, 0, 0],
        "winners": None,
        "waiting_for": [1, 2],
        "reasons": None,
    }


def test_g1_a_view_in_the_reveal() -> None:
    game = revealing([[0, 1], [0, 2], [3]])
    game.show(0)
    seen = game.view(1)
    told: dict[str, Any] = {
        "phase": "reveal",
        "done": [0, 1, 2],
        "slate": [0, 2],
        "counts": [2, 2, 1],
        "dark": None,
        "scout": 1,
        "shown": [
            {
                "card": 0,
                "scout": 0,
                "outcome": "super_spark",
                "players": [0, 1],
                "stars": [3, 3, 0],
            }
        ],
        "fallen": [],
        "stars": [3, 3, 0],
        "rounds": [],
        "totals": [0, 0, 0],
        "waiting_for": [1],
    }
    assert {field: seen[field] for field in told} == told


@pytest.mark.parametrize("phase", ["associate", "reveal", "scored", "over"])
def test_g1_a_spectator_has_no_slate_and_no_move(phase: str) -> None:
    game = in_phase(phase)
    assert game.sees("slate", None) is None
    assert game.can(None) == []


def test_g2_while_marking_a_seat_may_mark_flip_and_pass_what_it_marked() -> None:
    game = Stella(3)
    assert game.can(0) == [MARK, {"type": "flip_word"}]
    game.move(0, "mark", cards=[3])
    assert game.can(0) == [MARK, {"type": "pass_pen"}, {"type": "flip_word"}]
    game.move(0, "pass_pen")
    assert game.can(0) == [{"type": "take_pen"}, {"type": "flip_word"}]
    game.move(0, "flip_word")
    assert game.can(0) == [{"type": "take_pen"}]


MOVES: dict[str, dict[str, Any]] = {
    "mark": {"cards": [0]},
    "pass_pen": {},
    "take_pen": {},
    "flip_word": {},
    "show": {"card": 0},
    "continue": {},
}
OF_PHASE = {
    "associate": {"mark", "pass_pen", "take_pen", "flip_word"},
    "reveal": {"show"},
    "scored": {"continue"},
    "over": set[str](),
}


@pytest.mark.parametrize("phase", OF_PHASE)
def test_g2_what_belongs_to_another_phase_is_not_now(phase: str) -> None:
    game = in_phase(phase)
    for kind in MOVES.keys() - OF_PHASE[phase]:
        for seat in game.seats:
            assert game.refusal(seat, kind, **MOVES[kind]) == "not_now", kind


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("mark", {}),
        ("mark", {"cards": [0], "card": 0}),
        ("pass_pen", {"seat": 1}),
        ("show", {}),
        ("continue", {"all": 1}),
        ("occupy", {"bot": True}),
        ("tell", {"clue": "…"}),
        ("pass_pen", {"id": "x" * 65}),
    ],
)
def test_g2_what_is_no_move_of_the_game_is_malformed(kind: str, fields: dict[str, Any]) -> None:
    assert Stella(3).refusal(0, kind, **fields) == "malformed"


def test_g2_a_move_may_carry_an_id() -> None:
    game = Stella(3)
    game.move(0, "mark", cards=[0], id="x" * 64)
    assert game.sees("slate", 0) == [0]
