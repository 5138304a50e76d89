"""Land, water, people, houses and small worlds of visions."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from mystery_table.art.colours import Colour, faded, linear, mix
from mystery_table.art.frames import star4
from mystery_table.art.scenery import checker as checker_floor
from mystery_table.art.scenery import hills as hill_layers
from mystery_table.art.scenery import sea as sea_waves
from mystery_table.art.visions.scene import (
    FRAME,
    Scene,
    across,
    afloat,
    ellipse_path,
    fill,
    line,
    moved,
    poly_path,
    rect_path,
    smooth,
    stand,
    stroke,
)
from mystery_table.art.visions.sky import sky


def land(
    s: Scene,
    y: float,
    layers: int = 2,
    amp: float = 50,
    near: Colour | None = None,
    far: Colour | None = None,
) -> None:
    """Hills in the inks of the scene."""
    inks = s.inks
    hill_layers(
        s.p,
        FRAME,
        y,
        inks,
        s.dice,
        layers,
        amp,
        near=near or mix(inks.deep, inks.ink, 0.35),
        far=far or mix(inks.mid, inks.light, 0.2),
    )


def water(s: Scene, y: float, shine_x: float | None = None) -> None:
    """The sea from y down."""
    sea_waves(s.p, FRAME, y, s.inks, s.dice, shine_x)


def veil_of_water(s: Scene, top: float, bottom: float = 700, strength: float = 0.5) -> None:
    """Water over things that are already drawn: they look sunk."""
    overlay = s.canvas.layer()
    sea_waves(overlay.p, QRectF(FRAME.left(), top, FRAME.width(), FRAME.bottom() - top), top, s.inks, s.dice)
    s.p.save()
    s.p.setClipRect(QRectF(20, top, 440, bottom - top), Qt.ClipOperation.IntersectClip)
    s.canvas.lay(overlay.done(), opacity=strength)
    s.p.restore()


def tiles(s: Scene, y: float, dark: Colour | None = None, bright: Colour | None = None) -> None:
    """A tiled floor from y down."""
    inks = s.inks
    checker_floor(
        s.p,
        FRAME,
        y,
        inks,
        dark or mix(inks.ink, inks.deep, 0.3),
        bright or mix(inks.light, inks.paper, 0.35),
    )


def figure_path(who: str) -> QPainterPath:
    """A small person, 100 units high, feet at the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    coat = QPainterPath(QPointF(-4, -78))
    if who == "woman":
        coat.cubicTo(-13, -72, -11, -58, -10, -52)
        coat.cubicTo(-16, -34, -24, -18, -27, -6)
        coat.lineTo(27, -6)
        coat.cubicTo(22, -22, 14, -36, 10, -52)
        coat.cubicTo(11, -60, 13, -72, 4, -78)
        path.addPath(ellipse_path(4, -98, 7))
    elif who == "child":
        coat.cubicTo(-18, -70, -20, -44, -22, -24)
        coat.lineTo(20, -24)
        coat.cubicTo(18, -44, 16, -70, 4, -78)
        path.addPath(ellipse_path(-14, -88, 6))
        path.addPath(ellipse_path(14, -88, 6))
    else:
        coat.cubicTo(-20, -74, -19, -50, -21, -22)
        coat.lineTo(18, -20)
        coat.cubicTo(17, -50, 16, -74, 4, -78)
        path.addPath(rect_path(-15, -93, 30, 4, 2))
        path.addPath(rect_path(-9, -105, 18, 14, 3))
    coat.closeSubpath()
    path.addPath(coat)
    path.addPath(ellipse_path(0, -87, 12 if who == "child" else 9.5, 12 if who == "child" else 10))
    path.addPath(poly_path((-14, -24), (-3, -24), (-8, 0), (-17, 0)))
    path.addPath(poly_path((3, -24), (13, -24), (17, 0), (8, 0)))
    return path.simplified()


def walker(
    s: Scene,
    x: float,
    y: float,
    height: float,
    who: str | None = None,
    flip: bool = False,
    umbrella: bool = False,
    shadow: bool = True,
    lift: float = 0,
) -> None:
    """The small figure; a pale rim keeps it visible on dark ground."""
    who = who or s.options.get("who", "man")
    if who == "none":
        return
    if who == "child":
        height *= 0.8
    inks, p = s.inks, s.p
    p.save()
    p.translate(x, y - lift)
    p.scale(-height / 100 if flip else height / 100, height / 100)
    if shadow:
        fill(s, poly_path((-12, 0), (14, 0), (95, 34), (60, 38)), faded(inks.ink, 0.35))
    body = figure_path(who)
    stroke(s, body, faded(inks.paper, 0.85), 5)
    if umbrella:
        line(s, 14, -50, 20, -140, inks.paper, 7)
        line(s, 14, -50, 20, -140, inks.ink, 3)
        shade = QPainterPath(QPointF(-34, -122))
        for cx, cy, ex, ey in (
            (20, -190, 74, -118),
            (56, -132, 40, -118),
            (20, -134, 2, -120),
            (-16, -134, -34, -122),
        ):
            shade.quadTo(cx, cy, ex, ey)
        fill(s, shade, across(s, -30, 70, inks.accent, 0.25, 0.35), inks.ink, 2.5)
    fill(s, body, mix(inks.ink, inks.deep, 0.15))
    edge = QPainterPath(QPointF(-4, -76))
    edge.cubicTo(-17, -70, -15, -50, -18, -26)
    edge.lineTo(-12, -26)
    edge.cubicTo(-11, -50, -10, -66, -4, -76)
    fill(s, edge, faded(inks.paper, 0.45))
    p.restore()


def hand_path() -> QPainterPath:
    """An open hand, wrist at the origin, five fingers pointing down."""
    hand = smooth([(-34, -4), (-50, 24), (-52, 60), (-30, 74), (20, 74), (48, 58), (50, 24), (34, -4)])
    fingers = (
        (-41, 46, 62, 17, 13),
        (-15, 56, 74, 4, 14),
        (13, 56, 72, -6, 14),
        (39, 48, 56, -19, 12),
        (-40, 10, 74, 58, 14),
    )
    for x, y, length, angle, half in fingers:
        place = QTransform()
        place.translate(x, y)
        place.rotate(angle)
        tip = QPainterPath(QPointF(-half, -6))
        tip.cubicTo(-half, length * 0.5, -half * 0.95, length, 0, length)
        tip.cubicTo(half * 0.95, length, half, length * 0.5, half, -6)
        tip.closeSubpath()
        hand = hand.united(place.map(tip))
    return hand


def draw_hand(s: Scene, x: float, y: float, scale: float, up: bool = False) -> None:
    """A giant hand with a sleeve that comes from above, or from below."""
    inks = s.inks
    skin = mix(inks.paper, mix("#d49a6a", inks.accent, 0.25), 0.45)
    with moved(s, x, y, 0, scale, flip_y=up):
        sleeve = poly_path((-86, -120), (86, -120), (70, -8), (-70, -8))
        fill(s, sleeve, across(s, -86, 86, inks.accent, 0.15, 0.55), inks.ink, 4)
        for k in range(-3, 4):
            line(s, k * 22, -118, k * 18, -14, faded(inks.ink, 0.25), 2)
        fill(s, hand_path(), across(s, -70, 70, skin, 0.4, 0.42), inks.ink, 4)
        for root_x, root_y, length, angle in (
            (-41, 46, 62, 17),
            (-15, 56, 74, 4),
            (13, 56, 72, -6),
            (39, 48, 56, -19),
        ):
            with moved(s, root_x, root_y, angle):
                for share in (0.34, 0.64):
                    line(s, -5, length * share, 5, length * share, faded(inks.ink, 0.4), 1.6)
        stroke(s, smooth([(-38, 34), (-18, 44), (6, 42)], closed=False), faded(inks.ink, 0.4), 2)
        stroke(s, smooth([(-30, 16), (0, 26), (30, 22)], closed=False), faded(inks.ink, 0.4), 2)
        fill(
            s,
            rect_path(-74, -14, 148, 22, 4),
            linear((0, -14), (0, 8), (0, inks.paper), (1, inks.light)),
            inks.ink,
            3.5,
        )


def pine(s: Scene, x: float, base: float, height: float, colour: Colour) -> None:
    """Pine."""
    with moved(s, x, base):
        fill(
            s,
            rect_path(-height * 0.03, -height * 0.2, height * 0.06, height * 0.2),
            mix(colour, s.inks.ink, 0.5),
        )
        for k in range(4):
            y, w = -height * (0.16 + 0.2 * k), height * (0.25 - 0.05 * k)
            fill(s, poly_path((-w, y), (0, y - height * 0.34), (w, y)), mix(colour, s.inks.light, 0.05 * k))


def trunk(s: Scene, x: float, base: float, top: float, width: float, colour: Colour) -> None:
    """A tall straight tree that leaves the picture at the top."""
    path = QPainterPath(QPointF(x - width * 0.9, base))
    path.cubicTo(x - width * 0.5, base - 40, x - width * 0.5, base - 80, x - width * 0.42, top)
    path.lineTo(x + width * 0.42, top)
    path.cubicTo(x + width * 0.5, base - 80, x + width * 0.5, base - 40, x + width * 0.9, base)
    path.closeSubpath()
    fill(
        s,
        path,
        linear(
            (x - width / 2, 0),
            (x + width / 2, 0),
            (0, mix(colour, s.inks.light, 0.35)),
            (0.5, colour),
            (1, s.inks.ink),
        ),
    )
    for k in range(5):
        dx = width * (-0.3 + 0.15 * k)
        line(s, x + dx, base - 20, x + dx * 0.8 + s.dice.uniform(-3, 3), top, faded(s.inks.ink, 0.4), 1.4)


def grass(s: Scene, base: float, colour: Colour, height: float = 26, count: int = 70) -> None:
    """Grass."""
    for k in range(count):
        x = 16 + 450 * k / count + s.dice.uniform(-4, 4)
        h, lean = height * s.dice.uniform(0.5, 1.1), s.dice.uniform(-9, 9)
        fill(
            s,
            poly_path((x - 3, base + 6), (x + 3, base + 6), (x + lean, base - h)),
            mix(colour, s.inks.ink, s.dice.uniform(0, 0.4)),
        )


def roofs(s: Scene, base: float, low: float, high: float, colour: Colour) -> None:
    """Skyline of a town with lit windows."""
    chance = s.dice
    x = 14.0
    while x < 460:
        w, h = chance.uniform(28, 44), chance.uniform(low, high)
        fill(s, rect_path(x, base - h, w, h + 30), mix(colour, s.inks.ink, chance.uniform(0, 0.45)))
        if chance.random() < 0.6:
            fill(
                s,
                poly_path((x - 3, base - h), (x + w / 2, base - h - w * 0.7), (x + w + 3, base - h)),
                mix(colour, s.inks.ink, 0.35),
            )
        for i in range(3):
            for j in range(int(h / 22)):
                if chance.random() < 0.36:
                    fill(
                        s,
                        rect_path(x + 5 + i * w / 3.4, base - h + 10 + j * 22, 5, 9),
                        mix("#edbd45", s.inks.paper, 0.3),
                    )
        x += w - 1


def candle(s: Scene, x: float, base: float, width: float, height: float) -> None:
    """A burning candle; returns nothing, the flame glows."""
    inks = s.inks
    s.canvas.glow(x, base - height - width * 0.9, width * 4.2, "#ffdf8a", 0.75)
    fill(
        s,
        rect_path(x - width / 2, base - height, width, height, width * 0.2),
        linear(
            (x - width / 2, 0),
            (x + width / 2, 0),
            (0, "#fffaf0"),
            (0.5, mix(inks.paper, "#e8d9b0", 0.4)),
            (1, mix(inks.mid, inks.paper, 0.3)),
        ),
        inks.ink,
        max(1.5, width * 0.07),
    )
    flame(s, x, base - height - width * 0.1, width * 0.5)


def flame(s: Scene, x: float, y: float, r: float) -> None:
    """A candle flame with its foot at (x, y)."""
    outer = QPainterPath(QPointF(x, y))
    outer.cubicTo(x - r * 1.5, y - r, x - r * 0.5, y - r * 2.2, x, y - r * 4)
    outer.cubicTo(x + r * 0.6, y - r * 2.2, x + r * 1.5, y - r, x, y)
    fill(
        s,
        outer,
        linear((x, y - r * 4), (x, y), (0, "#f6c04a"), (1, "#e5622e")),
        faded(s.inks.ink, 0.8),
        max(1.2, r * 0.1),
    )
    core = QPainterPath(QPointF(x, y - r * 0.2))
    core.cubicTo(x - r * 0.7, y - r * 0.9, x - r * 0.2, y - r * 1.4, x, y - r * 2.2)
    core.cubicTo(x + r * 0.3, y - r * 1.4, x + r * 0.7, y - r * 0.9, x, y - r * 0.2)
    fill(s, core, "#fff3c4")


def shine(
    s: Scene, path: QPainterPath, colour: Colour = "#ffffff", strength: float = 0.8, width: float = 5
) -> None:
    """A highlight stroke on glass."""
    stroke(s, path, faded(colour, strength), width)


def wallpaper(s: Scene) -> None:
    """Wall of a room with a quiet pattern."""
    inks, p = s.inks, s.p
    wall = mix(inks.deep, inks.ink, 0.25)
    p.fillRect(FRAME, linear((20, 0), (460, 0), (0, mix(wall, inks.mid, 0.45)), (1, wall)))
    for row in range(14):
        for col in range(9):
            star4(p, 24 + col * 56 + (28 if row % 2 else 0), 40 + row * 42, 6, faded(inks.light, 0.35), 0.35)


def framed(s: Scene, path: QPainterPath, colour: Colour, width: float) -> None:
    """A thick moulded frame along a path."""
    stroke(s, path, s.inks.ink, width + 7)
    stroke(s, path, mix(colour, s.inks.ink, 0.3), width)
    stroke(s, path, colour, width * 0.62)
    stroke(s, path, mix(colour, s.inks.paper, 0.55), width * 0.16)


def small_world(
    s: Scene,
    inside: Scene,
    horizon: float,
    code: str | None = None,
    base: float | None = None,
    width: float = 150,
    height: float = 150,
    x: float = 240,
    sky_kind: str = "dusk",
    wet: bool = False,
) -> None:
    """Landscape inside something (call it while clipped): sky, hills or sea, and one motif."""
    sky(inside, (x, horizon - 80), horizon, sky_kind)
    if wet:
        water(inside, horizon, x)
    else:
        hill_layers(
            s.p,
            FRAME,
            horizon,
            inside.inks,
            s.dice,
            2,
            26,
            near=inside.inks.deep,
            far=mix(inside.inks.mid, inside.inks.light, 0.3),
        )
    if code and wet:
        afloat(inside, code, x, base or horizon + 30, width, height)
    elif code:
        stand(inside, code, x, base or horizon + 30, width, height)
