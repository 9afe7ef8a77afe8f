"""A pinhole camera over the sheet. World: y up, metres; a person is about 1.7 high."""

import numpy as np

from .clay import V, unit


class Camera:
    def __init__(self, pos, target, fov=30.0, roll=0.0, shift=(0, 0), size=(1000, 1500)):
        self.pos = np.array(pos, float)
        z = unit(np.array(target, float) - self.pos)
        up = V(0, 1, 0) if abs(z[1]) < 0.985 else V(0, 0, -1)
        x = unit(np.cross(z, up))
        y = np.cross(x, z)
        r = np.radians(roll)
        self.x, self.y, self.z = np.cos(r) * x + np.sin(r) * y, -np.sin(r) * x + np.cos(r) * y, z
        self.f = size[1] / 2 / np.tan(np.radians(fov) / 2)
        self.cx, self.cy = size[0] / 2 + shift[0], size[1] / 2 + shift[1]
        self.size = size

    def project(self, p) -> np.ndarray:
        """Where points of the world are on the sheet."""
        d = np.asarray(p, float) - self.pos
        depth = np.maximum(d @ self.z, 1e-6)
        return np.stack([self.cx + self.f * (d @ self.x) / depth, self.cy - self.f * (d @ self.y) / depth], -1)

    def scale(self, p) -> float:
        """Pixels for one metre at p."""
        return float(self.f / max(1e-6, (np.asarray(p, float) - self.pos) @ self.z))

    def ground(self, x, y, level=0.0) -> np.ndarray:
        """The point at a height of the world that is seen at (x, y)."""
        ray = self.x * (x - self.cx) / self.f - self.y * (y - self.cy) / self.f + self.z
        return self.pos + ray * (level - self.pos[1]) / ray[1]

    def at(self, x, y, depth) -> np.ndarray:
        """The point seen at (x, y), `depth` metres in front of the camera."""
        return self.pos + (self.x * (x - self.cx) / self.f - self.y * (y - self.cy) / self.f + self.z) * depth


def spot(x, y, scale, tilt=12.0, turn=0.0, far=14.0, roll=0.0) -> Camera:
    """A camera that shows the world's origin at (x, y) of the sheet, `scale` pixels for a metre, from `tilt` degrees above and `turn` to its left."""
    a, b = np.radians(tilt), np.radians(turn)
    pos = far * V(np.cos(a) * np.sin(b), np.sin(a), np.cos(a) * np.cos(b))
    return Camera(pos, (0, 0, 0), 2 * np.degrees(np.arctan(750 / (scale * far))), roll, (x - 500, y - 750))
