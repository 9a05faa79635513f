"""The natural pool: boats at anchor far from any beach, people standing to the waist in water as clear as glass."""
from lib import boats, looks, shapes
from lib.beach import ground
from lib.materials import sand
from lib.motorboats import person, speedboat
from lib.render import camera
from lib.sea import ripples, sea
from mathutils import Vector, noise

TARGET = "excursions/natural-pool-boats.jpg"
SIZE = (2000, 1334)
SAMPLES = 36
RENDER_WIDTH = 1100
EXPOSURE = 0.05
DENOISE = 1.3
SUN = (-150, 52)


def bed(x, y):
    """A wide bank of sand a good metre down; deeper only far out."""
    away = max(0.0, y - 70)
    return -1.05 - 0.002 * y - min(3.0, 0.0004 * away * away) + 0.06 * noise.noise(Vector((x * 0.25, y * 0.25, 0))) + 0.012 * noise.noise(Vector((x * 2, y * 2, 4)))


def build():
    eye = (0, 0, 2.7)
    camera(eye, (0.5, 18, 1.0), lens=33)
    looks.noon(*SUN, 3.9, seed=7.4, cover=0.56)
    ground(bed, (0, 0), 0, 130, near=1.5, far=300, rows=360, columns=420, material=sand(dimples=0, ripples=0.5, caustics=0.9))
    sea((0, 0), 0, 120, [ripples(0.03, 10, 3.0, 5, 0.5, short=0.0), ripples(0.05, 40, 4.0, 2, 0.6)], bed=bed, near=2.0, rows=620, columns=660,
        chop=0.04, chop_scale=2.0, absorb=(0.60, 0.045, 0.04), cloud=0.12, surf=0, deepest=5.0, patches=0.5, polariser=0.55)
    shapes.group(speedboat(people=False), (6.4, 22.5, -0.05), heading=-152, tilt=(1, 0))
    shapes.group(boats.yola(((0.62, 0.60, 0.52), (0.02, 0.30, 0.38)), awning=True), (-9.5, 31, 0.0), heading=24, tilt=(-1, 0))
    shapes.group(boats.catamaran(sails=False), (3.5, 80, -0.05), heading=-28)
    for x, y, shirt, turn in ((-1.9, 15.5, (0.55, 0.07, 0.05), 40), (-1.0, 15.9, (0.05, 0.16, 0.30), 200), (-0.3, 15.2, (0.72, 0.56, 0.10), 130), (2.3, 19.5, (0.10, 0.30, 0.26), 300), (3.0, 19.2, (0.60, 0.12, 0.22), 170),
                              (-6.4, 27, (0.70, 0.66, 0.58), 20), (-5.8, 27.4, (0.04, 0.10, 0.22), 210), (-11.0, 27.2, (0.50, 0.08, 0.20), 80)):
        person((x, y, bed(x, y)), shirt, seated=False, heading=turn)
