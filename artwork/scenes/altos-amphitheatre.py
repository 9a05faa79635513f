"""Altos de Chavón: the open-air theatre of stone, its rows of steps in a half circle round the stage, in the late sun."""
import math
import random

from mathutils import Vector, noise

from lib import looks, plants, shapes
from lib.materials import leaf, plain
from lib.nodes import material
from lib.render import camera

TARGET = "excursions/altos-amphitheatre.jpg"
SIZE = (2000, 1334)
SAMPLES = 30
RENDER_WIDTH = 960
EXPOSURE = 0.2
DENOISE = 1.5
ROWS, TREAD, RISE, INNER = 15, 0.92, 0.46, 8.5
START, END = math.radians(-14), math.radians(194)


def coral_stone():
    """Blocks of pale coral stone, weathered and with dark joints."""
    item, graph, surface = material("coral-stone")
    spot = graph.position()
    x, y, z = graph.split(spot)
    turn = graph.math("ARCTAN2", y, x)
    reach = graph.vector("LENGTH", graph.join(x, y, 0.0))
    broad, fine = graph.noise(spot, 0.5, 5.0, 0.65), graph.noise(spot, 14.0, 5.0, 0.75)
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), (0.36, 0.28, 0.19), (0.56, 0.46, 0.33))
    tone = graph.mix(graph.remap(fine, 0.3, 0.72, 0.0, 0.5), tone, (0.22, 0.17, 0.12))
    along = graph.math("FRACT", graph.math("ADD", graph.math("MULTIPLY", turn, 11.0), graph.math("MULTIPLY", graph.math("FLOOR", graph.math("DIVIDE", graph.math("SUBTRACT", reach, INNER), TREAD)), 0.37)))
    joint = graph.remap(graph.math("ABSOLUTE", graph.math("SUBTRACT", along, 0.5)), 0.485, 0.497, 0.0, 0.7)
    tone = graph.mix(joint, tone, (0.09, 0.07, 0.05))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.9, "Specular": 0.15, "Normal": graph.bump(fine, 0.6, 0.03)}).outputs[0])
    return item


def arc(radius, z, steps=160):
    return [Vector((radius * math.cos(a), radius * math.sin(a), z)) for a in (START + (END - START) * k / steps for k in range(steps + 1))]


def build():
    eye = (-7.2, -9.6, 5.2)
    camera(eye, (1.6, 9.5, 2.4), lens=24)
    looks.morning(-92, 30, 4.8, seed=8.7, cover=0.54)
    stone, pale = coral_stone(), plain("paving", (0.47, 0.40, 0.30), 0.9, vary=0.25, scale=1.5)
    rings = []
    for row in range(ROWS):
        r, z = INNER + TREAD * row, RISE * row
        rings += [arc(r, z), arc(r, z + RISE - 0.03), arc(r + 0.04, z + RISE), arc(r + TREAD, z + RISE)]
    top, high = INNER + TREAD * ROWS, RISE * ROWS
    shapes.loft("steps", rings, stone, smooth=False)
    shapes.loft("terrace", [arc(top, high), arc(top + 3.5, high)], pale)
    shapes.loft("wall", [arc(top + 3.5, high), arc(top + 3.5, high + 1.5), arc(top + 4.0, high + 1.5), arc(top + 4.0, high - 8)], stone, smooth=False)
    for end in (START, END):  # the flanks of the half circle
        way = Vector((math.cos(end), math.sin(end), 0))
        outline = [way * (INNER - 0.2)] + [way * (INNER + TREAD * row) + Vector((0, 0, RISE * row + h)) for row in range(ROWS) for h in (0.25, RISE + 0.25)] + [way * top + Vector((0, 0, high)), way * top]
        side = Vector((-way.y, way.x, 0)) * (-0.55 if end == START else 0.55)
        shapes.loft("flank", [[p + side * s for p in outline] for s in (0, 1)], stone, wrap=True, caps=True, smooth=False)
    for k in range(1, 6):  # stairs between the blocks of seats
        a = START + (END - START) * k / 6
        way = Vector((math.cos(a), math.sin(a), 0))
        for row in range(ROWS):
            p = way * (INNER + TREAD * (row - 0.25)) + Vector((0, 0, RISE * (row + 0.25)))
            shapes.box("stair", p, (TREAD / 2, 1.2, RISE / 2), pale, 0.02, (0, 0, a))
    shapes.mesh("orchestra", [(math.cos(6.2832 * k / 64) * (INNER + 0.1), math.sin(6.2832 * k / 64) * (INNER + 0.1), 0.0) for k in range(64)], [tuple(range(64))], pale)
    shapes.box("stage", (0, -6.2, 0.45), (19, 5.6, 0.9), stone, 0.04)
    for x in (-9.0, 9.0):  # columns beside the stage
        tall = 4.6
        shapes.tube("column", [(x, -4.2, 0.9), (x, -4.2, 0.9 + tall)], lambda t: 0.34 - 0.05 * t, stone, 20)
        shapes.box("base", (x, -4.2, 1.0), (0.95, 0.95, 0.25), stone, 0.04)
        shapes.box("capital", (x, -4.2, 0.9 + tall + 0.12), (0.9, 0.9, 0.3), stone, 0.06)
    green = leaf("terrace-green", ((0.012, 0.04, 0.008), (0.04, 0.10, 0.015), (0.10, 0.17, 0.025), (0.18, 0.20, 0.05)), 0.5, 0.3)
    kinds = plants.clumps(4, radius=1.5, leaves=1500, size=0.13, flat=1.0, material=green)
    for item in kinds:
        item.location.z = -60
    rng = random.Random(5)
    spots = []
    for _ in range(210):
        a, r = rng.uniform(START, END), top + 5.5 + 12 * rng.random()
        spots.append((r * math.cos(a), r * math.sin(a), high - 0.8 + 1.4 * noise.noise(Vector((a * 3, r * 0.2, 0)))))
    plants.hedge(spots, kinds, 3, (0.9, 2.0))
    for a, r, h, seed in ((0.5, 26, 9, 1), (0.9, 29, 11, 2), (1.35, 27, 8.5, 3), (1.8, 30, 10, 4), (2.15, 26.5, 9, 5), (2.5, 29, 10, 6)):
        plants.palm((r * math.cos(a), r * math.sin(a), high - 0.5), h, 1.4, 70 * seed, seed, 4.4, fruit=False)
    for k in range(9):
        a = START + (END - START) * (k + 0.5) / 9
        shapes.ball("pot", ((top + 2.4) * math.cos(a), (top + 2.4) * math.sin(a), high + 0.45), 0.5, plain("pot", (0.32, 0.13, 0.07), 0.8), 16, (1, 1, 0.9))
        shapes.copy(kinds[k % 4], ((top + 2.4) * math.cos(a), (top + 2.4) * math.sin(a), high + 0.7), (0, 0, k), 0.5)
