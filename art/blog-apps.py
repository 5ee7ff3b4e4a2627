import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import lock

# A telephone leans on a crock of spoons, a steel shield beside it; petrol tiles behind
start(171)
counter('#d9a066', rough=0.4)
tile = surface('tile', [(0.2, '#1d5a66'), (0.8, '#276b77')], scale=0.4, rough=0.14, coat=0.6)
one = block('tile', tile, (1.44, 0.12, 0.7), round=0.04, at=(0, 0, -500))
for row in range(14):
    for k in range(14):
        again(one, ((k - 6.5) * 1.5 + 0.75 * (row % 2), 4.2, row * 0.76 + 0.3), (random.gauss(0, 0.6), 0, random.gauss(0, 0.5)))
block('grout', surface('grout', [(0, '#c9c2b4')], rough=0.9), (40, 0.1, 24), round=0.01, at=(0, 4.24, 8))

# what the screen shows: a coloured square with a drawing for each app
glow = dict(rough=0.25, glow=0.75)
screen = surface('screen', [(0, '#f3b27a'), (0.5, '#e9744a'), (1, '#b03a3a')], by='z', span=(-2.1, 2.1), jitter=0.06, scale=0.5, rough=0.12, coat=0.3, glow=0.5)
cream = surface('cream', [(0, '#fff8ea')], **glow)
def icon(x, z, text, draw):
    block('icon', surface('icon', [(0, text)], **glow), (0.46, 0.03, 0.46), round=0.1, fine=5, at=(x, -0.105, z))
    with placed((x, -0.13, z)):
        draw()
def disc(r, material, x=0, z=0, y=0):
    lathe('disc', [(r, 0), (0, 0.004)], material, rings=0, around=48, at=(x, y, z), turn=(90, 0, 0))
def strokes(*lines, width=0.025, material=None):
    wires('stroke', [[(x, 0, z) for x, z in line] for line in lines], width, material or cream)
red, green, yellow = (surface('ink', [(0, t)], **glow) for t in ('#d8301f', '#3c8a4a', '#ffc22e'))
drawings = [
    lambda: (disc(0.15, cream), disc(0.07, yellow, y=-0.01)),
    lambda: strokes([(-0.12, 0.1), (0.12, 0.1)], [(-0.12, 0), (0.12, 0)], [(-0.12, -0.1), (0.04, -0.1)]),
    lambda: (disc(0.15, cream), strokes([(0, 0.1), (0, 0), (0.07, -0.05)], material=red)),
    lambda: strokes([(-0.09, -0.14), (-0.09, 0.14)], [(0.09, -0.14), (0.09, 0.14)], [(-0.14, 0.14), (-0.14, 0.04), (-0.04, 0.04), (-0.04, 0.14)]),
    lambda: (disc(0.1, red, -0.05, -0.05), disc(0.1, red, 0.07, -0.03), strokes([(-0.05, 0.04), (0.02, 0.15), (0.07, 0.05)], material=green)),
    lambda: strokes([(-0.14, -0.02), (0.14, -0.02), (0.1, -0.13), (-0.1, -0.13), (-0.14, -0.02)], [(-0.05, 0.04), (-0.03, 0.13)], [(0.05, 0.04), (0.07, 0.13)]),
    lambda: strokes([(-0.14, 0.12), (-0.09, 0.12), (-0.05, -0.05), (0.11, -0.05), (0.14, 0.07), (-0.07, 0.07)]),
    lambda: strokes([(0, 0.15), (0.045, 0.05), (0.15, 0.04), (0.07, -0.03), (0.1, -0.14), (0, -0.08), (-0.1, -0.14), (-0.07, -0.03), (-0.15, 0.04), (-0.045, 0.05), (0, 0.15)]),
    lambda: (strokes([(-0.11, 0.02), (-0.07, 0.12), (0, 0.15), (0.07, 0.12), (0.11, 0.02)]), block('body', cream, (0.26, 0.01, 0.18), round=0.004, at=(0, 0, -0.06))),
]
tints = ('#2f8f83', '#d8301f', '#2b4f9c', '#6b3fa0', '#f3c34a', '#c2410c', '#1f7a4d', '#e0527a', '#23120b')
with placed((-0.55, -0.35, 0.05), (-13, 0, 12), 1.02):
    lock.phone(screen)
    for k, (text, draw) in enumerate(zip(tints, drawings)):
        icon((k % 3 - 1) * 0.6, 3.35 - (k // 3) * 0.72, text, draw)
    block('dock', surface('dock', [(0, '#f8d6b0')], rough=0.3, glow=0.4), (1.8, 0.02, 0.62), round=0.16, fine=5, at=(0, -0.1, 0.55))
    for k, text in enumerate(('#2b4f9c', '#3c8a4a', '#d8301f')):
        icon((k - 1) * 0.56, 0.55, text, drawings[(1, 7, 2)[k]])
# the shield, enamelled steel with a tick on it
enamel = surface('enamel', [(0.3, '#1e5fb4'), (0.7, '#2f7fd6')], scale=0.7, rough=0.1, coat=1.0)
with placed((1.85, -1.0, 1.24), (-6, 0, -14), 1.06):
    lock.shield(lock.chrome(), size=1.08)
    with placed((0, -0.1, 0.0)):
        lock.shield(enamel, size=0.92)
    wires('tick', [[(-0.36, -0.36, 0.0), (-0.1, -0.4, -0.3), (0.42, -0.36, 0.42)]], 0.1, surface('tick', [(0, '#fffaf0')], rough=0.2, coat=0.5), fine=8)
# a crock of spoons, a lemon, garlic behind
crock = surface('crock', [(0.2, '#efe3cc'), (0.8, '#fbf3e2')], scale=2, rough=0.25, coat=0.4, specks=('#b89a6a', 24, 0.34))
lathe('crock', [(0, 0), (0.95, 0), (1.05, 0.1), (1.1, 1.9), (1.0, 2.1), (1.05, 2.2), (0.95, 2.2), (0.95, 1.8), (0, 1.7)], crock, at=(-2.35, 1.9, 0), rings=90)
for x, lean, kind in ((-0.4, -14, 0), (0.1, 4, 1), (0.45, 17, 0), (-0.1, -5, 2)):
    with placed((-2.35 + x, 1.9 + 0.12 * kind, 1.3), (0, lean, 30 * kind)):
        handle = wood('#8a5a2a', '#d0a062', stretch=(3, 3, 0.3))
        loft('spoon', [(0, 0, 0), (0, 0, 1.6), (0, 0, 2.1), (0, 0, 2.5), (0, 0, 2.95), (0, 0, 3.1)], [0.09, 0.1, 0.16, 0.36, 0.3, 0.06] if kind != 1 else [0.09, 0.1, 0.26, 0.32, 0.32, 0.28], handle, rings=60, around=30, flat=0.35)
peel = surface('peel', [(0, '#f2c21c')], rough=0.35, bump=0.02, bump_scale=24, coat=0.3)
lathe('lemon', [(0, -0.75), (0.25, -0.66), (0.6, 0), (0.25, 0.66), (0.06, 0.8), (0, 0.82)], peel, at=(3.2, 0.9, 0.6), turn=(80, 0, 60))
lathe('lemon', [(0, -0.75), (0.25, -0.66), (0.6, 0), (0.25, 0.66), (0.06, 0.8), (0, 0.82)], peel, at=(2.3, 1.7, 0.6), turn=(80, 0, -30))
tomato = surface('tomato', [(0.2, '#b01a0c'), (0.8, '#dc2f1a')], scale=1, rough=0.1, coat=0.8)
for x, y, r in ((-2.9, 0.2, 0.5), (-3.5, 0.9, 0.55), (-2.55, -0.7, 0.46)):
    lathe('tomato', [(0, 0.05), (0.4, 0), (1, 0.6), (0.9, 1.25), (0.4, 1.5), (0, 1.38)], tomato, at=(x, y, 0), size=r * 1.1, rings=50)
    lathe('sepal', [(0.5, 1.5), (0.2, 1.5), (0, 1.42)], surface('sepal', [(0, '#4b7a2a')], rough=0.5), at=(x, y, 0), size=r * 1.1, rings=10, around=60, bulge=lambda a, t: 0.3 + 0.9 * abs(math.cos(a * 2.5)))

daylight(0.4, '#ffeedd')
light((-5.0, -0.5, 6.5), (0, 0, 1.4), 800, 2.4)
light((6, -4, 4.5), (0, 0, 1.2), 280, 4, '#ffe3c2')
light((2.5, 3.2, 6), (0, 0, 1.4), 260, 2, '#fff0d8')
shoot((0.3, -10.6, 4.4), (0.15, 0, 2.1), lens=55, opening=0.22, focus=(-0.3, -0.7, 2.2), exposure=0.4, look='High Contrast')
