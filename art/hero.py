import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import burger, hotdog

# The diner's table under its sunbeams: a hot dog on checkered paper, fries, a cola and a shake
start(141)
counter('#c2410c', rough=0.28)
wall('#f7b01a', y=9, second='#ffca50', rays=18, middle=(0, 1.0))

plate(2.95, '#fffdf8', at=(0, -0.9, 0), deep=0.24, rim='#d8301f')
with placed((0, -0.9, 0.07)):
    paper(checked('checks', '#fffaf0', '#1d1512', 2.4), 4.6, 3.9, (0, 0, 0.06), turn=12, lift=0.16, seed=6)
with placed((0.05, -1.0, 0.3), (20, 0, 13), 1.04):
    for half in hotdog.bun(long=4.5):
        burger.sesame(half, 170, keep=lambda p, n: n.z > -0.2 and abs(p.y) > 0.75)
    hotdog.frank(long=5.2, z=1.06)
    on_frank = lambda x, y: 1.06 + math.sqrt(max(0.01, 0.43**2 - y * y)) - 0.02
    hotdog.squiggle('mustard', hotdog.mustard(), on_frank, long=4.4, turns=7.5, wide=0.22, radius=0.1)
    leaf = surface('lettuce', [(0.1, '#6fa52c'), (0.6, '#a5cc55'), (0.9, '#d4e69a')], scale=2.5, rough=0.35, coat=0.25, bump=0.02, bump_scale=12)
    for side in (-1, 1):
        frill = sheet('lettuce', leaf, 4.4, 0.7, lambda x, y, side=side: (x, side * (0.52 + 0.4 * y) + 0.2 * math.sin(x * 7 + side) * (y + 0.35), 1.06 + 0.75 * y + 0.1 * math.sin(x * 11) * (y + 0.35)), cells=130, thick=0.02)

# fries in their red box
card = surface('box', [(0, '#d8301f')], rough=0.4, coat=0.2)
with placed((2.35, 1.25, 0), (0, 0, -14), 1.12):
    box = lathe('box', [(0, 0), (0.62, 0), (0.66, 0.04), (1.0, 1.9)], card, rings=60, around=160)
    for v in box.data.vertices:
        v.co.y *= 0.62
        up = max(0.0, (v.co.z - 1.2) / 0.7)
        v.co.z += up * (0.42 if v.co.y > 0 else -0.34) * (1 - (v.co.x / 1.02) ** 2)
    box.modifiers.new('solid', 'SOLIDIFY').thickness = 0.025
    disc = lathe('badge', [(0.36, 0), (0.34, 0.02), (0, 0.02)], surface('badge', [(0, '#ffc22e')], rough=0.4), rings=0, at=(0, -0.535, 0.85), turn=(100, 0, 0))
    def place(i, dice):
        x, y, t = dice.uniform(-0.72, 0.72), dice.uniform(-0.34, 0.42), dice.random()
        return (x, y, 1.55 + 0.75 * t * (1 - 0.5 * x * x) + 0.2 * y), (dice.gauss(0, 7) - 8 * y, dice.gauss(0, 7) + 17 * x, dice.uniform(0, 90))
    burger.fries(80, place, length=(1.5, 2.2))

# a cola with ice, a pink shake
cola = film('glass', '#fbf6ee', '#d9cdbb', rough=0.03)
with placed((-2.4, 1.3, 0)):
    lathe('tumbler', [(0, 0.0), (0.62, 0), (0.68, 0.1), (0.72, 0.9), (0.88, 2.3), (0.9, 2.7), (0.87, 2.7)], cola, around=120)
    drink = surface('cola', [(0, '#6b2408'), (0.7, '#2b0c04'), (1, '#1a0603')], by='z', span=(0, 1.8), jitter=0.02, rough=0.06, coat=0.8)
    lathe('cola', [(0, 0.08), (0.6, 0.08), (0.66, 0.2), (0.7, 0.9), (0.83, 2.1), (0.83, 2.2), (0, 2.2)], drink, around=100)
    ice = film('ice', '#f4f0ea', '#c9b8a8', rough=0.05)
    dice = random.Random(3)
    for k in range(9):
        a = TAU * k / 6
        block('ice', ice, (0.42, 0.42, 0.4), round=0.08, at=(0.42 * math.cos(a), 0.42 * math.sin(a), 2.25 + 0.13 * (k % 3)), turn=[dice.uniform(0, 90) for _ in 'xyz'])
    lathe('lime', [(0, 0), (0.4, 0), (0.43, 0.03), (0.4, 0.07), (0, 0.07)], surface('lemon', [(0, '#fff0a0'), (0.8, '#ffdc4a'), (0.9, '#fdfbe0'), (1, '#f4c514')], by='r', span=(0, 0.43), jitter=0.05, scale=6, rough=0.25, coat=0.4), rings=20, at=(0.78, -0.2, 2.75), turn=(80, 10, 20))
    wires('straw', [[(0.1, 0.1, 1.9), (-0.35, 0.25, 4.2)]], 0.085, checked('straw', '#fff8ec', '#d8301f', 7))
with placed((-0.3, 2.6, 0), size=0.92):
    lathe('foot', [(0, 0), (0.62, 0), (0.64, 0.06), (0.2, 0.25), (0.2, 0.4), (0.5, 0.75), (0.66, 1.6), (0.86, 2.9), (0.9, 2.95)], cola, around=120)
    pink = surface('shake', [(0.2, '#f2a4b0'), (0.8, '#f9c3c8')], scale=2, rough=0.3, coat=0.3)
    lathe('shake', [(0, 0.5), (0.2, 0.48), (0.46, 0.8), (0.62, 1.6), (0.82, 2.9), (0, 2.95)], pink, around=100)
    cream = surface('cream', [(0.2, '#fbeedb'), (0.8, '#fffdf8')], rough=0.4, coat=0.1)
    whip = lathe('whip', [(0.84, 2.9), (0.9, 3.05), (0.7, 3.3), (0.62, 3.36), (0.64, 3.45), (0.42, 3.68), (0.36, 3.72), (0.36, 3.8), (0.14, 4.02), (0, 4.1)], cream, rings=120, around=160, bulge=lambda a, t: 1 + 0.07 * math.sin(8 * a + t * 9))
    ball('cherry', surface('cherry', [(0.2, '#8a0612'), (0.8, '#c81420')], rough=0.08, coat=0.9), fine=5, at=(0, -0.05, 4.22), size=0.25)
    wires('stalk', [[(0, -0.05, 4.42), (0.08, 0, 4.7), (0.24, 0.05, 4.9)]], 0.022, surface('stalk', [(0, '#6a4a20')], rough=0.5))
    wires('straw', [[(0.3, 0.1, 2.8), (0.72, 0.2, 4.6)]], 0.085, surface('straw', [(0, '#d8301f')], rough=0.3))

daylight(0.5)
light((-5.5, 2.0, 6.5), (0, 0, 1), 1000, 2.8)
light((6, -4, 4.5), (0, 0, 1), 280, 5, '#ffe0bd')
light((1.0, 6.5, 6.5), (0, 0, 1.6), 420, 2.5, '#fff0d8')
shoot((0.1, -11.4, 5.6), (0.0, -0.05, 1.15), lens=47, opening=0.2, focus=(0, -1.6, 1.3), exposure=0.35, look='High Contrast')
