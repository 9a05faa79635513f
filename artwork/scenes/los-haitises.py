"""Los Haitises: green karst islets rise from a still bay in the morning sun, a boat with guests passes below them."""
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
EXPOSURE = 0.25
LOOK = "High Contrast"
AIR = ((0.44, 0.62, 0.76), 2300.0)

# x, y, radius, height, squash
ISLETS = ((-24, 92, 17, 26, 1.2), (26, 120, 22, 35, 1.3), (4, 165, 15, 21, 1.2), (-70, 170, 34, 46, 1.5), (72, 210, 40, 52, 1.2), (-20, 260, 30, 38, 1.3),
          (34, 300, 34, 44, 1.2), (-110, 320, 60, 70, 1.2), (130, 380, 70, 78, 1.3), (-40, 460, 80, 66, 1.1), (60, 540, 90, 84, 1.1), (9, 78, 3.2, 5.5, 1.0))


def build():
    eye = (0, 0, 4.2)
    camera(eye, (1.5, 100, 13.5), lens=40)
    sky([(0.0, (0.74, 0.82, 0.86)), (0.08, (0.48, 0.68, 0.86)), (0.3, (0.18, 0.42, 0.76)), (1.0, (0.05, 0.18, 0.50))], (-114, 40),
        glow=((1.1, 0.95, 0.72), 0.4, 5.0), clouds=[
            dict(kind="bank", scale=2.4, cover=0.54, band=(0.01, 0.06, 0.30, 0.52), seed=6.2, stretch=(1.2, 1.5), softness=0.14, amount=0.9)])
    sun(-114, 40, 6.2, (1.0, 0.88, 0.66), size=1.0)
    stone = rock("karst", ((0.10, 0.085, 0.065), (0.36, 0.31, 0.24), (0.66, 0.60, 0.50)), 0.35, AIR, green=0.6)
    green = leaf("jungle", ((0.008, 0.034, 0.005), (0.030, 0.105, 0.010), (0.075, 0.18, 0.016), (0.17, 0.24, 0.03)), 0.5, 0.28, AIR)
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
    sea(eye[:2], 0, 80, [ripples(0.05, 30, 3.0, 3, 0.5)], near=8, rows=560, columns=560, chop=0.06, polariser=0.08, roughness=0.03,
        colours=((0.02, 0.20, 0.17), (0.012, 0.15, 0.135), (0.006, 0.10, 0.105)), air=((0.56, 0.70, 0.78), 5000.0))
    items = yola(((0.66, 0.65, 0.60), (0.62, 0.10, 0.03)), awning=True, length=7.5)
    for x, y, shirt in ((-2.2, 0, (0.6, 0.6, 0.55)), (-0.6, 0.3, (0.5, 0.08, 0.05)), (0.4, -0.3, (0.05, 0.2, 0.35)), (1.4, 0.2, (0.6, 0.45, 0.1))):
        items.append(person((x, y, 0.12), shirt))
    shapes.group(items, (-1.7, 33, 0.0), heading=160)
