"""The pen: strokes with pressure, contours that break towards the light, solid ink and body colour."""

import cv2
import numpy as np
import skia

from .noise import line_noise
from .shapes import ell, path, polys


class Pen:
    def stroke(self, pts, w=2.2, col=None, *, taper=(0.25, 0.35), wobble=1.0, press=0.35, clip=None, body=False, alpha=1.0):
        """One stroke; w is a width, or a width at each point. body: white or coloured gouache."""
        p = np.asarray([q[:2] for q in pts], float)
        if len(p) < 2:
            return
        along = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        length = along[-1]
        if length < 2:
            return
        n = max(4, int(length / 4))
        u = np.linspace(0, length, n)
        x, y = np.interp(u, along, p[:, 0]), np.interp(u, along, p[:, 1])
        tx, ty = np.gradient(x), np.gradient(y)
        q = np.hypot(tx, ty) + 1e-9
        nx, ny = -ty / q, tx / q
        o = wobble * (0.9 * line_noise(self.rng, n, length, 70) + 0.35 * line_noise(self.rng, n, length, 18))
        x, y = x + nx * o, y + ny * o
        width = w if np.ndim(w) == 0 else np.interp(u, along, np.asarray(w, float))
        width = width * (1 + press * line_noise(self.rng, n, length, 90) + 0.12 * line_noise(self.rng, n, length, 14))
        a, b = max(1e-3, min(taper[0] * length, 60)), max(1e-3, min(taper[1] * length, 80))
        width = width * np.clip(u / a, 0.12, 1) ** 0.7 * np.clip((length - u) / b, 0.06, 1) ** 0.7
        half = np.maximum(width, 0.25) / 2
        outline = np.vstack([np.c_[x + nx * half, y + ny * half], np.c_[x - nx * half, y - ny * half][::-1]])
        shape = skia.Path()
        shape.addPoly([skia.Point(float(a), float(b)) for a, b in outline], True)
        self.ink_path(shape, col, clip, body, alpha)

    def curve(self, pts, w=2.2, col=None, n=10, **kw):
        """A stroke through a few points."""
        self.stroke(path(pts, n), w, col, **kw)

    def ink_path(self, shape, col=None, clip=None, body=False, alpha=1.0):
        from .sheet import to_path

        c = self.colour_of(col, body)
        paint = skia.Paint(AntiAlias=True)
        paint.setColor(skia.Color(int(c[0]), int(c[1]), int(c[2]), int(255 * alpha)))
        canvas = self.body if body else self.canvas
        if clip is not None:
            canvas.save()
            canvas.clipPath(clip if isinstance(clip, skia.Path) else to_path(clip), skia.ClipOp.kIntersect, True)
        canvas.drawPath(shape, paint)
        if clip is not None:
            canvas.restore()

    def fill(self, g, col=None, body=False, alpha=1.0, clip=None):
        """Solid ink, or body colour."""
        from .sheet import to_path

        self.ink_path(to_path(g), col, clip, body, alpha)

    def stamp(self, m, col=None, body=False, alpha=1.0):
        """Solid ink through a mask of the whole sheet."""
        ys, xs = np.where(m > 0.01)
        if len(xs) == 0:
            return
        box = np.s_[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
        px = (self.body_px if body else self.ink_px)[box].astype(np.float32)
        a = (m[box] * alpha)[..., None]
        over = np.concatenate([np.broadcast_to(self.colour_of(col, body), px.shape[:2] + (3,)), np.full(px.shape[:2] + (1,), 255, np.float32)], -1)
        (self.body_px if body else self.ink_px)[box] = np.clip(px * (1 - a) + over * a, 0, 255).astype(np.uint8)

    def outline(self, g, w=2.4, col=None, *, lost=0.25, wobble=1.0, restate=0.3, weight=0.6, corner=38, clip=None, alpha=1.0):
        """The contour of a plane shape: cut at corners into strokes that overrun, heavy in shade, lost in light."""
        for q in polys(g):
            for ring in [q.exterior, *q.interiors]:
                if ring.length > 6:
                    self._ring(ring, w, col, lost, wobble, restate, weight, corner, clip, alpha)

    def _ring(self, ring, w, col, lost, wobble, restate, weight, corner, clip, alpha):
        rng = self.rng
        p = np.array(ring.coords)
        n = max(8, int(ring.length / 5))
        at = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        d = np.linspace(0, at[-1], n, endpoint=False)
        r = np.c_[np.interp(d, at, p[:, 0]), np.interp(d, at, p[:, 1])]
        a, b = r - np.roll(r, 3, 0), np.roll(r, -3, 0) - r
        turn = np.abs(np.degrees(np.arctan2(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0], (a * b).sum(1))))
        cuts = [i for i in range(n) if turn[i] > corner and turn[i] == turn[np.arange(i - 4, i + 5) % n].max()] or [int(rng.integers(n))]
        cuts = sorted({*cuts, *(int(x) for x in rng.integers(0, n, max(0, n // 70)))})
        t = np.roll(r, -1, 0) - np.roll(r, 1, 0)
        t /= np.hypot(*t.T)[:, None] + 1e-9
        normal = np.c_[t[:, 1], -t[:, 0]] * (1 if ring.is_ccw else -1)
        shade = -(normal @ self.light[:2])
        for i, start in enumerate(cuts):
            m = (cuts[(i + 1) % len(cuts)] - start) % n or n
            if m >= 2:
                idx = np.arange(start - 1, start + m + 2) % n
                self.contour(r[idx], shade[idx], w, col, lost=lost, wobble=wobble, restate=restate, weight=weight, clip=clip, alpha=alpha)

    def contour(self, pts, shade, w, col=None, *, lost=0.25, wobble=1.0, restate=0.3, weight=0.6, clip=None, alpha=1.0, taper=(0.12, 0.2)):
        """A line with living weight. shade at each point: 1 away from the light, -1 towards it, where it is left out."""
        rng = self.rng
        count = max(3, len(pts) // 10)
        gaps = np.interp(np.arange(len(pts)), np.linspace(0, len(pts), count), rng.random(count))
        keep = ~((shade < -0.1) & (gaps < lost))
        run = []
        for j in range(len(pts) + 1):
            if j < len(pts) and keep[j]:
                run.append(j)
                continue
            if len(run) > 2:
                width = np.maximum(0.6, (w if np.ndim(w) == 0 else np.asarray(w)[run]) * (1 + weight * np.asarray(shade)[run]))
                self.stroke(pts[run], width, col, taper=taper, wobble=wobble, clip=clip, alpha=alpha)
                if rng.random() < restate and len(run) > 10:
                    a = int(rng.integers(0, len(run) // 2))
                    b = a + int(len(run) * rng.uniform(0.3, 0.5))
                    thin = 0.45 * float(np.mean(width))
                    self.stroke(pts[run][a:b] + rng.normal(size=2) * 1.6, max(0.6, thin), col, wobble=wobble, clip=clip, alpha=0.8 * alpha)
            run = []

    def dots(self, pts, r=2.0, col=None, body=False, alpha=1.0):
        for x, y in pts:
            q = r * self.rng.uniform(0.6, 1.3)
            self.fill(ell(x, y, q, q * self.rng.uniform(0.8, 1.2)), col, body, alpha)

    def scumble(self, g, col="#fffdf6", k=0.5, streak=20) -> None:
        """Dry gouache dragged over the paper's peaks."""
        m = self.mask(g)
        bb = (0, 0, self.w, self.h)
        grain = self._dry(-self.height, self.noise("mid", bb), bb, 0.55, streak)
        self.stamp(cv2.GaussianBlur(m * grain, (0, 0), 0.5), col, True, k)
