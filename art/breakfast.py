"""What stands on a breakfast table: butter, syrup, coffee, berries."""

import math
import random

from mathutils import Vector, noise

from studio import again, ball, film, hide, lathe, loft, mesh, placed, roughen, surface

TAU = math.tau


def syrup():
    return film('syrup', '#dfa050', '#5c3008', rough=0.03, bump=0.03, bump_scale=2.5, shine=1.36)


def butter_material():
    return surface('butter', [(0.2, '#ffc55c'), (0.8, '#ffd684')], scale=2, rough=0.25, coat=0.45, bump=0.006, bump_scale=12)


def butter(at, turn=20, size=(0.72, 0.66, 0.26), melt=0.75):
    """A pat that has begun to melt: it sags into a pool of its own."""
    pat = ball('butter', butter_material(), fine=6, at=at, turn=(3, -4, turn))
    for v in pat.data.vertices:
        c = v.co.normalized()
        k = (abs(c.x) ** 6 + abs(c.y) ** 6 + abs(c.z) ** 6) ** (-1 / 6)
        x, y, z = c.x * k * size[0] / 2, c.y * k * size[1] / 2, c.z * k * size[2] / 2
        spread = 1 + 0.22 * max(0, 0.4 - z / size[2]) ** 2
        v.co = Vector((x * spread, y * spread, z))
    roughen(pat, 0.02, 2.5, 3, seed=4)
    pool = film('melted', '#ffc862', '#e0902c', rough=0.05)
    puddle((at[0], at[1] - 0.05, at[2] - size[2] / 2 - 0.01), melt, pool, seed=3, thick=0.05)
    return pat


def puddle(at, radius, material, seed=1, thick=0.06, wild=0.22, stretch=1.0):
    """A drop that lies flat, with a wandering shore."""
    def shore(a, t):
        return 1 + wild * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed))) + wild * 0.4 * noise.noise(Vector((math.cos(a) * 3.1, math.sin(a) * 3.1, seed + 4)))
    return lathe('puddle', [(radius, 0), (radius * 0.96, thick * 0.7), (radius * 0.85, thick), (0, thick * 0.8)], material, rings=30, around=120, bulge=shore, at=at, size=(1, stretch, 1))


def coffee(at, size=1.0, cup='#fffaf2', turn=0, band=None):
    china = surface('cup', [(0, cup)], rough=0.12, coat=0.6)
    lathe('cup', [(0, 0), (0.5, 0), (0.55, 0.06), (0.72, 0.4), (0.8, 1.0), (0.83, 1.02), (0.76, 1.0), (0.68, 0.5), (0.5, 0.2), (0, 0.15)], china, at=at, size=size)
    lathe('coffee', [(0, 0.82), (0.6, 0.82), (0.735, 0.84)], surface('coffee', [(0, '#2a1006'), (0.8, '#3d1a0a'), (1, '#8a5325')], by='r', span=(0, 0.76), jitter=0.05, rough=0.06, coat=0.8), rings=12, at=at, size=size)
    if band:
        lathe('band', [(0.775, 0.8), (0.79, 0.88)], surface('band', [(0, band)], rough=0.2, coat=0.5), rings=0, at=at, size=size)
    loft('ear', [(0.72, 0, 0.82), (1.02, 0, 0.88), (1.16, 0, 0.6), (1.0, 0, 0.32), (0.68, 0, 0.32)], [0.08, 0.08, 0.085, 0.08, 0.08], china, rings=50, around=20, at=at, turn=(0, 0, turn), size=size)
    lathe('saucer', [(0, 0.02), (0.6, 0.02), (1.1, 0.14), (1.3, 0.2), (1.28, 0.15), (0.7, -0.04), (0, -0.04)], china, at=at, size=size)


def blueberries(places, size=0.17):
    skin = surface('berry', [(0.2, '#1b2550'), (0.5, '#35468a'), (0.85, '#7f93c4')], scale=2.2, rough=0.5, coat=0.1, bump=0.01, bump_scale=12)
    berry = ball('berry', skin, fine=5)
    for v in berry.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        v.co.z = v.co.z * 0.9
        if v.co.z > 0.6:
            star = 0.26 + 0.07 * math.cos(5 * math.atan2(v.co.y, v.co.x))
            v.co.z += (-0.2 if r < star else 0.1 * max(0, 1 - (r - star) / 0.12))
    dice = random.Random(9)
    for at in places:
        again(berry, at, (dice.gauss(0, 45), dice.gauss(0, 45), dice.uniform(0, 360)), size * dice.uniform(0.85, 1.15))
    hide(berry)


def drape(name, outline, reach, material, thick=0.07, around=720, along=90, **where):
    """
    A liquid that runs over a body: `outline(angle)` is the body's profile from its top's middle outward and down, `reach(angle)` how far along it the liquid gets.
    """
    points, faces = [], []
    for j in range(around):
        a = TAU * j / around
        profile, end = outline(a), reach(a)
        lengths = [0.0]
        for p, q in zip(profile, profile[1:]):
            lengths.append(lengths[-1] + math.dist(p, q))
        k = 0
        for i in range(along):
            t = i / (along - 1)
            s = min(t * end, lengths[-1] - 0.001)
            while i and k < len(lengths) - 2 and lengths[k + 1] < s:
                k += 1
            u = (s - lengths[k]) / max(lengths[k + 1] - lengths[k], 1e-6)
            (r, z), (r2, z2) = profile[k], profile[k + 1]
            step = max(math.dist(profile[k], profile[k + 1]), 1e-6)
            out, up = -(z2 - z) / step, (r2 - r) / step
            high = thick * math.sqrt(max(0, 1 - t**10)) * (1 + 0.5 * math.exp(-(((t * end - end) / 0.2 + 0.8) ** 2)))
            r, z = r + (r2 - r) * u + out * high, z + (z2 - z) * u + up * high
            points.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(around):
        n = (j + 1) % around
        for i in range(along - 1):
            faces.append((j * along + i, j * along + i + 1, n * along + i + 1, n * along + i))
    return mesh(name, points, faces, material, **where)


def strawberries(places, size=0.36):
    """`places` are triples of a place, a turn and a factor for the size."""
    skin = surface('strawberry', [(0.2, '#a90f12'), (0.6, '#d01d1a'), (0.9, '#e8452f')], scale=1.5, rough=0.2, coat=0.6, flesh=0.06)
    seed = ball('seed', surface('seed', [(0, '#f0c65a')], rough=0.4), fine=2, at=(0, 0, -500))
    leaf = surface('leaf', [(0.2, '#3c7a22'), (0.8, '#6da83a')], rough=0.45)
    for at, turn, k in places:
        with placed(at, turn, size * k):
            body = lathe('strawberry', [(0, -1.15), (0.3, -1.0), (0.72, -0.3), (0.9, 0.3), (0.72, 0.7), (0.3, 0.82), (0, 0.78)], skin, rings=60, around=80)
            roughen(body, 0.05, 1.5, 3)
            for i in range(9):
                for j in range(13):
                    a, t = TAU * (j + 0.5 * (i % 2)) / 13, -0.9 + 1.5 * i / 8
                    r = 0.9 * math.sqrt(max(0.01, 1 - ((t - 0.3) / (1.5 if t < 0.3 else 0.6)) ** 2)) * (0.86 if t < 0 else 1)
                    again(seed, (r * math.cos(a), r * math.sin(a), t), (0, 0, math.degrees(a)), (0.03, 0.035, 0.055))
            for j in range(8):
                a = TAU * j / 8
                loft('leaf', [(0, 0, 0.8), (0.35 * math.cos(a), 0.35 * math.sin(a), 0.93), (0.75 * math.cos(a), 0.75 * math.sin(a), 0.8)], [0.1, 0.17, 0.01], leaf, rings=14, around=10, flat=0.25)
