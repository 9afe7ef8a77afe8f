"""Play on a Reverie server from a program: ``pip install ./packages/programs``.

The types are those of the protocol. Nothing of the server is imported.
"""

from reverie.bots.chance import choose as any_move
from reverie.client.bot import Bot, Chooses, play
from reverie.client.calls import Refused, Site, Unreachable
from reverie.client.cards import Card, Cards
from reverie.client.offers import NotOffered, check
from reverie.client.reading import Moment, Offer, View
from reverie.client.seat import Closed, Seat
from reverie.client.sync import SyncSeat
from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.odyssey.moves import (
    BlindTell,
    CanDefer,
    CanGive,
    CanSayMine,
    CanTell,
    CanVolunteer,
    CanVote,
    ColouredVote,
    Defer,
    Give,
    Mine,
    Tell,
    Volunteer,
    Vote,
)
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    CanTakePen,
    FlipWord,
    Mark,
    PassPen,
    Show,
    TakePen,
)
from reverie.games.stella.view import StellaView
from reverie.tables.moves import AddBot, Configure, Leave, Rematch, Remove, Replace, Start

__all__ = [
    "AddBot",
    "BlindTell",
    "Bot",
    "CanContinue",
    "CanDefer",
    "CanFlipWord",
    "CanGive",
    "CanMark",
    "CanPassPen",
    "CanSayMine",
    "CanShow",
    "CanTakePen",
    "CanTell",
    "CanVolunteer",
    "CanVote",
    "Card",
    "Cards",
    "Chooses",
    "Closed",
    "ColouredVote",
    "Configure",
    "Continue",
    "Defer",
    "FlipWord",
    "Give",
    "Leave",
    "Mark",
    "Mine",
    "Moment",
    "Move",
    "NotOffered",
    "OdysseyView",
    "Offer",
    "PassPen",
    "Refused",
    "Rematch",
    "Remove",
    "Replace",
    "Seat",
    "Show",
    "Site",
    "Start",
    "StellaView",
    "SyncSeat",
    "TakePen",
    "Tell",
    "Unreachable",
    "View",
    "Volunteer",
    "Vote",
    "any_move",
    "check",
    "play",
]
