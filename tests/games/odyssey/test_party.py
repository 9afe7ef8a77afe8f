"""Odyssey Party: P1 to P8."""

from typing import Any

import msgspec
import pytest

from reverie.games.errors import IllegalMove
from reverie.games.odyssey import PARTY
from tests.games.odyssey.play import Turns, Votes, party
from tests.games.play import CARDS

COUNTS = tuple(range(6, 13))


def voting(players: int = 6, storyteller: int = 0) -> Turns:
    game = party(players)
    game.to_vote(storyteller)
    return game


@pytest.mark.parametrize("players", COUNTS)
def test_p1_five_cards_are_in_hand(players: int) -> None:
    game = party(players)
    assert [len(hand) for hand in game.state.hands] == [5] * players
    assert game.sees("draw_pile") == 84 - 5 * players


def test_p1_the_game_is_offered_for_six_to_twelve() -> None:
    assert PARTY.counts == COUNTS


@pytest.mark.parametrize("players", [3, 5, 13])
def test_p1_no_other_number_plays(players: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        party(players)
    assert refused.value.code == "bad_count"


def test_p1_a_deck_must_fill_the_hands_and_the_table() -> None:
    assert PARTY.cards_needed(12) == 72
    with pytest.raises(IllegalMove, match="deck"):
        party(12, cards=CARDS[:71])


@pytest.mark.parametrize("players", COUNTS)
def test_p1_each_has_one_green_vote_and_the_storyteller_a_red_one_too(players: int) -> None:
    game = voting(players)
    images = list(range(players))
    vote = {"type": "vote", "from": images, "min": 1, "max": 1}
    assert game.can(0) == [vote | {"red": images}]
    assert game.can(1) == [vote]
    assert game.refusal(1, "vote", images=[0, 1]) == "too_many"
    assert game.refusal(0, "vote", images=[0, 1], red=2) == "too_many"


def test_p2_the_first_storyteller_is_the_first_to_announce_a_clue() -> None:
    game = party(6)
    assert game.sees("waiting_for") == [0, 1, 2, 3, 4, 5]
    game.tell(4)
    assert game.sees("storyteller") == 4


def test_p2_a_clue_refers_to_no_card() -> None:
    game = party(6)
    assert game.can(0) == [{"type": "tell", "clue": {"min": 1, "max": 200}}]
    assert game.refusal(0, "tell", clue="…", card=game.state.hands[0][0]) == "malformed"
    game.move(0, "tell", clue="a sound")
    assert game.sees("clue") == "a sound"
    assert game.sees("gave", 0) == []
    assert len(game.sees("hand", 0)) == 5


def test_p2_a_clue_may_be_said_aloud() -> None:
    game = party(6)
    game.move(3, "tell", aloud=True)
    assert (game.sees("clue"), game.sees("aloud")) == (None, True)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "malformed"),
        ({"clue": "both", "aloud": True}, "malformed"),
        ({"clue": " "}, "too_few"),
        ({"clue": "x" * 201}, "too_many"),
    ],
)
def test_p2_no_other_clue_is_taken(fields: dict[str, Any], code: str) -> None:
    assert party(6).refusal(0, "tell", **fields) == code


def test_p2_while_anybody_may_claim_the_role_every_hand_is_hidden() -> None:
    game = party(6)
    for viewer in (*game.seats, None):
        assert game.sees("hand", viewer) is None
    game.tell(2)
    for seat in game.seats:
        assert game.sees("hand", seat) == list(game.state.hands[seat])


def test_p2_later_only_the_storytellers_hand_is_hidden_until_the_clue_is_given() -> None:
    game = party(6)
    game.next_turn()
    assert game.sees("storyteller") == 1
    assert game.sees("hand", 1) is None
    for seat in (0, 2, 3, 4, 5):
        assert game.sees("hand", seat) == list(game.state.hands[seat])
    game.tell()
    assert game.sees("hand", 1) == list(game.state.hands[1])


@pytest.mark.parametrize("players", COUNTS)
def test_p3_everyone_gives_one_card_the_storyteller_included(players: int) -> None:
    game = party(players)
    game.tell(2)
    assert game.sees("waiting_for") == list(range(players))
    hand = game.sees("hand", 2)
    assert game.can(2) == [{"type": "give", "from": hand, "min": 1, "max": 1}]
    assert game.refusal(2, "give", cards=[]) == "too_few"
    assert game.refusal(2, "give", cards=hand[:2]) == "too_many"
    assert game.refusal(2, "give", cards=[game.state.hands[3][0]]) == "not_your_card"
    game.give_all()
    assert game.sees("phase") == "vote"
    given = [card for (card,) in game.state.given]
    assert len(given) == players
    assert sorted(game.sees("images")) == sorted(given)
    assert game.sees("images") != given


@pytest.mark.parametrize("seat", [0, 1])
def test_p3_a_given_card_is_final_for_the_storyteller_too(seat: int) -> None:
    game = party(6)
    game.tell(0)
    game.give(seat)
    assert game.refusal(seat, "give", cards=[game.state.hands[seat][0]]) == "not_now"
    assert game.can(seat) == []


def test_p4_everyone_votes_green_the_storyteller_included() -> None:
    game = voting(storyteller=3)
    assert game.sees("waiting_for") == [0, 1, 2, 3, 4, 5]
    game.vote({0: 1, 1: 2, 2: 3, 3: 4, 4: 5}, red=0)
    assert game.sees("phase") == "vote"
    assert game.sees("votes") == [None] * 6
    assert game.sees("votes", 3)[3] == [game.image(4)]
    game.vote({5: 0})
    assert game.sees("phase") == "scored"
    assert game.sees("votes") == [[game.image(owner)] for owner in (1, 2, 3, 4, 5, 0)]


def test_p4_a_vote_for_ones_own_image_is_allowed() -> None:
    game = voting()
    assert game.sees("own_images", 1) == []
    assert game.image(1) in game.can(1)[0]["from"]
    game.vote({1: 1, 0: 0}, red=1)
    assert game.sees("votes", 1)[1] == [game.image(1)]


def test_p4_a_cast_vote_is_final() -> None:
    game = voting()
    game.vote({1: 1, 0: 0}, red=1)
    assert game.refusal(1, "vote", images=[0]) == "not_now"
    assert game.refusal(0, "vote", images=[0], red=0) == "not_now"


@pytest.mark.parametrize("images", [[6], [-1], [0, 0]])
def test_p4_images_that_do_not_exist_or_repeat_are_malformed(images: list[int]) -> None:
    assert voting().refusal(1, "vote", images=images) == "malformed"


def test_p4_a_red_vote_does_not_replace_the_green_one() -> None:
    assert voting().refusal(0, "vote", images=[], red=0) == "too_few"


@pytest.mark.parametrize("red", range(6))
def test_p5_the_storyteller_votes_red_for_any_image(red: int) -> None:
    game = voting(storyteller=0)
    game.move(0, "vote", images=[0], red=red)
    assert game.sees("red", 0) == red


def test_p5_the_storyteller_must_vote_red() -> None:
    assert voting().refusal(0, "vote", images=[0]) == "too_few"
    assert voting().refusal(0, "vote", images=[0], red=None) == "too_few"


def test_p5_nobody_else_votes_red() -> None:
    assert voting().refusal(1, "vote", images=[0], red=0) == "too_many"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("red", [6, -1, "0"])
def test_p5_a_red_vote_for_no_image_is_malformed(seat: int, red: object) -> None:
    assert voting().refusal(seat, "vote", images=[0], red=red) == "malformed"


def test_p5_the_red_vote_is_secret_until_all_have_voted() -> None:
    game = voting(storyteller=2)
    before = [game.view(viewer) for viewer in (0, 1, None)]
    game.vote({2: 2}, red=4)
    waiting = {"waiting_for": [0, 1, 3, 4, 5]}
    assert [game.view(viewer) for viewer in (0, 1, None)] == [seen | waiting for seen in before]
    game.vote(dict.fromkeys((0, 1, 3, 4, 5), 1))
    for viewer in (*game.seats, None):
        assert game.sees("red", viewer) == game.image(4)


@pytest.mark.parametrize(
    ("votes", "red", "points"),
    [
        ({0: 0, 1: 0, 2: 1, 3: 1, 4: 1, 5: 2}, 5, [2, 2, 3, 3, 3, 0]),
        ({0: 0, 1: 0, 2: 0, 3: 0, 4: 1, 5: 1}, 5, [4, 4, 4, 4, 2, 2]),
        ({0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 1}, 5, [5, 5, 5, 5, 5, 0]),
        ({0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0}, 5, [5, 5, 5, 5, 5, 5]),
        ({0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5}, 0, [0, 0, 0, 0, 0, 0]),
        ({0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 5: 2}, 1, [0, 0, 0, 0, 2, 2]),
        ({0: 1, 1: 1, 2: 1, 3: 1, 4: 2, 5: 2}, 1, [0, 0, 0, 0, 2, 2]),
    ],
)
def test_p6_a_player_scores_the_voters_of_the_same_image(
    votes: Votes, red: int, points: list[int]
) -> None:
    assert party(6).turn(votes, red) == points


def test_p6_twelve_voters_of_one_image_score_five_each() -> None:
    assert party(12).turn(dict.fromkeys(range(12), 3), 0) == [5] * 12


def test_p8_six_two_and_one_voters() -> None:
    """The worked example: the two are on the red image, the one is alone."""
    six: Votes = dict.fromkeys(range(6), 3)
    assert party(9).turn({**six, 6: 2, 7: 2, 8: 8}, red=2) == [5, 5, 5, 5, 5, 5, 0, 0, 0]


@pytest.mark.parametrize("players", COUNTS)
def test_p7_hands_are_refilled_and_passed_to_the_left(players: int) -> None:
    game = party(players)
    game.any_turn()
    kept = game.state.hands
    assert [len(hand) for hand in kept] == [4] * players
    game.continue_all()
    assert [len(hand) for hand in game.state.hands] == [5] * players
    for seat in game.seats:
        assert game.state.hands[(seat + 1) % players][:4] == kept[seat]
    assert game.cards() == sorted(CARDS)


def test_p7_the_pile_is_made_again_of_the_discards() -> None:
    game = party(6, cards=CARDS[:38])
    game.next_turn()
    assert game.sees("draw_pile") == 2
    game.next_turn()
    assert game.state.discards == ()
    assert game.sees("draw_pile") == 2 + 12 - 6
    assert [len(hand) for hand in game.state.hands] == [5] * 6


def test_p7_the_role_passes_to_the_left() -> None:
    game = party(6)
    game.tell(4)
    game.give_all()
    game.vote_all()
    game.continue_all()
    assert game.sees("storyteller") == 5
    game.next_turn()
    assert game.sees("storyteller") == 0


@pytest.mark.parametrize(("players", "laps"), [(6, 1), (7, 1), (12, 1), (6, 2), (6, 5)])
def test_p8_the_game_ends_when_everyone_has_been_storyteller(players: int, laps: int) -> None:
    game = party(players, {"laps": laps})
    assert (game.sees("laps"), game.sees("target")) == (laps, None)
    tellers = []
    while game.sees("phase") != "over":
        game.any_turn()
        tellers.append(game.sees("storyteller"))
        if game.sees("phase") == "scored":
            assert game.sees("winners") is None
            game.continue_all()
    assert tellers == list(range(players)) * laps
    assert game.sees("turn") == players * laps


def test_p8_one_lap_is_played_where_no_other_number_is_chosen() -> None:
    assert party(6).sees("laps") == 1


def test_p8_most_points_win_and_ties_win_together() -> None:
    game = party(6)
    for _turn in range(5):
        game.turn(dict.fromkeys(range(6), 0), red=0)
        game.continue_all()
    game.turn({0: 0, 1: 1, 2: 1, 3: 1, 4: 1, 5: 5}, red=0)
    assert game.sees("totals") == [0, 4, 4, 4, 4, 0]
    assert game.sees("winners") == [1, 2, 3, 4]
    assert game.sees("phase") == "over"


@pytest.mark.parametrize("options", [{"laps": 0}, {"laps": 6}, {"laps": "1"}, {"target": 30}])
def test_p8_no_other_options_are_taken(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=next(iter(options))):
        msgspec.convert(options, PARTY.options)
