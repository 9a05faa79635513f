"""Big ships: bow towards +X, waterline at z = 0, ready for shapes.group."""
import math

from . import shapes
from .hulls import Hull
from .materials import haze, plain
from .nodes import material

WHITE = (0.80, 0.81, 0.80)


def _decks(name, air, pitch=2.75, cell=3.0, warm=0.0):
    """The side of a passenger ship: rows of balconies with dark doors, pale dividers and glass rails."""
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    row = graph.math("FRACT", graph.math("DIVIDE", z, pitch))
    column = graph.math("FRACT", graph.math("DIVIDE", x, cell))
    cabin = graph.add("TexWhiteNoise", {"Vector": graph.join(graph.math("FLOOR", graph.math("DIVIDE", x, cell)), graph.math("FLOOR", graph.math("DIVIDE", z, pitch)), 0.0)}).outputs["Value"]
    door = graph.math("MULTIPLY", graph.math("MULTIPLY", graph.math("GREATER_THAN", row, 0.14), graph.math("LESS_THAN", row, 0.86)), graph.math("GREATER_THAN", column, 0.10))
    rails = graph.math("MULTIPLY", door, graph.math("LESS_THAN", row, 0.48))
    inside = graph.mix(cabin, (0.05, 0.06, 0.07), (0.20, 0.19, 0.17))
    side = graph.math("GREATER_THAN", graph.math("ABSOLUTE", graph.split(graph.add("NewGeometry").outputs["Normal"])[2]), 0.5)
    tone = graph.mix(door, WHITE, inside)
    tone = graph.mix(graph.math("MULTIPLY", rails, 0.75), tone, (0.20, 0.30, 0.34))
    tone = graph.mix(side, tone, (0.62, 0.63, 0.62))
    out = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": graph.mix(rails, 0.5, 0.15)}).outputs[0]
    if warm:
        lit = graph.math("MULTIPLY", graph.math("MULTIPLY", door, graph.math("GREATER_THAN", cabin, 0.45)), warm)
        out = graph.add("AddShader", {0: out, 1: graph.add("Emission", {"Color": (1.0, 0.62, 0.28), "Strength": lit}).outputs[0]}).outputs[0]
    graph.put(surface, haze(graph, out, *air) if air else out)
    return item


PITCH, CELL, FLOORS = 2.85, 3.2, 6
AFT, FORE = -134.0, 92.0  # where the decks with cabins begin and end
FLOOR = 19.4  # height of the lowest of them


def _block(name, x0, x1, z0, z1, wide, paint, nose=0.0, tail=0.0):
    """A storey with a rounded front; nose and tail slope its ends."""
    rings = []
    for z, lift in ((z0, 0), (z1, 1)):
        front = [(x1 - nose * lift + 9.0 * math.cos(a), wide * math.sin(a), z) for a in (math.radians(-90 + 15 * k) for k in range(13))]
        rings.append([(x0 + tail * lift, -wide, z), *front, (x0 + tail * lift, wide, z)])
    return shapes.loft(name, rings, paint, wrap=True, caps=True, smooth=False)


def _plates(name, boxes, paint):
    """Many boxes as one mesh: (centre, size) pairs."""
    verts, faces = [], []
    for centre, size in boxes:
        n = len(verts)
        verts += [tuple(c + k * s / 2 for c, k, s in zip(centre, (a, b, d), size)) for a in (-1, 1) for b in (-1, 1) for d in (-1, 1)]
        faces += [tuple(n + k for k in face) for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    return shapes.mesh(name, verts, faces, paint, smooth=False)


def _balconies(p):
    """Real balconies: floors that stick out, walls between neighbours, glass rails, cabins in the shade behind."""
    items, walls, rails = [], [], []
    for k in range(FLOORS + 1):
        z, end = FLOOR + PITCH * k, FORE - 1.6 * k
        items.append(_block("floor", AFT + 1.2 * k, end, z - 0.45, z, 17.2, p["white"]))
        if k == FLOORS:
            break
        items.append(_block("front-glass", AFT + 6, end - 1.6, z + 0.9, z + 2.0, 15.7, p["glass"]))
        for side in (-1, 1):
            rails.append((((AFT + end) / 2, side * 17.1, z + 0.5), (end - AFT - 2, 0.12, 0.95)))
            for i in range(int((end - AFT - 6) / CELL)):
                walls.append(((AFT + 4 + CELL * i, side * 16.3, z + PITCH / 2), (0.28, 1.7, PITCH)))
    items.append(_block("cabins", AFT + 3, FORE - 6, FLOOR - 0.4, FLOOR + PITCH * FLOORS, 15.5, p["cabins"], 9.0, 7.0))
    return items + [_plates("between", walls, p["white"]), _plates("rails", rails, p["pane"])]


def _boats(p):
    """Lifeboats in their recess under the balconies."""
    items = [_block("promenade", AFT, FORE, 15.2, 19.0, 15.4, p["dark"])]
    for i in range(9):
        x = AFT + 26 + i * 21.5
        for s in (-1, 1):
            items.append(shapes.ball("boat", (x, s * 17.0, 17.7), 1.0, p["orange"], 16, (5.6, 1.8, 1.35)))
            items.append(shapes.ball("boat-hull", (x, s * 17.1, 16.9), 1.0, p["white"], 16, (5.5, 1.85, 1.2)))
            items += [shapes.tube("davit", [(x + d, s * 15.6, 15.8), (x + d, s * 17.6, 19.2)], 0.25, p["white"], 5) for d in (-6.0, 6.0)]
    return items


def _top(p):
    """The bridge, the open decks, the funnel and the masts."""
    high = FLOOR + PITCH * FLOORS
    items = [_block("bridge", FORE - 26, FORE - 8, high - 0.2, high + 3.0, 16.6, p["white"], 1.5), _block("bridge-glass", FORE - 24, FORE - 7.6, high + 0.9, high + 2.2, 16.75, p["glass"], 1.0)]
    for s in (-1, 1):
        items.append(shapes.box("bridge-wing", (FORE - 10, s * 18.6, high + 1.4), (6, 4.2, 2.9), p["white"], 0.4))
        items.append(shapes.box("wing-glass", (FORE - 10, s * 18.8, high + 1.7), (6.2, 4.0, 1.0), p["glass"], 0.2))
    items += [_block("lido", AFT + 16, FORE - 34, high, high + 3.2, 14.8, p["glass"], 2.0, 2.0), _block("lido-deck", AFT + 14, FORE - 30, high + 3.2, high + 3.9, 16.4, p["white"], 0, 0),
              _block("house", AFT + 44, FORE - 66, high + 3.9, high + 7.2, 10.5, p["white"], 3.0, 3.0), _block("observatory", FORE - 66, FORE - 46, high + 3.9, high + 8.6, 9.5, p["glass"], 4.0, 2.0),
              _block("roof", FORE - 65, FORE - 49, high + 8.4, high + 9.2, 10.0, p["white"])]
    fx = AFT + 54
    rings = [[(fx + t + 10 * s * math.cos(c), 5.6 * s * math.sin(c), high + z) for c in (6.2832 * q / 28 for q in range(28))] for z, s, t in ((6, 1.0, 0), (14, 0.92, -2.5), (19, 0.80, -5.0), (19.2, 0.6, -5.0))]
    items.append(shapes.loft("funnel", rings, p["navy"], wrap=True, caps=True))
    items.append(shapes.box("funnel-band", (fx - 3.2, 0, high + 14.6), (19.2, 10.9, 1.3), p["gold"], 0.8))
    mx = FORE - 40
    items += [shapes.tube("mast", [(mx, 0, high + 4), (mx - 2.5, 0, high + 17)], lambda t: 1.1 - 0.7 * t, p["white"], 8), shapes.box("radar", (mx - 2, 0, high + 13.5), (1, 6, 0.5), p["white"], 0.1)]
    items += [shapes.ball("dome", (AFT + 84, y, high + 9.2), 2.4, p["white"], 18) for y in (-5, 5)]
    items.append(_plates("top-rail", [((AFT + 20 + 4 * i, s * 16.2, high + 4.5), (0.15, 0.15, 1.2)) for i in range(45) for s in (-1, 1)] + [((AFT + 108, s * 16.2, high + 5.1), (178, 0.15, 0.15)) for s in (-1, 1)], p["white"]))
    return items


def cruise_ship(air=None):
    """A cruise ship of 290 metres: a dark flared hull, lifeboats, six floors of balconies, a bridge with wings, a funnel."""
    p = dict(white=plain("ship-white", WHITE, 0.4, air=air), navy=plain("ship-hull", (0.010, 0.030, 0.085), 0.55, 0.0, 0.3, air=air), gold=plain("ship-gold", (0.62, 0.42, 0.14), 0.4, air=air),
             glass=plain("ship-glass", (0.02, 0.035, 0.045), 0.08, air=air), pane=plain("ship-pane", (0.34, 0.43, 0.47), 0.15, air=air), orange=plain("ship-orange", (0.75, 0.20, 0.03), 0.5, air=air),
             dark=plain("ship-dark", (0.16, 0.17, 0.18), 0.6, air=air), cabins=_decks("ship-decks", air, PITCH, CELL))
    hull = Hull(290.0, 34.0, 16.0, -3.0, spring=5.0, rake=15.0, full=0.52, fine=0.80, hollow=2.4, stern=0.96)
    items = hull.shell("hull", p["navy"]) + [hull.cover("deck", p["dark"], 0.0, 0.985, 0.6, 0.97)]
    for side in (1, -1):
        items += [hull.band("white-edge", 0.93, 1.0, 0.0, 0.998, p["white"], side, 0.06, 90, 0.0), hull.band("stripe", 0.86, 0.885, 0.0, 0.99, p["gold"], side, 0.08, 90, 0.0)]
        for u, first in ((0.40, 6), (0.58, 5)):  # portholes
            items += [hull.band("port", u, u + 0.075, t, t + 0.005, p["glass"], side, 0.10, 4, 0.3) for t in (k / 100 for k in range(first, 88))]
        items.append(hull.band("water-edge", 0.157, 0.185, 0.0, 0.985, p["gold"], side, 0.05, 90, 0.0))
    items.append(shapes.tube("foremast", [(128, 0, 20), (127, 0, 31)], 0.45, p["white"], 6))
    return items + _boats(p) + _balconies(p) + _top(p)
