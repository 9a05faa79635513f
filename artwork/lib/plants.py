"""Coconut palms, shrubs and hanging plants. Each maker returns parts at the origin, to be copied."""
import math
import random

from mathutils import Matrix, Vector

from . import shapes
from .materials import bark, leaf, plain

_shared = {}


def _material(key, make):
    if key not in _shared:
        _shared[key] = make()
    return _shared[key]


def _frond(rng, verts, faces, tints, azimuth, rise, length, tint, droop, leaflets=46):
    """One palm frond: a bending rib with drooping leaflets on both sides."""
    out = Vector((math.cos(azimuth), math.sin(azimuth), 0))
    side = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
    point, angle = Vector((0, 0, 0)), rise
    step = length / leaflets
    twist = rng.uniform(-0.35, 0.35)
    previous = None
    for i in range(leaflets + 1):
        t = i / leaflets
        along = out * math.cos(angle) + Vector((0, 0, math.sin(angle)))
        point = point + along * step
        angle -= droop * step * (0.35 + 1.2 * t) * max(0.25, math.cos(angle))
        up = side.cross(along)
        if up.z < 0:
            up = -up
        width = 0.045 * (1 - t) + 0.008
        start = len(verts)
        verts += [tuple(point - side * width), tuple(point + side * width)]
        tints += [min(1, tint + 0.25)] * 2
        if previous is not None:
            faces.append((previous, previous + 1, start + 1, start))
        previous = start
        if t < 0.14:
            continue
        size = length * 0.215 * math.sin(math.pi * min(1.0, 0.13 + 0.84 * t)) ** 0.6 * (1 - 0.25 * t)
        for hand in (-1, 1):
            if rng.random() < 0.03:
                continue
            reach = size * rng.uniform(0.85, 1.08)
            lean = side * hand * math.cos(twist * hand) + up * (0.30 + 0.2 * math.sin(twist) * hand)
            way = (lean * 0.80 + along * (0.45 + 0.5 * t + rng.uniform(-0.1, 0.1))).normalized()
            a = point + along * rng.uniform(-0.02, 0.02)
            sag = Vector((0, 0, -1)) * reach
            b = a + way * reach * 0.4 + sag * 0.03
            c = a + way * reach * 0.75 + sag * (0.20 + rng.uniform(0, 0.06))
            d = a + way * reach * 0.95 + sag * (0.46 + rng.uniform(0, 0.14))
            half = along * (0.014 + 0.028 * min(1, reach))
            k = len(verts)
            verts += [tuple(v) for v in (a - half * 0.5, a + half * 0.5, b - half, b + half, c - half * 0.75, c + half * 0.75, d)]
            faces += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4), (k + 4, k + 5, k + 6)]
            shade = tint + rng.uniform(-0.07, 0.07)
            tints += [shade] * 5 + [shade + 0.1] * 2


def crown(seed=0, size=4.6, fronds=25, material=None):
    """The head of a coconut palm: young fronds upright, old ones hanging and yellow."""
    rng = random.Random(seed)
    verts, faces, tints = [], [], []
    for i in range(fronds):
        age = i / (fronds - 1)
        azimuth = i * 2.39996 + rng.uniform(-0.25, 0.25)
        rise = 1.32 - 1.75 * age ** 0.8 + rng.uniform(-0.12, 0.12)
        length = size * (0.72 + 0.33 * math.sin(math.pi * min(1, age + 0.2))) * rng.uniform(0.9, 1.08)
        tint = 0.30 + 0.22 * rng.random() + (0.35 if age > 0.93 else 0.0) + (0.1 if age < 0.1 else 0)
        _frond(rng, verts, faces, tints, azimuth, rise, length, tint, 0.30 + 0.12 * rng.random())
    colours = ((0.012, 0.045, 0.006), (0.032, 0.095, 0.010), (0.075, 0.15, 0.018), (0.20, 0.19, 0.04), (0.26, 0.17, 0.07))
    material = material or _material("frond", lambda: leaf("frond", colours, gloss=0.36, through=0.30))
    return shapes.mesh("crown", verts, faces, material, smooth=False, floats={"tint": tints})


def nuts(seed=0):
    """A bunch of coconuts."""
    rng = random.Random(seed)
    skin = _material("nut", lambda: plain("nut", (0.16, 0.17, 0.035), 0.4, vary=0.4, scale=3.0))
    dry = _material("fibre", lambda: plain("fibre", (0.16, 0.10, 0.05), 0.9, vary=0.3))
    items = [shapes.ball("heart", (0, 0, -0.05), 0.24, dry, 10, (1, 1, 1.7))]
    for i in range(9):
        a = i * 0.7 + rng.uniform(-0.2, 0.2)
        r = rng.uniform(0.26, 0.36)
        items.append(shapes.ball("nut", (r * math.cos(a), r * math.sin(a), rng.uniform(-0.42, -0.14)), 0.125, skin, 10, (1, 1, 1.2)))
    return items


def palm(spot, height=9.0, lean=3.0, towards=0.0, seed=0, size=4.6, sweep=1.7, fruit=True, base=0.19):
    """A whole palm at (x, y, z): the trunk leans `lean` metres towards an angle (degrees, from +X anticlockwise)."""
    rng = random.Random(seed)
    angle = math.radians(towards)
    points = []
    wobble = rng.uniform(-0.3, 0.3)
    for i in range(41):
        t = i / 40
        out = lean * (t ** sweep if sweep >= 1 else 1 - (1 - t) ** (1 / sweep))
        bend = wobble * math.sin(math.pi * t)
        points.append((spot[0] + out * math.cos(angle) - bend * math.sin(angle),
                       spot[1] + out * math.sin(angle) + bend * math.cos(angle), spot[2] - 0.4 + (height + 0.4) * t))
    shell = _material("bark", bark)
    ring = (0.0, 0.010)
    shapes.tube("trunk", points, lambda t: base * (1 - 0.38 * t) + 0.20 * math.exp(-t * 26) + ring[round(t * 40) % 2], shell, 12)
    key = ("crown", seed % 5)
    if key not in _shared:
        _shared[key] = crown(seed % 5 + 11)
        _shared[key].hide_render = True
    top = Vector(points[-1])
    aim = (top - Vector(points[-4])).normalized()
    tilt = Vector((0, 0, 1)).rotation_difference(aim.lerp(Vector((0, 0, 1)), 0.35).normalized())
    turn = (tilt.to_matrix() @ Matrix.Rotation(rng.uniform(0, 6.28), 3, "Z")).to_euler()
    shapes.copy(_shared[key], top, turn, size / 4.6)
    if fruit:
        shapes.group(nuts(seed), top, rng.uniform(0, 360))


def clump(seed=0, radius=1.0, leaves=900, size=0.16, flat=0.75, material=None, lumps=7, open_below=True):
    """A shrub or tree top: leaves on the skin of a few overlapping balls."""
    rng = random.Random(seed)
    balls = []
    for _ in range(lumps):
        a, r = rng.uniform(0, 6.28), radius * rng.uniform(0.15, 0.62)
        balls.append((Vector((r * math.cos(a), r * math.sin(a), radius * flat * rng.uniform(0.15, 0.75))), radius * rng.uniform(0.35, 0.6)))
    verts, faces, tints = [], [], []
    for _ in range(leaves):
        middle, reach = rng.choice(balls)
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.35, 0.9))).normalized()
        deep = rng.random() ** 0.4
        p = middle + Vector((way.x, way.y, way.z * flat)) * reach * deep
        if open_below and p.z < 0:
            p.z = abs(p.z) * 0.3
        normal = (way + Vector((rng.gauss(0, 0.45), rng.gauss(0, 0.45), rng.gauss(0.35, 0.45)))).normalized()
        u = normal.orthogonal().normalized()
        u = Matrix.Rotation(rng.uniform(0, 6.28), 3, normal) @ u
        v = normal.cross(u)
        s = size * rng.uniform(0.6, 1.3)
        k = len(verts)
        verts += [tuple(q) for q in (p - u * s, p - v * s * 0.45 + normal * s * 0.12, p + u * s, p + v * s * 0.45 + normal * s * 0.12)]
        faces += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
        tone = 0.15 + 0.45 * deep * (0.5 + 0.5 * max(0, way.z)) + rng.uniform(-0.12, 0.16)
        tints += [tone] * 4
    material = material or _material("shrub", lambda: leaf("shrub"))
    return shapes.mesh("clump", verts, faces, material, smooth=False, floats={"tint": tints})


def clumps(count=4, hidden=True, **settings):
    """A few different clumps, hidden, to be scattered."""
    items = [clump(seed=31 + k, **settings) for k in range(count)]
    for item in items:
        item.hide_render = hidden
    return items


def hedge(spots, kinds, seed=0, scale=(0.7, 1.5)):
    """Copies of clumps standing at (x, y, z) spots."""
    rng = random.Random(seed)
    for spot in spots:
        s = rng.uniform(*scale)
        shapes.copy(rng.choice(kinds), spot, (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), rng.uniform(0, 6.28)),
                    (s, s, s * rng.uniform(0.8, 1.25)))


def fern(seed=0, material=None):
    """A rosette of fern fronds."""
    rng = random.Random(seed + 90)
    verts, faces, tints = [], [], []
    for k in range(13):
        _frond(rng, verts, faces, tints, k * 2.4 + rng.uniform(-0.3, 0.3), rng.uniform(0.3, 1.2), rng.uniform(0.55, 0.9), rng.uniform(0.35, 0.65), 1.5, 18)
    material = material or _material("shrub", lambda: leaf("shrub"))
    return shapes.mesh("fern", verts, faces, material, smooth=False, floats={"tint": tints})


def vine(spot, length, seed=0, material=None, size=0.10):
    """A hanging plant: a thin stem with leaves, down from a spot."""
    rng = random.Random(seed)
    verts, faces, tints = [], [], []
    x, y, z = spot
    for i in range(int(length / 0.05)):
        t = i * 0.05
        x += rng.uniform(-0.012, 0.012)
        y += rng.uniform(-0.012, 0.012)
        for _ in range(2):
            a = rng.uniform(0, 6.28)
            s = size * rng.uniform(0.6, 1.2)
            p = Vector((x + 0.07 * math.cos(a), y + 0.07 * math.sin(a), z - t))
            u = Vector((math.cos(a), math.sin(a), -0.9)).normalized() * s
            v = Vector((-math.sin(a), math.cos(a), 0)) * s * 0.4
            k = len(verts)
            verts += [tuple(q) for q in (p, p + u * 0.5 + v, p + u, p + u * 0.5 - v)]
            faces.append((k, k + 1, k + 2, k + 3))
            tints += [rng.uniform(0.2, 0.8)] * 4
    return shapes.mesh("vine", verts, faces, material or _material("shrub", lambda: leaf("shrub")), smooth=False, floats={"tint": tints})


def tuft(seed, blades=60, height=0.32, spread=0.28):
    """A tuft of grass."""
    rng = random.Random(seed)
    verts, faces, tints = [], [], []
    for _ in range(blades):
        a, r = rng.uniform(0, 6.28), spread * rng.random() ** 0.7
        base = Vector((r * math.cos(a), r * math.sin(a), 0))
        tall = height * rng.uniform(0.4, 1.1)
        out = Vector((math.cos(a + rng.gauss(0, 0.8)), math.sin(a + rng.gauss(0, 0.8)), 0)) * tall * rng.uniform(0.15, 0.8)
        side = Vector((-out.y, out.x, 0)).normalized() * 0.008
        mid, tip = base + out * 0.35 + Vector((0, 0, tall * 0.65)), base + out + Vector((0, 0, tall))
        k = len(verts)
        verts += [tuple(v) for v in (base - side, base + side, mid + side, mid - side, tip)]
        faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
        tints += [0.2, 0.2, 0.5, 0.5, rng.uniform(0.5, 1.0)]
    colours = ((0.02, 0.045, 0.008), (0.055, 0.095, 0.016), (0.13, 0.15, 0.035), (0.25, 0.21, 0.08))
    return shapes.mesh("tuft", verts, faces, _material("grass", lambda: leaf("grass", colours, 0.5, 0.3)), smooth=False, floats={"tint": tints})
