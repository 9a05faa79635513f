"""A cushion star in close-up: thick arms, a net of ridges with knobs, grainy skin."""
import math
import random

from . import shapes
from .nodes import material


def skin(name="star-skin", low=(0.42, 0.07, 0.012), high=(0.86, 0.27, 0.035), pale=(0.92, 0.58, 0.22), light=None):
    """light(graph) gives how bright the light of the water is, when the star lies in it."""
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    cell = graph.add("TexVoronoi", {"Vector": spot, "Scale": 62.0}).outputs["Distance"]
    fine = graph.noise(spot, 260.0, 3.0, 0.7)
    blotch = graph.noise(spot, 26.0, 4.0, 0.6)
    knob = graph.attribute("knob").outputs["Fac"]
    tone = graph.mix(graph.remap(blotch, 0.3, 0.7), low, high)
    tone = graph.mix(graph.remap(cell, 0.10, 0.42, 0.35, 0.0), tone, pale)
    tone = graph.mix(graph.remap(fine, 0.45, 0.75, 0.0, 0.4), tone, tuple(0.45 * c for c in low))
    tone = graph.mix(graph.remap(knob, 0.35, 0.9), tone, pale)
    if light:
        net = light(graph)
        tone = graph.mix(1.0, tone, graph.join(net, net, net), "MULTIPLY")
    height = graph.math("ADD", graph.math("MULTIPLY", cell, -1.0), graph.math("MULTIPLY", fine, 0.5))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": graph.remap(fine, 0.3, 0.7, 0.30, 0.6), "Specular": 0.45, "Normal": graph.bump(height, 0.6, 0.006)}).outputs[0])
    return item


def starfish(radius=0.13, seed=1, paint=None):
    """Centre at the origin, lying on z = 0."""
    rng = random.Random(seed)
    bend = [rng.uniform(-0.16, 0.16) for _ in range(5)]
    long = [rng.uniform(0.93, 1.06) for _ in range(5)]
    knobs = []
    for arm in range(5):
        a = arm * 2 * math.pi / 5
        for k in range(1, 11):
            s = k / 10.6
            knobs.append((a, s, 0.0, 1.0))
            for side in (-1, 1):
                if k % 2 and k < 9:
                    knobs.append((a, s, side * (0.5 - 0.02 * k), 0.75))
                knobs.append((a, s + 0.04, side * 0.93, 0.6))
    points = []
    for a, s, side, size in knobs:  # along an arm, aside from its ridge (1 is the edge)
        r = s * radius
        wide = radius * 0.245 * (1 - s) ** 0.55 + 0.012
        points.append((r * math.cos(a) - side * wide * math.sin(a), r * math.sin(a) + side * wide * math.cos(a), size))
    near = {}
    for x, y, size in points:
        near.setdefault((round(x / 0.01), round(y / 0.01)), []).append((x, y, size))
    verts, marks, n = [], [], 620
    rows = 150
    for i in range(rows + 1):
        s = (i / rows) ** 0.8
        for j in range(n):
            a = 2 * math.pi * j / n
            k = a * 5 / (2 * math.pi)
            d = abs(k - round(k)) * 2 * math.pi / 5
            # The outline: straight-sided arms with rounded tips and rounded corners between them.
            arm = radius * long[int(round(k)) % 5]
            edge = 1 / (((math.sin(d) / (0.235 * radius) + math.cos(d) / arm * 1.0) ** 6 + (1 / arm) ** 6) ** (1 / 6))
            edge = (edge ** 5 + (0.40 * radius) ** 5) ** 0.2
            r = edge * s
            x, y = r * math.cos(a), r * math.sin(a)
            across = min(1.0, abs(math.sin(d)) * r / (0.25 * radius * (1 - min(1, r / radius)) ** 0.5 + 0.02 * radius + 1e-6))
            dome = (1 - s ** 2.6) ** 0.55
            z = radius * dome * (0.17 + 0.20 * math.exp(-(r / (0.42 * radius)) ** 2)) * (1.0 - 0.25 * across)
            mark = 0.0
            gx, gy = round(x / 0.01), round(y / 0.01)
            for ox in (-1, 0, 1):
                for oy in (-1, 0, 1):
                    for px, py, size in near.get((gx + ox, gy + oy), ()):
                        q = math.hypot(x - px, y - py) / (0.031 * radius * size)
                        if q < 2.2:
                            mark = max(mark, math.exp(-q ** 3) * size ** 0.3)
            z += mark * 0.036 * radius * min(1, 4 * (1 - s))
            t = bend[int(round(k)) % 5] * (r / radius) ** 1.6
            verts.append((x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t), z))
            marks.append(mark)
    faces = shapes.grid_faces(rows + 1, n, True)
    return shapes.mesh("starfish", verts, faces, paint or skin(), floats={"knob": marks})
