"""A camera to be seen from close by: middle of the body at the origin."""
from mathutils import Vector

from . import shapes
from .materials import plain
from .nodes import material


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
    strap = [tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(strap[max(0, i - 1)], strap[i], strap[i + 1], strap[min(len(strap) - 1, i + 2)]))
             for i in range(len(strap) - 1) for t in (0.0, 0.2, 0.4, 0.6, 0.8)]
    items.append(shapes.loft("strap", [[Vector(p) + Vector((0, 0.006 * s, 0)) for s in (-1, 1)] for p in strap], rubber))
    return items
