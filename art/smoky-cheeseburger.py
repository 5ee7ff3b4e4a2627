import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import burger

# A tall double with bacon in the dark, close, fire behind it
start(61)
counter('#120b08', rough=0.3)
wall('#1c0f0a', y=12)
block('board', wood('#2c150a', '#5f3718'), (5.6, 3.6, 0.34), round=0.1, at=(0, 0, 0.17), turn=(0, 0, 12))
z = burger.heel(0.34, r=1.3)
sauce = surface('sauce', [(0.2, '#b3480f'), (0.8, '#d9741c')], rough=0.15, coat=0.7, flesh=0.2)
def ooze(z, seed, count=7, r=1.36):
    dice = random.Random(seed)
    ring = lathe('sauce', [(0, 0), (r * 0.97, 0), (r * 1.02, 0.05), (r * 0.96, 0.1), (0, 0.1)], sauce, at=(0, 0, z), around=120, rings=20, bulge=lambda a, t: 1 + 0.05 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed))))
    for k in range(count):
        a = TAU * k / count + dice.uniform(-0.3, 0.3)
        c, s, low = math.cos(a), math.sin(a), dice.uniform(0.15, 0.42)
        loft('drip', [(r * 0.94 * c, r * 0.94 * s, z + 0.05), (r * 1.05 * c, r * 1.05 * s, z), (r * 1.07 * c, r * 1.07 * s, z - low * 0.6), (r * 1.07 * c, r * 1.07 * s, z - low)], [0.12, 0.1, 0.07, 0.085], sauce, rings=24, around=20)
    return z + 0.08
z = burger.onions(z, seed=2, tint=('#e9c9d6', '#8e2f66'))
z = burger.patty(z - 0.03, seed=3, high=0.46)
z = burger.cheese(z, turn=12, seed=5, side=2.7, drop=0.7, tint=('#e8890c', '#f7a51e'))
z = burger.patty(z - 0.01, seed=7, high=0.46, r=1.4)
z = burger.cheese(z, turn=55, seed=8, side=2.65, drop=0.8, tint=('#e8890c', '#f7a51e'))
# bacon: rippled strips with fat along them
meat = surface('bacon', [(0.1, '#e9b98a'), (0.3, '#7c1f10'), (0.5, '#57140b'), (0.66, '#e0a070'), (0.9, '#6e1a0e')], by='y', span=(-0.36, 0.36), jitter=0.16, scale=3, rough=0.25, rough_to=0.5, bump=0.02, bump_scale=12, coat=0.5, flesh=0.08)
for k, (turn, side) in enumerate(((-14, -0.42), (20, 0.36), (75, 0.0), (104, 0.25))):
    def strip(x, y, k=k):
        sag = max(0, abs(x) - 1.3)
        return (x - (0.5 * sag if x > 0 else -0.5 * sag), y * (1 + 0.12 * math.sin(x * 5 + k)), 0.1 * math.sin(x * 5.2 + k * 2) + 0.05 * math.sin(y * 9 + x * 3) - sag * 0.75)
    sheet('bacon', meat, 4.0, 0.62, strip, cells=70, thick=0.05, at=(side * math.sin(math.radians(-turn)), side * math.cos(math.radians(turn)), z + 0.1 + 0.05 * k), turn=(0, 0, turn))
z = ooze(z + 0.24, 4)
burger.crown(z - 0.02, r=1.4, high=1.02, seeds=0, tint=('#d9a25c', '#b8661f', '#8a3f0e', '#5f2407'), tilt=(4, 5), gloss=0.9)
# a steel pick with a pickle on it
loft('pick', [(0.08, 0, z + 0.6), (0.1, 0, z + 2.1)], [0.03, 0.03], surface('steel', [(0, '#e0d8cc')], metal=1, rough=0.2), rings=4, around=12)
ball('olive', surface('pickle', [(0.3, '#5d7a1e'), (0.7, '#93a838')], scale=4, rough=0.2, coat=0.5, flesh=0.1, bump=0.02, bump_scale=12), fine=5, at=(0.09, 0, z + 1.32), size=(0.3, 0.3, 0.38))
# coals far behind, out of focus
for k in range(70):
    ember = surface('ember', [(0, random.choice(('#ff6a12', '#ff5a0a', '#e8330a')))], glow=random.uniform(1.2, 4)) if k < 5 else ember
    if k < 5:
        coal = ball('ember', ember, fine=2, at=(0, 0, -500))
        kinds = kinds + [coal] if k else [coal]
for k in range(120):
    again(random.choice(kinds), (random.gauss(0, 4.2), random.uniform(6, 10), abs(random.gauss(0, 0.5)) + 0.1), size=random.uniform(0.05, 0.2))
for k in range(26):
    again(random.choice(kinds), (random.gauss(0.5, 3), random.uniform(2, 7), random.uniform(1.5, 6)), size=random.uniform(0.012, 0.035))
steam((-0.4, 2.0, 4.6), 6.5, 7.0, 0.16, seed=2, text='#ffcf9e', scale=0.7)
steam((1.6, 1.6, 3.6), 4.5, 5.5, 0.1, seed=6, text='#ffb070', scale=0.8)

daylight(0.1, '#ffc79a')
light((-4.5, 4.0, 5.5), (0, 0, 1.6), 950, 1.8, '#ffb066')
light((4.8, 3.2, 3.2), (0, 0, 1.4), 620, 1.4, '#ff7a2c')
light((-2.0, -6.5, 4.5), (0, 0, 1.6), 420, 3, '#ffe0c0')
shoot((0.2, -10.6, 3.3), (0, 0, 2.05), lens=62, opening=0.3, focus=(0, -1.3, 1.8), exposure=0.5)
