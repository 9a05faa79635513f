"""One starfish where it lives: on rippled sand under clear, knee-deep water, seen from above through the moving surface."""
import math
import random

from mathutils import Vector, noise

from lib import shallows, shapes
from lib.materials import plain
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun
from lib.starfish import skin, starfish

TARGET = "catalog/package-starfish-detail.jpg"
SIZE = (2000, 1334)
SAMPLES = 96
RENDER_WIDTH = 1300
EXPOSURE = 0.4
LOOK = "High Contrast"
LIGHT = (-52, 50)
STAR = (-0.03, 1.22)


def wave(x, y):
    """The ripple marks of the sand, 0 in a trough and 1 on a crest; crests are sharp and wander."""
    bent = y + 0.34 * x + 0.10 * noise.noise(Vector((x * 1.7, y * 1.7, 3))) + 0.03 * noise.noise(Vector((x * 5, y * 5, 8)))
    turn = (bent / 0.085) % 1.0
    return 0.5 + 0.5 * math.cos(2 * math.pi * turn ** 0.8)


def bed(x, y):
    away = math.hypot(x - STAR[0], y - STAR[1])
    calm = min(1.0, max(0.0, (away - 0.09) / 0.12))  # the star has flattened the sand round it
    tall = 0.015 * (0.6 + 0.6 * noise.noise(Vector((x * 1.3, y * 1.3, 5))))
    return -0.30 - 0.05 * max(0.0, y - 1.0) - 0.06 * max(0.0, y - 2.2) + tall * wave(x, y) * (0.25 + 0.75 * calm) + 0.03 * noise.noise(Vector((x * 1.1, y * 1.1, 0)))


def floor(eye):
    points, faces = shapes.fan(eye, 0, 110, 0.35, 40, 760, 620)
    shapes.mesh("floor", [(x, y, bed(x, y)) for x, y, _ in points], faces, shallows.sand(LIGHT, gain=1.5, scale=9.0), floats={"crest": [wave(x, y) for x, y, _ in points]})


def grit(rng):
    """Bits of shell and coral on the sand, more of them in the troughs."""
    paints = [plain("shell-a", (0.72, 0.64, 0.54), 0.5, vary=0.3, scale=60), plain("shell-b", (0.60, 0.42, 0.34), 0.5, vary=0.3, scale=60), plain("pebble", (0.26, 0.23, 0.20), 0.6, vary=0.4, scale=50)]
    for _ in range(420):
        x, y = rng.uniform(-1.0, 1.0), rng.uniform(0.5, 2.6)
        if wave(x, y) > 0.5 and rng.random() < 0.8 or math.hypot(x - STAR[0], y - STAR[1]) < 0.16:
            continue
        item = shapes.ball("shell", (x, y, bed(x, y) + 0.0003), rng.uniform(0.0015, 0.0052), rng.choice(paints), 10, (1, rng.uniform(0.5, 1), 0.45))
        item.rotation_euler = (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6))


def build():
    eye = (0.0, -0.12, 0.98)
    camera(eye, (0.0, 1.25, -0.26), lens=72, focus=1.8, f_stop=11)
    sky([(0.0, (0.62, 0.74, 0.82)), (0.1, (0.40, 0.60, 0.80)), (0.4, (0.16, 0.36, 0.66)), (1.0, (0.05, 0.16, 0.42))], LIGHT, glow=((1.2, 1.1, 0.9), 0.4, 8.0))
    sun(*LIGHT, 4.6, (1.0, 0.94, 0.82), size=0.6)
    floor(eye[:2])
    sea(eye[:2], 0, 120, [ripples(0.012, 3, 2.0, 5, 0.6, short=0.0), ripples(0.010, 8, 2.5, 9, 0.5, short=0.0)], bed=bed, near=0.35, far=60, rows=700, columns=700, chop=0.04, chop_scale=4.0, calm=(0.0, 0.05),
        absorb=(1.5, 0.06, 0.10), cloud=0.10, surf=0, deepest=3.0, colours=((0.16, 0.60, 0.58), (0.03, 0.42, 0.46), (0.01, 0.22, 0.32)), polariser=0.5)
    star = starfish(0.17, 4, skin(low=(0.62, 0.07, 0.010), high=(0.98, 0.24, 0.02), light=lambda graph: shallows.net(graph, LIGHT, 9.0, gain=0.8)))
    star.location, star.rotation_euler = (*STAR, bed(*STAR) - 0.001), (0.05, 0.03, 0.5)
    grit(random.Random(7))
