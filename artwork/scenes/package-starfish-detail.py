"""One starfish at the waterline: half wet sand, half clear water, morning light."""
import math
import random

from mathutils import Vector, noise

from lib import looks, shapes
from lib.beach import ground
from lib.materials import plain, sand
from lib.render import camera
from lib.sea import ripples, sea
from lib.starfish import starfish

TARGET = "catalog/package-starfish-detail.jpg"
SIZE = (2000, 1334)
SAMPLES = 80
RENDER_WIDTH = 1300
EXPOSURE = 0.1


def line(y):
    """x of the waterline; the water lies to the right."""
    return 0.02 + 0.28 * (y - 1.0) + 0.035 * math.sin(y * 5.5) + 0.02 * math.sin(y * 13 + 1)


def bed(x, y):
    out = x - line(y)
    z = -0.10 * out - 0.55 * out * out if 0 < out < 0.8 else -0.432 - 0.3 * (out - 0.8) if out > 0 else -0.11 * out
    return z + 0.006 * noise.noise(Vector((x * 3, y * 3, 0))) + 0.0022 * noise.noise(Vector((x * 11, y * 11, 2)))


def build():
    eye = (0.02, -0.05, 0.62)
    camera(eye, (0.045, 1.02, 0.0), lens=58, focus=1.13, f_stop=7.1)
    looks.morning(-68, 38, 4.6, seed=3.1)
    ground(bed, eye[:2], 0, 120, near=0.3, far=40, rows=520, columns=560, material=sand(dimples=0.15, ripples=0, caustics=1.0, wet_to=0.05))
    sea(eye[:2], 0, 120, [ripples(0.006, 3, 2.0, 5, 0.6, short=0.0)], bed=bed, near=0.35, far=60, rows=760, columns=760, chop=0.03, chop_scale=5.0, calm=(0.0, 0.05), absorb=(7.5, 0.55, 0.75),
        cloud=1.6, surf=0.17, foam_scale=9.0, deepest=0.9, colours=((0.25, 0.62, 0.56), (0.03, 0.42, 0.44), (0.01, 0.22, 0.30)), polariser=0.45)
    star = starfish(0.135, 4)
    star.location, star.rotation_euler = (-0.015, 0.98, bed(-0.015, 0.98) + 0.002), (0.02, 0.07, 0.42)
    rng = random.Random(7)
    shell = [plain("shell-a", (0.70, 0.60, 0.48), 0.4, vary=0.3, scale=60), plain("shell-b", (0.62, 0.40, 0.32), 0.4, vary=0.3, scale=60), plain("pebble", (0.30, 0.26, 0.22), 0.5, vary=0.4, scale=50)]
    for _ in range(150):
        x, y = rng.uniform(-0.9, 0.8), rng.uniform(0.55, 2.2)
        item = shapes.ball("shell", (x, y, bed(x, y) + 0.0005), rng.uniform(0.0015, 0.0055), rng.choice(shell), 10, (1, rng.uniform(0.55, 1), 0.5))
        item.rotation_euler = (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6))
    # A scallop near by: a fan with ribs.
    for x, y, size, turn, paint in ((-0.30, 0.86, 0.030, 0.6, shell[0]), (0.27, 1.30, 0.022, 2.4, shell[1])):
        rings = [[(size * t * math.sin(a), size * t * math.cos(a) - 0.4 * size, size * (0.36 * math.sin(math.pi * min(1, t * 0.93)) ** 0.8 * math.cos(a * 0.95) + 0.03 * math.cos(a * 22) * t)) for a in (-1.15 + 2.3 * k / 110 for k in range(111))] for t in (i / 24 for i in range(25))]
        item = shapes.loft("scallop", rings, paint)
        item.location, item.rotation_euler = (x, y, bed(x, y) + 0.001), (0, 0, turn)
