"""The fishing boat under way on deep blue water in the morning, rods up, white water at its bow."""
import math

from lib import looks, shapes
from lib.motorboats import fisher, person
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "activities/fishing-blue-water.jpg"
SIZE = (2000, 1334)
SAMPLES = 44
RENDER_WIDTH = 1150
EXPOSURE = 0.05
DENOISE = 1.0
HEADING = 148
BOAT = (1.2, 27.0)


def wake(x, y):
    """Bow wave, spray along the hull and a trail astern: (height, foam)."""
    dx, dy = x - BOAT[0], y - BOAT[1]
    c, s = math.cos(math.radians(-HEADING)), math.sin(math.radians(-HEADING))
    along, across = dx * c + dy * s, abs(-dx * s + dy * c)
    if along > 4.6:
        return 0.0, 0.0
    back = 4.2 - along
    arm = 0.25 + 0.34 * back
    foam = 1.1 * math.exp(-back / 16) * math.exp(-((across - arm) / (0.35 + 0.05 * back)) ** 2)
    lift = 0.42 * math.exp(-back / 10) * math.exp(-((across - arm) / (0.45 + 0.04 * back)) ** 2)
    if along < -4.4:
        trail = -along - 4.4
        foam = max(foam, 1.15 * math.exp(-trail / 14) * math.exp(-(across / (1.3 + 0.06 * trail)) ** 4))
        lift += 0.25 * math.exp(-trail / 6) * math.exp(-((across - 1.1) / 0.7) ** 2)
    return lift, foam


def build():
    eye = (0, 0, 2.3)
    camera(eye, (0.2, 27, 3.6), lens=44)
    looks.morning(150, 32, 4.6, seed=6.4, cover=0.55)
    sea(eye[:2], 0, 76, [ripples(0.75, 60, 8.0, 3, 0.9), ripples(0.32, 20, 6.0, 7, 0.8)], near=6, rows=760, columns=720, chop=0.2, polariser=0.25, lift=wake, foam=0.4, foam_scale=1.6,
        colours=((0.008, 0.11, 0.24), (0.005, 0.075, 0.19), (0.003, 0.05, 0.14)), air=((0.62, 0.72, 0.80), 26000.0))
    items = fisher()
    items += [person((-2.9, -0.6, 0.5), (0.60, 0.10, 0.05), seated=False, heading=170), person((-2.6, 0.5, 0.5), (0.72, 0.70, 0.62), seated=False, heading=200), person((-0.3, 0.2, 4.38), (0.74, 0.74, 0.72), heading=0)]
    shapes.group(items, (*BOAT, 0.12), heading=HEADING, tilt=(1.5, -4.0))
