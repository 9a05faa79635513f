"""Sky and sun: a gradient with a glow round the sun, clouds, and a sun lamp to match."""
import math

import bpy
from mathutils import Vector

from .nodes import Graph


def direction(azimuth, elevation):
    """Unit vector towards a point of the sky; azimuth clockwise from +Y, in degrees."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sun(azimuth, elevation, strength=4.0, colour=(1.0, 0.95, 0.86), size=0.6):
    """The sun lamp; size is its angle in degrees and softens shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = colour
    data.angle = math.radians(size)
    item = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(item)
    item.rotation_euler = direction(azimuth, elevation).to_track_quat("Z", "Y").to_euler()
    return item


def sky(stops, towards, glow=((1.0, 0.9, 0.7), 0.3, 8.0), strength=1.0, clouds=(), disc=None):
    """The world.

    stops: (elevation as sine 0..1, colour) from horizon to zenith.
    towards: (azimuth, elevation) of the sun. glow: (colour, amount, tightness). disc: (colour, degrees).
    clouds: dicts as taken by `_clouds`, drawn in order, the farthest first.
    """
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    graph = Graph(world.node_tree)
    background = world.node_tree.nodes["Background"]
    ray = graph.add("TexCoord").outputs["Generated"]
    ray = graph.vector("NORMALIZE", ray)
    x, y, z = graph.split(ray)
    height = graph.math("MAXIMUM", z, 0.0)
    colour = graph.ramp(graph.math("POWER", height, 0.6), [(e ** 0.6, c) for e, c in stops])
    aim = direction(*towards)
    facing = graph.math("MAXIMUM", graph.vector("DOT_PRODUCT", ray, tuple(aim)), 0.0)
    halo = graph.math("POWER", facing, glow[2])
    colour = graph.mix(graph.math("MULTIPLY", halo, glow[1]), colour, glow[0])
    if disc:
        edge = math.cos(math.radians(disc[1]))
        inside = graph.remap(facing, edge - 0.00004, edge + 0.00001)
        # The sun lamp gives the light; a disc that scattered light could find by chance would be grain.
        inside = graph.math("MULTIPLY", inside, graph.math("SUBTRACT", 1.0, graph.add("LightPath").outputs["Is Diffuse Ray"]))
        colour = graph.mix(inside, colour, disc[0])
    background.inputs[1].default_value = strength
    graph.put(background.inputs[0], colour)
    if clouds:
        # Only the eye sees the clouds: light and reflections come from the plain sky, which is far quicker.
        for layer in clouds:
            colour = _clouds(graph, colour, ray, (x, y, height), aim, facing, **layer)
        seen = graph.add("Background", {"Color": colour, "Strength": strength}).outputs[0]
        camera = graph.add("LightPath").outputs["Is Camera Ray"]
        out = next(node for node in world.node_tree.nodes if node.type == "OUTPUT_WORLD")
        graph.put(out.inputs["Surface"], graph.shader_mix(camera, background.outputs[0], seen))
    world.cycles.sampling_method = "NONE"  # a smooth sky needs no light sampling: the sun alone is sampled, without noise
    return world


def _clouds(graph, colour, ray, parts, aim, facing, scale=1.0, cover=0.5, softness=0.16, seed=0.0, lit=(1.2, 1.18, 1.15),
            shade=(0.55, 0.6, 0.68), amount=0.95, band=(0.02, 0.12, 1.0, 1.2), stretch=(1.0, 1.0), kind="flat",
            silver=0.0, detail=9.0, roughness=0.56, relief=3.0):
    """One layer of clouds over a sky colour.

    kind "flat": seen from below, on a plane overhead. kind "bank": cumulus standing on the horizon.
    band: elevations (sine) where the layer fades in and out.
    """
    x, y, z = parts
    if kind == "flat":
        over = graph.math("ADD", z, 0.07)
        u = graph.math("MULTIPLY", graph.math("DIVIDE", x, over), stretch[0])
        v = graph.math("MULTIPLY", graph.math("DIVIDE", y, over), stretch[1])
        spot = graph.join(u, v, seed)
        ahead = Vector((aim.x, aim.y, 0)).normalized() * 0.12 / scale
    else:
        spot = graph.join(graph.math("MULTIPLY", x, stretch[0]), graph.math("MULTIPLY", y, stretch[0]),
                          graph.math("ADD", graph.math("MULTIPLY", z, 2.1 * stretch[1]), seed))
        ahead = (Vector((aim.x, aim.y, aim.z * 2.1)).normalized() + Vector((0, 0, 0.8))) * 0.05 / scale
    density = graph.noise(spot, scale, detail, roughness)
    nearer = graph.noise(graph.vector("ADD", spot, tuple(ahead)), scale, detail * 0.6, roughness)
    # Banks stand on a flat base: it takes more density to make cloud the higher it is.
    edge = 1.0 - cover
    if kind == "bank":
        edge = graph.math("ADD", edge * 0.62, graph.remap(z, band[0], band[3], 0.0, edge * 0.75 + 0.1, smooth=False))
    thick = graph.math("SUBTRACT", density, edge)
    mask = graph.remap(thick, 0.0, softness)
    light = graph.math("ADD", graph.math("MULTIPLY", graph.math("SUBTRACT", density, nearer), relief), 0.6)
    core = graph.remap(thick, 0.0, 0.34, 0.0, 0.42)
    light = graph.math("SUBTRACT", light, core, clamp=True)
    tone = graph.mix(light, shade, lit)
    if silver:
        rim = graph.math("MULTIPLY", graph.math("POWER", facing, 20.0), silver)
        rim = graph.math("MULTIPLY", rim, graph.remap(thick, 0.02, 0.2, 1.0, 0.0))
        tone = graph.mix(rim, tone, tuple(2.2 * c for c in lit), "ADD")
    fade = graph.math("MULTIPLY", graph.remap(z, band[0], band[1]), graph.remap(z, band[2], band[3], 1.0, 0.0))
    return graph.mix(graph.math("MULTIPLY", graph.math("MULTIPLY", mask, fade), amount), colour, tone)
