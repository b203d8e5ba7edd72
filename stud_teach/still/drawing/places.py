"""Where seats and bets lie on a drawn table, in percent of its width and height.

The dealer sits at the bottom, seat 1 on the dealer's left, which seen from above is the left; numbers run clockwise.
The views have the same places.
"""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    """A place on the table, in percent from the left and from the top."""

    x: float
    y: float


class Place(NamedTuple):
    """A seat's middle, where its bet lies, and whether its plate stands above its cards."""

    seat: Point
    bet: Point
    plate_above: bool


# The left half by number of seats, seat 1 first; an x of 50 is the far side's middle seat. The right half mirrors it.
HALVES: dict[int, tuple[Point, ...]] = {
    2: (Point(17, 40),),
    3: (Point(17, 52), Point(50, 18.5)),
    4: (Point(17, 67), Point(27, 20)),
    5: (Point(20, 76), Point(16, 37), Point(50, 18.5)),
    6: (Point(21, 78.5), Point(15, 47.5), Point(33, 18.5)),
    7: (Point(25, 84.5), Point(15, 56), Point(18, 27), Point(50, 13.4)),
    8: (Point(26, 84.5), Point(15, 61), Point(15, 37), Point(33, 13.4)),
}
MIDDLE = Point(50, 48)
DEALER = Point(50, 91.5)
CENTRE = 50
FAR = 30  # seats above this line turn their plate outwards
MANY = 6  # with more seats than this the table is taller


def places(seats: int) -> tuple[Place, ...]:
    """Return the places of a table of 2 to 8 seats, seat 1 first."""
    half = HALVES[seats]
    right = [Point(100 - point.x, point.y) for point in reversed(half) if point.x != CENTRE]
    return tuple(Place(point, _towards_middle(point, seats), point.y < FAR) for point in (*half, *right))


def _towards_middle(point: Point, seats: int) -> Point:
    """Return where a bet lies: out of the seat's box, on the way to the middle."""
    reach = Point(19, 16) if seats > MANY else Point(19.5, 19)
    way = Point(MIDDLE.x - point.x, MIDDLE.y - point.y)
    share = min(each / (abs(to) or 1e-9) for each, to in zip(reach, way, strict=True))
    return Point(point.x + way.x * share, point.y + way.y * share)
