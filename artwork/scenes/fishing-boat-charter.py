"""Charter: from the cockpit of a sport-fishing boat, rod and reel in the holder, the wake back to the horizon at noon."""
import math

from mathutils import Vector, noise

from lib import gear, shapes
from lib.materials import plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "catalog/fishing-boat-charter.jpg"
SIZE = (2000, 1334)
SAMPLES = 60
RENDER_WIDTH = 1300
EXPOSURE = -0.05


def wake(x, y):
    """Two bands of froth from the propellers that spread and fade, and the shoulders of the wave beside them."""
    if y < 2.3:
        return 0.0, 0.0
    d = y - 2.3
    x += 0.000035 * d * d * 3 - 0.25 * noise.noise(Vector((y * 0.05, 1, 0))) * min(1, d / 20)
    half = 1.35 + 0.030 * d
    across = abs(x) / half
    core = math.exp(-across ** 2.6) * (0.90 * math.exp(-d / 38) + 0.30 * math.exp(-d / 260))
    core *= 0.80 + 0.35 * noise.noise(Vector((x * 0.9, y * 0.22, 4)))
    arm = 1.9 + 0.13 * d
    edge = math.exp(-((abs(x) - arm) / (0.35 + 0.02 * d)) ** 2) * (0.42 + 0.5 * noise.noise(Vector((x * 0.7, y * 0.35, 9)))) * math.exp(-d / 30)
    dz = 0.34 * math.exp(-((d - 2.8) / 2.2) ** 2) * math.exp(-(x / 1.7) ** 2) + 0.20 * edge - 0.16 * math.exp(-d / 3.0) * math.exp(-(x / 1.6) ** 2)
    dz += 0.10 * core * noise.noise(Vector((x * 1.6, y * 1.3, 2))) * math.exp(-d / 40)
    return dz, min(1.0, core + edge)


def teak():
    item, graph, surface = material("deck")
    x, y, z = graph.split(graph.position())
    seam = graph.math("LESS_THAN", graph.math("FRACT", graph.math("MULTIPLY", x, 16.0)), 0.09)
    grain = graph.noise(graph.join(graph.math("MULTIPLY", x, 40.0), graph.math("MULTIPLY", y, 2.0), 0.0), 2.0, 4.0, 0.6)
    tone = graph.mix(graph.remap(grain, 0.3, 0.7), (0.26, 0.16, 0.085), (0.40, 0.27, 0.16))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": graph.mix(seam, tone, (0.02, 0.02, 0.02)), "Roughness": 0.6}).outputs[0])
    return item


def build():
    eye = (-0.10, 0.42, 1.98)
    camera(eye, (0.12, 6.0, 1.52), lens=27, focus=1.95, f_stop=9)
    sky([(0.0, (0.44, 0.64, 0.80)), (0.07, (0.25, 0.50, 0.78)), (0.32, (0.09, 0.28, 0.62)), (1.0, (0.03, 0.12, 0.38))], (-128, 56), clouds=[
        dict(kind="bank", scale=3.0, cover=0.55, band=(0.004, 0.02, 0.12, 0.24), seed=7.7, stretch=(1.5, 1.7), softness=0.12, amount=0.85),
        dict(kind="flat", scale=0.8, cover=0.40, band=(0.14, 0.3, 1.5, 1.6), seed=2.1, stretch=(1, 0.5), softness=0.5, amount=0.35)])
    sun(-128, 56, 4.0, (1.0, 0.96, 0.88), size=0.6)
    sea((0, -0.5), 0, 118, [ripples(0.30, 40, 6.0, 3, 0.9), ripples(0.24, 14, 4.0, 8, 0.8)], near=2.6, rows=680, columns=680, lift=wake, chop=0.14, foam=0.6, polariser=0.5,
        colours=((0.02, 0.20, 0.30), (0.010, 0.105, 0.24), (0.004, 0.055, 0.17)), deepest=14.0, foam_scale=1.6)
    white = plain("gelcoat", (0.78, 0.79, 0.78), 0.18)
    inside = plain("inside", (0.66, 0.67, 0.66), 0.35)
    steel = plain("steel", (0.62, 0.62, 0.63), 0.15, 0.95)
    dark = plain("dark", (0.02, 0.02, 0.022), 0.5)
    pad = plain("bolster", (0.50, 0.52, 0.54), 0.65)
    # The cockpit: deck, transom and coaming with a rounded cap, bolsters below it.
    shapes.mesh("sole", [(-2.2, -3, 0.30), (2.2, -3, 0.30), (2.2, 2.4, 0.30), (-2.2, 2.4, 0.30)], [(0, 1, 2, 3)], teak())

    def sweep(name, paint, profile):
        """A profile (inset, height) swept along the coaming and round the stern."""
        path = [(-2.05, -3.0), (-2.05, 1.2)] + [(-2.05 + 0.55 * (1 - math.cos(a)), 1.55 + 0.75 * math.sin(a)) for a in (math.pi / 2 * k / 10 for k in range(11))]
        path += [(-x, y) for x, y in path[::-1]]
        rings = []
        for i, (x, y) in enumerate(path):
            a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
            n = Vector((b[1] - a[1], a[0] - b[0])).normalized()
            rings.append([(x + n.x * o, y + n.y * o + (0.05 * (1 - (x / 1.6) ** 2) if abs(x) < 1.6 else 0), z) for o, z in profile])
        return shapes.loft(name, rings, paint)
    cap = [(-0.10 - 0.0, 0.98), (-0.115, 1.02), (-0.10, 1.06), (-0.06, 1.08), (0.14, 1.085), (0.27, 1.08), (0.31, 1.06), (0.325, 1.02), (0.31, 0.97)]
    sweep("cap", white, cap)
    sweep("wall", inside, [(0.26, 0.98), (0.25, 0.80), (0.25, 0.30)])
    sweep("hull", white, [(-0.10, 0.99), (-0.05, 0.5), (0.05, -0.4)])
    sweep("bolster", pad, [(0.25, 0.94)] + [(0.27 + 0.06 * math.sin(a), 0.86 + 0.08 * math.cos(a)) for a in (math.pi * k / 8 for k in range(9))] + [(0.25, 0.78)])
    sweep("toe", dark, [(0.24, 0.42), (0.20, 0.42), (0.20, 0.32)])
    for spot, tip, turn in (((0.66, 2.20, 1.08), (0.34, 1.05, 2.0), 0), ((-1.50, 1.95, 1.08), (-0.75, 1.25, 1.9), 0)):
        items, end = gear.rod_and_reel(tip)
        shapes.group(items, spot)
        shapes.tube("plate", [(spot[0], spot[1], 1.080), (spot[0], spot[1], 1.090)], 0.055, steel, 32)
        out = Vector(spot) + end
        far = Vector((out.x * 5, 90, 0))
        shapes.tube("trolled", [out.lerp(far, t) - Vector((0, 0, 2.2 * t * (1 - t))) for t in (k / 20 for k in range(21))], 0.0022, plain("line", (0.75, 0.8, 0.75), 0.5), 4)
    for x in (-0.62,):
        shapes.tube("cleat", [(x - 0.12, 2.20, 1.125), (x - 0.05, 2.20, 1.13), (x + 0.05, 2.20, 1.13), (x + 0.12, 2.20, 1.125)], 0.013, steel, 12)
        for d in (-0.04, 0.04):
            shapes.tube("stand", [(x + d, 2.20, 1.08), (x + d, 2.20, 1.125)], 0.012, steel, 10)
