"""Gorgonians for close views: fans that are a fine net between veins, and soft fingers with round tips."""
import math
import random

from mathutils import Vector

from . import reef, shapes
from .mangrove import bundle
from .nodes import material


def lace(name, dark, bright, mesh=62.0):
    """A net of holes between cords, lit from both sides."""
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    flat = graph.warp(graph.join(x, graph.math("MULTIPLY", z, 0.72), 0.0), 3.0, 0.10, 2.0)
    cord = graph.math("LESS_THAN", graph.voronoi(flat, mesh, "DISTANCE_TO_EDGE"), 0.13)
    grain = graph.noise(spot, 7.0, 4.0, 0.6)
    tone = graph.mix(graph.remap(grain, 0.3, 0.7), dark, bright)
    light = graph.math("MULTIPLY_ADD", reef.net(graph, 1.4, 0.5), 0.6, 0.5)
    tone = graph.mix(1.0, tone, graph.join(light, light, light), "MULTIPLY")
    both = graph.shader_mix(0.45, graph.add("BsdfDiffuse", {"Color": tone}).outputs[0], graph.add("BsdfTranslucent", {"Color": tone}).outputs[0])
    graph.put(surface, graph.shader_mix(cord, graph.add("BsdfTransparent").outputs[0], reef.fade(graph, both)))
    return item


def fan(seed, paint, veins):
    """A fan one metre high in the XZ plane: [sheet, veins]."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(4)]

    def edge(a):
        return 0.5 * (1 + 0.10 * math.sin(2 * a + phase[0]) + 0.07 * math.sin(5 * a + phase[1]) + 0.035 * math.sin(11 * a + phase[2]) + 0.02 * math.sin(23 * a + phase[3]))

    def bow(x, z):
        return 0.10 * math.sin(3.1 * x + phase[1]) + 0.06 * math.sin(4.3 * z + phase[2])
    rings = []
    for i in range(36):
        s = i / 35
        rings.append([(x, bow(x, z), z) for x, z in ((s * edge(a) * math.cos(a) * 1.12, 0.52 + s * edge(a) * math.sin(a) * (1.0 if math.sin(a) > 0 else 0.80)) for a in (6.2832 * k / 120 for k in range(121)))])
    sheet = shapes.loft("fan", rings, paint)
    curves = []

    def grow(p, a, length, wide, depth):
        points = [p]
        for _ in range(8):
            a += rng.gauss(0, 0.07)
            p = Vector((p.x + length / 8 * math.cos(a), 0, p.z + length / 8 * math.sin(a)))
            points.append(p)
        inside = [q for q in points if math.hypot(q.x / 1.12, q.z - 0.52) < edge(math.atan2(q.z - 0.52, q.x)) * 0.97 or q.z < 0.2]
        if len(inside) > 2:
            curves.append(([Vector((q.x, bow(q.x, q.z), q.z)) for q in inside], lambda t: wide * (1 - 0.45 * t)))
        if depth and len(inside) == len(points):
            for turn in (0.34, -0.34, rng.uniform(-0.1, 0.1)):
                grow(p, a + turn + rng.gauss(0, 0.08), length * rng.uniform(0.75, 0.95), wide * 0.58, depth - 1)
    for a in (0.75, 1.15, 1.57, 1.98, 2.38):
        grow(Vector((0, 0, 0.02)), a, 0.26, 0.016, 3)
    curves.append(([Vector((0, bow(0, 0), -0.12)), Vector((0, bow(0, 0), 0.0)), Vector((0, bow(0, 0.06), 0.06))], lambda t: 0.024 - 0.006 * t))
    return [sheet, bundle("veins", curves, veins, 6)]


def fingers(seed, paint):
    """Soft coral fingers, half a metre to a metre high, round at the tips."""
    rng = random.Random(seed)
    curves = []
    for k in range(15):
        a, lean = rng.uniform(0, 6.28), rng.uniform(0.05, 0.45)
        p, way = Vector((0.07 * math.cos(a), 0.07 * math.sin(a), -0.05)), Vector((lean * math.cos(a), lean * math.sin(a), 0.5)).normalized()
        points = [p]
        count = rng.randint(14, 24)
        for _ in range(count):
            way = (way + Vector((rng.gauss(0.02, 0.05), rng.gauss(0, 0.05), 0.06))).normalized()
            p = p + way * 0.042
            points.append(p)
        for q in (0.012, 0.010, 0.006, 0.003):
            p = p + way * q
            points.append(p)
        r, n = rng.uniform(0.020, 0.027), len(points) - 1
        curves.append((points, lambda t, r=r, n=n: r * (1.08 - 0.2 * t) * math.sqrt(max(0.02, 1 - max(0.0, (t * n - n + 4) / 4) ** 2))))
    return bundle("fingers", curves, paint, 12)
