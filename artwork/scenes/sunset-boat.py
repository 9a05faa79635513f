"""A party catamaran with its lights on, against the setting sun."""
from lib import boats, lights, shapes
from lib.motorboats import person
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun
from lib.yacht import lamplight

TARGET = "activities/sunset-boat.jpg"
SIZE = (2000, 1334)
SAMPLES = 96
RENDER_WIDTH = 1300
NOISE = 0.025
DENOISE = 1.8
LOOK = "Medium High Contrast"
SUN = (7.5, 2.6)


def build():
    eye = (0, 0, 2.2)
    camera(eye, (-1.0, 40, 7.2), lens=50)
    sky([(0.0, (0.95, 0.30, 0.07)), (0.03, (0.85, 0.30, 0.10)), (0.10, (0.55, 0.24, 0.16)), (0.22, (0.24, 0.17, 0.22)), (0.5, (0.07, 0.09, 0.20)), (1.0, (0.02, 0.04, 0.12))],
        SUN, glow=((2.6, 1.15, 0.30), 0.8, 140.0), disc=((40.0, 22.0, 8.0), 0.5), clouds=[
            dict(kind="bank", scale=2.2, cover=0.55, band=(0.01, 0.05, 0.12, 0.26), seed=6.1, stretch=(0.9, 3.4), lit=(0.80, 0.30, 0.14),
                 shade=(0.16, 0.10, 0.14), softness=0.14, amount=0.85, silver=1.0, relief=4.0),
            dict(kind="flat", scale=0.9, cover=0.50, band=(0.12, 0.22, 1.5, 1.6), seed=2.7, stretch=(0.5, 1.0), softness=0.3, lit=(0.85, 0.34, 0.20),
                 shade=(0.12, 0.09, 0.16), amount=0.7, silver=0.3)])
    sun(*SUN, 1.6, (1.0, 0.42, 0.12), size=1.0)
    sea(eye[:2], 0, 60, [ripples(0.32, 60, 6.0, 3, 0.8), ripples(0.20, 16, 4.0, 7, 0.7)], near=8, rows=700, columns=700, chop=0.16, polariser=0.0, roughness=0.06,
        colours=((0.006, 0.035, 0.06), (0.004, 0.025, 0.05), (0.003, 0.02, 0.04)), air=((0.85, 0.30, 0.10), 30000.0))
    items = boats.catamaran(sails=False)
    bulb = lights.bulb_paint("bulb", (1.0, 0.55, 0.18), 22.0)
    for start, end in (((1.25, 0, 17.0), (6.3, -2.9, 2.1)), ((1.25, 0, 17.0), (6.3, 2.9, 2.1)), ((1.25, 0, 17.0), (-6.4, 0, 2.6))):
        for k in range(26):
            t = (k + 0.5) / 26
            spot = [a + (b - a) * t for a, b in zip(start, end)]
            spot[2] -= 0.9 * 4 * t * (1 - t) * 0.4
            items.append(shapes.ball("bulb", spot, 0.034, bulb, 8))
    for x in (-5.8, -5.2, -4.6, -4.0, -3.4):
        for y in (-2.25, 2.25):
            items.append(shapes.ball("bulb", (x, y, 3.2), 0.034, bulb, 8))
    lamp = lamplight("cabin", (1.0, 0.48, 0.14), 1.7, 1.1)
    items.append(shapes.box("cabin-light", (-0.6, -2.53, 1.86), (2.6, 0.03, 0.30), lamp, 0.02))
    for x, y, up, turn, tall in ((-5.5, -1.5, True, 200, 0.97), (-5.0, -1.7, True, 15, 1.04), (-4.0, -1.2, True, 110, 0.92), (-4.7, 0.9, True, 60, 1.0), (-3.6, -1.9, False, 240, 1.0),
                                 (3.0, -1.0, False, 30, 1.0), (3.5, -0.6, False, 200, 0.95), (4.3, 0.4, True, -20, 1.03), (4.75, -0.3, True, 190, 0.93), (5.1, 1.1, True, 150, 0.98)):
        guest = person((x, y, 1.42 if x < 0 else 1.36), (0.3, 0.12, 0.1), seated=not up, heading=turn)
        guest.scale = (tall * 0.92, tall * 0.92, tall)
        items.append(guest)
    shapes.group(items, (-4.5, 52, -0.05), heading=14)
