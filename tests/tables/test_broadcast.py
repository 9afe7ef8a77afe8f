"""What is sent: parts that were encoded once and apart make one message."""

from random import Random

import pytest
from msgspec.structs import fields

from reverie.games import GAMES
from reverie.tables.moves import Configure, Leave, Start
from tests.tables.kit import Desk


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_reads_as_the_view_of_its_viewer(game: str) -> None:
    desk = Desk(game, Random(game))
    viewers = (None, *range(GAMES[game].counts[0]))
    for seat in viewers[2:]:
        desk.sit(f"Person {seat}")
        assert desk.seen(None)["view"]["play"] is None
    desk.act(0, Start())
    while desk.table.status == "playing":
        assert [desk.seen(viewer)["view"]["you"] for viewer in viewers] == list(viewers)
        desk.play_one()
    assert desk.seen(0)["view"]["status"] == "over"


def test_what_is_seldom_changed_is_told_when_it_is() -> None:
    desk = Desk("stella", Random(1))
    for name in ("Grace", "Katherine", "Mary"):
        desk.sit(name)
        assert desk.seen(0)["view"]["seats"][-1]["name"] == name
    desk.act(0, Configure(options={"timer": 30}))
    assert desk.seen(0)["view"]["options"]["timer"] == 30
    desk.act(0, Start())
    deadline, seed_hash = (desk.seen(0)["view"][name] for name in ("deadline", "seed_hash"))
    assert deadline == desk.now + 30
    assert seed_hash
    desk.act(0, Leave())
    told = desk.seen(1)["view"]
    assert told["host"] == 1
    assert [seat["bot"] for seat in told["seats"]] == [True, False, False, False]


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_the_fields_of_what_is_public_and_of_what_is_ones_own(game: str) -> None:
    desk = Desk(game, Random(1))
    for seat in range(1, GAMES[game].counts[0]):
        desk.sit(f"Person {seat}")
    desk.act(0, Start())
    rules, play = desk.table.rules, desk.table.play
    parts = (*fields(rules.public(play)), *fields(rules.own(play, 0)))
    names = [(part.name, part.type) for part in parts]
    assert names == [(field.name, field.type) for field in fields(rules.play)]
