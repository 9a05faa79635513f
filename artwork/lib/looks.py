"""Hours of the day: sky, clouds and sun lamp that belong together, and ridges of hills for the horizon."""
from mathutils import Vector, noise

from . import shapes
from .materials import plain
from .sky import sky, sun

BANK = dict(kind="bank", scale=2.8, cover=0.55, band=(0.004, 0.02, 0.12, 0.24), seed=9.4, stretch=(1.4, 1.6), softness=0.12, amount=0.88)
VEIL = dict(kind="flat", scale=0.7, cover=0.42, band=(0.12, 0.3, 1.5, 1.6), seed=1.7, stretch=(1, 0.45), softness=0.5, amount=0.35)


def noon(azimuth=-118, elevation=52, power=3.7, seed=9.4, colour=(1.0, 0.95, 0.86), veil=False, **bank):
    """Trade-wind weather: deep blue above, cumulus on the horizon."""
    sky([(0.0, (0.46, 0.66, 0.80)), (0.08, (0.27, 0.52, 0.78)), (0.35, (0.10, 0.30, 0.64)), (1.0, (0.03, 0.12, 0.38))],
        (azimuth, elevation), clouds=[{**BANK, "seed": seed, **bank}] + ([VEIL] if veil else []))
    return sun(azimuth, elevation, power, colour)


def morning(azimuth=-70, elevation=24, power=4.4, seed=3.1, **bank):
    """Two hours after sunrise: pale horizon, warm light."""
    sky([(0.0, (0.80, 0.76, 0.68)), (0.06, (0.58, 0.68, 0.76)), (0.25, (0.26, 0.46, 0.70)), (1.0, (0.06, 0.18, 0.44))], (azimuth, elevation),
        glow=((1.0, 0.84, 0.60), 0.4, 6.0), clouds=[{**BANK, "seed": seed, "lit": (1.12, 1.0, 0.86), "shade": (0.56, 0.58, 0.66), **bank}])
    return sun(azimuth, elevation, power, (1.0, 0.82, 0.58), size=0.8)


def dawn(azimuth=-24, elevation=2.0, power=1.0, seed=8.3, disc=False, glow=0.75, streaks=0.46):
    """The sun at the edge of the sea; lilac above, thin clouds lit from below."""
    sky([(0.0, (0.98, 0.50, 0.25)), (0.03, (0.88, 0.48, 0.34)), (0.09, (0.64, 0.44, 0.46)), (0.2, (0.38, 0.37, 0.52)), (0.45, (0.17, 0.24, 0.46)), (1.0, (0.06, 0.10, 0.27))],
        (azimuth, elevation), glow=((1.9, 0.95, 0.40), glow, 30.0), disc=((40.0, 24.0, 10.0), 0.45) if disc else None, clouds=[
            dict(kind="bank", scale=2.4, cover=0.50, band=(0.01, 0.04, 0.08, 0.17), seed=seed, stretch=(0.8, 4.2), lit=(1.0, 0.56, 0.38),
                 shade=(0.32, 0.25, 0.36), softness=0.12, amount=0.8, silver=0.6, relief=4.0),
            dict(kind="flat", scale=1.1, cover=streaks, band=(0.10, 0.2, 1.5, 1.6), seed=seed / 2, stretch=(0.42, 1.0), softness=0.3, lit=(0.95, 0.54, 0.45),
                 shade=(0.32, 0.27, 0.42), amount=0.6, silver=0.2)])
    return sun(azimuth, max(3.0, elevation), power, (1.0, 0.50, 0.24), size=3.0)


def dusk(azimuth=-20, dark=1.0, seed=5.3, warm=1.0, cover=0.46):
    """After sunset: a band of ember at the horizon under violet. dark below 1 is later."""
    stops = [(0.0, (0.90 * warm, 0.36, 0.16)), (0.03, (0.72 * warm, 0.30, 0.22)), (0.08, (0.46, 0.24, 0.30)), (0.18, (0.24, 0.18, 0.34)), (0.4, (0.10, 0.11, 0.28)), (1.0, (0.025, 0.04, 0.14))]
    sky([(e, tuple(dark * c for c in colour)) for e, colour in stops], (azimuth, -1.0), glow=((1.5 * dark, 0.62 * dark, 0.24 * dark), 0.7, 16.0), clouds=[
        dict(kind="bank", scale=2.2, cover=cover, band=(0.01, 0.03, 0.09, 0.20), seed=seed, stretch=(0.7, 4.6), lit=tuple(dark * c for c in (0.85, 0.34, 0.24)),
             shade=tuple(dark * c for c in (0.17, 0.12, 0.22)), softness=0.14, amount=0.8, silver=0.5, relief=4.0),
        dict(kind="flat", scale=0.9, cover=cover, band=(0.12, 0.22, 1.5, 1.6), seed=seed * 1.7, stretch=(0.4, 1.0), softness=0.3, lit=tuple(dark * c for c in (0.60, 0.28, 0.30)),
             shade=tuple(dark * c for c in (0.12, 0.10, 0.22)), amount=0.55)])
    item = sun(azimuth, 4.0, 0.5 * dark, (1.0, 0.45, 0.28), size=20.0)
    item.visible_glossy = False  # the lamp is wider than the sun: water must mirror the sky alone
    return item


def ridge(y, height, colour, seed=0.0, air=None, x=(-1500, 1500), steps=500, rough=1.0, base=0.0, wave=0.0022, material=None):
    """A chain of hills across the view at distance y; air as in materials.plain."""
    top, low = [], []
    for i in range(steps + 1):
        px = x[0] + (x[1] - x[0]) * i / steps
        h = height * (0.55 + 0.6 * noise.fractal(Vector((px * wave, seed, 0.3)), 1.2, 2.0, 3)) + rough * 0.07 * height * noise.fractal(Vector((px * wave * 9, seed, 5)), 0.6, 2.0, 5)
        edge = min(1.0, (px - x[0]) / 200, (x[1] - px) / 200) if x[0] > -1400 or x[1] < 1400 else 1.0
        top.append((px, y, base + max(0.02 * height, h) * max(0.0, edge)))
        low.append((px, y - 0.8 * height, base - 2.0))
    return shapes.loft("ridge", [low, top], material or plain("ridge", colour, 1.0, vary=0.35, scale=0.02, air=air, specular=0.0))
