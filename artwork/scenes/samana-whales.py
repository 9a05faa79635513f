"""Samana: the fluke of a humpback whale rises from a grey-blue sea, green hills behind."""
import math
import random

from mathutils import Vector, noise

from lib import shapes
from lib.materials import haze
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/samana-whales.jpg"
SIZE = (2000, 1334)
SAMPLES = 44
RENDER_WIDTH = 1150
EXPOSURE = 0.1
WHALE = (0.5, 26.0)


def skin():
    """Wet dark skin with pale scars and a lighter edge below."""
    item, graph, surface = material("whale")
    spot = graph.add("TexCoord").outputs["Object"]
    blotch = graph.noise(spot, 1.6, 6.0, 0.7)
    fine = graph.noise(spot, 7.0, 5.0, 0.7)
    pale = graph.attribute("pale").outputs["Fac"]
    white = graph.remap(graph.math("ADD", pale, graph.math("MULTIPLY", graph.math("SUBTRACT", blotch, 0.5), 2.2)), 0.62, 0.85)
    tone = graph.mix(graph.remap(fine, 0.35, 0.7), (0.010, 0.012, 0.015), (0.035, 0.040, 0.046))
    tone = graph.mix(white, tone, (0.50, 0.53, 0.54))
    scars = graph.remap(graph.voronoi(graph.warp(spot, 2.0, 0.6, 2.0), 3.4, "DISTANCE_TO_EDGE"), 0.0, 0.02, 0.35, 0.0)
    tone = graph.mix(scars, tone, (0.42, 0.44, 0.45))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.16, "Specular": 0.6, "Normal": graph.bump(fine, 0.12, 0.03)})
    graph.put(surface, shader.outputs[0])
    return item


def fluke(material_):
    """Two pointed lobes with a notch between and a ragged trailing edge, on a tail stock that dives forward."""
    span, rows, columns = 2.35, 72, 24
    verts, pale = [], []
    for face in (1, -1):
        for i in range(-rows, rows + 1):
            s = i / rows
            a = abs(s)
            # leading edge (low) and trailing edge (high), as seen from behind
            lead = 0.05 + 0.98 * a ** 1.35 - 0.10 * math.sin(a * math.pi)
            trail = 1.02 + 0.34 * math.sin(min(1, a * 1.05) * math.pi * 0.62) - 0.26 * math.exp(-(a / 0.045) ** 1.5) - 0.30 * a ** 3.5
            trail += 0.022 * math.sin(a * 46 + (0 if s > 0 else 2)) * (1 - a) + 0.03 * noise.noise(Vector((s * 9, 0, 3)))
            trail = max(trail, lead + 0.01)
            for j in range(columns + 1):
                t = j / columns
                h = lead + (trail - lead) * t
                thick = 0.17 * (1 - a) ** 0.8 * math.sin(math.pi * min(1.0, 0.05 + t * 0.95)) ** 0.7 * (1.2 - t) + 0.004
                curl = -0.42 * a ** 2 + 0.30 * (h - 0.4) * 0.5 + 0.13 * math.sin(h * 2.5)
                verts.append((s * span, curl + face * thick, h + 0.16 * a ** 2))
                pale.append((0.28 + 0.35 * a + 0.2 * t) if face < 0 else 0.1)
    size = (2 * rows + 1) * (columns + 1)
    faces = shapes.grid_faces(2 * rows + 1, columns + 1)
    faces += [tuple(size + k for k in reversed(face)) for face in shapes.grid_faces(2 * rows + 1, columns + 1)]
    items = [shapes.mesh("fluke", verts, faces, material_, floats={"pale": pale})]
    rings = []
    for i in range(40):
        t = i / 39
        z = 0.62 - 3.2 * t
        y = 0.02 + 0.10 * t + 0.55 * t * t
        w, d = 0.20 + 0.42 * t ** 1.25, 0.13 + 0.60 * t ** 1.2
        w += 0.55 * math.exp(-t * 13)
        ring = []
        for k in range(40):
            a = 2 * math.pi * k / 40
            ridge = 1 + 0.18 * max(0, math.cos(a - math.pi / 2)) ** 6
            ring.append((w * math.cos(a), y + d * math.sin(a) * ridge, z))
        rings.append(ring)
    items.append(shapes.loft("stock", rings, material_, wrap=True))
    items[-1].data.attributes.new("pale", "FLOAT", "POINT").data.foreach_set("value", [0.2] * len(items[-1].data.vertices))
    return items


def swirl(x, y):
    d = math.hypot(x - WHALE[0], (y - WHALE[1] - 0.4) * 0.9)
    ring = math.exp(-((d - 1.15) / 0.45) ** 2)
    out = 0.7 * math.exp(-((d - 2.4) / 0.8) ** 2)
    back = 0.65 * math.exp(-((x - WHALE[0]) / 1.3) ** 2) * math.exp(-((y - WHALE[1] - 4) / 2.5) ** 2)
    return 0.16 * ring + 0.06 * math.sin(d * 3.0) * math.exp(-d / 4), max(1.05 * ring, out, back)


def hills(material_):
    for dist, top, seed, left, right in ((2600, 150, 2.0, -2200, 2600), (3600, 290, 5.0, -3000, 3400)):
        rings = []
        for i in range(40):
            t = i / 39
            rings.append([(x, dist + 700 * t + 60 * noise.noise(Vector((x * 0.003, seed, 0))),
                           max(-5.0, top * math.sin(t * math.pi / 2) * (0.62 + 0.75 * noise.fractal(Vector((x * 0.0011, t * 1.5, seed)), 0.9, 2.0, 6))
                               * min(1, (x - left) / 500 if x > left else 0, ) - 3))
                          for x in (left - 200 + (right - left) * 1.1 * j / 360 for j in range(361))])
        shapes.loft("hills", rings, material_)


def forest():
    item, graph, surface = material("forest")
    spot = graph.position()
    tone = graph.ramp(graph.noise(spot, 0.03, 6.0, 0.7), [(0.3, (0.012, 0.03, 0.010)), (0.5, (0.03, 0.065, 0.016)), (0.7, (0.075, 0.10, 0.03))])
    shader = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(graph.noise(spot, 0.05, 5.0, 0.7), 0.9, 18.0)}).outputs[0]
    graph.put(surface, haze(graph, shader, (0.58, 0.66, 0.73), 8500.0))
    return item


def build():
    eye = (0, 0, 2.4)
    camera(eye, (0.0, 26, 2.35), lens=80)
    sky([(0.0, (0.74, 0.79, 0.82)), (0.08, (0.62, 0.70, 0.77)), (0.3, (0.40, 0.51, 0.63)), (1.0, (0.2, 0.3, 0.44))], (-70, 40), clouds=[
        dict(kind="bank", scale=3.2, cover=0.62, band=(-0.02, 0.0, 0.3, 0.6), seed=4.4, stretch=(1.2, 1.8), softness=0.3, lit=(0.98, 0.98, 0.98), shade=(0.52, 0.57, 0.63), amount=0.85)])
    sun(-75, 38, 2.6, (1.0, 0.96, 0.90), size=6)
    hills(forest())
    sea(eye[:2], 0, 50, [ripples(0.45, 50, 7.0, 3, 0.8), ripples(0.28, 14, 5.0, 7, 0.8)], near=9, rows=900, columns=700, chop=0.16, polariser=0.15, lift=swirl,
        colours=((0.010, 0.10, 0.13), (0.008, 0.075, 0.11), (0.005, 0.05, 0.085)), foam=0.4, foam_scale=1.8, air=((0.62, 0.70, 0.76), 9000.0))
    shapes.group(fluke(skin()), (WHALE[0], WHALE[1], 1.0), heading=9, tilt=(-6, 3))
    drop_material, graph, surface = material("drops")
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": (0.85, 0.9, 0.93), "Roughness": 0.15}).outputs[0])
    rng = random.Random(6)
    drop = shapes.ball("drop", (0, 0, -60), 1.0, drop_material, 8)
    for _ in range(520):
        side = rng.choice((-1, 1))
        a = rng.random()
        x = WHALE[0] + side * a * 2.25 + rng.gauss(0, 0.05)
        top = 1.0 + 0.4 + 1.05 * a ** 1.3
        z = top * rng.random() ** 0.6
        shapes.copy(drop, (x, WHALE[1] + rng.gauss(0.0, 0.22), z), (0, 0, 0), (0.005, 0.005, rng.uniform(0.006, 0.026)))
    for _ in range(500):
        a, r = rng.uniform(0, 6.28), rng.gauss(1.2, 0.35)
        shapes.copy(drop, (WHALE[0] + r * math.cos(a), WHALE[1] + r * math.sin(a), abs(rng.gauss(0.1, 0.22))), (0, 0, 0), rng.uniform(0.006, 0.02))
