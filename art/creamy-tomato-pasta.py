import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

# A nest of spaghetti in a wide dark bowl, on a rose cloth, seen over the rim
start(51)
counter('#d9795a', rough=0.6, coat=0)
wall('#c9623f', y=10)
glazed = surface('bowl', [(0.3, '#1d3f45'), (0.7, '#2b5a60')], scale=2, rough=0.18, coat=0.6, specks=('#d9cbb2', 26, 0.32))
lathe('bowl', [(0, 0.22), (1.1, 0.22), (1.7, 0.34), (2.3, 0.8), (2.85, 1.02), (3.2, 1.1), (3.24, 1.04), (2.5, 0.6), (1.8, 0.12), (1.3, 0), (0, 0)], glazed)
noodle = surface('spaghetti', [(0.2, '#d9581a'), (0.5, '#ec8235'), (0.8, '#f6b566')], scale=1.1, rough=0.25, rough_to=0.4, coat=0.4, flesh=0.04)
dice = random.Random(8)
strands = []
def heap(r):
    return 0.45 + 1.15 * max(0, 1 - (r / 2.05) ** 2) ** 0.75
# the nest: strands wound round a dome, each wandering in and out
for k in range(170):
    a0, turns = dice.uniform(0, TAU), dice.uniform(0.5, 1.5)
    r0 = 0.1 + 1.8 * math.sqrt(dice.random())
    seed, tilt = dice.uniform(0, 90), dice.gauss(0, 0.35)
    off = (dice.gauss(0, 0.22), dice.gauss(0, 0.22))
    path = []
    for i in range(70):
        u = i / 69
        a = a0 + turns * TAU * u
        r = r0 + 0.3 * noise.noise(Vector((u * 3, seed, 0))) + tilt * (u - 0.5)
        r = abs(r)
        x, y = r * math.cos(a) + off[0], r * math.sin(a) + off[1]
        d = math.hypot(x, y)
        z = heap(d) + 0.14 * noise.noise(Vector((u * 4, seed, 5))) + (k % 7) * 0.012
        path.append((x, y, z))
    strands.append(path)
# the twirl on top
for k in range(46):
    a0, r0, seed = dice.uniform(0, TAU), 0.12 + 0.62 * dice.random() ** 0.7, dice.uniform(0, 90)
    path = []
    for i in range(80):
        u = i / 79
        a = a0 + 1.5 * TAU * u
        r = r0 * (1 - 0.25 * u) + 0.06 * noise.noise(Vector((u * 4, seed, 0)))
        z = 1.5 + 0.75 * u * (1 - 0.7 * r) + 0.08 * noise.noise(Vector((u * 4, seed, 5))) - 0.3 * r * r
        path.append((r * math.cos(a) + 0.05, r * math.sin(a), z))
    strands.append(path)
# loose ends that slid down to the rim
for k in range(20):
    a, seed = dice.uniform(0, TAU), dice.uniform(0, 90)
    strands.append([((1.1 + 1.15 * u) * math.cos(a + 0.7 * u + 0.3 * noise.noise(Vector((u * 3, seed, 1)))), (1.1 + 1.15 * u) * math.sin(a + 0.7 * u + 0.3 * noise.noise(Vector((u * 3, seed, 1)))), heap(1.1 + 1.0 * u) + 0.1 + 0.12 * max(0, u - 0.5)) for u in (i / 39 for i in range(40))])
wires('spaghetti', strands, 0.074, noodle, fine=3)
# cream sauce: a pool below, spoonfuls above
sauce = surface('sauce', [(0.2, '#c5320c'), (0.5, '#dd4c1a'), (0.85, '#ea7438')], scale=1.6, rough=0.18, coat=0.6, flesh=0.2, bump=0.006, bump_scale=6, specks=('#a31f08', 9, 0.3))
pool = lathe('pool', [(0, 0.62), (1.6, 0.6), (2.1, 0.62), (2.25, 0.66)], sauce, rings=40, around=128)
roughen(pool, 0.06, 2.2, 3)
for x, y, z, s in ((0.35, -0.55, 1.74, 0.62), (-0.6, -0.35, 1.62, 0.5), (0.0, 0.15, 2.12, 0.42), (0.95, 0.1, 1.42, 0.42), (-0.15, -1.15, 1.28, 0.45)):
    spoon = ball('sauce', sauce, fine=6, at=(x, y, z), turn=(-y * 18, x * 18, 0))
    for v in spoon.data.vertices:
        v.co = Vector((v.co.x * s, v.co.y * s * 0.85, v.co.z * s * 0.42))
    roughen(spoon, 0.1, 1.6, 3, seed=int(x * 9 + 40))
chunk = ball('tomato', surface('tomato', [(0.2, '#b3200d'), (0.8, '#e2452a')], scale=3, rough=0.14, coat=0.7, flesh=0.2), fine=4)
roughen(chunk, 0.3, 1.5, 3)
scatter(chunk, [(Vector((dice.gauss(0.1, 0.75), dice.gauss(-0.35, 0.6), 0)), Vector((0, 0, 1))) for _ in range(0)], size=(0.1, 0.17))
for _ in range(30):
    x, y = dice.gauss(0.1, 0.7), dice.gauss(-0.35, 0.55)
    again(chunk, (x, y, heap(math.hypot(x, y)) + 0.22), (dice.uniform(0, 360), 0, dice.uniform(0, 360)), dice.uniform(0.07, 0.15))
# basil
leaf = surface('basil', [(0.2, '#1f5c16'), (0.55, '#3b8a24'), (0.85, '#66ad3c')], scale=2.4, rough=0.28, coat=0.4, flesh=0.1, bump=0.012, bump_scale=10)
def basil(at, turn, size):
    def shape(x, y):
        u = (y + 0.5)
        w = 0.62 * math.sin(math.pi * min(1, max(0, u)) ** 0.8) ** 0.9
        return (x * w * 1.1, y * 1.3, 0.22 * abs(x) * w - 0.28 * (u - 0.4) ** 2 + 0.05 * math.cos(x * 9) * w * (0.4 + u) * 0.5 - 0.05 * math.exp(-((x / 0.05) ** 2)))
    sheet('basil', leaf, 1, 1, shape, cells=44, thick=0.012, at=at, turn=turn, size=size)
basil((0.02, -0.22, 2.5), (28, 6, 15), 0.78)
basil((-0.32, 0.1, 2.52), (14, -16, 105), 0.7)
basil((0.38, 0.12, 2.5), (14, 20, -75), 0.66)
basil((0.02, 0.25, 2.56), (-30, 0, 190), 0.5)
# shaved parmesan and pepper
shave = surface('parmesan', [(0.2, '#f3e2ae'), (0.8, '#fff4d2')], rough=0.5, flesh=0.3)
flake = sheet('flake', shave, 0.3, 0.14, lambda x, y: 0.4 * x * x, cells=8, thick=0.012)
for _ in range(34):
    x, y = dice.gauss(0.0, 0.75), dice.gauss(-0.45, 0.6)
    again(flake, (x, y, heap(math.hypot(x, y)) + 0.36), (dice.gauss(0, 30), dice.gauss(0, 30), dice.uniform(0, 360)), dice.uniform(0.5, 1.1))
hide(flake), hide(chunk)
# linen, tomatoes on the vine, a fork
paper(surface('linen', [(0.3, '#fbf1e4'), (0.7, '#fff8ee')], rough=0.95, bump=0.01, bump_scale=70), 6.4, 3.6, at=(-1.6, -1.3, 0.0), turn=16, lift=0.3, seed=3)
skin = surface('skin', [(0.2, '#c4200f'), (0.8, '#e63a22')], scale=1, rough=0.1, coat=0.8, flesh=0.15)
green = surface('stem', [(0, '#4b7a2a')], rough=0.5)
for x, y, s in ((3.3, 2.3, 0.62), (4.35, 1.9, 0.66), (4.1, 2.9, 0.58)):
    fruit = ball('tomato', skin, fine=5, at=(x, y, s * 0.9), size=(s, s, s * 0.88))
    for k in range(5):
        a = TAU * k / 5
        loft('sepal', [(x, y, s * 1.78), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), s * 1.8), (x + 0.38 * math.cos(a), y + 0.38 * math.sin(a), s * 1.66)], [0.04, 0.05, 0.01], green, rings=12, around=8, flat=0.4)
    loft('stem', [(x, y, s * 1.75), (x + 0.05, y + 0.1, s * 2.1)], [0.04, 0.05], green, rings=8, around=8)
steel = surface('steel', [(0, '#d9d3c8')], metal=1, rough=0.16)
loft('fork', [(-3.4, -3.1, 0.3), (-3.5, -1.5, 0.3), (-3.55, -0.4, 0.34), (-3.55, 0.0, 0.3)], [0.14, 0.09, 0.08, 0.2], steel, rings=40, around=20, flat=0.4)
for k in range(4):
    x = -3.55 + (k - 1.5) * 0.13
    loft('tine', [(x, -0.1, 0.3), (x, 0.5, 0.26), (x, 1.1, 0.4)], [0.05, 0.045, 0.02], steel, rings=16, around=10)
steam((0.2, 1.0, 3.5), 4.0, 4.0, 0.13, seed=8, scale=0.8)

daylight(0.3)
light((-4.5, 4.0, 6.0), (0, 0, 1), 1050, 2.0)
light((6, -4, 4.5), (0, 0, 1), 220, 5, '#ffe3c2')
light((2, 6, 5), (0, 0, 1.6), 240, 2.5, '#fff0d8')
shoot((0.4, -9.0, 7.2), (0.0, -0.05, 1.05), lens=60, opening=0.26, focus=(0, -0.7, 1.7), exposure=0.3, look='High Contrast')
