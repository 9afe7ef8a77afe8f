"""Watercolour: washes with wet edges, blooms, granulation, wet in wet, dry brush, lifting, splatter."""

import math

import cv2
import numpy as np
from shapely import affinity

from .colour import pigment, step
from .shapes import ell, union


class Washes:
    def wash(
        self,
        g,
        col,
        k=1.0,
        *,
        edge=0.55,
        gran=0.28,
        pool=0.3,
        bloom=0,
        wet=0,
        rough=1.2,
        off=1.5,
        grad=None,
        col2=None,
        mix=None,
        dry=0.0,
        streak=None,
        clip=None,
        tone=None,
    ):
        """Lay one wash of strength k.

        col, col2: pigments, mixed by `mix`: "noise" or a ramp. grad: a ramp of strength. A ramp is ("lin", degrees, a, b)
        from a to b along the direction, or ("rad", x, y, radius, a, b). wet: blur in pixels, wet in wet. bloom: backruns.
        dry 0..1: dry brush, `streak` its direction. off: how far the wash lies beside the line. tone: multiplies, a mask of
        the whole sheet. clip: a shape or a mask.
        """
        found = self._wash_mask(g, off, wet)
        if found is None:
            return
        bb, m, ramp_bounds = found
        if wet:
            m = self.warp(m, bb, rough * 0.4, rough * 0.5 + wet * 0.08, wet * 0.35)
            m = cv2.GaussianBlur(m, (0, 0), wet * 0.5) * 0.55 + cv2.GaussianBlur(m, (0, 0), wet * 0.22 + 0.4) * 0.45
            m = self.warp(m, bb, 0.6, wet * 0.08)
        elif rough:
            m = self.warp(m, bb, rough, rough * 1.2)
        if clip is not None:
            m = m * self.mask(clip, bb)
        low, mid = self.noise("low", bb), self.noise("mid", bb)
        c = m * (self._puddle(m, bb, pool, low, mid) if self.fresh else np.clip(1 + pool * 0.6 * low + pool * 0.2 * mid, 0.25, 2))
        if edge and not wet:
            c *= self._wet_edge(m, bb, edge)
        if grad is not None:
            u, a, b = self._ramp(grad, bb, ramp_bounds, low)
            c *= a + (b - a) * step(0, 1, u)
        if tone is not None:
            c *= self.mask(tone, bb)
        if bloom:
            c = self._blooms(c, m, bb, bloom, low)
        height = self.height[bb[1] : bb[3], bb[0] : bb[2]] * self.tooth
        felt = gran * self._felt(c * k * pigment(col).mean(), bb)
        c *= np.clip(1 - felt * 0.42 * height + felt * 0.16 * self.noise("micro", bb), 0.1, 2.4)
        if dry:
            c *= self._dry(height, mid, bb, dry, streak)
        stain = pigment(col)
        if col2 is not None:
            if mix is None or mix == "noise":
                u = step(-1.5, 1.5, low + 0.3 * mid)
            else:
                u, a, b = self._ramp(mix, bb, ramp_bounds, low)
                u = a + (b - a) * u
                u = np.clip(u + 0.05 * mid * (u > 0.02) * (u < 0.98), 0, 1)
            stain = stain * (1 - u[..., None]) + pigment(col2) * u[..., None]
        self.density[bb[1] : bb[3], bb[0] : bb[2]] += np.maximum(c, 0)[..., None] * k * stain

    def _wash_mask(self, g, off, wet):
        pad = int(24 + wet * 2.2)
        if isinstance(g, np.ndarray):
            ys, xs = np.where(g > 0.02)
            if len(xs) == 0:
                return None
            bb = max(0, xs.min() - pad), max(0, ys.min() - pad), min(self.w, xs.max() + pad), min(self.h, ys.max() + pad)
            return bb, g[bb[1] : bb[3], bb[0] : bb[2]].astype(np.float32), (xs.min(), ys.min(), xs.max(), ys.max())
        if self.beside(g):
            return None
        if off:
            g = affinity.translate(g, self.rng.normal() * off, self.rng.normal() * off)
        bb = self.bounds(g, pad)
        if bb[2] - bb[0] < 3 or bb[3] - bb[1] < 3:
            return None
        return bb, self.mask(g, bb), g.bounds

    def _wet_edge(self, m, bb, edge):
        """Pigment gathers at the rim, lost in places."""
        d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 3)
        lost = step(-1.2, 0.6, self.noise("low", bb))
        e = (np.exp(-d / 1.8) + 0.42 * np.exp(-d / 8.0) + 0.12 * np.exp(-d / 26.0)) * (d > 0)
        return 1 + edge * e * (0.35 + 0.9 * lost) - edge * 0.12

    def _felt(self, laid, bb):
        """How much of the tooth is felt: the more pigment lies on it, the less. Dark washes are calm, pale ones grainy."""
        before = self.density[bb[1] : bb[3], bb[0] : bb[2]].mean(2)
        return 1 / (1 + 0.7 * (before + np.maximum(laid, 0)))

    def _puddle(self, m, bb, pool, low, mid):
        """How much pigment settles where: soft laps of the brush and the fronts at which a wash dried, hard on one side."""
        if m.sum() < 30000:
            return np.clip(1 + pool * 0.4 * low + pool * 0.15 * mid, 0.3, 2)
        h, w = m.shape
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        lean = self.rng.uniform(-0.5, 0.5)
        x, y = (xx * 0.42 + lean * yy) % (w - 1), (yy - lean * 0.4 * xx) % (h - 1)
        laps = cv2.remap(np.ascontiguousarray(low), x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR)
        laps = cv2.GaussianBlur(laps, (0, 0), 6)
        q = 0.8 * low + 0.28 * mid + 0.05 * self.noise("fine", bb)
        gx, gy = cv2.Sobel(q, cv2.CV_32F, 1, 0, ksize=3) / 8, cv2.Sobel(q, cv2.CV_32F, 0, 1, ksize=3) / 8
        slope = np.hypot(gx, gy) + 2e-3
        front = np.zeros_like(m)
        for level in (-1.1, -0.2, 0.75):
            d = (q - level) / slope  # pixels from the line where it dried
            front += (np.exp(-np.abs(d) / 1.5) * 0.5 + np.exp(-np.maximum(d, 0) / 14) * 0.5) * (d > -3)
        kept = step(-0.2, 1.1, self.noise("low", bb) + 0.3 * self.noise("mid", bb))
        return np.clip(1 + pool * (0.24 * laps + 0.2 * low + 0.12 * mid + 0.7 * front * kept), 0.3, 2)

    def _ramp(self, spec, bb, bounds, low):
        y, x = np.mgrid[bb[1] : bb[3], bb[0] : bb[2]].astype(np.float32)
        if spec[0] == "rad":
            u = np.hypot(x - spec[1], y - spec[2]) / spec[3] + 0.05 * low
            return np.clip(u, 0, 1), spec[4], spec[5]
        t = math.radians(spec[1])
        dx, dy = math.cos(t), math.sin(t)
        corners = [px * dx + py * dy for px in (bounds[0], bounds[2]) for py in (bounds[1], bounds[3])]
        u = (x * dx + y * dy - min(corners)) / (max(corners) - min(corners) + 1e-6) + 0.06 * low
        return np.clip(u, 0, 1), spec[2], spec[3]

    def _blooms(self, c, m, bb, count, low):
        """Backruns: pale inside, with a ragged dark rim."""
        ys, xs = np.where(m > 0.6)
        if len(xs) == 0:
            return c
        yy, xx = np.mgrid[0 : m.shape[0], 0 : m.shape[1]].astype(np.float32)
        for _ in range(count):
            i = self.rng.integers(len(xs))
            r = self.rng.uniform(0.35, 1) * min(95, 0.5 * math.sqrt(len(xs)) + 8)
            d = np.hypot(xx - xs[i], (yy - ys[i]) * self.rng.uniform(0.8, 1.3)) / r
            d = d + 0.16 * self.noise("mid", bb) + 0.06 * self.noise("fine", bb)
            c = c * (1 - 0.42 * step(1.0, 0.45, d))
            c += m * 0.32 * np.exp(-(((d - 1.02) / 0.055) ** 2)) * step(0.2, -0.6, low) + m * 0.10 * np.exp(-(((d - 1.0) / 0.14) ** 2))
        return c

    def _dry(self, height, mid, bb, dry, streak):
        grain = height + 0.8 * mid
        if streak is not None:
            a = math.radians(streak)
            ker = np.zeros((31, 31), np.float32)
            cv2.line(ker, (int(15 - 15 * math.cos(a)), int(15 - 15 * math.sin(a))), (int(15 + 15 * math.cos(a)), int(15 + 15 * math.sin(a))), 1, 1)
            along = cv2.filter2D(np.ascontiguousarray(self.noise("micro", bb)), -1, ker / ker.sum())
            grain = 0.4 * height + 1.3 * along / along.std()
        return step(dry * 1.6 - 1.0, dry * 1.6 - 0.2, -grain + 0.3)

    def lift(self, g, amount=0.5, wet=12) -> None:
        """Take pigment out with a damp brush."""
        m = self.mask(g)
        if wet:
            m = cv2.GaussianBlur(m, (0, 0), wet)
        self.density *= (1 - amount * np.clip(m, 0, 1))[..., None]

    def glow(self, x, y, r, col="#f6b73c", k=0.7, lift=0.8) -> None:
        """A light: pigment lifted round it, a warm stain laid in its place."""
        yy, xx = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        d = np.hypot(xx - x, yy - y) / r + 0.05 * self.noise("low", (0, 0, self.w, self.h))
        m = np.exp(-((np.maximum(d, 0) * 1.7) ** 1.4)).astype(np.float32)
        self.density *= (1 - lift * m)[..., None]
        self.wash(np.clip(m * step(0.1, 0.45, d) * 1.2, 0, 1).astype(np.float32), col, k, edge=0, rough=0)

    def bleed(self, g, amount=8, blur=3) -> None:
        """Let wet neighbours run into one another inside g."""
        bb = self.bounds(g, 10)
        m = cv2.GaussianBlur(self.mask(g, bb), (0, 0), 6)[..., None]
        d = self.density[bb[1] : bb[3], bb[0] : bb[2]].copy()
        e = cv2.GaussianBlur(self.warp(d, bb, amount * 0.25, amount), (0, 0), blur)
        self.density[bb[1] : bb[3], bb[0] : bb[2]] = d * (1 - m) + e * m

    def splatter(self, col, n=60, area=None, size=(0.6, 4.5), k=0.8, centre=None, spread=160) -> None:
        drops = []
        x0, y0, x1, y1 = area or (0, 0, self.w, self.h)
        for _ in range(n):
            if centre is not None:
                x, y = np.array(centre) + self.rng.normal(size=2) * spread
            else:
                x, y = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            r = size[0] + (size[1] - size[0]) * self.rng.random() ** 4
            drops.append(ell(x, y, r, r * self.rng.uniform(0.8, 1.25), self.rng.uniform(0, 180)))
        self.wash(union(*drops), col, k, edge=0.6, gran=0.1, rough=0.6, off=0)

    def sky(self, stops, y0=0, y1=None, wet=70, clouds=0, k=1.0, clip=None) -> None:
        """Bands of colour that run into one another; stops are (place 0..1, colour, strength)."""
        y1 = y1 or self.h
        bb = (0, 0, self.w, self.h)
        y = np.mgrid[0 : self.h, 0 : self.w][0].astype(np.float32)
        u = (y - y0) / (y1 - y0) + wet / 900 * self.noise("low", bb) + wet / 5000 * self.noise("mid", bb)
        places = [s[0] for s in stops]
        inside = step(y1 + 2, y1 - 2, y) if y1 < self.h else np.ones_like(y)
        for i, (at, col, strength) in enumerate(stops):
            left = places[i - 1] if i else at - 1
            right = places[i + 1] if i + 1 < len(stops) else at + 1
            m = np.clip(np.minimum((u - left) / (at - left + 1e-6), (right - u) / (right - at + 1e-6)), 0, 1)
            if i == 0:
                m = np.where(u < at, 1, m)
            if i + 1 == len(stops):
                m = np.where(u > at, 1, m)
            self.wash((m * inside).astype(np.float32), col, k * strength, edge=0, rough=0, pool=0.35, clip=clip)
        for _ in range(clouds):
            x, y, r = self.rng.uniform(0, self.w), self.rng.uniform(y0, y0 + (y1 - y0) * 0.7), self.rng.uniform(60, 150)
            heap = union(*(ell(x + i * r * 0.5, y + self.rng.normal() * r * 0.15, r * self.rng.uniform(0.35, 0.6), r * 0.3) for i in range(-2, 3)))
            self.lift(self.warp(self.mask(heap), bb, 3, 14, 10), 0.75, 7)
