"""Zip line: two steel cables run from a wooden platform over a misty forest valley, a rider far out."""
import math
import random

from mathutils import Vector, noise

from lib import plants, shapes
from lib.materials import plain
from lib.mist import misty
from lib.render import camera
from lib.sky import sky, sun

TARGET = "activities/zip-line-canopy.jpg"
SIZE = (2000, 1334)
SAMPLES = 44
RENDER_WIDTH = 1300
EXPOSURE = 0.25
DENOISE = 1.0
LOOK = "High Contrast"
AIR, MIST = (0.42, 0.60, 0.74), (1.0, 0.88, 0.66)
GREENS = ((0.010, 0.045, 0.005), (0.035, 0.125, 0.010), (0.085, 0.21, 0.014), (0.17, 0.27, 0.022), (0.28, 0.29, 0.04))


def ease(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def height(x, y):
    """A valley that opens away from the viewer, ridges behind it."""
    bumps = noise.fractal(Vector((x * 0.006, y * 0.006, 2.0)), 1.0, 2.0, 5)
    mid = 30 * math.sin(y * 0.006)
    z = -46 + 70 * ease((abs(x - mid) - 25) / 190) + 16 * bumps
    z += 34 * ease((30 - y) / 60) + 80 * ease((y - 420) / 500) * (0.75 + 0.7 * noise.noise(Vector((x * 0.0025, 7.0, 0)))) + 120 * ease((y - 1000) / 900) * (0.7 + 0.8 * noise.noise(Vector((x * 0.0012 + 4, 3.0, 0))))
    return min(z, -7 + 0.10 * max(0, y - 30) + 9 * bumps) if y < 260 and abs(x) < 60 else z


def sag(a, b, drop, n=60):
    return [a.lerp(b, t) - Vector((0, 0, drop * 4 * t * (1 - t))) for t in (i / n for i in range(n + 1))]


def build():
    eye = Vector((-2.0, -3.4, 2.35))
    camera(eye, (3.0, 60, -5.4), lens=27)
    sky([(0.0, (0.92, 0.80, 0.60)), (0.08, (0.62, 0.74, 0.84)), (0.3, (0.22, 0.45, 0.76)), (1.0, (0.06, 0.20, 0.52))], (-70, 24), glow=((1.3, 1.0, 0.60), 0.6, 5.0), clouds=[
        dict(kind="bank", scale=2.2, cover=0.50, band=(0.03, 0.10, 0.26, 0.44), seed=4.4, stretch=(1.1, 1.6), softness=0.16, lit=(1.15, 1.02, 0.84), shade=(0.56, 0.62, 0.72), amount=0.8)])
    sun(-78, 27, 7.5, (1.0, 0.82, 0.54), size=0.8)
    green = misty("canopy", GREENS, AIR, MIST, far=3600.0, low=(-50.0, -14.0), start=(160, 460))
    points, faces = shapes.fan(eye[:2], 0, 110, 6, 4200, 260, 300)
    shapes.mesh("land", [(x, y, height(x, y) + 3) for x, y, _ in points], faces, green, floats={"tint": [-0.1] * len(points)})
    near = plants.clumps(4, radius=1.0, leaves=1500, size=0.085, flat=0.85, material=green)
    mid = plants.clumps(4, radius=1.0, leaves=420, size=0.17, flat=0.85, material=green)
    for item in near + mid:
        item.location.z = -400
    rng = random.Random(6)
    for _ in range(9000):
        reach = 14 * (1700 / 14) ** rng.random() ** 0.72
        a = math.radians(rng.uniform(-48, 48))
        x, y = eye.x + reach * math.sin(a), eye.y + reach * math.cos(a)
        size = rng.uniform(2.6, 5.2) * (1 + reach / 420)
        shapes.copy(rng.choice(near if reach < 90 else mid), (x, y, height(x, y) + 2.0 - size * 0.2), (0, 0, rng.uniform(0, 6)), (size, size, size * rng.uniform(0.8, 1.5)))
    plants._shared.update(frond=misty("frond", GREENS, AIR, MIST, far=3600.0), bark=misty("bark", ((0.10, 0.085, 0.065), (0.16, 0.13, 0.10)), AIR, MIST))
    for _ in range(34):
        y = rng.uniform(30, 260)
        x = rng.uniform(-0.6, 0.6) * y
        plants.palm((x, y, height(x, y) + 2), rng.uniform(8, 13), rng.uniform(0.3, 2), rng.uniform(0, 360), rng.randrange(40), 4.4, fruit=False)
    # The platform: planks, a post, a rope rail, the cables' anchor.
    wood = plain("plank", (0.24, 0.155, 0.09), 0.75, vary=0.4, bump=0.4, scale=5.0)
    post = plain("post", (0.17, 0.115, 0.07), 0.8, vary=0.35, bump=0.6, scale=4.0)
    steel = plain("steel", (0.40, 0.41, 0.42), 0.32, 0.9)
    rope, red, black = plain("rope", (0.42, 0.34, 0.22), 0.9), plain("red", (0.55, 0.04, 0.02), 0.5), plain("black", (0.015, 0.015, 0.017), 0.5)
    for i in range(17):
        x = -5.2 + 0.31 * i
        shapes.box("plank", (x, -1.6 + rng.uniform(-0.04, 0.04), 0.0), (0.29, 4.4, 0.07), wood, 0.012)
    shapes.box("beam", (-2.6, 0.45, -0.16), (5.6, 0.20, 0.24), post, 0.02)
    shapes.box("beam", (-2.6, -3.0, -0.16), (5.6, 0.20, 0.24), post, 0.02)
    for x in (-5.0, 0.15):
        shapes.tube("leg", [(x, 0.4, -14), (x, 0.4, 1.15)], 0.13, post, 12)
    for x in (-3.4, ):
        shapes.tube("rail-post", [(x, 0.45, 0), (x, 0.45, 1.15)], 0.06, post, 10)
    for h in (0.55, 1.05):
        shapes.tube("rope", sag(Vector((-5.0, 0.42, h)), Vector((-3.4, 0.42, h)), 0.06, 16), 0.018, rope, 8)
        shapes.tube("rope", [(-5.0, 0.42, h), (-5.6, -3.0, h)], 0.018, rope, 8)
    mast = Vector((0.15, 0.4, 0))
    shapes.tube("mast", [mast, mast + Vector((0, 0, 6.5))], 0.15, post, 16)
    far = Vector((36, 330, -8))
    for z, dx in ((2.95, 0.0), (2.55, 0.12)):
        shapes.tube("cable", sag(mast + Vector((dx * 0, 0.1, z)), far + Vector((dx * 6, 0, z)), 11.0, 120), 0.016, steel, 8)
        for k in range(4):
            shapes.tube("wrap", [(mast.x + 0.17 * math.cos(a), mast.y + 0.17 * math.sin(a), z + 0.035 * k - 0.05 + 0.004 * a) for a in (6.2832 * q / 20 for q in range(21))], 0.017, steel, 6)
        shapes.tube("sleeve", sag(mast + Vector((0, 0.1, z)), far + Vector((dx * 6, 0, z)), 11.0, 900)[1:4], 0.032, steel, 10)
    line = sag(mast + Vector((0, 0.1, 2.95)), far + Vector((0, 0, 2.95)), 11.0, 120)
    # A trolley and harness hang ready at the mast, the rider is small on the cable.
    p = sag(mast + Vector((0, 0.1, 2.95)), far + Vector((0, 0, 2.95)), 11.0, 1000)[4]
    shapes.box("trolley", p + Vector((0, 0, -0.05)), (0.05, 0.26, 0.16), red, 0.02, (-0.12, 0, -0.1))
    for dy in (-0.07, 0.07):
        shapes.tube("wheel", [p + Vector((-0.03, dy, 0.035)), p + Vector((0.03, dy, 0.035))], 0.045, black, 14)
    shapes.tube("strap", [p + Vector((0, 0, -0.12)), p + Vector((0.01, 0, -0.5)), p + Vector((0, 0.02, -0.85))], 0.016, red, 6)
    shapes.tube("ring", [p + Vector((0.06 * math.cos(a), 0.02, -0.91 + 0.07 * math.sin(a))) for a in (6.2832 * q / 16 for q in range(17))], 0.012, steel, 6)
    q = line[7]
    items = [shapes.tube("strap", [(0, 0, 0), (0, 0, -0.75)], 0.03, black, 5), shapes.ball("torso", (0, -0.05, -1.0), 0.24, red, 12, (0.9, 0.75, 1.5)), shapes.ball("helmet", (0, -0.1, -0.58), 0.15, plain("helmet", (0.75, 0.55, 0.06), 0.4), 12)]
    for s in (-1, 1):
        items.append(shapes.tube("leg", [(0.1 * s, 0.0, -1.28), (0.14 * s, 0.45, -1.22), (0.12 * s, 0.85, -1.38)], 0.075, black, 6))
        items.append(shapes.tube("arm", [(0.2 * s, -0.05, -0.82), (0.2 * s, 0.14, -0.55), (0.05 * s, 0.03, -0.22)], 0.05, plain("skin", (0.30, 0.16, 0.10), 0.6), 6))
    shapes.group(items, q)
