"""The foam and the waves that a hull leaves on the sea."""
import math


def catamaran(boat, heading, reach=45, fade=18, swell=0.18):
    """Foam round the two hulls of `lib.boats`' catamaran and a trail behind them: a function of x and y that gets lift (m) and foam (0 to 1).

    The boat lies at the point `boat`, its bows turned `heading` degrees; the trail is `reach` metres long, fades over `fade` metres and is `swell` metres high.
    """
    c, s = math.cos(math.radians(-heading)), math.sin(math.radians(-heading))

    def wake(x, y):
        dx, dy = x - boat[0], y - boat[1]
        along, across = dx * c + dy * s, -dx * s + dy * c
        foam = lift = 0.0
        for side in (-3.1, 3.1):
            d = abs(across - side)
            if -7.5 < along < 7.4:
                push = (along + 7.5) / 15
                spread = 1.1 + 0.9 * (1 - push)
                foam = max(foam, 0.95 * math.exp(-((d - spread) / 0.75) ** 2) * (0.4 + 0.6 * push))
                lift = max(lift, (0.10 + 0.22 * push ** 4) * math.exp(-((d - spread) / 0.5) ** 2))
            elif -reach < along <= -7.5:
                back = -7.5 - along
                foam = max(foam, 0.9 * math.exp(-(d / (1.2 + 0.05 * back)) ** 2) * math.exp(-back / fade))
                lift = max(lift, swell * math.exp(-(d / 1.2) ** 2) * math.exp(-back / 14))
        return lift, foam

    return wake
