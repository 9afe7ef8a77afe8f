"""What somebody thinks in: things or what they bring to mind, and in whose words."""

from msgspec import Struct

VOICES = ("stories", "feelings", "sayings")
"""Who has said what the cards bring to mind: in films, songs and books; in relations and memories;
in nature, proverbs and wit."""


class Taste(Struct, frozen=True):
    poetry: float = 0.5
    """From 0, what is to be seen, to 1, what it brings to mind."""
    voices: tuple[float, ...] = (1.0,) * len(VOICES)
    """How near each of the voices is; only ratios count. Of a voice with 0 nothing is known."""

    @property
    def shares(self) -> tuple[float, ...]:
        whole = sum(self.voices)
        return tuple(voice / whole for voice in self.voices) if whole else self.voices


EVEN = Taste()


def of_voice(voice: str) -> Taste:
    """Of somebody who thinks in the words of one alone."""
    return Taste(voices=tuple(float(voice == one) for one in VOICES))
