"""Getting to know the table: how each of the others sees cards, by what everybody has seen.

Every reveal says how likely somebody who sees cards in one way or another would have chosen so.
What is learnt of one player is a hint at the others: people at a table are often alike.
"""

from collections.abc import Sequence
from math import exp, log

from msgspec import Struct

from reverie.bots.cards import Cards, of
from reverie.bots.company import spread
from reverie.bots.memory import Memory, Reveal
from reverie.bots.opinion import Opinion, softmax
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.view import StellaView

DOUBT = 0.9
"""The temperature at which a fit becomes the chance of a vote."""
TRUST = 0.7
"""How much of the evidence is believed: ways of seeing are never quite those of a person."""
ALONE = 1.5
"""So many players' worth of doubt that the others are like those who are known."""
PASSES = 6
"""So often what is known of each and what is usual are told from each other."""
ANYBODY_MAY_ERR = 0.05
"""No choice is less likely than that."""

Evidence = dict[int, list[float]]
"""For each seat, how well each way of seeing explains what it chose: a logarithm."""


class Others(Struct, frozen=True):
    """How likely the others see cards in each of the ways."""

    usual: list[float]
    each: list[list[float]]
    """For each seat."""


class Acquaintance:
    def __init__(self, opinion: Opinion) -> None:
        self._opinion = opinion
        self._known: dict[int, tuple[Reveal, Evidence]] = {}

    def others(self, memory: Memory, players: int, you: int, cards: Cards) -> Others:
        """All that is known by now. Of strangers one knows what is usual."""
        self._look_back(memory, cards)
        looks = self._opinion.looks
        prior = _shares([look.prior for look in looks])
        evidence = [
            [TRUST * sum(said) for said in zip([0.0] * len(looks), *self._of(seat), strict=True)]
            for seat in range(players)
        ]
        seats = [seat for seat in range(players) if seat != you]
        usual = prior
        for _ in range(PASSES):
            each = [_posterior(usual, said) for said in evidence]
            known = [sum(each[seat][at] for seat in seats) for at in range(len(looks))]
            usual = _shares([ALONE * one + two for one, two in zip(prior, known, strict=True)])
        return Others(usual, [_posterior(usual, said) for said in evidence])

    def _of(self, seat: int) -> list[list[float]]:
        return [evidence[seat] for _, evidence in self._known.values() if seat in evidence]

    def _look_back(self, memory: Memory, cards: Cards) -> None:
        for lap in self._known.keys() - memory.reveals.keys():
            del self._known[lap]
        for lap, reveal in memory.reveals.items():
            if lap not in self._known or self._known[lap][0] != reveal:
                self._known[lap] = reveal, self._evidence(reveal, cards)

    def _evidence(self, reveal: Reveal, cards: Cards) -> Evidence:
        if reveal.clue is None or len(self._opinion.looks) == 1:
            return {}
        if isinstance(reveal, StellaView):
            return _of_slates(reveal, self._opinion.rows(reveal.clue, of(cards, reveal.grid)))
        return _of_votes(reveal, self._opinion.rows(reveal.clue, of(cards, reveal.images)))


def _of_slates(play: StellaView, rows: list[list[float]]) -> Evidence:
    assert play.counts is not None
    evidence = {}
    for seat, count in enumerate(play.counts):
        evidence[seat] = [
            sum(
                _log(chances[card.card] if seat in card.players else 1 - chances[card.card])
                for card in play.shown
            )
            for chances in (spread(row, count) for row in rows)
        ]
    return evidence


def _of_votes(play: OdysseyView, rows: list[list[float]]) -> Evidence:
    evidence = {}
    for seat, votes in enumerate(play.votes):
        choices = [at for at in range(len(play.images)) if not _is_theirs(play, at, seat)]
        if seat != play.storyteller and votes and votes[0] in choices:
            place = choices.index(votes[0])
            evidence[seat] = [
                _log(softmax([row[at] for at in choices], DOUBT)[place]) for row in rows
            ]
    return evidence


def _is_theirs(play: OdysseyView, image: int, seat: int) -> bool:
    assert play.owners is not None
    teams = len(play.teams) if play.teams else len(play.votes)
    return play.owners[image] % teams == seat % teams


def _log(chance: float) -> float:
    return log(max(ANYBODY_MAY_ERR, chance))


def _posterior(prior: Sequence[float], evidence: Sequence[float]) -> list[float]:
    most = max(evidence)
    return _shares([one * exp(said - most) for one, said in zip(prior, evidence, strict=True)])


def _shares(parts: Sequence[float]) -> list[float]:
    return [part / sum(parts) for part in parts]
