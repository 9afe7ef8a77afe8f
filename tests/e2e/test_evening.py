"""An evening of three games: Stella, Odyssey, Party, with latecomers and a score that goes on."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.company import Turn, play_round
from tests.e2e.home import Home, sit_down
from tests.e2e.lobby import Lobby
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.player import PHONE, Player
from tests.e2e.stella import Stella
from tests.e2e.television import Television

TARGET = 15


def test_an_evening_of_three_games(people: People) -> None:
    ada = people.invite("Ada", PHONE, motion=True)
    home, lobby = Home(ada), Lobby(ada)
    home.open()
    home.open_table("stella")
    path = f"/t/{lobby.code}"
    for bots in (1, 2):
        lobby.add_bot()
        lobby.sees_people(bots + 1)
    lobby.raise_curtain()

    cleo = people.invite("Cleo", PHONE)
    ada.sees(Stella(ada).pass_pen)
    cleo.page.goto(path)
    cleo.press(cleo.button("join.watch"))
    evening = [play_stella(ada, cleo)]
    to_the_lobby(ada)
    sits_down_between_games(ada, cleo)
    sees_evening(cleo, evening, {"Cleo": [None]})

    television = Television(people.invite("Television"), lobby.code)
    television.player.page.evaluate("window.isTheSamePage = true")
    lobby.choose_play("game.odyssey")
    television.player.sees(television.player.find("heading", "game.odyssey"))
    choose_a_short_one(lobby)
    lobby.play_again()
    dov = people.invite("Dov")
    evening.append(play_odyssey(ada, cleo, dov, path, television))
    to_the_lobby(ada)
    sees_evening(dov, evening, {"Cleo": [None, ...]})

    lobby.choose_play("game.party")
    television.player.sees(television.player.find("heading", "game.party"))
    for seats in (5, 6):
        lobby.add_bot()
        expect(board_of(ada).get_by_role("row")).to_have_count(1 + seats)
    lobby.play_again()
    evening.append(play_party(television, ada, cleo, dov))
    assert television.player.page.evaluate("window.isTheSamePage"), "it follows by itself"
    ada.finds_nothing_in_the_way("the end of an evening")
    to_the_lobby(ada)
    for player in (ada, cleo, dov):
        sees_evening(player, evening, {"Cleo": [None, ..., ...]})
    cleo.finds_nothing_in_the_way("the lobby after three games")


def play_stella(ada: Player, watcher: Player) -> list[int]:
    """A whole one, while somebody looks on."""
    screen = Stella(ada)
    for number in range(1, 5):
        screen.mark(["A1", "B2"])
        screen.pass_the_pen()
        play_round(ada)
        if number == 1:
            watcher.reads("stella.scored_title", round="I")
            expect(Stella(watcher).next_round).to_have_count(0)
        if number < 4:
            ada.press(screen.next_round)
            ada.sees(screen.pass_pen)
    watcher.sees(Over(watcher).standings)
    over = Over(ada)
    ada.sees(over.chart)
    over.open_round(4)
    ada.finds_nothing_in_the_way("the end, a round unfolded")
    ada.page.emulate_media(reduced_motion="reduce")
    return totals_of(ada)


def sits_down_between_games(host: Player, latecomer: Player) -> None:
    latecomer.press(
        latecomer.page.get_by_role("button", name=latecomer.words.begins("evening.sit"))
    )
    dialog = latecomer.find("dialog", "evening.sit")
    dialog.get_by_label(latecomer.words.within("open.name")).fill(latecomer.name)
    latecomer.press(dialog.get_by_role("button", name=latecomer.words.exactly("home.join")))
    for player in (host, latecomer):
        player.sees(row_of(player, latecomer.name))


def choose_a_short_one(lobby: Lobby) -> None:
    ada = lobby.player
    ada.press(ada.button("evening.change"))
    lobby.choose("target", ada.words.exactly("option.points", count=TARGET))
    done = ada.button("done")
    ada.press(done)
    expect(done).to_be_hidden()


def play_odyssey(
    ada: Player, cleo: Player, dov: Player, path: str, television: Television
) -> list[int]:
    """Dov comes when it has begun, and takes over from a bot."""
    turn = Turn(ada, cleo)
    turn.begin(anybody=True)
    dov.page.goto(path)
    dov.reads("join.late")
    sit_down(dov)
    ada.reads("told.instead", name="Dov")
    turn.give()
    television.player.sees(television.words("tv.vote"))
    turn = Turn(ada, cleo, dov)
    turn.vote()
    return play_to_the_end(turn)


def play_party(television: Television, *people: Player) -> list[int]:
    turn = Turn(*people, party=True)
    turn.begin(anybody=True)
    turn.give()
    television.player.sees(television.words("tv.vote_party"))
    turn.vote()
    return play_to_the_end(turn)


def play_to_the_end(turn: Turn) -> list[int]:
    while not turn.is_last():
        turn.go_on()
        turn.begin()
        turn.play()
    turn.finish()
    return totals_of(turn.host)


def to_the_lobby(host: Player) -> None:
    host.press(Over(host).another_game)
    host.sees(board_of(host))


def totals_of(player: Player) -> list[int]:
    over = Over(player)
    player.sees(over.standings)
    return [int(line.split()[-1]) for line in over.lines.all_inner_texts()]


def board_of(player: Player) -> Locator:
    return player.find("table", "evening.title")


def row_of(player: Player, name: str) -> Locator:
    header = player.page.get_by_role("rowheader", name=re.compile(rf"^{name}\b"))
    return board_of(player).get_by_role("row").filter(has=header)


def sees_evening(
    player: Player, evening: list[list[int]], present: dict[str, list[object]]
) -> None:
    """A column for each game with everybody's points, and how many each has won."""
    player.reads("evening.next")
    points = [sorted(totals) for totals in evening]
    wins = sum(totals.count(max(totals)) for totals in evening)
    player.waits_until(lambda: columns_of(player) == (points, wins))
    for name, games in present.items():
        cells = row_of(player, name).get_by_role("cell")
        for game, there in enumerate(games):
            absent = player.words.within("evening.absent")
            if there is None:
                expect(cells.nth(game)).to_contain_text(absent)
            else:
                expect(cells.nth(game)).not_to_contain_text(absent)


def columns_of(player: Player) -> tuple[list[list[int]], int]:
    """The points of each game, the lowest first, and how many games were won in all."""
    rows: list[list[str]] = board_of(player).evaluate_all(
        "boards => boards.flatMap((board) => [...board.querySelectorAll('tbody tr')].map("
        "(row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)))"
    )
    if not rows:
        return [], 0
    *games, wins = ([number_in(cell) for cell in column] for column in zip(*rows, strict=True))
    return [sorted(point for point in game if point is not None) for game in games], sum(
        won or 0 for won in wins
    )


def number_in(text: str) -> int | None:
    found = re.search(r"\d+", text)
    return int(found[0]) if found else None
