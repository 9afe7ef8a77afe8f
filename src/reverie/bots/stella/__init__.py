"""What bots know of Stella."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from reverie.bots.cards import Cards, of
from reverie.bots.opinion import Opinion
from reverie.bots.others import Evidence, likely
from reverie.bots.sight import Sight
from reverie.bots.skill import Bot, Mood, among
from reverie.bots.stella import marking
from reverie.bots.stella.company import spread
from reverie.games.moves import Move, Offer
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    FlipWord,
    PassPen,
)
from reverie.games.stella.view import StellaView


class StellaSkill:
    thinking: ClassVar[Mapping[type[Offer], tuple[float, float]]] = {
        CanMark: (6.0, 14.0),
        CanShow: (4.0, 7.0),
    }

    def choose(self, bot: Bot, sight: Sight, can: Sequence[Offer], cards: Cards) -> Move | None:
        if among(can, CanFlipWord) and self._would_flip(sight):
            return FlipWord()
        if among(can, CanPassPen):
            return PassPen()  # What is marked has been thought about.
        if offer := among(can, CanMark):
            others = bot.others(sight, cards)
            return marking.mark(sight, offer, cards, bot.opinion, bot.memory, others)
        if show := among(can, CanShow):
            return marking.show(sight, show, cards, bot.opinion, bot.others(sight, cards))
        return None

    def at_once(self, bot: Bot, sight: Sight, can: Sequence[Offer], cards: Cards) -> Move | None:
        return None

    def _would_flip(self, sight: Sight) -> bool:
        """A bot agrees with whoever does not like the word (S8), but asks for nothing itself."""
        assert isinstance(sight.play, StellaView)
        return bool(sight.play.flip.agreed) and sight.bots[sight.you]

    def lets_people_begin(self, sight: Sight) -> bool:
        return False

    def progress(self, view: StellaView) -> int:
        return len(view.shown)

    def evidence(self, view: StellaView, opinion: Opinion, cards: Cards) -> Evidence:
        """What each has marked of the cards that were shown."""
        if not view.shown:
            return {}
        assert view.counts is not None
        rows = opinion.rows(view.clue, of(cards, view.grid))
        evidence = {}
        for seat, count in enumerate(view.counts):
            evidence[seat] = [
                sum(
                    likely(chances[card.card] if seat in card.players else 1 - chances[card.card])
                    for card in view.shown
                )
                for chances in (spread(tuple(row), count) for row in rows)
            ]
        return evidence

    def mood(self, view: StellaView, seat: int) -> Mood | None:
        if not view.shown or view.phase == "associate":
            return None
        last = view.shown[-1]
        if last.outcome == "fall":
            return "sorry" if seat == last.scout else None
        if seat not in last.players or seat in view.fallen:
            return None
        return "delighted" if last.outcome == "super_spark" else "glad"

    def chose(self, view: StellaView, seat: int, card: str) -> bool:
        return any(view.grid[one.card] == card and seat in one.players for one in view.shown)
