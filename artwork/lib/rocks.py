"""Rock walls and islets, and planting on them."""
import math
import random

from mathutils import Vector, noise

from . import shapes


def islet(centre, radius, height, seed=0, material=None, squash=1.0, undercut=0.14, turn=0.0, steep=3.2):
    """A karst tower: steep sides, a rounded top, and a notch at sea level. Returns the object, in world space."""
    rows, columns = 90, 150
    rings = []
    c, s = math.cos(turn), math.sin(turn)
    for i in range(rows + 1):
        t = i / rows
        z = -1.5 + (height + 1.5) * t
        ring = []
        for j in range(columns):
            a = 2 * math.pi * j / columns
            way = Vector((math.cos(a), math.sin(a), 0))
            lobes = 1 + 0.30 * noise.noise(way * 1.1 + Vector((seed * 7.3, 0, 0))) + 0.14 * noise.noise(way * 2.7 + Vector((0, seed * 3.1, t)))
            up = max(0.0, (z / height)) ** steep
            r = radius * lobes * max(0.0, 1 - up) ** 0.5 * (1 - 0.13 * t)
            top = 1 + 0.25 * noise.noise(way * 1.6 + Vector((0, 0, seed * 5.0)))
            r *= 1 + 0.17 * noise.fractal(Vector((way.x * 1.6, way.y * 1.6, t * 2.6 + seed)), 1.0, 2.0, 5)
            notch = math.exp(-((z - 0.9) / 0.9) ** 2) * undercut * min(radius, 16)
            r = max(0.0, r - notch * (0.75 + 0.5 * noise.noise(way * 4 + Vector((seed, 0, 0)))))
            x, y = way.x * r, way.y * r * squash
            ring.append((centre[0] + x * c - y * s, centre[1] + x * s + y * c, z * (top if z > 0 else 1)))
        rings.append(ring)
    return shapes.loft("islet", rings, material, wrap=True)


def plant(surface, kinds, count, seed=0, scale=(0.6, 1.4), lowest=2.0, steepest=0.15, facing=None, sink=0.25):
    """Scatter copies of clumps over the faces of an object. facing: only faces turned towards that point."""
    rng = random.Random(seed)
    data = surface.data
    chosen, weights = [], []
    for face in data.polygons:
        if face.center.z < lowest or face.normal.z < steepest:
            continue
        if facing is not None and face.normal.dot(Vector(facing) - face.center) < -0.3 * (Vector(facing) - face.center).length:
            continue
        chosen.append(face)
        weights.append(face.area * (0.25 + max(0, face.normal.z)))
    if not chosen:
        return
    for face in rng.choices(chosen, weights, k=count):
        s = rng.uniform(*scale)
        corners = [data.vertices[k].co for k in face.vertices]
        u, v = rng.random(), rng.random()
        spot = corners[0].lerp(corners[1], u).lerp(corners[3 % len(corners)].lerp(corners[2], u), v)
        shapes.copy(rng.choice(kinds), spot - Vector((0, 0, sink * s)), (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), rng.uniform(0, 6.28)),
                    (s, s, s * rng.uniform(0.8, 1.3)))


def wall(outline, height, seed=0, material=None, lean=0.0, rough=1.6, columns=260, rows=170, strata=0.35):
    """A rock face along outline(t) -> (x, y), t from 0 to 1, pushed in and out by noise; lean moves the top outwards."""
    rings = []
    for i in range(rows + 1):
        z = -2.5 + (height + 2.5) * i / rows
        ring = []
        for j in range(columns + 1):
            t = j / columns
            x, y = outline(t)
            ax, ay = outline(min(1, t + 0.01))
            bx, by = outline(max(0, t - 0.01))
            n = Vector((ay - by, bx - ax, 0)).normalized()
            p = Vector((x, y, z))
            push = rough * noise.fractal(Vector((x * 0.11, y * 0.11, z * 0.07 + seed)), 0.9, 2.1, 6)
            push += strata * abs(noise.noise(Vector((x * 0.25, y * 0.25, z * 0.9 + seed)))) * 1.5
            push += 0.5 * rough * noise.noise(Vector((x * 0.5, y * 0.5, z * 0.06 + 9 + seed)))
            push += lean * max(0, z / height) ** 1.5
            ring.append(tuple(p + n * push))
        rings.append(ring)
    return shapes.loft("wall", rings, material)
