import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

# From above on a steel tray, hard summer light, a blue counter
start(31)
counter('#274a7c', rough=0.4)
plate(3.35, '#fffdf8', at=(0, 0, 0), deep=0.3, rim='#1f4e8c')
glaze = surface('glaze', [(0.15, '#a92403'), (0.42, '#d94407'), (0.68, '#f26a12'), (0.9, '#f9952a')], scale=1.7, rough=0.14, rough_to=0.3, bump=0.03, bump_scale=9, coat=0.8, flesh=0.1, ridges=('#7d1b04', 0.54, 0.68), specks=('#8a1d04', 13, 0.36))
bone = surface('bone', [(0.2, '#dcc296'), (0.8, '#f3e4c5')], scale=5, rough=0.4, flesh=0.15)

def skin(thing, seed):
    roughen(thing, 0.07, 1.8, 3, seed=seed)
    roughen(thing, 0.04, 5, 4, kind='craggy', seed=seed)

def drummette(at, turn, size=1.0, seed=1):
    skin(loft('drummette', [(-0.85, 0, 0), (-0.55, 0, 0.03), (0, 0, 0.05), (0.55, 0, 0), (0.95, 0, 0), (1.1, 0, 0)], [0.05, 0.48, 0.56, 0.32, 0.17, 0.08], glaze, rings=110, around=90, at=at, turn=turn, size=size), seed)
    loft('bone', [(0.85, 0, 0), (1.15, 0, 0), (1.3, 0, 0), (1.38, 0, 0)], [0.1, 0.09, 0.14, 0.05], bone, rings=30, around=20, at=at, turn=turn, size=size)

def flat(at, turn, size=1.0, seed=1):
    body = loft('flat', [(-1.05, 0.05, 0), (-0.7, 0, 0), (0, -0.04, 0.05), (0.7, 0, 0), (1.0, 0.05, 0)], [0.12, 0.36, 0.42, 0.36, 0.1], glaze, rings=110, around=90, flat=0.7, at=at, turn=turn, size=size)
    for v in body.data.vertices:
        v.co.z -= 0.14 * math.exp(-((v.co.y / 0.13) ** 2)) * max(0, 1 - abs(v.co.x)) * (1 if v.co.z > 0 else 0)
    skin(body, seed)
    for y in (-0.12, 0.14):
        loft('bone', [(0.85, y, 0), (1.06, y, 0.02), (1.12, y, 0.02)], [0.06, 0.075, 0.04], bone, rings=16, around=16, at=at, turn=turn, size=size)

dice = random.Random(4)
spots = [(-1.0, -1.35), (0.35, -1.6), (1.5, -1.0), (-1.75, -0.3), (-0.5, -0.45), (0.8, -0.35), (-1.35, 0.75), (0.0, 0.75), (-0.6, -1.0), (0.55, -1.0)]
for i, (x, y) in enumerate(spots):
    high = 0.5 if i < 8 else 0.98
    spin = dice.uniform(0, 360)
    (drummette if i % 2 else flat)((x, y, high), (dice.gauss(0, 12), dice.gauss(0, 8), spin), dice.uniform(0.95, 1.1), i + 1)
flat((-0.9, 0.15, 1.0), (8, -6, 30), 1.05, 22)
drummette((0.25, 0.1, 1.02), (0, 10, 200), 1.08, 23)
# sauce on the plate
pool = ball('pool', glaze, fine=5, at=(0.1, -1.2, 0.07), size=(2.0, 1.2, 0.06))
roughen(pool, 0.2, 1.2, 3)
for _ in range(16):
    a = dice.uniform(3.4, 6.1)
    ball('drop', glaze, fine=3, at=(dice.uniform(2.0, 2.5) * math.cos(a), dice.uniform(2.0, 2.5) * math.sin(a), 0.1), size=(dice.uniform(0.03, 0.1), dice.uniform(0.03, 0.09), 0.03))
# blue cheese dip in a small bowl
china = surface('bowl', [(0, '#ffffff')], rough=0.12, coat=0.6)
lathe('bowl', [(0, 0.1), (0.6, 0.12), (0.8, 0.4), (0.95, 0.86), (1.0, 0.92), (1.03, 0.86), (0.86, 0.36), (0.6, 0), (0, 0)], china, at=(1.72, 1.25, 0.1))
dip = surface('dip', [(0.3, '#f4efe0'), (0.7, '#fffbf0')], scale=3, rough=0.3, flesh=0.3, bump=0.03, bump_scale=5, coat=0.2)
cream = lathe('dip', [(0, 0.86), (0.3, 0.8), (0.55, 0.84), (0.92, 0.76)], dip, at=(1.72, 1.25, 0.1), rings=60)
for v in cream.data.vertices:
    r, a = math.hypot(v.co.x, v.co.y), math.atan2(v.co.y, v.co.x)
    v.co.z += 0.05 * math.sin(9 * r - a) * min(1, r * 3) * (1 - r)
crumbs = ball('crumb', surface('blue', [(0.3, '#8fa6b5'), (0.6, '#eef0ea')], scale=4, rough=0.5, flesh=0.2), fine=3)
roughen(crumbs, 0.4, 1.7, 3)
scatter(crumbs, [(Vector((1.72 + dice.gauss(0, 0.3), 1.25 + dice.gauss(0, 0.3), 0.98)), Vector((0, 0, 1))) for _ in range(20)], size=(0.03, 0.09), lie=False)
# celery and carrots, fanned along the rim
stalk = surface('celery', [(0.2, '#8cc152'), (0.55, '#b5da7a'), (0.85, '#dcefae')], scale=1.5, stretch=(0.3, 6, 6), rough=0.28, bump=0.02, bump_scale=14, flesh=0.2, coat=0.3)
for i, (x, y, spin, long) in enumerate(((-0.55, 2.1, 12, 1.55), (-0.9, 2.5, 24, 1.5), (-1.75, 1.75, 48, 1.4), (-2.2, 1.25, 62, 1.3))):
    points, faces = [], []
    for t in range(40):
        u = t / 39
        for j in range(24):
            a = math.pi * (0.04 + 0.92 * (j % 12) / 11)
            r = (0.25 if j < 12 else 0.15) * (0.85 + 0.15 * u)
            if j >= 12:
                a = math.pi - a
            points.append(((u - 0.5) * 2 * long, r * math.cos(a), -r * math.sin(a) * 0.9 + 0.008 * math.sin(j * 2.2) * (j < 12)))
    for t in range(39):
        for j in range(24):
            k = (j + 1) % 24
            faces.append((t * 24 + j, t * 24 + k, t * 24 + 24 + k, t * 24 + 24 + j))
    faces += [tuple(range(24)), tuple(range(39 * 24, 40 * 24))]
    mesh('celery', points, faces, stalk, at=(x, y, 0.55 + 0.06 * i), turn=(dice.gauss(190, 25), dice.gauss(0, 3), spin))
carrot = surface('carrot', [(0.2, '#e8660a'), (0.8, '#ff9331')], scale=2, rough=0.4, bump=0.02, bump_scale=10, flesh=0.15)
for x, y, spin in ((-0.1, 2.65, 8), (0.35, 2.3, -6), (0.2, 2.8, 18)):
    block('carrot', carrot, (1.9, 0.24, 0.24), round=0.05, at=(x, y, 0.62), turn=(dice.uniform(0, 90), dice.gauss(0, 3), spin))
# a bottle's shadow side: napkin and hot sauce spots
paper(checked('cloth', '#ffffff', '#ffc22e', 2.4, rough=0.9), 3.6, 3.6, at=(4.1, -2.6, 0.02), turn=14, lift=0.2, seed=2)

daylight(0.5)
light((-4.5, 4.5, 6.0), (0, 0, 0.5), 1150, 1.6)
light((5, -3, 6), (0, 0, 0.5), 200, 4, '#ffe3c2')
shoot((0.0, -4.4, 12.6), (0.0, 0.0, 0.4), lens=60, opening=0.1, focus=(0, -0.6, 0.9), exposure=0.35, look='High Contrast')
