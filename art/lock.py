"""Padlocks, keys and a telephone: what the posts about safety are about."""

import math

from mathutils import Vector

from studio import block, lathe, loft, mesh, placed, surface, wires

TAU = math.tau


def brass(dark='#cf9434', light='#efc063'):
    return surface('brass', [(0.25, dark), (0.75, light)], scale=1.4, metal=1, rough=0.24, rough_to=0.34, bump=0.003, bump_scale=24)


def chrome():
    return surface('chrome', [(0.2, '#cfcac2'), (0.8, '#ece8e1')], metal=1, rough=0.12, rough_to=0.22, scale=2)


def padlock(wide=2.0, high=1.7, deep=0.8):
    """Stands on z = 0 and faces -y."""
    block('lock', brass(), (wide, deep, high), round=0.22, fine=6, at=(0, 0, high / 2))
    for z in (0.32, high - 0.32):
        block('band', chrome(), (wide * 1.015, deep * 1.02, 0.09), round=0.04, at=(0, 0, z))
    r = wide * 0.31
    arch = [(-r, 0, high - 0.2), (-r, 0, high + 0.5)] + [(-r * math.cos(math.pi * k / 16), 0, high + 0.55 + r * math.sin(math.pi * k / 16)) for k in range(17)] + [(r, 0, high + 0.5), (r, 0, high - 0.2)]
    loft('shackle', arch, [wide * 0.085] * 4, chrome(), rings=140, around=32)
    dark = surface('hole', [(0, '#120a05')], rough=0.6)
    lathe('plate', [(0, 0.05), (0.3, 0.05), (0.36, 0.03), (0.37, 0)][::-1], chrome(), rings=20, at=(0, -deep / 2, high * 0.5), turn=(90, 0, 0))
    lathe('hole', [(0.13, 0), (0, 0)], dark, rings=0, at=(0, -deep / 2 - 0.056, high * 0.54), turn=(90, 0, 0))
    block('slot', dark, (0.1, 0.012, 0.3), round=0.003, at=(0, -deep / 2 - 0.053, high * 0.44))


def key(metal, long=1.9, teeth=(0.2, 0.12, 0.24, 0.1)):
    """Lies on z = 0 along the x axis, its bow at the origin."""
    wires('bow', [[(0.42 * math.cos(TAU * i / 48), 0.42 * math.sin(TAU * i / 48), 0.1) for i in range(48)]], 0.1, metal, cyclic=True)
    loft('shaft', [(0.38, 0, 0.1), (long, 0, 0.1)], [0.085, 0.085], metal, rings=12, around=24)
    lathe('collar', [(0.085, -0.06), (0.15, -0.03), (0.15, 0.03), (0.085, 0.06)], metal, rings=16, at=(0.52, 0, 0.1), turn=(0, 90, 0))
    for k, tooth in enumerate(teeth):
        block('tooth', metal, (0.13, tooth + 0.1, 0.09), round=0.02, at=(long - 0.1 - 0.17 * k, -(tooth + 0.1) / 2, 0.1))


def shield(material, thick=0.16, size=1.0):
    """Stands upright on its point and faces -y; for a badge that says safe."""
    rim = []
    for i in range(121):
        u = i / 120 * 2 - 1
        x = u
        top = 0.95 + 0.13 * (1 - abs(u)) ** 1.5 - 0.06 * math.sin(abs(u) * math.pi)
        low = -1.15 * (1 - abs(u) ** 2.3) ** 0.75
        rim.append((x, top, low))
    points, faces = [], []
    for y in (-thick / 2, thick / 2):
        for x, top, low in rim:
            swell = (0.16 * (1 - x * x)) * (-1 if y < 0 else 0)
            for k in range(13):
                z = low + (top - low) * k / 12
                puff = swell * (1 - abs(k / 6 - 1) ** 4)
                points.append((x * size * 0.85, (y + puff) * size, z * size))
    n = len(rim) * 13
    for i in range(len(rim) - 1):
        for k in range(12):
            a = i * 13 + k
            faces += [(a, a + 13, a + 14, a + 1), (n + a, n + a + 1, n + a + 14, n + a + 13)]
    edge = [i * 13 for i in range(len(rim))] + [i * 13 + 12 for i in reversed(range(len(rim)))]
    faces += [(edge[i], n + edge[i], n + edge[(i + 1) % len(edge)], edge[(i + 1) % len(edge)])[::-1] for i in range(len(edge))]
    return mesh('shield', points, faces, material)


def phone(screen, wide=2.1, high=4.3):
    """Stands upright on z = 0 and faces -y; `screen` is what it shows, drawn between its corners by the caller at y = -0.09."""
    block('phone', surface('case', [(0, '#1b1a1e')], metal=0.7, rough=0.25), (wide, 0.17, high), round=0.16, fine=5, at=(0, 0, high / 2))
    block('glass', screen, (wide - 0.14, 0.02, high - 0.14), round=0.12, fine=5, at=(0, -0.083, high / 2))
    block('island', surface('island', [(0, '#050506')], rough=0.1), (0.5, 0.012, 0.1), round=0.045, at=(0, -0.096, high - 0.24))
