"""Zip line: the rider through a long lens, red against the misty valley."""
import importlib

from lib.render import camera

TARGET = "activities/zip-line-rider.jpg"
SIZE = (2000, 1334)
SAMPLES = 30
RENDER_WIDTH = 960
EXPOSURE = 0.2
DENOISE = 1.5
LOOK = "High Contrast"


def build():
    importlib.import_module("scenes.zip-line-canopy").build()
    camera((-1.2, -1.2, 2.2), (4.2, 40, -2.6), lens=62)
