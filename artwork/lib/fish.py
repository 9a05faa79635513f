"""Fish, one by one and in schools."""
import math
import random

from . import shapes


def fish(paint, deep=0.36):
    """A fish one metre long, nose towards +X."""
    rings = []
    for x, h, w in ((0.5, 0.02, 0.015), (0.44, 0.2, 0.10), (0.3, 0.62, 0.2), (0.08, 0.92, 0.24), (-0.15, 0.8, 0.18), (-0.32, 0.42, 0.08), (-0.42, 0.2, 0.04)):
        rings.append([(x, w * 0.5 * math.cos(a), deep * 0.5 * h * math.sin(a)) for a in (6.2832 * q / 14 for q in range(14))])
    body = shapes.loft("fish", rings, paint, wrap=True, caps=True)
    verts = [(-0.38, 0, 0.05), (-0.38, 0, -0.05), (-0.60, 0, -0.20), (-0.50, 0, 0.0), (-0.60, 0, 0.20),
             (0.2, 0, deep * 0.40), (-0.05, 0, deep * 0.66), (-0.28, 0, deep * 0.30), (0.0, 0, -deep * 0.40), (-0.16, 0, -deep * 0.62), (-0.28, 0, -deep * 0.25)]
    fins = shapes.mesh("fins", verts, [(0, 1, 2, 3), (0, 3, 4), (5, 6, 7), (8, 10, 9)], paint, smooth=False)
    return [body, fins]


def school(kinds, centre, spread, count, seed=0, size=(0.2, 0.34), heading=0.0, loose=14.0):
    rng = random.Random(seed)
    for _ in range(count):
        spot = [c + rng.gauss(0, s) for c, s in zip(centre, spread)]
        s, turn = rng.uniform(*size), math.radians(heading + rng.gauss(0, loose))
        for part in kinds:
            shapes.copy(part, spot, (rng.gauss(0, 0.1), rng.gauss(0, 0.15), turn), s)
