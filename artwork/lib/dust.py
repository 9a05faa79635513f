"""Dust in the air behind wheels: soft clouds on cards that face the viewer, who looks along +Y."""
import random

from . import shapes
from .nodes import material


def _puff(colour, amount):
    item, graph, surface = material("dust")
    x, y, z = graph.split(graph.add("TexCoord").outputs["Object"])
    own = graph.math("MULTIPLY", graph.add("ObjectInfo").outputs["Random"], 40.0)
    far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", z, z)))
    grain = graph.noise(graph.join(graph.math("ADD", x, own), z, own), 1.7, 5.0, 0.6)
    cover = graph.math("MULTIPLY", graph.remap(far, 0.05, 0.95, 1.0, 0.0), graph.remap(grain, 0.34, 0.66, 0.0, amount))
    shown = graph.math("MULTIPLY", cover, graph.math("SUBTRACT", 1.0, graph.indirect()))
    lit = graph.shader_mix(0.5, graph.add("BsdfDiffuse", {"Color": colour}).outputs[0], graph.add("BsdfTranslucent", {"Color": colour}).outputs[0])
    graph.put(surface, graph.shader_mix(shown, graph.add("BsdfTransparent").outputs[0], lit))
    return item


def cloud(spots, size, seed=0, colour=(0.62, 0.40, 0.26), amount=0.5):
    """Puffs at (x, y, z) spots, their radius in metres between the two of `size`."""
    rng, paint = random.Random(seed), _puff(colour, amount)
    for spot in spots:
        wide = rng.uniform(*size)
        card = shapes.mesh("dust", [(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], paint)
        card.location, card.scale = spot, (wide, 1, wide * rng.uniform(0.5, 0.8))
