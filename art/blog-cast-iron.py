import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import breakfast

# One egg in black iron, sizzling in butter, on a mustard table
start(101)
counter('#ee9a12', rough=0.4)
with placed((0, 0, 0.02)):
    skillet(turn=-38)
breakfast.puddle((0.05, -0.05, 0.11), 2.0, film('butter', '#e8b45a', '#a8641a', rough=0.06), seed=5, thick=0.03, wild=0.2)

# the white: thick about the yolk, thin and browned to lace at the rim
white = surface('white', [(0, '#fffdf8'), (0.7, '#fffaf0'), (0.84, '#f7e6c2'), (0.91, '#d99a45'), (0.96, '#a5591a'), (1, '#6e3209')], by='r', span=(0, 1.92), jitter=0.09, scale=3.2, rough=0.16, rough_to=0.3, coat=0.5, bump=0.012, bump_scale=7)
def shore(a, t):
    c, s = math.cos(a), math.sin(a)
    return 1 + t**2 * (0.12 * noise.noise(Vector((c * 1.2, s * 1.2, 3))) + 0.07 * noise.noise(Vector((c * 3, s * 3, 8))) + 0.035 * noise.noise(Vector((c * 9, s * 9, 5))))
egg = lathe('white', [(1.8, 0.0), (1.86, 0.03), (1.84, 0.07), (1.74, 0.09), (1.5, 0.1), (1.15, 0.17), (0.85, 0.27), (0.5, 0.32), (0, 0.33)], white, rings=190, around=520, bulge=lambda a, t: shore(a, 1 - t), at=(-0.1, 0.05, 0.12))
for v in egg.data.vertices:
    r = math.hypot(v.co.x, v.co.y)
    rim = max(0.0, min(1, (r - 1.25) / 0.45))
    p = Vector((v.co.x, v.co.y, 0))
    blisters = max(0.0, noise.noise(p * 5.2)) * 0.15 + max(0.0, noise.noise(p * 11 + Vector((4, 0, 0)))) * 0.09
    swell = 0.09 * noise.fractal(p * 1.6, 1, 2, 3) + 0.14 * max(0.0, noise.noise(p * 2.3 + Vector((0, 9, 0)))) * min(1, r)
    v.co.z += rim * blisters + swell * (1 - 0.5 * rim)
    v.co.z += rim * 0.09 * max(0.0, noise.noise(Vector((math.cos(math.atan2(v.co.y, v.co.x)) * 6, math.sin(math.atan2(v.co.y, v.co.x)) * 6, 2))))
yolk = surface('yolk', [(0.2, '#f57f00'), (0.8, '#ff9c0a')], scale=1.2, rough=0.12, coat=1.0, bump=0.004, bump_scale=5)
ball('yolk', yolk, fine=6, at=(-0.18, 0.0, 0.47), size=(0.68, 0.66, 0.4))

# bubbles of butter about it, pepper, thyme
dice = random.Random(8)
foam = ball('bubble', film('foam', '#ffe9b8', '#c98a34', rough=0.03), fine=4, at=(0, 0, -500))
for _ in range(200):
    a = dice.uniform(0, TAU)
    r = 1.86 * shore(a, 1) + abs(dice.gauss(0, 0.13))
    if r < 2.28:
        again(foam, (r * math.cos(a) - 0.1, r * math.sin(a) + 0.05, 0.13), size=dice.uniform(0.015, 0.05))
pepper = ball('pepper', surface('pepper', [(0.3, '#1a120c'), (0.8, '#4a3624')], scale=6, rough=0.6), fine=2)
roughen(pepper, 0.4, 1.4, 3)
places = [p for p in over(egg, 150, seed=4, above=0.6) if math.hypot(p[0].x + 0.18, p[0].y) > 0.4]
scatter(pepper, places, size=(0.012, 0.034), lie=False)
flake = block('salt', film('salt', '#fffdf8', '#f3ead8'), (1, 0.9, 0.4), round=0.12)
scatter(flake, [p for p in over(egg, 40, seed=9, above=0.7)], size=(0.03, 0.07))
def sprig(at, turn, long=1.5):
    green = surface('thyme', [(0.2, '#3c5a24'), (0.8, '#7a9a48')], rough=0.5)
    with placed(at, (0, 0, turn)):
        line = [(t * long, 0.12 * math.sin(t * 3), 0.08 + 0.1 * t) for t in (i / 20 for i in range(21))]
        wires('stem', [line], 0.018, surface('stem', [(0, '#6a5130')], rough=0.6))
        for x, y, z in line[1:]:
            for side in (-1, 1):
                loft('leaf', [(x, y, z), (x + 0.05, y + side * 0.07, z + 0.04), (x + 0.1, y + side * 0.14, z + dice.uniform(0, 0.08))], [0.012, 0.035, 0.006], green, rings=8, around=8, flat=0.5)
sprig((0.6, 1.0, 0.24), -38, 1.3)

# cracked shells, a dish of salt, a checked cloth
shell = surface('shell', [(0.2, '#c98a5a'), (0.8, '#dda678')], scale=3, rough=0.5, specks=('#a8683a', 30, 0.3))
for at, turn in (((-3.5, 2.2, 0.5), (25, -20, 0)), ((-2.55, 3.1, 0.5), (150, 30, 40))):
    half = lathe('shell', [(0, -0.62), (0.3, -0.54), (0.52, -0.2), (0.55, 0.12), (0.52, 0.12), (0.49, -0.18), (0.28, -0.5), (0, -0.57)], shell, rings=60, around=90, at=at, turn=turn)
    for v in half.data.vertices:
        if v.co.z > 0.05:
            v.co.z += 0.12 * noise.noise(Vector((math.atan2(v.co.y, v.co.x) * 3, 1, 4)))
china = surface('dish', [(0, '#fffaf0')], rough=0.15, coat=0.6)
lathe('dish', [(0, 0.08), (0.6, 0.08), (0.78, 0.4), (0.82, 0.42), (0.84, 0.38), (0.65, 0), (0, 0)], china, at=(3.6, 2.4, 0))
roughen(lathe('salt', [(0.72, 0.3), (0.5, 0.38), (0, 0.44)], surface('salt', [(0, '#ffffff')], rough=0.9, bump=0.05, bump_scale=30), at=(3.6, 2.4, 0)), 0.05, 6, 4)
paper(checked('cloth', '#fff8ea', '#d8301f', 2.6, rough=0.9), 4.4, 4.4, (-4.9, -2.5, 0.0), turn=28, lift=0.08, seed=4)
steam((0.3, 0.9, 2.2), 3.6, 3.0, 0.1, seed=3)

daylight(0.5)
light((-4.8, 4.6, 5.5), (0, 0, 0.3), 950, 2.0)
light((5, -4, 5), (0, 0, 0.3), 220, 4, '#ffe3c2')
light((1.5, 6.5, 6.5), (0, 0, 0.3), 420, 1.6, '#fff0d8')
shoot((0.2, -7.6, 9.2), (0.0, -0.1, 0.25), lens=62, opening=0.16, focus=(0, -0.5, 0.5), exposure=0.32, look='High Contrast')
