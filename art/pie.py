"""A lattice pie, or a slice of it: everything between two angles about the z axis."""

import math
import random

from mathutils import Vector, noise

from studio import again, ball, block, lathe, mesh, over, roughen, scatter, surface

TAU = math.tau


def crust_material():
    return surface('crust', [(0.12, '#a6591b'), (0.4, '#c98136'), (0.65, '#dfa355'), (0.9, '#ecc27c')], scale=2.6, rough=0.4, rough_to=0.6, bump=0.03, bump_scale=14, dents=0.02, dents_scale=5, coat=0.3, ridges=('#9a4f15', 0.53, 0.64))


def pie(arc, seed=1, pitch=0.58):
    first, last = arc
    crust = crust_material()
    crumb = surface('crumb', [(0.2, '#d9a35c'), (0.8, '#f3d09a')], scale=6, rough=0.8, bump=0.06, bump_scale=16)
    filling = surface('filling', [(0.15, '#3d0408'), (0.5, '#7a0a10'), (0.85, '#a81a1c')], scale=2.2, rough=0.12, rough_to=0.25, bump=0.06, bump_scale=5, coat=0.9)
    around = max(40, int(300 * (last - first) / TAU))
    dice = random.Random(seed)

    def inside(x, y, margin=0.0):
        a = (math.atan2(y, x) - first) % TAU
        gap = margin / max(0.3, math.hypot(x, y))
        return gap < a < (last - first) - gap and math.hypot(x, y) < 2.42

    def dome(x, y):
        d = math.hypot(x, y)
        return 0.98 + 0.2 * max(0.0, 1 - (d / 2.4) ** 2) + 0.04 * noise.noise(Vector((x, y, seed)))

    shell = lathe('shell', [(0, 0), (2.05, 0), (2.55, 0.85), (2.5, 0.9), (2.36, 0.9), (1.95, 0.13), (0, 0.13)], crust, rings=0, around=around, arc=arc)
    heap = lathe('filling', [(0, 0.13), (1.94, 0.13), (2.36, 0.88), (2.0, 0.93), (1.2, 1.05), (0, 1.08)], filling, rings=0, around=around, arc=(first + 0.004, last - 0.004))
    cherry = ball('cherry', filling, fine=4, at=(0, 0, -500))
    for _ in range(520):
        r, a = 2.3 * math.sqrt(dice.random()), dice.uniform(0, TAU)
        x, y = r * math.cos(a), r * math.sin(a)
        if inside(x, y, 0.12):
            again(cherry, (x, y, dome(x, y) - 0.06 + dice.uniform(-0.05, 0.03)), [dice.uniform(0, 360)] * 3, dice.uniform(0.16, 0.23))
    # the cut: cherries that bulge, juice that ran
    for edge in arc:
        for _ in range(46):
            r = dice.uniform(0.25, 2.1)
            z = dice.uniform(0.28, 0.92)
            if r < 1.9 + (z - 0.13) * 0.5:
                again(cherry, (r * math.cos(edge), r * math.sin(edge), z), [dice.uniform(0, 360)] * 3, (dice.uniform(0.13, 0.2),) * 3)

    # the lattice, woven
    def strip(along, k):
        runs, run = [], []
        for i in range(161):
            u = (i / 160 - 0.5) * 4.9
            v = (k + 0.5) * pitch
            x, y = (u, v) if along else (v, u)
            if inside(x, y, 0.1):
                over_ = math.cos(math.pi * (u / pitch - 0.5)) * (1 if (k + along) % 2 else -1)
                run.append((x, y, dome(x, y) + 0.07 + 0.04 * over_))
            elif run:
                runs.append(run)
                run = []
        for line in [*runs, run]:
            if len(line) > 5:
                ribbon(line, along)

    def ribbon(line, along, wide=0.4, thick=0.12):
        points, faces, n = [], [], 16
        for i, p in enumerate(line):
            puff = 1 + 0.08 * noise.noise(Vector((p[0] * 3, p[1] * 3, seed)))
            for j in range(n):
                a = TAU * j / n
                c, s = math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))
                w, h = c * wide / 2 * puff, s * thick / 2
                points.append((p[0], p[1] + w, p[2] + h) if along else (p[0] + w, p[1], p[2] + h))
        turn = 1 if along else -1
        for i in range(len(line) - 1):
            for j in range(n):
                q = (j + 1) % n
                faces.append((i * n + j, i * n + q, (i + 1) * n + q, (i + 1) * n + j)[::turn])
        faces += [tuple(range(n))[::-turn], tuple(range((len(line) - 1) * n, len(line) * n))[::turn]]
        roughen(mesh('strip', points, faces, crust), 0.02, 4, 4, seed=len(line))

    for k in range(-4, 4):
        strip(1, k)
        strip(0, k)

    # the crimped rim
    def crimp(a, t):
        return 1 + 0.028 * math.sin(a * 34) * (0.4 + math.sin(t * math.pi))
    rim = lathe('rim', [(2.3, 0.9), (2.5, 0.82), (2.68, 0.9), (2.66, 1.06), (2.48, 1.14), (2.32, 1.06), (2.3, 0.9)], crust, rings=36, around=around * 3, bulge=crimp, arc=arc)
    for v in rim.data.vertices:
        a, r = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
        v.co.z += 0.075 * math.sin(a * 34 + 1.2) * max(0, v.co.z - 0.88) / 0.25 + 0.02 * noise.noise(v.co * 2)
    roughen(rim, 0.02, 5, 4)
    sugar = block('sugar', surface('sugar', [(0, '#fffaf0')], rough=0.15, coat=0.5), (1, 1, 0.8), round=0.1, at=(0, 0, -500))
    scatter(sugar, over(rim, 260, seed=3, above=0.3), size=(0.012, 0.03))
