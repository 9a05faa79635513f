"""Inland: a grass track, hills under trees, a flamboyant in flower."""
import math
import random

from mathutils import Vector, noise

from . import mangrove, shapes
from .materials import bark, haze
from .nodes import material


def meadow(air):
    """Grass with a reddish track: two wheel ruts and a green crown between."""
    item, graph, surface = material("meadow")
    spot = graph.position()
    side = graph.attribute("side").outputs["Fac"]
    broad, fine = graph.noise(spot, 0.12, 6.0, 0.65, flat=True), graph.noise(spot, 12.0, 5.0, 0.75, flat=True)
    grass = graph.mix(graph.remap(broad, 0.3, 0.7), (0.055, 0.105, 0.016), (0.15, 0.18, 0.035))
    grass = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.6), grass, (0.03, 0.055, 0.010))
    earth = graph.mix(graph.remap(graph.noise(spot, 0.9, 5.0, 0.7, flat=True), 0.3, 0.7), (0.30, 0.155, 0.085), (0.44, 0.27, 0.165))
    earth = graph.mix(graph.remap(fine, 0.35, 0.7, 0.0, 0.45), earth, (0.20, 0.10, 0.055))
    edge = graph.math("ADD", graph.math("ABSOLUTE", side), graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(spot, 1.4, 5.0, 0.7, flat=True), 0.5), 1.1))
    crown = graph.math("MULTIPLY", graph.remap(edge, 0.12, 0.50, 0.75, 0.0), graph.remap(broad, 0.38, 0.55))
    tone = graph.mix(graph.math("MAXIMUM", graph.remap(edge, 1.75, 2.15), crown), earth, grass)
    out = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(fine, 0.6, 0.08)}).outputs[0]
    graph.put(surface, haze(graph, out, *air))
    return item


def woods(name, low, high, air):
    """Hills under trees, seen from far off."""
    item, graph, surface = material(name)
    spot = graph.position()
    big, crowns = graph.noise(spot, 0.012, 5.0, 0.6), graph.noise(graph.vector("MULTIPLY", spot, (1, 1, 2.2)), 0.11, 6.0, 0.75)
    tone = graph.mix(graph.remap(graph.math("MULTIPLY_ADD", crowns, 0.7, graph.math("MULTIPLY", big, 0.3)), 0.40, 0.60), low, high)
    tone = graph.mix(graph.remap(big, 0.52, 0.62, 0.0, 0.6), tone, (0.13, 0.17, 0.035))
    graph.put(surface, haze(graph, graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(crowns, 1.0, 6.0)}).outputs[0], *air))
    return item


def hill(x0, y0, wide, deep, tall, seed, paint):
    """A long hill with valleys running down its face."""
    rows = [[(x0 + wide * (j / 160 - 0.5), y0 + deep * (i / 60 - 0.5), -6 + tall * max(0.0, 1 - ((i / 60 - 0.5) * 2) ** 2) * (0.62 + 0.7 * noise.fractal(Vector((x0 / 200 + j * 0.028, seed, 0)), 1.0, 2.0, 4))
              + tall * 0.16 * noise.noise(Vector((j * 0.12, i * 0.05, seed)))) for j in range(161)] for i in range(61)]
    shapes.loft("hill", rows, paint)


def flamboyant(spot, red, green, seed=1, wide=5.2):
    """A low spreading trunk under an umbrella of red flowers."""
    rng = random.Random(seed)
    curves = [([Vector((0.25 * math.sin(k * 0.5), 0.1 * k * 0.3, -0.3 + 0.26 * k)) for k in range(9)], lambda t: 0.36 - 0.12 * t)]
    fork = curves[0][0][-1]
    tips = []
    for k in range(9):
        a = k * 0.7 + rng.uniform(-0.15, 0.15)
        reach, rise = wide * rng.uniform(0.55, 0.85), rng.uniform(1.5, 2.5)
        limb = [fork + Vector((math.cos(a) * reach * t, math.sin(a) * reach * t, rise * t ** 0.75 + 0.12 * math.sin(t * 7 + k))) for t in (i / 10 for i in range(11))]
        curves.append((limb, lambda t: 0.17 - 0.13 * t))
        for i in (5, 7, 9):
            b = a + rng.uniform(-1.0, 1.0)
            curves.append(([limb[i] + Vector((math.cos(b) * 1.3 * t, math.sin(b) * 1.3 * t, 0.8 * t)) for t in (q / 5 for q in range(6))], lambda t: 0.06 - 0.045 * t))
    shapes.group([mangrove.bundle("flamboyant", curves, bark("grey-bark", (0.24, 0.20, 0.165)), 10)], spot)
    for _ in range(230):
        a, r = rng.uniform(0, 6.28), wide * math.sqrt(rng.random()) * 1.05
        z = 4.35 - 1.5 * (r / wide) ** 2.2 + rng.uniform(-0.25, 0.3)
        kind = rng.choice(red) if rng.random() < 0.80 else rng.choice(green)
        shapes.copy(kind, (spot[0] + r * math.cos(a), spot[1] + r * math.sin(a), spot[2] + z - (0.25 if kind in green else 0)), (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6.28)), rng.uniform(0.7, 1.15))
