"""A catamaran under sail on a turquoise sea at noon; it lies to the right of the middle, where the page's words leave it in sight."""
from lib import boats, looks, shapes, wakes
from lib.render import camera
from lib.sea import ripples, sea

TARGET = "home/call-to-action.jpg"
SIZE = (2000, 1334)
SAMPLES = 44
RENDER_WIDTH = 1150
EXPOSURE = 0.05
DENOISE = 1.0
HEADING = 152  # the bows point towards the viewer and to the left, at the words
BOAT = (15.0, 66)


def bed(x, y):
    """Pale sand near the viewer that falls off towards the horizon."""
    return -2.6 - 0.030 * max(0.0, y - 30)


def build():
    eye = (0, 0, 3.4)
    camera(eye, (0, 78, 9.0), lens=36)
    looks.noon(142, 40, 4.0, seed=3.4, cover=0.57, veil=True)
    sea(eye[:2], 0, 84, [ripples(0.34, 60, 7.0, 3, 0.8), ripples(0.20, 20, 5.0, 7, 0.8)], bed=bed, clear=False, near=7, rows=720, columns=680, chop=0.16, surf=0, deepest=11.0,
        polariser=0.35, lift=wakes.catamaran(BOAT, HEADING, reach=40, fade=16, swell=0.16), colours=((0.06, 0.50, 0.48), (0.012, 0.29, 0.37), (0.003, 0.075, 0.19)), patches=0.5)
    shapes.group(boats.catamaran(lee=-1), (*BOAT, 0.0), heading=HEADING, tilt=(2.5, -1.2))
