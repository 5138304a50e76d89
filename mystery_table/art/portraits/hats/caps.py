"""Uniform caps and helmets, drawn on the turned head."""

from collections.abc import Callable

from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded, mix
from mystery_table.art.portraits.ornaments import trim
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, ellipse, mirrored, moved, path, polar


def strap(pen: Pen, colour: Colour = "#14151c") -> None:
    """Chin strap."""
    pen.stroke(trace("-74 -46, -78 20 -50 92 0 106, 50 92 78 20 74 -46"), 4.6, colour)


def driving_goggles(pen: Pen, y: float) -> None:
    """Goggles worn on the hat, centred at height `y`."""
    pen.part(
        closed(
            (-92, y + 8),
            (-40, y - 12, 40, y - 12, 92, y + 8),
            (90, y + 30),
            (40, y + 12, -40, y + 12, -90, y + 30),
        ),
        "#2a2522",
        0.3,
        width=3,
    )
    for k in (-1, 1):
        pen.part(ellipse(k * 34, y + 2, 31, 25), "#c9913f", 0.3)
        pen.part(ellipse(k * 34, y + 2, 23, 18), "#9cc8cc", 0.35, hatch=False, width=3)
        pen.stroke(path((k * 34 - 12, y - 4), (k * 34 - 4, y - 12, k * 34 + 4, y - 12)), 3, "#ffffff")


def peaked(
    pen: Pen,
    spec: Portrait,
    crown: Colour | None = None,
    band: Colour | None = None,
    badge: str = "star",
    goggles: bool = False,
) -> None:
    """Peaked cap; the badge is 'star', 'horn', 'anchor' or none."""
    colour = QColor(crown or spec.hat_colour)
    pen.part(cut("-84 -66, -112 -130 -60 -152 0 -152, 60 -152 112 -130 84 -66"), colour, 0.45)
    pen.stroke(trace("-96 -112, -40 -130 40 -130 96 -112"), 1.8, faded(pen.inks.ink, 0.35))
    pen.part(
        cut("-84 -88, -30 -76 30 -76 84 -88, 80 -54, 30 -46 -30 -46 -80 -54"), band or trim(pen, spec), 0.4
    )
    pen.part(cut("-76 -58, -30 -48 30 -48 76 -58, 66 -26 -66 -26 -76 -58"), "#14151c", 0.2)
    pen.stroke(trace("-56 -46, 0 -36 56 -46"), 2.2, faded("#ffffff", 0.35))
    if goggles:
        driving_goggles(pen, -100)
    elif badge == "star":
        pen.part(ellipse(0, -94, 16), "#d9a441", 0.3, width=3)
        pen.star(pen.bent_x(0), -94, 10, pen.inks.ink, 0.35)
    elif badge == "horn":
        pen.stroke(trace("-16 -102, -22 -82 14 -80 18 -96, 12 -110 2 -104 4 -94"), 6.6)
        pen.stroke(trace("-16 -102, -22 -82 14 -80 18 -96, 12 -110 2 -104 4 -94"), 3.6, "#edbd45")
    elif badge == "anchor":
        pen.part(ellipse(0, -94, 19), "#d9a441", 0.3, width=3)
        pen.stroke(trace("0 -106, 0 -82"), 3)
        pen.stroke(trace("-10 -90, -8 -80 8 -80 10 -90"), 3)
        pen.stroke(trace("-6 -100, 6 -100"), 2.6)


def captain(pen: Pen, spec: Portrait) -> None:
    """Officer's cap with an anchor."""
    peaked(pen, spec, spec.hat_colour, "#1f2a44", "anchor")


def postman(pen: Pen, spec: Portrait) -> None:
    """Peaked cap with a post horn."""
    peaked(pen, spec, None, None, "horn")


def chauffeur(pen: Pen, spec: Portrait) -> None:
    """Peaked cap with driving goggles."""
    peaked(pen, spec, None, "#17161c", "", goggles=True)


def custodian(pen: Pen, spec: Portrait) -> None:
    """Old police helmet."""
    colour = spec.hat_colour
    pen.part(
        cut("-78 -60, -86 -120 -50 -176 0 -180, 50 -176 86 -120 78 -60, 30 -46 -30 -46 -78 -60"), colour, 0.5
    )
    pen.part(ellipse(0, -182, 9), "#d9a441", 0.3, hatch=False, width=3)
    pen.part(
        cut("-80 -78, -30 -64 30 -64 80 -78, 80 -64, 30 -50 -30 -50 -80 -64"), trim(pen, spec), 0.3, width=3
    )
    pen.part(
        cut(
            "-96 -56, -60 -68 -30 -54 0 -52, 30 -54 60 -68 96 -56, 60 -32 30 -34 0 -34, "
            "-30 -34 -60 -32 -96 -56"
        ),
        colour,
        0.5,
    )
    pen.part(
        closed(
            *[polar(0, -116, 30 if i % 2 == 0 else 19, (i - 0.5) / 16 + 1 / 32 - 0.25) for i in range(16)]
        ),
        "#cfd3d6",
        0.35,
        width=3,
    )
    pen.part(ellipse(0, -116, 11), "#d9a441", 0.2, hatch=False, width=2.4)
    strap(pen)


def brodie(pen: Pen, spec: Portrait) -> None:
    """First World War steel helmet."""
    colour = spec.hat_colour
    pen.part(cut("-90 -66, -84 -152 84 -152 90 -66"), colour, 0.5)
    pen.part(
        cut(
            "-128 -52, -100 -84 -40 -88 0 -88, 40 -88 100 -84 128 -52, 80 -58 40 -62 0 -62, "
            "-40 -62 -80 -58 -128 -52"
        ),
        colour,
        0.5,
    )
    pen.stroke(trace("-50 -118, -20 -134 10 -134"), 4, faded("#ffffff", 0.35))
    strap(pen, "#3a2a1a")


def fire_helmet(pen: Pen, spec: Portrait) -> None:
    """Brass fire helmet with a comb and a badge."""
    colour = spec.hat_colour
    pen.part(
        cut("-18 -70, -34 -150 -14 -196 20 -190, 26 -160 22 -110 18 -70"),
        mix(colour, pen.inks.ink, 0.15),
        0.45,
    )
    pen.part(cut("-88 -60, -94 -156 94 -156 88 -60, 30 -48 -30 -48 -88 -60"), colour, 0.45)
    for k in (-1, 1):
        pen.stroke(side(k, trace("26 -134, 44 -100 44 -70")), 2.4, faded(pen.inks.ink, 0.5))
    pen.part(
        cut("-14 -70, -20 -140 -8 -178 0 -184, 10 -178 20 -140 14 -70"), mix(colour, "#fff6df", 0.25), 0.45
    )
    pen.part(
        cut(
            "-112 -46, -70 -82 -30 -74 0 -74, 30 -74 70 -82 112 -46, 60 -34 30 -44 0 -44, "
            "-30 -44 -60 -34 -112 -46"
        ),
        colour,
        0.5,
    )
    pen.part(
        cut("-30 -130, 0 -140 30 -130, 32 -100 20 -82 0 -72, -20 -82 -32 -100 -30 -130"),
        "#a92b22",
        0.4,
        width=3.4,
    )
    pen.fill(cut("0 -124, 14 -104 8 -88 0 -86, -10 -90 -12 -104 -4 -108, 0 -112 0 -118 0 -124"), "#f3c145")
    strap(pen, "#2a1a12")


def sailor(pen: Pen, spec: Portrait) -> None:
    """Sailor's cap with ribbons and a pompon."""
    colour = spec.hat_colour
    pen.part(cut("-78 -76, -108 -112 -86 -146 0 -146, 86 -146 108 -112 78 -76"), colour, 0.35)
    pen.part(
        cut("-80 -92, -30 -78 30 -78 80 -92, 76 -54, 30 -44 -30 -44 -76 -54"),
        trim(pen, spec, QColor("#1f2a44")),
        0.4,
    )
    pen.part(ellipse(0, -148, 13, 10), "#b8322c", 0.3, width=3)
    pen.stroke(trace("-26 -66, 0 -60 26 -66"), 3, "#e7c877")
    for dy in (0, 1):
        pen.part(
            closed((74, -66), (96, -30 + dy * 6, 92 + dy * 14, 40), (104 + dy * 14, 44), (112, -20, 82, -78)),
            "#1f2a44",
            0.35,
            width=3,
        )


def pilot(pen: Pen, spec: Portrait) -> None:
    """Leather flying helmet with goggles."""
    colour = spec.hat_colour
    pen.part(
        cut(
            "-84 40, -102 -60 -70 -128 0 -128, 70 -128 102 -60 84 40, 74 58 66 50 68 20, "
            "76 -40 56 -72 0 -74, -56 -72 -76 -40 -68 20, -66 50 -74 58 -84 40"
        ),
        colour,
        0.5,
    )
    for x0, x1 in ((0, 0), (-40, -54), (40, 54)):
        pen.stroke(path((x0, -124), ((x0 + x1) / 2 * 1.1, -98, x1, -76)), 2.2, faded(pen.inks.ink, 0.5))
    driving_goggles(pen, -100)


def valkyrie(pen: Pen, spec: Portrait) -> None:
    """Opera helmet with wings."""
    for k in (-1, 1):
        for i, (length, a) in enumerate(((112, 12), (92, 30), (70, 50))):
            wing = closed((0, 0), (20, -length * 0.5, 4, -length), (-26, -length * 0.6, -22, 0))
            pen.part(
                moved(mirrored(wing) if k < 0 else wing, k * (84 + i * 4), -56 + i * 10, k * a),
                "#f4ecd8",
                0.4,
                width=3.2,
            )
    pen.part(
        cut("-84 -50, -92 -150 -30 -160 0 -172, 30 -160 92 -150 84 -50, 30 -66 -30 -66 -84 -50"),
        spec.hat_colour,
        0.45,
    )
    pen.part(
        cut("-87 -72, 0 -92 87 -72, 86 -46, 0 -66 -86 -46"),
        mix(spec.hat_colour, pen.inks.ink, 0.25),
        0.4,
        width=3.4,
    )
    pen.part(
        cut("-10 -80, -12 -150 0 -176, 12 -150 10 -80"), mix(spec.hat_colour, "#fff6df", 0.3), 0.4, width=3.2
    )
    for x in (-60, -30, 30, 60):
        pen.part(ellipse(x, -62 + (x / 60) ** 2 * 8 - 8, 5.5), pen.inks.paper, 0.3, hatch=False, width=2.2)


def pith(pen: Pen, spec: Portrait) -> None:
    """Sun helmet."""
    colour = spec.hat_colour
    pen.part(cut("-78 -62, -84 -158 84 -158 78 -62"), colour, 0.4)
    pen.part(ellipse(0, -138, 9, 7), colour, 0.3, width=3)
    pen.part(cut("-80 -82, 0 -66 80 -82, 80 -58, 0 -44 -80 -58"), trim(pen, spec), 0.4)
    pen.part(
        cut(
            "-124 -38, -90 -80 -40 -70 0 -66, 40 -70 90 -80 124 -38, 60 -30 30 -38 0 -38, "
            "-30 -38 -60 -30 -124 -38"
        ),
        colour,
        0.45,
    )
    for k in (-1, 1):
        pen.stroke(side(k, trace("24 -136, 42 -110 42 -78")), 1.8, faded(pen.inks.ink, 0.4))


CAPS: dict[str, Callable[[Pen, Portrait], None]] = {
    "captain": captain,
    "postman": postman,
    "chauffeur": chauffeur,
    "custodian": custodian,
    "brodie": brodie,
    "fire_helmet": fire_helmet,
    "sailor": sailor,
    "pilot": pilot,
    "valkyrie": valkyrie,
    "pith": pith,
}
