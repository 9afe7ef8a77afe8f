"""A shot: what the camera sees of the figures, as buffers on the sheet, with light and cast shadow."""

from dataclasses import dataclass

import cv2
import numpy as np

from .camera import Camera
from .clay import MATS, Clay, unit
from .march import march


@dataclass
class Shot:
    cam: Camera
    figures: list
    box: tuple  # x0, y0, x1, y1 on the sheet
    t: np.ndarray  # distance; 0 where nothing is
    n: np.ndarray  # normals, in camera axes: right, down, towards the eye
    mat: np.ndarray
    fig: np.ndarray  # index into figures; -1 nothing
    lit: np.ndarray  # 0 shade .. 1 light
    light: np.ndarray
    shadow_map: tuple | None

    @property
    def hit(self):
        return self.t > 0

    def full(self, a, fill=0.0):
        out = np.full((self.cam.size[1], self.cam.size[0]), fill, np.float32)
        x0, y0, x1, y1 = self.box
        out[y0:y1, x0:x1] = a
        return out

    def mask(self, *figures, mats=None) -> np.ndarray:
        """Where the given figures (all, if none) are seen, as a mask of the sheet."""
        m = self.hit
        if figures:
            ids = [i for i, c in enumerate(self.figures) if any(c in f.flat_list() for f in figures)]
            m = m & np.isin(self.fig, ids)
        if mats:
            m = m & np.isin(self.mat, [MATS[x] for x in mats if x in MATS])
        return self.full(cv2.GaussianBlur(m.astype(np.float32), (0, 0), 0.7))

    def shadow_on(self, level=0.0, soft=2.0) -> np.ndarray:
        """The shadow that the figures throw on a floor at a height, as a mask of the sheet."""
        h, w = self.cam.size[1], self.cam.size[0]
        yy, xx = np.mgrid[0:h:2, 0:w:2].astype(np.float32)
        c = self.cam
        ray = ((xx - c.cx) / c.f)[..., None] * c.x - ((yy - c.cy) / c.f)[..., None] * c.y + c.z
        k = (level - c.pos[1]) / np.where(np.abs(ray[..., 1]) < 1e-6, 1e-6, ray[..., 1])
        p = c.pos + ray * k[..., None]
        dark = 1 - lit_at(self.shadow_map, p, 0.01)
        dark[k <= 0] = 0
        return np.clip(cv2.GaussianBlur(cv2.resize(dark, (w, h)), (0, 0), soft), 0, 1)


def lit_at(shadow_map, p, bias):
    depth, o, x, y, z, f, size = shadow_map
    d = p - o
    u, v, far = (d @ x * f + size / 2).astype(np.float32), (-(d @ y) * f + size / 2).astype(np.float32), d @ z
    out = np.zeros(u.shape, np.float32)
    for du, dv in ((-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7), (0, 0)):
        near = cv2.remap(depth, u + du, v + dv, cv2.INTER_NEAREST, borderMode=cv2.BORDER_CONSTANT, borderValue=1e6)
        out += (far < near + bias).astype(np.float32) / 5
    return out


def _light_map(rows, spheres, figs, light, size):
    c = (spheres[:, :3] - spheres[:, 3:]).min(0) / 2 + (spheres[:, :3] + spheres[:, 3:]).max(0) / 2
    r = (np.linalg.norm(spheres[:, :3] - c, axis=1) + spheres[:, 3]).max()
    z = -unit(light)
    x = unit(np.cross(z, (0.01, 1, 0.02)))
    y = np.cross(x, z)
    o, f = c - z * (r + 1), size / 2 / r
    out = np.zeros((size, size, 6), np.float32)
    march(rows, spheres, figs, o, x, y, z, f, size / 2, size / 2, 0, 0, size, size, True, r * 6e-4, out)
    return np.where(out[..., 0] > 0, out[..., 0], 1e6).astype(np.float32), o, x, y, z, f, size


def shoot(figures: list[Clay], cam: Camera, light=(-0.5, 0.9, 0.6), *, shadows=True, eps=None, map_size=700) -> Shot:
    """light: the direction towards the lamp, in the world."""
    flat = [q for g in figures for q in g.flat_list()]
    rows = np.array([r for g in flat for r in g.rows])
    spheres = np.array([s for g in flat for s in g.spheres])
    figs = np.array([i for i, g in enumerate(flat) for _ in g.rows], np.int64)
    w, h = cam.size
    ahead = (spheres[:, :3] - cam.pos) @ cam.z
    if (ahead < spheres[:, 3] * 1.2).any():
        box = (0, 0, w, h)
    else:
        p, r = cam.project(spheres[:, :3]), cam.f * spheres[:, 3] / (ahead - spheres[:, 3] * 0.6) + 4
        lo, hi = (p - r[:, None]).min(0), (p + r[:, None]).max(0)
        box = (int(max(0, lo[0])), int(max(0, lo[1])), int(min(w, hi[0] + 1)), int(min(h, hi[1] + 1)))
    x0, y0, x1, y1 = box
    box = (x0, y0, max(x0 + 1, x1), max(y0 + 1, y1))
    x0, y0, x1, y1 = box
    out = np.zeros((h, w, 6), np.float32)
    eps = eps or max(2e-4, 0.35 * float(np.median(np.maximum(ahead, 0.3))) / cam.f)
    march(rows, spheres, figs, cam.pos, cam.x, cam.y, cam.z, cam.f, cam.cx, cam.cy, x0, y0, x1, y1, False, eps, out)
    out = out[y0:y1, x0:x1]
    t, world = out[..., 0], out[..., 1:4]
    n = np.stack([world @ cam.x, -(world @ cam.y), -(world @ cam.z)], -1).astype(np.float32)
    light = unit(light)
    lam = np.clip(world @ light, -1, 1)
    shadow_map = _light_map(rows, spheres, figs, light, map_size) if shadows else None
    lit = np.clip(lam, 0, 1)
    if shadows:
        yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        ray = ((xx + 0.5 - cam.cx) / cam.f)[..., None] * cam.x - ((yy + 0.5 - cam.cy) / cam.f)[..., None] * cam.y + cam.z
        ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
        texel = 1 / shadow_map[5]
        s = lit_at(shadow_map, cam.pos + ray * t[..., None] + world * texel * 2.2, texel * 2.0)
        lit = lit * (0.12 + 0.88 * cv2.GaussianBlur(s, (0, 0), 1.2))
    lit = 0.86 * lit + 0.14 * np.clip(0.5 + 0.5 * lam, 0, 1)
    fig = np.where(t > 0, figs[np.clip(out[..., 5].astype(int), 0, None)], -1)
    return Shot(cam, flat, box, t, n, out[..., 4].astype(int), fig, lit.astype(np.float32), light, shadow_map)
