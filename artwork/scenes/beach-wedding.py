"""A wooden wedding arch with white cloth and flowers on the sand, the turquoise sea behind, sun from over the viewer's shoulder."""
import math
import random

from mathutils import Vector

from lib import beach, furniture, looks, plants, shapes
from lib.materials import canvas, leaf, plain
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "services/beach-wedding.jpg"
SIZE = (2000, 1334)
SAMPLES = 36
RENDER_WIDTH = 1100
EXPOSURE = 0.1
NOISE = 0.05
DENOISE = 1.3
EYE = (-0.55, -4.7, 1.5)


def line(x):
    return 9.5 + 0.03 * x + 0.5 * math.sin(x * 0.2)


def cloth(points, width, material, folds=5, deep=0.05, rows=60, seed=0):
    """Hanging cloth along a curve: folds run down its length, gathered by `width(t)`."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(3)]
    rings = []
    for i in range(rows + 1):
        t = i / rows
        k = t * (len(points) - 1)
        a, b = points[min(int(k), len(points) - 2)], points[min(int(k), len(points) - 2) + 1]
        p = Vector(a).lerp(Vector(b), k - min(int(k), len(points) - 2))
        ring = []
        for j in range(49):
            s = j / 48 - 0.5
            w = width(t)
            y = deep * math.sin(s * folds * 6.28 + phase[0] + 0.7 * math.sin(t * 3 + phase[1])) * (0.4 + 0.6 * t)
            ring.append((p.x + s * w * 0.35, p.y + y + s * w * 0.9, p.z))
        rings.append(ring)
    return shapes.loft("cloth", rings, material)


def build():
    camera(EYE, (0.16, 2.6, 1.74), lens=33)
    ceremony()


def ceremony():
    """Beach, sea and light; the arch, its flowers, the chairs and petals on the aisle."""
    eye = EYE
    looks.morning(-128, 34, 4.6, seed=5.3, cover=0.55)
    base = beach.shore(line, slope=0.085, shelf=0.03, berm=1.0)
    height = beach.prints(base, [(-0.3, -9), (-0.1, -5), (0.1, 0), (0.1, 2.2)], 3)
    height = beach.prints(height, [(0.5, -9), (0.4, -4), (0.5, 2.0)], 9)
    beach.ground(height, eye[:2], 0, 140, near=0.9, far=200)
    sea(eye[:2], 0, 100, [ripples(0.16, 22, 4.0, 5, 0.7), ripples(0.16, 80, 6.0, 2, 0.8)], bed=base, near=14, deepest=8.0, patches=0.4, polariser=0.6, surf=1.6)
    wood = plain("driftwood", (0.30, 0.20, 0.12), 0.75, vary=0.35, bump=0.5, scale=9.0)
    white = canvas("voile", (0.82, 0.80, 0.76), 0.42)
    y, z = 2.6, height(0.2, 2.6)
    for x in (-1.15, 1.35):
        for dy in (0.0, 0.75):
            shapes.tube("post", [(x, y + dy, z - 0.3), (x + 0.02, y + dy, z + 2.62)], 0.055, wood, 10)
        shapes.tube("side", [(x, y - 0.2, z + 2.55), (x, y + 0.95, z + 2.55)], 0.045, wood, 10)
    for dy in (0.0, 0.75):
        shapes.tube("beam", [(-1.45, y + dy, z + 2.62), (1.65, y + dy, z + 2.64)], 0.055, wood, 10)
    cloth([(-1.15, y - 0.02, z + 2.66), (-1.22, y - 0.10, z + 1.5), (-1.12, y - 0.08, z + 0.9), (-1.2, y - 0.15, z + 0.03)],
          lambda t: 0.62 - 0.34 * math.exp(-((t - 0.6) / 0.16) ** 2) + 0.15 * t, white, seed=1)
    cloth([(1.35, y - 0.02, z + 2.66), (1.42, y - 0.10, z + 1.5), (1.33, y - 0.08, z + 0.9), (1.45, y - 0.15, z + 0.03)],
          lambda t: 0.62 - 0.34 * math.exp(-((t - 0.6) / 0.16) ** 2) + 0.15 * t, white, seed=2)
    for a, b, drop, dy in ((-1.15, 0.15, 0.42, -0.06), (0.15, 1.35, 0.38, -0.06), (-1.15, 1.35, 0.30, 0.72)):
        rings = []
        for i in range(41):
            t = i / 40
            x = a + (b - a) * t
            low = drop * 4 * t * (1 - t)
            rings.append([(x, y + dy + 0.10 * math.sin(j * 1.1) * (0.3 + low), z + 2.66 - low - 0.26 * (j / 12) * (0.35 + 1.2 * low)) for j in range(13)])
        shapes.loft("swag", rings, white)
    petals = leaf("petals", ((0.78, 0.30, 0.34), (0.84, 0.56, 0.52), (0.84, 0.78, 0.70)), 0.6, 0.3)
    green = leaf("garland", ((0.02, 0.06, 0.015), (0.05, 0.12, 0.025), (0.12, 0.18, 0.05)), 0.5, 0.3)
    bloom = plants.clump(71, 0.15, 260, 0.035, 0.9, petals, 5, False)
    fern = plants.clump(72, 0.24, 420, 0.05, 0.8, green, 6, False)
    bloom.location.z = fern.location.z = -50
    rng = random.Random(4)
    for k in range(15):
        t = k / 14
        spot = (-1.3 + 1.25 * t, y - 0.08, z + 2.60 + 0.08 * math.sin(k * 2.1))
        shapes.copy(fern, spot, (rng.uniform(0, 6), 0, rng.uniform(0, 6)), rng.uniform(0.5, 0.95) * (1 - 0.5 * t))
        if k % 2 == 0:
            shapes.copy(bloom, (spot[0], spot[1] - 0.14, spot[2]), (rng.uniform(0, 6), 0, rng.uniform(0, 6)), rng.uniform(0.6, 1.0) * (1 - 0.4 * t))
    for k in range(7):
        spot = (-1.24 + rng.uniform(-0.08, 0.08), y - 0.12, z + 2.5 - 0.16 * k)
        shapes.copy(fern, spot, (rng.uniform(0, 6), 0, rng.uniform(0, 6)), 0.7 - 0.07 * k)
        shapes.copy(bloom, (spot[0] + rng.uniform(-0.1, 0.1), spot[1] - 0.1, spot[2]), (rng.uniform(0, 6), 0, 0), 0.9 - 0.09 * k)
    for k in range(9):  # the other corner, and blooms at the foot of both posts
        spot = (1.42 + rng.uniform(-0.10, 0.10) - (0.12 * k if k < 4 else 0), y - 0.10, z + 2.6 - (0.0 if k < 4 else 0.15 * (k - 3)))
        shapes.copy(fern, spot, (rng.uniform(0, 6), 0, rng.uniform(0, 6)), 0.75 - 0.05 * k)
        shapes.copy(bloom, (spot[0] + rng.uniform(-0.08, 0.08), spot[1] - 0.12, spot[2]), (rng.uniform(0, 6), 0, 0), 0.95 - 0.06 * k)
    for x in (-1.2, 1.4):
        for k in range(5):
            spot = (x + rng.gauss(0, 0.16), y - 0.15 + rng.gauss(0, 0.08), z + 0.10 + 0.10 * rng.random())
            shapes.copy(fern, spot, (0, 0, rng.uniform(0, 6)), 0.9)
            shapes.copy(bloom, (spot[0], spot[1] - 0.08, spot[2] + 0.10), (0, 0, rng.uniform(0, 6)), rng.uniform(0.7, 1.1))
    seat = plain("cushion", (0.76, 0.73, 0.68), 0.9)
    pale = plain("chair", (0.80, 0.78, 0.73), 0.45)
    for row in range(3):
        for side in (-1, 1):
            for k in range(3):
                x, yy = 0.15 + side * (1.15 + 0.62 * k), 0.55 - 1.15 * row
                furniture.bistro_chair((x + rng.uniform(-0.03, 0.03), yy, height(x, yy) - 0.03), 180 + rng.uniform(-5, 5) - side * 4 * k, pale, seat)
    for x, yy, h, lean, way, seed in ((5.2, 6.5, 6.8, 3.6, 155, 1), (-8.5, 7.5, 8.0, 3.2, 25, 2)):
        plants.palm((x, yy, height(x, yy)), h, lean, way, seed)
    dots = [(0.15 + rng.gauss(0, 0.45), rng.uniform(-6, 2)) for _ in range(170)]
    flat = shapes.mesh("petal", [(-0.028, 0, 0.012), (0, -0.018, 0.004), (0.03, 0, 0.014), (0, 0.018, 0.004)], [(0, 1, 2, 3)], plain("petal", (0.78, 0.55, 0.52), 0.7))
    flat.location.z = -50
    beach.scatter(dots, [flat], lambda a, b: height(a, b) + 0.004, 5)
