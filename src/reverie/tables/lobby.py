"""Before a game and after it: sitting down, choosing, starting."""

from contextlib import suppress
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from reverie.games import GAMES
from reverie.games.errors import IllegalMove, Malformed
from reverie.games.game import AnyGame, Box
from reverie.games.real import REAL
from reverie.games.text import clean, is_blank
from reverie.tables import evening, usual
from reverie.tables import options as options_
from reverie.tables.codes import seed_of
from reverie.tables.colours import Colour, free_colour
from reverie.tables.draft import Draft
from reverie.tables.errors import NameTaken, NoBots, not_now
from reverie.tables.events import (
    Arranged,
    BotAdded,
    Change,
    ColourChosen,
    Configured,
    FaceChosen,
    HostPassed,
    LobbyAgain,
    Opened,
    Provided,
    Removed,
    Renamed,
    SatDown,
    SeatTaken,
    Started,
    StoodUp,
)
from reverie.tables.evolve import open_table
from reverie.tables.faces import Face
from reverie.tables.lookalikes import free_name, is_alike
from reverie.tables.options import Options
from reverie.tables.supplies import CastMember, Shelf, Supplies
from reverie.tables.table import Level, Seat, Status, Table

LONGEST_NAME = 40


class NewTable(Struct, frozen=True):
    """A table that somebody asks for."""

    game: str
    name: str
    options: dict[str, Any]
    program: bool = False


def open_(supplies: Supplies, new: NewTable, code: str, token: str, now: float) -> Change:
    """A new table with its host in seat 0."""
    if new.game not in GAMES:
        raise Malformed("There is no such game.")
    game = GAMES[new.game]
    chosen = _choose(supplies, game, options_.default_options(game), new.options)
    size, known = deck_size(supplies.shelf, chosen), supplies.bots_know(chosen.deck)
    by_host = "deck" in new.options
    opened = Opened(code, new.game, chosen, size, now, known, supplies.open_seeds, by_host)
    draft = Draft(open_table(opened))
    draft.events.append(opened)
    sit_down(draft, supplies, new.name, token, program=new.program)
    return draft.change()


def sit_down(
    draft: Draft, supplies: Supplies, name: str, token: str, *, program: bool = False
) -> None:
    table = draft.table
    if table.status != "lobby":
        raise IllegalMove("already_started", "The game has started; you can watch it.")
    _room_for_one(table)
    colour = free_colour({seat.colour for seat in table.seats})
    draft.happens(SatDown(own_name(table, name), colour, token, program))
    find_host(draft)
    lay_out(draft, supplies)


def sit_instead(draft: Draft, seat: int, name: str, token: str, *, program: bool = False) -> None:
    """A latecomer takes the seat of a bot, with its hand, its slate and its points."""
    table = draft.table
    if seat >= len(table.seats):
        raise Malformed(f"There is no seat {seat}.")
    if not is_free(table, table.seats[seat]):
        raise IllegalMove("already_started", "This seat cannot be taken; you can watch the game.")
    draft.sit_instead(SeatTaken(seat, own_name(table, name, seat), token, program))
    find_host(draft)


def is_free(table: Table, seat: Seat) -> bool:
    """Whether a bot of the host's sits there, for whoever comes."""
    return seat.bot and seat.token is None and (table.status == "lobby" or table.options.late)


def may_have_room(table: Table) -> bool:
    """Whether it makes sense to offer a seat: in a lobby, or where a bot makes room."""
    return table.status == "lobby" or (table.status == "playing" and _has_free(table))


def check_room(table: Table) -> None:
    """That somebody could sit down, if need be in the place of a bot."""
    if not _has_free(table):
        _room_for_one(table)


def _has_free(table: Table) -> bool:
    return any(is_free(table, seat) for seat in table.seats)


def read_name(text: str) -> str:
    name = clean(text)
    if is_blank(name) or len(name) > LONGEST_NAME:
        raise Malformed(f"A name has 1 to {LONGEST_NAME} characters.")
    return name


def own_name(table: Table, text: str, seat: int | None = None) -> str:
    """A name that nobody else at the table could be taken for; the seat's own name is no matter."""
    name = read_name(text)
    others = [each.name for number, each in enumerate(table.seats) if number != seat]
    free = free_name(name, others, LONGEST_NAME)
    if free != name:
        raise NameTaken(free)
    return name


def add_bot(draft: Draft, level: Level, supplies: Supplies) -> None:
    table = draft.table
    during("lobby", table)
    if table.options.deck == REAL:
        raise NoBots
    _room_for_one(table)
    bot = newcomer(table, supplies)
    names = [seat.name for seat in table.seats]
    name = free_name(bot.name if bot else f"Bot {len(names) + 1}", names, LONGEST_NAME)
    colour = free_colour({seat.colour for seat in table.seats})
    draft.happens(BotAdded(name, colour, level, bot.face if bot else None))
    lay_out(draft, supplies)


def newcomer(table: Table, supplies: Supplies) -> CastMember | None:
    """A bot that is not there yet, and if possible nobody's namesake."""
    faces = {seat.face for seat in table.seats}
    names = [seat.name for seat in table.seats]
    free = [bot for bot in supplies.cast(table.code) if bot.face not in faces]
    alone = (bot for bot in free if not any(is_alike(bot.name, name) for name in names))
    return next(alone, free[0] if free else None)


def _room_for_one(table: Table) -> None:
    if len(table.seats) >= table.rules.counts[-1]:
        raise IllegalMove("table_full", "Every seat of this table is taken.")


def remove(draft: Draft, supplies: Supplies, seat: int, *, for_good: bool = False) -> None:
    """From the lobby; a person for good also from a game, where a bot plays on."""
    table = draft.table
    if not for_good:
        during("lobby", table)
    if seat >= len(table.seats):
        raise Malformed(f"There is no seat {seat}.")
    if seat == table.host:
        raise IllegalMove("not_now", "The host leaves by themselves.")
    if for_good:
        if table.seats[seat].token is None:
            raise IllegalMove("not_now", "No person has this seat.")
        bot = newcomer(table, supplies)
        draft.remove(Removed(seat, bot.face if bot else None))
    if table.status == "lobby":
        draft.happens(StoodUp(seat))
        lay_out(draft, supplies)


def stand_up(draft: Draft, supplies: Supplies, seat: int) -> None:
    """Somebody leaves the lobby; a host passes the table on first."""
    pass_host(draft, seat)
    draft.happens(StoodUp(seat))
    lay_out(draft, supplies)


def pass_host(draft: Draft, leaving: int) -> None:
    """The next person clockwise is the host."""
    table = draft.table
    if leaving != table.host:
        return
    others = [seat for seat in table.people if seat != leaving]
    if others:
        draft.happens(HostPassed(min(others, key=lambda seat: (seat - leaving) % len(table.seats))))


def find_host(draft: Draft) -> None:
    """Where no person is the host any more, the first person is."""
    table = draft.table
    if table.people and table.host not in table.people:
        draft.happens(HostPassed(table.people[0]))


def choose_colour(draft: Draft, seat: int, colour: Colour) -> None:
    """Each for themselves (S5)."""
    during("lobby", draft.table)
    if any(each.colour == colour for at, each in enumerate(draft.table.seats) if at != seat):
        raise IllegalMove("colour_taken", "Somebody else has this colour.")
    draft.happens(ColourChosen(seat, colour))


def choose_face(draft: Draft, seat: int, face: Face) -> None:
    during("lobby", draft.table)
    draft.happens(FaceChosen(seat, face))


def arrange(draft: Draft, order: tuple[int, ...]) -> None:
    during("lobby", draft.table)
    if sorted(order) != list(range(len(draft.table.seats))):
        raise Malformed("The order names every seat once.")
    draft.happens(Arranged(order))


def rename(draft: Draft, seat: int, name: str) -> None:
    draft.happens(Renamed(seat, own_name(draft.table, name, seat)))


def configure(
    draft: Draft, supplies: Supplies, given: dict[str, Any] | None, name: str | None = None
) -> None:
    """Other options, or another game: then those of every game stay, and its own are as they come.

    More people may sit there than the game is for; it begins when the number is right. Whether
    people may chat and react is chosen at any time.
    """
    table = draft.table
    if given and name is None and given.keys() <= set(options_.TALK):
        chosen = _choose(supplies, table.rules, table.options, given)
        draft.happens(Configured(chosen, table.deck_size, table.bots_know))
        return
    during("lobby", table)
    if given is None and name is None:
        raise Malformed("Either options or a game are chosen.")
    given = given or {}
    if name is None or name == table.game:
        game, start, name = table.rules, table.options, None
    elif name in GAMES:
        game = GAMES[name]
        start = options_.for_another_game(game, table.options)
    else:
        raise Malformed("There is no such game.")
    chosen = _choose(supplies, game, start, given)
    if chosen.deck != table.options.deck and lacks_eyes(table, chosen):
        raise NoBots
    draft.happens(_configured(supplies, chosen, name, by_host="deck" in given))


def lacks_eyes(table: Table, chosen: Options) -> bool:
    """Whether real cards would be played with bots of the host's, who cannot see them (B8)."""
    return chosen.deck == REAL and any(seat.bot and not seat.token for seat in table.seats)


def _choose(supplies: Supplies, game: AnyGame, now: Options, given: dict[str, Any]) -> Options:
    return options_.configure(game, now, given, open_seeds=supplies.open_seeds)


def _configured(
    supplies: Supplies, chosen: Options, game: str | None = None, *, by_host: bool = False
) -> Configured:
    size, known = deck_size(supplies.shelf, chosen), supplies.bots_know(chosen.deck)
    return Configured(chosen, size, known, game, by_host)


def lay_out(draft: Draft, supplies: Supplies) -> None:
    """The usual deck for those who sit there, unless a host has said which; none that is gone."""
    table = draft.table
    deck, now = usual.deck(table), table.options.deck
    if table.deck_chosen or deck == now or now not in usual.DECKS:
        return
    with suppress(IllegalMove):
        draft.happens(_configured(supplies, replace(table.options, deck=deck)))


def deck_of(given: dict[str, Any], default: str = Options().deck) -> str:
    """The deck that is chosen with these options."""
    deck = given.get("deck", default)
    return deck if isinstance(deck, str) else default


def deck_size(shelf: Shelf, chosen: Options) -> int:
    return len(cards_of(shelf, chosen))


def cards_of(shelf: Shelf, chosen: Options) -> tuple[str, ...]:
    """The cards of the deck that was chosen, which may be gone by now; real ones are not here."""
    if chosen.deck == REAL:
        return ()
    try:
        return shelf.cards(chosen.deck)
    except LookupError:
        raise IllegalMove("bad_options", "deck: there is no such deck.") from None
    except Malformed as error:
        raise IllegalMove("bad_options", f"deck: {error}") from None


def size_now(supplies: Supplies, chosen: Options) -> int:
    """None where the deck is gone."""
    try:
        return deck_size(supplies.shelf, chosen)
    except IllegalMove:
        return 0


def provide(draft: Draft, supplies: Supplies) -> None:
    """Where the server has something else for the table than before, that is noted."""
    table = draft.table
    size = size_now(supplies, table.options)
    if (size, supplies.open_seeds) != (table.deck_size, table.open_seeds):
        draft.happens(Provided(size, supplies.bots_know(table.options.deck), supplies.open_seeds))


def start(draft: Draft, supplies: Supplies) -> None:
    """Deals a game to those who sit at the table."""
    table = draft.table
    rules, chosen = table.rules, table.options
    if lacks_eyes(table, chosen):
        raise NoBots
    cards = cards_of(supplies.shelf, chosen)
    new = evening.new_to(table, cards)
    fresh = tuple(card for card in cards if card in new)
    box = Box(
        seed=_seed(table, supplies),
        bots=tuple(seat.bot for seat in table.seats),
        cards=(*fresh, *(card for card in cards if card not in new)),
        fresh=len(fresh),
        words=supplies.shelf.word_cards(chosen.language),
        beginners=supplies.shelf.discovery_cards(chosen.language),
        real_cards=chosen.deck == REAL,
    )
    draft.happens(Started(rules.prepare(options_.game_options(rules, chosen), box)))


def _seed(table: Table, supplies: Supplies) -> str:
    chosen = table.options.seed
    return supplies.new_seed() if chosen is UNSET else seed_of(chosen, table.next_game)


def rematch(draft: Draft, supplies: Supplies) -> None:
    """The same people again."""
    during("over", draft.table)
    _choose_again(draft, supplies)
    start(draft, supplies)


def back_to_lobby(draft: Draft, supplies: Supplies) -> None:
    """Everybody stays; the game, the options and the seats may be changed."""
    during("over", draft.table)
    _choose_again(draft, supplies)
    draft.happens(LobbyAgain())


def _choose_again(draft: Draft, supplies: Supplies) -> None:
    table = draft.table
    chosen = options_.again(table.rules, table.options)
    if chosen != table.options:
        draft.happens(_configured(supplies, chosen))
    lay_out(draft, supplies)


def during(status: Status, table: Table) -> None:
    if table.status != status:
        raise not_now(table.status)
