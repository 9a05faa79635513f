"""A speedboat from the air, leaving a white wake where turquoise turns to deep blue."""
import math

from mathutils import Vector, noise

from lib import shapes
from lib.motorboats import speedboat
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "catalog/speedboat.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
HEADING = -52  # degrees clockwise from +X: the boat runs up and to the right
BOAT = (5.5, 27.0)


def bed(x, y):
    """A sand bank on the left that falls off to the right."""
    out = 0.8 * x + 0.35 * (y - 25) + 5 * noise.noise(Vector((x * 0.04, y * 0.04, 0))) + 2 * noise.noise(Vector((x * 0.13, y * 0.13, 3)))
    return -1.6 - 0.022 * max(0, out + 22) ** 1.55 + 0.25 * noise.noise(Vector((x * 0.12, y * 0.12, 1)))


def wake(x, y):
    dx, dy = x - BOAT[0], y - BOAT[1]
    c, s = math.cos(math.radians(-HEADING)), math.sin(math.radians(-HEADING))
    along, across = dx * c + dy * s, -dx * s + dy * c
    across += 0.0009 * min(0, along) ** 2 * 3  # a long bend
    d, foam, dz = abs(across), 0.0, 0.0
    if along > 4.4:
        return 0.0, 0.0
    back = -along - 4.0
    if back < 0:  # spray thrown out from the hull
        edge = 1.15 + 0.32 * (4.4 - along) * 0.35
        foam = 1.05 * math.exp(-((d - edge) / 0.42) ** 2) * min(1.0, (3.2 - along) / 2.2) if along < 3.2 else 0.0
    else:
        fade = math.exp(-back / 30)
        wash = 0.8 + 0.055 * back
        foam = (1.25 * math.exp(-(back / 7)) + 0.62 * fade) * math.exp(-(d / wash) ** 4)
        arm = 1.75 + 0.30 * back
        foam = max(foam, 0.95 * math.exp(-back / 20) * math.exp(-((d - arm) / (0.45 + 0.03 * back)) ** 2))
        arm_height = 0.30 * math.exp(-back / 30) * math.exp(-((d - arm) / 0.9) ** 2)
        dz = arm_height - 0.25 * math.exp(-back / 8) * math.exp(-(d / 1.2) ** 2) + 0.12 * math.exp(-back / 25) * math.sin(back * 1.3 - d * 1.1) * math.exp(-(d / (arm + 0.2)) ** 6)
        inner = 0.30 * math.exp(-back / 14) if d < arm else 0.0
        foam = max(foam, inner)
    return dz, foam


def build():
    eye = (0, -3, 23)
    camera(eye, (0.2, 24.0, 0), lens=34)
    sky([(0.0, (0.46, 0.66, 0.80)), (0.08, (0.28, 0.52, 0.78)), (0.35, (0.10, 0.30, 0.64)), (1.0, (0.03, 0.12, 0.38))], (-70, 52))
    sun(-70, 52, 3.9, (1.0, 0.94, 0.85))
    sea((0, 0), 0, 120, [ripples(0.26, 25, 5.0, 5, 0.8), ripples(0.14, 70, 6.0, 2, 0.8)], bed=bed, clear=False, near=6, far=400, rows=800, columns=800, lift=wake,
        chop=0.26, surf=0, deepest=9.0, colours=((0.10, 0.56, 0.52), (0.012, 0.30, 0.38), (0.003, 0.07, 0.19)), patches=0.7, polariser=0.35, foam_scale=0.9, cloud=0.26)
    shapes.group(speedboat(), (*BOAT, 0.12), heading=HEADING, tilt=(0, -3.5))
