"""A track of red earth between fields of sugar cane, big clouds, a low sun."""
import math
import random

from mathutils import Vector, noise

from lib import plants, shapes
from lib.materials import leaf
from lib.nodes import material
from lib.render import camera
from lib.sky import sky, sun

TARGET = "activities/cane-track.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.2


def middle(y):
    return 1.2 * math.sin(y * 0.035) + 0.0012 * y * y


def height(x, y):
    s = x - middle(y)
    z = 0.06 * noise.noise(Vector((x * 0.4, y * 0.4, 0))) + 0.03 * noise.noise(Vector((x * 1.6, y * 1.6, 2))) + 0.012 * noise.noise(Vector((x * 6, y * 6, 4)))
    for rut in (-0.85, 0.85):
        wide = 0.30 + 0.06 * noise.noise(Vector((y * 0.5, rut, 0)))
        z -= 0.12 * math.exp(-((s - rut) / wide) ** 2)
        tread = math.exp(-(((s - rut) / wide) ** 4))
        z += 0.012 * tread * math.sin(y * 24 + abs(s - rut) * 18)
    z += 0.05 * math.exp(-(s / 0.35) ** 2)
    if abs(s) > 1.9:
        z += 0.22 * min(1, (abs(s) - 1.9) / 0.6)
    return z


def earth():
    item, graph, surface = material("earth")
    spot = graph.position()
    broad = graph.noise(spot, 0.6, 4.0, 0.6, flat=True)
    fine = graph.noise(spot, 14.0, 4.0, 0.75, flat=True)
    stones = graph.voronoi(spot, 9.0)
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), (0.25, 0.085, 0.035), (0.38, 0.15, 0.065))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.45), tone, (0.16, 0.055, 0.025))
    tone = graph.mix(graph.remap(stones, 0.06, 0.12, 0.6, 0.0), tone, (0.42, 0.26, 0.17))
    bump = graph.math("ADD", fine, graph.remap(stones, 0.0, 0.2, 0.5, 0.0))
    shader = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(bump, 0.7, 0.05)}).outputs[0]
    graph.put(surface, shader)
    return item


def cane(seed, green, stalks=12, tall=2.7, plume=False):
    """A stool of sugar cane: stems with long arching blades."""
    rng = random.Random(seed)
    verts, faces, tints = [], [], []

    def blade(base, way, length, rise, width, tint):
        side = Vector((-way.y, way.x, 0)) * width
        p, angle = Vector(base), rise
        previous = None
        for i in range(8):
            t = i / 7
            w = side * max(0.04, math.sin(math.pi * min(1, 0.25 + 0.75 * t)))
            k = len(verts)
            verts.extend([tuple(p - w), tuple(p + w)])
            tints.extend([tint + 0.15 * t] * 2)
            if previous is not None:
                faces.append((previous, previous + 1, k + 1, k))
            previous = k
            p = p + (way * math.cos(angle) + Vector((0, 0, math.sin(angle)))) * length / 7
            angle -= (0.12 + 0.55 * t) * rng.uniform(0.6, 1.1)
    for _ in range(stalks):
        a, r = rng.uniform(0, 6.28), 0.42 * rng.random() ** 0.5
        base = Vector((r * math.cos(a), r * math.sin(a), -0.1))
        lean = Vector((math.cos(a), math.sin(a), 0)) * rng.uniform(0.0, 0.35)
        h = tall * rng.uniform(0.55, 0.85)
        k = len(verts)
        top = base + lean + Vector((0, 0, h))
        for p in (base, top):
            for q in range(5):
                b = 6.28 * q / 5
                verts.append((p.x + 0.018 * math.cos(b), p.y + 0.018 * math.sin(b), p.z))
                tints.append(0.75)
        faces += [(k + q, k + (q + 1) % 5, k + 5 + (q + 1) % 5, k + 5 + q) for q in range(5)]
        for n in range(11):
            t = 0.30 + 0.70 * n / 10
            b = n * 2.6 + rng.uniform(-0.5, 0.5) + a
            old = t < 0.55
            blade(base.lerp(top, t), Vector((math.cos(b), math.sin(b), 0)), rng.uniform(0.9, 1.5), rng.uniform(0.9, 1.35) if not old else rng.uniform(-0.3, 0.7),
                  0.022, 0.95 if old and rng.random() < 0.5 else rng.uniform(0.2, 0.55))
    return shapes.mesh("cane", verts, faces, green, smooth=False, floats={"tint": tints})


def build():
    eye = (0.25, -4, 2.15)
    camera(eye, (0.5, 20, 2.85), lens=28)
    sky([(0.0, (0.92, 0.70, 0.46)), (0.06, (0.66, 0.66, 0.64)), (0.22, (0.26, 0.44, 0.66)), (0.6, (0.08, 0.24, 0.54)), (1.0, (0.04, 0.14, 0.38))], (172, 22),
        glow=((1.5, 1.0, 0.52), 0.6, 9.0), clouds=[
            dict(kind="bank", scale=1.9, cover=0.56, band=(0.01, 0.05, 0.34, 0.56), seed=6.6, stretch=(1.2, 1.35), softness=0.09, lit=(1.2, 1.02, 0.82), shade=(0.42, 0.43, 0.50), amount=0.95, relief=4.5, silver=0.3),
            dict(kind="flat", scale=1.0, cover=0.44, band=(0.3, 0.5, 1.5, 1.6), seed=1.2, stretch=(0.6, 1), softness=0.4, amount=0.5)])
    sun(172, 22, 4.9, (1.0, 0.76, 0.48))
    points, faces = shapes.fan(eye[:2], 0, 130, 1.2, 900, 460, 460)
    shapes.mesh("earth", [(x, y, height(x, y)) for x, y, _ in points], faces, earth())
    green = leaf("cane", ((0.03, 0.07, 0.010), (0.065, 0.13, 0.018), (0.13, 0.18, 0.03), (0.22, 0.22, 0.06), (0.34, 0.25, 0.11)), 0.42, 0.38)
    kinds = [cane(k, green) for k in range(6)]
    for item in kinds:
        item.location.z = -40
    rng = random.Random(7)

    def put(x, y, scale):
        shapes.copy(rng.choice(kinds), (x, y, height(x, y)), (rng.gauss(0, 0.05), rng.gauss(0, 0.05), rng.uniform(0, 6.28)), scale)
    y = -3.0
    while y < 130:
        step = 0.62 if y < 40 else 1.1
        for side in (-1, 1):
            x = 2.35
            while x < (9 if y < 40 else 16) + y * 0.35:
                put(middle(y) + side * (x + rng.uniform(-0.25, 0.25)), y + rng.uniform(-0.3, 0.3), rng.uniform(0.82, 1.12))
                x += rng.uniform(0.75, 1.15) * (1 if y < 40 else 1.8)
        y += step
    tufts = [plants.tuft(k, 40, 0.22) for k in range(4)]
    for item in tufts:
        item.location.z = -40
    for _ in range(2600):
        y = -3 + 60 * rng.random() ** 1.6
        s = rng.gauss(0, 0.16) if rng.random() < 0.4 else rng.choice((-1, 1)) * rng.uniform(1.45, 2.6)
        if noise.noise(Vector((s * 2, y * 0.7, 1))) < -0.15:
            continue
        shapes.copy(rng.choice(tufts), (middle(y) + s, y, height(middle(y) + s, y) - 0.01), (0, 0, rng.uniform(0, 6)), rng.uniform(0.35, 1.0))
