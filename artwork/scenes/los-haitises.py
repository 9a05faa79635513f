"""Los Haitises: green karst islets rise from a still bay in a thin morning mist."""
from lib import plants, rocks, shapes
from lib.boats import yola
from lib.materials import leaf, rock
from lib.motorboats import person
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/los-haitises.jpg"
SIZE = (2000, 1334)
SAMPLES = 36
RENDER_WIDTH = 1100
EXPOSURE = 0.35
AIR = ((0.60, 0.68, 0.72), 950.0)

# x, y, radius, height, squash
ISLETS = ((-24, 92, 17, 26, 1.2), (26, 120, 22, 35, 1.3), (4, 165, 15, 21, 1.2), (-70, 170, 34, 46, 1.5), (72, 210, 40, 52, 1.2), (-20, 260, 30, 38, 1.3),
          (34, 300, 34, 44, 1.2), (-110, 320, 60, 70, 1.2), (130, 380, 70, 78, 1.3), (-40, 460, 80, 66, 1.1), (60, 540, 90, 84, 1.1), (9, 78, 3.2, 5.5, 1.0))


def build():
    eye = (0, 0, 4.2)
    camera(eye, (1.5, 100, 13.5), lens=40)
    sky([(0.0, (0.78, 0.80, 0.78)), (0.08, (0.64, 0.72, 0.78)), (0.3, (0.30, 0.46, 0.64)), (1.0, (0.10, 0.24, 0.46))], (-112, 36),
        glow=((1.0, 0.9, 0.74), 0.45, 5.0), clouds=[
            dict(kind="flat", scale=0.7, cover=0.50, band=(0.04, 0.25, 1.5, 1.6), seed=4.7, stretch=(0.8, 0.8), softness=0.35, lit=(0.98, 0.96, 0.92), amount=0.6)])
    sun(-112, 36, 4.6, (1.0, 0.90, 0.74), size=1.5)
    stone = rock("karst", ((0.07, 0.06, 0.05), (0.26, 0.23, 0.19), (0.48, 0.44, 0.38)), 0.35, AIR, green=0.8)
    green = leaf("jungle", ((0.006, 0.022, 0.005), (0.025, 0.065, 0.010), (0.065, 0.12, 0.018), (0.13, 0.15, 0.03)), 0.5, 0.25, AIR)
    near = plants.clumps(5, radius=1.0, leaves=700, size=0.15, flat=1.0, material=green)
    far = plants.clumps(4, radius=1.0, leaves=260, size=0.26, flat=1.0, material=green)
    for item in near + far:
        item.location.z = -500
    for k, (x, y, radius, height, squash) in enumerate(ISLETS):
        body = rocks.islet((x, y), radius, height, k + 1.37, stone, squash, turn=k * 1.1)
        close = y < 140
        count = int(radius * height * (2.6 if close else 1.0))
        size = (1.0, 2.4) if close else (2.0, 4.4)
        if radius < 5:
            count, size = 60, (0.4, 0.9)
        rocks.plant(body, near if close else far, min(count, 1600), k, size, lowest=2.4 if radius > 5 else 1.8, steepest=0.02, facing=eye)
    sea(eye[:2], 0, 80, [ripples(0.05, 30, 3.0, 3, 0.5)], near=8, rows=560, columns=560, chop=0.09, polariser=0.1, roughness=0.05,
        colours=((0.02, 0.11, 0.10), (0.014, 0.085, 0.085), (0.01, 0.06, 0.07)), air=((0.66, 0.72, 0.74), 1500.0))
    items = yola(((0.6, 0.6, 0.56), (0.50, 0.28, 0.04)), awning=True, length=7.5)
    for x, y, shirt in ((-2.2, 0, (0.6, 0.6, 0.55)), (-0.6, 0.3, (0.5, 0.08, 0.05)), (0.4, -0.3, (0.05, 0.2, 0.35)), (1.4, 0.2, (0.6, 0.45, 0.1))):
        items.append(person((x, y, 0.12), shirt))
    shapes.group(items, (-6.5, 52, 0.0), heading=168)
