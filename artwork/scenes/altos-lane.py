"""Altos de Chavón: a house of coral stone with its door, shutters and lantern, bougainvillea over the wall."""
import importlib
import random

import bpy

from lib import shapes
from lib.render import camera

TARGET = "excursions/altos-lane.jpg"
SIZE = (2000, 1334)
SAMPLES = 56
RENDER_WIDTH = 900
EXPOSURE = 0.85
DENOISE = 2.4


def build():
    importlib.import_module("scenes.santo-domingo").build()
    camera((2.3, -3.4, 1.6), (-4.1, 2.1, 2.7), lens=27)
    bloom = next(item for item in bpy.data.objects if item.name.startswith("clump") and any(slot.name.startswith("bougainvillea") for slot in item.data.materials))
    rng = random.Random(2)
    for i in range(26):  # from the roof's edge down between the windows
        shapes.copy(bloom, (-4.0 + rng.uniform(-0.2, 0.3), 0.5 + rng.gauss(0, 0.35) + (0.9 if i < 8 else 0) * rng.uniform(-1.5, 1.5), 6.5 - 0.20 * i + rng.uniform(-0.2, 0.2)), (rng.uniform(0, 6), 0, rng.uniform(0, 6)), 0.62 - 0.012 * i)
