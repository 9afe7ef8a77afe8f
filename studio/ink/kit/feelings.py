"""Ten emotions and more, as what they do to a face."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Feeling:
    inner: float = 0.0  # the inner end of the brow, up or down, -1..1
    outer: float = 0.0
    lid: float = 0.6  # 0 shut .. 1 staring
    smile: float = 0.0
    gape: float = 0.0  # mouth open 0..1
    frown: float = 0.0  # brows drawn together
    sneer: float = 0.0  # lines from the nose
    grin: float = 0.0  # laughs with its teeth, 0..1
    tilt: float = 0.0  # head hangs (-) or is raised (+), degrees


FEELINGS = {
    "calm": Feeling(),
    "joy": Feeling(0.25, 0.3, 0.45, 0.9, 0.12, tilt=4),
    "grin": Feeling(0.3, 0.35, 0.42, 1.0, grin=1.0, tilt=4),
    "laugh": Feeling(0.3, 0.3, 0.18, 1.0, 0.55, tilt=12),
    "grief": Feeling(0.9, -0.35, 0.28, -0.7, 0.0, 0.4, tilt=-14),
    "weep": Feeling(1.0, -0.4, 0.05, -0.9, 0.35, 0.6, 0.3, tilt=-6),
    "rage": Feeling(-1.0, 0.65, 0.85, -0.6, 0.6, 1.0, 0.9),
    "scorn": Feeling(-0.4, 0.5, 0.4, -0.35, 0, 0.3, 0.5, tilt=6),
    "fear": Feeling(0.9, 0.35, 1.0, -0.35, 0.3, 0.5),
    "awe": Feeling(0.6, 0.6, 0.95, 0.1, 0.25, tilt=10),
    "shame": Feeling(0.6, -0.2, 0.2, -0.3, 0, 0.2, tilt=-22),
    "tender": Feeling(0.4, 0.0, 0.3, 0.45, 0, tilt=-8),
    "desire": Feeling(0.15, 0.15, 0.35, 0.25, 0.1, tilt=5),
    "sly": Feeling(-0.35, 0.4, 0.4, 0.6, 0, tilt=-3),
    "tired": Feeling(0.35, -0.3, 0.22, -0.15, tilt=-8),
    "sleep": Feeling(0.1, 0.0, 0.0, 0.1),
    "sing": Feeling(0.45, 0.2, 0.1, 0.1, 0.6, tilt=10),
    "pain": Feeling(0.5, -0.5, 0.0, -0.5, 0.25, 0.9, 0.7),
    "proud": Feeling(0.0, 0.25, 0.35, 0.15, 0, tilt=12),
}
