"""One contestant in a process of its own: warms up, plays, prints its moves per CPU second."""

import sys
from random import Random
from time import process_time

from . import bare
from .ours import random_play
from .peers import open_spiel, petting_zoo
from .play import Play


def contestant(name: str, *, views: bool) -> Play:
    kind, _, which = name.partition(":")
    if kind == "open_spiel":
        return open_spiel(which, views=views)
    if kind == "petting_zoo":
        return petting_zoo(views=views)
    if kind == "bare":
        return bare.play
    return random_play(kind, int(which), views=views)


def play_for(seconds: float, play: Play, chance: Random) -> float:
    """Moves per second. Whole games are played; the time of other processes does not count."""
    start = process_time()
    moves = 0
    while process_time() - start < seconds:
        moves += play(chance)
    return moves / (process_time() - start)


def main(name: str, warm_up: str, seconds: str, views: str) -> None:
    play = contestant(name, views=views == "1")
    chance = Random(1)
    play_for(float(warm_up), play, chance)
    print(play_for(float(seconds), play, chance))


if __name__ == "__main__":
    main(*sys.argv[1:])
