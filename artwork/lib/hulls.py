"""Hulls with flare: narrow at the waterline, wide at the deck, the stem raked. Bow towards +X, waterline at z = 0."""
from mathutils import Vector

from . import shapes


class Hull:
    """The skin of a hull as a function: how far along (0 stern, 1 bow) and how high (0 keel, 1 deck edge)."""

    def __init__(self, length, beam, deck, keel, spring=0.0, rake=0.0, full=0.45, fine=0.62, hollow=2.2, stern=0.93):
        """deck and keel: heights amidships; spring: how much the deck rises to the bow; full and fine: where the waterline and the deck edge
        begin to narrow; hollow: how late the side flares out; stern: its width there."""
        self.length, self.beam, self.deck, self.keel, self.spring, self.rake = length, beam, deck, keel, spring, rake
        self.full, self.fine, self.hollow, self.stern = full, fine, hollow, stern

    def _half(self, t, start, power):
        narrow = max(0.0, (t - start) / (1 - start))
        aft = self.stern + (1 - self.stern) * min(1.0, t / 0.35)
        return self.beam / 2 * aft * max(0.0, 1 - narrow ** power)

    def at(self, t, u, side=1, out=0.0):
        """A point of the skin; side is +1 (port) or -1, out lifts it off the skin."""
        top = self.deck + self.spring * max(0.0, (t - 0.15) / 0.85) ** 2
        bottom = self.keel * (1 - 0.85 * max(0.0, (t - 0.7) / 0.3) ** 2)
        z = bottom + (top - bottom) * u
        low, high = 0.95 * self._half(t, self.full, 1.75), self._half(t, self.fine, 2.3)
        water = max(0.0, -bottom / (top - bottom))  # where the waterline is on the way up
        if u <= water:
            y = low * (u / water if water else 1.0) ** 0.4
        else:
            y = low + (high - low) * ((u - water) / (1 - water)) ** self.hollow
        x = (t - 0.5) * self.length + self.rake * u * max(0.0, (t - 0.55) / 0.45) ** 2
        return Vector((x, side * (max(y, 0.01) + out), z))

    def shell(self, name, material, stations=90, steps=26):
        """The skin of both sides and the transom."""
        items = []
        for side in (1, -1):
            rings = [[self.at(i / stations, j / steps, side) for j in range(steps + 1)] for i in range(stations + 1)]
            items.append(shapes.loft(name, rings, material))
        stern = [self.at(0, j / steps, 1) for j in range(steps + 1)] + [self.at(0, j / steps, -1) for j in range(steps, -1, -1)]
        items.append(shapes.mesh(name + "-transom", [tuple(p) for p in stern], [tuple(range(len(stern)))], material, smooth=False))
        return items

    def line(self, u, start=0.0, end=1.0, side=1, out=0.0, count=60):
        """Points along the side at one height."""
        return [self.at(start + (end - start) * i / count, u, side, out) for i in range(count + 1)]

    def band(self, name, low, high, start, end, material, side=1, out=0.02, count=50, taper=0.12):
        """A strip on the side between two heights (numbers or functions of 0..1), drawn to a point at both ends."""
        rows = []
        for i in range(count + 1):
            s = i / count
            a, b = (f(s) if callable(f) else f for f in (low, high))
            close = min(1.0, s / taper, (1 - s) / taper) ** 0.5 if taper else 1.0
            middle, half = (a + b) / 2, (b - a) / 2 * max(0.02, close)
            t = start + (end - start) * s
            rows.append([self.at(t, middle + half * k, side, out) for k in (-1, -0.5, 0, 0.5, 1)])
        return shapes.loft(name, rows, material)

    def cover(self, name, material, start=0.0, end=1.0, drop=0.0, inset=0.98, crown=0.05, count=50):
        """A deck from one edge to the other."""
        rows = []
        for i in range(count + 1):
            t = start + (end - start) * i / count
            p = self.at(t, 1.0)
            rows.append([Vector((p.x, p.y * inset * k / 4, p.z - drop + crown * (1 - (k / 4) ** 2))) for k in range(-4, 5)])
        return shapes.loft(name, rows, material)
