"""Meshes from numbers: grids, lofts, tubes and boxes."""
import math

import bpy
from mathutils import Vector


def mesh(name, verts, faces, material=None, smooth=True, floats=None, slots=None):
    """An object from vertices and faces.

    floats: {attribute: value per vertex}. slots: material index per face (material is then a list).
    """
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    for key, values in (floats or {}).items():
        data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    for item in material if isinstance(material, (list, tuple)) else [material]:
        if item:
            data.materials.append(item)
    if slots:
        data.polygons.foreach_set("material_index", slots)
    data.update()
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def copy(item, location, rotation=(0, 0, 0), scale=1.0):
    """Another object with the same mesh."""
    twin = bpy.data.objects.new(item.name, item.data)
    twin.location = location
    twin.rotation_euler = rotation
    twin.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    bpy.context.collection.objects.link(twin)
    return twin


def grid_faces(rows, columns, wrap=False):
    """Quads of a grid whose vertices are stored row by row."""
    span = columns if wrap else columns - 1
    return [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns,
             (i + 1) * columns + j) for i in range(rows - 1) for j in range(span)]


def fan(centre, heading, spread, near, far, rows=500, columns=600):
    """Points of a grid that is dense near a camera and coarse far off: (points, faces).

    heading and spread in degrees, clockwise from +Y; radii grow geometrically.
    """
    points = []
    for i in range(rows):
        radius = near * (far / near) ** (i / (rows - 1))
        for j in range(columns):
            angle = math.radians(heading + spread * (j / (columns - 1) - 0.5))
            points.append((centre[0] + radius * math.sin(angle), centre[1] + radius * math.cos(angle), 0.0))
    return points, grid_faces(rows, columns)


def loft(name, rings, material, wrap=False, caps=False, smooth=True, slots=None):
    """A skin over rings of points (all of one length)."""
    verts = [tuple(point) for ring in rings for point in ring]
    columns = len(rings[0])
    faces = grid_faces(len(rings), columns, wrap)
    if caps:
        faces.append(tuple(range(columns - 1, -1, -1)))
        faces.append(tuple((len(rings) - 1) * columns + k for k in range(columns)))
    return mesh(name, verts, faces, material, smooth, slots=slots)


def tube(name, points, radius, material, sides=8, caps=True):
    """A pipe along points; radius is a number or a function of 0..1."""
    points = [Vector(point) for point in points]
    rings = []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = along.orthogonal() if i == 0 else (rings_side - along * rings_side.dot(along))
        rings_side = side.normalized()
        other = along.cross(rings_side)
        r = radius(i / (len(points) - 1)) if callable(radius) else radius
        rings.append([point + (rings_side * math.cos(a) + other * math.sin(a)) * r
                      for a in (2 * math.pi * k / sides for k in range(sides))])
    return loft(name, rings, material, wrap=True, caps=caps)


def box(name, centre, size, material, bevel=0.0, rotation=(0, 0, 0)):
    """A box, its edges rounded when bevel is given."""
    x, y, z = (s / 2 for s in size)
    verts = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = mesh(name, verts, faces, material, smooth=False)
    item.location = centre
    item.rotation_euler = rotation
    if bevel:
        modifier = item.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 4
        item.data.polygons.foreach_set("use_smooth", [True] * 6)
        item.data.use_auto_smooth = True
    return item


def ball(name, centre, radius, material, segments=16, scale=(1, 1, 1)):
    rings = []
    for i in range(segments // 2 + 1):
        lat = math.pi * (i / (segments // 2) - 0.5)
        rings.append([(radius * scale[0] * math.cos(lat) * math.cos(a), radius * scale[1] * math.cos(lat) * math.sin(a),
                       radius * scale[2] * math.sin(lat)) for a in (2 * math.pi * k / segments for k in range(segments))])
    item = loft(name, rings, material, wrap=True)
    item.location = centre
    return item


def group(items, location=(0, 0, 0), heading=0.0, tilt=(0.0, 0.0)):
    """Move a set of objects together: heading turns clockwise from +Y-facing, tilt is (roll, pitch) in degrees."""
    empty = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(empty)
    for item in items:
        if item.parent is None:
            item.parent = empty
    empty.location = location
    empty.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(-heading))
    return empty
