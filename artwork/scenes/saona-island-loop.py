"""Saona, moving: small waves run up the sand and the boat rocks. Six seconds that end as they began."""
import functools
import importlib
import math

import bpy

from lib import motion
from lib.render import camera
from lib.sea import sea

saona = importlib.import_module("scenes.saona-island")

TARGET = "excursions/saona-island-loop.jpg"
SIZE = (1920, 1080)
SAMPLES = 40
RENDER_WIDTH = 1150
EXPOSURE = 0.0
DENOISE = 1.3
SECONDS = 6
FPS = 6
LOOP_WIDTH = 854
LOOP_SAMPLES = 6
LOOP_REGION = (0.14, 0.53, 1.0, 1.0)  # left, top, right, bottom of what moves; the rest is the still picture
EYE = (5.0, -8.4, 1.75)

_water = {}


def swell(x, y):
    """Two waves in a loop that run up the sand and flatten out at sea."""
    off = (y - saona.line(x)) * 0.70  # metres from the shore
    fade = 1.0 if off < 6 else math.exp(-(off - 6) / 9.0)
    at = 2 * motion.clock()[0] / SECONDS + off / 5.5
    return fade * (0.022 * math.sin(2 * math.pi * at) + 0.006 * math.sin(4 * math.pi * at + 1.0))


def water(*place, bed, **settings):
    """The sea of the still picture with a moving level; built anew for each frame."""
    bed = functools.cache(bed)

    def pour():
        old = _water.get("item")
        item = sea(*place, bed=bed, tide=swell, paint=old and old.data.materials[0], rows=280, columns=360, **settings)
        if old:
            bpy.data.meshes.remove(old.data)
        _water["item"] = item
    _water["pour"] = pour
    pour()


def build():
    motion.start(SECONDS)
    camera(EYE, (-1.6, 20, 2.9), lens=26)
    boat = saona.island(EYE, water)
    _water["boat"] = boat, boat.location.copy(), boat.rotation_euler.copy()


def frame(moment):
    """Move everything to the moment 0 to 1 of the loop."""
    motion.show(moment)
    _water["pour"]()
    boat, spot, turn = _water["boat"]
    boat.location.z = spot.z + 0.018 * motion.swing(2, 0.1)
    boat.rotation_euler.x = turn.x + 0.022 * motion.swing(2, 0.35)
    boat.rotation_euler.y = turn.y + 0.010 * motion.swing(2, 0.6)
