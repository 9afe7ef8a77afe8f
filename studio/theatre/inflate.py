"""Inflation: a flat silhouette becomes a relief, like a cushion of papier-mache.

Inside the outline the height is the square root of the solution of Poisson's equation with zero on
the edge: thick where the shape is wide, steep at its border, without ridges."""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy import ndimage, sparse
from scipy.sparse.linalg import spsolve

from theatre.curves import Geom, polygons
from theatre.paint import Bounds, Field, mask


@dataclass(frozen=True)
class Relief:
    """A height field as a mesh: x and y in card units, heights 0 to 1, quads, and UVs over `bounds`."""

    x: Field
    y: Field
    height: Field
    quads: NDArray[np.int64]
    bounds: Bounds

    def uv(self) -> Field:
        x0, y0, x1, y1 = self.bounds
        return np.stack([(self.x - x0) / (x1 - x0), (self.y - y0) / (y1 - y0)], 1)


def heights(inside: NDArray[np.bool_]) -> Field:
    """Solve for the relief on a raster; 1 at the highest point."""
    index = -np.ones(inside.shape, int)
    n = int(inside.sum())
    index[inside] = np.arange(n)
    j, i = np.nonzero(inside)
    rows, cols, vals = [np.arange(n)], [np.arange(n)], [np.full(n, 4.0)]
    for dj, di in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        j2 = np.clip(j + dj, 0, inside.shape[0] - 1)
        i2 = np.clip(i + di, 0, inside.shape[1] - 1)
        ok = inside[j2, i2]
        rows.append(np.arange(n)[ok])
        cols.append(index[j2, i2][ok])
        vals.append(-np.ones(int(ok.sum())))
    a = sparse.csc_matrix((np.concatenate(vals), (np.concatenate(rows), np.concatenate(cols))), shape=(n, n))
    u = np.sqrt(np.clip(spsolve(a, np.ones(n)), 0, None))
    out = np.zeros(inside.shape)
    out[inside] = u / u.max()
    return out


def _snap(g: Geom, x: Field, y: Field) -> tuple[Field, Field]:
    """Nearest points on the outline."""
    edges = [r for p in polygons(g) for r in (p.exterior, *p.interiors)]
    pts = shapely.points(x, y)
    far = np.array([shapely.distance(e, pts) for e in edges]).argmin(0)
    near = [edges[b].interpolate(edges[b].project(p)) for b, p in zip(far, pts, strict=True)]
    return np.array([q.x for q in near]), np.array([q.y for q in near])


def relief(g: Geom, cell: float) -> Relief:
    """Inflate a shape on a grid of cells this wide; rim vertices are snapped onto the outline."""
    pad = 2 * cell
    gx0, gy0, gx1, gy1 = g.bounds
    x0, y0 = gx0 - pad, gy0 - pad
    w, h = int((gx1 - x0 + pad) / cell) + 1, int((gy1 - y0 + pad) / cell) + 1
    bounds = (x0, y0, x0 + w * cell, y0 + h * cell)
    inside = mask(g, bounds, w, h, 4)[::-1] > 0.43
    if not inside.any():
        inside[h // 2, w // 2] = True
    z = heights(inside)
    grown = ndimage.binary_dilation(inside)
    index = -np.ones(grown.shape, int)
    j, i = np.nonzero(grown)
    index[grown] = np.arange(len(j))
    x, y, z1 = x0 + (i + 0.5) * cell, y0 + (j + 0.5) * cell, z[j, i]
    out = ~shapely.contains_xy(g, x, y)
    if out.any():
        x[out], y[out] = _snap(g, x[out], y[out])
        z1[out] = 0
    a, b, c, d = index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]
    ok = (a >= 0) & (b >= 0) & (c >= 0) & (d >= 0)
    return Relief(x, y, z1, np.stack([a[ok], b[ok], c[ok], d[ok]], 1), bounds)
