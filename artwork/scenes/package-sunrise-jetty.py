"""A wooden jetty leads into a calm sea at sunrise, a boat lies at its end."""
import random

from lib import boats, looks, shapes
from lib.materials import plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "catalog/package-sunrise-jetty.jpg"
SIZE = (2000, 1334)
SAMPLES = 72
RENDER_WIDTH = 1400
EXPOSURE = 0.2
END = 24.0


def planks():
    """Silvered boards: each its own grey, grain along X, worn in the middle."""
    item, graph, surface = material("planks")
    own = graph.add("ObjectInfo").outputs["Random"]
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    grain = graph.noise(graph.join(graph.math("MULTIPLY", x, 1.6), graph.math("MULTIPLY", y, 42.0), graph.math("MULTIPLY", own, 90.0)), 1.6, 6.0, 0.65)
    tone = graph.mix(graph.remap(grain, 0.32, 0.68), (0.10, 0.078, 0.060), (0.30, 0.25, 0.20))
    tone = graph.mix(graph.remap(own, 0, 1, 0.0, 0.55), tone, (0.09, 0.07, 0.055))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": graph.remap(grain, 0.3, 0.7, 0.55, 0.40), "Specular": 0.45, "Normal": graph.bump(grain, 0.5, 0.015)})
    graph.put(surface, shader.outputs[0])
    return item


def build():
    eye = (0.35, -2.6, 2.35)
    camera(eye, (0.15, 20, 1.75), lens=28)
    looks.dawn(-7, 2.6, 2.2, seed=8.3, disc=True, glow=0.8)
    sea(eye[:2], 0, 80, [ripples(0.05, 40, 4.0, 3, 0.5), ripples(0.02, 10, 3.0, 7, 0.5)], near=2.0, rows=620, columns=600, chop=0.06, polariser=0.0, roughness=0.035,
        colours=((0.014, 0.05, 0.08), (0.010, 0.04, 0.07), (0.008, 0.03, 0.06)), air=((0.85, 0.50, 0.36), 26000.0))
    wood = planks()
    dark = plain("post", (0.085, 0.065, 0.050), 0.8, vary=0.4, bump=0.6, scale=7.0)
    rng = random.Random(5)
    board = shapes.box("board", (0, 0, 0), (2.1, 0.165, 0.045), wood, 0.006)
    board.location.z = -20
    y = -4.0
    while y < END:
        wide = 3.6 if y > END - 4.2 else 2.1
        item = shapes.copy(board, (rng.uniform(-0.02, 0.02), y, 0.86 + rng.uniform(-0.004, 0.006)), (rng.uniform(-0.012, 0.012), rng.uniform(-0.004, 0.004), rng.uniform(-0.008, 0.008)), (wide / 2.1 * rng.uniform(0.99, 1.01), 1, 1))
        item.modifiers.new("bevel", "BEVEL").width = 0.006
        y += 0.182
    for x in (-0.8, 0.8):
        shapes.box("beam", (x, END / 2 - 2, 0.76), (0.12, END + 4, 0.16), dark)
    for k in range(10):
        y = -1.4 + 2.8 * k
        wide = 1.72 if y > END - 4.2 else 1.04
        for x in (-wide, wide):
            tall = 1.55 + rng.uniform(-0.05, 0.08) if k % 2 == 0 else 0.98
            shapes.tube("post", [(x + rng.uniform(-0.03, 0.03), y, -1.5), (x, y, tall)], 0.095, dark, 14)
            shapes.tube("cap", [(x, y, tall - 0.03), (x, y, tall + 0.012)], 0.088, wood, 14)
    rope = plain("mooring", (0.38, 0.32, 0.23), 0.9)
    tops = [-1.4 + 5.6 * k for k in range(4)]
    for side in (-1, 1):
        for a, b in zip(tops, tops[1:]):
            shapes.tube("rope", [(side * 1.04, a + (b - a) * t, 1.42 - 0.9 * t * (1 - t)) for t in (i / 16 for i in range(17))], 0.022, rope, 6)
    shapes.group(boats.yola(((0.58, 0.58, 0.54), (0.03, 0.24, 0.32)), awning=True, length=7.4), (3.3, END - 1.6, 0.0), heading=-82, tilt=(1, 0))
    shapes.tube("line", [(1.72, END - 2.2, 0.9), (2.0, END - 1.2, 0.62), (2.5, END + 0.6, 0.62), (3.0, END + 1.6, 0.85)], 0.016, rope, 6)
    looks.ridge(900, 22, (0.05, 0.04, 0.06), 3.0, ((0.62, 0.36, 0.34), 900.0), x=(90, 900), wave=0.004)
