"""Odyssey, the classic game: O1 to O14."""

from typing import Any

import msgspec
import pytest

from reverie.games.errors import IllegalMove
from reverie.games.odyssey import ODYSSEY
from tests.games.odyssey.play import Votes, odyssey
from tests.games.play import CARDS

COUNTS = tuple(range(3, 13))
FEW = (3, 4, 5, 6)
MANY = (7, 8, 9, 10, 11, 12)


@pytest.mark.parametrize("players", COUNTS)
def test_o1_six_cards_are_in_hand_seven_with_three_players(players: int) -> None:
    game = odyssey(players)
    size = 7 if players == 3 else 6
    assert [len(game.sees("hand", seat)) for seat in game.seats] == [size] * players
    assert game.sees("draw_pile") == 84 - size * players
    assert game.cards() == sorted(CARDS)


def test_o1_the_game_is_offered_for_three_to_twelve() -> None:
    assert ODYSSEY.counts == COUNTS


@pytest.mark.parametrize("players", [0, 1, 2, 13])
def test_o1_no_other_number_plays(players: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        odyssey(players)
    assert refused.value.code == "bad_count"


@pytest.mark.parametrize(("players", "needed"), [(3, 27), (4, 28), (12, 84)])
def test_o1_a_deck_must_fill_the_hands_and_the_table(players: int, needed: int) -> None:
    assert ODYSSEY.cards_needed(players) == needed
    odyssey(players, cards=CARDS[:needed])
    with pytest.raises(IllegalMove, match="deck") as refused:
        odyssey(players, cards=CARDS[: needed - 1])
    assert refused.value.code == "bad_options"


def test_o1_the_deck_is_shuffled() -> None:
    assert len({odyssey(4, seed=str(seed)).state.hands for seed in range(20)}) == 20


def test_o1_hands_are_secret() -> None:
    game = odyssey(4)
    assert [game.sees("hand", seat) for seat in game.seats] == list(map(list, game.state.hands))
    assert game.sees("hand", None) is None
    seen = msgspec.json.encode(game.view(0)).decode()
    for hand in game.state.hands[1:]:
        assert not any(f'"{card}"' in seen for card in hand)


@pytest.mark.parametrize("players", FEW)
def test_o2_with_three_to_six_players_each_has_one_vote(players: int) -> None:
    game = odyssey(players)
    game.to_vote()
    (offer,) = game.can(1)
    assert (offer["min"], offer["max"]) == (1, 1)
    assert game.refusal(1, "vote", images=offer["from"][:2]) == "too_many"


@pytest.mark.parametrize("players", MANY)
def test_o2_with_seven_to_twelve_players_each_has_up_to_two_votes(players: int) -> None:
    game = odyssey(players)
    game.to_vote()
    (offer,) = game.can(1)
    assert (offer["min"], offer["max"]) == (1, 2)
    assert game.refusal(1, "vote", images=offer["from"][:3]) == "too_many"
    game.move(1, "vote", images=offer["from"][:2])
    assert game.sees("votes", 1)[1] == offer["from"][:2]
    game.move(2, "vote", images=game.can(2)[0]["from"][:1])


@pytest.mark.parametrize("first", [0, 2, 3])
def test_o3_the_first_to_announce_a_clue_is_the_first_storyteller(first: int) -> None:
    game = odyssey(4)
    assert game.sees("storyteller") is None
    assert game.sees("waiting_for") == [0, 1, 2, 3]
    assert [game.offers(seat) for seat in game.seats] == [["tell"]] * 4
    game.tell(first)
    assert game.sees("storyteller") == first
    late = (first + 1) % 4
    assert game.refusal(late, "tell", card=game.state.hands[late][0], clue="late") == "not_now"


def test_o3_then_the_role_passes_to_the_left() -> None:
    game = odyssey(4)
    game.tell(2)
    game.give_all()
    game.vote_all()
    assert game.sees("storyteller") == 2
    game.continue_all()
    tellers = []
    for _turn in range(5):
        tellers.append(game.sees("storyteller"))
        assert game.sees("waiting_for") == tellers[-1:]
        game.next_turn()
    assert tellers == [3, 0, 1, 2, 3]


def test_o3_after_the_first_turn_nobody_else_tells() -> None:
    game = odyssey(4)
    game.next_turn()
    assert game.sees("storyteller") == 1
    for seat in (0, 2, 3):
        card = game.state.hands[seat][0]
        assert game.refusal(seat, "tell", card=card, clue="mine") == "not_your_turn"
        assert game.can(seat) == []


def test_o4_the_storyteller_gives_a_clue_for_a_card_of_their_hand() -> None:
    game = odyssey(4)
    card = game.sees("hand", 1)[3]
    game.move(1, "tell", card=card, clue="  a proverb \n")
    assert (game.sees("clue"), game.sees("aloud")) == ("a proverb", False)
    assert game.sees("gave", 1) == [card]
    assert card not in game.sees("hand", 1)
    assert (game.sees("gave", 0), game.sees("gave", None)) == ([], None)


def test_o4_a_clue_may_be_said_aloud() -> None:
    game = odyssey(4)
    assert game.sees("aloud") is False
    game.move(1, "tell", card=game.state.hands[1][0], aloud=True)
    assert (game.sees("clue"), game.sees("aloud")) == (None, True)
    game.give_all()
    game.vote_all()
    assert game.sees("aloud") is True
    game.continue_all()
    assert game.sees("aloud") is False


@pytest.mark.parametrize("clue", ["?", "x" * 200, " " + "x" * 200 + "\n", "🫨", "\U0001fae9", "…"])
def test_o4_a_clue_has_one_to_two_hundred_characters(clue: str) -> None:
    game = odyssey(4)
    game.tell(1, clue)
    assert game.sees("clue") == clue.strip()


@pytest.mark.parametrize(
    ("clue", "code"),
    [
        ("", "too_few"),
        ("   ", "too_few"),
        ("\n\t", "too_few"),
        ("\u200b\u200d\u2060", "too_few"),
        ("\x00\x07", "too_few"),
        ("\u3164", "too_few"),
        ("x" * 201, "too_many"),
    ],
)
def test_o4_no_other_clue_is_taken(clue: str, code: str) -> None:
    game = odyssey(4)
    assert game.refusal(1, "tell", card=game.state.hands[1][0], clue=clue) == code


@pytest.mark.parametrize(
    "fields",
    [{}, {"clue": None}, {"aloud": False}, {"aloud": True, "clue": "both"}, {"clue": 5}],
)
def test_o4_a_clue_is_either_written_or_said_aloud(fields: dict[str, Any]) -> None:
    game = odyssey(4)
    assert game.refusal(1, "tell", card=game.state.hands[1][0], **fields) == "malformed"


def test_o4_the_card_is_one_of_the_storytellers_hand() -> None:
    game = odyssey(4)
    for card in (game.state.hands[0][0], game.state.pile[0], "no card"):
        assert game.refusal(1, "tell", card=card, clue="…") == "not_your_card"
    assert game.refusal(1, "tell", clue="…") == "malformed"


@pytest.mark.parametrize("count", [2, 12, 13, 100])
def test_o5_any_number_of_cards_but_one_is_a_wrong_count(count: int) -> None:
    game = odyssey(4)
    game.tell(0)
    cards = [*game.state.hands[1], *(f"{number}" * 70 for number in range(100))][:count]
    assert game.refusal(1, "give", cards=cards) == "too_many"
    assert game.refusal(1, "give", cards=[]) == "too_few"
    assert game.refusal(1, "give", cards=["x" * 70]) == "not_your_card"


@pytest.mark.parametrize("players", COUNTS)
def test_o5_everybody_else_gives_one_card_with_three_players_two(players: int) -> None:
    game = odyssey(players)
    game.tell()
    count = 2 if players == 3 else 1
    assert game.sees("waiting_for") == list(range(1, players))
    hand = game.sees("hand", 1)
    assert game.can(1) == [{"type": "give", "from": hand, "min": count, "max": count}]
    assert game.refusal(1, "give", cards=hand[: count - 1]) == "too_few"
    assert game.refusal(1, "give", cards=hand[: count + 1]) == "too_many"
    game.move(1, "give", cards=hand[:count])
    assert game.sees("gave", 1) == hand[:count]
    assert game.sees("hand", 1) == hand[count:]
    assert game.sees("waiting_for") == list(range(2, players))


def test_o5_the_storyteller_gives_no_other_card() -> None:
    game = odyssey(4)
    game.tell(0)
    assert game.refusal(0, "give", cards=[game.state.hands[0][0]]) == "not_your_turn"
    assert game.can(0) == []


def test_o5_a_given_card_is_final() -> None:
    game = odyssey(4)
    game.tell()
    game.give(1)
    assert game.refusal(1, "give", cards=[game.state.hands[1][0]]) == "not_now"
    assert game.can(1) == []


def test_o5_the_card_given_is_one_of_ones_hand() -> None:
    game = odyssey(4)
    game.tell(0)
    for card in (game.state.given[0][0], game.state.hands[2][0], "no card"):
        assert game.refusal(1, "give", cards=[card]) == "not_your_card"


def test_o5_one_card_is_not_given_twice() -> None:
    game = odyssey(3)
    game.tell(0)
    assert game.refusal(1, "give", cards=[game.state.hands[1][0]] * 2) == "malformed"


def test_o5_cards_are_given_in_secret() -> None:
    game = odyssey(4)
    game.tell(0)
    before = [game.view(viewer) for viewer in (0, 2, 3, None)]
    game.give(1)
    waiting = {"waiting_for": [2, 3]}
    assert [game.view(viewer) for viewer in (0, 2, 3, None)] == [seen | waiting for seen in before]


@pytest.mark.parametrize("players", COUNTS)
def test_o6_the_cards_lie_face_up_on_numbered_spaces(players: int) -> None:
    game = odyssey(players)
    game.tell()
    assert game.sees("images") == []
    for seat in range(1, players):
        assert game.sees("phase") == "give"
        game.give(seat)
    assert game.sees("phase") == "vote"
    given = [card for cards in game.state.given for card in cards]
    assert len(given) == (5 if players == 3 else players)
    assert sorted(game.sees("images")) == sorted(given)
    for image, owner in zip(game.state.images, game.state.owners, strict=True):
        assert image in game.state.given[owner]


def test_o6_they_are_shuffled_anew_each_turn() -> None:
    places = set()
    for seed in range(30):
        game = odyssey(4, seed=str(seed))
        game.to_vote()
        places.add(game.image(0))
    assert places == {0, 1, 2, 3}
    game = odyssey(12, {"target": 100})
    orders = []
    for _turn in range(3):
        game.to_vote()
        orders.append(game.state.owners)
        game.vote_all()
        game.continue_all()
    assert len(set(orders)) == 3


def test_o7_everyone_but_the_storyteller_votes() -> None:
    game = odyssey(4)
    game.to_vote(2)
    assert game.sees("waiting_for") == [0, 1, 3]
    assert game.refusal(2, "vote", images=[game.image(0)]) == "not_your_turn"
    assert game.can(2) == []


@pytest.mark.parametrize("players", COUNTS)
def test_o7_nobody_votes_for_an_image_of_their_own(players: int) -> None:
    game = odyssey(players)
    game.to_vote()
    for seat in range(1, players):
        own = [image for image, owner in enumerate(game.state.owners) if owner == seat]
        assert len(own) == (2 if players == 3 else 1)
        assert game.sees("own_images", seat) == own
        others = [image for image in range(len(game.state.images)) if image not in own]
        assert game.can(seat)[0]["from"] == others
        for image in own:
            assert game.refusal(seat, "vote", images=[image]) == "own_image"


def test_o7_a_second_vote_is_not_for_an_image_of_ones_own_either() -> None:
    game = odyssey(7)
    game.to_vote()
    assert game.refusal(1, "vote", images=[game.image(0), game.image(1)]) == "own_image"


def test_o7_a_second_vote_is_for_another_image() -> None:
    game = odyssey(7)
    game.to_vote()
    assert game.refusal(1, "vote", images=[game.image(0)] * 2) == "malformed"


@pytest.mark.parametrize("images", [[4], [-1], ["0"], [0] * 25, None])
def test_o7_images_that_do_not_exist_are_malformed(images: object) -> None:
    game = odyssey(4)
    game.to_vote()
    assert game.refusal(1, "vote", images=images) == "malformed"


def test_o7_a_vote_is_for_an_image() -> None:
    game = odyssey(4)
    game.to_vote()
    assert game.refusal(1, "vote", images=[]) == "too_few"
    assert game.refusal(1, "vote", images=[game.image(0)], red=0) == "malformed"


def test_o7_a_cast_vote_is_final() -> None:
    game = odyssey(4)
    game.to_vote()
    game.vote({1: 0})
    assert game.refusal(1, "vote", images=[game.image(2)]) == "not_now"
    assert game.can(1) == []


def test_o7_votes_are_secret() -> None:
    game = odyssey(4)
    game.to_vote()
    before = [game.view(viewer) for viewer in (0, 2, None)]
    game.vote({1: 3})
    waiting = {"waiting_for": [2, 3]}
    assert [game.view(viewer) for viewer in (0, 2, None)] == [seen | waiting for seen in before]
    assert game.sees("votes", 1) == [None, [game.image(3)], None, None]


def test_o8_when_all_have_voted_all_votes_and_owners_are_public() -> None:
    game = odyssey(4)
    game.to_vote(0)
    game.vote({1: 0, 2: 3})
    assert game.sees("owners") is None
    assert game.sees("votes") == [None] * 4
    game.vote({3: 0})
    for viewer in (*game.seats, None):
        assert game.sees("owners", viewer) == list(game.state.owners)
        expected = [[], [game.image(0)], [game.image(3)], [game.image(0)]]
        assert game.sees("votes", viewer) == expected
    assert game.sees("phase") == "scored"


def everybody(players: int, owner: int) -> Votes:
    """Votes of all but the storyteller, seat 0, for one image."""
    return dict.fromkeys(range(1, players), owner)


@pytest.mark.parametrize("players", FEW)
def test_o9_if_everyone_found_it_the_storyteller_scores_nothing_the_others_two(
    players: int,
) -> None:
    points = odyssey(players).turn(everybody(players, 0))
    assert points == [0] + [2] * (players - 1)


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({1: 2, 2: 1}, [0, 3, 3]),
        ({1: 2, 2: 3, 3: 1}, [0, 3, 3, 3]),
        ({1: 2, 2: 1, 3: 1}, [0, 4, 3, 2]),
    ],
)
def test_o9_if_nobody_found_it_the_storyteller_scores_nothing_the_others_two(
    votes: Votes, points: list[int]
) -> None:
    assert odyssey(len(points)).turn(votes) == points


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({1: 0, 2: 1}, [3, 3 + 1, 0]),
        ({1: 0, 2: 0, 3: 2}, [3, 3, 3 + 1, 0]),
        ({1: 0, 2: 3, 3: 2}, [3, 3, 1, 1]),
        ({1: 0, 2: 0, 3: 0, 4: 0, 5: 4}, [3, 3, 3, 3, 3 + 1, 0]),
    ],
)
def test_o10_otherwise_the_storyteller_and_all_who_found_it_score_three(
    votes: Votes, points: list[int]
) -> None:
    assert odyssey(len(points)).turn(votes) == points


def test_o10_with_two_votes_one_of_them_finds_it() -> None:
    votes: Votes = {1: (2, 0), 2: (0, 3), 3: (4, 5), 4: (5, 6), 5: (6, 4), 6: (4, 5)}
    assert odyssey(7).turn(votes) == [3, 3, 3 + 1, 1, 3, 3, 2]


def test_o9_with_two_votes_everybody_finds_it_with_one_of_them() -> None:
    votes: Votes = {1: (2, 0), 2: (0, 3), 3: (4, 0), 4: (0, 5), 5: (0, 6), 6: (1, 0)}
    assert odyssey(7).turn(votes) == [0, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({1: 0, 2: 1, 3: 0, 4: 0, 5: 0}, [3, 3 + 1, 0, 3, 3, 3]),
        ({1: 0, 2: 1, 3: 1, 4: 0, 5: 0}, [3, 3 + 2, 0, 0, 3, 3]),
        ({1: 0, 2: 1, 3: 1, 4: 1, 5: 0}, [3, 3 + 3, 0, 0, 0, 3]),
        ({1: 0, 2: 1, 3: 1, 4: 1, 5: 1}, [3, 3 + 3, 0, 0, 0, 0]),
        ({1: 2, 2: 1, 3: 1, 4: 1, 5: 1}, [0, 2 + 3, 2 + 1, 2, 2, 2]),
    ],
)
def test_o11_a_vote_on_ones_image_is_a_point_three_at_most(votes: Votes, points: list[int]) -> None:
    assert odyssey(6).turn(votes) == points


def test_o11_votes_on_both_images_of_a_player_count_with_three_players() -> None:
    game = odyssey(3)
    game.to_vote(0)
    mine = [image for image, owner in enumerate(game.state.owners) if owner == 1]
    game.move(2, "vote", images=mine[1:])
    game.vote({1: 0})
    assert game.sees("points") == [3, 4, 0]


def test_o11_the_storyteller_scores_nothing_for_votes_on_their_image() -> None:
    assert odyssey(6).turn({1: 0, 2: 0, 3: 0, 4: 0, 5: 1})[0] == 3


def test_o11_at_most_three_with_two_votes_each() -> None:
    votes: Votes = {1: 0, 2: (0, 1), 3: (0, 1), 4: (0, 1), 5: (0, 1), 6: 1}
    assert odyssey(7).turn(votes) == [3, 3 + 3 + 1, 3, 3, 3, 3, 0]


@pytest.mark.parametrize("players", MANY)
def test_o12_with_seven_or_more_who_found_it_with_one_vote_scores_one_more(players: int) -> None:
    votes: Votes = everybody(players, 0) | {1: (0, 2), 2: 1}
    points = odyssey(players).turn(votes)
    assert points == [3, 3 + 1, 0 + 1] + [3 + 1] * (players - 3)


@pytest.mark.parametrize("players", FEW)
def test_o12_with_fewer_there_is_no_such_point(players: int) -> None:
    votes: Votes = everybody(players, 0) | {2: 1}
    assert odyssey(players).turn(votes) == [3, 3 + 1, 0] + [3] * (players - 3)


def test_o12_a_single_vote_that_missed_brings_nothing() -> None:
    assert odyssey(7).turn(everybody(7, 0) | {1: 2})[1] == 0


def test_o12_the_point_is_scored_also_where_everybody_found_it() -> None:
    votes: Votes = everybody(7, 0) | {1: (0, 2)}
    assert odyssey(7).turn(votes) == [0, 2, 2 + 1 + 1, 3, 3, 3, 3]


@pytest.mark.parametrize("players", COUNTS)
def test_o13_hands_are_refilled_when_the_next_turn_starts(players: int) -> None:
    game = odyssey(players)
    size = len(game.state.hands[0])
    game.any_turn()
    images, pile = game.state.images, game.sees("draw_pile")
    kept = game.state.hands
    assert [len(hand) for hand in kept] != [size] * players
    assert game.sees("images") == list(images)
    game.continue_all()
    assert [len(hand) for hand in game.state.hands] == [size] * players
    assert all(hand[: len(old)] == old for old, hand in zip(kept, game.state.hands, strict=True))
    if pile >= len(images):
        assert game.sees("draw_pile") == pile - len(images)
        assert game.state.discards == images
    assert game.cards() == sorted(CARDS)


def test_o13_a_pile_that_just_suffices_is_used_up() -> None:
    game = odyssey(4, cards=CARDS[:28])
    game.any_turn()
    images = game.state.images
    game.continue_all()
    assert game.sees("draw_pile") == 0
    assert game.state.discards == images


def test_o13_what_is_left_of_the_pile_is_dealt_first_then_the_shuffled_discards() -> None:
    game = odyssey(4, cards=CARDS[:30])
    game.next_turn()
    left, discards = game.state.pile, game.state.discards
    assert (len(left), len(discards)) == (2, 4)
    game.any_turn()
    images, kept = game.state.images, game.state.hands
    game.continue_all()
    dealt = [
        card for old, hand in zip(kept, game.state.hands, strict=True) for card in hand[len(old) :]
    ]
    assert tuple(dealt[:2]) == left
    fresh = (*dealt[2:], *game.state.pile)
    assert sorted(fresh) == sorted((*discards, *images))
    assert fresh != (*discards, *images)
    assert game.state.discards == ()
    assert game.sees("draw_pile") == 6
    assert game.cards() == sorted(CARDS[:30])


@pytest.mark.parametrize("target", [5, 30, 100])
def test_o14_the_game_ends_in_the_turn_in_which_a_player_reaches_the_target(target: int) -> None:
    game = odyssey(4, {"target": target})
    assert game.sees("target") == target
    assert game.sees("laps") is None
    while True:
        game.any_turn()
        if game.sees("phase") == "over":
            break
        assert max(game.sees("totals")) < target
        assert game.sees("winners") is None
        game.continue_all()
    assert max(game.sees("totals")) >= target


def test_o14_thirty_points_end_the_game_where_no_other_target_is_chosen() -> None:
    assert odyssey(4).sees("target") == 30


def test_o14_most_points_win_and_ties_win_together() -> None:
    game = odyssey(4, {"target": 5})
    game.turn({1: 0, 2: 0, 3: 1})
    assert game.sees("totals") == [3, 4, 3, 0]
    game.continue_all()
    game.turn({0: 1, 2: 1, 3: 1})
    assert game.sees("totals") == [5, 4, 5, 2]
    assert game.sees("phase") == "over"
    assert game.sees("winners") == [0, 2]
    assert game.sees("waiting_for") == []
    for viewer in (*game.seats, None):
        assert game.can(viewer) == []
    assert game.refusal(0, "continue", all=True) == "not_now"


def test_o14_the_turn_is_scored_to_its_end_though_one_has_reached_the_target() -> None:
    game = odyssey(4, {"target": 5})
    game.turn({1: 2, 2: 3, 3: 1})
    assert game.sees("totals") == [0, 3, 3, 3]
    game.continue_all()
    game.turn({0: 2, 2: 1, 3: 2})
    assert game.sees("totals") == [0, 6, 8, 3]
    assert game.sees("winners") == [2]


@pytest.mark.parametrize(
    "options", [{"target": 4}, {"target": 101}, {"target": "30"}, {"laps": 1}, {"discovery": True}]
)
def test_o14_no_other_options_are_taken(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=next(iter(options))):
        msgspec.convert(options, ODYSSEY.options)
