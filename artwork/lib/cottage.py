"""A small wooden Caribbean house: clapboards, a tin roof, a porch with a railing, shutters."""

from . import shapes
from .materials import plain
from .nodes import material


def clapboard(name, colour, step=0.16):
    """Painted boards laid one over the other, weathered a little."""
    item, graph, surface = material(name)
    spot = graph.position()
    x, y, z = graph.split(spot)
    lap = graph.math("FRACT", graph.math("DIVIDE", z, step))
    grain = graph.noise(graph.join(graph.math("ADD", x, y), 0.0, graph.math("MULTIPLY", z, 14.0)), 2.2, 5.0, 0.65)
    stain = graph.noise(spot, 0.9, 5.0, 0.65)
    board = graph.noise(graph.join(0.0, 0.0, graph.math("FLOOR", graph.math("DIVIDE", z, step))), 7.3, 0.0)
    tone = graph.mix(graph.remap(board, 0.3, 0.7, 0.0, 0.22), colour, tuple(c * 0.72 for c in colour))
    tone = graph.mix(graph.remap(stain, 0.45, 0.75, 0.0, 0.28), tone, tuple(0.3 * c + 0.22 for c in colour))
    tone = graph.mix(graph.remap(grain, 0.62, 0.72, 0.0, 0.35), tone, (0.30, 0.26, 0.21))
    tone = graph.mix(graph.remap(lap, 0.90, 0.98, 0.0, 0.55), tone, tuple(c * 0.25 for c in colour))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.6, "Specular": 0.3, "Normal": graph.bump(graph.math("MULTIPLY", lap, -1.0), 0.8, 0.03)}).outputs[0])
    return item


def tin(name="tin", colour=(0.46, 0.46, 0.45), rust=0.5, along="x"):
    """Corrugated iron, with rust; `along` is the axis along which the waves repeat."""
    item, graph, surface = material(name)
    spot = graph.position()
    x, y, z = graph.split(spot)
    wave = graph.math("SINE", graph.math("MULTIPLY", x if along == "x" else y, 62.0))
    stain = graph.noise(graph.vector("MULTIPLY", spot, (2.5, 0.7, 1.0)), 1.1, 6.0, 0.7)
    tone = graph.mix(graph.math("MULTIPLY", graph.remap(stain, 0.48, 0.66), rust), colour, (0.22, 0.085, 0.035))
    tone = graph.mix(graph.remap(wave, -1.0, -0.4, 0.35, 0.0), tone, tuple(c * 0.4 for c in colour))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.45, "Metallic": 0.25, "Normal": graph.bump(wave, 0.7, 0.03)}).outputs[0])
    return item


def window(x, y, z, wide, tall, kit, shutters=True):
    """A window in a wall that looks towards -Y, its shutters open."""
    shapes.box("pane", (x, y - 0.005, z), (wide, 0.03, tall), kit["glass"])
    for dx in (-wide / 2, 0, wide / 2):
        shapes.box("frame", (x + dx, y - 0.03, z), (0.07 if dx else 0.04, 0.06, tall + 0.1), kit["trim"], 0.008)
    for dz in (-tall / 2, 0.12, tall / 2):
        shapes.box("frame", (x, y - 0.03, z + dz), (wide + (0.22 if dz < 0 else 0.08), 0.09 if dz < 0 else 0.06, 0.07 if dz != 0.12 else 0.04), kit["trim"], 0.008)
    for side in (-1, 1) if shutters else ():
        cx, w = x + side * (wide * 0.78 + 0.07), wide * 0.52
        shapes.box("shutter", (cx, y - 0.035, z), (w, 0.045, tall + 0.06), kit["shutter"], 0.008)
        n = int(tall / 0.075)
        for k in range(n):
            shapes.box("slat", (cx, y - 0.066, z - tall / 2 + 0.06 + k * (tall - 0.08) / (n - 1)), (w - 0.12, 0.012, 0.055), kit["shutter"], 0, (0.5, 0, 0))


def house(x0, y0, wide=8.0, deep=6.0, tall=2.9, base=0.5, porch=2.0, wall=(0.20, 0.52, 0.50), shutter=(0.80, 0.42, 0.20), trim=(0.78, 0.77, 0.72), roof=(0.50, 0.20, 0.13), rust=0.25):
    """The front looks towards -Y and stands at y0; x0 is its middle."""
    kit = dict(wall=clapboard("clapboard", wall), trim=plain("trim", trim, 0.5, vary=0.06, scale=3), shutter=plain("shutter", shutter, 0.5, vary=0.12, scale=4), glass=plain("house-glass", (0.02, 0.03, 0.035), 0.06),
               floor=plain("porch-floor", (0.34, 0.24, 0.16), 0.7, vary=0.3, scale=6), stone=plain("footing", (0.42, 0.40, 0.36), 0.9, vary=0.2, bump=0.3, scale=3), tin=tin("tin", roof, rust))
    top = base + tall
    shapes.box("footing", (x0, y0 + deep / 2 - porch / 2, base / 2 - 0.1), (wide + 0.1, deep + porch + 0.1, base + 0.2 - 0.06), kit["stone"])
    shapes.box("floor", (x0, y0 - porch / 2, base - 0.03), (wide + 0.24, porch + 0.2, 0.08), kit["floor"], 0.01)
    shapes.box("wall", (x0, y0 + deep / 2, base + tall / 2), (wide, deep, tall), kit["wall"])
    for sx in (-1, 1):
        shapes.box("corner", (x0 + sx * wide / 2, y0, base + tall / 2), (0.16, 0.16, tall), kit["trim"], 0.01)
        shapes.box("corner", (x0 + sx * wide / 2, y0 + deep, base + tall / 2), (0.16, 0.16, tall), kit["trim"], 0.01)
    # The gable roof runs along X; the porch roof is flatter and starts below it.
    rise, over = deep * 0.30, 0.45
    for ya, za, yb, zb in ((y0 - over, top - 0.10, y0 + deep / 2, top + rise), (y0 + deep / 2, top + rise, y0 + deep + over, top - 0.10), (y0 - porch - 0.35, top - 0.62, y0 + 0.02, top - 0.12)):
        sheet = shapes.mesh("roof", [(x0 - wide / 2 - over, ya, za), (x0 + wide / 2 + over, ya, za), (x0 + wide / 2 + over, yb, zb), (x0 - wide / 2 - over, yb, zb)], [(0, 1, 2, 3)], kit["tin"], smooth=False)
        sheet.modifiers.new("solid", "SOLIDIFY").thickness = 0.05
        shapes.box("eave", (x0, ya - 0.02, za - 0.05), (wide + 2 * over, 0.05, 0.16), kit["trim"], 0.01)
    for sx in (-1, 1):
        x = x0 + sx * wide / 2
        shapes.mesh("gable", [(x, y0, top - 0.02), (x, y0 + deep, top - 0.02), (x, y0 + deep / 2, top + rise - 0.06)], [(0, 1, 2)], kit["wall"], smooth=False)
        for ya, za, yb, zb in ((y0 - over, top - 0.16, y0 + deep / 2, top + rise - 0.06), (y0 + deep + over, top - 0.16, y0 + deep / 2, top + rise - 0.06)):
            shapes.mesh("barge", [(x + sx * (over + 0.02), ya, za), (x + sx * (over + 0.02), yb, zb), (x + sx * (over + 0.02), yb, zb - 0.2), (x + sx * (over + 0.02), ya, za - 0.2)], [(0, 1, 2, 3)], kit["trim"], smooth=False)
    shapes.box("ridge-cap", (x0, y0 + deep / 2, top + rise + 0.03), (wide + 2 * over, 0.3, 0.06), kit["tin"], 0.02)
    # Porch: posts with brackets, a railing with a gap for the steps.
    count, edge = 5, y0 - porch + 0.08
    xs = [x0 - wide / 2 + 0.06 + (wide - 0.12) * k / (count - 1) for k in range(count)]
    for x in xs:
        shapes.box("post", (x, edge, base + (tall - 0.55) / 2), (0.11, 0.11, tall - 0.55), kit["trim"], 0.012)
        for sx in (-1, 1):
            shapes.tube("bracket", [(x + sx * 0.04, edge, top - 1.05), (x + sx * 0.16, edge, top - 0.76), (x + sx * 0.42, edge, top - 0.66)], 0.03, kit["trim"], 6)
    shapes.box("plate", (x0, edge, top - 0.58), (wide, 0.12, 0.14), kit["trim"], 0.01)
    gap = 2
    for k in range(count - 1):
        if k == gap:
            continue
        a, b = xs[k], xs[k + 1]
        for z, h in ((base + 0.88, 0.07), (base + 0.14, 0.06)):
            shapes.box("rail", ((a + b) / 2, edge, z), (b - a, 0.07, h), kit["trim"], 0.008)
        n = int((b - a) / 0.13)
        for i in range(1, n):
            shapes.box("baluster", (a + (b - a) * i / n, edge, base + 0.5), (0.035, 0.035, 0.74), kit["trim"])
    middle = (xs[gap] + xs[gap + 1]) / 2
    for k in range(3):
        shapes.box("step", (middle, y0 - porch - 0.15 - 0.28 * k, base - 0.12 - 0.16 * k - 0.2), (1.5, 0.34, 0.44), kit["stone"], 0.01)
    # Door and windows.
    shapes.box("door", (middle, y0 - 0.02, base + 1.05), (0.95, 0.06, 2.1), kit["shutter"], 0.01)
    for z in (0.55, 1.45):
        shapes.box("panel", (middle, y0 - 0.06, base + z), (0.66, 0.03, 0.66 if z < 1 else 0.8), kit["shutter"], 0.02)
    for dx in (-0.53, 0.53):
        shapes.box("jamb", (middle + dx, y0 - 0.03, base + 1.08), (0.10, 0.09, 2.2), kit["trim"], 0.01)
    shapes.box("jamb", (middle, y0 - 0.03, base + 2.19), (1.16, 0.09, 0.12), kit["trim"], 0.01)
    for x in ((xs[0] + xs[1]) / 2 + 0.05, (xs[1] + xs[2]) / 2 + 0.05, (xs[3] + xs[4]) / 2 + 0.1):
        if abs(x - middle) > 1.3:
            window(x, y0, base + 1.45, 0.78, 1.25, kit)
    return kit, xs, edge
