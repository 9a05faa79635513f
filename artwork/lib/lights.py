"""Lamps after dark: bulbs that only the eye sees, the light they give as a few sampled lamps, lanterns and candles."""
import math

import bpy

from . import shapes
from .materials import plain
from .nodes import material

_kit = {}


def bulb_paint(name="bulb", colour=(1.0, 0.55, 0.18), strength=22.0, mirrored=True):
    """A glow that the eye, and mirrors if wanted, see but that lights nothing, so that many bulbs make no noise."""
    if name not in _kit:
        item, graph, surface = material(name)
        path = graph.add("LightPath").outputs
        seen = graph.math("MAXIMUM", path["Is Camera Ray"], path["Is Glossy Ray"]) if mirrored else path["Is Camera Ray"]
        graph.put(surface, graph.add("Emission", {"Color": colour, "Strength": graph.math("MULTIPLY", seen, strength)}).outputs[0])
        item.cycles.sample_as_light = False
        _kit[name] = item
    return _kit[name]


def lamp(spot, power, colour=(1.0, 0.56, 0.22), size=0.08):
    """A point light."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, colour, size
    item = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(item)
    item.location = spot
    item.visible_glossy = False  # what shines in the mirror are the bulbs
    return item


def panel(spot, target, size, power, colour=(1, 1, 1)):
    """A large soft light aimed at a point, unseen by the camera."""
    from mathutils import Vector
    data = bpy.data.lights.new("panel", "AREA")
    data.energy, data.color, data.size = power, colour, size
    item = bpy.data.objects.new("panel", data)
    bpy.context.collection.objects.link(item)
    item.location = spot
    item.rotation_euler = (Vector(target) - Vector(spot)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = item.visible_glossy = False
    data.cycles.max_bounces = 0  # its second bounce would only bring noise
    return item


def string(a, b, sag, count, radius=0.035, paint=None, wire=True):
    """A string of bulbs from a to b that hangs through by `sag`."""
    paint = paint or bulb_paint()
    points = [tuple(p + (q - p) * t - (sag * 4 * t * (1 - t) if k == 2 else 0) for k, (p, q) in enumerate(zip(a, b))) for t in (i / 40 for i in range(41))]
    items = [shapes.tube("wire", points, 0.006, plain("wire", (0.01, 0.01, 0.01), 0.6), 5)] if wire else []
    for i in range(count):
        t = (i + 0.5) / count
        spot = [p + (q - p) * t - (sag * 4 * t * (1 - t) + 1.4 * radius if k == 2 else 0) for k, (p, q) in enumerate(zip(a, b))]
        items.append(shapes.ball("bulb", spot, radius, paint, 12, (1, 1, 1.25)))
        if wire:
            items.append(shapes.tube("cap", [(spot[0], spot[1], spot[2] + radius * 0.9), (spot[0], spot[1], spot[2] + radius * 1.9)], radius * 0.45, plain("cap", (0.02, 0.02, 0.02), 0.4), 8))
    return items


def lantern(spot, height=0.38, power=6.0, metal=None, turn=0.0):
    """A metal lantern with a candle: four posts, a roof and a ring."""
    metal = metal or _kit.setdefault("iron", plain("iron", (0.03, 0.028, 0.026), 0.45, 0.6))
    wax = _kit.setdefault("wax", plain("wax", (0.78, 0.70, 0.55), 0.5))
    h, w = height, height * 0.27
    items = [shapes.box("foot", (0, 0, 0.02 * h), (2.3 * w, 2.3 * w, 0.05 * h), metal, 0.006), shapes.box("lid", (0, 0, 0.70 * h), (2.3 * w, 2.3 * w, 0.04 * h), metal, 0.005)]
    for x in (-w, w):
        for y in (-w, w):
            items.append(shapes.tube("post", [(x, y, 0.02 * h), (x, y, 0.70 * h)], 0.018 * h, metal, 6))
            items.append(shapes.tube("brace", [(x, y, 0.37 * h), (-x, y, 0.37 * h)] if x > 0 else [(x, y, 0.37 * h), (x, -y, 0.37 * h)], 0.010 * h, metal, 5))
    items.append(shapes.mesh("roof", [(-1.15 * w, -1.15 * w, 0.71 * h), (1.15 * w, -1.15 * w, 0.71 * h), (1.15 * w, 1.15 * w, 0.71 * h), (-1.15 * w, 1.15 * w, 0.71 * h), (0, 0, 0.90 * h)],
                             [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], metal, smooth=False))
    items.append(shapes.tube("ring", [(0.10 * h * math.cos(a), 0, 0.97 * h + 0.09 * h * math.sin(a)) for a in (math.pi * k / 8 for k in range(17))], 0.012 * h, metal, 6))
    items += candle(0.5 * w, 0.30 * h, wax)
    group = shapes.group(items, spot, turn)
    if power:
        lamp((spot[0], spot[1], spot[2] + 0.47 * h), power, size=0.02)
    return group


def candle(radius, height, wax=None):
    """A candle at the origin with its flame."""
    wax = wax or _kit.setdefault("wax", plain("wax", (0.78, 0.70, 0.55), 0.5))
    flame = bulb_paint("flame", (1.0, 0.62, 0.22), 26.0, False)
    items = [shapes.ball("flame", (0, 0, height + radius * 0.9), radius * 0.32, flame, 10, (1, 1, 2.4)),
             shapes.ball("melt", (0, 0, height), radius * 0.96, bulb_paint("melt", (1.0, 0.50, 0.16), 1.6, False), 12, (1, 1, 0.10))]
    for item in items:
        item.visible_shadow = False  # the lamp sits inside the flame
    return items + [shapes.tube("candle", [(0, 0, 0), (0, 0, height)], radius, wax, 16)]
