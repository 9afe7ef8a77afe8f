"""The sheet: washes as optical density, ink and gouache above them.

Light that passes the washes is exp(-density) of the paper, so glazes multiply as real ones do. Paint back to front;
`cover` reserves white paper for what stands in front. Shapes are shapely shapes or float masks of the whole sheet.
"""

import cv2
import numpy as np
import skia

from . import paper
from .colour import rgb, step
from .hatch import Hatching
from .model import Modelling
from .noise import SIZE, bank
from .pen import Pen
from .shapes import blob, polys
from .wash import Washes


def to_path(g) -> skia.Path:
    p = skia.Path()
    for q in polys(g):
        for ring in [q.exterior, *q.interiors]:
            p.addPoly([skia.Point(float(x), float(y)) for x, y in np.asarray(ring.coords)[:-1]], True)
    p.setFillType(skia.PathFillType.kEvenOdd)
    return p


class Sheet(Washes, Pen, Hatching, Modelling):
    def __init__(self, seed=1, size=(1000, 1500), stock="cold", light=(-0.55, -0.75), ink="#1d1a20", quick=False, fresh=True):
        self.w, self.h = size
        self.rng = np.random.default_rng(seed)
        self.quick = quick
        self.fresh = fresh  # fronts in the washes, hatching in bundles
        self.ink = ink
        self.density = np.zeros((self.h, self.w, 3), np.float32)
        self.ink_px = np.zeros((self.h, self.w, 4), np.uint8)
        self.body_px = np.zeros((self.h, self.w, 4), np.uint8)
        self._surfaces = skia.Surface(self.ink_px), skia.Surface(self.body_px)
        self.canvas, self.body = (s.getCanvas() for s in self._surfaces)
        self.paper, self.height, self.tooth = paper.make(stock, self.rng, self.w, self.h)
        v = np.array([*light, 0.6])
        self.light = v / np.linalg.norm(v)
        self.all = blob([(-40, -40, 1), (self.w + 40, -40, 1), (self.w + 40, self.h + 40, 1), (-40, self.h + 40, 1)])

    # -- helpers the other parts use
    def noise(self, grain: str, bb) -> np.ndarray:
        w, h = bb[2] - bb[0], bb[3] - bb[1]
        x, y = int(self.rng.integers(0, SIZE - w)), int(self.rng.integers(0, SIZE - h))
        return bank()[grain][y : y + h, x : x + w]

    def bounds(self, g, pad=24):
        a, b, c, d = g.bounds
        return max(0, int(a) - pad), max(0, int(b) - pad), min(self.w, int(c) + pad + 1), min(self.h, int(d) + pad + 1)

    def beside(self, g) -> bool:
        """Whether a shape lies (all but) outside the sheet."""
        if g.is_empty:
            return True
        a, b, c, d = g.bounds
        return c < 6 or d < 6 or a > self.w - 6 or b > self.h - 6

    def mask(self, g, bb=None) -> np.ndarray:
        x0, y0, x1, y1 = bb or (0, 0, self.w, self.h)
        if isinstance(g, np.ndarray):
            return g[y0:y1, x0:x1]
        px = np.zeros((y1 - y0, x1 - x0, 4), np.uint8)
        surface = skia.Surface(px)
        canvas = surface.getCanvas()
        canvas.translate(-x0, -y0)
        canvas.drawPath(to_path(g), skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        return px[..., 3].astype(np.float32) / 255

    def warp(self, m, bb, fine, mid=0.0, low=0.0) -> np.ndarray:
        """Shift a picture by noise of three grains."""
        h, w = m.shape[:2]
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        for amount, grain in ((fine, "fine"), (mid, "mid"), (low, "low")):
            if amount:
                xx = xx + amount * self.noise(grain, bb)
                yy = yy + amount * self.noise(grain, bb)
        return cv2.remap(m, xx.astype(np.float32), yy.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)

    def cover(self, g, keep=0.0, ink=None) -> None:
        """Reserve paper: take away what was painted and drawn behind g. ink: how much of the pen is kept, as of the wash unless told."""
        ink = keep if ink is None else ink
        if isinstance(g, np.ndarray):
            self.density *= (1 - g * (1 - keep)).astype(np.float32)[..., None]
            left = (1 - g * (1 - ink)).astype(np.float32)
            for px in (self.ink_px, self.body_px):
                px[:] = (px * left[..., None]).astype(np.uint8)
            return
        if self.beside(g):
            return
        x0, y0, x1, y1 = bb = self.bounds(g, 3)
        self.density[y0:y1, x0:x1] *= (1 - self.mask(g, bb) * (1 - keep))[..., None]
        p = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kDstOut)
        p.setColor(skia.Color(0, 0, 0, int(255 * (1 - ink))))
        for canvas in (self.canvas, self.body):
            canvas.drawPath(to_path(g), p)

    def frame(self, inset=30, jitter=4):
        """A picture area with a hand-made edge inside the sheet: paint within it, or call `edge` at the end."""
        i, w, h, pts = inset, self.w, self.h, []
        corners = [(i, i), (w - i, i), (w - i, h - i), (i, h - i)]
        for n, a, b in zip((14, 20, 14, 20), corners, corners[1:] + corners[:1], strict=True):
            for k in range(n):
                t = k / n
                pts.append(tuple(np.array(a) * (1 - t) + np.array(b) * t + self.rng.normal(size=2) * jitter * 0.5))
        return blob(pts, 6)

    def edge(self, inset=34, jitter=5) -> None:
        """White margins with a ragged, wet edge round what is painted."""
        g = self.frame(inset, jitter)
        m = self.warp(self.mask(g), (0, 0, self.w, self.h), 1.6, 2.2)
        d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 3)
        self.density *= (1 + 0.35 * np.exp(-d / 2.2) * (d > 0))[..., None]
        self.cover((1 - m).astype(np.float32))

    def render(self) -> np.ndarray:
        out = self.paper * np.exp(-3.4 * np.tanh(self.density / 3.4))
        for px, skip in ((self.ink_px, 0.55), (self.body_px, 0.45)):
            a = px[..., 3].astype(np.float32) / 255
            colour = px[..., :3].astype(np.float32) / np.maximum(a, 1e-3)[..., None]
            a = a * (1 - skip * self.tooth * step(0.6, 2.2, self.height))  # the pen skips on the paper's peaks
            out = out * (1 - a[..., None]) + np.clip(colour, 0, 255) * a[..., None]
        soft = cv2.GaussianBlur(self.height, (0, 0), 0.8)
        emboss = soft - np.roll(np.roll(soft, 2, 0), 2, 1)
        return np.clip(out * (1 + 0.016 * self.tooth * emboss)[..., None], 0, 255).astype(np.uint8)

    def colour_of(self, c, body: bool):
        return rgb(c or ("#fffdf6" if body else self.ink))
