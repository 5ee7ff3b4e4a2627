import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import hotdog

# Late at the counter: a chili dog in a paper boat, neon behind it
start(81)
counter('#14505c', rough=0.2, coat=0.5)
wall('#0c2c36', y=12)
for _ in range(20):
    ball('lamp', surface('lamp', [(0, random.choice(('#ff5a7a', '#ffb347', '#ffd9a0', '#4fd0d0')))], glow=random.uniform(0.8, 2)), fine=3, at=(random.gauss(0, 3.2), random.uniform(5.5, 10), random.uniform(0.2, 1.6)), size=random.uniform(0.1, 0.26))

with placed((0, 0.1, 0), (0, 0, 17)):
    hotdog.boat(checked('boat', '#fff8ec', '#d8301f', 2.6), long=5.3, wide=2.5)
    with placed((0, 0, 0.14), size=1.02):
        hotdog.bun()
        hotdog.frank(long=6.1)
        height = hotdog.chili(z=1.52)
        hotdog.squiggle('mustard', hotdog.mustard(), lambda x, y: height(x, y) + 0.04, long=4.5, turns=6.5, wide=0.3, radius=0.115)
        def place(dice):
            x, y = dice.uniform(-2.2, 2.2), dice.gauss(0, 0.26)
            return (x, y, height(x, y) + 0.12)
        hotdog.onions(120, place)
# the squeeze bottle of mustard and a cup, out of focus
yellow = surface('bottle', [(0, '#f2ae14')], rough=0.3, coat=0.3)
lathe('bottle', [(0, 0), (0.6, 0), (0.65, 0.08), (0.65, 1.9), (0.5, 2.15), (0.42, 2.2), (0.16, 2.6), (0.07, 3.2), (0, 3.2)], yellow, at=(3.3, 3.0, 0), rings=90)
lathe('cup', [(0, 0), (0.66, 0), (0.9, 2.2), (0.93, 2.25), (0.88, 2.3)], surface('cup', [(0, '#d8301f')], rough=0.4), rings=0, at=(-3.4, 3.2, 0))
wires('straw', [[(-3.4, 3.2, 1.8), (-3.0, 3.2, 3.9)]], 0.09, surface('straw', [(0, '#fff4e0')], rough=0.3))
steam((0.2, 1.2, 3.3), 5.0, 4.0, 0.16, seed=9, text='#ffe3cf', scale=0.8)

daylight(0.22, '#ffd7b8')
light((-4.5, 3.6, 5.5), (0, 0, 1), 1000, 2.0, '#ffd3a4')
light((5, 3.0, 3.6), (0, 0, 1), 300, 1.5, '#ff8fa0')
light((1.5, -6.5, 5.5), (0, 0, 1), 520, 3.5, '#ffe6cc')
shoot((0.3, -9.6, 6.6), (0, -0.05, 0.95), lens=61, opening=0.26, focus=(0, -0.9, 1.5), exposure=0.75, look='High Contrast')
