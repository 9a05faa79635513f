"""Saona: a hammock between two palms at noon, the bright sea behind the shade."""
import math
import random

from mathutils import Vector

from lib import beach, boats, lights, looks, plants, shapes
from lib.materials import canvas, plain
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "excursions/saona-palm-shade.jpg"
SIZE = (2000, 1334)
SAMPLES = 84
RENDER_WIDTH = 1300
EXPOSURE = 0.25


def line(x):
    return 7.6 + 0.10 * x + 0.5 * math.sin(x * 0.22)


def hammock(a, b, drop, paint, rope):
    """A cloth hung between two knots: gathered at the ends, wide and full in the middle, with a fringe."""
    a, b = Vector(a), Vector(b)
    side = (b - a).cross(Vector((0, 0, 1))).normalized()
    rings, edges = [], ([], [])
    for i in range(61):
        t = 0.14 + 0.72 * i / 60
        s = (t - 0.14) / 0.72
        width = 0.10 + 0.62 * math.sin(math.pi * s) ** 0.7
        middle = a.lerp(b, t) - Vector((0, 0, drop * 4 * t * (1 - t)))
        ring = []
        for j in range(33):
            u = j / 16 - 1
            fold = 0.016 * math.sin(u * 19 + 2.2 * s) * (1.3 - math.sin(math.pi * s))
            ring.append(middle + side * u * width * 0.72 + Vector((0, 0, 0.34 * abs(u) ** 2.2 * width + fold)))
        rings.append(ring)
        edges[0].append(ring[0])
        edges[1].append(ring[-1])
    shapes.loft("hammock", rings, paint)
    for edge in edges:
        shapes.tube("hem", edge, 0.012, rope, 6)
    for knot, ring in ((a, rings[0]), (b, rings[-1])):
        for j in range(0, 33, 4):
            shapes.tube("cord", [ring[j], ring[j].lerp(knot, 0.6), knot], 0.006, rope, 5)
    verts, faces = [], []
    rng = random.Random(1)
    for p in edges[0][4:-4]:  # fringe towards the viewer
        for k in range(3):
            q = p + Vector((rng.uniform(-0.02, 0.02), -0.01, 0))
            n = len(verts)
            verts += [tuple(q + Vector((-0.006, 0, 0))), tuple(q + Vector((0.006, 0, 0))), tuple(q + Vector((rng.uniform(-0.01, 0.01), 0, -rng.uniform(0.10, 0.16))))]
            faces.append((n, n + 1, n + 2))
    shapes.mesh("fringe", verts, faces, paint, smooth=False)


def trunk(x, y, height, lean, way, seed, z):
    """Where the trunk of plants.palm is at a height above its foot."""
    t = (z + 0.4) / (height + 0.4)
    a, out, bend = math.radians(way), lean * t ** 1.7, random.Random(seed).uniform(-0.3, 0.3) * math.sin(math.pi * t)
    return x + out * math.cos(a) - bend * math.sin(a), y + out * math.sin(a) + bend * math.cos(a)


def build():
    eye = (0.2, -6.6, 1.45)
    camera(eye, (0.1, 6, 1.75), lens=30)
    looks.noon(38, 66, 4.2, seed=6.2)
    base = beach.shore(line, slope=0.085, shelf=0.022, berm=1.0)
    height = beach.prints(base, [(1.4, -6.2), (0.9, -2.5), (0.5, 1.0), (1.2, 4.2), (2.4, 7.0)], 4)
    beach.ground(height, eye[:2], 0, 140, near=0.8, far=300)
    sea(eye[:2], 0, 110, [ripples(0.10, 20, 4.0, 5, 0.6), ripples(0.10, 80, 6.0, 2, 0.8)], bed=base, near=11, patches=0.6, deepest=6.0, surf=1.5, rows=440)
    # The two palms of the hammock, and others whose crowns hang into the picture and throw the shade.
    for x, y, h, lean, way, seed in ((-2.25, 0.4, 7.4, 2.2, 70, 1), (2.55, 0.9, 8.0, 2.6, 110, 3), (-5.6, 2.8, 6.8, 3.6, 50, 2), (6.0, 3.2, 6.2, 3.4, 140, 4), (0.6, 3.6, 9.5, 1.2, 250, 5),
                                     (-1.2, -1.0, 5.6, 1.0, 100, 6), (1.8, -2.2, 6.6, 1.6, 80, 7), (-9.5, 4.2, 8.5, 3.5, 60, 8), (10.5, 5.0, 8.2, 4, 130, 9)):
        if seed in (5, 6, 7):
            top = plants.crown(seed + 20)
            top.location = (x, y, h)
            continue
        plants.palm((x, y, height(x, y)), h, lean, way, seed, size=4.4)
    rope = plain("hammock-rope", (0.62, 0.56, 0.44), 0.9)
    z = height(0, 0.6)
    left, right = trunk(-2.25, 0.4, 7.4, 2.2, 70, 1, 1.62), trunk(2.55, 0.9, 8.0, 2.6, 110, 3, 1.62)
    hammock((left[0] + 0.16, left[1], z + 1.62), (right[0] - 0.16, right[1], z + 1.62), 0.72, canvas("hammock", (0.86, 0.44, 0.22), 0.25), rope)
    lights.panel((0.1, 0.55, z + 0.04), (0.1, 0.56, 3), 2.4, 42, (1.0, 0.88, 0.74))  # what the sunlit sand throws back
    for x, y in (left, right):
        for dz in (-0.03, 0.0, 0.03):
            shapes.tube("lashing", [(x + 0.185 * math.cos(a), y + 0.185 * math.sin(a), z + 1.63 + dz) for a in (2 * math.pi * k / 20 for k in range(21))], 0.016, rope, 6)
    shapes.group(boats.yola(((0.60, 0.60, 0.56), (0.02, 0.24, 0.34))), (-5.2, 22, 0.0), heading=-14, tilt=(1, 0))
    kinds = plants.clumps(3, radius=0.8, leaves=1200, size=0.09)
    plants.hedge([(x, line(x) - 5.2 + dy, height(x, line(x) - 5) - 0.15) for x, dy in ((-7.2, 0), (-8.6, 1), (-9.8, 0.2), (8.2, 0.4), (9.6, -0.5), (11, 0.6), (-12, 1), (13, 0))], kinds, 2, (0.7, 1.5))
