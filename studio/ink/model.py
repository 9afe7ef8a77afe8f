"""Drawing a shot on the sheet: line, hatching and wash all come from the same solid body."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from .colour import darker, mix, step
from .lines import FOLD, RIM, SEAM, chains
from .shapes import Polygon, path, valid
from .solid.clay import MATS


@dataclass(frozen=True)
class Look:
    """How a material is painted."""

    col: str = "#c9a679"
    k: float = 0.75
    col2: str | None = None
    shade: float = 0.7
    shcol: str | None = None
    white: float = 0.35  # how much of the light is left as paper
    hatch: float = 6.0  # distance of hatching lines; 0 for none
    hw: float = 1.0
    thr: float = 0.5  # tone from which it is hatched
    tilt: float = 20.0  # degrees off the direction across the form
    cross: bool = False
    longest: float = 60.0
    least: float = 900.0  # pixels under which it is not hatched
    line: float = 1.0  # weight of its contours
    seam: float = 0.6  # weight of its inner seams
    gran: float = 0.3
    bias: float = 0.0  # darker (or lighter) as a whole
    pattern: object = None  # f(sheet, shot, mask): paints stripes and the like

    def but(self, **kw) -> "Look":
        return replace(self, **kw)


NAMES = {v: k for k, v in MATS.items()}


def _name(i: int) -> str:
    if i not in NAMES:
        NAMES.update({v: k for k, v in MATS.items()})
    return NAMES.get(i, "")


class Modelling:
    def model(self, shot, *, line=2.3, lost=0.25, restate=0.25, cover=True, fill=0.0, haze=0.0, marks=True, clip=None, col=None, wobble=0.7):
        """Draw the figures of a shot. line: width of the contour; fill: lift the shadows; haze 0..1: paler with distance;
        clip: a mask of the sheet that hides the rest. Returns the mask of all that was drawn."""
        if not shot.hit.any():
            return np.zeros((self.h, self.w), np.float32)
        whole = shot.mask()
        seen = whole if clip is None else whole * clip
        if cover:
            self.cover(seen)
        tone = self._tone(shot, fill)
        for look, m in self._regions(shot):
            self._paint(shot, look, m if clip is None else m * clip, tone, 1 - haze)
        self._contours(shot, line * (1 - 0.4 * haze), lost, restate, clip, col, wobble, 1 - 0.6 * haze)
        if marks:
            for i, figure in enumerate(shot.figures):
                for m in figure.marks:
                    self._mark(shot, i, m, clip)
        return seen

    def _tone(self, shot, fill):
        lit = cv2.GaussianBlur(np.where(shot.hit, shot.lit, 0.5), (0, 0), 1.6)
        rim = 0.16 * np.clip(1 - shot.n[..., 2], 0, 1) ** 2
        return shot.full(np.clip((0.86 - 0.86 * lit + rim) * (1 - fill), 0, 1) * shot.hit)

    def _regions(self, shot):
        """Looks with the masks where they are seen; figures that share a look are painted as one."""
        looks: dict = {}
        for f in np.unique(shot.fig[shot.hit]):
            here = shot.fig == f
            for i in np.unique(shot.mat[here]):
                look = shot.figures[f].looks.get(_name(i), Look())
                looks.setdefault(look, np.zeros(shot.t.shape, bool))
                looks[look] |= here & (shot.mat == i)
        for look, m in looks.items():
            yield look, shot.full(cv2.GaussianBlur(m.astype(np.float32), (0, 0), 0.6))

    def _paint(self, shot, look, m, tone, strength):
        area = float(m.sum())
        big = area > 900
        loose = np.clip(area / 16000, 0.25, 1)
        t = np.clip(tone + look.bias * (tone > 0), 0, 1)
        if look.k:
            light = 1 - look.white * step(0.30, 0.08, cv2.GaussianBlur(t, (0, 0), 3))
            self.wash(m, look.col, look.k * strength, edge=0.5 if big else 0.2, col2=look.col2, tone=light, gran=look.gran, rough=0.9 * loose)
        if look.pattern:
            look.pattern(self, shot, m)
        if look.shade:
            bb = (0, 0, self.w, self.h)
            tt = t + 0.05 * self.noise("mid", bb)
            glaze = (0.32 * step(0.50, 0.58, tt) + 0.66 * step(0.32, 0.95, tt)) * (m > 0.4) * m
            self.wash(
                glaze.astype(np.float32), look.shcol or darker(look.col, 0.35), look.shade * strength, edge=0.22, gran=look.gran, rough=0.8 * loose, pool=0.25
            )
        if look.hatch and area > look.least:
            self._hatch(shot, look, m, t, strength)

    def _hatch(self, shot, look, m, tone, strength):
        x0, y0, x1, y1 = shot.box
        if self.fresh and look.tilt < 60:
            return self._bundles(shot, look, m, tone, strength)
        nx, ny = shot.n[..., 0], shot.n[..., 1]
        c, s = (cv2.GaussianBlur(np.ascontiguousarray(v), (0, 0), 5) for v in (nx * nx - ny * ny, 2 * nx * ny))
        ang = 0.5 * np.arctan2(s, c) + np.radians(look.tilt)
        t = tone[y0:y1, x0:x1] * (m[y0:y1, x0:x1] > 0.5)
        self.hatch_field(t, ang, sep=look.hatch, w=look.hw, thr=look.thr, longest=look.longest, at=(x0, y0), alpha=0.9 * strength)
        if look.cross:
            self.hatch_field(
                t,
                ang + 1.1,
                sep=look.hatch * 1.1,
                w=look.hw * 0.85,
                thr=min(0.92, look.thr + 0.2),
                longest=look.longest * 0.8,
                at=(x0, y0),
                alpha=0.85 * strength,
            )

    def _bundles(self, shot, look, m, tone, strength):
        """Short strokes in bundles: they lean with the hand and only bend with the form, cross in the deep shade, and stop short of the light."""
        x0, y0, x1, y1 = shot.box
        nx, ny = shot.n[..., 0], shot.n[..., 1]
        t = tone[y0:y1, x0:x1] * (m[y0:y1, x0:x1] > 0.5)
        self.bundles(
            t,
            nx * nx - ny * ny,
            2 * nx * ny,
            sep=look.hatch * 0.82,
            w=look.hw * 1.05,
            thr=look.thr + (0.2 if look.least > 5000 else 0.06),
            longest=min(30, look.longest),
            at=(x0, y0),
            alpha=0.9 * strength,
        )

    def _contours(self, shot, line, lost, restate, clip, col, wobble, strength):
        lamp = np.array([shot.light @ shot.cam.x, -(shot.light @ shot.cam.y)])
        lamp = lamp / (np.linalg.norm(lamp) + 1e-6)
        x0, y0 = shot.box[:2]
        h, w = shot.t.shape
        for pts, kind in chains(shot):
            xy = np.round(pts - [x0, y0]).astype(int)
            # the owner of the line is the nearest thing beside it
            near, own = None, None
            for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                xx, yy = np.clip(xy[:, 0] + dx, 0, w - 1), np.clip(xy[:, 1] + dy, 0, h - 1)
                t = np.where(shot.t[yy, xx] > 0, shot.t[yy, xx], 1e6)
                if near is None:
                    near, own = t.copy(), np.stack([yy, xx], 1)
                else:
                    closer = t < near
                    near[closer] = t[closer]
                    own[closer] = np.stack([yy, xx], 1)[closer]
            oy, ox = own[:, 0], own[:, 1]
            n2 = shot.n[oy, ox, :2]
            shade = -(n2 @ lamp)
            weights = self._weights(shot, oy, ox, kind)
            if weights.max() <= 0.05:
                continue
            width = line * weights * {RIM: 1.12, FOLD: 0.86, SEAM: 1.0}[kind]
            if clip is not None:
                inside = clip[np.clip(pts[:, 1].astype(int), 0, self.h - 1), np.clip(pts[:, 0].astype(int), 0, self.w - 1)] > 0.5
                if inside.mean() < 0.5:
                    continue
                pts, shade, width = pts[inside], shade[inside], width[inside]
            short = len(pts) < 40
            self.contour(pts[::3] if len(pts) > 30 else pts, shade[::3] if len(pts) > 30 else shade, width[::3] if len(pts) > 30 else width, col,
                         lost=0 if kind == SEAM else lost, restate=0 if short else restate, wobble=wobble * (0.3 if short else 1), weight=0.55, alpha=strength)  # fmt: skip

    def _weights(self, shot, oy, ox, kind):
        key = shot.fig[oy, ox] * 4096 + shot.mat[oy, ox]
        values = {}
        for q in np.unique(key):
            look = shot.figures[max(0, q // 4096)].looks.get(_name(q % 4096), Look())
            values[q] = look.seam if kind == SEAM else look.line
        return np.array([values[q] for q in key])

    def _mark(self, shot, figure, mark, clip):
        pts, w, col, kind, tol, only, n, taper = mark
        cam = shot.cam
        # a curve in three dimensions, smoothed by the same spline in the plane
        p2 = cam.project(pts)
        if len(pts) > 2 and kind == "line":
            p2 = path(p2, n)
            far = np.interp(np.linspace(0, len(pts) - 1, len(p2)), range(len(pts)), np.linalg.norm(pts - cam.pos, axis=1))
        else:
            far = np.linalg.norm(pts - cam.pos, axis=1)
        x0, y0, x1, y1 = shot.box
        xi, yi = np.round(p2[:, 0]).astype(int) - x0, np.round(p2[:, 1]).astype(int) - y0
        ok = (xi >= 0) & (yi >= 0) & (xi < x1 - x0) & (yi < y1 - y0)
        xi, yi = np.clip(xi, 0, x1 - x0 - 1), np.clip(yi, 0, y1 - y0 - 1)
        ok &= np.abs(shot.t[yi, xi] - far) < tol
        if only:
            ok &= shot.mat[yi, xi] == MATS.get(only, -1)
        if clip is not None:
            ok &= clip[yi + y0, xi + x0] > 0.5
        px = w * 0.001 * cam.scale(pts.mean(0))
        if kind == "line":
            run = []
            for j in range(len(p2) + 1):
                if j < len(p2) and ok[j]:
                    run.append(j)
                    continue
                if len(run) > 1:
                    self.stroke(p2[run], max(0.75, px), col, taper=taper, wobble=min(0.5, px * 0.15), press=0.2)
                run = []
            return
        if ok.mean() < 0.25:
            return
        m = self.mask(valid(Polygon(path(p2, n, True) if n > 1 else p2)))
        here = (shot.fig == figure) & (np.abs(shot.t - far[ok].mean()) < tol * 2)
        if only:
            here &= shot.mat == MATS.get(only, -1)
        m = m * shot.full(here.astype(np.float32))
        if clip is not None:
            m = m * clip
        if kind == "spot":
            self.stamp(m, col)
        elif kind == "body":
            self.stamp(m, col, True)
        else:
            self.wash(cv2.GaussianBlur(m, (0, 0), max(0.6, px * 1.6)) * shot.full(here), col, 0.2, edge=0, rough=0.3)


def stripes(col, width=0.03, k=0.8, axis=(0, 1, 0), duty=0.5, origin=(0, 0, 0)):
    """A pattern: bands across an axis of the world, in metres."""

    def paint(sheet, shot, m):
        p = world(shot)
        u = ((p - np.asarray(origin)) @ np.asarray(axis, float)) / width
        band = shot.full(step(0.0, 0.12, duty / 2 - np.abs(u % 1 - 0.5) + 0.06) * shot.hit)
        sheet.wash((band * m).astype(np.float32), col, k, edge=0.3, rough=0.6)

    return paint


def world(shot) -> np.ndarray:
    """The point of the world at every pixel of a shot."""
    x0, y0, x1, y1 = shot.box
    c = shot.cam
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    ray = ((xx + 0.5 - c.cx) / c.f)[..., None] * c.x - ((yy + 0.5 - c.cy) / c.f)[..., None] * c.y + c.z
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    return c.pos + ray * shot.t[..., None]


def tint(look: Look, col: str, t=0.3) -> Look:
    return look.but(col=mix(look.col, col, t))
