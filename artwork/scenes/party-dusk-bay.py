"""After sunset: a catamaran far off as a silhouette under a violet sky, its lights on the water, the first star."""
import random

from lib import boats, lights, looks, shapes
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import direction

TARGET = "activities/party-dusk-bay.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1400
EXPOSURE = 0.35


def build():
    eye = (0, 0, 3.2)
    camera(eye, (-6, 100, 13), lens=46)
    looks.dusk(9, 0.42, seed=7.7, warm=0.9, cover=0.44)
    sea(eye[:2], 0, 64, [ripples(0.16, 60, 5.0, 3, 0.7), ripples(0.07, 14, 3.5, 7, 0.6)], near=8, rows=640, columns=640, chop=0.09, polariser=0.0, roughness=0.05,
        colours=((0.006, 0.022, 0.05), (0.004, 0.018, 0.04), (0.003, 0.015, 0.035)), air=((0.24, 0.11, 0.11), 26000.0))
    looks.ridge(1500, 70, (0.020, 0.016, 0.032), 2.0, ((0.13, 0.07, 0.10), 3600.0), x=(-1500, -60))
    looks.ridge(2300, 150, (0.020, 0.016, 0.032), 6.0, ((0.17, 0.09, 0.12), 2600.0), x=(-2200, -320))
    bulb = lights.bulb_paint("bulb", (1.0, 0.56, 0.20), 16.0)
    items = boats.catamaran(sails=False)
    items += lights.string((1.25, 0, 15.0), (6.1, 0, 2.2), 0.8, 24, 0.055, bulb, wire=False) + lights.string((1.25, 0, 15.0), (-6.4, 0, 3.2), 0.8, 28, 0.055, bulb, wire=False)
    items += lights.string((-6.0, -2.3, 3.15), (-3.0, -2.3, 3.15), 0.1, 8, 0.05, bulb, wire=False)
    items.append(shapes.box("cabin-light", (-0.6, -2.56, 1.86), (3.0, 0.03, 0.32), lights.bulb_paint("cabin", (1.0, 0.60, 0.25), 5.0), 0.02))
    items.append(shapes.ball("anchor-light", (1.25, 0, 18.9), 0.10, lights.bulb_paint("anchor", (1.0, 0.92, 0.78), 30.0), 8))
    shapes.group(items, (9.0, 112, -0.05), heading=16)
    # Boats at their moorings along the far shore, lamps on land.
    rng = random.Random(6)
    far = lights.bulb_paint("far-lamp", (1.0, 0.62, 0.28), 9.0)
    for _ in range(26):
        x = rng.uniform(-900, -330) if rng.random() < 0.8 else rng.uniform(-330, -180)
        shapes.ball("far-lamp", (x, 1380 + rng.uniform(-30, 10), rng.uniform(3, 16)), rng.uniform(0.8, 1.5), far, 6)
    star = lights.bulb_paint("star", (0.85, 0.90, 1.0), 5.0)
    for azimuth, elevation, size in ((-13.5, 14.6, 15.0), (4.5, 16.8, 6.0), (-2.0, 13.8, 4.5)):
        shapes.ball("star", direction(azimuth, elevation) * 20000, size, star, 8)
