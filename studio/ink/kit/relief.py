"""A face seen from the front as a height field, to be lit, glazed in steps and hatched along its planes: near and very large."""

from dataclasses import dataclass

import cv2
import numpy as np

from ..colour import step


def face_height(x, y):
    """Height of a face; x to the right, y down, the face about ±1 by ±1.38."""

    def bump(u, v, su, sv):
        return np.exp(-((u / su) ** 2) - (v / sv) ** 2)

    a = np.abs(x)
    z = 0.95 * np.sqrt(np.clip(1 - x**2 * 0.96 - (y / 1.40) ** 2 * 0.96, 0, 1))
    z += (
        0.11 * bump(a - 0.36, y + 0.30, 0.30, 0.10) - 0.20 * bump(a - 0.40, y + 0.12, 0.23, 0.15) + 0.145 * bump(a - 0.40, y + 0.085, 0.17, 0.105)
    )  # brow, socket, lid
    z += 0.21 * bump(x, y + 0.02, 0.085, 0.30) + 0.27 * bump(x, y - 0.28, 0.125, 0.13)  # bridge, tip of the nose
    z += 0.12 * bump(a - 0.15, y - 0.335, 0.07, 0.065) - 0.07 * bump(a - 0.24, y - 0.36, 0.06, 0.09)  # wings of the nose
    z += 0.09 * bump(a - 0.58, y - 0.10, 0.22, 0.16) - 0.05 * bump(a - 0.50, y - 0.52, 0.14, 0.26)  # cheekbones, hollows
    z += 0.10 * bump(x, y - 0.62, 0.34, 0.20) + 0.085 * bump(a - 0.06, y - 0.585, 0.13, 0.045) + 0.10 * bump(x, y - 0.70, 0.17, 0.055)  # lips
    z -= 0.11 * bump(x, y - 0.637, 0.25, 0.020) + 0.04 * bump(x, y - 0.49, 0.035, 0.06)
    z += 0.14 * bump(x, y - 1.02, 0.19, 0.14) - 0.07 * bump(x, y - 0.84, 0.22, 0.055) - 0.06 * bump(a - 0.88, y + 0.45, 0.2, 0.3)  # chin, temples
    return z


@dataclass
class Relief:
    """A face laid on a sheet: `at` takes its own coordinates to the sheet; masks of the whole sheet for the rest."""

    centre: tuple
    scale: float
    turn: float
    inside: np.ndarray
    tone: np.ndarray
    flow: np.ndarray

    def at(self, pts) -> np.ndarray:
        p = np.asarray([q[:2] for q in pts], float) * self.scale
        c, s = np.cos(self.turn), np.sin(self.turn)
        return np.c_[self.centre[0] + p[:, 0] * c - p[:, 1] * s, self.centre[1] + p[:, 0] * s + p[:, 1] * c]


def face_relief(s, x, y, scale, turn=0.0, narrow=1.0) -> Relief:
    """Light the face by the sheet's lamp: tone is 1 in the deepest shade, flow the angle that hatching takes. turn in degrees."""
    a = np.radians(turn)
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    u = ((xx - x) * np.cos(a) + (yy - y) * np.sin(a)) / scale / narrow
    v = (-(xx - x) * np.sin(a) + (yy - y) * np.cos(a)) / scale
    z = cv2.GaussianBlur(face_height(u, v).astype(np.float32), (0, 0), 3) * scale
    zx, zy = cv2.Sobel(z, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(z, cv2.CV_32F, 0, 1) / 8
    n = np.sqrt(zx**2 + zy**2 + 1)
    lit = (-zx * s.light[0] - zy * s.light[1] + s.light[2]) / n
    back = (-zx * 0.75 - zy * 0.05 + 0.35) / n  # light thrown back from the other side
    inside = step(1.0, 0.965, np.sqrt(u**2 + (v / 1.38) ** 2)).astype(np.float32)
    tone = np.clip(0.78 - lit * 0.86 - 0.34 * np.clip(back, 0, 1) * step(0.2, -0.2, lit), 0, 1) * inside
    soft = cv2.GaussianBlur(z, (0, 0), 6)
    gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    jx, jy, jxy = (cv2.GaussianBlur(q, (0, 0), 12) for q in (gx * gx, gy * gy, gx * gy))
    flow = 0.5 * np.arctan2(2 * jxy, jx - jy) + 0.3
    return Relief((x, y), scale, a, inside, tone.astype(np.float32), flow.astype(np.float32))
