import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

# From straight above: a black skillet on turquoise boards
start(11)
for i in range(9):
    board = surface('board', [(0.2, '#1f7f86'), (0.5, '#2b979c'), (0.8, '#3aa9aa')], scale=1.6, stretch=(0.2, 3, 3), rough=0.5, bump=0.02, bump_scale=6)
    block('board', board, (14, 1.42, 0.3), round=0.05, at=(random.uniform(-1, 1), (i - 4) * 1.46, -0.15))
skillet(turn=52)
sauce = surface('sauce', [(0.2, '#f08a06'), (0.5, '#f7a313'), (0.85, '#ffc03c')], scale=1.2, rough=0.22, flesh=0.2, coat=0.5, bump=0.012, bump_scale=4)
pool = lathe('sauce', [(0, 0.85), (1.2, 0.8), (2.1, 0.66), (2.5, 0.5)], sauce, rings=60, around=160)
roughen(pool, 0.06, 2.4, 3)
pasta = surface('macaroni', [(0.15, '#f29a12'), (0.45, '#f9b62d'), (0.8, '#ffd063')], scale=1.6, rough=0.24, flesh=0.25, coat=0.45, bump=0.006, bump_scale=9)
elbows = []
for k in range(5):
    bend, long = 2.3 + 0.25 * k, 0.27
    path = [(long * math.cos(a) - long, long * math.sin(a), 0) for a in ((i / 20 - 0.5) * bend for i in range(21))]
    outer, inner = 0.125, 0.07
    data = loft('elbow', path, [outer] * 4, pasta, rings=18, around=18, round_ends=False, at=(0, 0, -500))
    solid = data.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.05, -1
    elbows.append(data)
dice = random.Random(5)
places = []
for _ in range(9000):
    r, a = 2.42 * math.sqrt(dice.random()), dice.uniform(0, TAU)
    x, y = r * math.cos(a), r * math.sin(a)
    if all((x - p) ** 2 + (y - q) ** 2 > 0.185**2 for p, q in places):
        places.append((x, y))
for x, y in places:
    d = math.hypot(x, y)
    z = 0.93 - 0.07 * d * d + 0.14 * noise.noise(Vector((x, y, 3))) + dice.uniform(-0.04, 0.12)
    again(dice.choice(elbows), (x, y, z), (dice.gauss(0, 28), dice.gauss(0, 28), dice.uniform(0, 360)), dice.uniform(0.92, 1.12))
# browned crumbs, chives, pepper
toast = surface('toast', [(0.2, '#8a4a12'), (0.5, '#c07a25'), (0.85, '#e3ab55')], scale=6, rough=0.6, bump=0.05, bump_scale=20)
for k, (size, many) in enumerate((((0.03, 0.06), 420), ((0.06, 0.1), 110))):
    crumb = ball('crumb', toast, fine=3)
    roughen(crumb, 0.5, 1.6, 3, seed=k)
    spots = []
    while len(spots) < many:
        r, a = abs(dice.gauss(0, 1.0)), dice.uniform(0, TAU)
        if r < 2.3:
            x, y = r * math.cos(a) + 0.2, r * math.sin(a) - 0.1
            if noise.noise(Vector((x * 1.1, y * 1.1, 8))) > -0.18:
                spots.append((Vector((x, y, 1.14 - 0.07 * r * r + 0.14 * noise.noise(Vector((x, y, 3))) + dice.uniform(-0.05, 0.06))), Vector((0, 0, 1))))
    scatter(crumb, spots, size=size, seed=k, lie=False)
green = surface('chives', [(0.3, '#3f7f1c'), (0.8, '#6fae32')], rough=0.3, flesh=0.1)
chive = lathe('chive', [(0.035, 0), (0.045, 0), (0.045, 0.07), (0.03, 0.07), (0.035, 0)], green, rings=0, around=16)
scatter(chive, [(Vector((x, y, 1.2 - 0.07 * (x * x + y * y) + 0.1 * noise.noise(Vector((x, y, 3))))), Vector((0, 0, 1))) for x, y in ((dice.gauss(0.1, 0.95), dice.gauss(0, 0.95)) for _ in range(75)) if x * x + y * y < 4.6], size=(0.9, 1.3), lie=False)
# a napkin and a spoon
cloth = surface('cloth', [(0, '#fff4e0')], rough=0.9, bump=0.02, bump_scale=60)
napkin = paper(checked('cloth', '#fff6e6', '#ea580c', 3.0, rough=0.9), 3.0, 3.4, at=(-3.3, 1.9, 0.0), turn=23, lift=0.25, seed=4)
steel = surface('steel', [(0, '#d9d5cd')], metal=1, rough=0.18)
loft('handle', [(-3.6, -2.6, 0.25), (-3.2, -0.6, 0.2), (-2.95, 0.7, 0.2), (-2.9, 1.0, 0.16)], [0.2, 0.12, 0.09, 0.1], steel, rings=40, around=24, flat=0.35)
bowl = ball('spoon', steel, fine=5, at=(-2.8, 1.6, 0.12), turn=(0, 0, -7), size=(0.42, 0.66, 0.16))

daylight(0.5)
light((-5, 4.5, 5.5), (0, 0, 0.5), 950, 2.2)
light((5, -3, 5), (0, 0, 0.5), 180, 4, '#ffe3c2')
shoot((0.0, -0.6, 13.4), (0.0, -0.05, 0.5), lens=62, opening=0.05, exposure=0.6, look='High Contrast')
