"""Two buggies in convoy on the red track between the cane, dust behind them, the low sun on their fronts."""
import importlib
import math
import random

import bpy

from lib import buggy, dust, shapes
from lib.render import camera

TARGET = "activities/buggy-cane-fields.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.2


def build():
    track = importlib.import_module("scenes.cane-track")
    track.build()
    bpy.context.scene.cycles.transparent_max_bounces = 24  # the clouds of dust lie one behind the other
    eye = (-0.95, -1.2, 1.15)
    camera(eye, (0.10, 6.0, 1.42), lens=35)
    for item in bpy.data.objects:  # no blade before the lens
        if item.name.startswith("cane") and math.dist(item.location[:2], eye[:2]) < 2.9:
            item.hide_render = True
    for x, y, turn, paint, shirts, helmets, steer in (
            (0.55, 4.7, 108, (0.80, 0.16, 0.015), ((0.04, 0.20, 0.38), (0.72, 0.66, 0.55)), ((0.74, 0.73, 0.70), (0.70, 0.52, 0.05)), -10),
            (0.75, 15.5, 92, (0.03, 0.24, 0.36), ((0.55, 0.08, 0.05), (0.10, 0.30, 0.16)), ((0.70, 0.10, 0.05), (0.74, 0.73, 0.70)), 0)):
        shapes.group(buggy.buggy(paint, shirts, helmets, steer), (track.middle(y) + x, y, track.height(track.middle(y) + x + 0.8, y) + 0.0), heading=turn)
    rng = random.Random(3)
    dust.cloud([(track.middle(y) + 0.4 + rng.gauss(0, 0.5), y, 0.25 + 0.07 * (y - 6)) for y in (6.6 + 0.55 * k for k in range(14))], (0.5, 1.1), 1)
    dust.cloud([(track.middle(y) + 0.6 + rng.gauss(0, 0.8), y, 0.4 + 0.06 * (y - 17)) for y in (17.5 + 1.4 * k for k in range(12))], (1.0, 2.2), 2)
