"""Family week: small sandals, a bucket and spade, a towel and a straw hat in the shade of a palm."""
import math
import random

from mathutils import Vector, noise

from lib import beach, gear, plants, shapes
from lib.materials import plain
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "catalog/family-week-package.jpg"
SIZE = (2000, 1334)
SAMPLES = 88
RENDER_WIDTH = 1300
EXPOSURE = 0.3
NOISE = 0.035


def line(x):
    return 13.0 + 0.22 * x


def build():
    eye, focus = Vector((0.0, -1.05, 1.62)), Vector((0.05, 0.55, 0.98))
    camera(eye, (0.03, 0.71, 0.955), lens=43, focus=(focus - eye).length, f_stop=5.6)
    sky([(0.0, (0.48, 0.67, 0.80)), (0.08, (0.28, 0.53, 0.78)), (0.35, (0.10, 0.30, 0.64)), (1.0, (0.04, 0.14, 0.40))], (-64, 47), clouds=[
        dict(kind="bank", scale=2.6, cover=0.55, band=(0.004, 0.02, 0.14, 0.26), seed=5.4, stretch=(1.4, 1.6), softness=0.12, amount=0.85)])
    sun(-64, 47, 4.3, (1.0, 0.92, 0.78), size=0.7)
    low = beach.shore(line, slope=0.085, shelf=0.035, berm=1.25, rough=0.5)

    def height(x, y):
        z = low(x, y) + 0.011 * noise.noise(Vector((x * 5, y * 5, 7))) + 0.006 * noise.noise(Vector((x * 13, y * 13, 3)))
        heap = math.hypot((x - 0.43) / 0.16, (y - 0.30) / 0.13)  # what was dug out
        return z + 0.055 * math.exp(-heap ** 2) * (1 + 0.4 * noise.noise(Vector((x * 22, y * 22, 5))))
    sandy = beach.prints(height, [(0.9, -0.4), (0.75, 0.9), (0.2, 2.6), (0.4, 6.0)], 2, step=0.36)
    beach.ground(sandy, eye[:2], 0, 110, near=0.8, far=200, rows=560, columns=560)
    sea(eye[:2], 0, 100, [ripples(0.10, 20, 4.0, 5, 0.6), ripples(0.12, 80, 6.0, 2, 0.8)], bed=low, near=11, clear=False, deepest=7.0, stops=(0.0, 0.3, 1.0), surf=1.4, rows=360, columns=420)
    gear.towel(height, (-1.05, 0.42), (1.12, 0.42), (-0.25, 0.62), gear.terry(), seed=3)

    def place(items, x, y, lift, turn, tilt=(0, 0)):
        return shapes.group(items, (x, y, height(x, y) + lift), heading=turn, tilt=tilt)
    place(gear.hat(), -0.36, 0.90, 0.028, 20, (5, -4))
    place(gear.bucket(), 0.36, 0.66, -0.012, 25, (3, -4))
    place(gear.spade(), 0.47, 0.36, 0.045, 14, (-13, 10))
    place(gear.sandal(0.19, 1), -0.06, 0.36, 0.004, 16, (2, 3))
    place(gear.sandal(0.19, -1), 0.10, 0.30, 0.006, -12, (-2, -4))
    shell = plain("shell", (0.72, 0.58, 0.46), 0.45, vary=0.3, scale=60)
    rng = random.Random(5)
    for _ in range(34):
        x, y = rng.gauss(0.15, 0.6), rng.uniform(-0.2, 1.6)
        shapes.copy(shapes.ball("grain", (0, 0, -9), 0.011, shell, 8, (1, 0.8, 0.45)), (x, y, height(x, y) + 0.002), (rng.uniform(-0.4, 0.4), 0, rng.uniform(0, 6)), rng.uniform(0.25, 1.0))
    # A palm outside the frame throws its shade over the things.
    for x, y, h, lean, way, seed in ((-7.3, 6.5, 6.8, 1.6, -30, 1),):
        plants.palm((x, y, low(x, y)), h, lean, way, seed)
