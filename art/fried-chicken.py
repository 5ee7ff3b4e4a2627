import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

start(7)
counter('#8fcab0', rough=0.35)
wall('#bfe3d0', y=9)
wicker = surface('basket', [(0, '#e5331f')], rough=0.3, coat=0.5)
# the red plastic basket of a diner: bars between two rims, paper in it
def oval(r, z, n=120):
    return [(r * 1.28 * math.cos(TAU * i / n), r * math.sin(TAU * i / n), z) for i in range(n)]
wires('rim', [oval(2.35, 1.0), oval(2.18, 0.62), oval(1.9, 0.1)], 0.085, wicker, cyclic=True)
wires('bars', [[(a * 1.9 * 1.28, b * 1.9, 0.1), (a * 2.18 * 1.28, b * 2.18, 0.62), (a * 2.35 * 1.28, b * 2.35, 1.0)] for a, b in ((math.cos(TAU * i / 60), math.sin(TAU * i / 60)) for i in range(60))], 0.04, wicker)

liner = checked('checks', '#fffaf0', '#d83a2a', 1.7)
def folds(x, y):
    d = math.hypot(x / 1.28, y)
    a = math.atan2(y, x)
    wave = 0.1 * math.sin(a * 9) + 0.22 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, 1)))
    return 0.12 + (0.55 * max(0, d - 1.5) ** 1.15 + wave * max(0, d - 1.2) * 0.8) + 0.03 * noise.noise(Vector((x * 2, y * 2, 5)))
sheet('liner', liner, 6.1, 4.9, folds, cells=110, turn=(0, 0, 8))

crust = surface('crust', [(0.15, '#6e2f0b'), (0.42, '#a9561a'), (0.62, '#cc7f2d'), (0.85, '#e5ab55')], scale=2.6, rough=0.5, rough_to=0.68, bump=0.05, bump_scale=15, coat=0.12, ridges=('#e9b25a', 0.5, 0.64))
bone = surface('bone', [(0.2, '#e3c9a0'), (0.8, '#f5e6cb')], scale=5, rough=0.4, flesh=0.15)

def crisp(thing, seed):
    roughen(thing, 0.10, 1.2, 3, seed=seed)
    roughen(thing, 0.085, 3.0, 6, kind='craggy', seed=seed)
    roughen(thing, 0.03, 11, 3, seed=seed + 3)
    return thing

def drumstick(at, turn, size=1, seed=1):
    meat = loft('drumstick', [(-1.25, 0, 0), (-0.8, 0, 0.03), (0, 0, 0.04), (0.9, 0, 0), (1.45, 0, 0), (1.7, 0, 0)], [0.05, 0.66, 0.82, 0.44, 0.24, 0.12], crust, rings=170, around=150, flat=0.92, at=at, turn=turn, size=size)
    crisp(meat, seed)
    stem = loft('bone', [(1.3, 0, 0), (1.8, 0, 0), (2.05, 0, 0), (2.2, 0, 0.0)], [0.13, 0.12, 0.2, 0.08], bone, rings=40, around=24, at=at, turn=turn, size=size)
    roughen(stem, 0.03, 3, 3, seed=seed)

def piece(at, turn, size=(1, 1, 1), seed=1):
    thing = ball('piece', crust, fine=6, at=at, turn=turn)
    for v in thing.data.vertices:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2]))
    roughen(thing, 0.2, 0.9, 2, seed=seed + 20)
    crisp(thing, seed)

piece((-1.5, 0.55, 0.95), (0, 10, 25), (1.05, 0.75, 0.6), 3)
piece((1.3, 0.8, 0.95), (8, -6, -30), (1.1, 0.8, 0.62), 4)
piece((0.0, 0.95, 1.15), (0, 0, 70), (0.95, 0.8, 0.7), 5)
piece((1.75, -0.55, 0.8), (0, 8, 60), (0.75, 0.6, 0.5), 9)
drumstick((-0.75, -0.75, 0.95), (0, 4, 200), 0.92, 6)
drumstick((0.55, -0.7, 0.95), (0, -8, -32), 0.92, 7)
drumstick((0.05, 0.25, 1.95), (12, -22, 38), 0.95, 8)
crumb = ball('crumb', crust, fine=3)
roughen(crumb, 0.4, 2, 3)
dice = random.Random(2)
scatter(crumb, [(Vector((dice.uniform(-2.2, 2.2), dice.uniform(-1.9, -1.2), 0.35)), Vector((0, 0, 1))) for _ in range(26)], size=(0.03, 0.09))
# lemon wedges and a bowl of slaw-green dill dip
skin = surface('lemon', [(0, '#fff3a8'), (0.8, '#ffe14d'), (0.93, '#fdfbe0'), (1, '#f4c514')], by='r', span=(0, 0.62), jitter=0.06, scale=6, rough=0.25, flesh=0.2, coat=0.4, bump=0.015, bump_scale=22)
lathe('lemon', [(0, 0), (0.58, 0), (0.62, 0.06), (0.58, 0.16), (0, 0.16)], skin, rings=24, at=(-2.55, -1.95, 0.42), turn=(38, -24, 0))
lathe('lemon', [(0, 0), (0.58, 0), (0.62, 0.06), (0.58, 0.16), (0, 0.16)], skin, rings=24, at=(2.9, -2.3, 0.1), turn=(6, 4, 0))
lathe('lemon', [(0, -0.75), (0.25, -0.66), (0.62, 0), (0.25, 0.66), (0.06, 0.82), (0, 0.84)], surface('peel', [(0, '#f7cb1b')], rough=0.35, bump=0.02, bump_scale=24, coat=0.3), at=(3.55, 0.4, 0.6), turn=(80, 0, 60))
steam((0.2, 1.3, 3.6), 4.5, 4.5, 0.22, seed=4)

daylight(0.6)
light((-5.5, 3.0, 6.5), (0, 0, 1), 1050, 2.6)
light((6, -4, 4.5), (0, 0, 1), 260, 5, '#ffe3c2')
light((2, 6, 5), (0, 0, 1.6), 300, 2.5, '#fff0d8')
shoot((0.3, -10.6, 6.2), (0, 0, 1.25), lens=60, opening=0.25, focus=(0, -0.9, 1.4), exposure=0.35, look='High Contrast')
