import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

# A dark night at the smoker: a lacquered rack on a board, lit from behind
start(21)
counter('#1a0f0a', rough=0.4)
wall('#2a120a', y=12)
block('board', wood('#3b1c0c', '#7d4a24'), (7.4, 4.2, 0.36), round=0.14, at=(0, 0.1, 0.18), turn=(0, 0, -9))
glaze = surface('glaze', [(0.12, '#240702'), (0.38, '#5c1405'), (0.6, '#8f260a'), (0.85, '#c2480f')], scale=1.5, rough=0.16, rough_to=0.4, bump=0.035, bump_scale=8, dents=0.05, dents_scale=3, coat=0.8, ridges=('#2a0803', 0.53, 0.66), specks=('#170502', 15, 0.37))
bone = surface('bone', [(0.2, '#cdb184'), (0.8, '#efdfbd')], scale=4, rough=0.45, flesh=0.12, bump=0.01, bump_scale=14)

# the rack: a slab that swells over each bone and is bitten in between
ribs, long, wide = 8, 5.6, 2.3
def slab(u, v, top):
    x = (u - 0.5) * long
    k = u * ribs
    swell = abs(math.sin(math.pi * k)) ** 0.55
    edge = 1 - abs(2 * v - 1) ** 5
    ends = 1 - abs(2 * u - 1) ** 14
    y = (v - 0.5) * wide * (1 + 0.06 * math.sin(k * 2.1)) * (0.93 + 0.07 * swell)
    thick = (0.28 + 0.34 * swell) * edge**0.5 * ends**0.5
    arch = 0.42 * math.sin(math.pi * v) + 0.1 * math.sin(u * 3)
    return Vector((x + 0.12 * math.sin(v * 3 + k), y, arch + (thick if top else -0.25 * edge)))
points, faces, a, b = [], [], 340, 120
for top in (True, False):
    for i in range(a + 1):
        for j in range(b + 1):
            points.append(slab(i / a, j / b, top))
size = (a + 1) * (b + 1)
for i in range(a):
    for j in range(b):
        p = i * (b + 1) + j
        faces.append((p, p + b + 1, p + b + 2, p + 1))
        faces.append((size + p, size + p + 1, size + p + b + 2, size + p + b + 1))
rack = mesh('rack', points, faces, glaze, at=(0, 0.1, 0.62), turn=(0, 0, -9))
roughen(rack, 0.06, 2.2, 4)
roughen(rack, 0.035, 7, 5, kind='craggy')
turn = math.radians(-9)
def on_rack(x, y, z):
    return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn) + 0.1, z + 0.62)
for i in range(ribs):
    x = ((i + 0.5) / ribs - 0.5) * long
    out = random.uniform(0.34, 0.55)
    stem = loft('bone', [on_rack(x, -wide / 2 + 0.3, 0.24), on_rack(x + 0.02, -wide / 2 - 0.1, 0.14), on_rack(x + 0.04, -wide / 2 - out + 0.08, 0.02), on_rack(x + 0.04, -wide / 2 - out, 0.0)], [0.15, 0.15, 0.17, 0.1], bone, rings=40, around=28, flat=0.8)
    roughen(stem, 0.03, 4, 3, seed=i)
    back = loft('bone', [on_rack(x, wide / 2 - 0.3, 0.24), on_rack(x, wide / 2 + 0.1, 0.12), on_rack(x, wide / 2 + 0.3, 0.0)], [0.13, 0.13, 0.12], bone, rings=20, around=24)
# sauce that ran down, and drops on the board
drop = ball('drop', glaze, fine=4)
for v in drop.data.vertices:
    v.co.z *= 0.35
dice = random.Random(3)
scatter(drop, [(Vector((dice.uniform(-3, 3), dice.uniform(-1.7, -1.45), 0.37)), Vector((0, 0, 1))) for _ in range(22)], size=(0.03, 0.14))
seeds = surface('seeds', [(0.2, '#e9c46a'), (0.8, '#f7e2a0')], rough=0.4)
# corn on the cob, cut
ear = surface('corn', [(0.2, '#f0a80f'), (0.8, '#ffd24a')], scale=3, rough=0.22, flesh=0.25, coat=0.5)
kernel = ball('kernel', ear, fine=3)
for v in kernel.data.vertices:
    v.co = Vector((v.co.x * 0.1, v.co.y * 0.085, v.co.z * 0.1))
for at, spin, count in (((2.75, -2.25, 0.46), 14, 17), ((1.35, -2.75, 0.46), -24, 13)):
    axis = Vector((math.cos(math.radians(spin)), math.sin(math.radians(spin)), 0))
    side, up = Vector((-axis.y, axis.x, 0)), Vector((0, 0, 1))
    for k in range(count):
        for j in range(15):
            angle = TAU * (j + 0.5 * (k % 2) * 0) / 15
            out = side * math.cos(angle) + up * math.sin(angle)
            place = Vector(at) + axis * (k - count / 2) * 0.125 + out * 0.38
            copy = put('kernel', kernel.data, None, at=place, size=random.uniform(0.9, 1.06))
            copy.rotation_euler = Vector((0, 0, 1)).rotation_difference(out).to_euler()
    cob = loft('cob', [Vector(at) - axis * count * 0.064, Vector(at) + axis * count * 0.06], [0.36, 0.36], surface('cob', [(0, '#f7e6b0')], rough=0.6), rings=8, around=32)
hide(kernel)
butter = block('butter', surface('butter', [(0, '#ffe48a')], rough=0.3, flesh=0.3, coat=0.3), (0.42, 0.36, 0.14), round=0.05, at=(2.7, -2.3, 0.96), turn=(4, -5, 30))
# a pot of sauce with a brush
pot = surface('pot', [(0, '#f4e9d8')], rough=0.15, coat=0.7)
lathe('pot', [(0, 0), (0.62, 0), (0.7, 0.1), (0.76, 0.75), (0.8, 0.82), (0.72, 0.82), (0.68, 0.6), (0, 0.58)], pot, at=(-3.1, -1.9, 0))
lathe('sauce', [(0, 0.74), (0.5, 0.735), (0.71, 0.72)], surface('sauce', [(0, '#6a1707')], rough=0.1, coat=0.8), at=(-3.1, -1.9, 0))
loft('brush', [(-3.1, -1.85, 0.7), (-3.6, -1.2, 1.5), (-4.3, -0.3, 2.6)], [0.1, 0.09, 0.13], wood('#6a3a18', '#b57a42', scale=4), rings=30, around=20)
steam((-0.6, 1.9, 2.9), 6.5, 5.0, 0.16, seed=7, text='#ffd9b0', scale=0.8)
steam((1.8, 2.2, 2.6), 4.5, 4.5, 0.12, seed=3, text='#ffd9b0', scale=0.7)

daylight(0.2, '#ffcfa0')
light((-3.5, 5.5, 4.5), (0, 0, 0.5), 1050, 2.2, '#ffc184')
light((4.5, 3.5, 4.0), (0, 0, 0.5), 420, 1.6, '#ff9d52')
light((1, -6, 5), (0, 0, 0.5), 190, 4, '#ffe1c4')
shoot((0.2, -10.0, 6.0), (0, -0.2, 0.95), lens=60, opening=0.2, focus=(0, -0.9, 0.9), exposure=0.55, look='Medium High Contrast')
