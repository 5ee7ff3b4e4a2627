import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from pie import crust_material, pie

# A cherry pie on a mint stand, a slice out; oxblood behind it
start(111)
counter('#e9cfa3', rough=0.4)
wall('#7a1a16', y=9)
mint = surface('stand', [(0, '#a9d8bd')], rough=0.12, coat=0.7)
lathe('stand', [(0, 0), (1.3, 0), (1.35, 0.08), (1.1, 0.2), (0.5, 0.34), (0.34, 0.7), (0.4, 1.05), (0.9, 1.2), (2.4, 1.26), (2.95, 1.34), (3.02, 1.42), (2.9, 1.42), (2.4, 1.34), (0, 1.33)], mint, rings=120, around=160)
open_at, half = math.radians(-106), math.radians(21)
with placed((0, 0, 1.34)):
    pie((open_at + half, open_at - half + TAU))

# the slice, with a spoonful of ice cream
china = dict(rim='#7a1a16')
plate(1.75, '#fffdf8', at=(2.5, -2.75, 0), deep=0.2, **china)
with placed((2.75, -1.5, 0.1), (0, 0, -14), 0.98):
    pie((open_at - half + 0.02, open_at + half - 0.02), seed=2)
cream = ball('cream', surface('cream', [(0.2, '#fbeccb'), (0.8, '#fffaf0')], scale=3, rough=0.45, bump=0.05, bump_scale=9, dents=0.05, dents_scale=4, flesh=0.1), fine=6, at=(3.45, -3.0, 0.5), size=(0.52, 0.5, 0.46))
roughen(cream, 0.16, 2.2, 5, kind='craggy')
crumb = ball('crumb', crust_material(), fine=3)
roughen(crumb, 0.4, 1.8, 3)
dice = random.Random(2)
scatter(crumb, [(Vector((dice.gauss(-0.4, 0.5), -2.75 + dice.gauss(0, 0.1), 1.44)), Vector((0, 0, 1))) for _ in range(16)], size=(0.02, 0.06), lie=False)
# cherries
skin = surface('cherry', [(0.2, '#5a0610'), (0.8, '#a30f18')], scale=1, rough=0.08, coat=0.9)
for x, y, r in ((-2.9, -2.1, 0.3), (-3.45, -1.7, 0.32), (-2.75, -1.45, 0.3)):
    ball('cherry', skin, fine=5, at=(x, y, r * 0.95), size=(r, r, r * 0.92))
    loft('stalk', [(x, y, r * 1.8), (x + 0.1, y + 0.1, r + 0.9), (-2.7, -1.2, 1.6)], [0.03, 0.025, 0.04], surface('stalk', [(0, '#6f7d2c')], rough=0.5), rings=20, around=8)
steam((0.2, 1.2, 3.7), 4.0, 3.4, 0.1, seed=4)

daylight(0.35, '#ffe6cc')
light((-5.5, 3.0, 6.5), (0, 0, 1.8), 1100, 2.4)
light((5.5, -4, 5), (0, 0, 1.5), 280, 4, '#ffe3c2')
light((2.5, 5.5, 5.5), (0, 0, 2.2), 380, 2.2, '#ffd9b0')
shoot((0.3, -11.2, 6.6), (0.4, -0.7, 1.2), lens=55, opening=0.24, focus=(0, -2.0, 2.1), exposure=0.5, look='High Contrast')
