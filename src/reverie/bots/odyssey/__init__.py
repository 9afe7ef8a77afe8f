"""What bots know of Odyssey, Party and Team."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import UNSET

from reverie.bots.cards import Cards, of
from reverie.bots.odyssey import giving, hurried, party, storyteller, voting
from reverie.bots.odyssey.kinds import kind_of
from reverie.bots.opinion import Opinion, softmax
from reverie.bots.others import Evidence, likely
from reverie.bots.sight import Sight, Wait
from reverie.bots.skill import Bot, Mood, among
from reverie.games.moves import Move, Offer
from reverie.games.odyssey.moves import CanGive, CanTell, CanVote
from reverie.games.odyssey.view import OdysseyView

DOUBT = 0.9
"""The temperature at which a fit becomes the chance of a vote."""
A_CROWD = 2
A_GOOD_TURN = 3


class OdysseySkill:
    thinking: ClassVar[Mapping[type[Offer], tuple[float, float]]] = {
        CanTell: (4.0, 9.0),
        CanGive: (2.5, 7.0),
        CanVote: (3.0, 8.0),
    }

    def choose(
        self, bot: Bot, sight: Sight, can: Sequence[Offer], cards: Cards
    ) -> Move | Wait | None:
        assert isinstance(sight.play, OdysseyView)
        kind = kind_of(sight.play)
        if tell := among(can, CanTell):
            return self._tell(bot, sight, tell, cards)
        if give := among(can, CanGive):
            role = giving.give_in_team if kind == "team" else giving.give
            return role(sight, give, cards, bot.opinion, bot.others(sight, cards))
        if vote := among(can, CanVote):
            cast = party.vote if kind == "party" else voting.vote
            return cast(sight, vote, cards, bot.opinion, bot.others(sight, cards))
        return None

    def _tell(self, bot: Bot, sight: Sight, offer: CanTell, cards: Cards) -> Move:
        if offer.choices is UNSET:
            return party.tell(sight, cards, bot.opinion, bot.memory)
        others = bot.others(sight, cards)
        return storyteller.tell(sight, offer.choices, cards, bot.opinion, bot.memory, others)

    def at_once(self, bot: Bot, sight: Sight, can: Sequence[Offer], cards: Cards) -> Move | None:
        """Only telling takes long: all cards are held against many clues."""
        tell = among(can, CanTell)
        if tell is None:
            return None
        if tell.choices is UNSET:
            return hurried.tell_blindly(sight, cards, bot.opinion, bot.memory)
        return hurried.tell(sight, tell.choices, cards, bot.opinion, bot.memory)

    def lets_people_begin(self, sight: Sight) -> bool:
        """Where anybody may become the storyteller (O3), people go first."""
        assert isinstance(sight.play, OdysseyView)
        return sight.play.storyteller is None

    def progress(self, view: OdysseyView) -> int:
        return 0

    def evidence(self, view: OdysseyView, opinion: Opinion, cards: Cards) -> Evidence:
        """What each has voted for."""
        if view.owners is None or view.clue is None:
            return {}
        rows = opinion.rows(view.clue, of(cards, view.images))
        evidence = {}
        for seat, votes in enumerate(view.votes):
            choices = [at for at in range(len(view.images)) if not _is_theirs(view, at, seat)]
            if seat != view.storyteller and votes and votes[0] in choices:
                place = choices.index(votes[0])
                evidence[seat] = [
                    likely(softmax([row[at] for at in choices], DOUBT)[place]) for row in rows
                ]
        return evidence

    def mood(self, view: OdysseyView, seat: int) -> Mood | None:
        if view.owners is None or view.points is None:
            return None
        if view.teams is not None:
            return _by_points(view.points[seat % len(view.teams)])
        if seat != view.storyteller and _votes_on(view, seat) >= A_CROWD:
            return "proud"
        return _by_points(view.points[seat])

    def chose(self, view: OdysseyView, seat: int, card: str) -> bool:
        if view.owners is None or card not in view.images:
            return False
        image = view.images.index(card)
        return view.owners[image] == seat or image in (view.votes[seat] or ())


def _is_theirs(view: OdysseyView, image: int, seat: int) -> bool:
    assert view.owners is not None
    teams = len(view.teams) if view.teams else len(view.votes)
    return view.owners[image] % teams == seat % teams


def _by_points(points: int) -> Mood | None:
    if points == 0:
        return "sorry"
    return "glad" if points >= A_GOOD_TURN else None


def _votes_on(view: OdysseyView, seat: int) -> int:
    """How many took a card of this seat for the storyteller's."""
    owners = view.owners or ()
    return sum(owners[image] == seat for vote in view.votes for image in vote or ())
