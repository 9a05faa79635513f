"""What one sits, lies and shelters on or under at the beach. It stands on z = 0."""
import math
import random

from mathutils import Vector

from . import shapes
from .materials import leaf, plain


def bistro_chair(spot, turn, wood, seat):
    """A bistro chair with a rounded back; it looks towards -Y before it is turned."""
    items = [shapes.box("seat", (0, 0, 0.455), (0.43, 0.42, 0.05), seat, 0.022)]
    for x in (-0.19, 0.19):
        items += [shapes.tube("leg", [(x * 1.12, -0.20, 0), (x, -0.17, 0.44)], 0.017, wood, 8), shapes.tube("leg", [(x * 1.1, 0.24, 0), (x, 0.19, 0.45), (x * 0.96, 0.25, 0.86)], 0.017, wood, 8)]
    items.append(shapes.tube("bow", [(0.182 * math.cos(a), 0.25 + 0.02 * math.sin(a), 0.86 + 0.11 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))], 0.017, wood, 8))
    for x in (-0.09, 0.0, 0.09):
        items.append(shapes.tube("spindle", [(x, 0.19, 0.47), (x, 0.262, 0.955)], 0.010, wood, 6))
    items += [shapes.tube("rung", [(-0.2, -0.19, 0.2), (0.2, -0.19, 0.2)], 0.011, wood, 6), shapes.tube("rung", [(-0.2, 0.22, 0.24), (0.2, 0.22, 0.24)], 0.011, wood, 6)]
    shapes.group(items, spot, turn)


def sunshade(radius=1.75, tall=2.3, seed=0):
    """A beach shade thatched with palm straw on a wooden pole."""
    rng = random.Random(seed)
    rise = 0.95
    wood = plain("shade-pole", (0.20, 0.13, 0.08), 0.8, vary=0.35, bump=0.5, scale=7.0)
    items = [shapes.tube("pole", [(0, 0, -0.4), (0.02, 0, tall * 0.5), (0, 0, tall + rise * 0.9)], 0.065, wood, 14)]
    for k in range(10):
        a = 6.2832 * k / 10
        items.append(shapes.tube("rafter", [(0, 0, tall + rise * 0.84), (radius * 0.93 * math.cos(a), radius * 0.93 * math.sin(a), tall - 0.02)], 0.025, wood, 8))
    verts, faces, tints = [], [], []
    for row in range(9):
        near = radius * (1 - (row + 1.9) / 10.5)
        for _ in range(int(330 * (0.25 + near / radius))):
            a = rng.uniform(0, 6.2832)
            r0 = max(0.01, near)
            r1 = min(radius * 1.07, r0 + radius * rng.uniform(0.20, 0.31))
            z0, z1 = (tall + rise * (1 - r / radius) + 0.05 for r in (r0, r1))
            z1 -= rng.uniform(0.02, 0.10) + (0.14 * rng.random() if r1 > radius * 0.95 else 0.0)
            lean = rng.gauss(0, 0.05)
            half = rng.uniform(0.010, 0.022)
            k = len(verts)
            for r, z, turn, wide in ((r0, z0, 0, half), (r1, z1, lean, half * 0.8)):
                for s in (-1, 1):
                    b = a + turn + s * wide / max(r, 0.15)
                    verts.append((r * math.cos(b), r * math.sin(b), z + rng.uniform(0, 0.02)))
            faces.append((k, k + 1, k + 3, k + 2))
            tints += [rng.uniform(0.0, 1.0)] * 4
    colours = ((0.13, 0.085, 0.045), (0.27, 0.19, 0.10), (0.40, 0.30, 0.17), (0.50, 0.40, 0.25))
    items.append(shapes.mesh("thatch", verts, faces, leaf("thatch", colours, 0.8, 0.12), smooth=False, floats={"tint": tints}))
    cone = [[((radius * t + 0.01) * math.cos(a), (radius * t + 0.01) * math.sin(a), tall + rise * (1 - t) - 0.01) for a in (6.2832 * q / 48 for q in range(48))] for t in (0, 0.5, 0.97)]
    items.append(shapes.loft("lining", cone, plain("lining", (0.15, 0.10, 0.06), 0.95, vary=0.4, scale=9.0), wrap=True))
    return items


def lounger(length=1.95, raised=0.6):
    """A wooden sun bed with a pale cushion; the head end, towards -Y, is raised."""
    k = length / 1.95
    wood = plain("lounger", (0.34, 0.20, 0.11), 0.6, vary=0.3, scale=9.0)
    cloth = plain("lounger-cushion", (0.76, 0.73, 0.66), 0.95, bump=0.15, scale=30.0)
    flat, back = 1.25 * k, 0.72 * k
    items = []
    for x in (-0.29, 0.29):
        items.append(shapes.box("side", (x * k, 0.0, 0.30 * k), (0.05, length, 0.08), wood, 0.012))
        for y in (-0.78, 0.78):
            items.append(shapes.box("leg", (x * k, y * k, 0.14 * k), (0.055, 0.07, 0.34 * k), wood, 0.01))
    for i in range(11):
        items.append(shapes.box("slat", (0, (-0.28 + 0.12 * i) * k, 0.335 * k), (0.60 * k, 0.07 * k, 0.02), wood, 0.005))
    items.append(shapes.box("pad", (0, 0.34 * k, 0.385 * k), (0.58 * k, flat, 0.09), cloth, 0.035))
    hinge = Vector((0, -0.28 * k, 0.36 * k))
    way = Vector((0, -math.cos(raised), math.sin(raised)))
    up = Vector((0, math.sin(raised), math.cos(raised)))
    items.append(shapes.box("back", hinge + way * back / 2, (0.60 * k, back, 0.03), wood, 0.01, (-raised, 0, 0)))
    items.append(shapes.box("back-pad", hinge + way * back / 2 + up * 0.055, (0.58 * k, back * 1.02, 0.09), cloth, 0.035, (-raised, 0, 0)))
    items.append(shapes.box("roll", hinge + way * back * 0.86 + up * 0.13, (0.46 * k, 0.17 * k, 0.10), cloth, 0.045, (-raised, 0, 0)))
    return items
