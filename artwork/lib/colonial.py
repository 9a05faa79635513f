"""Houses of a colonial street. A facade runs along Y; its front looks towards +X (side=1) or -X (side=-1)."""
import math
import random

from mathutils import Vector

from . import shapes
from .materials import glow, plain
from .nodes import material

_kit = {}


def kit():
    if not _kit:
        _kit.update(stone=blocks(), wood=plain("street-wood", (0.115, 0.055, 0.028), 0.6, vary=0.35, bump=0.3, scale=7.0), iron=plain("iron", (0.012, 0.012, 0.013), 0.45),
                    tile=plain("street-tile", (0.30, 0.11, 0.055), 0.85, vary=0.45, bump=0.7, scale=3.0), dark=plain("interior", (0.010, 0.008, 0.006), 0.6), flame=glow("flame", (1.0, 0.52, 0.17), 2.4),
                    room=glow("room", (1.0, 0.56, 0.22), 0.9), pane=plain("pane", (0.02, 0.025, 0.03), 0.08), clay=plain("clay", (0.36, 0.13, 0.06), 0.8, vary=0.2))
        for key in ("flame", "room"):  # seen, but not sampled as lights: no noise
            _kit[key].cycles.sample_as_light = False
    return _kit


def blocks():
    """Coral stone in courses of cut blocks, pitted and stained."""
    item, graph, surface = material("coral-stone")
    spot = graph.position()
    x, y, z = graph.split(spot)
    flat = graph.join(graph.math("ADD", x, y), z, 0.0)
    brick = graph.add("TexBrick", {"Vector": graph.warp(flat, 2.0, 0.05), "Color1": (0.50, 0.41, 0.29), "Color2": (0.63, 0.54, 0.40), "Mortar": (0.30, 0.25, 0.18), "Scale": 1.0,
                                   "Mortar Size": 0.014, "Mortar Smooth": 0.6, "Brick Width": 0.85, "Row Height": 0.42})
    stain = graph.noise(graph.join(graph.math("MULTIPLY", graph.math("ADD", x, y), 1.4), graph.math("MULTIPLY", z, 0.4), 0.0), 0.9, 6.0, 0.65)
    pits = graph.noise(spot, 14.0, 4.0, 0.7)
    tone = graph.mix(graph.remap(stain, 0.42, 0.70, 0.0, 0.6), brick.outputs["Color"], (0.14, 0.12, 0.09))
    tone = graph.mix(graph.remap(pits, 0.5, 0.75, 0.0, 0.5), tone, (0.18, 0.14, 0.10))
    height = graph.math("ADD", graph.math("MULTIPLY", brick.outputs["Fac"], -0.8), graph.math("MULTIPLY", pits, 0.5))
    graph.put(surface, graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(height, 0.8, 0.05)}).outputs[0])
    return item


def plaster(name, colour, worn=0.5):
    """Lime wash: streaked below the eaves, worn and damp near the ground."""
    item, graph, surface = material(name)
    spot = graph.position()
    x, y, z = graph.split(spot)
    cloud = graph.noise(spot, 0.8, 5.0, 0.65)
    runs = graph.noise(graph.join(x, graph.math("MULTIPLY", y, 4.0), graph.math("MULTIPLY", z, 0.35)), 1.0, 5.0, 0.6)
    tone = graph.mix(graph.remap(cloud, 0.3, 0.7), tuple(c * 0.82 for c in colour), tuple(min(0.9, c * 1.10) for c in colour))
    tone = graph.mix(graph.remap(runs, 0.5, 0.75, 0.0, 0.45 * worn), tone, (0.20, 0.17, 0.13))
    low = graph.math("MULTIPLY", graph.remap(z, 0.2, 1.6, 1.0, 0.0), graph.remap(cloud, 0.35, 0.6))
    tone = graph.mix(graph.math("MULTIPLY", low, worn), tone, (0.34, 0.29, 0.22))
    graph.put(surface, graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(cloud, 0.35, 0.06)}).outputs[0])
    return item


def cobbles():
    """Rounded street stones with sand in the joints, polished where carts went."""
    item, graph, surface = material("cobbles")
    spot = graph.position()
    x = graph.split(spot)[0]
    bent = graph.warp(graph.vector("MULTIPLY", spot, (1.0, 0.85, 1.0)), 3.0, 0.08)
    gap = graph.voronoi(bent, 6.0, "DISTANCE_TO_EDGE")
    own = graph.split(graph.add("TexVoronoi", {"Vector": bent, "Scale": 6.0}, voronoi_dimensions="2D").outputs["Color"])[0]
    wide = graph.noise(spot, 0.6, 4.0, 0.6, flat=True)
    dome = graph.math("POWER", graph.remap(gap, 0.0, 0.26), 0.6)
    tone = graph.mix(own, (0.10, 0.088, 0.075), (0.24, 0.205, 0.17))
    tone = graph.mix(graph.remap(gap, 0.02, 0.07, 1.0, 0.0), tone, (0.085, 0.065, 0.045))
    tone = graph.mix(graph.remap(wide, 0.35, 0.7, 0.0, 0.4), tone, (0.09, 0.075, 0.06))
    worn = graph.remap(graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", x), 0.7)), 0.0, 0.7, 0.30, 0.55)
    height = graph.math("MULTIPLY_ADD", own, 0.25, dome)
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": worn, "Specular": 0.45, "Normal": graph.bump(height, 0.9, 0.05)})
    graph.put(surface, shader.outputs[0])
    return item


def facade(x, y0, y1, height, wall, side=1, openings=(), trim=None, plinth=None, depth=0.38):
    """A wall with real openings: (middle along Y, foot, width, height, what) with what one of door, shutter, window, lit, dark."""
    k = kit()
    trim = trim or k["stone"]
    holes = [(c - w / 2, c + w / 2, z, z + h, what) for c, z, w, h, what in openings]
    ys = sorted({y0, y1, *[v for h in holes for v in h[:2]]})
    zs = sorted({0.0, height, *[v for h in holes for v in h[2:4]]})
    verts, faces = [], []

    def quad(*points):
        n = len(verts)
        verts.extend(points)
        faces.append((n, n + 1, n + 2, n + 3))
    for a, b in zip(ys, ys[1:]):
        for c, d in zip(zs, zs[1:]):
            if not any(h[0] <= a and b <= h[1] and h[2] <= c and d <= h[3] for h in holes):
                quad((x, a, c), (x, b, c), (x, b, d), (x, a, d))
    back = x - side * depth
    for a, b, c, d, _ in holes:
        quad((x, a, c), (back, a, c), (back, a, d), (x, a, d))
        quad((x, b, c), (back, b, c), (back, b, d), (x, b, d))
        quad((x, a, d), (back, a, d), (back, b, d), (x, b, d))
        quad((x, a, c), (back, a, c), (back, b, c), (x, b, c))
    for y in (y0, y1):
        quad((x, y, 0), (x - side * 7, y, 0), (x - side * 7, y, height), (x, y, height))
    quad((x, y0, height), (x - side * 7, y0, height), (x - side * 7, y1, height), (x, y1, height))
    shapes.mesh("facade", verts, faces, wall, smooth=False)
    for a, b, c, d, what in holes:
        fill(x, back, a, b, c, d, what, side, trim)
    shapes.box("cornice", (x + side * 0.10, (y0 + y1) / 2, height - 0.18), (0.34, y1 - y0, 0.16), trim, 0.03)
    shapes.box("cornice", (x + side * 0.17, (y0 + y1) / 2, height - 0.04), (0.5, y1 - y0 + 0.05, 0.14), trim, 0.03)
    if plinth:
        cuts = [y0] + [v for h in sorted(holes) if h[2] < 0.3 for v in h[:2]] + [y1]
        for a, b in zip(cuts[::2], cuts[1::2]):
            shapes.box("plinth", (x + side * 0.02, (a + b) / 2, plinth / 2), (0.10, b - a, plinth), trim, 0.02)


def fill(x, back, a, b, c, d, what, side, trim):
    """What is in an opening, and the stone frame round it."""
    k = kit()
    w, h, mid = b - a, d - c, (a + b) / 2
    for y in (a - 0.09, b + 0.09):
        shapes.box("jamb", (x + side * 0.025, y, (c + d) / 2 + 0.05), (0.11, 0.18, h + 0.1), trim, 0.012)
    shapes.box("lintel", (x + side * 0.04, mid, d + 0.12), (0.15, w + 0.52, 0.24), trim, 0.015)
    if c > 0.3:
        shapes.box("sill", (x + side * 0.07, mid, c - 0.06), (0.24, w + 0.42, 0.11), trim, 0.015)
    else:
        shapes.box("step", (x + side * 0.20, mid, 0.09), (0.62, w + 0.3, 0.18), trim, 0.03)
    inner = back + side * 0.05
    if what in ("lit", "dark", "window"):
        pane = k["room"] if what == "lit" else k["dark"] if what == "dark" else k["pane"]
        shapes.mesh("pane", [(back, a, c), (back, b, c), (back, b, d), (back, a, d)], [(0, 1, 2, 3)], pane, smooth=False)
        if c > 0.3:  # a turned wooden grille
            n = max(4, int(w / 0.16))
            for i in range(n + 1):
                y = a + w * i / n
                shapes.tube("bar", [(x - side * 0.04, y, c + h * t / 8) for t in range(9)], lambda t: 0.018 + 0.012 * abs(math.sin(t * 12.6)), k["wood"], 6)
            for t in (0.02, 0.5, 0.98):
                shapes.box("cross", (x - side * 0.04, mid, c + h * t), (0.05, w, 0.06), k["wood"])
    else:
        leaves = 2 if w > 0.8 else 1
        for i in range(leaves):
            y = a + w * (i + 0.5) / leaves
            shapes.box("leaf", (inner, y, (c + d) / 2), (0.07, w / leaves - 0.02, h), k["wood"], 0.01)
            for t0, t1 in ((0.04, 0.30), (0.34, 0.64), (0.68, 0.97)) if what == "door" else ((0.03, 0.48), (0.52, 0.97)):
                if what == "shutter":
                    n = int((t1 - t0) * h / 0.075)
                    for j in range(n):
                        shapes.box("slat", (inner + side * 0.055, y, c + h * t0 + (t1 - t0) * h * (j + 0.5) / n), (0.05, w / leaves - 0.16, 0.014), k["wood"], 0, (0, 0.6 * side, 0))
                else:
                    shapes.box("panel", (inner + side * 0.045, y, c + h * (t0 + t1) / 2), (0.05, w / leaves - 0.18, (t1 - t0) * h), k["wood"], 0.02)


def balcony(x, y, z, length, side=1, out=1.05, roof=True, plants=None, seed=0):
    """A wooden balcony with turned balusters, brackets, posts and a small tiled roof."""
    k = kit()
    rng = random.Random(seed)
    shapes.box("floor", (x + side * out / 2, y, z), (out, length, 0.10), k["wood"], 0.015)
    shapes.box("edge", (x + side * out, y, z - 0.05), (0.07, length + 0.04, 0.20), k["wood"], 0.015)
    n = max(2, round(length / 1.1))
    for i in range(n + 1):
        yy = y - length / 2 + 0.06 + (length - 0.12) * i / n
        shapes.tube("bracket", [(x, yy, z - 0.55), (x + side * 0.25, yy, z - 0.42), (x + side * 0.55, yy, z - 0.16), (x + side * out * 0.9, yy, z - 0.06)], 0.045, k["wood"], 6)
        top = 2.35 if roof else 1.02
        shapes.tube("post", [(x + side * (out - 0.05), yy, z + top * t / 10) for t in range(11)], lambda t: 0.042 + (0.012 * math.sin(t * 19) if t > 0.45 else 0), k["wood"], 8)
    lines = [((x + side * (out - 0.05), y - length / 2 + 0.05), (x + side * (out - 0.05), y + length / 2 - 0.05))] + [((x, y + s * (length / 2 - 0.06)), (x + side * (out - 0.05), y + s * (length / 2 - 0.06))) for s in (-1, 1)]
    for (ax, ay), (bx, by) in lines:
        span = math.hypot(bx - ax, by - ay)
        shapes.tube("rail", [(ax, ay, z + 0.98), (bx, by, z + 0.98)], 0.042, k["wood"], 6)
        shapes.tube("rail", [(ax, ay, z + 0.12), (bx, by, z + 0.12)], 0.025, k["wood"], 6)
        m = int(span / 0.15)
        for i in range(1, m):
            t = i / m
            p = (ax + (bx - ax) * t, ay + (by - ay) * t)
            shapes.tube("baluster", [(*p, z + 0.12 + 0.86 * s / 8) for s in range(9)], lambda t: 0.015 + 0.013 * math.sin(math.pi * t) * abs(math.sin(t * 9.4)), k["wood"], 6)
    if roof:
        eaves(x - side * 0.05, y, z + 2.85, length + 0.5, side, out + 0.35, 0.5)
        shapes.tube("plate", [(x + side * (out - 0.05), y - length / 2, z + 2.38), (x + side * (out - 0.05), y + length / 2, z + 2.38)], 0.05, k["wood"], 6)


def eaves(x, y, z, length, side=1, out=0.9, drop=0.4):
    """A sloping roof of barrel tiles, from the wall down and out."""
    k = kit()
    rings = []
    n = int(length / 0.21) * 6
    for i in range(n + 1):
        yy = y - length / 2 + length * i / n
        bulge = 0.055 * abs(math.sin(math.pi * i / 6))
        rings.append([(x + side * out * t, yy, z - drop * t + bulge - 0.02 * (round(t * 12) % 2)) for t in (s / 12 for s in range(13))])
    shapes.loft("tiles", rings, k["tile"], smooth=False)
    shapes.mesh("soffit", [(x, y - length / 2, z - 0.08), (x + side * out, y - length / 2, z - drop - 0.05), (x + side * out, y + length / 2, z - drop - 0.05), (x, y + length / 2, z - 0.08)], [(0, 1, 2, 3)], k["wood"])


def lantern(x, y, z, side=1, lit=True, scale=1.0):
    """An iron lantern on a curled bracket."""
    k = kit()
    s = scale
    c = Vector((x + side * 0.55 * s, y, z))
    arm = [(x, y, z + 0.30 * s), (x + side * 0.2 * s, y, z + 0.42 * s), (x + side * 0.45 * s, y, z + 0.44 * s), (x + side * 0.55 * s, y, z + 0.36 * s), (c.x, y, z + 0.26 * s)]
    shapes.tube("arm", arm, 0.018 * s, k["iron"], 6)
    shapes.tube("brace", [(x, y, z - 0.1 * s), (x + side * 0.12 * s, y, z + 0.12 * s), (x + side * 0.32 * s, y, z + 0.42 * s)], 0.012 * s, k["iron"], 6)

    def square(w, h):
        return [(c.x + w * s * a, c.y + w * s * b, c.z + h * s) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    shapes.loft("cap", [square(0.155, 0.12), square(0.16, 0.14), square(0.06, 0.25), square(0.03, 0.30)], k["iron"], wrap=True, caps=True, smooth=False)
    shapes.loft("base", [square(0.05, -0.27), square(0.09, -0.23), square(0.09, -0.20)], k["iron"], wrap=True, caps=True, smooth=False)
    for a, b in zip(square(0.085, -0.21), square(0.14, 0.12)):
        shapes.tube("edge", [a, b], 0.010 * s, k["iron"], 4)
    shapes.loft("glass", [square(0.078, -0.20), square(0.13, 0.11)], k["flame"] if lit else k["pane"], wrap=True, smooth=False)


def pot(spot, size, bush):
    """A clay pot with a plant (a hidden mesh to copy)."""
    k = kit()
    x, y, z = spot
    rings = [[(x + size * r * math.cos(a), y + size * r * math.sin(a), z + size * h) for a in (6.2832 * q / 20 for q in range(20))] for r, h in ((0.26, 0), (0.36, 0.35), (0.40, 0.62), (0.45, 0.64), (0.45, 0.74), (0.38, 0.74), (0.36, 0.62), (0.0, 0.62))]
    shapes.loft("pot", rings, k["clay"], wrap=True)
    shapes.copy(bush, (x, y, z + size * 0.6), (0, 0, x * 7 + y), size * 0.8)
