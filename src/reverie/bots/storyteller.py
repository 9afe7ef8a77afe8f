"""The storyteller: a card and a clue by which some find it, and some do not (O9, O10)."""

from collections.abc import Iterator, Sequence
from math import exp, log

from msgspec import Struct

from reverie.bots import clues
from reverie.bots.cards import Cards, CardText, of
from reverie.bots.memory import Memory
from reverie.bots.opinion import Opinion, softmax
from reverie.bots.sight import Sight
from reverie.bots.wording import names
from reverie.games.odyssey.moves import Tell
from reverie.games.odyssey.view import OdysseyView

DOUBT = 1.0
"""How much listeners disagree with each other: the temperature of their choice."""
OTHER_MINDS = 0.75
"""What is left of how well the others' cards fit, once it is they who choose them."""
SHORTLIST = 12
A_CLOSE_CALL = 0.02
BOLDNESS = 0.35
"""Who is bold trusts the others to find a card by less."""


class Idea(Struct, frozen=True):
    """A clue for a card, and how good it is."""

    worth: float
    key: str
    card: CardText


def tell(sight: Sight, hand: Sequence[str], cards: Cards, opinion: Opinion, memory: Memory) -> Tell:
    ideas = shortlist(sight, hand, cards, opinion, memory)
    dice = opinion.chance("tell", sight.lap, *sorted(hand))
    weights = softmax([idea.worth for idea in ideas], A_CLOSE_CALL)
    (idea,) = dice.choices(ideas, weights)
    return Tell(card=idea.card.id, clue=clues.bank(sight.language)[idea.key])


def shortlist(
    sight: Sight, hand: Sequence[str], cards: Cards, opinion: Opinion, memory: Memory
) -> list[Idea]:
    """The best ideas of which none names what is on its card and none was said before."""
    texts = clues.bank(sight.language)
    ideas = sorted(_ideas(sight, hand, cards, opinion), key=lambda idea: -idea.worth)
    fresh = [idea for idea in ideas if texts[idea.key].casefold() not in memory.clues] or ideas
    unnamed = (idea for idea in fresh if not names_the_card(idea.key, sight.language, idea.card))
    return [idea for idea, _ in zip(unnamed, range(SHORTLIST), strict=False)] or fresh[:1]


def names_the_card(key: str, language: str, card: CardText) -> bool:
    """Whether the clue says, in its language or in English, what is on the card."""
    meaning = card.meaning
    there = " ".join((card.told, meaning.sentence, meaning.title, *_element_names(card)))
    named = " ".join(clues.named(key, language)) or clues.bank("en")[key]
    return names(f"{clues.bank(language)[key]} {named}", there)


def _element_names(card: CardText) -> list[str]:
    return [element.name for element in card.meaning.elements]


def _ideas(sight: Sight, hand: Sequence[str], cards: Cards, opinion: Opinion) -> Iterator[Idea]:
    bank = clues.bank(sight.language)
    # Always the whole deck in one order: a mind that is asked the same again need not think again.
    deck = of(cards, tuple(dict.fromkeys((*cards, *hand))))
    mine = [place for place, card in enumerate(deck) if card.id in hand]
    others = [place for place, card in enumerate(deck) if card.id not in hand]
    fits = opinion.mind.relevances(tuple(bank.values()), deck, opinion.character.poetry)
    listening = Listening.at(sight)
    for (key, clue), row in zip(bank.items(), fits, strict=True):
        competition = listening.competition(sorted(row[place] for place in others))
        for place in mine:
            fit = row[place] + opinion.taste(clue, deck[place])
            worth = listening.worth(fit, competition, opinion.character.bold)
            yield Idea(worth, key, deck[place])


class Listening(Struct, frozen=True):
    """Who listens, and among how many images they look for the card."""

    voters: int
    decoys: int
    hand: int

    @classmethod
    def at(cls, sight: Sight) -> "Listening":
        play = sight.play
        assert isinstance(play, OdysseyView)
        size = len(play.hand or ()) or 6
        others = sight.players - 1
        if sight.kind == "team":
            teams = sight.players // 2
            return cls(voters=teams - 1, decoys=teams, hand=size)
        return cls(voters=others, decoys=others * (2 if sight.players == 3 else 1), hand=size)

    def competition(self, fits: list[float]) -> float:
        """How strong the others' cards will be together, each the best of a hand."""
        if not fits:
            return float(self.decoys)
        best = (((decoy + 0.5) / self.decoys) ** (1 / self.hand) for decoy in range(self.decoys))
        return sum(exp(OTHER_MINDS * fits[int(at * len(fits))] / DOUBT) for at in best)

    def worth(self, fit: float, competition: float, bold: float) -> float:
        """The chance that somebody finds the card and somebody does not."""
        odds = fit / DOUBT - log(competition) + BOLDNESS * bold
        found = 1 / (1 + exp(-odds))
        return 1 - found**self.voters - (1 - found) ** self.voters
