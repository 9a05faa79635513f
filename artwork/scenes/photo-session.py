"""Photo session: a camera on a tripod above the sand in low sun, the sea soft behind it."""
import math

from mathutils import Vector

from lib import beach, shapes
from lib.materials import plain
from lib.nodes import material
from lib.render import camera
from lib.sea import ripples, sea
from lib.sky import sky, sun

TARGET = "services/photo-session.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.1
SUN = (9, 7)


def line(x):
    return 16.0 - 0.25 * x + 0.5 * math.sin(x * 0.3)


def screen():
    """The display: the picture that is about to be taken, palms and sea in small."""
    item, graph, surface = material("display")
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    tone = graph.ramp(graph.remap(z, -0.026, 0.026, 0, 1, smooth=False), [(0.0, (0.34, 0.22, 0.13)), (0.30, (0.42, 0.28, 0.17)), (0.34, (0.20, 0.30, 0.33)), (0.48, (0.32, 0.36, 0.36)), (0.50, (0.95, 0.55, 0.25)), (0.7, (0.70, 0.48, 0.36)), (1.0, (0.28, 0.34, 0.46))])
    far = graph.vector("LENGTH", graph.vector("SUBTRACT", graph.join(x, 0.0, z), (0.012, 0, 0.006)))
    tone = graph.mix(graph.remap(far, 0.0022, 0.0030, 1.0, 0.0), tone, (2.0, 1.5, 0.9))
    graph.put(surface, graph.add("Emission", {"Color": tone, "Strength": 0.9}).outputs[0])
    item.cycles.sample_as_light = False
    return item


def photo_camera():
    """A mirrorless camera seen from behind, lens towards +Y, middle of the body at the origin."""
    black = plain("body", (0.016, 0.016, 0.017), 0.55, bump=0.25, scale=700.0)
    smooth = plain("smooth", (0.02, 0.02, 0.021), 0.35)
    rubber = plain("rubber", (0.010, 0.010, 0.010), 0.85)
    glass = plain("glass", (0.004, 0.005, 0.008), 0.03)
    ring = plain("ring", (0.55, 0.08, 0.04), 0.35)
    grey = plain("grey", (0.10, 0.10, 0.10), 0.4)
    cap = [(-0.070, -0.048), (0.070, -0.048), (0.074, -0.040), (0.074, 0.030), (0.066, 0.042), (0.036, 0.044), (0.026, 0.062), (0.018, 0.067), (-0.018, 0.067), (-0.026, 0.062), (-0.036, 0.044), (-0.066, 0.042), (-0.074, 0.030), (-0.074, -0.040)]
    items = []
    rings = [[(x * f, y, z * f) for x, z in cap] for y, f in ((-0.030, 0.95), (-0.026, 1.0), (0.022, 1.0), (0.028, 0.95))]
    body = shapes.loft("body", rings, black, wrap=True, caps=True, smooth=False)
    bevel = body.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.003, 2
    items.append(body)
    items.append(shapes.box("grip", (0.062, 0.030, -0.006), (0.034, 0.052, 0.082), rubber, 0.014))
    items.append(shapes.box("thumb", (0.058, -0.031, 0.014), (0.024, 0.014, 0.036), rubber, 0.005))
    items.append(shapes.box("bezel", (-0.014, -0.034, -0.009), (0.090, 0.010, 0.066), smooth, 0.003))
    items.append(shapes.mesh("display", [(-0.041, 0, -0.0265), (0.041, 0, -0.0265), (0.041, 0, 0.0265), (-0.041, 0, 0.0265)], [(0, 1, 2, 3)], screen()))
    items[-1].location = (-0.014, -0.0395, -0.009)
    items.append(shapes.box("finder", (0, -0.036, 0.046), (0.040, 0.022, 0.028), rubber, 0.007))
    items.append(shapes.box("finder-glass", (0, -0.0465, 0.046), (0.022, 0.002, 0.014), glass, 0.002))
    items.append(shapes.box("shoe", (0, -0.004, 0.069), (0.022, 0.020, 0.004), grey, 0.001))
    for x, r, h in ((0.052, 0.0125, 0.012), (-0.052, 0.013, 0.011), (0.034, 0.008, 0.006)):
        items.append(shapes.tube("dial", [(x, -0.004, 0.040), (x, -0.004, 0.043 + h)], r, smooth, 24))
    items.append(shapes.tube("release", [(0.060, 0.036, 0.034), (0.060, 0.038, 0.042)], 0.008, grey, 16))
    items.append(shapes.tube("pad", [(0.052, -0.030, -0.020), (0.052, -0.035, -0.020)], 0.013, smooth, 24))
    items.append(shapes.tube("pad", [(0.052, -0.034, -0.020), (0.052, -0.037, -0.020)], 0.006, grey, 16))
    for x, z in ((0.044, -0.040), (0.060, -0.040), (0.042, 0.034), (-0.060, 0.034)):
        items.append(shapes.tube("button", [(x, -0.028, z), (x, -0.033, z)], 0.004, smooth, 12))
    for y0, y1, r, paint in ((0.026, 0.036, 0.036, smooth), (0.036, 0.060, 0.040, rubber), (0.060, 0.064, 0.0385, ring), (0.064, 0.100, 0.041, rubber), (0.100, 0.112, 0.039, smooth), (0.112, 0.150, 0.047, smooth)):
        items.append(shapes.tube("lens", [(0, y0, -0.004), (0, y1, -0.004)], r, paint, 48))
    items.append(shapes.tube("lug", [(-0.074, 0, 0.026), (-0.084, 0, 0.024)], 0.004, grey, 8))
    strap = [(-0.084, 0, 0.024), (-0.100, -0.02, -0.03), (-0.098, -0.04, -0.10), (-0.085, -0.05, -0.17), (-0.06, -0.05, -0.215), (-0.03, -0.045, -0.19), (-0.035, -0.03, -0.12), (-0.06, -0.01, -0.06), (-0.074, 0.01, 0.0)]
    items.append(shapes.loft("strap", [[Vector(p) + Vector((0, 0.006 * s, 0)) for s in (-1, 1)] for p in strap], rubber))
    return items


def build():
    base = beach.shore(line, slope=0.075, shelf=0.03, berm=1.1)
    height = beach.prints(base, [(0.9, 0.8), (0.7, 3.0), (0.8, 7.5), (1.0, 14.5)], 4)
    foot = height(0, 1.35)
    mid = Vector((-0.05, 1.35, foot + 1.30))
    eye = Vector((0.30, 0.34, foot + 1.43))
    camera(eye, (0.14, 1.6, foot + 1.295), lens=40, focus=1.02, f_stop=2.2)
    sky([(0.0, (1.0, 0.48, 0.17)), (0.05, (0.90, 0.50, 0.26)), (0.16, (0.56, 0.44, 0.40)), (0.45, (0.20, 0.28, 0.44)), (1.0, (0.06, 0.14, 0.34))], SUN, glow=((2.2, 1.1, 0.42), 0.85, 40.0), disc=((26, 16, 7), 0.6), clouds=[
        dict(kind="bank", scale=2.3, cover=0.52, band=(0.01, 0.05, 0.14, 0.28), seed=1.3, stretch=(1.0, 3.2), lit=(1.1, 0.62, 0.36), shade=(0.42, 0.30, 0.30), softness=0.15, amount=0.7, silver=0.6)])
    sun(*SUN, 4.2, (1.0, 0.62, 0.30), size=1.0)
    beach.ground(height, (0.3, 0.0), 0, 120, near=0.7, far=300, rows=360, columns=420)
    sea((0.3, 0), 0, 100, [ripples(0.22, 22, 4.0, 5, 0.7), ripples(0.2, 80, 6.0, 2, 0.8)], bed=base, near=11, clear=False, polariser=0.1, surf=1.8, deepest=8.0,
        colours=((0.20, 0.17, 0.12), (0.04, 0.12, 0.14), (0.01, 0.05, 0.09)), stops=(0, 0.15, 1), air=((0.95, 0.55, 0.28), 9000.0))
    empty = shapes.group(photo_camera(), mid, heading=-9)
    empty.rotation_euler[0] = math.radians(-3)
    dark, alloy, knob = plain("tripod", (0.022, 0.022, 0.024), 0.4), plain("alloy", (0.30, 0.30, 0.31), 0.3, 0.9), plain("knob", (0.02, 0.02, 0.02), 0.7)
    top = mid - Vector((0, 0, 0.055))
    shapes.box("plate", top, (0.075, 0.060, 0.014), alloy, 0.003, (0, 0, 0.16))
    shapes.ball("ball", top - Vector((0, 0, 0.045)), 0.027, alloy, 24)
    shapes.tube("stem", [top - Vector((0, 0, 0.005)), top - Vector((0, 0, 0.035))], 0.014, dark, 20)
    shapes.tube("cup", [top - Vector((0, 0, 0.055)), top - Vector((0, 0, 0.115))], 0.034, dark, 32)
    shapes.tube("lock", [top - Vector((-0.03, 0, 0.085)), top - Vector((-0.075, 0.01, 0.085))], 0.014, knob, 20)
    shapes.tube("column", [top - Vector((0, 0, 0.11)), top - Vector((0, 0, 0.62))], 0.0145, dark, 20)
    hub = top - Vector((0, 0, 0.20))
    shapes.tube("hub", [hub + Vector((0, 0, 0.02)), hub - Vector((0, 0, 0.05))], 0.040, dark, 32)
    for a in (80, 200, 320):
        out = Vector((math.cos(math.radians(a)), math.sin(math.radians(a)), 0))
        a0 = hub + out * 0.05
        end = Vector((mid.x, mid.y, 0)) + out * 0.55
        end.z = height(end.x, end.y) - 0.06
        shapes.tube("leg", [a0, a0.lerp(end, 0.45)], 0.0165, dark, 16)
        shapes.tube("leg", [a0.lerp(end, 0.44), end], 0.0125, alloy, 16)
        shapes.tube("clip", [a0.lerp(end, 0.42), a0.lerp(end, 0.47)], 0.021, knob, 16)
    # The couple by the water, out of focus and against the light.
    for x, y, tall, dress in ((0.98, 14.6, 1.02, False), (1.50, 14.7, 0.95, True)):
        cloth, skin = plain("cloth", (0.05, 0.04, 0.035) if dress else (0.03, 0.028, 0.03), 0.9), plain("skin", (0.06, 0.035, 0.02), 0.7)
        items = [shapes.ball("head", (0, 0, 1.62), 0.11, skin, 12, (0.9, 1, 1.15)), shapes.ball("chest", (0, 0, 1.27), 0.19, cloth, 12, (1.1, 0.7, 1.35)), shapes.tube("neck", [(0, 0, 1.4), (0, 0, 1.6)], 0.05, skin, 8)]
        if dress:
            items.append(shapes.loft("skirt", [[(r * math.cos(a) - 0.06 * (1.1 - z), r * math.sin(a), z) for a in (6.2832 * q / 16 for q in range(16))] for z, r in ((1.15, 0.13), (0.95, 0.19), (0.6, 0.26), (0.35, 0.34))], cloth, wrap=True))
        for s in (-1, 1):
            items.append(shapes.tube("leg", [(0.09 * s, 0, 0.95), (0.10 * s, 0.07 * s, 0.5), (0.10 * s, 0.13 * s, 0)], lambda t: 0.095 - 0.05 * t, skin if dress else cloth, 8))
            hand = (0.27 if (s > 0) != dress else 0.22) * s
            items.append(shapes.tube("arm", [(0.19 * s, 0, 1.42), (0.25 * s, 0.02, 1.12), (hand, 0, 0.86)], 0.042, skin, 8))
        shapes.group(items, (x, y, height(x, y))).scale = (tall,) * 3
