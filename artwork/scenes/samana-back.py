"""Samaná: a whale's back rolls through the surface, its breath hangs in the morning light; people watch from an open boat."""
import importlib
import math
import random

import bpy
from mathutils import Vector

from lib import boats, looks, shapes
from lib.motorboats import person
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "excursions/samana-back.jpg"
SIZE = (2000, 1334)
SAMPLES = 30
RENDER_WIDTH = 960
EXPOSURE = 0.1
DENOISE = 1.5
LOOK = "High Contrast"
WHALE, LONG = (-2.6, 30.0), 8.5


def swirl(x, y):
    """White water along the back."""
    along, across = (x - WHALE[0]) / (LONG / 2), abs(y - WHALE[1])
    if abs(along) > 1.35:
        return 0.0, 0.0
    edge = 1.15 * max(0.0, 1 - along * along) ** 0.5
    foam = 0.95 * math.exp(-((across - edge) / 0.40) ** 2) + 0.5 * math.exp(-((abs(along) - 1.0) / 0.12) ** 2) * math.exp(-(across / 1.2) ** 2)
    return 0.12 * math.exp(-((across - edge) / 0.35) ** 2), foam


def back(paint):
    """The arched back with its low fin, head to the right."""
    rings, rows = [], 70
    for i in range(rows + 1):
        s = 2 * i / rows - 1
        high = 1.02 * max(0.0, 1 - s * s) ** 0.62 * (1.0 + 0.10 * s)
        wide = 1.05 * max(0.02, 1 - s * s) ** 0.5
        rings.append([Vector((LONG / 2 * s, wide * math.cos(a), -0.35 + (high + 0.35) * math.sin(a) ** 0.8 if 0 < a < math.pi else -0.35)) for a in (math.pi * k / 40 for k in range(41))])
    items = [shapes.loft("back", rings, paint)]
    fin = [(-1.15, 0.86), (-1.65, 1.08), (-1.98, 1.26), (-2.14, 1.28), (-2.08, 1.08), (-2.20, 0.72), (-1.7, 0.55)]
    items.append(shapes.loft("fin", [[Vector((x, 0.14 * s * (1.36 - z), z)) for x, z in fin] for s in (-1, -0.4, 0.4, 1)], paint, wrap=True, caps=True))
    for item in items:
        item.data.attributes.new("pale", "FLOAT", "POINT").data.foreach_set("value", [0.12] * len(item.data.vertices))
    return items


def build():
    whales = importlib.import_module("scenes.samana-whales")
    bpy.context.scene.cycles.transparent_max_bounces = 32
    eye = (0, 0, 2.0)
    camera(eye, (0.5, 30, 2.1), lens=66)
    looks.morning(-76, 22, 5.4, seed=5.6, cover=0.50)
    whales.hills(whales.forest())
    sea(eye[:2], 0, 60, [ripples(0.34, 50, 6.0, 3, 0.8), ripples(0.20, 14, 5.0, 7, 0.8)], near=7, rows=640, columns=560, chop=0.15, polariser=0.3, lift=swirl,
        colours=((0.010, 0.15, 0.21), (0.007, 0.10, 0.16), (0.005, 0.06, 0.11)), foam=0.25, foam_scale=1.8, air=((0.70, 0.72, 0.74), 12000.0))
    shapes.group(back(whales.skin()), (*WHALE, -0.06), heading=6, tilt=(0, -2))
    rng, card = random.Random(8), whales.puff()
    for k in range(22):  # the breath: narrow at the blowhole, wide and torn above
        t = k / 21
        wide = 0.22 + 0.75 * t
        puff = shapes.mesh("puff", [(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], card)
        puff.location = (WHALE[0] + 2.75 - 0.9 * t * t + rng.gauss(0, 0.06 + 0.20 * t), WHALE[1] - 0.6 + 0.06 * k, 0.85 + 2.9 * t ** 0.9)
        puff.scale = (wide, 1, wide * rng.uniform(0.7, 1.0))
    watchers = boats.yola(((0.62, 0.62, 0.58), (0.02, 0.26, 0.36)), length=8.5, awning=True)
    watchers += [person((x, y, 0.05), shirt) for x, y, shirt in ((-1.6, 0.4, (0.55, 0.12, 0.05)), (-0.6, -0.4, (0.6, 0.58, 0.5)), (0.5, 0.35, (0.05, 0.2, 0.35)), (1.4, -0.3, (0.6, 0.45, 0.08)))]
    shapes.group(watchers, (13.0, 62, 0.05), heading=160)
