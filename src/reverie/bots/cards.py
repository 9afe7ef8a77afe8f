"""What bots know of the cards: what everybody may read in the deck's manifest."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from reverie.decks.deck import Card, Deck, Texts, told

ENOUGH = 96
"""So many cards say how well the cards of a deck fit a clue: more would only take longer."""


class Element(Struct, frozen=True):
    """Something in the picture, and what it brings to mind."""

    name: str
    associations: tuple[str, ...] = ()


class Meaning(Struct, frozen=True, cache_hash=True):
    """What a card is about, whatever the language of the table."""

    sentence: str = ""
    title: str = ""
    elements: tuple[Element, ...] = ()
    tags: tuple[str, ...] = ()


class CardText(Struct, frozen=True, cache_hash=True):
    id: str
    meaning: Meaning = Meaning()
    title: str = ""
    """In the language of the table."""
    told: str = ""
    """All that is told of it in the language of the table; a clue that says it names the card."""
    language: str = ""
    """In which the voices are heard that have said something of it; none where there is none."""
    seen: str = ""
    """What is to be seen, in a sentence of the language of the table."""


Cards = Mapping[str, CardText]
"""The cards of a table by their ids."""


def read(deck: Deck, language: str) -> dict[str, CardText]:
    """The cards of a deck as a table of this language knows them."""
    return read_cards(deck.cards, language)


def read_cards(cards: Iterable[Card], language: str) -> dict[str, CardText]:
    """The same of cards that are of several decks."""
    return {card.id: _text(card, language) for card in cards}


def of(cards: Cards, ids: Sequence[str]) -> tuple[CardText, ...]:
    """These cards; a card that nothing is known of is a blank one."""
    return tuple(cards.get(card) or CardText(card) for card in ids)


def some(cards: Cards) -> tuple[str, ...]:
    """Enough to stand for all of them: always the same ones, in the order of the deck."""
    ids, count = tuple(cards), min(len(cards), ENOUGH)
    return tuple(ids[at * len(ids) // count] for at in range(count))


def _text(card: Card, language: str) -> CardText:
    title = told(card.title, language)
    description, seen = (_in(kind, language) for kind in (card.description, card.alt))
    texts = " ".join((title, description, seen)).strip()
    return CardText(card.id, _meaning(card), title, texts, language, seen)


def _meaning(card: Card) -> Meaning:
    """A title is all that many an imported card has: then it is the sentence."""
    title = told(card.title, "en")
    sentence = told(card.description, "en") or told(card.alt, "en") or title
    elements = (Element(name, ideas) for name, ideas in card.elements.items())
    return Meaning(sentence, title if title != sentence else "", tuple(elements), card.tags)


def _in(texts: Texts, language: str) -> str:
    return texts.get(language, "")
