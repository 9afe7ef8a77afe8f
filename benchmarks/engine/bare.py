"""How fast Python could be: Odyssey's turn on lists that change in place, with no rule checked.

A move is a choice among what is there and the change that it makes. There are no offers, refusals,
events, history or secrets, and nobody is asked whether to go on.
"""

from random import Random

PLAYERS = 4
HAND = 6
TARGET = 30


def play(chance: Random) -> int:
    pile = list(range(84))
    chance.shuffle(pile)
    hands = [[pile.pop() for _ in range(HAND)] for _ in range(PLAYERS)]
    discards: list[int] = []
    totals = [0] * PLAYERS
    storyteller = moves = 0
    while max(totals) < TARGET:
        images = []
        for hand in hands:
            card = chance.choice(hand)
            hand.remove(card)
            images.append(card)
            moves += 1
        for seat in range(PLAYERS):
            if seat != storyteller:
                choices = [image for image in range(PLAYERS) if image != seat]
                totals[chance.choice(choices)] += 1
                moves += 1
        discards += images
        if len(pile) < PLAYERS:
            chance.shuffle(discards)
            pile, discards = discards + pile, []
        for hand in hands:
            hand.append(pile.pop())
        storyteller = (storyteller + 1) % PLAYERS
    return moves
