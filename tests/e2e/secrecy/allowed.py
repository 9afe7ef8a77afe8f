"""Every field that a message may have. What is not listed here is taken for a leak."""

PUBLIC = ("scored", "over")
"""The phases of Odyssey in which votes and owners are open (O8)."""

FRAMES = {
    "view": {"type", "version", "view", "news", "id"},
    "refused": {"type", "id", "error", "message"},
    "said": {"type", "seat", "text", "id", "name", "at", "earlier"},
    "watching": {"type", "watcher", "name"},
    "invited": {"type"},
    "declined": {"type", "watcher", "name"},
    "pong": {"type"},
    "goodbye": {"type", "retry_after"},
}
ANSWERS = {
    *("table", "seat", "token"),  # a seat that was taken
    *("game", "status", "options", "host", "seats", "tables"),  # tables
    *("version", "view"),  # a move
    *("error", "message"),
    *("seed", "setup", "start", "events"),  # the log of a game that is over
    *("number", "steps", "link", "spirits"),  # its replay
    "games",
    *("deck", "name", "cards", "count", "back", "decks"),  # decks
    "url",  # where phones find the server
}
VIEW = {
    *("table", "game", "status", "you", "host", "version", "options", "seats", "play", "can"),
    *("seed_hash", "deadline", "bots_know", "evening"),
}
EVENING = {"games", "wins"}
PLAYED = {"number", "game", "winners", "totals", "names"}
SEAT = {"seat", "name", "colour", "symbol", "bot", "level", "face", "connected", "program", "free"}
STELLA = {
    *("kind", "phase", "round", "grid", "clue", "flip", "first_scout", "done", "slate", "counts"),
    *("dark", "scout", "shown", "fallen", "stars", "rounds", "totals", "winners", "waiting_for"),
    "reasons",
}
ODYSSEY = {
    *("kind", "phase", "turn", "storyteller", "hand", "clue", "aloud", "gave", "waiting_for"),
    *("images", "own_images", "votes", "red", "owners", "points", "totals", "teams", "target"),
    *("laps", "draw_pile", "winners", "reasons", "mine", "again"),
}
SHOWN = {"card", "scout", "outcome", "players", "stars"}
CAN = {
    "configure": {"type", "options", "games"},
    "add_bot": {"type", "levels"},
    "remove": {"type", "from", "for_good"},
    "rename": {"type"},
    "lobby": {"type"},
    "arrange": {"type", "seats"},
    "colour": {"type", "from"},
    "face": {"type", "from"},
    "start": {"type"},
    "leave": {"type"},
    "replace": {"type", "from"},
    "rematch": {"type"},
    "continue": {"type", "all"},
    "mark": {"type", "from", "min", "max"},
    "pass_pen": {"type"},
    "take_pen": {"type"},
    "flip_word": {"type"},
    "show": {"type", "from"},
    "defer": {"type"},
    "volunteer": {"type"},
    "tell": {"type", "from", "clue"},
    "give": {"type", "from", "min", "max"},
    "mine": {"type", "from", "min", "max"},
    "vote": {"type", "from", "min", "max", "red"},
}
_SEAT = {"what", "seat"}
_ALONE = {"what"}
_SHOWN = {"what", "card", "scout", "players"}
NEWS = {
    **dict.fromkeys(("connected", "disconnected", "stood_up", "came_back", "host_passed"), _SEAT),
    **dict.fromkeys(("told", "mine", "voted", "continued"), _SEAT),
    **dict.fromkeys(("pen_passed", "pen_taken", "flip_agreed"), _SEAT),
    "sat_down": {"what", "name"},
    "seat_taken": {"what", "seat", "name"},
    "renamed": {"what", "seat", "name"},
    "reacted": {"what", "seat", "mood"},
    "giver_named": {"what", "seat", "by"},
    "removed": _SEAT,
    "time_up": {"what", "seats"},
    "bot_added": {"what", "name", "face"},
    "bot_took_over": {"what", "seat", "face"},
    **dict.fromkeys(("started", "lobby_again", "word_flipped", "hands_passed"), _ALONE),
    **dict.fromkeys(("spark", "super_spark", "fall"), _SHOWN),
    "announced": {"what", "counts", "dark"},
    "round_scored": {"what", "points"},
    "round_started": {"what", "row", "cards"},
    "given": {"what", "seat", "count"},
    "laid": {"what", "images"},
    "asked_again": {"what", "seats"},
    "turn_scored": {"what", "points"},
    "turn_started": {"what", "reshuffled"},
}
