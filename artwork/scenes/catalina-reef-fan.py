"""Catalina under water, close: sea fans and coral heads, the net of light on them, small yellow fish."""
import math
import random

from mathutils import Vector, noise

from lib import corals, fish, reef, seafan, shapes
from lib.render import camera
from lib.sky import sun

TARGET = "excursions/catalina-reef-fan.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1300
EXPOSURE = 0.75
LOOK = "High Contrast"


def bed(x, y):
    hump = 0.9 * max(0.0, 1 - ((x - 1.5) / 2.4) ** 2 - ((y - 2.9) / 1.8) ** 2) ** 0.7 + 0.55 * max(0.0, 1 - ((x + 2.2) / 1.7) ** 2 - ((y - 3.6) / 1.5) ** 2) ** 0.7
    return hump + 0.10 * noise.noise(Vector((x * 0.5, y * 0.5, 0))) - 0.03 * max(0, y - 5) + 0.5 * hump * noise.noise(Vector((x * 1.4, y * 1.4, 5)))


def build():
    eye, target = (-0.1, -0.6, 1.15), (0.15, 4, 1.5)
    camera(eye, target, lens=32, focus=2.9, f_stop=4.0)
    reef.world(30, 60, reach=9.0, glow=(0.12, 0.36, 0.36))
    sun(62, 56, 6.8, (0.70, 0.97, 1.0), size=1.5)
    reef.surface(7.5, mirror=(0.02, 0.20, 0.28))
    points, faces = shapes.fan(eye[:2], 0, 150, 0.6, 60, 260, 260)
    floor = shapes.mesh("floor", [(x, y, bed(x, y)) for x, y, _ in points], faces, reef.sand())
    paints = dict(
        fan=reef.skin("fan", (0.26, 0.07, 0.34), (0.52, 0.18, 0.58), 5, 0.2, through=0.35), gold=reef.skin("gold-fan", (0.52, 0.33, 0.05), (0.80, 0.58, 0.14), 5, 0.2, through=0.35),
        ochre=reef.skin("ochre", (0.32, 0.20, 0.06), (0.62, 0.45, 0.17), 9, 0.6), brain=reef.skin("brain", (0.16, 0.15, 0.05), (0.50, 0.46, 0.20), 6, 0.9, ridges=True),
        pink=reef.skin("pink", (0.45, 0.14, 0.15), (0.74, 0.34, 0.30), 8, 0.6), olive=reef.skin("olive", (0.13, 0.11, 0.05), (0.35, 0.30, 0.15), 12, 0.8),
        orange=reef.skin("orange", (0.58, 0.14, 0.03), (0.88, 0.34, 0.08), 8, 0.4), crust=reef.skin("crust", (0.25, 0.10, 0.13), (0.48, 0.31, 0.29), 4, 0.6))
    heads = [corals.mound(k, paints[p], f) for k, (p, f) in enumerate((("brain", 0.8), ("ochre", 0.6), ("olive", 0.7), ("crust", 0.4), ("brain", 0.65), ("pink", 0.35)))]
    horns = [corals.staghorn(k, paints[p]) for k, p in enumerate(("ochre", "olive"))]
    soft = [seafan.fingers(k, paints[p]) for k, p in enumerate(("olive", "crust", "ochre"))]
    nets = dict(fan=seafan.lace("lace", (0.30, 0.08, 0.38), (0.60, 0.22, 0.62)), gold=seafan.lace("gold-lace", (0.58, 0.36, 0.05), (0.88, 0.64, 0.16)))
    fans = [seafan.fan(k, nets[p], paints[p]) for k, p in enumerate(("fan", "gold", "fan"))]
    tubes = [corals.tubes(k, paints[p]) for k, p in enumerate(("orange", "pink"))]
    gold, dark = fish.fish(reef.skin("fish-yellow", (0.60, 0.46, 0.03), (0.85, 0.70, 0.12), 3, 0, caustics=0.4), 0.46), fish.fish(reef.skin("fish-blue", (0.02, 0.05, 0.10), (0.05, 0.12, 0.22), 3, 0, caustics=0), 0.40)
    for item in heads + horns + soft + sum(fans, []) + tubes + gold + dark:
        item.location.z = -60
    for centre, within, n in (((1.5, 2.9, 0.6), 2.2, 1.0), ((-2.2, 3.6, 0.4), 1.8, 0.7)):
        corals.settle(floor, heads, int(130 * n), 1, (0.18, 0.62), 0.12, near=centre, within=within, upright=0.5)
        corals.settle(floor, horns, int(16 * n), 2, (0.4, 0.8), 0.2, near=centre, within=within)
        corals.settle(floor, soft, int(14 * n), 3, (0.5, 1.0), 0.2, near=centre, within=within, upright=0.8)
        corals.settle(floor, tubes, int(14 * n), 4, (0.4, 0.7), 0.2, near=centre, within=within)
    # Fans placed by hand, facing the viewer.
    for k, x, y, size, turn in ((0, 0.72, 2.35, 1.55, 0.25), (1, 1.75, 2.7, 1.35, -0.3), (2, 1.2, 3.5, 1.9, 0.1), (0, -1.75, 3.2, 1.3, 0.4), (2, -2.6, 3.9, 1.5, -0.2), (1, -0.9, 6.2, 1.2, 0.2)):
        for part in fans[k]:
            shapes.copy(part, (x, y, bed(x, y) - 0.02), (0.06, 0.05, turn), size)
    rng = random.Random(3)
    for _ in range(16):
        x, y = rng.uniform(-6, 5), rng.uniform(6, 13)
        s = rng.uniform(0.8, 2.2)
        shapes.copy(rng.choice(heads), (x, y, bed(x, y)), (0, 0, rng.uniform(0, 6)), s)
        for part in rng.choice(fans):
            shapes.copy(part, (x + 0.5, y, bed(x, y)), (0, 0, 0.4 * math.sin(x * 9)), 1.3)
    fish.school(gold, (-0.55, 2.7, 1.55), (0.35, 0.5, 0.16), 9, 3, (0.12, 0.17), heading=170, loose=22)
    fish.school(dark, (-0.6, 5.6, 2.3), (1.3, 1.0, 0.4), 34, 5, (0.12, 0.2), heading=12)
    reef.rays(eye, target, 4.2, (1.6, 4.2), 0.20, 11.0, 4.5, seed=4.0)
