"""Big ships and yachts: bow towards +X, waterline at z = 0, ready for shapes.group."""
import math

from mathutils import Vector

from . import shapes
from .boats import deck, rail, section, shell
from .materials import haze, hull_paint, plain
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


def cruise_ship(length=290.0, beam=34.0, air=None):
    """A white cruise ship: hull, balcony decks, lifeboats, bridge, funnel, masts."""
    k = length / 290.0
    white = plain("ship-white", WHITE, 0.35, air=air)
    hull = plain("ship-hull", (0.012, 0.032, 0.080), 0.6, 0.0, 0.15, air=air)
    blue = plain("ship-blue", (0.55, 0.42, 0.20), 0.35, air=air)
    glass = plain("ship-glass", (0.02, 0.035, 0.045), 0.08, air=air)
    orange = plain("ship-orange", (0.75, 0.20, 0.03), 0.5, air=air)
    dark = plain("ship-dark", (0.05, 0.055, 0.06), 0.5, air=air)
    cabins = _decks("ship-decks", air)
    rings = section(length, beam, -2.0, 16.0, 0.34, 9.0, 0.92, 0.16, stations=60, spring=5.0)
    items = shell("hull", rings, hull) + [deck("deck", rings, white, 0.2)]
    for side in (0, -1):
        line = [ring[side] + Vector((0, 0, -2.4)) for ring in rings]
        items.append(shapes.tube("stripe", line, 0.5, blue, 6))
    for z in (5.2, 8.2):  # portholes
        for i in range(3, 56):
            a = rings[i][1]
            for s in (-1, 1):
                items.append(shapes.box("port", (a.x, s * (abs(a.y) * (0.90 + 0.035 * z / 3)), z), (1.3, 0.5, 1.0), glass, 0.3)) if i < 46 else None

    def block(x0, x1, z0, z1, wide, paint, nose=0.0, tail=0.0):
        def half(z, lift):
            return [(x0 + tail * lift, -wide, z), (x1 - nose * lift, -wide, z), (x1 + 3.0 * k - nose * lift, -wide * 0.72, z), (x1 + 4.5 * k - nose * lift, 0, z), (x1 + 3.0 * k - nose * lift, wide * 0.72, z), (x1 - nose * lift, wide, z), (x0 + tail * lift, wide, z)]
        items.append(shapes.loft("block", [half(z0, 0), half(z1, 1)], paint, wrap=True, caps=True, smooth=False))
    a, b = -138 * k, 98 * k
    block(a, b, 15.5, 19.3, 16.9, white, 1.0)
    for i in range(8):  # lifeboats in their recess
        x = a + 30 * k + i * 21 * k
        for s in (-1, 1):
            items.append(shapes.ball("boat", (x, s * 17.2, 17.6), 1.0, orange, 14, (5.4, 1.7, 1.35)))
            items.append(shapes.ball("boat-hull", (x, s * 17.3, 16.9), 1.0, white, 14, (5.3, 1.75, 1.1)))
            for d in (-5.8, 5.8):
                items.append(shapes.tube("davit", [(x + d, s * 16.5, 16), (x + d, s * 17.6, 19.2)], 0.22, white, 5))
    block(a + 3, b - 4 * k, 19.25, 35.75, 16.6, cabins, 7.0 * k, 6.0)
    block(b - 30 * k, b - 10 * k, 29.6, 31.6, 17.9, glass, 0.0)
    block(b - 40 * k, b - 10 * k, 31.6, 36.0, 17.4, white, 3.0)
    block(a + 14, b - 24 * k, 35.7, 38.6, 15.4, glass, 2.0, 2.0)
    block(a + 12, b - 22 * k, 38.5, 39.3, 16.2, white, 0)
    block(a + 40 * k, b - 50 * k, 39.2, 42.6, 11.0, white, 3.0, 3.0)
    block(b - 62 * k, b - 36 * k, 39.2, 44.4, 9.0, glass, 4.0, 2.0)
    fx = a + 58 * k
    funnel = [[(fx - 9 * s + t + 11 * (1 - s) * 0 + (8.5 * s) * math.cos(c), 5.2 * s * math.sin(c), z) for c in (6.2832 * q / 24 for q in range(24))] for z, s, t in ((41, 1.0, 0), (49, 0.92, -2.0), (54, 0.82, -4.5), (54.2, 0.6, -4.5))]
    items.append(shapes.loft("funnel", funnel, hull, wrap=True, caps=True))
    items.append(shapes.box("wing", (fx - 12, 0, 50.5), (9, 20, 0.7), white, 0.2))
    mx = b - 34 * k
    items.append(shapes.tube("mast", [(mx, 0, 42), (mx - 2.5, 0, 54)], lambda t: 1.1 - 0.7 * t, white, 8))
    items.append(shapes.box("radar", (mx - 2, 0, 50.5), (1, 6, 0.5), white, 0.1))
    items.append(shapes.ball("dome", (mx - 9, 3, 46.4), 2.2, white, 16))
    items.append(shapes.ball("dome", (mx - 9, -4, 46.4), 2.2, white, 16))
    items.append(shapes.tube("foremast", [(b + 24 * k, 0, 19), (b + 23 * k, 0, 27)], 0.4, white, 6))
    for i in range(26):
        x = a + 24 + i * (b - a - 60) / 26
        for s in (-1, 1):
            items.append(shapes.box("davit-post", (x, s * 15.2, 40.1), (0.25, 0.25, 1.6), dark))
    return items


def lamplight(name, colour, strength, cell=1.7):
    """Lit glass: uneven light as from a room behind; it is seen and mirrored but lights nothing, so that it makes no noise."""
    item, graph, surface = material(name)
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    room = graph.noise(graph.join(graph.math("MULTIPLY", x, 1.0 / cell), graph.math("MULTIPLY", z, 1.4), 0.0), 1.0, 3.0, 0.6)
    power = graph.math("MULTIPLY", graph.remap(room, 0.30, 0.70, 0.35 * strength, 1.2 * strength), graph.math("SUBTRACT", 1.0, graph.indirect()))
    graph.put(surface, graph.add("Emission", {"Color": colour, "Strength": power}).outputs[0])
    item.cycles.sample_as_light = False
    return item


def motor_yacht(length=26.0, lit=1.9):
    """A dark-hulled flybridge motor yacht with warm light in its windows."""
    k = length / 26.0
    white = plain("yacht-white", (0.74, 0.75, 0.76), 0.14)
    dark = plain("yacht-dark", (0.010, 0.012, 0.016), 0.08)
    teak = plain("yacht-teak", (0.30, 0.18, 0.10), 0.6, vary=0.2)
    metal = plain("yacht-metal", (0.6, 0.6, 0.62), 0.22, 0.9)
    warm = lamplight("yacht-warm", (1.0, 0.50, 0.16), lit)
    soft = lamplight("yacht-soft", (1.0, 0.56, 0.22), lit * 0.6)
    cushion = plain("yacht-cushion", (0.62, 0.58, 0.52), 0.9)
    rings = section(length, 6.3 * k, -1.0, 2.05, 0.60, 2.6, 0.90, 0.42, stations=70, spring=1.15)
    navy = hull_paint("yacht-hull", ((-9, (0.10, 0.015, 0.012)), (0.06, (0.60, 0.60, 0.58)), (0.22, (0.006, 0.012, 0.026))), 0.06)
    items = shell("hull", rings, navy) + rail("rail", rings, metal, 0.045) + [deck("deck", rings, teak, 0.30, 0.95, 0, 30, 0.0), deck("foredeck", rings, white, 0.05, 0.97, 30, None, 0.22)]
    for s in (-1, 1):  # a long dark window in the hull, ports with light behind
        band = []
        for i in range(26, 52):
            p = rings[i][2 if s < 0 else -3]
            t = (i - 26) / 25
            low = 0.18 + 0.35 * (1 - math.sin(math.pi * min(1, t * 1.1 + 0.05)) ** 0.4)
            band.append([Vector((p.x, p.y * 1.008 + 0.02 * s, p.z - 0.42 + low * 0.5)), Vector((p.x, p.y * 1.015 + 0.025 * s, p.z - 0.02))])
        items.append(shapes.loft("hull-window", band, dark))
        for i in (30, 34, 41, 45):
            p = rings[i][2 if s < 0 else -3]
            items.append(shapes.box("port", (p.x, p.y * 1.014 + 0.03 * s, p.z - 0.16), (0.85, 0.03, 0.20), soft, 0.01))

    def house(name, stations, paint, base, crown=0.12):
        """A cabin: stations (x, half-width, height)."""
        loops = []
        for x, w, h in stations:
            loops.append([Vector((x * k, w * c, base + h * v)) for c, v in ((1, 0), (0.99, 0.3), (0.94, 0.75), (0.86, 0.96), (0.7, 1.0), (0.0, 1.0 + crown / max(h, 0.3) * 0.5), (-0.7, 1.0), (-0.86, 0.96), (-0.94, 0.75), (-0.99, 0.3), (-1, 0))])
        items.append(shapes.loft(name, loops, paint, caps=True))
    house("saloon", ((-6.6, 2.55, 2.2), (-2, 2.6, 2.25), (2.0, 2.5, 2.2), (4.2, 2.3, 1.7), (6.2, 1.95, 0.75), (7.6, 1.5, 0.15)), white, 2.1)
    for s in (-1, 1):
        y = 2.56
        rows = [[Vector((x * k, s * (y * f - 0.10 * j), 2.1 + z0 + (z1 - z0) * j)) for j in (0, 0.5, 1)] for x, f, z0, z1 in ((-6.2, 1.0, 0.75, 1.75), (-3, 1.012, 0.72, 1.78), (0, 1.005, 0.72, 1.78), (2.2, 0.975, 0.74, 1.68), (3.8, 0.93, 0.80, 1.36), (4.7, 0.90, 0.86, 1.0))]
        items.append(shapes.loft("saloon-window", rows, warm))
        for x in (-4.3, -2.3, -0.3, 1.6):
            items.append(shapes.box("mullion", (x * k, s * (y - 0.02), 3.38), (0.14, 0.08, 1.12), dark, 0.01, (0.10 * s, 0, 0)))
        items.append(shapes.box("shade", (-1.2 * k, s * (y + 0.02), 3.95), (10.2 * k, 0.06, 0.20), dark, 0.02))
    items.append(shapes.mesh("windscreen", [(4.3 * k, -1.95, 3.72), (6.1 * k, -1.65, 2.86), (6.1 * k, 1.65, 2.86), (4.3 * k, 1.95, 3.72)], [(0, 1, 2, 3)], dark))
    # The flybridge over the saloon and the aft deck
    fly = [[Vector((x * k, w * c, z + v)) for c, v in ((1, 0), (1.0, 0.12), (0.94, 0.62), (0.90, 0.62), (0.90, 0.2), (0, 0.2), (-0.90, 0.2), (-0.90, 0.62), (-0.94, 0.62), (-1, 0.12), (-1, 0), (0, -0.08))]
           for x, w, z in ((-10.4, 2.3, 4.28), (-9.8, 2.62, 4.28), (-4, 2.75, 4.28), (1.0, 2.6, 4.30), (2.6, 2.2, 4.34), (3.4, 1.5, 4.38))]
    items.append(shapes.loft("fly", fly, white, wrap=True, caps=True))
    items.append(shapes.box("strip", (-8.2 * k, 0, 4.20), (3.6 * k, 4.2, 0.03), warm))
    items.append(shapes.box("fly-screen", (2.2 * k, 0, 5.15), (0.05, 3.2, 0.55), dark, 0.02, (0, -0.7, 0)))
    for x, y, w, d in ((-3.6, -1.3, 2.6, 0.9), (-3.6, 1.3, 2.6, 0.9), (-7.8, 0, 1.2, 3.0), (0.2, 0.8, 1.0, 1.2)):
        items.append(shapes.box("seat", (x * k, y, 4.75), (w, d, 0.5), cushion, 0.12))
    for s in (-1, 1):
        items.append(shapes.loft("arch", [[(x * k + dx, s * yy, z) for dx in (0, 0.9)] for x, yy, z in ((-7.0, 2.4, 4.8), (-6.4, 2.2, 5.9), (-5.6, 1.9, 6.75))], white))
        items.append(shapes.tube("strut", [(0.3 * k, s * 2.1, 4.9), (-0.4 * k, s * 1.9, 6.75)], 0.05, white, 8))
    items.append(shapes.box("hardtop", (-3.4 * k, 0, 6.82), (7.6 * k, 4.2, 0.16), white, 0.08))
    items.append(shapes.box("top-light", (-3.4 * k, 0, 6.72), (5.6 * k, 2.8, 0.02), soft))
    items.append(shapes.box("radar", (-4.5 * k, 0, 7.55), (0.25, 1.4, 0.12), white, 0.05))
    items.append(shapes.tube("mast", [(-4.6 * k, 0, 6.9), (-4.9 * k, 0, 8.6)], lambda t: 0.10 - 0.06 * t, white, 8))
    items.append(shapes.ball("dome", (-5.6 * k, 0.9, 7.25), 0.38, white, 14))
    items.append(shapes.ball("masthead", (-4.92 * k, 0, 8.68), 0.07, lamplight("masthead", (1, 0.95, 0.85), 6), 10))
    # The aft deck under the overhang: doors with light, a table, steps, the bathing platform
    items.append(shapes.box("doors", (-6.66 * k, 0, 3.05), (0.05, 3.9, 1.75), warm))
    for y in (-1.3, 0, 1.3):
        items.append(shapes.box("door-frame", (-6.70 * k, y, 3.05), (0.05, 0.07, 1.8), dark))
    items.append(shapes.box("sofa", (-11.2 * k, 0, 2.25), (0.9, 3.6, 0.75), cushion, 0.15))
    items.append(shapes.box("table", (-9.4 * k, 0, 2.55), (1.2, 2.2, 0.07), teak, 0.03))
    for s in (-1, 1):
        items.append(shapes.tube("aft-post", [(-10.0 * k, s * 2.35, 2.0), (-9.8 * k, s * 2.45, 4.3)], 0.06, white, 8))
    items.append(shapes.box("platform", (-13.9 * k, 0, 0.38), (2.0 * k, 5.0, 0.22), teak, 0.06))
    posts = [ring[j] for j, picked in ((0, rings[34:70:3]), (-1, rings[34:70:3][::-1])) for ring in picked]
    tops = [Vector((p.x, p.y * 0.96, p.z + 0.72)) for p in posts]
    items.append(shapes.tube("bow-rail", tops, 0.026, metal, 6))
    items += [shapes.tube("stanchion", pair, 0.018, metal, 5) for pair in zip(posts, tops)]
    items.append(shapes.box("sunpad", (8.2 * k, 0, 3.0), (2.2 * k, 2.0, 0.25), cushion, 0.1, (0, -0.05, 0)))
    tip = rings[-1][0]
    items.append(shapes.tube("chain", [(tip.x - 0.1, 0, tip.z - 0.5), (tip.x + 0.5, 0, 1.0), (tip.x + 2.4, 0, -1.0)], 0.03, metal, 5))
    return items
