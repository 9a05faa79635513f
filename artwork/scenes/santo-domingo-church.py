"""Santo Domingo: the stone church at the end of the street, seen from its square under a palm."""
import importlib

from lib.render import camera

TARGET = "excursions/santo-domingo-church.jpg"
SIZE = (2000, 1334)
SAMPLES = 30
RENDER_WIDTH = 960
EXPOSURE = 0.45
DENOISE = 1.5


def build():
    importlib.import_module("scenes.santo-domingo").build()
    camera((2.2, 19.0, 1.6), (-1.6, 38, 7.2), lens=27)
