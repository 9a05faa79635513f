"""A two-seat buggy with a roll cage: front towards +X, wheels on z = 0, ready for shapes.group."""
import math

from mathutils import Vector

from . import shapes
from .materials import glow, plain
from .motorboats import person
from .nodes import material

AXLES = ((0.98, 0.66), (-0.98, 0.68))  # x of the axle, half the track
RADIUS = 0.35


def dusty(name, colour, roughness=0.3, reach=1.0, earth=(0.34, 0.15, 0.075)):
    """Paint under red dust that thins out upwards: all of it at the ground, none `reach` metres higher."""
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    z = graph.split(graph.position())[2]
    grain = graph.noise(spot, 5.0, 5.0, 0.7)
    dust = graph.math("MULTIPLY", graph.remap(z, 0.15, 0.15 + reach, 1.0, 0.08), graph.remap(grain, 0.32, 0.62, 0.25, 1.0))
    tone = graph.mix(graph.math("MULTIPLY", dust, 0.85), colour, earth)
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": graph.math("MULTIPLY_ADD", dust, 0.6, roughness, clamp=True), "Specular": 0.45}).outputs[0])
    return item


def _wheel(x, side, steer, rubber, rim):
    """A wide tyre with knobs round a dark rim with bright spokes; side is where its middle lies on Y."""
    out = 1 if side > 0 else -1
    half = 0.135
    items = [shapes.tube("tyre", [(0, -half, 0), (0, -half * 0.72, 0), (0, half * 0.72, 0), (0, half, 0)], lambda t: RADIUS - 0.015 if 0.1 < t < 0.9 else RADIUS - 0.055, rubber, 40),
             shapes.tube("dish", [(0, out * half * 0.6, 0), (0, out * (half + 0.006), 0)], 0.20, rubber, 32)]
    for k in range(22):
        a = 6.2832 * k / 22
        for row in (-1, 0, 1):
            b = a + (0.14 if row == 0 else 0.0)
            items.append(shapes.box("knob", (RADIUS * 0.975 * math.cos(b), row * half * 0.62, RADIUS * 0.975 * math.sin(b)), (0.036, half * 0.52, 0.055), rubber, 0.006, (0, -b, 0.25 * row)))
    face = out * (half + 0.012)
    items.append(shapes.tube("rim", [(0.195 * math.cos(a), face, 0.195 * math.sin(a)) for a in (6.2832 * q / 28 for q in range(29))], 0.014, rim, 8))
    items.append(shapes.tube("hub", [(0, face - 0.02 * out, 0), (0, face + 0.02 * out, 0)], 0.05, rim, 16))
    for k in range(6):
        a = 6.2832 * k / 6
        items.append(shapes.tube("spoke", [(0.04 * math.cos(a), face, 0.04 * math.sin(a)), (0.19 * math.cos(a), face, 0.19 * math.sin(a))], 0.018, rim, 6))
    return shapes.group(items, (x, side, RADIUS), steer)


def _rows(rows, columns=18, square=0.42):
    """Rings of a rounded bodywork from (x, low, high, half-width) stations."""
    rings = []
    for x, low, high, half in rows:
        ring = []
        for k in range(columns * 2):
            a = math.pi * k / columns
            c, s = math.cos(a), math.sin(a)
            ring.append(Vector((x, math.copysign(abs(c) ** square, c) * half, (low + high) / 2 + math.copysign(abs(s) ** square, s) * (high - low) / 2)))
        rings.append(ring)
    return rings


def _cage(pipe):
    """Two hoops, the rails of the roof and the braces behind."""
    items = []

    def bar(*points, thick=0.026):
        items.append(shapes.tube("bar", points, thick, pipe, 10))
    for s in (-1, 1):
        bar((0.62, 0.60 * s, 0.86), (0.34, 0.59 * s, 1.25), (0.06, 0.56 * s, 1.66), (-0.06, 0.55 * s, 1.72), (-0.62, 0.56 * s, 1.74), (-0.74, 0.57 * s, 1.68), (-0.80, 0.61 * s, 1.2), (-0.80, 0.62 * s, 0.55))
        bar((-0.74, 0.57 * s, 1.62), (-1.28, 0.46 * s, 0.92), thick=0.022)
        bar((-0.80, 0.61 * s, 1.20), (-0.36, 0.62 * s, 0.98), (0.40, 0.63 * s, 0.80), thick=0.020)
        bar((0.62, 0.62 * s, 0.84), (0.60, 0.63 * s, 0.42), (-0.78, 0.63 * s, 0.40), thick=0.024)
        bar((-0.62, 0.55 * s, 1.72), (-0.80, -0.10 * s, 1.22), thick=0.018)
    bar((-0.06, -0.55, 1.72), (-0.06, 0.55, 1.72))
    bar((-0.70, -0.56, 1.71), (-0.70, 0.56, 1.71))
    bar((-0.80, -0.61, 1.20), (-0.80, 0.61, 1.20), thick=0.020)
    bar((0.34, -0.59, 1.25), (0.34, 0.59, 1.25), thick=0.016)
    return items


def _front(black, pipe, spring, lamp, glass):
    """Bumper, lamps, arms and springs of the wheels."""
    items = [shapes.tube("bumper", [(1.22, -0.40, 0.42), (1.44, -0.36, 0.50), (1.47, -0.30, 0.66), (1.47, 0.30, 0.66), (1.44, 0.36, 0.50), (1.22, 0.40, 0.42)], 0.024, pipe, 10),
             shapes.tube("bumper", [(1.24, -0.24, 0.36), (1.46, -0.22, 0.52), (1.46, 0.22, 0.52), (1.24, 0.24, 0.36)], 0.020, pipe, 10),
             shapes.box("grille", (1.34, 0, 0.62), (0.06, 0.44, 0.18), black, 0.03, (0, -0.18, 0))]
    for s in (-1, 1):
        items.append(shapes.ball("eye", (1.27, 0.37 * s, 0.70), 0.085, glass, 18, (0.7, 1.25, 0.85)))
        items.append(shapes.ball("lamp", (1.315, 0.37 * s, 0.70), 0.048, lamp, 14, (0.7, 1.2, 0.9)))
        items.append(shapes.ball("roof-lamp", (-0.02, 0.24 * s, 1.80), 0.055, lamp, 12, (0.5, 1, 1)))
        items.append(shapes.box("roof-lamp-house", (-0.06, 0.24 * s, 1.80), (0.08, 0.15, 0.14), black, 0.03))
        for x, half in AXLES:
            for dx in (-0.16, 0.16):
                items.append(shapes.tube("arm", [(x + dx, 0.24 * s, 0.38), (x, (half - 0.10) * s, 0.32)], 0.020, pipe, 8))
                items.append(shapes.tube("arm", [(x + dx, 0.26 * s, 0.52), (x, (half - 0.10) * s, 0.44)], 0.016, pipe, 8))
            items.append(shapes.tube("shock", [(x - 0.03, 0.34 * s, 0.86), (x - 0.02, (half - 0.16) * s, 0.36)], 0.022, black, 10))
            coil = [(x - 0.03 + 0.045 * math.cos(a), (0.34 + (half - 0.50) * a / 44) * s + 0.02 * math.sin(a), 0.84 - 0.42 * a / 44 + 0.04 * math.sin(a)) for a in (0.7 * q for q in range(63))]
            items.append(shapes.tube("spring", coil, 0.010, spring, 6))
    return items


def _crew(shirts, helmets):
    """The driver on the left and, where there is a second shirt, a passenger, both with helmet and goggles."""
    visor = plain("goggles", (0.02, 0.02, 0.025), 0.1)
    items = []
    for shirt, shell, y in zip(shirts, helmets, (0.29, -0.29)):
        who = person((-0.42, y, 0.20), shirt)
        paint = plain("helmet", shell, 0.2)
        for part in (shapes.ball("helmet", (0.005, 0, 1.27), 0.145, paint, 20, (1.12, 0.95, 1.02)), shapes.box("chin", (0.12, 0, 1.175), (0.10, 0.16, 0.07), paint, 0.03),
                     shapes.box("visor", (0.135, 0, 1.265), (0.07, 0.19, 0.085), visor, 0.03), shapes.box("peak", (0.17, 0, 1.345), (0.16, 0.17, 0.02), paint, 0.01, (0, 0.25, 0))):
            part.parent = who
        items.append(who)
    return items


def buggy(colour=(0.85, 0.20, 0.02), shirts=((0.05, 0.22, 0.40), (0.75, 0.70, 0.60)), helmets=((0.75, 0.74, 0.70), (0.70, 0.10, 0.05)), steer=0.0):
    paint, black = dusty("buggy-paint", colour, 0.22, 0.9), dusty("buggy-black", (0.016, 0.016, 0.018), 0.5, 0.8)
    pipe, rubber = dusty("buggy-pipe", (0.02, 0.02, 0.022), 0.35, 0.8), dusty("buggy-tyre", (0.020, 0.019, 0.018), 0.85, 0.75)
    rim, spring = dusty("buggy-rim", (0.34, 0.34, 0.35), 0.3, 0.9), plain("buggy-spring", (0.62, 0.05, 0.03), 0.4)
    lamp, glass, seat = glow("buggy-lamp", (1.0, 0.95, 0.85), 3.0), plain("buggy-glass", (0.02, 0.02, 0.025), 0.06), plain("buggy-seat", (0.03, 0.03, 0.033), 0.8)
    items = [shapes.loft("tub", _rows(((-1.30, 0.44, 0.62, 0.30), (-1.24, 0.36, 0.84, 0.44), (-0.85, 0.30, 0.86, 0.56), (-0.78, 0.27, 0.46, 0.60), (0.55, 0.27, 0.46, 0.60), (0.62, 0.28, 0.74, 0.54), (1.10, 0.34, 0.62, 0.36), (1.26, 0.40, 0.56, 0.28))), black, wrap=True, caps=True)]
    items.append(shapes.loft("hood", _rows(((0.46, 0.72, 0.93, 0.62), (0.52, 0.66, 0.97, 0.63), (0.80, 0.64, 0.94, 0.54), (1.08, 0.62, 0.85, 0.44), (1.28, 0.61, 0.76, 0.36), (1.36, 0.64, 0.71, 0.30)), square=0.5), paint, wrap=True, caps=True))
    items.append(shapes.box("dash", (0.44, 0, 0.93), (0.18, 1.08, 0.16), black, 0.05))
    items.append(shapes.loft("tail", _rows(((-1.34, 0.76, 0.90, 0.40), (-1.28, 0.72, 0.96, 0.52), (-0.92, 0.74, 1.00, 0.58), (-0.86, 0.78, 0.98, 0.58)), square=0.5), paint, wrap=True, caps=True))
    items.append(shapes.box("roof", (-0.37, 0, 1.755), (0.72, 1.06, 0.035), paint, 0.016, (0, 0.02, 0)))
    for s in (-1, 1):
        door = [[(x, s * (0.635 + 0.02 * math.sin(math.pi * (x + 0.78) / 1.3)), low + (high - low) * t) for t in (0, 0.25, 0.5, 0.75, 1)] for x, low, high in ((-0.76, 0.44, 0.92), (-0.5, 0.42, 0.80), (-0.1, 0.42, 0.74), (0.3, 0.42, 0.78), (0.56, 0.46, 0.86))]
        items.append(shapes.loft("door", door, paint))
        for x, half in AXLES:  # mudguards
            arch = [[(x + 0.44 * math.cos(a), s * (half + w), RADIUS + 0.05 + 0.42 * math.sin(a) + (0.02 if w < 0 else 0)) for w in (-0.24, -0.05, 0.14, 0.165)] for a in (math.pi * (0.22 + 0.62 * q / 12) for q in range(13))]
            items.append(shapes.loft("guard", arch, paint))
            items[-1].modifiers.new("thick", "SOLIDIFY").thickness = 0.018
        items.append(shapes.box("seat", (-0.42, 0.29 * s, 0.56), (0.50, 0.48, 0.16), seat, 0.06))
        items.append(shapes.box("back", (-0.70, 0.29 * s, 0.92), (0.14, 0.48, 0.68), seat, 0.06, (0, -0.22, 0)))
        for dy in (-0.11, 0.11):
            items.append(shapes.tube("belt", [(-0.70, 0.29 * s + dy, 1.18), (-0.30, 0.29 * s + dy * 0.9, 1.10), (-0.24, 0.29 * s + dy * 0.5, 0.80)], 0.022, spring, 6))
    ring = [(0.20 + 0.07 * math.sin(a), 0.29 + 0.17 * math.cos(a), 0.99 + 0.155 * math.sin(a)) for a in (6.2832 * q / 24 for q in range(25))]
    items.append(shapes.tube("wheel-rim", ring, 0.016, seat, 8))
    items.append(shapes.tube("column", [(0.20, 0.29, 0.99), (0.44, 0.29, 0.90)], 0.025, seat, 8))
    items += _cage(pipe) + _front(black, pipe, spring, lamp, glass) + _crew(shirts, helmets)
    for x, half in AXLES:
        items += [_wheel(x, s * half, steer if x > 0 else 0.0, rubber, rim) for s in (-1, 1)]
    return items
