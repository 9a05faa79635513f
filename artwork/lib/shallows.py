"""Sand close by under clear, ankle-deep water: grain, shell grit and the fine net of light that small waves throw."""
from .nodes import material
from .sky import direction


def net(graph, sun, scale=7.0, gain=1.0):
    """How bright the light is on what looks up: a bright net with dark cells, moved along the sun's rays (azimuth, elevation) by height."""
    geometry = graph.add("NewGeometry").outputs
    x, y, z = graph.split(geometry["Position"])
    aim = direction(*sun)
    spot = graph.join(graph.math("MULTIPLY_ADD", z, -aim.x / aim.z, x), graph.math("MULTIPLY_ADD", z, -aim.y / aim.z, y), 0.0)
    bent = graph.warp(graph.warp(spot, scale * 0.45, 0.9 / scale), scale * 1.6, 0.28 / scale)
    lines = []
    for k, shift, wide in ((0.62, 0.0, 0.17), (1.0, 3.7, 0.22), (1.9, 8.1, 0.30)):
        edge = graph.voronoi(graph.vector("ADD", bent, (shift, shift, 0.0)), k * scale, "DISTANCE_TO_EDGE")
        lines.append(graph.math("POWER", graph.remap(edge, 0.0, wide, 1.0, 0.0, smooth=False), 3.4))
    broad = graph.remap(graph.noise(spot, scale * 0.22, 2.0, 0.5, flat=True), 0.34, 0.66, 0.35, 1.25)
    bright = graph.math("MULTIPLY", graph.math("MULTIPLY_ADD", lines[2], 0.35, graph.math("MULTIPLY_ADD", lines[1], 0.7, lines[0])), broad)
    bright = graph.math("MULTIPLY", bright, graph.remap(graph.split(geometry["Normal"])[2], -0.1, 0.8))
    return graph.math("MULTIPLY_ADD", bright, gain, 1.0 - 0.22 * gain)


def sand(sun, colour=(0.60, 0.49, 0.345), gain=1.0, scale=7.0):
    """Pale coral sand, its troughs darker where fine dark grit gathers (attribute `crest`, 0 to 1)."""
    item, graph, surface = material("shallow-sand")
    spot = graph.position()
    fine = graph.noise(spot, 420.0, 3.0, 0.8, flat=True)
    grit = graph.noise(spot, 150.0, 3.0, 0.7, flat=True)
    broad = graph.noise(spot, 4.0, 4.0, 0.6, flat=True)
    crest = graph.attribute("crest").outputs["Fac"]
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), tuple(0.88 * c for c in colour), tuple(1.10 * c for c in colour))
    tone = graph.mix(graph.remap(crest, 0.0, 1.0, 0.34, 0.0), tone, tuple(c * k for c, k in zip(colour, (0.50, 0.48, 0.46))))
    tone = graph.mix(graph.remap(fine, 0.30, 0.72, 0.0, 0.5), tone, tuple(0.50 * c for c in colour))
    tone = graph.mix(graph.remap(grit, 0.66, 0.74, 0.0, 0.55), tone, (0.10, 0.085, 0.07))
    tone = graph.mix(graph.remap(grit, 0.24, 0.32, 0.6, 0.0), tone, (0.86, 0.80, 0.70))
    light = net(graph, sun, scale, gain)
    tone = graph.mix(1.0, tone, graph.join(light, light, light), "MULTIPLY")
    height = graph.math("ADD", graph.math("MULTIPLY", fine, 0.5), grit)
    shader = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(height, 0.55, 0.006)}).outputs[0]
    plain = graph.add("BsdfDiffuse", {"Color": colour}).outputs[0]
    graph.put(surface, graph.shader_mix(graph.indirect(), shader, plain))
    return item
