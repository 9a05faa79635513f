"""The riders from behind, on their way along the beach under the palms."""
import importlib

from lib.render import camera

TARGET = "activities/beach-horse-riding-palms.jpg"
SIZE = (2000, 1334)
SAMPLES = 26
RENDER_WIDTH = 900
EXPOSURE = 0.1
DENOISE = 1.6


def build():
    ride = importlib.import_module("scenes.beach-horse-riding")
    eye = (0.6, 1.0, 1.9)
    camera(eye, (-2.2, 14, 2.15), lens=37)
    ride.shore(eye)
    spots = ((-2.1, 9.6), (-1.2, 13.4), (-1.6, 17.8))
    ride.ride([(spot, *rest) for spot, (_, *rest) in zip(spots, reversed(ride.RIDERS))], -96)
