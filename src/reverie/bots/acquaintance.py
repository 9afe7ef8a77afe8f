"""Getting to know the table: how each of the others sees cards, by what everybody has seen.

Every reveal says how likely somebody who sees cards in one way or another would have chosen so.
What is learnt of one player is a hint at the others: people at a table are often alike.
"""

from collections.abc import Sequence
from math import exp

from reverie.bots.cards import Cards
from reverie.bots.memory import Memory
from reverie.bots.opinion import Opinion
from reverie.bots.others import Evidence, Others
from reverie.bots.skills import skill_for
from reverie.games.unions import AnyView

TRUST = 0.7
"""How much of the evidence is believed: ways of seeing are never quite those of a person."""
ALONE = 1.5
"""So many players' worth of doubt that the others are like those who are known."""
PASSES = 6
"""So often what is known of each and what is usual are told from each other."""


class Acquaintance:
    def __init__(self, opinion: Opinion) -> None:
        self._opinion = opinion
        self._known: dict[int, tuple[AnyView, Evidence]] = {}

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
        for lap in self._known.keys() - memory.views.keys():
            del self._known[lap]
        for lap, view in memory.views.items():
            if lap not in self._known or self._known[lap][0] != view:
                self._known[lap] = view, self._evidence(view, cards)

    def _evidence(self, view: AnyView, cards: Cards) -> Evidence:
        skill = skill_for(view)
        if skill is None or len(self._opinion.looks) == 1:
            return {}
        return skill.evidence(view, self._opinion, cards)


def _posterior(prior: Sequence[float], evidence: Sequence[float]) -> list[float]:
    most = max(evidence)
    return _shares([one * exp(said - most) for one, said in zip(prior, evidence, strict=True)])


def _shares(parts: Sequence[float]) -> list[float]:
    return [part / sum(parts) for part in parts]
