"""A dark SUV: front towards +X, wheels on z = 0, ready for shapes.group."""
import math

from mathutils import Vector

from . import shapes
from .materials import glow, plain
from .nodes import material

# Lower body along the car: x, floor, shoulder, half-width
BODY = ((-2.36, 0.50, 0.98, 0.78), (-2.32, 0.42, 1.05, 0.86), (-2.15, 0.36, 1.09, 0.93), (-1.2, 0.32, 1.10, 0.965), (0.6, 0.32, 1.09, 0.965), (1.05, 0.32, 1.08, 0.96), (1.6, 0.32, 1.04, 0.955), (2.05, 0.33, 1.00, 0.94), (2.26, 0.34, 0.95, 0.90), (2.37, 0.38, 0.88, 0.83), (2.41, 0.44, 0.78, 0.74))
# Greenhouse by height: z, back, front, half-width
CABIN = ((1.02, -2.28, 1.28, 0.90), (1.10, -2.26, 1.12, 0.885), (1.30, -2.20, 0.80, 0.835), (1.52, -2.10, 0.46, 0.775), (1.66, -2.02, 0.22, 0.725), (1.72, -1.95, 0.02, 0.675), (1.75, -1.80, -0.25, 0.60), (1.765, -1.5, -0.6, 0.40))


def _between(table, x):
    for a, b in zip(table, table[1:]):
        if x <= b[0]:
            t = (x - a[0]) / (b[0] - a[0])
            t = t * t * (3 - 2 * t) * 0.3 + t * 0.7
            return [p + (q - p) * t for p, q in zip(a, b)]
    return list(table[-1])


def halo(name, colour, strength):
    """The glare round a headlamp: a disc of light that thins out."""
    item, graph, surface = material(name)
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    r = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    amount = graph.math("MULTIPLY", graph.math("POWER", graph.remap(r, 0.0, 1.0, 1.0, 0.0, smooth=False), 3.4), strength)
    amount = graph.math("MULTIPLY", amount, graph.add("LightPath").outputs["Is Camera Ray"])
    shine = graph.add("Emission", {"Color": colour, "Strength": amount}).outputs[0]
    graph.put(surface, graph.add("AddShader", {0: graph.add("BsdfTransparent").outputs[0], 1: shine}).outputs[0])
    item.cycles.sample_as_light = False
    return item


def suv(paint=(0.006, 0.008, 0.011)):
    black = plain("suv-paint", paint, 0.10, 0.0, 0.6)
    glass = plain("suv-glass", (0.006, 0.008, 0.010), 0.03)
    trim = plain("suv-trim", (0.012, 0.012, 0.013), 0.55)
    chrome = plain("suv-chrome", (0.62, 0.63, 0.65), 0.12, 0.95)
    rubber = plain("suv-tyre", (0.012, 0.012, 0.012), 0.85)
    alloy = plain("suv-alloy", (0.30, 0.31, 0.33), 0.25, 0.9)
    rings = []
    for i in range(181):
        x, low, high, half = _between(BODY, -2.36 + 4.77 * i / 180)
        mid, tall = (low + high) / 2, (high - low) / 2
        ring = []
        for k in range(96):
            a = 6.2832 * k / 96
            y = math.copysign(abs(math.cos(a)) ** 0.30, math.cos(a)) * half
            z = mid + math.copysign(abs(math.sin(a)) ** 0.42, math.sin(a)) * tall
            crease = 0.018 * math.exp(-((z - 0.86) / 0.05) ** 2)
            ring.append(Vector((x, y * (1 + crease) * (1 - 0.05 * max(0, z - 0.9) / 0.2), z + (0.03 * math.cos(1.5 * y) if z > mid + tall * 0.8 and x > 0.9 else 0))))
        rings.append(ring)
    items = [shapes.loft("suv", rings, black, wrap=True, caps=True)]
    rings = []
    for z, back, front, half in CABIN:
        ring = []
        for k in range(96):
            a = 6.2832 * k / 96
            u, v = (math.copysign(abs(f(a)) ** 0.26, f(a)) for f in (math.cos, math.sin))
            bow = 0.10 * (1 - v * v) if u > 0 else 0.03 * (1 - v * v)
            ring.append(Vector(((front + back) / 2 + u * ((front - back) / 2 + bow), v * half, z)))
        rings.append(ring)
    cabin = shapes.loft("cabin", rings, [black, glass], wrap=True, caps=True)
    slots = []
    for face in cabin.data.polygons:
        c, n = face.center, face.normal
        pane = 1.10 < c.z < 1.67 and len(face.vertices) == 4
        if pane and abs(n.y) > 0.6 and (any(abs(c.x - p) < 0.05 for p in (-1.35, -0.25)) or c.x > 1.35 - 1.55 * (c.z - 1.0)):
            pane = False
        slots.append(1 if pane else 0)
    cabin.data.polygons.foreach_set("material_index", slots)
    items.append(cabin)
    lamp = glow("suv-lamp", (1.0, 0.93, 0.80), 14.0)
    drl = glow("suv-drl", (1.0, 0.97, 0.92), 5.0)
    for paint_ in (lamp, drl):
        paint_.cycles.sample_as_light = False
    items.append(shapes.box("grille", (2.385, 0, 0.74), (0.10, 0.92, 0.26), trim, 0.04))
    for z in (0.65, 0.73, 0.81):
        items.append(shapes.box("bar", (2.435, 0, z), (0.02, 0.86, 0.016), chrome, 0.006))
    items.append(shapes.box("badge", (2.45, 0, 0.74), (0.02, 0.13, 0.10), chrome, 0.02))
    items.append(shapes.box("intake", (2.36, 0, 0.47), (0.12, 1.22, 0.14), trim, 0.04))
    items.append(shapes.box("skid", (2.36, 0, 0.37), (0.14, 1.0, 0.06), chrome, 0.02))
    items.append(shapes.box("plate", (2.46, 0, 0.56), (0.02, 0.32, 0.11), plain("suv-plate", (0.6, 0.6, 0.58), 0.5), 0.005))
    for s in (-1, 1):
        items.append(shapes.box("lamp-house", (2.26, s * 0.70, 0.80), (0.16, 0.36, 0.15), trim, 0.04, (0, 0, -s * 0.32)))
        items.append(shapes.ball("headlight", (2.35, s * 0.66, 0.80), 0.062, lamp, 14, (0.5, 1, 1)))
        items.append(shapes.box("drl", (2.335, s * 0.71, 0.735), (0.03, 0.27, 0.018), drl, 0.006, (0, 0, -s * 0.32)))
        items.append(shapes.ball("fog", (2.35, s * 0.66, 0.48), 0.045, drl, 12, (0.4, 1, 1)))
        items.append(shapes.box("mirror", (0.86, s * 1.06, 1.16), (0.13, 0.22, 0.16), black, 0.05))
        items.append(shapes.tube("mirror-arm", [(0.84, s * 0.86, 1.10), (0.86, s * 1.0, 1.13)], 0.03, trim, 8))
        items.append(shapes.tube("roof-rail", [(-1.8, s * 0.62, 1.74), (-1.6, s * 0.63, 1.80), (-0.4, s * 0.63, 1.80), (-0.15, s * 0.62, 1.74)], 0.022, chrome, 8))
        items.append(shapes.tube("belt", [(-2.1, s * 0.885, 1.10), (1.0, s * 0.888, 1.10)], 0.010, chrome, 6))
        items.append(shapes.box("sill", (0.0, s * 0.93, 0.33), (2.2, 0.10, 0.10), trim, 0.03))
        for x in (-1.43, 1.42):
            items.append(shapes.tube("well", [(x, s * 0.60, 0.38), (x, s * 0.972, 0.38)], 0.42, trim, 40))
            items.append(shapes.tube("tyre", [(x, s * 0.72, 0.37), (x, s * 0.76, 0.37), (x, s * 0.95, 0.37), (x, s * 0.985, 0.37)], lambda t: 0.37 if 0.1 < t < 0.9 else 0.335, rubber, 40))
            items.append(shapes.tube("disc", [(x, s * 0.95, 0.37), (x, s * 0.988, 0.37)], 0.245, trim, 32))
            for k in range(10):
                a = k * 0.6283
                items.append(shapes.tube("spoke", [(x + 0.05 * math.cos(a), s * 0.993, 0.37 + 0.05 * math.sin(a)), (x + 0.245 * math.cos(a), s * 0.99, 0.37 + 0.245 * math.sin(a))], 0.017, alloy, 6))
            items.append(shapes.tube("rim", [(x + 0.25 * math.cos(a), s * 0.988, 0.37 + 0.25 * math.sin(a)) for a in (6.2832 * q / 32 for q in range(33))], 0.014, alloy, 8))
    return items
