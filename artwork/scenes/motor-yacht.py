"""A motor yacht at anchor in the blue hour, its warm windows mirrored in still water."""
import math

import bpy
from mathutils import Vector, noise

from lib import shapes
from lib.materials import plain
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun
from lib.yacht import lamplight, motor_yacht

TARGET = "catalog/motor-yacht.jpg"
SIZE = (2000, 1334)
SAMPLES = 256
RENDER_WIDTH = 1300
EXPOSURE = 0.25
NOISE = 0.02
DENOISE = 1.2


def build():
    eye = (0, 0, 2.6)
    camera(eye, (0.6, 40, 3.5), lens=60)
    sky([(0.0, (0.62, 0.34, 0.24)), (0.04, (0.44, 0.30, 0.30)), (0.12, (0.20, 0.23, 0.36)), (0.3, (0.06, 0.11, 0.26)), (1.0, (0.012, 0.025, 0.085))], (-30, 0.5),
        glow=((1.0, 0.50, 0.24), 0.5, 14.0), clouds=[
            dict(kind="bank", scale=2.3, cover=0.52, band=(0.02, 0.06, 0.12, 0.24), seed=2.9, stretch=(0.8, 4.2), lit=(0.62, 0.30, 0.26), shade=(0.13, 0.13, 0.22), softness=0.15, amount=0.75, silver=0.3)])
    for azimuth, up, power, colour, size in ((-50, 9, 0.55, (1.0, 0.52, 0.34), 20), (125, 40, 0.30, (0.50, 0.62, 1.0), 50)):  # the ember on one side, the blue half of the sky on the other
        sun(azimuth, up, power, colour, size=size).visible_glossy = False
    sea(eye[:2], 0, 70, [ripples(0.035, 24, 3.0, 3, 0.5)], near=7, rows=520, columns=560, chop=0.035, polariser=0.0, roughness=0.02,
        colours=((0.006, 0.03, 0.05), (0.004, 0.022, 0.042), (0.003, 0.015, 0.035)), air=((0.42, 0.28, 0.27), 20000.0))
    items = motor_yacht()
    for x, y, z, w, power in ((-9.0, 0, 4.1, 3.0, 110), (-3.4, 0, 6.6, 3.0, 60)):
        data = bpy.data.lights.new("lamp", "AREA")
        data.energy, data.color, data.size = power, (1.0, 0.58, 0.26), w
        lamp = bpy.data.objects.new("lamp", data)
        bpy.context.collection.objects.link(lamp)
        lamp.location = (x, y, z)
        items.append(lamp)
    shapes.group(items, (-1.6, 54, -0.05), heading=54)
    # Hills along the bay, a few house lights at their foot.
    air = ((0.26, 0.20, 0.25), 2600.0)
    for k, (away, tall, tone) in enumerate(((2600, 150, (0.012, 0.016, 0.022)), (1500, 62, (0.008, 0.011, 0.012)))):
        xs = [-away + away * 2 * i / 160 for i in range(161)]
        tops = [tall * max(0.02, 0.45 + 0.75 * noise.fractal(Vector((x * 1.6 / away, k * 5.3, 0)), 0.9, 2.0, 5)) * (1 if k == 0 else min(1, max(0.0, (x + 80) / 500))) for x in xs]
        shapes.loft("hills", [[(x, away, t * h - 1) for x, h in zip(xs, tops)] for t in (0, 1)], plain("hill", tone, 0.9, air=air))
    far = lamplight("house", (1.0, 0.62, 0.30), 3.0, 40.0)
    for i in range(26):
        x = 210 + 26 * i + 9 * math.sin(i * 5.1)
        shapes.ball("house", (x, 1480, 2.5 + 5 * abs(math.sin(i * 2.7))), 0.9 + 0.4 * math.sin(i * 1.3), far, 6)
