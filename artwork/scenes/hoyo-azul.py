"""Hoyo Azul: a turquoise pool at the foot of a rock wall hung with green."""
import math
import random

from mathutils import Vector, noise

from lib import plants, rocks, shapes
from lib.beach import ground
from lib.materials import leaf, rock
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/hoyo-azul.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.6
HEIGHT = 14.0


def outline(t):
    """The cliff: from the left of the viewer round the back of the pool to the right."""
    a = math.radians(215 - 250 * t)
    return 13.5 * math.cos(a), 11 + 14 * math.sin(a)


def bed(x, y):
    d = math.hypot(x / 13.5, (y - 9) / 15.0)
    return -0.35 - 5.5 * max(0.0, 1 - d ** 2.2) + 0.35 * noise.noise(Vector((x * 0.5, y * 0.5, 0))) + 0.15 * noise.noise(Vector((x * 1.6, y * 1.6, 3)))


def build():
    eye = (1.5, -5.5, 2.5)
    camera(eye, (-0.6, 16, 5.2), lens=23)
    sky([(0.0, (0.60, 0.72, 0.80)), (0.3, (0.40, 0.58, 0.78)), (1.0, (0.22, 0.42, 0.70))], (-140, 50))
    sun(-140, 50, 5.5, (1.0, 0.94, 0.82), size=0.8)
    stone = rock("limestone", ((0.10, 0.075, 0.05), (0.36, 0.29, 0.20), (0.62, 0.54, 0.42)), 0.8, green=0.55, streaks=0.6)
    cliff = rocks.wall(outline, HEIGHT, 3.0, stone, lean=2.2, rough=2.6, strata=0.8)
    bottom = rock("pool-bed", ((0.30, 0.27, 0.20), (0.50, 0.46, 0.36), (0.68, 0.64, 0.52)), 1.2)
    ground(bed, (1.5, -6), 0, 160, near=1.0, far=45, rows=220, columns=240, material=bottom)
    sea((1.5, -6), 0, 170, [ripples(0.012, 8, 2.0, 5, 0.4, short=0.0)], bed=bed, near=0.8, far=36, rows=360, columns=420, chop=0.035, chop_scale=1.4,
        colours=((0.035, 0.36, 0.40), (0.008, 0.21, 0.33), (0.003, 0.10, 0.22)), deepest=6.0, cloud=0.13, absorb=(0.62, 0.08, 0.03), surf=0, polariser=0.35, calm=(-2, -1))
    jungle = leaf("jungle", ((0.008, 0.028, 0.006), (0.03, 0.085, 0.012), (0.075, 0.15, 0.02), (0.15, 0.19, 0.04)), 0.42, 0.35)
    shrubs = plants.clumps(5, radius=0.8, leaves=900, size=0.10, flat=1.0, material=jungle)
    ferns = [plants.fern(k, jungle) for k in range(4)]
    for item in shrubs + ferns:
        item.location.z = -60
    rng = random.Random(3)
    rocks.plant(cliff, shrubs, 420, 1, (0.5, 1.5), lowest=1.0, steepest=0.28, sink=0.1)
    rocks.plant(cliff, ferns, 800, 2, (0.6, 1.5), lowest=0.7, steepest=-0.05, sink=0.0)
    for _ in range(620):
        t, back = rng.random(), rng.random() ** 1.3 * 8
        x, y = outline(t)
        out = Vector((x, y - 11)).normalized()
        spot = (x + out.x * (back - 2.6), y + out.y * (back - 2.6), HEIGHT - 0.6 + back * 0.5 + rng.uniform(-0.6, 0.5))
        shapes.copy(rng.choice(shrubs), spot, (0, 0, rng.uniform(0, 6)), rng.uniform(1.2, 3.2))
    vines = [plants.vine((0, 0, 0), 2.5 + 2.4 * k, k, jungle, 0.12) for k in range(4)]
    for item in vines:
        item.location.z = -60
    for _ in range(330):
        t = (rng.randrange(26) + rng.gauss(0, 0.25)) / 26
        x, y = outline(min(1, max(0, t)))
        out = Vector((x, y - 11)).normalized()
        inset = rng.uniform(1.6, 4.6)
        shapes.copy(rng.choice(vines), (x - out.x * inset, y - out.y * inset, HEIGHT - rng.uniform(-0.3, 3.0)), (0, 0, rng.uniform(0, 6)), rng.uniform(0.8, 1.15))
    for x, y, s in ((-5.0, 0.2, 1.1), (-7.4, 2.4, 1.7), (6.4, 0.4, 1.2), (8.6, 2.6, 1.8), (-3.2, -1.2, 0.5), (5.0, -1.4, 0.6), (-9.5, 6, 2.2)):
        boulder = rocks.islet((x, y), s, s * 0.8, x + 20, stone, undercut=0, steep=1.6)
        rocks.plant(boulder, ferns, 6, int(s * 10), (0.3, 0.6), lowest=0.2, steepest=0.3, sink=0)
