"""A country road past a flamboyant in flower, green hills behind, noon."""
import math
import random

from mathutils import Vector, noise

from lib import inland, looks, plants, shapes
from lib.materials import leaf, plain
from lib.render import camera

TARGET = "home/feature-land.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1250
EXPOSURE = 0.15
AIR = ((0.50, 0.66, 0.80), 2600.0)


def middle(y):
    """x of the road's centre."""
    return -1.2 + 5.5 * math.sin((y - 6) * 0.034) if y > 6 else -1.2 + 0.187 * (y - 6)


def land(x, y):
    away = max(0.0, abs(x - middle(y)) - 2.3)
    roll = 5.0 * noise.noise(Vector((x * 0.012, y * 0.012, 3))) * min(1, away / 30) + 0.0004 * max(0, y - 60) ** 1.7
    return roll + 0.25 * noise.noise(Vector((x * 0.15, y * 0.15, 0))) * min(1, away / 3) + 0.03 * noise.noise(Vector((x * 1.2, y * 1.2, 0)))


def build():
    eye = (-0.9, -5.0, 1.75)
    camera(eye, (1.0, 22, 3.9), lens=31)
    looks.noon(-108, 56, 4.0, seed=4.9, cover=0.58, band=(0.004, 0.02, 0.26, 0.46))
    points, faces = shapes.fan(eye[:2], 0, 130, 1.0, 420, 320, 360)
    shapes.mesh("land", [(x, y, land(x, y)) for x, y, _ in points], faces, inland.meadow(AIR), floats={"side": [x - middle(y) for x, y, _ in points]})
    near = inland.woods("near-woods", (0.012, 0.035, 0.007), (0.055, 0.11, 0.018), AIR)
    inland.hill(-190, 300, 520, 170, 46, 2.0, near)
    inland.hill(210, 360, 620, 200, 62, 5.0, near)
    inland.hill(20, 760, 1500, 380, 135, 8.0, near)
    inland.hill(-300, 1500, 3400, 600, 270, 11.0, near)
    red = leaf("flamboyant-red", ((0.38, 0.012, 0.004), (0.74, 0.035, 0.008), (0.85, 0.10, 0.015)), 0.55, 0.30)
    lime = leaf("flamboyant-leaf", ((0.03, 0.08, 0.012), (0.07, 0.15, 0.02), (0.14, 0.21, 0.035)), 0.45, 0.40)
    bloom = [plants.clump(40 + k, 1.0, 1500, 0.060, 0.42, red, 9, False) for k in range(3)]
    fresh = [plants.clump(50 + k, 1.0, 1300, 0.055, 0.40, lime, 9, False) for k in range(2)]
    shrubs = plants.clumps(4, radius=1.0, leaves=900, size=0.11, flat=0.9)
    tufts = [plants.tuft(k, height=0.38) for k in range(5)]
    for item in bloom + fresh + shrubs + tufts:
        item.location.z = -60
    inland.flamboyant((5.9, 12.5, land(5.9, 12.5)), bloom, fresh, 3)
    inland.flamboyant((-17.5, 58, land(-17.5, 58)), bloom, fresh, 5)
    rng = random.Random(2)
    for _ in range(6500):
        y = -3.5 + 75 * rng.random() ** 1.9
        x = middle(y) + rng.choice((-1, 1)) * (2.0 + 0.3 * abs(rng.gauss(0, 1)) + 16 * rng.random() ** 1.6)
        shapes.copy(rng.choice(tufts), (x, y, land(x, y) - 0.02), (0, 0, rng.uniform(0, 6.28)), rng.uniform(0.5, 1.25))
    plants.hedge([(x, y, land(x, y) - 0.2) for x, y in ((middle(y) + rng.choice((-1, 1)) * rng.uniform(7, 70), y) for y in (rng.uniform(34, 170) for _ in range(240)))], shrubs, 5, (0.7, 3.0))
    for x, y, h, seed in ((-11, 30, 10, 1), (-13.5, 34, 12, 2), (24, 62, 12, 3), (-32, 72, 12, 5), (14, 84, 13, 4), (33, 90, 12, 6)):
        plants.palm((x, y, land(x, y)), h, 1.2, 40 * seed, seed)
    post = plain("fence-post", (0.24, 0.19, 0.14), 0.9, vary=0.3)
    wire = plain("fence-wire", (0.25, 0.24, 0.23), 0.5, 0.6)
    row = [(middle(y) - 3.4, y) for y in (0.5 + 3.2 * k for k in range(22))]
    for x, y in row:
        shapes.tube("post", [(x, y, land(x, y) - 0.3), (x + rng.uniform(-0.05, 0.05), y, land(x, y) + 1.15)], 0.055, post, 8)
    for z in (0.45, 0.8, 1.08):
        shapes.tube("wire", [(x, y, land(x, y) + z) for x, y in row], 0.006, wire, 4)
    looks.ridge(4200, 520, (0.02, 0.05, 0.03), 3.0, AIR, x=(-4000, 4000), wave=0.0009)
