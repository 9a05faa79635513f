"""Samana: a humpback dives in the first sun, water pours off its fluke; a boat watches from afar, green hills behind."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from lib import boats, shapes
from lib.motorboats import person
from lib.materials import haze
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "excursions/samana-whales.jpg"
SIZE = (2000, 1334)
SAMPLES = 48
RENDER_WIDTH = 1300
EXPOSURE = 0.1
DENOISE = 1.0
LOOK = "High Contrast"
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
    scars = graph.remap(graph.voronoi(graph.warp(spot, 2.0, 0.6, 2.0), 3.4, "DISTANCE_TO_EDGE"), 0.0, 0.016, 0.14, 0.0)
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
        z = 0.78 - 3.4 * t
        y = 0.02 + 0.10 * t + 0.55 * t * t
        close = min(1.0, (t + 0.004) / 0.16) ** 0.6  # thins out into the fluke
        w, d = (0.15 + 0.62 * t ** 1.15 + 0.16 * math.exp(-t * 9)) * close, (0.16 + 0.85 * t ** 1.1) * close
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
    graph.put(surface, haze(graph, shader, (0.48, 0.57, 0.68), 12000.0))
    return item


def pour():
    """Falling water: threads that tear into drops on the way down, half clear (attributes: how far down, and along the edge)."""
    item, graph, surface = material("pour")
    down, along = graph.attribute("down").outputs["Fac"], graph.attribute("along").outputs["Fac"]
    thread = graph.noise(graph.join(graph.math("MULTIPLY", along, 34.0), graph.math("MULTIPLY", down, 1.1), 0.0), 3.0, 3.0, 0.65, flat=True)
    torn = graph.noise(graph.join(graph.math("MULTIPLY", along, 90.0), graph.math("MULTIPLY", down, 16.0), 4.0), 1.6, 3.0, 0.7, flat=True)
    edge = graph.remap(down, 0.0, 1.0, 0.46, 0.66, smooth=False)
    dense = graph.math("MULTIPLY", graph.remap(graph.math("SUBTRACT", thread, edge), 0.0, 0.14), graph.remap(graph.math("SUBTRACT", torn, graph.math("MULTIPLY", down, 0.42)), 0.12, 0.36))
    gush = graph.remap(graph.noise(graph.join(along, 0.0, 0.0), 1.7, 2.0, 0.5, flat=True), 0.36, 0.62, 0.12, 1.0)
    cover = graph.math("MULTIPLY", graph.math("MULTIPLY", dense, gush), graph.math("MULTIPLY", graph.remap(down, 0.75, 1.0, 0.85, 0.0), graph.remap(down, 0.0, 0.03, 0.3, 1.0)))
    graph.put(surface, _veil(graph, cover))
    return item


def _veil(graph, cover):
    """White water that lets light through; it throws no shadow."""
    lit = graph.shader_mix(0.5, graph.add("BsdfDiffuse", {"Color": (0.92, 0.94, 0.95)}).outputs[0], graph.add("BsdfTranslucent", {"Color": (0.95, 0.93, 0.90)}).outputs[0])
    shown = graph.math("MULTIPLY", cover, graph.math("SUBTRACT", 1.0, graph.indirect()))
    return graph.shader_mix(shown, graph.add("BsdfTransparent").outputs[0], lit)


def puff():
    """A breath of mist: a soft round cloud with torn edges, on a card that faces the viewer."""
    item, graph, surface = material("puff")
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    own = graph.math("MULTIPLY", graph.add("ObjectInfo").outputs["Random"], 40.0)
    far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", z, z)))
    grain = graph.noise(graph.join(graph.math("ADD", x, own), z, own), 2.4, 7.0, 0.72)
    cover = graph.math("MULTIPLY", graph.remap(far, 0.05, 0.95, 1.0, 0.0), graph.remap(grain, 0.36, 0.66, 0.0, 0.85))
    graph.put(surface, _veil(graph, cover))
    return item


def edge(s):
    """The lower, leading edge of the fluke, from where water runs off (see fluke); s from -1 to 1."""
    a = abs(s)
    h = 0.05 + 0.98 * a ** 1.35 - 0.10 * math.sin(a * math.pi)
    return Vector((s * 2.35, -0.42 * a ** 2 + 0.30 * (h - 0.4) * 0.5 + 0.13 * math.sin(h * 2.5), h + 0.16 * a ** 2))


def spray(turned):
    """Water that runs off the fluke, fine drops in the air round it, and foam and mist where it meets the sea. turned: the fluke's place in the world."""
    rng = random.Random(6)
    sheet, wet, card = pour(), material("drops"), puff()
    graph = wet[1]
    graph.put(wet[2], graph.add("BsdfPrincipled", {"Base Color": (0.92, 0.94, 0.95), "Roughness": 0.1, "Transmission": 0.4, "IOR": 1.33}).outputs[0])
    for layer in range(3):  # curtains a hand's breadth apart
        verts, down, along = [], [], []
        for i in range(161):
            s = -0.97 + 1.94 * i / 160
            top = turned @ edge(s) + Vector((0.02 * rng.gauss(0, 1) * 0.2, -0.05 + 0.11 * layer, 0.02))
            for j in range(25):
                t = j / 24
                verts.append((top.x, top.y + 0.05 * t * noise.noise(Vector((s * 9, layer, t))), top.z + (0.02 - top.z) * t))
                down.append(t * max(0.75, top.z / 1.5))
                along.append(s * 2.35 + layer * 7.3)
        shapes.mesh("pour", verts, shapes.grid_faces(161, 25), sheet, floats={"down": down, "along": along})
    drop = shapes.ball("drop", (0, 0, -60), 1.0, wet[0], 8)
    for _ in range(2600):  # fine drops that have left the threads
        s = rng.choice((-1, 1)) * (0.22 + 0.74 * rng.random() ** 0.7)
        top = turned @ edge(s)
        t = rng.random() ** 0.7
        size = 0.0022 + 0.0022 * rng.random() ** 3
        shapes.copy(drop, (top.x + rng.gauss(0, 0.02 + 0.07 * t), top.y + rng.gauss(0, 0.08), top.z * (1 - t) + 0.03), (0, 0, 0), (size, size, size * rng.uniform(1, 4)))
    for _ in range(2200):  # splashes at the foot
        a, r = rng.uniform(0, 6.28), abs(rng.gauss(1.0, 0.6))
        lift = abs(rng.gauss(0.0, 0.24)) * math.exp(-(r - 0.8) ** 2)
        shapes.copy(drop, (WHALE[0] + r * math.cos(a), WHALE[1] + 0.8 * r * math.sin(a), 0.05 + lift), (0, 0, 0), rng.uniform(0.0025, 0.008))
    for k in range(12):  # mist
        x, wide = WHALE[0] + rng.gauss(0, 1.0), rng.uniform(0.5, 1.0)
        puffed = shapes.mesh("puff", [(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], card)
        puffed.location, puffed.scale = (x, WHALE[1] - 0.5 + 0.11 * k, 0.16 + 0.25 * rng.random()), (wide, 1, wide * rng.uniform(0.45, 0.8))


def build():
    bpy.context.scene.cycles.transparent_max_bounces = 32  # the veils of water lie one behind the other
    eye = (0, 0, 1.55)
    camera(eye, (1.1, 26, 1.95), lens=92)
    sky([(0.0, (0.98, 0.74, 0.50)), (0.05, (0.80, 0.70, 0.60)), (0.12, (0.46, 0.60, 0.76)), (0.3, (0.16, 0.36, 0.66)), (1.0, (0.06, 0.16, 0.40))], (-48, 12), glow=((1.4, 0.98, 0.56), 0.55, 10.0), clouds=[
        dict(kind="bank", scale=2.6, cover=0.46, band=(0.01, 0.05, 0.16, 0.34), seed=7.4, stretch=(1.0, 2.2), softness=0.12, lit=(1.15, 0.92, 0.70), shade=(0.46, 0.48, 0.58), amount=0.8, silver=0.4)])
    sun(-66, 16, 6.0, (1.0, 0.74, 0.44), size=1.0)
    hills(forest())
    sea(eye[:2], 0, 50, [ripples(0.40, 50, 7.0, 3, 0.8), ripples(0.26, 14, 5.0, 7, 0.8)], near=7, rows=800, columns=620, chop=0.16, polariser=0.0, lift=swirl,
        colours=((0.012, 0.13, 0.17), (0.008, 0.085, 0.13), (0.005, 0.05, 0.095)), foam=0.25, foam_scale=1.8, air=((0.80, 0.66, 0.54), 12000.0))
    tail = shapes.group(fluke(skin()), (WHALE[0], WHALE[1], 1.0), heading=-12, tilt=(-8, 4))
    watchers = boats.yola(((0.62, 0.62, 0.58), (0.42, 0.10, 0.04)), length=8.5, awning=True)
    watchers += [person((x, y, 0.05), shirt) for x, y, shirt in ((-1.6, 0.4, (0.55, 0.12, 0.05)), (-0.6, -0.4, (0.6, 0.58, 0.5)), (0.5, 0.35, (0.05, 0.2, 0.35)), (1.4, -0.3, (0.6, 0.45, 0.08)))]
    shapes.group(watchers, (18.5, 125, 0.1), heading=172)
    spray(Matrix.Translation(tail.location) @ tail.rotation_euler.to_matrix().to_4x4())
