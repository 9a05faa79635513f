"""Road surfaces. The attribute `side` (metres from the middle) places the lines."""
from .nodes import material


def asphalt():
    """Dark asphalt with a double yellow line in the middle and white lines at the edges."""
    item, graph, surface = material("coast-asphalt")
    spot = graph.position()
    side = graph.attribute("side").outputs["Fac"]
    broad, fine = graph.noise(spot, 0.4, 5.0, 0.65, flat=True), graph.noise(spot, 60.0, 3.0, 0.8, flat=True)
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), (0.040, 0.040, 0.042), (0.068, 0.066, 0.064))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7, 0.0, 0.4), tone, (0.025, 0.025, 0.025))
    worn = graph.remap(graph.noise(spot, 5.0, 4.0, 0.75, flat=True), 0.34, 0.5)
    away = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", side), 0.11))
    centre = graph.math("LESS_THAN", away, 0.05)
    edge = graph.math("LESS_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", side), 3.3)), 0.06)
    tone = graph.mix(graph.math("MULTIPLY", centre, worn), tone, (0.60, 0.40, 0.07))
    tone = graph.mix(graph.math("MULTIPLY", edge, worn), tone, (0.55, 0.54, 0.50))
    graph.put(surface, graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": graph.remap(broad, 0.3, 0.7, 0.36, 0.62), "Specular": 0.5, "Normal": graph.bump(fine, 0.35, 0.02)}).outputs[0])
    return item
