"""Foliage in morning mist."""
from .nodes import material


def misty(name, colours, air, mist, far=950.0, low=(-48.0, 2.0), start=(120, 420)):
    """Leaves in air that thickens with distance and in the bottom of the valley."""
    item, graph, surface = material(name)
    tint = graph.math("ADD", graph.attribute("tint").outputs["Fac"], graph.remap(graph.add("ObjectInfo").outputs["Random"], 0, 1, -0.2, 0.2))
    tone = graph.ramp(tint, [(i / (len(colours) - 1), c) for i, c in enumerate(colours)])
    leaf = graph.shader_mix(0.28, graph.add("BsdfDiffuse", {"Color": tone}).outputs[0], graph.add("BsdfTranslucent", {"Color": graph.mix(1.0, tone, (1.5, 1.7, 0.6), "MULTIPLY")}).outputs[0])
    view = graph.add("CameraData").outputs["View Distance"]
    spot = graph.position()
    z = graph.split(spot)[2]
    bank = graph.noise(graph.vector("MULTIPLY", spot, (1, 1, 2.5)), 0.007, 4.0, 0.6)
    bottom = graph.math("MULTIPLY", graph.remap(z, *low, 1.0, 0.0), graph.remap(bank, 0.36, 0.60))
    bottom = graph.math("MULTIPLY", bottom, graph.remap(view, *start))
    thick = graph.math("SUBTRACT", 1.0, graph.math("EXPONENT", graph.math("DIVIDE", view, -far)))
    out = graph.shader_mix(thick, leaf, graph.add("Emission", {"Color": air}).outputs[0])
    graph.put(surface, graph.shader_mix(graph.math("MULTIPLY", bottom, 0.85), out, graph.add("Emission", {"Color": mist}).outputs[0]))
    return item
