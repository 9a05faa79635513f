"""Altos de Chavon: a stone village on the edge of a river gorge in the last sun, the first windows lit."""
import math
import random

from mathutils import Vector, noise

from lib import plants, shapes, village
from lib.materials import glow, leaf, rock
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/altos-de-chavon.jpg"
SIZE = (2000, 1334)
SAMPLES = 56
RENDER_WIDTH = 1200
EXPOSURE = 0.35
DENOISE = 1.3
TOP = 44.0


def river(y):
    return -34 + 16 * math.sin(y * 0.011 + 0.4) - 0.02 * y


def ease(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def height(x, y):
    s = x - river(y)
    bumps = noise.fractal(Vector((x * 0.022, y * 0.022, 1.0)), 1.0, 2.0, 4)
    if s > 0:
        z = TOP * ease((s - 24 + 5 * bumps) / 32) + 1.2 * bumps * ease((s - 22) / 10)
        return z - 3 + 4.5 * ease((s - 14) / 10) - (1.5 if s > 60 else 0)
    s = -s
    return -3 + 4.5 * ease((s - 14) / 10) + 30 * ease((s - 30 + 8 * bumps) / 90) + 6 * bumps * ease((s - 30) / 60)


def build():
    eye = (-26, -74, 56)
    camera(eye, (9, 40, 41.5), lens=35)
    sky([(0.0, (0.98, 0.66, 0.38)), (0.05, (0.80, 0.62, 0.48)), (0.14, (0.46, 0.50, 0.58)), (0.35, (0.18, 0.30, 0.50)), (1.0, (0.06, 0.13, 0.32))], (-62, 12),
        glow=((1.6, 1.0, 0.5), 0.6, 8.0), clouds=[
            dict(kind="bank", scale=2.4, cover=0.52, band=(0.02, 0.06, 0.12, 0.24), seed=7.3, stretch=(0.9, 3.6), lit=(1.10, 0.78, 0.52), shade=(0.46, 0.42, 0.48), softness=0.13, amount=0.8, silver=0.4)])
    sun(-92, 17, 5.0, (1.0, 0.70, 0.42), size=0.8)
    air = ((0.66, 0.52, 0.42), 2600.0)
    earth = rock("cliff", ((0.035, 0.04, 0.02), (0.10, 0.09, 0.06), (0.26, 0.22, 0.17)), 0.12, air, green=0.9)
    points, faces = shapes.fan(eye[:2], 10, 100, 12, 1500, 260, 260)
    land = shapes.mesh("land", [(x, y, height(x, y)) for x, y, _ in points], faces, earth)
    sea(eye[:2], 0, 100, [ripples(0.03, 30, 3.0, 3, 0.4)], near=30, far=1500, rows=220, columns=220, chop=0.05, polariser=0, calm=(-2, -1),
        colours=((0.03, 0.11, 0.085), (0.02, 0.085, 0.075), (0.014, 0.065, 0.06)), air=air)
    green = leaf("dusk-forest", ((0.008, 0.026, 0.006), (0.032, 0.075, 0.012), (0.080, 0.125, 0.022), (0.15, 0.155, 0.04)), 0.55, 0.25, air)
    near = plants.clumps(4, radius=1.0, leaves=520, size=0.17, flat=1.0, material=green)
    for item in near:
        item.location.z = -200
    rng = random.Random(4)
    placed = 0
    while placed < 9000:
        y = -60 + 700 * rng.random() ** 2.0
        x = river(y) + rng.choice((rng.uniform(-150, 110), rng.uniform(15, 75)))
        s = x - river(y)
        z = height(x, y)
        if abs(s) < 15 or (58 < s < 112 and 0 < y < 90 and z > TOP - 5):
            continue
        size = rng.uniform(1.6, 3.6) * (1 + y / 400)
        shapes.copy(rng.choice(near), (x, y, z - 0.4), (0, 0, rng.uniform(0, 6)), (size, size, size * rng.uniform(0.8, 1.4)))
        placed += 1
    for _ in range(70):
        y = rng.uniform(0, 260)
        x = river(y) + rng.choice((-1, 1)) * rng.uniform(15, 21)
        plants.palm((x, y, height(x, y)), rng.uniform(9, 14), rng.uniform(0.5, 2.5), rng.uniform(0, 360), rng.randrange(40), 4.4, fruit=False)
    z = TOP - 0.5
    village.church(34, 34, z)
    for spec in ((20.5, 27, 8, 8, 6.2, "x"), (46, 30, 11, 8, 6.4, "x"), (58, 26, 9, 9, 8.4, "y"), (44, 18, 8, 7, 5.8, "x"), (54, 12, 10, 8, 6.0, "x"),
                 (24, 62, 9, 8, 6.0, "y"), (40, 68, 12, 9, 6.5, "x"), (68, 38, 10, 10, 7.0, "x"), (64, 2, 9, 8, 5.6, "y"), (18, 44, 7, 8, 5.6, "y")):
        x, y, w, d, h, along = spec
        village.house(x, y, z, w, d, h, 1.8, along, lit=rng.choice(((1, 0, 2), (1, 2, 0, 1), (2, 1, 0))))
    lamp = glow("lantern", (1.0, 0.55, 0.2), 14.0)
    stone = village.kit()["stone"]
    edge = [(river(y) + 57 + 1.5 * math.sin(y * 0.3), y) for y in range(-2, 84, 4)]
    shapes.tube("parapet", [(x, y, z + 0.4) for x, y in edge], 0.5, stone, 6)
    for x, y in edge[::2]:
        shapes.ball("lantern", (x, y, z + 2.3), 0.17, lamp, 10)
        shapes.tube("post", [(x, y, z), (x, y, z + 2.2)], 0.05, village.kit()["wood"], 5)
    for x, y, h in ((28, 24, 9), (40, 22, 8), (50, 21, 10), (29, 50, 10), (62, 14, 9), (15, 34, 8)):
        plants.palm((x, y, z), h, 1.0, rng.uniform(0, 360), rng.randrange(9), 4.0, fruit=False)
