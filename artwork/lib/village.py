"""Stone houses and a church, with lit windows."""
import math

from . import shapes
from .materials import glow, plain
from .nodes import material

_kit = {}


def kit():
    """The materials that all buildings share."""
    if not _kit:
        _kit.update(stone=masonry(), tile=plain("tile", (0.20, 0.075, 0.04), 0.85, vary=0.4, bump=0.6, scale=2.5), wood=plain("beam", (0.06, 0.035, 0.02), 0.7),
                    lit=glow("window", (1.0, 0.52, 0.17), 1.4), dim=glow("dim-window", (1.0, 0.46, 0.14), 0.5), dark=plain("dark-window", (0.012, 0.012, 0.014), 0.2))
    return _kit


def masonry():
    """Coral stone in uneven courses."""
    item, graph, surface = material("masonry")
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    flat = graph.join(graph.math("ADD", x, y), graph.math("MULTIPLY", z, 1.7), 0.0)
    blocks = graph.add("TexVoronoi", {"Vector": graph.warp(flat, 1.0, 0.25), "Scale": 1.3}, voronoi_dimensions="2D")
    joints = graph.remap(graph.voronoi(graph.warp(flat, 1.0, 0.25), 1.3, "DISTANCE_TO_EDGE"), 0.0, 0.09, 1.0, 0.0)
    stain = graph.noise(spot, 0.35, 6.0, 0.65)
    tone = graph.mix(graph.split(blocks.outputs["Color"])[0], (0.36, 0.29, 0.20), (0.56, 0.47, 0.34))
    tone = graph.mix(graph.remap(stain, 0.35, 0.65, 0.0, 0.55), tone, (0.12, 0.10, 0.08))
    tone = graph.mix(graph.math("MULTIPLY", joints, 0.6), tone, (0.11, 0.09, 0.07))
    shader = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(joints, -0.5, 0.08)}).outputs[0]
    graph.put(surface, shader)
    return item


def opening(x, y, z, width, height, pane, facing="y", arch=True):
    """A window on a wall: pane slightly proud of the wall, stone sill and a cross bar."""
    rim = []
    for k in range(13):
        a = math.pi * k / 12
        rim.append((width / 2 * math.cos(a), height / 2 + (width / 2 * math.sin(a) if arch else 0)))
    rim += [(-width / 2, -height / 2), (width / 2, -height / 2)]
    place = (lambda u, v, o: (x + u, y - o, z + v)) if facing == "y" else (lambda u, v, o: (x - o, y + u, z + v))
    items = [shapes.mesh("pane", [place(u, v, 0.03) for u, v in rim], [tuple(range(len(rim)))], pane, smooth=False)]
    items.append(shapes.tube("frame", [place(u, v, 0.06) for u, v in rim + rim[:1]], 0.10, kit()["stone"], 6))
    items.append(shapes.tube("bar", [place(0, -height / 2, 0.06), place(0, height / 2 + (width / 2 if arch else 0), 0.06)], 0.035, kit()["wood"], 5))
    return items


def roof(x, y, z, w, d, rise, along="x", over=0.5):
    """A gable roof of tiles over a w by d house whose walls end at z."""
    if along == "x":
        ring = [(-w / 2 - over, (-d / 2 - over, 0, d / 2 + over)), (w / 2 + over, (-d / 2 - over, 0, d / 2 + over))]
        verts = [(x + a, y + b, z + h) for a, bs in ring for b, h in zip(bs, (-0.25, rise, -0.25))]
    else:
        ring = [(-d / 2 - over, (-w / 2 - over, 0, w / 2 + over)), (d / 2 + over, (-w / 2 - over, 0, w / 2 + over))]
        verts = [(x + b, y + a, z + h) for a, bs in ring for b, h in zip(bs, (-0.25, rise, -0.25))]
    item = shapes.mesh("roof", verts, [(0, 1, 4, 3), (1, 2, 5, 4)], kit()["tile"], smooth=False)
    solid = item.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.28
    gable = [(v[0], v[1], v[2]) for v in verts]
    shapes.mesh("gable", gable, [(0, 1, 2), (3, 4, 5)], kit()["stone"], smooth=False)


def house(x, y, z, w, d, h, rise=1.6, along="x", lit=(1, 0, 1), floors=2):
    """A house; the fronts towards -Y and -X have windows, lit by the pattern."""
    k = kit()
    shapes.box("house", (x, y, z + h / 2 - 2), (w, d, h + 4), k["stone"])
    roof(x, y, z + h, w, d, rise, along)
    n = 0
    for floor in range(floors):
        level = z + 1.5 + floor * 2.9
        for side, length in (("y", w), ("x", d)):
            count = max(1, int(length / 2.8))
            for i in range(count):
                at = (i + 0.5) / count * length - length / 2
                pane = k["lit"] if lit[n % len(lit)] == 1 else k["dim"] if lit[n % len(lit)] == 2 else k["dark"]
                n += 1
                if side == "y":
                    opening(x + at, y - d / 2, level, 0.95, 1.3, pane)
                else:
                    opening(x - w / 2, y + at, level, 0.95, 1.3, pane, "x")


def church(x, y, z):
    """A small church: nave, round window, a portal and a bell tower."""
    k = kit()
    shapes.box("nave", (x, y + 11, z + 2.5), (9.5, 22, 13), k["stone"])
    roof(x, y + 11, z + 9, 9.5, 22, 3.4, "y", 0.35)
    opening(x, y, z + 1.9, 2.2, 2.6, k["lit"])
    ring = [(x + 0.95 * math.cos(a), y - 0.05, z + 7.2 + 0.95 * math.sin(a)) for a in (2 * math.pi * i / 24 for i in range(25))]
    shapes.mesh("rose", ring[:-1], [tuple(range(24))], k["lit"], smooth=False)
    shapes.tube("rose-frame", ring, 0.14, k["stone"], 6)
    for i in range(4):
        opening(x - 4.75, y + 4 + 5 * i, z + 4.6, 1.1, 2.4, k["lit"], "x")
        shapes.box("buttress", (x - 5.0, y + 1.5 + 5 * i, z + 2.5), (0.9, 0.9, 9), k["stone"], 0.05)
    tx, ty = x - 6.6, y + 2.4
    shapes.box("tower", (tx, ty, z + 6), (4.8, 4.8, 18), k["stone"])
    shapes.box("cornice", (tx, ty, z + 11.2), (5.3, 5.3, 0.4), k["stone"], 0.05)
    shapes.box("cornice", (tx, ty, z + 15.0), (5.4, 5.4, 0.5), k["stone"], 0.05)
    for facing, spot in (("y", (tx, ty - 2.4)), ("x", (tx - 2.4, ty))):
        for shift in (-1.0, 1.0):
            place = (spot[0] + shift, spot[1]) if facing == "y" else (spot[0], spot[1] + shift)
            opening(*place, z + 12.6, 1.05, 1.7, k["lit"], facing)
        opening(*spot, z + 7.0, 0.9, 1.5, k["dim"], facing)
    tip = [(tx + a * 2.9, ty + b * 2.9, z + 15.2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(tx, ty, z + 18.4)]
    shapes.mesh("spire", tip, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], k["tile"], smooth=False)
    shapes.box("cross", (tx, ty, z + 19.2), (0.12, 0.12, 1.8), k["wood"])
    shapes.box("cross", (tx, ty, z + 19.5), (0.9, 0.12, 0.12), k["wood"])
