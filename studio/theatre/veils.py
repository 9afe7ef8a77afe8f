"""Thin see-through things: beams of light, a pane of water; and figures cut to an outline."""

from dataclasses import replace

from theatre import material
from theatre.colour import Colour, linear
from theatre.curves import Geom
from theatre.figure import Figure
from theatre.stage import Stage


def beam(s: Stage, a: tuple[float, float], b: tuple[float, float], wide: float, depth: float, colour: Colour = "#ffe0a0", strength: float = 0.5) -> None:
    """A cone of light from a to b, `wide` at its end, fading on the way; seen by the camera alone."""
    import bpy

    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    k = s.k(depth)
    w0 = wide * 0.12
    corners = [
        (a[0] - nx * w0, a[1] - ny * w0),
        (b[0] - nx * wide / 2, b[1] - ny * wide / 2),
        (b[0] + nx * wide / 2, b[1] + ny * wide / 2),
        (a[0] + nx * w0, a[1] + ny * w0),
    ]
    mesh = bpy.data.meshes.new("beam")
    mesh.from_pydata([(x * k, 0, y * k) for x, y in corners], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for i, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[i].uv = uv
    n = material.Nodes("beam")
    split = n.add("SeparateXYZ", i0=n.add("TexCoord").outputs["UV"])
    along = n.maths("POWER", n.maths("SUBTRACT", 1.0, split.outputs["X"]), 1.3)
    across = n.maths("SUBTRACT", 1.0, n.maths("ABSOLUTE", n.maths("MULTIPLY_ADD", split.outputs["Y"], 2.0, -1.0)))
    soft = n.ramp(across, 0, 0.6, smooth=True)
    power = n.maths("MULTIPLY", n.maths("MULTIPLY", along, soft), strength)
    seen = n.maths("MULTIPLY", power, n.add("LightPath").outputs["Is Camera Ray"])
    shine = n.add("Emission", Color=linear(colour), Strength=seen).outputs[0]
    mat = n.finish(n.add("AddShader", i0=n.add("BsdfTransparent").outputs[0], i1=shine).outputs[0])
    s.add(mesh, (0, depth, 0), mat).visible_shadow = False


def tint(colour: Colour, alpha: float) -> object:
    """For `sheet(mat=...)`: a coloured film over what lies behind it."""
    n = material.Nodes("tint")
    seen = n.maths("MULTIPLY", n.add("LightPath").outputs["Is Camera Ray"], alpha)
    clear = n.add("BsdfTransparent").outputs[0]
    film = n.add("Emission", Color=linear(colour), Strength=1.0).outputs[0]
    return n.finish(n.add("MixShader", i0=seen, i1=clear, i2=film).outputs[0])


def cropped(figure: Figure, within: Geom) -> Figure:
    """What of a figure is seen through an opening: place it with size 1 at (0, 0)."""
    parts = [replace(p, shape=p.shape.intersection(within)) for p in figure.parts]
    return Figure(tuple(p for p in parts if not p.shape.is_empty and p.shape.area > 1e-5), figure.points)
