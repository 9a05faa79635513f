"""Render settings and the camera."""
import math
import os

import bpy
from mathutils import Vector


def setup(module, width=0, samples=0):
    """Cycles on the CPU with the sizes and sample counts that a scene module declares."""
    scene = bpy.context.scene
    final = module.SIZE
    width = width or getattr(module, "RENDER_WIDTH", 1600)
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width * final[1] / final[0])
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples or getattr(module, "SAMPLES", 128)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = getattr(module, "NOISE", 0.05)
    cycles.adaptive_min_samples = 16
    cycles.use_denoising = False  # Debian's Blender is built without a denoiser
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 24.0
    cycles.blur_glossy = 0.5
    scene.render.use_persistent_data = False
    view = scene.view_settings
    view.view_transform = "Filmic"
    view.look = getattr(module, "LOOK", "Medium High Contrast")
    view.exposure = getattr(module, "EXPOSURE", 0.0)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    scene.render.dither_intensity = 1.0


def camera(location, target, lens=35, focus=None, f_stop=8.0, roll=0.0, shift_y=0.0):
    """A full-frame camera at a point, aimed at another. Focus in metres turns depth of field on."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 60000
    data.shift_y = shift_y
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = f_stop
    item = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(item)
    item.location = location
    aim = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    aim.rotate_axis("Z", math.radians(roll))
    item.rotation_euler = aim
    bpy.context.scene.camera = item
    return item


def limit(region):
    """Render only a part of the picture (left, top, right, bottom as fractions), and prepare what does not move once for all frames."""
    settings = bpy.context.scene.render
    settings.use_persistent_data = settings.use_border = settings.use_crop_to_border = True
    settings.border_min_x, settings.border_max_x = region[0], region[2]
    settings.border_min_y, settings.border_max_y = 1.0 - region[3], 1.0 - region[1]


def write(path, seed=0):
    """Render the current scene to a PNG; the seed chooses the grain."""
    bpy.context.scene.cycles.seed = seed
    bpy.context.scene.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)
