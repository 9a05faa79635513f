"""Divers and what surrounds them: bubbles, and a hull seen from below. Divers swim towards +X, back up."""
import math
import random

from mathutils import Vector

from . import reef, shapes
from .boats import section
from .nodes import material


def diver(paint, fins, kick=0.35, reach=0.5):
    """A scuba diver about 1.8 m long with tank and fins."""
    items = []
    trunk = []
    for x, w, h, z in ((0.62, 0.07, 0.07, 0.02), (0.52, 0.20, 0.11, 0.0), (0.38, 0.24, 0.15, 0.0), (0.15, 0.19, 0.14, 0.0), (-0.05, 0.17, 0.12, 0.0), (-0.22, 0.19, 0.13, 0.0), (-0.34, 0.14, 0.10, 0.0)):
        trunk.append([(x, w * math.cos(a), z + h * math.sin(a)) for a in (6.2832 * q / 16 for q in range(16))])
    items.append(shapes.loft("trunk", trunk, paint, wrap=True, caps=True))
    items.append(shapes.ball("head", (0.76, 0, 0.05), 0.115, paint, 14, (1.15, 0.9, 1.0)))
    items.append(shapes.box("mask", (0.86, 0, 0.03), (0.08, 0.17, 0.10), paint, 0.03))
    items.append(shapes.tube("tank", [(0.50, 0, 0.24), (0.46, 0, 0.24), (-0.10, 0, 0.21), (-0.14, 0, 0.21)], lambda t: 0.095 if 0.2 < t < 0.8 else 0.06, paint, 14))
    items.append(shapes.tube("valve", [(0.58, -0.05, 0.24), (0.58, 0.05, 0.24)], 0.035, paint, 8))
    items.append(shapes.tube("hose", [(0.58, 0.05, 0.24), (0.68, 0.20, 0.20), (0.82, 0.14, 0.02), (0.90, 0.03, -0.03)], 0.016, paint, 6))
    for s in (-1, 1):
        bend = kick * s
        hip, knee = Vector((-0.28, 0.10 * s, 0)), Vector((-0.72, 0.15 * s, 0.18 * bend - 0.05))
        ankle = knee + Vector((-0.42, 0.03 * s, 0.10 + 0.55 * bend))
        items.append(shapes.tube("leg", [hip, hip.lerp(knee, 0.5), knee, knee.lerp(ankle, 0.4), ankle], lambda t: 0.112 - 0.074 * t ** 0.8, paint, 10))
        way = (ankle - knee).normalized().lerp(Vector((-1, 0, 0)), 0.3).normalized()
        side, up = Vector((0, 1, 0)), way.cross(Vector((0, 1, 0)))
        rows = []
        for t, w in ((-0.08, 0.05), (0.05, 0.06), (0.16, 0.10), (0.4, 0.135), (0.66, 0.16), (0.71, 0.11)):
            c = ankle + way * t + up * (-0.22 * t * t * bend)
            rows.append([c + side * w + up * 0.02, c + up * 0.03, c - side * w + up * 0.02, c - side * w - up * 0.01, c - up * 0.02, c + side * w - up * 0.01])
        items.append(shapes.loft("fin", rows, fins, wrap=True, caps=True))
        elbow = Vector((0.40 + 0.1 * reach, 0.33 * s, -0.14))
        hand = elbow + Vector((0.26 * reach + 0.1, -0.14 * s, -0.10))
        items.append(shapes.tube("arm", [(0.48, 0.19 * s, 0), elbow, hand, hand + Vector((0.12, 0, 0))], lambda t: 0.062 - 0.025 * t, paint, 8))
    return items


def bubbles(start, rise, count, seed=0, drift=(0.0, 0.0)):
    """A plume of bubbles from a point up; they grow and spread."""
    item, graph, surface = material("bubble")
    edge = graph.add("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    tone = graph.ramp(edge, [(0.0, (0.30, 0.66, 0.72)), (0.55, (0.42, 0.78, 0.84)), (0.8, (0.75, 1.0, 1.0)), (1.0, (0.25, 0.55, 0.62))])
    shine = graph.add("Emission", {"Color": tone, "Strength": 1.1}).outputs[0]
    part = graph.remap(edge, 0.2, 0.8, 0.35, 0.95)
    graph.put(surface, reef.fade(graph, graph.shader_mix(part, graph.add("BsdfTransparent").outputs[0], shine)))
    rng = random.Random(seed)
    one = shapes.ball("bubble", (0, 0, -90), 1.0, item, 14)
    for _ in range(count):
        t = rng.random() ** 0.8
        puff = round(t * 5) / 5 * 0.85 + 0.15 * t  # breath by breath
        wide = 0.05 + 0.30 * puff
        spot = [start[0] + rng.gauss(0, wide) + drift[0] * puff, start[1] + rng.gauss(0, wide) + drift[1] * puff, start[2] + rise * puff + rng.gauss(0, 0.10 + 0.2 * puff)]
        r = rng.uniform(0.008, 0.030) * (1 + 1.6 * puff) * (1.8 if rng.random() < 0.12 else 1)
        shapes.copy(one, spot, (rng.uniform(0, 3), 0, 0), (r, r, r * rng.uniform(0.45, 0.9)))


def keel(length, beam, paint):
    """A boat as a diver sees it: the hull below the water, two propellers, a ladder. Waterline at z = 0."""
    rings = section(length, beam, -0.55, 0.5, 0.55, 0.9, 0.9, 0.5, spring=0.3)
    items = [shapes.loft("keel", rings, paint)]
    items.append(shapes.mesh("transom", [tuple(p) for p in rings[0]], [tuple(range(len(rings[0])))], paint, smooth=False))
    for y in (-0.4, 0.4):
        items.append(shapes.box("leg", (-length / 2 - 0.35, y, -0.35), (0.22, 0.10, 1.1), paint, 0.03))
        items.append(shapes.ball("pod", (-length / 2 - 0.35, y, -0.78), 0.11, paint, 10, (2.2, 0.8, 0.8)))
        for k in range(3):
            a = k * 2.094 + y
            items.append(shapes.ball("blade", (-length / 2 - 0.60, y + 0.13 * math.cos(a), -0.78 + 0.13 * math.sin(a)), 0.11, paint, 8, (0.25, abs(math.cos(a)) + 0.4, abs(math.sin(a)) + 0.4)))
    for y in (0.75, 1.05):
        items.append(shapes.tube("rail", [(-length / 2 - 0.12, y, 0.3), (-length / 2 - 0.16, y, -1.1)], 0.02, paint, 6))
    for z in (-0.15, -0.45, -0.75, -1.05):
        items.append(shapes.tube("rung", [(-length / 2 - 0.15, 0.75, z), (-length / 2 - 0.15, 1.05, z)], 0.02, paint, 6))
    return items
