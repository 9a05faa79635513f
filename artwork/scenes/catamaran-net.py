"""On the net of a catamaran, looking forward over the bows, clear water below."""
import math

from mathutils import Vector, noise

from lib import boats, looks, shapes
from lib.beach import ground
from lib.materials import canvas, plain, sand
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "catalog/catamaran-net.jpg"
SIZE = (2000, 1334)
SAMPLES = 80
RENDER_WIDTH = 1300
EXPOSURE = 0.1


def bed(x, y):
    out = max(0.0, y - 30)
    return -2.6 - 0.02 * max(0, y) - 0.0016 * min(out, 120) ** 1.7 + 0.30 * noise.noise(Vector((x * 0.09, y * 0.09, 0))) + 0.05 * noise.noise(Vector((x * 0.5, y * 0.5, 2)))


def netting():
    """White cord knotted in squares, open between."""
    item, graph, surface = material("netting")
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    cords = []
    for a in (x, y):
        f = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", graph.math("MULTIPLY", a, 1 / 0.062)), 0.5))
        cords.append(graph.math("LESS_THAN", f, 0.105))
    cord = graph.math("MAXIMUM", *cords)
    rope = graph.add("BsdfDiffuse", {"Color": (0.72, 0.71, 0.68)}).outputs[0]
    graph.put(surface, graph.shader_mix(cord, graph.add("BsdfTransparent").outputs[0], rope))
    return item


def build():
    eye = (0.15, 1.0, 2.75)
    camera(eye, (0.1, 6.4, 1.15), lens=24)
    looks.noon(118, 54, 4.0, seed=4.2, cover=0.56)
    ground(bed, eye[:2], 0, 170, near=0.6, far=300, rows=340, columns=400, material=sand(dimples=0, ripples=0.3, caustics=1.0))
    sea(eye[:2], 0, 160, [ripples(0.05, 12, 3.0, 5, 0.6, short=0.0), ripples(0.10, 40, 5.0, 2, 0.7)], bed=bed, near=0.8, far=6000, rows=600, columns=640, chop=0.05, chop_scale=1.8,
        absorb=(0.40, 0.035, 0.035), cloud=0.07, surf=0, deepest=9.0, patches=0.7, polariser=0.6)
    white, steel, rope = plain("deck-white", (0.78, 0.79, 0.78), 0.3), plain("steel", (0.6, 0.6, 0.6), 0.2, 0.95), plain("line", (0.70, 0.66, 0.55), 0.8)
    for item in boats.catamaran(sails=False):
        if item.name.startswith(("tramp", "bridge", "house", "window", "screen", "bimini", "strut", "mast", "boom", "stack", "roll", "beam")):
            item.hide_render = True
        item.rotation_euler.z += math.pi / 2
        if item.name.startswith("stay") and item.name != "stay":
            item.hide_render = True
    # The net sags between beam, hulls and deck, laced all round.
    rings = [[((j / 40 - 0.5) * 4.5, 1.5 + 4.5 * i / 40, 1.30 - 0.10 * math.sin(math.pi * i / 40) * math.sin(math.pi * j / 40)) for j in range(41)] for i in range(41)]
    shapes.loft("net", rings, netting())
    shapes.loft("stripe", [[(x, y, 1.305) for x in (-0.03, 0.03)] for y in (1.5, 6.0)], rope)
    hem = [(-2.25, 1.5, 1.30), (-2.25, 6.0, 1.30), (2.25, 6.0, 1.30), (2.25, 1.5, 1.30)]
    shapes.tube("hem", hem + hem[:1], 0.022, rope, 8)
    for side in (-1, 1):
        lace = [(side * (2.25 if k % 2 else 2.47), 1.5 + 0.11 * k, 1.30) for k in range(42)]
        shapes.tube("lace", lace, 0.007, rope, 5)
    shapes.tube("lace", [(-2.25 + 0.11 * k, 6.0 if k % 2 else 6.16, 1.30) for k in range(42)], 0.007, rope, 5)
    shapes.tube("crossbeam", [(-3.2, 6.25, 1.32), (3.2, 6.25, 1.32)], 0.11, steel, 20)
    shapes.tube("stay-foot", [(0, 6.25, 1.40), (0, 6.25, 1.75)], 0.03, steel, 10)
    shapes.tube("sail-roll", [(0, 6.22, 1.85), (0, 2.0, 15.0)], lambda t: 0.075 - 0.03 * t, canvas("jib-roll", (0.78, 0.77, 0.72), 0.05), 12)
    shapes.ball("drum", (0, 6.25, 1.72), 0.10, white, 14, (1, 1, 0.7))
    shapes.box("deck-edge", (0, 1.15, 1.30), (4.6, 0.7, 0.16), white, 0.05)
    # What people left on the net: a towel, a straw hat, a coil of line.
    stripes, graph, surface = material("towel")
    u = graph.split(graph.add("TexCoord").outputs["Object"])[0]
    band = graph.math("LESS_THAN", graph.math("FRACT", graph.math("MULTIPLY", u, 7.0)), 0.5)
    graph.put(surface, graph.add("BsdfDiffuse", {"Color": graph.mix(band, (0.75, 0.73, 0.68), (0.03, 0.24, 0.34))}).outputs[0])
    towel = [[(-0.36 + 0.72 * j / 20, 1.55 * i / 40, 0.015 * math.sin(j * 0.9 + i * 0.25) + 0.02 * math.sin(i * 0.5)) for j in range(21)] for i in range(41)]
    item = shapes.loft("towel", towel, stripes)
    item.location, item.rotation_euler.z = (-1.35, 2.7, 1.27), 0.22
    straw = plain("straw", (0.60, 0.44, 0.22), 0.85, vary=0.2, bump=0.5, scale=70)
    hat = [[(r * math.cos(a), r * math.sin(a) * 0.92, h + (0.02 * math.sin(2 * a + 1) if r > 0.12 else 0)) for a in (6.2832 * k / 36 for k in range(36))] for r, h in ((0.23, 0.0), (0.17, 0.012), (0.105, 0.02), (0.10, 0.07), (0.085, 0.12), (0.05, 0.135), (0.0, 0.13))]
    item = shapes.loft("hat", hat, straw, wrap=True)
    item.location, item.rotation_euler = (1.05, 3.35, 1.245), (0.05, -0.06, 0.4)
    shapes.tube("band", [(1.05 + 0.105 * math.cos(a), 3.35 + 0.098 * math.sin(a), 1.29) for a in (6.2832 * k / 24 for k in range(25))], 0.014, plain("band", (0.02, 0.07, 0.14), 0.8), 6)
    coil = [(1.75 + (0.20 - 0.003 * k / 8) * math.cos(k * 0.5), 1.95 + (0.20 - 0.003 * k / 8) * math.sin(k * 0.5), 1.30 + 0.0016 * k) for k in range(80)]
    shapes.tube("coil", coil, 0.016, rope, 6)
