"""The parts of a burger, from the counter up. Its axis is the z axis; each part returns the height at which the next one begins."""

import math
import random

from mathutils import Vector, noise

from studio import again, ball, lathe, loft, over, roughen, scatter, sheet, surface

TAU = math.tau


def heel(z, r=1.35):
    crust = surface('heel', [(0, '#c07a32'), (0.55, '#d99a4c'), (0.8, '#f0cf94'), (1, '#f4dba8')], by='z', span=(0, 0.42), jitter=0.12, scale=4, rough=0.5, bump=0.012, bump_scale=34, flesh=0.15, coat=0.08)
    lathe('heel', [(0, 0), (r * 0.7, 0), (r * 0.94, 0.06), (r, 0.2), (r * 0.97, 0.36), (r * 0.9, 0.42), (0, 0.42)], crust, at=(0, 0, z))
    return z + 0.42


def patty(z, r=1.42, high=0.36, seed=1, dark=True):
    meat = surface('meat', [(0.2, '#1c0b05'), (0.5, '#3d1a0c'), (0.8, '#6b3218')], scale=4, rough=0.42, rough_to=0.7, bump=0.05, bump_scale=13, dents=0.05, dents_scale=5, coat=0.35, ridges=('#7d3f1e', 0.5, 0.6))
    body = lathe('patty', [(0, 0), (r * 0.8, 0), (r * 0.96, high * 0.2), (r, high * 0.5), (r * 0.96, high * 0.82), (r * 0.82, high), (0, high)], meat, rings=70, around=260, at=(0, 0, z))
    roughen(body, 0.06, 2.6, 6, seed=seed)
    roughen(body, 0.03, 9, 4, seed=seed + 5)
    return z + high


def cheese(z, r=1.45, side=2.55, turn=20, seed=2, drop=0.5, tint=('#f6a012', '#ffb927')):
    slice_ = surface('cheese', [(0.2, tint[0]), (0.8, tint[1])], scale=1.5, rough=0.28, flesh=0.25, coat=0.25, bump=0.004, bump_scale=6)

    def drape(x, y):
        d = math.hypot(x, y)
        a = math.atan2(y, x)
        sag = max(0, d - r * 0.98)
        melt = 0.75 + 0.5 * noise.noise(Vector((math.cos(a) * 1.8, math.sin(a) * 1.8, seed)))
        if sag <= 0:
            return (x, y, 0.02 * noise.noise(Vector((x * 2, y * 2, seed))))
        bend = min(1, sag / 0.14)
        out = r * 0.98 + 0.1 * bend * (1 - 0.2 * sag) + 0.03
        return (math.cos(a) * out, math.sin(a) * out, -(sag**1.0) * (0.6 + melt * drop) * bend)

    sheet('cheese', slice_, side, side, drape, cells=70, thick=0.055, at=(0, 0, z), turn=(0, 0, turn))
    return z + 0.05


def lettuce(z, r=1.5, seed=3, droop=0.16, waves=1.0):
    leaf = surface('lettuce', [(0, '#dbe89a'), (0.55, '#8fbf3a'), (1, '#4c8a1c')], by='r', span=(1.0, 1.75), jitter=0.2, scale=5, rough=0.35, bump=0.02, bump_scale=12, flesh=0.2, coat=0.25)
    points, faces, around, rings = [], [], 360, 26
    from studio import mesh

    for i in range(rings):
        t = i / (rings - 1)
        for j in range(around):
            a = TAU * j / around
            n1 = noise.noise(Vector((math.cos(a) * 2.3, math.sin(a) * 2.3, seed)))
            n2 = noise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, seed + 4 + t * 0.5)))
            n3 = noise.noise(Vector((math.cos(a) * 17, math.sin(a) * 17, seed + 9 + t)))
            d = r * (0.5 + 0.5 * t) + t * t * (0.16 * n1 + 0.08 * n2 + 0.03)
            h = -droop * t**3 + waves * t * t * (0.2 * n2 + 0.1 * n3 + 0.06 * n1)
            points.append((d * math.cos(a), d * math.sin(a), h))
    for i in range(rings - 1):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
    thing = mesh('lettuce', points, faces, leaf, at=(0, 0, z + 0.08))
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.025
    return z + 0.17


def tomatoes(z, seed=4, r=0.8, out=0.68, count=4, high=0.2):
    skin = surface('tomato', [(0, '#e8553a'), (0.75, '#d92d1c'), (0.92, '#b3140e')], by='r', span=(0, r), jitter=0.15, scale=5, rough=0.16, flesh=0.2, coat=0.5, bump=0.015, bump_scale=9)
    for i in range(count):
        a = TAU * i / count + 0.35 + seed
        lathe('tomato', [(0, 0), (r * 0.9, 0), (r, 0.05), (r, high - 0.05), (r * 0.94, high), (0, high)], skin, rings=40, around=72,
              at=(out * math.cos(a), out * math.sin(a), z + 0.03 * (i % 2)), turn=(random.uniform(-3, 3), random.uniform(-3, 3), 0))
    return z + high + 0.03


def onions(z, seed=5, tint=('#f8eef2', '#b05a86')):
    ring = surface('onion', [(0, tint[0]), (0.7, tint[0]), (1, tint[1])], by='r', span=(0.6, 1.05), jitter=0.05, rough=0.2, flesh=0.3, coat=0.4)
    for i in range(5):
        r = (0.95, 0.8, 0.9, 0.7, 0.85)[i]
        a = seed + i * 2.2
        lathe('onion', [(r - 0.07, 0), (r, 0.01), (r + 0.01, 0.07), (r - 0.05, 0.09), (r - 0.08, 0.05), (r - 0.07, 0)], ring, rings=14, around=80,
              at=(0.5 * math.cos(a), 0.5 * math.sin(a), z + 0.03 * i), turn=(random.uniform(-4, 4), random.uniform(-4, 4), 0))
    return z + 0.13


def pickles(z, seed=6):
    slice_ = surface('pickle', [(0, '#b9bf4a'), (0.8, '#8d9a2a'), (1, '#4d6414')], by='r', span=(0, 0.46), rough=0.2, flesh=0.15, coat=0.4, bump=0.01, bump_scale=20)
    for i in range(7):
        a = seed + i * TAU / 7
        lathe('pickle', [(0, 0), (0.42, 0), (0.46, 0.04), (0.42, 0.09), (0, 0.09)], slice_, rings=20, around=48,
              at=(1.0 * math.cos(a), 1.0 * math.sin(a), z + 0.02 * (i % 2)), turn=(random.uniform(-5, 5), random.uniform(-5, 5), 0),
              bulge=lambda a, t: 1 + 0.03 * math.sin(a * 11))
    return z + 0.11


def crown(z, r=1.42, high=1.0, seeds=230, tint=('#f0cd8c', '#d98f3c', '#b2601d', '#8a410f'), tilt=(0, 0), gloss=0.35):
    crust = surface('crown', [(0, tint[0]), (0.16, tint[0]), (0.34, tint[1]), (0.7, tint[2]), (1, tint[3])], by='z', span=(0, high), jitter=0.14, scale=2.2, rough=0.36, bump=0.008, bump_scale=26, dents=0.02, dents_scale=2, flesh=0.12, coat=gloss)
    bun = lathe('crown', [(0, 0), (r * 0.8, 0), (r * 0.96, 0.05), (r * 1.01, high * 0.24), (r * 0.97, high * 0.48), (r * 0.82, high * 0.75), (r * 0.5, high * 0.94), (r * 0.2, high), (0, high)], crust, rings=90, around=160, at=(0, 0, z), turn=(*tilt, 0))
    roughen(bun, 0.03, 1.3, 3, seed=8)
    if seeds:
        sesame(bun, seeds)
    return z + high


def sesame(bun, count, keep=lambda p, n: n.z > 0.3):
    seed = surface('sesame', [(0.2, '#f3dfb4'), (0.8, '#fff3d6')], scale=8, rough=0.4, flesh=0.2)
    grain = ball('sesame', seed, fine=3)
    for v in grain.data.vertices:
        v.co = (v.co.x * 0.036 * (1.15 - v.co.y * 0.4), v.co.y * 0.062, v.co.z * 0.022)
    scatter(grain, over(bun, count, seed=3, above=-0.8, keep=keep), size=(0.85, 1.15), sink=-0.008)


def fries(count, place, length=(1.6, 2.4), seed=1, thick=0.19):
    """`place(i, dice)` gives the middle and the turn of each."""
    from studio import mesh

    potato = surface('fries', [(0.2, '#d07a1c'), (0.5, '#f0a840'), (0.8, '#fcca78')], scale=3, rough=0.45, bump=0.03, bump_scale=16, coat=0.15, ridges=('#a85a18', 0.53, 0.62))
    dice = random.Random(seed)
    kinds = []
    for k in range(6):
        n = 26
        long = length[0] + (length[1] - length[0]) * k / 5
        bend = dice.uniform(-0.14, 0.14)
        path = [(bend * math.sin(t / (n - 1) * math.pi), 0, (t / (n - 1) - 0.5) * long) for t in range(n)]
        points, faces = [], []
        for t, (x, y, z) in enumerate(path):
            end = 0.8 if t in (0, n - 1) else 1
            for j in range(16):
                a = TAU * j / 16
                c, s = math.cos(a), math.sin(a)
                e = (abs(c) ** 6 + abs(s) ** 6) ** (-1 / 6)
                points.append((x + c * e * thick / 2 * end, y + s * e * thick / 2 * end, z))
        for t in range(n - 1):
            for j in range(16):
                q = (j + 1) % 16
                faces.append((t * 16 + j, t * 16 + q, (t + 1) * 16 + q, (t + 1) * 16 + j))
        faces += [tuple(reversed(range(16))), tuple(range((n - 1) * 16, n * 16))]
        fry = mesh('fry', points, faces, potato, at=(0, 0, -500))
        roughen(fry, 0.018, 4, 4, seed=k)
        kinds.append(fry)
    for i in range(count):
        at, turn = place(i, dice)
        again(dice.choice(kinds), at, turn)
