"""A flybridge motor yacht: bow towards +X, waterline at z = 0, ready for shapes.group."""
import math

from mathutils import Vector

from . import shapes
from .hulls import Hull
from .materials import hull_paint, plain
from .nodes import material


def lamplight(name, colour, strength, cell=1.7):
    """Lit glass: uneven light as from a room behind; it is seen and mirrored but lights nothing, so that it makes no noise."""
    item, graph, surface = material(name)
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    room = graph.noise(graph.join(graph.math("MULTIPLY", x, 1.0 / cell), graph.math("MULTIPLY", z, 1.4), 0.0), 1.0, 3.0, 0.6)
    power = graph.math("MULTIPLY", graph.remap(room, 0.30, 0.70, 0.35 * strength, 1.2 * strength), graph.math("SUBTRACT", 1.0, graph.indirect()))
    graph.put(surface, graph.add("Emission", {"Color": colour, "Strength": power}).outputs[0])
    item.cycles.sample_as_light = False
    return item


def _paints(lit):
    return dict(
        white=plain("yacht-white", (0.74, 0.75, 0.76), 0.16), dark=plain("yacht-dark", (0.010, 0.012, 0.016), 0.06), grey=plain("yacht-grey", (0.20, 0.21, 0.23), 0.3),
        teak=plain("yacht-teak", (0.30, 0.18, 0.10), 0.6, vary=0.2), metal=plain("yacht-metal", (0.62, 0.62, 0.64), 0.2, 0.9), cushion=plain("yacht-cushion", (0.62, 0.58, 0.52), 0.9),
        warm=lamplight("yacht-warm", (1.0, 0.50, 0.16), lit), soft=lamplight("yacht-soft", (1.0, 0.54, 0.20), lit * 0.7), masthead=lamplight("masthead", (1, 0.95, 0.85), 6),
        hull=hull_paint("yacht-hull", ((-9, (0.012, 0.018, 0.035)), (0.10, (0.012, 0.022, 0.060)), (0.34, (0.72, 0.73, 0.74))), 0.07))


def _hull(hull, p):
    """The hull with its window band, ports, rub rails, decks and the rail round the foredeck."""
    items = hull.shell("hull", p["hull"]) + [hull.cover("aft-deck", p["teak"], 0.0, 0.52, 0.28), hull.cover("foredeck", p["white"], 0.50, 0.985, 0.16, 0.97, 0.12)]
    for side in (1, -1):
        items.append(shapes.tube("cap", hull.line(1.0, 0, 1, side), 0.06, p["white"], 8))
        items.append(shapes.tube("rub-rail", hull.line(0.80, 0.0, 0.985, side, 0.01), 0.045, p["metal"], 8))
        items.append(hull.band("hull-window", lambda s: 0.56 + 0.05 * s, lambda s: 0.72 + 0.01 * s, 0.26, 0.78, p["dark"], side, 0.015, 50, 0.05))
        items.append(hull.band("bow-line", lambda s: 0.875, lambda s: 0.905, 0.58, 0.98, p["grey"], side, 0.012))
        for start, end in ((0.33, 0.39), (0.41, 0.47), (0.55, 0.60), (0.66, 0.695)):
            items.append(hull.band("port", 0.605, 0.675, start, end, p["soft"], side, 0.022, 10, 0.08))
        for t in (0.02, 0.045, 0.07):  # slots of the engine's air
            items.append(hull.band("slot", 0.86, 0.93, t + 0.06, t + 0.075, p["dark"], side, 0.012, 6, 0.0))
    posts = [hull.at(t, 1.0, side) for side, stations in ((1, range(52, 100, 4)), (-1, range(96, 48, -4))) for t in (k / 100 for k in stations)]
    for high, thick in ((0.42, 0.014), (0.80, 0.026)):
        items.append(shapes.tube("bow-rail", [Vector((q.x, q.y * 0.965, q.z + high)) for q in posts], thick, p["metal"], 6))
    items += [shapes.tube("stanchion", [q, Vector((q.x, q.y * 0.965, q.z + 0.80))], 0.018, p["metal"], 5) for q in posts]
    tip = hull.at(1.0, 0.93)
    items.append(shapes.box("anchor", (tip.x + 0.02, 0, tip.z - 0.12), (0.5, 0.30, 0.28), p["metal"], 0.08, (0, 0.5, 0)))
    items.append(shapes.tube("chain", [(tip.x, 0, tip.z - 0.2), (tip.x + 0.5, 0, 1.0), (tip.x + 1.5, 0, -1.0)], 0.028, p["metal"], 5))
    items.append(shapes.box("platform", (hull.at(0, 0.5).x - 0.85, 0, 0.42), (1.9, 5.0, 0.20), p["teak"], 0.06))
    return items


def _cabin(name, stations, base, paint, crown=0.12):
    """A cabin over stations (x, half-width, height)."""
    across = ((1, 0), (0.99, 0.3), (0.94, 0.75), (0.86, 0.96), (0.7, 1.0), (0.0, 1.0))
    loops = []
    for x, w, h in stations:
        half = [Vector((x, w * c, base + h * (v + (crown / max(h, 0.3) * 0.5 if c == 0 else 0)))) for c, v in across]
        loops.append(half + [Vector((q.x, -q.y, q.z)) for q in half[-2::-1]])
    return shapes.loft(name, loops, paint, caps=True)


def _saloon(p):
    items = [_cabin("saloon", ((-6.6, 2.50, 2.3), (-2, 2.55, 2.35), (2.0, 2.45, 2.3), (4.2, 2.25, 1.85), (6.2, 1.9, 1.0), (8.2, 1.35, 0.65), (9.4, 0.9, 0.45)), 2.05, p["white"])]
    for s in (-1, 1):
        rows = [[Vector((x, s * (2.53 * f - 0.10 * j), 2.1 + z0 + (z1 - z0) * j)) for j in (0, 0.5, 1)]
                for x, f, z0, z1 in ((-6.2, 1.0, 0.75, 1.80), (-3, 1.012, 0.72, 1.84), (0, 1.005, 0.72, 1.84), (2.2, 0.975, 0.76, 1.74), (3.9, 0.925, 0.86, 1.42), (5.2, 0.865, 0.96, 1.08))]
        items.append(shapes.loft("saloon-window", rows, p["warm"]))
        for x in (-4.3, -2.3, -0.3, 1.6):
            items.append(shapes.box("mullion", (x, s * 2.52, 3.40), (0.13, 0.08, 1.14), p["dark"], 0.01, (0.10 * s, 0, 0)))
        items.append(shapes.box("shade", (-1.2, s * 2.50, 3.99), (10.2, 0.06, 0.18), p["dark"], 0.02))
    items.append(shapes.mesh("windscreen", [(4.05, -1.98, 3.92), (6.1, -1.66, 3.10), (6.25, 0, 3.16), (6.1, 1.66, 3.10), (4.05, 1.98, 3.92), (4.2, 0, 4.06)], [(0, 1, 2, 5), (5, 2, 3, 4)], p["dark"]))
    items.append(shapes.box("sunpad", (8.0, 0, 2.80), (2.0, 1.9, 0.22), p["cushion"], 0.1, (0, 0.16, 0)))
    return items


def _flybridge(p):
    """The upper deck with its seats, the arch, the hard top and what stands on it."""
    section = ((1, 0), (1.0, 0.12), (0.94, 0.62), (0.90, 0.62), (0.90, 0.2), (0, 0.2), (-0.90, 0.2), (-0.90, 0.62), (-0.94, 0.62), (-1, 0.12), (-1, 0), (0, -0.08))
    stations = ((-10.4, 2.3, 4.28), (-9.8, 2.62, 4.28), (-4, 2.75, 4.28), (1.0, 2.6, 4.30), (2.8, 2.2, 4.34), (3.8, 1.5, 4.38))
    items = [shapes.loft("fly", [[Vector((x, w * c, z + v)) for c, v in section] for x, w, z in stations], p["white"], wrap=True, caps=True)]
    items.append(shapes.box("strip", (-8.2, 0, 4.20), (3.6, 4.2, 0.03), p["warm"]))
    items.append(shapes.box("fly-screen", (2.6, 0, 5.20), (0.05, 3.2, 0.60), p["dark"], 0.02, (0, -0.7, 0)))
    for x, y, w, d in ((-3.6, -1.3, 2.6, 0.9), (-3.6, 1.3, 2.6, 0.9), (-7.8, 0, 1.2, 3.0), (0.2, 0.8, 1.0, 1.2)):
        items.append(shapes.box("seat", (x, y, 4.75), (w, d, 0.5), p["cushion"], 0.12))
    for s in (-1, 1):
        items.append(shapes.loft("arch", [[(x + dx, s * yy, z) for dx in (0, 0.9)] for x, yy, z in ((-7.0, 2.4, 4.8), (-6.4, 2.2, 5.9), (-5.6, 1.9, 6.75))], p["white"]))
        items.append(shapes.tube("strut", [(0.9, s * 2.1, 4.9), (-0.1, s * 1.9, 6.75)], 0.05, p["white"], 8))
        items.append(shapes.tube("fly-rail", [(-10.1, s * 2.30, 5.35), (-8.6, s * 2.50, 5.35), (-6.9, s * 2.45, 5.35)], 0.025, p["metal"], 6))
        items.append(shapes.ball("dome", (-5.4, s * 0.9, 7.25), 0.38, p["white"], 14))
    items.append(shapes.box("hardtop", (-3.3, 0, 6.82), (7.8, 4.3, 0.16), p["white"], 0.08))
    items.append(shapes.box("top-light", (-3.3, 0, 6.72), (5.6, 2.8, 0.02), p["soft"]))
    items.append(shapes.box("radar", (-4.5, 0, 7.55), (0.25, 1.4, 0.12), p["white"], 0.05))
    items.append(shapes.tube("mast", [(-4.6, 0, 6.9), (-4.9, 0, 8.6)], lambda t: 0.10 - 0.06 * t, p["white"], 8))
    items.append(shapes.ball("masthead", (-4.92, 0, 8.68), 0.07, p["masthead"], 10))
    return items


def _aft(p):
    """The aft deck under the overhang: lit doors, a sofa, a table."""
    items = [shapes.box("doors", (-6.66, 0, 3.05), (0.05, 3.9, 1.75), p["warm"]), shapes.box("sofa", (-11.2, 0, 2.25), (0.9, 3.6, 0.75), p["cushion"], 0.15), shapes.box("table", (-9.4, 0, 2.55), (1.2, 2.2, 0.07), p["teak"], 0.03)]
    items += [shapes.box("door-frame", (-6.70, y, 3.05), (0.05, 0.07, 1.8), p["dark"]) for y in (-1.3, 0, 1.3)]
    items += [shapes.tube("aft-post", [(-10.0, s * 2.35, 2.0), (-9.8, s * 2.45, 4.3)], 0.06, p["white"], 8) for s in (-1, 1)]
    return items


def motor_yacht(lit=0.8):
    """A white yacht of 26 metres with warm light in its windows."""
    hull = Hull(26.0, 6.5, 2.15, -1.1, spring=1.15, rake=2.4, full=0.42, fine=0.60, hollow=1.9)
    paints = _paints(lit)
    return _hull(hull, paints) + _saloon(paints) + _flybridge(paints) + _aft(paints)
