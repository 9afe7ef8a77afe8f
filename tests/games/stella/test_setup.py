"""Set-up: S1 to S6."""

from typing import Any

import msgspec
import pytest

from reverie.games.errors import IllegalMove
from reverie.games.stella import STELLA
from tests.games.play import CARDS, DISCOVERY, WORDS
from tests.games.stella.play import Stella

COUNTS = (3, 4, 5, 6)
CUSTOM = [[f"mine {number}", f"yours {number}"] for number in range(10)]


def clues(game: Stella) -> list[str]:
    """The clue of every round."""
    seen = []
    while game.state.phase != "over":
        seen.append(game.sees("clue"))
        game.score([[0]] * game.players)
        if game.state.phase == "scored":
            game.continue_all()
    return seen


@pytest.mark.parametrize("players", COUNTS)
def test_s1_three_to_six_play(players: int) -> None:
    assert Stella(players).players == players


def test_s1_the_game_is_offered_for_three_to_six() -> None:
    assert STELLA.counts == COUNTS


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_s1_no_other_number_plays(players: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        Stella(players)
    assert refused.value.code == "bad_count"


def test_s2_fifteen_cards_lie_face_up_and_the_rest_is_the_draw_pile() -> None:
    state = Stella(4).state
    assert len(state.grid) == 15
    assert len(state.pile) == 84 - 15
    assert sorted((*state.grid, *state.pile)) == sorted(CARDS)


def test_s2_the_deck_is_shuffled() -> None:
    grids = {Stella(4, seed=str(seed)).state.grid for seed in range(20)}
    assert len(grids) == 20
    assert CARDS[:15] not in grids


def test_s2_a_deck_must_last_for_four_rounds() -> None:
    needed = STELLA.cards_needed(4)
    assert needed == 15 + 3 * 5
    Stella(4, cards=CARDS[:needed])
    with pytest.raises(IllegalMove, match="deck") as refused:
        Stella(4, cards=CARDS[: needed - 1])
    assert refused.value.code == "bad_options"


def test_s3_four_word_cards_of_two_words_are_drawn_at_random() -> None:
    state = Stella(4).state
    assert len(set(state.words)) == 4
    assert set(state.words) <= set(WORDS)
    assert len({Stella(4, seed=str(seed)).state.words for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", ["one seed", "another"])
def test_s3_a_discovery_game_uses_the_four_discovery_cards_in_their_order(seed: str) -> None:
    game = Stella(3, {"discovery": True}, seed=seed)
    assert clues(game) == [top for top, _other in DISCOVERY]


def test_s3_the_word_pile_lies_face_down() -> None:
    game = Stella(3)
    for viewer in (*game.seats, None):
        seen = msgspec.json.encode(game.view(viewer)).decode()
        assert game.state.words[0][0] in seen
        assert not any(word in seen for card in game.state.words[1:] for word in card)
        assert game.state.words[0][1] not in seen


@pytest.mark.parametrize(
    ("options", "box", "named"),
    [({"discovery": True}, {"beginners": ()}, "discovery"), ({}, {"words": ()}, "custom_words")],
)
def test_s3_without_four_word_cards_there_is_no_game(
    options: dict[str, Any], box: dict[str, Any], named: str
) -> None:
    with pytest.raises(IllegalMove, match=named) as refused:
        Stella(3, options, **box)
    assert refused.value.code == "bad_options"


def test_s4_custom_word_cards_are_mixed_into_the_word_deck() -> None:
    options = {"custom_words": CUSTOM}
    games = [Stella(3, options, seed=str(seed), words=WORDS[:10]) for seed in range(30)]
    drawn = {card for game in games for card in game.state.words}
    assert drawn <= {*WORDS[:10], *map(tuple, CUSTOM)}
    assert drawn & set(WORDS)
    assert drawn & set(map(tuple, CUSTOM))


def test_s4_a_game_can_be_played_with_custom_words_alone() -> None:
    game = Stella(3, {"custom_words": CUSTOM[:4]}, words=())
    assert sorted(clues(game)) == [top for top, _other in CUSTOM[:4]]


def test_s4_a_discovery_game_takes_no_custom_words() -> None:
    with pytest.raises(ValueError, match="custom_words"):
        Stella(3, {"custom_words": CUSTOM, "discovery": True})


@pytest.mark.parametrize(
    "words",
    [
        [*CUSTOM, ["one", "more"]],
        [["only one"]],
        [["one", "two", "three"]],
        [["", "two"]],
        [["one", " "]],
        [["one", "\u200b"]],
        [["one", "\u3164"]],
        [["one", "x" * 41]],
        ["ab"],
        "words",
    ],
)
def test_s4_no_other_custom_words_are_taken(words: object) -> None:
    with pytest.raises(ValueError, match="custom_words"):
        STELLA.check(msgspec.convert({"custom_words": words}, STELLA.options))


def test_s4_up_to_ten_custom_cards_of_up_to_forty_characters_are_taken() -> None:
    longest = [["x" * 40, "y"]] * 10
    options = STELLA.check(msgspec.convert({"custom_words": longest}, STELLA.options))
    assert len(options.custom_words) == 10


def test_s4_custom_words_stand_on_one_line() -> None:
    game = Stella(3, {"custom_words": [[" a\nb\x00 ", "c"]] * 4}, words=())
    assert game.sees("clue") == "a b"


@pytest.mark.parametrize("players", COUNTS)
def test_s5_everybody_has_an_empty_slate_and_a_lantern_on_its_light_side(players: int) -> None:
    game = Stella(players)
    assert [game.sees("slate", seat) for seat in game.seats] == [[]] * players
    assert game.sees("dark") is None


def test_s5_a_slate_mirrors_the_grid() -> None:
    game = Stella(3)
    mark = game.can(0)[0]
    assert mark["from"] == list(range(len(game.sees("grid"))))


@pytest.mark.parametrize("players", COUNTS)
def test_s6_a_random_player_gets_the_pawn(players: int) -> None:
    firsts = {Stella(players, seed=str(seed), first=None).sees("first_scout") for seed in range(99)}
    assert firsts == set(range(players))


def test_s6_a_set_up_may_say_who_has_the_pawn() -> None:
    """As that of a rematch once did: such games are read for ever."""
    assert [Stella(4, first=seat).sees("first_scout") for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("options", [{"discovery": "yes"}, {"target": 30}, {"laps": 2}])
def test_s4_other_options_are_not_taken(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=next(iter(options))):
        msgspec.convert(options, STELLA.options)
