"""Photo session: a camera on a tripod above the sand in low sun, the sea soft behind it."""
import math

from mathutils import Vector

from lib import beach, shapes
from lib.materials import plain
from lib.photo import photo_camera
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
