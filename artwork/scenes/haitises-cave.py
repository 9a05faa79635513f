"""Los Haitises: out of the dark of a sea cave into a bright bay with an islet."""
import math
import random

from mathutils import Vector, noise

from lib import boats, lights, plants, rocks, shapes
from lib.materials import leaf, rock
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/haitises-cave.jpg"
SIZE = (2000, 1334)
SAMPLES = 60
RENDER_WIDTH = 1200
DENOISE = 2.4
EXPOSURE = 0.35
LOOK = "High Contrast"
AIR = ((0.56, 0.68, 0.76), 1500.0)


def cave(stone):
    """A winding tunnel along +Y that opens to the bay: rings of rough rock, wide and low at the mouth."""
    rings = []
    for i in range(150):
        y = -9 + 21 * i / 149
        wide, tall = 6.2 - 0.03 * y + 0.5 * math.sin(y * 0.5), 6.0 + 0.02 * max(0, y) + 0.4 * math.sin(y * 0.7 + 1)
        shift = 0.7 * math.sin(y * 0.16)
        ring = []
        for j in range(260):
            a = 2 * math.pi * j / 260
            way = Vector((math.cos(a), 0, math.sin(a)))
            p = Vector((shift + wide * way.x, y, 0.4 + tall * way.z * (1.0 if way.z > 0 else 0.55)))
            push = 1.5 * noise.fractal(Vector((p.x * 0.20, p.y * 0.22, p.z * 0.20 + 3)), 0.9, 2.1, 6)
            if way.z > 0.1:  # dripstones under the roof
                drop = max(0.0, noise.noise(Vector((p.x * 1.25, p.y * 1.25, 9.0))) - 0.14) * way.z
                push += 3.4 * drop ** 1.15
            ledge = 0.35 * abs(noise.noise(Vector((p.x * 0.3, p.y * 0.3, p.z * 1.4))))
            ring.append(tuple(p - way * (push + ledge)))
        rings.append(ring)
    return shapes.loft("cave", rings, stone, wrap=True)


def build():
    eye = (-0.9, -2.6, 1.75)
    camera(eye, (0.7, 12, 2.75), lens=24)
    sky([(0.0, (0.78, 0.82, 0.82)), (0.08, (0.60, 0.72, 0.82)), (0.3, (0.28, 0.48, 0.70)), (1.0, (0.10, 0.26, 0.52))], (104, 42), clouds=[
        dict(kind="bank", scale=2.6, cover=0.55, band=(0.01, 0.05, 0.20, 0.36), seed=3.3, stretch=(1.3, 1.6), softness=0.14, amount=0.8)])
    sun(104, 42, 5.6, (1.0, 0.93, 0.80), size=1.0)
    dark = rock("cave-rock", ((0.055, 0.040, 0.026), (0.22, 0.165, 0.11), (0.46, 0.37, 0.26)), 2.2, streaks=0.5)
    cave(dark)
    stone = rock("karst", ((0.07, 0.06, 0.05), (0.26, 0.23, 0.19), (0.48, 0.44, 0.38)), 0.35, AIR, green=0.8)
    green = leaf("jungle", ((0.006, 0.024, 0.005), (0.028, 0.075, 0.010), (0.075, 0.14, 0.018), (0.14, 0.17, 0.03)), 0.5, 0.25, AIR)
    kinds = plants.clumps(4, radius=1.0, leaves=600, size=0.16, flat=1.0, material=green)
    vines = [plants.vine((0, 0, 0), 1.2 + 0.9 * k, k, green, 0.11) for k in range(3)]
    for item in kinds + vines:
        item.location.z = -500
    for k, (x, y, radius, height, squash) in enumerate(((3.5, 62, 9.5, 15, 1.1), (-46, 150, 26, 30, 1.4), (64, 190, 34, 36, 1.4), (10, 260, 44, 30, 1.2), (-120, 330, 60, 52, 1.2))):
        body = rocks.islet((x, y), radius, height, k + 5.37, stone, squash, turn=k * 1.1, undercut=0.18)
        rocks.plant(body, kinds, int(min(1200, radius * height * (2.4 if y < 100 else 1.0))), k, (0.8, 1.9) if y < 100 else (2.0, 4.2), lowest=2.2, steepest=0.02, facing=eye)
    rng = random.Random(2)
    for _ in range(20):  # green hangs over the mouth
        a = rng.uniform(0.7, 2.4)
        shapes.copy(rng.choice(vines), (0.6 + 4.9 * math.cos(a), 11.7, 0.9 + 4.6 * math.sin(a) + rng.uniform(0, 0.8)), (0, 0, rng.uniform(0, 6)), rng.uniform(0.4, 0.8))
    sea((-0.9, -8.5), 0, 150, [ripples(0.03, 12, 2.5, 3, 0.5, short=0.0)], near=0.9, bed=lambda x, y: -1.5 if y > 19 else -1.5 - 12.5 * min(1.0, (19 - y) / 13), clear=False, surf=0, far=4000, rows=520, columns=480, chop=0.06, chop_scale=1.2, polariser=0.05, roughness=0.03,
        colours=((0.035, 0.34, 0.30), (0.012, 0.15, 0.15), (0.003, 0.035, 0.040)), air=((0.68, 0.75, 0.78), 2200.0))
    shapes.group(boats.yola(((0.6, 0.6, 0.56), (0.50, 0.28, 0.04)), awning=True), (-7.5, 40, 0), heading=10)
    lights.panel((1.0, 15.5, 3.6), (-0.5, 0, 2.4), 4.5, 2900, (1.0, 0.95, 0.86))
    lights.panel((-1, -5, 3), (0, 4, 2), 2.0, 120, (0.55, 0.80, 0.80))
