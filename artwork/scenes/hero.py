"""Home: a wide beach at noon, palms at the right edge, a catamaran at anchor."""
import math
import random

from lib import beach, boats, plants, shapes
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "home/hero.jpg"
SIZE = (2400, 1350)
RENDER_WIDTH = 1600
SAMPLES = 80
EXPOSURE = 0.05
EYE = (0, -11, 4.6)


def line(x):
    return -2.5 + 0.62 * x + 0.006 * max(0, x) ** 2 + 1.2 * math.sin(x * 0.09 + 0.5) if x > -30 else -21.1


def coast(boat=(15, 62), cloud=4.2):
    """The beach, the sea with a catamaran at `boat`, the palms and the sky: what the wide and the tall picture share."""
    sky([(0.0, (0.42, 0.63, 0.80)), (0.06, (0.26, 0.50, 0.78)), (0.3, (0.09, 0.28, 0.62)), (1.0, (0.03, 0.12, 0.38))],
        (115, 58), clouds=[
            dict(kind="bank", scale=3.2, cover=0.56, band=(0.004, 0.02, 0.10, 0.20), seed=cloud, stretch=(1.6, 1.8), softness=0.12, amount=0.85),
            dict(kind="flat", scale=0.7, cover=0.40, band=(0.12, 0.3, 1.5, 1.6), seed=1.7, stretch=(1, 0.45), softness=0.5, amount=0.35)])
    sun(115, 58, 3.5)
    base = beach.shore(line, slope=0.085, shelf=0.024)
    height = beach.prints(base, [(-4, -9.5), (2, -5.5), (6, -2.0), (12, 2.2), (20, 8.5), (30, 17)], 3)
    beach.ground(height, EYE[:2], 0, 150, near=0.8, far=400)
    sea(EYE[:2], 0, 130, [ripples(0.14, 24, 4.0, 3, 0.6), ripples(0.10, 90, 6.0, 8, 0.8)], bed=base, near=9,
        patches=0.6, deepest=7.0)
    shapes.group(boats.catamaran(sails=False), (*boat, -0.05), heading=-35)
    for x, back, h, lean, way, seed in ((14.5, 2.5, 8.6, 5.4, 160, 1), (17.5, 3.5, 10.5, 3.6, 150, 2), (15.5, 7, 7.0, 3.0, 165, 3), (26, 6, 11, 4.5, 135, 4),
                                        (34, 5, 10, 5, 140, 6), (46, 7, 12, 3, 120, 7), (58, 9, 12, 4, 130, 8), (70, 9, 12, 4, 130, 9)):
        y = line(x) - back
        plants.palm((x, y, height(x, y)), h, lean, way, seed)
    kinds = plants.clumps(4, radius=1.3, leaves=1500, size=0.13)
    rng = random.Random(5)
    spots = []
    for _ in range(260):
        x = rng.uniform(19, 110)
        y = line(x) - rng.uniform(10, 22)
        spots.append((x, y, height(x, y) - 0.2))
    plants.hedge(spots, kinds, 2, (0.7, 2.0))


def build():
    camera(EYE, (2, 30, 5.2), lens=27)
    coast()
