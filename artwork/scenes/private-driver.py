"""Private driver: a dark car with its lights on, on the coast road at dusk, sea on one side and hills on the other."""
import math
import random

import bpy
from mathutils import Vector, noise

from lib import plants, shapes, suv
from lib.materials import leaf, plain
from lib.render import camera
from lib.roads import asphalt
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "services/private-driver.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.75
LEVEL = 9.0
AIR = ((0.36, 0.27, 0.28), 1500.0)


def middle(y):
    """x of the road: it comes round the foot of a hill on the right."""
    return 0.0022 * max(0, y - 8) ** 2 - 0.000004 * max(0, y - 8) ** 3 if y < 250 else 71


def height(x, y):
    s = x - middle(min(y, 160))
    bumps = noise.fractal(Vector((x * 0.03, y * 0.03, 1)), 1.0, 2.0, 4)
    if abs(s) < 4.2:
        return LEVEL - 0.12
    if s < 0:  # down to the sea
        d = -s - 4.2
        return LEVEL - 0.12 - 13 * (1 - math.exp(-(max(0, d - 0.8) / 9) ** 1.4)) + 1.0 * bumps * min(1, d / 5)
    d = s - 4.2
    return LEVEL - 0.15 + 62 * (1 - math.exp(-(d / 75) ** 1.35)) + 5 * bumps * min(1, d / 12)


def build():
    eye = (1.35, -2.5, LEVEL + 1.25)
    camera(eye, (2.6, 40, LEVEL + 3.1), lens=40)
    sky([(0.0, (1.0, 0.44, 0.16)), (0.05, (0.80, 0.40, 0.24)), (0.14, (0.42, 0.30, 0.34)), (0.34, (0.12, 0.16, 0.32)), (1.0, (0.025, 0.05, 0.15))], (-22, 0.8), glow=((1.4, 0.62, 0.22), 0.65, 12.0), clouds=[
        dict(kind="bank", scale=2.2, cover=0.54, band=(0.02, 0.06, 0.16, 0.30), seed=4.9, stretch=(0.8, 3.6), lit=(0.95, 0.42, 0.26), shade=(0.20, 0.16, 0.22), softness=0.14, amount=0.85, silver=0.5)])
    sun(-24, 7, 0.7, (1.0, 0.52, 0.28), size=8)
    sea(eye[:2], -20, 130, [ripples(0.20, 40, 4.0, 3, 0.7)], near=12, rows=340, columns=360, chop=0.12, polariser=0.0, colours=((0.02, 0.06, 0.08), (0.012, 0.045, 0.065), (0.008, 0.03, 0.05)), air=((0.70, 0.36, 0.22), 9000.0))
    verts, sides = [], []
    offsets = (-4.3, -3.6, -3.3, -1.7, 0, 1.7, 3.3, 3.6, 4.3)
    for i in range(241):
        y = -10 + 0.7 * i
        for s in offsets:
            verts.append((middle(y) + s, y, LEVEL + 0.04 * (1 - (s / 4.3) ** 2) - 0.03))
            sides.append(s)
    shapes.mesh("road", verts, shapes.grid_faces(241, len(offsets)), asphalt(), floats={"side": sides})
    grass = leaf("slope", ((0.008, 0.016, 0.004), (0.022, 0.036, 0.010), (0.05, 0.06, 0.018), (0.09, 0.08, 0.03)), 0.6, 0.2, AIR)
    points, faces = shapes.fan(eye[:2], 8, 130, 2.0, 1400, 260, 300)
    shapes.mesh("land", [(x, y, height(x, y)) for x, y, _ in points], faces, grass, floats={"tint": [0.3] * len(points)})
    far = plain("headland", (0.02, 0.026, 0.022), 0.9, air=AIR)
    for away, left, tall, seed in ((900, -90, 95, 3), (1700, -420, 150, 8)):
        xs = [left + 24 * i for i in range(100)]
        shapes.loft("headland", [[(x, away, t * tall * min(1, (x - left) / 300) ** 0.7 * (0.75 + 0.5 * noise.fractal(Vector((x * 0.006, seed, 0)), 1, 2, 4)) - 2) for x in xs] for t in (0, 1)], far)
    kinds = plants.clumps(4, radius=1.1, leaves=600, size=0.13, flat=0.9, material=grass)
    tufts = [plants.tuft(k) for k in range(4)]
    for item in kinds + tufts:
        item.location.z = -60
    rng = random.Random(3)
    for _ in range(1900):
        y = 2 + 240 * rng.random() ** 1.5
        s = 5.6 + 90 * rng.random() ** 1.6 if rng.random() < 0.8 else -5.6 - 9 * rng.random()
        x = middle(y) + s
        size = rng.uniform(0.5, 1.6) * (1 + abs(s) / 60) if s > 0 else rng.uniform(0.3, 0.8)
        shapes.copy(rng.choice(kinds), (x, y, height(x, y) - 0.15), (0, 0, rng.uniform(0, 6)), (size, size, size * rng.uniform(0.7, 1.2)))
    for _ in range(1500):
        y = 1 + 50 * rng.random() ** 1.4
        x = middle(y) + rng.choice((-1, 1)) * (4.35 + 1.4 * rng.random())
        shapes.copy(rng.choice(tufts), (x, y, height(x, y)), (0, 0, rng.uniform(0, 6)), rng.uniform(0.5, 1.2))
    for y, s, h in ((26, 7.0, 8.5), (34, 9.5, 9.5), (48, 7.5, 9), (19, 10.5, 8), (62, 9, 10), (80, 8, 9)):
        plants.palm((middle(y) + s, y, height(middle(y) + s, y)), h, rng.uniform(0.8, 2.0), rng.uniform(100, 250), rng.randrange(40), 4.4, fruit=False)
    steel, post = plain("rail", (0.34, 0.34, 0.35), 0.4, 0.8), plain("post", (0.42, 0.41, 0.39), 0.7)
    path = [(middle(y) - 4.15, y) for y in range(-6, 150, 2)]
    shapes.loft("guard", [[(x + o, y, LEVEL + z) for o, z in ((0, 0.50), (0.05, 0.57), (0.0, 0.63), (0.05, 0.69), (0, 0.76))] for x, y in path], steel)
    for x, y in path[::2]:
        shapes.box("post", (x - 0.08, y, LEVEL + 0.30), (0.12, 0.14, 0.95), post, 0.02)
    y = 15.5
    turn = math.degrees(math.atan2(middle(y + 1) - middle(y - 1), 2))
    spot = Vector((middle(y) - 1.72, y, LEVEL + 0.015))
    shapes.group(suv.suv(), spot, heading=90 + turn)
    glare = suv.halo("glare", (1.0, 0.80, 0.52), 1.6)
    for s in (-1, 1):
        lamp = spot + Vector((s * 0.66, -2.42, 0.80))
        way = (Vector(eye) - lamp).normalized()
        disc = shapes.mesh("glare", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], glare)
        disc.location, disc.scale, disc.rotation_euler = lamp + way * 0.15, (0.52,) * 3, way.to_track_quat("Z", "Y").to_euler()
    data = bpy.data.lights.new("beam", "SPOT")
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = 800, (1.0, 0.86, 0.66), math.radians(62), 0.8, 0.25
    beam = bpy.data.objects.new("beam", data)
    bpy.context.collection.objects.link(beam)
    beam.location = spot + Vector((0, -2.6, 0.80))
    beam.rotation_euler = Vector((0.03, -1, -0.10)).to_track_quat("-Z", "Y").to_euler()
