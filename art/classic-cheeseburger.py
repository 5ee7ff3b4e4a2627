import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import burger

start(4)
counter('#c2410c', rough=0.3)
wall('#f7b01a', y=8, second='#ffc94a', rays=14, middle=(0, 1.2))
plate(3.0, rim='#c2410c')
paper(checked('checks', '#fdf6ea', '#d0402b', 2.2), 3.7, 3.7, at=(0, 0, 0.08), turn=24, lift=0.14)
z = burger.heel(0.14)
z = burger.lettuce(z + 0.02, r=1.45)
z = burger.tomatoes(z - 0.02)
z = burger.patty(z, high=0.42)
z = burger.cheese(z, turn=38)
z = burger.pickles(z)
z = burger.onions(z)
burger.crown(z - 0.03, tilt=(3, -4))

# fries in a cup behind, out of focus
card = surface('card', [(0, '#c81f1a')], rough=0.5)
lathe('cup', [(0, 0), (0.62, 0), (0.82, 1.3), (0.86, 1.5)], card, rings=0, at=(2.75, 2.7, 0))
def place(i, dice):
    a, r = dice.uniform(0, TAU), 0.55 * dice.random() ** 0.5
    return (2.75 + r * math.cos(a), 2.7 + r * math.sin(a), 1.25 + dice.uniform(-0.15, 0.4)), (dice.gauss(0, 9) - 14 * math.sin(a) * r, dice.gauss(0, 9) + 14 * math.cos(a) * r, dice.uniform(0, 90))
burger.fries(46, place)
# a shake on the other side
glass = surface('glass', [(0, '#f7c9cf')], rough=0.08, coat=1)
lathe('shake', [(0, 0.05), (0.55, 0.06), (0.62, 0.2), (0.78, 2.1), (0.8, 2.3), (0.5, 2.5), (0, 2.6)], glass, at=(-2.9, 2.6, 0))
wires('straw', [[(-2.8, 2.6, 2.3), (-2.45, 2.6, 3.6)]], 0.09, surface('straw', [(0, '#d0402b')], rough=0.3))

daylight(0.5)
light((-5.5, 1.5, 6.5), (0, 0, 1), 900, 3.2)
light((6, -4, 4), (0, 0, 1), 260, 5, '#ffd9b0')
light((0.5, 6, 6), (0, 0, 1.6), 420, 2.5, '#fff0d8')
shoot((0.4, -9.2, 3.2), (0, 0, 1.5), lens=62, opening=0.28, focus=(0, -1.3, 1.4), exposure=0.3, look='High Contrast')
