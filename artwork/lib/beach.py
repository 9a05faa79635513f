"""Sea floor and shore: one height function serves the sand and the depth of the water."""
import math
import random

from mathutils import Vector, noise

from . import shapes
from .materials import sand


def profile(inland, slope=0.075, shelf=0.028, berm=1.3):
    """Height of the sand by distance inland in metres (negative is out to sea)."""
    if inland < 0:
        near = max(inland, -14.0)
        return near * slope * 0.75 + (inland - near) * shelf
    return berm * (1 - math.exp(-inland * slope / berm))


def shore(line, slope=0.075, shelf=0.028, berm=1.3, rough=1.0):
    """A height function (x, y) -> z for a beach whose edge lies at y = line(x), the sea beyond it."""
    def height(x, y):
        inland = line(x) - y
        z = profile(inland, slope, shelf, berm)
        dry = min(1.0, max(0.0, (z - 0.10) / 0.5))
        z += rough * 0.03 * noise.noise(Vector((x * 0.35, y * 0.35, 0.0)))
        if dry > 0:
            z += rough * dry * (0.08 * noise.noise(Vector((x * 0.5, y * 0.5, 1.0)))
                                + 0.035 * noise.noise(Vector((x * 1.7, y * 1.7, 2.0)))
                                + 0.015 * noise.noise(Vector((x * 4.5, y * 4.5, 3.0))))
        return z
    return height


def prints(height, path, seed=0, step=0.62):
    """The same height function with footprints along a path of (x, y) points."""
    rng = random.Random(seed)
    marks = {}
    side = 1
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        for k in range(int(length / step)):
            side = -side
            x = ax + ux * k * step - uy * side * 0.11 + rng.uniform(-0.04, 0.04)
            y = ay + uy * k * step + ux * side * 0.11 + rng.uniform(-0.04, 0.04)
            marks.setdefault((math.floor(x), math.floor(y)), []).append((x, y, ux, uy))

    def trodden(x, y):
        z = height(x, y)
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                for mx, my, ux, uy in marks.get((math.floor(x) + i, math.floor(y) + j), ()):
                    along = ((x - mx) * ux + (y - my) * uy) / 0.105
                    across = ((y - my) * ux - (x - mx) * uy) / 0.045
                    r = along * along + across * across
                    if r < 6:
                        z += -0.035 * math.exp(-r) + 0.012 * math.exp(-((math.sqrt(r) - 1.5) ** 2) * 4)
        return z
    return trodden


def ground(height, centre, heading, spread, near=0.5, far=600.0, rows=420, columns=520, material=None):
    """The sand as seen from a camera at centre."""
    points, faces = shapes.fan(centre, heading, spread, near, far, rows, columns)
    verts = [(x, y, height(x, y)) for x, y, _ in points]
    return shapes.mesh("sand", verts, faces, material or sand())


def scatter(spots, meshes, height, seed=0, scale=(0.7, 1.3), tilt=0.3):
    """Copies of meshes lying on the ground at the given (x, y) spots."""
    rng = random.Random(seed)
    for x, y in spots:
        item = rng.choice(meshes)
        shapes.copy(item, (x, y, height(x, y)), (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 6.28)),
                    rng.uniform(*scale))
