"""The parts of a hot dog that lies along the x axis with the bun's bottom at z = 0, and the paper it is served in."""

import math
import random

from mathutils import Vector, noise

from studio import again, ball, block, hide, loft, mesh, roughen, scatter, sheet, surface, wires

TAU = math.tau


def bun(long=4.9):
    crust = surface('bun', [(0, '#a85514'), (0.25, '#cb8132'), (0.5, '#e6ae62'), (0.72, '#f3cf92'), (0.8, '#fbe3b4'), (1, '#fff0cf')], by='y', span=(-0.72, 0.5), jitter=0.2, scale=1.5, rough=0.4, bump=0.02, bump_scale=16, dents=0.03, dents_scale=2, coat=0.3)
    halves = []
    for side in (-1, 1):
        n = long / 2
        half = loft('bun', [(-n, 0, 0), (-n * 0.9, 0, 0), (-n * 0.4, 0, 0.02), (n * 0.4, 0, 0.02), (n * 0.9, 0, 0), (n, 0, 0)], [0.16, 0.54, 0.64, 0.64, 0.54, 0.16], crust, rings=130, around=90, at=(0, side * 0.76, 0.52 if side < 0 else 0.64), turn=(-30, 0, 0 if side < 0 else 180))
        for v in half.data.vertices:
            if v.co.y > 0.28:
                v.co.y = 0.28 + (v.co.y - 0.28) * 0.25
        halves.append(roughen(half, 0.05, 1.1, 5, seed=side + 2))
    crumb = surface('crumb', [(0.2, '#f6dba6'), (0.8, '#fff0cf')], rough=0.8, bump=0.05, bump_scale=14)
    loft('hinge', [(-long * 0.45, 0, 0.45), (0, 0, 0.42), (long * 0.45, 0, 0.45)], [0.4, 0.5, 0.4], crumb, rings=20, around=30, flat=0.8)
    return halves


def frank(long=5.7, z=0.98, r=0.43):
    skin = surface('frank', [(0.15, '#5f1808'), (0.42, '#96310f'), (0.7, '#b94a1c'), (0.9, '#cc6329')], scale=1.3, stretch=(0.7, 1.6, 1.6), rough=0.2, rough_to=0.34, bump=0.014, bump_scale=9, coat=0.7, specks=('#2e0c05', 3.4, 0.3))
    n = long / 2
    tip = [(n, 0.04), (n - 0.05, r * 0.47), (n - 0.17, r * 0.8), (n - 0.43, r * 0.99), (n - 0.9, r)]
    line = [(-x, w) for x, w in tip] + [(0, r)] + [(x, w) for x, w in reversed(tip)]
    body = loft('frank', [(x, 0, z + 0.14 * (x / n) ** 2) for x, _ in line], [w for _, w in line], skin, rings=200, around=70)
    return roughen(body, 0.02, 1.2, 3)


def squiggle(name, material, height, long=4.6, turns=8, wide=0.2, radius=0.08, seed=1):
    """Mustard or ketchup in a wave along the top; `height(x, y)` is what it lies on."""
    path, n = [], 420
    for i in range(n):
        u = i / (n - 1)
        x = (u - 0.5) * long + 0.1 * noise.noise(Vector((u * 9, seed, 0)))
        y = wide * math.sin(u * turns * TAU) * (1 + 0.3 * noise.noise(Vector((u * 6, seed, 4))))
        path.append((x, y, height(x, y) + radius * 0.7, 0.9 + 0.3 * noise.noise(Vector((u * 14, seed, 9)))))
    return wires(name, [path], radius, material, fine=6)


def mustard():
    return surface('mustard', [(0.2, '#eda80a'), (0.8, '#fbc52a')], scale=3, rough=0.22, coat=0.6)


def chili(long=4.7, z=1.3, wide=0.84, seed=4):
    """Fine beef in a thick red sauce, heaped on the frank; gives the height of the heap."""
    sauce = surface('chili', [(0.15, '#571b08'), (0.45, '#8c310e'), (0.8, '#b54c16')], scale=2.6, rough=0.2, rough_to=0.36, bump=0.05, bump_scale=9, dents=0.04, dents_scale=4, coat=0.6)
    meat = surface('beef', [(0.2, '#3d1508'), (0.55, '#743414'), (0.85, '#a05a2a')], scale=3, rough=0.3, rough_to=0.5, bump=0.05, bump_scale=7, coat=0.45)

    def height(x, y):
        edge = wide * (1 + 0.18 * noise.noise(Vector((x * 1.3, 7 if y > 0 else 3, seed))))
        across = max(0.0, 1 - (abs(y) / edge) ** 2.2)
        along = max(0.0, 1 - (abs(x) / (long / 2)) ** 6)
        return z - 0.45 * (1 - across**0.6) - 0.35 * (1 - along**0.6) + 0.14 * across * along + 0.1 * noise.fractal(Vector((x * 1.6, y * 1.6, seed)), 1, 2, 4)

    heap = sheet('chili', sauce, long, wide * 2.5, height, cells=150)
    roughen(heap, 0.05, 6, 4, seed=seed)
    dice = random.Random(seed)
    kinds = []
    for k in range(5):
        kinds.append(roughen(ball('beef', meat if k < 3 else sauce, fine=4, at=(0, 0, -500)), 0.45, 1.5, 4, seed=k))
    for _ in range(900):
        x, y = dice.uniform(-long / 2, long / 2) * 0.98, dice.gauss(0, wide * 0.5)
        if abs(y) < wide * 1.05:
            again(dice.choice(kinds), (x, y, height(x, y) + dice.uniform(-0.03, 0.04)), [dice.uniform(0, 360) for _ in 'xyz'], dice.uniform(0.05, 0.12))
    # where it ran over the bun
    for x, side, low in ((-1.3, -1, 0.34), (0.45, -1, 0.12), (0.95, -1, 0.4), (-0.9, 1, 0.3), (1.3, 1, 0.3)):
        run = loft('run', [(x, side * 0.5, z - 0.16), (x + 0.03, side * 0.86, z - 0.14), (x + 0.06, side * 1.2, z - 0.34), (x + 0.06, side * 1.38, z - 0.46 - low)], [0.46, 0.42, 0.26, 0.1], sauce, rings=60, around=50, flat=0.42)
        roughen(run, 0.1, 2.2, 5, seed=int(x * 7 + 30))
        for _ in range(26):
            u = dice.random() ** 0.7
            again(dice.choice(kinds), (x + 0.06 * u + dice.uniform(-0.3, 0.3) * (1 - 0.7 * u), side * (0.6 + 0.74 * u), z - 0.02 - 0.32 * u * u - low * u**3), [dice.uniform(0, 360) for _ in 'xyz'], dice.uniform(0.05, 0.1))
    return height


def onions(count, place, seed=2):
    """Chopped onion; `place(dice)` gives where each lies."""
    flesh = surface('onion', [(0.2, '#fbf1dc'), (0.8, '#fffdf6')], scale=4, rough=0.25, coat=0.3)
    dice = random.Random(seed)
    kinds = [block('onion', flesh, (0.15 + 0.03 * k, 0.13, 0.07 + 0.015 * k), round=0.02, fine=2, at=(0, 0, -500)) for k in range(3)]
    for _ in range(count):
        again(dice.choice(kinds), place(dice), [dice.gauss(0, 35), dice.gauss(0, 35), dice.uniform(0, 360)], dice.uniform(0.75, 1.15))


def boat(material, long=5.6, wide=2.5, high=0.95, flare=0.42, z=0.03):
    """A paper tray with sloping sides and a rolled rim."""
    points, faces, around, rings = [], [], 200, 16
    for i in range(rings):
        t = i / (rings - 1)
        for j in range(around):
            a = TAU * j / around
            c, s = math.cos(a), math.sin(a)
            k = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
            up = max(0.0, t - 0.45) / 0.55
            grow = min(1, t / 0.45) + flare * up * 0.5
            bent = 0.02 * noise.noise(Vector((c * 3, s * 3, t * 2)))
            points.append((c * k * long / 2 * (grow if t < 0.45 else 1 + flare * up * wide / long), s * k * wide / 2 * (grow if t < 0.45 else 1 + flare * up), z + high * up**1.1 + bent * up))
    for i in range(rings - 1):
        for j in range(around):
            n = (j + 1) % around
            faces.append((i * around + j, i * around + n, (i + 1) * around + n, (i + 1) * around + j))
    thing = mesh('boat', points, faces, material)
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.03
    return thing
