import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import breakfast

# A tall stack in morning light, a pink diner wall behind it
start(71)
counter('#f3e6d2', rough=0.4)
wall('#f2a193', y=9)
plate(3.0, '#fffdf8', deep=0.34, rim='#d9482b')

# tender pale sides between two browned faces
dough = surface('pancake', [(0.0, '#a75a1c'), (0.12, '#bf702a'), (0.24, '#f2c07a'), (0.5, '#fbdca4'), (0.76, '#f0b96f'), (0.9, '#bd7229'), (1.0, '#a85c1b')],
                by='z', span=(0, 0.44), jitter=0.07, scale=2.4, rough=0.55, bump=0.016, bump_scale=22, dents=0.015, dents_scale=5, coat=0.05, specks=('#8a4712', 7, 0.3))
high, count, base = 0.44, 6, 0.1
dice = random.Random(3)
stack = [(dice.uniform(-0.1, 0.1), dice.uniform(-0.1, 0.1), 1.92 - 0.035 * i + dice.uniform(-0.05, 0.05), base + i * (high - 0.03)) for i in range(count)]
top = stack[-1][3] + high

def rim(i, a):
    """How far a pancake reaches from the stack's axis at an angle."""
    x, y, r, _ = stack[i]
    return r * (1 + 0.035 * noise.noise(Vector((math.cos(a) * 1.4, math.sin(a) * 1.4, i * 5.1)))) + x * math.cos(a) + y * math.sin(a)

for i, (x, y, r, z) in enumerate(stack):
    cake = lathe('pancake', [(0, 0), (0.8, 0.0), (0.93, 0.05), (0.99, 0.14), (1.0, 0.22), (0.985, 0.32), (0.93, 0.41), (0.84, 0.44), (0.4, 0.45), (0, 0.45)], dough, rings=80, around=300, bulge=lambda a, t, i=i: rim(i, a), at=(0, 0, z), turn=(0, 0, 0))
    for v in cake.data.vertices:
        side = max(0.0, 1 - abs(v.co.z - 0.22) / 0.17)
        p = Vector((v.co.x * 7, v.co.y * 7, v.co.z * 9 + i * 3))
        pores = noise.fractal(p, 0.8, 2.1, 5) * 0.05 + min(0, noise.noise(p * 1.7)) * 0.08
        d = math.hypot(v.co.x, v.co.y) or 1
        v.co.x += v.co.x / d * pores * side
        v.co.y += v.co.y / d * pores * side
        v.co.z += 0.02 * noise.fractal(Vector((v.co.x * 0.9, v.co.y * 0.9, i)), 1, 2, 3)

# syrup: a pool on the top that runs over the edge
def outline(a):
    r = rim(count - 1, a)
    line = [(0, top + 0.01), (r * 0.8, top), (r * 0.92, top - 0.03), (r * 0.985, top - 0.12), (r, top - 0.22)]
    for i in range(count - 2, -1, -1):
        low = min(rim(i, a), rim(i + 1, a))
        line += [(low * 0.985, stack[i][3] + high - 0.02), (rim(i, a) + 0.01, stack[i][3] + high * 0.66), (rim(i, a) + 0.01, stack[i][3] + high * 0.4)]
    return curve_through([(r, z, 0) for r, z in line], 90)
runs = [(-1.62, 0.1, 1.95), (-2.25, 0.08, 1.2), (-0.66, 0.09, 2.3), (-1.12, 0.06, 0.8), (-2.75, 0.1, 1.7), (-0.2, 0.1, 1.0), (-1.88, 0.07, 0.62), (1.2, 0.15, 1.0), (2.4, 0.2, 1.4)]
def reach(a):
    near = 1.5 + 0.25 * noise.noise(Vector((math.cos(a) * 1.7, math.sin(a) * 1.7, 2)))
    for middle, width, long in runs:
        off = math.remainder(a - middle, TAU)
        near = near + (rim(count - 1, a) + long - near) * math.exp(-((off / width) ** 4)) + 0.12 * math.exp(-((off / width / 2.2) ** 2))
    return near
syrup = breakfast.syrup()
breakfast.drape('syrup', lambda a: [(p.x, p.y) for p in outline(a)], reach, syrup)
breakfast.puddle((0.35, -0.75, 0.13), 1.62, syrup, seed=6)
breakfast.butter((-0.05, -0.15, top + 0.19), melt=0.85)
breakfast.blueberries([(2.1, -1.35, 0.26), (2.42, -1.05, 0.32), (2.2, -1.0, 0.26), (-2.25, -0.95, 0.27), (1.75, -1.72, 0.25)])

# coffee and a jug of syrup, out of focus
breakfast.coffee((3.5, 2.6, 0.05), 1.15, band='#d9482b', turn=20)
jug = film('jug', '#f6efe4', '#c9b79c')
lathe('jug', [(0, 0), (0.7, 0), (0.76, 0.1), (0.72, 0.8), (0.45, 1.5), (0.5, 1.8)], jug, at=(-3.5, 2.5, 0))
lathe('fill', [(0, 0.05), (0.68, 0.05), (0.72, 0.15), (0.68, 0.8), (0.58, 1.1), (0, 1.1)], surface('fill', [(0, '#5c1f05')], rough=0.1, coat=0.6), at=(-3.5, 2.5, 0))
lathe('lid', [(0.5, 1.75), (0.54, 1.85), (0.4, 2.1), (0, 2.15)], surface('lid', [(0, '#e5e0d6')], metal=1, rough=0.2), at=(-3.5, 2.5, 0))
steam((0.2, 1.4, 4.3), 3.6, 3.6, 0.1, seed=5)

daylight(0.5)
light((-5.5, 3.4, 6.0), (0, 0, 1.4), 1050, 2.4)
light((6, -4, 4.5), (0, 0, 1.2), 250, 5, '#ffe3c2')
light((1.5, 6, 5.5), (0, 0, 2), 380, 2.5, '#fff0d8')
shoot((0.3, -10.4, 5.0), (0, 0, 1.45), lens=60, opening=0.26, focus=(0, -1.6, 2.0), exposure=0.3, look='High Contrast')
