"""Sockets: of one who looks on and means no good."""

from tests.attacks.house import House
from tests.attacks.strangers import flood
from tests.server.rough import frame

SECONDS = 4.0


def test_messages_of_one_who_never_reads(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack(), stranger.spectator(house.table) as socket:
        flood(socket, frame(b'{"type":"ping"}') * 1000, SECONDS)
