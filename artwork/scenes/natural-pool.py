"""The natural pool: starfish on white sand under knee-deep water, the horizon near the top."""
import math
import random

from mathutils import Vector, noise

from lib import boats, shapes
from lib.beach import ground
from lib.materials import plain, sand
from lib.render import camera
from lib.sea import ripples, sea
from lib.shapes import loft
from lib.sky import sky, sun

TARGET = "excursions/natural-pool.jpg"
SIZE = (2000, 1334)
SAMPLES = 44
RENDER_WIDTH = 1200
EXPOSURE = 0.0


def bed(x, y):
    away = max(0.0, y - 30)
    return (-0.72 - 0.004 * y - min(2.5, 0.000025 * away * away) + 0.05 * noise.noise(Vector((x * 0.4, y * 0.4, 0)))
            + 0.012 * noise.noise(Vector((x * 2, y * 2, 4))))


def starfish(spot, radius, material, knobs, seed):
    """A cushion star: five thick arms, a domed middle and rows of pale knobs."""
    rng = random.Random(seed)
    turn = rng.uniform(0, 6.28)
    bend = [rng.uniform(-0.12, 0.12) for _ in range(5)]

    def reach(angle):
        k = angle * 5 / (2 * math.pi)
        return radius * (0.36 + 0.64 * abs(math.cos(math.pi * (k - round(k)) * 0.98)) ** 4.5)

    def surface(angle, r):
        edge = reach(angle)
        s = min(1.0, r / edge)
        return 0.30 * radius * (1 - s * s) ** 0.5 * (0.5 + 0.5 * math.exp(-(r / radius / 0.35) ** 2))
    rings = []
    for i in range(15):
        s = i / 14
        rings.append([(reach(a) * s * math.cos(a + bend[int(a / 6.2832 * 5 + 0.5) % 5] * s), reach(a) * s * math.sin(a + bend[int(a / 6.2832 * 5 + 0.5) % 5] * s),
                       surface(a, reach(a) * s)) for a in (2 * math.pi * k / 120 for k in range(120))])
    items = [loft("star", rings, material, wrap=True)]
    for arm in range(5):
        a = arm * 2 * math.pi / 5
        for k in range(1, 8):
            r = radius * k / 8.2
            b = a + bend[arm] * k / 8.2
            items.append(shapes.ball("knob", (r * math.cos(b), r * math.sin(b), surface(a, r) + 0.002), radius * 0.035, knobs, 8))
            for side in (-1, 1):
                if k < 5:
                    b2 = a + side * (0.16 + 0.10 / k)
                    items.append(shapes.ball("knob", (r * math.cos(b2), r * math.sin(b2), surface(b2, r) + 0.001), radius * 0.026, knobs, 8))
    empty = shapes.group(items, (*spot, bed(*spot) + 0.016))
    empty.rotation_euler = (rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02), turn)


def build():
    eye = (0, 0, 1.55)
    camera(eye, (0, 6.0, -0.93), lens=28)
    sky([(0.0, (0.46, 0.66, 0.80)), (0.08, (0.28, 0.52, 0.78)), (0.35, (0.10, 0.30, 0.64)), (1.0, (0.03, 0.12, 0.38))],
        (-60, 55), clouds=[dict(kind="bank", scale=3.0, cover=0.56, band=(0.003, 0.02, 0.12, 0.22), seed=2.4, stretch=(1.5, 1.8), softness=0.12, amount=0.9)])
    sun(-60, 55, 3.8, (1.0, 0.95, 0.86), size=0.5)
    ground(bed, (0, 0), 0, 150, near=0.5, far=300, rows=380, columns=420, material=sand(dimples=0, ripples=0.5, caustics=0.8))
    sea((0, 0), 0, 130, [ripples(0.02, 8, 3.0, 5, 0.5, short=0.0), ripples(0.04, 30, 4.0, 2, 0.6)], bed=bed, near=0.6, rows=620, columns=700,
        chop=0.03, chop_scale=2.2, absorb=(0.72, 0.045, 0.04), cloud=0.10, surf=0, deepest=5.0, patches=0.8, polariser=0.65)
    orange = plain("star-orange", (0.98, 0.22, 0.015), 0.7, vary=0.3, bump=0.25, scale=22.0)
    red = plain("star-red", (0.85, 0.075, 0.02), 0.7, vary=0.3, bump=0.25, scale=22.0)
    knobs = plain("knob", (0.85, 0.55, 0.25), 0.6)
    for x, y, r, paint, seed in ((-0.55, 2.35, 0.21, orange, 1), (0.66, 2.75, 0.18, red, 2), (-0.35, 3.7, 0.19, orange, 3), (1.55, 3.6, 0.17, orange, 8), (2.6, 5.6, 0.17, orange, 4), (-2.6, 5.2, 0.17, red, 5),
                                 (1.0, 7.8, 0.18, orange, 6), (-3.4, 10.0, 0.18, orange, 7)):
        starfish((x, y), r, paint, knobs, seed)
    rng = random.Random(3)
    shell = plain("shell", (0.66, 0.58, 0.48), 0.5, vary=0.3, scale=20)
    weed = plain("weed", (0.05, 0.07, 0.02), 0.7)
    for _ in range(70):
        x, y = rng.uniform(-4, 4), rng.uniform(1.2, 9)
        shapes.ball("shell", (x, y, bed(x, y)), rng.uniform(0.006, 0.02), shell, 8, (1, rng.uniform(0.6, 1), 0.5))
    for _ in range(26):
        x, y = rng.uniform(-5, 5), rng.uniform(2, 12)
        z, a = bed(x, y), rng.uniform(0, 6.28)
        shapes.tube("weed", [(x, y, z), (x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), z + 0.05), (x + 0.11 * math.cos(a), y + 0.11 * math.sin(a), z + 0.07)], 0.004, weed, 5)
    shapes.group(boats.yola(((0.6, 0.6, 0.58), (0.45, 0.10, 0.05)), awning=True), (9.5, 27, 0.0), heading=-20, tilt=(1, 0))
