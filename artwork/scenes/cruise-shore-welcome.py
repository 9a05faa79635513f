"""Cruise day: a big ship at its pier in morning light, bow ahead, seen from the shade of palms ashore."""
import math

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
AIR = ((0.68, 0.72, 0.74), 9000.0)


def line(x):
    return 13.0 + 0.10 * x + 0.9 * math.sin(x * 0.12)


SHIP, HEADING = (27.0, 352.0), 130.0  # bow towards the viewer and to the left, port side to the sun
SUN = (96, 24)


def sky_and_sun():
    sky([(0.0, (0.74, 0.72, 0.66)), (0.06, (0.56, 0.68, 0.78)), (0.3, (0.20, 0.42, 0.70)), (1.0, (0.05, 0.17, 0.44))], SUN, glow=((1.1, 0.94, 0.70), 0.4, 6.0), clouds=[
        dict(kind="bank", scale=2.4, cover=0.54, band=(0.01, 0.04, 0.16, 0.30), seed=8.1, stretch=(1.2, 2.0), softness=0.14, lit=(1.10, 1.02, 0.90), shade=(0.58, 0.62, 0.70), amount=0.8)])
    sun(*SUN, 4.8, (1.0, 0.84, 0.62), size=0.6)


def pier():
    """A quay along the ship's port side, and a jetty on piles that leads ashore to the right."""
    concrete = plain("pier", (0.46, 0.43, 0.38), 0.8, vary=0.15, scale=0.6, air=AIR)
    pile, white = plain("pile", (0.16, 0.14, 0.12), 0.8, air=AIR), plain("pier-white", (0.7, 0.7, 0.68), 0.5, air=AIR)
    roof = plain("awning", (0.72, 0.70, 0.64), 0.8, air=AIR)
    a = math.radians(-HEADING)
    along, across = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    head = [SHIP[k] + 25.0 * across[k] - 12 * along[k] for k in (0, 1)]
    shapes.box("quay", (*head, 2.4), (190, 11, 1.0), concrete, 0, (0, 0, a))
    for i in range(40):
        for s in (-4.4, 4.4):
            x, y = (head[k] + (-92 + 4.7 * i) * along[k] + s * across[k] for k in (0, 1))
            shapes.tube("pile", [(x, y, -3), (x, y, 2.2)], 0.5, pile, 8)
    start = [head[k] - 30 * along[k] for k in (0, 1)]
    end = (190.0, 175.0)
    span, turn = math.hypot(end[0] - start[0], end[1] - start[1]), math.atan2(end[1] - start[1], end[0] - start[0])
    shapes.box("jetty", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 2.4), (span, 7, 0.8), concrete, 0, (0, 0, turn))
    for i in range(36):
        t = (i + 0.5) / 36
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        for s in (-2.8, 2.8):
            px, py = x - s * math.sin(turn), y + s * math.cos(turn)
            shapes.tube("pile", [(px, py, -3), (px, py, 2.2)], 0.42, pile, 8)
            if i % 3 == 0 and s > 0:
                shapes.tube("lamp", [(px, py, 2.7), (px, py, 7.8)], 0.12, white, 6)
        if 5 < i < 30 and i % 4 == 0:
            shapes.box("awning", (x, y, 6.2), (12, 5, 0.35), roof, 0.1, (0, 0, turn))
            for u, v in ((-5.5, -2.2), (-5.5, 2.2), (0, -2.2), (0, 2.2), (5.5, -2.2), (5.5, 2.2)):
                foot = (x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn))
                shapes.tube("post", [(*foot, 2.7), (*foot, 6.1)], 0.16, white, 6)


def coast():
    """The far shore: a low green coast."""
    paint = plain("coast", (0.05, 0.10, 0.035), 0.9, air=((0.62, 0.72, 0.78), 2600.0))
    rings = [[(-1400 + 40 * i, 1500 + 60 * math.sin(i), z * (6 + 26 * abs(math.sin(i * 0.17 + 0.6)) + 5 * math.sin(i * 0.9) + 3 * math.sin(i * 2.3)) - 1) for i in range(70)] for z in (0, 0.6, 1.0)]
    shapes.loft("coast", rings, paint)


def build():
    eye = (0, 0, 2.1)
    camera(eye, (6.0, 100, 13.2), lens=40)
    sky_and_sun()
    base = beach.shore(line, slope=0.08, shelf=0.03)
    height = beach.prints(base, [(-1.0, 0), (0.2, 5), (2.4, 9.5), (6, 11.2)], 2)
    beach.ground(height, eye[:2], 0, 130, near=2.2, far=300)
    sea(eye[:2], 0, 110, [ripples(0.10, 20, 4.0, 5, 0.6), ripples(0.14, 80, 6.0, 2, 0.8)], bed=base, near=11, patches=0.4, deepest=8.0, polariser=0.35, surf=1.3, air=((0.70, 0.74, 0.76), 20000.0))
    shapes.group(cruise_ship(air=AIR), (*SHIP, -0.3), heading=HEADING)
    pier()
    coast()
    for x, y, h, lean, way, seed in ((-6.4, 9.5, 7.2, 3.4, 15, 1), (-8.8, 12.0, 9.2, 3.0, 40, 2), (-12, 14, 8.4, 4.0, 30, 5), (10.5, 12.2, 8.8, 3.2, 165, 4), (13.2, 13.0, 7.0, 3.0, 150, 6), (-20, 17, 9, 4, 30, 7)):
        plants.palm((x, y, height(x, y)), h, lean, way, seed)
