"""A table for two on the beach at dusk: white cloth, candles, lanterns in the sand, the sea behind."""
import math
import random

from lib import beach, furniture, lights, looks, plants, shapes
from lib.materials import canvas, plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "home/feature-moments.jpg"
SIZE = (2000, 1334)
SAMPLES = 80
RENDER_WIDTH = 1300
EXPOSURE = 0.45
NOISE = 0.03
DENOISE = 2.6


def line(x):
    return 7.0 + 0.05 * x + 0.4 * math.sin(x * 0.25)


def tablecloth(radius, tall, paint):
    """A round table's cloth: flat on top, deep folds down to the sand."""
    rings = []
    for s, r, h in [(0, k / 8 * radius, tall) for k in range(9)] + [(k / 24, radius + 0.02, tall - 0.012 - tall * 0.97 * k / 24) for k in range(25)]:
        ring = []
        for j in range(360):
            a = 6.2832 * j / 360
            fold = s ** 0.8 * (0.062 * math.sin(11 * a + 0.7 * math.sin(2 * a)) + 0.028 * math.sin(23 * a + 2 * s) + 0.05 * s)
            ring.append(((r + fold) * math.cos(a), (r + fold) * math.sin(a), h))
        rings.append(ring)
    return shapes.loft("cloth", rings, paint, wrap=True)


def build():
    eye = (-0.7, -3.9, 1.45)
    camera(eye, (0.14, 2.0, 0.92), lens=43, focus=3.9, f_stop=4.0)
    looks.dusk(-12, 0.55, seed=5.9, warm=1.0, cover=0.46)
    base = beach.shore(line, slope=0.060, shelf=0.03, berm=1.0)
    height = beach.prints(base, [(-2.6, -3), (-1.8, -1.4), (-1.0, 0.0), (-0.8, 1.2)], 3)
    beach.ground(height, eye[:2], 0, 140, near=0.9, far=200)
    sea(eye[:2], 0, 110, [ripples(0.10, 22, 4.0, 5, 0.7), ripples(0.12, 80, 6.0, 2, 0.8)], bed=base, near=9, rows=420, columns=460, deepest=7.0, polariser=0.0, surf=1.7,
        colours=((0.03, 0.14, 0.18), (0.012, 0.07, 0.11), (0.005, 0.03, 0.06)), air=((0.34, 0.15, 0.13), 40000.0))
    z = height(0.15, 0.2) - 0.02
    tablecloth(0.44, 0.76, canvas("linen", (0.80, 0.78, 0.74), 0.18)).location = (0.15, 0.2, z)
    wood, seat = plain("chair", (0.70, 0.67, 0.61), 0.5), plain("cushion", (0.62, 0.56, 0.48), 0.9)
    furniture.bistro_chair((-0.62, 0.42, height(-0.62, 0.42) - 0.03), 78, wood, seat)
    furniture.bistro_chair((0.93, 0.34, height(0.93, 0.34) - 0.03), -82, wood, seat)
    top = z + 0.765
    china, steel = plain("china", (0.80, 0.79, 0.76), 0.15), plain("cutlery", (0.6, 0.6, 0.6), 0.2, 0.9)
    for x in (-0.13, 0.43):
        plate = [[(r * math.cos(a), r * math.sin(a), h) for a in (6.2832 * k / 40 for k in range(40))] for r, h in ((0.0, 0.006), (0.08, 0.006), (0.125, 0.018), (0.13, 0.02), (0.12, 0.012))]
        shapes.loft("plate", plate, china, wrap=True).location = (x, 0.17, top)
        shapes.box("napkin", (x, 0.17, top + 0.02), (0.075, 0.13, 0.018), plain("napkin", (0.30, 0.10, 0.08), 0.9), 0.008, (0, 0, 0.3))
        for dx in (-0.15, 0.15):
            if abs(x + dx - 0.15) < 0.36:
                shapes.tube("knife", [(x + dx, 0.08, top + 0.004), (x + dx, 0.26, top + 0.004)], 0.005, steel, 6)
        for k, dy in enumerate((0.16,)):
            gx, gy = 0.15 + (x - 0.15) * 0.62, 0.17 + dy
            wine = [[(r * math.cos(a), r * math.sin(a), h) for a in (6.2832 * q / 28 for q in range(28))] for r, h in ((0.034, 0.002), (0.006, 0.008), (0.005, 0.09), (0.026, 0.115), (0.038, 0.15), (0.033, 0.20))]
            item, graph, surface = material("wine-glass")
            facing = graph.add("LayerWeight", {"Blend": 0.3}).outputs["Facing"]
            graph.put(surface, graph.shader_mix(graph.math("MULTIPLY_ADD", graph.math("POWER", facing, 2.5), 0.8, 0.06), graph.add("BsdfTransparent").outputs[0], graph.add("BsdfGlossy", {"Roughness": 0.05}).outputs[0]))
            shapes.loft("wine-glass", wine, item, wrap=True).location = (gx, gy, top)
    lights.lantern((0.15, 0.28, top), 0.26, 5.0, turn=25)
    for x, y, r, h in ((0.03, 0.02, 0.024, 0.09), (0.27, 0.0, 0.024, 0.06)):
        shapes.group(lights.candle(r, h), (x, y, top))
    for x, y, h, power in ((-1.05, -0.25, 0.42, 8), (-1.42, 0.15, 0.30, 0), (1.35, 0.0, 0.42, 8), (1.62, 0.5, 0.28, 0), (-1.0, 2.6, 0.34, 7), (1.25, 2.8, 0.34, 7)):
        lights.lantern((x, y, height(x, y) - 0.01), h, power, turn=x * 60)
    # Two poles with a string of bulbs behind the table.
    pole = plain("pole", (0.16, 0.11, 0.07), 0.8, vary=0.3)
    ends = [(-2.6, 3.0), (2.9, 3.0)]
    for x, y in ends:
        shapes.tube("pole", [(x, y, height(x, y) - 0.2), (x + 0.03, y, height(x, y) + 2.55)], 0.035, pole, 10)
    lights.string((*ends[0], height(*ends[0]) + 2.5), (*ends[1], height(*ends[1]) + 2.5), 0.42, 17, 0.03, lights.bulb_paint("bulb", (1.0, 0.60, 0.24), 18.0))
    lights.panel((-2.2, -3.2, 2.6), (0.15, 0.3, 0.7), 1.6, 42, (1.0, 0.72, 0.48))
    lights.panel((0.15, 3.2, 3.0), (0.15, 0.2, 0.6), 2.4, 46, (1.0, 0.60, 0.28))
    petals = shapes.mesh("petal", [(-0.026, 0, 0.012), (0, -0.017, 0.004), (0.028, 0, 0.014), (0, 0.017, 0.004)], [(0, 1, 2, 3)], plain("petal", (0.62, 0.10, 0.12), 0.7))
    petals.location.z = -50
    rng = random.Random(4)
    beach.scatter([(0.1 + rng.gauss(0, 0.45), rng.uniform(-2.2, 5)) for _ in range(120)], [petals], lambda a, b: height(a, b) + 0.004, 5)
    plants.palm((4.6, 4.6, height(4.6, 4.6)), 6.6, 3.6, 160, 1)
