"""A scene that stands askew upon the sheet: points are given as if it stood upright."""

import numpy as np
from shapely.geometry import Polygon

from ..shapes import move, path, valid


class Askew:
    def __init__(self, turn, origin):
        self._turn, self._origin = turn, origin

    def lean(self, pts):
        return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, self._turn, origin=self._origin)

    def at(self, x, y):
        return self.lean([(x, y)])[0]

    def flat(self, pts):
        return valid(Polygon(self.lean(pts)))

    def soft(self, pts, n=10):
        return valid(Polygon(self.lean(path(pts, n, True))))

    def pen(self, s, pts, w=2.0, col=None, n=8, **kw):
        s.stroke(self.lean(path(pts, n)), w, col, **kw)
