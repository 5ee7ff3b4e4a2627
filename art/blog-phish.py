import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import lock, breakfast

# A parcel on a fish hook before a laptop that asks for a fee; apricot behind
start(181)
counter('#7c2a1c', rough=0.28)
wall('#f2a26e', y=8, second='#f7b98c', rays=16, middle=(0.4, 1.6))

# the laptop and the message on it
shell = surface('shell', [(0.3, '#b9b7b6'), (0.7, '#cfcdca')], metal=0.9, rough=0.32)
dark = surface('key', [(0, '#26242a')], rough=0.45, coat=0.1)
glow = dict(rough=0.3, glow=0.8)
def paint(text):
    return surface('paint', [(0, text)], **glow)
with placed((-0.55, 0.9, 0), (0, 0, 9), 1.08):
    block('base', shell, (4.6, 3.0, 0.16), round=0.06, at=(0, -0.1, 0.1))
    block('well', surface('well', [(0, '#8f8d8c')], metal=0.6, rough=0.4), (4.1, 1.5, 0.02), round=0.008, at=(0, 0.35, 0.176))
    cap = block('key', dark, (0.27, 0.24, 0.06), round=0.025, at=(0, 0, -500))
    for row in range(5):
        for k in range(13):
            again(cap, ((k - 6) * 0.31 + 0.04 * (row % 2), 0.92 - row * 0.29, 0.2))
    block('pad', surface('pad', [(0, '#a9a7a5')], metal=0.6, rough=0.3), (1.3, 0.75, 0.012), round=0.005, at=(0, -0.98, 0.182))
    with placed((0, 1.36, 0.2), (-14, 0, 0)):
        block('lid', shell, (4.6, 0.1, 3.0), round=0.05, at=(0, 0.05, 1.5))
        block('bezel', surface('bezel', [(0, '#121114')], rough=0.15, coat=0.5), (4.5, 0.02, 2.9), round=0.008, at=(0, -0.01, 1.5))
        block('screen', surface('screen', [(0, '#7fb2d9'), (1, '#2c5c96')], by='z', span=(-1.3, 1.3), jitter=0.04, scale=0.5, rough=0.3, glow=0.6), (4.25, 0.012, 2.62), round=0.004, at=(0, -0.022, 1.52))
        block('bubble', paint('#fffdf8'), (3.1, 0.02, 1.72), round=0.008, at=(-0.3, -0.034, 1.62))
        block('strip', paint('#ffc22e'), (3.1, 0.012, 0.36), round=0.004, at=(-0.3, -0.046, 2.3))
        box = paint('#b5793c')
        block('box', box, (0.62, 0.012, 0.54), round=0.004, at=(-1.4, -0.046, 1.72))
        block('tape', paint('#f0d2a0'), (0.12, 0.012, 0.54), round=0.004, at=(-1.4, -0.054, 1.72))
        for k, long in enumerate((1.7, 1.5, 1.75)):
            block('line', paint('#8b7a70'), (long, 0.012, 0.09), round=0.004, at=(-0.85 + long / 2, -0.046, 1.92 - 0.2 * k))
        block('button', paint('#d8301f'), (1.3, 0.012, 0.34), round=0.005, at=(-0.2, -0.046, 1.06))
        block('word', paint('#fffdf8'), (0.7, 0.012, 0.08), round=0.004, at=(-0.2, -0.056, 1.06))

# the parcel on its hook
card = surface('card', [(0.2, '#a86f39'), (0.8, '#c48d52')], scale=1.2, stretch=(0.5, 4, 4), rough=0.8, bump=0.01, bump_scale=20)
tape = surface('tape', [(0, '#e6c48f')], rough=0.25, coat=0.5)
cord = surface('cord', [(0.2, '#d9c6a4'), (0.8, '#f4e8d0')], scale=9, stretch=(1, 1, 4), rough=0.8, bump=0.04, bump_scale=30)
with placed((1.75, -1.3, 0.5), (0, -5, -24), 1.1):
    x, y, z = 1.8, 1.3, 1.15
    block('parcel', card, (x, y, z), round=0.035, at=(0, 0, z / 2))
    block('tape', tape, (x + 0.012, 0.3, z + 0.012), round=0.02, at=(0, 0.0, z / 2))
    block('label', surface('label', [(0, '#fffdf6')], rough=0.6), (0.86, 0.012, 0.56), round=0.004, at=(-0.3, -y / 2 - 0.002, 0.62))
    ink = surface('ink', [(0, '#23120b')], rough=0.7)
    dice = random.Random(2)
    for k in range(17):
        block('bar', ink, (dice.choice((0.012, 0.022, 0.034)), 0.006, 0.17), round=0.001, at=(-0.66 + 0.044 * k, -y / 2 - 0.01, 0.5))
    for k, long in enumerate((0.6, 0.44)):
        block('line', ink, (long, 0.006, 0.035), round=0.001, at=(-0.66 + long / 2, -y / 2 - 0.01, 0.8 - 0.09 * k))
    e = 0.03
    around = [(x / 2 + e, 0, z + e), (x / 2 + e, 0, -e), (-x / 2 - e, 0, -e), (-x / 2 - e, 0, z + e)]
    across = [(0.42, y / 2 + e, z + e), (0.42, y / 2 + e, -e), (0.42, -y / 2 - e, -e), (0.42, -y / 2 - e, z + e)]
    wires('cord', [across], 0.045, cord, cyclic=True)
    wires('cord', [[(0.42, -0.1, z + 0.03), (0.2, -0.06, z + 0.22), (0, 0, z + 0.48), (-0.2, 0.06, z + 0.22), (-0.42, 0.1, z + 0.03)]], 0.045, cord)
    wires('cord', [[(-0.42, y / 2 + e, z + e), (-0.42, y / 2 + e, -e), (-0.42, -y / 2 - e, -e), (-0.42, -y / 2 - e, z + e)]], 0.045, cord, cyclic=True)
    bend = [(-0.62 * math.cos(math.pi * k / 14), 0, z + 0.86 - 0.5 * math.sin(math.pi * k / 14)) for k in range(15)]
    hook = [(-0.62, 0, z + 3.0), (-0.62, 0, z + 1.8), *bend, (0.6, 0, z + 1.2), (0.54, 0, z + 1.5)]
    loft('hook', hook, [0.075] * 12 + [0.08] * 4 + [0.075, 0.06, 0.01], lock.chrome(), rings=160, around=28)
    loft('barb', [(0.6, 0, z + 1.24), (0.48, 0, z + 1.1), (0.38, 0, z + 0.98)], [0.06, 0.045, 0.006], lock.chrome(), rings=16, around=16)
    wires('eye', [[(0.12 * math.cos(TAU * i / 30) - 0.62, 0, z + 3.08 + 0.12 * math.sin(TAU * i / 30)) for i in range(30)]], 0.04, lock.chrome(), cyclic=True)
    wires('line', [[(-0.62, 0, z + 3.2), (-0.5, 0, z + 9)]], 0.016, surface('line', [(0, '#fff8ea')], rough=0.2))
with placed((-2.6, -1.75, 0), (0, 0, 24), 0.62):
    lock.padlock()
breakfast.coffee((-3.6, 0.2, 0.05), 0.86, cup='#a9d8bd', turn=190)

daylight(0.45, '#ffeedd')
light((-5.5, 1.5, 6.5), (0, 0, 1.2), 900, 2.6)
light((6, -4, 4.5), (0, 0, 1), 300, 4, '#ffe3c2')
light((2.5, 5.5, 6), (0, 0, 1.6), 340, 2.2, '#fff0d8')
light((-2.5, -8, 4.5), (0, 0, 1.4), 130, 4, '#ffe9d0')
shoot((0.3, -11.2, 4.9), (-0.12, 0, 1.62), lens=53, opening=0.2, focus=(0.8, -1.2, 1.4), exposure=0.35, look='High Contrast')
