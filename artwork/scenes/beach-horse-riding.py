"""Riders on the wet sand in the early morning, the sun on their coats, palms along the beach behind them."""
import math

from lib import beach, horses, looks, plants, shapes
from lib.materials import plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "activities/beach-horse-riding.jpg"
SIZE = (2000, 1334)
SAMPLES = 44
RENDER_WIDTH = 1150
EXPOSURE = 0.1
DENOISE = 1.0


def line(x):
    """The water's edge as seen along the beach: the sea lies to the right of it, where x is larger."""
    return 2.6 + 0.7 * math.sin(x * 0.11 + 1.0) + 0.0012 * x * x


def coast(x, y):
    """Height of the sand: the beach runs away from the viewer, the sea on the right."""
    return base(y, x)


base = beach.shore(line, slope=0.045, shelf=0.02, berm=1.25, rough=0.45)


def wet():
    """Sand with a film of water that mirrors the sky; the film thins out towards the viewer."""
    item, graph, surface = material("wet-sand")
    spot = graph.position()
    z = graph.split(spot)[2]
    broad = graph.noise(spot, 0.28, 4.0, 0.6, flat=True)
    fine = graph.noise(spot, 34.0, 3.0, 0.8, flat=True)
    lumps = graph.noise(spot, 3.0, 4.0, 0.6, flat=True)
    film = graph.remap(graph.math("ADD", z, graph.math("MULTIPLY", graph.math("SUBTRACT", broad, 0.5), 0.22)), 0.10, 0.24, 1.0, 0.0)
    tone = graph.mix(film, (0.62, 0.49, 0.34), (0.24, 0.19, 0.14))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.30), tone, (0.26, 0.20, 0.14))
    height = graph.math("ADD", graph.math("MULTIPLY", fine, 0.12), graph.math("MULTIPLY", lumps, graph.remap(film, 0.0, 1.0, 0.8, 0.03)))
    normal = graph.bump(height, graph.remap(film, 0.0, 1.0, 0.7, 0.10), 0.08)
    sand = graph.add("BsdfDiffuse", {"Color": tone, "Normal": normal}).outputs[0]
    mirror = graph.add("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": graph.remap(film, 0.0, 1.0, 0.5, 0.07), "Normal": normal}).outputs[0]
    part = graph.math("MULTIPLY", graph.add("Fresnel", {"IOR": 1.36, "Normal": normal}).outputs[0], graph.remap(film, 0.0, 1.0, 0.12, 1.0))
    graph.put(surface, graph.shader_mix(part, sand, mirror))
    return item


RIDERS = (  # spot, coat, mane, strides, nod, shirt, hat, lean
    ((0.9, 11.4), "bay", "black", (0, 2, 2, 1), 0.10, "red", True, 0.02), ((-1.1, 14.4), "grey", "pale", (1, 3, 0, 3), 0.14, "blue", False, -0.03), ((0.45, 18.5), "chestnut", "chestnut", (3, 1, 1, 2), 0.08, "sand", False, 0.05))
COATS = dict(bay=((0.150, 0.058, 0.022), (0.012, 0.009, 0.008)), grey=((0.50, 0.48, 0.44), (0.16, 0.15, 0.145)), chestnut=((0.27, 0.095, 0.028), (0.40, 0.36, 0.31)))
PAINTS = dict(black=(0.012, 0.009, 0.008), pale=(0.62, 0.60, 0.55), chestnut=(0.20, 0.07, 0.022), red=(0.50, 0.065, 0.045), blue=(0.10, 0.26, 0.42), sand=(0.68, 0.60, 0.46),
              skin=(0.36, 0.19, 0.11), straw=(0.62, 0.48, 0.26), jeans=(0.05, 0.075, 0.14), boots=(0.05, 0.026, 0.014), hair=(0.035, 0.018, 0.010), blanket=(0.34, 0.06, 0.05))


def shore(eye):
    """Sand, sea, palms and the light of an hour after sunrise."""
    looks.morning(-78, 17, 5.2, seed=4.6, cover=0.55)
    height = coast
    points, faces = shapes.fan(eye[:2], 0, 110, 1.6, 500, 560, 560)
    shapes.mesh("sand", [(x, y, height(x, y)) for x, y, _ in points], faces, wet())
    sea(eye[:2], 12, 100, [ripples(0.16, 26, 4.0, 5, 0.8), ripples(0.16, 90, 6.0, 2, 0.8)], bed=coast, clear=False, near=3.0, chop=0.10, deepest=4.0, patches=0.4, polariser=0.75, surf=1.2, stops=(0.0, 0.10, 1.0), colours=((0.30, 0.42, 0.36), (0.05, 0.52, 0.50), (0.008, 0.22, 0.34)))
    for x, y, h, lean, way, seed in ((-7.5, 17, 7.5, 3.6, 10, 1), (-9.5, 24, 9.0, 4.2, -5, 2), (-8.0, 33, 8.0, 4.0, 15, 3), (-12, 12, 8.5, 3.0, 20, 4), (-9.5, 44, 9.5, 4.0, 0, 5), (-11, 58, 9.0, 4.0, 10, 6), (-9.0, 74, 9.5, 4.4, 5, 7), (-8, 92, 9.0, 4.0, 8, 8), (-7, 112, 9.5, 4.0, 0, 9)):
        plants.palm((x, y, height(x, y)), h, lean, way, seed)
    kinds = plants.clumps(4, radius=1.4, leaves=1200, size=0.13)
    for item in kinds:
        item.location.z = -60
    plants.hedge([(-13.5 - 5 * abs(math.sin(k * 1.7)), 10 + 0.9 * k, height(-14, 10 + 0.9 * k) - 0.3) for k in range(130)], kinds, 4, (0.8, 1.9))


def ride(riders, heading):
    """Horses and riders; heading 90 rides towards the viewer, -90 away."""
    paints = {name: plain(name, tone, 0.85, specular=0.15, vary=0.15, scale=9.0) for name, tone in PAINTS.items()}
    coats = {name: horses.coat(name, *tones) for name, tones in COATS.items()}
    for (x, y), coat, mane, legs, nod, cloth, hat, lean in riders:
        items = horses.horse(coats[coat], paints[mane], legs, nod) + horses.tack(paints["boots"], paints["blanket"])
        items += horses.rider(paints[cloth], paints["skin"], paints["straw"] if hat else None, lean, paints["jeans"], paints["boots"], paints["hair"], None if hat else paints["boots"])
        shapes.group(items, (x, y, coast(x, y) - 0.01), heading=heading + 4 * math.sin(y))


def build():
    eye = (-3.6, 0.5, 1.5)
    camera(eye, (-0.6, 12, 1.8), lens=50)
    shore(eye)
    ride(RIDERS, 116)
