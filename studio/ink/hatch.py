"""Hatching: evenly spaced streamlines through a field of directions, as dense as the tone asks."""

import math

import cv2
import numba as nb
import numpy as np
import skia

from .colour import step


@nb.njit(cache=True)
def _near(used, x, y, d, own, h, w):
    r = int(d)
    for yy in range(max(0, y - r), min(h, y + r + 1)):
        for xx in range(max(0, x - r), min(w, x + r + 1)):
            o = used[yy, xx]
            if o != 0 and o != own and (xx - x) ** 2 + (yy - y) ** 2 < d * d:
                return True
    return False


@nb.njit(cache=True)
def _trace(tone, ang, sx, sy, sep, floor, longest, step_, buf, starts):
    h, w = tone.shape
    used = np.zeros((h, w), np.int32)
    n = 0
    k = 0
    for si in range(len(sx)):
        ix, iy = int(sx[si]), int(sy[si])
        if ix < 1 or iy < 1 or ix >= w - 1 or iy >= h - 1:
            continue
        t0 = tone[iy, ix]
        if t0 < floor or _near(used, ix, iy, sep / (0.3 + 0.7 * t0), 0, h, w):
            continue
        k += 1
        begin = n
        for sign in (-1, 1):
            x, y = sx[si], sy[si]
            a = ang[iy, ix]
            px, py = math.cos(a) * sign, math.sin(a) * sign
            half = n
            length = 0.0
            while length < longest:
                jx, jy = int(x), int(y)
                if jx < 1 or jy < 1 or jx >= w - 1 or jy >= h - 1:
                    break
                t = tone[jy, jx]
                if t < floor * 0.9 or n >= buf.shape[0] - 2 or _near(used, jx, jy, sep / (0.3 + 0.7 * t) * 0.55, k, h, w):
                    break
                buf[n, 0] = x
                buf[n, 1] = y
                buf[n, 2] = t
                n += 1
                used[jy, jx] = k
                a = ang[jy, jx]
                cx, cy = math.cos(a), math.sin(a)
                if cx * px + cy * py < 0:
                    cx, cy = -cx, -cy
                px, py = cx, cy
                x += cx * step_
                y += cy * step_
                length += step_
            if sign == -1:
                i, j = half, n - 1
                while i < j:
                    for q in range(3):
                        v = buf[i, q]
                        buf[i, q] = buf[j, q]
                        buf[j, q] = v
                    i += 1
                    j -= 1
        if n - begin < 4:
            n = begin
            k -= 1
        else:
            starts[k - 1] = begin
            if k >= starts.shape[0] - 2:
                break
    starts[k] = n
    return k


class Hatching:
    def hatch_field(self, tone, ang, *, sep=5.0, w=1.1, thr=0.35, longest=90, wander=0.12, omit=0.25, col=None, clip=None, alpha=0.9, body=False, at=(0, 0)):
        """Hatch a tone (0 none .. 1 dense) along angles in radians; `at` is where their corner lies on the sheet.
        omit 0..1: how much of the lighter half is left out, in patches, as a draughtsman does."""
        if self.quick or min(tone.shape) < 6:
            return
        rng = self.rng
        bb = (0, 0, tone.shape[1], tone.shape[0])
        ang = ang + wander * self.noise("low", bb) + wander * 0.3 * self.noise("mid", bb)
        tone = np.clip(tone + 0.07 * self.noise("mid", bb) * (tone > 0), 0, 1)
        if omit:
            tone = tone * (1 - omit * step(0.75, 0.4, tone) * step(-0.3, 0.9, self.noise("low", bb) + 0.4 * self.noise("mid", bb)))
        ys, xs = np.where(tone > thr)
        if len(xs) == 0:
            return
        pick = rng.choice(len(xs), min(len(xs), int(len(xs) / (sep * 6)) + 60), replace=False)
        buf, starts = np.empty((1200000, 3), np.float32), np.zeros(40000, np.int64)
        k = _trace(
            tone.astype(np.float32),
            ang.astype(np.float32),
            xs[pick].astype(float),
            ys[pick].astype(float),
            float(sep),
            float(thr),
            float(longest),
            3.0,
            buf,
            starts,
        )
        shape = skia.Path()
        for j in range(k):
            line = buf[starts[j] : starts[j + 1]]
            line = line[::2] if len(line) > 8 else line
            x, y, t = line[:, 0] + at[0], line[:, 1] + at[1], line[:, 2]
            gx, gy = np.gradient(x), np.gradient(y)
            q = np.hypot(gx, gy) + 1e-6
            u = np.linspace(0, 1, len(x))
            half = w * (0.45 + 0.85 * t) * np.clip(np.minimum(u * 6, (1 - u) * 3.2) + 0.15, 0, 1) * rng.uniform(0.75, 1.2) / 2
            ox, oy = -gy / q * half, gx / q * half
            outline = np.vstack([np.c_[x + ox, y + oy], np.c_[x - ox, y - oy][::-1]])
            shape.addPoly([skia.Point(float(a), float(b)) for a, b in outline], True)
        shape.setFillType(skia.PathFillType.kWinding)
        self.ink_path(shape, col, clip, body, alpha)

    def bundles(self, tone, c, s, *, sep, w, thr, longest, at=(0, 0), alpha=0.9, **kw):
        """Hatch a tone by hand: c, s are the cosine and sine of twice the form's direction, taken large, so that strokes
        stay parallel in bundles; a second layer crosses where the shade is deep."""
        soft = [cv2.GaussianBlur(np.ascontiguousarray(v * (tone > 0)).astype(np.float32), (0, 0), 22) for v in (c, s)]
        hand = 2 * math.radians(-58 if self.light[0] < 0 else 58)
        ang = 0.5 * np.arctan2(soft[1] + 0.32 * math.sin(hand), soft[0] + 0.32 * math.cos(hand))
        for turn, over, longer in ((0.0, 0.0, 1.0), (0.9, 0.3, 0.8)):
            self.hatch_field(
                tone,
                ang + turn,
                sep=sep * (1 + 0.12 * turn),
                w=w * (1 - 0.15 * turn),
                thr=min(0.95, thr + over),
                longest=longest * longer,
                wander=0.05,
                omit=0.65,
                at=at,
                alpha=alpha,
                **kw,
            )

    def hatch(self, g=None, tone=None, ang=None, *, sep=5, w=1.1, thr=0.35, tilt=25, soft=None, bias=0.0, cross=False, **kw):
        """Hatch a plane shape by its own inflated light, or by a tone; ang in degrees, or None to follow the form."""
        if g is not None and self.beside(g):
            return
        if g is None:
            bb, ori = (0, 0, self.w, self.h), None
        else:
            bb, own, ori = self.shade_of(g, soft, bias)
        if tone is None:
            t = own
        else:
            t = np.full((bb[3] - bb[1], bb[2] - bb[0]), tone, np.float32) if np.ndim(tone) == 0 else tone[bb[1] : bb[3], bb[0] : bb[2]]
            if g is not None:
                t = t * (self.mask(g, bb) > 0.5)
        a = ang[bb[1] : bb[3], bb[0] : bb[2]] if np.ndim(ang) == 2 else np.full(t.shape, math.radians(ang or 0), np.float32)
        if ang is None:
            a = ori + math.radians(tilt)
            if self.fresh and tilt < 60:
                kw.pop("wander", None), kw.pop("omit", None)
                longest = min(34, kw.pop("longest", 34))
                return self.bundles(t, np.cos(2 * a), np.sin(2 * a), sep=sep * 0.85, w=w, thr=thr, longest=longest, at=bb[:2], **kw)
        self.hatch_field(t, a, sep=sep, w=w, thr=thr, at=bb[:2], **kw)
        if cross:
            self.hatch_field(t, a + 1.1, sep=sep * 1.1, w=w * 0.85, thr=min(0.9, thr + 0.22), at=bb[:2], **kw)

    def relief(self, g, soft=None, bb=None):
        """Inflate a silhouette: normals, and the directions that go across the form."""
        bb = bb or self.bounds(g, 4)
        m = self.mask(g, bb)
        d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
        r = soft or max(6, min(d.max(), 90))
        z = np.sqrt(np.clip(1 - (1 - np.clip(d / r, 0, 1)) ** 2, 0, 1)) * r
        z = cv2.GaussianBlur(z, (0, 0), max(2, r * 0.14))
        zx, zy = cv2.Sobel(z, cv2.CV_32F, 1, 0, ksize=3) / 8, cv2.Sobel(z, cv2.CV_32F, 0, 1, ksize=3) / 8
        n = np.stack([-zx, -zy, np.full_like(zx, 0.55)], -1)
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        jx, jy, jxy = (cv2.GaussianBlur(v, (0, 0), max(4, r * 0.35)) for v in (zx * zx, zy * zy, zx * zy))
        return bb, m, n, 0.5 * np.arctan2(2 * jxy, jx - jy)

    def shade_of(self, g, soft=None, bias=0.0):
        bb, m, n, ori = self.relief(g, soft)
        return bb, (np.clip(0.62 - (n @ self.light) * 0.75 + bias, 0, 1) * (m > 0.5)).astype(np.float32), ori

    def thing(
        self,
        g,
        col,
        k=0.8,
        *,
        col2=None,
        shade=0.7,
        shcol=None,
        hatch=6,
        hw=1.05,
        thr=0.5,
        line=2.4,
        cover=True,
        white=0.25,
        bloom=0,
        edge=0.5,
        cross=False,
        bias=0.0,
        soft=None,
        tilt=25,
        ang=None,
        lost=0.22,
        gran=0.3,
        mix=None,
        grad=None,
        longest=70,
        restate=0.3,
    ):
        """The usual way to make a flat thing: reserve, wash with a light left white, shadow glaze, hatching, contour."""
        if self.beside(g):
            return
        if cover:
            self.cover(g)
        bb, t, _ = self.shade_of(g, soft, bias)
        if min(t.shape) < 3:
            return
        full = np.zeros((self.h, self.w), np.float32)
        inside = np.s_[bb[1] : bb[3], bb[0] : bb[2]]
        if k:
            tone = np.ones_like(full)
            tone[inside] = 1 - white * step(0.34, 0.05, cv2.GaussianBlur(t, (0, 0), 3))
            self.wash(g, col, k, edge=edge, col2=col2, mix=mix, bloom=bloom, tone=tone, gran=gran, grad=grad)
        if shade:
            tt = t + 0.10 * self.noise("mid", bb) * (t > 0)
            full[inside] = (0.34 * step(0.52, 0.60, tt) + 0.62 * step(0.3, 0.95, tt)) * self.mask(g, bb)
            self.wash(full, shcol or col, shade, edge=0.25, gran=gran, rough=1.0, pool=0.25)
        if hatch:
            self.hatch(g, sep=hatch, w=hw, thr=thr, cross=cross, bias=bias, soft=soft, tilt=tilt, ang=ang, longest=longest)
        if line:
            self.outline(g, line, lost=lost, restate=restate)
