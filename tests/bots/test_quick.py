"""A bot in a hurry: its moves are allowed and make sense, and nobody waits for a thought."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from reverie.bots import clues, looks
from reverie.bots.cards import ENOUGH, CardText, of
from reverie.bots.characters import CAST
from reverie.bots.looks import LOOKS
from reverie.bots.mind import Heard
from reverie.bots.odyssey.hurried import THOUGHTS
from reverie.bots.odyssey.naming import says_what_is_there
from reverie.bots.odyssey.spoken import clues_of
from reverie.bots.overlap import OverlapMind
from reverie.bots.player import Player
from reverie.bots.quick import QuickPlayer
from reverie.bots.tastes import EVEN, VOICES, Taste
from reverie.bots.thinker import Thinker
from reverie.bots.wire import Choose, Chosen, Know, Terms
from reverie.decks.deck import Card, Deck
from reverie.games.odyssey.moves import BlindTell, Tell
from reverie.games.stella.moves import Mark
from tests.bots.conftest import OVERLAP
from tests.bots.dreams import dreams
from tests.bots.playing import Table, changed, play_on


class Thoughtful:
    """Nobody in a hurry may ask it."""


def hasty(count: int) -> list[QuickPlayer]:
    return [QuickPlayer(CAST[seat], "normal", f"{seat}", OVERLAP) for seat in range(count)]


@pytest.mark.parametrize(
    ("game", "players"), [("stella", 4), ("odyssey", 4), ("party", 6), ("team", 6)]
)
def test_a_whole_game_in_a_hurry(game: str, players: int) -> None:
    table = Table(game, players)
    play_on(table, hasty(players))
    assert table.state.phase == "over"


def test_what_is_told_was_written_for_a_card_in_hand() -> None:
    table = Table("odyssey", 4)
    for bot in hasty(8):
        tell = bot.choose(table.sight(0), table.can(0), table.cards)
        assert isinstance(tell, Tell)
        card = table.cards[str(tell.card)]
        assert any(tell.clue in clues_of(card, voice) for voice in range(len(VOICES)))
        assert not says_what_is_there(tell.clue or "", card)


class Counting(OverlapMind):
    """It counts how many cards it is asked to hold against a clue."""

    pairs = 0

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        self.pairs += len(cards)
        return super().relevance(clue, cards, taste)

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        self.pairs += len(clues) * len(cards)
        return super().relevances(clues, cards, taste)

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        self.pairs += len(clues) * len(cards)
        return super().heard(clues, cards)


class Indifferent(Counting):
    """To whom every card fits every clue alike."""

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        self.pairs += len(clues) * len(cards)
        return [[0.0] * len(cards) for _ in clues]


def imported(count: int) -> Deck:
    """Pictures that no writer has seen."""
    cards = dreams().cards
    return Deck(
        "own", "", tuple(replace(cards[at % len(cards)], id=f"c{at}") for at in range(count))
    )


def blank(count: int) -> Deck:
    images = dreams().cards[0].images
    return Deck("blank", "", tuple(Card(f"c{at}", images) for at in range(count)))


@pytest.mark.parametrize("deck", [None, imported(500), blank(60)])
@pytest.mark.parametrize(("game", "players"), [("odyssey", 4), ("party", 6), ("team", 6)])
def test_telling_in_a_hurry_costs_as_little_with_any_deck(
    game: str, players: int, deck: Deck | None
) -> None:
    table, mind = Table(game, players, deck=deck), Counting()
    seat = table.waiting_for[0]
    bot = QuickPlayer(CAST[seat], "normal", "", mind)
    tell = bot.choose(table.sight(seat), table.can(seat), table.cards)
    assert isinstance(tell, Tell | BlindTell)
    assert tell.clue
    assert mind.pairs <= THOUGHTS * 6
    table.play(seat, tell)


@pytest.mark.parametrize(("game", "players"), [("odyssey", 4), ("party", 6)])
def test_telling_with_time_costs_no_more_where_the_deck_is_very_large(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks, "IN_WORDS", mind := Indifferent())
    asked = []
    for count in (ENOUGH, 5 * ENOUGH):
        table = Table(game, players, deck=imported(count))
        bot = Player(CAST[0], "normal", "", mind)
        before = mind.pairs
        assert isinstance(bot.choose(table.sight(0), table.can(0), table.cards), Tell | BlindTell)
        asked.append(mind.pairs - before)
    a_hand = 6 * len(LOOKS) * len(clues.keys())
    assert asked[0] <= asked[1] <= asked[0] + a_hand


def test_a_clue_in_a_hurry_for_a_deck_of_ones_own_fits_and_does_not_name_the_card() -> None:
    table = Table("odyssey", 4, deck=imported(100))
    for bot in hasty(8):
        tell = bot.choose(table.sight(0), table.can(0), table.cards)
        assert isinstance(tell, Tell)
        assert tell.clue in clues.bank("en").values()
        assert OVERLAP.relevance(tell.clue or "", of(table.cards, [str(tell.card)]))[0] > 0
        assert not says_what_is_there(tell.clue or "", table.cards[str(tell.card)])


@pytest.mark.parametrize("game", ["odyssey", "party"])
def test_nothing_is_told_twice_in_a_hurry(game: str) -> None:
    table = Table(game, 6, deck=imported(60))
    bank = set(clues.bank("en").values())
    last = sorted(bank)[-1]
    sight = replace(table.sight(0), said=tuple(bank - {last}))
    (bot,) = hasty(1)
    assert getattr(bot.choose(sight, table.can(0), table.cards), "clue", None) == last


def test_words_in_common_are_marked() -> None:
    table = Table("stella", 3)
    title, card = next(
        (text.title, at)
        for at, card in enumerate(table.state.grid)
        if (text := table.cards[card]).title
    )
    sight = changed(table.sight(0), clue=title)
    marks = [bot.choose(sight, table.can(0), table.cards) for bot in hasty(8)]
    assert all(isinstance(mark, Mark) and card in mark.cards for mark in marks)


def test_the_process_does_not_think_where_there_is_no_time() -> None:
    table, thinker = Table("stella", 3), Thinker(Terms("", encoder=False))
    thinker._troupe._mind = Thoughtful()  # type: ignore[assignment]
    thinker.answer(Know("dreams/en", "en", dict(table.cards)))
    question = Choose("game", None, "normal", "dreams/en", table.sight(0), table.can(0), hurry=True)
    assert isinstance(thinker.answer(question), Chosen)
