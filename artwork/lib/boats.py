"""Boats. Each maker returns a list of objects: bow towards +X, waterline at z = 0, ready for shapes.group."""
import math

from mathutils import Vector

from . import shapes
from .materials import canvas, hull_paint, plain

WHITE = (0.80, 0.81, 0.80)


def section(length, beam, keel, sheer, fine=0.55, rake=0.6, stern=0.85, full=0.5, stations=40, steps=12, spring=0.35):
    """Rings of points of a hull from stern to bow, port gunwale to starboard gunwale."""
    rings = []
    for i in range(stations + 1):
        t = i / stations
        width = 1.0 if t < 1 - fine else max(0.0, math.cos((t - 1 + fine) / fine * math.pi / 2)) ** 0.75
        width *= stern + (1 - stern) * min(1.0, t / 0.4)
        half = max(0.012, beam / 2 * width)
        bottom = keel * (1 - 0.9 * max(0.0, (t - 0.72) / 0.28) ** 2.5)
        top = sheer + spring * t ** 2.2
        ring = []
        for j in range(-steps, steps + 1):
            u = abs(j) / steps
            y = math.copysign(half * u ** full, j) * (0.86 + 0.14 * u)
            z = bottom + (top - bottom) * u ** 1.7
            x = (t - 0.5) * length + rake * max(0, (t - 0.6) / 0.4) ** 3 * (z - bottom) / max(0.1, top - bottom)
            ring.append(Vector((x, y, z)))
        rings.append(ring)
    return rings


def shell(name, rings, material, transom=True):
    items = [shapes.loft(name, rings, material)]
    if transom:
        items.append(shapes.mesh(name + "-transom", [tuple(p) for p in rings[0]], [tuple(range(len(rings[0])))], material, smooth=False))
    return items


def deck(name, rings, material, drop=0.05, inset=0.97, start=0, end=None, crown=0.04):
    """A slightly arched cover between the gunwales."""
    rows = []
    for ring in rings[start:end]:
        a, b = ring[0], ring[-1]
        row = []
        for k in range(7):
            s = (k / 6 - 0.5) * 2 * inset
            p = (a + b) / 2 + (b - a) / 2 * s
            row.append(Vector((p.x, p.y, p.z - drop + crown * (1 - s * s))))
        rows.append(row)
    return shapes.loft(name, rows, material)


def rail(name, rings, material, radius=0.03, start=0, end=None):
    """Rubbing strakes along both gunwales."""
    picked = rings[start:end]
    return [shapes.tube(name, [ring[k] for ring in picked], radius, material, 8) for k in (0, -1)]


def outboard(spot, body, leg, scale=1.0):
    x, y, z = spot
    return [shapes.box("cowl", (x - 0.15 * scale, y, z + 0.42 * scale), (0.62 * scale, 0.40 * scale, 0.46 * scale), body, 0.13 * scale),
            shapes.box("leg", (x - 0.12 * scale, y, z - 0.25 * scale), (0.22 * scale, 0.14 * scale, 1.2 * scale), leg, 0.04)]


def sail(name, tack, head, clew, belly, material, rows=30, roach=0.0):
    """A curved triangular sail; belly pushes it towards +Y."""
    tack, head, clew = (Vector(p) for p in (tack, head, clew))
    rings = []
    for i in range(rows + 1):
        u = i / rows
        luff = tack.lerp(head, u)
        leech = clew.lerp(head, u) + (clew - tack).normalized() * roach * math.sin(math.pi * u)
        ring = []
        for j in range(17):
            v = j / 16
            p = luff.lerp(leech, v)
            p.y += belly * math.sin(math.pi * min(1, v ** 0.75)) * (0.35 + 0.65 * math.sin(math.pi * min(1, 0.12 + 0.85 * u))) * (1 - 0.75 * u)
            p.y += belly * 0.55 * u * v
            ring.append(p)
        rings.append(ring)
    return shapes.loft(name, rings, material)


def catamaran(sails=True, length=14.0, lee=1):
    """A day-charter sailing catamaran; lee is the side (+1 or -1 along Y) to which the sails fill."""
    k = length / 14.0
    paint = hull_paint("cat-hull", ((-9, (0.02, 0.05, 0.09)), (0.10, WHITE), (0.78, (0.015, 0.10, 0.24)), (0.90, WHITE)))
    white = plain("cat-white", WHITE, 0.25)
    glass = plain("cat-glass", (0.01, 0.013, 0.016), 0.08)
    cloth = plain("cat-cloth", (0.015, 0.07, 0.17), 0.9)
    metal = plain("cat-metal", (0.55, 0.56, 0.57), 0.3, 0.9)
    net = plain("cat-net", (0.06, 0.065, 0.07), 0.9)
    cloth_sail = canvas("cat-sail")
    items = []
    for side in (-3.1, 3.1):
        rings = [[p + Vector((0, side, 0)) for p in ring] for ring in section(length, 1.7, -0.55, 1.25, 0.6, 0.35, 0.75, spring=0.35)]
        items += shell("hull", rings, paint) + [deck("deck", rings, white)] + rail("rail", rings, white, 0.04)
        posts = []
        for i in range(3, 40, 5):
            p = rings[i][-1 if side > 0 else 0]
            items.append(shapes.tube("post", [p, p + Vector((0, 0, 0.72))], 0.016, metal, 6))
            posts.append(p)
        for h in (0.36, 0.72):
            items.append(shapes.tube("line", [p + Vector((0, 0, h)) for p in posts], 0.009, metal, 5))
    items.append(shapes.box("bridge", (-1.6 * k, 0, 1.12), (7.6 * k, 5.6, 0.62), white, 0.22))
    house = []
    for t, w, h in ((0.0, 2.35, 0.2), (0.06, 2.45, 1.0), (0.5, 2.5, 1.12), (0.78, 2.35, 0.98), (0.92, 2.15, 0.55), (1.0, 2.0, 0.1)):
        house.append([Vector(((-3.4 + 5.4 * t) * k, w * math.cos(math.pi * j / 16) * (1.0 if h > 0.3 else 0.98),
                               1.40 + h * min(1.0, 1.35 * math.sin(math.pi * j / 16)) ** 0.6)) for j in range(17)])
    items.append(shapes.loft("house", house, white))
    band = []
    for t, w in ((0.08, 2.47), (0.5, 2.52), (0.76, 2.40), (0.90, 2.20)):
        band.append([Vector(((-3.4 + 5.4 * t) * k + (0.10 if t > 0.8 else 0), s * w * 1.004, 1.62 + h * 0.42)) for s, h in ((-1, 0), (-1, 1))])
    for mirror in (-1, 1):
        items.append(shapes.loft("window", [[Vector((p.x, p.y * mirror, p.z)) for p in ring] for ring in band], glass))
    items.append(shapes.box("screen", (1.52 * k, 0, 1.92), (0.10, 3.7, 0.42), glass, 0.04, (0, -0.75, 0)))
    items.append(shapes.box("bimini", (-4.5 * k, 0, 3.32), (3.0 * k, 4.6, 0.10), cloth, 0.05))
    for x in (-5.8, -3.2):
        for y in (-2.2, 2.2):
            items.append(shapes.tube("strut", [(x * k, y, 1.4), (x * k, y, 3.3)], 0.03, metal, 6))
    items.append(shapes.box("beam", (6.1 * k, 0, 1.30), (0.28, 6.2, 0.28), white, 0.1))
    items.append(shapes.mesh("tramp", [(2.1 * k, -2.4, 1.33), (6.0 * k, -2.4, 1.38), (6.0 * k, 2.4, 1.38), (2.1 * k, 2.4, 1.33)], [(0, 1, 2, 3)], net))
    mast = 1.5 * k
    items.append(shapes.tube("mast", [(mast, 0, 1.6), (mast - 0.25, 0, 18.6 * k)], lambda t: 0.13 - 0.05 * t, white, 10))
    items.append(shapes.tube("boom", [(mast - 0.1, 0, 3.9), (mast - 5.9 * k, 0.5 * lee if sails else 0.0, 3.75)], 0.10, white, 10))
    stays = [((mast - 0.2, 0, 16.5 * k), (6.15 * k, 0, 1.5)), ((mast - 0.25, 0, 16.0 * k), (0.6 * k, 3.7, 1.4)),
             ((mast - 0.25, 0, 16.0 * k), (0.6 * k, -3.7, 1.4)), ((mast - 0.25, 0, 18.5 * k), (-6.5 * k, 0, 1.6))]
    for a, b in stays:
        items.append(shapes.tube("stay", [a, b], 0.014, metal, 5))
    if sails:
        items.append(sail("main", (mast - 0.18, 0, 4.1), (mast - 0.36, 0, 18.0 * k), (mast - 5.7 * k, 0.5 * lee, 3.95), 0.9 * lee, cloth_sail, roach=0.55))
        items.append(sail("jib", (6.05 * k, 0, 1.9), (mast + 0.15, 0, 16.0 * k), (mast + 0.4, 0.9 * lee, 2.7), 0.8 * lee, cloth_sail))
    else:
        items.append(shapes.tube("stack", [(mast - 0.2, 0, 4.10), (mast - 3, 0, 4.08), (mast - 5.7 * k, 0, 3.95)], lambda t: 0.26 - 0.09 * t, cloth, 10))
        items.append(shapes.tube("roll", [(6.1 * k, 0, 1.8), (mast + 0.0, 0, 16.0 * k)], lambda t: 0.10 - 0.05 * t, cloth_sail, 8))
    return items


def yola(colours=((0.55, 0.56, 0.54), (0.02, 0.30, 0.38)), length=6.6, awning=False, engine=True):
    """A small open fishing boat with benches and an outboard."""
    low, band = colours
    paint = hull_paint("yola", ((-9, (0.10, 0.03, 0.025)), (0.02, low), (0.30, band), (0.52, low)), 0.25)
    inside = plain("yola-inside", (0.42, 0.46, 0.44), 0.5, vary=0.25, scale=2.0)
    wood = plain("yola-wood", (0.30, 0.19, 0.10), 0.6, vary=0.3, scale=4.0)
    rope = plain("rope", (0.45, 0.40, 0.30), 0.9)
    dark = plain("engine", (0.02, 0.022, 0.025), 0.3)
    rings = section(length, 1.85, -0.24, 0.52, 0.62, 0.75, 0.82, 0.42, spring=0.42)
    floor = [[Vector((p.x * 0.985, p.y * 0.93, max(p.z + 0.05, -0.05))) for p in ring] for ring in rings[1:]]
    items = shell("hull", rings, paint) + [shapes.loft("inside", floor, inside)]
    items += rail("gunwale", rings, wood, 0.045) + [deck("foredeck", rings, plain("yola-deck", low, 0.4, vary=0.1), 0.02, 0.95, 31)]
    for i in (6, 14, 22, 28):
        a, b = rings[i][2], rings[i][-3]
        items.append(shapes.box("bench", ((a.x + b.x) / 2, 0, a.z - 0.06), (0.32, (b.y - a.y) * 0.90, 0.05), wood, 0.012))
    if engine:
        items += outboard((rings[0][0].x - 0.12, 0, 0.42), dark, dark)
    if awning:
        for i in (5, 24):
            for k in (0, -1):
                p = rings[i][k]
                items.append(shapes.tube("post", [p, (p.x, p.y * 0.95, 2.15)], 0.022, rope, 6))
        items.append(shapes.box("awning", ((rings[5][0].x + rings[24][0].x) / 2, 0, 2.18), (rings[24][0].x - rings[5][0].x + 0.5, 1.95, 0.05),
                                plain("awning", (0.70, 0.66, 0.55), 0.9), 0.02))
    return items
