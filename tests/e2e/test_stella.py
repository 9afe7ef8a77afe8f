"""A whole Stella of four, in four languages, on phones and laptops, with a television."""

from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, PHONE
from tests.e2e.stella import PLACES, StellaTable
from tests.games.scoring.oracles import stella_points

# A spark, a super-spark and a fall in every round; in the first one the last player is in the Dark.
ROUNDS = [
    [["A1", "A2"], ["A1", "B1"], ["A1", "A2", "B1"], ["A1", "C3", "C4", "C5"]],
    [["A1", "A2"], ["A2", "A1"], ["A1", "B3"], ["C1", "C2"]],
    [["B1"], ["B1", "B2"], ["B2", "B1"], ["B5"]],
    [["C5", "C4"], ["C5"], ["C4", "A3"], ["C5", "C4"]],
]


def numbers(slates: list[list[str]]) -> list[list[int]]:
    return [[PLACES.index(place) for place in slate] for slate in slates]


def test_a_whole_game_of_four(people: People) -> None:
    ada = people.invite("Ada", DESKTOP, language="en")
    bao = people.invite("Bao", PHONE, language="fr")
    cleo = people.invite("Cleo", DESKTOP, language="de")
    dov = people.invite("Dov", PHONE, language="es")
    table = StellaTable(ada, bao, cleo, dov)
    people.gather("stella", *table.players).raise_curtain()
    totals = [0, 0, 0, 0]

    for number, slates in enumerate(ROUNDS, start=1):
        table.associate(slates)
        shows = table.reveal(slates)
        points = stella_points(
            numbers(slates), [(scout, PLACES.index(place)) for scout, place in shows]
        )
        totals = [total + point for total, point in zip(totals, points, strict=True)]
        if number < len(ROUNDS):
            for screen in table.everybody:
                scores = screen.scores()
                assert [scores[name][number - 1] for name in table.names] == [*points]
                assert [scores[name][-1] for name in table.names] == totals
            table.go_on()

    for player in table.players:
        assert Over(player).totals() == sorted(totals, reverse=True)
