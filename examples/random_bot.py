"""A bot that plays at random: reverie bot run examples/random_bot.py --table CODE"""

from random import Random

from reverie.client import any_move


class Lucky:
    def choose(self, view, can):
        return any_move(can, Random())
