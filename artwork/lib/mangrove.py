"""Red mangroves: arching prop roots, leaning trunks and a leafy top, as parts to be copied."""
import math
import random

from mathutils import Vector

from . import shapes


def bundle(name, curves, paint, sides=6):
    """One mesh of pipes: (points, radius function) each."""
    verts, faces = [], []
    for points, radius in curves:
        n, start, u = len(points), len(verts), None
        for i, p in enumerate(points):
            way = (points[min(i + 1, n - 1)] - points[max(i - 1, 0)]).normalized()
            u = way.orthogonal().normalized() if u is None else (u - way * u.dot(way)).normalized()
            v = way.cross(u)
            r = radius(i / (n - 1))
            verts += [tuple(p + (u * math.cos(a) + v * math.sin(a)) * r) for a in (6.2832 * q / sides for q in range(sides))]
        faces += [tuple(start + k for k in f) for f in shapes.grid_faces(n, sides, True)]
    return shapes.mesh(name, verts, faces, paint)


def _arch(start, foot, lift, steps=14):
    """A root that leaves the trunk sideways, bows up a little and drops steeply into the water."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        out = math.sin(t * math.pi / 2) ** 0.9
        flat = start.lerp(foot, out)
        points.append(Vector((flat.x, flat.y, start.z + lift * math.sin(math.pi * min(1, t * 1.25)) * (1 - t) - (start.z - foot.z) * t ** 2.2)))
    return points


def tree(seed, paint, reach=2.0, tall=5.0):
    """Trunk, limbs and roots of one tree standing on its roots above the water."""
    rng = random.Random(seed)
    base = rng.uniform(1.0, 1.7)
    lean = Vector((rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), 1)).normalized()
    trunk = [Vector((0, 0, base - 0.25)) + lean * (tall * k / 12) + Vector((0.12 * math.sin(k * 0.8 + seed), 0.12 * math.cos(k * 0.7 + seed), 0)) for k in range(13)]
    curves = [(trunk, lambda t: 0.105 - 0.06 * t)]
    for k in range(rng.randint(13, 17)):
        a = k * 2.4 + rng.uniform(-0.4, 0.4)
        r = reach * rng.uniform(0.35, 1.1)
        start = trunk[0] + lean * rng.uniform(-0.1, 1.1) ** 1.0
        foot = Vector((r * math.cos(a), r * math.sin(a), -0.7))
        arch = _arch(start, foot, rng.uniform(0.05, 0.35))
        curves.append((arch, lambda t, w=rng.uniform(0.022, 0.042): w * (1.15 - 0.4 * t)))
        if rng.random() < 0.75:  # a root forks on its way down
            fork = arch[rng.randint(5, 9)]
            b = a + rng.uniform(-0.7, 0.7)
            curves.append((_arch(fork, Vector((fork.x + 0.6 * math.cos(b), fork.y + 0.6 * math.sin(b), -0.7)), 0.08), lambda t, w=rng.uniform(0.014, 0.024): w))
    for _ in range(5):
        p = trunk[rng.randint(5, 11)]
        a = rng.uniform(0, 6.28)
        out = Vector((math.cos(a), math.sin(a), rng.uniform(0.3, 0.9)))
        curves.append(([p + out * (0.28 * k) + Vector((0, 0, 0.02 * k * k)) for k in range(7)], lambda t: 0.04 - 0.028 * t))
    for _ in range(4):  # young roots hang free
        a, r = rng.uniform(0, 6.28), rng.uniform(0.5, 1.5)
        top = Vector((r * math.cos(a), r * math.sin(a), rng.uniform(2.4, 3.4)))
        curves.append(([top + Vector((0.03 * math.sin(k), 0.03 * math.cos(k * 1.3), -0.32 * k)) for k in range(rng.randint(5, 9))], lambda t: 0.013))
    return bundle("mangrove", curves, paint)
