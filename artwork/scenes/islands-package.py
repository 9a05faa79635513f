"""Islands, from a drone: a sandbar with palms in rings of turquoise, one boat and its shadow on the bottom."""
import math
import random

from mathutils import Vector, noise

from lib import boats, plants, shapes
from lib.beach import ground
from lib.materials import sand
from lib.motorboats import speedboat
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "catalog/islands-package.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1300
EXPOSURE = 0.0
NOISE = 0.032


def core(x, y):
    """Distance from the island's spine in metres: a bent body and a tail of sand."""
    best = 1e9
    line = ((-24, -4, 12), (-12, 2, 19), (2, 4, 20), (14, 0, 13), (27, -8, 6), (40, -19, 2.5), (52, -33, 0.5))
    for (ax, ay, ar), (bx, by, br) in zip(line, line[1:]):
        t = max(0, min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
        best = min(best, math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) - ar - t * (br - ar))
    return best + 2.2 * noise.noise(Vector((x * 0.07, y * 0.07, 1))) + 0.7 * noise.noise(Vector((x * 0.25, y * 0.25, 2)))


def bed(x, y):
    d = core(x, y)
    if d < 0:
        return 1.25 * (1 - math.exp(d * 0.11)) + 0.05 * noise.noise(Vector((x * 0.5, y * 0.5, 0)))
    shelf = 20 + 13 * noise.noise(Vector((x * 0.018, y * 0.018, 6))) + 0.18 * x
    z = -0.062 * d - 0.0007 * d * d
    bars = 0.45 * noise.noise(Vector((x * 0.05, y * 0.035, 4))) * min(1, d / 12)
    return z + bars - 9 * (1 - math.exp(-max(0, d - shelf) / 26)) if d > shelf else min(-0.02, z + bars)


def build():
    eye = (-2, -66, 104)
    camera(eye, (3.5, -3, 0), lens=35)
    sky([(0.0, (0.46, 0.66, 0.80)), (0.1, (0.27, 0.52, 0.78)), (0.35, (0.10, 0.30, 0.64)), (1.0, (0.03, 0.12, 0.38))], (-62, 44))
    sun(-62, 44, 4.0, (1.0, 0.94, 0.84), size=0.6)
    ground(bed, (3, -150), 0, 84, near=66, far=420, rows=460, columns=520, material=sand(colour=(0.66, 0.55, 0.41), wet_to=0.03, caustics=0.35, dimples=0.5))
    sea((3, -150), 0, 84, [ripples(0.10, 40, 4.0, 5, 0.5)], bed=bed, near=66, far=600, rows=560, columns=620, chop=0.10, chop_scale=0.9, patches=0.75, deepest=10.0,
        colours=((0.10, 0.62, 0.57), (0.015, 0.33, 0.42), (0.002, 0.07, 0.20)), cloud=0.24, surf=0.45, polariser=0.7, calm=(0.1, 2.0))
    rng = random.Random(11)
    kinds = plants.clumps(4, radius=1.2, leaves=900, size=0.14)
    placed = 0
    while placed < 64:
        x, y = rng.uniform(-36, 24), rng.uniform(-20, 26)
        d = core(x, y)
        if d > -5.0 or (d > -8 and rng.random() < 0.6):
            continue
        plants.palm((x, y, bed(x, y)), rng.uniform(6.5, 10.5), rng.uniform(0.8, 3.8), math.degrees(math.atan2(y, x + 5)) + rng.uniform(-50, 50), rng.randrange(50), rng.uniform(4.2, 5.0), fruit=False)
        placed += 1
    spots = []
    while len(spots) < 230:
        x, y = rng.uniform(-36, 22), rng.uniform(-20, 26)
        if core(x, y) < -8.0 and noise.noise(Vector((x * 0.12, y * 0.12, 9))) > -0.18:
            spots.append((x, y, bed(x, y) - 0.3))
    plants.hedge(spots, kinds, 5, (0.5, 1.7))
    shapes.group(speedboat(people=False), (25, -26.5, 0.0), heading=-62)
    shapes.tube("anchor-line", [(22.5, -24.5, 0.9), (19.5, -21.5, -0.4), (17.5, -19.5, bed(17.5, -19.5))], 0.04, plants._material("bark", lambda: None), 5)
    shapes.group(boats.yola(), (-11.0, -19.2, 0.16), heading=70, tilt=(4, 2))
