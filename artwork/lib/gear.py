"""Things for the beach and for fishing, made to be seen from close by. They stand on z = 0."""
import math
import random

from mathutils import Vector

from . import shapes
from .materials import plain
from .nodes import material


def lathe(name, profile, paint, steps=48, wave=None):
    """Turn (radius, height) pairs round the Z axis; wave(angle, radius) adds to the height."""
    rings = [[(r * math.cos(a), r * math.sin(a), z + (wave(a, r) if wave else 0)) for a in (6.2832 * q / steps for q in range(steps))] for r, z in profile]
    return shapes.loft(name, rings, paint, wrap=True)


def straw():
    item, graph, surface = material("straw")
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    r = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    run = graph.math("SUBTRACT", r, z)
    angle = graph.math("ARCTAN2", x, y)
    ring = graph.math("SINE", graph.math("MULTIPLY", run, 900.0))
    cross = graph.math("SINE", graph.math("ADD", graph.math("MULTIPLY", angle, 120.0), graph.math("MULTIPLY", graph.math("FLOOR", graph.math("MULTIPLY", run, 143.0)), 3.1416)))
    weave = graph.math("MULTIPLY", ring, cross)
    blot = graph.noise(graph.join(x, y, z), 30.0, 3.0, 0.6)
    tone = graph.mix(graph.remap(weave, -1, 1), (0.36, 0.24, 0.11), (0.72, 0.56, 0.32))
    tone = graph.mix(graph.remap(blot, 0.35, 0.65, 0.0, 0.35), tone, (0.50, 0.36, 0.18))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.65, "Specular": 0.3, "Normal": graph.bump(weave, 0.7, 0.002)})
    graph.put(surface, shader.outputs[0])
    return item


def hat(ribbon=(0.015, 0.05, 0.10)):
    """A straw hat with a wide soft brim."""
    def wave(a, r):
        k = max(0.0, (r - 0.10) / 0.12)
        return 0.020 * k * math.sin(2 * a + 0.6) + 0.008 * k * math.sin(5 * a)
    body = [(0.225, 0.012), (0.223, 0.016), (0.19, 0.019), (0.15, 0.016), (0.115, 0.014), (0.104, 0.022), (0.101, 0.05), (0.096, 0.085), (0.088, 0.107), (0.072, 0.122), (0.045, 0.120), (0.02, 0.114), (0.0, 0.112)]
    items = [lathe("hat", body, straw(), 96, wave)]
    items.append(lathe("ribbon", [(0.1065, 0.021), (0.1065, 0.034), (0.1045, 0.050), (0.1015, 0.050)], plain("ribbon", ribbon, 0.8), 64))
    return items


def bucket(paint=(0.62, 0.10, 0.05), band=(0.80, 0.76, 0.66)):
    """A child's bucket with ribs, a rolled rim and a handle."""
    red = plain("bucket", paint, 0.28)
    pale = plain("bucket-handle", band, 0.35)
    items = [lathe("bucket", [(0.0, 0.004), (0.072, 0.004), (0.078, 0.0), (0.081, 0.006), (0.084, 0.03), (0.087, 0.033), (0.088, 0.036), (0.088, 0.04), (0.096, 0.10), (0.099, 0.103), (0.100, 0.108), (0.106, 0.155), (0.112, 0.156), (0.115, 0.161), (0.113, 0.168), (0.106, 0.168), (0.102, 0.160), (0.078, 0.012), (0.0, 0.010)], red, 64)]
    for s in (-1, 1):
        items.append(shapes.tube("lug", [(0.104 * s, 0, 0.146), (0.124 * s, 0, 0.146)], 0.013, pale, 16))
    arc = [(0.122 * math.cos(a), -0.075 * math.sin(a) - 0.04 * math.sin(a) ** 2, 0.146 + 0.065 * math.sin(a)) for a in (math.pi * k / 28 for k in range(29))]
    items.append(shapes.tube("handle", arc, 0.0052, pale, 10))
    return items


def spade(blade=(0.75, 0.48, 0.05), shaft=(0.42, 0.26, 0.13)):
    """A small spade standing in the sand: the blade goes down below z = 0."""
    paint, wood = plain("spade", blade, 0.3), plain("shaft", shaft, 0.55, vary=0.25, scale=40)
    rows = []
    for t in range(13):
        v = t / 12
        w = 0.048 * min(1, (v * 5 + 0.35)) * (1 - max(0, v - 0.55) ** 2 * 2.6)
        rows.append([(w * u, -0.014 * (1 - u * u) + 0.006, 0.075 - 0.155 * v) for u in (-1, -0.8, -0.4, 0, 0.4, 0.8, 1)])
    face = shapes.loft("blade", rows, paint)
    face.modifiers.new("solid", "SOLIDIFY").thickness = 0.003
    items = [face, shapes.tube("socket", [(0, -0.004, 0.045), (0, 0.0, 0.115)], lambda t: 0.013 - 0.002 * t, paint, 14), shapes.tube("shaft", [(0, 0, 0.10), (0, 0, 0.335)], 0.0088, wood, 14)]
    items.append(shapes.tube("grip", [(-0.042, 0, 0.343), (0.042, 0, 0.343)], 0.0105, wood, 14))
    return items


def sandal(length=0.17, side=1, leather=(0.30, 0.13, 0.055), sole=(0.09, 0.055, 0.035)):
    """A child's sandal, toe towards +Y: sole, footbed, two straps over the toes, one round the heel."""
    brown, dark, bed = plain("leather", leather, 0.5, vary=0.25, scale=30), plain("sole", sole, 0.8), plain("footbed", tuple(min(1, c * 1.5) for c in leather), 0.6, vary=0.2, scale=25)
    k = length / 0.17

    def outline(grow):
        points = []
        for q in range(40):
            a = 6.2832 * q / 40
            v = math.sin(a)
            w = (0.030 + 0.0075 * v + 0.004 * math.sin(2.2 * v)) * (1 if abs(v) < 0.9 else 0.98)
            points.append((k * ((w + grow) * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)) + side * 0.004 * v), k * ((0.085 + grow) * v)))
        return points
    items = [shapes.loft("sole", [[(x, y, z * k) for x, y in outline(g)] for z, g in ((0.0, -0.002), (0.002, 0.0), (0.013, 0.0), (0.015, -0.001))], dark, wrap=True, caps=True),
             shapes.loft("bed", [[(x, y, z * k) for x, y in outline(g)] for z, g in ((0.0145, -0.001), (0.0185, -0.002), (0.020, -0.004))], bed, wrap=True, caps=True)]

    def strap(y, lean, tall, wide, reach):
        rows = []
        for i in range(17):
            a = math.pi * i / 16
            x, z = reach * math.cos(a), 0.010 + tall * math.sin(a) ** 0.75
            rows.append([(k * x, k * (y + lean * math.cos(a) + s * wide / 2), k * (z + 0.0012 * (1 - s * s))) for s in (-1, -0.5, 0, 0.5, 1)])
        item = shapes.loft("strap", rows, brown)
        item.modifiers.new("solid", "SOLIDIFY").thickness = 0.0022 * k
        items.append(item)
    strap(0.046, 0.010 * side, 0.030, 0.017, 0.038)
    strap(0.018, -0.010 * side, 0.036, 0.015, 0.036)
    rows = []
    for i in range(25):
        a = math.pi * (1 + i / 24)
        rows.append([(k * 0.031 * math.cos(a), k * (-0.040 + 0.042 * math.sin(a)), k * (0.034 + 0.012 * math.sin(a) * -1 + h)) for h in (-0.006, 0, 0.006)])
    back = shapes.loft("heel", rows, brown)
    back.modifiers.new("solid", "SOLIDIFY").thickness = 0.0022 * k
    items.append(back)
    for s in (-1, 1):
        items.append(shapes.tube("side", [(k * 0.031 * s, -0.040 * k, 0.036 * k), (k * 0.034 * s, -0.012 * k, 0.020 * k), (k * 0.036 * s, 0.006 * k, 0.012 * k)], 0.004 * k, brown, 8))
    items.append(shapes.box("buckle", (0.033 * k * side, -0.034 * k, 0.037 * k), (0.004 * k, 0.012 * k, 0.012 * k), plain("buckle", (0.5, 0.42, 0.25), 0.3, 0.9), 0.001))
    return items


def towel(height, corner, along, across, paint, folds=0.012, seed=0):
    """A towel spread on the ground from a corner, along two edges given as (x, y)."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(4)]
    rows = []
    n, m = 90, 60
    for i in range(n + 1):
        u = i / n
        row = []
        for j in range(m + 1):
            v = j / m
            x = corner[0] + along[0] * u + across[0] * v + 0.012 * math.sin(7 * v + phase[0])
            y = corner[1] + along[1] * u + across[1] * v + 0.014 * math.sin(6 * u + phase[1])
            lift = folds * (0.6 + math.sin(9 * u + 3 * v + phase[2]) * math.sin(5 * v + phase[3])) + 0.35 * folds * math.sin(23 * u + 11 * v)
            row.append((x, y, height(x, y) + 0.012 + max(0, lift)))
        rows.append(row)
    item = shapes.mesh("towel", [p for row in rows for p in row], shapes.grid_faces(n + 1, m + 1), paint, floats={"run": [i / n for i in range(n + 1) for _ in range(m + 1)]})
    item.modifiers.new("solid", "SOLIDIFY").thickness = 0.010
    return item


def terry(colours=((0.74, 0.72, 0.66), (0.05, 0.22, 0.30)), count=9.0):
    """Striped terry cloth, by the attribute `run`."""
    item, graph, surface = material("terry")
    run = graph.attribute("run").outputs["Fac"]
    wave = graph.math("FRACT", graph.math("MULTIPLY", run, count))
    pile = graph.noise(graph.position(), 420.0, 2.0, 0.7)
    tone = graph.mix(graph.remap(wave, 0.48, 0.50), colours[0], colours[1])
    tone = graph.mix(graph.math("MULTIPLY", graph.remap(pile, 0.3, 0.7), 0.35), tone, (0.30, 0.30, 0.28))
    graph.put(surface, graph.add("BsdfDiffuse", {"Color": tone, "Roughness": 1.0, "Normal": graph.bump(pile, 0.8, 0.004)}).outputs[0])
    return item


def rod_and_reel(tip=(0.35, 2.1, 2.35), gold=(0.62, 0.40, 0.10)):
    """A trolling rod in its holder at the origin, leaning to `tip`, with a two-speed lever reel. The line leaves the tip."""
    black, steel, brass = plain("rod", (0.010, 0.010, 0.012), 0.25), plain("steel", (0.62, 0.62, 0.63), 0.18, 0.95), plain("reel-gold", gold, 0.22, 0.9)
    grip, thread = plain("grip", (0.014, 0.014, 0.015), 0.85), plain("thread", (0.55, 0.60, 0.30), 0.6, bump=0.4, scale=200)
    tip = Vector(tip)
    way = tip.normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way)
    curve = [way * tip.length * t - Vector((0, 0, 0.16)) * t ** 3 + Vector((0, 0.30, 0)) * t ** 3 for t in (i / 40 for i in range(41))]
    items = [shapes.tube("rod", curve, lambda t: 0.0135 - 0.0105 * t, black, 10)]
    items.append(shapes.tube("holder", [way * -0.10, way * 0.20], 0.030, steel, 24))
    items.append(shapes.tube("collar", [way * 0.195, way * 0.225], 0.036, steel, 24))
    items.append(shapes.tube("butt", [way * 0.20, way * 0.40], 0.021, steel, 20))
    items.append(shapes.tube("grip", [way * 0.56, way * 0.62, way * 0.80, way * 0.86], lambda t: 0.026 if 0.1 < t < 0.9 else 0.020, grip, 20))
    items.append(shapes.tube("seat", [way * 0.40, way * 0.57], 0.019, brass, 20))
    for t in (0.40, 0.52, 0.62, 0.71, 0.79, 0.86, 0.92, 0.965, 1.0):
        c = curve[round(t * 40)] + up * (0.040 - 0.024 * t)
        r = 0.024 - 0.014 * t
        items.append(shapes.tube("guide", [c + (side * math.cos(a) + up * math.sin(a)) * r for a in (6.2832 * q / 20 for q in range(21))], 0.0028, steel, 6))
        items.append(shapes.tube("foot", [curve[round(t * 40)] - way * 0.02, c - up * r, curve[round(t * 40)] + way * 0.02], 0.0026, steel, 6))
        items.append(shapes.tube("wrap", [curve[round(t * 40)] - way * 0.03, curve[round(t * 40)] + way * 0.03], 0.0142 - 0.0105 * t, brass, 10))
    c = way * 0.485 + up * 0.075
    for s in (-1, 1):
        a, b = c + side * 0.048 * s, c + side * 0.060 * s
        items.append(shapes.tube("plate", [a, a.lerp(b, 0.2), a.lerp(b, 0.8), b], lambda t: 0.062 if 0.1 < t < 0.9 else 0.057, brass, 48))
        items.append(shapes.tube("boss", [b, b + side * 0.010 * s], 0.030, black if s < 0 else steel, 32))
    items.append(shapes.tube("spool", [c - side * 0.047, c + side * 0.047], 0.046, thread, 40))
    for k in range(6):
        a = k * 1.047 + 0.3
        p = c + (way * math.cos(a) + up * math.sin(a)) * 0.056
        items.append(shapes.tube("post", [p - side * 0.05, p + side * 0.05], 0.005, brass, 10))
    hub = c + side * 0.072
    end = hub + way * 0.055 - up * 0.05
    items.append(shapes.tube("crank", [hub, end], 0.0075, steel, 12))
    items.append(shapes.tube("knob", [end, end + side * 0.045], 0.017, black, 20))
    items.append(shapes.tube("lever", [hub - side * 0.004, hub + up * 0.055 - way * 0.03], 0.006, black, 10))
    items.append(shapes.tube("line", [c + up * 0.046, curve[16] + up * 0.024], 0.0009, thread, 4))
    return items, curve[-1]


def swim_ring(radius=0.30, thick=0.105, colours=((0.80, 0.78, 0.74), (0.72, 0.13, 0.07))):
    """An inflatable ring lying flat, in wide stripes."""
    paints = [plain("ring", colour, 0.28) for colour in colours]
    circle = [(radius * math.cos(a), radius * math.sin(a), thick * 0.95) for a in (6.2832 * q / 64 for q in range(65))]
    item = shapes.tube("ring", circle, thick, paints, 24, caps=False)
    item.data.polygons.foreach_set("material_index", [(k // 24 * 8 // 64) % 2 for k in range(len(item.data.polygons))])
    return [item]
