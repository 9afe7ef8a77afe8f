"""Nobody's clue may say what is on the card."""

from reverie.bots import clues
from reverie.bots.cards import CardText
from reverie.bots.wording import names


def says_what_is_there(text: str, card: CardText) -> bool:
    """Whether it says, in its language or in English, what is on the card."""
    meaning = card.meaning
    things = (element.name for element in meaning.elements)
    return names(text, " ".join((card.told, meaning.sentence, meaning.title, *things)))


def names_the_card(key: str, language: str, card: CardText) -> bool:
    """The same of a clue of the bank, with what it says in English."""
    named = " ".join(clues.named(key, language)) or clues.bank("en")[key]
    return says_what_is_there(f"{clues.bank(language)[key]} {named}", card)
