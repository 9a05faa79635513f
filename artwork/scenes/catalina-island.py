"""Catalina: a coral wall drops to a patch of sand, beams of light, fish in the blue."""
import math

from mathutils import Vector, noise

from lib import corals, fish, reef, rocks, shapes
from lib.render import camera
from lib.sky import sun

TARGET = "excursions/catalina-island.jpg"
SIZE = (2000, 1334)
SAMPLES = 90
RENDER_WIDTH = 1400
EXPOSURE = 0.7
LOOK = "High Contrast"
SURFACE = 13.0


def outline(t):
    """The foot of the wall, from behind the viewer's right shoulder into the distance."""
    y = -4 + 60 * t
    return 4.0 + 1.7 * math.sin(y * 0.30 + 0.6) + 0.07 * y + (1.2 if y > 14 else 0) * math.sin((y - 14) * 0.16), y


def bed(x, y):
    return 0.25 * noise.noise(Vector((x * 0.25, y * 0.25, 0))) + 0.05 * noise.noise(Vector((x, y, 3))) + 0.012 * max(0, y - 6) - 0.22 * max(0, -x - 5) ** 1.15


def build():
    eye, target = (0.3, -1.2, 2.3), (1.9, 12, 4.3)
    camera(eye, target, lens=24)
    reef.world(-22, 58, reach=19.0)
    sun(-100, 50, 6.5, (0.62, 0.95, 1.0), size=2.0)
    reef.surface(SURFACE, mirror=(0.02, 0.20, 0.28))
    points, faces = shapes.fan(eye[:2], 0, 160, 0.8, 120, 200, 240)
    floor = shapes.mesh("floor", [(x, y, bed(x, y)) for x, y, _ in points], faces, reef.sand())
    stone = reef.skin("reef-rock", (0.07, 0.065, 0.05), (0.30, 0.25, 0.19), 1.6, 0.9)
    cliff = rocks.wall(outline, 8.5, 4.0, stone, lean=3.0, rough=1.7, strata=0.5)
    paints = dict(
        fan=reef.skin("fan", (0.20, 0.06, 0.26), (0.42, 0.15, 0.46), 5, 0.2, through=0.3), ochre=reef.skin("ochre", (0.30, 0.19, 0.06), (0.58, 0.42, 0.16), 9, 0.6),
        brain=reef.skin("brain", (0.16, 0.14, 0.05), (0.46, 0.42, 0.18), 6, 0.8, ridges=True), pink=reef.skin("pink", (0.42, 0.13, 0.14), (0.70, 0.32, 0.28), 8, 0.6),
        olive=reef.skin("olive", (0.13, 0.11, 0.05), (0.33, 0.28, 0.14), 12, 0.8), orange=reef.skin("orange", (0.55, 0.13, 0.03), (0.85, 0.32, 0.07), 8, 0.4),
        yellow=reef.skin("yellow", (0.50, 0.36, 0.05), (0.80, 0.66, 0.16), 8, 0.3), crust=reef.skin("crust", (0.25, 0.10, 0.13), (0.46, 0.30, 0.28), 4, 0.6))
    heads = [corals.mound(k, paints[p], f) for k, (p, f) in enumerate((("brain", 0.8), ("ochre", 0.6), ("olive", 0.7), ("crust", 0.35), ("brain", 0.6), ("pink", 0.3)))]
    plates = [corals.plate(k, paints[p]) for k, p in enumerate(("olive", "ochre", "crust"))]
    horns = [corals.staghorn(k, paints[p]) for k, p in enumerate(("ochre", "olive", "yellow"))]
    soft = [corals.rods(k, paints[p]) for k, p in enumerate(("olive", "fan", "olive"))]
    fans = [corals.fan(k, paints["fan"]) for k in range(3)]
    tubes = [corals.tubes(k, paints[p]) for k, p in enumerate(("yellow", "orange", "pink"))]
    dark = reef.skin("fish", (0.03, 0.05, 0.06), (0.10, 0.12, 0.13), 3, 0, caustics=0)
    bright = reef.skin("fish-yellow", (0.55, 0.42, 0.03), (0.75, 0.62, 0.10), 3, 0, caustics=0)
    swimmers, gold = fish.fish(dark), fish.fish(bright, 0.44)
    for item in heads + plates + horns + soft + fans + tubes + swimmers + gold:
        item.location.z = -60
    corals.settle(cliff, heads, 900, 1, (0.35, 1.3), 0.1, steepest=-0.3, upright=0.3)
    corals.settle(cliff, plates, 170, 2, (0.5, 1.5), 0.4, steepest=-0.25, upright=0.75)
    corals.settle(cliff, horns, 200, 3, (0.5, 1.2), 1.0, steepest=0.15)
    corals.settle(cliff, soft, 280, 4, (0.8, 1.8), 0.8, steepest=-0.1, upright=0.75)
    corals.settle(cliff, fans, 190, 5, (0.9, 2.1), 1.0, upright=0.6)
    corals.settle(cliff, tubes, 240, 6, (0.7, 1.7), 0.3, upright=0.6)
    corals.settle(floor, heads + horns, 46, 7, (0.3, 0.9), -1, near=(3.2, 6, 0), within=4.0, upright=1)
    corals.settle(floor, heads + soft, 16, 8, (0.3, 1.0), -1, near=(-4.0, 9, 0), within=3.0, upright=1)
    fish.school(swimmers, (-3, 14, 6.3), (2.6, 2.0, 0.8), 70, 1, (0.28, 0.46), heading=-20)
    fish.school(swimmers, (-9, 24, 4.2), (3, 3, 0.7), 40, 2, heading=10)
    fish.school(gold, (1.2, 7.0, 3.8), (0.8, 1.2, 0.7), 16, 3, (0.18, 0.28), heading=200, loose=30)
    reef.rays(eye, target, 6.0, (-3.8, 6.0), 0.26, 11.0, 6.0, seed=2.0)
