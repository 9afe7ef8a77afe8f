"""What was said at a table is kept for ten minutes, and within bounds."""

from reverie.tables.talk import MOST_BYTES, MOST_LINES, TEN_MINUTES, Line, Talk


def line(number: int, text: str = "hello", at: float | None = None) -> Line:
    return Line(f"{number:04}", float(number) if at is None else at, "hash", "Ada", text)


def test_what_is_older_than_ten_minutes_is_forgotten() -> None:
    talk = Talk()
    talk.add([line(1), line(2)])
    assert talk.recent(TEN_MINUTES) == (line(1), line(2))
    assert talk.recent(1 + TEN_MINUTES) == (line(2),)
    assert talk.recent(0.0) == (line(2),), "for good"


def test_the_same_line_is_new_once_and_late_ones_find_their_place() -> None:
    talk = Talk()
    assert talk.add([line(3), line(1)]) == (line(1), line(3))
    assert talk.add([line(3), line(2), line(2)]) == (line(2),)
    assert talk.recent(3.0) == (line(1), line(2), line(3))


def test_so_many_lines_are_kept() -> None:
    talk = Talk()
    for number in range(3 * MOST_LINES):
        talk.add([line(number)])
    kept = talk.recent(300.0)
    assert len(kept) == MOST_LINES
    assert kept[-1] == line(3 * MOST_LINES - 1)


def test_so_many_bytes_are_kept() -> None:
    talk = Talk()
    for number in range(MOST_LINES):
        talk.add([line(number, "🐇" * 500)])
    kept = talk.recent(100.0)
    assert sum(len(each.text.encode()) for each in kept) <= MOST_BYTES
    assert len(kept) == MOST_BYTES // 2003
    talk.add([line(500, "x" * MOST_BYTES)])
    assert talk.recent(500.0) == (), "one that is too long by itself leaves no room for another"
