"""Saona: palms lean over clear water from the left, a small open boat lies close to the sand."""
import math
import random

from lib import beach, boats, plants, shapes
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/saona-island.jpg"
SIZE = (2000, 1334)
SAMPLES = 90
RENDER_WIDTH = 1500
EXPOSURE = 0.0


def line(x):
    return 1.5 - 1.05 * x + 0.012 * min(0, x) ** 2 + 0.8 * math.sin(x * 0.16) if x < 24 else -23.5


def island(eye, water=sea):
    """All that is to be seen from `eye`; `water` builds the sea."""
    sky([(0.0, (0.46, 0.66, 0.80)), (0.08, (0.27, 0.52, 0.78)), (0.35, (0.10, 0.30, 0.64)), (1.0, (0.03, 0.12, 0.38))],
        (-118, 47), clouds=[
            dict(kind="bank", scale=2.6, cover=0.55, band=(0.004, 0.02, 0.14, 0.26), seed=9.4, stretch=(1.4, 1.6), softness=0.11, amount=0.9)])
    sun(-118, 47, 3.7, (1.0, 0.93, 0.82))
    base = beach.shore(line, slope=0.095, shelf=0.03)
    height = beach.prints(base, [(1.6, -8.6), (0.0, -5.2), (-2.4, -1.0), (-5.0, 2.6), (-9, 7.5), (-14, 14)], 5)
    beach.ground(height, eye[:2], -8, 150, near=0.8, far=400)
    water(eye[:2], 0, 130, [ripples(0.10, 20, 4.0, 5, 0.6), ripples(0.10, 80, 6.0, 2, 0.8)], bed=base, near=1.5, patches=0.6, deepest=8.0)
    boat = shapes.group(boats.yola(), (3.6, 6.2, 0.02), heading=28, tilt=(1.5, -1))
    for x, y, h, lean, way, seed in ((-4.6, 2.2, 5.4, 6.2, 22, 1), (-7.5, 5.5, 8.2, 5.0, 30, 2), (-9.5, 4.0, 9.6, 3.4, 10, 3), (-9.5, 9.5, 7.2, 5.5, 35, 5),
                                     (-13, 12, 10, 4.5, 30, 4), (-17, 17, 11, 5, 40, 6), (-20, 23, 10, 6, 30, 7), (-28, 33, 12, 5, 30, 8), (-34, 44, 12, 6, 35, 9)):
        plants.palm((x, y, height(x, y)), h, lean, way, seed, sweep=1.25 if lean > 5.8 else 1.7)
    kinds = plants.clumps(4, radius=1.2, leaves=1500, size=0.12)
    rng = random.Random(8)
    spots = []
    for _ in range(240):
        x = rng.uniform(-70, -8)
        y = line(x) - rng.uniform(9, 20)
        spots.append((x, y, height(x, y) - 0.2))
    plants.hedge(spots, kinds, 3, (0.6, 1.9))
    return boat


def build():
    eye = (1.5, -10, 1.75)
    camera(eye, (-2.0, 20, 3.1), lens=28)
    island(eye)
