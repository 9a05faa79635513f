"""Los Haitises: a narrow channel between mangroves on arching roots, still green water, overcast."""
import math
import random

from lib import lights, mangrove, plants, shapes
from lib.materials import leaf, rock
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/haitises-mangrove.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1100
EXPOSURE = 0.7
AIR = ((0.34, 0.43, 0.34), 110.0)


def bend(y):
    """The middle of the channel."""
    return 0.9 * math.sin(y * 0.075) + 0.0045 * max(0, y - 8) ** 2


def build():
    eye = (0.0, 0, 1.15)
    camera(eye, (0.7, 14, 1.75), lens=28)
    sky([(0.0, (0.74, 0.78, 0.74)), (0.2, (0.80, 0.84, 0.82)), (1.0, (0.72, 0.78, 0.80))], (20, 60), glow=((1.0, 1.0, 0.94), 0.25, 3.0), strength=0.9)
    sun(-15, 68, 3.4, (0.95, 1.0, 0.94), size=40.0)
    wood = rock("root", ((0.035, 0.026, 0.020), (0.13, 0.10, 0.075), (0.26, 0.21, 0.16)), 3.0, AIR, green=0.25, streaks=0.4)
    green = leaf("mangrove-leaf", ((0.010, 0.035, 0.008), (0.035, 0.095, 0.015), (0.085, 0.17, 0.025), (0.20, 0.24, 0.05)), 0.32, 0.40, AIR)
    trees = [mangrove.tree(k, wood) for k in range(5)]
    tops = plants.clumps(4, radius=1.0, leaves=1500, size=0.075, flat=0.8, material=green, open_below=False)
    for item in trees + tops:
        item.location.z = -60
    rng = random.Random(8)
    for side in (-1, 1):
        for row in range(4):
            for k in range(22):
                y = -0.5 + 1.75 * k + rng.uniform(-0.6, 0.6)
                if row == 0 and y < 2.4:
                    continue
                x = bend(y) + side * (2.9 + 1.9 * row + rng.uniform(-0.35, 0.5))
                shapes.copy(rng.choice(trees), (x, y, rng.uniform(-0.15, 0.15)), (0, 0, rng.uniform(0, 6.28)), rng.uniform(0.85, 1.2))
                for _ in range(3 if row < 2 else 2):
                    z = rng.uniform(2.5, 5.2) + 0.45 * row if row else rng.uniform(2.7, 5.0)
                    s = rng.uniform(0.8, 1.5)
                    shapes.copy(rng.choice(tops), (x + rng.uniform(-1.1, 1.1) - side * 0.45 * (z - 2.6) * (row < 1), y + rng.uniform(-1.0, 1.0), z), (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.28)), s)
    for k in range(34):  # what closes the view behind the bend
        y = 38 + rng.uniform(0, 6)
        shapes.copy(rng.choice(tops), (bend(38) + rng.uniform(-9, 9), y, rng.uniform(0.2, 6.5)), (0, 0, rng.uniform(0, 6)), rng.uniform(1.6, 2.6))
    # The first branches hang into the picture.
    for x, y, z, s in ((-2.3, 3.2, 2.9, 0.75), (-1.7, 4.4, 3.6, 0.8), (2.4, 3.4, 3.2, 0.8), (1.9, 5.2, 3.9, 0.9), (-3.0, 2.6, 2.2, 0.6)):
        shapes.copy(rng.choice(tops), (x, y, z), (0.3, 0.2, rng.uniform(0, 6)), s)
    lights.panel((0, 12, 14), (0, 12, 0), 14, 500, (0.9, 1.0, 0.92))
    sea(eye[:2], 0, 150, [ripples(0.010, 10, 2.0, 3, 0.3, short=0.0)], near=0.8, far=60, rows=380, columns=420, chop=0.022, chop_scale=1.1, polariser=0.0, roughness=0.02,
        colours=((0.020, 0.050, 0.028), (0.014, 0.040, 0.024), (0.010, 0.03, 0.02)), air=AIR)
