"""A row of colourful wooden yolas drawn up on the beach at dawn."""
import math
import random

from lib import beach, boats, looks, plants, shapes
from lib.materials import plain
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "home/feature-boats.jpg"
SIZE = (2000, 1334)
SAMPLES = 80
RENDER_WIDTH = 1300
EXPOSURE = 0.45
PAINTS = (((0.03, 0.28, 0.36), (0.72, 0.66, 0.50)), ((0.72, 0.36, 0.03), (0.04, 0.20, 0.30)), ((0.62, 0.60, 0.54), (0.55, 0.06, 0.04)), ((0.50, 0.07, 0.05), (0.70, 0.64, 0.46)),
          ((0.05, 0.30, 0.16), (0.70, 0.62, 0.20)), ((0.62, 0.60, 0.54), (0.03, 0.16, 0.40)), ((0.70, 0.50, 0.06), (0.45, 0.08, 0.05)))


def line(x):
    return 6.0 + 0.52 * x + 0.3 * math.sin(x * 0.3)


def build():
    eye = (6.4, -6.2, 1.7)
    camera(eye, (7.0, 8, 1.25), lens=28)
    looks.dawn(-22, 6.0, 4.6, seed=8.3, disc=False, glow=0.8)
    base = beach.shore(line, slope=0.075, shelf=0.03, berm=1.0)
    height = beach.prints(base, [(4.6, -5), (4.9, -2.5), (4.2, 0.5), (3.9, 3.4)], 3)
    height = beach.prints(height, [(8.4, -4), (8.0, -2), (8.6, 1.0), (9.5, 3.0)], 8)
    beach.ground(height, eye[:2], 0, 160, near=1.2, far=300)
    sea(eye[:2], 0, 150, [ripples(0.05, 22, 3.5, 5, 0.6), ripples(0.08, 90, 5.0, 2, 0.7)], bed=base, near=7, rows=480, columns=560, deepest=7.0, polariser=0.1, chop=0.09, surf=1.6,
        colours=((0.06, 0.32, 0.34), (0.02, 0.18, 0.24), (0.006, 0.06, 0.12)), air=((0.85, 0.52, 0.38), 40000.0))
    rng = random.Random(4)
    rope = plain("mooring", (0.42, 0.36, 0.26), 0.9)
    for k, paint in enumerate(PAINTS):
        x = 1.3 + 2.75 * k + rng.uniform(-0.2, 0.2)
        y = line(x) - 4.6 + rng.uniform(-0.5, 0.5)
        z = height(x, y)
        slope = math.degrees(math.atan((height(x, y - 1.5) - height(x, y + 1.5)) / 3))
        # Bows to the land; each leans on its side a little.
        group = shapes.group(boats.yola(paint, length=6.4 + 0.25 * (k % 3), engine=k % 3 == 2), (x, y, z + 0.20), 0)
        group.rotation_euler = (math.radians(rng.uniform(4, 9) * (1 if k % 2 else -1)), math.radians(-slope), math.radians(-90 + 20 + rng.uniform(-5, 5)))
        a = math.radians(-70)
        bow = (x + 3.9 * math.cos(a), y + 3.9 * math.sin(a))
        end = (bow[0] + 0.5 + rng.uniform(-0.3, 0.5), bow[1] - 1.1)
        top = z + 0.9
        shapes.tube("rope", [(bow[0] + (end[0] - bow[0]) * t, bow[1] + (end[1] - bow[1]) * t, top + (height(*end) + 0.01 - top) * t ** 0.5) for t in (i / 12 for i in range(13))], 0.014, rope, 6)
    for x, back, h, lean, way, seed in ((26, 11, 9, 3.5, 120, 1), (31, 12, 10, 3, 110, 2), (38, 10, 9, 4, 130, 3), (46, 12, 11, 3, 120, 4)):
        plants.palm((x, line(x) - back, height(x, line(x) - back)), h, lean, way, seed)
