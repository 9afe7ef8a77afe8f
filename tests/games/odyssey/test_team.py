"""Odyssey Team: T1 to T7."""

from typing import Any

import msgspec
import pytest

from reverie.games.errors import IllegalMove
from reverie.games.odyssey import TEAM
from reverie.games.odyssey.moves import Volunteer
from tests.games.odyssey.play import Turns, Votes, team
from tests.games.play import CARDS

COUNTS = (6, 8, 10, 12)


def voting(players: int = 6) -> Turns:
    """Seat 0 told; in the other teams those on the near side gave, the far side votes."""
    game = team(players)
    game.tell(0)
    game.give(*range(1, players // 2 + 1))
    return game


@pytest.mark.parametrize("players", COUNTS)
def test_t1_teams_of_two_sit_opposite_each_other(players: int) -> None:
    game = team(players)
    half = players // 2
    assert game.sees("teams") == [[seat, seat + half] for seat in range(half)]
    assert game.sees("totals") == [0] * half


@pytest.mark.parametrize("players", COUNTS)
def test_t1_four_cards_are_in_hand(players: int) -> None:
    game = team(players)
    assert [len(game.sees("hand", seat)) for seat in game.seats] == [4] * players
    assert game.sees("draw_pile") == 84 - 4 * players


def test_t1_the_game_is_offered_for_six_eight_ten_and_twelve() -> None:
    assert TEAM.counts == COUNTS


@pytest.mark.parametrize("players", [4, 5, 7, 9, 11, 13, 14])
def test_t1_no_other_number_plays(players: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        team(players)
    assert refused.value.code == "bad_count"


def test_t1_a_deck_must_fill_the_hands_and_the_table() -> None:
    assert TEAM.cards_needed(12) == 60
    with pytest.raises(IllegalMove, match="deck"):
        team(12, cards=CARDS[:59])


def test_t2_the_storyteller_gives_a_clue_for_a_card_of_theirs() -> None:
    game = team(6)
    assert game.sees("storyteller") is None
    assert game.sees("waiting_for") == [0, 1, 2, 3, 4, 5]
    hand = game.sees("hand", 4)
    length = {"min": 1, "max": 200}
    assert game.can(4) == [{"type": "tell", "from": hand, "clue": length}]
    assert game.refusal(4, "tell", card=game.state.hands[0][0], clue="…") == "not_your_card"
    assert game.refusal(4, "tell", clue="…") == "malformed"
    game.move(4, "tell", card=hand[1], clue="a quotation")
    assert game.sees("storyteller") == 4
    assert game.sees("gave", 4) == [hand[1]]


def test_t3_the_storytellers_partner_gives_one_card() -> None:
    game = team(6)
    game.tell(0)
    assert 3 in game.sees("waiting_for")
    game.give(1, 2)
    assert game.sees("waiting_for") == [3]
    assert game.sees("phase") == "give"
    game.give(3)
    assert game.sees("phase") == "vote"


def test_t3_the_storyteller_gives_no_other_card() -> None:
    game = team(6)
    game.tell(0)
    assert game.refusal(0, "give", cards=[game.state.hands[0][0]]) == "not_your_turn"


@pytest.mark.parametrize(("giver", "voter"), [(1, 4), (4, 1)])
def test_t3_the_first_of_a_team_to_give_is_the_giver(giver: int, voter: int) -> None:
    game = team(6)
    game.tell(0)
    assert {giver, voter} <= set(game.sees("waiting_for"))
    game.give(giver)
    assert {giver, voter}.isdisjoint(game.sees("waiting_for"))
    assert game.refusal(voter, "give", cards=[game.state.hands[voter][0]]) == "not_your_turn"
    assert game.refusal(giver, "give", cards=[game.state.hands[giver][0]]) == "not_now"
    assert game.can(voter) == game.can(giver) == []


@pytest.mark.parametrize(("giver", "voter"), [(1, 4), (4, 1)])
@pytest.mark.parametrize("word", ["defer", "volunteer"])
def test_t3_partners_agree_who_of_them_gives(giver: int, voter: int, word: str) -> None:
    """Either of them says so; from then on the other gives no card."""
    game = team(6)
    game.tell(0)
    game.move(voter if word == "defer" else giver, word)
    assert giver in game.sees("waiting_for")
    assert voter not in game.sees("waiting_for")
    assert [offer["type"] for offer in game.can(giver)] == ["give", "defer"]
    assert game.can(voter) == [{"type": "volunteer"}]
    assert game.refusal(voter, "give", cards=[game.state.hands[voter][0]]) == "not_your_turn"
    assert game.refusal(voter, "defer") == game.refusal(giver, "volunteer") == "not_now"
    game.give(giver, 2, 3)
    assert game.sees("phase") == "vote"
    assert voter in game.sees("waiting_for")


def test_t3_partners_may_think_again_until_one_has_given() -> None:
    game = team(6)
    game.tell(0)
    game.move(1, "defer")
    game.move(4, "defer")
    assert set(game.sees("waiting_for")) == {1, 2, 3, 5}
    game.move(4, "volunteer")
    assert set(game.sees("waiting_for")) == {2, 3, 4, 5}
    game.give(4)
    for seat in (1, 4):
        assert game.refusal(seat, "defer") == game.refusal(seat, "volunteer") == "not_your_turn"


def test_t3_who_was_left_out_may_stand_in_for_the_giver() -> None:
    game = team(6)
    game.tell(0)
    assert TEAM.stands_in(game.state, 4) is None, "nothing is agreed"
    game.move(1, "volunteer")
    assert TEAM.stands_in(game.state, 4) == (1, Volunteer())
    assert TEAM.stands_in(game.state, 1) is None
    game.give(1)
    assert TEAM.stands_in(game.state, 4) is None


def test_t3_the_storytellers_team_has_nothing_to_agree_on() -> None:
    game = team(6)
    assert game.refusal(0, "defer") == "not_now"
    game.tell(0)
    for seat in (0, 3):
        assert game.refusal(seat, "defer") == game.refusal(seat, "volunteer") == "not_your_turn"
    assert [offer["type"] for offer in game.can(3)] == ["give"]


def test_t3_what_was_agreed_holds_for_one_turn() -> None:
    game = team(6)
    game.tell(0)
    game.move(1, "volunteer")
    game.move(5, "defer")
    assert game.state.named == (1, 2)
    game.give(1, 2, 3)
    game.vote_all()
    game.continue_all()
    assert game.state.phase == "tell"
    assert game.state.named == ()


def test_t3_a_partner_is_not_shown_which_card_was_given() -> None:
    game = team(6)
    game.tell(0)
    before = game.view(4)
    game.give(1)
    assert game.view(4) == before | {"waiting_for": [2, 3, 5]}
    game.give(2, 3)
    assert game.sees("gave", 4) == []
    assert game.sees("own_images", 4) == []
    assert game.sees("owners", 4) is None


def test_t3_one_card_is_given() -> None:
    game = team(6)
    game.tell(0)
    hand = game.sees("hand", 1)
    assert game.can(1)[0] == {"type": "give", "from": hand, "min": 1, "max": 1}
    assert game.refusal(1, "give", cards=[]) == "too_few"
    assert game.refusal(1, "give", cards=hand[:2]) == "too_many"
    assert game.refusal(1, "give", cards=hand[:1] * 2) == "malformed"
    assert game.refusal(1, "give", cards=[game.state.hands[4][0]]) == "not_your_card"


@pytest.mark.parametrize("players", COUNTS)
def test_t4_the_images_are_the_storytellers_the_partners_and_one_of_every_other_team(
    players: int,
) -> None:
    game = voting(players)
    half = players // 2
    assert sorted(game.state.owners) == list(range(half + 1))
    assert len(game.sees("images")) == half + 1
    for image, owner in zip(game.state.images, game.state.owners, strict=True):
        assert game.state.given[owner] == (image,)


def test_t4_the_images_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        game = team(6, seed=str(seed))
        game.to_vote(0)
        orders.add(game.state.owners)
    assert len(orders) > 10


@pytest.mark.parametrize("players", COUNTS)
def test_t5_the_voters_are_those_of_the_other_teams_who_gave_no_card(players: int) -> None:
    game = voting(players)
    half = players // 2
    voters = list(range(half + 1, players))
    assert game.sees("waiting_for") == voters
    for seat in range(half + 1):
        assert game.refusal(seat, "vote", images=[0]) == "not_your_turn"
        assert game.can(seat) == []


def test_t5_each_voter_has_one_vote() -> None:
    for players in COUNTS:
        game = voting(players)
        voter = players - 1
        images = list(range(players // 2 + 1))
        assert game.can(voter) == [{"type": "vote", "from": images, "min": 1, "max": 1}]
        assert game.refusal(voter, "vote", images=[0, 1]) == "too_many"
        assert game.refusal(voter, "vote", images=[]) == "too_few"
        assert game.refusal(voter, "vote", images=[len(images)]) == "malformed"


def test_t5_a_voter_may_vote_for_the_partners_image() -> None:
    game = voting()
    game.vote({4: 1})
    assert game.sees("votes", 4)[4] == [game.image(1)]


def test_t5_a_cast_vote_is_final() -> None:
    game = voting()
    game.vote({4: 1})
    assert game.refusal(4, "vote", images=[0]) == "not_now"


SCORES: list[tuple[str, Votes, list[int]]] = [
    ("all found it", {4: 0, 5: 0}, [0, 2, 2]),
    ("none found it: the partner's image", {4: 3, 5: 3}, [0 + 2, 2, 2]),
    ("none found it: each other's", {4: 2, 5: 1}, [0, 2 + 1, 2 + 1]),
    ("none found it: their partners'", {4: 1, 5: 2}, [0, 2 + 1, 2 + 1]),
    ("one found it, one took the partner's image", {4: 0, 5: 3}, [3 + 1, 3, 0]),
    ("one found it, one took that team's image", {4: 0, 5: 1}, [3, 3 + 1, 0]),
    ("one found it, one took the own team's image", {4: 0, 5: 2}, [3, 3, 1]),
]


@pytest.mark.parametrize(
    ("votes", "points"), [row[1:] for row in SCORES], ids=[row[0] for row in SCORES]
)
def test_t6_scoring_is_by_team(votes: Votes, points: list[int]) -> None:
    game = voting()
    game.vote(votes)
    assert game.sees("points") == game.sees("totals") == points


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({7: 0, 8: 1, 9: 1, 10: 1, 11: 1}, [3, 3 + 3, 0, 0, 0, 0]),
        ({7: 6, 8: 6, 9: 6, 10: 6, 11: 6}, [0 + 3, 2, 2, 2, 2, 2]),
        ({7: 6, 8: 6, 9: 6, 10: 6, 11: 0}, [3 + 3, 0, 0, 0, 0, 3]),
    ],
)
def test_t6_an_image_brings_its_team_three_at_most(votes: Votes, points: list[int]) -> None:
    game = voting(12)
    game.vote(votes)
    assert game.sees("points") == points


def test_t6_a_single_vote_that_found_it_brings_nothing_more_with_many_players() -> None:
    game = voting(8)
    game.vote({5: 0, 6: 0, 7: 1})
    assert game.sees("points") == [3, 3 + 1, 3, 0]


@pytest.mark.parametrize("storyteller", range(6))
def test_t6_any_seat_tells_for_its_team(storyteller: int) -> None:
    game = team(6)
    game.to_vote(storyteller)
    finder, misser = game.sees("waiting_for")
    partner = (storyteller + 3) % 6
    game.vote({finder: storyteller, misser: partner})
    expected = [0, 0, 0]
    expected[storyteller % 3] = 3 + 1
    expected[finder % 3] = 3
    assert game.sees("points") == expected


@pytest.mark.parametrize("players", COUNTS)
def test_t7_hands_are_refilled_to_four(players: int) -> None:
    game = voting(players)
    game.vote_all()
    half = players // 2
    assert [len(hand) for hand in game.state.hands] == [3] * (half + 1) + [4] * (half - 1)
    images = game.state.images
    game.continue_all()
    assert [len(hand) for hand in game.state.hands] == [4] * players
    assert game.state.discards == images
    assert game.cards() == sorted(CARDS)


def test_t7_the_pile_is_made_again_of_the_discards() -> None:
    game = team(6, cards=CARDS[:30])
    game.next_turn()
    assert game.sees("draw_pile") == 2
    game.next_turn()
    assert game.sees("draw_pile") == 2 + 8 - 4
    assert [len(hand) for hand in game.state.hands] == [4] * 6


@pytest.mark.parametrize(("players", "laps"), [(6, 1), (8, 1), (10, 1), (12, 1), (6, 2), (6, 5)])
def test_t7_the_game_ends_when_every_player_has_been_storyteller(players: int, laps: int) -> None:
    game = team(players, {"laps": laps})
    assert (game.sees("laps"), game.sees("target")) == (laps, None)
    tellers = []
    while game.sees("phase") != "over":
        game.any_turn()
        tellers.append(game.sees("storyteller"))
        if game.sees("phase") == "scored":
            game.continue_all()
    assert tellers == list(range(players)) * laps


@pytest.mark.parametrize(
    ("last", "totals", "winners"),
    [({0: 5, 1: 5}, [8, 8, 8], [0, 1, 2]), ({0: 5, 1: 4}, [9, 7, 11], [2])],
)
def test_t7_the_team_with_the_most_points_wins_and_ties_win_together(
    last: Votes, totals: list[int], winners: list[int]
) -> None:
    game = team(6)
    for teller in range(5):
        game.to_vote(teller)
        game.vote(dict.fromkeys(game.sees("waiting_for"), teller))
        assert game.sees("winners") is None
        game.continue_all()
    game.tell(5)
    game.give(2, 3, 4)
    game.vote(last)
    assert game.sees("phase") == "over"
    assert game.sees("totals") == totals
    assert game.sees("winners") == winners


@pytest.mark.parametrize("options", [{"laps": 0}, {"laps": 6}, {"target": 30}])
def test_t7_no_other_options_are_taken(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=next(iter(options))):
        msgspec.convert(options, TEAM.options)
