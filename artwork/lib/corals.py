"""Corals and sponges, and how they settle on a ground."""
import math
import random

from mathutils import Matrix, Vector, noise

from . import shapes


def _limbs(name, segments, paint, sides=5):
    """One mesh of tapering pipes (a, b, radius a, radius b)."""
    verts, faces = [], []
    for a, b, ra, rb in segments:
        way = (b - a).normalized()
        u = way.orthogonal().normalized()
        v = way.cross(u)
        k = len(verts)
        for p, r in ((a, ra), (b, rb)):
            verts += [tuple(p + (u * math.cos(t) + v * math.sin(t)) * r) for t in (6.2832 * q / sides for q in range(sides))]
        faces += [(k + q, k + (q + 1) % sides, k + sides + (q + 1) % sides, k + sides + q) for q in range(sides)]
    return shapes.mesh(name, verts, faces, paint)


def _grow(rng, point, way, length, radius, depth, flat, spread, out):
    tip = point + way * length
    out.append((point, tip, radius, radius * 0.8))
    if depth == 0:
        return
    for _ in range(2 if rng.random() < 0.8 else 3):
        turn = Vector((rng.gauss(0, spread), rng.gauss(0, spread * (0.12 if flat else 1)), rng.gauss(0.12, spread * 0.5)))
        _grow(rng, tip, (way + turn).normalized(), length * rng.uniform(0.72, 0.98), radius * 0.76, depth - 1, flat, spread, out)


def fan(seed, paint, size=1.0):
    """A sea fan: branches in one plane, XZ."""
    rng = random.Random(seed)
    out = []
    for k in range(5):
        _grow(rng, Vector((0, 0, 0)), Vector((0.32 * (k - 2), 0, 1)).normalized(), 0.17 * size, 0.014 * size, 6, True, 0.42, out)
    return _limbs("fan", out, paint, 4)


def staghorn(seed, paint):
    rng = random.Random(seed)
    out = []
    for k in range(7):
        a = k * 0.9
        _grow(rng, Vector((0, 0, 0)), Vector((0.8 * math.cos(a), 0.8 * math.sin(a), 0.8)).normalized(), 0.20, 0.035, 3, False, 0.45, out)
    return _limbs("staghorn", out, paint, 6)


def rods(seed, paint):
    """Sea rods: soft fingers that stand up."""
    rng = random.Random(seed)
    out = []
    for k in range(16):
        a, lean = rng.uniform(0, 6.28), rng.uniform(0.1, 0.5)
        p, way = Vector((0.08 * math.cos(a), 0.08 * math.sin(a), 0)), Vector((lean * math.cos(a), lean * math.sin(a), 0.5))
        for _ in range(7):
            way = (way + Vector((rng.gauss(0.03, 0.07), rng.gauss(0, 0.07), 0.12))).normalized()
            q = p + way * 0.14
            out.append((p, q, 0.024, 0.023))
            p = q
    return _limbs("rods", out, paint, 6)


def tubes(seed, paint):
    """Tube sponges with open ends."""
    rng = random.Random(seed)
    items = []
    for k in range(5):
        a = k * 1.3 + rng.uniform(-0.3, 0.3)
        tall, wide = rng.uniform(0.35, 0.85), rng.uniform(0.07, 0.11)
        rings = []
        for t, r in ((0, 0.6), (0.3, 0.85), (0.7, 1.0), (0.95, 1.1), (1.0, 1.0), (0.96, 0.72), (0.6, 0.6)):
            c = Vector((0.15 * math.cos(a) * (1 + t), 0.15 * math.sin(a) * (1 + t), tall * t))
            rings.append([c + Vector((math.cos(b), math.sin(b), 0.1 * math.sin(3 * b))) * wide * r for b in (6.2832 * q / 14 for q in range(14))])
        items.append(rings)
    verts, faces = [], []
    for rings in items:
        k = len(verts)
        verts += [tuple(p) for ring in rings for p in ring]
        faces += [tuple(k + i for i in f) for f in shapes.grid_faces(len(rings), 14, True)]
    return shapes.mesh("tubes", verts, faces, paint)


def mound(seed, paint, flat=0.7, rough=0.14):
    """A rounded head of coral."""
    rings = []
    for i in range(17):
        lat = math.pi * (0.5 * i / 16 * 1.25 - 0.125)
        ring = []
        for q in range(36):
            a = 6.2832 * q / 36
            way = Vector((math.cos(lat) * math.cos(a), math.cos(lat) * math.sin(a), math.sin(lat)))
            r = 0.5 * (1 + rough * noise.noise(way * 2.2 + Vector((seed, 0, 0))) + 0.4 * rough * noise.noise(way * 6 + Vector((0, seed, 0))))
            ring.append((way.x * r, way.y * r, way.z * r * flat))
        rings.append(ring)
    return shapes.loft("mound", rings, paint, wrap=True)


def plate(seed, paint):
    """A wavy plate coral, like a shallow dish."""
    rng = random.Random(seed)
    phase = rng.uniform(0, 6)
    rings = []
    for t, z in ((0.05, -0.25), (0.12, -0.08), (0.5, 0.04), (0.95, 0.14), (1.0, 0.17), (0.95, 0.18), (0.5, 0.09), (0.0, 0.05)):
        rings.append([(0.6 * t * (1 + 0.16 * math.sin(3 * a + phase) + 0.07 * math.sin(7 * a)) * math.cos(a), 0.6 * t * (1 + 0.16 * math.sin(3 * a + phase)) * math.sin(a),
                       z + 0.06 * t * math.sin(5 * a + phase)) for a in (6.2832 * q / 40 for q in range(40))])
    return shapes.loft("plate", rings, paint, wrap=True)


def settle(host, kinds, count, seed=0, scale=(0.5, 1.3), lowest=0.0, highest=99.0, steepest=-0.2, upright=0.5, near=None, within=40.0):
    """Scatter copies over the faces of an object, standing between the face's normal and straight up."""
    rng = random.Random(seed)
    chosen, weights = [], []
    for face in host.data.polygons:
        c = face.center
        if lowest < c.z < highest and face.normal.z > steepest and (near is None or (c - Vector(near)).length < within):
            chosen.append(face)
            weights.append(face.area * (0.5 + max(0, face.normal.z)))
    for face in rng.choices(chosen, weights, k=count):
        corners = [host.data.vertices[k].co for k in face.vertices]
        spot = corners[0].lerp(corners[1], rng.random()).lerp(corners[3].lerp(corners[2], rng.random()), rng.random())
        up = face.normal.lerp(Vector((0, 0, 1)), upright).normalized()
        turn = up.to_track_quat("Z", "Y").to_matrix().to_4x4()
        item = shapes.copy(rng.choice(kinds), spot - face.normal * 0.03, (0, 0, 0), 1)
        s = rng.uniform(*scale)
        item.matrix_world = Matrix.Translation(item.location) @ turn @ Matrix.Rotation(rng.uniform(0, 6.28), 4, "Z") @ Matrix.Diagonal((s, s, s * rng.uniform(0.8, 1.2), 1))
