"""A fishing boat with its rods up on a calm lilac dawn."""
from lib import shapes
from lib.materials import glow
from lib.motorboats import fisher, person
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "activities/fishing-dawn.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1280
DAWN = (-24, 1.5)


def build():
    eye = (0, 0, 2.0)
    camera(eye, (1.2, 30, 5.2), lens=48)
    sky([(0.0, (0.98, 0.46, 0.22)), (0.03, (0.86, 0.42, 0.30)), (0.09, (0.62, 0.38, 0.42)), (0.2, (0.36, 0.32, 0.50)), (0.45, (0.16, 0.21, 0.44)), (1.0, (0.06, 0.09, 0.25))],
        DAWN, glow=((1.7, 0.85, 0.32), 0.7, 26.0), clouds=[
            dict(kind="bank", scale=2.4, cover=0.50, band=(0.01, 0.04, 0.08, 0.17), seed=8.3, stretch=(0.8, 4.2), lit=(1.0, 0.52, 0.34),
                 shade=(0.30, 0.22, 0.34), softness=0.12, amount=0.85, silver=0.6, relief=4.0),
            dict(kind="flat", scale=1.1, cover=0.46, band=(0.10, 0.2, 1.5, 1.6), seed=3.9, stretch=(0.42, 1.0), softness=0.3, lit=(0.95, 0.50, 0.42),
                 shade=(0.30, 0.24, 0.40), amount=0.6, silver=0.2)])
    sun(DAWN[0], 3.0, 0.9, (1.0, 0.45, 0.2), size=3.0)
    sea(eye[:2], 0, 66, [ripples(0.10, 60, 5.0, 3, 0.6), ripples(0.05, 14, 3.0, 7, 0.5)], near=8, rows=640, columns=640, chop=0.07, polariser=0.0, roughness=0.04,
        colours=((0.012, 0.04, 0.07), (0.008, 0.03, 0.06), (0.006, 0.025, 0.05)), air=((0.85, 0.42, 0.26), 26000.0))
    items = fisher()
    items.append(person((-2.9, -0.5, 0.5), (0.5, 0.5, 0.52), seated=False, heading=150))
    items.append(shapes.ball("lamp", (-0.5, 0, 4.55), 0.06, glow("lamp", (1.0, 0.8, 0.5), 30.0), 10))
    items.append(shapes.box("cabin-lamp", (-1.22, 0, 2.45), (0.06, 0.9, 0.06), glow("cabin-lamp", (1.0, 0.66, 0.3), 8.0)))
    shapes.group(items, (3.0, 34, -0.02), heading=152, tilt=(1.0, 0))
    shapes.group(fisher(rods=4), (-46, 260, 0), heading=20)
