"""A choir by its vectors: the nearest of all that a voice says of a card, and the whole of it.

Some voices are close to everything: each is measured by the same clues as the cards are.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from reverie.bots.choir import SECOND, Choir, Kept, all_phrases, digest, phrases
from reverie.bots.tastes import VOICES, Taste
from reverie.bots.wording import normalised
from reverie.decks.voices import Voices
from reverie.languages import LANGUAGES

CLEAR = 0.45
"""So near is what one can tell somebody else as a reason,"""
UNUSUAL = 2.4
"""and so much nearer than most of what is said of all cards."""
SHORT = 1
"""An idea of more words is half a story of its own, or a clue that was found weak, and explains
nothing."""
FAR = 0.8
"""What an idea of a voice counts for that is not one's own at all."""
KEPT_DIMENSIONS = 112
"""With all 512 a card is found among six by one or two clues more in a hundred."""


class Hearing:
    def __init__(self, numpy: Any, choir: Choir, yardstick: Any) -> None:
        assert choir.kept is not None
        self._numpy = numpy
        self._choir = choir
        width = yardstick.shape[1]
        self._basis = numpy.frombuffer(choir.kept.basis, numpy.float16).reshape(-1, width)
        self._basis = self._basis.astype(numpy.float32)
        self._own_parts = self._parts(choir.language)
        own = self._rows(choir.language)
        groups = [own[start:stop] for start, stop, _ in self._own_parts]
        if choir.language != SECOND:
            second = self._rows(SECOND)
            ideas = [second[start:ideas] for start, _, ideas in self._parts(SECOND)]
            groups = [numpy.concatenate(both) for both in zip(groups, ideas, strict=True)]
        # As signed bytes, and how long each row is: all decks in all languages are kept.
        self._all = numpy.concatenate(groups)
        self._lengths = numpy.linalg.norm(self._all.astype(numpy.float32), axis=1)
        self._lengths = numpy.maximum(self._lengths, 1e-6)
        self._counts = numpy.array([len(group) for group in groups])
        self._starts = numpy.concatenate(([0], self._counts.cumsum()[:-1]))
        fits = self._raw(self._near(yardstick))
        self._centre = fits.mean(axis=1, keepdims=True)
        self._spread = numpy.maximum(fits.std(axis=1, keepdims=True), 1e-6)

    def fits(self, clues: Sequence[str], said: Any) -> Any:
        """For each clue, by its vector: a number for each voice of each card.

        What was written as this very clue does not count: a listener does not know it by heart.
        """
        near = self._near(said)
        for row, clue in zip(near, clues, strict=True):
            row[self._at.get(normalised(clue), [])] = row.mean()
        fits = ((self._raw(near) - self._centre) / self._spread).mean(axis=0)
        return fits.reshape(len(near), -1, len(VOICES))

    def idea(self, clue: str, said: Any, card: str, taste: Taste) -> str | None:
        """The idea of a card that is nearest to a clue, above all in a voice that is near; nothing
        where it is not near, or no nearer than other cards' ideas."""
        first = len(VOICES) * self._choir.places[card]
        near = self._near(said)[0]
        ideas = [
            (near[at] * (FAR + (1 - FAR) * share), near[at], text)
            for voice, share in enumerate(taste.shares)
            for at, text in enumerate(
                self._choir.said[card][VOICES[voice]].ideas[self._choir.language],
                int(self._starts[first + voice]),
            )
            if len(text.split()) <= SHORT
        ]
        if not ideas:
            return None
        _, nearness, text = max(ideas)
        own = near[self._is_own]
        least = max(CLEAR, own.mean() + UNUSUAL * own.std())
        return text if nearness >= least else None

    def vector(self, clue: str) -> Any:
        """Nearly that of a clue which a voice has said; nothing of any other."""
        number = self._numbers.get(normalised(clue))
        if number is None:
            return None
        return self._all[number] @ self._basis / self._lengths[number]

    def _near(self, said: Any) -> Any:
        """How near each clue is to each of all that is said."""
        every = self._all.astype(self._numpy.float32)
        return unit(self._numpy, said @ self._basis.T) @ every.T / self._lengths

    def _raw(self, near: Any) -> Any:
        np = self._numpy
        nearest = np.maximum.reduceat(near, self._starts, axis=1)
        whole = np.add.reduceat(near, self._starts, axis=1) / self._counts
        return np.stack((nearest, whole))

    def _rows(self, language: str) -> Any:
        np = self._numpy
        kept = self._choir.kept
        assert kept is not None
        rows = np.frombuffer(kept.rows, np.int8).reshape(-1, len(self._basis))
        places = np.frombuffer(kept.places[language], "<u2")
        return rows[places]

    def _parts(self, language: str) -> list[tuple[int, int, int]]:
        """Where the texts of each voice of each card begin and end, and where its ideas end."""
        parts, at = [], 0
        for card in self._choir.said.values():
            for name in VOICES:
                count = len(phrases(card[name], language))
                parts.append((at, at + count, at + len(card[name].ideas[language])))
                at += count
        return parts

    @cached_property
    def _at(self) -> dict[str, list[int]]:
        """Where each clue stands among all that is said."""
        found: dict[str, list[int]] = {}
        voices = (card[name] for card in self._choir.said.values() for name in VOICES)
        for start, voice in zip(self._starts, voices, strict=True):
            ideas, clues = (
                getattr(voice, kind)[self._choir.language] for kind in ("ideas", "clues")
            )
            for at, clue in enumerate(clues, int(start) + len(ideas)):
                found.setdefault(normalised(clue), []).append(at)
        return found

    @cached_property
    def _is_own(self) -> Any:
        """Which of all that is said is in the language of the choir."""
        starts = self._starts.tolist()
        own = self._numpy.zeros(len(self._all), bool)
        for at, (start, stop, _) in zip(starts, self._own_parts, strict=True):
            own[at : at + stop - start] = True
        return own

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """Where what is said in the language of the choir stands, by its text."""
        texts = all_phrases(self._choir.said, self._choir.language)
        places = self._numpy.flatnonzero(self._is_own).tolist()
        return dict(zip(texts, places, strict=True))


def unit(numpy: Any, rows: Any) -> Any:
    return rows / numpy.maximum(numpy.linalg.norm(rows, axis=1, keepdims=True), 1e-6)


def build(numpy: Any, said: Voices, model: str, embed: Any) -> Kept:
    """The vectors of a deck's voices in as many dimensions as tell them apart."""
    texts = {language: all_phrases(said, language) for language in LANGUAGES}
    every = sorted({text for some in texts.values() for text in some})
    rows = unit(numpy, embed(every))
    _, basis = numpy.linalg.eigh(rows.T @ rows)
    basis = basis[:, ::-1][:, :KEPT_DIMENSIONS].T.astype(numpy.float16)
    small = rows @ basis.astype(numpy.float32).T
    small = small / numpy.maximum(numpy.abs(small).max(axis=1, keepdims=True), 1e-6)
    packed = numpy.round(127 * small).astype(numpy.int8)
    place = {text: number for number, text in enumerate(every)}
    return Kept(
        model,
        digest(said),
        basis.tobytes(),
        packed.tobytes(),
        {
            code: numpy.array([place[text] for text in some], "<u2").tobytes()
            for code, some in texts.items()
        },
    )
