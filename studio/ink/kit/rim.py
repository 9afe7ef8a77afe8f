"""Light from behind: the edge of a shape that catches it."""

import cv2
import numpy as np

from ..colour import step


def rim(s, g, dx, dy, col="#fff1cc", alpha=0.9, soft=1.2):
    """Body colour along the edge of g that looks towards (-dx, -dy); its breadth is the length of (dx, dy), and it breaks up as a dry brush does."""
    m = s.mask(g)
    h, w = m.shape
    beside = cv2.warpAffine(m, np.float32([[1, 0, dx], [0, 1, dy]]), (w, h), borderValue=1)
    edge = cv2.GaussianBlur(np.clip(m - beside, 0, 1), (0, 0), soft) * (m > 0.5)
    grain = step(-1.4, 0.2, s.noise("mid", (0, 0, w, h)) - 0.5 * s.height * s.tooth)
    s.stamp((edge * grain).astype(np.float32), col, True, alpha)
