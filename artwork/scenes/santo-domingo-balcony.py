"""Santo Domingo: balcony, lanterns and bougainvillea from the pavement opposite, in the last sun."""
import importlib

from lib.render import camera

TARGET = "excursions/santo-domingo-balcony.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1300
EXPOSURE = 0.5


def build():
    importlib.import_module("scenes.santo-domingo").build()
    camera((-2.6, 1.4, 1.6), (3.4, 9.4, 3.3), lens=30)
