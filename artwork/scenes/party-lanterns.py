"""On deck at night: a table with lanterns and glasses, strings of lights, the dark sea and the last glow."""
import math
import random

from lib import lights, looks, shapes
from lib.materials import plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "activities/party-lanterns.jpg"
SIZE = (2000, 1334)
SAMPLES = 120
RENDER_WIDTH = 1150
EXPOSURE = 0.35
DECK = 1.3


def teak():
    item, graph, surface = material("teak")
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    strip = graph.math("FRACT", graph.math("MULTIPLY", x, 11.0))
    seam = graph.math("MAXIMUM", graph.math("LESS_THAN", strip, 0.05), graph.math("GREATER_THAN", strip, 0.95))
    grain = graph.noise(graph.join(graph.math("MULTIPLY", x, 60.0), graph.math("MULTIPLY", y, 2.5), graph.math("FLOOR", graph.math("MULTIPLY", x, 11.0))), 1.0, 5.0, 0.65)
    tone = graph.mix(graph.remap(grain, 0.3, 0.7), (0.17, 0.085, 0.040), (0.36, 0.21, 0.11))
    tone = graph.mix(seam, tone, (0.015, 0.012, 0.010))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.42, "Specular": 0.4, "Normal": graph.bump(grain, 0.25, 0.01)}).outputs[0])
    return item


def clear(name, colour, mirror=0.9, cloudy=0.0):
    """Glass or a drink as thin coloured film: mirror at the rim, see-through elsewhere."""
    item, graph, surface = material(name)
    facing = graph.add("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    through = graph.add("BsdfTransparent", {"Color": colour}).outputs[0]
    shine = graph.add("BsdfGlossy", {"Roughness": 0.04, "Color": (mirror,) * 3}).outputs[0]
    body = graph.shader_mix(cloudy, through, graph.add("Emission", {"Color": colour, "Strength": 0.5}).outputs[0])
    graph.put(surface, graph.shader_mix(graph.math("MULTIPLY_ADD", graph.math("POWER", facing, 3.0), 0.75, 0.05), body, shine))
    return item


def glass(spot, kit, fill=0.62, straw=None, tilt=0.0):
    """A tumbler with a drink, ice and a slice of lime."""
    x, y, z = spot
    wall = [[((r * math.cos(a)), (r * math.sin(a)), h) for a in (6.2832 * k / 32 for k in range(32))] for r, h in ((0.0, 0.004), (0.032, 0.004), (0.034, 0.012), (0.041, 0.135))]
    items = [shapes.loft("glass", wall, kit["glass"], wrap=True)]
    drink = [[((r * math.cos(a)), (r * math.sin(a)), h) for a in (6.2832 * k / 32 for k in range(32))] for r, h in ((0.0, 0.010), (0.031, 0.010), (0.031 + 0.009 * fill, 0.012 + 0.12 * fill), (0.0, 0.012 + 0.12 * fill))]
    items.append(shapes.loft("drink", drink, kit["drink"], wrap=True))
    items.append(shapes.tube("rim", [(0.041 * math.cos(a), 0.041 * math.sin(a), 0.135) for a in (6.2832 * k / 32 for k in range(33))], 0.0014, kit["rim"], 5, caps=False))
    lime = shapes.tube("lime", [(0.040, 0, 0.128), (0.040, 0.006, 0.128)], 0.024, kit["lime"], 24)
    items += [lime, shapes.tube("flesh", [(0.040, -0.001, 0.128), (0.040, 0.007, 0.128)], 0.020, kit["flesh"], 24)]
    items.append(shapes.tube("straw", [(0.01, 0.0, 0.03), (-0.035, 0.01, 0.20)], 0.0032, kit["straw"], 8))
    shapes.group(items, spot, tilt)


def build():
    eye = (0.02, -1.42, DECK + 1.02)
    camera(eye, (0.04, 0.6, DECK + 0.80), lens=42, focus=1.42, f_stop=2.8)
    looks.dusk(14, 0.11, seed=7.7, warm=0.8, cover=0.42)
    sea(eye[:2], 0, 90, [ripples(0.20, 50, 5.0, 3, 0.7), ripples(0.08, 14, 3.5, 7, 0.6)], near=5, rows=360, columns=380, chop=0.10, polariser=0.0, roughness=0.06,
        colours=((0.006, 0.02, 0.04), (0.004, 0.015, 0.03), (0.003, 0.012, 0.025)), air=((0.07, 0.03, 0.03), 26000.0))
    white, metal = plain("white", (0.70, 0.70, 0.68), 0.35), plain("steel", (0.55, 0.56, 0.57), 0.25, 0.9)
    floor = teak()
    shapes.box("deck", (0, 0.4, DECK - 0.05), (6.0, 5.4, 0.1), floor)
    shapes.box("table", (0, 0.02, DECK + 0.52), (1.5, 0.72, 0.045), floor, 0.012)
    for y in (2.72,):  # bench with cushions along the rail
        shapes.box("bench", (0, y, DECK + 0.18), (5.6, 0.66, 0.36), white, 0.04)
        for k, tone in enumerate(((0.035, 0.12, 0.20), (0.55, 0.48, 0.38), (0.42, 0.09, 0.05), (0.55, 0.48, 0.38), (0.035, 0.12, 0.20))):
            shapes.box("cushion", (-2.0 + 1.0 * k, y + 0.12, DECK + 0.60), (0.52, 0.16, 0.42), plain("cushion", tone, 0.9, bump=0.3, scale=30), 0.07, (0.28, 0.05 * (k % 3 - 1), 0.06 * (k % 2)))
        shapes.box("seat", (0, y - 0.02, DECK + 0.40), (5.4, 0.62, 0.11), plain("seat", (0.46, 0.42, 0.36), 0.9), 0.045)
    for x in (-2.7, -0.9, 0.9, 2.7):
        shapes.tube("post", [(x, 3.08, DECK), (x, 3.08, DECK + 1.02)], 0.014, metal, 8)
    for z in (0.70, 1.02):
        shapes.tube("rail", [(-2.9, 3.08, DECK + z), (2.9, 3.08, DECK + z)], 0.012, metal, 8)
    for x in (-2.6, 2.6):
        shapes.tube("mast", [(x, 2.9, DECK), (x, 2.9, DECK + 3.2)], 0.03, metal, 10)
    bulb = lights.bulb_paint("bulb", (1.0, 0.58, 0.22), 30.0, False)
    lights.string((-2.6, 2.9, DECK + 1.80), (2.6, 2.9, DECK + 1.84), 0.30, 17, 0.026, bulb)
    lights.string((-2.6, 2.9, DECK + 1.84), (-1.9, -1.6, DECK + 2.5), 0.3, 12, 0.026, bulb)
    lights.string((2.6, 2.9, DECK + 1.84), (2.0, -1.6, DECK + 2.5), 0.3, 12, 0.026, bulb)
    for x, y in ((-1.7, 2.0), (0, 2.2), (1.7, 2.0), (-1.2, 0.2), (1.2, 0.2)):
        lights.lamp((x, y, DECK + 2.0), 11.0, size=0.25)
    top = DECK + 0.543
    lights.lantern((-0.38, 0.10, top), 0.34, 4.0, turn=20)
    lights.lantern((0.46, 0.22, top), 0.25, 3.0, turn=-25)
    kit = dict(glass=clear("glass", (0.94, 0.97, 0.96)), drink=clear("drink", (0.95, 0.50, 0.14), 0.6, 0.13), rim=plain("rim", (0.75, 0.78, 0.78), 0.1), lime=plain("lime", (0.10, 0.25, 0.02), 0.5),
               flesh=plain("flesh", (0.45, 0.60, 0.16), 0.4), straw=plain("straw", (0.70, 0.66, 0.56), 0.6))
    for x, y, fill, turn in ((-0.06, -0.06, 0.72, 10), (0.10, 0.06, 0.62, 80), (0.27, -0.12, 0.78, -40), (-0.17, 0.22, 0.66, 150)):
        glass((x, y, top), kit, fill, tilt=turn)
    rng = random.Random(3)
    bowl = [[(r * math.cos(a), r * math.sin(a), h) for a in (6.2832 * k / 40 for k in range(40))] for r, h in ((0.0, 0.006), (0.06, 0.006), (0.11, 0.05), (0.115, 0.055), (0.105, 0.05), (0.0, 0.02))]
    item = shapes.loft("bowl", bowl, plain("bowl", (0.20, 0.10, 0.05), 0.5), wrap=True)
    item.location = (-0.62, -0.12, top)
    for k in range(7):
        a = k * 1.1
        shapes.ball("lime", (-0.62 + 0.05 * math.cos(a) * (k > 0), -0.12 + 0.05 * math.sin(a) * (k > 0), top + 0.055 + 0.02 * (k == 0)), 0.030, plain("lime-fruit", (0.13, 0.26, 0.02), 0.45, vary=0.2, scale=30), 14, (1, rng.uniform(0.95, 1.15), 1))
