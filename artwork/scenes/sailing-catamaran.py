"""A catamaran under full sail, seen from the water in late light."""
from lib import boats, shapes, wakes
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "catalog/sailing-catamaran.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1280
EXPOSURE = 0.1


HEADING = 38  # the boat sails to the right and towards the viewer
BOAT = (-1.0, 47)


def build():
    eye = (0, 0, 1.6)
    camera(eye, (0.8, 34, 6.6), lens=46)
    sky([(0.0, (0.90, 0.48, 0.27)), (0.04, (0.66, 0.48, 0.42)), (0.16, (0.30, 0.38, 0.52)), (0.45, (0.09, 0.20, 0.42)), (1.0, (0.03, 0.09, 0.26))],
        (160, 11), glow=((1.0, 0.72, 0.42), 0.4, 5.0), clouds=[
            dict(kind="bank", scale=2.4, cover=0.57, band=(0.005, 0.03, 0.10, 0.22), seed=3.1, stretch=(1.5, 1.9), lit=(1.0, 0.58, 0.34),
                 shade=(0.30, 0.30, 0.38), softness=0.13, amount=0.85, relief=4.0),
            dict(kind="flat", scale=0.8, cover=0.44, band=(0.10, 0.3, 1.5, 1.6), seed=5.7, stretch=(0.45, 1.0), softness=0.4, lit=(0.9, 0.66, 0.52), amount=0.5)])
    sun(160, 13, 6.2, (1.0, 0.56, 0.22))
    sea(eye[:2], 0, 66, [ripples(1.5, 70, 9.0, 3, 0.9), ripples(0.5, 24, 6.0, 7, 0.8)], near=7, rows=800, columns=760, chop=0.2, polariser=0.2, lift=wakes.catamaran(BOAT, HEADING),
        colours=((0.01, 0.13, 0.19), (0.005, 0.08, 0.14), (0.003, 0.045, 0.10)), foam=0.5, air=((0.62, 0.46, 0.40), 26000.0))
    shapes.group(boats.catamaran(lee=-1), (*BOAT, -0.08), heading=HEADING, tilt=(3.5, -1.2))
