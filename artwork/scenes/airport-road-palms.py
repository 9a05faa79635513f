"""The same road from farther back: the van on its way between the rows of palms."""
import importlib

from lib.render import camera

TARGET = "services/airport-road-palms.jpg"
SIZE = (2000, 1334)
SAMPLES = 26
RENDER_WIDTH = 900
EXPOSURE = 0.1
DENOISE = 1.6


def build():
    importlib.import_module("scenes.airport-road").build()
    camera((-3.1, -6.5, 3.6), (0.6, 22, 3.0), lens=31)
