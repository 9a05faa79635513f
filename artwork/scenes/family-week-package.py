"""Family week: sun beds in three sizes under a thatched shade, a bucket, a spade and a swim ring, the calm sea in front."""
import math
import random

from mathutils import Vector

from lib import beach, boats, furniture, gear, looks, plants, shapes
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "catalog/family-week-package.jpg"
SIZE = (2000, 1334)
SAMPLES = 56
RENDER_WIDTH = 1400
EXPOSURE = 0.1
DENOISE = 1.3


def line(x):
    return 7.4 + 0.10 * x + 0.5 * math.sin(x * 0.22)


def build():
    eye = Vector((1.5, -5.6, 1.62))
    camera(eye, (0.25, 4.0, 1.50), lens=31)
    looks.noon(azimuth=-104, elevation=50, power=3.8, seed=5.4)
    base = beach.shore(line, slope=0.075, shelf=0.028, berm=1.0, rough=0.8)
    height = beach.prints(base, [(2.4, -5), (2.2, -2), (1.7, 0.8), (1.5, 3.5), (1.9, 7.5)], 4)
    height = beach.prints(height, [(2.9, -4.5), (2.5, -1), (2.1, 2), (2.2, 7.0)], 7, step=0.36)
    beach.ground(height, eye[:2], 0, 130, near=1.0, far=300)
    sea(eye[:2], 0, 110, [ripples(0.09, 22, 4.0, 5, 0.6), ripples(0.10, 80, 6.0, 2, 0.8)], bed=base, near=9, rows=420, columns=520, patches=0.4, deepest=7.0)

    def place(items, x, y, lift=0.0, turn=0.0, tilt=(0, 0)):
        return shapes.group(items, (x, y, height(x, y) + lift), turn, tilt)
    place(furniture.sunshade(1.9, 2.25, 3), -0.75, 1.1)
    place(furniture.lounger(), -1.75, 0.85, -0.05, -6)
    place(furniture.lounger(raised=0.75), 0.25, 0.75, -0.05, 7)
    place(furniture.lounger(1.25), 1.22, 1.15, -0.04, 12)
    # A towel over the foot of a sun bed, a hat on the other.
    bed = height(-1.75, 0.85) + 0.37
    gear.towel(lambda x, y: bed - 0.5 * max(0.0, abs(x + 1.70) - 0.30), (-2.08, 1.0), (0.78, 0.07), (-0.05, 0.62), gear.terry(count=7.0), seed=3)
    shapes.group(gear.hat(), (0.30, 1.15, height(0.25, 0.75) + 0.40), 30, (3, 2))
    place(gear.swim_ring(), 1.95, -0.35, -0.02, 0, (2, -5))
    place(gear.bucket(), 0.95, -1.05, -0.012, 25, (3, -4))
    place(gear.spade(), 0.66, -1.02, 0.045, 14, (-13, 10))
    place(gear.sandal(0.17, 1), -0.42, -0.55, 0.004, 16, (2, 3))
    place(gear.sandal(0.17, -1), -0.26, -0.62, 0.006, -12, (-2, -4))
    shapes.group(boats.yola(((0.58, 0.58, 0.55), (0.45, 0.25, 0.03))), (8.5, 25, 0.02), heading=-12)
    for x, y, h, lean, way, seed in ((-5.6, 4.6, 6.4, 3.4, 20, 1), (-7.8, 6.0, 8.2, 3.0, 35, 2), (6.4, 5.4, 7.2, 3.6, 160, 4), (-11, 8, 9, 4, 30, 5), (-15, 7, 9, 3, 20, 7)):
        plants.palm((x, y, height(x, y)), h, lean, way, seed)
    kinds = plants.clumps(3, radius=1.1, leaves=1200, size=0.12)
    rng = random.Random(8)
    plants.hedge([(x, y, height(x, y) - 0.2) for x, y in ((rng.uniform(-24, -9), rng.uniform(3, 6)) for _ in range(40))], kinds, 3, (0.5, 1.3))
