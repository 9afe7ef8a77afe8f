"""A link leads to one game, tells nothing of its table, and cannot be made by anybody else."""

import pytest

from reverie.tables import links
from reverie.tables.links import NoSuchReplay, OneGame
from reverie.tables.moves import Rematch, Start
from reverie.tables.replay import Asked, replay
from tests.tables.kit import CODE, seated

KEY, OTHER = bytes(32), bytes([1] * 32)
GAME = OneGame("LUNA42", 3, links.mark_of("a seed"))


def test_who_has_the_secret_reads_what_was_written() -> None:
    link = links.write(KEY, GAME)
    assert links.read(KEY, link) == GAME
    assert links.write(KEY, GAME) == link
    assert len(link) <= links.LONGEST
    assert "LUNA42" not in link


def test_links_to_two_games_of_a_table_have_nothing_in_common() -> None:
    one, two = (links.write(KEY, OneGame("LUNA42", n, GAME.mark)) for n in (1, 2))
    assert sum(a == b for a, b in zip(one, two, strict=True)) < 12


def test_no_other_link_leads_anywhere() -> None:
    link = links.write(KEY, GAME)
    forged = links.write(OTHER, GAME)
    changed = (link[:at] + ("B" if link[at] == "A" else "A") + link[at + 1 :] for at in range(40))
    for bad in (forged, *changed, link[:-4], link[:20], "", "A", "é" * 43, "=" * 43, link * 50):
        with pytest.raises(NoSuchReplay):
            links.read(KEY, bad)


def test_what_it_leads_to_says_nothing_of_other_games() -> None:
    desk = seated("stella", 3)
    desk.act(0, Start())
    desk.play_out()
    first = replay(desk.changes, Asked(CODE), KEY)
    desk.act(0, Rematch())
    desk.play_out()
    second = replay(desk.changes, Asked(CODE), KEY)
    assert first.link != second.link
    for known in (first, second):
        assert isinstance(known.link, str)
        game = links.read(KEY, known.link)
        told = replay(desk.changes, Asked(CODE, game.number, mark=game.mark))
        assert [step.play for step in told.steps] == [step.play for step in known.steps]
        assert told.steps[0].version == 1
        assert not told.number
        assert not told.link


def test_a_code_that_is_used_again_leads_to_nobody_elses_game() -> None:
    desk = seated("stella", 3)
    desk.act(0, Start())
    desk.play_out()
    for asked in (
        Asked(CODE, 1, mark=links.mark_of("another seed")),
        Asked(CODE, 2, mark=links.mark_of("another seed")),
    ):
        with pytest.raises(NoSuchReplay):
            replay(desk.changes, asked)
