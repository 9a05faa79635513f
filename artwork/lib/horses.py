"""Horses and riders, for the middle distance and beyond. Heads towards +X, hooves on z = 0."""
import math

from mathutils import Vector

from . import shapes
from .nodes import material

# Along the trunk from tail to chest: x, height of the middle, half-height, half-width
TRUNK = ((-0.78, 1.22, 0.10, 0.09), (-0.74, 1.20, 0.22, 0.20), (-0.62, 1.18, 0.33, 0.27), (-0.42, 1.18, 0.36, 0.29), (-0.20, 1.15, 0.325, 0.29), (0.0, 1.11, 0.315, 0.30), (0.22, 1.10, 0.325, 0.30),
         (0.42, 1.14, 0.36, 0.27), (0.56, 1.15, 0.36, 0.23), (0.68, 1.14, 0.29, 0.19), (0.76, 1.12, 0.18, 0.13), (0.79, 1.11, 0.08, 0.07))
# From the withers up the neck and down the face: x, z, half-depth, half-width
NECK = ((0.46, 1.22, 0.30, 0.17), (0.62, 1.34, 0.25, 0.13), (0.76, 1.50, 0.195, 0.10), (0.88, 1.66, 0.155, 0.085), (0.97, 1.79, 0.135, 0.08), (1.04, 1.86, 0.12, 0.08))
HEAD = ((0.99, 1.90, 0.05, 0.05), (1.03, 1.87, 0.125, 0.095), (1.10, 1.79, 0.145, 0.105), (1.18, 1.69, 0.12, 0.09), (1.27, 1.57, 0.088, 0.072), (1.35, 1.47, 0.072, 0.062), (1.40, 1.405, 0.070, 0.060), (1.43, 1.37, 0.035, 0.04))
# Joints of the legs (forward, height, radius): three strides
FORE = {0: ((0, 1.05, 0.14), (0.0, 0.86, 0.105), (0.01, 0.70, 0.075), (0.01, 0.50, 0.058), (0.015, 0.44, 0.062), (0.0, 0.30, 0.040), (0.0, 0.17, 0.043), (0.035, 0.09, 0.043), (0.05, 0.0, 0.068)),
        1: ((0, 1.05, 0.14), (0.07, 0.86, 0.105), (0.15, 0.70, 0.075), (0.24, 0.53, 0.058), (0.26, 0.47, 0.062), (0.30, 0.32, 0.040), (0.33, 0.19, 0.043), (0.385, 0.11, 0.043), (0.42, 0.02, 0.066)),
        2: ((0, 1.05, 0.14), (0.10, 0.88, 0.105), (0.21, 0.76, 0.075), (0.33, 0.65, 0.060), (0.35, 0.60, 0.062), (0.26, 0.46, 0.040), (0.18, 0.36, 0.043), (0.12, 0.31, 0.043), (0.04, 0.26, 0.062)),
        3: ((0, 1.05, 0.14), (-0.05, 0.86, 0.105), (-0.12, 0.70, 0.075), (-0.18, 0.52, 0.058), (-0.20, 0.45, 0.062), (-0.29, 0.31, 0.040), (-0.36, 0.19, 0.043), (-0.36, 0.09, 0.043), (-0.37, 0.0, 0.066))}
HIND = {0: ((0.02, 1.16, 0.17), (0.06, 0.92, 0.175), (0.05, 0.78, 0.12), (-0.06, 0.62, 0.075), (-0.13, 0.53, 0.066), (-0.11, 0.36, 0.043), (-0.10, 0.18, 0.045), (-0.065, 0.09, 0.044), (-0.05, 0.0, 0.068)),
        1: ((0.02, 1.16, 0.17), (0.13, 0.93, 0.175), (0.19, 0.79, 0.12), (0.15, 0.63, 0.075), (0.13, 0.55, 0.066), (0.21, 0.36, 0.043), (0.26, 0.19, 0.045), (0.31, 0.10, 0.044), (0.34, 0.01, 0.066)),
        2: ((0.02, 1.16, 0.17), (-0.02, 0.92, 0.175), (-0.08, 0.79, 0.12), (-0.24, 0.64, 0.075), (-0.33, 0.56, 0.066), (-0.41, 0.38, 0.043), (-0.49, 0.22, 0.045), (-0.49, 0.11, 0.044), (-0.52, 0.0, 0.066)),
        3: ((0.02, 1.16, 0.17), (0.10, 0.95, 0.175), (0.15, 0.82, 0.12), (0.05, 0.69, 0.075), (-0.01, 0.62, 0.066), (-0.03, 0.44, 0.043), (-0.06, 0.28, 0.045), (-0.12, 0.19, 0.044), (-0.17, 0.12, 0.062))}
GAITS = {"walk": ((0, 1), (3, 1), (0, 1), (1, 0)), "trot": None}


def _ellipses(name, rows, paint, columns=20):
    """Rows of (centre, along, half-depth, half-width): rings square to `along`, deep in the XZ plane."""
    rings = []
    for c, along, deep, wide in rows:
        up = Vector((-along.z, 0, along.x)).normalized()
        rings.append([c + up * deep * math.sin(a) + Vector((0, wide * math.cos(a), 0)) for a in (6.2832 * k / columns for k in range(columns))])
    return shapes.loft(name, rings, paint, wrap=True, caps=True)


def _smooth(points, steps=4):
    """Catmull-Rom through tuples."""
    out = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    return out + [points[-1]]


def coat(name, colour, points, muzzle=None):
    """A horse's short coat: softly uneven, darker below the knees (points) and at the mouth."""
    item, graph, surface = material(name)
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    spot = graph.join(x, y, z)
    tone = graph.mix(graph.remap(graph.noise(spot, 3.0, 4.0, 0.6), 0.3, 0.7), tuple(c * 0.78 for c in colour), tuple(min(1.0, c * 1.18) for c in colour))
    tone = graph.mix(graph.remap(z, 0.75, 1.0, 0.35, 0.0), tone, tuple(c * 0.5 for c in colour))
    tone = graph.mix(graph.remap(z, 0.40, 0.68, 1.0, 0.0), tone, points)
    tone = graph.mix(graph.remap(x, 1.30, 1.42, 0.0, 0.9), tone, muzzle or points)
    fine = graph.noise(spot, 60.0, 3.0, 0.7)
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.62, "Specular": 0.22, "Sheen": 0.4, "Normal": graph.bump(fine, 0.12, 0.01)})
    graph.put(surface, shader.outputs[0])
    return item


def tack(leather, cloth):
    """Saddle, girth, stirrup leathers and bridle."""
    items = [shapes.ball("saddle", (0.0, 0, 1.46), 0.30, leather, 20, (1.05, 0.72, 0.22)), shapes.ball("pommel", (0.27, 0, 1.53), 0.08, leather, 12, (0.8, 1.0, 1.0)), shapes.ball("cantle", (-0.27, 0, 1.54), 0.13, leather, 12, (0.45, 1.3, 0.8))]
    for s in (-1, 1):
        blanket = [[(x, s * y, z) for y, z in ((0.05, 1.475), (0.20, 1.42), (0.285, 1.26), (0.312, 1.08))] for x in (-0.36, -0.1, 0.1, 0.36)]
        items.append(shapes.loft("blanket", blanket, cloth))
        items.append(shapes.tube("girth", [(0.20, 0.318 * s, 1.2), (0.20, 0.30 * s, 1.0), (0.20, 0.15 * s, 0.80)], 0.022, leather, 6))
        items.append(shapes.tube("cheek", [(1.06, 0.10 * s, 1.92), (1.20, 0.10 * s, 1.66), (1.33, 0.075 * s, 1.47)], 0.011, leather, 6))
    for x, z, w, d in ((1.24, 1.61, 0.088, 0.112), (1.08, 1.80, 0.106, 0.145)):
        a = math.radians(-38)
        items.append(shapes.tube("strap", [(x - d * math.sin(a) * math.sin(q), w * math.cos(q), z + d * math.cos(a) * math.sin(q)) for q in (6.2832 * k / 20 for k in range(21))], 0.011, leather, 6))
    return items


def horse(paint, hair, legs=(0, 1, 1, 2), nod=0.0, tail=0.1):
    """legs: strides of near fore, off fore, near hind, off hind. nod lowers the head."""
    items = [_ellipses("trunk", [(Vector((x, 0, z)), Vector((1, 0, 0)), h, w) for x, z, h, w in _smooth(TRUNK)], paint)]

    def low(p):
        t = max(0.0, (p[0] - 0.5) / 0.6)
        return (p[0] + 0.25 * nod * t, p[1] - nod * t, p[2], p[3])
    for name, line in (("neck", NECK), ("head", HEAD)):
        line = _smooth([low(p) for p in line])
        rows = []
        for i, (x, z, d, w) in enumerate(line):
            a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
            rows.append((Vector((x, 0, z)), Vector((b[0] - a[0], 0, b[1] - a[1])).normalized(), d, w))
        items.append(_ellipses(name, rows, paint))
    poll = low(HEAD[1])
    for s in (-1, 1):
        items.append(shapes.tube("ear", [(poll[0] - 0.02, 0.055 * s, poll[1] + 0.06), (poll[0] - 0.015, 0.065 * s, poll[1] + 0.15), (poll[0] + 0.01, 0.06 * s, poll[1] + 0.215)], lambda t: 0.034 * (1 - t) ** 0.6 + 0.004, paint, 8))
    for (root, side, table), stride in zip(((0.50, 0.15, FORE), (0.50, -0.15, FORE), (-0.52, 0.16, HIND), (-0.52, -0.16, HIND)), legs):
        joints = _smooth([(root + x, side * (1 - 0.25 * (1 - z)), z, r) for x, z, r in table[stride]], 3)
        n = len(joints) - 1
        items.append(shapes.tube("leg", [j[:3] for j in joints], lambda t: joints[round(t * n)][3] * 1.12, paint, 12))
    # Mane: a thin ragged sheet along the crest. Tail: a falling lock.
    crest = _smooth([low(p) for p in NECK[1:]] + [(poll[0], poll[1], 0.1, 0.1)], 5)
    rings = []
    for i, (x, z, d, w) in enumerate(crest):
        top = Vector((x - 0.72 * d - 0.02, 0, z + 0.72 * d * 0.8 + 0.015))
        rings.append([top + Vector((0.03, 0.02, 0)), top + Vector((-0.035 - 0.012 * math.sin(i * 2.3), 0.03, 0.0)), top + Vector((0.02, 0.09, -0.16 - 0.03 * math.sin(i * 1.7)))])
    items.append(shapes.loft("mane", rings, hair))
    line = ((-0.70, 1.36), (-0.79, 1.34), (-0.845 - tail * 0.2, 1.22), (-0.865 - tail * 0.5, 1.0), (-0.87 - tail * 0.8, 0.78), (-0.90 - tail * 1.0, 0.60), (-0.96 - tail * 1.3, 0.44))
    items.append(shapes.tube("tail", [(x, 0, z) for x, z in _smooth(line)], lambda t: 0.034 + 0.042 * math.sin(math.pi * t) ** 0.9 - 0.026 * t * t, hair, 10))
    for s in (-1, 1):
        eye = low((1.155, 1.775, 0, 0))
        items.append(shapes.ball("eye", (eye[0], 0.098 * s, eye[1]), 0.020, hair, 10))
    return items


def rider(cloth, flesh, hat=None, lean=0.0, trousers=None, boots=None, hair=None, helmet=None):
    """Somebody astride, seat at the middle of the horse's back; bare arms below short sleeves."""
    items = []
    trunk = [(0.0, 1.44, 0.13, 0.18), (0.0, 1.54, 0.125, 0.165), (0.01, 1.68, 0.115, 0.155), (0.02, 1.82, 0.125, 0.185), (0.02, 1.91, 0.105, 0.195), (0.02, 1.96, 0.06, 0.10), (0.02, 1.99, 0.05, 0.055), (0.025, 2.04, 0.05, 0.05)]
    items.append(_ellipses("body", [(Vector((x + lean * (z - 1.44), 0, z)), Vector((0, 0, 1)), d, w) for x, z, d, w in _smooth(trunk, 3)], cloth))
    top = 0.035 + lean * 0.68
    items.append(shapes.ball("head", (top, 0, 2.13), 0.11, flesh, 14, (0.95, 0.82, 1.15)))
    if hair:
        items.append(shapes.ball("hair", (top - 0.03, 0, 2.145), 0.116, hair, 14, (0.95, 0.9, 1.08)))
        items.append(shapes.tube("plait", [(top - 0.12, 0, 2.12), (top - 0.15, 0, 1.98), (top - 0.12, 0, 1.84)], lambda t: 0.045 * (1 - 0.6 * t), hair, 8))
    if helmet:
        items += [shapes.ball("helmet", (top - 0.005, 0, 2.175), 0.128, helmet, 18, (1.05, 0.9, 0.92)), shapes.box("peak", (top + 0.13, 0, 2.185), (0.11, 0.17, 0.02), helmet, 0.01, (0, 0.2, 0))]
    if hat:
        rings = [[(top + r * 1.08 * math.cos(a), r * math.sin(a), z + 0.03 * (r / 0.2) ** 2 * abs(math.sin(a)) ** 2) for a in (6.2832 * k / 24 for k in range(24))] for r, z in ((0.20, 2.185), (0.20, 2.195), (0.115, 2.20), (0.105, 2.28), (0.07, 2.305), (0.0, 2.295))]
        items.append(shapes.loft("hat", rings, hat, wrap=True))
    for s in (-1, 1):
        hand = (0.36, 0.06 * s, 1.53)
        items.append(shapes.tube("arm", [(0.02 + lean * 0.45, 0.185 * s, 1.90), (0.05, 0.245 * s, 1.74), (0.08, 0.25 * s, 1.60), (0.22, 0.16 * s, 1.55), hand], lambda t: 0.054 - 0.026 * t, flesh, 10))
        items.append(shapes.tube("sleeve", [(0.01 + lean * 0.45, 0.165 * s, 1.925), (0.035 + lean * 0.2, 0.215 * s, 1.83), (0.05, 0.242 * s, 1.745)], 0.066, cloth, 10))
        items.append(shapes.ball("hand", hand, 0.042, flesh, 10))
        items.append(shapes.tube("leg", [(0.0, 0.12 * s, 1.46), (0.20, 0.27 * s, 1.36), (0.34, 0.33 * s, 1.18), (0.29, 0.345 * s, 1.0), (0.20, 0.345 * s, 0.78), (0.18, 0.345 * s, 0.70)], lambda t: 0.105 - 0.055 * t, trousers or cloth, 10))
        items.append(shapes.tube("boot", [(0.15, 0.345 * s, 0.70), (0.24, 0.355 * s, 0.675), (0.36, 0.365 * s, 0.69)], lambda t: 0.048 - 0.015 * t, boots or cloth, 8))
        items.append(shapes.tube("shaft", [(0.285, 0.345 * s, 0.98), (0.20, 0.345 * s, 0.78), (0.17, 0.345 * s, 0.69)], 0.064, boots or cloth, 10))
        items.append(shapes.tube("rein", [hand, (0.80, 0.09 * s, 1.56), (1.33, 0.07 * s, 1.47)], 0.010, boots or cloth, 5))
    return items
