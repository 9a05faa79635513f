"""The road from the airport: a white van between rows of palms in morning light."""
import random

from mathutils import Vector, noise

from lib import plants, shapes
from lib.nodes import material
from lib.render import camera
from lib.sky import sky, sun
from lib.vehicles import van

TARGET = "services/airport-road.jpg"
SIZE = (2000, 1334)
SAMPLES = 36
RENDER_WIDTH = 1100
EXPOSURE = 0.1
DENOISE = 1.3


def middle(y):
    """x of the road's centre line."""
    return 0.00065 * y * y - 0.004 * y


def asphalt():
    item, graph, surface = material("asphalt")
    spot = graph.position()
    side = graph.attribute("side").outputs["Fac"]
    y = graph.split(spot)[1]
    broad = graph.noise(spot, 0.35, 5.0, 0.65, flat=True)
    fine = graph.noise(spot, 60.0, 3.0, 0.8, flat=True)
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), (0.085, 0.083, 0.080), (0.135, 0.130, 0.122))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.4), tone, (0.05, 0.05, 0.05))
    tracks = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", side), 1.75)), 0.8))
    tone = graph.mix(graph.remap(tracks, 0.1, 0.45, 0.28, 0.0), tone, (0.05, 0.05, 0.05))
    cracks = graph.remap(graph.voronoi(graph.warp(spot, 1.2, 0.9, 3.0), 0.32, "DISTANCE_TO_EDGE"), 0.0, 0.02, 0.6, 0.0)
    tone = graph.mix(cracks, tone, (0.035, 0.034, 0.032))
    worn = graph.remap(graph.noise(spot, 5.0, 4.0, 0.75, flat=True), 0.36, 0.52)
    dash = graph.math("LESS_THAN", graph.math("MODULO", graph.math("ADD", y, 100.0), 9.0), 3.6)
    centre = graph.math("MULTIPLY", graph.math("LESS_THAN", graph.math("ABSOLUTE", side), 0.065), dash)
    edge = graph.math("LESS_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", side), 3.25)), 0.06)
    tone = graph.mix(graph.math("MULTIPLY", centre, worn), tone, (0.62, 0.44, 0.10))
    tone = graph.mix(graph.math("MULTIPLY", edge, worn), tone, (0.55, 0.54, 0.50))
    dust = graph.math("MULTIPLY", graph.remap(graph.math("ABSOLUTE", side), 3.1, 3.7), graph.remap(broad, 0.3, 0.6))
    tone = graph.mix(dust, tone, (0.30, 0.24, 0.17))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.75, "Specular": 0.3, "Normal": graph.bump(fine, 0.4, 0.02)})
    graph.put(surface, shader.outputs[0])
    return item


def soil():
    item, graph, surface = material("verge")
    spot = graph.position()
    patch = graph.noise(spot, 0.45, 5.0, 0.65, flat=True)
    fine = graph.noise(spot, 9.0, 4.0, 0.7, flat=True)
    tone = graph.mix(graph.remap(patch, 0.40, 0.58), (0.30, 0.23, 0.15), (0.06, 0.085, 0.02))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.5), tone, (0.04, 0.05, 0.015))
    shader = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(fine, 0.6, 0.08)}).outputs[0]
    graph.put(surface, shader)
    return item


def build():
    eye = (2.3, -1.5, 1.35)
    camera(eye, (-0.6, 12, 2.0), lens=35)
    sky([(0.0, (0.78, 0.76, 0.70)), (0.06, (0.58, 0.68, 0.76)), (0.25, (0.22, 0.42, 0.68)), (1.0, (0.05, 0.16, 0.42))], (118, 24),
        glow=((1.1, 0.92, 0.66), 0.5, 6.0), clouds=[
            dict(kind="bank", scale=2.4, cover=0.52, band=(0.01, 0.04, 0.22, 0.38), seed=2.2, stretch=(1.2, 1.6), softness=0.14, lit=(1.05, 0.98, 0.88), amount=0.8),
            dict(kind="flat", scale=0.9, cover=0.42, band=(0.2, 0.35, 1.5, 1.6), seed=7.7, stretch=(0.5, 1), softness=0.4, amount=0.5)])
    sun(118, 24, 4.4, (1.0, 0.84, 0.62))
    verts, sides = [], []
    offsets = (-3.75, -3.4, -2.5, -1.2, -0.4, 0, 0.4, 1.2, 2.5, 3.4, 3.75)
    rows = 240
    for i in range(rows):
        y = -12 + 260 * i / rows
        for s in offsets:
            verts.append((middle(y) + s + (0.12 * noise.noise(Vector((y * 0.8, s, 0))) if abs(s) > 3.6 else 0), y, 0.05 * (1 - (s / 3.75) ** 2) - (0.05 if abs(s) > 3.6 else 0)))
            sides.append(s)
    shapes.mesh("road", verts, shapes.grid_faces(rows, len(offsets)), asphalt(), floats={"side": sides})
    points, faces = shapes.fan(eye[:2], 0, 130, 1.5, 700, 260, 320)

    def height(x, y):
        away = abs(x - middle(y)) - 3.6
        return -0.06 + (0.10 * min(1, away / 1.5) + 0.12 * noise.noise(Vector((x * 0.3, y * 0.3, 0))) * min(1, away / 2) if away > 0 else 0)
    shapes.mesh("ground", [(x, y, height(x, y)) for x, y, _ in points], faces, soil())
    tufts = [plants.tuft(k) for k in range(5)]
    for item in tufts:
        item.location.z = -30
    rng = random.Random(2)
    for _ in range(5200):
        y = -5 + 90 * rng.random() ** 1.7
        side = rng.choice((-1, 1))
        x = middle(y) + side * (3.75 + 0.25 * abs(rng.gauss(0, 1)) + 11 * rng.random() ** 1.4)
        if noise.noise(Vector((x * 0.4, y * 0.4, 5))) < -0.28:
            continue
        shapes.copy(rng.choice(tufts), (x, y, height(x, y) - 0.02), (0, 0, rng.uniform(0, 6)), rng.uniform(0.5, 1.3))
    for k in range(19):
        y = 2.5 + 9.2 * k
        for side in (-1, 1):
            x = middle(y) + side * (6.0 + rng.uniform(-0.3, 0.3))
            plants.palm((x, y + rng.uniform(-0.6, 0.6), 0), rng.uniform(8.2, 9.8), rng.uniform(0.3, 1.3), rng.uniform(0, 360), rng.randrange(50), 4.3, base=0.17)
    kinds = plants.clumps(4, radius=1.3, leaves=1300, size=0.13, flat=0.9)
    for item in kinds:
        item.location.z = -30
    spots = []
    for _ in range(420):
        y = 6 + 200 * rng.random() ** 1.3
        side = rng.choice((-1, 1))
        spots.append((middle(y) + side * (10.5 + rng.random() * 14), y, -0.1))
    plants.hedge(spots, kinds, 5, (0.8, 2.6))
    y = 8.2
    shapes.group(van(), (middle(y) - 1.75, y, 0.03), heading=88)
