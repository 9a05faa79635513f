"""Home on a phone: the same beach upright, palm fronds above, the catamaran in the middle, calm water and sand below for the words."""
from lib.render import camera
from scenes import hero

TARGET = "home/hero-tall.jpg"
SIZE = (1440, 2400)
RENDER_WIDTH = 1200
SAMPLES = 96
EXPOSURE = 0.05
NOISE = 0.03


def build():
    camera(hero.EYE, (10.3, 30, 1.5), lens=27)
    hero.coast()
