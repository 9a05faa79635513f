"""Three riders along the water's edge, dark against a low sun that shines from the wet sand."""
import math

from lib import beach, horses, shapes
from lib.materials import plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "activities/beach-horse-riding.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1400
EXPOSURE = 0.1
SUN = (5.0, 7.0)


def line(x):
    return 25.5 + 0.10 * x + 0.9 * math.sin(x * 0.11 + 1.0)


def wet():
    """Sand with a film of water that mirrors the sky; the film thins out towards the viewer."""
    item, graph, surface = material("wet-sand")
    spot = graph.position()
    z = graph.split(spot)[2]
    broad = graph.noise(spot, 0.28, 4.0, 0.6, flat=True)
    fine = graph.noise(spot, 34.0, 3.0, 0.8, flat=True)
    lumps = graph.noise(spot, 3.0, 4.0, 0.6, flat=True)
    film = graph.remap(graph.math("ADD", z, graph.math("MULTIPLY", graph.math("SUBTRACT", broad, 0.5), 0.22)), 0.40, 0.52, 1.0, 0.0)
    tone = graph.mix(film, (0.42, 0.31, 0.20), (0.13, 0.095, 0.065))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.35), tone, (0.10, 0.07, 0.045))
    height = graph.math("ADD", graph.math("MULTIPLY", fine, 0.12), graph.math("MULTIPLY", lumps, graph.remap(film, 0.0, 1.0, 0.8, 0.03)))
    normal = graph.bump(height, graph.remap(film, 0.0, 1.0, 0.7, 0.10), 0.08)
    sand = graph.add("BsdfDiffuse", {"Color": tone, "Normal": normal}).outputs[0]
    mirror = graph.add("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": graph.remap(film, 0.0, 1.0, 0.5, 0.07), "Normal": normal}).outputs[0]
    part = graph.math("MULTIPLY", graph.add("Fresnel", {"IOR": 1.36, "Normal": normal}).outputs[0], graph.remap(film, 0.0, 1.0, 0.12, 1.0))
    graph.put(surface, graph.shader_mix(part, sand, mirror))
    return item


def build():
    eye = (0, 0, 1.55)
    camera(eye, (-0.2, 30, 2.7), lens=47)
    sky([(0.0, (1.0, 0.42, 0.11)), (0.05, (0.92, 0.46, 0.18)), (0.14, (0.62, 0.40, 0.28)), (0.32, (0.30, 0.30, 0.38)), (1.0, (0.06, 0.11, 0.26))],
        SUN, glow=((2.4, 1.2, 0.42), 0.85, 60.0), disc=((34.0, 20.0, 8.0), 0.6), clouds=[
            dict(kind="bank", scale=2.2, cover=0.52, band=(0.01, 0.05, 0.14, 0.28), seed=3.3, stretch=(0.8, 3.8), lit=(1.0, 0.50, 0.24), shade=(0.34, 0.20, 0.18), softness=0.15, amount=0.7, silver=0.8)])
    sun(*SUN, 3.0, (1.0, 0.55, 0.22), size=1.0)
    base = beach.shore(line, slope=0.032, shelf=0.02, berm=1.2, rough=0.35)
    height = base
    for k, (a, b) in enumerate(((-0.24, 0.2), (0.24, 0.0), (0.9, 1.1), (1.35, 0.9))):
        height = beach.prints(height, [(-14 - b, 14.0 + a), (-2, 16.6 + a), (3.6, 18.2 + a)], k, step=0.9)
    points, faces = shapes.fan(eye[:2], 0, 80, 2.5, 300, 620, 620)
    shapes.mesh("sand", [(x, y, height(x, y)) for x, y, _ in points], faces, wet())
    sea(eye[:2], 0, 80, [ripples(0.22, 26, 4.0, 5, 0.8), ripples(0.25, 90, 6.0, 2, 0.8)], bed=base, near=17, deepest=6.0, clear=False, polariser=0.0, surf=2.0, chop=0.10,
        colours=((0.16, 0.11, 0.07), (0.03, 0.06, 0.07), (0.01, 0.03, 0.05)), stops=(0.0, 0.12, 1.0), air=((0.98, 0.48, 0.18), 3000.0), calm=(0.02, 1.2))
    bay, mane = plain("bay", (0.009, 0.005, 0.003), 0.9, 0.0, 0.1), plain("mane", (0.006, 0.004, 0.003), 0.9, 0.0, 0.1)
    grey = plain("dun", (0.014, 0.009, 0.006), 0.9, 0.0, 0.1)
    red, pale, skin, straw = (plain(n, c, 0.8) for n, c in (("red", (0.05, 0.014, 0.010)), ("pale", (0.06, 0.047, 0.035)), ("skin", (0.03, 0.016, 0.010)), ("straw", (0.09, 0.06, 0.03))))
    for spot, coat, legs, nod, cloth, hat, turn, lean in (((2.9, 18.4), bay, (0, 2, 2, 1), 0.02, pale, straw, 84, 0.02), ((0.1, 20.2), grey, (1, 3, 0, 3), 0.14, red, None, 82, -0.03), ((-4.0, 18.0), bay, (3, 1, 1, 2), 0.08, pale, straw, 86, 0.05)):
        items = horses.horse(coat, mane, legs, nod) + horses.rider(cloth, skin, hat, lean)
        shapes.group(items, (*spot, height(*spot) - 0.01), heading=turn - 90)
