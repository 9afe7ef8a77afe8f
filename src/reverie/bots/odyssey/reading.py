"""Reading the table: who of those that a storyteller knows would find the card by a clue.

Some should and some should not (O9, O10). It imagines hands that the others might hold, and what
each would give and vote for; what they do hold it does not know.
"""

from collections.abc import Mapping, Sequence
from math import exp, prod
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from reverie.bots.cards import Cards, CardText, of
from reverie.bots.characters import Character, Level
from reverie.bots.friends import friends, many_as_friends_see
from reverie.bots.mind import Mind
from reverie.bots.odyssey.kinds import kind_of
from reverie.bots.odyssey.listening import Listening
from reverie.bots.odyssey.spoken import Spoken
from reverie.bots.opinion import Opinion, leaning
from reverie.bots.sight import Sight, lap_of
from reverie.games.odyssey.view import OdysseyView

GLANCES = 48
"""So many of its clues a bot looks at with the others in mind,"""
THOUGHTS: Mapping[Level, int] = {"easy": 5, "normal": 10, "hard": 12}
"""and so many of these it thinks through: a level is how well it reads the table."""
DEALS = 24
"""So many times it imagines what the others hold,"""
CARDS = 42
"""of so many cards."""
FRIENDS = 5
"""Of so many it thinks one by one; where more listen, hardly ever all or none find a card."""
AT_A_GLANCE = 1.2
"""How much a friend's fondness of a card is worth before it is compared with others."""
A_MOOD = 0.3
"""How much even a friend's choice cannot be known: the temperature of it."""
HELPED = 0.3
"""Who listens looks a little with others' eyes, too, and nobody gives quite the best card."""
SURELY = 2.0
"""What is known of friends counts more than what is guessed of strangers."""
TWO_EACH = 3
"""Of three players each gives two cards."""


class Table(Struct, frozen=True):
    """Those who listen, and hands that they may hold: places in ``pool``, seat after seat."""

    known: dict[int, Character]
    strangers: int
    pool: tuple[CardText, ...]
    deals: list[list[list[int]]]
    each: int
    """So many cards each of them gives."""


def by_who_finds_it(
    sight: Sight, hand: Sequence[str], cards: Cards, opinion: Opinion, ideas: Sequence[Spoken]
) -> list[Spoken]:
    """The first of these, by who at the table would find the card; all, if nobody is known."""
    assert isinstance(sight.play, OdysseyView)
    listening = Listening.at(sight)
    known = dict(list(friends(sight).items())[:FRIENDS])
    if not known or kind_of(sight.play) == "team":
        return list(ideas)
    strangers = listening.voters - len(known)

    def again(idea: Spoken, some: float) -> Spoken:
        return replace(idea, worth=idea.worth - listening.some(idea.found) + SURELY * some)

    glances = [
        (again(idea, _at_a_glance(idea, known, strangers)).worth, number)
        for number, idea in enumerate(ideas[:GLANCES])
    ]
    best = [ideas[number] for _, number in sorted(glances, reverse=True)]
    best = best[: THOUGHTS[opinion.level]]
    table = _imagined(sight, hand, cards, opinion, known, listening)
    return list(map(again, best, _each_some(table, best, opinion.mind)))


def _at_a_glance(idea: Spoken, known: dict[int, Character], strangers: int) -> float:
    """The chance that some find it and some do not, by who is fond of this card by this clue."""
    clue, card = idea.clue.text, idea.clue.card.id
    odds = idea.found / max(1e-6, 1 - idea.found)
    fond = (odds * exp(AT_A_GLANCE * leaning(who.name, clue, card)) for who in known.values())
    return _some_of([*(one / (1 + one) for one in fond), *[idea.found] * strangers])


def _some_of(found: list[float]) -> float:
    return 1 - prod(found) - prod(1 - one for one in found)


def _imagined(
    sight: Sight,
    hand: Sequence[str],
    cards: Cards,
    opinion: Opinion,
    known: dict[int, Character],
    listening: Listening,
) -> Table:
    dice = opinion.chance("hands", lap_of(sight.play), *sorted(hand))
    rest = [card for card in cards if card not in hand]
    pool = dice.sample(rest, min(len(rest), CARDS))
    size = min(listening.hand, len(pool) // listening.voters)
    deals = []
    for _ in range(DEALS):
        dealt = dice.sample(range(len(pool)), size * listening.voters)
        deals.append([dealt[at * size :][:size] for at in range(listening.voters)])
    each = 2 if sight.players == TWO_EACH else 1
    return Table(known, listening.voters - len(known), of(cards, pool), deals, each)


def _each_some(table: Table, ideas: Sequence[Spoken], mind: Mind) -> list[float]:
    """For each idea the chance that somebody finds the card and somebody does not."""
    clues = [idea.clue.text for idea in ideas]
    told = tuple(dict.fromkeys(idea.clue.card for idea in ideas))
    seen = (*table.pool, *told)
    friends = [many_as_friends_see(mind, who, clues, seen) for who in table.known.values()]
    anybody = mind.relevances(clues, seen) if table.strangers else ()
    return [
        _some(
            table,
            idea,
            len(table.pool) + told.index(idea.clue.card),
            [rows[number] for rows in friends],
            [anybody[number]] * table.strangers if anybody else [],
        )
        for number, idea in enumerate(ideas)
    ]


def _some(
    table: Table,
    idea: Spoken,
    here: int,
    theirs: Sequence[Sequence[float]],
    anybody: Sequence[Sequence[float]],
) -> float:
    chances = []
    for hands in table.deals:
        gifts = [
            sorted(held, key=lambda at: -eyes[at])[: table.each]
            for eyes, held in zip([*theirs, *anybody], hands, strict=True)
        ]
        found = [idea.found] * table.strangers
        for seat, eyes in enumerate(theirs):
            decoys = [at for other, gift in enumerate(gifts) if other != seat for at in gift]
            lead = HELPED + eyes[here] - max((eyes[at] for at in decoys), default=0.0)
            found.append(1 / (1 + exp(-lead / A_MOOD)))
        chances.append(_some_of(found))
    return fmean(chances)
