"""A catamaran under sail heads for the low sun, seen over the water from behind and to the side."""
from lib import boats, shapes, wakes
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "home/call-to-action.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1300
EXPOSURE = 0.1
SUN = (13, 4.6)
HEADING = -58  # the bows point away and to the right, towards the sun
BOAT = (-6.5, 42)


def build():
    eye = (0, 0, 2.3)
    camera(eye, (1.0, 40, 7.2), lens=36)
    sky([(0.0, (0.95, 0.42, 0.11)), (0.04, (0.88, 0.42, 0.15)), (0.12, (0.62, 0.34, 0.19)), (0.28, (0.30, 0.25, 0.26)), (0.6, (0.09, 0.13, 0.24)), (1.0, (0.03, 0.07, 0.18))], SUN,
        glow=((1.9, 0.92, 0.26), 0.75, 70.0), disc=((60.0, 40.0, 18.0), 0.6), clouds=[
            dict(kind="bank", scale=2.4, cover=0.54, band=(0.005, 0.03, 0.11, 0.23), seed=11.1, stretch=(1.3, 2.6), lit=(1.1, 0.66, 0.36), shade=(0.36, 0.27, 0.27), softness=0.14, amount=0.8, silver=0.8, relief=4.0),
            dict(kind="flat", scale=0.8, cover=0.46, band=(0.12, 0.26, 1.5, 1.6), seed=2.7, stretch=(0.5, 1.0), softness=0.35, lit=(1.0, 0.66, 0.42), shade=(0.24, 0.22, 0.28), amount=0.6, silver=0.3)])
    sun(*SUN, 4.2, (1.0, 0.60, 0.26), size=1.0)
    sea(eye[:2], 0, 84, [ripples(0.6, 60, 8.0, 3, 0.9), ripples(0.30, 20, 6.0, 7, 0.8)], near=4.5, rows=720, columns=680, chop=0.16, polariser=0.0, roughness=0.06, lift=wakes.catamaran(BOAT, HEADING, reach=40, fade=16, swell=0.16),
        colours=((0.010, 0.085, 0.10), (0.006, 0.06, 0.08), (0.004, 0.04, 0.07)), foam=0.35, air=((0.90, 0.44, 0.16), 26000.0))
    shapes.group(boats.catamaran(lee=-1), (*BOAT, 0.0), heading=HEADING, tilt=(2.5, -1.2))
