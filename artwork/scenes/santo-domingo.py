"""Santo Domingo: a street of the Zona Colonial when the lanterns are lit, the church at its end."""
import math
import random

from lib import colonial, plants, shapes
from lib.colonial import balcony, eaves, facade, lantern, plaster, pot
from lib.materials import leaf, plain
from lib.render import camera
from lib.sky import sky, sun

TARGET = "excursions/santo-domingo.jpg"
SIZE = (2000, 1334)
SAMPLES = 76
RENDER_WIDTH = 1300
EXPOSURE = 0.5


def build():
    camera((0.7, -3.5, 1.55), (-0.25, 20, 3.7), lens=29)
    sky([(0.0, (0.95, 0.55, 0.30)), (0.12, (0.66, 0.50, 0.46)), (0.35, (0.30, 0.38, 0.58)), (1.0, (0.10, 0.19, 0.42))], (-150, 9),
        glow=((1.2, 0.7, 0.35), 0.4, 5.0), strength=1.35, clouds=[
            dict(kind="flat", scale=0.9, cover=0.50, band=(0.05, 0.15, 1.5, 1.6), seed=3.7, stretch=(0.6, 1.0), softness=0.3, lit=(1.0, 0.66, 0.50), shade=(0.34, 0.34, 0.46), amount=0.7)])
    sun(-148, 21, 4.4, (1.0, 0.64, 0.34), size=1.0)
    k = colonial.kit()
    shapes.mesh("street", [(-2.5, -10, 0), (2.5, -10, 0), (2.5, 60, 0.0), (-2.5, 60, 0.0)], [(0, 1, 2, 3)], colonial.cobbles())
    for s in (-1, 1):
        shapes.box("pavement", (s * 3.3, 25, 0.02), (1.75, 75, 0.22), k["stone"], 0.03)
    ochre, rose, blue, white, green = (plaster(n, c) for n, c in (("ochre", (0.66, 0.40, 0.12)), ("rose", (0.62, 0.29, 0.20)), ("blue", (0.24, 0.38, 0.48)), ("white", (0.70, 0.65, 0.56)), ("green", (0.36, 0.46, 0.32))))
    # Left, front looks to +X; right, to -X. In each: middle, foot, width, height, what.
    facade(-4.1, -9, 5.5, 6.6, k["stone"], 1, ((-1.2, 0.9, 1.2, 1.9, "window"), (3.1, 0.1, 1.7, 3.0, "door"), (-1.2, 4.2, 1.0, 1.7, "shutter"), (3.1, 4.0, 1.2, 2.0, "lit")))
    facade(-4.1, 5.5, 12.0, 6.9, ochre, 1, ((7.2, 0.1, 1.25, 2.7, "door"), (9.9, 0.8, 1.15, 1.9, "lit"), (7.2, 3.9, 1.1, 2.25, "shutter"), (9.9, 3.9, 1.1, 2.25, "lit")), plinth=0.7)
    facade(-4.1, 12.0, 19.0, 5.0, white, 1, ((13.6, 0.1, 1.2, 2.6, "door"), (15.6, 0.8, 1.1, 1.8, "window"), (17.5, 0.8, 1.1, 1.8, "lit")), plinth=0.6)
    facade(-4.1, 19.0, 27.0, 7.4, blue, 1, ((20.8, 0.1, 1.2, 2.7, "door"), (23.0, 0.9, 1.0, 1.8, "lit"), (25.2, 0.9, 1.0, 1.8, "window"), (20.8, 4.2, 1.0, 2.1, "lit"), (23.0, 4.2, 1.0, 2.1, "shutter"), (25.2, 4.2, 1.0, 2.1, "shutter")), plinth=0.7)
    facade(4.1, -9, 2.0, 5.2, rose, -1, ((-1.8, 0.9, 1.1, 1.9, "window"), (0.4, 0.1, 1.2, 2.7, "door")), plinth=0.7)
    facade(4.1, 2.0, 9.5, 7.2, white, -1, ((3.6, 0.1, 1.25, 2.8, "door"), (6.0, 0.9, 1.1, 1.9, "lit"), (8.2, 0.9, 1.1, 1.9, "window"), (3.8, 4.0, 1.1, 2.3, "shutter"), (5.9, 4.0, 1.1, 2.3, "lit"), (8.0, 4.0, 1.1, 2.3, "shutter")), plinth=0.7)
    facade(4.1, 9.5, 17.0, 5.4, green, -1, ((10.9, 0.9, 1.0, 1.8, "lit"), (13.2, 0.1, 1.3, 2.8, "door"), (15.6, 0.9, 1.0, 1.8, "shutter")), plinth=0.6)
    facade(4.1, 17.0, 27.0, 7.0, k["stone"], -1, ((19.0, 0.1, 1.5, 3.0, "door"), (22.0, 0.9, 1.1, 1.9, "lit"), (25.0, 0.9, 1.1, 1.9, "window"), (19.0, 4.3, 1.0, 1.8, "shutter"), (22.0, 4.3, 1.0, 1.8, "lit")))
    balcony(-4.1, 8.55, 3.75, 5.0, 1)
    balcony(4.1, 5.9, 3.85, 6.2, -1)
    balcony(-4.1, 23.0, 4.05, 6.4, 1)
    eaves(-4.0, 15.5, 5.25, 7.0, 1, 0.6, 0.3)
    eaves(4.0, 13.25, 5.65, 7.5, -1, 0.6, 0.3)
    eaves(4.0, -3.5, 5.45, 11.0, -1, 0.6, 0.3)
    # The church: a wall with a portal, a round window and a bell gable.
    church, y = k["stone"], 38.0
    shapes.box("church", (-1.0, y + 5, 5.0), (17, 10, 10), church)
    outline = [(-6, 10), (-6, 11.2), (-3.6, 11.4), (-3.4, 15.0), (-2.5, 16.4), (-0.9, 17.2), (0.7, 16.4), (1.6, 15.0), (1.8, 11.4), (4.2, 11.2), (4.2, 10)]
    shapes.loft("gable", [[(x, y - 0.05 + d, z) for x, z in outline] for d in (0, 0.9)], church, smooth=False, caps=True)
    for x, z, w, h in ((-2.1, 12.0, 1.0, 2.0), (0.3, 12.0, 1.0, 2.0)):
        arch = [(x + w / 2 * math.cos(a), y - 0.08, z + h + w / 2 * math.sin(a)) for a in (math.pi * q / 12 for q in range(13))] + [(x - w / 2, y - 0.08, z), (x + w / 2, y - 0.08, z)]
        shapes.mesh("arch", arch, [tuple(range(len(arch)))], k["dark"], smooth=False)
        shapes.loft("bell", [[(x + r * math.cos(a), y - 0.3 + r * math.sin(a), z + h) for a in (6.28 * q / 14 for q in range(14))] for r, h in ((0.34, 0.7), (0.24, 1.0), (0.2, 1.4), (0.02, 1.55))], plain("bronze", (0.12, 0.10, 0.06), 0.4, 0.8), wrap=True)
    portal = [(-0.9 + 1.5 * math.cos(a), y - 0.06, 3.2 + 1.5 * math.sin(a)) for a in (math.pi * q / 16 for q in range(17))] + [(-2.4, y - 0.06, 0), (0.6, y - 0.06, 0)]
    shapes.mesh("portal", portal, [tuple(range(len(portal)))], k["wood"], smooth=False)
    shapes.tube("frame", portal[:18] + portal[-1:] + portal[:1], 0.22, church, 8)
    ring = [(-0.9 + 0.95 * math.cos(a), y - 0.07, 7.6 + 0.95 * math.sin(a)) for a in (6.2832 * q / 24 for q in range(24))]
    shapes.mesh("rose", ring, [tuple(range(24))], k["room"], smooth=False)
    shapes.tube("rose-frame", ring + ring[:1], 0.16, church, 8)
    shapes.mesh("square", [(-40, 27, 0.01), (40, 27, 0.01), (40, 60, 0.01), (-40, 60, 0.01)], [(0, 1, 2, 3)], colonial.cobbles())
    for side, yy, z in ((1, 5.0, 3.2), (-1, 9.3, 3.1), (1, 12.4, 3.1), (-1, 17.4, 3.2), (1, 19.3, 3.2), (-1, 26.0, 3.2)):
        lantern(-4.1 * side, yy, z, side, scale=1.25)
    bush = plants.clump(3, 0.5, 700, 0.09)
    bloom = plants.clump(5, 1.0, 1500, 0.055, 0.9, leaf("bougainvillea", ((0.03, 0.08, 0.02), (0.50, 0.02, 0.14), (0.72, 0.05, 0.26), (0.80, 0.12, 0.34)), 0.6, 0.4), open_below=False)
    tree = plants.clumps(3, radius=1.2, leaves=1500, size=0.14)
    bush.location.z = bloom.location.z = -60
    for x, yy, s in ((-3.75, 4.5, 0.75), (-3.75, 1.6, 0.6), (3.75, 4.9, 0.7), (3.75, 2.5, 0.6), (-3.75, 8.4, 0.6), (3.75, 11.8, 0.7), (-3.75, 14.7, 0.6), (3.75, 14.6, 0.6)):
        pot((x, yy, 0.13), s, bush)
    rng = random.Random(4)
    for i in range(13):
        shapes.copy(bloom, (3.7 + rng.uniform(-0.3, 0.35), 9.9 + rng.uniform(-0.5, 0.9), 5.3 - 0.28 * i + rng.uniform(-0.2, 0.2)), (rng.uniform(0, 6), 0, rng.uniform(0, 6)), 0.62 - 0.025 * i)
    plants.hedge([(6.6 + rng.gauss(0, 1.5), 31 + rng.gauss(0, 1.2), 4.2 + rng.gauss(0, 1.2)) for _ in range(22)], tree, 3, (0.8, 1.4))
    shapes.tube("bole", [(6.8, 31, 0), (6.5, 31, 2.2), (6.7, 31, 4.6)], 0.28, k["wood"], 10)
    plants.palm((-6.5, 33, 0), 10.5, 1.0, 20, 3, 4.2, fruit=False)
