"""Road vehicles: front towards +X, wheels on z = 0, ready for shapes.group."""
import math

from mathutils import Vector

from . import shapes
from .materials import glow, plain

# Along the van: x, height of the floor, height of the roof line, half-width
STATIONS = ((-2.62, 0.55, 1.9, 0.80), (-2.58, 0.40, 2.12, 0.90), (-2.45, 0.34, 2.22, 0.94), (-1.0, 0.30, 2.27, 0.95), (0.9, 0.30, 2.25, 0.95), (1.25, 0.30, 2.18, 0.95),
            (1.62, 0.30, 1.92, 0.95), (2.02, 0.30, 1.50, 0.94), (2.28, 0.30, 1.20, 0.93), (2.50, 0.32, 1.06, 0.90), (2.62, 0.36, 0.92, 0.84), (2.66, 0.42, 0.80, 0.74))


def _between(x):
    for a, b in zip(STATIONS, STATIONS[1:]):
        if x <= b[0]:
            t = (x - a[0]) / (b[0] - a[0])
            return [p + (q - p) * t for p, q in zip(a, b)]
    return list(STATIONS[-1])


def van():
    """A white passenger van."""
    white = plain("van-white", (0.66, 0.67, 0.67), 0.16)
    glass = plain("van-glass", (0.012, 0.016, 0.02), 0.05)
    black = plain("van-black", (0.02, 0.02, 0.022), 0.55)
    rubber = plain("van-tyre", (0.018, 0.018, 0.018), 0.85)
    steel = plain("van-steel", (0.5, 0.5, 0.52), 0.3, 0.8)
    rings, rows, columns = [], 260, 120
    for i in range(rows + 1):
        x, low, high, half = _between(-2.62 + 5.28 * i / rows)
        mid, tall = (low + high) / 2, (high - low) / 2
        ring = []
        for k in range(columns):
            a = 2 * math.pi * k / columns
            y = math.copysign(abs(math.cos(a)) ** 0.28, math.cos(a)) * half
            z = mid + math.copysign(abs(math.sin(a)) ** 0.34, math.sin(a)) * tall
            y *= 1 - 0.13 * max(0, (z - 1.15) / 1.1) ** 1.3
            ring.append(Vector((x, y, z)))
        rings.append(ring)
    body = shapes.loft("van", rings, [white, glass, black], wrap=True, caps=True)
    slots = []
    for face in body.data.polygons:
        c, n = face.center, face.normal
        slot = 0
        if abs(n.y) > 0.75 and 1.27 < c.z < 1.86 and -2.3 < c.x < 1.30 - 0.9 * max(0, c.z - 1.55):
            slot = 0 if any(abs(c.x - p) < 0.035 for p in (-1.1, 0.22)) else 1
        if c.x > 1.22 and 1.24 < c.z < 2.06 and abs(c.y) < 0.83 - 0.10 * (c.z - 1.24) and n.x > 0.25:
            slot = 1
        if c.z < 0.42 and abs(n.z) < 0.9:
            slot = 2
        if c.x > 2.55 and 0.62 < c.z < 0.80 and abs(c.y) < 0.42:
            slot = 2
        if c.x > 2.5 and 0.42 < c.z < 0.54 and abs(c.y) < 0.6:
            slot = 2
        if slot == 0 and abs(n.y) > 0.7 and 0.48 < c.z < 1.27 and any(abs(c.x - p) < 0.011 for p in (-1.12, 0.24, 1.30)):
            slot = 2  # the gaps round the doors
        if slot == 0 and abs(n.y) > 0.7 and abs(c.z - 0.50) < 0.028 and -1.25 < c.x < 1.30:
            slot = 2
        slots.append(slot)
    body.data.polygons.foreach_set("material_index", slots)
    items = [body]
    lamp = glow("lamp", (1.0, 0.97, 0.9), 1.6)
    for side in (-1, 1):
        items.append(shapes.ball("headlight", (2.650, side * 0.64, 0.815), 0.095, lamp, 14, (0.55, 1.25, 0.8)))
        items.append(shapes.box("mirror", (1.72, side * 1.10, 1.36), (0.10, 0.20, 0.28), black, 0.04))
        items.append(shapes.tube("mirror-arm", [(1.66, side * 0.88, 1.26), (1.72, side * 1.05, 1.28)], 0.025, black, 6))
        for x in (-1.65, 1.72):
            rim = [(x, side * 0.70, 0.35), (x, side * 0.93, 0.35)]
            items.append(shapes.tube("tyre", rim, 0.35, rubber, 32))
            items.append(shapes.tube("rim", [(x, side * 0.90, 0.35), (x, side * 0.945, 0.35)], 0.21, steel, 24))
            items.append(shapes.tube("arch", [(x + 0.42 * math.cos(a), side * 0.945, 0.35 + 0.42 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))], 0.035, black, 6))
    for side in (-1, 1):
        items.append(shapes.box("lamp-rim", (2.615, side * 0.655, 0.815), (0.11, 0.36, 0.22), black, 0.05, (0, -0.2, side * 0.22)))
        items.append(shapes.box("fog", (2.60, side * 0.62, 0.56), (0.06, 0.22, 0.09), black, 0.03))
        items.append(shapes.box("blinker", (2.545, side * 0.80, 0.815), (0.10, 0.05, 0.10), plain("blinker", (0.75, 0.26, 0.03), 0.25), 0.02))
        for x in (0.08, 0.42):
            items.append(shapes.box("handle", (x, side * 0.957, 1.08), (0.17, 0.03, 0.035), steel, 0.012))
        items.append(shapes.tube("moulding", [(-2.4, side * 0.955, 0.72), (1.25, side * 0.962, 0.72)], 0.022, black, 8))
        items.append(shapes.tube("roof-rail", [(-2.2, side * 0.74, 2.28), (0.9, side * 0.74, 2.27)], 0.022, steel, 8))
    for z in (0.67, 0.75):
        items.append(shapes.box("grille-bar", (2.672, 0, z), (0.03, 0.78, 0.018), steel, 0.006))
    items.append(shapes.box("grille", (2.635, 0, 0.71), (0.06, 0.86, 0.17), black, 0.03))
    items.append(shapes.box("intake", (2.65, 0, 0.47), (0.05, 1.15, 0.10), black, 0.03))
    items.append(shapes.box("badge", (2.665, 0, 0.71), (0.03, 0.12, 0.09), steel, 0.02))
    items.append(shapes.tube("bonnet-line", [(2.33, -0.80, 1.16), (2.40, -0.4, 1.135), (2.42, 0, 1.13), (2.40, 0.4, 1.135), (2.33, 0.80, 1.16)], 0.008, black, 6))
    items.append(shapes.box("plate", (2.665, 0, 0.50), (0.02, 0.34, 0.15), plain("plate", (0.7, 0.7, 0.66), 0.5)))
    items.append(shapes.box("wiper", (2.12, 0.2, 1.30), (0.02, 0.7, 0.02), black, 0, (0, 0.9, 0)))
    return items
