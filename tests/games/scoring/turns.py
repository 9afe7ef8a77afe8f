"""A turn or a round that is played for its votes and crosses."""

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.games.game import AnyGame
from reverie.games.moves import Move
from reverie.games.odyssey.moves import BlindTell, ColouredVote, Give, Tell, Vote
from reverie.games.stella import STELLA
from reverie.games.stella.moves import Mark, PassPen, Show
from tests.games.properties.play import Play
from tests.games.properties.setups import plain_setup

Votes = Callable[[Play, int], Move]
"""What a seat votes when the images are laid."""


def laid(game: AnyGame, players: int, storyteller: int) -> Play:
    """The first turn up to the vote; everybody gives from the front of the hand."""
    play = Play(game, plain_setup(game, players))
    card = play.now.hands[storyteller][0]
    named = game.name != "party"
    play.make(storyteller, Tell(card=card, clue="a") if named else BlindTell(clue="a"))
    while play.now.phase == "give":
        seat = game.view(play.now, None).waiting_for[0]
        offer: Any = game.can(play.now, seat)[0]
        play.make(seat, Give(cards=offer.choices[: offer.min]))
    return play


def scored(play: Play, votes: Votes) -> Any:
    """What everybody sees when all have voted."""
    while play.now.phase == "vote":
        seat = play.game.view(play.now, None).waiting_for[0]
        play.make(seat, votes(play, seat))
    return play.game.view(play.now, None)


@st.composite
def voting(draw: st.DrawFn) -> Votes:
    """From everybody on the storyteller's image to nobody, and crowds on few images."""
    finding = draw(st.sampled_from((0, 1, 5, 9, 10)))
    crowd = draw(st.integers(1, 12))

    def vote(play: Play, seat: int) -> Move:
        offer: Any = play.game.can(play.now, seat)[0]
        answer = play.now.owners.index(play.now.storyteller)
        decoys = [image for image in offer.choices if image != answer][:crowd]
        count = draw(st.integers(offer.min, min(offer.max, len(decoys))))
        images = draw(st.permutations(decoys))[:count]
        if answer in offer.choices and draw(st.integers(1, 10)) <= finding:
            images = [answer, *images[1:]]
        if play.game.name != "party":
            return Vote(images=tuple(images))
        red = draw(st.sampled_from(range(len(play.now.images))))
        return ColouredVote(images=tuple(images), red=red if seat == play.now.storyteller else None)

    return vote


def revealing(slates: Sequence[Sequence[int]], first_scout: int = 0) -> Play:
    """Stella with all pens passed."""
    setup = replace(plain_setup(STELLA, len(slates)), first_scout=first_scout)
    play = Play(STELLA, setup)
    for seat, slate in enumerate(slates):
        play.make(seat, Mark(cards=tuple(slate)))
        play.make(seat, PassPen())
    return play


def show_all(play: Play, choose: Callable[[Sequence[int]], int]) -> list[tuple[int, int]]:
    """Every scout shows the card that is chosen; who has shown what."""
    shows = []
    while play.now.phase == "reveal":
        scout = play.now.scout
        offer: Any = STELLA.can(play.now, scout)[0]
        card = choose(offer.choices)
        play.make(scout, Show(card=card))
        shows.append((scout, card))
    return shows
