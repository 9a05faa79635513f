"""Under water: the light, the surface from below, the skin of corals. Here the sand lies at z = 0 and the surface above."""

import bpy
from mathutils import Vector

from . import shapes
from .nodes import Graph, material
from .sky import direction

# The colour of open water by the height of the glance: straight down, level, straight up.
DEEP = ((0.0, (0.002, 0.020, 0.045)), (0.36, (0.004, 0.050, 0.105)), (0.5, (0.010, 0.125, 0.215)), (0.62, (0.030, 0.245, 0.350)),
        (0.8, (0.10, 0.44, 0.53)), (1.0, (0.26, 0.66, 0.70)))
_light = {}


def _water(graph, x, y, z, deep):
    tone = graph.ramp(graph.math("MULTIPLY_ADD", z, 0.5, 0.5), deep)
    facing = graph.math("MAXIMUM", graph.vector("DOT_PRODUCT", graph.join(x, y, z), tuple(_light["aim"])), 0.0)
    return graph.mix(graph.math("MULTIPLY", graph.math("POWER", facing, 5.0), 0.75), tone, _light["glow"], "ADD")


def world(azimuth, elevation, reach=16.0, deep=DEEP, glow=(0.10, 0.30, 0.32), strength=1.0):
    """Open water all round, brighter towards the sun; everything made after this fades into it over `reach` metres."""
    _light.update(aim=direction(azimuth, elevation), reach=reach, deep=deep, glow=glow)
    item = bpy.data.worlds.new("water")
    bpy.context.scene.world = item
    item.use_nodes = True
    graph = Graph(item.node_tree)
    ray = graph.vector("NORMALIZE", graph.add("TexCoord").outputs["Generated"])
    background = item.node_tree.nodes["Background"]
    graph.put(background.inputs[0], _water(graph, *graph.split(ray), deep))
    background.inputs[1].default_value = strength
    item.cycles.sampling_method = "NONE"


def fade(graph, shader, reach=None):
    """What is far off takes the colour of the water."""
    x, y, z = graph.split(graph.vector("SCALE", graph.add("NewGeometry").outputs["Incoming"], scale=-1.0))
    view = graph.add("CameraData").outputs["View Distance"]
    amount = graph.math("SUBTRACT", 1.0, graph.math("EXPONENT", graph.math("DIVIDE", view, -(reach or _light["reach"]))))
    return graph.shader_mix(amount, shader, graph.add("Emission", {"Color": _water(graph, x, y, z, _light["deep"])}).outputs[0])


def net(graph, scale=0.8, gain=1.0):
    """The net of light that waves throw on whatever looks up."""
    geometry = graph.add("NewGeometry").outputs
    x, y, z = graph.split(geometry["Position"])
    aim = _light["aim"]
    spot = graph.join(graph.math("SUBTRACT", x, graph.math("MULTIPLY", z, aim.x / aim.z)), graph.math("SUBTRACT", y, graph.math("MULTIPLY", z, aim.y / aim.z)), 0.0)
    bent = graph.warp(spot, 0.6, 1.1)
    parts = [graph.math("POWER", graph.remap(graph.voronoi(graph.vector("ADD", bent, (s, s, 0)), k * scale, "DISTANCE_TO_EDGE"), 0.0, 0.34, 1.0, 0.0, smooth=False), 2.6)
             for k, s in ((1.0, 0.0), (1.7, 4.1))]
    light = graph.math("MULTIPLY", graph.math("ADD", parts[0], parts[1]), graph.remap(graph.split(geometry["Normal"])[2], -0.1, 0.7))
    return graph.math("MULTIPLY_ADD", light, gain, 1.0 - 0.25 * gain)


def skin(name, dark, bright, scale=6.0, bump=0.5, ridges=False, caustics=0.8, through=0.0):
    """Coral, sponge or rock: mottled, dulled by the water, with the net of light."""
    item, graph, surface = material(name)
    spot = graph.add("TexCoord").outputs["Object"]
    grain = graph.noise(spot, scale, 5.0, 0.65)
    if ridges:
        wave = graph.math("SINE", graph.math("MULTIPLY", graph.noise(spot, 3.2, 2.0, 0.5), 60.0))
        grain = graph.math("MULTIPLY_ADD", wave, 0.35, 0.5)
    own = graph.add("ObjectInfo").outputs["Random"]
    tone = graph.mix(graph.math("ADD", graph.remap(grain, 0.3, 0.7), graph.remap(own, 0, 1, -0.3, 0.3), clamp=True), dark, bright)
    if caustics:
        light = net(graph, gain=caustics)
        tone = graph.mix(1.0, tone, graph.join(light, light, light), "MULTIPLY")
    out = graph.add("BsdfDiffuse", {"Color": tone, "Normal": graph.bump(grain, bump, 0.06)}).outputs[0]
    if through:
        out = graph.shader_mix(through, out, graph.add("BsdfTranslucent", {"Color": tone}).outputs[0])
    graph.put(surface, fade(graph, out))
    return item


def sand(name="reef-sand"):
    item, graph, surface = material(name)
    spot = graph.position()
    broad = graph.noise(spot, 0.5, 4.0, 0.6, flat=True)
    fine = graph.noise(spot, 30.0, 3.0, 0.8, flat=True)
    y = graph.split(spot)[1]
    wave = graph.math("SINE", graph.math("ADD", graph.math("MULTIPLY", y, 26.0), graph.math("MULTIPLY", broad, 46.0)))
    tone = graph.mix(graph.remap(fine, 0.3, 0.7), (0.50, 0.50, 0.42), (0.72, 0.72, 0.62))
    tone = graph.mix(graph.remap(broad, 0.35, 0.7, 0.0, 0.5), tone, (0.33, 0.34, 0.27))
    light = net(graph, 0.75, 0.9)
    tone = graph.mix(1.0, tone, graph.join(light, light, light), "MULTIPLY")
    bump = graph.bump(graph.math("MULTIPLY_ADD", wave, 0.25, graph.math("MULTIPLY", fine, 0.25)), 0.6, 0.08)
    graph.put(surface, fade(graph, graph.add("BsdfDiffuse", {"Color": tone, "Normal": bump}).outputs[0]))
    return item


def surface(height, centre=(0, 0), size=400.0, scale=0.55, chop=0.5, sky=((0.16, 0.55, 0.62), (0.62, 0.92, 0.94)), mirror=(0.012, 0.13, 0.20), sun=6.0, reach=None):
    """The surface seen from below: the sky through a round window, the dim sea mirrored around it."""
    item, graph, out = material("under-surface")
    geometry = graph.add("NewGeometry").outputs
    spot = graph.position()
    ripple = graph.math("ADD", graph.noise(graph.vector("MULTIPLY", spot, (1.0, 1.35, 1.0)), scale, 4.0, 0.55, flat=True), graph.math("MULTIPLY", graph.noise(spot, scale * 0.22, 2.0, 0.5, flat=True), 2.2))
    normal = graph.bump(ripple, chop, 1.0)
    glance = graph.math("ABSOLUTE", graph.vector("DOT_PRODUCT", geometry["Incoming"], normal))
    window = graph.remap(glance, 0.60, 0.74)
    tone = graph.mix(graph.remap(glance, 0.64, 0.98), sky[0], sky[1])
    tone = graph.mix(window, mirror, tone)
    bent = graph.vector("NORMALIZE", graph.vector("ADD", graph.vector("SCALE", geometry["Incoming"], scale=-1.0),
                                                  graph.vector("SCALE", graph.vector("SUBTRACT", normal, geometry["True Normal"]), scale=0.9)))
    facing = graph.math("MAXIMUM", graph.vector("DOT_PRODUCT", bent, tuple(_light["aim"])), 0.0)
    tone = graph.mix(graph.math("MULTIPLY", graph.math("POWER", facing, 24.0), 0.6), tone, (0.9, 1.0, 0.95), "ADD")
    tone = graph.mix(graph.math("MULTIPLY", graph.math("POWER", facing, 260.0), 1.0), tone, (sun, sun, 0.9 * sun), "ADD")
    shader = fade(graph, graph.add("Emission", {"Color": tone}).outputs[0], reach or _light["reach"] * 2.2)
    camera = graph.add("LightPath").outputs["Is Camera Ray"]
    graph.put(out, graph.shader_mix(camera, graph.add("BsdfTransparent").outputs[0], shader))
    x, y = centre
    return shapes.mesh("under-surface", [(x - size, y - size, height), (x - size, y + size, height), (x + size, y + size, height), (x + size, y - size, height)], [(0, 1, 2, 3)], item)


def rays(eye, target, away, source, amount=0.35, count=9.0, reach=14.0, colour=(0.55, 0.95, 1.0), seed=0.0):
    """Beams of light on a pane `away` metres before the camera, from a source (right, up) in metres on that pane."""
    item, graph, surface = material("rays")
    x, y, _ = graph.split(graph.add("TexCoord").outputs["Object"])
    u, v = graph.math("SUBTRACT", x, source[0]), graph.math("SUBTRACT", y, source[1])
    angle = graph.math("ARCTAN2", u, graph.math("MULTIPLY", v, -1.0))
    far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", u, u), graph.math("MULTIPLY", v, v)))
    beam = graph.noise(graph.join(graph.math("MULTIPLY", angle, count), graph.math("MULTIPLY", far, 0.035), seed), 1.0, 3.0, 0.6)
    beam = graph.math("POWER", graph.remap(beam, 0.42, 0.74), 1.3)
    beam = graph.math("MULTIPLY", beam, graph.math("EXPONENT", graph.math("DIVIDE", far, -reach)))
    beam = graph.math("MULTIPLY", beam, graph.remap(far, 0.3, reach * 0.35, 0.25, 1.0))
    shine = graph.add("Emission", {"Color": colour, "Strength": graph.math("MULTIPLY", beam, graph.math("MULTIPLY", graph.add("LightPath").outputs["Is Camera Ray"], amount))}).outputs[0]
    both = graph.add("AddShader", {0: graph.add("BsdfTransparent").outputs[0], 1: shine}).outputs[0]
    graph.put(surface, both)
    aim = (Vector(target) - Vector(eye)).normalized()
    s = away * 1.6
    pane = shapes.mesh("rays", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)], item)
    pane.location = Vector(eye) + aim * away
    pane.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    return pane
