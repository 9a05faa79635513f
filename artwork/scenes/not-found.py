"""An empty beach in early light: a single line of footprints ends at the water."""
import math

from lib import beach, looks
from lib.materials import sand
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "pages/not-found.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1400
EXPOSURE = 0.2


def line(x):
    return 5.2 - 0.16 * x + 0.004 * x * x + 0.45 * math.sin(x * 0.23 + 0.6)


def build():
    eye = (0, -8.5, 2.25)
    camera(eye, (0.4, 14, 0.6), lens=27)
    looks.morning(78, 13, 7.2, seed=8.7, cover=0.50)
    base = beach.shore(line, slope=0.060, shelf=0.022, berm=1.0, rough=0.45)
    path = [(-1.5, -7.2), (-1.0, -5.2), (-0.2, -3.0), (0.7, -1.0), (1.3, 1.0), (1.6, 2.8), (1.65, 4.7)]
    height = beach.prints(base, path, 5, step=0.66)
    beach.ground(height, eye[:2], 0, 140, near=1.8, far=160, rows=860, columns=800, material=sand(dimples=0.2))
    sea(eye[:2], 0, 120, [ripples(0.06, 22, 3.5, 5, 0.6), ripples(0.08, 90, 5.0, 2, 0.7)], bed=base, near=9, rows=560, columns=620, patches=0.2, deepest=7.0, polariser=0.3, chop=0.09, surf=1.8,
        colours=((0.08, 0.50, 0.47), (0.018, 0.29, 0.35), (0.004, 0.08, 0.17)), air=((0.82, 0.74, 0.66), 40000.0))
