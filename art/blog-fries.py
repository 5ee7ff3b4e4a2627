import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import burger

# Fries in a steel cup lined with paper, on the sheet pan they were baked on; red sunbeams
start(121)
counter('#8f1f16', rough=0.35)
wall('#c3271b', y=8, second='#dc4430', rays=16, middle=(0, 1.4))
steel = surface('steel', [(0.3, '#b9b4ab'), (0.7, '#d2cdc4')], metal=1, rough=0.26, rough_to=0.4, scale=2, bump=0.003, bump_scale=30)
pan = sheet('pan', steel, 9.4, 6.4, lambda x, y: 0.06 + 0.42 * max(0.0, min(1, (max(abs(x) - 4.4, abs(y) - 2.9)) / 0.3)), cells=120, thick=0.04, at=(0, 0.2, 0))
pail = surface('pail', [(0, '#e3ddd2')], metal=1, rough=0.16)
lathe('pail', [(0, 0), (1.0, 0), (1.06, 0.06), (1.34, 1.95), (1.4, 2.02), (1.34, 2.06), (1.28, 1.95), (1.0, 0.15), (0, 0.12)], pail, at=(0, 0, 0.1), rings=90)
for z in (0.5, 1.5):
    r = 1.06 + 0.28 * (z - 0.06) / 1.9
    lathe('hoop', [(r, z - 0.05), (r + 0.04, z), (r, z + 0.05)], pail, at=(0, 0, 0.1), rings=10)

def lined(a, t):
    return 1 + t * 0.05 * math.sin(a * 7)
liner = lathe('liner', [(1.0, 0.9), (1.24, 1.9), (1.46, 2.42), (1.62, 2.66)], checked('liner', '#fff8ea', '#d8301f', 3.2), rings=30, around=240, bulge=lined, at=(0, 0, 0.1))
for v in liner.data.vertices:
    a, up = math.atan2(v.co.y, v.co.x), max(0.0, (v.co.z - 1.9) / 0.76)
    v.co.z += up * (0.3 * (2 / math.pi) * math.asin(math.sin(a * 4 + 0.7)) - 0.14) + 0.03 * up * noise.noise(v.co * 3)
liner.modifiers.new('solid', 'SOLIDIFY').thickness = 0.015

def standing(i, dice):
    a, t = dice.uniform(0, TAU), dice.random() ** 0.5
    r, level = t * 0.95, dice.random()
    lean = 26 * t * (0.5 + level)
    return (r * math.cos(a) * (1 + 0.3 * level), r * math.sin(a) * (1 + 0.3 * level), 2.2 + level * 0.8 * (1.2 - t)), (dice.gauss(0, 6 + 8 * level) - lean * math.sin(a), dice.gauss(0, 6 + 8 * level) + lean * math.cos(a), dice.uniform(0, 90))
burger.fries(165, standing, length=(1.5, 2.3), thick=0.21)
def fallen(i, dice):
    x, y = ((-2.6, -0.9), (2.3, -1.3), (-1.6, -1.9), (1.5, -1.95), (3.2, 0.2), (-3.1, 0.3))[i % 6]
    return (x + dice.gauss(0, 0.35), y + dice.gauss(0, 0.22), 0.22 + 0.17 * (i // 6)), (90 + dice.gauss(0, 6), 0, dice.uniform(0, 360))
burger.fries(19, fallen, length=(1.4, 2.1), seed=4, thick=0.21)

# ketchup, flaked salt
china = surface('bowl', [(0, '#fffaf0')], rough=0.12, coat=0.6)
lathe('bowl', [(0, 0.08), (0.5, 0.08), (0.72, 0.3), (0.86, 0.6), (0.9, 0.62), (0.92, 0.56), (0.75, 0.2), (0.5, 0), (0, 0)], china, at=(2.2, -1.75, 0.1), size=0.92)
ketchup = surface('ketchup', [(0.2, '#a8120a'), (0.8, '#c81f10')], scale=2, rough=0.12, coat=0.8)
dip = lathe('ketchup', [(0, 0.62), (0.25, 0.56), (0.5, 0.56), (0.82, 0.5)], ketchup, rings=50, at=(2.2, -1.75, 0.1), size=0.92)
for v in dip.data.vertices:
    r, a = math.hypot(v.co.x, v.co.y), math.atan2(v.co.y, v.co.x)
    v.co.z += 0.05 * math.sin(10 * r - 1.3 * a) * min(1, r * 3) * (1 - r)
flake = block('salt', surface('salt', [(0, '#fffdf6')], rough=0.2, coat=0.6), (1, 0.9, 0.5), round=0.1)
dice = random.Random(5)
places = [(Vector((dice.gauss(0, 2.0), dice.uniform(-2.7, -0.6), 0.13)), Vector((0, 0, 1))) for _ in range(130)]
scatter(flake, places, size=(0.02, 0.055))
crown = [(Vector((r * math.cos(a), r * math.sin(a), 3.55 - 0.35 * r + dice.uniform(-0.5, 0.15))), Vector((0, 0, 1))) for r, a in ((1.3 * dice.random() ** 0.5, dice.uniform(0, TAU)) for _ in range(110))]
scatter(flake, crown, size=(0.018, 0.045), lie=False)
steam((0.2, 0.9, 4.6), 3.6, 3.0, 0.1, seed=6)

daylight(0.45)
light((-5.5, 2.6, 6.5), (0, 0, 1.8), 1000, 2.4)
light((6, -4, 4.5), (0, 0, 1.5), 260, 5, '#ffe3c2')
light((2.5, 5.5, 6), (0, 0, 2.4), 380, 2.2, '#fff0d8')
shoot((0.3, -10.8, 4.9), (0.1, -0.1, 1.85), lens=63, opening=0.24, focus=(0, -1.2, 2.6), exposure=0.6, look='High Contrast')
