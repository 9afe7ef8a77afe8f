"""A group lays its own cards on a real table; the game knows their numbers alone (B1 to B8)."""

from typing import Any

import pytest

from reverie.games.odyssey.events import AskedAgain, Claimed, Owned
from tests.games.odyssey.play import Turns, odyssey, party, team
from tests.games.play import bots
from tests.games.scoring.oracles import classic_points

STARTS = [(odyssey, 3), (odyssey, 4), (odyssey, 7), (party, 6), (team, 6)]
all_games = pytest.mark.parametrize(
    ("start", "players"), STARTS, ids=lambda value: getattr(value, "__name__", value)
)


class RealTurns(Turns):
    """Each giver's images lie in the order of the seats, as the storyteller has numbered them."""

    def lay_down(self, storyteller: int = 0) -> None:
        self.move(storyteller, "tell", clue="a clue")
        while self.state.phase == "give":
            self.move(self.sees("waiting_for")[0], "give")

    @property
    def truth(self) -> list[int]:
        return [seat for seat, given in enumerate(self.state.given) for _ in given]

    def image(self, owner: int) -> int:
        return self.truth.index(owner)

    def say(self, *seats: int) -> None:
        for seat in seats:
            images = [image for image, owner in enumerate(self.truth) if owner == seat]
            self.move(seat, "mine", images=images)

    def say_all(self) -> None:
        self.say(*sorted(set(self.truth)))


def real(start: Any, players: int, options: dict[str, Any] | None = None, **box: Any) -> RealTurns:
    game = start(players).game
    return RealTurns(game, players, options, cards=(), real_cards=True, **box)


def laid(start: Any, players: int, **box: Any) -> RealTurns:
    game = real(start, players, **box)
    game.lay_down()
    return game


@all_games
def test_b1_no_card_of_a_deck_is_needed_or_seen(start: Any, players: int) -> None:
    game = real(start, players)
    assert game.sees("draw_pile") == 0
    assert not any(game.sees("hand", seat) for seat in game.seats)
    game.lay_down()
    assert game.sees("images") == [f"box:{image}" for image in range(len(game.truth))]


def test_b3_a_clue_names_no_card() -> None:
    game = real(odyssey, 4)
    assert game.can(0) == [{"type": "tell", "clue": {"min": 1, "max": 200}}]
    assert game.refusal(0, "tell", card="c1", clue="a clue") == "not_your_card"
    game.move(0, "tell", clue="a clue")
    assert (game.sees("phase"), game.sees("storyteller")) == ("give", 0)
    assert game.sees("gave", 0) == ["box"]


def test_b3_on_cards_with_pictures_a_clue_still_names_one() -> None:
    assert odyssey(4).refusal(0, "tell", clue="a clue") == "malformed"


@all_games
def test_b3_who_has_laid_a_card_down_says_so_and_names_none(start: Any, players: int) -> None:
    game = real(start, players)
    game.move(0, "tell", clue="a clue")
    assert game.can(1)[0] == {"type": "give", "from": [], "min": 0, "max": 0}
    assert game.refusal(1, "give", cards=["box"]) == "too_many"
    game.move(1, "give")
    assert game.sees("gave", 1) == ["box"] * (2 if players == 3 else 1)
    assert game.refusal(1, "give") in ("not_now", "not_your_turn")


def test_b4_each_giver_and_the_storyteller_say_which_is_theirs() -> None:
    game = laid(odyssey, 4)
    assert game.sees("waiting_for") == [0, 1, 2, 3]
    for seat in game.seats:
        assert game.can(seat) == [{"type": "mine", "from": [0, 1, 2, 3], "min": 0, "max": 1}]
    game.say(0)
    assert game.sees("waiting_for") == [1, 2, 3]
    assert game.sees("mine", 0) == [0]
    assert game.refusal(0, "mine", images=[2]) == "not_now"


def test_b4_with_three_players_a_giver_has_two_images() -> None:
    game = laid(odyssey, 3)
    assert [game.can(seat)[0]["max"] for seat in game.seats] == [1, 2, 2]
    assert game.refusal(0, "mine", images=[0, 1]) == "too_many"
    game.say_all()
    game.vote({1: 0, 2: 1})
    assert game.sees("owners") == [0, 1, 1, 2, 2]


def test_b4_in_a_team_who_gave_nothing_says_nothing_and_votes() -> None:
    game = laid(team, 6)
    voters = [seat for seat in game.seats if seat not in game.truth]
    assert len(voters) == 2
    for seat in voters:
        assert game.offers(seat) == ["vote"]
        assert game.refusal(seat, "mine", images=[0]) == "not_your_turn"


def test_b4_on_cards_with_pictures_nobody_is_asked() -> None:
    game = odyssey(4)
    game.to_vote()
    assert game.refusal(1, "mine", images=[0]) == "not_your_turn"


def test_b4_numbers_that_do_not_exist_are_malformed() -> None:
    game = laid(odyssey, 4)
    for images in ([4], [-1], [1, 1]):
        assert game.refusal(1, "mine", images=images) == "malformed"


def test_o7_the_number_comes_before_the_vote_and_is_not_voted_for() -> None:
    game = laid(odyssey, 4)
    assert game.refusal(1, "vote", images=[0]) == "not_now"
    game.say(1)
    assert game.sees("own_images", 1) == [1]
    assert game.can(1) == [{"type": "vote", "from": [0, 2, 3], "min": 1, "max": 1}]
    assert game.refusal(1, "vote", images=[1]) == "own_image"


def test_g1_nobody_learns_a_number_before_the_reveal() -> None:
    game, other = laid(odyssey, 4), laid(odyssey, 4)
    game.move(2, "mine", images=[2])
    other.move(2, "mine", images=[0])
    for seat in (0, 1, 3, None):
        assert game.view(seat) == other.view(seat)
        assert game.sees("owners", seat) is None
    assert game.sees("mine", 2) != other.sees("mine", 2)


def test_b5_when_all_have_voted_the_owners_are_known_and_scored() -> None:
    game = laid(odyssey, 4)
    game.say_all()
    game.vote({1: 0, 2: 1, 3: 1})
    assert game.sees("owners") == [0, 1, 2, 3]
    assert tuple(game.sees("points")) == classic_points(game.game.view(game.state, None))
    assert game.sees("points") == [3, 5, 0, 0]


def test_b5_where_two_say_the_same_both_are_asked_again_and_nothing_else_is_lost() -> None:
    game = laid(odyssey, 4)
    game.say(0, 1, 2)
    game.move(3, "mine", images=[1])  # it is 1's
    game.vote({1: 0, 2: 1})
    assert game.sees("again") == []
    game.vote({3: 0})
    assert (game.sees("phase"), game.sees("again")) == ("vote", [1, 3])
    assert game.sees("waiting_for") == [1, 3]
    assert [game.offers(seat) for seat in game.seats] == [[], ["mine"], [], ["mine"]]
    assert game.sees("votes", 1) == [None, [0], None, None]
    game.say(3)
    assert game.sees("phase") == "vote"
    game.say(1)
    assert game.sees("owners") == [0, 1, 2, 3]
    assert game.sees("votes") == [[], [0], [1], [0]]


def test_b5_who_insist_are_asked_until_they_agree() -> None:
    game = laid(odyssey, 4)
    game.say(0, 1, 2)
    game.move(3, "mine", images=[1])
    game.vote({1: 0, 2: 1, 3: 0})
    for seat in (1, 3):
        game.move(seat, "mine", images=[1])
    assert game.sees("waiting_for") == [1, 3]
    assert [event for event in game.events if isinstance(event, AskedAgain)] == [
        AskedAgain((1, 3)),
        AskedAgain((1, 3)),
    ]


def test_b5_nobody_is_asked_again_before_all_votes_are_cast() -> None:
    """Or who names another's number would learn whose it is, and could vote by it."""
    game = laid(odyssey, 4)
    game.say(0, 1, 2)
    game.move(3, "mine", images=[0])
    assert game.sees("again") == []
    assert 0 not in game.sees("waiting_for")


def test_b6_who_does_not_know_gets_what_nobody_named() -> None:
    game = laid(odyssey, 4)
    game.say(0, 1, 3)
    game.move(2, "mine", images=[])
    game.vote({1: 0, 2: 1, 3: 1})
    assert game.sees("owners") == [0, 1, 2, 3]


def test_b6_of_two_images_one_may_know_one() -> None:
    game = laid(odyssey, 3)
    game.say(0, 1)
    game.move(2, "mine", images=[4])
    game.vote({1: 0, 2: 1})
    assert game.sees("owners") == [0, 1, 1, 2, 2]


def test_b6_what_several_do_not_know_is_drawn_and_every_image_is_somebodys() -> None:
    game = laid(odyssey, 4)
    for seat in game.seats:
        game.move(seat, "mine", images=[])
    game.vote_all()
    assert sorted(game.sees("owners")) == [0, 1, 2, 3]


def test_b7_a_vote_for_what_turns_out_to_be_ones_own_does_not_count() -> None:
    game = laid(odyssey, 4)
    game.say(0, 1, 3)
    game.move(2, "mine", images=[])
    game.vote({1: 0, 2: 2, 3: 1})
    assert game.sees("votes") == [[], [0], [], [1]]
    assert game.sees("points") == [3, 4, 0, 0]


def test_p4_in_party_ones_own_image_may_be_voted_for() -> None:
    game = laid(party, 6)
    game.say_all()
    game.vote(dict.fromkeys(range(6), 1), red=5)
    assert game.sees("votes")[1] == [1]
    assert game.sees("points") == [5] * 6


def test_b8_a_bot_that_keeps_a_seat_takes_what_is_left() -> None:
    game = laid(odyssey, 4)
    game.occupy(2, bot=True)
    offer = game.game.can(game.state, 2)[0]
    assert offer.at_random(None).images == ()


@all_games
def test_b1_a_whole_game_is_played_without_a_card(start: Any, players: int) -> None:
    game = real(start, players, {"target": 5} if start is odyssey else {}, bots=bots(players))
    while game.state.phase != "over":
        game.lay_down(game.state.storyteller or 0)
        game.say_all()
        game.vote_all()
        if game.state.phase == "scored":
            game.continue_all()
    assert game.sees("winners")
    assert not any((*game.state.hands, game.state.pile, game.state.discards))
    assert any(isinstance(event, Owned) for event in game.events)
    assert any(isinstance(event, Claimed) for event in game.events)
