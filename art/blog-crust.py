import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import burger

# Two smashed patties on a steel griddle, one under the spatula, their rims fried to lace
start(131)
griddle = surface('griddle', [(0.2, '#6f6d6b'), (0.8, '#8e8c89')], metal=0.9, rough=0.3, rough_to=0.5, scale=0.5, bump=0.002, bump_scale=30)
sheet('griddle', griddle, 40, 30, lambda x, y: 0, cells=1)
wall('#2a1a14', y=13)
meat = surface('meat', [(0, '#452310'), (0.4, '#38190b'), (0.62, '#4e2812'), (0.8, '#6a3c1a'), (0.9, '#94602c'), (0.96, '#6e3c14'), (1, '#34170a')], by='r', span=(0, 2.12), jitter=0.11, scale=3.4, rough=0.3, rough_to=0.5, bump=0.05, bump_scale=9, dents=0.04, dents_scale=4, coat=0.45, ridges=('#7d4a24', 0.52, 0.66), specks=('#241006', 9, 0.34))

def smashed(at, seed, turn=(0, 0, 0), r=1.72):
    """Thick in the middle, paper at the rim, where the fat blistered it into holes."""
    def shore(a):
        c, s = math.cos(a), math.sin(a)
        return 1 + 0.07 * noise.noise(Vector((c * 1.5, s * 1.5, seed))) + 0.08 * noise.noise(Vector((c * 5, s * 5, seed))) + 0.07 * noise.noise(Vector((c * 14, s * 14, seed)))
    points, faces, rings, around = [], [], 150, 520
    for i in range(rings):
        t = (i / (rings - 1)) ** 0.8
        for j in range(around):
            a = TAU * j / around
            d = r * t * (1 + (shore(a) * 1.08 - 1) * t**2)
            x, y = d * math.cos(a), d * math.sin(a)
            p = Vector((x, y, seed))
            rim = max(0.0, (t - 0.72) / 0.28)
            z = 0.06 + 0.3 * (1 - t**3) + (0.13 * noise.fractal(p * 1.9, 0.9, 2.1, 6) + 0.07 * (noise.ridged_multi_fractal(p * 4.2, 0.9, 2.1, 5, 1.0, 2.0) - 1.2)) * (1 - 0.6 * rim) + 0.03 * noise.fractal(p * 8, 0.8, 2.1, 3)
            z += rim * (0.11 * max(0.0, noise.noise(p * 6.5)) + 0.07 * abs(noise.noise(Vector((math.cos(a) * 9, math.sin(a) * 9, seed)))))
            points.append((x, y, max(z, 0.015)))
    def hole(i, j):
        t = (i / (rings - 1)) ** 0.8
        x, y, _ = points[i * around + j]
        return t > 0.88 and noise.noise(Vector((x * 5.5, y * 5.5, seed + 20))) > 0.3 - 1.6 * (t - 0.88)
    for i in range(rings - 1):
        for j in range(around):
            n = (j + 1) % around
            if not hole(i, j):
                faces.append((i * around + j, (i + 1) * around + j, (i + 1) * around + n, i * around + n))
    thing = mesh('patty', points, faces, meat, at=at, turn=turn)
    thing.modifiers.new('solid', 'SOLIDIFY').thickness = 0.03
    return thing

front = smashed((-0.75, -0.45, 0.08), 3, r=1.95, turn=(2, -4, 0))
back = smashed((2.1, 2.1, 0.03), 8)
third = smashed((-2.7, 2.9, 0.03), 15, r=1.6)
with placed((2.1, 2.1, 0.46)):
    burger.cheese(0, r=1.3, side=2.45, turn=30, drop=0.1, seed=4, tint=('#ee8f10', '#f9a824'))
# fat that sizzles round them
fat = film('fat', '#fff0cc', '#c99a4c', rough=0.05)
dice = random.Random(4)
bead = ball('bead', fat, fine=4, at=(0, 0, -500))
for x, y, r in ((-0.75, -0.55, 2.05), (2.1, 2.1, 1.8), (-2.7, 2.9, 1.7)):
    for _ in range(240):
        a, d = dice.uniform(0, TAU), r * 0.98 + abs(dice.gauss(0, 0.16))
        again(bead, (x + d * math.cos(a), y + d * math.sin(a), 0.03), size=dice.uniform(0.02, 0.075) * max(0.3, 1.3 - 0.6 * (d - r)))
# salt and pepper
grit = ball('pepper', surface('pepper', [(0, '#140d08')], rough=0.6), fine=2)
scatter(grit, over(front, 130, seed=2, above=0.6), size=(0.012, 0.032), lie=False)
flake = block('salt', surface('salt', [(0, '#fffaf0')], rough=0.2, coat=0.5), (1, 0.9, 0.5), round=0.1)
scatter(flake, over(front, 70, seed=6, above=0.6), size=(0.02, 0.05))
# the spatula, its blade under the front patty
steel = surface('steel', [(0.3, '#cfc9bf'), (0.7, '#e3ded5')], metal=1, rough=0.22, rough_to=0.3, scale=0.6)
with placed((0.35, -1.2, 0.06), (0, -9, -40)):
    blade = block('blade', steel, (2.7, 2.0, 0.035), round=0.015, at=(0.75, 0, 0.05))
    loft('neck', [(1.9, 0, 0.06), (2.4, 0, 0.18), (3.0, 0, 0.6), (3.6, 0, 0.85)], [0.28, 0.16, 0.12, 0.13], steel, rings=40, around=24, flat=0.4)
    loft('grip', [(3.5, 0, 0.8), (3.9, 0, 0.98), (5.6, 0, 1.5), (6.6, 0, 1.8)], [0.16, 0.24, 0.22, 0.26], wood('#5a2f14', '#9a5f30', stretch=(0.25, 4, 4)), rings=40, around=32, flat=0.8)
steam((-0.6, 1.2, 2.2), 6.5, 4.6, 0.2, seed=5, text='#ffe9d2', scale=0.8)
steam((2.0, 3.4, 2.4), 4.5, 4.2, 0.16, seed=2, text='#ffe0c0', scale=0.8)

daylight(0.3, '#ffe2c4')
light((-4.8, 4.6, 4.8), (-0.5, 0, 0.2), 1000, 2.0, '#ffd9ae')
light((4.6, 5.0, 3.6), (0, 0, 0.2), 420, 1.8, '#ff9f5a')
light((1.0, -6.5, 6), (0, 0, 0.3), 330, 4, '#ffe6cc')
shoot((0.1, -8.6, 6.6), (0.05, -0.1, 0.15), lens=60, opening=0.24, focus=(-0.75, -0.9, 0.3), exposure=0.55, look='High Contrast')
