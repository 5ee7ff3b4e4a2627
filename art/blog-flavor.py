import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

# Garlic, onion, tomato, chili and herbs on a round board, on blue-black slate
start(151)
slate = surface('slate', [(0.2, '#20242e'), (0.8, '#343a47')], scale=1.2, rough=0.5, rough_to=0.7, bump=0.02, bump_scale=5)
sheet('slate', slate, 60, 60, lambda x, y: 0, cells=1)
block('board', wood('#8a5527', '#c58a4c', stretch=(0.3, 3.2, 3)), (8.4, 5.6, 0.4), round=0.14, at=(0, -0.1, 0.2), turn=(0, 0, 4))
top = 0.4
dice = random.Random(6)

# garlic: a bulb of cloves, loose cloves
skin = surface('garlic', [(0.15, '#f6e9dd'), (0.5, '#fffaf3'), (0.8, '#dcb9c4')], scale=1.5, stretch=(4, 4, 0.5), rough=0.42, bump=0.012, bump_scale=9, coat=0.1)
def bulb(at, turn, size=1.0):
    lathe('garlic', [(0, 0), (0.35, 0.0), (0.75, 0.22), (0.86, 0.52), (0.7, 0.88), (0.36, 1.12), (0.16, 1.3), (0.13, 1.75), (0.16, 1.86), (0, 1.86)], skin, rings=110, around=200, at=at, turn=turn, size=size,
          bulge=lambda a, t: 1 + (0.13 * abs(math.sin(a * 4.5)) ** 0.7 - 0.07) * max(0, 1 - abs(t - 0.33) * 2.4))
bulb((-2.45, 0.95, top), (0, 0, 10), 1.1)
def clove(at, turn, size=1.0, seed=1):
    body = loft('clove', [(-0.55, 0, 0.12), (-0.4, 0, 0.06), (0, 0, 0), (0.45, 0, 0.06), (0.62, 0, 0.16), (0.74, 0, 0.24)], [0.1, 0.25, 0.32, 0.18, 0.07, 0.03], skin, rings=60, around=40, at=at, turn=turn, size=size)
    for v in body.data.vertices:
        v.co.z *= 0.9 if v.co.z > 0 else 0.6
    roughen(body, 0.02, 2, 2, seed=seed)
for k, (x, y, spin) in enumerate(((-1.75, -0.35, 30), (-2.6, -0.55, 160), (-2.0, -1.05, -20))):
    clove((x, y, top + 0.2), (dice.gauss(0, 10), 0, spin), 0.86, k)

# an onion, and half of one
peel = surface('onion', [(0.2, '#a8541a'), (0.45, '#cf8a3a'), (0.7, '#b86a22'), (0.9, '#e0a352')], scale=1.2, stretch=(5, 5, 0.25), rough=0.25, coat=0.5, bump=0.008, bump_scale=8)
lathe('onion', [(0, 0.04), (0.3, 0.0), (0.9, 0.35), (1.08, 0.85), (0.88, 1.36), (0.4, 1.66), (0.16, 1.9), (0.1, 2.25), (0.16, 2.4), (0, 2.4)], peel, rings=100, around=140, at=(-0.55, 1.35, top), bulge=lambda a, t: 1 + 0.02 * math.sin(a * 5) + (0.2 * math.sin(a * 6) if t > 0.85 else 0))
flesh = surface('cut', [(0, '#e9efc4'), (0.08, '#fbf7e6'), (0.16, '#dcd6b8'), (0.2, '#fffdf4'), (0.36, '#fbf7e8'), (0.4, '#d6cfae'), (0.44, '#fffdf4'), (0.6, '#fbf8ec'), (0.64, '#d9d0ae'), (0.68, '#fffdf4'), (0.86, '#fbf8ee'), (0.9, '#d8c79c'), (0.95, '#fff6e0'), (1, '#b8752c')], by='r', span=(0, 0.96), jitter=0.014, scale=2, rough=0.2, coat=0.5, bump=0.005, bump_scale=12)
with placed((-0.35, -0.95, top + 0.72), (50, 0, -12), 0.95):
    lathe('half', [(0.95, 0.0), (0.98, -0.06), (0.88, -0.5), (0.45, -0.86), (0, -0.95)][::-1], peel, rings=60, around=140)
    ring = lathe('cut', [(0.955, 0), (0.6, 0.015), (0, 0.0)], flesh, rings=60, around=140, bulge=lambda a, t: 1 + 0.01 * math.sin(a * 7))

# tomatoes: one whole, one cut
red = surface('tomato', [(0.2, '#b01a0c'), (0.8, '#dc2f1a')], scale=0.9, rough=0.1, coat=0.8)
green = surface('sepal', [(0.2, '#3c6a22'), (0.8, '#6a9a3a')], rough=0.5)
with placed((1.25, 1.25, top)):
    lathe('tomato', [(0, 0.06), (0.4, 0.0), (0.92, 0.3), (1.05, 0.75), (0.9, 1.2), (0.5, 1.45), (0.2, 1.42), (0, 1.34)], red, rings=80, around=140, bulge=lambda a, t: 1 + 0.02 * math.sin(a * 5 + 1) * (1 + t))
    for j in range(5):
        a = TAU * j / 5 + 0.4
        loft('sepal', [(0, 0, 1.38), (0.3 * math.cos(a), 0.3 * math.sin(a), 1.5), (0.68 * math.cos(a), 0.68 * math.sin(a), 1.42 + 0.14 * (j % 2))], [0.09, 0.11, 0.01], green, rings=16, around=10, flat=0.3)
    loft('stem', [(0, 0, 1.36), (0.03, 0.03, 1.6), (0.12, 0.05, 1.8)], [0.07, 0.06, 0.08], green, rings=12, around=12)
pulp = surface('pulp', [(0, '#e8714a'), (0.3, '#d63c20'), (0.55, '#c22312'), (0.8, '#e04a2c'), (1, '#b3160c')], by='r', span=(0, 0.9), jitter=0.12, scale=3.2, rough=0.14, coat=0.8, bump=0.03, bump_scale=6)
with placed((1.3, -0.85, top + 0.6), (48, 6, 14), 0.92):
    lathe('half', [(0.9, 0.0), (0.95, -0.1), (0.86, -0.5), (0.45, -0.8), (0, -0.84)][::-1], red, rings=60, around=120)
    lathe('cut', [(0.9, 0), (0.5, 0.02), (0, 0.0)], pulp, rings=40, around=120)
    pip = ball('pip', surface('pip', [(0, '#f3d38a')], rough=0.25, coat=0.6), fine=3, at=(0, 0, -500))
    jelly = ball('jelly', surface('jelly', [(0.2, '#b8240c'), (0.8, '#d8541c')], rough=0.08, coat=1), fine=4, at=(0, 0, -500))
    for k in range(5):
        a = TAU * k / 5
        again(jelly, (0.5 * math.cos(a), 0.5 * math.sin(a), 0.01), (0, 0, math.degrees(a)), (0.2, 0.24, 0.035))
        for _ in range(7):
            b, r = a + dice.gauss(0, 0.17), 0.5 + dice.gauss(0, 0.08)
            again(pip, (r * math.cos(b), r * math.sin(b), 0.045), (0, 0, math.degrees(b)), (0.065, 0.038, 0.02))

# chilies, and what was cut off one
hot = surface('chili', [(0.2, '#a30d0a'), (0.8, '#d6201a')], scale=0.9, rough=0.12, coat=0.8)
for at, spin, size in (((2.75, 0.35, top + 0.19), -62, 1.0), ((3.2, 0.6, top + 0.19), -82, 0.9)):
    with placed(at, (0, 0, spin), size):
        roughen(loft('chili', [(-1.1, 0, 0), (-1.0, 0, 0), (-0.3, 0.05, 0), (0.6, -0.02, 0), (1.25, -0.25, 0), (1.5, -0.42, 0.02)], [0.1, 0.24, 0.25, 0.19, 0.08, 0.015], hot, rings=90, around=50), 0.025, 1.8, 3)
        loft('cap', [(-1.14, 0, 0), (-1.02, 0, 0), (-0.96, 0, 0)], [0.07, 0.25, 0.24], green, rings=14, around=30)
        loft('stalk', [(-1.1, 0, 0), (-1.4, 0.03, 0.04), (-1.72, 0.16, 0.16)], [0.07, 0.05, 0.07], green, rings=20, around=14)
rings = lathe('ring', [(0.2, 0), (0.24, 0.02), (0.24, 0.08), (0.2, 0.1), (0.17, 0.05), (0.2, 0)], hot, rings=18, around=40, at=(0, 0, -500))
for _ in range(9):
    again(rings, (2.75 + dice.gauss(0, 0.3), -1.35 + dice.gauss(0, 0.22), top + 0.03), (dice.gauss(0, 10), dice.gauss(0, 10), dice.uniform(0, 360)), dice.uniform(0.7, 1.05))

# parsley along the front, peppercorns
leaf = surface('parsley', [(0.2, '#285a17'), (0.6, '#3f8223'), (0.9, '#6aa63c')], scale=2.4, rough=0.35, coat=0.2, bump=0.015, bump_scale=9)
def blade(x, y):
    a, r = math.atan2(y, x), math.hypot(x, y) * 2
    reach = (0.55 + 0.45 * abs(math.cos(a * 2.5)) ** 0.6) * (0.86 + 0.14 * math.cos(a * 22))
    return (x * reach, y * reach, 0.1 * math.sin(r * 3 + a * 3) * r + 0.08 * r)
sprig = sheet('parsley', leaf, 1, 1, blade, cells=60, thick=0.01, at=(0, 0, -500))
for k in range(26):
    x, y = -2.9 + dice.gauss(0, 0.5), -1.9 + dice.gauss(0, 0.28)
    again(sprig, (x, y, top + 0.1 + 0.3 * dice.random()), (dice.gauss(0, 28), dice.gauss(0, 28), dice.uniform(0, 360)), dice.uniform(0.45, 0.75))
for k in range(7):
    loft('stalk', [(-2.9 + dice.gauss(0, 0.3), -1.9 + dice.gauss(0, 0.1), top + 0.15), (-2.0, -2.05 + 0.05 * k, top + 0.08), (-0.9 + dice.uniform(-0.2, 0.3), -2.3 + 0.09 * k, top + 0.05)], [0.035, 0.04, 0.045], green, rings=24, around=10)
corn = roughen(ball('corn', surface('corn', [(0.2, '#1c130c'), (0.8, '#4a3422')], scale=5, rough=0.5, bump=0.03, bump_scale=8), fine=4), 0.12, 2, 3)
scatter(corn, [(Vector((0.9 + dice.gauss(0, 0.7), -2.15 + dice.gauss(0, 0.16), top + 0.06)), Vector((0, 0, 1))) for _ in range(24)], size=(0.05, 0.075), lie=False)

daylight(0.3)
light((-4.8, 4.0, 5.5), (0, 0, 0.8), 1050, 2.0)
light((6, -3.5, 5), (0, 0, 0.6), 260, 4, '#ffe3c2')
light((3.5, 5.5, 4.5), (0, 0, 1), 300, 2, '#fff0d8')
shoot((0.1, -8.8, 8.2), (0.0, -0.22, 0.7), lens=56, opening=0.16, focus=(0, -0.9, 1.0), exposure=0.55, look='High Contrast')
