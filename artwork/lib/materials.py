"""Surface materials. Colours are linear RGB."""
from .nodes import material


def haze(graph, shader, colour, distance):
    """Fade a shader into the colour of the air over a distance in metres (the air's 1/e length)."""
    view = graph.add("CameraData").outputs["View Distance"]
    amount = graph.math("SUBTRACT", 1.0, graph.math("EXPONENT", graph.math("DIVIDE", view, -distance)))
    air = graph.add("Emission", {"Color": colour}).outputs[0]
    return graph.shader_mix(amount, shader, air)


def plain(name, colour, roughness=0.6, metallic=0.0, specular=0.5, vary=0.0, bump=0.0, scale=8.0, air=None):
    """One colour, with optional blotches (vary) and unevenness (bump)."""
    item, graph, surface = material(name)
    shader = graph.add("BsdfPrincipled", {"Base Color": colour, "Roughness": roughness, "Metallic": metallic,
                                          "Specular": specular})
    if vary or bump:
        spot = graph.add("TexCoord").outputs["Object"]
        grain = graph.noise(spot, scale, 3.0, 0.6)
        if vary:
            dark = tuple(c * (1 - vary) for c in colour)
            bright = tuple(min(1.0, c * (1 + vary)) for c in colour)
            graph.put(shader.inputs["Base Color"], graph.mix(graph.remap(grain, 0.3, 0.7), dark, bright))
        if bump:
            graph.put(shader.inputs["Normal"], graph.bump(grain, bump, 0.05))
    out = shader.outputs[0]
    if air:
        out = haze(graph, out, *air)
    graph.put(surface, out)
    return item


def leaf(name="leaf", colours=((0.015, 0.05, 0.008), (0.05, 0.13, 0.015), (0.16, 0.19, 0.03)), gloss=0.38,
         through=0.35, air=None):
    """Foliage: the attribute `tint` (0 to 1) chooses the colour; light shines through."""
    item, graph, surface = material(name)
    tint = graph.attribute("tint").outputs["Fac"]
    own = graph.add("ObjectInfo").outputs["Random"]
    tint = graph.math("ADD", tint, graph.remap(own, 0.0, 1.0, -0.12, 0.12))
    stops = [(i / (len(colours) - 1), colour) for i, colour in enumerate(colours)]
    colour = graph.ramp(tint, stops)
    front = graph.add("BsdfPrincipled", {"Base Color": colour, "Roughness": gloss, "Specular": 0.35}).outputs[0]
    glow = graph.mix(1.0, colour, (1.5, 1.7, 0.55), "MULTIPLY")
    back = graph.add("BsdfTranslucent", {"Color": glow}).outputs[0]
    out = graph.shader_mix(through, front, back)
    if air:
        out = haze(graph, out, *air)
    graph.put(surface, out)
    return item


def bark(name="bark", colour=(0.19, 0.15, 0.115)):
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    ring = graph.math("SINE", graph.math("ADD", graph.math("MULTIPLY", z, 42.0),
                                         graph.math("MULTIPLY", graph.noise(spot, 3.0), 6.0)))
    grain = graph.noise(graph.join(graph.math("MULTIPLY", x, 6.0), graph.math("MULTIPLY", y, 6.0), z), 4.0, 6.0, 0.65)
    tone = graph.mix(graph.remap(grain, 0.3, 0.7), tuple(c * 0.55 for c in colour), tuple(c * 1.35 for c in colour))
    tone = graph.mix(graph.remap(ring, 0.4, 1.0, 0.0, 0.55), tone, tuple(c * 0.4 for c in colour))
    height = graph.math("ADD", grain, graph.math("MULTIPLY", ring, -0.25))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.85, "Specular": 0.2,
                                          "Normal": graph.bump(height, 0.6, 0.03)})
    graph.put(surface, shader.outputs[0])
    return item


def sand(name="sand", colour=(0.60, 0.48, 0.335), wet_to=0.12, caustics=1.0, dimples=1.0, ripples=0.0):
    """Sand by height above the sea at 0: dry, wet and glossy near the water, rippled by light below it."""
    item, graph, surface = material(name)
    spot = graph.position()
    x, y, z = graph.split(spot)
    broad = graph.noise(spot, 0.35, 3.0, 0.55, flat=True)
    fine = graph.noise(spot, 38.0, 3.0, 0.8, flat=True)
    tone = graph.mix(graph.remap(broad, 0.3, 0.7), tuple(c * 0.88 for c in colour), tuple(min(1.0, c * 1.06) for c in colour))
    tone = graph.mix(graph.remap(fine, 0.25, 0.75, 0.0, 0.30), tone, tuple(c * 0.55 for c in colour))
    specks = graph.remap(graph.voronoi(spot, 17.0), 0.05, 0.11, 0.5, 0.0)
    tone = graph.mix(specks, tone, tuple(c * 0.42 for c in colour))
    # Wet zone
    line = graph.math("ADD", z, graph.math("MULTIPLY", graph.math("SUBTRACT", broad, 0.5), 0.10))
    wet = graph.remap(line, wet_to * 0.35, wet_to, 1.0, 0.0)
    tone = graph.mix(wet, tone, (0.60, 0.56, 0.50), "MULTIPLY")
    tone = graph.mix(graph.remap(z, -0.35, -0.02, 1.0, 0.0), tone, (0.80, 0.72, 0.58))  # never trodden, so paler
    roughness = graph.remap(wet, 0.0, 1.0, 0.9, 0.32)
    # Light drawn together by the waves
    if caustics:
        bent = graph.warp(graph.drift(spot, 0.45), 0.9, 0.9)
        nets = []
        for scale, shift in ((1.15, 0.0), (1.9, 5.3)):
            cell = graph.voronoi(graph.drift(graph.vector("ADD", bent, (shift, shift, 0.0)), -0.3), scale, "DISTANCE_TO_EDGE")
            nets.append(graph.math("POWER", graph.remap(cell, 0.0, 0.30, 1.0, 0.0, smooth=False), 3.2))
        net = graph.math("ADD", nets[0], graph.math("MULTIPLY", nets[1], 0.6))
        under = graph.math("MULTIPLY", graph.remap(z, -0.06, -0.45), graph.remap(z, -5.0, -1.5, 0.15, 1.0))
        gain = graph.math("ADD", 0.86, graph.math("MULTIPLY", net, 0.75 * caustics))
        gain = graph.math("ADD", 1.0, graph.math("MULTIPLY", under, graph.math("SUBTRACT", gain, 1.0)))
        tone = graph.mix(1.0, tone, graph.join(gain, gain, gain), "MULTIPLY")
    # Trodden dimples, ripple marks and grain
    height = graph.math("MULTIPLY", fine, 0.10)
    if dimples:
        lumps = graph.noise(spot, 4.5, 3.0, 0.62, flat=True)
        where = graph.math("MULTIPLY", graph.remap(broad, 0.38, 0.6), graph.remap(wet, 0.0, 0.7, 1.0, 0.03))
        height = graph.math("ADD", height, graph.math("MULTIPLY", lumps, graph.math("MULTIPLY", where, 1.3 * dimples)))
    if ripples:
        wave = graph.math("SINE", graph.math("ADD", graph.math("MULTIPLY", y, 34.0), graph.math("MULTIPLY", broad, 40.0)))
        height = graph.math("ADD", height, graph.math("MULTIPLY", wave, 0.12 * ripples))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": roughness, "Specular": 0.3,
                                          "Normal": graph.bump(height, 0.7, 0.09)})
    plain_sand = graph.add("BsdfDiffuse", {"Color": colour}).outputs[0]
    graph.put(surface, graph.shader_mix(graph.indirect(), shader.outputs[0], plain_sand))
    return item


def rock(name="rock", colours=((0.06, 0.055, 0.05), (0.30, 0.27, 0.23), (0.46, 0.43, 0.38)), scale=1.0, air=None,
         green=0.0, streaks=0.5):
    """Weathered limestone; green adds moss to the flatter parts."""
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    x, y, z = graph.split(spot)
    big = graph.noise(spot, 0.5 * scale, 8.0, 0.62)
    runs = graph.noise(graph.join(graph.math("MULTIPLY", x, 2.2), graph.math("MULTIPLY", y, 2.2),
                                  graph.math("MULTIPLY", z, 0.18)), 0.9 * scale, 6.0, 0.6)
    tone = graph.ramp(graph.remap(graph.math("ADD", graph.math("MULTIPLY", big, 1 - streaks),
                                             graph.math("MULTIPLY", runs, streaks)), 0.3, 0.68),
                      [(i / (len(colours) - 1), c) for i, c in enumerate(colours)])
    if green:
        normal = graph.add("NewGeometry").outputs["Normal"]
        up = graph.split(normal)[2]
        moss = graph.math("MULTIPLY", graph.remap(graph.math("ADD", up, graph.math("MULTIPLY", big, 1.2)), 0.6, 1.1), green)
        tone = graph.mix(moss, tone, (0.035, 0.07, 0.015))
    height = graph.math("ADD", graph.noise(spot, 3.0 * scale, 9.0, 0.65), graph.math("MULTIPLY", runs, 0.5))
    shader = graph.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.88, "Specular": 0.2,
                                          "Normal": graph.bump(height, 0.8, 0.25 / scale)})
    out = shader.outputs[0]
    if air:
        out = haze(graph, out, *air)
    graph.put(surface, out)
    return item


def canvas(name, colour=(0.78, 0.76, 0.70), through=0.28):
    """Sailcloth: light shines through it."""
    item, graph, surface = material(name)
    front = graph.add("BsdfDiffuse", {"Color": colour}).outputs[0]
    back = graph.add("BsdfTranslucent", {"Color": colour}).outputs[0]
    graph.put(surface, graph.shader_mix(through, front, back))
    return item


def glow(name, colour, strength):
    item, graph, surface = material(name)
    graph.put(surface, graph.add("Emission", {"Color": colour, "Strength": strength}).outputs[0])
    return item


def hull_paint(name, bands, gloss=0.12):
    """Paint in bands by height above the waterline of a boat: (height, colour) pairs, lowest first."""
    item, graph, surface = material(name)
    z = graph.split(graph.add("TexCoord").outputs["Object"])[2]
    colour = bands[0][1]
    for height, paint in bands[1:]:
        colour = graph.mix(graph.math("GREATER_THAN", z, height), colour, paint)
    dirt = graph.noise(graph.add("TexCoord").outputs["Object"], 2.5, 3.0, 0.6)
    colour = graph.mix(graph.remap(dirt, 0.35, 0.75, 0.0, 0.12), colour, (0.35, 0.31, 0.25))
    shader = graph.add("BsdfPrincipled", {"Base Color": colour, "Roughness": gloss, "Specular": 0.5})
    graph.put(surface, shader.outputs[0])
    return item
