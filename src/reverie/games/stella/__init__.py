"""Stella: mark the pictures that answer to a word, and hope that others mark them too.

Four rounds. Everybody secretly marks 1 to 10 of 15 pictures for the clue; then scouts show marked
cards one after another. A card that two others marked is a Spark (2 stars), one that a single other
marked a Super-Spark (3 stars); one that nobody else marked is a Fall, and who falls fills no more
stars in the round. Who marked more than everybody else is in the Dark and pays for a fall.
"""

from reverie.games.game import Game
from reverie.games.stella.asked import asked
from reverie.games.stella.decide import decide
from reverie.games.stella.events import StellaEvent
from reverie.games.stella.evolve import evolve
from reverie.games.stella.lap import lap
from reverie.games.stella.moves import StellaCan, StellaMove
from reverie.games.stella.news import TOLD, StellaNews
from reverie.games.stella.setup import (
    COUNTS,
    Options,
    Setup,
    again,
    cards_needed,
    check,
    prepare,
    start,
)
from reverie.games.stella.state import Stella
from reverie.games.stella.view import (
    StellaReplay,
    StellaView,
    can,
    everything,
    own,
    public,
    waiting_for,
)

STELLA = Game(
    name="stella",
    counts=COUNTS,
    options=Options,
    setup=Setup,
    move=StellaMove,
    event=StellaEvent,
    offer=StellaCan,
    news=StellaNews,
    state=Stella,
    play=StellaView,
    cards_needed=cards_needed,
    check=check,
    again=again,
    prepare=prepare,
    start=start,
    decide=decide,
    evolve=evolve,
    public=public,
    own=own,
    can=can,
    waiting_for=waiting_for,
    replay=StellaReplay,
    everything=everything,
    told=TOLD,
    asked=asked,
    lap=lap,
    unseen=lambda state: state.pile,
)
