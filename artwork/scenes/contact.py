"""A small pastel wooden house with a porch on a palm-lined street, morning sun."""
import random

from mathutils import Vector, noise

from lib import cottage, looks, plants, shapes
from lib.materials import leaf, plain
from lib.nodes import material
from lib.render import camera

TARGET = "pages/contact.jpg"
SIZE = (2000, 1334)
SAMPLES = 80
RENDER_WIDTH = 1250
EXPOSURE = 0.2


def lane():
    """Packed coral sand with wheel tracks, grass at the sides."""
    item, graph, surface = material("lane")
    spot = graph.position()
    x, y, z = graph.split(spot)
    broad, fine = graph.noise(spot, 0.5, 5.0, 0.65, flat=True), graph.noise(spot, 22.0, 4.0, 0.75, flat=True)
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), (0.42, 0.34, 0.25), (0.58, 0.49, 0.37))
    tone = graph.mix(graph.remap(fine, 0.35, 0.75, 0.0, 0.4), tone, (0.26, 0.20, 0.14))
    verge = graph.remap(graph.math("ADD", y, graph.math("MULTIPLY", broad, 2.2)), -0.4, 0.8)
    tone = graph.mix(graph.math("MULTIPLY", verge, 0.75), tone, (0.10, 0.12, 0.035))
    graph.put(surface, graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(graph.math("ADD", broad, graph.math("MULTIPLY", fine, 0.2)), 0.6, 0.08)}).outputs[0])
    return item


def build():
    eye = (-6.6, -9.6, 1.65)
    camera(eye, (0.6, 5, 2.35), lens=33)
    looks.morning(-118, 33, 4.6, seed=5.1, cover=0.52)
    points, faces = shapes.fan(eye[:2], 20, 170, 1.2, 300, 240, 280)
    shapes.mesh("ground", [(x, y, 0.05 * noise.noise(Vector((x * 0.3, y * 0.3, 0))) + 0.02 * noise.noise(Vector((x * 1.6, y * 1.6, 2)))) for x, y, _ in points], faces, lane())
    kit, posts, edge = cottage.house(0.6, 4.2)
    cottage_two = cottage.house(13.2, 5.0, 7.0, 6.0, 2.8, 0.4, 1.7, wall=(0.72, 0.50, 0.26), shutter=(0.10, 0.30, 0.34), roof=(0.44, 0.44, 0.43), rust=0.6)
    del cottage_two
    # On the porch: a rocking chair and pots; a bench by the door.
    wood, clay = plain("chair-wood", (0.50, 0.42, 0.30), 0.6, vary=0.2), plain("clay", (0.42, 0.16, 0.08), 0.8, vary=0.2)
    for cx, turn in ((-2.4, 12), (-1.2, -14)):
        items = [shapes.box("seat", (0, 0, 0.44), (0.52, 0.50, 0.05), wood, 0.01), shapes.box("back", (0, 0.27, 0.82), (0.50, 0.04, 0.72), wood, 0.01, (-0.16, 0, 0))]
        for x in (-0.25, 0.25):
            items += [shapes.tube("rocker", [(x, -0.5 + 0.1 * k, 0.03 + 0.10 * (k / 5 - 1) ** 2) for k in range(11)], 0.02, wood, 6), shapes.tube("arm", [(x, -0.26, 0.66), (x, 0.26, 0.68)], 0.025, wood, 6)]
            items += [shapes.tube("leg", [(x, y, 0.06), (x, y, 0.66)], 0.022, wood, 6) for y in (-0.24, 0.24)]
        shapes.group(items, (cx, 3.5, 0.52), turn)
    green = leaf("pot-green", ((0.015, 0.05, 0.010), (0.04, 0.11, 0.015), (0.10, 0.17, 0.03)), 0.4, 0.3)
    pink = leaf("bougainvillea", ((0.30, 0.015, 0.09), (0.62, 0.04, 0.20), (0.75, 0.10, 0.28)), 0.6, 0.4)
    pot = plants.clump(5, 0.5, 700, 0.07, 1.0, green)
    flowers = [plants.clump(60 + k, 0.8, 1100, 0.05, 1.0, pink, 6) for k in range(2)]
    shrubs = plants.clumps(4, radius=0.8, leaves=1200, size=0.075, flat=0.9, material=green)
    tufts = [plants.tuft(k) for k in range(4)]
    for item in [pot] + flowers + shrubs + tufts:
        item.location.z = -40
    for x in (posts[0] + 0.5, posts[2] - 0.35, posts[3] + 0.4, posts[4] - 0.5):
        shapes.tube("pot", [(x, edge + 0.32, 0.52), (x, edge + 0.32, 0.80)], lambda t: 0.13 + 0.06 * t, clay, 20)
        shapes.copy(pot, (x, edge + 0.32, 0.72), (0, 0, x), 0.75)
    rng = random.Random(6)
    for x, y, z, s in ((-3.9, 1.6, 0, 1.0), (-4.1, 2.1, 0.8, 1.0), (-3.8, 2.2, 1.7, 0.8), (5.2, 1.7, 0, 1.0), (5.4, 2.3, 0.6, 0.9)):
        shapes.copy(rng.choice(shrubs), (x, y, z), (0, 0, rng.uniform(0, 6)), s * 0.9)
        shapes.copy(rng.choice(flowers), (x + rng.uniform(-0.2, 0.2), y - 0.15, z + 0.15), (0, 0, rng.uniform(0, 6)), s * 0.95)
    for _ in range(60):
        x = rng.uniform(-12, 24)
        if -3.5 < x < 4.8 and rng.random() < 0.8:
            continue
        shapes.copy(rng.choice(shrubs), (x, rng.uniform(1.4, 2.4) if abs(x - 8) > 3 else rng.uniform(3, 9), -0.1), (0, 0, rng.uniform(0, 6)), rng.uniform(0.5, 1.1))
    for _ in range(900):
        x, y = rng.uniform(-9, 20), 0.9 + abs(rng.gauss(0, 0.6))
        if abs(x - 1.55) > 0.9:
            shapes.copy(rng.choice(tufts), (x, y, -0.02), (0, 0, rng.uniform(0, 6)), rng.uniform(0.4, 1.0))
    plants.hedge([(rng.uniform(-30, 45), rng.uniform(15, 34), -0.2) for _ in range(150)], shrubs, 3, (2.2, 4.6))
    for x, y, h, lean, way, seed in ((-5.4, 1.0, 8.6, 1.4, 60, 1), (6.6, 0.8, 9.4, 1.2, 100, 2), (17.5, 0.9, 9.0, 1.0, 80, 3), (26, 1.0, 9.6, 1.2, 110, 4), (36, 1.0, 9.2, 1, 70, 6), (-3.0, 13, 10.5, 1.5, 60, 5), (4.5, 14, 11.5, 2.0, 130, 7), (10, 13, 10, 1.5, 90, 8), (-9, 10, 10, 2, 40, 9)):
        plants.palm((x, y, 0), h, lean, way, seed)
