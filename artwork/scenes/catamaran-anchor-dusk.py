"""A catamaran at anchor at dusk on a mirror-calm bay, cabin lit, hills behind."""
from mathutils import Matrix, Vector

from lib import boats, lights, looks, shapes
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sun
from lib.yacht import lamplight

TARGET = "catalog/catamaran-anchor-dusk.jpg"
SIZE = (2000, 1334)
SAMPLES = 128
RENDER_WIDTH = 1300
EXPOSURE = 0.35
NOISE = 0.02
DENOISE = 1.8


def build():
    eye = (0, 0, 2.6)
    camera(eye, (1.6, 50, 8.2), lens=46)
    looks.dusk(-34, 0.60, seed=3.2, warm=0.95, cover=0.47)
    sun(125, 38, 0.30, (0.52, 0.62, 1.0), size=50).visible_glossy = False  # the blue half of the sky
    sea(eye[:2], 0, 66, [ripples(0.018, 40, 3.0, 3, 0.4), ripples(0.006, 9, 2.0, 7, 0.4)], near=5, rows=520, columns=520, chop=0.018, polariser=0.0, roughness=0.015,
        colours=((0.006, 0.03, 0.05), (0.005, 0.025, 0.045), (0.004, 0.02, 0.04)), air=((0.34, 0.17, 0.17), 26000.0))
    tint = (0.020, 0.024, 0.030)
    looks.ridge(420, 34, tint, 1.4, ((0.17, 0.11, 0.15), 800.0), x=(-520, 150), wave=0.006, rough=1.6)
    looks.ridge(800, 95, tint, 4.0, ((0.23, 0.14, 0.18), 900.0), x=(-1100, 560), wave=0.0035, rough=1.3)
    looks.ridge(1600, 190, tint, 9.0, ((0.32, 0.18, 0.21), 1100.0), x=(-900, 1500), wave=0.002)
    items = boats.catamaran(sails=False)
    cabin = lamplight("cabin", (1.0, 0.50, 0.16), 1.1, 1.1)
    for side in (-1, 1):
        items.append(shapes.box("cabin-light", (-0.7, side * 2.55, 1.86), (3.6, 0.02, 0.30), cabin, 0.01))
    items.append(shapes.box("door-light", (-3.46, 0, 1.85), (0.03, 1.6, 0.62), cabin, 0.01))
    items.append(shapes.ball("anchor-light", (1.25, 0, 18.85), 0.10, lights.bulb_paint("anchor", (1.0, 0.95, 0.84), 40.0), 10))
    items += lights.string((-6.0, -2.25, 3.2), (-3.0, -2.25, 3.2), 0.12, 7, 0.035, lights.bulb_paint("bulb", (1.0, 0.58, 0.24), 14.0), wire=False)
    for x, side in ((1.2, 3.755), (-1.1, 3.82), (-3.3, 3.765)):  # portholes, flush with the hull
        items.append(shapes.box("port", (x, -side, 0.62), (0.42, 0.05, 0.13), cabin, 0.02))
    boat = shapes.group(items, (3.2, 47, -0.05), heading=34)
    turn = Matrix.Rotation(boat.rotation_euler.z, 4, "Z")
    for x, y, z, power in ((-4.6, 0, 2.9, 160), (-4.6, -2.0, 2.6, 60)):
        lights.lamp(Vector(boat.location) + turn @ Vector((x, y, z)), power, (1.0, 0.58, 0.26), 0.3)
    bow = Vector(boat.location) + turn @ Vector((6.1, 0, 1.25))
    shapes.tube("anchor-line", [bow, bow + turn @ Vector((2.2, 0, -0.75)), bow + turn @ Vector((5.2, 0, -1.6))], 0.025, items[0].data.materials[0], 6)
    lamp = lights.bulb_paint("far-lamp", (1.0, 0.60, 0.26), 7.0)
    for x, z in ((-150, 3), (-138, 5), (-120, 2.5), (-96, 4), (-171, 4.5), (-60, 2.2)):
        shapes.ball("far-lamp", (x, 385, z), 0.42, lamp, 6)
