"""Takes the pictures of docs/screens from real games: python -m tests.e2e.screens."""

import base64
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.home import Home
from tests.e2e.lobby import Lobby
from tests.e2e.odyssey import OdysseyTable
from tests.e2e.people import NAMES, People
from tests.e2e.player import PHONE, Device, Player
from tests.e2e.stella import Stella
from tests.e2e.television import Television
from tests.server.kit import Nursery, Server, running

FOLDER = Path(__file__).parents[2] / "docs/screens"
SHARP: Device = {**PHONE, "color_scheme": "dark", "device_scale_factor": 2}
WALL: Device = {"viewport": {"width": 1920, "height": 1080}}
BESIDE: Device = {"viewport": {"width": 1424, "height": 978}}
QUALITY = 80
SHOWN_BEFORE = ("B1", "C2")
SHOWN_BY_BAO = ("B4", "A2", "C2", "B1")
SLATES = (
    ("A2", "B1", "B4", "C2", "C3"),
    ("A2", "B1", "B4", "C2"),
    ("A3", "B1", "B4", "C2"),
    ("A2", "B1", "B4", "C2", "A5"),
)
PHONES = """
<style>
  body { margin: 0; height: 100vh; display: flex; justify-content: center; align-items: center;
    gap: 48px; background: linear-gradient(#0a0f29, #171f58 60%, #2a1650); }
  img { width: 400px; border-radius: 26px; box-shadow: 0 0 0 4px #2a3a86, 0 18px 40px #0009; }
</style>
"""


def main() -> None:
    nursery = Nursery()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(nursery, Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        people = People(browser, server)
        take_home(people)
        marking, spark = take_stella(people)
        voting = take_odyssey(people)
        keep("odyssey-phone", voting)
        keep("phones", side_by_side(browser, marking, spark, voting))
        browser.close()
    nursery.close()


def take_home(people: People) -> None:
    player = people.invite("Ada")
    Home(player).open()
    keep("home-desktop", look(player))


def take_stella(people: People) -> tuple[bytes, bytes]:
    """Ada marks at a desk and on her phone; then Bao shows a picture that many have marked."""
    ada, bao, cleo, dov = (people.invite(name) for name in NAMES[:4])
    lobby = people.gather("stella", ada, bao, cleo, dov)
    path = f"/t/{lobby.code}"
    for _ in range(2):
        lobby.add_bot()
    television = Television(people.invite("Television", WALL), lobby.code)
    lobby.raise_curtain()
    screens = [Stella(player) for player in (ada, bao, cleo, dov)]
    for screen, slate in zip(screens, SLATES, strict=True):
        screen.mark(slate)
    for screen in screens[1:3]:
        screen.pass_the_pen()
    keep("stella-desktop", look(ada))

    ada.vanish()
    ada.take(SHARP)
    ada.page.goto(path)
    screens[0] = Stella(ada)
    screens[0].sees_marks(SLATES[0])
    marking = look(ada)
    screens[0].pass_the_pen()
    screens[3].pass_the_pen()
    _play_until_turn_of(screens[1], screens)
    place = min(screens[1].left_to_show(), key=SHOWN_BY_BAO.index)
    screens[1].show(place)
    for player in (ada, television.player):
        expect(player.page.get_by_text(place, exact=True).first).to_be_visible()
    keep("tv", look(television.player))
    return marking, look(ada)


def _play_until_turn_of(wanted: Stella, screens: list[Stella]) -> None:
    """The others keep what Bao likes best for later."""
    while not is_turn_of(wanted):
        for screen in screens:
            if screen is not wanted and is_turn_of(screen):
                left = screen.left_to_show()
                screen.show(next((place for place in SHOWN_BEFORE if place in left), left[0]))
        wanted.player.takes_a_moment()


def is_turn_of(screen: Stella) -> bool:
    own = screen.words.exactly("stella.scout_line", who="you")
    return screen.page.get_by_role("main").get_by_text(own).count() > 0


def take_odyssey(people: People) -> bytes:
    """Everybody has voted but Ada, whose token lies on a picture already."""
    players = [people.invite(name, SHARP) for name in NAMES[:6]]
    people.gather("odyssey", *players)
    table = OdysseyTable(*players)
    Lobby(players[0]).raise_curtain()
    table[1].tell("The last one out turns off the sea")
    table.all_see_clue("The last one out turns off the sea")
    table.give(table.but(1), 1)
    story = table[1].own_image()
    table.vote(dict.fromkeys(table.but(0, 1), story))
    ada = table[0]
    ada.player.choose(ada.image(story))
    expect(ada.cast).to_be_enabled()
    return look(players[0])


def look(player: Player) -> bytes:
    """As soon as every picture is there."""
    player.page.wait_for_load_state("networkidle")
    expect(player.page.locator(".blur")).to_have_count(0)
    player.page.mouse.move(0, 0)  # off the card that it pressed last
    player.takes_a_moment()
    return player.page.screenshot()


def side_by_side(browser: Browser, *phones: bytes) -> bytes:
    page = browser.new_page(**BESIDE)
    pictures = (base64.b64encode(phone).decode() for phone in phones)
    images = "".join(f'<img src="data:image/png;base64,{picture}">' for picture in pictures)
    page.set_content(PHONES + images)
    return page.screenshot()


def keep(name: str, png: bytes) -> None:
    Image.open(io.BytesIO(png)).convert("RGB").save(
        FOLDER / f"{name}.webp", quality=QUALITY, method=6
    )


if __name__ == "__main__":
    main()
