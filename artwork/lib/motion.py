"""The time of a loop. In a still picture nothing here has any effect."""
import math

_seconds = None
_moment = 0.0
_turning = []


def start(seconds):
    """Call before the scene is built: from now on water and light are made to move."""
    global _seconds
    _seconds = seconds


def show(moment):
    """Set the moment, 0 to 1, that the next frame shows; 1 is 0 again."""
    global _moment
    _moment = moment
    for node, radius, shift in _turning:
        node.outputs[0].default_value = radius * math.cos(2 * math.pi * moment + shift)


def clock():
    """Seconds since the start and seconds in all, or None in a still picture."""
    return None if _seconds is None else (_moment * _seconds, _seconds)


def swing(turns=1, shift=0.0):
    """-1 to 1, `turns` times to and fro in a loop."""
    return math.sin(2 * math.pi * (turns * _moment + shift))


def circle(graph, radius):
    """Two shader values that go round a circle once in a loop, or None in a still picture."""
    if _seconds is None:
        return None
    nodes = [graph.add("Value"), graph.add("Value")]
    for node, shift in zip(nodes, (0.0, -math.pi / 2)):
        _turning.append((node, radius, shift))
        node.outputs[0].default_value = radius * math.cos(shift)
    return [node.outputs[0] for node in nodes]
