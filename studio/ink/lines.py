"""From the buffers of a shot to pen lines: cracks between pixels where a form ends, chained and smoothed."""

import numba as nb
import numpy as np

SEAM, FOLD, RIM = 1, 2, 3  # a change of material or a crease; a form before its own figure; a figure before something else


@nb.njit(cache=True)
def _kind(t0, t1, f0, f1, m0, m1, nz0, nz1, dot, focal):
    if t0 == 0 and t1 == 0:
        return 0
    if t0 == 0 or t1 == 0:
        return RIM
    near = min(t0, t1)
    nz = max(max(nz0, nz1), 0.15)
    px = near / focal
    jump = abs(t0 - t1) > px * (3.0 + 2.5 * np.sqrt(1 - min(nz * nz, 1.0)) / nz)
    if f0 != f1:
        return RIM if jump else FOLD
    if jump:
        return FOLD
    if m0 != m1 or dot < 0.78:
        return SEAM
    return 0


@nb.njit(cache=True)
def _cracks(t, fig, mat, n, focal):
    h, w = t.shape
    ev = np.zeros((h + 1, w + 1), np.uint8)  # vertical edges: corner (y, x) to (y + 1, x)
    eh = np.zeros((h + 1, w + 1), np.uint8)
    for y in range(h):
        for x in range(w):
            if x + 1 < w:
                d = n[y, x, 0] * n[y, x + 1, 0] + n[y, x, 1] * n[y, x + 1, 1] + n[y, x, 2] * n[y, x + 1, 2]
                ev[y, x + 1] = _kind(t[y, x], t[y, x + 1], fig[y, x], fig[y, x + 1], mat[y, x], mat[y, x + 1], n[y, x, 2], n[y, x + 1, 2], d, focal)
            if y + 1 < h:
                d = n[y, x, 0] * n[y + 1, x, 0] + n[y, x, 1] * n[y + 1, x, 1] + n[y, x, 2] * n[y + 1, x, 2]
                eh[y + 1, x] = _kind(t[y, x], t[y + 1, x], fig[y, x], fig[y + 1, x], mat[y, x], mat[y + 1, x], n[y, x, 2], n[y + 1, x, 2], d, focal)
    return ev, eh


@nb.njit(cache=True)
def _walk(ev, eh, y, x, kind, out, n, hy, hx):
    """Walks from a corner along unused edges of one kind, as straight as it can."""
    h, w = ev.shape
    while n < out.shape[0] - 1:
        best, by, bx, bd = -9.0, 0, 0, 0
        for d in range(4):  # down, up, right, left
            yy, xx = y, x
            if d == 0 and y < h - 1 and ev[y, x] == kind:
                yy = y + 1
            elif d == 1 and y > 0 and ev[y - 1, x] == kind:
                yy = y - 1
            elif d == 2 and x < w - 1 and eh[y, x] == kind:
                xx = x + 1
            elif d == 3 and x > 0 and eh[y, x - 1] == kind:
                xx = x - 1
            else:
                continue
            s = (yy - y) * hy + (xx - x) * hx
            if s > best:
                best, by, bx, bd = s, yy, xx, d
        if best < -8:
            break
        if bd == 0:
            ev[y, x] = 0
        elif bd == 1:
            ev[y - 1, x] = 0
        elif bd == 2:
            eh[y, x] = 0
        else:
            eh[y, x - 1] = 0
        hy, hx = 0.8 * hy + 0.2 * (by - y), 0.8 * hx + 0.2 * (bx - x)
        y, x = by, bx
        out[n, 0] = x
        out[n, 1] = y
        n += 1
    return n


@nb.njit(cache=True)
def _chains(ev, eh, buf, starts, kinds):
    h, w = ev.shape
    n, k = 0, 0
    tmp = np.empty((60000, 2), np.float32)
    for kind in (3, 2, 1):
        for y in range(h):
            for x in range(w):
                for vertical in (True, False):
                    e = ev[y, x] if vertical else eh[y, x]
                    if e != kind or k >= kinds.shape[0] - 2 or n > buf.shape[0] - 120100:
                        continue
                    m = _walk(ev, eh, y, x, kind, tmp, 0, 0.0, 0.0)
                    fy = tmp[min(5, m - 1), 1] - y
                    fx = tmp[min(5, m - 1), 0] - x
                    starts[k] = n
                    back = np.empty((60000, 2), np.float32)
                    b = _walk(ev, eh, y, x, kind, back, 0, -fy * 0.2, -fx * 0.2)
                    for i in range(b - 1, -1, -1):
                        buf[n] = back[i]
                        n += 1
                    buf[n, 0] = x
                    buf[n, 1] = y
                    n += 1
                    for i in range(m):
                        buf[n] = tmp[i]
                        n += 1
                    kinds[k] = kind
                    k += 1
    starts[k] = n
    return k


def _soft(p, sigma=2.2):
    closed = len(p) > 20 and np.abs(p[0] - p[-1]).max() <= 1
    r = min(int(sigma * 3), (len(p) - 1) // 2)
    if r < 1:
        return p
    ker = np.exp(-0.5 * (np.arange(-r, r + 1) / sigma) ** 2)
    ker /= ker.sum()
    q = np.pad(p, ((r, r), (0, 0)), mode="wrap" if closed else "reflect", **({} if closed else {"reflect_type": "odd"}))
    return np.stack([np.convolve(q[:, i], ker, "valid") for i in (0, 1)], 1)


def chains(shot, shortest=9):
    """(points on the sheet, kind) for every line of a shot."""
    pad = ((1, 1), (1, 1))
    t = np.pad(shot.t, pad)
    fig, mat = np.pad(shot.fig, pad, constant_values=-1), np.pad(shot.mat, pad)
    n = np.pad(shot.n, (*pad, (0, 0)))
    ev, eh = _cracks(t, fig, mat, n, shot.cam.f)
    # the border of the sheet is not an edge of the figure
    x0, y0, x1, y1 = shot.box
    if x0 == 0:
        ev[:, :2] = 0
    if y0 == 0:
        eh[:2] = 0
    if x1 >= shot.cam.size[0]:
        ev[:, -3:] = 0
    if y1 >= shot.cam.size[1]:
        eh[-3:] = 0
    buf, starts, kinds = np.empty((900000, 2), np.float32), np.zeros(30001, np.int64), np.zeros(30000, np.uint8)
    k = _chains(ev, eh, buf, starts, kinds)
    for i in range(k):
        p = buf[starts[i] : starts[i + 1]]
        if len(p) >= shortest:
            yield _soft(p) + [x0 - 1, y0 - 1], int(kinds[i])
