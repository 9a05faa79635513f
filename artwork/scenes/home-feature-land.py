"""A country road past a flamboyant in flower, green hills behind, noon."""
import math
import random

from mathutils import Vector, noise

from lib import looks, mangrove, plants, shapes
from lib.materials import bark, haze, leaf, plain
from lib.nodes import material
from lib.render import camera

TARGET = "home/feature-land.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1250
EXPOSURE = 0.15
AIR = ((0.50, 0.66, 0.80), 2600.0)


def middle(y):
    """x of the road's centre."""
    return -1.2 + 5.5 * math.sin((y - 6) * 0.034) if y > 6 else -1.2 + 0.187 * (y - 6)


def land(x, y):
    away = max(0.0, abs(x - middle(y)) - 2.3)
    roll = 5.0 * noise.noise(Vector((x * 0.012, y * 0.012, 3))) * min(1, away / 30) + 0.0004 * max(0, y - 60) ** 1.7
    return roll + 0.25 * noise.noise(Vector((x * 0.15, y * 0.15, 0))) * min(1, away / 3) + 0.03 * noise.noise(Vector((x * 1.2, y * 1.2, 0)))


def meadow():
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
    graph.put(surface, haze(graph, out, *AIR))
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


def build():
    eye = (-0.9, -5.0, 1.75)
    camera(eye, (1.0, 22, 3.9), lens=31)
    looks.noon(-108, 56, 4.0, seed=4.9, cover=0.58, band=(0.004, 0.02, 0.26, 0.46))
    points, faces = shapes.fan(eye[:2], 0, 130, 1.0, 420, 320, 360)
    shapes.mesh("land", [(x, y, land(x, y)) for x, y, _ in points], faces, meadow(), floats={"side": [x - middle(y) for x, y, _ in points]})
    near = woods("near-woods", (0.012, 0.035, 0.007), (0.055, 0.11, 0.018), AIR)
    hill(-190, 300, 520, 170, 46, 2.0, near)
    hill(210, 360, 620, 200, 62, 5.0, near)
    hill(20, 760, 1500, 380, 135, 8.0, near)
    hill(-300, 1500, 3400, 600, 270, 11.0, near)
    red = leaf("flamboyant-red", ((0.38, 0.012, 0.004), (0.74, 0.035, 0.008), (0.85, 0.10, 0.015)), 0.55, 0.30)
    lime = leaf("flamboyant-leaf", ((0.03, 0.08, 0.012), (0.07, 0.15, 0.02), (0.14, 0.21, 0.035)), 0.45, 0.40)
    bloom = [plants.clump(40 + k, 1.0, 1500, 0.060, 0.42, red, 9, False) for k in range(3)]
    fresh = [plants.clump(50 + k, 1.0, 1300, 0.055, 0.40, lime, 9, False) for k in range(2)]
    shrubs = plants.clumps(4, radius=1.0, leaves=900, size=0.11, flat=0.9)
    tufts = [plants.tuft(k, height=0.38) for k in range(5)]
    for item in bloom + fresh + shrubs + tufts:
        item.location.z = -60
    flamboyant((5.9, 12.5, land(5.9, 12.5)), bloom, fresh, 3)
    flamboyant((-17.5, 58, land(-17.5, 58)), bloom, fresh, 5)
    rng = random.Random(2)
    for _ in range(6500):
        y = -3.5 + 75 * rng.random() ** 1.9
        x = middle(y) + rng.choice((-1, 1)) * (2.0 + 0.3 * abs(rng.gauss(0, 1)) + 16 * rng.random() ** 1.6)
        shapes.copy(rng.choice(tufts), (x, y, land(x, y) - 0.02), (0, 0, rng.uniform(0, 6.28)), rng.uniform(0.5, 1.25))
    plants.hedge([(x, y, land(x, y) - 0.2) for x, y in ((middle(y) + rng.choice((-1, 1)) * rng.uniform(7, 70), y) for y in (rng.uniform(34, 170) for _ in range(240)))], shrubs, 5, (0.7, 3.0))
    for x, y, h, seed in ((-11, 30, 10, 1), (-13.5, 34, 12, 2), (24, 62, 12, 3), (-32, 72, 12, 5), (14, 84, 13, 4), (33, 90, 12, 6)):
        plants.palm((x, y, land(x, y)), h, 1.2, 40 * seed, seed)
    post = plain("fence-post", (0.24, 0.19, 0.14), 0.9, vary=0.3)
    wire = plain("fence-wire", (0.25, 0.24, 0.23), 0.5, 0.6)
    row = [(middle(y) - 3.4, y) for y in (0.5 + 3.2 * k for k in range(22))]
    for x, y in row:
        shapes.tube("post", [(x, y, land(x, y) - 0.3), (x + rng.uniform(-0.05, 0.05), y, land(x, y) + 1.15)], 0.055, post, 8)
    for z in (0.45, 0.8, 1.08):
        shapes.tube("wire", [(x, y, land(x, y) + z) for x, y in row], 0.006, wire, 4)
    looks.ridge(4200, 520, (0.02, 0.05, 0.03), 3.0, AIR, x=(-4000, 4000), wave=0.0009)
