"""Boats moored off a small beach, seen from just above the water."""
import math
import random

from mathutils import Vector, noise

from lib import beach, boats, looks, motorboats, plants, rocks, shapes
from lib.materials import plain, rock
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "excursions/catalina-beach-boats.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1400
EXPOSURE = 0.15


def bed(x, y):
    """The land lies beyond the water, the edge bends towards the viewer at both ends."""
    inland = y - (64 - 0.010 * x * x + 1.5 * math.sin(x * 0.11))
    z = beach.profile(inland, 0.20, 0.020, 4.5) if inland > -44 else -1.35 - 0.16 * (-44 - inland)
    return z + 0.10 * noise.noise(Vector((x * 0.2, y * 0.2, 0)))


def build():
    eye = (0, 0, 0.62)
    camera(eye, (0.6, 40, 0.75), lens=36)
    looks.noon(-128, 42, 4.2, seed=14.0)
    beach.ground(bed, eye[:2], 0, 110, near=1.0, far=400, rows=420, columns=420)
    sea(eye[:2], 0, 100, [ripples(0.07, 9, 3.0, 5, 0.8, short=0.0), ripples(0.20, 34, 5.0, 2, 0.8)], bed=bed, clear=False, near=0.6, far=300, rows=720, columns=640, chop=0.13, deepest=4.5,
        colours=((0.16, 0.58, 0.50), (0.016, 0.36, 0.40), (0.004, 0.13, 0.21)), stops=(0.0, 0.3, 1.0), polariser=0.15, surf=1.6)
    grey = (0.60, 0.60, 0.57)
    shapes.group(boats.yola((grey, (0.02, 0.30, 0.42)), awning=True, length=7.4), (1.6, 22, 0.02), heading=-152, tilt=(2, -1))
    shapes.group(motorboats.speedboat(people=False), (-8.6, 33, 0.05), heading=28, tilt=(-1.5, 0))
    shapes.group(boats.yola((grey, (0.62, 0.34, 0.03)), length=6.8), (-2.5, 50, 0.02), heading=-60, tilt=(1, 0))
    shapes.group(boats.yola(((0.62, 0.60, 0.52), (0.52, 0.08, 0.05)), awning=True), (12.5, 36, 0.02), heading=-128, tilt=(-1, 0))
    shapes.group(boats.yola(((0.10, 0.30, 0.30), (0.60, 0.58, 0.52))), (-17, 50, 0.02), heading=-30, tilt=(1, 0))
    buoy = plain("buoy", (0.80, 0.16, 0.03), 0.35)
    for x, y in ((-1.6, 8.5), (9.5, 19.0), (-11.5, 30)):
        shapes.ball("buoy", (x, y, 0.03), 0.16, buoy, 16)
    stone = rock("cliff", ((0.10, 0.08, 0.06), (0.34, 0.29, 0.22), (0.55, 0.49, 0.40)), 0.5, green=0.5)
    kinds = plants.clumps(4, radius=1.6, leaves=900, size=0.18)
    for k, (x, y, r, h) in enumerate(((-40, 66, 15, 9), (44, 66, 17, 11), (62, 60, 14, 8))):
        body = rocks.islet((x, y), r, h, k + 2.2, stone, 0.9, steep=4.5)
        rocks.plant(body, kinds, 260, k, (0.6, 1.5), lowest=2.5, steepest=0.05, facing=eye)
    rng = random.Random(3)
    spots = []
    for _ in range(620):
        x = rng.uniform(-70, 75)
        y = 64 - 0.010 * x * x + 19 + 26 * rng.random() ** 1.3
        spots.append((x, y, bed(x, y) - 0.2 + 0.22 * (y - 86 + 0.010 * x * x if y > 86 else 0)))
    plants.hedge(spots, kinds, 2, (0.8, 2.2))
    for k in range(26):
        x = -33 + 2.7 * k + rng.uniform(-1, 1)
        y = 64 - 0.010 * x * x + rng.uniform(8, 18)
        plants.palm((x, y, bed(x, y)), rng.uniform(6, 12.5), rng.uniform(1, 4.5), rng.uniform(200, 340), k)
