"""Odyssey, Party and Team: three games on the same turn of telling, giving and voting."""

from functools import partial

from reverie.games.game import AnyGame, Game
from reverie.games.odyssey import setup, turns
from reverie.games.odyssey import view as views
from reverie.games.odyssey.asked import asked
from reverie.games.odyssey.classic import Classic
from reverie.games.odyssey.events import OdysseyEvent, Told
from reverie.games.odyssey.evolve import evolve
from reverie.games.odyssey.lap import lap
from reverie.games.odyssey.news import TOLD, OdysseyNews
from reverie.games.odyssey.party import Party
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.team import Team
from reverie.games.odyssey.variant import Variant


def _game(variant: Variant) -> AnyGame:
    return Game(
        name=variant.name,
        counts=variant.counts,
        options=variant.options,
        setup=setup.Setup,
        move=variant.moves,
        event=OdysseyEvent,
        offer=variant.offers,
        news=OdysseyNews,
        state=Odyssey,
        play=views.OdysseyView,
        cards_needed=partial(setup.cards_needed, variant),
        prepare=partial(setup.prepare, variant),
        start=partial(setup.start, variant),
        decide=partial(turns.decide, variant),
        evolve=evolve,
        public=partial(views.public, variant),
        own=partial(views.own, variant),
        can=partial(views.can, variant),
        waiting_for=partial(views.waiting_for, variant),
        replay=views.OdysseyReplay,
        everything=partial(views.everything, variant),
        told=TOLD,
        said={Told: lambda event: event.clue},
        recalls=lambda state, _seat: state.phase == "tell",
        asked=partial(asked, variant),
        lap=partial(lap, variant),
        unseen=lambda state: () if state.reshuffled else state.pile,
        place=lambda state, seat: seat % len(state.totals),  # T1: partners sit opposite
        anybody_begins=lambda state: state.phase == "tell" and state.storyteller is None,  # O3
        stands_in=partial(turns.stands_in, variant),
    )


ODYSSEY = _game(Classic())
PARTY = _game(Party())
TEAM = _game(Team())
