"""What holds for every game: G1 to G4."""

from random import Random
from typing import Any

import msgspec
import pytest

from reverie.games import GAMES
from reverie.games.text import clean, is_blank
from tests.games.odyssey.play import odyssey, party
from tests.games.play import Play
from tests.games.stella.play import Stella

EVERY = [
    pytest.param(name, players, id=f"{name} {players}")
    for name, game in GAMES.items()
    for players in game.counts
]
every_game = pytest.mark.parametrize(("name", "players"), EVERY)
SHORT = {"stella": {}, "odyssey": {"target": 8}, "party": {}, "team": {}}


def a_move(play: Play, seat: int, chance: Random) -> tuple[str, dict[str, Any]]:
    """Something that the seat may do, within its bounds."""
    offer = chance.choice(play.can(seat))
    kind, choices = offer["type"], offer.get("from", [])
    if kind == "tell":
        return kind, {"clue": "…"} | ({"card": chance.choice(choices)} if choices else {})
    if kind == "show":
        return kind, {"card": chance.choice(choices)}
    if "max" not in offer:
        return kind, {}
    chosen = chance.sample(choices, chance.randint(offer["min"], offer["max"]))
    red = {"red": chance.choice(offer["red"])} if "red" in offer else {}
    return kind, {"images" if kind == "vote" else "cards": chosen} | red


def played(name: str, players: int, seed: str) -> tuple[Play, list[tuple[int, str, Any]]]:
    """A whole game of chance moves, and the moves."""
    play = Play(GAMES[name], players, SHORT[name], seed=seed)
    chance = Random(seed)
    moves = []
    while play.state.phase != "over":
        seat = chance.choice(play.sees("waiting_for"))
        kind, fields = a_move(play, seat, chance)
        play.move(seat, kind, **fields)
        moves.append((seat, kind, fields))
    return play, moves


def test_g1_the_four_games_are_known_by_their_names() -> None:
    assert list(GAMES) == ["stella", "odyssey", "party", "team"]
    assert all(game.name == name for name, game in GAMES.items())


@every_game
def test_g1_no_pile_is_seen_by_anybody(name: str, players: int) -> None:
    play, _moves = played(name, players, "piles")
    for viewer in (*play.seats, None):
        seen = msgspec.json.encode(play.view(viewer)).decode()
        assert not any(f'"{card}"' in seen for card in play.state.pile)


@every_game
def test_g1_the_seed_is_seen_by_nobody(name: str, players: int) -> None:
    play = Play(GAMES[name], players, seed="nobody knows")
    for viewer in (*play.seats, None):
        assert "nobody knows" not in msgspec.json.encode(play.view(viewer)).decode()


@every_game
def test_g2_what_a_seat_is_offered_is_accepted_until_the_game_is_over(
    name: str, players: int
) -> None:
    play, moves = played(name, players, "offers")
    assert len(moves) > players
    assert play.sees("winners")
    assert play.sees("waiting_for") == []
    assert [play.can(viewer) for viewer in (*play.seats, None)] == [[]] * (players + 1)


@every_game
def test_g3_the_same_set_up_seed_and_moves_give_the_same_game(name: str, players: int) -> None:
    play, moves = played(name, players, "again")
    again = Play(GAMES[name], players, SHORT[name], seed="again")
    for seat, kind, fields in moves:
        again.move(seat, kind, **fields)
    assert again.as_seen() == play.as_seen()


@every_game
def test_g3_the_events_alone_read_back_from_json_give_the_same_game(
    name: str, players: int
) -> None:
    play, _moves = played(name, players, "log")
    game = play.game
    setup = msgspec.json.decode(msgspec.json.encode(play.setup), type=game.setup)
    log = msgspec.json.encode(play.events)
    state = game.start(setup)
    for event in msgspec.json.decode(log, type=list[game.event]):  # type: ignore[name-defined]
        state = game.evolve(state, event)
    assert state == play.state
    kept = msgspec.json.decode(msgspec.json.encode(play.state), type=game.state)
    assert kept == play.state


@every_game
def test_g3_another_seed_gives_another_game(name: str, players: int) -> None:
    games = {Play(GAMES[name], players, seed=str(seed)).as_seen() for seed in range(5)}
    assert len(games) == 5


TEXTS = [
    "Der Schlaf der Vernunft",
    "¿Quién vive?",
    "Zażółć gęślą jaźń",
    "夢の中",
    "حلم",
    "👩‍👩‍👧",
    "🫨",
    "<b>bold</b> & \"quoted\" 'text'",
    "नमस्ते",
    "x\u0301",
]


@pytest.mark.parametrize("text", TEXTS)
def test_g4_a_clue_is_kept_as_it_was_written(text: str) -> None:
    for game in (odyssey(4), party(6)):
        game.tell(0, text)
        assert game.sees("clue") == text


@pytest.mark.parametrize("text", TEXTS)
def test_g4_a_word_is_kept_as_it_was_written(text: str) -> None:
    game = Stella(3, {"custom_words": [[text, "other"]] * 4}, words=())
    assert game.sees("clue") == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  a  ", "a"),
        ("a\nb", "a b"),
        ("a\r\n\tb", "a   b"),
        ("a\u2028b\u2029c\x85d", "a b c d"),
        ("a\x00b\x1bc", "abc"),
        ("a\ud800b", "ab"),
        ("\x07 a \x07", "a"),
        ("a\u200db", "a\u200db"),
    ],
)
def test_g4_text_stands_on_one_line_without_control_characters(text: str, line: str) -> None:
    assert clean(text) == line


@pytest.mark.parametrize("text", ["", " ", "\u00a0", "\u200b", "\u2060\u00ad", "\u3164", "\u2800"])
def test_g4_text_of_which_nothing_is_seen_is_blank(text: str) -> None:
    assert is_blank(text)


@pytest.mark.parametrize("text", ["a", ".", "\u0301", "\ue000", "\U0001fae9", " 夢 "])
def test_g4_text_of_which_something_is_seen_is_not_blank(text: str) -> None:
    assert not is_blank(text)
