"""Motor boats and the people aboard: same conventions as boats.py."""
import math
import random

from mathutils import Vector

from . import shapes
from .boats import WHITE, deck, outboard, rail, section, shell
from .materials import hull_paint, plain


def person(spot, shirt, seated=True, heading=0.0, skin=(0.24, 0.12, 0.07)):
    """A simple figure, for small or distant use only."""
    cloth, flesh = plain("shirt", shirt, 0.9), plain("skin", skin, 0.6)
    hair = plain("hair", (0.015, 0.01, 0.008), 0.7)
    base = 0.42 if seated else 0.86
    items = [shapes.ball("torso", (0, 0, base + 0.30), 0.18, cloth, 12, (0.75, 1.05, 1.75)),
             shapes.ball("head", (0.02, 0, base + 0.80), 0.105, flesh, 12, (1, 0.9, 1.15)),
             shapes.ball("hair", (-0.02, 0, base + 0.83), 0.108, hair, 12, (0.95, 0.95, 1.0)),
             shapes.ball("hips", (0, 0, base + 0.02), 0.18, cloth, 12, (0.9, 1.0, 0.8))]
    items.append(shapes.tube("neck", [(0, 0, base + 0.55), (0.015, 0, base + 0.76)], 0.055, flesh, 8))
    items.append(shapes.ball("shoulders", (0, 0, base + 0.52), 0.13, cloth, 10, (0.8, 1.75, 0.75)))
    for s in (-1, 1):
        items.append(shapes.tube("arm", [(0, s * 0.2, base + 0.52), (0.1, s * 0.27, base + 0.28), (0.3, s * 0.2, base + 0.18)], 0.05, flesh, 6))
        foot = [(0, s * 0.1, base), (0.42, s * 0.12, base + 0.02), (0.46, s * 0.12, 0.0)] if seated else \
            [(0, s * 0.1, base), (0.04, s * 0.11, 0.45), (0, s * 0.12, 0.0)]
        items.append(shapes.tube("leg", foot, 0.07, flesh, 6))
    empty = shapes.group(items, spot, -heading)
    return empty


def speedboat(length=8.6, people=True):
    """An open day boat with a hard top and two outboards."""
    paint = hull_paint("boat-hull", ((-9, (0.02, 0.03, 0.05)), (0.12, WHITE), (0.62, (0.01, 0.12, 0.20)), (0.74, WHITE)))
    white = plain("boat-white", WHITE, 0.25)
    cushion = plain("boat-cushion", (0.62, 0.52, 0.40), 0.8)
    teak = plain("boat-teak", (0.36, 0.23, 0.13), 0.6, vary=0.2, scale=12.0)
    glass = plain("boat-glass", (0.015, 0.02, 0.025), 0.06)
    dark = plain("boat-engine", (0.03, 0.032, 0.035), 0.25)
    metal = plain("boat-metal", (0.6, 0.6, 0.6), 0.25, 0.9)
    rings = section(length, 2.6, -0.45, 0.95, 0.58, 0.9, 0.9, 0.5, spring=0.35)
    items = shell("hull", rings, paint) + rail("rail", rings, white, 0.07)
    items.append(deck("sole", rings, teak, 0.62, 0.86, 2, 27, 0.0))
    items.append(deck("foredeck", rings, white, 0.03, 0.97, 29, None, 0.10))
    inner = [[Vector((r[k].x, r[k].y * f, r[k].z - d)) for f, d in ((1, 0.0), (0.88, 0.01), (0.86, 0.63))] for r in rings[2:30] for k in (0,)]
    items.append(shapes.loft("liner", inner, white))
    items.append(shapes.loft("liner", [[Vector((p.x, -p.y, p.z)) for p in row] for row in inner], white))
    x0 = rings[0][0].x
    items.append(shapes.box("stern", (x0 + 0.45, 0, 0.72), (0.7, 2.1, 0.45), white, 0.12))
    items.append(shapes.box("bench", (x0 + 1.05, 0, 0.62), (0.55, 1.9, 0.35), cushion, 0.1))
    items.append(shapes.box("console", (0.35, 0, 0.95), (0.9, 1.0, 1.15), white, 0.14))
    items.append(shapes.box("seat", (-0.75, 0, 0.75), (0.5, 1.15, 0.7), cushion, 0.1))
    items.append(shapes.box("screen", (0.72, 0, 1.72), (0.05, 1.0, 0.55), glass, 0.02, (0, -0.4, 0)))
    items.append(shapes.box("bow-seat", (2.2, 0, 0.95), (1.3, 1.35, 0.22), cushion, 0.1))
    items.append(shapes.box("top", (-0.25, 0, 2.55), (2.3, 2.0, 0.09), white, 0.04))
    for x in (-1.1, 0.6):
        for y in (-0.75, 0.75):
            items.append(shapes.tube("strut", [(x, y, 0.5), (x * 0.95, y * 1.1, 2.52)], 0.03, metal, 6))
    for y in (-0.42, 0.42):
        items += outboard((x0 - 0.25, y, 0.62), dark, dark, 1.15)
    if people:
        for spot, shirt in (((x0 + 1.0, -0.55, 0.42), (0.55, 0.10, 0.06)), ((x0 + 1.0, 0.45, 0.42), (0.7, 0.68, 0.6)),
                            ((2.1, -0.3, 0.72), (0.05, 0.25, 0.40)), ((2.1, 0.4, 0.72), (0.75, 0.62, 0.12))):
            items.append(person(spot, shirt))
    return items


def fisher(length=9.5, rods=6):
    """A small sport-fishing boat with a cabin, a tower and rods."""
    paint = hull_paint("fisher-hull", ((-9, (0.03, 0.02, 0.02)), (0.12, WHITE), (0.80, (0.02, 0.07, 0.14)), (0.92, WHITE)))
    white = plain("fisher-white", WHITE, 0.3)
    glass = plain("fisher-glass", (0.012, 0.015, 0.02), 0.06)
    metal = plain("fisher-metal", (0.5, 0.5, 0.5), 0.3, 0.9)
    dark = plain("fisher-dark", (0.02, 0.02, 0.022), 0.5)
    rings = section(length, 3.1, -0.55, 0.95, 0.62, 1.2, 0.88, 0.5, spring=0.75)
    items = shell("hull", rings, paint) + rail("rail", rings, white, 0.06)
    items += [deck("sole", rings, white, 0.5, 0.94, 1, 16, 0.0), deck("foredeck", rings, white, 0.03, 0.97, 16, None, 0.15)]
    cabin = []
    for x, w, h in ((-1.2, 1.12, 1.55), (0.4, 1.12, 1.6), (1.2, 1.05, 1.45), (2.2, 0.9, 0.45), (2.9, 0.7, 0.1)):
        cabin.append([Vector((x, w * math.cos(math.pi * j / 20) * (1 - 0.10 * math.sin(math.pi * j / 20)), 0.98 + h * min(1, 1.5 * math.sin(math.pi * j / 20)) ** 0.5)) for j in range(21)])
    items.append(shapes.loft("cabin", cabin, white, caps=True))
    for s in (-1, 1):
        items.append(shapes.box("pane", (0.15, s * 1.06, 2.0), (2.0, 0.05, 0.5), glass, 0.02, (s * 0.12, 0, 0)))
    items.append(shapes.box("screen", (1.62, 0, 2.05), (0.05, 1.6, 0.75), glass, 0.02, (0, -0.85, 0)))
    items.append(shapes.box("roof", (-0.7, 0, 2.62), (3.3, 2.3, 0.10), white, 0.05))
    for y in (-0.95, 0.95):
        items.append(shapes.tube("post", [(-2.2, y, 0.6), (-2.2, y, 2.6)], 0.035, metal, 6))
        items.append(shapes.tube("tower", [(-1.9, y, 2.6), (-1.2, y * 0.75, 4.3)], 0.03, metal, 6))
        items.append(shapes.tube("tower", [(0.7, y, 2.6), (0.2, y * 0.75, 4.3)], 0.03, metal, 6))
        items.append(shapes.tube("outrigger", [(0.2, y, 2.5), (-1.2, y * 2.6, 7.4)], lambda t: 0.03 - 0.02 * t, metal, 6))
    items.append(shapes.box("tower-top", (-0.5, 0, 4.35), (1.9, 1.6, 0.07), white, 0.03))
    items.append(shapes.tube("tower-rail", [(-1.3, -0.7, 3.5), (-1.3, 0.7, 3.5)], 0.025, metal, 6))
    rng = random.Random(4)
    for k in range(rods):
        y = -1.25 + 2.5 * k / (rods - 1)
        base = Vector((rings[0][0].x + 0.15 + rng.uniform(0, 0.2), y, 0.75))
        tip = base + Vector((-0.9 - rng.uniform(0, 0.5), y * 0.55, 2.5))
        bend = [base.lerp(tip, t) + Vector((-0.18 * t * t, 0, -0.1 * t ** 3)) for t in (0, 0.25, 0.5, 0.75, 1)]
        items.append(shapes.tube("rod", bend, lambda t: 0.017 - 0.011 * t, dark, 6))
        items.append(shapes.ball("reel", base + Vector((-0.12, 0, 0.35)), 0.07, dark, 10))
    posts = [ring[k] for k, picked in ((0, rings[22:40:3]), (-1, rings[22:40:3][::-1])) for ring in picked]
    tops = [Vector((p.x, p.y * 0.95, p.z + 0.55)) for p in posts]
    items.append(shapes.tube("bow-rail", tops, 0.02, metal, 6))
    items += [shapes.tube("stanchion", pair, 0.015, metal, 5) for pair in zip(posts, tops)]
    return items
