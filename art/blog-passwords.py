import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import lock

# A brass padlock on a baking sheet of cookies, keys beside it; mint behind
start(161)
counter('#6d1f18', rough=0.3)
wall('#8fcbb6', y=9)
chrome = lock.chrome()
wires('rack', [[(x, -2.4, 0.3), (x, 2.6, 0.3)] for x in (i * 0.36 - 4.14 for i in range(24))], 0.035, chrome)
wires('rack', [[(-4.3, y, 0.25), (4.3, y, 0.25)] for y in (-2.4, 0.1, 2.6)], 0.06, chrome)
for x in (-4.1, 4.1):
    for y in (-2.3, 2.5):
        wires('leg', [[(x, y, 0.0), (x, y, 0.27)]], 0.07, chrome)

dough = surface('cookie', [(0.15, '#9c5520'), (0.5, '#bf7a36'), (0.85, '#d79c58')], scale=1.6, rough=0.6, bump=0.05, bump_scale=13, dents=0.05, dents_scale=4, ridges=('#a55f24', 0.54, 0.66), specks=('#93521f', 5, 0.34))
choc = surface('chocolate', [(0.2, '#27110a'), (0.8, '#45200f')], scale=3, rough=0.22, coat=0.4)
chunk = roughen(ball('chunk', choc, fine=4, at=(0, 0, -500)), 0.35, 1.3, 3)
dice = random.Random(7)
def cookie(at, turn=(0, 0, 0), size=1.0, seed=1):
    with placed(at, turn, size):
        body = lathe('cookie', [(0, 0), (0.9, 0), (1.05, 0.08), (1.02, 0.2), (0.8, 0.3), (0.4, 0.34), (0, 0.34)], dough, rings=90, around=200, bulge=lambda a, t: 1 + 0.06 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed))))
        roughen(body, 0.08, 1.9, 4, seed=seed)
        roughen(body, 0.06, 4.2, 5, kind='craggy', seed=seed)
        for _ in range(15):
            r, a = 0.88 * math.sqrt(dice.random()), dice.uniform(0, TAU)
            again(chunk, (r * math.cos(a), r * math.sin(a), 0.31 - 0.14 * r * r), [dice.uniform(0, 360) for _ in 'xyz'], (dice.uniform(0.1, 0.17), dice.uniform(0.1, 0.17), 0.1))
for k, (x, y, z) in enumerate(((-2.55, -0.5, 0.34), (-2.2, 1.5, 0.34), (2.55, 1.3, 0.34), (0.2, 2.2, 0.34), (2.9, -0.9, 0.34), (2.7, 1.1, 0.66), (-2.75, 1.2, 0.66))):
    cookie((x, y, z), (dice.gauss(0, 3), dice.gauss(0, 3), dice.uniform(0, 360)), 1.0, k)
cookie((-1.62, 0.72, 1.32), (-68, 0, 22), 1.0, 12)

with placed((0.15, -0.1, 0.32), (0, 0, 9), 1.22):
    lock.padlock()
for at, turn, metal in (((0.55, -1.75, 0.34), (0, 0, 4), lock.brass('#b9791f', '#edbf5c')), ((0.62, -1.85, 0.5), (0, 4, -30), chrome)):
    with placed(at, turn, 1.0):
        lock.key(metal)
wires('loop', [[(0.42 + 0.34 * math.cos(TAU * i / 40), -1.72 + 0.34 * math.sin(TAU * i / 40), 0.5 + 0.12 * math.sin(TAU * i / 40)) for i in range(40)]], 0.035, chrome, cyclic=True)
# a glass of milk
with placed((-3.0, 3.4, 0)):
    lathe('glass', [(0, 0), (0.7, 0), (0.76, 0.1), (0.95, 2.9)], film('glass', '#fbf8f2', '#d5cec2'), rings=40)
    lathe('milk', [(0, 0.1), (0.66, 0.1), (0.72, 0.2), (0.88, 2.3), (0, 2.32)], surface('milk', [(0, '#fffdf6')], rough=0.3), rings=40)

daylight(0.5)
light((-5.5, 2.6, 6.0), (0, 0, 1.2), 1000, 2.6)
light((6, -4, 4.5), (0, 0, 1), 280, 5, '#ffe3c2')
light((2.0, 6, 6), (0, 0, 1.6), 380, 2.4, '#fff0d8')
light((-1.5, -8, 3.0), (0, 0, 1.4), 140, 3, '#ffe9d0')
shoot((0.3, -10.6, 5.4), (0.1, -0.1, 1.3), lens=55, opening=0.24, focus=(0.1, -0.9, 1.2), exposure=0.5, look='High Contrast')
