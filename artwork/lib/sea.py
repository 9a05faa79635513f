"""The sea: a grid dense near the camera, moved by ocean waves, clear where it is shallow."""
import array
import math

import bpy

from . import motion, shapes
from .materials import haze
from .nodes import material

CARIBBEAN = ((0.06, 0.56, 0.52), (0.012, 0.30, 0.38), (0.002, 0.06, 0.17))


def _waves(points, faces, waves):
    """The points moved by waves, each a dict of Ocean modifier settings. In a loop two times are blended so that the end meets the beginning."""
    clock = motion.clock()
    if clock is None:
        flat = _ocean(points, faces, waves, 0.0)
    else:
        now, length = clock
        late = now / length
        even = math.hypot(late, 1.0 - late)  # keeps the height of the waves while one sea gives way to the other
        old, new = (1.0 - late) / even, late / even
        stay = 1.0 - old - new
        still = (value for point in points for value in point)
        flat = [stay * p + old * a + new * b for p, a, b in zip(still, _ocean(points, faces, waves, now), _ocean(points, faces, waves, now - length))]
    return zip(flat[::3], flat[1::3], flat[2::3])


def _ocean(points, faces, waves, time):
    item = shapes.mesh("waves", points, faces)
    for settings in waves:
        modifier = item.modifiers.new("ocean", "OCEAN")
        modifier.geometry_mode = "DISPLACE"
        modifier.time = time
        for key, value in settings.items():
            setattr(modifier, key, value)
    graph = bpy.context.evaluated_depsgraph_get()
    evaluated = item.evaluated_get(graph)
    data = evaluated.to_mesh()
    moved = array.array("f", bytes(12 * len(data.vertices)))
    data.vertices.foreach_get("co", moved)
    evaluated.to_mesh_clear()
    bpy.data.meshes.remove(item.data)
    return moved


def ripples(scale=0.25, size=30, wind=5.0, seed=0, chop=0.7, resolution=12, alignment=0.2, direction=0.0, short=0.02):
    """Settings of one wave system; scale is roughly the height in metres."""
    return dict(wave_scale=scale, spatial_size=size, wind_velocity=wind, random_seed=seed, choppiness=chop,
                resolution=resolution, wave_alignment=alignment, wave_direction=math.radians(direction),
                wave_scale_min=short)


def sea(centre, heading, spread, waves, bed=None, near=0.6, far=9000.0, rows=520, columns=620, calm=(0.15, 2.5),
        lift=None, clear=None, tide=None, paint=None, **look):
    """Build the water. bed(x, y) gives the height of the sea floor; without it the sea is deep everywhere.

    calm: depths between which waves grow from nothing to full. lift(x, y) -> (dz, foam) adds wakes. clear=False colours the water by depth
    without showing the floor, which is ten times quicker. tide(x, y) is the height of the level. paint: a material to use again.
    """
    points, faces = shapes.fan(centre, heading, spread, near, far, rows, columns)
    moved = _waves(points, faces, waves) if waves else points
    verts, depths, foams = [], [], []
    for (x, y, _), (mx, my, mz) in zip(points, moved):
        reach = math.hypot(x - centre[0], y - centre[1])
        level = tide(x, y) if tide and reach < 1500 else 0.0
        depth = 60.0 if bed is None or reach > 1500 else max(0.0, level - bed(x, y))
        full = min(1.0, max(0.0, (depth - calm[0]) / (calm[1] - calm[0])))
        full *= 1.0 / (1.0 + (reach / 2500.0) ** 2)
        dz, foam = lift(x, y) if lift and reach < 1500 else (0.0, 0.0)
        verts.append((x + (mx - x) * full, y + (my - y) * full, mz * full + dz + level))
        depths.append(depth)
        foams.append(foam)
    return shapes.mesh("sea", verts, faces, paint or water(clear=bed is not None if clear is None else clear, wake=lift is not None, **look),
                       floats={"depth": depths, "foam": foams})


def water(clear=True, wake=False, colours=CARIBBEAN, stops=(0.0, 0.25, 1.0), deepest=14.0, air=((0.62, 0.75, 0.85), 30000.0), chop=0.12,
          chop_scale=1.6, roughness=0.03, foam=0.0, foam_scale=1.0, surf=1.0, absorb=(0.42, 0.06, 0.045), cloud=0.34,
          patches=0.0, patch_colour=(0.004, 0.09, 0.11), polariser=0.62):
    """Water: mirror by Fresnel over a body that is clear at depth 0 and coloured further down.

    absorb: per metre and channel. cloud: how fast the water turns opaque. surf: foam on the shore.
    patches: dark sea grass on the bottom. foam: overall whitecaps. polariser: how much of the sky's mirror image
    a filter on the lens takes away.
    """
    item, graph, surface = material("water")
    spot = graph.position()
    view = graph.add("CameraData").outputs["View Distance"]
    depth = graph.attribute("depth").outputs["Fac"]
    # Small waves as a bump that fades with distance, where roughness takes over.
    near = graph.math("DIVIDE", 1.0, graph.math("ADD", 1.0, graph.math("DIVIDE", view, 90.0)))
    small = graph.stir(graph.vector("MULTIPLY", spot, (1.0, 1.5, 1.0)), chop_scale, 3.0, 0.58, 0.9)
    wide = graph.noise(spot, 0.06, 2.0, 0.5, flat=True)
    gusts = graph.remap(wide, 0.35, 0.65, 0.55, 1.2)
    normal = graph.bump(small, graph.math("MULTIPLY", graph.math("MULTIPLY", gusts, chop), graph.math("ADD", near, 0.25)), 0.6)
    rough = graph.math("ADD", roughness, graph.remap(view, 60.0, 1500.0, 0.0, 0.16))
    mirror = graph.add("BsdfGlossy", {"Roughness": rough, "Normal": normal, "Color": (1, 1, 1)}).outputs[0]
    fresnel = graph.add("Fresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]
    fresnel = graph.math("MINIMUM", graph.math("MULTIPLY", fresnel, 1.0 - polariser), 1.0 - 0.75 * polariser)
    # The body of the water
    part = graph.math("DIVIDE", depth, deepest, clamp=True)
    tone = graph.ramp(part, list(zip(stops, colours)))
    if patches:
        grass = graph.remap(graph.noise(spot, 0.035, 4.0, 0.6, flat=True), 0.55, 0.64)
        grass = graph.math("MULTIPLY", grass, graph.remap(depth, 1.5, 2.6))
        tone = graph.mix(graph.math("MULTIPLY", grass, patches), tone, patch_colour)
    tone = graph.mix(graph.remap(wide, 0.3, 0.7, 0.0, 0.18), tone, tuple(c * 0.6 for c in colours[-1]))
    body = graph.add("BsdfDiffuse", {"Color": tone}).outputs[0]
    if clear:
        tint = graph.join(*(graph.math("EXPONENT", graph.math("MULTIPLY", depth, -1.1 * a)) for a in absorb))
        bent = graph.add("BsdfRefraction", {"Color": tint, "IOR": 1.33, "Roughness": 0.0, "Normal": normal}).outputs[0]
        opaque = graph.math("SUBTRACT", 1.0, graph.math("EXPONENT", graph.math("MULTIPLY", depth, -cloud)))
        if patches:
            opaque = graph.math("MAXIMUM", opaque, graph.math("MULTIPLY", grass, 0.8 * patches))
        body = graph.shader_mix(opaque, bent, body)
    out = graph.shader_mix(fresnel, body, mirror)
    white = _foam(graph, spot, depth, foam_scale, clear and surf, wake, foam)
    if white is not None:
        froth = graph.add("BsdfDiffuse", {"Color": (0.86, 0.90, 0.91)}).outputs[0]
        out = graph.shader_mix(graph.math("MULTIPLY", white, 0.95), out, froth)
    out = haze(graph, out, *air)
    # What only carries light goes straight through clear water, or meets plain colour.
    if clear:
        dim = graph.join(*(graph.math("EXPONENT", graph.math("MULTIPLY", depth, -1.1 * a - 0.2 * cloud)) for a in absorb))
        quick = graph.add("BsdfTransparent", {"Color": dim}).outputs[0]
    else:
        quick = graph.add("BsdfDiffuse", {"Color": colours[1]}).outputs[0]
    graph.put(surface, graph.shader_mix(graph.indirect(), out, quick))
    return item


def _foam(graph, spot, depth, scale, surf, wake, caps):
    """How white the surface is: lace along the shore, wakes and whitecaps. None when there is no foam at all."""
    if not (surf or wake or caps):
        return None
    froth = graph.noise(spot, 3.5 * scale, 5.0, 0.7, flat=True)
    lace = graph.remap(graph.voronoi(graph.warp(graph.drift(spot, 0.10), 1.3 * scale, 0.7 / scale, 3.0), 2.4 * scale, "DISTANCE_TO_EDGE"), 0.0, 0.16, 1.0, 0.0)
    lace = graph.math("MULTIPLY", lace, graph.remap(froth, 0.35, 0.6))
    parts = []
    if wake:
        trail = graph.attribute("foam").outputs["Fac"]
        rough = graph.math("ADD", graph.math("MULTIPLY", lace, 0.35), graph.math("MULTIPLY", graph.math("SUBTRACT", froth, 0.5), 1.3))
        parts.append(graph.math("MULTIPLY", graph.remap(graph.math("ADD", trail, rough), 0.42, 0.95), graph.remap(trail, 0.0, 0.25)))
    if surf:
        uneven = graph.math("MULTIPLY", graph.noise(spot, 0.28, 2.0, flat=True), 0.32 * surf)
        edge = graph.math("MULTIPLY", graph.remap(depth, 0.01, uneven, 1.0, 0.0), lace)
        thin = graph.math("MULTIPLY", graph.remap(depth, 0.0, 0.035, 1.0, 0.0), graph.remap(froth, 0.3, 0.55))
        parts.append(graph.math("MULTIPLY", graph.math("MAXIMUM", edge, thin), graph.remap(depth, 0.0, 0.008, 0.0, 0.85)))
    if caps:
        crest = graph.noise(graph.vector("MULTIPLY", spot, (0.35, 1.0, 1.0)), 0.22, 6.0, 0.72, flat=True)
        parts.append(graph.math("MULTIPLY", graph.remap(crest, 0.68 - 0.06 * caps, 0.8), graph.remap(froth, 0.3, 0.6)))
    white = parts[0]
    for part in parts[1:]:
        white = graph.math("MAXIMUM", white, part)
    return white
