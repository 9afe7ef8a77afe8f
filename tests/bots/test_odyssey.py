"""The roles of Odyssey, Party and Team."""

from collections.abc import Sequence
from math import inf
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.bots import clues
from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.characters import CAST
from reverie.bots.choir import choir_with
from reverie.bots.looks import WHOLE
from reverie.bots.odyssey.naming import names_the_card, says_what_is_there
from reverie.bots.odyssey.spoken import FOREIGN, clues_of, spoken
from reverie.bots.others import Others
from reverie.bots.pace import seconds
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.bots.tastes import EVEN, VOICES, Taste
from reverie.games.odyssey.moves import ColouredVote, Defer, Give, Tell, Vote
from tests.bots.conftest import OVERLAP
from tests.bots.playing import Table, changed, play_on, somebodies


class Fixed:
    """A mind that was told what to think of each card."""

    def __init__(self, scores: dict[str, float]) -> None:
        self.scores = scores

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return [self.scores.get(card.id, 0.0) for card in cards]

    relevances = heard = element = learn = None


def thinker(scores: dict[str, float], character: int = 9) -> Player:
    mind: Any = Fixed(scores)
    bot = Player(CAST[character], "hard", "a seed", mind)
    bot.opinion.noise = 0.0
    bot.opinion.looks = (WHOLE,)
    return bot


def at(game: str, players: int, phase: str, people: Sequence[int] = ()) -> Table:
    table = Table(game, players, people=people)
    play_on(table, somebodies(players, OVERLAP), until=phase)
    return table


def asked(table: Table, seat: int, bot: Player, waited: float = inf) -> Any:
    return bot.choose(table.sight(seat, waited), table.can(seat), table.cards)


def test_the_card_that_fits_best_is_given() -> None:
    table = at("odyssey", 5, "give")
    seat = table.waiting_for[0]
    hand = table.state.hands[seat]
    assert asked(table, seat, thinker({hand[3]: 2.0})) == Give(cards=(hand[3],))


def test_of_three_players_each_gives_two() -> None:
    table = at("odyssey", 3, "give")
    seat = table.waiting_for[0]
    hand = table.state.hands[seat]
    scores = {hand[3]: 1.0, hand[5]: 2.0}
    assert asked(table, seat, thinker(scores)) == Give(cards=(hand[5], hand[3]))


def test_nobody_votes_for_an_image_of_their_own() -> None:
    table = at("odyssey", 5, "vote")
    seat = table.waiting_for[0]
    own = table.state.given[seat][0]
    other = next(image for image in table.state.images if image != own)
    place = table.state.images.index(other)
    assert asked(table, seat, thinker({own: 9.0, other: 2.0})) == Vote(images=(place,))


@pytest.mark.parametrize(("second", "votes"), [(1.9, 2), (0.2, 1)])
def test_a_second_vote_is_cast_where_it_pays(second: float, votes: int) -> None:
    table = at("odyssey", 7, "vote")
    seat = table.waiting_for[0]
    one, two = (table.state.images[place] for place in table.can(seat)[0].choices[:2])
    vote = asked(table, seat, thinker({one: 2.0, two: second}))
    assert len(vote.images) == votes


def test_a_clue_said_aloud_is_not_heard_and_the_game_goes_on() -> None:
    table = Table("odyssey", 4)
    table.play(0, Tell(card=table.state.hands[0][0], aloud=True))
    play_on(table, somebodies(4, OVERLAP))
    assert table.state.phase == "over"


def party_clue(table: Table, **fields: Any) -> str:
    cards = {card: replace(text, **fields) for card, text in table.cards.items()}
    bot = Player(CAST[1], "normal", "a seed", OVERLAP)
    clue: str = bot.choose(table.sight(0), table.can(0), cards).clue  # type: ignore[union-attr]
    return clue


def test_a_party_is_told_in_a_writers_words_and_by_the_bank_where_there_are_none() -> None:
    table = Table("party", 6)
    every = {
        clue
        for card in table.cards.values()
        for voice in range(len(VOICES))
        for clue in clues_of(card, voice)
    }
    bank = set(clues.bank("en").values())
    assert party_clue(table) in every - bank
    assert party_clue(table, language="") in bank


def test_nothing_is_told_twice_at_a_party() -> None:
    table = Table("party", 6)
    bot = Player(CAST[1], "normal", "a seed", OVERLAP)
    (first,) = {bot.choose(table.sight(0), table.can(0), table.cards) for _ in range(2)}
    bot.memory.clues.add(first.clue.casefold())  # type: ignore[union-attr]
    assert bot.choose(table.sight(0), table.can(0), table.cards) != first


def test_red_and_green_are_the_two_favourites() -> None:
    table = at("party", 6, "vote")
    seat = table.state.storyteller
    best, second, *_ = table.state.images
    for character in range(len(CAST)):
        vote = asked(table, seat, thinker({best: 5.0, second: 4.0}, character))
        assert isinstance(vote, ColouredVote)
        assert {vote.images[0], vote.red} == {0, 1}


def test_who_is_no_storyteller_has_no_red_vote() -> None:
    table = at("party", 6, "vote")
    seat = next(seat for seat in table.waiting_for if seat != table.state.storyteller)
    assert asked(table, seat, thinker({})).red is None


def test_a_storytellers_partner_gives_a_good_card_but_not_the_best() -> None:
    table = at("team", 6, "give")
    partner = (table.state.storyteller + 3) % 6
    hand = table.state.hands[partner]
    scores = dict(zip(hand, (1.0, 3.0, 2.0, 0.0), strict=True))
    assert asked(table, partner, thinker(scores)) == Give(cards=(hand[2],))


def with_a_person(table: Table, seat: int) -> Table:
    table.bots = tuple(other != seat for other in range(len(table.bots)))
    return table


def test_a_bot_lets_its_human_partner_go_first() -> None:
    table = at("team", 6, "give")
    seat = next(seat for seat in table.waiting_for if (seat + 3) % 6 in table.waiting_for)
    with_a_person(table, (seat + 3) % 6)
    hand = table.state.hands[seat]
    strong, weak = {hand[0]: 4.0}, {hand[0]: 0.1}
    assert isinstance(asked(table, seat, thinker(strong), waited=1), Wait)
    assert asked(table, seat, thinker(strong), waited=25) == Give(cards=(hand[0],))
    assert isinstance(asked(table, seat, thinker(weak), waited=25), Wait)
    assert asked(table, seat, thinker(weak), waited=60) == Give(cards=(hand[0],))


def test_a_bot_whose_partner_leaves_it_to_the_bot_gives_at_once() -> None:
    table = at("team", 6, "give")
    seat = next(seat for seat in table.waiting_for if (seat + 3) % 6 in table.waiting_for)
    partner = (seat + 3) % 6
    with_a_person(table, partner)
    table.play(partner, Defer())
    assert isinstance(asked(table, seat, thinker({}), waited=0), Give)


def test_two_bots_of_a_team_wait_for_nobody() -> None:
    table = at("team", 6, "give")
    assert isinstance(asked(table, table.waiting_for[0], thinker({}), waited=0), Give)


def test_people_become_the_first_storyteller_if_they_like() -> None:
    table = Table("odyssey", 4, people=(0,))
    alone = Table("odyssey", 4)
    for character in CAST:
        assert seconds(table.sight(1), table.can(1), character, "a seed") > 14
        assert seconds(alone.sight(1), alone.can(1), character, "a seed") < 15


def test_a_bot_thinks_for_as_long_whenever_it_is_asked() -> None:
    table = at("odyssey", 4, "vote")
    seat = table.waiting_for[0]
    can, who = table.can(seat), (CAST[0], "a seed")
    once = seconds(table.sight(seat, 0), can, *who)
    assert seconds(table.sight(seat, 2), can, *who) == once
    later: Sight = changed(table.sight(seat), turn=9)
    assert seconds(later, can, *who) != once


def test_levels_are_the_size_of_the_noise() -> None:
    easy, normal, hard = (
        Player(CAST[0], level, "a seed", OVERLAP).opinion.noise
        for level in ("easy", "normal", "hard")
    )
    assert easy > normal > hard > 0


@pytest.mark.parametrize(
    ("key", "language", "there", "is_named"),
    [
        ("middle_of_nowhere", "de", "fox", True),
        ("middle_of_nowhere", "en", "fox", False),
        ("cats_away", "en", "cat on a roof", True),
        ("cats_away", "pt", "cat on a roof", True),
        ("once_upon", "fr", "elephant", False),
    ],
)
def test_an_idiom_names_what_it_names_in_its_language(
    key: str, language: str, there: str, is_named: bool
) -> None:
    card = CardText("c", Meaning(elements=(Element(there),)))
    assert names_the_card(key, language, card) is is_named


def test_a_clue_that_tells_the_title_names_the_card() -> None:
    card = CardText("c", Meaning("x"), told="Der letzte Tanz im Schnee")
    assert names_the_card("last_dance", "de", card)
    assert not names_the_card("surprise", "de", card)


class Hearsay:
    """A mind to which each voice says as it was told of the cards, whatever the clue."""

    def __init__(self, heard: dict[str, tuple[float, ...]]) -> None:
        self._heard = heard

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> Any:
        return [[self._heard.get(card.id, (0.0, 0.0, 0.0)) for card in cards] for _ in clues]

    relevance = relevances = element = link = learn = None


def ideas(table: Table, heard: dict[str, tuple[float, ...]], said: Sequence[str] = ()) -> Any:
    mind: Any = Hearsay(heard)
    bot = Player(CAST[9], "normal", "a seed", mind)
    bot.memory.clues |= {clue.casefold() for clue in said}
    hand = table.state.hands[0]
    others = Others([1 / 6] * 6, [[1 / 6] * 6] * 4)
    return spoken(table.sight(0), hand, table.cards, bot.opinion, bot.memory, others)


def voiced(table: Table) -> list[str]:
    return [card for card in table.state.hands[0] if choir_with(card, "en")]


def test_a_clue_is_told_that_the_other_voices_justify() -> None:
    """By what the others say the card comes first, but not so that everybody finds it."""
    table = Table("odyssey", 4)
    one, other, *_ = voiced(table)
    told = ideas(table, {one: (2.0, 2.0, 2.0), other: (-3.0, -3.0, -3.0)})
    worth = {
        card: max(idea.worth for idea in told if idea.clue.card.id == card) for card in (one, other)
    }
    assert worth[one] > worth[other]
    clear = ideas(table, {one: (9.0, 9.0, 9.0)})
    best = max(idea.worth for idea in told if idea.clue.card.id == one)
    assert max(idea.worth for idea in clear if idea.clue.card.id == one) < best


def test_what_has_been_said_is_not_told_again() -> None:
    table = Table("odyssey", 4)
    first = [idea.clue.text for idea in ideas(table, {})]
    assert len(first) > 20
    assert ideas(table, {}, first[1:])[0].clue.text == first[0]
    assert ideas(table, {}, first) == []


def test_what_is_told_was_written_for_the_card_in_a_voice_that_is_near() -> None:
    table = Table("odyssey", 4)
    for idea in ideas(table, {}):
        choir = choir_with(idea.clue.card.id, "en")
        assert choir
        assert CAST[9].taste.shares[idea.clue.voice] >= FOREIGN
        written = choir.said[idea.clue.card.id][VOICES[idea.clue.voice]].clues["en"]
        assert idea.clue.text in written
        assert not says_what_is_there(idea.clue.text, idea.clue.card)
