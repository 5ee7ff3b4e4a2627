import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import breakfast

def waffle(wide=3.9, pockets=5, seed=1):
    """A square waffle with deep pockets; gives the height of its bars."""
    crust = surface('waffle', [(0, '#b56a22'), (0.22, '#d18c38'), (0.42, '#edb862'), (0.62, '#d99440'), (0.82, '#b86c20'), (1, '#8a480d')], by='z', span=(0, 0.72), jitter=0.13, scale=2.6, rough=0.5, rough_to=0.65, bump=0.045, bump_scale=18, dents=0.02, dents_scale=6, coat=0.1)
    pitch = wide * 0.94 / pockets

    def height(x, y):
        u, v = ((abs((c / pitch + pockets / 2) % 1 - 0.5)) for c in (x, y))
        wall_ = max(u, v)
        deep = 1 / (1 + math.exp((wall_ - 0.335) * 42))
        edge = max(abs(x), abs(y)) / (wide / 2)
        corner = (abs(x / wide * 2) ** 9 + abs(y / wide * 2) ** 9) ** (1 / 9)
        if edge > 0.94:
            deep = 0
        fall = max(0.0, 1 - max(0.0, (corner - 0.9) / 0.1) ** 2.4) ** 0.5
        wild = 0.04 * noise.fractal(Vector((x * 1.2, y * 1.2, seed)), 1, 2, 3)
        return (0.68 + wild) * fall - 0.4 * deep * fall + 0.015 * noise.fractal(Vector((x * 5, y * 5, seed)), 1, 2, 4)

    top = sheet('waffle', crust, wide, wide, height, cells=300)
    roughen(top, 0.02, 7, 4, seed=seed)
    block('base', crust, (wide * 0.985, wide * 0.985, 0.3), round=0.14, at=(0, 0, 0.13))
    return 0.68

# Two deep waffles on a plate, seen from a chair; a lavender table cloth
start(91)
counter('#93a4d8', rough=0.6, coat=0)
plate(3.35, '#fffdf8', deep=0.3, rim='#f0a818')
with placed((0.12, 0.1, 0.1), (0, 0, 12)):
    waffle(seed=5)
with placed((-0.05, -0.05, 0.78), (1.5, -1, -9)):
    bar = waffle()
    syrup = breakfast.syrup()
    breakfast.puddle((0.1, 0.05, 0.4), 1.5, syrup, seed=4, thick=0.06, wild=0.3)
    breakfast.puddle((0.0, 0.0, 0.69), 0.75, syrup, seed=8, thick=0.05, wild=0.3)
    # what ran over the front and the side
    for x, low, wide in ((-0.6, 1.3, 0.17), (0.4, 1.0, 0.13), (-1.32, 0.7, 0.11)):
        loft('run', [(x, -0.9, bar), (x, -1.6, bar), (x, -1.86, bar - 0.06), (x, -1.99, bar - 0.3), (x, -2.02, bar - low * 0.8), (x, -2.03, bar - low)], [wide * 0.5, wide * 1.1, wide * 1.1, wide, wide * 0.9, wide * 1.1], syrup, rings=50, around=24, flat=0.7)
    breakfast.butter((0.0, 0.05, 0.86), turn=24, size=(0.86, 0.8, 0.3), melt=0.62)
breakfast.puddle((-0.4, -2.15, 0.11), 0.75, syrup, seed=3, stretch=0.5)
breakfast.strawberries([((2.1, -1.35, 0.42), (80, 20, 40), 1.1), ((2.45, -0.55, 0.45), (65, -30, 120), 1.0), ((1.55, -2.0, 0.4), (100, 10, -30), 0.95)])
breakfast.coffee((-3.6, 2.5, 0.05), 1.2, cup='#f6c445', turn=200)
steel = surface('steel', [(0, '#d9d3c8')], metal=1, rough=0.16)
with placed((4.1, -0.8, 0.1), (0, 0, -8)):
    loft('fork', [(0, -3.0, 0.05), (0, -1.2, 0.05), (0, 0, 0.1), (0, 0.4, 0.06)], [0.15, 0.1, 0.09, 0.22], steel, rings=40, around=20, flat=0.35)
    for k in range(4):
        x = (k - 1.5) * 0.14
        loft('tine', [(x, 0.3, 0.06), (x, 0.9, 0.03), (x, 1.5, 0.14)], [0.055, 0.05, 0.02], steel, rings=16, around=10)
paper(surface('linen', [(0.3, '#fff3dd'), (0.7, '#fffaf0')], rough=0.95, bump=0.01, bump_scale=70), 4.2, 4.2, (4.2, 0.6, 0.0), turn=20, lift=0.2, seed=3)

daylight(0.5)
light((-5.5, 3.6, 5.5), (0, 0, 0.8), 1000, 2.2)
light((6, -4, 5), (0, 0, 0.8), 230, 5, '#ffe3c2')
light((5.5, 4.5, 3.4), (0, 0, 1), 330, 2.2, '#fff0d8')
shoot((0.3, -9.6, 8.4), (0.05, -0.12, 0.75), lens=62, opening=0.22, focus=(0, -1.0, 1.4), exposure=0.35, look='High Contrast')
