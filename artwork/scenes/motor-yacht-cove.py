"""The motor yacht by day: at anchor over pale sand in turquoise water, a low green coast behind."""
from lib import looks, shapes
from lib.render import camera
from lib.sea import ripples, sea
from lib.yacht import motor_yacht

TARGET = "catalog/motor-yacht-cove.jpg"
SIZE = (2000, 1334)
SAMPLES = 64
RENDER_WIDTH = 1300
EXPOSURE = 0.05


def bed(x, y):
    """Sand that falls away slowly towards the viewer's right."""
    return -1.6 - 0.012 * max(0.0, x + 30) - 0.004 * max(0.0, y - 40)


def build():
    eye = (0, 0, 5.2)
    camera(eye, (0.4, 44, 3.2), lens=50)
    looks.noon(-128, 48, 3.9, seed=6.1, cover=0.52)
    sea(eye[:2], 0, 76, [ripples(0.10, 24, 4.0, 3, 0.6), ripples(0.10, 90, 6.0, 8, 0.8)], bed=bed, clear=False, near=12, rows=620, columns=620,
        chop=0.12, surf=0, deepest=7.0, colours=((0.10, 0.58, 0.54), (0.016, 0.34, 0.40), (0.003, 0.09, 0.21)), patches=0.5, polariser=0.45)
    shapes.group(motor_yacht(0.0), (-1.0, 52, -0.05), heading=52)
    looks.ridge(900, 26, (0.03, 0.07, 0.02), 3.0, ((0.50, 0.66, 0.78), 4200.0), x=(-1300, 1300), wave=0.004)
