"""Entry point inside Blender: builds one scene and renders it to a PNG.

    blender -b --factory-startup -P artwork/build.py -- <scene> <out.png> <width> <samples>

Width 0 means the scene's own RENDER_WIDTH, samples 0 its own SAMPLES. With a %04d in the name of the file, all frames of the scene's loop are rendered.
"""
import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from lib import render  # noqa: E402


def main():
    name, out, width, samples = sys.argv[sys.argv.index("--") + 1:][:4]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = importlib.import_module("scenes." + name)
    render.setup(scene, int(width), int(samples))
    scene.build()
    if "%" in out:
        render.limit(scene.LOOP_REGION)
        for k in range(scene.SECONDS * scene.FPS):
            if not os.path.exists(out % k):
                scene.frame(k / (scene.SECONDS * scene.FPS))
                render.write(out % k, seed=k)
    else:
        render.write(out)


try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
