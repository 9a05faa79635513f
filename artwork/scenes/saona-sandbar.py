"""Saona from the air: a palm-lined white shore in the morning, bands of turquoise, two boats at the edge."""
import math
import random

from mathutils import Vector, noise

from lib import beach, boats, looks, plants, shapes
from lib.materials import sand
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "excursions/saona-sandbar.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.1


def edge(y):
    """Where the water begins: land lies to the left."""
    return -4 + 9 * math.sin(y * 0.021 + 0.4) + 4 * math.sin(y * 0.048 + 2.0) - 0.05 * y + 0.0009 * max(0, y - 60) ** 2


def bed(x, y):
    inland = edge(y) - x
    z = beach.profile(inland, 0.10, 0.021, 1.5)
    if inland < -6:
        z += 0.5 * noise.noise(Vector((x * 0.05, y * 0.035, 2))) * min(1, (-6 - inland) / 10)
    z -= 0.05 * max(0.0, inland - 96 - 14 * noise.noise(Vector((x * 0.02, y * 0.02, 9)))) - 0.035 * max(0.0, inland - 190)  # a strip of land: sea again on the far side
    out = max(0.0, -inland - 62 - 12 * noise.noise(Vector((x * 0.02, y * 0.02, 7))))
    return z - 0.0022 * min(out, 90) ** 1.8 + 0.06 * noise.noise(Vector((x * 0.4, y * 0.4, 0)))


def build():
    eye = (9, -34, 31)
    camera(eye, (10.5, 24, 3.0), lens=27)
    looks.morning(78, 38, 4.3, seed=5.2)
    beach.ground(bed, eye[:2], 0, 110, near=8, far=900, rows=420, columns=420, material=sand(caustics=0.4))
    sea(eye[:2], 0, 100, [ripples(0.18, 30, 5.0, 5, 0.8), ripples(0.12, 90, 6.0, 2, 0.8)], bed=bed, near=8, far=9000, rows=620, columns=560, chop=0.16, patches=0.75, deepest=8.5,
        cloud=0.42, surf=3.0, foam_scale=0.55, colours=((0.10, 0.62, 0.56), (0.016, 0.36, 0.42), (0.002, 0.065, 0.19)), polariser=0.72)
    rng = random.Random(4)
    for k in range(210):
        y = -36 + 3.3 * k + rng.uniform(-2, 2)
        back = rng.uniform(5.5, 9) if k % 3 == 0 else rng.uniform(9, 45)
        x = edge(y) - back
        front = back < 9
        plants.palm((x, y, bed(x, y)), rng.uniform(6, 11), rng.uniform(2.5, 5.5) if front else rng.uniform(0.5, 2.5), rng.uniform(-40, 40) if front else rng.uniform(0, 360), k, rng.uniform(3.9, 5.0), fruit=False)
    kinds = plants.clumps(4, radius=1.6, leaves=1100, size=0.20)
    spots = []
    for _ in range(3600):
        y = -34 + 640 * rng.random() ** 1.4
        x = edge(y) - 10.5 - 110 * rng.random() ** 1.3
        spots.append((x, y, bed(x, y) - 0.3))
    plants.hedge(spots, kinds, 3, (0.9, 2.6))
    shapes.group(boats.yola(awning=True), (edge(8) + 5.5, 8, 0.0), heading=-64, tilt=(1, 0))
    shapes.group(boats.yola(((0.62, 0.60, 0.52), (0.50, 0.10, 0.05))), (edge(17) + 4.0, 17, 0.0), heading=-50, tilt=(-1, 0))
    shapes.group(boats.catamaran(sails=False), (edge(70) + 34, 74, 0), heading=-75)
