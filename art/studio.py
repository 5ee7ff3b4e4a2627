"""What the pictures share: shapes, materials, light, camera. Run a dish with `blender -b -P DISH.py -- OUT.png WIDTH SAMPLES`."""

import contextlib
import math
import os
import random
import sys

import bpy
from mathutils import Euler, Matrix, Quaternion, Vector, noise

TAU = math.tau
PAPER, INK, MUSTARD, MINT, ORANGE, CREAM = '#fffcf7', '#23120b', '#ffc22e', '#a9d8bd', '#ea580c', '#fbf0df'


def start(seed=1):
    random.seed(seed)
    noise.seed_set(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)


def colour(text):
    """'#rrggbb' as the linear colour that Cycles computes with."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts] + [1]


# ---------------------------------------------------------------- materials


def surface(
    name, stops, by='noise', scale=3.0, jitter=0.3, span=(0, 1), rough=0.5, bump=0.0, bump_scale=20.0, bump_detail=4.0, dents=0.0,
    dents_scale=4.0, flesh=0.0, flesh_colour=None, coat=0.0, specular=0.5, metal=0.0, glass=0.0, ridges=None, specks=None, glow=0.0, stretch=(1, 1, 1), rough_to=None,
):
    """
    A material whose colour runs through `stops` by noise, by height ('z', between the two heights of `span`) or by distance from the axis ('r').
    `ridges` is the colour of what sticks out, `specks` a colour, a scale and a share of the surface.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    base = nodes['Principled BSDF']
    place = nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = stretch
    link(nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs['Vector'])
    at = place.outputs['Vector']

    def grain(size, detail=3.0, roughness=0.6):
        node = nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = size, detail
        node.inputs['Roughness'].default_value = roughness
        link(at, node.inputs['Vector'])
        return node.outputs['Fac']

    def calc(operation, a, b, clamp=False):
        node = nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamp
        for slot, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                slot.default_value = value
            else:
                link(value, slot)
        return node.outputs[0]

    def mix(factor, a, b):
        node = nodes.new('ShaderNodeMixRGB')
        link(factor, node.inputs['Fac'])
        link(a, node.inputs['Color1'])
        node.inputs['Color2'].default_value = colour(b)
        return node.outputs['Color']

    cloud = grain(scale)
    if by == 'noise':
        where = calc('ADD', calc('MULTIPLY', calc('SUBTRACT', cloud, 0.5), 2.2), 0.5)
    else:
        parts = nodes.new('ShaderNodeSeparateXYZ')
        link(at, parts.inputs[0])
        distance = calc('SQRT', calc('ADD', calc('MULTIPLY', parts.outputs[0], parts.outputs[0]), calc('MULTIPLY', parts.outputs[1], parts.outputs[1])), 0)
        along = parts.outputs[2] if by == 'z' else distance if by == 'r' else parts.outputs['XYZ'.index(by.upper())]
        where = calc('DIVIDE', calc('SUBTRACT', along, span[0]), span[1] - span[0])
        where = calc('ADD', where, calc('MULTIPLY', calc('SUBTRACT', cloud, 0.5), jitter * 2))
    ramp = nodes.new('ShaderNodeValToRGB')
    link(where, ramp.inputs['Fac'])
    elements = ramp.color_ramp.elements
    for index, (position, text) in enumerate(stops):
        element = elements[index] if index < 2 else elements.new(position)
        element.position, element.color = position, colour(text)
    if len(stops) == 1:
        elements[1].color = elements[0].color
    tint = ramp.outputs['Color']
    if ridges:
        text, low, high = ridges
        shape = nodes.new('ShaderNodeMapRange')
        shape.inputs['From Min'].default_value, shape.inputs['From Max'].default_value = low, high
        link(nodes.new('ShaderNodeNewGeometry').outputs['Pointiness'], shape.inputs['Value'])
        tint = mix(shape.outputs[0], tint, text)
    if specks:
        text, size, share = specks
        tint = mix(calc('GREATER_THAN', grain(size, 2), 1 - share), tint, text)
    link(tint, base.inputs['Base Color'])
    if bump or dents:
        height = calc('MULTIPLY', grain(bump_scale, bump_detail, 0.65), bump)
        if dents:
            height = calc('ADD', height, calc('MULTIPLY', grain(dents_scale, 3), dents))
        node = nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = 1, 1
        link(height, node.inputs['Height'])
        link(node.outputs['Normal'], base.inputs['Normal'])
    base.inputs['Roughness'].default_value = rough
    if rough_to is not None:
        shape = nodes.new('ShaderNodeMapRange')
        for slot, value in (('From Min', 0.35), ('From Max', 0.65), ('To Min', rough), ('To Max', rough_to)):
            shape.inputs[slot].default_value = value
        link(grain(scale * 2.3, 4), shape.inputs['Value'])
        link(shape.outputs[0], base.inputs['Roughness'])
    base.inputs['Specular'].default_value = specular
    base.inputs['Clearcoat'].default_value, base.inputs['Clearcoat Roughness'].default_value = coat, 0.08
    base.inputs['Metallic'].default_value = metal
    base.inputs['Transmission'].default_value = glass
    base.inputs['Subsurface'].default_value = flesh
    base.inputs['Subsurface Radius'].default_value = (0.1, 0.075, 0.05)
    if flesh:
        if flesh_colour:
            base.inputs['Subsurface Color'].default_value = colour(flesh_colour)
        else:
            link(tint, base.inputs['Subsurface Color'])
    if glow:
        link(tint, base.inputs['Emission'])
        base.inputs['Emission Strength'].default_value = glow
    return material


def checked(name, first, second, size, rough=0.7):
    """Two colours in squares, as on the paper that a diner lines its baskets with."""
    material = surface(name, [(0, first)], rough=rough, bump=0.004, bump_scale=60)
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    squares = nodes.new('ShaderNodeTexChecker')
    squares.inputs['Color1'].default_value, squares.inputs['Color2'].default_value = colour(first), colour(second)
    squares.inputs['Scale'].default_value = size
    flat = nodes.new('ShaderNodeVectorMath')
    flat.operation = 'MULTIPLY'
    flat.inputs[1].default_value = (1, 1, 0)
    link(nodes.new('ShaderNodeTexCoord').outputs['Object'], flat.inputs[0])
    shift = nodes.new('ShaderNodeVectorMath')
    shift.inputs[1].default_value = (0.001, 0.001, 0.013)
    link(flat.outputs[0], shift.inputs[0])
    link(shift.outputs[0], squares.inputs['Vector'])
    link(squares.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def film(name, thin, thick, rough=0.04, bump=0.0, bump_scale=6.0, shine=1.45):
    """A clear liquid or glass that tints what is behind it, `thick` where it is seen at a slant, with a gloss on it. It bends no light, which would take hundreds of samples."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    nodes.remove(nodes['Principled BSDF'])
    facing, fresnel, tint = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeFresnel'), nodes.new('ShaderNodeMixRGB')
    clear, gloss, blend = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeMixShader')
    facing.inputs['Blend'].default_value, fresnel.inputs['IOR'].default_value, gloss.inputs['Roughness'].default_value = 0.4, shine, rough
    tint.inputs['Color1'].default_value, tint.inputs['Color2'].default_value = colour(thin), colour(thick)
    link(facing.outputs['Facing'], tint.inputs['Fac'])
    link(tint.outputs['Color'], clear.inputs['Color'])
    if bump:
        grain, node = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        grain.inputs['Scale'].default_value = bump_scale
        link(nodes.new('ShaderNodeTexCoord').outputs['Object'], grain.inputs['Vector'])
        node.inputs['Distance'].default_value = bump
        link(grain.outputs['Fac'], node.inputs['Height'])
        for user in (gloss, fresnel):
            link(node.outputs['Normal'], user.inputs['Normal'])
    front = nodes.new('ShaderNodeMath')
    front.operation = 'MULTIPLY_ADD'
    link(nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'], front.inputs[0])
    front.inputs[1].default_value = -1
    link(fresnel.outputs[0], front.inputs[2])
    front.use_clamp = True
    link(front.outputs[0], blend.inputs[0])
    link(clear.outputs[0], blend.inputs[1])
    link(gloss.outputs[0], blend.inputs[2])
    link(blend.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


# ---------------------------------------------------------------- shapes


def put(name, data, material, at=(0, 0, 0), turn=(0, 0, 0), size=1):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = Euler([math.radians(a) for a in turn])
    thing.scale = (size, size, size) if isinstance(size, (int, float)) else size
    if material and not data.materials:
        data.materials.append(material)
    return thing


def again(thing, at, turn=(0, 0, 0), size=1):
    """The same thing at another place."""
    return put(thing.name, thing.data, None, at, turn, size)


def mesh(name, points, faces, material, smooth=True, **where):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return put(name, data, material, **where)


def curve_through(points, count):
    """Catmull-Rom through points of any dimension."""
    points = [Vector(p) for p in points]
    ends = [2 * points[0] - points[1]] + points + [2 * points[-1] - points[-2]]
    result = []
    for i in range(count):
        t = i / (count - 1) * (len(points) - 1)
        k = min(int(t), len(points) - 2)
        u, (a, b, c, d) = t - k, ends[k : k + 4]
        result.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3))
    return result


def lathe(name, profile, material, rings=64, around=128, bulge=None, arc=None, **where):
    """A body of revolution; `bulge(angle, share of the profile)` multiplies the radius, `arc` cuts a piece out as of a cake, its profile must then close."""
    outline = curve_through(profile, rings) if rings else [Vector(p) for p in profile]
    start_, end = arc or (0, TAU)
    points, faces = [], []
    for i, (r, z) in enumerate(outline):
        for j in range(around):
            a = start_ + (end - start_) * j / (around - 1 if arc else around)
            k = max(r, 0.0005) * (bulge(a, i / len(outline)) if bulge else 1)
            points.append((k * math.cos(a), k * math.sin(a), z))
    for i in range(len(outline) - 1):
        for j in range(around - 1 if arc else around):
            n = (j + 1) % around
            faces.append((i * around + j, i * around + n, (i + 1) * around + n, (i + 1) * around + j))
    if arc:
        column = range(0, len(outline) * around, around)
        faces += [tuple(column), tuple(i + around - 1 for i in reversed(column))]
    return mesh(name, points, faces, material, **where)


def loft(name, path, radii, material, rings=80, around=48, flat=1.0, round_ends=True, **where):
    """A tube of changing thickness along a path: bones, sausages, pieces of chicken."""
    line = curve_through(path, rings)
    widths = [w[0] for w in curve_through([(r, 0) for r in radii], rings)] if len(radii) > 1 else [radii[0]] * rings
    points, faces = [], []
    ahead = (line[1] - line[0]).normalized()
    side = ahead.orthogonal().normalized()
    for i, centre in enumerate(line):
        now = (line[min(i + 1, rings - 1)] - line[max(i - 1, 0)]).normalized()
        side = (side - now * side.dot(now)).normalized()
        up = now.cross(side)
        for j in range(around):
            a = TAU * j / around
            points.append(centre + (side * math.cos(a) + up * math.sin(a) * flat) * max(widths[i], 0.001))
    for i in range(rings - 1):
        for j in range(around):
            n = (j + 1) % around
            faces.append((i * around + j, i * around + n, (i + 1) * around + n, (i + 1) * around + j))
    if round_ends:
        faces += [tuple(reversed(range(around))), tuple(range((rings - 1) * around, rings * around))]
    return mesh(name, points, faces, material, **where)


def ball(name, material, fine=5, **where):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=fine, radius=1)
    made = bpy.context.object
    data = made.data
    bpy.data.objects.remove(made)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return put(name, data, material, **where)


def block(name, material, size, round=0.1, fine=3, **where):
    """A box with rounded edges."""
    x, y, z = (s / 2 for s in size)
    corners = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    thing = mesh(name, corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], material, **where)
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = round, fine
    return thing


def sheet(name, material, width, depth, height, cells=80, thick=0.0, **where):
    """A grid, `height(x, y)` high."""
    points, faces = [], []
    for i in range(cells + 1):
        for j in range(cells + 1):
            x, y = (i / cells - 0.5) * width, (j / cells - 0.5) * depth
            z = height(x, y)
            points.append(z if isinstance(z, tuple) else (x, y, z))
    for i in range(cells):
        for j in range(cells):
            a = i * (cells + 1) + j
            faces.append((a, a + cells + 1, a + cells + 2, a + 1))
    thing = mesh(name, points, faces, material, **where)
    if thick:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 1
        soft = thing.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = 1
    return thing


def wires(name, paths, radius, material, fine=4, cyclic=False, **where):
    """Round strands along paths, as one object: spaghetti, icing, cords."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, fine, True
    for path in paths:
        line = data.splines.new('POLY')
        line.points.add(len(path) - 1)
        line.use_cyclic_u = cyclic
        line.use_smooth = True
        for point, place in zip(line.points, path):
            point.co = (*place[:3], 1)
            point.radius = place[3] if len(place) > 3 else 1
    return put(name, data, material, **where)


def roughen(thing, amount, scale, octaves=5, kind='fractal', seed=0):
    """Moves each point along its normal by noise: 'fractal' for flesh and dough, 'craggy' for crusts."""
    data = thing.data
    away = Vector((seed * 7.3, seed * 3.1, seed * 5.7))
    normals = [v.normal.copy() for v in data.vertices]
    for vertex, normal in zip(data.vertices, normals):
        p = vertex.co * scale + away
        if kind == 'craggy':
            value = noise.ridged_multi_fractal(p, 0.9, 2.1, octaves, 1.0, 2.0) - 1.2
        else:
            value = noise.fractal(p, 0.9, 2.0, octaves)
        vertex.co += normal * value * amount
    data.update()
    return thing


def over(thing, count, seed=0, above=-1.0, keep=lambda p, n: True):
    """Random places on a thing with their normals, to scatter seeds or crumbs at."""
    dice = random.Random(seed)
    bpy.context.view_layer.update()
    matrix = thing.matrix_world
    spin = matrix.to_3x3()
    faces = [f for f in thing.data.polygons if f.normal.z > above]
    weights = [f.area for f in faces]
    places = []
    for face in dice.choices(faces, weights, k=count * 4):
        corners = [thing.data.vertices[i].co for i in face.vertices]
        shares = [dice.random() for _ in corners]
        point = sum((c * s for c, s in zip(corners, shares)), Vector()) / sum(shares)
        place, normal = matrix @ point, (spin @ face.normal).normalized()
        if keep(place, normal):
            places.append((place, normal))
        if len(places) == count:
            break
    return places


def scatter(thing, places, size=(0.8, 1.2), seed=0, sink=0.0, lie=True):
    """Copies of a thing at places; they lie on the surface, turned at random."""
    dice = random.Random(seed)
    for place, normal in places:
        turn = Vector((0, 0, 1)).rotation_difference(normal) @ Quaternion((0, 0, 1), dice.uniform(0, TAU)) if lie else Quaternion(
            Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized(), dice.uniform(0, TAU))
        copy = put(thing.name, thing.data, None, at=place - normal * sink, size=dice.uniform(*size))
        copy.rotation_euler = turn.to_euler()
    hide(thing)


def hide(thing):
    thing.location = (0, 0, -500)


@contextlib.contextmanager
def placed(at=(0, 0, 0), turn=(0, 0, 0), size=1):
    """Moves everything that is made within as one."""
    before = set(bpy.data.objects)
    yield
    move = Matrix.LocRotScale(Vector(at), Euler([math.radians(a) for a in turn]), Vector((size, size, size)))
    for thing in set(bpy.data.objects) - before:
        thing.matrix_basis = move @ thing.matrix_basis


# ---------------------------------------------------------------- the set


def counter(text, rough=0.35, edge=None, coat=0.2, z=0.0, depth=60):
    """The table: one colour, faintly worn."""
    top = surface('counter', [(0.3, text), (0.7, text)], rough=rough, coat=coat, bump=0.002, bump_scale=40, rough_to=rough + 0.2)
    return sheet('counter', top, 80, depth, lambda x, y: 0, cells=1, at=(0, 0, z))


def wood(dark='#3a1d0e', light='#7a4420', rough=0.45, stretch=(0.25, 3, 3), scale=2.2, coat=0.15):
    return surface('wood', [(0.15, dark), (0.45, light), (0.6, dark), (0.85, light)], scale=scale, stretch=stretch, rough=rough, bump=0.012, bump_scale=9, coat=coat)


def wall(text, y=9.0, second=None, rays=0, middle=(0, 2.0), rough=0.8):
    """The backdrop; with `rays`, sunbeams of two colours from a middle, as on a poster."""
    paint = surface('wall', [(0, text)], rough=rough, specular=0.2)
    thing = sheet('wall', paint, 120, 80, lambda x, y: 0, cells=1, at=(0, y, 10), turn=(90, 0, 0))
    if rays:
        nodes, link = paint.node_tree.nodes, paint.node_tree.links.new
        place = nodes.new('ShaderNodeMapping')
        place.inputs['Location'].default_value = (-middle[0], -(middle[1] - 10), 0)
        link(nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs['Vector'])
        turn = nodes.new('ShaderNodeTexGradient')
        turn.gradient_type = 'RADIAL'
        link(place.outputs[0], turn.inputs[0])
        value = turn.outputs['Fac']
        for operation, other in (('MULTIPLY', rays), ('FRACT', 0), ('GREATER_THAN', 0.5)):
            node = nodes.new('ShaderNodeMath')
            node.operation = operation
            link(value, node.inputs[0])
            node.inputs[1].default_value = other
            value = node.outputs[0]
        mixed = nodes.new('ShaderNodeMixRGB')
        link(value, mixed.inputs['Fac'])
        mixed.inputs['Color1'].default_value, mixed.inputs['Color2'].default_value = colour(text), colour(second)
        link(mixed.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return thing


def plate(radius=2.6, text='#fdfaf4', rim=None, at=(0, 0, 0), deep=0.32):
    china = surface('china', [(0, text)], rough=0.12, coat=0.6, flesh=0.0)
    r = radius
    thing = lathe('plate', [(0, 0.06), (r * 0.55, 0.06), (r * 0.66, 0.08), (r * 0.74, deep * 0.7), (r, deep), (r * 1.01, deep - 0.05), (r * 0.75, 0.05), (r * 0.6, 0), (0, 0)], china, at=at)
    if rim:
        band = surface('rim', [(0, rim)], rough=0.15, coat=0.6)
        lathe('band', [(r * 0.93, deep * 0.955 + 0.004), (r * 0.965, deep * 0.978 + 0.007)], band, rings=0, at=at)
        lathe('band', [(r * 0.885, deep * 0.92 + 0.004), (r * 0.9, deep * 0.93 + 0.006)], band, rings=0, at=at)
    return thing


def skillet(turn=52):
    """Cast iron, 2.3 wide inside, its floor at 0.1."""
    iron = surface('iron', [(0.3, '#16130f'), (0.7, '#2a2520')], rough=0.38, rough_to=0.55, bump=0.01, bump_scale=40, specular=0.6)
    lathe('skillet', [(0, 0.0), (2.3, 0.0), (2.42, 0.05), (2.72, 0.75), (2.78, 0.85), (2.72, 0.88), (2.62, 0.84), (2.36, 0.16), (2.2, 0.1), (0, 0.1)], iron, around=160)
    loft('handle', [(0, -2.6, 0.72), (0, -3.0, 0.78), (0, -3.9, 0.84), (0, -4.7, 0.9), (0, -4.95, 0.9)], [0.42, 0.3, 0.26, 0.36, 0.16], iron, rings=60, around=40, flat=0.4, turn=(0, 0, turn))


def paper(material, width, depth, at, turn=0, lift=0.12, seed=0):
    """A sheet of paper that has been handled."""
    def height(x, y):
        p = Vector((x * 0.55, y * 0.55, seed))
        far = max(abs(x) / width, abs(y) / depth) * 2
        return lift * (0.5 + 0.5 * noise.fractal(p, 1, 2, 3)) * (0.15 + far**3)
    return sheet('paper', material, width, depth, height, cells=70, at=at, turn=(0, 0, turn))


def light(at, target, power, width, text='#ffe9cf', height=None):
    lamp = bpy.data.lights.new('light', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', width, height or width
    lamp.energy, lamp.color = power, colour(text)[:3]
    thing = bpy.data.objects.new('light', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def daylight(strength=0.55, text='#fff3e2'):
    world = bpy.data.worlds.new('world')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = colour(text)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = strength
    bpy.context.scene.world = world


def steam(at, width, height, strength=0.35, seed=1, turn=(90, 0, 0), text='#fff6ea', scale=1.1):
    """Wisps on a plane that faces the camera; fades at its borders."""
    material = bpy.data.materials.new('steam')
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    nodes.remove(nodes['Principled BSDF'])
    place = nodes.new('ShaderNodeTexCoord').outputs['Object']
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (0.7 * scale, 0.36 * scale, 1)
    mapping.inputs['Location'].default_value = (seed * 3.7, seed * 1.9, seed)
    link(place, mapping.inputs[0])
    cloud = nodes.new('ShaderNodeTexNoise')
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value, cloud.inputs['Distortion'].default_value = 1, 3, 0.9
    link(mapping.outputs[0], cloud.inputs[0])
    ramp = nodes.new('ShaderNodeMapRange')
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = 0.42, 0.9
    link(cloud.outputs['Fac'], ramp.inputs['Value'])
    shape = nodes.new('ShaderNodeMapping')
    shape.inputs['Scale'].default_value = (2 / width, 2 / height, 1)
    link(place, shape.inputs[0])
    fade = nodes.new('ShaderNodeTexGradient')
    fade.gradient_type = 'SPHERICAL'
    link(shape.outputs[0], fade.inputs[0])
    product = nodes.new('ShaderNodeMath')
    product.operation = 'MULTIPLY'
    link(ramp.outputs[0], product.inputs[0])
    link(fade.outputs['Fac'], product.inputs[1])
    whole = nodes.new('ShaderNodeMath')
    whole.operation, whole.use_clamp = 'MULTIPLY', True
    link(product.outputs[0], whole.inputs[0])
    whole.inputs[1].default_value = strength * 3
    glow, clear, blend = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
    glow.inputs['Color'].default_value = colour(text)
    link(whole.outputs[0], blend.inputs[0])
    link(clear.outputs[0], blend.inputs[1])
    link(glow.outputs[0], blend.inputs[2])
    link(blend.outputs[0], nodes['Material Output'].inputs['Surface'])
    thing = sheet('steam', material, width, height, lambda x, y: 0, cells=1, at=at, turn=turn)
    for ray in ('visible_shadow', 'visible_diffuse', 'visible_glossy'):
        setattr(thing, ray, False)


def shoot(eye, target, lens=60, opening=0.0, focus=None, exposure=0.0, look='Medium High Contrast', view='Filmic', shift=(0, 0)):
    """Sets the camera up and renders; `opening` is how wide the lens is open, in the scene's units."""
    scene = bpy.context.scene
    camera = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(thing)
    thing.location = eye
    thing.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    camera.lens = lens
    camera.shift_x, camera.shift_y = shift
    if opening:
        camera.dof.use_dof = True
        camera.dof.focus_distance = (Vector(focus or target) - Vector(eye)).length
        camera.dof.aperture_fstop = lens / 1000 / opening
    scene.camera = thing
    out, width, samples = sys.argv[sys.argv.index('--') + 1 :]
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = int(samples), True, 0.02
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 2, 2, 6
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.0, 1.0
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = int(width), int(width) * 3 // 4, 100
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = view, look, exposure
    scene.render.image_settings.file_format = 'TARGA_RAW'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for seed, name in enumerate(('b', 'a')):
        cycles.seed = seed
        scene.render.filepath = f'{out}-{name}.tga'
        if name == 'a':
            guides(scene, out)
        bpy.ops.render.render(write_still=True)


def guides(scene, out):
    """Has the colour and the direction of surfaces written too: they lead what takes the noise out."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, final = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], final.inputs['Image'])
    half = tree.nodes.new('CompositorNodeMixRGB')
    half.inputs[0].default_value, half.inputs[2].default_value = 0.5, (1, 1, 1, 1)
    tree.links.new(layers.outputs['Denoising Normal'], half.inputs[1])
    for name, socket in (('albedo', layers.outputs['Denoising Albedo']), ('normal', half.outputs[0])):
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path = os.path.dirname(out)
        file.format.file_format = 'TARGA_RAW'
        file.file_slots[0].path = f'{os.path.basename(out)}-{name}-'
        file.file_slots[0].save_as_render = False
        tree.links.new(socket, file.inputs[0])
