"""Discover scuba: from the sea bed up to two divers, the boat's hull and the bright window of the surface."""
from mathutils import Euler, Vector

from lib import corals, divers, fish, reef, shapes
from lib.nodes import material
from lib.render import camera
from lib.sky import sun

TARGET = "activities/discover-scuba.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1400
EXPOSURE = 0.15
LOOK = "High Contrast"
SURFACE = 11.0


def dim(name, colour):
    """Things against the light: nearly black, faded by the water."""
    item, graph, surface = material(name)
    shader = graph.add("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.5, "Specular": 0.2}).outputs[0]
    graph.put(surface, reef.fade(graph, shader))
    return item


def swim(items, spot, turn):
    shapes.group(items, spot).rotation_euler = Euler([0.0174533 * a for a in turn])


def build():
    eye, target = Vector((0, -2.5, 0.8)), Vector((0.2, 5.0, 7.8))
    camera(eye, target, lens=21)
    reef.world(14, 60, reach=34.0, glow=(0.03, 0.13, 0.15))
    sun(14, 62, 4.0, (0.7, 0.97, 1.0), size=2.0)
    reef.surface(SURFACE, scale=0.38, chop=0.30, sun=9.0, sky=((0.10, 0.46, 0.56), (0.50, 0.88, 0.92)), mirror=(0.006, 0.10, 0.18))
    suit, fin, hull = dim("suit", (0.006, 0.010, 0.014)), dim("fin", (0.01, 0.03, 0.04)), dim("hull", (0.03, 0.05, 0.06))
    swim(divers.keel(9.0, 2.8, hull), (1.6, 7.0, SURFACE), (0, 0, 18))
    swim(divers.diver(suit, fin, 0.27), (-0.75, 1.0, 4.1), (14, -20, 24))
    swim(divers.diver(suit, fin, -0.22, 0.9), (1.75, 2.6, 4.3), (-16, -14, 155))
    divers.bubbles((0.05, 1.35, 4.45), 5.0, 260, 1, (0.3, 0.2))
    divers.bubbles((0.95, 2.95, 4.6), 5.0, 200, 2, (-0.2, 0.3))
    rope = dim("rope", (0.10, 0.10, 0.08))
    shapes.tube("line", [(6.4, 8.2, SURFACE), (6.9, 8.6, 5.0), (7.1, 8.8, -1.0)], 0.022, rope, 6)
    dark = dim("fish", (0.02, 0.04, 0.05))
    kinds = fish.fish(dark)
    for item in kinds:
        item.location.z = -80
    fish.school(kinds, (-4.2, 5.6, 6.8), (1.3, 1.2, 0.6), 46, 3, (0.16, 0.3), heading=35)
    fish.school(kinds, (4.6, 3.2, 4.0), (0.8, 0.9, 0.5), 16, 4, (0.16, 0.26), heading=60)
    # Corals on the sea bed frame the view from below.
    coral = [reef.skin("coral-a", (0.02, 0.02, 0.025), (0.06, 0.05, 0.06), 6, 0.5, caustics=0), reef.skin("coral-b", (0.04, 0.02, 0.05), (0.10, 0.05, 0.11), 6, 0.5, caustics=0, through=0.3)]
    for kind, spot, size in ((corals.fan(1, coral[1]), (-2.7, -0.6, 0.9), 2.0), (corals.fan(2, coral[1]), (-3.5, 0.2, 0.9), 2.5), (corals.rods(3, coral[0]), (-1.9, -0.9, 0.8), 1.2),
                             (corals.rods(4, coral[0]), (2.3, -0.8, 0.7), 1.6), (corals.rods(6, coral[0]), (3.2, -0.2, 0.8), 2.2), (corals.tubes(5, coral[0]), (2.8, -0.7, 0.9), 1.3)):
        kind.location, kind.scale = spot, (size,) * 3
    reef.rays(eye, target, 4.0, (0.9, 1.6), 0.14, 12.0, 5.0, seed=5.0)
