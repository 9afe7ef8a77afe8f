"""The ray marcher. The sheet is cut into tiles, and a tile only asks the primitives that may lie in it."""

import math

import numba as nb
import numpy as np

TILE = 16


@nb.njit(cache=True, fastmath=True)
def _prim(q, x, y, z):
    t = int(q[0])
    if t == 0 or t == 4:
        bx, by, bz = q[7] - q[4], q[8] - q[5], q[9] - q[6]
        px, py, pz = x - q[4], y - q[5], z - q[6]
        l2 = bx * bx + by * by + bz * bz + 1e-12
        h0 = (px * bx + py * by + pz * bz) / l2
        h = min(1.0, max(0.0, h0))
        if t == 0:
            dx, dy, dz = px - bx * h, py - by * h, pz - bz * h
            d = math.sqrt(dx * dx + dy * dy + dz * dz) - (q[10] + (q[11] - q[10]) * h)
            if q[12] > 0 and d < 3 * q[12] + 0.05:
                an = math.atan2(dx * q[15] + dy * q[16] + dz * q[17], dx * q[18] + dy * q[19] + dz * q[20])
                d += q[12] * (0.25 + 0.75 * h) * (math.sin(q[13] * an + q[14] + 2.1 * h) + 0.5 * math.sin((math.floor(1.6 * q[13]) + 1) * an - q[14]))
            return d
        u = px * q[15] + py * q[16] + pz * q[17]
        v = (px * q[18] + py * q[19] + pz * q[20]) / q[21]
        rr = math.sqrt(u * u + v * v)
        r = q[10] + (q[11] - q[10]) * h
        if q[12] > 0:
            an = math.atan2(u, v)
            r += q[12] * (0.15 + 0.85 * h) * (math.sin(q[13] * an + q[14] + 1.3 * h) + 0.5 * math.sin((math.floor(1.6 * q[13]) + 1) * an - q[14]))
        ln = math.sqrt(l2)
        slope = (q[11] - q[10]) / ln
        side = (rr - r) / math.sqrt(1 + slope * slope) * min(1.0, q[21])
        cap = (abs(h0 - 0.5) - 0.5) * ln
        o = math.sqrt(max(side, 0.0) ** 2 + max(cap, 0.0) ** 2)
        return o + min(max(side, cap), 0.0) - q[22]
    px, py, pz = x - q[4], y - q[5], z - q[6]
    lx = px * q[10] + py * q[11] + pz * q[12]
    ly = px * q[13] + py * q[14] + pz * q[15]
    lz = px * q[16] + py * q[17] + pz * q[18]
    if t == 1:
        rx, ry, rz = q[7], q[8], q[9]
        k0 = math.sqrt((lx / rx) ** 2 + (ly / ry) ** 2 + (lz / rz) ** 2)
        k1 = math.sqrt((lx / (rx * rx)) ** 2 + (ly / (ry * ry)) ** 2 + (lz / (rz * rz)) ** 2)
        return k0 * (k0 - 1.0) / (k1 + 1e-9)
    if t == 3:
        a = math.sqrt(lx * lx + lz * lz) - q[7]
        return math.sqrt(a * a + ly * ly) - q[8]
    r = q[19]
    ax, ay, az = abs(lx) - q[7] + r, abs(ly) - q[8] + r, abs(lz) - q[9] + r
    o = math.sqrt(max(ax, 0.0) ** 2 + max(ay, 0.0) ** 2 + max(az, 0.0) ** 2)
    return o + min(max(ax, max(ay, az)), 0.0) - r


@nb.njit(cache=True, fastmath=True)
def _map(P, S, F, idx, n, x, y, z):
    best, bmat, bwho = 1e9, 0, -1
    d, m, who, cur = 1e9, 0, -1, -1
    for j in range(n):
        i = idx[j]
        if F[i] != cur:
            if cur >= 0 and d < best:
                best, bmat, bwho = d, m, who
            cur, d, m, who = F[i], 1e9, 0, -1
        q = P[i]
        k = q[2]
        b = math.sqrt((x - S[i, 0]) ** 2 + (y - S[i, 1]) ** 2 + (z - S[i, 2]) ** 2) - S[i, 3]
        if q[1] == 0:
            if b > k + 0.02 and b > d + k:
                continue
            if b > max(0.35, 1.5 * k):
                e = b
            else:
                e = _prim(q, x, y, z)
            if e < d:
                m, who = int(q[3]), i
            if k > 0:
                h = max(k - abs(d - e), 0.0) / k
                d = min(d, e) - h * h * k * 0.25
            else:
                d = min(d, e)
        else:
            if -b < d - k:
                continue
            e = -_prim(q, x, y, z)
            if e > d:
                m, who = int(q[3]), i
            if k > 0:
                h = max(k - abs(d - e), 0.0) / k
                d = max(d, e) + h * h * k * 0.25
            else:
                d = max(d, e)
    if cur >= 0 and d < best:
        best, bmat, bwho = d, m, who
    return best, bmat, bwho


@nb.njit(cache=True, fastmath=True)
def march(P, S, F, o, X, Y, Z, f, cx, cy, x0, y0, x1, y1, ortho, eps, out):
    """out[y, x]: distance (0 no hit), normal (3), material, primitive. f: pixels for a unit at depth 1 (ortho: for a unit)."""
    N = P.shape[0]
    idx = np.empty(N, np.int64)
    for ty in range(y0, y1, TILE):
        for tx in range(x0, x1, TILE):
            u, v = (tx + TILE / 2 - cx) / f, -(ty + TILE / 2 - cy) / f
            wide = TILE * 0.75 / f
            ln = math.sqrt(u * u + v * v + 1)
            n = 0
            tmin, tmax = 1e9, 0.0
            for i in range(N):
                ax, ay, az = S[i, 0] - o[0], S[i, 1] - o[1], S[i, 2] - o[2]
                qx, qy, qz = ax * X[0] + ay * X[1] + az * X[2], ax * Y[0] + ay * Y[1] + az * Y[2], ax * Z[0] + ay * Z[1] + az * Z[2]
                r = S[i, 3]
                if ortho:
                    if (qx - u) ** 2 + (qy - v) ** 2 > (r + wide) ** 2:
                        continue
                    c = qz
                else:
                    c = (qx * u + qy * v + qz) / ln
                    off = math.sqrt(max(0.0, qx * qx + qy * qy + qz * qz - c * c))
                    if c < -r or off > r * 1.02 + wide * (max(c, 0.0) + r):
                        continue
                idx[n] = i
                n += 1
                if P[i, 1] == 0:
                    tmin = min(tmin, c - r)
                    tmax = max(tmax, c + r)
            if n == 0 or tmax <= 0:
                continue
            for j in range(ty, min(ty + TILE, y1)):
                for i in range(tx, min(tx + TILE, x1)):
                    u, v = (i + 0.5 - cx) / f, -(j + 0.5 - cy) / f
                    if ortho:
                        ox, oy, oz = o[0] + X[0] * u + Y[0] * v, o[1] + X[1] * u + Y[1] * v, o[2] + X[2] * u + Y[2] * v
                        rx, ry, rz = Z[0], Z[1], Z[2]
                    else:
                        ox, oy, oz = o[0], o[1], o[2]
                        rx, ry, rz = X[0] * u + Y[0] * v + Z[0], X[1] * u + Y[1] * v + Z[1], X[2] * u + Y[2] * v + Z[2]
                        ln = math.sqrt(rx * rx + ry * ry + rz * rz)
                        rx /= ln
                        ry /= ln
                        rz /= ln
                    t = max(0.01, tmin * 0.98)
                    hit = False
                    m, w = 0, -1
                    for _ in range(140):
                        d, m, w = _map(P, S, F, idx, n, ox + rx * t, oy + ry * t, oz + rz * t)
                        if d < eps * (1 + (0.0 if ortho else t * 0.12)):
                            hit = True
                            break
                        t += d * 0.84
                        if t > tmax + 0.02:
                            break
                    if not hit:
                        continue
                    x, y, z = ox + rx * t, oy + ry * t, oz + rz * t
                    out[j, i, 0] = t
                    out[j, i, 4] = m
                    out[j, i, 5] = w
                    if ortho:
                        continue
                    e = eps * 1.6
                    a, _, _ = _map(P, S, F, idx, n, x + e, y - e, z - e)
                    b, _, _ = _map(P, S, F, idx, n, x - e, y - e, z + e)
                    c, _, _ = _map(P, S, F, idx, n, x - e, y + e, z - e)
                    g, _, _ = _map(P, S, F, idx, n, x + e, y + e, z + e)
                    nx, ny, nz = a - b - c + g, -a - b + c + g, -a + b - c + g
                    ln = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-12
                    out[j, i, 1] = nx / ln
                    out[j, i, 2] = ny / ln
                    out[j, i, 3] = nz / ln
