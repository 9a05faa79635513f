"""Cruise day: a white ship at a long pier in morning light, seen from the shade of palms ashore."""
import math
import random

from lib import beach, plants, shapes
from lib.materials import plain
from lib.render import camera
from lib.sea import ripples, sea
from lib.ships import cruise_ship
from lib.sky import sky, sun

TARGET = "services/cruise-shore-welcome.jpg"
SIZE = (2000, 1334)
SAMPLES = 48
RENDER_WIDTH = 1300
EXPOSURE = 0.0
DENOISE = 1.0
LOOK = "High Contrast"
AIR = ((0.74, 0.70, 0.64), 6500.0)


def line(x):
    return 13.0 + 0.10 * x + 0.9 * math.sin(x * 0.12)


def build():
    eye = (0, 0, 2.1)
    camera(eye, (7.0, 100, 11.0), lens=42)
    sky([(0.0, (0.82, 0.68, 0.52)), (0.06, (0.62, 0.66, 0.68)), (0.3, (0.22, 0.42, 0.68)), (1.0, (0.05, 0.17, 0.44))], (-112, 19), glow=((1.1, 0.94, 0.70), 0.5, 6.0), clouds=[
        dict(kind="bank", scale=2.4, cover=0.52, band=(0.01, 0.04, 0.16, 0.30), seed=8.1, stretch=(1.2, 2.2), softness=0.14, lit=(1.08, 1.0, 0.88), shade=(0.60, 0.62, 0.68), amount=0.75)])
    sun(-118, 19, 4.6, (1.0, 0.80, 0.56), size=0.6)
    base = beach.shore(line, slope=0.08, shelf=0.03)
    height = beach.prints(base, [(-1.0, 0), (0.2, 5), (2.4, 9.5), (6, 11.2)], 2)
    beach.ground(height, eye[:2], 0, 130, near=2.2, far=300)
    sea(eye[:2], 0, 110, [ripples(0.10, 20, 4.0, 5, 0.6), ripples(0.14, 80, 6.0, 2, 0.8)], bed=base, near=11, patches=0.4, deepest=8.0, polariser=0.35, surf=1.3, air=((0.78, 0.70, 0.60), 20000.0))
    shapes.group(cruise_ship(air=AIR), (52, 455, -0.3), heading=158)
    # The pier: a deck on piles, railings, lamps, from the right shore out to the ship.
    concrete = plain("pier", (0.50, 0.48, 0.44), 0.8, vary=0.15, scale=0.6, air=AIR)
    pile = plain("pile", (0.16, 0.14, 0.12), 0.8, air=AIR)
    white = plain("pier-white", (0.7, 0.7, 0.68), 0.5, air=AIR)
    start, end = (108.0, 120.0), (76.0, 405.0)
    dx, dy = end[0] - start[0], end[1] - start[1]
    span = math.hypot(dx, dy)
    turn = math.atan2(dy, dx)
    shapes.box("pier", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 3.2), (span, 8, 0.9), concrete, 0, (0, 0, turn))
    for i in range(44):
        t = (i + 0.5) / 44
        x, y = start[0] + dx * t, start[1] + dy * t
        for s in (-1, 1):
            px, py = x - s * 3.2 * math.sin(turn), y + s * 3.2 * math.cos(turn)
            shapes.tube("pile", [(px, py, -3), (px, py, 3.0)], 0.45, pile, 8)
            if i % 3 == 0:
                shapes.tube("lamp", [(px, py, 3.5), (px, py, 8.6), (x, y, 9.0)], 0.09, white, 6)
    shapes.box("head", (52, 412, 3.2), (150, 14, 1.0), concrete, 0, (0, 0, math.radians(-13)))
    for k, (x, z) in enumerate(((14, 0), (40, 0), (66, 0), (92, 0))):
        shapes.box("dolphin", (x, 414 + 0.23 * (52 - x), 1.5), (5, 12, 5), pile, 0.3)
    roof = plain("awning", (0.72, 0.70, 0.64), 0.8, air=AIR)
    for i in range(7):
        t = 0.30 + 0.1 * i
        shapes.box("awning", (start[0] + dx * t, start[1] + dy * t, 7.0), (14, 5, 0.35), roof, 0.1, (0, 0, turn))
    for x, y, h, lean, way, seed in ((-6.4, 9.5, 7.2, 3.4, 15, 1), (-8.8, 12.0, 9.2, 3.0, 40, 2), (-12, 14, 8.4, 4.0, 30, 5), (10.5, 12.2, 8.8, 3.2, 165, 4), (13.2, 13.0, 7.0, 3.0, 150, 6), (-20, 17, 9, 4, 30, 7)):
        plants.palm((x, y, height(x, y)), h, lean, way, seed)
    # The far shore: a low green coast.
    green = plants.clumps(3, radius=1.2, leaves=300, size=0.26, material=None)
    rng = random.Random(3)
    coast = plain("coast", (0.06, 0.10, 0.04), 0.9, air=((0.70, 0.74, 0.74), 1700.0))
    rings = [[(-1400 + 40 * i, 1500 + 60 * math.sin(i), z * (6 + 26 * abs(math.sin(i * 0.17 + 0.6)) + 5 * math.sin(i * 0.9) + 3 * math.sin(i * 2.3)) - 1) for i in range(70)] for z in (0, 0.6, 1.0)]
    shapes.loft("coast", rings, coast)
    plants.hedge([(rng.uniform(102, 125), rng.uniform(108, 122), 1.5) for _ in range(24)], green, 2, (2.0, 4.5))
    for x, y in ((104, 116), (112, 112), (120, 118), (127, 110)):
        plants.palm((x, y, 1.5), rng.uniform(8, 12), 1.5, rng.uniform(0, 360), rng.randrange(9), 4.4, fruit=False)
