"""A deck from somebody's pictures: every file is a card, or has a reason why not."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from reverie.decks.deck import alt
from reverie.decks.errors import Malformed, TooLarge
from reverie.decks.importing import (
    Imported,
    NoPictures,
    Wishes,
    import_path,
    import_uploads,
)
from reverie.decks.limits import Limits
from tests.decks.making import bomb, jpeg, library, located_exif, png, png_of, saved, scene, uploads

WISHES = Wishes(name="Holidays")
HTML = b"<html><script>alert(1)</script></html>"


def animation() -> bytes:
    return saved(scene(), "WebP", save_all=True, append_images=[scene(seed=1)])


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "bomb.png": (bomb, "too_large"),
    "wide.png": (lambda: png_of(40_000, 10, bytes(40_001 * 10)), "too_large"),
    "lying.png": (lambda: png_of(900, 900, bytes(100)), "broken"),
    "nothing.png": (lambda: png_of(0, 0, b""), "broken"),
    "dot.png": (lambda: png((1, 1)), "too_small"),
    "icon.png": (lambda: png((64, 64)), "too_small"),
    "strip.jpg": (lambda: jpeg((5000, 20)), "too_small"),
    "truncated.jpg": (lambda: jpeg((900, 900))[:-3000], "broken"),
    "half.avif": (lambda: saved(scene(), "AVIF")[:400], "broken"),
    "garbage.png": (lambda: png()[:100] + b"garbage" * 500, "broken"),
    "signature.jpg": (lambda: b"\xff\xd8\xff" + b"\0" * 5000, "broken"),
    "animated.webp": (animation, "animated"),
    "page.jpg": (lambda: HTML, "not_a_picture"),
    "page.html": (lambda: HTML, "not_a_picture"),
    "vector.svg": (lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not_a_picture"),
    "script.png": (lambda: b"%!PS-Adobe-3.0\n", "not_a_picture"),
    "renamed.jpg": (png, "mislabelled"),
    "empty.jpg": (bytes, "not_a_picture"),
}
GOOD: dict[str, Callable[[], bytes]] = {
    "whale kite.jpg": lambda: jpeg(exif=located_exif(6).tobytes(), seed=1),
    "fox.png": lambda: png(seed=2),
    "print.jpg": lambda: saved(scene(seed=3).convert("CMYK"), "JPEG"),
    "deep.png": lambda: saved(Image.linear_gradient("L").resize((300, 450)).convert("I;16"), "PNG"),
    "see-through.png": lambda: saved(scene(seed=4).convert("RGBA"), "PNG"),
    "ghost.gif": lambda: saved(scene(seed=5), "GIF"),
    "without suffix": lambda: saved(scene(seed=6), "AVIF"),
    # Two in one: only the pixels of the first are kept.
    "picture and page.gif": lambda: saved(scene(seed=7), "GIF") + HTML,
    "picture and zip.jpg": lambda: jpeg(seed=8) + b"PK\x03\x04" + HTML,
    "comment.jpg": lambda: jpeg(seed=9, comment=HTML),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Good and hostile files side by side."""
    pictures = tmp_path / "pictures"
    (pictures / "more").mkdir(parents=True)
    for name, (make, _) in HOSTILE.items():
        (pictures / name).write_bytes(make())
    for name, make_good in GOOD.items():
        (pictures / name).write_bytes(make_good())
    (pictures / "more" / "fox again.png").write_bytes(GOOD["fox.png"]())
    (tmp_path / "outside.jpg").write_bytes(jpeg())
    (pictures / "link.jpg").symlink_to(tmp_path / "outside.jpg")
    (pictures / "loop").symlink_to(pictures)
    (pictures / ".hidden.jpg").write_bytes(jpeg())
    (pictures / "Thumbs.db").write_bytes(b"thumbs")
    return pictures


def reasons(imported: Imported) -> dict[str, str]:
    assert all(refusal.message.endswith(".") for refusal in imported.refused)
    return {refusal.file: refusal.error for refusal in imported.refused}


def test_a_folder_of_hostile_files(tmp_path: Path, folder: Path) -> None:
    shelf = library(tmp_path)
    steps: list[tuple[int, int]] = []
    imported = import_path(folder, shelf, WISHES, lambda *step: steps.append(step))
    wanted = {name: code for name, (_, code) in HOSTILE.items()}
    wanted.update({"link.jpg": "link", "loop": "link", "more/fox again.png": "duplicate"})
    assert reasons(imported) == wanted
    assert imported.cards == len(GOOD)
    total = len(GOOD) + len(wanted)
    assert steps == [(done, total) for done in range(1, total + 1)]
    deck = shelf.get(imported.deck)
    assert sorted(card.title["und"] for card in deck.cards) == sorted(
        Path(name).stem.replace("-", " ") for name in GOOD
    )
    for card in deck.cards:
        for image, width in zip(card.images.names, (200, 400, 800), strict=True):
            data = shelf.image(imported.deck, image)
            assert data
            assert b"script" not in data
            with Image.open(BytesIO(data)) as picture:
                assert picture.size == (width, width * 3 // 2)
        assert card.palette
        assert card.placeholder
        assert alt(card, "de")


def test_an_id_says_nothing_about_the_picture(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    decks = []
    for _ in range(2):
        imported = import_uploads(uploads(tmp_path, ("whale.jpg", jpeg())), shelf, WISHES)
        decks.append(shelf.get(imported.deck))
    ids = {decks[0].deck, decks[1].deck, decks[0].cards[0].id, decks[1].cards[0].id}
    assert len(ids) == 4  # the same picture twice is two unrelated names
    assert all(len(one) == 26 for one in ids)


def test_a_table_beside_the_pictures(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "a.jpg").write_bytes(jpeg(seed=1))
    (pictures / "b.jpg").write_bytes(jpeg(seed=2))
    (pictures / "titles.csv").write_text(
        "file,title,alt_fr,tags\na.jpg,Whale,Une baleine,sea;sky\n"
    )
    (pictures / "other.csv").write_text("nothing of use\n")
    shelf = library(tmp_path)
    imported = import_path(pictures, shelf, WISHES)
    assert reasons(imported) == {"other.csv": "malformed"}
    first, second = shelf.get(imported.deck).cards
    assert (first.title, first.tags) == ({"und": "Whale"}, ("sea", "sky"))
    assert alt(first, "fr") == "Une baleine"
    assert alt(first, "pl") == "Whale"
    assert alt(second, "fr") == "b"


def test_uploads(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    files = uploads(tmp_path, ("C:\\pictures\\whale.jpg", jpeg()), ("../../x.png", png(seed=1)))
    imported = import_uploads(files, shelf, WISHES)
    titles = [card.title["und"] for card in shelf.get(imported.deck).cards]
    assert titles == ["whale", "x"]


def test_where_there_is_no_picture_there_is_no_deck(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    with pytest.raises(NoPictures) as error:
        import_uploads(uploads(tmp_path, ("a.jpg", HTML)), shelf, WISHES)
    assert error.value.code == "malformed"
    assert error.value.refused[0].error == "not_a_picture"
    assert "a.jpg" in error.value.message
    with pytest.raises(NoPictures):
        import_uploads([], shelf, WISHES)
    assert shelf.list() == ()


def test_a_bad_name_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(Malformed):
        import_uploads(uploads(tmp_path, ("a.jpg", jpeg())), library(tmp_path), Wishes(name=" "))


def test_an_import_that_fails_leaves_nothing(tmp_path: Path) -> None:
    shelf = library(tmp_path)

    def interrupt(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    files = uploads(tmp_path, *((f"{seed}.jpg", jpeg(seed=seed)) for seed in range(6)))
    with pytest.raises(KeyboardInterrupt):
        import_uploads(files, shelf, WISHES, interrupt)
    assert list((tmp_path / "decks").iterdir()) == []


def test_bounds(tmp_path: Path) -> None:
    files = uploads(tmp_path, *((f"{seed}.png", png(seed=seed)) for seed in range(4)))
    size = max(path.stat().st_size for _, path in files)

    def codes(limits: Limits) -> list[str]:
        imported = import_uploads(files, library(tmp_path, limits), WISHES)
        return [refusal.error for refusal in imported.refused]

    assert codes(Limits()) == []
    assert codes(Limits(cards=2)) == ["too_many", "too_many"]
    assert codes(Limits(total_bytes=2 * size)) == ["too_large", "too_large"]
    with pytest.raises(NoPictures, match="larger than"):
        codes(Limits(file_bytes=100))
    with pytest.raises(NoPictures, match="pixels"):
        codes(Limits(pixels=150_000))
    with pytest.raises(NoPictures, match="a side"):
        codes(Limits(side=400))
    with pytest.raises(TooLarge, match="more than 3 files"):
        codes(Limits(files=3))


def test_a_folder_with_too_many_files(tmp_path: Path) -> None:
    (tmp_path / "many").mkdir()
    for index in range(5):
        (tmp_path / "many" / f"{index}.txt").touch()
    with pytest.raises(TooLarge):
        import_path(tmp_path / "many", library(tmp_path, Limits(files=4)), WISHES)
